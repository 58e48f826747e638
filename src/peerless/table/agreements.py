"""What people at a table do beside deciding: propose, agree, come back, run out of time. Each is
stored before anyone is told of it, in the same journal as the decisions."""

from __future__ import annotations

from peerless.bots import bot_names
from peerless.record.records import CONCEDE, TIMEOUT
from peerless.table.clocks import LOSE, SLOW
from peerless.table.matters import (
    AGREE,
    DECLINE,
    RETURN,
    STAND_IN,
    START,
    Matter,
    Proposal,
    Wish,
)
from peerless.table.refusals import Code, Refused
from peerless.table.room import Room, now_ms
from peerless.table.seats import Held
from peerless.table.wire.matters import wishes

USUAL_STAND_IN = "normal"
"""The bot that plays on for one whose time is up."""
_MOST = 1000
"""Entries beside decisions in the journal of one table."""


async def propose(
    room: Room,
    seat: int,
    number: int,
    wish: Wish,
    about: int | None = None,
    bot: str | None = None,
    left_after: float = 0.0,
) -> None:
    """A bot can have the seat of one who has been away for `left_after` seconds."""
    async with room.lock:
        room.touch()
        room.check_current(seat, number)
        if wish not in wishes(room, seat) or room.matters.count >= _MOST:
            raise Refused(Code.NOT_NOW, f'"{wish.value}" cannot be proposed now')
        proposal = Proposal(wish, seat)
        if wish is Wish.BOT:
            proposal = Proposal(wish, seat, *_bot_for(room, seat, about, bot, left_after))
        if proposal.waits_for(room.seats, room.sides):
            word, about = proposal.bot, proposal.about
            said = Matter(f"propose {wish.value}", _asked(room), word, about)
            await _store(room, seat, said)
        else:
            await _fulfil(room, proposal, [])


def _bot_for(
    room: Room, seat: int, about: int | None, bot: str | None, left_after: float
) -> tuple[int, str]:
    """Whose seat a bot is to take: one that was left, or one's own."""
    bots = bot_names()
    if about is None or bot is None or about >= len(room.seats) or bot not in bots:
        raise Refused(Code.NOT_NOW, "a bot takes a seat of this table, and has a name")
    if not room.seats[about].is_person:
        raise Refused(Code.NOT_NOW, "no person sits there")
    if about == seat:
        return about, bot
    if bots.index(bot) < bots.index(USUAL_STAND_IN):
        raise Refused(Code.NOT_NOW, f"who is away is played for by {USUAL_STAND_IN}, or better")
    clocks = room.matters.clocks
    if clocks is not None and (clocks.terms.move or 0) >= SLOW:
        raise Refused(Code.NOT_NOW, "in a game over days the clock says who has left")
    if room.company.present[about] or room.company.away(about) < left_after:
        raise Refused(Code.NOT_NOW, "they are there, or have just been")
    return about, bot


async def reply(room: Room, seat: int, number: int, agrees: bool) -> None:
    async with room.lock:
        room.touch()
        room.check_current(seat, number)
        proposal = room.matters.proposal
        waits_for = [] if proposal is None else proposal.waits_for(room.seats, room.sides)
        withdrawn = proposal is not None and proposal.seat == seat and not agrees
        if proposal is None or (seat not in waits_for and not withdrawn):
            raise Refused(Code.NOT_NOW, "there is nothing for you to agree to")
        if not agrees:
            await _store(room, seat, Matter(DECLINE, _asked(room)))
        elif waits_for == [seat]:
            await _fulfil(room, proposal, [(seat, str(Matter(AGREE, _asked(room))))])
        else:
            await _store(room, seat, Matter(AGREE, _asked(room)))


async def _fulfil(room: Room, proposal: Proposal, said: list[tuple[int, str]]) -> None:
    """All agree: it is done, in the same breath as the last word."""
    seat = proposal.seat
    match proposal.wish:
        case Wish.CONCEDE:
            await room.give_up(seat, [*said, (seat, CONCEDE)])
        case Wish.BOT:
            stand_in = Matter(STAND_IN, _asked(room), proposal.bot, proposal.about)
            await _store_all(room, [*said, (seat, str(stand_in))])
        case Wish.TAKE_BACK:
            way = room.way_back(seat)
            if way is None:
                raise Refused(Code.CANNOT_TAKE_BACK, "something has been revealed since")
            steps = room.steps[-way:]
            decisions = sum(step.decisions for step in steps)
            assert steps[0].unrevealed is not None
            text = f"take back {decisions} @{_asked(room)}"
            entries = await room.store([*said, (seat, text)], steps[0].unrevealed)
            room.note(entries)
            room.go_back(decisions)


async def come_back(room: Room, seat: int, number: int) -> None:
    """Whose seat a bot has taken for a while plays on."""
    async with room.lock:
        room.touch()
        room.check_current(seat, number)
        clocks = room.matters.clocks
        if not room.seats[seat].stand_in:
            raise Refused(Code.NOT_NOW, "no bot plays for you")
        if clocks is not None and clocks.total_left(seat, None, now_ms()) == 0:
            raise Refused(Code.NOT_NOW, "your time is up")
        if room.matters.count >= _MOST:
            raise Refused(Code.NOT_NOW, "you have come back often enough")
        await _store(room, seat, Matter(RETURN, _asked(room)))


# ---------------------------------------------------------------- clocks


async def start_clocks(room: Room) -> None:
    """As soon as every seat is somebody's."""
    if _can_start(room):
        async with room.lock:
            if _can_start(room):  # still
                await _store(room, _asked(room), Matter(START, _asked(room)))


def _can_start(room: Room) -> bool:
    clocks = room.matters.clocks
    if clocks is None or clocks.started or room.broken or room.game.over:
        return False
    return all(seat.held is not Held.OPEN for seat in room.seats)


def is_due(room: Room) -> bool:
    """Whether the time of the one who is asked is up."""
    clocks, asked = room.matters.clocks, room.asked
    if clocks is None or asked is None or room.broken or room.seats[asked].played_by:
        return False
    due = clocks.due(asked)
    return due is not None and due <= now_ms()


async def time_out(room: Room) -> None:
    async with room.lock:
        if not is_due(room):
            return
        seat, clocks = _asked(room), room.matters.clocks
        assert clocks is not None
        if clocks.terms.timeout == LOSE:
            await room.give_up(seat, [(seat, TIMEOUT)])
        else:
            await _store(room, seat, Matter(STAND_IN, seat, USUAL_STAND_IN, seat))


# ---------------------------------------------------------------- storing


def _asked(room: Room) -> int:
    asked = room.asked
    assert asked is not None
    return asked


async def _store(room: Room, seat: int, matter: Matter) -> None:
    await _store_all(room, [(seat, str(matter))])


async def _store_all(room: Room, said: list[tuple[int, str]]) -> None:
    room.note(await room.store(said, room.game))
    room.tell()
