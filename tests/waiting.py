"""Wait for events. No test depends on how long something takes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 600.0
"""Seconds until a wait gives up. Only a hang lasts that long, however busy the machine is."""

_PAUSE = 0.005


def wait_until(done: Callable[[], object], complaint: object = "it does not come") -> None:
    """Wait until ``done`` returns something true; fail after :data:`PATIENCE`."""
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until, complaint
        time.sleep(_PAUSE)


async def comes(done: Callable[[], object], complaint: object = "it does not come") -> None:
    """Wait in an event loop until ``done`` returns something true."""
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until, complaint
        await asyncio.sleep(_PAUSE)
