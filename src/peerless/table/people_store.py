"""What is stored of the people at the tables, beside their games: what they are called, what they
say, which tables are open to everyone, whose time is up, and drafts before there is a table."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import and_, bindparam, collate, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from peerless.table.matters import PAUSE, Matter
from peerless.table.news import CHAT, SEATS
from peerless.table.schema import chat, drafts, invitations, journal, names, pulse, tables
from peerless.table.store import Store

_TRIES = 5  # where two servers store a line at once
_MOST_OVERDUE = 200  # at a time


class Line(NamedTuple):
    """What somebody has said at a table."""

    number: int
    seat: int
    words: str
    at: int


class OpenRow(NamedTuple):
    """An open table: its row, and the seats that nobody has taken."""

    id: str
    mode: str
    battlefield: str
    heroes: list[str]
    seats: list[dict[str, Any]]
    clock: dict[str, Any] | None
    free: list[int]
    names: dict[int, str]


class PeopleStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    # ------------------------------------------------------------ seats and names

    def names(self, id: str) -> dict[int, str]:
        query = select(names.c.seat, names.c.name).where(names.c.table == id)
        with self._store.engine.connect() as connection:
            return {row.seat: row.name for row in connection.execute(query)}

    def call(self, id: str, seat: int, name: str) -> None:
        """What the person of a seat wants to be called from now on."""
        mine = and_(names.c.table == id, names.c.seat == seat)
        with self._store.writing() as connection:
            connection.execute(delete(names).where(mine))
            connection.execute(insert(names).values(table=id, seat=seat, name=name))
            self._store.news.tell(connection, {id: SEATS})

    def claim_open(self, id: str, seat: int, secret: str, now: int) -> bool:
        """Take a seat of an open table, by the hash of one's secret; whether it is one's own now.
        Who says so again is heard again: the answer may have been lost."""
        listed = select(tables.c.id).where(tables.c.id == id, tables.c.listed > now)
        mine = and_(invitations.c.table == id, invitations.c.seat == seat)
        free = and_(mine, invitations.c.secret.is_(None), invitations.c.table.in_(listed))
        with self._store.writing() as connection:
            connection.execute(update(invitations).where(free).values(secret=secret))
            query = select(invitations.c.seat).where(mine, invitations.c.secret == secret)
            taken = connection.execute(query).first() is not None
            if taken:
                self._store.news.tell(connection, {id: SEATS})
            return taken

    # ------------------------------------------------------------ open tables

    def open_tables(self, now: int, most: int) -> list[OpenRow]:
        """Those that still have a free seat, the latest first."""
        waiting = select(invitations.c.table).where(invitations.c.secret.is_(None))
        query = (
            select(tables)
            .where(tables.c.listed > now, tables.c.result.is_(None), tables.c.id.in_(waiting))
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        with self._store.engine.connect() as connection:
            rows = connection.execute(query).all()
            ids = [row.id for row in rows]
            free = connection.execute(
                select(invitations.c.table, invitations.c.seat).where(
                    invitations.c.table.in_(ids), invitations.c.secret.is_(None)
                )
            ).all()
            called = connection.execute(select(names).where(names.c.table.in_(ids))).all()
        return [
            OpenRow(
                row.id,
                row.mode,
                row.battlefield,
                row.heroes,
                row.seats,
                row.clock,
                sorted(each.seat for each in free if each.table == row.id),
                {each.seat: each.name for each in called if each.table == row.id},
            )
            for row in rows
        ]

    def keep_listed(self, ids: list[str], until: int) -> None:
        """Somebody waits at these open tables. One after the other in the order in which the
        journal has them, so that the two never wait for each other."""
        shorter = and_(tables.c.id == bindparam("of"), tables.c.listed < until)
        with self._store.writing() as connection:
            keep = update(tables).where(shorter).values(listed=until)
            connection.execute(keep, [{"of": id} for id in sorted(ids)])

    # ------------------------------------------------------------ clocks

    def overdue(self, now: int) -> list[str]:
        """Tables at which somebody's time is up."""
        due = and_(tables.c.result.is_(None), tables.c.due.is_not(None), tables.c.due <= now)
        query = select(tables.c.id).where(due).order_by(tables.c.due).limit(_MOST_OVERDUE)
        with self._store.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def beat(self, now: int) -> None:
        """The server is up now, so that clocks run, if there are any."""
        running = and_(tables.c.result.is_(None), tables.c.due.is_not(None))
        with self._store.engine.connect() as connection:
            if connection.execute(select(tables.c.id).where(running).limit(1)).first() is None:
                return
        with self._store.writing() as connection:
            connection.execute(update(pulse).values(at=now))

    def pause_clocks(self, now: int, longest: int) -> int:
        """After a start: where nobody has written a pulse for longer than usual, no server was
        up, and that time is nobody's. At how many tables that was so."""
        with self._store.writing() as connection:
            if connection.dialect.name == "postgresql":  # two servers that start together
                connection.exec_driver_sql("LOCK TABLE pulse IN EXCLUSIVE MODE")
            last = connection.execute(select(pulse.c.at)).scalar() or 0
            connection.execute(update(pulse).values(at=now))
            running = and_(tables.c.result.is_(None), tables.c.due.is_not(None))
            # Whoever stored a decision was up then. While no clock ran there was no pulse.
            stored = select(func.max(journal.c.at)).join_from(journal, tables).where(running)
            last = max(last, connection.execute(stored).scalar() or 0)
            down = now - last
            if down <= longest:
                return 0
            # A server may be up even so, one that the database did not hear for a while: what it
            # decides now waits until this is stored, and is then overtaken. In the journal's own
            # order, so that the two never wait for each other; a database's may be another one.
            order = collate(tables.c.id, "C" if self._store.news.is_shared else "BINARY")
            query = select(tables.c.id, tables.c.entries, tables.c.due).where(running)
            rows = connection.execute(query.order_by(order).with_for_update()).all()
            for row in rows:
                number, text = row.entries or 0, str(Matter(PAUSE, -1, str(down)))
                values = {"table": row.id, "entry": number, "seat": -1, "decision": text}
                connection.execute(insert(journal).values(**values, at=now))
                changed = {"entries": number + 1, "due": row.due + down}
                connection.execute(update(tables).where(tables.c.id == row.id).values(**changed))
                self._store.news.tell(connection, {row.id: number + 1})
            return len(rows)

    # ------------------------------------------------------------ rematches

    def rematch(self, id: str, next: str) -> str:
        """The table at which the same people play again: this one, or the one that was first."""
        none_yet = and_(tables.c.id == id, tables.c.rematch.is_(None))
        with self._store.writing() as connection:
            connection.execute(update(tables).where(none_yet).values(rematch=next))
            self._store.news.tell(connection, {id: SEATS})
            chosen = connection.execute(select(tables.c.rematch).where(tables.c.id == id)).scalar()
        assert chosen is not None
        return str(chosen)

    def rematch_of(self, id: str) -> str | None:
        with self._store.engine.connect() as connection:
            return connection.execute(select(tables.c.rematch).where(tables.c.id == id)).scalar()

    # ------------------------------------------------------------ the chat

    def lines(self, id: str, first: int = 0, most: int = 1000) -> list[Line]:
        """From a number on; of too many the latest."""
        mine = and_(chat.c.table == id, chat.c.line >= first)
        query = select(chat.c.line, chat.c.seat, chat.c.words, chat.c.at).where(mine)
        with self._store.engine.connect() as connection:
            rows = connection.execute(query.order_by(chat.c.line.desc()).limit(most)).all()
        return [Line(*row) for row in reversed(rows)]

    def say(self, id: str, seat: int, words: str, at: int, most: int) -> Line | None:
        """None where as much has been said as is kept."""
        for _ in range(_TRIES):
            last = select(func.max(chat.c.line)).where(chat.c.table == id)
            try:
                with self._store.writing() as connection:
                    before = connection.execute(last).scalar()
                    line = Line(0 if before is None else before + 1, seat, words, at)
                    if line.number >= most:
                        return None
                    values = {"table": id, "line": line.number, "seat": seat, "words": words}
                    connection.execute(insert(chat).values(**values, at=at))
                    self._store.news.tell(connection, {id: CHAT})
                    return line
            except IntegrityError:
                continue  # another server was first
        raise TimeoutError("another server stores lines here all the time")

    # ------------------------------------------------------------ drafts

    def add_draft(self, id: str, state: dict[str, Any], now: int, oldest: int, most: int) -> None:
        """Drafts that nobody has looked at since `oldest` make room, and of too many the oldest."""
        with self._store.writing() as connection:
            connection.execute(delete(drafts).where(drafts.c.touched < oldest))
            count = connection.execute(select(func.count()).select_from(drafts)).scalar() or 0
            if count >= most:
                first = select(drafts.c.id).order_by(drafts.c.touched).limit(count - most + 1)
                gone = list(connection.execute(first).scalars())
                connection.execute(delete(drafts).where(drafts.c.id.in_(gone)))
            connection.execute(insert(drafts).values(id=id, touched=now, number=0, state=state))

    def draft(self, id: str) -> tuple[int, int, dict[str, Any]] | None:
        """Its number of changes, when somebody last looked at it, and its state."""
        query = select(drafts.c.number, drafts.c.touched, drafts.c.state).where(drafts.c.id == id)
        with self._store.engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else (row.number, row.touched, dict(row.state))

    def change_draft(self, id: str, number: int, state: dict[str, Any], now: int) -> bool:
        """Whether it was still as it is when it had changed `number` times."""
        same = and_(drafts.c.id == id, drafts.c.number == number)
        values = {"number": number + 1, "state": state, "touched": now}
        with self._store.writing() as connection:
            return connection.execute(update(drafts).where(same).values(**values)).rowcount == 1

    def touch_draft(self, id: str, now: int) -> None:
        with self._store.writing() as connection:
            connection.execute(update(drafts).where(drafts.c.id == id).values(touched=now))
