"""Importing records into a database: each is verified first, and reviewed if that is wanted."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from hollywood.analysis.crew import Watch
from hollywood.analysis.report import Review
from hollywood.analysis.review import Reviewing
from hollywood.database.rows import match_id, rows_of
from hollywood.database.tables import add
from hollywood.errors import HollywoodError, RecordError
from hollywood.records import Record, read_records

_SUFFIXES = frozenset({".hollywood", ".txt", ".rummy"})


class Imported(NamedTuple):
    """What an import did: matches that are new, that were there, and files that were refused."""

    new: int
    known: int
    refused: tuple[str, ...]


def import_files(
    connection: sqlite3.Connection,
    files: Iterable[Path],
    *,
    worlds: int | None = None,
    workers: int = 0,
    told: Callable[[int], bool] = lambda _: False,
) -> Imported:
    """Add the matches of files and folders; a file with an invalid record adds nothing.

    With ``worlds``, every match is reviewed, with so many simulated rounds for a decision. ``told``
    gets the number of matches so far, and says whether to stop.
    """
    new = known = 0
    refused = []
    for path in _files(files):
        try:
            records = read_records(path)
            rows = [(record, rows_of(record)) for record in records]
        except RecordError as error:
            refused.append(f"{path}: {error}")
            continue
        for record, plain in rows:
            if told(new + known):
                return Imported(new, known, tuple(refused))
            if worlds and not _is_reviewed(connection, record, worlds):
                plain = rows_of(record, _review(record, worlds, workers))
            if add(connection, plain, record.content):
                new += 1
            else:
                known += 1
    return Imported(new, known, tuple(refused))


def _files(given: Iterable[Path]) -> Iterator[Path]:
    for path in given:
        if path.is_dir():
            found = sorted(each for each in path.rglob("*") if each.suffix in _SUFFIXES)
            if not found:
                raise HollywoodError(f"there are no records in {path}")
            yield from found
        else:
            yield path


def _is_reviewed(connection: sqlite3.Connection, record: Record, worlds: int) -> bool:
    found = connection.execute("SELECT reviewed FROM matches WHERE id = ?", (match_id(record),))
    row = found.fetchone()
    return row is not None and bool(row[0] >= worlds)


def _review(record: Record, worlds: int, workers: int) -> Review:
    watch = Watch(lambda: False, lambda _done, _of: None)
    return Reviewing(record, seed=1, worlds=worlds).run(workers, watch)
