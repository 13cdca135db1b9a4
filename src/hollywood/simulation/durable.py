"""Files that exist whole or not at all, even after a power failure."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Write a file under a temporary name, sync it to disk, and then give it its name."""
    raw = path.with_name(path.name + ".new")
    with raw.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    raw.replace(path)
    sync_folder(path.parent)


def move_whole(source: Path, target: Path) -> None:
    """Rename a written file, replacing any other; both must be in the same file system."""
    with source.open("rb") as file:
        os.fsync(file.fileno())
    source.replace(target)
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Sync the file names in a folder to disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
