"""The log of the server: one line for each event, and only fields named here.

Anything not in the list is never written: no names, no cards, no tokens, no chat, no addresses and
no query strings. An error is written as its kind and its traceback, without its text, which could
quote somebody.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog

_FIELDS = frozenset(
    {
        *("event", "level", "timestamp"),
        *("method", "route", "status", "ms"),  # a request
        *("error", "at", "defect"),  # a defect of ours
        *("table", "bot", "code", "source", "count", "seconds", "bytes", "version", "port"),
    }
)
_FRAMES = 12

Fields = MutableMapping[str, Any]


def configure(form: str | None = None, *, file: TextIO | None = None) -> None:
    """Configure all logging in the form the house wants, JSON or text.

    Code that logs calls ``structlog.get_logger(...)`` and needs to know nothing else; libraries
    that use :mod:`logging` are heard when they complain. The form ``quiet``, for somebody at home,
    has complaints only.
    """
    file = file or sys.stderr
    for_people = form in {"text", "quiet"} or (form is None and file.isatty())
    least = logging.WARNING if form == "quiet" else logging.INFO
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _without_words,
            _only_listed,
            structlog.dev.ConsoleRenderer(colors=file.isatty())
            if for_people
            else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(file),
    )
    root = logging.getLogger()
    for handler in [each for each in root.handlers if isinstance(each, _Libraries)]:
        root.removeHandler(handler)
    root.addHandler(_Libraries())


def defect(name: str, error: BaseException) -> None:
    """Log an error of ours: its kind, and its traceback."""
    structlog.get_logger("hollywood.web").error("defect", defect=name, exc_info=error)


def places(error: BaseException) -> list[str]:
    """Return the lines of code an error passed through, the last ones first."""
    frames = traceback.extract_tb(error.__traceback__)[-_FRAMES:]
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in reversed(frames)]


class _Libraries(logging.Handler):
    """Logs that a library complained: its name and the kind of error, not the text."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        source = f"{record.name}:{record.funcName}:{record.lineno}"
        # Our own rooms choose their words with care; the texts of other code may quote anything.
        event = record.getMessage() if record.name.startswith("hollywood.") else "library"
        structlog.get_logger("hollywood.web").warning(event, source=source, exc_info=error)


def _without_words(_log: Any, _method: str, fields: Fields) -> Fields:
    """Replace the text of an error by its kind and its traceback."""
    error = fields.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    if isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        fields["error"] = type(error).__name__
        fields["at"] = places(error)
    return fields


def _only_listed(_log: Any, _method: str, fields: Fields) -> Fields:
    kept = {name: value for name, value in fields.items() if name in _FIELDS}
    if not str(kept.get("error", "Error")).isidentifier():
        kept["error"] = "Error"  # a text where the name of the kind should be
    return kept
