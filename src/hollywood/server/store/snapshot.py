"""Everything a house has at one moment, read beside the server that plays on."""

from __future__ import annotations

import contextlib
import math
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Protocol

from hollywood.errors import HollywoodError
from hollywood.server.store import chains, sums, write_ahead
from hollywood.server.store.backend import why
from hollywood.server.store.protocol import Damaged
from hollywood.server.store.rows import EntryRow
from hollywood.server.store.schema import metadata, nodes, schema_floor
from hollywood.server.store.sqlite import FILE

Row = list[Any]

# All tables but the one that says which servers run now, and what the steps of the tables write.
_KEPT = tuple(
    table for table in metadata.sorted_tables if table is not nodes and table is not schema_floor
)
_BUSY_MS = 5000
_AT_ONCE = 500
_ORDER = {"entries": "ORDER BY table_id, seq"}
_ENTRY = ("seq", "at", "kind", "body", "version", "command_id", "person", "chain")


class Snapshot(Protocol):
    """The rows of a house at one moment."""

    where: str

    def ask(self, question: str) -> Iterator[Any]:
        """Return the rows that answer a question in SQL."""

    def columns(self) -> dict[str, list[str]]:
        """Return the columns of each table, in an order in which the rows can be written again."""

    def broken(self) -> list[str]:
        """Return what the database itself finds damaged in its files."""


def revision_of(house: Snapshot) -> str:
    """Return the version of the tables of a house."""
    found = [row[0] for row in house.ask("SELECT version_num FROM alembic_version")]
    if len(found) != 1:
        raise HollywoodError(f"{house.where} has no tables of hollywood")
    return str(found[0])


def rows_of(house: Snapshot, table: str, columns: Sequence[str]) -> Iterator[Row]:
    """Return the rows of a table."""
    named = ", ".join(f'"{column}"' for column in columns)
    return map(list, house.ask(f"SELECT {named} FROM {table} {_ORDER.get(table, '')}"))


@contextlib.contextmanager
def snapshot(where: str | Path) -> Iterator[Snapshot]:
    """Open a folder, a file of SQLite or a PostgreSQL database, only to read.

    Raise HollywoodError, in one line, if it cannot be read.
    """
    if isinstance(where, str) and "://" in where:
        with _of_postgres(where) as house:
            yield house
        return
    path = Path(where).expanduser().absolute()
    with _of_sqlite(path / FILE if path.is_dir() else path) as found:
        yield found


class Chains:
    """Checks the logs while the rows of a house pass by, the entries in order.

    ``damaged`` has what is wrong, by table.
    """

    def __init__(self) -> None:
        self.damaged: dict[str, str] = {}
        self.tables: int = 0
        self._last: dict[str, int] = {}
        self._open: str | None = None
        self._log: list[tuple[EntryRow, bytes | None]] = []

    def watch(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> Iterator[Row]:
        """Pass the rows of a table on."""
        if table == "tables":
            at, last = columns.index("id"), columns.index("last_seq")
            for row in rows:
                self._last[row[at]] = row[last]
                self.tables += 1
                yield row
            return
        if table != "entries":
            yield from rows
            return
        places = [columns.index(name) if name in columns else None for name in _ENTRY]
        of = columns.index("table_id")
        for row in rows:
            if row[of] != self._open:
                self._end_of_log()
                self._open = row[of]
            given: list[Any] = [None if place is None else row[place] for place in places]
            entry = EntryRow(**dict(zip(_ENTRY, given[:-1], strict=False)))
            self._log.append((entry, given[-1]))
            yield row
        self._end_of_log()
        for name in self._last:
            if self._last[name]:
                self._look(name, [])

    def _end_of_log(self) -> None:
        if self._open is not None:
            self._look(self._open, self._log)
        self._open, self._log = None, []

    def _look(self, table_id: str, log: list[tuple[EntryRow, bytes | None]]) -> None:
        try:
            chains.end_of(table_id, log, self._last.get(table_id, 0))
        except Damaged as error:
            self.damaged[table_id] = error.why
        except (TypeError, ValueError, AttributeError):
            self.damaged[table_id] = "an entry of its log cannot be read"
        self._last[table_id] = 0


class _Sqlite:
    def __init__(self, file: Path, connection: sqlite3.Connection, pages: BinaryIO) -> None:
        self.where = str(file)
        self._file = file
        self._connection = connection
        self._pages = pages

    def ask(self, question: str) -> Iterator[Any]:
        cursor = self._connection.execute(question)
        while rows := cursor.fetchmany(_AT_ONCE):
            yield from rows

    def columns(self) -> dict[str, list[str]]:
        found = {
            str(table.name): [row[1] for row in self.ask(f"PRAGMA table_info({table.name})")]
            for table in _KEPT
        }
        return {name: columns for name, columns in found.items() if columns}

    def broken(self) -> list[str]:
        found = [str(row[0]) for row in self.ask("PRAGMA integrity_check(20)")]
        found = [] if found == ["ok"] else found
        if not write_ahead.has_log(self._file):
            self._pages.seek(0)
            changed = sums.compare(self._file, self._pages, math.inf)
            found += [] if changed is None else [changed]
        stray = [row[0] for row in self.ask("PRAGMA foreign_key_check")]
        return found + [f"{name} has rows that belong to nothing" for name in sorted(set(stray))]


@contextlib.contextmanager
def _of_sqlite(file: Path) -> Iterator[Snapshot]:
    try:
        source = file.open("rb")
    except FileNotFoundError:
        raise HollywoodError(
            f"there is no {file.name} in {file.parent}: name its folder with --data"
        ) from None
    except OSError as error:
        raise HollywoodError(f"{file} cannot be read: {error.strerror}") from None
    where = f"{file.as_uri()}?mode=ro"
    try:
        with contextlib.closing(sqlite3.connect(where, uri=True, isolation_level=None)) as house:
            house.execute(f"PRAGMA busy_timeout={_BUSY_MS}").fetchall()
            house.execute("BEGIN")
            # From now on no server copies more into the file than we see.
            write_ahead.mark_of(house)
            write_ahead.check(file, write_ahead.mark_of_file(source.fileno()), house)
            yield _Sqlite(file, house, source)
    except sqlite3.Error as error:
        raise HollywoodError(f"{file} cannot be read: {error}") from error
    finally:
        source.close()  # at the end: closing any descriptor drops SQLite's locks on the file


class _Postgres:
    def __init__(self, where: str, connection: Any) -> None:
        self.where = where
        self._connection = connection
        self._asked = 0

    def ask(self, question: str) -> Iterator[Any]:
        self._asked += 1
        with self._connection.cursor(name=f"hollywood_{self._asked}") as cursor:
            cursor.itersize = _AT_ONCE
            cursor.execute(question)
            yield from cursor

    def columns(self) -> dict[str, list[str]]:
        found = {}
        for table in _KEPT:
            asked = (
                "SELECT attname FROM pg_attribute WHERE attrelid = to_regclass("
                f"quote_ident('{table.name}')) AND attnum > 0 AND NOT attisdropped ORDER BY attnum"
            )
            if columns := [str(row[0]) for row in self.ask(asked)]:
                found[str(table.name)] = columns
        return found

    def broken(self) -> list[str]:
        return []  # every row is read, and PostgreSQL checks its pages and indexes when it reads


@contextlib.contextmanager
def _of_postgres(url: str) -> Iterator[Snapshot]:
    from hollywood.server.store.postgres import reading_line

    where, connect = reading_line(url)
    import psycopg

    try:
        with contextlib.closing(connect()) as connection:
            connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            yield _Postgres(where, connection)
    except psycopg.Error as error:
        raise HollywoodError(f"{where} cannot be read: {why(error)}") from error
