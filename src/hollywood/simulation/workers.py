"""Workers on this machine: threads for compiled code, processes for interpreted code.

Compiled code does not hold the global interpreter lock, so threads use all cores and share one copy
of everything. Interpreted threads would take turns, but each process has its own lock.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from hollywood.errors import HollywoodError
from hollywood.kernel.engine.compiling import can_compile
from hollywood.processes import Workers
from hollywood.simulation.chunks import Chunk
from hollywood.simulation.game import Spec
from hollywood.simulation.work import Crew, Done, Job, Worker

_AHEAD_OF_EACH = 2  # chunks out for every worker: the current one and the next
_SPARE = 2


def cores() -> int:
    """Return the number of cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def local_crew(spec: Spec, worker: Worker, workers: int, *, keep: bool) -> Iterator[Crew]:
    """Yield ``workers`` workers on this machine: ``worker``, or copies made from ``spec``."""
    if can_compile() and _plays_in_kernel(spec):
        with ThreadPoolExecutor(workers, "simulation") as threads:
            yield Local(threads, workers, worker.play)
    elif workers == 1:
        yield Alone(worker)
    else:
        with Workers(workers, _prepare, (spec, keep)) as processes:
            try:
                wait([processes.submit(_play, 0, 1) for _ in range(workers)])
                yield Local(processes, workers, _play)
            except BrokenProcessPool:
                raise HollywoodError("a worker was killed, perhaps for want of memory") from None


def _plays_in_kernel(spec: Spec) -> bool:
    """Return whether whole chunks are compiled; in gin for three or more, only the rounds are."""
    return bool(spec.rules.get("form", "two_handed") == "two_handed")


class Local:
    """Workers of an executor: ``play`` is called in them."""

    def __init__(self, executor: Executor, workers: int, play: Callable[[int, int], Done]) -> None:
        self._executor = executor
        self._play = play
        self.workers: int = workers
        self.ahead: int = workers * _AHEAD_OF_EACH + _SPARE

    def submit(self, chunk: Chunk) -> Job:
        """See the protocol."""
        return self._executor.submit(self._play, chunk.first, chunk.units)


class Alone:
    """The only worker of an interpreted simulation: this process, chunk by chunk."""

    workers = 1
    ahead = 1

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    def submit(self, chunk: Chunk) -> Job:
        """See the protocol."""
        return _Finished(self._worker.play(chunk.first, chunk.units))


class _Finished:
    def __init__(self, done: Done) -> None:
        self._done = done

    def result(self, timeout: float | None = None) -> Done:
        return self._done

    def cancel(self) -> bool:
        return False


_here: list[Worker] = []
"""The only worker of a worker process."""


def _prepare(spec: Spec, keep: bool) -> None:
    _here.append(Worker(spec, keep=keep))


def _play(first: int, count: int) -> Done:
    return _here[0].play(first, count)
