"""Whether what a battlefield has for the cooperative game has the right shape, and makes sense."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from peerless.content.battlefield_checks import ends_of
from peerless.content.checking import Findings
from peerless.content.shape import ID, LIST, TEXT, TEXTS, ValueKind, list_of, misfits, whole

_MOST = 99  # nothing comes near it; a greater number is a slip
_COUNT = whole(1, _MOST)
_ADVENTURE = {
    "origin": TEXT.optional(),
    "track": list_of(whole(0, _MOST), "a list of whole numbers"),
    "marker": TEXT,
    "markers": _COUNT,
    "site": TEXT,
    "sites": LIST,
    "bridge": LIST.optional(),
    "slot": LIST.optional(),
}
_TABLES = {
    "sites": {"number": _COUNT, "spaces": TEXTS, "placed": _COUNT.optional()},
    "bridge": {"id": ID, "name": TEXT, "text": TEXT},
    "slot": {"effects": TEXTS},
}
_STARTS = range(1, 6)  # of up to four players, and of the villain (A.C5, A.C9)

Table = Mapping[str, Any]


# ---------------------------------------------------------------- shape


def check_adventure_shape(found: Findings, data: Table) -> None:
    """Keys and the kinds of their values: what passes can be built."""
    if "adventure" not in data:
        return
    board = data["adventure"]
    for misfit in misfits(board, _ADVENTURE):
        found.add_in(misfit.message, "adventure", misfit.key)
    if found.faults:
        return
    for name, shape in _TABLES.items():
        for i, table in enumerate(board.get(name, ())):
            _check_table(found, shape, table, name, i)


def _check_table(
    found: Findings, shape: Mapping[str, ValueKind], table: Any, name: str, i: int
) -> None:
    if not isinstance(table, dict):
        example = ", ".join(f"{key} = ..." for key, kind in shape.items() if kind.required)
        found.add_in(f"expected a table: {{ {example} }}", "adventure", name, i)
        return
    for misfit in misfits(table, shape):
        found.add_in(misfit.message, "adventure", name, i, misfit.key)


# ---------------------------------------------------------------- sense


def check_adventure_sense(found: Findings, data: Table) -> None:
    if "adventure" not in data:
        return
    board = data["adventure"]
    _check_starts(found, data["spaces"])
    _check_words(found, board)
    _check_numbers(found, board)
    _check_places(found, board, [space["id"] for space in data["spaces"]])
    _check_supply(found, board)
    if "bridge" in board or "slot" in board:
        _check_bridges(found, board, data["lines"])


def _check_starts(found: Findings, spaces: Sequence[Table]) -> None:
    starts = {space.get("start") for space in spaces}
    missing = [start for start in _STARTS if start not in starts]
    if missing:
        first, last = _STARTS[0], _STARTS[-1]
        found.add_in(
            f"no space has start = {missing[0]}, expected {first} to {last}: the last is the "
            "villain's",
            "adventure",
        )


def _check_words(found: Findings, board: Table) -> None:
    if board["site"] == board["marker"]:
        message = f'"{board["site"]}" names a site and a marker, expected two names'
        found.add_in(message, "adventure", "marker")


def _check_numbers(found: Findings, board: Table) -> None:
    for i, site in enumerate(board["sites"]):
        if site["number"] != i + 1:
            message = f'"number" is {site["number"]}, expected {i + 1}: sites stand in their order'
            found.add_in(message, "adventure", "sites", i)


def _check_places(found: Findings, board: Table, spaces: list[str]) -> None:
    for i, site in enumerate(board["sites"]):
        named = f"{board['site']} {site['number']}"
        for place, space in enumerate(site["spaces"]):
            if space not in spaces:
                found.add_in(f'{named} lies at an unknown space "{space}"', "adventure", "sites", i)
            elif space in site["spaces"][:place]:
                found.add_in(f"{named} names {space} twice", "adventure", "sites", i)


def _check_supply(found: Findings, board: Table) -> None:
    placed = sum(site.get("placed", 0) for site in board["sites"])
    if placed > board["markers"]:
        message = f"{placed} are placed, and there are {board['markers']}"
        found.add_in(f"{board['marker']}s: {message}", "adventure", "markers")


def _check_bridges(found: Findings, board: Table, lines: Sequence[Any]) -> None:
    """A bridge lies on every site, and stands for the line there (A.K1, A.K17)."""
    bridges, slots, sites = board.get("bridge", ()), board.get("slot", ()), board["sites"]
    if len(bridges) != len(sites):
        message = f"{len(bridges)} bridges for {len(sites)} sites, expected one for each"
        found.add_in(message, "adventure", "bridge")
    if len(slots) != len(sites) - 1:  # with the last bridge all is lost (A.K18)
        message = f"{len(slots)} slots for {len(sites)} bridges, expected one for each but the last"
        found.add_in(message, "adventure", "slot")
    for key in ("id", "name"):
        written = [bridge[key] for bridge in bridges]
        for i, word in enumerate(written):
            if word in written[:i]:
                found.add_in(f'a second bridge "{word}"', "adventure", "bridge", i, key)
    joined = {frozenset(ends_of(line)) for line in lines}
    for i, site in enumerate(sites):
        if frozenset(site["spaces"]) not in joined:
            ends = " and ".join(site["spaces"])
            message = f"no line joins {ends}, expected the two spaces that the bridge joins"
            found.add_in(message, "adventure", "sites", i)
