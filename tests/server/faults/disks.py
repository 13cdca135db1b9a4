"""Disks that a test can fill and free again."""

from __future__ import annotations

import contextlib
import os
import resource
from collections.abc import Callable, Iterator
from pathlib import Path

from tests import processes
from tests.server.faults.process import Server

_MEGABYTE = 1 << 20


class Disk:
    """A folder on a disk that can be filled."""

    def __init__(
        self, folder: Path, fill: Callable[[Server], None], free: Callable[[Server], None]
    ) -> None:
        self.folder = folder
        self.fill = fill
        self.free = free


@contextlib.contextmanager
def small_disk(at: Path) -> Iterator[Disk]:
    """A real file system of a few megabytes; it needs permission to mount one."""
    at.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=24m", "none", str(at)]
    processes.run(mount)
    ballast = at / "ballast"

    def fill(_: Server) -> None:
        with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(os.statvfs(at).f_bsize))
        assert os.statvfs(at).f_bavail == 0

    try:
        yield Disk(at / "data", fill, lambda _: ballast.unlink())
    finally:
        processes.run(["umount", at])


@contextlib.contextmanager
def quota(at: Path) -> Iterator[Disk]:
    """The database cannot grow while this disk is full, nor its log beyond its size.

    SQLite reuses a log from its beginning. So moves go on until the database must grow.
    """
    at.mkdir()
    folder = at / "data"

    def fill(server: Server) -> None:
        size = (folder / "hollywood.sqlite3").stat().st_size
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, most))

    def free(server: Server) -> None:
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))

    yield Disk(folder, fill, free)


def mountable() -> bool:
    """Whether a file system can be mounted here."""
    if os.geteuid() != 0:
        return False
    # In a separate mount namespace, which ends with the program.
    tried = ["unshare", "-m", "mount", "-t", "tmpfs", "none", "/mnt"]
    with contextlib.suppress(FileNotFoundError):
        return processes.run(tried, check=False).returncode == 0
    return False
