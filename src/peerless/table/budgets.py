"""What each address may cost the server: one budget over everything it asks for.

Costs are milliseconds of the processor's time, estimated and rounded up; what may take much longer
than that is measured, and charged afterwards. An address is a single one of IPv4, and of IPv6 the
network of 64 bits of one household."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextvars import ContextVar
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

_MOST_KNOWN = 50_000
"""Addresses that are remembered; those that have asked for nothing lately are forgotten first."""

MESSAGE, DECISION, LOOK, JOIN, HINT = 0.2, 2.0, 2.0, 4.0, 40.0
FILE, SHEET, TABLE, RECORD, NEW_TABLE, CONNECT = 0.5, 2.0, 2.0, 5.0, 40.0, 2.0
WRITE = 15.0
"""A name, a line, a claim: a transaction of its own, while which no decision can be stored where
one at a time can write, and news for all at the table."""
REFUSAL, REFUSED_MESSAGE = 1.5, 0.3
"""To say no is work too: whoever asks on and on pays for it, and waits ever longer."""

_BREATH = 0.3
"""Seconds for which an address may have all that it asks for at once, if it has asked for nothing
lately: a page with everything on it."""
_PACE = 450.0
"""Milliseconds that it has of each second after that, however much it has saved up: spent in one
breath, that would keep everybody else waiting."""

asker: ContextVar[str] = ContextVar("asker", default="")
"""The address of whoever asks for what is being done; none of what the server does by itself."""


class Bucket:
    """So much at once, and so much a second in the long run."""

    __slots__ = ("_a_second", "_left", "_most", "_since")

    def __init__(self, at_once: float, a_second: float) -> None:
        self._most = self._left = float(at_once)
        self._a_second = a_second
        self._since = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        self._fill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def charge(self, cost: float, least: float) -> None:
        """For what has been done already; no more than down to what is `least` left."""
        self._fill()
        self._left = min(self._left, max(least, self._left - cost))

    def owe(self, cost: float) -> None:
        """What was taken elsewhere; there may be less than nothing left."""
        self._fill()
        self._left = max(-self._most, self._left - cost)

    def wait(self, cost: float) -> float:
        """Seconds until there is enough again."""
        self._fill()
        return max(0.0, (cost - self._left) / self._a_second)

    @property
    def is_full(self) -> bool:
        self._fill()
        return self._left >= self._most

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._since) * self._a_second)
        self._since = now


class Savings(Bucket):
    """Of an address: what is in it is spent bit by bit."""

    __slots__ = ("_busy_until", "_pace")

    def __init__(self, at_once: float, a_second: float) -> None:
        super().__init__(at_once, a_second)
        self._pace = max(_PACE, a_second)
        self._busy_until = 0.0  # with what was asked for until now, one thing after the other

    def turn(self, cost: float) -> float:
        """Seconds until it is the turn of what is asked for now: no more than for all that can be
        saved up, however much was refused and charged before."""
        now = time.monotonic()
        busy_until = max(self._busy_until, now - _BREATH) + cost / self._pace
        self._busy_until = min(busy_until, now + self._most / self._pace)
        return self._busy_until - now


class Budgets:
    """Savings of each address."""

    def __init__(
        self, at_once: float, a_second: float, network: Callable[[str], str] | None = None
    ) -> None:
        """`network` says what counts as one address."""
        self._at_once = at_once
        self._a_second = a_second
        self._network = network or network_of
        self._of: dict[str, Savings] = {}
        self.spent: dict[str, float] | None = None  # by network, where other servers are told of it

    def take(self, address: str, cost: float) -> bool:
        network = self._network(address)
        taken = self._bucket(network).take(cost)
        if taken:
            self._note(network, cost)
        return taken

    async def turn(self, address: str, cost: float) -> None:
        """Wait until it is the turn of what was paid for."""
        wait = self._bucket(self._network(address)).turn(cost)
        if wait > 0:
            await asyncio.sleep(wait)

    def _note(self, network: str, cost: float) -> None:
        if self.spent is not None:
            self.spent[network] = self.spent.get(network, 0.0) + cost

    def owe(self, network: str, cost: float) -> None:
        """It was spent at another server."""
        self._bucket(network).owe(cost)

    def wait(self, address: str, cost: float) -> float:
        return self._bucket(self._network(address)).wait(cost)

    def charge(self, address: str, cost: float) -> None:
        """For what has turned out to cost so much. Nobody owes for ever: what it is at most is
        earned again in the time that a full budget takes."""
        if address:
            network = self._network(address)
            savings = self._bucket(network)
            savings.charge(cost, -self._at_once)
            savings.turn(cost)  # it has had it
            self._note(network, cost)

    def owes(self, address: str) -> bool:
        """Whether what was charged is not paid yet."""
        return bool(address) and self.wait(address, 0.0) > 0

    def charge_for_bots(self, network: str, cost: float) -> None:
        """What bots have thought at the tables of a network. That takes no more than half of its
        budget: whoever plays against them can always answer."""
        if network:
            self._bucket(network).charge(cost, self._at_once / 2)

    def _bucket(self, network: str) -> Savings:
        found = self._of.get(network)
        if found is None:
            if len(self._of) >= _MOST_KNOWN:
                self._forget()
            found = self._of[network] = Savings(self._at_once, self._a_second)
        return found

    def _forget(self) -> None:
        """Those that owe nothing; if all do, those that came first."""
        self._of = {who: bucket for who, bucket in self._of.items() if not bucket.is_full}
        for who in list(self._of)[: max(0, len(self._of) - _MOST_KNOWN // 2)]:
            del self._of[who]


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """What counts as one: the address, or the first half of one of IPv6."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


def price_of(method: str, path: str) -> float:
    """What a request over HTTP costs."""
    if method == "POST":
        if path.endswith(("/seats", "/invitations", "/steps", "/sides")):
            return WRITE
        return TABLE if _is_look_at_draft(path) else NEW_TABLE
    if path.endswith(("/replay", "/story")):
        return NEW_TABLE
    if path.startswith("/api/tables/"):
        return RECORD if path.endswith(("/record", "/content")) else TABLE
    return SHEET if path.startswith(("/api/", "/health", "/metrics", "/openapi")) else FILE


def _is_look_at_draft(path: str) -> bool:
    return path.startswith("/api/drafts/") and path.count("/") == 3
