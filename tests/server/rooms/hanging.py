"""Questions to workers in tests of workers that hang. It imports little, so they start soon."""

from __future__ import annotations

import os
import re
import signal
import time
from multiprocessing import connection
from pathlib import Path
from typing import Any


def pid(_: object) -> int:
    """The number of the process that answers."""
    return os.getpid()


def loop(noting: Path) -> None:
    """Note the number of the process, and loop in C: no other thread of it can run."""
    written = noting.with_suffix(".part")
    written.write_text(f"{os.getpid()}")
    written.rename(noting)
    re.match(r"(a+)+$", "a" * 60 + "b")


def stop_while_answering(_: object) -> bytes:
    """Answer, and stop the process when half of the answer is written."""

    def half(self: connection.Connection, answer: Any) -> None:
        os.write(self.fileno(), bytes(answer)[: len(answer) // 2])
        os.kill(os.getpid(), signal.SIGSTOP)

    connection.Connection._send = half  # type: ignore[attr-defined]
    return bytes(100_000)


def wait_for(folder: Path) -> None:
    """Note the start, and wait until told to go on."""
    (folder / "begun").touch()
    while not (folder / "may go on").exists():
        time.sleep(0.005)


def strongest_loops(asked: Any) -> tuple[int]:
    """Answer a question; the strongest level loops, and notes its process where the seed says."""
    if asked.kind == "strongest":
        loop(Path(asked.seed))
    return (os.getpid(),)
