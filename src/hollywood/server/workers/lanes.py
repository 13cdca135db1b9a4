"""Worker processes that do one job at a time, for callers who take turns."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from hollywood.server.workers.fairness import NOBODY, FairQueue, Owner
from hollywood.server.workers.lane import Lane

A = TypeVar("A")
T = TypeVar("T")

_log = logging.getLogger(__name__)


class NoWorker(Exception):
    """All workers were lost, and new ones are being prepared: ask somewhere else."""


class _Ticket:
    """A caller that waits for a lane, and the lane when it is their turn."""

    def __init__(self, *, later: bool) -> None:
        self.later = later
        self.lane: asyncio.Future[Lane] = asyncio.get_running_loop().create_future()


class Lanes:
    """Some workers. Callers wait for a free one: the owners take turns (:class:`FairQueue`).

    A job with ``later`` gives way: it begins when nothing else waits, and never takes the last
    worker while there are several.

    There is one worker at first. When somebody has to wait, another one is started beside it, up to
    the limit; it gets no work before it has warmed up. The same holds for a worker that replaces a
    lost one. While no worker is warm, nobody waits (:class:`NoWorker`).
    """

    def __init__(self, number: int, ended: Callable[[str], None] = lambda _: None) -> None:
        """``number`` is the most workers there may be; for ``ended`` see :class:`Lane`."""
        first, *spare = (Lane(ended) for _ in range(number))
        self._free, self._spare, self._all = [first], spare, [first, *spare]
        self._warming: tuple[Callable[[Any], object], Any, float] | None = None
        self._widening: asyncio.Task[None] | None = None
        self._replacing: set[asyncio.Task[None]] = set()
        self._closed = False
        self._waiting: FairQueue[_Ticket] = FairQueue()
        self._waiting_later: FairQueue[_Ticket] = FairQueue()
        self._warm = 1
        self._later = 0  # jobs in progress that give way to others
        self._jobs: set[asyncio.Task[Any]] = set()

    def warm_by(self, work: Callable[[A], object], asked: A, patience: float) -> None:
        """Warm up further workers with this; until it is known there are none."""
        self._warming = work, asked, patience

    async def run(
        self,
        urgency: int,
        work: Callable[[A], T],
        asked: A,
        *,
        patience: float,
        owner: Owner = NOBODY,
        later: bool = False,
    ) -> T:
        """Let a worker do a job; among an owner's jobs, the smallest ``urgency`` goes first.

        The worker has ``patience`` seconds for it; errors as for :meth:`Lane.run`, and NoWorker.
        A canceled caller need not wait for it; the worker finishes the job before it is free.
        """
        if not self._warm:
            raise NoWorker
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
        job = asyncio.get_running_loop().create_task(lane.run(work, asked, patience))
        self._jobs.add(job)

        def ended(job: asyncio.Task[T]) -> None:
            self._jobs.discard(job)
            if not job.cancelled():
                job.exception()  # its caller may have gone
            self._give(lane, owner, ticket)

        job.add_done_callback(ended)
        return await asyncio.shield(job)

    async def close(self) -> None:
        """End the workers, even busy ones."""
        self._closed = True
        if self._widening is not None:
            self._widening.cancel()
        for task in self._replacing:
            task.cancel()
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
            warm = self._warm_up(self._spare.pop(0), *self._warming)
            self._widening = asyncio.get_running_loop().create_task(warm)

    async def _warm_up(
        self, lane: Lane, work: Callable[[Any], object], asked: Any, patience: float
    ) -> None:
        """Start a new worker, then give it to those who wait, even if it could not warm up."""
        try:
            await lane.run(work, asked, patience)
        except Exception as error:  # noqa: BLE001  (it can still answer, only more slowly)
            _log.error(
                "worker_not_warm", extra={"code": work.__name__, "error": type(error).__name__}
            )
        finally:
            self._warm += 1
            self._free.append(lane)
            self._serve()

    def _replace(
        self, lane: Lane, work: Callable[[Any], object], asked: Any, patience: float
    ) -> None:
        """Warm up a new worker to replace a lost one; nobody waits for the only one."""
        self._warm -= 1
        task = asyncio.get_running_loop().create_task(self._warm_up(lane, work, asked, patience))
        self._replacing.add(task)
        task.add_done_callback(self._replacing.discard)
        if self._warm:
            return
        for line in (self._waiting, self._waiting_later):
            while line:
                _, ticket = line.pop()
                if not ticket.lane.done():
                    ticket.lane.set_exception(NoWorker())

    def _give(self, lane: Lane, owner: Owner, ticket: _Ticket) -> None:
        """Take a worker back; its caller goes behind all others who wait."""
        self._later -= ticket.later
        self._line(ticket.later).served(owner)
        if self._warming is not None and not lane.is_running and not self._closed:
            self._replace(lane, *self._warming)
        else:
            self._free.append(lane)
        self._serve()
