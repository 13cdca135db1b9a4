"""Worker processes: new, deaf to the terminal, and never left behind.

Ctrl-C reaches every process of a terminal. Here only the parent receives it and decides what the
workers do. Each worker ends when its parent lets go of it or has ended, even if the parent was
killed, and whatever the worker is doing.
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
    """A pool of such processes; they are spawned as needed, with empty memories.

    Leaving its ``with`` block by an exception does not wait for running work.
    """

    def __init__(
        self,
        number: int,
        prepare: Callable[..., object] | None = None,
        given: tuple[Any, ...] = (),
        *,
        leaving: Callable[[], object] | None = None,
    ) -> None:
        """Each process first runs ``prepare(*given)``, and ``leaving()`` when it must end early."""
        theirs, self._leash = multiprocessing.Pipe(duplex=False)
        context = multiprocessing.get_context("spawn")
        super().__init__(number, context, _begin, (theirs, leaving, prepare, given))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """See the base."""
        with spared():
            return super().submit(fn, *args, **kwargs)

    def let_go(self) -> None:
        """End the processes, whatever they are doing, and wait for the pool's own thread.

        Otherwise, the shutdown of the pool races with the end of the interpreter, in which Python
        3.11 may write to a pipe that the pool's thread has just closed.
        """
        self._leash.close()
        self.shutdown(cancel_futures=True)

    def kill(self) -> None:
        """End the processes with SIGKILL, and wait for the pool's own thread.

        This also ends a process that does not respond: one that is stopped, or that loops in
        compiled code while none of its other threads can run. They do not run ``leaving()``.
        """
        for process in list((self._processes or {}).values()):
            process.kill()
        # The pool's thread may have read half an answer and waits for the rest while any process
        # could still write it. Now only this process could.
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
        """Wait until all work is done; after an exception, let go of the processes."""
        if kind is None:
            self.shutdown()
        self.let_go()


@contextmanager
def spared() -> Iterator[None]:
    """Start processes here before they can ignore Ctrl-C themselves.

    They inherit this thread's signal mask; a signal that comes meanwhile reaches this process
    later.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def follow(leash: Connection | None = None, leaving: Callable[[], object] | None = None) -> None:
    """Begin a worker process: ignore Ctrl-C, and end when the parent lets go or has ended."""
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
