"""The log of the server: one line for each thing that happens, and only fields named here.

What is not in the list is not written, whoever asks for it: no names, no cards, no tokens, nothing
said, no addresses and no query strings. An error is written as its kind and the places in the code
it passed, without its text, which could quote somebody.
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
    """Let everything that is logged be written as the house wants it, in JSON or for people.

    Whoever logs says ``structlog.get_logger(...)`` and needs to know nothing else; libraries that
    use :mod:`logging` are heard when they complain. The form ``quiet``, for somebody at home, has
    complaints only.
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
    """Write down an error of ours: its kind, and where it came by."""
    structlog.get_logger("hollywood.web").error("defect", defect=name, exc_info=error)


def places(error: BaseException) -> list[str]:
    """Return the lines of code an error came by, the last ones first."""
    frames = traceback.extract_tb(error.__traceback__)[-_FRAMES:]
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in reversed(frames)]


class _Libraries(logging.Handler):
    """Writes that a library complained: who, and of what kind of error, not in which words."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        source = f"{record.name}:{record.funcName}:{record.lineno}"
        # Our own rooms choose their words with care; what others write may quote anything.
        event = record.getMessage() if record.name.startswith("hollywood.") else "library"
        structlog.get_logger("hollywood.web").warning(event, source=source, exc_info=error)


def _without_words(_log: Any, _method: str, fields: Fields) -> Fields:
    """Put the kind and the way of an error in the place of its text."""
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
        kept["error"] = "Error"  # a text, where the name of its kind was to be
    return kept
