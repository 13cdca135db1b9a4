"""The screen and the keyboard: lines out, lines in.

Nothing here moves the cursor, so a pipe, a log, and a screen reader get the same table as a
terminal. On a terminal, hearts and diamonds are red. In ``plain`` mode every card is spoken: all
sentences are written with ``7h``, and the words are inserted when a line is printed.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING

from hollywood.cli import encoding, output
from hollywood.cli.terminal.card_words import CARD, spoken
from hollywood.texts import ENGLISH, speech
from hollywood.writing import readable

if TYPE_CHECKING:
    from hollywood.texts.saying import Speech

NARROWEST, _WIDEST = 20, 88
_LONGEST_LINE = 2_000
PROMPT = "> "
# Stays on one line: a meld, a number of per cent, a number with its error.
_TIED = re.compile(r"\[[^\]]*\]|\(\S+ \S+ \S+\)|(?<=   )\w+(?: \S+){1,4}$|\d %|\d ± \d")
_TIE = "\N{NO-BREAK SPACE}"


class EndOfInput(Exception):
    """There is no more input."""


class Screen:
    """What a person sees and types."""

    def __init__(
        self, *, plain: bool = False, width: int | None = None, language: str = ENGLISH
    ) -> None:
        self.plain = plain
        self.language = language
        self._width = width
        encoding.forgive()
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self.waits: bool = _is_terminal(sys.stdin)
        out = _is_terminal(sys.stdout)
        self.colour: bool = (
            out and not plain and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        )
        self._edits = self.waits and out
        if self._edits:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (gives input() a line to edit)

    @property
    def speech(self) -> Speech:
        """The texts in the player's language."""
        return speech(self.language)

    @property
    def width(self) -> int:
        """The number of characters that fit on a line."""
        if self._width is not None:
            return self._width
        return max(NARROWEST, min(_WIDEST, shutil.get_terminal_size((80, 24)).columns))

    def say(self, text: str = "", *, indent: str = "", hanging: str | None = None) -> None:
        """Print a paragraph, wrapped; cards are colored, or in words in plain mode."""
        if self.plain:
            text, indent, hanging = spoken(text.strip(), self.language, capitals=True), "", ""
        lines = textwrap.wrap(
            _TIED.sub(lambda tied: tied[0].replace(" ", _TIE), text),
            self.width,
            initial_indent=indent,
            subsequent_indent=indent if hanging is None else hanging,
            break_on_hyphens=False,
        )
        self.show("\n".join(lines).replace(_TIE, " "))

    def question(self, text: str) -> None:
        """Print a question: bold on a terminal."""
        if self.plain:
            text = spoken(text, self.language, capitals=True)
        lines = textwrap.wrap(text, self.width, subsequent_indent="  ", break_on_hyphens=False)
        asked = "\n".join(lines)
        self.show(f"{output.BOLD}{asked}{output.NO_BOLD}" if self.colour else asked)

    def literal(self, text: str, *, hanging: str = "") -> None:
        """Print a paragraph that says what to type: wrapped, with cards as they are typed."""
        lines = textwrap.wrap(text, self.width, subsequent_indent=hanging, break_on_hyphens=False)
        self._print("\n".join(lines))

    def show(self, text: str) -> None:
        """Print lines unchanged, except for the color of their cards."""
        self._print(_coloured(text) if self.colour else text)

    def heading(self, text: str) -> None:
        """Print a heading: bold on a terminal."""
        for line in textwrap.wrap(text, self.width, break_on_hyphens=False):
            self._print(f"{output.BOLD}{line}{output.PLAIN}" if self.colour else line)

    def gap(self) -> None:
        """Print an empty line, except in plain mode, where a listener has no use for it."""
        if not self.plain:
            self._print("")

    def read(self, prompt: str = PROMPT) -> str:
        """Read a line; EndOfInput if there is none."""
        if self._edits:
            try:
                line = input(prompt)
            except EOFError:
                self._print("")
                raise EndOfInput from None
            return _tidy(line)
        self._print(prompt, end="")
        if sys.stdin is None:
            raise EndOfInput
        read = _next_line()
        if read is None:
            self._print("")
            raise EndOfInput
        text = _tidy(read)
        if not self.waits:  # nobody saw it being typed
            self._print(text[: self.width])
        return text

    def _print(self, text: str, end: str = "\n") -> None:
        output.say(text, end=end)


def _next_line() -> str | None:
    """Read one line of standard input; the rest of a very long line is dropped."""
    line = sys.stdin.readline(_LONGEST_LINE)
    if not line:
        return None
    rest = line
    while rest and not rest.endswith("\n"):
        rest = sys.stdin.readline(1 << 16)
    return line


def _tidy(line: str) -> str:
    """Return the readable part of a line: no control characters, single spaces."""
    kept = readable(line[:_LONGEST_LINE], lambda _: " ")
    return " ".join(kept.split())


def _is_terminal(stream: object) -> bool:
    return isinstance(stream, io.TextIOBase) and not stream.closed and stream.isatty()


def _coloured(text: str) -> str:
    def red(found: re.Match[str]) -> str:
        return f"{output.RED}{found[0]}{output.NO_RED}" if found[0][-1] in "dh" else found[0]

    return CARD.sub(red, text)
