"""An event loop whose time jumps ahead when nothing is left to do.

Everything due happens, in order and at its exact moment, without real waiting. Real work (the disk,
the processes of the bots) takes no time at all by this clock. If nothing is due and no work is in
progress, a test that still waits would wait forever; it gets an error.
"""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest

from hollywood.server.rooms import opening, room, rooms, tables
from hollywood.server.store.writer import Writer
from hollywood.server.table import clocks

T = TypeVar("T")

SINCE_1970 = 1_800_000_000.0
"""What the calendar says when a loop's clock is at 0."""

_GLANCE = 0.05


class _Selector(selectors.DefaultSelector):
    """Watches the files of a loop; instead of waiting for a timer it moves the clock."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is not None and timeout <= 0:
            return super().select(timeout)
        if self.loop.working:
            return super().select(_GLANCE)
        found = super().select(0)
        if found:
            return found
        if timeout is None:
            raise RuntimeError("nothing is due and nothing is worked on: this waits for ever")
        self.loop.clock += timeout
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop with such a clock."""

    def __init__(self) -> None:
        self.clock = 1000.0
        self.working = 0
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.clock

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., T], *args: Any
    ) -> asyncio.Future[T]:
        future: asyncio.Future[T] = super().run_in_executor(executor, func, *args)
        self.working += 1
        future.add_done_callback(self._worked)
        return future

    def _worked(self, _: asyncio.Future[Any]) -> None:
        self.working -= 1


class _Calendar:
    """The module ``time``, with the calendar following the loop."""

    perf_counter = staticmethod(time.perf_counter)

    @staticmethod
    def time() -> float:
        return round(SINCE_1970 + asyncio.get_running_loop().time(), 3)


_write = Writer.write


async def _counted(self: Writer, *given: Any, **named: Any) -> Any:
    loop = asyncio.get_running_loop()
    if not isinstance(loop, VirtualLoop):
        return await _write(self, *given, **named)
    loop.working += 1
    try:
        return await _write(self, *given, **named)
    finally:
        loop.working -= 1


@contextmanager
def virtual_time() -> Iterator[VirtualLoop]:
    """A loop with virtual time, and a calendar that follows it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Writer, "write", _counted)
        for module in (opening, room, rooms, tables, clocks):
            patch.setattr(module, "time", _Calendar)
        loop = VirtualLoop()
        try:
            yield loop
        finally:
            loop.working += 1  # from here on only threads are waited for
            loop.run_until_complete(loop.shutdown_asyncgens())
            loop.run_until_complete(loop.shutdown_default_executor())
            loop.close()


def in_virtual_time(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end in a loop with virtual time."""
    with virtual_time() as loop:
        return loop.run_until_complete(work)


async def quiet() -> None:
    """Wait until everything due by now has been done; hardly any time passes."""
    await asyncio.sleep(1e-8)
