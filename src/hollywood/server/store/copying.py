"""Copying a house that is kept in a folder, with or without a running server."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from hollywood.errors import HollywoodError
from hollywood.server.store import write_ahead
from hollywood.server.store.sqlite import FILE

_BUSY_MS = 5000


def copy_house(folder: Path, to: Path) -> int:
    """Copy everything that is on disk at this moment into one new file; return its bytes.

    Only this user may read the copy. If the folder has no house, the copy already exists, or it
    cannot be written, raise HollywoodError with one line and leave no copy.
    """
    file = folder / FILE
    try:
        source = os.open(file, os.O_RDONLY)
    except FileNotFoundError:
        raise HollywoodError(
            f"there is no {FILE} in {folder}: name its folder with --data"
        ) from None
    except OSError as error:
        raise HollywoodError(f"{file} cannot be read: {error.strerror}") from None
    try:
        _made(to)
        try:
            _copy(file, source, to)
        except BaseException:
            to.unlink(missing_ok=True)
            raise
        return to.stat().st_size
    except sqlite3.Error as error:
        raise HollywoodError(f"{file} cannot be copied to {to}: {error}") from error
    finally:
        os.close(source)  # at the end: closing any descriptor drops SQLite's locks on the file


def _made(to: Path) -> None:
    """Make an empty file that only this user can read."""
    try:
        os.close(os.open(to, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise HollywoodError(f"{to} already exists: name a new file") from None
    except OSError as error:
        raise HollywoodError(f"{to} cannot be written: {error.strerror}") from None


def _copy(file: Path, source: int, to: Path) -> None:
    """Copy in one step: a copy in several steps starts again with every new move."""
    where = f"{file.absolute().as_uri()}?mode=ro"
    with contextlib.closing(sqlite3.connect(where, uri=True, isolation_level=None)) as house:
        house.execute(f"PRAGMA busy_timeout={_BUSY_MS}").fetchall()
        house.execute("BEGIN")
        write_ahead.mark_of(house)  # from now on no server copies more into the file than we see
        write_ahead.check(file, write_ahead.mark_of_file(source), house)
        house.execute("COMMIT")
        with contextlib.closing(sqlite3.connect(to)) as copy:
            house.backup(copy)
