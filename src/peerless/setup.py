"""What a game is played with: its mode, its battlefield and its heroes, and whether they fit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from peerless.content.library import BOX, Library
from peerless.content.nearest import plain
from peerless.rules.house_rules import USUAL, HouseRules
from peerless.rules.mode import Mode
from peerless.rules.pieces import Battlefield, Hero
from peerless.rules.setting import Setting


def make_setting(
    battlefield: str,
    heroes: tuple[str, ...],
    house: HouseRules = USUAL,
    mode: Mode = Mode.DUEL,
    library: Library = BOX,
) -> Setting:
    """The setting of a game, its battlefield and its heroes by id or name."""
    board = library.battlefields.load(battlefield)
    check_seats(mode, len(heroes))
    check_starts(board, len(heroes))
    return _setting(board, tuple(map(library.heroes.load, heroes)), mode, house)


@lru_cache(maxsize=64)
def _setting(
    board: Battlefield, heroes: tuple[Hero, ...], mode: Mode, house: HouseRules
) -> Setting:
    """Settings never change, so games of the same kind share one."""
    return Setting(board, heroes, mode, house)


@lru_cache(maxsize=64)
def outside_the_box(setting: Setting) -> tuple[tuple[str, str, str], ...]:
    """What of a setting does not come with Peerless: its kind, its id and its digest."""
    pieces: list[Battlefield | Hero] = [setting.battlefield, *dict.fromkeys(setting.heroes)]
    return tuple(
        ("hero" if isinstance(piece, Hero) else "battlefield", piece.id, piece.digest)
        for piece in pieces
        if piece.digest and not BOX.has(piece)
    )


def check_seats(mode: Mode, seats: int) -> None:
    if seats not in mode.seat_counts:
        expected = " or ".join(map(str, mode.seat_counts))
        raise ValueError(f"a {mode.words} has {expected} heroes, found {seats}")


def check_starts(battlefield: Battlefield, seats: int) -> None:
    """Every hero needs a start space (C55)."""
    missing = [seat for seat in range(1, seats + 1) if seat not in battlefield.starts]
    if missing:
        found = f"{battlefield.name} has {len(battlefield.starts)} start spaces"
        raise ValueError(f"{found}, and {seats} heroes need one each")


def mode_named(mode: Mode | str) -> Mode:
    """A mode, by itself or by its name."""
    try:
        return Mode(plain(mode) if isinstance(mode, str) else mode)
    except ValueError:
        known = ", ".join(known.value for known in Mode)
        raise ValueError(f'mode "{mode}", expected one of: {known}') from None


def check_arguments(battlefield: object, heroes: object, seed: object) -> None:
    """What a slip in a call most often gets wrong, said in its own words."""
    if not isinstance(battlefield, str):
        raise TypeError(f"battlefield is {battlefield!r}, expected the id of a battlefield")
    if (
        isinstance(heroes, str)
        or not isinstance(heroes, Sequence)
        or not all(isinstance(hero, str) for hero in heroes)
    ):
        raise TypeError(f"heroes is {heroes!r}, expected a list with the ids of heroes")
    if not isinstance(seed, int):
        raise TypeError(f"seed is {seed!r}, expected a whole number")
