"""The server's HTTP part, and the door for WebSockets (docs/protocol.md)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Annotated, Any

from fastapi import FastAPI, Path, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException

from peerless.content.library import Library
from peerless.content.nearest import Unknown
from peerless.content.spoken import spoken_names
from peerless.content.words import language_id
from peerless.table.catalogue import (
    battlefield_picture,
    battlefield_plan,
    catalogue,
    discovery_sheet,
    enemy_sheet,
    hero_sheet,
    table_sheets,
)
from peerless.table.connection import Connection
from peerless.table.content import setting_of
from peerless.table.guards import Bucket, SmallBodies
from peerless.table.lobby import Lobby
from peerless.table.making import table_made
from peerless.table.messages import Claim, Id, Name, NewInvitation, NewTable
from peerless.table.metrics import Metrics
from peerless.table.page_files import add_page
from peerless.table.refusals import Code, Refused, http_refusal
from peerless.table.replay_routes import add_replays
from peerless.table.replies import (
    BattlefieldPlan,
    Catalogue,
    DiscoverySheet,
    EnemySheet,
    HeroSheet,
    Invitation,
    Refusal,
    SeatClaimed,
    SpokenNames,
    TableContent,
    TableMade,
    TableSeen,
)
from peerless.table.room import Room
from peerless.table.settings import Settings

_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (403, 404, 409, 413, 422, 429, 503)
}


_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}


def make_app(settings: Settings) -> FastAPI:
    lobby = Lobby(settings, Metrics())

    @asynccontextmanager
    async def running(_: FastAPI) -> AsyncIterator[None]:
        await lobby.start()
        yield
        await lobby.stop()

    app = FastAPI(
        title="Peerless",
        version=version("peerless"),
        description="Tables of the Unmatched system. Play goes over the WebSocket at /ws.",
        lifespan=running,
        responses=_REFUSALS,
        docs_url=None,  # these pages would load programs from elsewhere
        redoc_url=None,
    )
    app.state.lobby = lobby
    app.add_middleware(SmallBodies, settings=settings, metrics=lobby.metrics)
    _answer_errors(app, lobby.metrics)
    makers: dict[str, Bucket] = {}
    _add_tables(app, lobby, makers)
    add_replays(app, lobby, lambda request: _slow_down(makers, request, settings))
    _add_content(app, lobby.library)
    _add_operations(app, lobby)

    @app.websocket("/ws")
    async def play(socket: WebSocket) -> None:
        who = socket.client.host if socket.client else ""
        if lobby.is_full(who):
            words = "this server has as many connections as it takes; try again later"
            await socket.send_denial_response(refuse(lobby.metrics, Refused(Code.FULL, words)))
        else:
            with lobby.connected(who):
                await Connection(socket, lobby).serve()

    add_page(app)
    return app


# ---------------------------------------------------------------- errors


def refuse(metrics: Metrics, refused: Refused) -> JSONResponse:
    metrics.refusals.labels(refused.code.value).inc()
    return http_refusal(refused)


def _answer_errors(app: FastAPI, metrics: Metrics) -> None:
    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> JSONResponse:
        return refuse(metrics, error)

    @app.exception_handler(Unknown)
    async def unknown(_: Request, error: Unknown) -> JSONResponse:
        return refuse(metrics, Refused(Code.UNKNOWN, str(error)))

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> JSONResponse:
        fault = error.errors()[0]
        where = ".".join(str(part) for part in fault["loc"])
        return refuse(metrics, Refused(Code.MALFORMED, f"{where}: {fault['msg']}"))

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 400:  # a body that cannot even be taken apart
            return refuse(metrics, Refused(Code.MALFORMED, "body: not understood"))
        metrics.refusals.labels("http").inc()
        values = {"code": "http", "words": str(error.detail)}
        return JSONResponse(values, error.status_code, error.headers)


# ---------------------------------------------------------------- tables


def _add_tables(app: FastAPI, lobby: Lobby, makers: dict[str, Bucket]) -> None:
    @app.post("/api/tables", status_code=201)
    async def make_table(request: Request, new: NewTable) -> TableMade:
        """Make a table. The reply holds what opens the seats of persons."""
        _slow_down(makers, request, lobby.settings)
        room, maker, opened = await lobby.create(new)
        return table_made(room, maker, opened)

    @app.post("/api/tables/{table}/seats")
    async def claim_seat(table: Annotated[Id, Path()], claim: Claim) -> SeatClaimed:
        """Take the seat of an invitation, which is good once. From now on the secret opens it."""
        seat = await lobby.claim(table, claim.invitation, claim.secret)
        return SeatClaimed(table=table, seat=seat)

    @app.post("/api/tables/{table}/invitations")
    async def invite(table: Annotated[Id, Path()], new: NewInvitation) -> Invitation:
        """Withdraw the invitation to a seat that nobody has claimed, for a new one."""
        invitation = await lobby.invite(table, new.seat, new.maker)
        return Invitation(table=table, seat=new.seat, invitation=invitation)

    @app.get("/api/tables/{table}")
    async def see_table(table: Annotated[Id, Path()]) -> TableSeen:
        return _seen(await lobby.look(table))

    @app.get("/api/tables/{table}/content")
    async def table_content(
        table: Annotated[Id, Path()], language: Annotated[Name, Query()] = "en"
    ) -> TableContent:
        """What a table is played with, as it was when its game began."""
        room = await lobby.look(table)
        spoken = language_id(language)
        return await asyncio.to_thread(lambda: table_sheets(setting_of(room.content), spoken))

    @app.get("/api/tables/{table}/record", response_class=Response, responses=_TEXT)
    async def record(table: Annotated[Id, Path()]) -> PlainTextResponse:
        """The record of a finished game, with its seed; of one that runs it is a secret."""
        room = await lobby.look(table)
        if not room.game.over:
            raise Refused(Code.RUNNING, "the record is published when the game is over")
        return PlainTextResponse(str(room.game.record()))


def _seen(room: Room) -> TableSeen:
    terms = room.content.adventure
    return TableSeen(
        table=room.id,
        mode=room.content.mode,
        battlefield=room.content.battlefield,
        heroes=list(room.content.heroes),
        seats=[seat.who for seat in room.seats],
        held=[seat.held for seat in room.seats],
        number=room.entries,
        over=room.game.over,
        enemies=[] if terms is None else list(terms.enemies),
        discoveries=[] if terms is None else list(terms.discoveries),
    )


def _slow_down(makers: dict[str, Bucket], request: Request, settings: Settings) -> None:
    """One address makes only so many tables a minute."""
    who = request.client.host if request.client else ""
    if who not in makers:
        if len(makers) > 10_000:
            makers.clear()
        makers[who] = Bucket(settings.tables_a_minute, settings.tables_a_minute / 60)
    if not makers[who].take():
        raise Refused(Code.TOO_FAST, "too many tables at once; wait a minute")


# ---------------------------------------------------------------- content


def _add_content(app: FastAPI, library: Library) -> None:
    @app.get("/api/content")
    async def content() -> Catalogue:
        """What there is to choose from: modes, bots, heroes, battlefields, enemies, discoveries."""
        return await asyncio.to_thread(catalogue, library)

    @app.get("/api/names")
    async def names(language: Annotated[Name, Query()] = "en") -> SpokenNames:
        """What a language calls heroes, fighters, cards, battlefields, tokens and the rest."""
        spoken = language_id(language)
        found = await asyncio.to_thread(spoken_names, spoken)
        return SpokenNames(language=spoken, names=dict(found))

    @app.get("/api/heroes/{hero}")
    async def hero(
        hero: Annotated[Name, Path()], language: Annotated[Name, Query()] = "en"
    ) -> HeroSheet:
        """A hero's character card and deck, in words of a language."""
        return await asyncio.to_thread(
            lambda: hero_sheet(library.heroes.load(hero), language_id(language))
        )

    @app.get("/api/enemies/{enemy}")
    async def enemy(
        enemy: Annotated[Name, Path()], language: Annotated[Name, Query()] = "en"
    ) -> EnemySheet:
        """A villain or a minion with its deck and its initiative cards, in words of a language."""
        return await asyncio.to_thread(
            lambda: enemy_sheet(library.enemies.load(enemy), language_id(language))
        )

    @app.get("/api/discoveries/{discovery}")
    async def discovery(
        discovery: Annotated[Name, Path()], language: Annotated[Name, Query()] = "en"
    ) -> DiscoverySheet:
        """A card of the advanced cooperative game, in words of a language."""
        return await asyncio.to_thread(
            lambda: discovery_sheet(library.discoveries.load(discovery), language_id(language))
        )

    @app.get("/api/battlefields/{battlefield}")
    async def battlefield(
        battlefield: Annotated[Name, Path()], language: Annotated[Name, Query()] = "en"
    ) -> BattlefieldPlan:
        """A battlefield, with all that is needed to draw it, and what it is in a cooperative game,
        in words of a language."""
        return await asyncio.to_thread(
            lambda: battlefield_plan(library.battlefields.load(battlefield), language_id(language))
        )

    @app.get("/api/battlefields/{battlefield}/picture", response_class=Response)
    async def picture(battlefield: Annotated[Name, Path()]) -> Response:
        """The battlefield as an SVG picture."""
        svg = await asyncio.to_thread(
            lambda: battlefield_picture(library.battlefields.load(battlefield))
        )
        return Response(svg, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})


# ---------------------------------------------------------------- for those who run it


def _add_operations(app: FastAPI, lobby: Lobby) -> None:
    @app.get("/health")
    async def health() -> dict[str, str]:
        """Whether the server is up and its database answers."""
        try:
            await asyncio.wait_for(asyncio.to_thread(lobby.store.ping), 5)
        except Exception as error:
            raise Refused(Code.STORE, "the database does not answer") from error
        return {"status": "ok", "version": version("peerless")}

    @app.get("/metrics", response_class=Response, responses=_TEXT)
    async def metrics() -> Response:
        return Response(lobby.metrics.text(), media_type="text/plain; version=0.0.4")
