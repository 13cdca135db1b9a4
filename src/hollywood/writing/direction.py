"""Names that run from right to left, set apart in a text that runs from left to right.

Without that, a Hebrew or Arabic name turns the digits and names beside it around: two columns of a
sheet change places. UAX 9 has a pair of marks for it that take no room. A name without letters of
that kind needs none.
"""

from __future__ import annotations

from functools import lru_cache

from hollywood.writing.patterns import found

FSI = "\u2068"
"""FIRST STRONG ISOLATE: begins a piece of text with a direction of its own."""

PDI = "\u2069"
"""POP DIRECTIONAL ISOLATE: ends it."""


def isolated(text: str) -> str:
    """Return the text between FSI and PDI if it has letters or digits that run to the left.

    >>> isolated("Ann"), isolated("דנה") == f"{FSI}דנה{PDI}"
    ('Ann', True)
    """
    return text if text.isascii() else _isolated(text)


def bare(text: str) -> str:
    """Return the text without the marks of :func:`isolated`."""
    return text if text.isascii() else text.replace(FSI, "").replace(PDI, "")


@lru_cache(maxsize=256)
def _isolated(text: str) -> str:
    turned = FSI not in text and found(r"[\p{bc=R}\p{bc=AL}\p{bc=AN}]", text)
    return f"{FSI}{text}{PDI}" if turned else text
