"""The disk beside a load: how long a small durable write takes while the server does its own.

A separate process, so that nothing but the disk is measured: it overwrites a block of 4 kB and
makes it durable (`fdatasync`) twenty times a second, as a database's log would.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_BLOCK = bytes(4096)
_PAUSE = 0.05


@contextmanager
def disk_probed(folder: Path) -> Iterator[list[float]]:
    """Measure the disk of a folder during the block; the list gets the seconds of each write."""
    times: list[float] = []
    process = subprocess.Popen(
        [sys.executable, __file__, str(folder / "probe")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    try:
        yield times
        told, _ = process.communicate(timeout=30)  # closes its input, which ends it
        times += json.loads(told)
    finally:
        process.kill()
        process.wait()


def _probe(path: str) -> list[float]:
    times = []
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    os.set_blocking(sys.stdin.fileno(), False)
    while sys.stdin.buffer.read(1) != b"":  # None while it is open, nothing once it is closed
        started = time.perf_counter()
        os.pwrite(file, _BLOCK, 0)
        os.fdatasync(file)
        times.append(time.perf_counter() - started)
        time.sleep(_PAUSE)
    os.close(file)
    return times


if __name__ == "__main__":
    print(json.dumps(_probe(sys.argv[1])))
