"""The rows of a simulation on disk, chunk after chunk, before they become one file.

A folder ``FILE.parts`` holds a manifest and a journal, which only grows: for each chunk an entry
with its number, its length and checksums. However the simulation is killed, the journal holds all
chunks that were finished, and perhaps a piece of the next entry, which is cut off when the
simulation goes on. The disk is made to keep it once a second.
"""

from __future__ import annotations

import fcntl
import os
import struct
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from hollywood.errors import HollywoodError
from hollywood.simulation.durable import sync_folder
from hollywood.simulation.manifest import check_manifest, write_manifest

_MAGIC = b"HWD1"
_HEAD = struct.Struct("<4sQQI")  # magic, number of the chunk, bytes, checksum of the bytes
_SUM = struct.Struct("<I")  # checksum of the head
_ENTRY = _HEAD.size + _SUM.size
_SYNC_SECONDS = 1.0


class Journal:
    """The journal in a folder, locked while it is open; a context."""

    def __init__(self, folder: Path, contents: dict[str, Any], *, exist_ok: bool = False) -> None:
        """Begin a journal in a new folder, or with ``exist_ok`` open the one in ``folder``.

        HollywoodError where it is damaged, in use, or of another simulation than the manifest
        ``contents`` describes; nothing is changed then.
        """
        self.folder = folder
        self._path = folder / "rows"
        self.chunks = 0
        self._end = 0
        self._synced = time.monotonic()
        folder.mkdir(exist_ok=exist_ok)
        self._lock = _locked(folder)
        try:
            if _is_fresh(folder):
                _begin(folder, contents)
            else:
                check_manifest(folder / "manifest", contents)
            self._file: BinaryIO = self._path.open("a+b", buffering=0)
        except BaseException:
            os.close(self._lock)
            raise
        try:
            self._end = self._find_end()
            self._file.truncate(self._end)
        except BaseException:
            self.__exit__(None, None, None)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()
        os.close(self._lock)

    def append(self, number: int, data: bytes) -> None:
        """Add the packed rows of the next chunk; OSError where the disk takes no more."""
        assert number == self.chunks
        head = _HEAD.pack(_MAGIC, number, len(data), zlib.crc32(data))
        entry = head + _SUM.pack(zlib.crc32(head)) + data
        try:
            written = self._file.write(entry)
            while written < len(entry):
                written += self._file.write(entry[written:])
            if time.monotonic() - self._synced > _SYNC_SECONDS:
                self.sync()
        except OSError:
            self._file.truncate(self._end)
            raise
        self._end += len(entry)
        self.chunks += 1

    def sync(self) -> None:
        """Have all of it on disk."""
        os.fsync(self._file.fileno())
        self._synced = time.monotonic()

    def read(self) -> Iterator[bytes]:
        """Yield the packed rows of all chunks, in order; HollywoodError where it is damaged."""
        with self._path.open("rb") as file:
            for number in range(self.chunks):
                head = file.read(_ENTRY)
                length, sum_ = self._head(head, number)
                data = file.read(length)
                if len(data) < length or zlib.crc32(data) != sum_:
                    raise self._damaged(number)
                yield data

    def _find_end(self) -> int:
        """Count the chunks that are whole; return where the last of them ends."""
        size = self._file.seek(0, os.SEEK_END)
        end = 0
        while end + _ENTRY <= size:
            self._file.seek(end)
            length, _ = self._head(self._file.read(_ENTRY), self.chunks)
            if end + _ENTRY + length > size:
                break
            end += _ENTRY + length
            self.chunks += 1
        return end

    def _head(self, entry: bytes, number: int) -> tuple[int, int]:
        if len(entry) == _ENTRY:
            magic, there, length, sum_ = _HEAD.unpack_from(entry)
            whole = _SUM.unpack_from(entry, _HEAD.size) == (zlib.crc32(entry[: _HEAD.size]),)
            if whole and magic == _MAGIC and there == number:
                return length, sum_
        raise self._damaged(number)

    def _damaged(self, number: int) -> HollywoodError:
        return HollywoodError(
            f"{self._path} is damaged at chunk {number + 1}: the simulation cannot go on"
        )

    def remove(self) -> None:
        """Remove the folder and all that is in it."""
        for name in ("rows", "manifest", "manifest.new", "whole"):
            (self.folder / name).unlink(missing_ok=True)
        self.folder.rmdir()
        sync_folder(self.folder.parent)


def _locked(folder: Path) -> int:
    """Lock a folder for this process; the lock ends when the handle returned is closed."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        raise HollywoodError(f"{folder} is being written by another simulation") from None
    return handle


def _is_fresh(folder: Path) -> bool:
    """Say whether a folder was only just made: killed before its manifest had its name."""
    return {path.name for path in folder.iterdir()} <= {"manifest.new"}


def _begin(folder: Path, contents: dict[str, Any]) -> None:
    """Write the manifest of a new journal; leave nothing where that fails."""
    try:
        write_manifest(folder / "manifest", contents)
    except OSError:
        for name in ("manifest", "manifest.new"):
            (folder / name).unlink(missing_ok=True)
        folder.rmdir()
        raise
    sync_folder(folder.parent)
