"""Calls that may block for long, each in a thread that nobody waits for at the end.

A name server or a mail server that does not answer must not use up the threads of the event loop,
and must not keep the server from ending.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")


async def apart(work: Callable[[], T], turn: asyncio.Semaphore) -> T:
    """Run a call in a thread of its own when it is its ``turn``.

    If the caller gives up, the thread goes on, and its turn ends only when it does.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: Exception | None) -> None:
        turn.release()
        if done.done():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result, failed = None, None
        try:
            result = work()
        except Exception as error:  # noqa: BLE001  (whatever it is, the caller gets it)
            failed = error
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(settle, result, failed)

    await turn.acquire()
    threading.Thread(target=run, daemon=True, name="hollywood-notices").start()
    return await done
