"""Worker processes that are asked one thing at a time, the most urgent first."""

from __future__ import annotations

import asyncio
import heapq
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, TypeVar

import structlog

from hollywood.processes import Workers

A = TypeVar("A")
T = TypeVar("T")

_log = structlog.get_logger("hollywood.bots")
_POLITE = 5
"""How much nicer a worker is than the server beside it."""


class Lane:
    """One worker; it starts at its first question, and again when it has died."""

    def __init__(self) -> None:
        self._process: Workers | None = None
        self._closed = False

    async def run(self, work: Callable[[A], T], asked: A) -> T:
        """Let the worker do a piece of work; one that dies of it is asked once more.

        BrokenProcessPool when it died again, or was ended before it was done.
        """
        for last in (False, True):
            process = self._running()
            try:
                return await asyncio.get_running_loop().run_in_executor(process, work, asked)
            except BrokenProcessPool:
                if self._closed:
                    raise
                _log.warning("bot_worker_died", asked=work.__name__)
                if self._process is process:
                    self._process = None
                await asyncio.to_thread(process.let_go)
                if last:
                    raise
        raise AssertionError("the loop returns or raises")

    async def close(self) -> None:
        """End the worker, whatever it is at."""
        self._closed = True
        if self._process is not None:
            process, self._process = self._process, None
            await asyncio.to_thread(process.let_go)

    def _running(self) -> Workers:
        if self._closed:
            raise BrokenProcessPool("this worker was ended")
        if self._process is None:
            self._process = Workers(1, os.nice, (_POLITE,))
        return self._process


class Lanes:
    """Some workers. Who asks waits for a free one: the more urgent first, else in their order.

    There is one at first. When somebody has to wait another one is started beside it, as long as
    there may be more; it is given nothing to do before it has warmed up.
    """

    def __init__(self, number: int) -> None:
        """``number`` is the most workers there may be."""
        first, *spare = (Lane() for _ in range(number))
        self._free, self._spare, self._all = [first], spare, [first, *spare]
        self._warming: tuple[Callable[[Any], object], Any] | None = None
        self._widening: asyncio.Task[None] | None = None
        self._waiting: list[tuple[int, int, asyncio.Future[Lane]]] = []
        self._order = count()

    def warm_by(self, work: Callable[[A], object], asked: A) -> None:
        """Let further workers begin with this; before it is known there are none."""
        self._warming = work, asked

    async def run(self, urgency: int, work: Callable[[A], T], asked: A) -> T:
        """Let a worker do a piece of work; the smaller ``urgency``, the sooner."""
        async with self._lane(urgency) as lane:
            return await lane.run(work, asked)

    async def close(self) -> None:
        """End the workers, whatever they are at."""
        if self._widening is not None:
            self._widening.cancel()
        await asyncio.gather(*(lane.close() for lane in self._all))

    @asynccontextmanager
    async def _lane(self, urgency: int) -> AsyncIterator[Lane]:
        lane = await self._take(urgency)
        try:
            yield lane
        finally:
            self._give(lane)

    async def _take(self, urgency: int) -> Lane:
        if self._free:
            return self._free.pop()
        self._widen()
        promised: asyncio.Future[Lane] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency, next(self._order), promised))
        try:
            return await promised
        except asyncio.CancelledError:
            if promised.done() and not promised.cancelled():
                self._give(promised.result())
            raise

    def _widen(self) -> None:
        """Start another worker, if there may be one and none is being started."""
        busy = self._widening is not None and not self._widening.done()
        if self._spare and self._warming is not None and not busy:
            lane, (work, asked) = self._spare.pop(0), self._warming

            async def warm() -> None:
                try:
                    await lane.run(work, asked)
                finally:
                    self._give(lane)

            self._widening = asyncio.get_running_loop().create_task(warm())

    def _give(self, lane: Lane) -> None:
        while self._waiting:
            *_, promised = heapq.heappop(self._waiting)
            if not promised.done():
                promised.set_result(lane)
                return
        self._free.append(lane)
