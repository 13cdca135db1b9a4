"""Several nodes of this machine behind one port: started together, and again when one dies.

Each process listens on the same port, and the system shares out the connections. The first process
serves nothing: it watches the others, and passes on signals. The workers that search are shared out
among the nodes, so all together they are as many as one server would have.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import time
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType

from hollywood.errors import HollywoodError
from hollywood.processes import follow, spared
from hollywood.server.bots.pool import usual_workers
from hollywood.server.web import logs
from hollywood.server.web.serving import Ready, listening_at, serve
from hollywood.server.web.settings import NodeSettings, Settings

AGAIN = 1.0
"""Seconds until a node that died is started again."""
_ENDING = 20.0  # seconds the nodes may take to end

_log = logging.getLogger(__name__)


def serve_many(settings: Settings, host: str, port: int, number: int, ready: Ready) -> None:
    """Serve with several processes until a signal comes; see :func:`serve`.

    SIGUSR1 drains all nodes, and this process ends with them.
    """
    logs.configure(settings.log)
    held = listening_at(host, port, shared=True)  # it never listens: it only keeps the port
    try:
        workers = settings.bot_workers or usual_workers()
        each = replace(
            settings,
            node=replace(settings.node or NodeSettings(), inner_port=0, shares_port=True),
            bot_workers=max(1, round(workers / number)),
        )
        _Nodes(each, host, held.getsockname()[1], number).run(ready)
    finally:
        held.close()


class _Child:
    """One node, and what it has told."""

    def __init__(self, settings: Settings, host: str, port: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.hears, telling = context.Pipe(duplex=False)
        self.process: BaseProcess = context.Process(
            target=_serve_one, args=(settings, host, port, telling)
        )
        with spared():
            self.process.start()
        telling.close()
        self.ready = False

    def heard(self) -> str | None:
        """Note whether it is ready; return its reason if it could not start."""
        try:
            while self.hears.poll():
                said = self.hears.recv()
                if said is not None:
                    return str(said)
                self.ready = True
        except (EOFError, OSError):
            return None
        return None


class _Nodes:
    """The nodes of this machine."""

    def __init__(self, settings: Settings, host: str, port: int, number: int) -> None:
        self._start = settings, host, port
        self._port = port
        self._number = number
        self._signal: int | None = None  # to pass on
        self._ending = False

    def run(self, ready: Ready) -> None:
        """Start the nodes, and watch them to their end."""
        before = {
            number: signal.signal(number, self._signaled)
            for number in (signal.SIGTERM, signal.SIGINT, signal.SIGUSR1)
        }
        children = [_Child(*self._start) for _ in range(self._number)]
        try:
            self._wait_until_ready(children)
            if not self._ending:
                ready(self._port)
            while children:
                children = self._watched(children)
        finally:
            self._end(children)
            for number, handler in before.items():
                signal.signal(number, handler)

    def _wait_until_ready(self, children: list[_Child]) -> None:
        while not all(child.ready for child in children) and not self._ending:
            wait([source for c in children for source in (c.hears, c.process.sentinel)], 0.5)
            self._pass_on(children)
            for child in children:
                words = child.heard()
                if words is not None:
                    raise HollywoodError(words)
                if not child.ready and not child.process.is_alive() and not self._ending:
                    raise HollywoodError("a node could not start: the log says why")

    def _watched(self, children: list[_Child]) -> list[_Child]:
        """Wait a moment; return the nodes that run, with new ones for those that died."""
        wait([child.process.sentinel for child in children], 0.5)
        self._pass_on(children)
        living = [child for child in children if child.process.is_alive()]
        died = [child for child in children if child not in living and child.process.exitcode != 0]
        for child in children:
            if child not in living:
                child.process.join()
                child.hears.close()
        if died and not self._ending:
            _log.error("nodes_died", extra={"count": len(died)})
            time.sleep(AGAIN)
            living += [_Child(*self._start) for _ in died]
        return living

    def _pass_on(self, children: list[_Child]) -> None:
        number, self._signal = self._signal, None
        if number is not None:
            for child in children:
                if child.process.is_alive() and child.process.pid is not None:
                    os.kill(child.process.pid, number)

    def _signaled(self, number: int, _: FrameType | None) -> None:
        self._ending = True
        self._signal = signal.SIGTERM if number == signal.SIGINT else number

    def _end(self, children: list[_Child]) -> None:
        """End what still runs."""
        until = time.monotonic() + _ENDING
        for child in children:
            child.process.terminate()
        for child in children:
            child.process.join(max(0.0, until - time.monotonic()))
            if child.process.is_alive():
                child.process.kill()
                child.process.join()


def _serve_one(settings: Settings, host: str, port: int, telling: Connection) -> None:
    """Serve as one of the nodes; it ends with the first process, whatever happens to that."""
    os.setpgrp()  # the terminal's Ctrl-C is for the first process, which passes it on
    follow()
    try:
        serve(settings, host, port, lambda _: telling.send(None))
    except HollywoodError as error:
        telling.send(str(error))
        raise SystemExit(1) from None
