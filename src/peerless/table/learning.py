"""The HTTP part for those who learn the game: guided games, and examples of the rules."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import FastAPI, Path, Query, Request
from fastapi.responses import Response

from peerless.content.words import ENGLISH, language_id
from peerless.record.records import RULES_VERSION
from peerless.table import wire
from peerless.table.catalogue import table_sheets
from peerless.table.examples import example_replay, example_setting, find_example
from peerless.table.lessons import (
    LessonRoom,
    find_lesson,
    lesson_content,
    lesson_ids,
    lesson_seats,
)
from peerless.table.lobby import Lobby
from peerless.table.making import table_made
from peerless.table.messages import Id, Name
from peerless.table.replies import LessonEntry, LessonSeen, TableContent, TableMade
from peerless.table.room import Room
from peerless.table.seeds import new_seed
from peerless.table.store import Stored

_JSON: dict[int | str, dict[str, Any]] = {200: {"content": {"application/json": {}}}}


def add_learning(app: FastAPI, lobby: Lobby, slow_down: Callable[[Request], str]) -> None:
    @app.get("/api/lessons")
    async def lessons() -> list[LessonEntry]:
        """The guided games."""
        return await asyncio.to_thread(_lessons)

    @app.post("/api/lessons/{lesson}", status_code=201)
    async def begin_lesson(request: Request, lesson: Annotated[Id, Path()]) -> TableMade:
        """A table for a guided game: one seat, and an opponent who follows the lesson too."""
        network = lobby.networks.of(slow_down(request))
        found = await asyncio.to_thread(find_lesson, lesson)
        content = await asyncio.to_thread(lesson_content, found, lobby.library)
        seats, opened = lesson_seats()
        stored = Stored(
            id=secrets.token_urlsafe(9),
            mode=content.mode,
            battlefield=content.battlefield,
            heroes=list(content.heroes),
            seed=new_seed(),
            rules=RULES_VERSION,
            content=content.hash,
            seats=[vars(seat) for seat in seats],
            network=network,
        )
        return table_made(await lobby.open(stored, content), None, opened)

    @app.get("/api/examples/{example}", response_class=Response, responses=_JSON)
    async def example(
        example: Annotated[Id, Path()], language: Annotated[Name, Query()] = ENGLISH
    ) -> Response:
        """An example of a rule, decision by decision, with all cards open (`Replay`)."""
        find_example(example)
        spoken = language_id(language)
        return await lobby.sheets.text(
            ("example", example, spoken), lambda: wire.written(example_replay(example, spoken))
        )

    @app.get("/api/examples/{example}/content", response_model=TableContent)
    async def example_content(
        example: Annotated[Id, Path()], language: Annotated[Name, Query()] = ENGLISH
    ) -> Response:
        """What an example is played with."""
        find_example(example)
        spoken = language_id(language)
        return await lobby.sheets.json(
            ("example content", example, spoken),
            lambda: table_sheets(example_setting(example), spoken),
        )


def _lessons() -> list[LessonEntry]:
    return [
        LessonEntry(
            id=lesson.id,
            battlefield=lesson.battlefield,
            heroes=list(lesson.heroes),
            steps=len(lesson.steps),
        )
        for lesson in map(find_lesson, lesson_ids())
    ]


def lesson_seen(room: Room) -> LessonSeen | None:
    """How far a guided game is; nothing for any other."""
    if not isinstance(room, LessonRoom):
        return None
    now = room.now()
    return LessonSeen(lesson=now["lesson"], at=now["at"], of=now["of"])
