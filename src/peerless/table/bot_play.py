"""Bots at the tables: each is asked as soon as it is its turn, whether anybody looks or not. Where
servers share a database, one of them asks (`leases.py`)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from peerless.bots.search.hints import Hint
from peerless.game import View
from peerless.table.budgets import asker
from peerless.table.leases import Leases
from peerless.table.paces import Paces
from peerless.table.refusals import Code, Refused
from peerless.table.room import Room
from peerless.table.thinking import Thinkers, Thought, choose_simply

if TYPE_CHECKING:
    from peerless.table.lobby import Lobby

log = logging.getLogger(__name__)

_LOOK = 2.0
"""Seconds between looks at bots that another server was to let think."""
_MOST_WAKING = 50
"""Tables of a server that is gone that this one takes over at a time: the others have their share
too."""
_MOST_FAILURES = 3
"""So often a bot may fail at a table; then a simple one plays on for it. One that hangs would
make everyone wait at each of its turns."""


class BotPlay:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._thinkers = Thinkers(lobby.settings.thinkers, lobby.settings.patience)
        self._paces = Paces(lobby.settings.bot_pace) if lobby.settings.bot_pace > 0 else None
        self._leases = Leases(lobby)
        self.at_work: set[str] = set()  # rooms whose bots are
        self._waking: set[str] = set()  # tables that are left by a server that is gone

    def stop(self) -> None:
        self._thinkers.stop()

    async def hint(self, view: View, room: Room) -> Hint:
        """What a strong bot would answer; whoever asks pays for its time."""
        who, budgets = asker.get(), self._lobby.budgets
        if budgets.owes(who):
            raise Refused(Code.TOO_FAST, "too many hints; wait a little")
        network = self._lobby.networks.of(who)
        found, seconds = await self._thinkers.hint(view, room.content, room.id, network)
        budgets.charge(who, 1000 * seconds)
        return found

    def go_on(self, room: Room) -> None:
        """If a bot is asked, let it think, unless one at this table does already."""
        if room.bot_asked is not None and room.id not in self.at_work:
            self.at_work.add(room.id)
            self._lobby.begin(self._work_at(room.id))

    def free(self, room: Room) -> None:
        """The lease that was stored with a new table is not needed if a person is asked first."""
        if room.bot_asked is None and any(seat.bot for seat in room.seats):
            self._lobby.begin(self._leases.give_back(room.id))

    async def _work_at(self, id: str) -> None:
        """If nobody else does. A bot may be asked again while the lease is given back. A server
        that ends in the midst of it gives nothing back: whoever finds the lease run out goes on,
        and of a table without one nobody would know."""
        try:
            if not await self._leases.take(id):
                return
            await self._let_bots_play(id)
            await self._leases.give_back(id)
        finally:
            self.at_work.discard(id)
        room = self._lobby.rooms.get(id)
        if room is not None and not room.broken:
            self.go_on(room)

    async def watch(self) -> None:
        """Where others are to let bots think: whether they still do. Of tables that are here a bot
        is asked, and nothing comes of it; of all others the lease has run out."""
        seen: dict[str, int] = {}
        while True:
            await asyncio.sleep(_LOOK)
            waiting = [
                room
                for room in self._lobby.rooms.values()
                if room.bot_asked is not None and room.id not in self.at_work and not room.broken
            ]
            for room in waiting:
                if seen.get(room.id) == room.entries:
                    self.go_on(room)
            seen = {room.id: room.entries for room in waiting}
            try:
                await self._leases.renew(self.at_work | self._waking)
                left = await self._leases.take_over(_MOST_WAKING - len(self._waking))
            except Exception as error:  # the database is away
                log.warning("leases were not renewed", extra={"error": type(error).__name__})
                continue
            if left:
                self._waking.update(left)
                self._lobby.begin(self._wake(left))

    async def _wake(self, ids: Sequence[str]) -> None:
        """Tables whose leases were taken over. It may take long, and nobody waits for it: the
        leases of those that are not awake yet are renewed meanwhile."""
        for id in ids:
            try:
                if not await self._lobby.wakes(id):
                    continue  # the store fails: the lease runs out, and somebody tries again
                room = self._lobby.rooms.get(id)
                if room is not None:
                    self.go_on(room)
                if id not in self.at_work:  # nothing is to be done there
                    await self._leases.give_back(id)
            except Exception:  # whatever it is, the others are not left asleep
                log.exception("a table could not be woken", extra={"table": id})
            finally:
                self._waking.discard(id)

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
        view = room.game.view(seat)
        bot = room.seats[seat].played_by
        prescribed = room.prescribed()
        if prescribed is not None:
            thought = Thought(prescribed, itself=True)
        elif room.failures[seat] < _MOST_FAILURES:
            thought = await self._thinkers.choose(bot, view, room.content, room.id, room.network)
            self._lobby.budgets.charge_for_bots(room.network, 1000 * thought.took)
        else:
            thought = Thought(choose_simply(view), itself=False)
        self._lobby.metrics.thought(thought.itself)
        room.failures[seat] += not thought.itself
        if not thought.itself and room.failures[seat] == _MOST_FAILURES:
            log.error("a bot is replaced for good", extra={"table": room.id, "bot": bot})
        await self._keep_pace(room, bot, thought, noted=prescribed is None)
        await self._lobby.decide(room, seat, number, thought.answer)

    async def _keep_pace(self, room: Room, bot: str, thought: Thought, noted: bool) -> None:
        """Against people. An answer that is prescribed took no thought, and is not noted as one:
        the bot would seem quicker than it is at other tables. Waiting for a turn, or reading the
        game, comes on top of it: how long that takes tells nothing of what there is to choose
        from."""
        if self._paces is None or all(seat.played_by for seat in room.seats):
            return
        if thought.itself and noted:
            self._paces.note(bot, thought.chose)
        await asyncio.sleep(self._paces.rest(bot, thought.chose))
