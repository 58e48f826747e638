"""Which pages may connect: the server's own, and those that whoever runs it names.

A program says no origin and may connect; what a browser says of the page that it shows cannot be
forged by that page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from peerless.messages.refusals import Refused

_USUAL_PORTS = {"http": 80, "https": 443}


def is_foreign(headers: Mapping[str, str], known: Sequence[str] = ()) -> bool:
    origin = headers.get("origin")
    if origin is None or origin in known:
        return False
    try:
        page = urlsplit(origin)
        usual = _USUAL_PORTS.get(page.scheme)
        here = urlsplit(f"//{headers.get('host', '')}")
        # Behind a proxy the port is the proxy's own; one that is not named is the usual one.
        ports = (page.port or usual, here.port or usual)
        return usual is None or page.hostname != here.hostname or ports[0] != ports[1]
    except ValueError:
        return True


def origin_of(address: str) -> str:
    """A page as a browser names it: its scheme, host and port, the usual one left out."""
    bad = BadOrigin("command-origin", address=address)
    try:
        page = urlsplit(address.strip())
        host, port = page.hostname, page.port
    except ValueError:
        raise bad from None
    usual = _USUAL_PORTS.get(page.scheme)
    if usual is None or host is None or page.path.strip("/") or page.query or page.fragment:
        raise bad
    host = f"[{host}]" if ":" in host else host
    return f"{page.scheme}://{host}" + ("" if port in (None, usual) else f":{port}")


class BadOrigin(Refused, ValueError):
    """No page can have this address; the message says what was expected."""
