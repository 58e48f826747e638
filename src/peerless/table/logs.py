"""Structured logs: one JSON object a line. They name tables and codes, never cards, seeds or
secrets."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        values = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        values.update({k: v for k, v in vars(record).items() if k not in _USUAL})
        if record.exc_info:
            values["trace"] = self.formatException(record.exc_info)
        return json.dumps(values, default=str)


def configuration(level: str) -> dict[str, object]:
    """For logging.config.dictConfig: everything to standard error."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": f"{__name__}.JsonLines"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"handlers": ["stderr"], "level": level.upper()},
        "loggers": {
            # its lines hold the addresses of requests, which may hold a secret
            "uvicorn.access": {"handlers": [], "propagate": False, "level": "CRITICAL"},
            "alembic": {"level": "WARNING"},
        },
    }
