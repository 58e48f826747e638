"""The content a game is played with: kept with the game, so that a newer box changes nothing in a
game that is under way."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from peerless.content import battlefields, heroes
from peerless.content.checking import ContentError
from peerless.rules.mode import Mode
from peerless.rules.pieces import Battlefield, Hero
from peerless.rules.setting import Setting


class CannotGoOn(Exception):
    """The game was begun with content that this version can no longer read."""


class Content(NamedTuple):
    """What a setting is made of: names, and the files behind them as they were."""

    mode: str
    battlefield: str
    heroes: tuple[str, ...]  # in seat order
    files: tuple[tuple[str, str], ...]  # path in the box, text

    @property
    def hash(self) -> str:
        digest = hashlib.sha256()
        for path, text in self.files:
            digest.update(f"{path}\0{len(text)}\0{text}\0".encode())
        return digest.hexdigest()


def content_now(mode: Mode, battlefield: str, hero_ids: tuple[str, ...]) -> Content:
    """With the files as they are now."""
    return Content(mode.value, battlefield, hero_ids, _files(battlefield, hero_ids))


def _files(battlefield: str, hero_ids: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    paths = [battlefields.FOLDER / f"{battlefield}.toml"]
    paths += [heroes.FOLDER / f"{hero}.toml" for hero in sorted(set(hero_ids))]
    return tuple((_in_box(path), path.read_text(encoding="utf-8")) for path in paths)


def _in_box(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@lru_cache(maxsize=256)
def setting_of(content: Content) -> Setting:
    """The setting that the files make; `CannotGoOn` if they make none."""
    try:
        board = battlefield_of(content)
        texts = dict(content.files)
        cast = tuple(_hero(hero, texts[f"heroes/{hero}.toml"]) for hero in content.heroes)
        return Setting(board, cast, Mode(content.mode))
    except (ValueError, KeyError) as error:  # a `ContentError`, a mode or a file that is not there
        message = "this game was begun with content that cannot be read any more"
        raise CannotGoOn(f"{message}: {error}") from error


def battlefield_of(content: Content) -> Battlefield:
    return _battlefield(
        content.battlefield, dict(content.files)[f"battlefields/{content.battlefield}.toml"]
    )


# Reading a file takes tens of milliseconds, in which other tables would have to wait; so what a
# text has made is kept, for all tables that are played with it.


@lru_cache(maxsize=128)
def _battlefield(id: str, text: str) -> Battlefield:
    with _as_file(f"battlefields/{id}.toml", text) as file:
        return battlefields.load_battlefield(file)


@lru_cache(maxsize=256)
def _hero(id: str, text: str) -> Hero:
    with _as_file(f"heroes/{id}.toml", text) as file:
        return heroes.load_hero(file)


@contextmanager
def _as_file(path: str, text: str) -> Iterator[Path]:
    """The text where content is read from: a file. Faults in it are told with its path in the
    box."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / Path(path).name
        file.write_text(text, encoding="utf-8")
        try:
            yield file
        except ContentError as error:
            raise ContentError(Path(path), error.fault.line, error.fault.message) from error
