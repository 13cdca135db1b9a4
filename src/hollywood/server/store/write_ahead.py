"""The write-ahead log beside an SQLite file: how long it is, and whether it belongs to the file.

SQLite does not check whether a log belongs to a file. It applies the pages of an old log to a file
that was restored from a copy, and the result is damaged. So two numbers in the header of the
database identify the pair:

- ``user_version`` counts the logs. The first transaction of every log raises it by one, so the file
  has the number of its log, or the number before it.
- ``schema_version`` is set to a new large number at every start. SQLite's own backup sets it to a
  small one in the copy, and ``VACUUM INTO`` raises it.

So every copy can be told from its original, except for a plain copy of the file made while the
server was writing this very log. From that pair SQLite makes the newest state, and nothing is
damaged. A database that no server of this kind has opened yet has no numbers, and is not checked.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import sqlite3
from pathlib import Path
from typing import Literal, NamedTuple

from hollywood.errors import HollywoodError

_HEADER = 100  # bytes of the file's header
_SCHEMA_VERSION, _USER_VERSION = 40, 60  # where in the header the numbers are
_LOG_HEADER, _FRAME_HEADER = 32, 24
_SALTS = 8  # bytes that tell the frames of this log from those an earlier one left in the file

_SMALL = 2**20
_LARGE = 2**31 - _SMALL
_MIGRATED = 1000  # a migration raises the schema version by less


class Mark(NamedTuple):
    """The two numbers that identify a file and its log."""

    schema_version: int
    user_version: int

    def started(self) -> Mark:
        """Return the mark that a server gives a database at its start."""
        following = self.user_version + 1
        digest = hashlib.sha256(b"%d %d" % (self.schema_version, following)).digest()
        drawn = _SMALL + int.from_bytes(digest[:8], "big") % (_LARGE - _SMALL)
        return Mark(drawn, following)

    def may_have(self, log: Mark) -> bool:
        """Say whether a file with this mark may have a log that leads to the other one."""
        raised = log.schema_version - self.schema_version
        if log.user_version == self.user_version:
            return self.user_version == 0 or 0 <= raised < _MIGRATED
        return log.user_version == self.user_version + 1 and (raised == 0 or log == self.started())


def unlike_any() -> int:
    """Draw a ``user_version`` for a new file that fits no log that may lie beside it."""
    return _SMALL + secrets.randbelow(2**30 - _SMALL)


def log_of(file: Path) -> Path:
    """Return the path of a file's log."""
    return file.with_name(f"{file.name}-wal")


def has_log(file: Path) -> bool:
    """Say whether the log of a file has any content."""
    try:
        return log_of(file).stat().st_size > 0
    except FileNotFoundError:
        return False


def mark_of(connection: sqlite3.Connection) -> Mark:
    """Return the mark that a connection sees, including the log."""
    schema = connection.execute("PRAGMA schema_version").fetchone()
    return Mark(schema[0], connection.execute("PRAGMA user_version").fetchone()[0])


def mark_of_file(descriptor: int) -> Mark | None:
    """Return the mark of the file alone; ``None`` for an empty file."""
    header = os.pread(descriptor, _HEADER, 0)
    if len(header) < _HEADER:
        return None

    def number(at: int) -> int:
        return int.from_bytes(header[at : at + 4], "big", signed=True)

    return Mark(number(_SCHEMA_VERSION), number(_USER_VERSION))


def check(file: Path, alone: Mark | None, connection: sqlite3.Connection) -> None:
    """Refuse a log that does not belong to its file, with a HollywoodError that says what to do.

    ``alone`` is the mark of the file alone. The connection must be read-only: one that can write
    would copy the log into the file when closed.
    """
    if not has_log(file):
        return
    if alone is None:
        raise _strangers(file, "the file is empty")
    try:
        together = mark_of(connection)
    except sqlite3.DatabaseError as error:
        raise _strangers(file, str(error)) from error
    if not alone.may_have(together):
        raise _strangers(file, "the log is of another time")


def longer_than(file: Path, pages: int) -> bool:
    """Say whether the log of a file has more pages than this, without a connection."""
    try:
        descriptor = os.open(log_of(file), os.O_RDONLY)  # SQLite keeps no locks on the log
    except FileNotFoundError:
        return False
    try:
        header = os.pread(descriptor, _LOG_HEADER, 0)
        if len(header) < _LOG_HEADER:
            return False
        page_size = int.from_bytes(header[8:12], "big")
        frame = _LOG_HEADER + pages * (_FRAME_HEADER + page_size)
        salts = os.pread(descriptor, _SALTS, frame + 8)
        return salts == header[16 : 16 + _SALTS]
    finally:
        os.close(descriptor)


def damage_of(file: Path, pages: int) -> str | None:
    """Say whether the log of a file is damaged, when SQLite has found ``pages`` valid pages in it.

    SQLite stops at the first page that is not valid, without a word. A power cut leaves such pages
    too, but only those of the last transaction, which was not acknowledged: each is synced before
    the next is written.
    """
    try:
        log = log_of(file).read_bytes()
    except FileNotFoundError:
        return None
    header = log[:_LOG_HEADER]
    if len(header) < _LOG_HEADER:
        return None
    if not _is_valid(header):
        return "the beginning of the log is damaged: the newest moves are lost"
    step = _FRAME_HEADER + int.from_bytes(header[8:12], "big")
    salts = header[16 : 16 + _SALTS]
    transactions = 0
    for at in range(_LOG_HEADER + pages * step, len(log) - _FRAME_HEADER, step):
        if log[at + 8 : at + 8 + _SALTS] == salts and any(log[at + 4 : at + 8]):
            transactions += 1
    if transactions < 2:
        return None
    return f"the log is damaged in the middle: its last {transactions - 1} transactions are lost"


def _is_valid(header: bytes) -> bool:
    """Check the sum in the header of a log."""
    order: Literal["big", "little"] = "big" if header[3] & 1 else "little"
    first = second = 0
    for at in range(0, 24, 8):
        first += int.from_bytes(header[at : at + 4], order) + second
        second += int.from_bytes(header[at + 4 : at + 8], order) + first
    wanted = [int.from_bytes(header[at : at + 4], "big") for at in (24, 28)]
    return [first % 2**32, second % 2**32] == wanted


def _strangers(file: Path, why: str) -> HollywoodError:
    log = log_of(file).name
    return HollywoodError(
        f"{file.parent}: {file.name} and {log} do not belong together ({why}): if you restored "
        f"{file.name}, move {log} out of the folder; if not, put back the file that was beside it"
    )
