"""Start programs for tests, and end every one of them on every path.

All tests start programs here. Each program

- has its own session, so that no signal meant for the tests reaches it, and the reverse;
- has the default action for every signal. A shell that starts tests in the background ignores
  SIGINT for them, and a program would inherit that;
- carries a mark in its environment. Everything it starts inherits the mark, even in another
  session, and ends with it.

A program ends at the end of its test (``tests/conftest.py``). One that is ``lasting`` belongs to a
fixture that several tests share; the fixture ends it. If the tests themselves are killed, a watcher
ends everything that carries their mark.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import subprocess
import sys
import uuid
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, overload

import pexpect

from tests.ending import MARK, kill_all, processes
from tests.waiting import PATIENCE, wait_until

Words = Sequence[object]
"""A program and its arguments, which are turned into text; or a line for a shell."""


class _Started:
    """What is needed to end a program: its mark, its process, and whether its fixture ends it."""

    def __init__(self, mark: str, lasting: bool) -> None:
        self.mark = mark
        self.lasting = lasting
        self.pid: int | None = None
        self.bury: Callable[[], object] = lambda: (
            None
        )  # reap it when it is dead; close the connections to it
        self.reaped: Callable[[], bool] = lambda: True


_numbers = itertools.count(1)
_running: dict[str, _Started] = {}
"""By their marks."""


@overload
def start(
    words: Words, *, text: Literal[True] = True, lasting: bool = False, **options: Any
) -> subprocess.Popen[str]: ...


@overload
def start(
    words: Words, *, text: Literal[False], lasting: bool = False, **options: Any
) -> subprocess.Popen[bytes]: ...


def start(
    words: Words, *, text: bool = True, lasting: bool = False, **options: Any
) -> subprocess.Popen[Any]:
    """Start a program; ``options`` are those of ``subprocess.Popen``.

    It ends with its test; one that is ``lasting`` ends with :func:`end`.
    """
    started = _new(lasting)
    before: Callable[[], object] | None = options.pop("preexec_fn", None)

    def begin() -> None:
        _default_signals()
        if before is not None:
            before()

    process = subprocess.Popen(
        words if isinstance(words, str) else list(map(str, words)),
        text=text,
        start_new_session=True,
        preexec_fn=begin,  # noqa: PLW1509 (it takes no lock)
        env=_marked(started, options.pop("env", None)),
        **options,
    )
    started.pid = process.pid
    started.bury = lambda: _bury(process)
    started.reaped = lambda: process.returncode is not None
    return process


@overload
def run(
    words: Words, *, text: Literal[True] = True, input: str | None = None, **options: Any
) -> subprocess.CompletedProcess[str]: ...


@overload
def run(
    words: Words, *, text: Literal[False], input: bytes | None = None, **options: Any
) -> subprocess.CompletedProcess[bytes]: ...


def run(
    words: Words,
    *,
    text: bool = True,
    input: str | bytes | None = None,  # noqa: A002
    check: bool = True,
    **options: Any,
) -> subprocess.CompletedProcess[Any]:
    """Run a program to its end and return its output, as ``subprocess.run`` does."""
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    options.setdefault("stdin", subprocess.DEVNULL if input is None else subprocess.PIPE)
    process = start(words, text=text, **options)  # type: ignore[call-overload]
    try:
        out, err = process.communicate(input, timeout=PATIENCE)
    finally:
        end(process)
    done = subprocess.CompletedProcess(process.args, process.returncode, out, err)
    if check and done.returncode:
        raise AssertionError(f"{words} ended with status {done.returncode}:\n{out}\n{err}")
    return done


class Terminal(pexpect.spawn):  # type: ignore[type-arg]  # it takes none at run time
    """A program in a pseudo-terminal; it ends with its test."""

    def __init__(
        self, words: Words, *, env: Mapping[str, str] | None = None, **options: Any
    ) -> None:
        """``options`` are those of ``pexpect.spawn``."""
        started = _new(lasting=False)
        program, *rest = map(str, words)
        super().__init__(
            program,
            rest,
            timeout=PATIENCE,
            preexec_fn=_default_signals,
            env=_marked(started, env),
            encoding="utf-8",
            **options,
        )
        self.ptyproc.delayafterclose = 0  # type: ignore[attr-defined]
        started.pid = self.pid
        started.bury = self.close
        started.reaped = lambda: self.terminated


def end(process: subprocess.Popen[Any]) -> None:
    """Kill a program and everything that it started, and wait until they are gone."""
    _end(*(each for each in _running.values() if each.pid == process.pid))


def end_all(*, lasting: bool) -> None:
    """Kill what is running; ``lasting`` programs only if asked."""
    _end(*(each for each in _running.values() if lasting or not each.lasting))


def children(pid: int) -> set[int]:
    """The children of a process that are not reaped yet."""
    return {each.pid for each in processes() if each.parent == pid}


def is_running(pid: int) -> bool:
    """Whether a process exists, and is more than a zombie that nobody has reaped."""
    return any(each.pid == pid for each in processes())


def wait_for_end(*pids: int) -> None:
    """Wait until processes are gone."""
    wait_until(lambda: not any(map(is_running, pids)), f"processes {pids} go on")


# ------------------------------------------------------------------------------ how it ends


def _new(lasting: bool) -> _Started:
    watch()
    started = _Started(f"{os.environ[MARK]}.{next(_numbers)}.", lasting)
    _running[started.mark] = started
    return started


def _marked(started: _Started, env: Mapping[str, str] | None) -> dict[str, str]:
    return {**(os.environ if env is None else env), MARK: started.mark}


def _default_signals() -> None:
    for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())


def _end(*all_started: _Started) -> None:
    if not all_started:
        return
    for each in all_started:
        del _running[each.mark]
    # The number of a reaped process belongs to whatever process comes next.
    kill_all({each.mark: None if each.reaped() else each.pid for each in all_started})
    for each in all_started:
        each.bury()


def _bury(process: subprocess.Popen[Any]) -> None:
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            with contextlib.suppress(BrokenPipeError):
                stream.close()
    process.wait()


# ------------------------------------------------------------------------------ the watcher


_watching: list[int] = []


def watch() -> None:
    """Mark this process's children, and start the watcher that outlives it; once."""
    if _watching:
        return
    unmarked = {name: value for name, value in os.environ.items() if name != MARK}
    os.environ[MARK] = f"{os.environ.get(MARK, '')}{uuid.uuid4().hex}"
    reading, writing = os.pipe()
    subprocess.Popen(
        [sys.executable, "-m", "tests.ending", os.environ[MARK]],
        stdin=reading,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=Path(__file__).parent.parent,
        env=unmarked,
        start_new_session=True,
    ).returncode = 0  # nobody waits for it: it ends after this process
    os.close(reading)
    _watching.append(writing)
