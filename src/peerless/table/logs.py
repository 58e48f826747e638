"""Structured logs: one JSON object a line. They name tables and codes, never cards, seeds or
secrets."""

from __future__ import annotations

import json
import logging
import traceback
from concurrent.futures.process import _RemoteTraceback
from datetime import UTC, datetime

from sqlalchemy.exc import SQLAlchemyError

_SELDOM = 60.0  # seconds between two lines that say the same

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    def __init__(self, worker: int | None = None) -> None:
        """With the number of the worker, where there are several."""
        super().__init__()
        self._worker = {} if worker is None else {"worker": worker}

    def format(self, record: logging.LogRecord) -> str:
        values: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            **self._worker,
            "from": record.name,
            "message": record.getMessage(),
        }
        values.update({k: v for k, v in vars(record).items() if k not in _USUAL})
        if record.exc_info and record.exc_info[1] is not None:
            values["trace"] = _trace(record.exc_info[1])
        return json.dumps(values, default=str)


def _trace(error: BaseException) -> list[str]:
    """Where it happened, the last cause first. What an error of the game says may name cards, so
    only those of the database and the system are quoted."""
    lines: list[str] = []
    cause: BaseException | None = error
    while cause is not None:
        quoted = isinstance(cause, (OSError, SQLAlchemyError))
        lines.append(f"{type(cause).__name__}: {cause}" if quoted else type(cause).__name__)
        if isinstance(cause.__cause__, _RemoteTraceback):  # from a bot's process, as text
            lines += [line for line in str(cause.__cause__).splitlines() if line.startswith("  ")]
            break
        lines += [line.rstrip() for line in traceback.format_tb(cause.__traceback__)]
        cause = cause.__cause__ or cause.__context__
    return lines


class NoRequests(logging.Filter):
    """Without lines about single requests and connections: their addresses may hold a secret,
    anyone can cause as many as they like, and what a client does wrong is no error here."""

    _ABOUT = (
        '"WebSocket %s"',
        "connection open",
        "connection rejected",
        "returned without completing handshake",  # so it calls a refusal, too
        "Invalid HTTP request received",
        "Invalid UTF-8 sequence received",
        "Unsupported upgrade request",
    )

    def filter(self, record: logging.LogRecord) -> bool:
        return not any(words in str(record.msg) for words in self._ABOUT)


class Seldom(logging.Filter):
    """What repeats itself is said once in a while: a fault of the system may come thousands of
    times a second, and a log that fills the disk is a fault of its own."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, str], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name != "asyncio":
            return True
        key = (record.name, str(record.msg)[:60])
        if record.created - self._said.get(key, 0.0) < _SELDOM:
            return False
        if len(self._said) > 1000:
            self._said.clear()
        self._said[key] = record.created
        return True


def configuration(level: str, worker: int | None = None) -> dict[str, object]:
    """For logging.config.dictConfig: everything to standard error."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": f"{__name__}.JsonLines", "worker": worker}},
        "filters": {
            "no requests": {"()": f"{__name__}.NoRequests"},
            "seldom": {"()": f"{__name__}.Seldom"},
        },
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "json",
                "filters": ["no requests", "seldom"],
            }
        },
        "root": {"handlers": ["stderr"], "level": level.upper()},
        "loggers": {
            "uvicorn.access": {"handlers": [], "propagate": False, "level": "CRITICAL"},
            "alembic": {"level": "WARNING"},
            # below this it logs the messages of connections, and in them secrets
            "uvicorn.error": {"level": "INFO" if level == "debug" else level.upper()},
        },
    }
