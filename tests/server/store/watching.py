"""Watching a store from outside: holding and counting its commits, reading its rows."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, Engine, event


class Commits:
    """Counts the commits, and holds them while told to."""

    def __init__(self) -> None:
        self.count = 0
        self.reached = threading.Event()
        self._go = threading.Event()
        self._go.set()

    def hold(self) -> None:
        self.reached.clear()
        self._go.clear()

    def release(self) -> None:
        self._go.set()

    def _commit(self, _connection: Connection) -> None:
        self.reached.set()
        assert self._go.wait(20)
        self.count += 1


@contextlib.contextmanager
def commits() -> Iterator[Commits]:
    watched = Commits()
    event.listen(Engine, "commit", watched._commit)
    try:
        yield watched
    finally:
        watched.release()
        event.remove(Engine, "commit", watched._commit)


def log_as_others_see_it(where: str, table_id: str) -> list[int]:
    """Return the numbers of a log, read over a connection that is not the store's."""
    asked = f"SELECT seq FROM entries WHERE table_id = '{table_id}' ORDER BY seq"
    if "://" in where:
        import psycopg

        with psycopg.connect(where) as server:
            return [row[0] for row in server.execute(asked.encode())]
    file = Path(where) / "hollywood.sqlite3"
    with contextlib.closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
        return [row[0] for row in connection.execute(asked)]
