"""Bots at the tables: each is asked as soon as it is its turn, whether anybody looks or not."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from peerless.bots.search.hints import Hint
from peerless.game import View
from peerless.table.refusals import Code, Refused
from peerless.table.room import Room
from peerless.table.thinking import Thinkers, choose_simply

if TYPE_CHECKING:
    from peerless.table.lobby import Lobby

log = logging.getLogger(__name__)

_MOST_FAILURES = 3
"""So often a bot may fail at a table; then a simple one plays on for it. One that hangs would
make everyone wait at each of its turns."""


class BotPlay:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._thinkers = Thinkers(lobby.settings.thinkers, lobby.settings.patience)
        self._pace = lobby.settings.bot_pace
        self.at_work: set[str] = set()  # rooms whose bots are

    def stop(self) -> None:
        self._thinkers.stop()

    async def hint(self, view: View, room: Room) -> Hint:
        """What a strong bot would answer."""
        return await self._thinkers.hint(view, room.content, room.id)

    def go_on(self, room: Room) -> None:
        """If a bot is asked, let it think, unless one at this table does already."""
        if room.bot_asked is not None and room.id not in self.at_work:
            self.at_work.add(room.id)
            self._lobby.begin(self._let_bots_play(room.id))

    async def _let_bots_play(self, id: str) -> None:
        """Until a person is asked. Where the store fails, it is tried again, ever less often."""
        wait = 1.0
        try:
            while True:
                try:
                    room = await self._lobby.look(id)
                    if room.bot_asked is None:
                        return
                    await self._let_bot_decide(room)
                    wait = 1.0
                    continue
                except Refused as refused:
                    if refused.code is Code.STALE:  # something was taken back, or somebody is back
                        await asyncio.sleep(0)
                        continue
                    log.error(
                        "a bot could not decide", extra={"table": id, "code": refused.code.value}
                    )
                    if refused.code is Code.CANNOT_GO_ON:
                        return
                except Exception:  # whatever it is, this table does not end by it
                    log.exception("a bot could not go on", extra={"table": id})
                await asyncio.sleep(wait)
                wait = min(2 * wait, 60.0)
        finally:
            self.at_work.discard(id)

    async def _let_bot_decide(self, room: Room) -> None:
        seat, number = room.asked, room.entries
        assert seat is not None
        began = time.monotonic()
        view = room.game.view(seat)
        bot = room.seats[seat].played_by
        prescribed = room.prescribed()
        if prescribed is not None:
            answer, itself = prescribed, True
        elif room.failures[seat] < _MOST_FAILURES:
            answer, itself = await self._thinkers.choose(bot, view, room.content, room.id)
        else:
            answer, itself = choose_simply(view), False
        self._lobby.metrics.thought(itself)
        room.failures[seat] += not itself
        if not itself and room.failures[seat] == _MOST_FAILURES:
            log.error("a bot is replaced for good", extra={"table": room.id, "bot": bot})
        await self._keep_pace(room, began)
        await self._lobby.decide(room, seat, number, answer)

    async def _keep_pace(self, room: Room, began: float) -> None:
        """How long a bot takes tells how much it had to choose from, as the number of its defenses.
        So against people it answers in whole steps, of which the first is mostly enough."""
        if self._pace > 0 and any(not seat.played_by for seat in room.seats):
            await asyncio.sleep(rest_of_step(time.monotonic() - began, self._pace))


def rest_of_step(took: float, pace: float) -> float:
    """Seconds until the step in which something was done is over."""
    return pace - took % pace
