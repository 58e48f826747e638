"""Bridges and farms: which a text means, and the doom tokens or aliens on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import assert_never

from peerless.rules.adventure.record import DESTROYED, Adventure
from peerless.rules.context import Context
from peerless.rules.events import Happening
from peerless.rules.masks import has, mask_of, members
from peerless.rules.numbers import Cause, Mask, Seat, SiteId, SpaceId
from peerless.rules.pieces import AdventureBoard, Battlefield
from peerless.rules.select import Misplaced, spaces_of
from peerless.rules.state import OFF, State
from peerless.text.tree import (
    AdjacentTo,
    Among,
    AtRandom,
    Banner,
    Called,
    Defeated,
    Empty,
    Fewest,
    Fighting,
    Filter,
    InPile,
    Lowest,
    NameOf,
    Nearest,
    Noun,
    Numbered,
    Occupied,
    OfPrintedValue,
    OnToken,
    Other,
    SameName,
    Select,
    SpaceOf,
    Starting,
    UsableBy,
    ZoneOf,
)


def parts_of(state: State) -> tuple[Adventure, AdventureBoard]:
    board = state.setting.battlefield.adventure
    assert state.adventure is not None
    assert board is not None
    return state.adventure, board


# ---------------------------------------------------------------- which


def find_sites(state: State, context: Context, select: Select) -> list[SiteId]:
    """The bridges that stand, or the farms, that fit."""
    adventure, _ = parts_of(state)
    found = [
        site
        for site in members(adventure.standing())
        if all(_fits(state, context, which, site) for which in select.filters)
    ]
    if Fewest() in select.filters and found:
        found = [min(found, key=lambda site: (adventure.markers[site], site))]
    return found[:1] if Lowest() in select.filters else found


def _fits(state: State, context: Context, which: Filter, site: SiteId) -> bool:
    adventure, board = parts_of(state)
    match which:
        case Called() | Lowest() | Fewest():
            return True  # there is one kind on a board; which of several is asked of all together
        case Numbered(numbers):
            return board.sites[site].number in numbers
        case Empty():
            return adventure.markers[site] == 0
        case Occupied():
            return adventure.markers[site] > 0
        case AdjacentTo(thing):
            return touches(board, site, spaces_of(state, context, thing))
        case (
            Defeated() | Other() | ZoneOf() | SpaceOf() | Fighting() | Among() | OnToken()
            | InPile() | AtRandom() | Banner() | SameName() | OfPrintedValue() | UsableBy()
            | NameOf() | Starting() | Nearest()
        ):  # fmt: skip
            raise Misplaced(which, Noun.SITE)
        case _:
            assert_never(which)


def touches(board: AdventureBoard, site: SiteId, spaces: Sequence[SpaceId]) -> bool:
    """Whether one of the spaces is joined by a bridge, or on the edge of a farm."""
    return any(space in board.sites[site].spaces for space in spaces)


def sites_beside(state: State, seat: Seat) -> list[SiteId]:
    """The sites next to a player's fighters: a bridge joins their space, a farm borders it
    (A.K7, A.L6)."""
    adventure, board = parts_of(state)
    fighters = state.setting.fighters_of[seat]
    spaces = [state.space[fighter] for fighter in fighters if state.space[fighter] != OFF]
    return [site for site in members(adventure.standing()) if touches(board, site, spaces)]


def lowest_standing(state: State) -> SiteId:
    """-1 if none stands."""
    assert state.adventure is not None
    standing = members(state.adventure.standing())
    return standing[0] if standing else -1


# ---------------------------------------------------------------- doom tokens and aliens


def supply(state: State) -> int:
    """How many are on no site."""
    adventure, board = parts_of(state)
    return board.markers - sum(adventure.markers)


def place_markers(state: State, site: SiteId, amount: int, cause: Cause) -> int:
    """As many as there are; returns how many could not be placed (A.K5, A.L4)."""
    adventure, _ = parts_of(state)
    placed = min(amount, supply(state))
    if placed > 0:
        adventure.markers[site] += placed
        state.tell(Happening.MARKERS_PLACED, other=site, amount=placed, cause=cause)
    return amount - placed


def remove_markers(state: State, site: SiteId, amount: int, cause: Cause) -> None:
    """Back to the supply."""
    adventure, _ = parts_of(state)
    if amount > 0:
        adventure.markers[site] -= amount
        state.tell(Happening.MARKERS_REMOVED, other=site, amount=amount, cause=cause)


# ---------------------------------------------------------------- a bridge falls


def destroy(state: State, site: SiteId, cause: Cause) -> int:
    """Its doom tokens go to the next bridge, its spaces are no longer adjacent (A.K16, A.K17).
    Returns the slot that it comes to, from 0."""
    adventure, _ = parts_of(state)
    slot = adventure.bridges.count(DESTROYED)
    adventure.bridges[site] = DESTROYED
    state.tell(Happening.DESTROYED, other=site, cause=cause)
    doom, adventure.markers[site] = adventure.markers[site], 0
    heir = lowest_standing(state)
    if doom and heir >= 0:
        adventure.markers[heir] += doom
        state.tell(Happening.MARKERS_MOVED, other=heir, amount=doom, cause=cause)
    fell_down(state)
    return slot


def fell_down(state: State) -> None:
    """Let the battlefield be without the bridges that do not stand."""
    adventure, _ = parts_of(state)
    gone = mask_of(site for site, bridge in enumerate(adventure.bridges) if bridge == DESTROYED)
    state.battlefield = battlefield_without(state.setting.battlefield, gone)


@lru_cache(maxsize=64)
def battlefield_without(battlefield: Battlefield, gone: Mask) -> Battlefield:
    """A battlefield without the lines of these sites."""
    board = battlefield.adventure
    if board is None or not gone:
        return battlefield
    lost = [set(site.spaces) for i, site in enumerate(board.sites) if has(gone, i)]
    lines = tuple(line for line in battlefield.lines if set(line) not in lost)
    return replace(battlefield, lines=lines)
