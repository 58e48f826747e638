"""The server's HTTP part, and the door for WebSockets (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Annotated, Any

from fastapi import FastAPI, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

from peerless.content.library import Library
from peerless.content.nearest import Unknown
from peerless.content.spoken import spoken_names
from peerless.content.words import language_id
from peerless.table.budgets import Budgets
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
from peerless.table.drafts import add_drafts
from peerless.table.gossip import MADE
from peerless.table.guards import FairShares, SmallBodies
from peerless.table.learning import add_learning, lesson_seen
from peerless.table.lobby import Lobby
from peerless.table.making import table_made
from peerless.table.messages import Claim, Id, Name, NewInvitation, NewTable, Rematch
from peerless.table.metrics import Metrics
from peerless.table.origins import is_foreign
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
    OpenTables,
    Refusal,
    RematchMade,
    SeatClaimed,
    SpokenNames,
    TableContent,
    TableMade,
    TableSeen,
)
from peerless.table.room import Room
from peerless.table.seeds import commitment_to
from peerless.table.settings import Settings
from peerless.table.sheets import Sheets

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
    app.add_middleware(PlaySocket, lobby=lobby)
    app.add_middleware(SmallBodies, settings=settings, metrics=lobby.metrics)
    app.add_middleware(FairShares, budgets=lobby.budgets, metrics=lobby.metrics)
    _answer_errors(app, lobby.metrics)
    rate = settings.tables_a_minute
    makers = Budgets(rate, rate / 60)
    lobby.gossip.share(MADE, makers)

    def slow_down(request: Request) -> str:
        """One address makes only so many tables a minute; returns the address."""
        who = request.client.host if request.client else ""
        if not makers.take(who, 1):
            raise Refused(Code.TOO_FAST, "too many tables at once; wait a minute")
        return who

    _add_tables(app, lobby, slow_down)
    add_replays(app, lobby, slow_down)
    add_drafts(app, lobby, slow_down)
    add_learning(app, lobby, slow_down)
    _add_content(app, lobby.library, lobby.sheets)
    _add_operations(app, lobby)

    add_page(app)
    return app


class PlaySocket:
    """Middleware: the WebSocket at /ws, past all that is for requests."""

    def __init__(self, app: ASGIApp, lobby: Lobby) -> None:
        self._app = app
        self._lobby = lobby

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket" or scope["path"] != "/ws":
            await self._app(scope, receive, send)
            return
        who = scope["client"][0] if scope.get("client") else ""
        try:
            if is_foreign(Headers(scope=scope), self._lobby.settings.origins):
                raise Refused(Code.ORIGIN, "this page may not connect to this server")
            self._lobby.admit(who)
        except Refused as refused:
            await refuse(self._lobby.metrics, refused)(scope, receive, send)
        else:
            with self._lobby.connected(who):
                await Connection(receive, send, self._lobby, who).serve()


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


def _add_tables(app: FastAPI, lobby: Lobby, slow_down: Callable[[Request], str]) -> None:
    @app.post("/api/tables", status_code=201)
    async def make_table(request: Request, new: NewTable) -> TableMade:
        """Make a table. The reply holds what opens the seats of persons."""
        room, maker, opened = await lobby.create(new, slow_down(request))
        return table_made(room, maker, opened)

    @app.post("/api/tables/{table}/seats")
    async def claim_seat(table: Annotated[Id, Path()], claim: Claim) -> SeatClaimed:
        """Take the seat of an invitation, which is good once. From now on the secret opens it."""
        seat = await lobby.claim(table, claim)
        return SeatClaimed(table=table, seat=seat)

    @app.get("/api/lobby")
    async def open_tables() -> OpenTables:
        """Tables that wait for anybody to take a seat."""
        return OpenTables(tables=await lobby.together.open_tables())

    @app.post("/api/tables/{table}/rematch")
    async def play_again(
        request: Request, table: Annotated[Id, Path()], wanted: Rematch
    ) -> RematchMade:
        """Another game of the same people, who keep their secrets."""
        network = lobby.networks.of(slow_down(request))
        next = await lobby.together.rematch(table, wanted, network)
        return RematchMade(table=next)

    @app.post("/api/tables/{table}/invitations")
    async def invite(table: Annotated[Id, Path()], new: NewInvitation) -> Invitation:
        """Withdraw the invitation to a seat that nobody has claimed, for a new one."""
        invitation = await lobby.invite(table, new.seat, new.maker)
        return Invitation(table=table, seat=new.seat, invitation=invitation)

    @app.get("/api/tables/{table}")
    async def see_table(table: Annotated[Id, Path()]) -> TableSeen:
        return _seen(await lobby.look(table))

    @app.get("/api/tables/{table}/content", response_model=TableContent)
    async def table_content(
        table: Annotated[Id, Path()], language: Annotated[Name, Query()] = "en"
    ) -> Response:
        """What a table is played with, as it was when its game began."""
        content, spoken = (await lobby.look(table)).content, language_id(language)
        key = ("table", content.hash, content.mode, ",".join(content.heroes), spoken)
        return await lobby.sheets.json(key, lambda: table_sheets(setting_of(content), spoken))

    @app.get("/api/tables/{table}/record", response_class=Response, responses=_TEXT)
    async def record(table: Annotated[Id, Path()]) -> PlainTextResponse:
        """The record of a finished game, with its seed; of one that runs it is a secret."""
        room = await lobby.look_now(table)
        if not room.game.over:
            raise Refused(Code.RUNNING, "the record is published when the game is over")
        if not room.has_replay:
            raise Refused(Code.UNKNOWN, "a guided game has no record")
        return PlainTextResponse(room.record)


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
        commitment=commitment_to(room.seed),
        over=room.game.over,
        enemies=[] if terms is None else list(terms.enemies),
        discoveries=[] if terms is None else list(terms.discoveries),
        lesson=lesson_seen(room),
    )


# ---------------------------------------------------------------- content


def _add_content(app: FastAPI, library: Library, sheets: Sheets) -> None:
    @app.get("/api/content", response_model=Catalogue)
    async def content() -> Response:
        """What there is to choose from: modes, bots, heroes, battlefields, enemies, discoveries."""
        return await sheets.json(("catalogue",), lambda: catalogue(library))

    @app.get("/api/names", response_model=SpokenNames)
    async def names(language: Annotated[Name, Query()] = "en") -> Response:
        """What a language calls heroes, fighters, cards, battlefields, tokens and the rest."""
        spoken = language_id(language)
        return await sheets.json(
            ("names", spoken),
            lambda: SpokenNames(language=spoken, names=dict(spoken_names(spoken))),
        )

    @app.get("/api/heroes/{hero}", response_model=HeroSheet)
    async def hero(
        hero: Annotated[Name, Path()], language: Annotated[Name, Query()] = "en"
    ) -> Response:
        """A hero's character card and deck, in words of a language."""
        id, spoken = library.heroes.id_of(hero), language_id(language)
        key = ("hero", id, spoken)
        return await sheets.json(key, lambda: hero_sheet(library.heroes.load(id), spoken))

    @app.get("/api/enemies/{enemy}", response_model=EnemySheet)
    async def enemy(
        enemy: Annotated[Name, Path()], language: Annotated[Name, Query()] = "en"
    ) -> Response:
        """A villain or a minion with its deck and its initiative cards, in words of a language."""
        id, spoken = library.enemies.id_of(enemy), language_id(language)
        key = ("enemy", id, spoken)
        return await sheets.json(key, lambda: enemy_sheet(library.enemies.load(id), spoken))

    @app.get("/api/discoveries/{discovery}", response_model=DiscoverySheet)
    async def discovery(
        discovery: Annotated[Name, Path()], language: Annotated[Name, Query()] = "en"
    ) -> Response:
        """A card of the advanced cooperative game, in words of a language."""
        id, spoken = library.discoveries.id_of(discovery), language_id(language)
        key = ("discovery", id, spoken)
        return await sheets.json(key, lambda: discovery_sheet(library.discoveries.load(id), spoken))

    @app.get("/api/battlefields/{battlefield}", response_model=BattlefieldPlan)
    async def battlefield(
        battlefield: Annotated[Name, Path()], language: Annotated[Name, Query()] = "en"
    ) -> Response:
        """A battlefield, with all that is needed to draw it, and what it is in a cooperative game,
        in words of a language."""
        id, spoken = library.battlefields.id_of(battlefield), language_id(language)
        key = ("battlefield", id, spoken)
        return await sheets.json(
            key, lambda: battlefield_plan(library.battlefields.load(id), spoken)
        )

    @app.get("/api/battlefields/{battlefield}/picture", response_class=Response)
    async def picture(battlefield: Annotated[Name, Path()], starts: bool = True) -> Response:
        """The battlefield as an SVG picture; once a game has begun, without its start spaces."""
        id = library.battlefields.id_of(battlefield)
        return await sheets.svg(
            ("picture", id, str(starts)),
            lambda: battlefield_picture(library.battlefields.load(id), starts),
        )


# ---------------------------------------------------------------- for those who run it


def _add_operations(app: FastAPI, lobby: Lobby) -> None:
    @app.get("/health")
    async def health() -> dict[str, str]:
        """Whether the server is up and its database takes what is written to it."""
        await lobby.threads.check_health()
        return {"status": "ok", "version": version("peerless")}

    @app.get("/metrics", response_class=Response, responses=_TEXT)
    async def metrics() -> Response:
        return Response(lobby.metrics.text(), media_type="text/plain; version=0.0.4")
