"""The content a game is played with: kept with the game, so that a newer box changes nothing in a
game that is under way."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import NamedTuple

from peerless.content.library import BOX, Library
from peerless.content.nearest import Unknown
from peerless.rules.mode import Mode
from peerless.rules.setting import Setting
from peerless.setup import make_setting


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


def content_now(
    mode: Mode, battlefield: str, heroes: tuple[str, ...], library: Library = BOX
) -> Content:
    """With the files as they are now; battlefield and heroes are ids."""
    files = [(f"battlefields/{battlefield}.toml", library.battlefields.text(battlefield))]
    files += [(f"heroes/{hero}.toml", library.heroes.text(hero)) for hero in sorted(set(heroes))]
    return Content(mode.value, battlefield, heroes, tuple(files))


@lru_cache(maxsize=256)
def setting_of(content: Content) -> Setting:
    """The setting that the files make; `CannotGoOn` if they make none."""
    library = Library.of_texts(dict(content.files))
    try:
        return make_setting(
            content.battlefield, content.heroes, mode=Mode(content.mode), library=library
        )
    except (ValueError, Unknown) as error:  # a `ContentError`, a mode or a file that is not there
        message = "this game was begun with content that cannot be read any more"
        raise CannotGoOn(f"{message}: {error}") from error
