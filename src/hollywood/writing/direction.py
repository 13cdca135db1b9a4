"""Right-to-left names, isolated in left-to-right text.

Without isolation, a Hebrew or Arabic name reorders the digits and names beside it, so that two
columns of a sheet trade places. UAX 9 has a pair of invisible marks for this. A name without
right-to-left letters does not need them.
"""

from __future__ import annotations

import re
from functools import lru_cache

from hollywood.writing.patterns import found

FSI = "\u2068"
"""FIRST STRONG ISOLATE: begins text with a direction of its own."""

PDI = "\u2069"
"""POP DIRECTIONAL ISOLATE: ends it."""


# The blocks whose characters run from right to left unless something else is said (UAX 9, and the
# defaults of DerivedBidiClass).
_LEFTWARD = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
_RUN = re.compile(
    f"{FSI}[^{PDI}]*{PDI}"
    f"|([{_LEFTWARD}](?:[{_LEFTWARD}\u0300-\u036f\u200c\u200d'\"]|[ -](?=[{_LEFTWARD}]))*)"
)


def isolated(text: str) -> str:
    """Return the text between FSI and PDI if it has right-to-left letters or digits.

    >>> isolated("Ann"), isolated("דנה") == f"{FSI}דנה{PDI}"
    ('Ann', True)
    """
    return text if text.isascii() else _isolated(text)


def isolated_within(text: str) -> str:
    """Return a sentence with each right-to-left run in it isolated, unless it is already.

    >>> isolated_within("Ann, דנה") == f"Ann, {FSI}דנה{PDI}"
    True
    """
    if text.isascii():
        return text
    return _RUN.sub(lambda run: f"{FSI}{run[1]}{PDI}" if run[1] else run[0], text)


def bare(text: str) -> str:
    """Return the text without the marks of :func:`isolated`."""
    return text if text.isascii() else text.replace(FSI, "").replace(PDI, "")


@lru_cache(maxsize=256)
def _isolated(text: str) -> str:
    turned = FSI not in text and found("<leftward|arabic_number>", text)
    return f"{FSI}{text}{PDI}" if turned else text
