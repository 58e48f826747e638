"""Whose bots think: where several servers share a database, the one that has the lease of a table.

A lease lasts for seconds and is renewed while a bot thinks. So one that was killed keeps nobody
waiting for long, and one that hangs is overtaken; what it decides afterwards the journal refuses.
The times are those of the database, since the clocks of two machines may differ."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from sqlalchemy import delete, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from peerless.table.refusals import Refused
from peerless.table.schema import DATABASE_TIME, lease_end, leases
from peerless.table.store import Store

if TYPE_CHECKING:
    from peerless.table.lobby import Lobby

log = logging.getLogger(__name__)


class LeaseStore:
    """Blocks, as all of the store does. None of it waits for the disk: what is lost of leases is
    taken anew."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._here = store.news.here

    def take(self, id: str) -> bool:
        """Whether the lease is ours now."""
        values = {"server": self._here, "until": lease_end()}
        free = or_(leases.c.until < DATABASE_TIME, leases.c.server == self._here)
        taking = insert(leases).values(table=id, **values)
        taking = taking.on_conflict_do_update(index_elements=["table"], set_=values, where=free)
        with self._store.writing() as connection:
            connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
            return connection.execute(taking.returning(leases.c.table)).first() is not None

    def renew(self, ids: list[str]) -> None:
        """Those of these that are ours."""
        ours = update(leases).where(leases.c.server == self._here, leases.c.table.in_(ids))
        with self._store.writing() as connection:
            connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
            connection.execute(ours.values(until=lease_end()))

    def give_back(self, id: str) -> None:
        ours = delete(leases).where(leases.c.table == id, leases.c.server == self._here)
        with self._store.writing() as connection:
            connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
            connection.execute(ours)

    def take_over(self, most: int) -> list[str]:
        """Tables at which a bot was thinking at a server that is gone: from now on the lease of
        each is ours, so that none is forgotten if we are gone too before its bots think. Of several
        servers that ask at once each gets others."""
        gone = select(leases.c.table).where(leases.c.until < DATABASE_TIME)
        gone = gone.order_by(leases.c.until).limit(most).with_for_update(skip_locked=True)
        taking = update(leases).where(leases.c.table.in_(gone))
        taking = taking.values(server=self._here, until=lease_end())
        with self._store.writing() as connection:
            connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
            return list(connection.execute(taking.returning(leases.c.table)).scalars())


class Leases:
    """The same from the event loop. A server that has its database to itself needs none."""

    def __init__(self, lobby: Lobby) -> None:
        self._threads = lobby.threads
        self._store = LeaseStore(lobby.store)
        self.are_needed = lobby.store.news.is_shared

    async def take(self, id: str) -> bool:
        """Whether the bots of a table may think here."""
        if not self.are_needed:
            return True
        try:
            return await self._threads.ask(self._store.take, id)
        except Refused:  # it has been noted, and is tried again
            return False

    async def give_back(self, id: str) -> None:
        if self.are_needed:
            try:
                await self._threads.run(self._store.give_back, id)
            except Exception as error:  # then it runs out by itself
                log.warning("a lease was not given back", extra={"error": type(error).__name__})

    async def renew(self, ids: Iterable[str]) -> None:
        """Keep those that we need."""
        await self._threads.run(self._store.renew, sorted(ids))

    async def take_over(self, most: int) -> list[str]:
        """Tables at which nobody lets the bots think any more, and now we do."""
        return await self._threads.run(self._store.take_over, most) if most > 0 else []
