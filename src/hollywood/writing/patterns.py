"""Patterns over the properties of characters, compiled when they are first used.

A pattern is matched with the kinds of a text (:func:`hollywood.writing.characters.kinds_of`), which
has a letter for each character, so positions are the same in both. ``<letter>`` is any character
with this property, ``<letter&leftward>`` has both, ``<letter|number>`` either, and ``<!letter>``
lacks it. Everything else is as in :mod:`re`.
"""

from __future__ import annotations

import re
from functools import cache

from hollywood.writing.characters import kinds_of, kinds_with

_CLASS = re.compile(r"<(!?)([\w|&]+)>")


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """Return a pattern for kinds; KeyError for a property that the table does not have."""
    return re.compile(_CLASS.sub(_class, pattern))


def found(pattern: str, text: str) -> bool:
    """Return whether a pattern is found in a text."""
    return compiled(pattern).search(kinds_of(text)) is not None


def _class(named: re.Match[str]) -> str:
    kinds: set[str] = set()
    for either in named[2].split("|"):
        kinds |= frozenset.intersection(*map(kinds_with, either.split("&")))
    return f"[{'^' if named[1] else ''}{''.join(sorted(kinds))}]"
