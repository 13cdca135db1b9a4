"""How the command speaks: wrapped to the terminal, plain enough for a file."""

from __future__ import annotations

import json
import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

_WIDEST = 88  # longer lines are hard to read
_NARROWEST = 24
_TIE = "\N{NO-BREAK SPACE}"
_ROOM = 24  # what the last column of a table needs, unless it is shorter


def width() -> int:
    """Return how many characters fit on a line: the terminal's width, within what reads well."""
    return max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size((80, 24)).columns))


def wrapped(text: str, *, indent: str = "", hanging: str | None = None) -> str:
    """Wrap a paragraph; ``hanging`` is the indent of its later lines."""
    lines = textwrap.fill(
        text.replace(" %", f"{_TIE}%"),
        width(),
        initial_indent=indent,
        subsequent_indent=indent if hanging is None else hanging,
        break_on_hyphens=False,
    )
    return lines.replace(_TIE, " ")


def heading(text: str) -> str:
    """Return a heading: bold on a terminal, plain elsewhere."""
    return f"\x1b[1m{text}\x1b[0m" if _can_be_bold() else text


def table(rows: Sequence[Sequence[str]], *, indent: str = "  ") -> str:
    """Set rows in columns, the last column wrapped; beneath each other where that is too narrow."""
    places = range(max((len(row) for row in rows), default=1) - 1)
    wide = [max(len(row[place]) for row in rows if len(row) > place + 1) for place in places]
    start = len(indent) + sum(wide) + 2 * len(wide)
    longest = max((len(row[-1]) for row in rows), default=0)
    narrow = bool(wide) and width() - start < min(longest, _ROOM)
    lines = []
    for row in rows:
        *first, last = row
        if first and narrow:
            lines.append(wrapped("  ".join(first), indent=indent, hanging=indent + "  "))
            lines.append(wrapped(last, indent=indent + "    "))
        else:
            cells = "".join(f"{cell:<{room}}  " for cell, room in zip(first, wide, strict=False))
            lines.append(wrapped(last, indent=indent + cells, hanging=" " * start))
    return "\n".join(lines)


def one_json(value: Any) -> str:
    """Write a plain value as JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


def cards(those: Iterable[object]) -> str:
    """Write cards side by side."""
    return " ".join(map(str, those))


def count(number: int, noun: str, nouns: str | None = None) -> str:
    """Count things, in figures."""
    return f"{number} {noun if number == 1 else nouns or noun + 's'}"


def say(text: str) -> None:
    """Print a piece of the answer and pass it on at once, so that a reader need not wait."""
    print(text, flush=True)


def _can_be_bold() -> bool:
    return (
        sys.stdout is not None
        and sys.stdout.isatty()
        and "NO_COLOR" not in os.environ
        and os.environ.get("TERM") != "dumb"
    )
