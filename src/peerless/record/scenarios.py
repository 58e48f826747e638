"""Scenarios: a position, a few decisions and what must follow (docs/notation.md).

It is how rules are tested, how faults are reported and how a rule is explained by an example.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from peerless.content.checking import ContentError
from peerless.content.library import BOX, Library
from peerless.content.lines import Lines, Place, parse_toml, read_text
from peerless.content.shape import FLAG, LIST, TEXT, ValueKind, misfits, whole
from peerless.game import Game, IllegalAnswer
from peerless.record.assertions import BadFact, check_fact
from peerless.record.position import build
from peerless.rules.mode import Mode
from peerless.setup import mode_named

_TABLE = ValueKind("a table", lambda v: isinstance(v, dict))


def _texts(words: str) -> ValueKind:
    return ValueKind(
        words, lambda v: isinstance(v, list) and all(isinstance(text, str) for text in v)
    )


_CARDS = _texts("a list of card names")
_SHAPE = {
    "title": TEXT.optional(),
    "shows": _texts("a list of rule numbers").optional(),
    "mode": TEXT.optional(),
    "battlefield": TEXT,
    "turn": TEXT.optional(),
    "begins": FLAG.optional(),
    "actions": whole(0, 99).optional(),
    "seed": whole(0).optional(),
    "player": LIST,
    "enemy": LIST.optional(),
    "adventure": _TABLE.optional(),
    "script": _TABLE.optional(),
    "step": LIST.optional(),
}
_PLAYER_SHAPE = {
    "hero": TEXT,
    "hand": _CARDS.optional(),
    "deck": _CARDS.optional(),
    "discard": _CARDS.optional(),
    "state": _TABLE.optional(),
    "tokens": _TABLE.optional(),
    "fighters": _TABLE.optional(),
    "marker": whole(1, 4).optional(),
}
_ENEMY_SHAPE = {
    "id": TEXT,
    "space": TEXT.optional(),
    "health": whole(0).optional(),
    "deck": _CARDS.optional(),
    "discard": _CARDS.optional(),
}
_SCRIPT_SHAPE = {"lines": TEXT}
_STEP_SHAPE = {
    "name": TEXT,
    "lines": TEXT,
    "names": _TABLE.optional(),
    "free": FLAG.optional(),
}


class BadScenario(ContentError):
    """The scenario itself is wrong; nothing was played."""


@dataclass(frozen=True, slots=True)
class Line:
    number: int  # in the file
    mark: str  # one of > ! ? =
    text: str


@dataclass(frozen=True, slots=True)
class Step:
    """A part of a script that is explained to people, under a name of its own."""

    name: str
    names: dict[str, str]  # of cards and fighters, by what the words about the step call them
    free: bool  # whoever is led through the steps may decide otherwise from here on
    script: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A position, a few decisions and what must follow, as a file tells it."""

    path: Path
    title: str
    shows: tuple[str, ...]
    data: dict[str, Any]
    places: Lines
    script: tuple[Line, ...]
    steps: tuple[Step, ...] = ()  # of a script that is told in steps

    def start(self, library: Library = BOX) -> Game:
        """A fresh game at the scenario's position, played with what is in the library."""

        def refuse(place: Place, message: str) -> NoReturn:
            raise BadScenario(self.path, self.places.at(*place), message)

        return build(self.data, refuse, library)


def read_scenario(path: Path) -> Scenario:
    """The scenario of a file; a `ContentError` with the first fault if it has any."""
    return parse_scenario(read_text(path), path)


def parse_scenario(text: str, path: Path) -> Scenario:
    """The scenario of a text; `path` is its name in messages."""
    data, places = parse_toml(text, path)

    def refuse(message: str, *place: str | int) -> NoReturn:
        raise BadScenario(path, places.at(*place), message)

    for misfit in misfits(data, _SHAPE):
        refuse(misfit.message, misfit.key)
    tables = (("player", _PLAYER_SHAPE), ("enemy", _ENEMY_SHAPE), ("step", _STEP_SHAPE))
    for key, shape in tables:
        for i, table in enumerate(data.get(key, ())):
            if not isinstance(table, dict):
                refuse(f"expected [[{key}]] tables", key, i)
            for misfit in misfits(table, shape):
                refuse(misfit.message, key, i, misfit.key)
    if ("script" in data) == ("step" in data):
        refuse("expected a [script], or a script in [[step]] tables")
    try:
        mode_named(data.get("mode", Mode.DUEL))
    except ValueError as error:
        refuse(str(error), "mode")
    title, shows = data.get("title", path.stem), tuple(data.get("shows", ()))
    if "step" in data:
        steps = tuple(_read_step(path, i, step, places) for i, step in enumerate(data["step"]))
        script = tuple(line for step in steps for line in step.script)
        return Scenario(path, title, shows, data, places, script, steps)
    for misfit in misfits(data["script"], _SCRIPT_SHAPE):
        refuse(misfit.message, "script", misfit.key)
    script = _read_script(path, data["script"]["lines"], places, ("script", "lines"))
    return Scenario(path, title, shows, data, places, script)


def _read_step(path: Path, i: int, step: dict[str, Any], places: Lines) -> Step:
    names = step.get("names", {})
    if not all(isinstance(name, str) for name in names.values()):
        raise BadScenario(path, places.at("step", i, "names"), "names: expected names as text")
    script = _read_script(path, step["lines"], places, ("step", i, "lines"))
    return Step(step["name"], names, step.get("free", False), script)


def _read_script(path: Path, source: str, places: Lines, place: Place) -> tuple[Line, ...]:
    lines = []
    offset = 0
    for raw in source.splitlines(keepends=True):
        number = places.inside(place, source, offset)
        offset += len(raw)
        text = raw.strip()
        if not text or text.startswith("#"):
            continue
        mark, words = text[0], text[1:].strip()
        if mark not in ">!?=" or not words:
            raise BadScenario(path, number, f'expected ">", "!", "?", "=" or "#", found "{text}"')
        lines.append(Line(number, mark, words))
    if not lines:
        raise BadScenario(path, places.at(*place), "the script has no lines")
    return tuple(lines)


def run_scenario(scenario: Scenario, library: Library = BOX) -> str | None:
    """Play it: None if all is as it should be, else the first thing that differed."""
    game = scenario.start(library)
    for line in scenario.script:
        difference = _run_line(scenario, game, line)
        if difference is not None:
            return f"{scenario.path}:{line.number}: {line.mark} {line.text}: {difference}"
    return None


def _run_line(scenario: Scenario, game: Game, line: Line) -> str | None:
    if line.mark == "=":
        try:
            found = check_fact(game, line.text)
        except BadFact as error:
            raise BadScenario(scenario.path, line.number, str(error)) from error
        return None if found is None else f"found {found}"
    if line.mark == ">":
        try:
            game.play(line.text)
        except IllegalAnswer:
            return game.refusal(line.text)
        return None
    legal = game.find(line.text) is not None
    if line.mark == "!":
        return "it is legal" if legal else None
    return None if legal else game.refusal(line.text)
