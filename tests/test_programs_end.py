"""Everything a test starts can be interrupted, and is gone after the test."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests import processes
from tests.waiting import wait_until

ROOT = Path(__file__).parent.parent

STUBBORN = """
import os, signal, subprocess, sys, time
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    signal.signal(number, signal.SIG_IGN)
if len(sys.argv) > 1:
    child = subprocess.Popen([sys.executable, "-c", sys.argv[1]], start_new_session=True)
    print(os.getpid(), child.pid, flush=True)
time.sleep(3600)
"""
"""It ignores signals, and so does its child, in another session."""

WORDS = [sys.executable, "-c", STUBBORN, STUBBORN]


def test_signals_are_set_though_the_tests_ignore_them() -> None:
    told = "from signal import *\nprint(getsignal(SIGINT).__name__, pthread_sigmask(SIG_BLOCK, ()))"
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    try:
        said = processes.run([sys.executable, "-c", told]).stdout
        terminal = processes.Terminal([sys.executable, "-c", told])
    finally:
        signal.signal(signal.SIGINT, before)
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
    assert said == "default_int_handler set()\n"
    terminal.expect("default_int_handler set()")


def test_a_program_ends_with_all_it_has_started() -> None:
    program = processes.start(WORDS, stdout=subprocess.PIPE)
    assert program.stdout is not None
    pids = list(map(int, program.stdout.readline().split()))
    assert all(map(processes.is_running, pids))
    processes.end(program)
    assert not any(map(processes.is_running, pids))


def test_what_a_program_leaves_ends_too() -> None:
    program = processes.start(WORDS, stdout=subprocess.PIPE)
    assert program.stdout is not None
    own, child = map(int, program.stdout.readline().split())
    os.kill(own, signal.SIGKILL)
    program.wait()
    assert processes.is_running(child)
    processes.end_all(lasting=False)
    assert not processes.is_running(child)


TESTS = """
import subprocess
from pathlib import Path
from tests import processes
from tests.test_programs_end import WORDS

def started(name):
    program = processes.start(WORDS, stdout=subprocess.PIPE)
    Path(__file__).with_name("making").write_text(program.stdout.readline())
    Path(__file__).with_name("making").rename(Path(__file__).with_name(name))
    return program

def test_that_fails():
    started("failed")
    assert False

def test_after_it():
    pids = map(int, Path(__file__).with_name("failed").read_text().split())
    assert not any(map(processes.is_running, pids))

def test_that_is_interrupted():
    started("interrupted").wait()
"""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nothing_is_left_of_tests_that_fail_or_are_killed(
    how: signal.Signals, tmp_path: Path
) -> None:
    file = tmp_path / "test_inside.py"
    file.write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    words = ["-p", "tests.conftest", "-p", "no:cacheprovider", "-c", tmp_path / "pytest.ini"]
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", *words, file]
    tests = processes.start(command, cwd=ROOT, stdout=subprocess.PIPE, env=alone)
    stuck = tmp_path / "interrupted"
    wait_until(lambda: stuck.exists() or tests.poll() is not None)
    assert stuck.exists(), tests.communicate()
    pids = list(map(int, stuck.read_text().split()))
    assert all(map(processes.is_running, pids))
    tests.send_signal(how)
    said, _ = tests.communicate()
    processes.wait_for_end(*pids)
    if how == signal.SIGINT:
        assert "1 failed, 1 passed" in said
