"""The public face: a game that is asked and answered. Everything outside the engine uses this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from peerless.content.library import BOX, Library
from peerless.content.nearest import Unknown, plain
from peerless.picture import Picture, draw_state
from peerless.record.notation import fighter_name, player_name, read, read_way, space_name, write
from peerless.record.records import Record
from peerless.record.telling import names_in_text
from peerless.rules import engine
from peerless.rules.chance import Chance
from peerless.rules.events import Event, seat_of_ability
from peerless.rules.house_rules import USUAL, HouseRules
from peerless.rules.mode import Mode
from peerless.rules.numbers import Cause, Seat
from peerless.rules.questions import Act, Ask, IllegalAnswer, Option
from peerless.rules.reach import could_attack, could_move_to
from peerless.rules.setting import Setting
from peerless.rules.state import State
from peerless.rules.view_data import ViewData, view_data
from peerless.rules.views import SPECTATOR, conceal, imagine
from peerless.rules.ways import same_move
from peerless.setup import (
    check_arguments,
    make_setting,
    mode_named,
    outside_the_box,
    random_minions,
)
from peerless.text.speaker import say_effects
from peerless.text.tree import ChooseOptions, May


class Action:
    """One legal answer. It prints itself in the notation."""

    __slots__ = ("_setting", "_words", "option")

    def __init__(self, setting: Setting, option: Option, words: list[str] | None) -> None:
        self._setting = setting
        self._words = words
        self.option = option

    def __str__(self) -> str:
        return write(self._setting, self.option, self._words)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.option == other.option

    def __hash__(self) -> int:
        return hash(self.option)


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

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def setting(self) -> Setting:
        return self.state.setting

    @property
    def question(self) -> Question | None:
        """The open question; None when the game is over."""
        open_ = self.state.question
        if open_ is None:
            return None
        player = player_name(self.setting, open_.seat)
        return Question(open_.seat, player, open_.about, self.source(open_.cause))

    def actions(self) -> list[Action]:
        """The legal answers to the open question."""
        if self.state.question is None:
            return []
        words = self._words()
        return [Action(self.setting, option, words) for option in self.state.question.options]

    def find(self, text: str) -> Action | None:
        """The legal answer that this notation names, if there is one."""
        options = [action.option for action in self.actions()]
        wanted = read(self.setting, text, options, self._words()) or self._way(text)
        return Action(self.setting, wanted, self._words()) if wanted in options else None

    def _way(self, text: str) -> Option | None:
        """The move for which a way that is written out stands."""
        question = self.state.question
        way = read_way(self.setting, text)
        if question is None or question.move is None or way is None:
            return None
        return same_move(self.state, question.move, *way)

    def _words(self) -> list[str] | None:
        """The options of the card that asks, in rules English."""
        question = self.state.question
        if question is None or all(option.act != Act.OPTION for option in question.options):
            return None
        seat, choice = _choice_that_asks(self.state)
        names = names_in_text(self.setting, seat, question.cause)
        return [say_effects(option, names) for option in choice.options]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def winners(self) -> list[str]:
        """The names of the players who have won."""
        return [player_name(self.setting, seat) for seat in self.state.winners or ()]

    def source(self, cause: Cause) -> str | None:
        """The name of the card or the hero behind a cause; None for a rule."""
        seat = seat_of_ability(cause)
        if seat is not None:
            return player_name(self.setting, seat)
        return self.setting.faces[cause].card.name if cause >= 0 else None

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


def _choice_that_asks(state: State) -> tuple[int, ChooseOptions]:
    """Whose text says "choose one" now, and where it does."""
    text = None if state.question is None else state.question.text
    assert text is not None
    choice = text.effect.effect if isinstance(text.effect, May) else text.effect
    assert isinstance(choice, ChooseOptions)
    return text.seat, choice


class Game(Position):
    """A game, from its setup to its end, with everything that is hidden in it.

    `Game.new` begins one; `question`, `actions` and `play` go through it. `view` gives what one
    seat may know, `record` the game in writing."""

    def __init__(self, state: State, record: Record) -> None:
        super().__init__(state)
        self._record = record
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
            found = f"{len(minions)} minions for {len(heroes)} heroes"
            raise ValueError(f"{found}, expected one for each (A.C6)")
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
        if isinstance(action, str):
            found = self.find(action)
            if found is None:
                raise IllegalAnswer(f'"{action}" is not legal now')
            action = found
        if not isinstance(action, Action):
            raise TypeError(f"expected an action or its notation, found {action!r}")
        open_ = self.state.question
        if open_ is None:
            raise IllegalAnswer("the game is over")
        text = str(action)
        if self.state.log is not None:
            self.state.log = []
        try:
            engine.answer(self.state, action.option)
        except IllegalAnswer:
            raise IllegalAnswer(f'"{text}" is not legal now') from None
        self._record.decisions.append((open_.seat, text))
        return self.state.log or []

    def refusal(self, text: str) -> str:
        """Why a text cannot be played, and what can: for those who may see what is asked."""
        question = self.question
        if question is None:
            return f'"{text}": the game is over'
        some = ", ".join(str(action) for action in self.actions()[:6])
        more = ", ..." if len(self.actions()) > 6 else ""
        return f'"{text}" is not legal now; {question.player} can say: {some}{more}'

    def view(self, seat: Seat) -> View:
        """What this seat may know; `SPECTATOR` for what is public."""
        self._check_seat(seat)
        return View(conceal(self.state, seat), seat)

    def draw(self, seat: Seat = SPECTATOR) -> Picture:
        """A picture of what everyone may see, the player of this seat first."""
        self._check_seat(seat)
        return draw_state(self.state, seat)

    def _check_seat(self, seat: Seat) -> None:
        if seat not in range(SPECTATOR, self.setting.players):
            seats = ", ".join(map(str, range(self.setting.players)))
            raise ValueError(f"seat {seat!r}, expected one of: {seats}, or SPECTATOR ({SPECTATOR})")

    def copy(self) -> Game:
        """Another game that goes on from here, with the same cards and the same luck."""
        new = Game.__new__(Game)
        new.state = self.state.copy()
        new._record = self._record.copy()
        new.opening = self.opening
        return new

    def record(self) -> Record:
        """The game so far: header and decisions."""
        if self.over:
            self._record.result = self.result
        return self._record

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
    """A game as one seat may know it. The hidden cards in it are not the true ones."""

    def __init__(self, state: State, seat: Seat) -> None:
        super().__init__(state)
        self.seat = seat

    def actions(self) -> list[Action]:
        """The legal answers, if it is this seat that is asked."""
        question = self.state.question
        return super().actions() if question is not None and question.seat == self.seat else []

    def data(self) -> ViewData:
        """Everything this seat may know, as plain values."""
        return view_data(self.state, self.seat)

    def draw(self) -> Picture:
        """A picture of what everyone may see, the player whose view this is first."""
        return draw_state(self.state, self.seat)

    def imagine(self, chance: Chance) -> Game:
        """A whole game that looks the same to this seat, everything unseen dealt anew."""
        state = imagine(self.state, self.seat, chance)
        state.log = None
        heroes = tuple(hero.id for hero in self.setting.heroes)
        return Game(state, Record(self.setting.battlefield.id, heroes, 0, mode="imagined"))

    def __repr__(self) -> str:
        spectator = self.seat == SPECTATOR
        whose = "a spectator" if spectator else player_name(self.setting, self.seat)
        return f"<{whose}'s view of {super().__repr__()[1:]}"


__all__ = [
    "SPECTATOR",
    "Action",
    "Game",
    "IllegalAnswer",
    "Picture",
    "Question",
    "Reach",
    "View",
]
