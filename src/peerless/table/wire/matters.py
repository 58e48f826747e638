"""What goes on at a table beside its game, as it goes over the wire."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from peerless.game import SPECTATOR
from peerless.table.matters import Wish
from peerless.table.wire.types import ClockMessage, ProposalSeen, SeriesSeen

if TYPE_CHECKING:
    from peerless.table.room import Room


def wishes(room: Room, seat: int) -> list[Wish]:
    """What a seat may propose now; a bot for whom, is for those to say who see who is away."""
    if seat == SPECTATOR or room.game.over or room.seats[seat].played_by:
        return []
    if room.matters.proposal is not None:
        return []
    may = [Wish.TAKE_BACK] if room.way_back(seat) is not None else []
    may += [Wish.CONCEDE] if ends_by_conceding(room, seat) else []
    may.append(Wish.BOT)
    declined = room.matters.declined
    return [wish for wish in may if (seat, wish) not in declined] if declined else may


def ends_by_conceding(room: Room, seat: int) -> bool:
    """Among more than two sides the others play on: then a bot can have the seat."""
    state, sides = room.game.state, room.sides
    if len(sides) == 2:  # else the game would be over
        return sides[0] != sides[1]
    standing = {sides[other] for other in range(len(sides)) if not state.out(other)}
    return len(standing - {sides[seat]}) == 1


def proposal_out(room: Room) -> ProposalSeen | None:
    proposal = room.matters.proposal
    if proposal is None or room.game.over:
        return None
    return {
        "wish": proposal.wish.value,
        "seat": proposal.seat,
        "about": None if proposal.about < 0 else proposal.about,
        "bot": proposal.bot or None,
        "waits_for": proposal.waits_for(room.seats, room.sides),
    }


def series_out(room: Room) -> SeriesSeen | None:
    if room.series is None:
        return None
    score = room.series.after(room.game.state.winners)
    return {
        "best_of": score.best_of,
        "contenders": list(score.contenders),
        "wins": list(score.wins),
        "champion": score.champion,
    }


def clock_out(room: Room) -> ClockMessage | None:
    clocks = room.matters.clocks
    if clocks is None:
        return None
    asked, now = room.asked, int(time.time() * 1000)
    runs = clocks.started and asked is not None and not room.seats[asked].played_by
    return {
        "type": "clock",
        "table": room.id,
        "number": room.entries,
        "running": asked if runs else None,
        "move_left": clocks.move_left(now) if runs else None,
        "left": [
            None if seat.bot else clocks.total_left(number, asked if runs else None, now)
            for number, seat in enumerate(room.seats)
        ],
        "move": clocks.terms.move,
        "total": clocks.terms.total,
        "timeout": clocks.terms.timeout,
    }
