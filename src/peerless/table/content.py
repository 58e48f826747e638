"""The content a game is played with: kept with the game, so that a newer box changes nothing in a
game that is under way."""

from __future__ import annotations

import hashlib
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from peerless.content import battlefields, heroes
from peerless.content.faults import ContentError
from peerless.game import make_setting
from peerless.rules.mode import Mode
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
    mode = Mode(content.mode)
    try:
        if content.files == _files(content.battlefield, content.heroes):
            return make_setting(content.battlefield, content.heroes, mode=mode)
    except OSError:
        pass  # a file is no longer in the box
    try:
        return _setting_of_files(content, mode)
    except ContentError as error:
        message = "this game was begun with content that cannot be read any more"
        raise CannotGoOn(f"{message}: {error}") from error


def _setting_of_files(content: Content, mode: Mode) -> Setting:
    with tempfile.TemporaryDirectory() as folder:
        for path, text in content.files:
            file = Path(folder) / path
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
        board = battlefields.load_battlefield(
            Path(folder) / "battlefields" / f"{content.battlefield}.toml"
        )
        cast = {
            hero: heroes.load_hero(Path(folder) / "heroes" / f"{hero}.toml")
            for hero in content.heroes
        }
    return Setting(board, tuple(cast[hero] for hero in content.heroes), mode)
