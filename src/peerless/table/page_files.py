"""The page in the browser: files that `web/` is built into (web/page.py), served as they are."""

from __future__ import annotations

import re
from pathlib import Path, PurePath

from fastapi import FastAPI
from fastapi.responses import PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

FOLDER = Path(__file__).with_name("page")
NOT_BUILT = "The page in the browser has not been built; `make page` builds it. All else works."

_HOST = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9a-fA-F:]+\](:[0-9]+)?")
_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",  # where a piece stands is a style of its own
        "connect-src 'self'{sockets}",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
_ALONE = {
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
"""The page needs nobody else, and nobody else may put it into theirs: a seat is whoever holds the
page."""


def is_built() -> bool:
    return (FOLDER / "index.html").is_file()


def add_page(app: FastAPI) -> None:
    """For every path that nothing else answers at."""
    if is_built():
        app.router.default = _Files(directory=FOLDER, html=True)
    else:

        @app.get("/", include_in_schema=False)
        async def missing() -> PlainTextResponse:
            return PlainTextResponse(NOT_BUILT + "\n", 404)


class _Files(StaticFiles):
    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # at a path where there is none
            await WebSocketClose()(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The names of assets change with what is in them, so a browser may keep those for good;
        all else it asks for anew, or it would show an old page after an upgrade."""
        response = await super().get_response(path, scope)
        asset = PurePath(path).parts[:1] == ("assets",)
        response.headers["cache-control"] = "max-age=31536000, immutable" if asset else "no-cache"
        response.headers.update(_ALONE)
        response.headers["content-security-policy"] = _policy(Headers(scope=scope).get("host", ""))
        return response


def _policy(host: str) -> str:
    """To some browsers a WebSocket is never one's own, so its address is named."""
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return _POLICY.format(sockets=sockets)
