"""A backup: one portable file with all rows of a house, from either database and for either.

The file is a line that says what it is, then blocks. A block is its length, a checksum over the
block and the checksum before it, and its compressed content. The first block is the `Heading`; rows
follow, table by table; then the `Ending`, without which a backup is not complete. In a continuous
backup, blocks of newer rows follow; each row replaces the one with the same key.

A row is the list of its values as the database has them. So an old backup can be restored: it is
read into tables of its own version, which are then brought up to date.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from hollywood.errors import HollywoodError

FIRST_LINE = b"hollywood backup 1\n"
_ALIKE = b"hollywood backup "
_LENGTH, _SIZE = 4, 16
_LARGEST = 2**30
_MANY = 1000
_LARGE = 2**18


class Heading(msgspec.Struct, frozen=True, kw_only=True, tag="heading"):
    """What a backup is of: the version of the tables, when it was made, the columns of each."""

    revision: str
    made_at: float
    columns: dict[str, list[str]]
    continuous: bool = False


class Rows(msgspec.Struct, frozen=True, kw_only=True, tag="rows", gc=False):
    """Rows of one table."""

    table: str
    rows: list[list[Any]]


class Ending(msgspec.Struct, frozen=True, kw_only=True, tag="ending"):
    """The end of a complete backup, with the number of rows of each table."""

    counts: dict[str, int]


class Newer(msgspec.Struct, frozen=True, kw_only=True, tag="newer"):
    """Rows that were written by ``at``, after the backup was complete, by table."""

    at: float
    rows: dict[str, list[list[Any]]]


Block = Heading | Rows | Ending | Newer

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Block).decode


class BadBackup(HollywoodError):
    """A file that is not a complete, undamaged backup of a version that this one can read."""


def is_backup(path: Path) -> bool:
    """Say whether a file begins as a backup does."""
    try:
        with path.open("rb") as file:
            return file.read(len(_ALIKE)) == _ALIKE
    except OSError:
        return False


class BackupWriter:
    """Writes a backup, block by block."""

    def __init__(self, file: BinaryIO, heading: Heading) -> None:
        self._file = file
        self._chain = bytes(_SIZE)
        self._counts: Counter[str] = Counter(dict.fromkeys(heading.columns, 0))
        self.size: int = file.write(FIRST_LINE)
        self.write(heading)

    def rows(self, table: str, rows: Iterator[list[Any]]) -> None:
        """Write the rows of one table."""
        batch: list[list[Any]] = []
        size = 0
        for row in rows:
            batch.append(row)
            size += sum(len(value) for value in row if isinstance(value, bytes | str))
            if len(batch) == _MANY or size > _LARGE:
                self._batch(table, batch)
                batch, size = [], 0
        if batch:
            self._batch(table, batch)

    def end(self) -> Ending:
        """Write that the backup is complete; return how many rows it has."""
        ending = Ending(counts=dict(self._counts))
        self.write(ending)
        return ending

    def write(self, block: Block) -> None:
        """Write one block."""
        packed = zlib.compress(_encode(block), 1)
        self._chain = _checksum(self._chain, packed)
        self.size += self._file.write(len(packed).to_bytes(_LENGTH, "big") + self._chain + packed)

    def _batch(self, table: str, batch: list[list[Any]]) -> None:
        self._counts[table] += len(batch)
        self.write(Rows(table=table, rows=batch))


class BackupReader:
    """Reads a backup and checks all of it; BadBackup if anything is wrong.

    After all blocks were read, ``ending`` has the number of rows, and ``torn`` says that the last
    block of a continuous backup was cut off.
    """

    ending: Ending

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._chain = bytes(_SIZE)
        self.torn: bool = False
        line = file.read(len(FIRST_LINE))
        if line != FIRST_LINE:
            if line.startswith(_ALIKE):
                raise BadBackup("it is a backup of a newer hollywood")
            raise BadBackup("it is not a backup of hollywood")
        heading = self._next()
        if not isinstance(heading, Heading):
            raise BadBackup("it is damaged: it has no heading")
        self.heading = heading

    def blocks(self) -> Iterator[Rows | Newer]:
        """Return the blocks of rows, in order."""
        counts: Counter[str] = Counter(dict.fromkeys(self.heading.columns, 0))
        while isinstance(block := self._next(), Rows):
            counts[block.table] += len(block.rows)
            yield block
        if not isinstance(block, Ending):
            raise BadBackup("it is not complete" if block is None else "its blocks are mixed up")
        self.ending = block
        if block.counts != counts:
            raise BadBackup("it is damaged: it has not as many rows as it says")
        while True:
            try:
                newer = self._next()
            except BadBackup:
                if not self.heading.continuous or self._file.read(1):
                    raise
                self.torn = True  # the last block was being written when the computer stopped
                return
            if newer is None:
                return
            if not (self.heading.continuous and isinstance(newer, Newer)):
                raise BadBackup("it is damaged: something follows its end")
            yield newer

    def _next(self) -> Block | None:
        """Return the next block; ``None`` at the end of the file."""
        head = self._file.read(_LENGTH + _SIZE)
        if not head:
            return None
        length = int.from_bytes(head[:_LENGTH], "big")
        if len(head) < _LENGTH + _SIZE or not 0 < length < _LARGEST:
            raise BadBackup("it is damaged or cut off")
        packed = self._file.read(length)
        self._chain = _checksum(self._chain, packed)
        if len(packed) < length:
            raise BadBackup("it is cut off")
        if self._chain != head[_LENGTH:]:
            raise BadBackup("it is damaged: a block is not as it was written")
        block: Block = _decode(zlib.decompress(packed))
        return block


def _checksum(before: bytes, packed: bytes) -> bytes:
    return blake2b(before + packed, digest_size=_SIZE).digest()
