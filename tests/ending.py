"""End everything that carries a mark in its environment, and watch over tests that may be killed.

Run as a program, this waits until the process at the other end of its input has ended, in whatever
way, and then ends everything that carries the mark of its argument.

It reads ``/proc``. A process that wiped its environment is found by its session or its parents.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator, Mapping
from typing import NamedTuple

MARK = "HOLLYWOOD_STARTED_BY_TEST"
"""The variable with the mark. A mark begins with the mark of the process's starter."""


class Process(NamedTuple):
    """What the system reports about a process."""

    pid: int
    parent: int
    session: int


def processes() -> Iterator[Process]:
    """All processes except zombies."""
    for name in os.listdir("/proc"):  # noqa: PTH208 (it is read often)
        if name.isdigit() and (told := _read(f"/proc/{name}/stat")):
            state, parent, _, session, *_ = told.rpartition(b")")[2].split(maxsplit=4)
            if state not in {b"Z", b"X"}:
                yield Process(int(name), int(parent), int(session))


def kill_all(marks: Mapping[str, int | None]) -> None:
    """Kill everything that carries one of the marks, and repeat until nothing does.

    A mark may have the first process of a session: then the whole session ends too.
    """
    family: set[int] = set()
    # A dying process no longer has an environment, and may have another parent. So wait for
    # everything that was found once.
    while family := _family(marks, family):
        for pid in family:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        time.sleep(0.001)


def _family(marks: Mapping[str, int | None], found: set[int]) -> set[int]:
    """The processes to kill: those with a mark, those ``found`` before, and their children."""
    there = list(processes())
    sought = tuple(f"{MARK}={mark}".encode() for mark in marks)
    roots = {root for root in marks.values() if root is not None}
    family = {
        each.pid
        for each in there
        if each.pid in found | roots or each.session in roots or _carries(each.pid, sought)
    }
    more = family
    while more := {each.pid for each in there if each.parent in family} - family:
        family |= more
    return family - {os.getpid()}


def _carries(pid: int, sought: tuple[bytes, ...]) -> bool:
    environment = _read(f"/proc/{pid}/environ")
    for _ in range(100):
        if environment or not os.path.exists(f"/proc/{pid}/exe"):  # noqa: PTH110
            break
        # It is becoming another program, and has no environment for a moment.
        time.sleep(0.001)
        environment = _read(f"/proc/{pid}/environ")
    return MARK.encode() in environment and any(
        each.startswith(sought) for each in environment.split(b"\0")
    )


def _read(path: str) -> bytes:
    """The content of a ``/proc`` file; nothing if the process is gone or somebody else's."""
    try:
        with open(path, "rb", buffering=0) as file:  # noqa: PTH123
            return file.read()
    except (FileNotFoundError, ProcessLookupError, PermissionError):
        return b""


if __name__ == "__main__":
    sys.stdin.buffer.read()
    kill_all({sys.argv[1]: None})
