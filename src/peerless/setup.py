"""What a game is played with: its mode, its battlefield and its heroes, and whether they fit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from peerless.content.kinds import Piece
from peerless.content.library import BOX, Library
from peerless.content.nearest import plain
from peerless.content.villain_boards import misfit
from peerless.messages.refusals import Message, Name, Part, Refused, any_of
from peerless.rules.chance import Chance
from peerless.rules.house_rules import USUAL, HouseRules
from peerless.rules.mode import Mode
from peerless.rules.pieces import Battlefield, Discovery, Enemy, Hero
from peerless.rules.setting import Setting


class DoesNotFit(Refused, ValueError):
    """No game can be made of these together; `what` says of which kind there is one too many, one
    too few or a wrong one: "hero", "enemy" or "discovery"."""

    def __init__(self, what: str, id: str, /, **values: Part) -> None:
        self.what = what
        super().__init__(id, **values)
        self.args = (what, id)


def a_game(mode: Mode) -> Message:
    """ "a duel", "an adventure" """
    return Message("setup-mode", {"mode": mode.value})


def make_setting(
    battlefield: str,
    heroes: tuple[str, ...],
    house: HouseRules = USUAL,
    mode: Mode = Mode.DUEL,
    library: Library = BOX,
    enemies: tuple[str, ...] = (),
    discoveries: tuple[str, ...] = (),
) -> Setting:
    """The setting of a game, everything in it by id or name; of enemies the villain first."""
    board = library.battlefields.load(battlefield)
    check_seats(mode, len(heroes))
    check_starts(board, len(heroes))
    leading = tuple(map(library.heroes.load, heroes))
    opposing = tuple(map(library.enemies.load, enemies))
    found = tuple(map(library.discoveries.load, discoveries))
    check_adventure(mode, board, opposing, found)
    return _setting(board, leading, mode, house, opposing, found)


def check_adventure(
    mode: Mode, board: Battlefield, enemies: tuple[Enemy, ...], discoveries: tuple[Discovery, ...]
) -> None:
    """A cooperative game has a villain, on its own board (A.C1), and each enemy once."""
    if not mode.is_adventure:
        if enemies or discoveries:
            what = "enemy" if enemies else "discovery"
            raise DoesNotFit(what, "setup-no-enemies", game=a_game(mode))
        return
    if not enemies or not enemies[0].is_villain:
        raise DoesNotFit("enemy", "setup-no-villain")
    villain = enemies[0]
    if board.adventure is None or villain.battlefield != board.id:
        boards = {"expected": villain.battlefield, "found": board.id}
        raise DoesNotFit("enemy", "setup-board", villain=Name(villain.name), **boards)
    if message := misfit(villain, board):
        raise DoesNotFit("enemy", "setup-misfit", message=message)
    for enemy in enemies[1:]:
        if enemy.is_villain:
            raise DoesNotFit("enemy", "setup-two-villains", villain=Name(enemy.name))
    _check_once("enemy", [enemy.name for enemy in enemies])
    _check_once("discovery", [found.name for found in discoveries])
    if len(discoveries) > MOST_DISCOVERIES:
        found = len(discoveries)
        raise DoesNotFit("discovery", "setup-discoveries", found=found, most=MOST_DISCOVERIES)


def _check_once(what: str, names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise DoesNotFit(what, "setup-once", name=Name(name))


MOST_DISCOVERIES = 3  # A.O1


def random_minions(players: int, seed: int, library: Library = BOX) -> tuple[str, ...]:
    """As many minions as there are players, drawn by lot (A.C6)."""
    ids = [id for id in sorted(library.enemies.ids()) if not library.enemies.load(id).is_villain]
    lots = list(range(len(ids)))
    Chance(seed ^ _LOTS).shuffle(lots)
    return tuple(ids[lot] for lot in lots[:players])


_LOTS = 0x5EED  # so that the lots are not the shuffles of the game with the same seed


@lru_cache(maxsize=64)
def _setting(
    board: Battlefield,
    heroes: tuple[Hero, ...],
    mode: Mode,
    house: HouseRules,
    enemies: tuple[Enemy, ...],
    discoveries: tuple[Discovery, ...],
) -> Setting:
    """Settings never change, so games of the same kind share one."""
    return Setting(board, heroes, mode, house, enemies, discoveries)


def outside_the_box(setting: Setting) -> tuple[tuple[str, str, str], ...]:
    """What of a setting does not come with Peerless: its kind, its id and its digest."""
    pieces: list[Piece] = [setting.battlefield, *setting.heroes]
    pieces += [*setting.enemies, *setting.discoveries]
    outside = []
    for piece in pieces:
        file = (BOX.shelf_of(piece).kind, piece.id, piece.digest)
        if file not in _IN_THE_BOX:  # every game asks, and the files of the box do not change
            _IN_THE_BOX[file] = not piece.digest or BOX.has(piece)
        if not _IN_THE_BOX[file]:
            outside.append(file)
    return tuple(dict.fromkeys(outside))


_IN_THE_BOX: dict[tuple[str, str, str], bool] = {}


def check_seats(mode: Mode, seats: int) -> None:
    if seats not in mode.seat_counts:
        expected = any_of([str(count) for count in mode.seat_counts])
        raise DoesNotFit("hero", "setup-seats", game=a_game(mode), expected=expected, found=seats)


def check_starts(battlefield: Battlefield, seats: int) -> None:
    """Every hero needs a start space (C55)."""
    missing = [seat for seat in range(1, seats + 1) if seat not in battlefield.starts]
    if missing:
        starts = len(battlefield.starts)
        raise DoesNotFit(
            "hero", "setup-starts", battlefield=Name(battlefield.name), starts=starts, heroes=seats
        )


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
