"""Text on squared paper: names cut to a width, cells, rows, and rules, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.writing import bare, isolated, left, right, width_of
from hollywood.writing.graphemes import graphemes

__all__ = ["centred", "cut", "cut_apart", "left", "right", "width_of"]


def cut(text: str, width: int) -> str:
    """Cut a text to a width; a period marks the cut.

    >>> cut("Alexandra", 12), cut("Alexandra", 6)
    ('Alexandra', 'Alexa.')
    """
    if width_of(text) <= width:
        return text
    kept = ""
    for letter in graphemes(bare(text)):
        if width_of(kept + letter) > width - 1:
            break
        kept += letter
    return f"{kept.rstrip()}."


def cut_apart(names: Sequence[str], width: int) -> tuple[str, ...]:
    """Cut names to a width so that they still differ: by their endings, or else by number.

    Right-to-left names are isolated (:func:`hollywood.writing.isolated`).

    >>> cut_apart(["Alexandra", "Alexandria"], 7)
    ('Alex.ra', 'Alex.ia')
    """
    names = [bare(name) for name in names]
    for tail in range(width - 1):
        short = tuple(
            name if width_of(name) <= width else cut(name, width - tail) + _end(name, tail)
            for name in names
        )
        if len(set(short)) == len(names) and all(width_of(name) <= width for name in short):
            return tuple(map(isolated, short))
    return tuple(
        isolated(f"{cut(name, width - 1 - len(str(n)))} {n}")
        for n, name in enumerate(names, start=1)
    )


def centred(text: str, width: int) -> str:
    """Center a text in a cell."""
    space = max(0, width - width_of(text))
    return " " * (space // 2) + text + " " * (space - space // 2)


def _end(text: str, count: int) -> str:
    """Return the last characters of a text, as a reader counts them."""
    letters = graphemes(text)
    return "".join(letters[len(letters) - count :])
