"""What a text looks like: its skeleton, in the manner of UTS 39, section 4."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from hollywood.writing.characters import characters, kinds_of
from hollywood.writing.patterns import compiled


def skeleton(text: str) -> str:
    """Return the same for all texts that look alike. Not for display.

    Capitals are folded, and 1 and I are the same as l, 0 the same as O.

    >>> skeleton("Cary") == skeleton("\N{CYRILLIC CAPITAL LETTER ES}ary"), skeleton("I0")
    (True, 'lo')
    """
    looks = characters().looks
    unlooked = {each.start() for each in compiled("<unlooked>").finditer(kinds_of(text))}
    seen = _composed(letter for at, letter in enumerate(text) if at not in unlooked)
    while True:  # a letter that is folded may join the mark after it into one that looks different
        folded = _composed(looks.get(letter) or letter.casefold() for letter in seen)
        if folded == seen:
            return " ".join(seen.split())
        seen = folded


def _composed(letters: Iterable[str]) -> str:
    return unicodedata.normalize("NFKC", "".join(letters))
