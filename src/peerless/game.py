"""The public face: a game that is asked and answered. Everything outside the engine uses this."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple
from weakref import ref

from peerless.content.library import BOX, Library
from peerless.content.nearest import Unknown, plain
from peerless.messages.refusals import Message, Name
from peerless.picture import Picture, draw_state
from peerless.playing import Action, Actions, Playing, option_words
from peerless.record.notation import (
    fighter_name,
    player_name,
    read,
    read_way,
    source_name,
    space_name,
)
from peerless.record.records import CONCEDE, TIMEOUT, Record
from peerless.rules import ending, engine
from peerless.rules.chance import Chance
from peerless.rules.events import Event, Happening
from peerless.rules.house_rules import USUAL, HouseRules
from peerless.rules.mode import Mode
from peerless.rules.numbers import Cause, Seat
from peerless.rules.questions import Ask, IllegalAnswer, Option, PendingQuestion
from peerless.rules.reach import could_attack, could_move_to
from peerless.rules.setting import Setting
from peerless.rules.state import State
from peerless.rules.view_data import ViewData, view_data
from peerless.rules.views import SPECTATOR, conceal, imagine
from peerless.rules.ways import same_move
from peerless.setup import (
    DoesNotFit,
    check_arguments,
    make_setting,
    mode_named,
    outside_the_box,
    random_minions,
)

_GIVING_UP = {CONCEDE: Happening.CONCEDED, TIMEOUT: Happening.TIMED_OUT}


class Question:
    """Who is asked, about what, and which card or ability asks (None: the rules do)."""

    __slots__ = ("about", "player", "seat", "source")

    def __init__(self, seat: Seat, player: str, about: Ask, source: str | None) -> None:
        self.seat = seat
        self.player = player
        self.about = about
        self.source = source

    def __str__(self) -> str:
        source = f" for {self.source}" if self.source else ""
        return f"{self.player} is asked: {self.about.name.lower().replace('_', ' ')}{source}"

    def __repr__(self) -> str:
        return f"<{self}>"


class Reach(NamedTuple):
    """A fighter, the spaces where it could go and the fighters that it could attack."""

    fighter: str
    spaces: list[str]
    targets: list[str]


class Position:
    """What can be read of a game: the question, its legal answers, who has won."""

    state: State
    setting: Setting

    @property
    def question(self) -> Question | None:
        """The open question; None when the game is over."""
        open_ = self._open()
        if open_ is None:
            return None
        player = player_name(self.setting, open_.seat)
        return Question(open_.seat, player, open_.about, self.source(open_.cause))

    def actions(self) -> Actions:
        """The legal answers to the open question."""
        return Actions(self.setting, self._to_answer())

    def _open(self) -> PendingQuestion | None:
        return self.state.question

    def _to_answer(self) -> PendingQuestion | None:
        """The open question, where its answers may be known."""
        return self._open()

    def find(self, text: str) -> Action | None:
        """The legal answer that this notation names, if there is one."""
        question = self._to_answer()
        if question is None:
            return None
        words = option_words(self.setting, question)
        wanted = read(self.setting, text, question.options, words) or self._way(text, question)
        if wanted is None or wanted not in question.options:
            return None
        return Action(self.setting, wanted, question)

    def _way(self, text: str, question: PendingQuestion) -> Option | None:
        """The move for which a way that is written out stands."""
        way = read_way(self.setting, text)
        if question.move is None or way is None:
            return None
        return same_move(self.state, question.move, *way)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.winners is not None

    @property
    def winners(self) -> list[str]:
        """The names of the players who have won."""
        return [player_name(self.setting, seat) for seat in self.state.winners or ()]

    def source(self, cause: Cause) -> str | None:
        """The name of the card or the hero behind a cause; None for a rule."""
        return source_name(self.setting, cause)

    def reach(self, fighter: str) -> Reach:
        """Where a fighter could go from where it stands, without a boost, and whom it could
        attack, whoever's turn it is. One that is off the battlefield reaches nothing."""
        setting = self.setting
        names = [fighter_name(setting, piece.id) for piece in setting.fighters]
        wanted = plain(fighter)
        found = next((i for i, name in enumerate(names) if name.casefold() == wanted), None)
        if found is None:
            raise Unknown("fighter", fighter, names)
        spaces = [space_name(setting, space) for space in could_move_to(self.state, found)]
        return Reach(names[found], spaces, [names[i] for i in could_attack(self.state, found)])

    def draw(self) -> Picture:
        """A picture of what everyone may see."""
        return draw_state(self.state, SPECTATOR)

    def _repr_svg_(self) -> str:
        """A notebook shows a position as its picture."""
        return self.draw().svg

    def __repr__(self) -> str:
        names = [hero.name for hero in self.setting.heroes]
        if self.setting.mode.is_adventure:
            names = [" and ".join(names), self.setting.enemies[0].name]
        players = " against ".join(names)
        return f"<{players} on {self.setting.battlefield.name}>"


class Game(Playing, Position):
    """A game, from its setup to its end, with everything that is hidden in it.

    `Game.new` begins one; `question`, `actions` and `play` go through it. `view` gives what one
    seat may know, `record` the game in writing."""

    def __init__(self, state: State, record: Record) -> None:
        super().__init__(state)
        self._beginning = record  # shared by copies; what was decided comes after it
        self._seats = range(SPECTATOR, self.setting.players)
        self._unread: set[ref[View]] = set()  # views of the position as it is now
        self._gave_up: tuple[Seat, str] | None = None  # who ended the game, and how
        self.opening = state.log or []  # the events up to the first question
        if state.log is not None:
            state.log = []

    @classmethod
    def new(
        cls,
        battlefield: str,
        heroes: Sequence[str],
        seed: int = 0,
        house: HouseRules = USUAL,
        listen: bool = True,
        mode: Mode | str = Mode.DUEL,
        library: Library = BOX,
        enemies: Sequence[str] = (),
        discoveries: Sequence[str] = (),
    ) -> Game:
        """A new game, the heroes in turn order: in a team game the two teams alternate (C56).
        Without `listen` no events are kept, which is faster. The `library` holds the battlefield
        and the heroes, which go by id or name; for a cooperative game also the enemies, the
        villain first, and the discoveries."""
        check_arguments(battlefield, heroes, seed)
        setting = make_setting(
            battlefield, tuple(heroes), house, mode_named(mode), library, tuple(enemies),
            tuple(discoveries),
        )  # fmt: skip
        return cls.begin(setting, seed, listen)

    @classmethod
    def adventure(
        cls,
        villain: str,
        heroes: Sequence[str],
        minions: Sequence[str] | None = None,
        seed: int = 0,
        discoveries: Sequence[str] = (),
        house: HouseRules = USUAL,
        listen: bool = True,
        library: Library = BOX,
    ) -> Game:
        """A new cooperative game against a villain, on its own board; the minions are drawn by lot
        if none are named."""
        board = library.enemies.load(villain).battlefield
        if minions is None:
            minions = random_minions(len(heroes), seed, library)
        elif len(minions) != len(heroes):
            found = {"minions": len(minions), "heroes": len(heroes)}
            raise DoesNotFit("enemy", "setup-minions", **found)
        return cls.new(
            board, heroes, seed, house, listen, Mode.ADVENTURE, library, [villain, *minions],
            discoveries,
        )  # fmt: skip

    @classmethod
    def begin(cls, setting: Setting, seed: int, listen: bool = True) -> Game:
        """A new game in a setting that has been made already."""
        ids = tuple(hero.id for hero in setting.heroes)
        record = Record(
            setting.battlefield.id,
            ids,
            seed,
            setting.mode.value,
            house=setting.house,
            content=outside_the_box(setting),
            enemies=tuple(enemy.id for enemy in setting.enemies),
            discoveries=tuple(discovery.id for discovery in setting.discoveries),
        )
        return cls(engine.begin(setting, seed, listen), record)

    def play(self, action: Action | str) -> list[Event]:
        """Answer the open question, by an action or its notation; returns what happened."""
        if not isinstance(action, Action):
            action = self._named(action)
        if self._unread:
            self._read_views()
        return self._answer(action)

    def give_up(self, seat: Seat, how: str = CONCEDE) -> list[Event]:
        """The side of a seat concedes, or has run out of time (`TIMEOUT`), whoever is asked: the
        other has won. `IllegalAnswer` where more than two sides play."""
        self._check_seat(seat)
        if self._unread:
            self._read_views()
        if self.state.log is not None:
            self.state.log = []
        ending.give_up(self.state, seat, _GIVING_UP[how])
        self._gave_up = seat, how
        return self.state.log or []

    def play_recorded(self, seat: Seat, text: str) -> list[Event]:
        """A line of a record: an answer, or how the game was given up."""
        return self.give_up(seat, text) if text in _GIVING_UP else self.play(text)

    def _named(self, text: str) -> Action:
        if not isinstance(text, str):
            raise TypeError(f"expected an action or its notation, found {text!r}")
        found = self.find(text)
        if found is None:
            raise IllegalAnswer(f'"{text}" is not legal now')
        return found

    def refusal(self, text: str) -> str:
        """Why a text cannot be played, and what can: for those who may see what is asked."""
        return self.why_not(text).words()

    def why_not(self, text: str) -> Message:
        """The same, for any language."""
        question = self.question
        if question is None:
            return Message("record-over", {"text": text})
        some = ", ".join(str(action) for action in self.actions()[:6])
        more = ", ..." if len(self.actions()) > 6 else ""
        player, answers = Name(question.player), f"{some}{more}"
        return Message("record-illegal", {"text": text, "player": player, "answers": answers})

    def view(self, seat: Seat) -> View:
        """What this seat may know; `SPECTATOR` for what is public."""
        self._check_seat(seat)
        view = View.unread(self.state, seat)
        self._unread.add(ref(view, self._unread.discard))
        return view

    def _read_views(self) -> None:
        """Before the position changes, make what somebody may still read of it."""
        for found in list(self._unread):
            view = found()
            if view is not None:
                view.read()
        self._unread.clear()

    def draw(self, seat: Seat = SPECTATOR) -> Picture:
        """A picture of what everyone may see, the player of this seat first."""
        self._check_seat(seat)
        return draw_state(self.state, seat)

    def _check_seat(self, seat: Seat) -> None:
        if seat not in self._seats:
            seats = ", ".join(map(str, range(self.setting.players)))
            raise ValueError(f"seat {seat!r}, expected one of: {seats}, or SPECTATOR ({SPECTATOR})")

    def copy(self) -> Game:
        """Another game that goes on from here, with the same cards and the same luck."""
        new = Game(self.state.copy(), self._beginning)
        new._decided, new._made = self._decided, self._made
        new.opening = self.opening
        new._gave_up = self._gave_up
        return new

    def record(self) -> Record:
        """The game so far: header and decisions."""
        beginning = self._beginning
        decided = [(seat, str(action)) for seat, action in self._decided[: self._made]]
        decided += [] if self._gave_up is None else [self._gave_up]
        result = self.result if self.over else beginning.result
        return replace(beginning, decisions=beginning.decisions + decided, result=result)

    @property
    def result(self) -> str:
        """How the game has ended, as its record says it."""
        setting, winners = self.setting, self.state.winners or ()
        if setting.mode.is_adventure:
            villain = player_name(setting, setting.villain)
            return f"{villain if setting.villain in winners else 'the heroes'} won"
        drawn = len({setting.sides[seat] for seat in winners}) != 1
        return "draw" if drawn else f"{' and '.join(self.winners)} won"


class View(Position):
    """A game as one seat may know it, as it was when the view was made. The hidden cards in it are
    not the true ones.

    It is made when it is first read, and before the game goes on: who looks at the legal answers
    alone, or only imagines, pays for nothing else."""

    _deal: Callable[[Chance | None], State] | None = None
    """Deals the true game anew, in a fixed order or by chance, until the view has been read. It is
    a function, so that nothing of the truth is a part of the view, wherever that is sent."""
    _look: Callable[[], ViewData] | None = None
    """Reads from the true game what the seat may know, until the view has been read. It is the same
    as what is read after dealing anew, which takes much longer."""

    def __init__(self, state: State, seat: Seat) -> None:
        """Of a state in which all that the seat may not know is concealed."""
        self._prepare(state, seat)
        self.state = state

    @classmethod
    def unread(cls, true: State, seat: Seat) -> View:
        """Of the true state, which must not change before the view is read."""
        view = cls.__new__(cls)
        view._prepare(true, seat)
        view._deal = lambda chance: (
            conceal(true, seat) if chance is None else imagine(true, seat, chance)
        )
        view._look = lambda: view_data(true, seat)
        return view

    def _prepare(self, state: State, seat: Seat) -> None:
        self.setting = state.setting
        self.seat = seat
        question = state.question
        self._asked = question if question is not None and question.seat == seat else None
        self._pending = self._asked
        self._data: ViewData | None = None
        self._is_to_ask_anew = False
        if question is not None and self._asked is None:
            self._is_to_ask_anew = question.is_about_cards
            self._pending = None if self._is_to_ask_anew else question.without_answers()

    @cached_property
    def state(self) -> State:  # type: ignore[override]  # it can be written, as in its base
        assert self._deal is not None
        concealed = self._deal(None)
        self._deal = self._look = None
        return concealed

    def read(self) -> None:
        """Make it now."""
        self.state  # noqa: B018

    def __reduce__(self) -> tuple[type[View], tuple[State, Seat]]:
        """Whoever copies it or sends it elsewhere has read it."""
        return View, (self.state, self.seat)

    @property
    def pending(self) -> PendingQuestion | None:
        """What is asked, with the text or the move that asks, as far as this seat may know it: what
        others can answer depends on their hidden cards."""
        return self.state.question if self._is_to_ask_anew else self._pending

    def _open(self) -> PendingQuestion | None:
        return self.pending

    def actions(self) -> Actions:
        """The legal answers to the open question, if it is this seat that is asked."""
        return Actions(self.setting, self._asked)

    def _to_answer(self) -> PendingQuestion | None:
        return self._asked

    def data(self) -> ViewData:
        """Everything this seat may know, as plain values."""
        if self._data is None:
            look = self._look
            self._data = view_data(self.state, self.seat) if look is None else look()
        return self._data

    def draw(self) -> Picture:
        """A picture of what everyone may see, the player whose view this is first."""
        return draw_state(self.state, self.seat)

    def imagine(self, chance: Chance) -> Game:
        """A whole game that looks the same to this seat, everything unseen dealt anew."""
        if self._deal is not None and self._asked is not None:
            state = self._deal(chance)
        else:  # what others are asked tells of their cards, unless it is asked anew
            state = imagine(self.state, self.seat, chance)
        state.log = None
        return Game(state, self._imagined)

    @cached_property
    def _imagined(self) -> Record:
        """How the record of an imagined game begins."""
        heroes = tuple(hero.id for hero in self.setting.heroes)
        return Record(self.setting.battlefield.id, heroes, 0, mode="imagined")

    def __repr__(self) -> str:
        spectator = self.seat == SPECTATOR
        whose = "a spectator" if spectator else player_name(self.setting, self.seat)
        return f"<{whose}'s view of {super().__repr__()[1:]}"


__all__ = [
    "SPECTATOR",
    "Action",
    "Actions",
    "Game",
    "IllegalAnswer",
    "Picture",
    "Question",
    "Reach",
    "View",
]
