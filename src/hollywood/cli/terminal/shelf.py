"""The shelf of matches: finds the match to continue without replaying all the others.

A finished match is marked in a small file beside the records, so it is not read again.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from hollywood.cli.places import data_folder
from hollywood.cli.terminal.cast import Cast
from hollywood.cli.terminal.keeping import SUFFIX, is_free, read_match
from hollywood.errors import HollywoodError
from hollywood.match.match import Match

_MARKS = ".finished"


class Unfinished(NamedTuple):
    """A match that can be continued."""

    path: Path
    match: Match


def newest_unfinished(*, patience: float | None = None, free: bool = False) -> Unfinished | None:
    """Return the newest unfinished match in the data folder.

    It gives up after ``patience`` seconds; ``free`` leaves out matches being played at another
    table.
    """
    until = None if patience is None else time.monotonic() + patience
    marks = _marks()
    for mark, path in _newest_first():
        if mark in marks:
            continue
        if until is not None and time.monotonic() > until:
            break
        try:
            _, table = read_match(path)
            Cast.playing(table.match.players)
        except (HollywoodError, OSError):
            continue
        if table.match.over:
            _add(mark)
        elif not free or is_free(path):
            return Unfinished(path, table.match)
    return None


def mark_finished(path: Path) -> None:
    """Mark a match as finished, if its record is on the shelf."""
    with suppress(OSError):
        if path.resolve().parent == data_folder().resolve():
            _add(_mark(path))


def _mark(path: Path) -> str:
    status = path.stat()
    return f"{status.st_mtime_ns} {status.st_size} {path.name}"


def _marks() -> set[str]:
    try:
        return set((data_folder() / _MARKS).read_text(encoding="utf-8").splitlines())
    except (OSError, UnicodeDecodeError):
        return set()


def _add(mark: str) -> None:
    with suppress(OSError), (data_folder() / _MARKS).open("a", encoding="utf-8") as marks:
        marks.write(f"{mark}\n")


def _newest_first() -> list[tuple[str, Path]]:
    dated = []
    for path in data_folder().glob(f"*{SUFFIX}"):
        with suppress(OSError):
            dated.append((path.stat().st_mtime_ns, _mark(path), path))
    return [(mark, path) for _, mark, path in sorted(dated, reverse=True)]
