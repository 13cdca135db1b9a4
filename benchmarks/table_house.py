"""A server under load: the program that everybody runs, if wanted without limits for an address."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

_PROGRAM = """
import sys
from limits import RateLimitItemPerSecond
from hollywood.cli.serve import serve
from hollywood.server.web.settings import RateLimits, Settings

anything = RateLimitItemPerSecond(10**9)
fields = RateLimits.__dataclass_fields__.values()
limits = RateLimits(
    **{each.name: 10**6 if isinstance(each.default, int) else anything for each in fields}
)
limits = RateLimits() if sys.argv[2] == "limited" else limits
ready = lambda port: print(port, flush=True)
serve(Settings(where=sys.argv[1], limits=limits, log="json"), "127.0.0.1", 0, ready)
"""


class House(NamedTuple):
    """A server that answers: its port, its process, and its data."""

    port: int
    pid: int
    data: Path

    def status(self, what: str) -> int:
        """A line of the process's status, in kB."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith(f"{what}:"):
                return int(line.split()[1])
        raise LookupError(what)

    def cpu_seconds(self) -> float:
        """The processor time it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def house(data: Path, *, limited: bool = False) -> Iterator[House]:
    """Run a server on a free port, with or without limits; end it by its process id."""
    process = subprocess.Popen(
        [sys.executable, "-c", _PROGRAM, str(data), "limited" if limited else "free"],
        stdout=subprocess.PIPE,
        stderr=(data.parent / "server.log").open("w"),
        text=True,
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        if not line.strip():
            raise RuntimeError((data.parent / "server.log").read_text()[-2000:])
        yield House(int(line), process.pid, data)
    finally:
        process.terminate()
        process.wait(timeout=30)


def seconds_to_first_page(data: Path) -> float:
    """How long `hollywood serve` takes from its start until the first page has arrived."""
    port = _free_port()
    started = time.perf_counter()
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "hollywood.cli.main", "serve"),
            *("--port", str(port), "--data", str(data)),
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        # As on a person's machine: Python keeps what it has compiled once.
        env={k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"},
    )
    try:
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
                    page.read()
                return time.perf_counter() - started
            except urllib.error.URLError:
                time.sleep(0.005)
    finally:
        process.terminate()
        process.wait(timeout=30)


def _free_port() -> int:
    import socket

    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])
