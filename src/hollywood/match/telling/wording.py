"""Words that every description of rules needs: numbers, plurals, and lists."""

from __future__ import annotations

from collections.abc import Iterable

_NUMBERS = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve"),
)
_ORDINALS = (
    *("zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"),
    *("ninth", "tenth", "eleventh", "twelfth"),
)
_RANKS = {"A": "ace", "T": "ten", "J": "jack", "Q": "queen", "K": "king", "XX": "joker"}


def number(count: int) -> str:
    """Write a number, small ones in words.

    >>> number(3), number(40), number(1000)
    ('three', '40', '1,000')
    """
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else f"{count:,}"


def ordinal(place: int) -> str:
    """Write an ordinal number: first, second, third.

    >>> ordinal(1), ordinal(13)
    ('first', '13th')
    """
    return _ORDINALS[place] if 0 <= place < len(_ORDINALS) else f"{place}th"


def counted(count: int, noun: str, nouns: str | None = None) -> str:
    """Write a number of things.

    >>> counted(1, "card"), counted(3, "card"), counted(0, "card")
    ('one card', 'three cards', 'no cards')
    """
    return f"{number(count)} {noun if count == 1 else nouns or noun + 's'}"


def points(count: int) -> str:
    """Write a number of points, in figures.

    >>> points(1), points(25)
    ('1 point', '25 points')
    """
    return f"{count:,} point{'' if count == 1 else 's'}"


def joined(words: Iterable[str], last: str = "and") -> str:
    """Join words as in a sentence.

    >>> joined(["3", "4", "5"], "or")
    '3, 4 or 5'
    """
    *most, end = list(words)
    return f"{', '.join(most)} {last} {end}" if most else end


def rank(name: str) -> str:
    """The word for a rank as written in notation: ``"K"`` is a king, ``"7"`` a 7."""
    return _RANKS.get(name, name)


def either(values: Iterable[int]) -> str:
    """List the whole numbers to choose from, neighbors as a range.

    >>> either([4, 5, 6]), either([2]), either([2, 4])
    ('four to six', 'two', 'two or four')
    """
    ordered = sorted(values)
    if len(ordered) > 2 and ordered[-1] - ordered[0] == len(ordered) - 1:
        return f"{number(ordered[0])} to {number(ordered[-1])}"
    return joined([number(value) for value in ordered], "or")


def sentence(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]
