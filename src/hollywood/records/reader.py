"""Reading records: every complete line must match the one before it.

A record that ends in the middle of a line, as after a power failure, is valid up to its last
complete line; ``Record.cut_off`` says what was left out. What other systems add around the lines
(:mod:`hollywood.records.transport`) is no mismatch. Any other is refused. A file may hold several
records, one after another.
"""

from __future__ import annotations

import os
import re
import stat
from contextlib import suppress
from dataclasses import dataclass, field, replace
from os import PathLike
from pathlib import Path
from typing import Any, TypeAlias

from hollywood.errors import HollywoodError, RecordError
from hollywood.records.about import NOTHING, About, read_about
from hollywood.records.lines import FIRST_CHECK, read_line
from hollywood.records.transport import Piece, decoded, pieces

_FIRST_OPENING = b'{"format":"'
_NOTATION = re.compile(rb"(?:\xef\xbb\xbf)?(?:\s*#[^\r\n]*[\r\n])*\s*\[Hollywood ")
_LARGEST = 2**30
"""Bytes of the largest file that is read: many times the longest match."""

AnyPath: TypeAlias = str | PathLike[str]


@dataclass(frozen=True, kw_only=True)
class Record:
    """The lines of a record as plain values; line 1 is ``entries[0]``.

    ``about`` are its headers, which are not among the entries. ``lines`` are all its lines as they
    were written, without line feeds, and ``numbers`` where each entry is in the file, from 1.

    ``length`` is the number of valid bytes of the record, and ``check`` is the checksum of its last
    valid line. A recorder needs both to continue the record. ``mended`` is true if the file differs
    from what was written in more than a line that is cut off, and ``other`` is how many lines of
    other text stand around the record. ``place`` is the record's place among the ``matches`` in the
    file, from 1. It was ``noted`` if the file is in the notation: then it has no lines of its own.
    """

    path: Path
    entries: tuple[dict[str, Any], ...]
    length: int
    check: str
    cut_off: str | None = None
    about: About = NOTHING
    lines: tuple[bytes, ...] = field(default=(), repr=False)
    numbers: tuple[int, ...] = field(default=(), repr=False)
    mended: bool = False
    other: int = 0
    place: int = 1
    matches: int = 1
    noted: bool = False

    @property
    def content(self) -> bytes:
        """The record as it was written, without a line that is cut off."""
        return b"".join(line + b"\n" for line in self.lines)


def read_record(path: AnyPath, match: int | None = None) -> Record:
    """Read a record; RecordError, with the line's number, if it is not a valid record.

    ``match`` is its number in a file of several, from 1. Only a regular file is read: a pipe or a
    device may never end.
    """
    return chosen(read_records(path), match, Path(path))


def read_records(path: AnyPath) -> tuple[Record, ...]:
    """Read every record in a file; errors as for :func:`read_record`."""
    return records_in(_content(Path(path)), Path(path))


def record_in(content: bytes, path: Path = Path("the record"), match: int | None = None) -> Record:
    """Read a record from its bytes; errors as for :func:`read_record`, with the name ``path``."""
    return chosen(records_in(content, path), match, path)


def records_in(content: bytes, path: Path = Path("the record")) -> tuple[Record, ...]:
    """Read every record in some bytes; errors as for :func:`read_record`, with the name ``path``.

    >>> records_in(b"hello")
    Traceback (most recent call last):
    hollywood.errors.RecordError: line 1: this is not a line of a hollywood record
    """
    if not content:
        raise RecordError(f"{path} is empty: it is not a hollywood record")
    if _NOTATION.match(content):
        from hollywood.records.notation import read_notation

        return read_notation(content, path)
    try:
        return _Reading(content, path).records()
    except RecordError:
        for plain in decoded(content):
            with suppress(RecordError):
                found = _Reading(plain, path).records()
                return tuple(replace(each, mended=True) for each in found)
        raise


def chosen(found: tuple[Record, ...], match: int | None, path: Path) -> Record:
    """Return match number ``match`` of a file, or the only one; RecordError if there is none."""
    if match is None:
        if len(found) > 1:
            raise RecordError(f"{path} holds {len(found)} matches: say which one, from 1")
        return found[0]
    if not 1 <= match <= len(found):
        raise RecordError(f"there is no match {match}: {path} holds {len(found)}")
    return found[match - 1]


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


class _Reading:
    def __init__(self, content: bytes, path: Path) -> None:
        self._content = content
        self._path = path
        self._found: list[_Found] = []
        self._first = 1  # the first line of the file with something in it
        self._other = 0

    def records(self) -> tuple[Record, ...]:
        here: _Found | None = None
        for piece in pieces(self._content):
            if not piece.texts:
                self._text(piece, here)
            elif piece.opens:
                here = _Found(piece)
                self._found.append(here)
            elif here is None:
                if not piece.whole and _FIRST_OPENING.startswith(piece.texts[0]):
                    raise _headless(piece.number)
                raise RecordError(f"line {piece.number}: this is not a hollywood record")
            else:
                here.add(piece)
        if not self._found:
            raise RecordError(f"line {self._first}: this is not a line of a hollywood record")
        only = self._content if len(self._found) == 1 else b""
        return tuple(
            each.record(self._path, only, self._other, (place, len(self._found)))
            for place, each in enumerate(self._found, 1)
        )

    def _text(self, piece: Piece, here: _Found | None) -> None:
        if piece.odd:
            raise RecordError(f"line {piece.number}: this is not a line of a hollywood record")
        if not self._other and not self._found:
            self._first = piece.number
        self._other += 1
        if here is not None and here.end is None:
            here.end = piece.number


class _Found:
    """A record as far as it has been read."""

    def __init__(self, header: Piece) -> None:
        if not header.whole:
            raise _headless(header.number)
        self.end: int | None = None  # the line of the file where other text or half a line follows
        self._cut = False
        self._check = FIRST_CHECK
        self._entries: list[dict[str, Any]] = []
        self._lines: list[bytes] = []
        self._numbers: list[int] = []
        self._about = NOTHING
        self.add(header)

    def add(self, piece: Piece) -> None:
        if self.end is not None:
            raise RecordError(f"line {self.end}: this is not a line of a hollywood record")
        if not piece.whole:
            self.end, self._cut = piece.number, True
            return
        line, plain = self._read(piece)
        self._lines.append(line)
        if plain.get("type") != "about":
            self._entries.append(plain)
            self._numbers.append(piece.number)
            return
        try:
            self._about = self._about.and_then(read_about(plain))
        except HollywoodError as error:
            raise RecordError(f"line {piece.number}: {error}") from None

    def _read(self, piece: Piece) -> tuple[bytes, dict[str, Any]]:
        wrong: RecordError | None = None
        for text in piece.texts:
            try:
                plain, check = read_line(text, self._check, piece.number, first=not self._lines)
            except RecordError as error:
                wrong = wrong or error
                continue
            self._check = check
            return text, plain
        assert wrong is not None
        raise wrong

    def record(self, path: Path, content: bytes, other: int, place: tuple[int, int]) -> Record:
        written = b"".join(line + b"\n" for line in self._lines)
        rest = content[len(written) :]
        as_written = content.startswith(written) and (b"\n" not in rest if self._cut else not rest)
        return Record(
            path=path,
            entries=tuple(self._entries),
            length=len(written),
            check=self._check,
            cut_off=f"line {self.end} is cut off and was left out" if self._cut else None,
            about=self._about,
            lines=tuple(self._lines),
            numbers=tuple(self._numbers),
            mended=not as_written,
            other=other,
            place=place[0],
            matches=place[1],
        )


def _headless(number: int) -> RecordError:
    return RecordError(f"line {number} is cut off, so the record cannot be read")
