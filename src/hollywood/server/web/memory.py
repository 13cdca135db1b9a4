"""Memory that is not needed any more goes back to the system.

After a storm most of the memory is free, but the C library keeps it: each thread has a pool of its
own, with holes. So there are few pools, and when the process has grown, the holes are given back.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import sys
from collections.abc import AsyncIterator
from pathlib import Path

GROWN = 24 * 1024 * 1024
"""Bytes by which the process must have grown before anything is given back."""
_PART = 4
"""A large process must have grown by this part of itself, a quarter.

While the objects are found, everybody waits: in a large house for almost a second.
"""
EVERY = 20.0
"""Seconds between two looks."""

_ARENAS, _MOST_ARENAS = -8, 2  # mallopt's M_ARENA_MAX
_PAGE = 4096
_STATM = Path("/proc/self/statm")


def few_pools() -> None:
    """Let the threads of this process share their pools of memory."""
    library = _library()
    if library is not None:
        library.mallopt(_ARENAS, _MOST_ARENAS)


@contextlib.asynccontextmanager
async def given_back() -> AsyncIterator[None]:
    """Give memory back now and then while the block runs."""
    task = asyncio.create_task(_give_back())
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def _give_back() -> None:
    if _library() is None:
        return
    least = _in_use()
    while True:
        await asyncio.sleep(EVERY)
        if _in_use() > least + max(GROWN, least // _PART):
            await asyncio.to_thread(give_back)
            least = _in_use()
        least = min(least, _in_use())


def give_back() -> None:
    """Give back what is free. Objects that hold each other are found first."""
    gc.collect()
    library = _library()
    if library is not None:
        library.malloc_trim(0)


def _in_use() -> int:
    """Return the bytes of memory that the process has now."""
    return int(_STATM.read_text().split()[1]) * _PAGE


def _library() -> ctypes.CDLL | None:
    """Return the C library, if it is one that can do this."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None
