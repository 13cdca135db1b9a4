"""One line of a record: an entry of the table's log as JSON, ending with a checksum.

The checksum of a line is the beginning of the SHA-256 of the previous checksum and the line itself,
so a line that was edited, removed, or moved does not match. It guards against accidents and
careless edits, but not against someone who recalculates it; the decks' commitments do that
(``docs/records.md``).
"""

from __future__ import annotations

import hashlib
import re
from typing import Any

import msgspec

from hollywood.errors import RecordError
from hollywood.match.log import Entry, Opened
from hollywood.play.text import to_plain

FORMAT_NAME = "hollywood-record"
FORMAT_VERSION = 1
FIRST_CHECK = "0" * 16
_OPENED = Opened.__struct_config__.tag
_CLOSING = re.compile(rb',"check":"([0-9a-f]{16})"\}\Z')


def write_line(entry: Entry, check: str) -> tuple[bytes, str]:
    """Return the entry as a line without newline, and its checksum; ``check``: the previous one."""
    return write_plain(to_plain(entry), check)


def write_plain(plain: dict[str, Any], check: str) -> tuple[bytes, str]:
    """Return an entry in its plain form as :func:`write_line` does."""
    if plain["type"] == _OPENED:
        plain = {"format": FORMAT_NAME, "version": FORMAT_VERSION, **plain}
    body = msgspec.json.encode(plain)
    own = _check(check, body)
    return body[:-1] + f',"check":"{own}"}}'.encode(), own


def read_line(
    line: bytes, check: str, number: int, *, first: bool | None = None
) -> tuple[dict[str, Any], str]:
    """Return the entry of a line as plain values, and its checksum; ``check`` is the previous one.

    The ``first`` line of a record says what the file is; it is line 1 if not said otherwise.
    RecordError, with the line's number, if it is not a line of a record or was edited.
    """
    first = number == 1 if first is None else first
    try:
        plain = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        plain = None
    if not isinstance(plain, dict):
        raise RecordError(f"line {number}: this is not a line of a hollywood record")
    if first:
        _check_header(plain, number)
    closing = _CLOSING.search(line)
    if closing is None:
        raise RecordError(f"line {number}: the check at its end is missing")
    own = _check(check, line[: closing.start()] + b"}")
    if own != closing[1].decode():
        raise RecordError(
            f"line {number}: its check does not match: "
            "this line was edited, or a line before it was edited, removed or moved"
        )
    del plain["check"]
    if first:
        del plain["format"], plain["version"]
    return plain, own


def _check_header(plain: dict[str, Any], number: int) -> None:
    if plain.get("format") != FORMAT_NAME:
        raise RecordError(f"line {number}: this is not a hollywood record")
    version = plain.get("version")
    if type(version) is not int or version < 1:
        raise RecordError(f"line {number}: {version!r} is not a version of the record format")
    if version > FORMAT_VERSION:
        raise RecordError(
            f"line {number}: the record has format version {version}; "
            f"this hollywood reads up to version {FORMAT_VERSION}: you need a newer one"
        )


def _check(before: str, body: bytes) -> str:
    return hashlib.sha256(before.encode() + body).hexdigest()[:16]
