"""Connections as the system sees them: how many there may be, and how long one may say nothing or
take nothing."""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import socket
from ipaddress import IPv6Address, ip_address, ip_network

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from peerless.table.budgets import network_of

_RESERVE = 64
"""Descriptors for the database, the page's files, the log and the processes of bots."""

_HERE = "127.0.0.1,::1"
"""Proxies that are believed unless others are named, as uvicorn does: on the same machine."""

BESIDE = 1000
"""Connections beside WebSockets, for pages and requests: who is one too many hears it in words."""

log = logging.getLogger(__name__)


def room_for_connections(wanted: int) -> int:
    """How many connections the system allows beside all else, after asking it for as many as are
    wanted. One that it does not allow would be tried again and again, and noted each time."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    need = wanted + _RESERVE
    if soft < need:
        soft = need if hard == resource.RLIM_INFINITY else min(need, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft < need:
        words = f"the system allows {soft} open files: {max(1, soft - _RESERVE)} connections"
        log.warning(words)
    return max(1, min(wanted, soft - _RESERVE))


class Doorkeeper:
    """Counts connections, also those that have said nothing yet."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = min(most_of_one, most // 2)  # nobody alone takes all there are
        self._open: dict[str, set[asyncio.Transport]] = {}
        self._proxies = os.environ.get("FORWARDED_ALLOW_IPS", _HERE).split(",")

    def admits(self, transport: asyncio.Transport) -> bool:
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        who = network_of(address)
        mine = self._open.setdefault(who, set())
        if len(mine) >= self._most_of_one and not self._is_proxy(address):
            self._sweep(who)
            if len(mine) >= self._most_of_one:
                return False
        if self._count() >= self._most:
            for other in list(self._open):
                self._sweep(other)
            if self._count() >= self._most:
                return False
        self._open.setdefault(who, mine).add(transport)
        return True

    def _count(self) -> int:
        return sum(map(len, self._open.values()))

    def _is_proxy(self, address: str) -> bool:
        """Behind it are many others, whom their own addresses tell apart. It is that one address,
        not its network: its neighbours are nobody's proxies."""
        return not address or any(_within(address, proxy.strip()) for proxy in self._proxies)

    def _sweep(self, who: str) -> None:
        """Without those that have ended: a WebSocket does not say so here."""
        mine = self._open[who]
        mine -= {transport for transport in mine if transport.is_closing()}
        if not mine:
            del self._open[who]


def _within(address: str, proxy: str) -> bool:
    if proxy == "*" or proxy == address:
        return True
    try:
        found = ip_address(address.partition("%")[0])
        mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
        return (mapped or found) in ip_network(proxy, strict=False)
    except ValueError:
        return False


def patient(request_timeout: float, send_timeout: float, door: Doorkeeper) -> type[H11Protocol]:
    """The protocol of connections on which requests come in, and answers are taken, in time."""

    class Patient(H11Protocol):
        def connection_made(  # type: ignore[override]
            self, transport: asyncio.Transport
        ) -> None:
            super().connection_made(transport)
            if not door.admits(transport):
                transport.abort()
                return
            _cut_off_when_deaf(transport, send_timeout)
            self._watch(None)

        def _watch(self, last: RequestResponseCycle | None) -> None:
            self.loop.call_later(request_timeout, self._look, last)

        def _look(self, last: RequestResponseCycle | None) -> None:
            """Give the connection up if no request has come since the last look."""
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return  # over, or a WebSocket now, which has its pings
            if (last is None or last.response_complete) and self.cycle is last:
                self.transport.abort()
            else:
                self._watch(self.cycle)

    return Patient


def _cut_off_when_deaf(transport: asyncio.Transport, seconds: float) -> None:
    """A closed connection stays until what was sent has been taken; a client that takes nothing
    would keep it forever. Where the system offers no such limit, there is none."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    connected = transport.get_extra_info("socket")
    if option is not None and connected is not None:
        connected.setsockopt(socket.IPPROTO_TCP, option, int(seconds * 1000))
