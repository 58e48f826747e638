"""Guided games: a table that begins in a prepared position, at which one person is led through the
steps of a scenario, by a patient opponent who follows it too.

The file of a lesson is kept with the game, like the heroes it is played with, so that a newer one
changes nothing for somebody who is in the middle of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from typing import NoReturn

from peerless.content import heroes
from peerless.content.checking import SUFFIX
from peerless.content.library import Library
from peerless.content.lines import Place, read_text
from peerless.content.nearest import Unknown
from peerless.game import SPECTATOR, Action, Actions, Game
from peerless.record.position import build_in
from peerless.record.scenarios import BadScenario, Scenario, Step, parse_scenario
from peerless.rules.mode import Mode
from peerless.rules.questions import BeginManeuver, BoostWith, DefendWith, Done, No
from peerless.table import wire
from peerless.table.company import Reader
from peerless.table.content import CannotGoOn, Content, content_now, setting_of
from peerless.table.refusals import Code, Refused
from peerless.table.room import Room
from peerless.table.seats import BOT, PERSON, Opened, Seat, hash_of_secret, new_secret
from peerless.table.wire.types import LessonStep, ViewMessage

FOLDER = heroes.FOLDER.parent / "lessons"
_PATH = "lessons/"  # in the content of a table
LEARNER = 0
"""The seat of whoever is led."""
GUIDE = "guide"
"""What the table calls the opponent."""


@dataclass(frozen=True)
class Lesson:
    id: str
    scenario: Scenario

    @property
    def steps(self) -> tuple[Step, ...]:
        return self.scenario.steps

    @property
    def heroes(self) -> tuple[str, ...]:
        return tuple(player["hero"] for player in self.scenario.data["player"])

    @property
    def battlefield(self) -> str:
        return str(self.scenario.data["battlefield"])

    def begin(self, content: Content) -> Game:
        """The prepared position, with the content of the table."""

        def refuse(place: Place, message: str) -> NoReturn:
            scenario = self.scenario
            raise CannotGoOn(str(BadScenario(scenario.path, scenario.places.at(*place), message)))

        return build_in(setting_of(content), self.scenario.data, refuse)

    def decision(self, number: int) -> str | None:
        """What is decided after so many decisions; nothing where everyone is free."""
        made = 0
        for step in self.steps:
            if step.free:
                break
            for text in _decisions(step):
                if made == number:
                    return text
                made += 1
        return None

    def step(self, number: int) -> int:
        """The place of the step that one is at after so many decisions."""
        ends = list(accumulate(len(_decisions(step)) for step in self.steps))
        return next((at for at, end in enumerate(ends) if number < end), len(ends) - 1)


def _decisions(step: Step) -> list[str]:
    return [line.text for line in step.script if line.mark == ">"]


# ---------------------------------------------------------------- what there is


def lesson_ids() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob(f"*{SUFFIX}"))


def find_lesson(id: str) -> Lesson:
    if id not in lesson_ids():
        raise Unknown("lesson", id, lesson_ids())
    return _parsed(read_text(FOLDER / f"{id}{SUFFIX}"), id)


@lru_cache(maxsize=32)
def _parsed(text: str, id: str) -> Lesson:
    scenario = parse_scenario(text, Path(f"{_PATH}{id}{SUFFIX}"))
    if not scenario.steps:
        raise BadScenario(scenario.path, 1, "a lesson has [[step]] tables")
    return Lesson(id, scenario)


def lesson_content(lesson: Lesson, library: Library) -> Content:
    """What a table of this lesson is played with, the lesson among it."""
    usual = content_now(Mode.DUEL, lesson.battlefield, lesson.heroes, library)
    path = f"{_PATH}{lesson.id}{SUFFIX}"
    return usual._replace(files=(*usual.files, (path, read_text(FOLDER / f"{lesson.id}{SUFFIX}"))))


def lesson_in(content: Content) -> Lesson | None:
    """The lesson that a table was made for."""
    for path, text in content.files:
        if path.startswith(_PATH):
            try:
                return _parsed(text, path.removeprefix(_PATH).removesuffix(SUFFIX))
            except BadScenario as error:
                raise CannotGoOn(f"this lesson cannot be read any more: {error}") from error
    return None


def lesson_seats() -> tuple[list[Seat], list[Opened]]:
    secret = new_secret()
    seats = [Seat(PERSON, secret=hash_of_secret(secret)), Seat(BOT, bot=GUIDE)]
    return seats, [Opened(secret=secret), Opened()]


# ---------------------------------------------------------------- the room


@dataclass(eq=False)
class LessonRoom(Room):
    """What is decided here is what the lesson says, until its last steps leave one free."""

    lesson: Lesson = field(kw_only=True)
    has_replay = False  # a replay begins with a setup, which this game never had

    async def decide(self, seat: int, number: int, text: str) -> None:
        wanted = self._wanted()
        led = wanted is not None and seat == self.asked and number == self.entries
        if led and self.game.find(text) != wanted:
            raise Refused(Code.ILLEGAL, "this step of the lesson wants something else")
        await super().decide(seat, number, text)

    def prescribed(self) -> str:
        wanted = self._wanted()
        return str(mildest(self.game.actions()) if wanted is None else wanted)

    def shown(self, reader: Reader, telling: wire.Telling, whole: bool) -> ViewMessage:
        """Of the answers, those that the lesson wants."""
        message = super().shown(reader, telling, whole)
        seat, wanted = reader.seat, self._wanted()
        question = wire.question(self.game.view(seat), reader.language)
        if question is not None and question["answers"] and wanted is not None:
            question["answers"] = [
                answer for answer in question["answers"] if answer["decision"] == str(wanted)
            ]
            message["question"] = question
        message["lesson"] = self.now(seat)
        return message

    def now(self, seat: int = SPECTATOR) -> LessonStep:
        """Where one is. The names tell which cards the learner holds, and so are for that seat."""
        at = self.lesson.step(self._made())
        step = self.lesson.steps[at]
        return {
            "lesson": self.lesson.id,
            "step": step.name,
            "at": at,
            "of": len(self.lesson.steps),
            "names": step.names if seat == LEARNER else {},
        }

    def _made(self) -> int:
        return len(self.game.record().decisions)

    def _wanted(self) -> Action | None:
        text = None if self.game.over else self.lesson.decision(self._made())
        return None if text is None else self.game.find(text)


_MILD = (No(), Done(), BoostWith(), DefendWith(), BeginManeuver())


def mildest(actions: Actions) -> Action:
    """To decline, to stay, to play no card; where there is no such answer, any."""
    return next((action for action in actions if action.option in _MILD), actions[0])
