"""The content a game is played with: kept with the game, so that a newer box changes nothing in a
game that is under way."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from peerless.content.library import BOX, Library
from peerless.content.nearest import Unknown
from peerless.rules.house_rules import USUAL, HouseRules
from peerless.rules.mode import Mode
from peerless.rules.setting import Setting
from peerless.setup import make_setting


class CannotGoOn(Exception):
    """The game was begun with content that this version can no longer read."""


class AdventureTerms(NamedTuple):
    """What only a cooperative game is made with."""

    enemies: tuple[str, ...]  # the villain first
    discoveries: tuple[str, ...] = ()
    open_hands: bool = True
    players_choose: bool = True

    @property
    def house(self) -> HouseRules:
        return replace(
            USUAL,
            hands_are_open=self.open_hands,
            players_choose_for_enemies=self.players_choose,
        )

    @classmethod
    def of(cls, stored: dict[str, Any]) -> AdventureTerms:
        lists = {key: tuple(stored[key]) for key in ("enemies", "discoveries")}
        return cls(**{**stored, **lists})


class Content(NamedTuple):
    """What a setting is made of: names, and the files behind them as they were."""

    mode: str
    battlefield: str
    heroes: tuple[str, ...]  # in seat order
    files: tuple[tuple[str, str], ...]  # path in the box, text
    adventure: AdventureTerms | None = None

    @property
    def hash(self) -> str:
        digest = hashlib.sha256()
        for path, text in self.files:
            digest.update(f"{path}\0{len(text)}\0{text}\0".encode())
        return digest.hexdigest()


def content_now(
    mode: Mode,
    battlefield: str,
    heroes: tuple[str, ...],
    library: Library = BOX,
    adventure: AdventureTerms | None = None,
) -> Content:
    """With the files as they are now; everything goes by its id."""
    files = [(f"battlefields/{battlefield}.toml", library.battlefields.text(battlefield))]
    files += [(f"heroes/{hero}.toml", library.heroes.text(hero)) for hero in sorted(set(heroes))]
    if adventure is not None:
        files += [
            (f"enemies/{enemy}.toml", library.enemies.text(enemy))
            for enemy in sorted(adventure.enemies)
        ]
        files += [
            (f"discoveries/{discovery}.toml", library.discoveries.text(discovery))
            for discovery in sorted(adventure.discoveries)
        ]
    return Content(mode.value, battlefield, heroes, tuple(files), adventure)


@lru_cache(maxsize=256)
def setting_of(content: Content) -> Setting:
    """The setting that the files make; `CannotGoOn` if they make none."""
    library = Library.of_texts(dict(content.files))
    terms = content.adventure
    try:
        return make_setting(
            content.battlefield,
            content.heroes,
            USUAL if terms is None else terms.house,
            Mode(content.mode),
            library,
            () if terms is None else terms.enemies,
            () if terms is None else terms.discoveries,
        )
    except (ValueError, Unknown) as error:  # a `ContentError`, a mode or a file that is not there
        message = "this game was begun with content that cannot be read any more"
        raise CannotGoOn(f"{message}: {error}") from error
