"""Restoring a house from a backup: built and checked beside the old house, which is then replaced.

Nothing of the old house is deleted: it is kept beside the new one. Whatever fails before the last
step leaves the old house as it was.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Boolean, Connection, MetaData, Table, create_engine, delete, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import NullPool

from hollywood.errors import HollywoodError
from hollywood.server.store import sums, write_ahead
from hollywood.server.store.backend import why
from hollywood.server.store.backups import sync_folder
from hollywood.server.store.migrations import KNOWN
from hollywood.server.store.people import HOUSE
from hollywood.server.store.portable import BackupReader, BadBackup, Newer, Rows
from hollywood.server.store.revisions import migrate
from hollywood.server.store.schema import metadata, secret_values, tables
from hollywood.server.store.snapshot import Chains, Snapshot, revision_of, rows_of, snapshot
from hollywood.server.store.sqlite import FILE, Sqlite

_SQLITE = b"SQLite format 3\0"
_SHOWN = 5


class Lost(msgspec.Struct, frozen=True, kw_only=True):
    """What an old house has that the backup has not."""

    tables: tuple[str, ...] = ()  # which go on in the old house, or are only there
    moves: int = 0
    people: int = 0
    unreadable: str | None = None

    def __str__(self) -> str:
        if self.unreadable is not None:
            return f"the old house cannot be read ({self.unreadable})"
        if not (self.tables or self.people):
            return "the backup has everything that the old house has"
        shown = ", ".join(self.tables[:_SHOWN])
        more = "" if len(self.tables) <= _SHOWN else f" and {len(self.tables) - _SHOWN} more"
        at = f" at {len(self.tables)} tables ({shown}{more})" if self.tables else ""
        return f"the old house has {self.moves} newer entries{at} and {self.people} newer people"


class Restored(msgspec.Struct, frozen=True, kw_only=True):
    """A restored house: its rows, what was lost by going back, and where the old house is kept."""

    made_at: float | None
    counts: dict[str, int]
    lost: Lost
    kept: str | None
    torn: bool
    damaged: dict[str, str]


class _Source:
    """A backup, or a copy of an SQLite house, as blocks of rows."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.torn = False
        self.made_at: float | None = None
        try:
            with path.open("rb") as file:
                self._plain = file.read(len(_SQLITE)) == _SQLITE
        except OSError as error:
            raise HollywoodError(f"{path} cannot be read: {error.strerror}") from None

    @contextlib.contextmanager
    def read(self) -> Iterator[tuple[str, dict[str, list[str]], Iterator[Rows | Newer]]]:
        """Give the version of the tables, their columns, and the blocks."""
        if self._plain:
            with snapshot(self.path) as house:
                if broken := house.broken():
                    raise HollywoodError(f"{self.path} is damaged: {broken[0]}")
                columns = house.columns()
                yield revision_of(house), columns, _blocks_of(house, columns)
            return
        try:
            with self.path.open("rb") as file:
                reader = BackupReader(file)
                self.made_at = reader.heading.made_at
                heading = reader.heading
                yield heading.revision, heading.columns, reader.blocks()
                self.torn = reader.torn
        except OSError as error:
            raise HollywoodError(f"{self.path} cannot be read: {error.strerror}") from None


def _blocks_of(house: Snapshot, columns: dict[str, list[str]]) -> Iterator[Rows | Newer]:
    for table, named in columns.items():
        for row in rows_of(house, table, named):
            yield Rows(table=table, rows=[row])


def restore(path: Path, where: str | Path, *, replace: bool) -> Restored:
    """Restore a backup into a folder or a PostgreSQL database that no server uses.

    Raise HollywoodError, in one line, if a server runs there, if the backup is damaged, incomplete
    or of a newer version, or if there is a house already and ``replace`` is not given; then
    everything is as it was.
    """
    source = _Source(path)
    try:
        if isinstance(where, str) and "://" in where:
            return _into_postgres(source, where, replace)
        return _into_folder(source, Path(where).expanduser().absolute(), replace)
    except BadBackup as error:
        raise HollywoodError(f"{path} cannot be restored: {error}") from None
    except (DBAPIError, OSError) as error:
        raise HollywoodError(
            f"{path} cannot be restored to {_named(where)}: {why(error)}"
        ) from error


def _into_folder(source: _Source, folder: Path, replace: bool) -> Restored:
    backend = Sqlite(folder, readers=1)  # no server can use the folder until it is closed
    try:
        old, stamp = folder / FILE, time.strftime("%Y%m%d-%H%M%S")
        lost = _lost(source, folder, replace) if old.stat().st_size else None
        new = Path(tempfile.mkdtemp(prefix="restoring-", dir=folder)) / FILE
        try:
            made = _built(source, new)
            kept = None if lost is None else folder / f"hollywood.before-{stamp}.sqlite3"
            if kept is not None:
                os.link(old, kept)
            new.replace(old)
            # Until the old log is gone, no server opens the new file: the two do not fit.
            log = write_ahead.log_of(old)
            if kept is not None and write_ahead.has_log(old):
                log.replace(write_ahead.log_of(kept))
            log.unlink(missing_ok=True)
            sums.forget(old)
            old.with_name(f"{FILE}-shm").unlink(missing_ok=True)
            sync_folder(folder)
        finally:
            shutil.rmtree(new.parent)
    finally:
        backend.close()
    return msgspec.structs.replace(
        made, lost=lost or Lost(), kept=None if kept is None else str(kept)
    )


def _built(source: _Source, new: Path) -> Restored:
    """Make the file of a house."""
    os.close(os.open(new, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    engine = create_engine(
        f"sqlite+pysqlite:///{new}", poolclass=NullPool, paramstyle="named", hide_parameters=True
    )
    try:
        with engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            driver.isolation_level = None
            driver.execute("PRAGMA foreign_keys=OFF").fetchall()
            driver.execute("PRAGMA secure_delete=ON").fetchall()
            driver.execute(f"PRAGMA user_version={write_ahead.unlike_any()}").fetchall()
            driver.execute("BEGIN IMMEDIATE")
            with connection.begin():
                made = _filled(connection, source)
        with engine.connect() as connection:
            broken = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
            if broken != "ok":
                raise HollywoodError(f"{source.path} cannot be restored: {broken}")
    finally:
        engine.dispose()
    with new.open("rb") as file:
        os.fsync(file.fileno())
    return made


def _into_postgres(source: _Source, url: str, replace: bool) -> Restored:
    from hollywood.server.store.postgres import Postgres

    backend = Postgres(url, readers=1)
    try:
        connection = backend.connect()
        try:
            with connection.begin():
                there = _ours(connection)
            lost = _lost(source, url, replace) if "alembic_version" in there else None
            with connection.begin():
                kept = None
                if there:
                    kept = f"hollywood_before_{time.strftime('%Y%m%d_%H%M%S')}"
                    connection.execute(text(f"CREATE SCHEMA {kept}"))
                    for name in there:
                        connection.execute(text(f"ALTER TABLE {name} SET SCHEMA {kept}"))
                made = _filled(connection, source)
        finally:
            connection.close()
    finally:
        backend.close()
    named = None if kept is None else f"the schema {kept}"
    return msgspec.structs.replace(made, lost=lost or Lost(), kept=named)


def _ours(connection: Connection) -> list[str]:
    """Return which of our tables a database has."""
    names = [table.name for table in metadata.sorted_tables]
    asked = text("SELECT to_regclass(quote_ident(:name)) IS NOT NULL")
    return [
        name
        for name in (*names, "alembic_version")
        if connection.execute(asked, {"name": name}).scalar()
    ]


def _filled(connection: Connection, source: _Source) -> Restored:
    """Write a backup into an empty database, and check it there."""
    with source.read() as (revision, columns, blocks):
        if revision not in KNOWN:
            raise HollywoodError(
                f"{source.path} is from a newer hollywood (version {revision} of its tables; this "
                f"one knows {KNOWN[-1]}): restore it with that one"
            )
        migrate(connection, revision)
        reflected = MetaData()
        reflected.reflect(connection, only=list(columns))
        writers = {
            name: _TableWriter(connection, reflected.tables[name], named)
            for name, named in columns.items()
        }
        counts, newer = dict.fromkeys(columns, 0), False
        for block in blocks:
            if isinstance(block, Newer):
                newer = True
                for name, rows in block.rows.items():
                    writers[name].put(rows)
                continue
            writers[block.table].add(block.rows)
            counts[block.table] += len(block.rows)
        there = _Built(connection)
        if not newer and (found := _counted(there, columns)) != counts:
            raise HollywoodError(f"{source.path} was not restored: {found} instead of {counts}")
        counts = _counted(there, columns)
    migrate(connection)
    logs = Chains()
    for name in ("tables", "entries"):
        named = [column.name for column in metadata.tables[name].columns]
        for _ in logs.watch(name, named, rows_of(there, name, named)):
            pass
    connection.execute(update(tables).values(node=None))
    connection.execute(delete(secret_values).where(secret_values.c.name == HOUSE))
    return Restored(
        made_at=source.made_at,
        counts=counts,
        lost=Lost(),
        kept=None,
        torn=source.torn,
        damaged=logs.damaged,
    )


def _counted(house: _Built, tables: Iterable[str]) -> dict[str, int]:
    return {name: next(iter([*house.ask(f"SELECT count(*) FROM {name}")]))[0] for name in tables}


class _TableWriter:
    """Writes the rows of one table as they were read."""

    def __init__(self, connection: Connection, table: Table, named: Sequence[str]) -> None:
        self._connection = connection
        self._named = named
        self._flags = [isinstance(table.c[column].type, Boolean) for column in named]
        on_sqlite = connection.dialect.name == "sqlite"
        insert = (sqlite.insert if on_sqlite else postgresql.insert)(table).inline()
        insert = insert.values(dict.fromkeys(named))
        keys = [column.name for column in table.primary_key.columns]
        rest = {column: insert.excluded[column] for column in named if column not in keys}
        self._add = str(insert.compile(dialect=connection.dialect))
        put = (
            insert.on_conflict_do_update(index_elements=keys, set_=rest)
            if keys and rest
            else insert.on_conflict_do_nothing()
        )
        self._put = str(put.compile(dialect=connection.dialect))

    def add(self, rows: Sequence[Sequence[Any]]) -> None:
        """Write new rows."""
        self._run(self._add, rows)

    def put(self, rows: Sequence[Sequence[Any]]) -> None:
        """Write rows in place of those with the same keys."""
        self._run(self._put, rows)

    def _run(self, words: str, rows: Sequence[Sequence[Any]]) -> None:
        given: Any = [
            {
                column: bool(value) if flag and value is not None else value
                for column, value, flag in zip(self._named, row, self._flags, strict=True)
            }
            for row in rows
        ]
        try:
            self._connection.exec_driver_sql(words, given)
        except IntegrityError as error:
            raise HollywoodError(f"the backup contradicts itself: {why(error)}") from error


class _Built:
    """What was written so far, in the same transaction."""

    where = "the restored house"

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def ask(self, question: str) -> Iterator[Sequence[Any]]:
        options = {"stream_results": True, "max_row_buffer": 500}
        with self._connection.exec_driver_sql(question, execution_options=options) as answer:
            yield from answer

    def columns(self) -> dict[str, list[str]]:
        raise NotImplementedError

    def broken(self) -> list[str]:
        raise NotImplementedError


def _lost(source: _Source, where: str | Path, replace: bool) -> Lost | None:
    """Return what the old house has that the backup has not; ``None`` if it is empty.

    Raise HollywoodError that names it if the old house is not to be replaced.
    """
    try:
        with snapshot(where) as house:
            logs = dict(house.ask("SELECT id, last_seq FROM tables"))
            people = {row[0] for row in house.ask("SELECT id FROM people")}
    except HollywoodError as error:
        lost = Lost(unreadable=str(error))
    else:
        if not (logs or people):
            return None
        lost = _compared(source, logs, people)
    if not replace:
        raise HollywoodError(
            f"{_named(where)} has a house already, and {lost}: restore with --replace to go back "
            "to the backup; the old house is then kept beside it"
        )
    return lost


def _compared(source: _Source, logs: dict[str, int], people: set[str]) -> Lost:
    ends: dict[str, int] = {}
    with source.read() as (_, columns, blocks):
        last = columns["tables"].index("last_seq")
        at = {name: columns[name].index("id") for name in ("tables", "people")}
        for block in blocks:
            rows = block.rows if isinstance(block, Newer) else {block.table: block.rows}
            ends |= {row[at["tables"]]: row[last] for row in rows.get("tables", ())}
            people -= {row[at["people"]] for row in rows.get("people", ())}
    newer = {
        name: seq - ends.get(name, 0) for name, seq in logs.items() if seq > ends.get(name, -1)
    }
    return Lost(
        tables=tuple(sorted(newer, key=lambda name: -newer[name])),
        moves=sum(newer.values()),
        people=len(people),
    )


def _named(where: str | Path) -> str:
    if isinstance(where, Path) or "://" not in where:
        return str(where)
    from sqlalchemy.engine import make_url

    return make_url(where).render_as_string(hide_password=True)
