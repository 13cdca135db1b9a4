"""Worker processes: the terminal's Ctrl-C does not reach them, and none is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from hollywood.processes import Workers
from tests import processes
from tests.arena.programs import number_in
from tests.waiting import PATIENCE, wait_until

SCRIPT = """
import os, pathlib, sys, time
from concurrent.futures import wait
from hollywood.processes import Workers

def work(path):
    pathlib.Path(path).write_text(str(os.getpid()) + "\\n")
    time.sleep(600)

if __name__ == "__main__":
    try:
        with Workers(2) as workers:
            first, _ = (workers.submit(work, path) for path in sys.argv[1:])
            print("begun", flush=True)
            # Without a timeout, an interrupt just before the wait begins is not seen until it ends.
            while not wait([first], timeout=1).done:
                pass
    except KeyboardInterrupt:
        print("stopped", flush=True)
"""


def started(folder: Path) -> tuple[subprocess.Popen[str], tuple[Path, Path]]:
    script, paths = folder / "script.py", (folder / "first", folder / "second")
    script.write_text(SCRIPT, encoding="utf-8")
    words = [sys.executable, script, *paths]
    process = processes.start(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    return process, paths


@pytest.mark.parametrize("after", [0.0, 0.02, 0.05, 0.1, 0.2, 0.4])
def test_ctrl_c_is_for_who_started_them_from_their_first_moment(
    after: float, tmp_path: Path
) -> None:
    process, _ = started(tmp_path)
    time.sleep(after)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (0, "stopped\n", "")


def test_they_do_not_outlive_who_started_them(tmp_path: Path) -> None:
    process, paths = started(tmp_path)
    working = [number_in(path) for path in paths]
    process.kill()
    process.communicate(timeout=PATIENCE)
    processes.wait_for_end(*working)


def sleep_long(begun: Path) -> None:
    """Report the start, then sleep for ten minutes."""
    begun.touch()
    time.sleep(600)


def test_who_leaves_in_haste_does_not_wait(tmp_path: Path) -> None:
    """Each is told to end; nobody waits for the ten minutes."""
    left = tmp_path / "left"
    workers = Workers(1, leaving=partial(left.write_text, "so it was"))
    begun = tmp_path / "begun"
    job = workers.submit(sleep_long, begun)
    wait_until(begun.exists)
    with pytest.raises(RuntimeError, match="something else"), workers:
        raise RuntimeError("something else")
    assert job.done()
    assert left.read_text() == "so it was"


def test_else_all_is_done_first(tmp_path: Path) -> None:
    left = tmp_path / "left"
    with Workers(2, os.nice, (1,), leaving=partial(left.write_text, "no")) as workers:
        jobs = [workers.submit(os.nice, 0) for _ in range(20)]
    assert [job.result() for job in jobs] == [os.nice(0) + 1] * 20
    assert not left.exists()
