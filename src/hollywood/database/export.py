"""Taking matches out of a database: as Parquet, as another database, or as records."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from hollywood.database.asking import found, records_found
from hollywood.database.filters import Asked
from hollywood.database.tables import COLUMNS, insert, writing
from hollywood.errors import HollywoodError
from hollywood.simulation.durable import write_whole
from hollywood.simulation.extras import need

DATABASES = (".sqlite", ".db")
_FLAT = {
    "seat": "INTEGER",
    "number": "INTEGER",
    "line": "INTEGER",
    "round": "INTEGER",
    "board": "INTEGER",
    "turn": "INTEGER",
    "deadwood": "INTEGER",
    "won": "INTEGER",
    "points": "INTEGER",
    "lost_points": "REAL",
    "lost_match": "REAL",
    "error": "REAL",
}


def export(connection: sqlite3.Connection, asked: Asked, target: Path) -> dict[str, int]:
    """Write what fits to ``target``; return the number of rows by table.

    ``NAME.parquet`` is one table of the decisions that fit. ``NAME.sqlite`` and ``NAME.db`` are a
    database of the matches that fit, and ``NAME.hollywood`` has their records. A name
    without a dot is a new folder with a Parquet file for each table. HollywoodError if ``target``
    exists.
    """
    if target.exists():
        raise HollywoodError(f"{target} already exists")
    if target.suffix == ".hollywood":
        records = list(records_found(connection, asked))
        write_whole(target, b"".join(records))
        return {"matches": len(records)}
    if target.suffix in DATABASES:
        return _as_database(connection, asked, target)
    if target.suffix not in {"", ".parquet"}:  # somebody wants a CSV file, or has mistyped
        raise HollywoodError(
            f"{target} cannot be written: NAME.parquet, .sqlite, .db, .hollywood, or a new folder"
        )
    need("pyarrow", "Parquet")
    if target.suffix == ".parquet":
        return _as_one_table(connection, asked, target)
    return _as_folder(connection, asked, target)


def _as_database(connection: sqlite3.Connection, asked: Asked, target: Path) -> dict[str, int]:
    counts = dict.fromkeys(COLUMNS, 0)
    matches = _matches(connection, asked)
    with writing(target) as other:
        for table in COLUMNS:
            for match in matches:
                rows = list(_rows(connection, table, match))
                insert(other, table, rows)
                counts[table] += len(rows)
        for match in matches:
            copied = connection.execute("SELECT * FROM records WHERE match = ?", (match,))
            other.execute("INSERT INTO records VALUES (?, ?)", tuple(copied.fetchone()))
    return counts


def _as_folder(connection: sqlite3.Connection, asked: Asked, target: Path) -> dict[str, int]:
    from hollywood.database.parquet import write_table

    matches = _matches(connection, asked)
    target.mkdir()
    return {
        table: write_table(
            target / f"{table}.parquet",
            table,
            chain.from_iterable(_rows(connection, table, match) for match in matches),
        )
        for table in COLUMNS
    }


def _as_one_table(connection: sqlite3.Connection, asked: Asked, target: Path) -> dict[str, int]:
    from hollywood.database.parquet import write_rows

    rows = found(connection, "decisions", asked)
    first = next(rows, None)
    if first is None:
        raise HollywoodError("no decision fits, so there is nothing to export")
    types = {name: _FLAT.get(name, "TEXT") for name in first}
    return {"decisions": write_rows(target, types, chain([first], rows))}


def _matches(connection: sqlite3.Connection, asked: Asked) -> list[str]:
    return [each["match"] for each in found(connection, "matches", asked)]


def _rows(connection: sqlite3.Connection, table: str, match: str) -> Iterator[dict[str, Any]]:
    key = "id" if table == "matches" else "match"
    for row in connection.execute(f"SELECT * FROM {table} WHERE {key} = ?", (match,)):
        yield dict(row)
