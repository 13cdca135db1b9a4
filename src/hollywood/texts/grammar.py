"""How each language writes numbers and lists, and which plural forms it has.

The figures are those of the CLDR, the Unicode Consortium's data about languages; the tests compare
every language with them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Literal, NamedTuple

__all__ = ["GRAMMARS", "Grammar"]


class Grammar(NamedTuple):
    """What a language does with numbers and lists."""

    plural: Callable[[int], str]
    """The category of a whole number, such as ``one`` or ``other``."""
    group: str
    """What stands between groups of three digits."""
    point: str
    """What stands before the decimal places."""
    both: str
    """What joins two words: ``A and B``."""
    last: str
    """What joins the last word of three or more to the others: ``A, B, and C``."""
    either: str
    """The same as ``both``, for a choice: ``A or B``."""
    last_choice: str
    """The same as ``last``, for a choice: ``A, B, or C``."""

    def number(self, value: Decimal | int, places: int = 0) -> str:
        """Write a number with this many decimal places, rounded to the nearest, ties to even."""
        english = f"{value:,.{places}f}" if places or isinstance(value, Decimal) else f"{value:,}"
        whole, _, fraction = english.partition(".")
        return whole.replace(",", self.group) + (self.point + fraction if fraction else "")

    def listed(self, items: Sequence[str], last: Literal["and", "or"]) -> str:
        """Join words as in a sentence."""
        two, more = (self.both, self.last) if last == "and" else (self.either, self.last_choice)
        if len(items) < 2:
            return "".join(items)
        return ", ".join(items[:-1]) + (two if len(items) == 2 else more) + items[-1]


_MILLION = 1_000_000


def _one(n: int) -> str:
    return "one" if abs(n) == 1 else "other"


def _one_or_millions(n: int) -> str:
    return "many" if n and n % _MILLION == 0 else _one(n)


def _zero_too_or_millions(n: int) -> str:
    return "one" if n == 0 else _one_or_millions(n)


GRAMMARS = {
    "en": Grammar(_one, ",", ".", " and ", ", and ", " or ", ", or "),
    "de": Grammar(_one, ".", ",", " und ", " und ", " oder ", " oder "),
    "es": Grammar(_one_or_millions, ".", ",", " y ", " y ", " o ", " o "),
    "fr": Grammar(_zero_too_or_millions, "\u202f", ",", " et ", " et ", " ou ", " ou "),
    "it": Grammar(_one_or_millions, ".", ",", " e ", " e ", " o ", " o "),
}
