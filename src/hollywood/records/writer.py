"""Writing a record during play: append only, with each line on disk before play continues."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from hollywood.errors import RecordError
from hollywood.match.log import Entry
from hollywood.play.text import to_plain
from hollywood.records.about import About
from hollywood.records.lines import FIRST_CHECK, write_plain
from hollywood.records.reader import AnyPath, Record


class Recorder:
    """The log of a table as a file; call it with each entry.

    If a line cannot be written, the table gets the error and does not make the move. The recorder
    then removes the partial line or, if it cannot, refuses all further lines.
    """

    def __init__(self, path: Path, *, descriptor: int, length: int, check: str) -> None:
        self.path = path
        self._descriptor = descriptor
        self._length = length
        self._check = check
        self._broken = False
        self._about: About | None = None

    @classmethod
    def new(cls, path: AnyPath, about: About | None = None) -> Self:
        """Begin a record in a file that does not exist yet; RecordError if it does.

        ``about`` are its headers, which follow its first line.
        """
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            raise RecordError(f"{path} already exists: resume it, or give another name") from None
        recorder = cls(Path(path), descriptor=descriptor, length=0, check=FIRST_CHECK)
        recorder._about = about
        return recorder

    @classmethod
    def continuing(cls, record: Record) -> Self:
        """Continue a record that was read, after removing a partial last line.

        A file that was changed on its way is first mended; RecordError if that is not possible.
        """
        record = mend(record)
        descriptor = os.open(record.path, os.O_WRONLY)
        os.ftruncate(descriptor, record.length)
        os.lseek(descriptor, record.length, os.SEEK_SET)
        return cls(record.path, descriptor=descriptor, length=record.length, check=record.check)

    def __call__(self, entry: Entry) -> None:
        """Write one entry and wait until it is on disk."""
        self._add(to_plain(entry))
        if self._about is not None:
            about, self._about = self._about, None
            self.say(about)

    def say(self, about: About) -> None:
        """Write headers, which add to the earlier ones, as :meth:`__call__` writes an entry."""
        self._add(to_plain(about))

    def _add(self, plain: dict[str, Any]) -> None:
        if self._broken:
            raise RecordError(f"{self.path} could not be written to its end; the match stops here")
        line, check = write_plain(plain, self._check)
        line += b"\n"
        try:
            self._write(line)
        except OSError:
            self._take_back()
            raise
        self._length += len(line)
        self._check = check

    def _write(self, line: bytes) -> None:
        while line:
            line = line[os.write(self._descriptor, line) :]
        os.fsync(self._descriptor)

    def _take_back(self) -> None:
        """Remove a partial line; if that fails, no more lines may follow it."""
        self._broken = True
        os.ftruncate(self._descriptor, self._length)
        os.lseek(self._descriptor, self._length, os.SEEK_SET)
        self._broken = False

    def close(self) -> None:
        """Close the file."""
        os.close(self._descriptor)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def mend(record: Record) -> Record:
    """Write a file that was changed on its way as it was written; return its record.

    RecordError if it holds several matches or other text, which would be lost, or the notation.
    """
    if record.other or record.matches > 1 or record.noted:
        raise RecordError(f"{record.path} is not a record alone, so it cannot be continued")
    if not record.mended:
        return record
    new = record.path.with_name(record.path.name + ".mended")
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(record.content)
        file.flush()
        os.fsync(file.fileno())
    new.replace(record.path)
    return replace(record, mended=False, cut_off=None)


def with_headers(record: Record, about: About) -> Record:
    """Return a record that says more about its match; its other lines are the same."""
    line, check = write_plain(to_plain(about), record.check)
    lines = (*record.lines, line)
    length = record.length + len(line) + 1
    return replace(
        record, about=record.about.and_then(about), lines=lines, check=check, length=length
    )
