"""Text on squared paper: names cut to a width, cells, rows and rules, for a terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence


def width_of(text: str) -> int:
    """Return how many places of a terminal a text takes.

    >>> width_of("Ann"), width_of("花子")
    (3, 4)
    """
    return sum(_places(letter) for letter in text)


def cut(text: str, width: int) -> str:
    """Cut a text to a width; a point stands for what was cut.

    >>> cut("Alexandra", 12), cut("Alexandra", 6)
    ('Alexandra', 'Alexa.')
    """
    if width_of(text) <= width:
        return text
    kept = ""
    for letter in text:
        if width_of(kept + letter) > width - 1:
            break
        kept += letter
    return f"{kept.rstrip()}."


def cut_apart(names: Sequence[str], width: int) -> tuple[str, ...]:
    """Cut names to a width so that they still differ, by their ends or else by number.

    >>> cut_apart(["Alexandra", "Alexandria"], 7)
    ('Alex.ra', 'Alex.ia')
    """
    for tail in range(width - 1):
        short = tuple(
            name if width_of(name) <= width else cut(name, width - tail) + name[len(name) - tail :]
            for name in names
        )
        if len(set(short)) == len(names) and all(width_of(name) <= width for name in short):
            return short
    return tuple(
        f"{cut(name, width - 1 - len(str(n)))} {n}" for n, name in enumerate(names, start=1)
    )


def left(text: str, width: int) -> str:
    """Put a text at the left of a cell."""
    return text + " " * (width - width_of(text))


def right(text: str, width: int) -> str:
    """Put a text at the right of a cell."""
    return " " * (width - width_of(text)) + text


def centred(text: str, width: int) -> str:
    """Put a text in the middle of a cell."""
    space = max(0, width - width_of(text))
    return " " * (space // 2) + text + " " * (space - space // 2)


def _places(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in {"W", "F"} else 1
