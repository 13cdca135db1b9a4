"""Right-to-left names, isolated in left-to-right text.

Without isolation, a Hebrew or Arabic name reorders the digits and names beside it, so that two
columns of a sheet trade places. UAX 9 has a pair of invisible marks for this. A name without
right-to-left letters does not need them.
"""

from __future__ import annotations

from functools import lru_cache

from hollywood.writing.patterns import found

FSI = "\u2068"
"""FIRST STRONG ISOLATE: begins text with a direction of its own."""

PDI = "\u2069"
"""POP DIRECTIONAL ISOLATE: ends it."""


def isolated(text: str) -> str:
    """Return the text between FSI and PDI if it has right-to-left letters or digits.

    >>> isolated("Ann"), isolated("דנה") == f"{FSI}דנה{PDI}"
    ('Ann', True)
    """
    return text if text.isascii() else _isolated(text)


def bare(text: str) -> str:
    """Return the text without the marks of :func:`isolated`."""
    return text if text.isascii() else text.replace(FSI, "").replace(PDI, "")


@lru_cache(maxsize=256)
def _isolated(text: str) -> str:
    turned = FSI not in text and found("<leftward|arabic_number>", text)
    return f"{FSI}{text}{PDI}" if turned else text
