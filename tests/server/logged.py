"""What our code logs while something is done."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_USUAL = frozenset(vars(logging.makeLogRecord({})))


class _Kept(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        fields = {name: value for name, value in vars(record).items() if name not in _USUAL}
        error = {"exc_info": record.exc_info} if record.exc_info else {}
        self.lines.append({"event": record.getMessage(), **fields, **error})


@contextmanager
def logged() -> Iterator[list[dict[str, Any]]]:
    """Keep the event and the fields of every line that is logged meanwhile."""
    ours, kept = logging.getLogger("hollywood"), _Kept()
    level = ours.level
    ours.addHandler(kept)
    ours.setLevel(logging.INFO)
    try:
        yield kept.lines
    finally:
        ours.setLevel(level)
        ours.removeHandler(kept)
