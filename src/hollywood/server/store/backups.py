"""Making a backup of a house while it plays, and checking it before it is called done."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from hollywood.errors import HollywoodError
from hollywood.server.store.portable import BackupReader, BackupWriter, Ending, Heading
from hollywood.server.store.snapshot import Chains, Snapshot, revision_of, rows_of, snapshot


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A backup: its bytes and rows, and what is damaged in the house, by table.

    Damage is copied as it is: it is noticed again where the backup is restored.
    """

    where: str
    size: int
    counts: dict[str, int]
    damaged: dict[str, str]
    broken: list[str]

    @property
    def sound(self) -> bool:
        """Whether the house is undamaged."""
        return not (self.damaged or self.broken)


def back_up(where: str | Path, to: Path | BinaryIO) -> Made:
    """Write everything that is in a house at this moment into a new file or a stream.

    Only this user may read the file. If the house cannot be read, or the file exists or cannot be
    written, raise HollywoodError with one line and leave no file.
    """
    with snapshot(where) as house:
        if not isinstance(to, Path):
            made = write_backup(house, to)
            to.flush()
            return made
        with new_file(to) as file:
            made = write_backup(house, file)
    verify(to)
    return made


def write_backup(house: Snapshot, file: BinaryIO, *, continuous: bool = False) -> Made:
    """Write the rows of a house, and check the house on the way."""
    return begin_backup(house, file, continuous=continuous)[1]


def begin_backup(house: Snapshot, file: BinaryIO, *, continuous: bool) -> tuple[BackupWriter, Made]:
    """Write the rows of a house; newer rows can follow, if it is ``continuous``."""
    columns = house.columns()
    heading = Heading(
        revision=revision_of(house),
        made_at=time.time(),
        columns=columns,
        continuous=continuous,
    )
    broken = house.broken()
    writer, logs = BackupWriter(file, heading), Chains()
    for table, named in columns.items():
        writer.rows(table, logs.watch(table, named, rows_of(house, table, named)))
    ending = writer.end()
    made = Made(
        where=house.where,
        size=writer.size,
        counts=ending.counts,
        damaged=logs.damaged,
        broken=broken,
    )
    return writer, made


def verify(path: Path) -> Ending:
    """Read a whole backup again; return how many rows it has. HollywoodError if it is damaged."""
    try:
        with path.open("rb") as file:
            reader = BackupReader(file)
            for _ in reader.blocks():
                pass
            return reader.ending
    except OSError as error:
        raise HollywoodError(f"{path} cannot be read: {error.strerror}") from None
    except HollywoodError as error:
        raise HollywoodError(f"{path} cannot be used: {error}") from None


@contextlib.contextmanager
def new_file(to: Path) -> Iterator[BinaryIO]:
    """Make a file for this user only; it is on disk in the end, or gone after an error."""
    try:
        file = os.fdopen(os.open(to, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")
    except FileExistsError:
        raise HollywoodError(f"{to} already exists: name a new file") from None
    except OSError as error:
        raise HollywoodError(f"{to} cannot be written: {error.strerror}") from None
    try:
        with file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        sync_folder(to.parent)
    except OSError as error:
        to.unlink(missing_ok=True)
        raise HollywoodError(f"{to} cannot be written: {error.strerror}") from None
    except BaseException:
        to.unlink(missing_ok=True)
        raise


def sync_folder(folder: Path) -> None:
    """Make the names of new files in a folder durable."""
    at = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(at)
    finally:
        os.close(at)
