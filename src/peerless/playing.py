"""What is on the way of every decision in a game: its legal answers, and playing one of them. It is
compiled with the engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from mypy_extensions import mypyc_attr

from peerless.record.notation import write
from peerless.record.told import names_in_text
from peerless.rules import engine
from peerless.rules.events import Event
from peerless.rules.numbers import Seat
from peerless.rules.questions import Act, IllegalAnswer, Option, PendingQuestion, PickOption
from peerless.rules.setting import Setting
from peerless.rules.state import State
from peerless.text.speaker import say_effects
from peerless.text.tree import ChooseOptions, May


class Action:
    """One legal answer. It prints itself in the notation."""

    __slots__ = ("_question", "_setting", "option")

    def __init__(self, setting: Setting, option: Option, question: PendingQuestion | None) -> None:
        self._setting = setting
        self._question = question if isinstance(option, PickOption) else None  # it has the words
        self.option = option

    def __str__(self) -> str:
        question = self._question
        return write(
            self._setting,
            self.option,
            None if question is None else option_words(self._setting, question),
        )

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.option == other.option

    def __hash__(self) -> int:
        return hash(self.option)


class Actions:
    """The legal answers to a question: a sequence, each made when it is looked at."""

    __slots__ = ("_options", "_question", "_setting")

    def __init__(self, setting: Setting, question: PendingQuestion | None) -> None:
        self._setting = setting
        self._question = question
        self._options: Sequence[Option] = () if question is None else question.options

    def __len__(self) -> int:
        return len(self._options)

    @overload
    def __getitem__(self, place: int) -> Action: ...
    @overload
    def __getitem__(self, place: slice) -> list[Action]: ...
    def __getitem__(self, place: int | slice) -> Action | list[Action]:
        if isinstance(place, slice):
            return list(self)[place]
        return Action(self._setting, self._options[place], self._question)

    def __iter__(self) -> Iterator[Action]:
        return iter([Action(self._setting, option, self._question) for option in self._options])

    def __reversed__(self) -> Iterator[Action]:
        return reversed(list(self))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and action.option in self._options

    def index(self, action: Action) -> int:
        return self._options.index(action.option)

    def count(self, action: Action) -> int:
        return self._options.count(action.option)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Actions, list, tuple)) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))


Sequence.register(Actions)  # a compiled class cannot inherit from it


def option_words(
    setting: Setting, question: PendingQuestion, language: str = "en"
) -> list[str] | None:
    """The options of the card that asks, in rules English or another language."""
    text = question.text
    if text is None or all(option.act != Act.OPTION for option in question.options):
        return None
    choice = text.effect.effect if isinstance(text.effect, May) else text.effect
    assert isinstance(choice, ChooseOptions)
    names = names_in_text(setting, text.seat, question.cause, language)
    return [say_effects(option, names, language) for option in choice.options]


@mypyc_attr(allow_interpreted_subclasses=True)
class Playing:
    """A state in which answers are given, and those that have been."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.setting = state.setting
        # Copies share the list; each knows how many of it are its own.
        self._decided: list[tuple[Seat, Action]] = []
        self._made = 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.winners is not None

    def actions(self) -> Actions:
        """The legal answers to the open question."""
        return Actions(self.setting, self.state.question)

    def _answer(self, action: Action) -> list[Event]:
        state = self.state
        question = state.question
        if question is None:
            raise IllegalAnswer("the game is over")
        if state.log is not None:
            state.log = []
        try:
            engine.answer(state, action.option)
        except IllegalAnswer:
            raise IllegalAnswer(f'"{action}" is not legal now') from None
        if len(self._decided) > self._made:  # another copy has gone on from here
            self._decided = self._decided[: self._made]
        self._decided.append((question.seat, action))
        self._made += 1
        return state.log or []
