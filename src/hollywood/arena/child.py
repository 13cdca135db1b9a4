"""A program in its own process: lines in, lines out, with limits on every wait and every line.

The program leads its own process group and session, so Ctrl-C does not reach it, and anything it
starts is ended with it. A process that starts a session of its own escapes this; POSIX has no way
to prevent it.
"""

from __future__ import annotations

import contextlib
import os
import resource
import selectors
import signal
import subprocess
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path

from hollywood.arena.wire import LONGEST_ANSWER
from hollywood.writing import readable

_POLL_SECONDS = 0.05
_PIECE = 65_536
_LAST_WORDS = 2_000  # bytes kept of a line that it writes to standard error
_LINES_KEPT = 20  # and how many lines
_LONGEST_WORDS = 300
_LEAVING_SECONDS = 1.0  # how long it may take to exit by itself after the game

_groups: set[int] = set()
"""The process groups that are still to be ended."""


class Fault(Exception):
    """What a program did wrong: a stable code, one line of text, and what it said before.

    ``said`` are the last lines of its standard error, each with the number of the line of the
    conversation after which it came.
    """

    def __init__(self, code: str, words: str, said: Sequence[str] = ()) -> None:
        self.code = code
        self.words: str = printable(words)  # it may quote the program
        self.said: tuple[str, ...] = tuple(said)
        super().__init__(self.words)


class Child:
    """A running program; always call :meth:`close`."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the program; :class:`Fault` if it cannot be started."""
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise Fault("died", f"it cannot be started: {error.strerror or error}") from None
        self.pid: int = self._process.pid
        _groups.add(self.pid)
        self._out, self._words = bytearray(), bytearray()
        self._said: deque[tuple[int, str]] = deque(maxlen=_LINES_KEPT)
        self._lines = 0  # of the conversation, in both directions
        self._mute = False  # its output is closed
        self._selector = selectors.DefaultSelector()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        for pipe in (self._process.stdout, self._process.stderr):
            assert pipe is not None
            self._selector.register(pipe, selectors.EVENT_READ)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the answer line, both within ``seconds``.

        Fault if the program is late, has ended, spoke before it was asked, or writes too much.
        """
        self._look()
        if self._out:
            raise Fault("unasked", f"it wrote {_quoted(self._out)} without being asked")
        return self._exchange(line, time.monotonic() + seconds, answered=True)

    def hear(self, seconds: float) -> bytes:
        """Return the next line that it says, within ``seconds``; Fault as for :meth:`ask`."""
        return self._exchange(b"", time.monotonic() + seconds, answered=True)

    def tell(self, line: bytes, seconds: float) -> None:
        """Send a line that needs no answer, within ``seconds``."""
        self._exchange(line, time.monotonic() + seconds, answered=False)

    @property
    def said(self) -> tuple[str, ...]:
        """The last lines of its standard error, with the numbers of lines of the conversation."""
        lines = [*self._said, *([(self._lines, _text(self._words))] if self._words else [])]
        return tuple(f"line {number}: {text}" for number, text in lines if text)

    @property
    def is_idle(self) -> bool:
        """Whether it runs and has said nothing more than it was asked for."""
        try:
            self._look()
        except Fault:
            return False
        return not self._out and not self._mute and not self._has_ended()

    def processor(self) -> float:
        """Return the processor time it has used so far, in seconds; 0 where nobody says so."""
        try:
            stat = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii", errors="replace")
        except OSError:
            return 0.0
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def close(self, *, politely: bool = False) -> float:
        """End the program and everything it started; return the processor time it used, in seconds.

        With ``politely``, the program's input is closed and it has a second to exit by itself.
        """
        try:
            if politely:
                assert self._process.stdin is not None
                self._process.stdin.close()
                until = time.monotonic() + _LEAVING_SECONDS
                while not self._has_ended() and time.monotonic() < until:
                    self._look(_POLL_SECONDS / 10)
        except Fault:
            pass  # it writes to the last; nobody listens anymore
        finally:
            used = self._end()
        return used

    def _end(self) -> float:
        # End the group before its leader is reaped: until then, its number cannot be reused.
        _end_group(self.pid)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        self._process.wait()
        _groups.discard(self.pid)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self._selector.close()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            pipe.close()
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def _exchange(self, line: bytes, until: float, *, answered: bool) -> bytes:
        """Write ``line`` and, if ``answered``, read a line, before the time ``until``."""
        pending = memoryview(line)
        self._lines += bool(line)
        while True:
            if pending:
                pending = self._write(pending)
            if not pending and not answered:
                return b""
            end = self._out.find(b"\n")
            if end >= 0 and not pending:
                said = bytes(self._out[:end])
                del self._out[: end + 1]
                self._lines += 1
                return said
            left = until - time.monotonic()
            if left <= 0:
                words = "it did not answer in time" if answered else "it does not read"
                raise Fault("late", f"{words} after line {self._lines}", self.said)
            ended = self._has_ended()
            heard = self._look(0.0 if ended else min(left, _POLL_SECONDS), writing=bool(pending))
            if (self._mute or (ended and not heard)) and b"\n" not in self._out:
                raise self._death()

    def _write(self, pending: memoryview) -> memoryview:
        assert self._process.stdin is not None
        try:
            return pending[os.write(self._process.stdin.fileno(), pending) :]
        except BlockingIOError:
            return pending
        except OSError:
            raise self._death() from None

    def _look(self, seconds: float = 0.0, *, writing: bool = False) -> bool:
        """Wait for the pipes and read what is there; return whether there was anything."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        if writing:
            self._selector.register(stdin, selectors.EVENT_WRITE)
        ready = self._selector.select(seconds)
        if writing:
            self._selector.unregister(stdin)
        heard = False
        for key, _ in ready:
            if key.fileobj is stdin:
                continue
            piece = os.read(key.fd, _PIECE)
            if not piece:
                self._selector.unregister(key.fileobj)
                self._mute = self._mute or key.fileobj is stdout
                continue
            heard = True
            if key.fileobj is stdout:
                self._out += piece
                if len(self._out) > LONGEST_ANSWER:
                    words = f"it wrote more than {LONGEST_ANSWER} bytes at once"
                    raise Fault("flood", words, self.said)
            else:
                self._hear_words(piece)
        return heard

    def _hear_words(self, piece: bytes) -> None:
        *whole, rest = (self._words + piece).split(b"\n")
        self._said.extend((self._lines, _text(line)) for line in whole[-_LINES_KEPT:])
        self._words = rest[-_LAST_WORDS:]

    def _has_ended(self) -> bool:
        """Return whether the process has ended, without reaping it."""
        options = os.WEXITED | os.WNOHANG | os.WNOWAIT
        return os.waitid(os.P_PID, self.pid, options) is not None

    def _death(self) -> Fault:
        """Return the fault of a program that has ended or closed its output."""
        until = time.monotonic() + 4 * _POLL_SECONDS
        options = os.WEXITED | os.WNOHANG | os.WNOWAIT
        ended = os.waitid(os.P_PID, self.pid, options)
        while ended is None and time.monotonic() < until:  # its pipes close a moment before it ends
            time.sleep(_POLL_SECONDS / 10)
            ended = os.waitid(os.P_PID, self.pid, options)
        if ended is None:
            return Fault("silent", f"it closed its output after line {self._lines}", self.said)
        how = "exit status" if ended.si_code == os.CLD_EXITED else "signal"
        assert self._process.stderr is not None
        with contextlib.suppress(OSError):
            last = os.read(self._process.stderr.fileno(), _PIECE)
            self._hear_words(last)
        said = self.said
        words = f": {said[-1].partition(': ')[2]}" if said else ""
        after = f"after line {self._lines} of the conversation"
        return Fault("died", f"it ended {after} ({how} {ended.si_status}){words}", said)


def end_all() -> None:
    """End every program still running here, to stop everything at once."""
    for group in tuple(_groups):
        _end_group(group)


def _end_group(group: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)


def _text(raw: bytes | bytearray) -> str:
    return printable(bytes(raw[-_LAST_WORDS:]).decode(errors="replace").rstrip(), strip=False)


def _quoted(raw: bytes | bytearray) -> str:
    return repr(printable(bytes(raw).decode(errors="replace").split("\n", maxsplit=1)[0], 60))


def printable(text: str, most: int = _LONGEST_WORDS, *, strip: bool = True) -> str:
    """Return text in a form that a terminal only displays."""
    shown = readable(text.strip() if strip else text, lambda _: " ")
    return shown if len(shown) <= most else f"{shown[: most - 3]}..."
