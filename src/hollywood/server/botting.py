"""Bots think in processes of their own, so that no table waits while one of them ponders.

A bot gets the view of its seat and nothing else. Workers start at the first question and are
started again when one dies; a question is then asked once more.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

import structlog

from hollywood.bots import make_bot
from hollywood.play import Action, View

_log = structlog.get_logger("hollywood.bots")


def _start() -> None:
    """Begin a worker: polite to the server beside it, and deaf to the terminal's Ctrl-C."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """End when the server has: killed, it tells nobody, and a worker would wait for ever."""
    server = multiprocessing.parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(1)


def _choose(kind: str, family: str, seed: str, view: View) -> Action | None:
    return make_bot(kind, seat_name="bot", seed=seed, family=family).choose(view)


class BotPool:
    """The workers of one server."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def choose(self, kind: str, family: str, view: View) -> Action | None:
        """Ask a bot of a kind for its action; ``None`` when it does nothing."""
        seed = secrets.token_hex(8)
        for last in (False, True):
            pool = self._running()
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(pool, _choose, kind, family, seed, view)
            except BrokenProcessPool:
                _log.warning("bot_worker_died", bot=kind)
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False)
                if last or self._closed:
                    raise
        raise AssertionError("the loop returns or raises")

    def close(self) -> None:
        """End the workers."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_start,
            )
        return self._pool
