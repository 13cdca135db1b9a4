"""Reading a record: every complete line must match the one before it.

A file that ends in the middle of a line, as after a power failure, is valid up to its last complete
line; ``Record.cut_off`` says what was left out. Any other mismatch is refused.
"""

from __future__ import annotations

import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hollywood.errors import RecordError
from hollywood.records.lines import FIRST_CHECK, read_line

_OPENING = b'{"type":"'
_FIRST_OPENING = b'{"format":"'
_LARGEST = 2**30
"""Bytes of the largest record that is read: many times the longest match."""


@dataclass(frozen=True, kw_only=True)
class Record:
    """The lines of a record as plain values; line 1 is ``entries[0]``.

    ``length`` is the number of valid bytes in the file, and ``check`` is the checksum of the last
    valid line. A recorder needs both to continue the record.
    """

    path: Path
    entries: tuple[dict[str, Any], ...]
    length: int
    check: str
    cut_off: str | None = None


def read_record(path: Path) -> Record:
    """Read a record; RecordError, with the line's number, if it is not a valid record.

    Only a regular file is read: a pipe or a device may never end.
    """
    return record_in(_content(path), path)


def _content(path: Path) -> bytes:
    with open(path, "rb", opener=_at_once) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise RecordError(f"{path} is not a regular file, so it cannot be a record")
        content = file.read(_LARGEST + 1)
    if len(content) > _LARGEST:
        raise RecordError(f"{path} is too large to be a record: a gigabyte is the most")
    return content


def _at_once(path: str, flags: int) -> int:
    """Open a file without waiting for somebody at the other end of a pipe."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def record_in(content: bytes, path: Path = Path("the record")) -> Record:
    """Read a record from its bytes; errors as for :func:`read_record`, with the name ``path``."""
    if not content:
        raise RecordError(f"{path} is empty: it is not a hollywood record")
    *lines, tail = content.split(b"\n")
    entries, check, length = [], FIRST_CHECK, 0
    for number, line in enumerate(lines, start=1):
        plain, check = read_line(line, check, number)
        entries.append(plain)
        length += len(line) + 1
    if not tail:
        return Record(path=path, entries=tuple(entries), length=length, check=check)
    number = len(lines) + 1
    opening = _OPENING if entries else _FIRST_OPENING
    if not (tail.startswith(opening) or opening.startswith(tail)):
        raise RecordError(f"line {number}: this is not a line of a hollywood record")
    if not entries:
        raise RecordError("line 1 is cut off, so the record cannot be read")
    return Record(
        path=path,
        entries=tuple(entries),
        length=length,
        check=check,
        cut_off=f"line {number} is cut off and was left out",
    )
