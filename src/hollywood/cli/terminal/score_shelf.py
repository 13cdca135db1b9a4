"""Where score books are stored: a folder of files, each written whole at every edit.

Two terminals may have one book open. An edit locks the folder, reads the file again, and writes it
anew, so neither loses the other's lines.
"""

from __future__ import annotations

import os
import re
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from hollywood.book.model import Book
from hollywood.book.reading import LARGEST_FILE, read_book
from hollywood.cli.places import data_folder
from hollywood.errors import HollywoodError
from hollywood.play.text import to_json
from hollywood.texts import Problem

SUFFIX = ".score"
_DEVICE = ".device"


class Kept(NamedTuple):
    """A stored book, and its file."""

    path: Path
    book: Book


def folder() -> Path:
    """Return the folder of this person's score books; Problem if it cannot be made."""
    found = data_folder() / "scores"
    try:
        found.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("score-no-folder", folder=str(found), why=str(error.strerror)) from None
    return found


def author() -> str:
    """Return the name under which this machine writes, made at its first use."""
    file = folder() / _DEVICE
    try:
        known = file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeError):
        known = ""
    if re.fullmatch(r"[A-Za-z0-9_-]{1,24}", known):
        return known
    made = f"t-{secrets.token_hex(5)}"
    _write(file, made.encode())
    return made


def new_name() -> str:
    """Return the id of a new book."""
    return f"b-{secrets.token_hex(8)}"


def now() -> int:
    """Return the time, in milliseconds since 1970."""
    return int(time.time() * 1000)


def all_kept() -> list[Kept]:
    """Return all stored books, the last changed first; files that hold none are left out."""
    found = []
    for path in folder().glob(f"*{SUFFIX}"):
        try:
            found.append((path.stat().st_mtime_ns, Kept(path, read(path))))
        except (HollywoodError, OSError):
            continue
    return [kept for _, kept in sorted(found, key=lambda each: each[0], reverse=True)]


def read(path: Path) -> Book:
    """Return the book in a file; BookRefused if it holds none."""
    with path.open("rb") as file:
        return read_book(file.read(LARGEST_FILE + 1))


def keep(book: Book) -> Kept:
    """Store a new book; Problem if it cannot be written."""
    path = folder() / f"{book.id}{SUFFIX}"
    with _locked():
        _write(path, to_json(book))
    return Kept(path, book)


def change(kept: Kept, edit: Callable[[Book], Book]) -> Kept:
    """Edit a stored book as it is in its file now, and write it."""
    with _locked():
        book = edit(read(kept.path))
        _write(kept.path, to_json(book))
    return Kept(kept.path, book)


@contextmanager
def _locked() -> Iterator[None]:
    from filelock import FileLock

    with FileLock(folder() / ".lock", mode=0o600):
        yield


def _write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: beside it first, then in its place."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise Problem("score-not-written", path=str(path), why=str(error.strerror)) from None
