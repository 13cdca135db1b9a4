"""The rows of a simulation on disk, chunk after chunk, before they become one file.

A folder ``FILE.parts`` holds a manifest and a journal that only grows: for each chunk, an entry
with its number, its length, and checksums. If the simulation is killed, the journal holds all
finished chunks and perhaps part of the next entry, which is removed when the simulation continues.
The journal is synced to disk once a second.
"""

from __future__ import annotations

import os
import struct
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from filelock import lock_descriptor

from hollywood.errors import HollywoodError
from hollywood.simulation.durable import sync_folder
from hollywood.simulation.manifest import check_manifest, write_manifest

_MAGIC = b"HWD1"
_HEAD = struct.Struct("<4sQQI")  # magic, number of the chunk, bytes, checksum of the bytes
_SUM = struct.Struct("<I")  # checksum of the head
_ENTRY = _HEAD.size + _SUM.size
_SYNC_SECONDS = 1.0


class Journal:
    """The journal in a folder, locked while it is open; a context manager."""

    def __init__(self, folder: Path, contents: dict[str, Any], *, exist_ok: bool = False) -> None:
        """Begin a journal in a new folder or, with ``exist_ok``, open the one in ``folder``.

        HollywoodError if it is damaged, in use, or belongs to a simulation other than the one that
        the manifest ``contents`` describes. In these cases nothing is changed.
        """
        self.folder = folder
        self._path = folder / "rows"
        self.chunks: int = 0
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
        """Add the packed rows of the next chunk; OSError if they cannot be written."""
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
        """Sync the journal to disk."""
        os.fsync(self._file.fileno())
        self._synced = time.monotonic()

    def read(self) -> Iterator[bytes]:
        """Yield the packed rows of all chunks, in order; HollywoodError if it is damaged."""
        with self._path.open("rb") as file:
            for number in range(self.chunks):
                head = file.read(_ENTRY)
                length, sum_ = self._head(head, number)
                data = file.read(length)
                if len(data) < length or zlib.crc32(data) != sum_:
                    raise self._damaged(number)
                yield data

    def _find_end(self) -> int:
        """Count the whole chunks; return the position where the last one ends."""
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
        """Remove the folder and its contents."""
        for name in ("rows", "manifest", "manifest.new", "whole"):
            (self.folder / name).unlink(missing_ok=True)
        self.folder.rmdir()
        sync_folder(self.folder.parent)


def _locked(folder: Path) -> int:
    """Lock a folder for this process; the lock ends when the returned handle is closed."""
    handle = os.open(folder, os.O_RDONLY)
    if not lock_descriptor(handle, blocking=False):
        os.close(handle)
        raise HollywoodError(f"{folder} is being written by another simulation")
    return handle


def _is_fresh(folder: Path) -> bool:
    """Return whether a folder is new: its process was killed before the manifest was complete."""
    return {path.name for path in folder.iterdir()} <= {"manifest.new"}


def _begin(folder: Path, contents: dict[str, Any]) -> None:
    """Write the manifest of a new journal; leave nothing behind if that fails."""
    try:
        write_manifest(folder / "manifest", contents)
    except OSError:
        for name in ("manifest", "manifest.new"):
            (folder / name).unlink(missing_ok=True)
        folder.rmdir()
        raise
    sync_folder(folder.parent)
