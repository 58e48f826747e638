"""Every text in the box is rules English, and comes back from its tree word for word."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

from peerless.content.heroes import FOLDER, names_of
from peerless.content.library import BOX
from peerless.text.reader import read
from peerless.text.speaker import say


def texts() -> Iterator[tuple[str, str, str]]:
    for hero in BOX.heroes.ids():
        data = tomllib.loads((FOLDER / f"{hero}.toml").read_text("utf-8"))
        yield hero, "ability", data["ability"]
        for card in data["card"]:
            if "text" in card:
                yield hero, card["name"], card["text"]


@pytest.mark.parametrize("hero", BOX.heroes.ids())
def test_every_text_is_said_as_it_is_written(hero: str) -> None:
    names = names_of(BOX.heroes.load(hero))
    for owner, card, text in texts():
        if owner == hero:
            assert say(read(text, names), names) == " ".join(text.split()), card
