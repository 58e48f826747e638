"""One game in the terminal: a person at one seat, or at both seats of a team, and a bot at the
others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path

from peerless.bots import Bot, ask
from peerless.game import Game, Question, View
from peerless.messages import Typed
from peerless.record.notation import card_name, player_name
from peerless.record.telling import tell_all
from peerless.rules.events import Event, Happening
from peerless.rules.house_rules import OBJECTIVES_TO_LOSE, QUIET_TURNS
from peerless.rules.masks import has
from peerless.rules.mode import Mode
from peerless.rules.numbers import Seat
from peerless.rules.pieces import Enemy, Force
from peerless.rules.questions import Act, Ask
from peerless.terminal.asking import acts, is_first_pick, label, prompt
from peerless.terminal.cards import describe_ability, describe_card
from peerless.terminal.choosing import (
    LEAVE,
    Quit,
    Read,
    Say,
    by_last_words,
    by_number,
    did_you_mean,
    named,
    numbered,
)
from peerless.terminal.endings import result_in_words
from peerless.terminal.opening import help_for, introduce
from peerless.terminal.panel import (
    describe_adventure,
    describe_board,
    describe_progress,
    describe_sites,
    origins,
    rules_in_short,
    within_reach,
)
from peerless.terminal.picture import (
    describe_fighters,
    describe_players,
    describe_zones,
    draw_battlefield,
    in_order,
    sees_hand,
)
from peerless.terminal.screen import columns
from peerless.terminal.speech import PLAIN, Speech


class Table:
    """A person at these seats, a bot at the others. `again` is the command for the same deal; after
    a game that is not the `last` of the evening nobody says goodbye. `content` are the options of
    a command that knows the content."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[int],
        bot: Bot,
        say: Say,
        read: Read,
        colour: bool = False,
        again: str = "",
        last: bool = True,
        content: str = "",
        bot_name: str = "",
        speech: Speech = PLAIN,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.seat = self.seats[0]  # the one that was asked last
        self.bot = bot
        self.bot_name = bot_name
        self.speech = speech
        self.say = say
        self.read = read
        self.colour = colour
        self.again = again
        self.last = last
        self.replay = f"peerless replay {content}".rstrip()
        self.log: list[str] = []
        self.saved: Path | None = None
        self.before: Ask | None = None  # what the person has just answered, if nobody has since
        self.watching = False  # out of the game, and told what becomes of it
        self.commands: dict[str, Callable[[], None]] = {
            "?": self.show_help,
            "help": self.show_help,
            "board": self.show_board,
            "zones": lambda: self.say(describe_zones(self.view, self.colour, speech)),
            "deck": self.show_decks,
            "hand": self.show_hands,
            "discard": self.show_discards,
            "log": lambda: self.say("\n".join(self.log)),
        }
        if game.setting.mode.is_adventure:
            self.commands["threat"] = self.show_threat
            self.commands["rules"] = lambda: self.say(rules_in_short(game.setting, speech))

    def play(self) -> None:
        try:
            self.open()
            self.play_to_the_end()
            self.look_back()
        except (Quit, EOFError, KeyboardInterrupt):
            self.say("")  # the line of the prompt may still be open
            self.say_goodbye()
            raise
        if self.last:
            self.say_goodbye()

    def open(self) -> None:
        for line in introduce(self.view, self.seats, self.game.record().seed, self.speech):
            self.say(line)
        self.say(f"\n{help_for(self.game.setting, self.speech)}")
        self.tell(self.game.opening)

    def play_to_the_end(self) -> None:
        while (question := self.game.question) is not None:
            if question.seat in self.seats:
                self.seat = question.seat
                answer = self.ask(question)
                self.before = question.about
                self.tell(self.game.play(answer))
            else:
                self.before = None
                self.watch()
                self.tell(ask(self.bot, self.bot_name, self.game))

    def watch(self) -> None:
        """Who is out may watch the others, or leave."""
        if self.watching or not all(map(self.game.state.out, self.seats)):
            return
        self.watching = True
        self.say(f"\n{self.speech('watching')}")
        while (words := self.read("> ").strip()) and self.obey(words):
            pass

    def look_back(self) -> None:
        """The game is over; everything can still be looked at, and kept."""
        self.show_board()
        self.say(verdict(self.game, self.seat, self.speech))
        self.say(self.speech("look-back" if self.last else "look-back-go-on"))
        while self.obey(self.read("> ").strip()):
            pass

    def say_goodbye(self) -> None:
        record = self.game.record()
        if self.again:
            self.say(f"{self.speech('same-deal')}\n  {self.again}")
        if self.saved is not None:
            self.say(self.speech("saved-again", command=f"{self.replay} {self.saved}"))
        result = result_in_words(self.game, self.speech.language)
        self.say(self.speech("goodbye", seed=str(record.seed), result=result))

    # ------------------------------------------------------------ showing

    @property
    def view(self) -> View:
        """All that the person may know, and so all that is shown."""
        return self.game.view(self.seat)

    def tell(self, events: list[Event]) -> None:
        """In words; among many players an empty line goes before each turn, in the cooperative game
        before each initiative card and the end of the round."""
        for (seat, begins), heard in groupby(events, self.hearing):
            for line in tell_all(self.game.setting, list(heard), seat, self.speech.language):
                self.log.append(line)
                self.say(f"\n  {line}" if begins else f"  {line}")

    def hearing(self, event: Event) -> tuple[int, bool]:
        """Of one's seats one that may know the card (only one may have looked at it); and whether
        it is the beginning of a turn among many players."""
        seers = [seat for seat in self.seats if has(event.seers, seat)]
        setting = self.game.setting
        if setting.mode.is_adventure:
            begins = event.kind in (Happening.INITIATIVE, Happening.ROUND_ENDED)
        else:
            begins = event.kind is Happening.TURN_BEGAN and setting.seats > 2
        return seers[0] if seers else self.seat, begins

    def show_board(self, players: bool = True, around: bool = True) -> None:
        """The battlefield; the players; in the cooperative game what stands around it."""
        view = self.view
        picture = draw_battlefield(view, columns() - 1, self.colour)
        self.say(f"\n{picture}\n")
        if around and view.state.adventure is not None:
            self.say(f"{describe_adventure(view, self.speech)}\n")
        if players:
            self.say(f"{describe_players(view, self.seats, self.speech)}\n")

    def show_help(self) -> None:
        self.say(help_for(self.game.setting, self.speech))

    def show_threat(self) -> None:
        """Where the cooperative game stands, and what is written around the board."""
        view, speech = self.view, self.speech
        self.say(f"{describe_progress(view, speech)}\n{describe_board(view, speech)}")
        for line in origins(self.game.setting, speech):
            self.say(f"({line})")

    def show_hand(self, seat: Seat | None = None) -> None:
        """The hand of the seat that is asked, or of another of one's side."""
        owner = self.seat if seat is None else seat
        view = self.game.view(owner) if owner in self.seats else self.view
        hand = view.state.hands[owner]
        if owner not in self.seats:
            whose = "hand-mate"
        else:
            whose = "hand" if len(self.seats) == 1 else "hand-as"
        self.say(self.speech(whose if hand else f"{whose}-empty", player=self.name(owner)))
        self.show_cards([self.game.setting.card_face[card] for card in hand])

    def show_hands(self) -> None:
        """One's own, and those of the team (C53), unless they are secret."""
        setting = self.game.setting
        for seat in in_order(self.view):
            if setting.sides[seat] != setting.sides[self.seat]:
                continue
            if seat in self.seats or sees_hand(self.view, seat):
                self.show_hand(seat)
            else:
                self.say(self.speech("hand-secret", player=self.name(seat)))

    def name(self, seat: Seat) -> str:
        return player_name(self.game.setting, seat)

    def show_cards(self, faces: list[int]) -> None:
        setting = self.game.setting
        for face in sorted(set(faces)):
            printed = setting.faces[face]
            force, copies = setting.forces[printed.seat], faces.count(face)
            self.say(describe_card(force, printed.card, copies, self.speech))
        for seat in sorted({setting.faces[face].seat for face in faces}):
            self.tell_origin(setting.forces[seat])

    def show_decks(self, words: str = "") -> None:
        """Every deck, or that of the hero or the enemy who is named."""
        cast = {force.id: force for force in self.game.setting.forces}
        names = {id: self.speech.name(force.name) for id, force in cast.items()}
        found = named(words.casefold(), names) if words else list(names)
        if not found:
            self.say(self.speech("not-here", words=Typed(words)))
        for id in found:
            self.say(describe_ability(cast[id], self.game.setting.players, self.speech))
            for card in cast[id].cards:
                self.say(describe_card(cast[id], card, card.copies, self.speech))
            self.tell_origin(cast[id])

    def tell_origin(self, force: Force) -> None:
        """Of an enemy whose cards are shown, where they come from."""
        if isinstance(force, Enemy) and force.origin:
            note = self.speech("source", source=force.name, question=force.origin)
            self.say(f"  ({note})")

    def show_discards(self) -> None:
        setting, state = self.game.setting, self.view.state
        for seat in in_order(self.view):
            pile = state.discards[seat]
            cards = [card_name(setting, setting.card_face[card]) for card in pile]
            names = ", ".join(map(self.speech.name, cards)) or self.speech("empty")
            self.say(self.speech("source", source=self.name(seat), question=names))

    # ------------------------------------------------------------ asking

    def ask(self, question: Question) -> str:
        self.set_the_scene(question)
        self.pose()
        texts = [str(action) for action in self.game.actions()]
        while True:
            words = self.read("> ").strip()
            number = by_number(words, len(texts))
            if number is not None:
                return texts[number]
            if self.game.find(words) is not None:
                return words
            if (whole := by_last_words(words, texts)) is not None:
                return whole
            if not words or self.obey(words):
                self.pose()
            else:
                self.refuse(words, texts)

    def set_the_scene(self, question: Question) -> None:
        """What one needs to see for an answer; the board not again after every step of a move."""
        view, about = self.view, question.about
        if about is Ask.MOVE and self.before is Ask.MOVE:
            self.say(f"\n{describe_fighters(view, self.speech)}\n")
        elif about is Ask.SITE:
            self.say(f"\n{describe_sites(view, within_reach(view), self.speech)}\n")
        elif about in (Ask.ACTION, Ask.PLACE, Ask.MOVE):
            players = not self.has_just_seen(question)
            self.show_board(players, around=players and about is not Ask.MOVE)
        elif about is Ask.PICK and is_first_pick(view):
            if acts(view) & {Act.FIGHTER, Act.SPACE, Act.TOKEN}:
                self.show_board(around=False)
            elif Act.CARD in acts(view):
                self.say(self.speech("to-choose-from"))
                options = [action.option for action in view.actions()]
                self.show_cards([option.face for option in options if option.act is Act.CARD])
        discards = Act.ACTIVATE in acts(view)
        if about in (Ask.ACTION, Ask.BOOST, Ask.DEFEND, Ask.HAND_LIMIT) or discards:
            self.show_hand()

    def has_just_seen(self, question: Question) -> bool:
        """Whether the players, who are many, were described for the question before."""
        maneuver = question.about is Ask.MOVE and question.source is None
        placing = question.about is Ask.PLACE and self.before is Ask.PLACE
        return self.game.setting.seats > 2 and (maneuver or placing)

    def pose(self) -> None:
        view = self.view
        several = len(self.seats) > 1
        whom = f"{self.speech('acting-for', player=self.name(self.seat))} " if several else ""
        self.say(f"{whom}{prompt(view, self.speech)}")
        self.say(numbered([label(view, action, self.speech) for action in view.actions()]))

    def refuse(self, words: str, texts: list[str]) -> None:
        speech = self.speech
        hint = did_you_mean(words, [*texts, *self.commands, "save", *LEAVE], speech)
        refused = speech("not-possible", words=Typed(words))
        self.say(f"{refused}{hint} {speech('number-or-help', n=len(texts))}")

    def obey(self, words: str) -> bool:
        """Do what a command says; whether it was one."""
        command, _, rest = words.partition(" ")
        if words.casefold() in LEAVE:
            raise Quit
        if command.casefold() == "save":
            self.save(rest.strip())
        elif command.casefold() == "deck":
            self.show_decks(rest.strip())
        elif words.casefold() in self.commands:
            self.commands[words.casefold()]()
        else:
            return False
        return True

    def save(self, file: str) -> None:
        """Write the record to a new file, or again to the file it was saved in before."""
        path = Path(file).expanduser()
        if not file:
            self.say(self.speech("save-where"))
        elif path.exists() and path != self.saved:
            self.say(self.speech("save-there", file=str(path)))
        else:
            try:
                path.write_text(str(self.game.record()), encoding="utf-8")
            except OSError as error:
                self.say(self.speech("save-failed", file=str(path), why=str(error.strerror)))
                return
            self.saved = path
            self.say(self.speech("saved", command=f"{self.replay} {path}"))


def verdict(game: Game, seat: Seat, speech: Speech = PLAIN) -> str:
    winners = game.state.winners or ()
    if game.setting.mode.is_adventure:
        return _verdict_of_adventure(game, speech)
    sides = {game.setting.sides[winner] for winner in winners}
    names = speech.listed(game.winners)
    if len(sides) != 1:
        return speech("drawn", names=names)
    outcome = "won" if seat in winners else "lost"
    return speech(f"team-{outcome}" if game.setting.mode is Mode.TEAM else outcome, names=names)


def _verdict_of_adventure(game: Game, speech: Speech) -> str:
    """In the cooperative game all win or lose together, and there is more than one way to lose."""
    setting, adventure = game.setting, game.state.adventure
    assert adventure is not None
    villain = player_name(setting, setting.villain)
    if 0 in (game.state.winners or ()):
        return speech("adventure-won", villain=villain, n=adventure.round)
    if adventure.objectives == OBJECTIVES_TO_LOSE:
        times = OBJECTIVES_TO_LOSE
        return speech("lost-by-threat", villain=villain, times=times, n=adventure.round)
    if not all(map(game.state.out, range(setting.players))):  # R125
        return speech("lost-by-quiet", quiet=QUIET_TURNS, n=adventure.round)
    return speech("lost-by-elimination", n=adventure.round)
