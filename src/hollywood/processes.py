"""Processes that work for this one: started anew, deaf to the terminal, and never left behind.

Ctrl-C reaches every process of a terminal. Here it is for whoever started the workers: he decides
what becomes of them. Each of them ends when he lets go of it or has ended himself, killed or not,
whatever it is at.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Workers(ProcessPoolExecutor):
    """A pool of such processes; they start as they are needed, with empty memories (spawned).

    Who leaves its ``with`` by an exception does not wait for what they are at.
    """

    def __init__(
        self,
        number: int,
        prepare: Callable[..., object] | None = None,
        given: tuple[Any, ...] = (),
        *,
        leaving: Callable[[], object] | None = None,
    ) -> None:
        """Each first does ``prepare(*given)``, and ``leaving()`` when it has to end at once."""
        theirs, self._leash = multiprocessing.Pipe(duplex=False)
        context = multiprocessing.get_context("spawn")
        super().__init__(number, context, _begin, (theirs, leaving, prepare, given))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """See the base."""
        with spared():
            return super().submit(fn, *args, **kwargs)

    def let_go(self) -> None:
        """End them, whatever they are at, and wait for the pool's own thread.

        A pool that is only told to end races with the interpreter's own end, in which Python 3.11
        may write to a pipe that the pool's thread has just closed.
        """
        self._leash.close()
        self.shutdown(cancel_futures=True)

    def kill(self) -> None:
        """End them with SIGKILL, and wait for the pool's own thread.

        This also ends a process that hears nothing: it is stopped, or it loops in compiled code and
        none of its other threads can run. They do not do ``leaving()``.
        """
        for process in list((self._processes or {}).values()):
            process.kill()
        # The pool's thread may have read half an answer, and waits for the rest while anybody could
        # still write it. Now only this process could.
        answers: Any = self._result_queue
        if answers is not None:
            answers._writer.close()  # noqa: SLF001 (the pool itself has no such end)
        self.let_go()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Wait until all is done; after an exception let go of them."""
        if kind is None:
            self.shutdown()
        self.let_go()


@contextmanager
def spared() -> Iterator[None]:
    """Start processes here that no Ctrl-C is to reach before they can say so themselves.

    They keep this thread's signal mask; one that comes meanwhile reaches this process afterwards.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def follow(leash: Connection | None = None, leaving: Callable[[], object] | None = None) -> None:
    """Begin a worker process: ignore Ctrl-C, and end when its parent lets go or has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_end_with_parent, args=(leash, leaving), daemon=True).start()


def _end_with_parent(leash: Connection | None, leaving: Callable[[], object] | None) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel] if leash is None else [parent.sentinel, leash])
    if leaving is not None:
        leaving()
    os._exit(1)


def _begin(
    leash: Connection,
    leaving: Callable[[], object] | None,
    prepare: Callable[..., object] | None,
    given: tuple[Any, ...],
) -> None:
    follow(leash, leaving)
    if prepare is not None:
        prepare(*given)
