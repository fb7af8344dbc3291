"""Logs: one JSON object per line."""

import logging
import sys
from typing import Any

import orjson

from century.tables import clock

# What every record has; all else was given as `extra`.
COMMON = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message", "taskName"}


def is_quiet(record: logging.LogRecord) -> bool:
    """Without the lines in which uvicorn tells the addresses of those who open a WebSocket."""
    return '"WebSocket %s"' not in str(record.msg)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": clock.iso(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in COMMON}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return orjson.dumps(line, default=str).decode()


def set_up(level: str = "INFO") -> None:
    """Once for a process: what it began with stays."""
    if any(isinstance(known.formatter, JsonLines) for known in logging.getLogger().handlers):
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_quiet)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # we log requests ourselves
    logging.getLogger("alembic").setLevel("WARNING")
