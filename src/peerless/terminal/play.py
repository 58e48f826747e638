"""A duel in the terminal, against a bot."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Callable

from peerless.bots import BOTS, Bot
from peerless.content import battlefields, heroes
from peerless.game import Game, Question, View
from peerless.record.notation import card_name, fighter_name
from peerless.record.telling import tell
from peerless.rules.events import Event
from peerless.rules.pieces import Card, CardType, Hero
from peerless.rules.questions import Act, Ask
from peerless.terminal.picture import describe_players, describe_zones, draw_battlefield
from peerless.text.speaker import say

HELP = """\
Answer with a number, or in words as they stand ("attack ... > ...: ..." and so on).
  board    the battlefield and who stands where     zones    which spaces are in which zone
  hand     your cards                               deck     every card of both decks
  discard  the discard piles                        log      everything that happened
  ?        this help                                quit     leave the game
"""

Say = Callable[[str], None]
Read = Callable[[str], str]


class Quit(Exception):
    """The player leaves."""


class Table:
    """A person at one seat, a bot at the other."""

    def __init__(self, game: Game, seat: int, bot: Bot, say_: Say, read: Read) -> None:
        self.game = game
        self.seat = seat
        self.bot = bot
        self.say = say_
        self.read = read
        self.log: list[str] = []

    def play(self) -> None:
        self.say(HELP)
        self.tell(self.game.opening)
        while (question := self.game.question) is not None:
            if question.seat == self.seat:
                self.tell(self.game.play(self.ask(question)))
            else:
                view = self.game.view(question.seat)
                self.tell(self.game.play(self.bot.choose(view)))
        self.show_board()
        self.say(f"{' and '.join(self.game.winners) or 'Nobody'} won.")

    # ------------------------------------------------------------ showing

    @property
    def view(self) -> View:
        """All that the person may know, and so all that is shown."""
        return self.game.view(self.seat)

    def tell(self, events: list[Event]) -> None:
        for event in events:
            line = tell(self.game.setting, event, self.seat)
            self.log.append(line)
            self.say(f"  {line}")

    def show_board(self) -> None:
        view = self.view
        width = shutil.get_terminal_size((100, 40)).columns
        self.say(f"\n{draw_battlefield(view, width - 1)}\n\n{describe_players(view)}\n")

    def show_hand(self) -> None:
        setting, hand = self.game.setting, self.view.state.hands[self.seat]
        faces = [setting.card_face[card] for card in hand]
        self.say("Your hand:" if hand else "Your hand is empty.")
        for face in sorted(set(faces)):
            card = setting.faces[face].card
            self.say(describe_card(setting.heroes[self.seat], card, faces.count(face)))

    def show_decks(self) -> None:
        for hero in self.game.setting.heroes:
            self.say(f"{hero.name}: {say(hero.ability, heroes.names_of(hero))}")
            for card in hero.cards:
                self.say(describe_card(hero, card, card.copies))

    def show_discards(self) -> None:
        setting = self.game.setting
        for seat, pile in enumerate(self.view.state.discards):
            names = ", ".join(card_name(setting, setting.card_face[card]) for card in pile)
            self.say(f"{setting.heroes[seat].name}: {names or 'empty'}")

    # ------------------------------------------------------------ asking

    def ask(self, question: Question) -> str:
        if question.about in (Ask.ACTION, Ask.PLACE, Ask.MOVE):
            self.show_board()
        if question.about in (Ask.ACTION, Ask.BOOST, Ask.DEFEND, Ask.HAND_LIMIT):
            self.show_hand()
        texts = [str(action) for action in self.game.actions()]
        self.say(prompt(self.game, question))
        self.say(in_columns([f"{i:>3}  {text}" for i, text in enumerate(texts, 1)]))
        while True:
            words = self.read("> ").strip()
            if words.isascii() and words.isdigit() and 1 <= int(words) <= len(texts):
                return texts[int(words) - 1]
            if self.game.find(words) is not None:
                return words
            self.obey(words, len(texts))

    def obey(self, words: str, options: int) -> None:
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self.say(HELP),
            "help": lambda: self.say(HELP),
            "board": self.show_board,
            "zones": lambda: self.say(describe_zones(self.view)),
            "deck": self.show_decks,
            "hand": self.show_hand,
            "discard": self.show_discards,
            "log": lambda: self.say("\n".join(self.log)),
        }
        if words in ("quit", "exit"):
            raise Quit
        if words in commands:
            commands[words]()
        else:
            self.say(f'"{words}" is not possible now: a number from 1 to {options}, or ? for help.')


def prompt(game: Game, question: Question) -> str:
    """What is asked, in words, and which card or ability asks it."""
    words = _PROMPTS[question.about].format(
        actions=game.state.actions,
        limit=game.setting.house.hand_limit,
        piece=_piece(game),
        attack=_attack(game),
    )
    return f"{question.source}: {words}" if question.source else words


_PROMPTS = {
    Ask.PLACE: "Where do you place {piece}?",
    Ask.ACTION: "Your action ({actions} left)?",
    Ask.BOOST: "Boost with a card?",
    Ask.MOVE: "Who moves where? (done: nobody else)",
    Ask.DEFEND: "{attack}. Defend with a card?",
    Ask.HAND_LIMIT: "More than {limit} cards in hand: which do you discard?",
    Ask.MAY: "Do you want to?",
    Ask.PICK: "Which?",
}


def _piece(game: Game) -> str:
    """What is to be placed."""
    option = game.actions()[0].option
    if option.act == Act.PLACE_TOKEN:
        return f"a {game.setting.tokens[option.a].kind.name} token"
    return fighter_name(game.setting, option.a) if option.act == Act.PLACE else ""


def _attack(game: Game) -> str:
    combat = game.state.combat
    if combat is None:
        return ""
    attacker, target = combat.attack.fighter, combat.defense.fighter
    return f"{fighter_name(game.setting, attacker)} attacks {fighter_name(game.setting, target)}"


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


def in_columns(lines: list[str]) -> str:
    """Long lists side by side, so that they fit on a screen."""
    if len(lines) <= 12:
        return "\n".join(lines)
    width = max(len(line) for line in lines) + 2
    across = max(1, min(shutil.get_terminal_size((100, 40)).columns // width, 4))
    down = -(-len(lines) // across)
    rows = [lines[i::down] for i in range(down)]
    return "\n".join("".join(f"{line:<{width}}" for line in row).rstrip() for row in rows)


# ---------------------------------------------------------------- choosing what to play


def choose(what: str, names: dict[str, str], read: Read, say_: Say) -> str:
    """One id out of several, by number or name."""
    say_(f"{what}:")
    ids = list(names)
    say_(in_columns([f"{i:>3}  {names[id]}" for i, id in enumerate(ids, 1)]))
    while True:
        words = read(f"{what}? ").strip().casefold()
        if words.isascii() and words.isdigit() and 1 <= int(words) <= len(ids):
            return ids[int(words) - 1]
        for id in ids:
            if words in (id, names[id].casefold()):
                return id
        if words in ("quit", "exit"):
            raise Quit
        say_(f'"{words}" is none of them: a number from 1 to {len(ids)}, or a name.')


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
    mine = mine or choose("Your hero", hero_names, read, say_)
    theirs = theirs or choose("Your opponent's hero", hero_names, read, say_)
    battlefield = battlefield or choose("Battlefield", board_names, read, say_)
    game = Game.new(battlefield, [mine, theirs], seed)
    Table(game, 0, BOTS[bot](seed + 1), say_, read).play()
