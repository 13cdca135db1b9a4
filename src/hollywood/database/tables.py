"""The tables of a database of matches: one SQLite file, which holds the records too."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from hollywood.database.rows import MatchRows
from hollywood.errors import HollywoodError

APPLICATION: Final = 0x484C5744  # "HLWD"
VERSION: Final = 1

COLUMNS: Final[Mapping[str, Mapping[str, str]]] = {
    "matches": {
        "id": "TEXT PRIMARY KEY",
        "date": "TEXT",
        "event": "TEXT",
        "place": "TEXT",
        "preset": "TEXT NOT NULL",
        "family": "TEXT NOT NULL",
        "rules": "TEXT NOT NULL",
        "players": "INTEGER NOT NULL",
        "rounds": "INTEGER NOT NULL",
        "actions": "INTEGER NOT NULL",
        "over": "INTEGER NOT NULL",
        "reviewed": "INTEGER NOT NULL",
        "sealed": "INTEGER NOT NULL",
        "more": "TEXT",
    },
    "players": {
        "match": "TEXT NOT NULL",
        "seat": "INTEGER NOT NULL",
        "name": "TEXT NOT NULL",
        "kind": "TEXT",
        "rating": "REAL",
        "won": "INTEGER",
    },
    "rounds": {
        "match": "TEXT NOT NULL",
        "round": "INTEGER NOT NULL",
        "board": "INTEGER NOT NULL",
        "dealer": "INTEGER NOT NULL",
        "ending": "TEXT",
        "winner": "INTEGER",
        "turns": "INTEGER",
    },
    "results": {
        "match": "TEXT NOT NULL",
        "round": "INTEGER NOT NULL",
        "board": "INTEGER NOT NULL",
        "seat": "INTEGER NOT NULL",
        "won": "INTEGER",
        "points": "INTEGER",
    },
    "decisions": {
        "match": "TEXT NOT NULL",
        "number": "INTEGER NOT NULL",
        "line": "INTEGER NOT NULL",
        "round": "INTEGER NOT NULL",
        "board": "INTEGER NOT NULL",
        "seat": "INTEGER NOT NULL",
        "turn": "INTEGER NOT NULL",
        "phase": "TEXT NOT NULL",
        "hand": "TEXT NOT NULL",
        "top": "TEXT",
        "deadwood": "INTEGER",
        "action": "TEXT NOT NULL",
        "card": "TEXT",
        "words": "TEXT NOT NULL",
        "role": "TEXT",
        "status": "TEXT",
        "mark": "TEXT",
        "lost_points": "REAL",
        "lost_match": "REAL",
        "error": "REAL",
        "best": "TEXT",
    },
    "choices": {
        "match": "TEXT NOT NULL",
        "number": "INTEGER NOT NULL",
        "rank": "INTEGER NOT NULL",
        "words": "TEXT NOT NULL",
        "played": "INTEGER NOT NULL",
        "points": "REAL",
        "points_error": "REAL",
        "equity": "REAL",
        "equity_error": "REAL",
        "behind": "REAL",
        "behind_error": "REAL",
        "worlds": "INTEGER",
    },
}
"""Every table and its columns, as in ``docs/database.md``."""

_KEYS = {
    "players": "match, seat",
    "rounds": "match, round, board",
    "results": "match, round, board, seat",
    "decisions": "match, number",
    "choices": "match, number, rank",
}
_INDEXES = (
    "CREATE INDEX players_by_name ON players (name COLLATE NOCASE)",
    "CREATE INDEX decisions_by_mark ON decisions (mark, error) WHERE mark IS NOT NULL",
    "CREATE INDEX decisions_by_opening ON decisions (action, turn)",
)
_ALLOWED = frozenset(
    {sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_FUNCTION, sqlite3.SQLITE_RECURSIVE}
)


@contextmanager
def writing(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database to add matches, and make it if there is none.

    HollywoodError if the file is something else. What was added is kept when the block ends without
    an error.
    """
    new = not path.exists() or path.stat().st_size == 0
    with _told(path):
        connection = sqlite3.connect(path)
        try:
            if new:
                _make(connection)
            _check(connection, path)
            with connection:
                yield connection
        finally:
            connection.close()


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database to ask it; a question cannot change anything. HollywoodError as above."""
    if not path.is_file():
        raise HollywoodError(f"{path} is no file: `hollywood db import {path} FILE` makes one")
    with _told(path):
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            _check(connection, path)
            connection.row_factory = sqlite3.Row
            connection.set_authorizer(_authorized)
            yield connection
        finally:
            connection.close()


def add(connection: sqlite3.Connection, rows: MatchRows, record: bytes) -> bool:
    """Add a match and its record, in place of an earlier import; return whether it is new."""
    (first,) = rows.matches
    found = connection.execute("SELECT reviewed FROM matches WHERE id = ?", (first["id"],))
    known = found.fetchone()
    if known is not None and known[0] >= first["reviewed"]:
        return False
    for table in COLUMNS:
        key = "id" if table == "matches" else "match"
        connection.execute(f"DELETE FROM {table} WHERE {key} = ?", (first["id"],))
        insert(connection, table, getattr(rows, table))
    connection.execute(
        "INSERT OR REPLACE INTO records (match, content) VALUES (?, ?)",
        (first["id"], zlib.compress(record)),
    )
    return known is None


def insert(connection: sqlite3.Connection, table: str, rows: Sequence[Mapping[str, Any]]) -> None:
    """Add rows to a table."""
    names = list(COLUMNS[table])
    places = ", ".join("?" * len(names))
    connection.executemany(
        f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})",
        ([row[name] for name in names] for row in rows),
    )


def record_of(connection: sqlite3.Connection, match: str) -> bytes:
    """Return the record of a match, as it was written."""
    found = connection.execute("SELECT content FROM records WHERE match = ?", (match,))
    return zlib.decompress(found.fetchone()[0])


def _make(connection: sqlite3.Connection) -> None:
    for table, columns in COLUMNS.items():
        parts = [f"{name} {kind}" for name, kind in columns.items()]
        if table in _KEYS:
            parts.append(f"PRIMARY KEY ({_KEYS[table]})")
        connection.execute(f"CREATE TABLE {table} ({', '.join(parts)})")
    connection.execute("CREATE TABLE records (match TEXT PRIMARY KEY, content BLOB NOT NULL)")
    for index in _INDEXES:
        connection.execute(index)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {VERSION}")


def _check(connection: sqlite3.Connection, path: Path) -> None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION:
        raise HollywoodError(f"{path} is not a database of matches")
    if version != VERSION:
        raise HollywoodError(
            f"{path} is of version {version}; this hollywood reads version {VERSION}: import again"
        )


def _authorized(action: int, *_: object) -> int:
    return sqlite3.SQLITE_OK if action in _ALLOWED else sqlite3.SQLITE_DENY


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Turn what SQLite says into one line."""
    try:
        yield
    except sqlite3.Error as error:
        raise HollywoodError(f"{path}: {error}") from None
