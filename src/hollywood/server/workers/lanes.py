"""Worker processes that are asked one thing at a time; who asks takes turns with the others."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import structlog

from hollywood.processes import Workers
from hollywood.server.workers.fairness import NOBODY, FairQueue, Owner

A = TypeVar("A")
T = TypeVar("T")

_log = structlog.get_logger("hollywood.bots")
_POLITE = 5
"""How much nicer a worker is than the server beside it."""


class Lane:
    """One worker; it starts at its first question, and again when it has died."""

    def __init__(self, patience: float | None = None) -> None:
        """``patience`` is the most seconds that a piece of work may take."""
        self._patience = patience
        self._process: Workers | None = None
        self._closed = False

    async def run(self, work: Callable[[A], T], asked: A) -> T:
        """Let the worker do a piece of work; one that dies of it is asked once more.

        BrokenProcessPool when it died again, or was ended before it was done; TimeoutError when it
        took too long, and was ended for it.
        """
        for last in (False, True):
            process = self._running()
            try:
                return await self._asked(process, work, asked)
            except TimeoutError:
                _log.warning("worker_too_slow", asked=work.__name__)
                await self._replace(process)
                raise
            except BrokenProcessPool:
                if self._closed:
                    raise
                _log.warning("bot_worker_died", asked=work.__name__)
                await self._replace(process)
                if last:
                    raise
        raise AssertionError("the loop returns or raises")

    async def close(self) -> None:
        """End the worker, whatever it is at."""
        self._closed = True
        if self._process is not None:
            process, self._process = self._process, None
            await asyncio.to_thread(process.let_go)

    async def _asked(self, process: Workers, work: Callable[[A], T], asked: A) -> T:
        done = asyncio.get_running_loop().run_in_executor(process, work, asked)
        if self._patience is None:
            return await done
        return await asyncio.wait_for(done, self._patience)

    async def _replace(self, process: Workers) -> None:
        """Let go of a worker, so that another one is started for the next question."""
        if self._process is process:
            self._process = None
        await asyncio.to_thread(process.let_go)

    def _running(self) -> Workers:
        if self._closed:
            raise BrokenProcessPool("this worker was ended")
        if self._process is None:
            self._process = Workers(1, os.nice, (_POLITE,))
        return self._process


class _Ticket:
    """Who waits for a lane, and the lane when it is his turn."""

    def __init__(self, *, later: bool) -> None:
        self.later = later
        self.lane: asyncio.Future[Lane] = asyncio.get_running_loop().create_future()


class Lanes:
    """Some workers. Who asks waits for a free one: the owners take turns (:class:`FairQueue`).

    What is asked with ``later`` gives way: it begins when nothing else waits, and never has the
    last worker while there are several.

    There is one worker at first. When somebody has to wait another one is started beside it, as
    long as there may be more; it is given nothing to do before it has warmed up.
    """

    def __init__(self, number: int, *, patience: float | None = None) -> None:
        """``number`` is the most workers there may be, ``patience`` as for :class:`Lane`."""
        first, *spare = (Lane(patience) for _ in range(number))
        self._free, self._spare, self._all = [first], spare, [first, *spare]
        self._warming: tuple[Callable[[Any], object], Any] | None = None
        self._widening: asyncio.Task[None] | None = None
        self._waiting: FairQueue[_Ticket] = FairQueue()
        self._waiting_later: FairQueue[_Ticket] = FairQueue()
        self._warm = 1
        self._later = 0  # jobs under way that give way to others
        self._jobs: set[asyncio.Task[Any]] = set()

    def warm_by(self, work: Callable[[A], object], asked: A) -> None:
        """Let further workers begin with this; before it is known there are none."""
        self._warming = work, asked

    async def run(
        self,
        urgency: int,
        work: Callable[[A], T],
        asked: A,
        *,
        owner: Owner = NOBODY,
        later: bool = False,
    ) -> T:
        """Let a worker do a piece of work; of an owner's own the smaller ``urgency``, the sooner.

        Who is cancelled need not wait for it; the worker is free when it has done it all the same.
        """
        ticket = _Ticket(later=later)
        self._line(later).add(owner, ticket, urgency)
        self._serve()
        if not ticket.lane.done():
            self._widen()
        try:
            lane = await ticket.lane
        except asyncio.CancelledError:
            self._line(later).discard(ticket)
            if ticket.lane.done() and not ticket.lane.cancelled():
                self._give(ticket.lane.result(), owner, ticket)
            raise
        job = asyncio.get_running_loop().create_task(lane.run(work, asked))
        self._jobs.add(job)

        def ended(job: asyncio.Task[T]) -> None:
            self._jobs.discard(job)
            if not job.cancelled():
                job.exception()  # its asker may have gone
            self._give(lane, owner, ticket)

        job.add_done_callback(ended)
        return await asyncio.shield(job)

    async def close(self) -> None:
        """End the workers, whatever they are at."""
        if self._widening is not None:
            self._widening.cancel()
        await asyncio.gather(*(lane.close() for lane in self._all))
        if self._jobs:
            await asyncio.wait(self._jobs)

    def _line(self, later: bool) -> FairQueue[_Ticket]:
        return self._waiting_later if later else self._waiting

    def _serve(self) -> None:
        """Give the free workers to those whose turn it is."""
        while self._free:
            if self._waiting:
                _, ticket = self._waiting.pop()
            elif self._waiting_later and self._later < max(1, self._warm - 1):
                _, ticket = self._waiting_later.pop()
            else:
                return
            if not ticket.lane.done():
                self._later += ticket.later
                ticket.lane.set_result(self._free.pop())

    def _widen(self) -> None:
        """Start another worker, if there may be one and none is being started."""
        busy = self._widening is not None and not self._widening.done()
        if self._spare and self._warming is not None and not busy:
            lane, (work, asked) = self._spare.pop(0), self._warming

            async def warm() -> None:
                try:
                    await lane.run(work, asked)
                finally:
                    self._warm += 1
                    self._free.append(lane)
                    self._serve()

            self._widening = asyncio.get_running_loop().create_task(warm())

    def _give(self, lane: Lane, owner: Owner, ticket: _Ticket) -> None:
        """Take a worker back; who had it goes behind all others who wait."""
        self._later -= ticket.later
        self._line(ticket.later).served(owner)
        self._free.append(lane)
        self._serve()
