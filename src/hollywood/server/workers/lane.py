"""One worker process. It has a time limit for everything, and this side of it keeps the limit.

A worker may watch its own clock, but one that hangs does not look at it. So the server waits only
as long as the limit. Then it kills the worker, and the next question starts a new one.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from hollywood.processes import Workers

A = TypeVar("A")
T = TypeVar("T")

_log = logging.getLogger(__name__)
_POLITE = 5
"""How much nicer a worker is than the server beside it."""
STARTING = 60.0
"""Seconds a worker may take to start and to load the code that it is asked to run."""
_SLICES = 10


class Lane:
    """One worker; it starts at its first question, and again after it has died."""

    def __init__(self, ended: Callable[[str], None] = lambda _: None) -> None:
        """``ended(name)`` is told of each worker killed because ``name`` took too long."""
        self._ended = ended
        self._process: Workers | None = None
        self._closed = False

    @property
    def is_running(self) -> bool:
        """Whether there is a worker now; if not, the next question starts one."""
        return self._process is not None

    async def run(self, work: Callable[[A], T], asked: A, patience: float) -> T:
        """Let the worker do ``work(asked)`` in at most ``patience`` seconds.

        The seconds begin when the worker has loaded the code. If the worker dies, a new one is
        asked once more. If it takes too long, it is killed: TimeoutError. If the second worker dies
        too, or this lane is closed: BrokenProcessPool.
        """
        for last in (False, True):
            process, is_new = self._running()
            try:
                if is_new:
                    await _within(process, _loaded, work, STARTING)
                return await _within(process, work, asked, patience)
            except TimeoutError:
                _log.error("worker_too_slow", extra={"code": work.__name__})
                self._ended(work.__name__)
                await self._replace(process)
                raise
            except BrokenProcessPool:
                if self._closed:
                    raise
                _log.warning("bot_worker_died", extra={"code": work.__name__})
                await self._replace(process)
                if last:
                    raise
        raise AssertionError("the loop returns or raises")

    async def close(self) -> None:
        """Kill the worker, whatever it is doing."""
        self._closed = True
        if self._process is not None:
            process, self._process = self._process, None
            await asyncio.to_thread(process.kill)

    async def _replace(self, process: Workers) -> None:
        """Kill a worker, so that the next question starts another one."""
        if self._process is process:
            self._process = None
        await asyncio.to_thread(process.kill)

    def _running(self) -> tuple[Workers, bool]:
        """Return the worker, and whether it is new."""
        if self._closed:
            raise BrokenProcessPool("this worker was ended")
        if self._process is not None:
            return self._process, False
        self._process = Workers(1, os.nice, (_POLITE,))
        return self._process, True


def _loaded(_: Callable[[Any], Any]) -> None:
    """Do nothing: a worker that was sent a function has imported its module."""


async def _within(process: Workers, work: Callable[[A], T], asked: A, patience: float) -> T:
    """Return what a worker answers; TimeoutError after ``patience`` seconds.

    The time is counted in slices, and each slice begins when the previous one was seen to end. So
    if the server itself was stopped, or the machine slept, the worker loses at most one slice.
    """
    done = asyncio.get_running_loop().run_in_executor(process, work, asked)
    for _ in range(_SLICES):
        await asyncio.wait([done], timeout=patience / _SLICES)
        if done.done():
            return done.result()
    done.cancel()
    raise TimeoutError(f"{work.__name__} took longer than {patience:g} seconds")
