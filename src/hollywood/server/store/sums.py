"""The sums of the pages of an SQLite file while no server has it open.

SQLite finds damage to the structure of its file, but not a changed letter in a name. So an orderly
stop writes a sum for each page into ``hollywood.sums``, and the next start compares. A file that
was restored in the meantime has another mark (:mod:`.write_ahead`) and is not compared.
"""

from __future__ import annotations

import os
import time
import zlib
from array import array
from hashlib import blake2b
from pathlib import Path
from typing import BinaryIO

from hollywood.server.store import write_ahead

SUMS = "hollywood.sums"

SECONDS = 2.0
"""What a stop and a start spend at most: a larger file has no sums, or is compared in part."""
_FIRST_LINE = b"hollywood sums 1\n"
_SIZE = 16
_PAGE = 4096
_SHOWN = 5


def write(file: Path) -> None:
    """Write the sums of a file that nobody has open."""
    until = time.monotonic() + SECONDS
    with file.open("rb") as pages:
        mark = write_ahead.mark_of_file(pages.fileno())
        found = array("I")
        while page := pages.read(_PAGE):
            found.append(_sum(page, len(found)))
            if len(found) % 1000 == 0 and time.monotonic() > until:
                return
    if mark is None:
        return
    body = _FIRST_LINE + b"%d %d\n" % mark + found.tobytes()
    made = file.with_name(f"{SUMS}.new")
    with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as to:
        to.write(blake2b(body, digest_size=_SIZE).digest() + body)
        to.flush()
        os.fsync(to.fileno())
    made.replace(file.with_name(SUMS))


def forget(file: Path) -> None:
    """Delete the sums of a file, which changes from now on."""
    file.with_name(SUMS).unlink(missing_ok=True)


def compare(file: Path, pages: BinaryIO, seconds: float = SECONDS) -> str | None:
    """Say which pages of a file are not as they were at the last stop, if that is known."""
    try:
        kept = file.with_name(SUMS).read_bytes()
    except FileNotFoundError:
        return None
    digest, body = kept[:_SIZE], kept[_SIZE:]
    if blake2b(body, digest_size=_SIZE).digest() != digest or not body.startswith(_FIRST_LINE):
        return None
    mark, _, sums = body[len(_FIRST_LINE) :].partition(b"\n")
    now = write_ahead.mark_of_file(pages.fileno())
    if now is not None and mark != b"%d %d" % now and _is_whole_header(pages):
        return None
    expected, until = array("I"), time.monotonic() + seconds
    expected.frombytes(sums)
    changed = []
    for number, wanted in enumerate(expected):
        page = pages.read(_PAGE)
        if not page:
            return f"{len(expected) - number} of its {len(expected)} pages are gone"
        if _sum(page, number) != wanted:
            changed.append(number + 1)
        if number % 1000 == 999 and time.monotonic() > until:
            break
    if not changed:
        return None
    shown = ", ".join(map(str, changed[:_SHOWN])) + (", ..." if len(changed) > _SHOWN else "")
    return f"since the last stop, something else has changed pages of the file ({shown})"


def _is_whole_header(pages: BinaryIO) -> bool:
    return os.pread(pages.fileno(), 16, 0) == b"SQLite format 3\0"


def _sum(page: bytes, number: int) -> int:
    return zlib.crc32(page, number + 1)
