"""Memory that a storm took goes back to the system."""

from __future__ import annotations

import asyncio
import ctypes
import sys
import threading
from pathlib import Path

import pytest

from hollywood.server.rooms.rooms import ASIDE, Rooms
from hollywood.server.web import memory
from tests.server.rooms.house import in_house


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="another C library")
def test_what_is_free_goes_back_although_the_last_of_it_is_in_use() -> None:
    """The C library by itself gives back only what lies behind everything that is in use."""
    assert sys.platform == "linux"
    memory.give_back()  # what earlier tests have left would do for the storm
    before = memory._in_use()
    storm = [bytes(2_000) for _ in range(40_000)]
    last = bytes(2_000)
    assert memory._in_use() > before + 60_000_000
    del storm
    memory.give_back()
    assert memory._in_use() < before + 20_000_000
    assert last


def test_few_tables_are_read_at_once_however_many_are_asked_for(tmp_path: Path) -> None:
    running, most, lock = 0, 0, threading.Lock()
    others = threading.Event()

    def work() -> None:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        others.wait(0.05)  # long enough for others to begin, if they could
        with lock:
            running -= 1

    async def use(rooms: Rooms) -> None:
        await asyncio.gather(*(rooms.aside(work) for _ in range(12)))

    in_house(tmp_path, use)
    assert most == ASIDE
