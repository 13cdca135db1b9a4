"""Progress of a simulation on standard error, and how to stop it cleanly."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from hollywood.cli import output
from hollywood.cli.main import INTERRUPTED
from hollywood.texts import ENGLISH, speech

_REDRAWN_SECONDS = 0.25
_WIDEST_BAR = 24
_SILENT_SECONDS = 3.0  # how long loading compiled code may take before a message


class Progress:
    """A bar with one line on a terminal, redrawn in place; nothing elsewhere or in quiet mode."""

    def __init__(self, total: int, unit: str, *, quiet: bool, language: str = ENGLISH) -> None:
        """``unit`` is in the words of the language."""
        self._language = language
        self._total = total
        self._unit = unit
        self._quiet = quiet or sys.stderr is None
        self._drawn = not self._quiet and sys.stderr.isatty()
        self._shown = 0.0
        self._began = 0.0
        self._stopping = False
        self._bar: _Bar | None = None

    def expect(self, total: int) -> None:
        """Set the total if it was not known before."""
        self._total = total

    @contextmanager
    def compiling(self) -> Iterator[None]:
        """Print a message if the kernel is being compiled."""
        from hollywood.kernel.engine.compiling import can_compile, is_cold

        if not can_compile():
            say = speech(self._language)
            self._tell(say("progress-interpreted"))
            yield
            return
        if is_cold():
            say = speech(self._language)
            self._tell(say("progress-compiling"))
            yield
            return
        late = threading.Timer(_SILENT_SECONDS, self._tell_late)
        late.daemon = True
        late.start()
        try:
            yield
        finally:
            late.cancel()

    def show(self, done: int, before: int) -> None:
        """Show the progress: ``done`` units, ``before`` of them from an earlier run."""
        now = time.perf_counter()
        if not self._began:
            self._began = now
        if not self._drawn or now - self._shown < _REDRAWN_SECONDS:
            return
        self._shown = now
        line = progress_line(
            done,
            before,
            self._total,
            self._unit,
            now - self._began,
            stopping=self._stopping,
            language=self._language,
        )
        if self._bar is None:
            self._bar = _Bar()
        self._bar.draw(done, self._total, line)

    def stop(self) -> None:
        """Show from now on that the simulation is stopping."""
        self._stopping = True
        self._shown = 0.0

    def clear(self) -> None:
        """Clear the line."""
        if self._bar is not None:
            self._bar.clear()
            self._bar = None

    def _tell_late(self) -> None:
        say = speech(self._language)
        self._tell(say("progress-compiling-game"))

    def _tell(self, text: str) -> None:
        if not self._quiet:
            output.say(output.wrapped(text), to=sys.stderr)


class _Bar:
    """The bar and the line beside it, drawn by rich; the bar gives way to the line."""

    def __init__(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn

        # No hidden cursor: a program that is killed could not show it again.
        console = Console(file=sys.stderr, width=output.width(), highlight=False)
        console.show_cursor = lambda *_: False  # type: ignore[method-assign]
        self._bar = BarColumn(bar_width=_WIDEST_BAR)
        line = TextColumn("{task.description}", markup=False)
        self._drawn = Progress(
            *(self._bar, line),
            console=console,
            auto_refresh=False,
            transient=True,
            redirect_stdout=False,
            redirect_stderr=False,
        )
        self._task = self._drawn.add_task("", total=1)
        self._drawn.start()

    def draw(self, done: int, total: int, line: str) -> None:
        """Draw it anew."""
        room = output.width() - len(line) - 2
        self._bar.bar_width = min(_WIDEST_BAR, max(0, room))
        self._drawn.update(
            self._task,
            completed=done,
            total=total,
            description=output.readable(line),
            refresh=True,
        )

    def clear(self) -> None:
        """Remove it from the terminal."""
        self._drawn.stop()


def progress_line(
    done: int,
    before: int,
    total: int,
    unit: str,
    seconds: float,
    *,
    stopping: bool = False,
    language: str = ENGLISH,
) -> str:
    """Return the progress, the speed, and the time left: as much as fits on a line."""
    say = speech(language)
    speed = (done - before) / seconds if seconds else 0.0
    parts = [
        say("progress-done", done=done, all=total, unit=unit),
        say("review-percent", n=100 * done // total),
    ]
    if speed and not stopping:
        each = say.decimal(speed, 0 if speed >= 100 else 1)
        parts.append(say("progress-speed", n=each))
        parts.append(say("progress-left", time=duration((total - done) / speed)))
    if stopping:
        parts = [say("progress-stopping"), *parts]
    for order in (parts, parts[1:], parts[1::2], parts[1:2]):
        line = ", ".join(order)
        if len(line) < output.width():
            return line
    return parts[1]


def duration(seconds: float) -> str:
    """Return a waiting time in words.

    >>> duration(4.2), duration(125), duration(7325)
    ('5 s', '2 min 5 s', '2 h 2 min')
    """
    whole = int(-(-seconds // 1))
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600:,} h {whole % 3600 // 60} min"


@contextmanager
def stopped_in_order(progress: Progress) -> Iterator[Callable[[], bool]]:
    """Provide a test of whether to stop the simulation: after the first Ctrl-C or a SIGTERM.

    A second one ends the program at once; an unfinished file does not have its name yet.
    """
    stopped = threading.Event()

    def stop(_number: int, _frame: FrameType | None) -> None:
        if stopped.is_set():
            os._exit(INTERRUPTED)
        stopped.set()
        progress.stop()

    before: dict[signal.Signals, Any] = {}
    for number in (signal.SIGINT, signal.SIGTERM):
        if signal.getsignal(number) is not signal.SIG_IGN:
            before[number] = signal.signal(number, stop)
    try:
        yield stopped.is_set
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
