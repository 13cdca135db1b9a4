"""Output of the commands: wrapped for the terminal, plain in a file.

Everything a command prints goes through :func:`say`. A record, a file, or a word on the command
line may hold characters that control a terminal; it removes them.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any, TextIO

from hollywood import writing
from hollywood.cli import encoding

BOLD, NO_BOLD, PLAIN = "\x1b[1m", "\x1b[22m", "\x1b[0m"
RED, NO_RED = "\x1b[31m", "\x1b[39m"
_CODES = re.compile(f"({'|'.join(map(re.escape, (BOLD, NO_BOLD, PLAIN, RED, NO_RED)))})")
_BLANK = re.compile(r"[^\S\n]")
_WIDEST = 88  # longer lines are hard to read
_NARROWEST = 24
_TIE = "\N{NO-BREAK SPACE}"
_ROOM = 24  # the width that the last column of a table needs, unless it is shorter


def width() -> int:
    """Return how many characters fit on a line: the terminal's width, within a readable range."""
    return max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size((80, 24)).columns))


def wrapped(text: str, *, indent: str = "", hanging: str | None = None) -> str:
    """Wrap a paragraph; ``hanging`` is the indent of its later lines."""
    lines = textwrap.fill(
        writing.isolated_within(text).replace(" %", f"{_TIE}%").replace(" ± ", f"{_TIE}±{_TIE}"),
        width(),
        initial_indent=indent,
        subsequent_indent=indent if hanging is None else hanging,
        break_on_hyphens=False,
    )
    return lines.replace(_TIE, " ")


def heading(text: str) -> str:
    """Return a heading: bold on a terminal, plain elsewhere."""
    return f"{BOLD}{text}{PLAIN}" if _can_be_bold() else text


def table(rows: Sequence[Sequence[str]], *, indent: str = "  ") -> str:
    """Write rows in columns, the last one wrapped; below each other if too narrow."""
    rows = [[writing.isolated_within(cell) for cell in row] for row in rows]
    places = range(max((len(row) for row in rows), default=1) - 1)
    wide = [
        max(writing.width_of(row[place]) for row in rows if len(row) > place + 1)
        for place in places
    ]
    start = len(indent) + sum(wide) + 2 * len(wide)
    longest = max((writing.width_of(row[-1]) for row in rows), default=0)
    narrow = bool(wide) and width() - start < min(longest, _ROOM)
    lines = []
    for row in rows:
        *first, last = row
        if first and narrow:
            lines.append(wrapped("  ".join(first), indent=indent, hanging=indent + "  "))
            lines.append(wrapped(last, indent=indent + "    "))
        else:
            cells = "".join(
                f"{writing.left(cell, room)}  " for cell, room in zip(first, wide, strict=False)
            )
            lines.append(wrapped(last, indent=indent + cells, hanging=" " * start))
    return "\n".join(lines)


def one_json(value: Any) -> str:
    """Write a plain value as JSON on one line; invisible characters become escapes.

    So does what standard output cannot write.
    """
    text = json.dumps(value, ensure_ascii=not encoding.writes_all(sys.stdout))
    if text.isprintable():
        return text
    return "".join(each if each.isprintable() else json.dumps(each)[1:-1] for each in text)


def cards(those: Iterable[object]) -> str:
    """Write cards side by side."""
    return " ".join(map(str, those))


def count(number: int, noun: str, nouns: str | None = None) -> str:
    """Write a count in figures, with its noun."""
    return f"{number} {noun if number == 1 else nouns or noun + 's'}"


def say(text: str = "", *, end: str = "\n", to: TextIO | None = None) -> None:
    """Print a piece of the answer and flush it, so the reader does not wait.

    ``to`` is a stream; standard output by default. Only visible characters and line feeds are
    printed; on a terminal also the codes from :data:`BOLD` to :data:`PLAIN`.
    """
    stream = sys.stdout if to is None else to
    if stream is not None:
        coded = stream.isatty()
        print(readable(text, coded=coded), end=end, file=stream, flush=True)


def verbatim(text: str) -> None:
    """Print a text of our own as it is: a script."""
    if sys.stdout is not None:
        print(text, end="", flush=True)


def readable(text: str, *, coded: bool = False) -> str:
    r"""Return the text without control and invisible characters, except line feeds.

    Spaces of every kind become a space. Other invisible characters become a question mark:
    controls, marks that change the direction of writing, lone surrogates, and unassigned
    characters. Joiners and selectors remain where letters and emoji need them, and so do pairs of
    isolates. With ``coded``, the program's own codes remain.

    >>> readable("a\x1b[2Jb\u202ec\td\n")
    'a?[2Jb?c d\n'
    """
    if text.isprintable():
        return text
    parts = _CODES.split(text) if coded else [text]
    parts[::2] = [writing.readable(_BLANK.sub(" ", part), _instead) for part in parts[::2]]
    return "".join(parts)


def _instead(letter: str) -> str:
    return "\n" if letter == "\n" else "?"


def _can_be_bold() -> bool:
    return (
        sys.stdout is not None
        and sys.stdout.isatty()
        and "NO_COLOR" not in os.environ
        and os.environ.get("TERM") != "dumb"
    )
