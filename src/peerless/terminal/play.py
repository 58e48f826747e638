"""A duel in the terminal, against a bot."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

from peerless.bots import BOTS, Bot
from peerless.content import battlefields, heroes
from peerless.game import Game, Question, View
from peerless.record.notation import card_name
from peerless.record.telling import tell_all
from peerless.rules.chance import Chance
from peerless.rules.events import Event
from peerless.rules.pieces import Card, CardType, Hero
from peerless.rules.questions import Act, Ask
from peerless.terminal.asking import acts, is_first_pick, label, prompt
from peerless.terminal.choosing import (
    LEAVE,
    Quit,
    Read,
    Say,
    by_number,
    choose,
    did_you_mean,
    numbered,
)
from peerless.terminal.colour import can_colour
from peerless.terminal.picture import (
    describe_fighters,
    describe_players,
    describe_zones,
    draw_battlefield,
)
from peerless.text.speaker import say

__all__ = ["Quit", "Table", "play"]

HELP = """\
Answer with a number, or in words as they stand ("attack ... > ...: ..." and so on).
  board    the battlefield and who stands where     zones    which spaces are in which zone
  hand     your cards                               deck     every card of both decks
  discard  the discard piles                        log      everything that happened
  ?        this help                                quit     leave the game
  save FILE   keep the game so far, for "peerless replay FILE"
"""


class Table:
    """A person at one seat, a bot at the other."""

    def __init__(
        self, game: Game, seat: int, bot: Bot, say_: Say, read: Read, colour: bool = False
    ) -> None:
        self.game = game
        self.seat = seat
        self.bot = bot
        self.say = say_
        self.read = read
        self.colour = colour
        self.log: list[str] = []
        self.saved: Path | None = None
        self.moving = False  # the last answer was part of a move that may still go on
        self.commands: dict[str, Callable[[], None]] = {
            "?": lambda: self.say(HELP),
            "help": lambda: self.say(HELP),
            "board": self.show_board,
            "zones": lambda: self.say(describe_zones(self.view, self.colour)),
            "deck": self.show_decks,
            "hand": self.show_hand,
            "discard": self.show_discards,
            "log": lambda: self.say("\n".join(self.log)),
        }

    def play(self) -> None:
        try:
            self.open()
            self.play_to_the_end()
            self.look_back()
        except (Quit, EOFError, KeyboardInterrupt):
            self.say("")  # the line of the prompt may still be open
            self.say_goodbye()
            raise
        self.say_goodbye()

    def open(self) -> None:
        setting, record = self.game.setting, self.game.record()
        mine, theirs = self.heroes
        where = setting.battlefield.name
        self.say(f"{mine.name} (you) against {theirs.name} on {where}, seed {record.seed}.\n")
        self.say(describe_ability(mine))
        self.say(describe_ability(theirs))
        self.say(f"\n{HELP}")
        self.tell(self.game.opening)

    def play_to_the_end(self) -> None:
        while (question := self.game.question) is not None:
            if question.seat == self.seat:
                answer = self.ask(question)
                self.moving = question.about is Ask.MOVE
                self.tell(self.game.play(answer))
            else:
                self.moving = False
                view = self.game.view(question.seat)
                self.tell(self.game.play(self.bot.choose(view)))

    def look_back(self) -> None:
        """The game is over; everything can still be looked at, and kept."""
        self.show_board()
        self.say(verdict(self.game, self.seat))
        self.say('"save FILE" keeps the game, "log" tells it, Enter leaves.')
        while self.obey(self.read("> ").strip()):
            pass

    def say_goodbye(self) -> None:
        record = self.game.record()
        mine, theirs = self.heroes
        self.say(
            f"The same deal again: peerless play --hero {mine.id} --against {theirs.id} "
            f"--battlefield {record.battlefield} --seed {record.seed}"
        )
        if self.saved is not None:
            self.say(f"What you saved, told again: peerless replay {self.saved}")
        self.say(f"Goodbye: seed {record.seed}, {record.result}.")

    # ------------------------------------------------------------ showing

    @property
    def view(self) -> View:
        """All that the person may know, and so all that is shown."""
        return self.game.view(self.seat)

    @property
    def heroes(self) -> tuple[Hero, Hero]:
        """One's own, then the opponent's."""
        heroes = self.game.setting.heroes
        return heroes[self.seat], heroes[1 - self.seat]

    def tell(self, events: list[Event]) -> None:
        for line in tell_all(self.game.setting, events, self.seat):
            self.log.append(line)
            self.say(f"  {line}")

    def show_board(self) -> None:
        view = self.view
        width = shutil.get_terminal_size((100, 40)).columns
        picture = draw_battlefield(view, width - 1, self.colour)
        self.say(f"\n{picture}\n\n{describe_players(view)}\n")

    def show_hand(self) -> None:
        hand = self.view.state.hands[self.seat]
        self.say("Your hand:" if hand else "Your hand is empty.")
        self.show_cards([self.game.setting.card_face[card] for card in hand])

    def show_cards(self, faces: list[int]) -> None:
        setting = self.game.setting
        for face in sorted(set(faces)):
            printed = setting.faces[face]
            self.say(describe_card(setting.heroes[printed.seat], printed.card, faces.count(face)))

    def show_decks(self) -> None:
        for hero in self.game.setting.heroes:
            self.say(describe_ability(hero))
            for card in hero.cards:
                self.say(describe_card(hero, card, card.copies))

    def show_discards(self) -> None:
        setting = self.game.setting
        for seat, pile in enumerate(self.view.state.discards):
            names = ", ".join(card_name(setting, setting.card_face[card]) for card in pile)
            self.say(f"{setting.heroes[seat].name}: {names or 'empty'}")

    # ------------------------------------------------------------ asking

    def ask(self, question: Question) -> str:
        self.set_the_scene(question.about)
        self.pose()
        texts = [str(action) for action in self.game.actions()]
        while True:
            words = self.read("> ").strip()
            number = by_number(words, len(texts))
            if number is not None:
                return texts[number]
            if self.game.find(words) is not None:
                return words
            if not words or self.obey(words):
                self.pose()
            else:
                self.refuse(words, texts)

    def set_the_scene(self, about: Ask) -> None:
        """What one needs to see for an answer; the board not again after every step of a move."""
        view = self.view
        if about is Ask.MOVE and self.moving:
            self.say(f"\n{describe_fighters(view)}\n")
        elif about in (Ask.ACTION, Ask.PLACE, Ask.MOVE):
            self.show_board()
        elif about is Ask.PICK and is_first_pick(view):
            if acts(view) & {Act.FIGHTER, Act.SPACE, Act.TOKEN}:
                self.show_board()
            elif Act.CARD in acts(view):
                self.say("To choose from:")
                options = [action.option for action in view.actions()]
                self.show_cards([option.a for option in options if option.act is Act.CARD])
        if about in (Ask.ACTION, Ask.BOOST, Ask.DEFEND, Ask.HAND_LIMIT):
            self.show_hand()

    def pose(self) -> None:
        view = self.view
        self.say(prompt(view))
        self.say(numbered([label(view.setting, action) for action in view.actions()]))

    def refuse(self, words: str, texts: list[str]) -> None:
        hint = did_you_mean(words, [*texts, *self.commands, "save", *LEAVE])
        self.say(
            f'"{words}" is not possible now.{hint} A number from 1 to {len(texts)}, or ? for help.'
        )

    def obey(self, words: str) -> bool:
        """Do what a command says; whether it was one."""
        command, _, file = words.partition(" ")
        if words.casefold() in LEAVE:
            raise Quit
        if command.casefold() == "save":
            self.save(file.strip())
        elif words.casefold() in self.commands:
            self.commands[words.casefold()]()
        else:
            return False
        return True

    def save(self, file: str) -> None:
        """Write the record to a new file, or again to the file it was saved in before."""
        path = Path(file).expanduser()
        if not file:
            self.say("Where to? save FILE")
        elif path.exists() and path != self.saved:
            self.say(f"{path} is there already; save under another name.")
        else:
            try:
                path.write_text(str(self.game.record()), encoding="utf-8")
            except OSError as error:
                self.say(f"{path} cannot be written: {error.strerror}.")
                return
            self.saved = path
            self.say(f"Saved. To be told the game again: peerless replay {path}")


def verdict(game: Game, seat: int) -> str:
    winners = " and ".join(game.winners) or "nobody"
    if seat in (game.state.winners or ()):
        return f"You won. Victory for {winners}."
    return f"You lost. Victory for {winners}." if game.winners else "Nobody won."


def describe_ability(hero: Hero) -> str:
    text = f"{hero.name}: {say(hero.ability, heroes.names_of(hero))}"
    return textwrap.fill(text, 96, subsequent_indent="  ")


def describe_card(hero: Hero, card: Card, copies: int = 1) -> str:
    """A card in two lines: what is printed around its text, and the text."""
    users = " or ".join(card.users) or "any fighter"
    value = "" if card.type is CardType.SCHEME else f" {card.value}"
    boost = "no boost" if card.boost is None else f"boost {card.boost}"
    times = f" x{copies}" if copies > 1 else ""
    head = f"  {card.name}{times}: {card.type.value}{value}, {users}, {boost}"
    text = say(card.text, heroes.names_of(hero))
    body = textwrap.indent(textwrap.fill(text, 90), " " * 6)
    return f"{head}\n{body}" if text else head


def play(
    seed: int,
    battlefield: str | None,
    mine: str | None,
    theirs: str | None,
    bot: str,
    say_: Say = print,
    read: Read = input,
) -> None:
    """Set the table, asking for what is not given, and play the game to its end."""
    hero_names = {id: heroes.load(id).name for id in heroes.hero_ids()}
    board_names = {id: battlefields.load(id).name for id in battlefields.battlefield_ids()}
    chance = Chance(seed)
    mine = mine or choose("Your hero", hero_names, chance, read, say_)
    theirs = theirs or choose("Your opponent's hero", hero_names, chance, read, say_)
    battlefield = battlefield or choose("Battlefield", board_names, chance, read, say_)
    game = Game.new(battlefield, [mine, theirs], seed)
    colour = say_ is print and can_colour(sys.stdout)
    Table(game, 0, BOTS[bot](seed + 1), say_, read, colour).play()
