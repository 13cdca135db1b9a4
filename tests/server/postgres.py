"""A real PostgreSQL for the tests: a separate cluster, on a socket in a separate folder.

It syncs to disk as in production. As root the programs run as another user, since PostgreSQL
refuses to run as root.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests import processes
from tests.ports import free_port
from tests.waiting import PATIENCE, wait_until


class PostgresMissing(Exception):
    """The programs are not installed."""


def programs() -> Path:
    """Return the folder with initdb and postgres."""
    asked = shutil.which("pg_config")
    folders = []
    if asked is not None:
        answer = processes.run([asked, "--bindir"])
        folders.append(Path(answer.stdout.strip()))
    if (found := shutil.which("initdb")) is not None:
        folders.append(Path(found).resolve().parent)
    versions = Path("/usr/lib/postgresql").glob("*/bin")
    folders += sorted(versions, key=lambda at: float(at.parent.name), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise PostgresMissing("these tests need PostgreSQL's programs: apt install postgresql")


class Cluster:
    """A cluster that can be stopped and started."""

    def __init__(self, folder: Path) -> None:
        self._bin = programs()
        self._folder = folder
        self._user = _other_user()
        self._log = folder / "log"
        self._data = folder / "data"
        self.port = free_port()
        self._server: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self._emptied: str | None = None
        if self._user is not None:
            account = pwd.getpwnam(self._user)
            os.chown(folder, account.pw_uid, account.pw_gid)
        processes.run(
            [
                self._bin / "initdb",
                *("-D", self._data, "-U", "hollywood", "-A", "trust"),
                *("-E", "UTF8", "--locale=C", "--no-instructions"),
            ],
            cwd=folder,
            env=_environment(),
            user=self._user,
        )

    def start(self) -> None:
        """Start the server and wait until it answers."""
        with self._log.open("ab") as log:
            self._server = processes.start(
                [
                    self._bin / "postgres",
                    *("-D", self._data, "-k", self._folder, "-p", str(self.port)),
                    *("-c", "listen_addresses=127.0.0.1"),
                    *("-c", "shared_buffers=16MB", "-c", "max_connections=40"),
                ],
                stdout=log,
                stderr=log,
                cwd=self._folder,
                env=_environment(),
                user=self._user,
                text=False,
                lasting=True,
            )
        server = self._server
        wait_until(lambda: self._answers() or server.poll() is not None)
        if server.poll() is not None:
            raise RuntimeError(f"PostgreSQL does not start:\n{self._log.read_text()}")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: SIGINT ends its connections, SIGQUIT leaves it to recover."""
        if self._server is not None:
            self._server.send_signal(how)
            try:
                self._server.wait(PATIENCE)
            finally:
                processes.end(self._server)
                self._server = None

    def new_database(self) -> str:
        """Make a database and return its address."""
        self._databases += 1
        name = f"table{self._databases}"
        self.run("postgres", f"CREATE DATABASE {name}")
        return self.address(name)

    def emptied_database(self) -> str:
        """Return the address of one database, always the same, with nothing in it.

        A database is three hundred files: one for every test would be slow to create and delete.
        """
        if self._emptied is None:
            self._emptied = self.new_database()
        else:
            name = self._emptied.rpartition("/")[2]
            self.run(name, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self._emptied

    def address(self, database: str) -> str:
        return f"postgresql://hollywood@127.0.0.1:{self.port}/{database}"

    def run(self, database: str, statement: str) -> list[tuple[Any, ...]]:
        """Run a statement over its own connection."""
        import psycopg

        with psycopg.connect(self.address(database), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def set_fsync(self, to: str) -> None:
        """Change whether the cluster syncs, and wait until it does so."""
        self.run("postgres", f"ALTER SYSTEM SET fsync = {to}")
        self.run("postgres", "SELECT pg_reload_conf()")
        wait_until(lambda: self.run("postgres", "SHOW fsync") == [(to,)], "fsync stays as it was")

    def _answers(self) -> bool:
        import psycopg

        try:
            # Another cluster may have taken the port first.
            return self.run("postgres", "SHOW data_directory") == [(str(self._data),)]
        except psycopg.OperationalError:
            return False


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    """A running cluster in a folder that is deleted afterwards."""
    # Not below pytest's own folder, which only its owner may enter; and a socket's path is short.
    folder = Path(tempfile.mkdtemp(prefix="hollywood-pg-"))
    try:
        running = Cluster(folder)
        try:
            running.start()
            yield running
        finally:
            running.stop()
    finally:
        shutil.rmtree(folder)


def _other_user() -> str | None:
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise PostgresMissing(
        "PostgreSQL does not run as root, and there is no user postgres or nobody"
    )


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
    return {**kept, "LC_ALL": "C"}
