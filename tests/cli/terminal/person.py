"""A person at the terminal: reads the screen, types, and knows nothing else."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Protocol

import pexpect

from tests import processes
from tests.cli.running import Ran, as_program
from tests.waiting import PATIENCE

COMMAND = (sys.executable, "-m", "hollywood.cli.main", "play", "--terminal")
PROMPT = "\n> "

_ADVICE = (
    (r"draw from the stock", "d"),
    (r"take your call back", "w"),
    (r"take .*", "t"),
    (r"discard (\S+)", r"\1"),
    (r"knock, discarding (\S+)", r"k \1"),
    (r"show big gin", "big"),
    (r"pass", "p"),
    (r"lay down .*", "down"),
    (r"lay (\S+) off on meld (\d+)", r"lay \1 on \2"),
    (r"put (\S+) in place of the wild card in meld (\d+)", r"swap \1 on \2"),
    (r"ask “May I\?”", "m"),
    (r"allow the call", "a"),
    (r"deny the call", "n"),
    (r"let it pass", ""),
    (r"show your hand", "best"),
    (r"finish", "f"),
)


PACK = " ".join(rank + suit for suit in "shdc" for rank in "KQJT98765432A")
"""Every card, to discard whichever is held."""


def play(home: Path, *words: str, stdin: str | bytes = "", **environment: str) -> Ran:
    """Play with lines typed in advance; then the input ends."""
    return as_program(
        "play", "--terminal", *words, stdin=stdin, XDG_DATA_HOME=str(home), **environment
    )


def kept(home: Path) -> list[Path]:
    """The records of a data folder."""
    return sorted((home / "hollywood").glob("*.hollywood"))


class Terminal(Protocol):
    """Something the command runs in."""

    def screen(self) -> str:
        """Return what was printed until it asked again or ended."""

    def type(self, line: str) -> None:
        """Type a line."""

    def kill(self) -> None:
        """Cut the power."""

    @property
    def status(self) -> int | None:
        """The exit status; ``None`` while it runs."""


class Pipe:
    """The command with pipes at both ends."""

    def __init__(self, *words: str, home: Path) -> None:
        environment = {
            **os.environ,
            "XDG_DATA_HOME": str(home),
            "COLUMNS": "81",
            "LC_ALL": "C.UTF-8",
        }
        self._process = processes.start(
            [*COMMAND, *words],
            text=False,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment,
        )

    def screen(self) -> str:
        assert self._process.stdout is not None
        found = b""
        while not found.endswith(PROMPT.encode()):
            more = os.read(self._process.stdout.fileno(), 1 << 16)
            if not more:
                self._end()
                break
            found += more
        return found.decode()

    def type(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._end()

    @property
    def status(self) -> int | None:
        return self._process.returncode

    def _end(self) -> None:
        self._process.wait(PATIENCE)
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            stream.close()


class Window:
    """The command in a pseudo-terminal of ``columns`` by 24."""

    def __init__(self, *words: str, home: Path, columns: int = 81, **environment: str) -> None:
        self._child = processes.Terminal(
            [*COMMAND, *words],
            env={
                **{name: value for name, value in os.environ.items() if name != "NO_COLOR"},
                "XDG_DATA_HOME": str(home),
                "TERM": "dumb",
                "LC_ALL": "C.UTF-8",
                **environment,
            },
            dimensions=(24, columns),
            codec_errors="replace",
        )
        self._child.delaybeforesend = None

    def screen(self) -> str:
        found = self._child.expect([r"\r?\n(\x1b\[\?2004h)?> $", pexpect.EOF])
        said = str(self._child.before)
        if found == 1:
            self._child.wait()
        else:
            said += PROMPT
        return said.replace("\r\n", "\n")

    def type(self, line: str) -> None:
        self._child.sendline(line)

    def press(self, letter: str) -> None:
        """Press a letter together with Ctrl."""
        self._child.sendcontrol(letter)

    def kill(self) -> None:
        self._child.kill(signal.SIGKILL)
        self._child.wait()

    @property
    def status(self) -> int | None:
        if self._child.isalive():
            return None
        return self._child.exitstatus


class Person:
    """Follows the table's own hints, and remembers everything on the screen."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.seen = terminal.screen()
        self._last = self.seen

    @property
    def over(self) -> bool:
        """Whether the command has ended."""
        return not self._last.endswith(PROMPT)

    @property
    def question(self) -> str:
        """The current question."""
        return " ".join(self._last.removesuffix(PROMPT).splitlines()[-1:]).strip()

    def say(self, line: str) -> str:
        """Type a line and return the output."""
        self.terminal.type(line)
        self._last = self.terminal.screen()
        self.seen += self._last
        return self._last

    def play(self, most: int = 10_000) -> int:
        """Play at most ``most`` moves; return how many there were."""
        moves = 0
        while not self.over and moves < most:
            self.move()
            moves += 1
        return moves

    def move(self) -> None:
        """Make one move."""
        if "Another match" in self._last:
            self.say("n")
            return
        if re.search(r"Enter (for|deals|goes)", self.question):
            self.say("")
            return
        hint = " ".join(self.say("hint quick").split())
        found = re.search(r"The club player would (.+?)[.:] ?", hint)
        assert found, f"no advice in {hint!r}"
        for advice, line in _ADVICE:
            fits = re.fullmatch(advice, found[1])
            if fits:
                self.say(fits.expand(line))
                return
        raise AssertionError(found[1])
