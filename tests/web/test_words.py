"""The page has words for all that it says: for whatever the server can ask and offer, in every
language, and for every message that its sources name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from peerless.messages import ENGLISH, FOLDER
from peerless.rules.questions import Act, Ask
from peerless.text.speaker import LANGUAGES
from tests.text.test_messages import PAGE, messages_of

SOURCES = Path(__file__).parents[2] / "web" / "src"

POINTED_AT = {
    *(Act.PLACE, Act.PLACE_TOKEN, Act.SCHEME, Act.ATTACK, Act.BOOST, Act.MOVE, Act.MOVE_TOKEN),
    *(Act.DEFEND, Act.DISCARD, Act.FIGHTER, Act.TOKEN, Act.SPACE, Act.CARD, Act.SOURCE),
    Act.ACTIVATE,
}
"""Answers that name things."""

BUTTONS = {Act.MANEUVER, Act.DONE, Act.YES, Act.NO, Act.OPTION}
BY_THEIR_NAME = {Act.PLAYER, Act.NUMBER, Act.VALUE, Act.SITE}  # a site with what lies there
SPOTS = {"act-spot-top", "act-spot-bottom"}
PICKS = set(range(Act.FIGHTER, Act.SITE))


def words_of(language: str) -> set[str]:
    files = (PAGE, PAGE / "coop", PAGE / "learn")
    page = {id for folder in files for id in messages_of(folder / f"{language}.ftl")}
    return page | set(messages_of(FOLDER / language / "log.ftl"))


def id_of(prefix: str, kind: Act | Ask) -> str:
    return f"{prefix}-{kind.name.lower().replace('_', '-')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_asked_and_answered_has_words(language: str) -> None:
    assert POINTED_AT | BUTTONS | BY_THEIR_NAME | {Act.SPOT} == set(Act)
    wanted = {id_of("ask", ask) for ask in Ask}
    wanted |= {id_of("ask-pick", act) for act in Act if act in PICKS}
    wanted |= {id_of("do", act) for act in POINTED_AT} | {id_of("act", act) for act in BUTTONS}
    wanted |= SPOTS | {"do-scheme-by", "do-move-via", "act-none-boost", "act-none-defend"}
    assert not sorted(wanted - words_of(language))


_LITERAL = re.compile(r"""(?<![=!]== )"([a-z][a-z0-9-]*)"|'([a-z][a-z0-9-]*)'|`([^`]*)`""")


def first_argument(text: str) -> str:
    """Up to its comma, or to the end of the call."""
    depth = 0
    for at, letter in enumerate(text):
        if letter in "([{":
            depth += 1
        elif letter in ")]}" and depth:
            depth -= 1
        elif letter in ",)" and not depth:
            return text[:at]
    return text


def named_in(source: str) -> Iterator[str]:
    """The ids of messages that a source says, as patterns: what is put together there may be
    anything."""
    for call in re.finditer(r"\bsay\(", source):
        argument = first_argument(source[call.end() :])
        chosen = argument.partition(" ? ")[2] or argument  # what follows a question is no id
        for literal in _LITERAL.finditer(chosen):
            id = literal[1] or literal[2] or re.sub(r"\$\{.*?\}+", "*", literal[3])
            yield re.escape(id).replace(r"\*", ".+")


def test_every_message_that_is_said_is_there() -> None:
    ids = words_of(ENGLISH)
    files = [path for kind in ("svelte", "ts") for path in sorted(SOURCES.rglob(f"*.{kind}"))]
    named = {
        (pattern, path.name)
        for path in files
        for pattern in named_in(path.read_text(encoding="utf-8"))
    }
    assert len(named) > 400
    missing = [
        f"{path}: {pattern}"
        for pattern, path in sorted(named)
        if not any(re.fullmatch(pattern, id) for id in ids)
    ]
    assert not missing
