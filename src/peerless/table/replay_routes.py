"""The HTTP part for games that are over: their replay and story, records that are sent in, and
tables that go on from a step of a finished game."""

from __future__ import annotations

import gzip
import hashlib
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Annotated, Any, Literal

from fastapi import FastAPI, Path, Query, Request
from fastapi.responses import Response

from peerless.content.words import ENGLISH, language_id
from peerless.game import Game
from peerless.record.records import BadRecord, Record, read_record
from peerless.record.replay import replay
from peerless.rules.mode import Mode
from peerless.table.content import AdventureTerms, CannotGoOn, Content, content_now, setting_of
from peerless.table.guards import RECORDS
from peerless.table.lobby import Lobby
from peerless.table.making import table_made
from peerless.table.messages import Id, Name, PlayOn, SeatNumber
from peerless.table.refusals import Code, Refused
from peerless.table.replays import Replays, finished, steps_of
from peerless.table.replies import GameStory, RecordLoaded, TableMade
from peerless.table.room import Room
from peerless.table.seats import PERSON, Seat, take_seats
from peerless.table.store import Stored
from peerless.table.story import story_of

_JSON: dict[int | str, dict[str, Any]] = {200: {"content": {"application/json": {}}}}
_RECORD: dict[str, Any] = {  # the body, which no parameter describes
    "requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}
}
_FOR_GOOD = {"cache-control": "max-age=86400"}  # what is over does not change


def add_replays(app: FastAPI, lobby: Lobby, slow_down: Callable[[Request], str]) -> None:
    replays = Replays()

    @app.get("/api/tables/{table}/replay", response_class=Response, responses=_JSON)
    async def watch_again(
        request: Request,
        table: Annotated[Id, Path()],
        seat: Annotated[SeatNumber | Literal["all"], Query(alias="as")] = "all",
        language: Annotated[Name, Query()] = ENGLISH,
    ) -> Response:
        """A finished game step by step, as a seat saw it or with all cards open (`Replay`)."""
        spoken = language_id(language)
        game = finished(await lobby.look_now(table))
        whose = None if seat == "all" else seat
        body = await lobby.aside.do(table, lambda: replays.written(table, game, whose, spoken))
        return _sent(body, request)

    @app.get("/api/tables/{table}/story")
    async def story(table: Annotated[Id, Path()]) -> GameStory:
        """What became of a finished game: sums, moments, the turn of the tide."""
        game = finished(await lobby.look_now(table))
        return await lobby.aside.do(table, lambda: story_of(game))

    @app.post("/api/tables/{table}/play-on", status_code=201)
    async def play_on(request: Request, table: Annotated[Id, Path()], wanted: PlayOn) -> TableMade:
        """A table of its own that goes on from a step of a finished game, against bots."""
        network = lobby.networks.of(slow_down(request))
        room = await lobby.look_now(table)
        return await _go_on(lobby, room, finished(room), wanted, network)

    @app.post(RECORDS, status_code=201, openapi_extra=_RECORD)
    async def load_record(request: Request) -> RecordLoaded:
        """The record of a finished game, as text: it can be watched like one that was played here.
        Whoever sends the same record again is led to the same place."""
        network = lobby.networks.of(slow_down(request))
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError:
            raise Refused(Code.BAD_RECORD, "this file is no text") from None
        game, content = await lobby.aside.do("a record", lambda: _read(lobby, text))
        id = _id_of(game)
        if await lobby.threads.ask(lobby.store.table, id) is None:
            seats = [vars(Seat(PERSON)) for _ in content.heroes]  # which no secret opens
            stored = _row(id, content, game, seats, network, game.result)
            await lobby.open(stored, content, game.record().decisions)
        return RecordLoaded(table=id)


def _sent(body: bytes, request: Request) -> Response:
    headers = {**_FOR_GOOD, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="application/json", headers=headers)


# ---------------------------------------------------------------- playing on


async def _go_on(lobby: Lobby, room: Room, game: Game, wanted: PlayOn, network: str) -> TableMade:
    """The cards lie as they lay then, so whoever has watched the replay may know them: it is for
    one person and bots."""
    if wanted.seats.count(PERSON) != 1:
        raise Refused(Code.BAD_TABLE, "one seat is yours, and bots have the others")
    sitting, opened = take_seats(wanted.seats, len(room.content.heroes))
    made = await lobby.aside.do(room.id, lambda: _decisions_until(game, wanted.at))
    seats = [vars(seat) for seat in sitting]
    stored = _row(secrets.token_urlsafe(9), room.content, game, seats, network)
    new = await lobby.open(stored, room.content, made)
    return table_made(new, None, opened)


def _decisions_until(game: Game, at: int) -> list[tuple[int, str]]:
    for number, step in enumerate(steps_of(game)):
        if step.game.over:
            break
        if number == at:
            return game.record().decisions[: step.decisions]
    raise Refused(Code.OVER, f"the game was over before step {at + 1}")


def _row(
    id: str,
    content: Content,
    game: Game,
    seats: list[dict[str, Any]],
    network: str,
    result: str | None = None,
) -> Stored:
    record = game.record()
    return Stored(
        id=id,
        mode=content.mode,
        battlefield=content.battlefield,
        heroes=list(content.heroes),
        seed=record.seed,
        rules=record.rules,
        content=content.hash,
        seats=seats,
        result=result,
        adventure=None if content.adventure is None else content.adventure._asdict(),
        network=network,
    )


# ---------------------------------------------------------------- records


def _read(lobby: Lobby, text: str) -> tuple[Game, Content]:
    """The game of a record, and the content as a table has it."""
    try:
        record = read_record(text)
        game = replay(record, library=lobby.library)
    except BadRecord as error:
        raise Refused(Code.BAD_RECORD, str(error)) from error
    if not game.over:
        raise Refused(Code.BAD_RECORD, "this game was not played to its end")
    terms = _terms(record)
    heroes = tuple(hero.id for hero in game.setting.heroes)
    content = content_now(
        Mode(record.mode), game.setting.battlefield.id, heroes, lobby.library, terms
    )
    try:
        same = setting_of(content).house == record.house
    except CannotGoOn as error:
        raise Refused(Code.BAD_RECORD, str(error)) from error
    if not same:
        raise Refused(Code.BAD_RECORD, "house: a table here has no such house rules")
    return game, content


def _terms(record: Record) -> AdventureTerms | None:
    if not record.enemies:
        return None
    house = record.house
    return AdventureTerms(
        record.enemies, record.discoveries, house.hands_are_open, house.players_choose_for_enemies
    )


def _id_of(game: Game) -> str:
    """The same for the same game."""
    digest = hashlib.sha256(str(game.record()).encode()).digest()
    return urlsafe_b64encode(digest[:12]).decode()
