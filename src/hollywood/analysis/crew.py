"""Workers for the pieces of a review: threads for compiled code, processes for interpreted code.

As in :mod:`hollywood.simulation.workers`: compiled code does not hold the interpreter's lock, so
threads use all cores and share one copy. Interpreted threads would take turns. Without workers, the
pieces are done here, as in a browser, which has neither.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from hollywood.analysis.contract.luck import HandLuck
from hollywood.analysis.contract.moments import contract_story_of
from hollywood.analysis.contract.tasks import ContractWorker
from hollywood.analysis.gin.luck import RoundLuck
from hollywood.analysis.gin.moments import story_of
from hollywood.analysis.gin.stakes import MatchJudge
from hollywood.analysis.gin.tasks import Graded, Stopped, Task, Worker
from hollywood.analysis.report import Review
from hollywood.errors import HollywoodError
from hollywood.kernel.engine.compiling import can_compile
from hollywood.records import Record

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

_POLL_SECONDS = 0.1

Done: TypeAlias = RoundLuck | HandLuck | Graded
AnyWorker: TypeAlias = Worker | ContractWorker


class Watch(NamedTuple):
    """Callbacks of a review to its caller: whether to stop, how far it is, and what is found.

    ``so_far`` gets the review of the rounds that are done, after each round but the last.
    """

    stopping: Callable[[], bool]
    progress: Callable[[int, int], object]  # pieces done, and total
    so_far: Callable[[Review], object] | None = None


class Order(NamedTuple):
    """The inputs for a worker in another process."""

    record: Record
    seed: int
    worlds: int
    match: MatchJudge | None


def done_by(
    order: Order, worker: AnyWorker, tasks: Sequence[Task], workers: int, watch: Watch
) -> Iterator[Done]:
    """Do the pieces and yield their results, in order; fewer if the review is stopped.

    With 0 ``workers``, they are done here, one after another.
    """
    if not workers:
        yield from _done_here(worker, tasks, watch)
        return
    from concurrent.futures.process import BrokenProcessPool

    with _executor(order, worker, workers) as (executor, do):
        try:
            out = [executor.submit(do, task) for task in tasks]
            yield from _in_order(out, watch)
        except BrokenProcessPool:
            raise HollywoodError("a worker was killed, perhaps for want of memory") from None
        finally:
            if watch.stopping():
                worker.stopped.set()
            executor.shutdown(wait=True, cancel_futures=True)


def _done_here(worker: AnyWorker, tasks: Sequence[Task], watch: Watch) -> Iterator[Done]:
    for number, task in enumerate(tasks, 1):
        if watch.stopping():
            return
        yield worker.do(task)
        watch.progress(number, len(tasks))


def _in_order(out: Sequence[Future[Done]], watch: Watch) -> Iterator[Done]:
    for number, job in enumerate(out):
        while True:
            if watch.stopping():
                return
            try:
                done = job.result(_POLL_SECONDS)
            except TimeoutError:
                watch.progress(number, len(out))
                continue
            yield done
            watch.progress(number + 1, len(out))
            break


@contextmanager
def _executor(
    order: Order, worker: AnyWorker, workers: int
) -> Iterator[tuple[Executor, Callable[[Task], Done]]]:
    """Yield an executor and its function for one piece; all of them heed ``worker.stopped``."""
    import multiprocessing
    from concurrent.futures import ThreadPoolExecutor

    from hollywood.processes import Workers

    if can_compile() or workers == 1:
        worker.stopped = threading.Event()
        with ThreadPoolExecutor(workers, "review") as threads:
            yield threads, worker.do
        return
    worker.stopped = multiprocessing.get_context("spawn").Event()
    with Workers(workers, _prepare, (order, worker.stopped)) as processes:
        yield processes, _do


_here: list[AnyWorker] = []
"""The only worker of a worker process."""


def family_of(record: Record) -> str:
    """Return the family of games that a record names; ``gin`` if it names none."""
    rules = record.entries[0].get("rules")
    return str(rules.get("family", "gin")) if isinstance(rules, dict) else "gin"


def worker_for(order: Order) -> AnyWorker:
    """Return a worker for the record; RecordError if the record is not valid."""
    if family_of(order.record) == "contract":
        story = contract_story_of(order.record)
        return ContractWorker(story, seed=order.seed, worlds=order.worlds)
    return Worker(story_of(order.record), seed=order.seed, worlds=order.worlds, match=order.match)


def _prepare(order: Order, stopped: Stopped) -> None:
    worker = worker_for(order)
    worker.stopped = stopped
    _here.append(worker)


def _do(task: Task) -> Done:
    return _here[0].do(task)
