"""What each address may cost the server: one budget over everything it asks for.

Costs are milliseconds of the processor's time, estimated and rounded up. An address is a single one
of IPv4, and of IPv6 the network of 64 bits of one household."""

from __future__ import annotations

import time
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

_MOST_KNOWN = 50_000
"""Addresses that are remembered; those that have asked for nothing lately are forgotten first."""

MESSAGE, DECISION, LOOK, LINE, JOIN, REPORT, HINT = 0.2, 2.0, 2.0, 3.0, 4.0, 25.0, 40.0
FILE, SHEET, TABLE, RECORD, NEW_TABLE = 0.5, 2.0, 2.0, 5.0, 40.0


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

    def wait(self, cost: float) -> float:
        """Seconds until there is enough again."""
        return max(0.0, (cost - self._left) / self._a_second)

    @property
    def is_full(self) -> bool:
        self._fill()
        return self._left >= self._most

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._since) * self._a_second)
        self._since = now


class Budgets:
    """A bucket for each address."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._of: dict[str, Bucket] = {}

    def take(self, address: str, cost: float) -> bool:
        return self._bucket(address).take(cost)

    def wait(self, address: str, cost: float) -> float:
        return self._bucket(address).wait(cost)

    def _bucket(self, address: str) -> Bucket:
        network = network_of(address)
        found = self._of.get(network)
        if found is None:
            if len(self._of) >= _MOST_KNOWN:
                self._forget()
            found = self._of[network] = Bucket(self._at_once, self._a_second)
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
        cheap = path.endswith(("/seats", "/invitations", "/steps")) or _is_look_at_draft(path)
        return TABLE if cheap else NEW_TABLE
    if path.endswith(("/replay", "/story")):
        return NEW_TABLE
    if path.startswith("/api/tables/"):
        return RECORD if path.endswith(("/record", "/content")) else TABLE
    return SHEET if path.startswith(("/api/", "/health", "/metrics", "/openapi")) else FILE


def _is_look_at_draft(path: str) -> bool:
    return path.startswith("/api/drafts/") and path.count("/") == 3
