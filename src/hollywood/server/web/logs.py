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
        *(
            "node",
            "fence",
            "table",
            "reason",
            "bot",
            "code",
            "source",
            "count",
            "seconds",
            "bytes",
            "version",
            "port",
        ),
    }
)
_FRAMES = 12

Fields = MutableMapping[str, Any]


def configure(form: str | None = None, *, file: TextIO | None = None) -> None:
    """Configure all logging in the form the house wants, JSON or text.

    Code that logs uses :mod:`logging`, with its fields as ``extra``; libraries are heard when they
    complain. The form ``quiet``, for somebody at home, has complaints only.
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
    logging.getLogger("hollywood").setLevel(least)
    root = logging.getLogger()
    for handler in [each for each in root.handlers if isinstance(each, _Lines)]:
        root.removeHandler(handler)
    root.addHandler(_Lines())


def defect(name: str, error: BaseException) -> None:
    """Log an error of ours: its kind, and its traceback."""
    logging.getLogger(__name__).error("defect", extra={"defect": name}, exc_info=error)


def places(error: BaseException) -> list[str]:
    """Return the lines of code an error passed through, the last ones first."""
    frames = traceback.extract_tb(error.__traceback__)[-_FRAMES:]
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in reversed(frames)]


class _Lines(logging.Handler):
    """Writes what :mod:`logging` is told: our own lines with their fields, and that a library
    complained, with its name and the kind of error, not the text.
    """

    def emit(self, record: logging.LogRecord) -> None:
        # Our own code chooses its words with care; the texts of other code may quote anything.
        ours = record.name.startswith("hollywood.")
        if not ours and record.levelno < logging.WARNING:
            return
        event = record.getMessage() if ours else "library"
        fields = {name: value for name, value in vars(record).items() if ours and name in _FIELDS}
        if not (ours and event.isidentifier()):
            fields["source"] = f"{record.name}:{record.funcName}:{record.lineno}"
        error = record.exc_info[1] if record.exc_info else None
        level = record.levelno if ours else logging.WARNING
        structlog.get_logger("hollywood.web").log(level, event, **fields, exc_info=error)


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
