"""Windows of a browser in which people sit at the server's tables, each with a storage of its own.

Whatever goes wrong in one of them is noted, and fails the test: an error in the console, an
exception that nobody caught, a request that failed, or one to anywhere but the server."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Request

from tests.table.servers import PATIENCE

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}


_AT_ONCE = """if (location.protocol === "http:")  // a blank page keeps nothing
    localStorage.setItem("peerless.settings", JSON.stringify({ speed: "off" }));"""


class Windows:
    """All windows of one test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.faults: list[str] = []
        self._browser = browser
        self._address = address.rstrip("/")
        self._contexts: list[BrowserContext] = []

    def open(self, size: dict[str, Any] = DESKTOP, calm: bool = False, **options: Any) -> Page:
        """A new one, of someone who has never been here; `calm`: for whom nothing moves, and all
        is shown at once. `options` are those of Playwright."""
        options.setdefault("service_workers", "block")  # else it would answer for the server
        if calm:
            options["reduced_motion"] = "reduce"
        context = self._browser.new_context(base_url=self._address, **size, **options)
        if calm:
            context.add_init_script(_AT_ONCE)
        context.set_default_timeout(PATIENCE * 1000)
        context.on("console", lambda said: self._note(said.type == "error", "console", said.text))
        context.on("weberror", lambda error: self._note(True, "exception", str(error.error)))
        context.on("request", self._look_where)
        context.on("requestfailed", self._look_why)
        self._contexts.append(context)
        return context.new_page()

    def forgive(self, pattern: str) -> int:
        """Forget the faults up to now that the test itself has brought about, and count them."""
        kept = [fault for fault in self.faults if not re.search(pattern, fault)]
        forgiven = len(self.faults) - len(kept)
        self.faults[:] = kept
        return forgiven

    def close(self, forgiving: str | None = None) -> None:
        for context in self._contexts:
            context.close()
        if forgiving is not None:
            self.forgive(forgiving)
        assert not self.faults, "in the browser:\n  " + "\n  ".join(self.faults)

    def _note(self, wrong: bool, kind: str, words: str) -> None:
        if wrong:
            self.faults.append(f"{kind}: {words}")

    def _look_where(self, request: Request) -> None:
        here = request.url.startswith((f"{self._address}/", "data:", "blob:"))
        self._note(not here, "request elsewhere", request.url)

    def _look_why(self, request: Request) -> None:
        # A page that is left drops what it was still waiting for.
        left = request.failure == "net::ERR_ABORTED"
        self._note(not left, "failed request", f"{request.url} {request.failure}")
