"""The examples of docs/rules-english.md are rules English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from peerless.text.names import Names
from peerless.text.reader import NotUnderstood, read
from peerless.text.speaker import say

GUIDE = (Path(__file__).parents[2] / "docs" / "rules-english.md").read_text("utf-8")
NAMES = Names(  # as the guide says
    fighters={"Medusa": "Medusas", "Harpy": "Harpies", "Dr. Watson": "Dr. Watsons"},
    values={"size": ("big", "small")},
    counters={"coils": "coil"},
    tokens=("fog",),
    tags=("Voyage",),
    cards=("Excalibur",),
)
ADVENTURE = Names(
    fighters={"Ogre": "Ogres"},
    tokens=("web",),
    adventure=True,
    sites={"gate": "gates"},
    markers={"curse": "curses"},
    symbols=("moon", "star"),
    waiting=("Ogre Awakes",),
)


def examples(kind: str) -> list[str]:
    blocks = re.findall(rf"^```{kind}\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)
    return [line for block in blocks for line in block.splitlines()]


def test_the_guide_has_examples() -> None:
    assert len(examples("text")) > 50
    assert examples("refused")


@pytest.mark.parametrize("example", examples("text"))
def test_an_example_is_read_and_said_again(example: str) -> None:
    assert say(read(example, NAMES), NAMES) == example


@pytest.mark.parametrize("example", examples("adventure"))
def test_an_example_of_the_cooperative_game_is_read_and_said_again(example: str) -> None:
    assert say(read(example, ADVENTURE), ADVENTURE) == example


@pytest.mark.parametrize("example", examples("refused"))
def test_a_refused_example_is_refused(example: str) -> None:
    text, message = example.split(" -> ")
    with pytest.raises(NotUnderstood) as refusal:
        read(text, NAMES)
    assert str(refusal.value) == message
