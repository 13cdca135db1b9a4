"""The server as everybody runs it, as a process that can be killed and started again.

It is `hollywood serve` except for the limits on one address, since all clients come from here.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tests import processes
from tests.ports import free_port
from tests.waiting import PATIENCE

_PROGRAM = """
import asyncio, importlib, json, signal, sys

for name, value in json.loads(sys.argv[3]).items():
    module, _, attribute = name.rpartition(".")
    assert hasattr(importlib.import_module(module), attribute), name
    setattr(sys.modules[module], attribute, value)

def count_tasks(*_):
    print(len(asyncio.all_tasks()), flush=True)

signal.signal(signal.SIGUSR1, count_tasks)

from limits import RateLimitItemPerSecond
from hollywood.cli.serve import serve
from hollywood.server.web.settings import NodeSettings, RateLimits, Settings

anything = RateLimitItemPerSecond(10**9)
fields = RateLimits.__dataclass_fields__.values()
limits = RateLimits(
    **{each.name: 10**6 if isinstance(each.default, int) else anything for each in fields}
    | json.loads(sys.argv[5])
)
ready = lambda port: print(port, flush=True)
settings = Settings(
    where=sys.argv[1],
    limits=limits,
    log="json",
    retry_ms=50,
    push_to_loopback=True,
    node=NodeSettings() if sys.argv[4] == "node" else None,
)
serve(settings, "127.0.0.1", int(sys.argv[2]), ready)
"""


class Server:
    """A server on its own port, which it keeps over all its lives."""

    def __init__(
        self,
        where: str | Path,
        log: Path,
        *,
        changed: Mapping[str, float] | None = None,
        limits: Mapping[str, int] | None = None,
        node: bool = False,
    ) -> None:
        """``changed`` sets constants of its modules, by their dotted names.

        ``limits`` are those that it has; ``node`` makes it one of several.
        """
        self._limits = dict(limits or {})
        self._node = node
        self.where = where
        self.port = free_port()
        self._log = log
        self._changed = dict(changed or {})
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        """The process, while there is one."""
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """What it has logged in all its lives."""
        return self._log.read_text()

    def start(self) -> None:
        """Start it, and return when it answers."""
        with self._log.open("a") as log:
            self._process = processes.start(
                [
                    *(sys.executable, "-c", _PROGRAM, str(self.where), str(self.port)),
                    json.dumps(self._changed),
                    "node" if self._node else "alone",
                    json.dumps(self._limits),
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                lasting=True,
            )
        assert self._process.stdout is not None
        if not self._process.stdout.readline().strip():
            raise RuntimeError(f"the server does not start:\n{self.log[-3000:]}")

    def kill(self) -> None:
        """Kill it at once, whatever it is doing; its children must end by themselves."""
        assert self._process is not None
        children = self.children()
        self._process.kill()
        self._process.wait(PATIENCE)
        processes.wait_for_end(*children)
        self._buried()

    def stop(self) -> int:
        """Ask it to end; return its exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE)
        return self._buried()

    def end(self) -> None:
        """End it, with everything it has started, if it runs."""
        if self._process is not None:
            self._buried()

    def page(self, path: str) -> tuple[int, str]:
        """Ask for a page; return its status and its text."""
        try:
            with urllib.request.urlopen(
                f"http://127.0.0.1:{self.port}{path}", timeout=PATIENCE
            ) as answer:
                return int(answer.status), answer.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read().decode()

    def figure(self, name: str) -> float:
        """One of its figures."""
        status, text = self.page("/metrics")
        assert status == 200, text
        for line in text.splitlines():
            if line.startswith(f"{name} "):
                return float(line.split()[1])
        raise LookupError(f"{name} is none of the figures")

    def descriptors(self) -> int:
        """How many files and sockets it has open."""
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))

    def tasks(self) -> int:
        """How many tasks its event loop has in progress."""
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.send_signal(signal.SIGUSR1)
        return int(self._process.stdout.readline())

    def children(self) -> set[int]:
        """The processes it has started."""
        return processes.children(self.pid)

    def _buried(self) -> int:
        process, self._process = self._process, None
        assert process is not None
        processes.end(process)
        return int(process.returncode)


@contextlib.contextmanager
def serving(
    where: str | Path,
    folder: Path,
    *,
    changed: Mapping[str, float] | None = None,
    limits: Mapping[str, int] | None = None,
    log_kept: bool = True,
) -> Iterator[Server]:
    """Run a server until the block ends; its log is kept in ``folder`` unless told otherwise.

    Fail if a table got stuck in the meantime.
    """
    log = folder / "server.log" if log_kept else Path(os.devnull)
    server = Server(where, log, changed=changed, limits=limits)
    try:
        server.start()
        yield server
        assert "table_stood_still" not in server.log, server.log
    finally:
        server.end()


class Guest:
    """Somebody with a cookie, who asks for pages and opens tables."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._cookies: dict[str, str] = {}
        self.ask("GET", "/api/me")
        self.id = str(self.ask("POST", "/api/guest", {})["id"])

    def headers(self, port: int | None = None) -> dict[str, str]:
        """What this person's browser sends along; another port if there is a detour."""
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        return {"cookie": cookies, "origin": f"http://127.0.0.1:{port or self._server.port}"}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server for something."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self._server.port}{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={**self.headers(), "content-type": "application/json"},
        )
        if "csrftoken" in self._cookies:
            request.add_header("x-csrftoken", self._cookies["csrftoken"])
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            for header in answer.headers.get_all("set-cookie") or []:
                name, _, value = header.partition(";")[0].partition("=")
                self._cookies[name] = value
            return None if answer.status == 204 else json.load(answer)

    def open_table(self, **form: Any) -> str:
        """Open a table and sit down at it; return its id."""
        return str(self.ask("POST", "/api/tables", {"entrance": "invite", **form})["id"])


def soak() -> bool:
    """Whether the long runs are asked for."""
    return os.environ.get("HOLLYWOOD_SOAK") == "1"
