"""What the rules of writing know about each character of Unicode.

The characters with the same properties are one kind; there are some hundred. The table is read when
the first text that is not plain ASCII comes along. ``tools/characters.py`` writes it.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("characters.json")
_FIRST_KIND = 0x4E00  # kinds are written as letters that mean nothing in a pattern


class Characters(NamedTuple):
    """The table. Stretches of characters of one kind follow one another, from U+0000 on."""

    properties: Sequence[str]
    kinds: Sequence[str]
    """The properties of each kind: a number in hexadecimal, with a bit for each property it has."""
    lengths: Sequence[int]
    """How many characters each stretch has."""
    in_order: Sequence[int]
    """The kind of each stretch."""
    looks: Mapping[str, str]
    """What characters look like, if they look like anything but themselves in lowercase."""


@cache
def characters() -> Characters:
    """Return the table."""
    return Characters(**json.loads(FILE.read_bytes()))


@cache
def kinds_with(name: str) -> frozenset[str]:
    """Return the kinds of the characters with a property; KeyError if there is no such property."""
    table = characters()
    if name not in table.properties:
        raise KeyError(name)
    bit = 1 << table.properties.index(name)
    return frozenset(
        chr(_FIRST_KIND + number) for number, mask in enumerate(table.kinds) if int(mask, 16) & bit
    )


def kinds_of(text: str) -> str:
    """Return a text with a letter for the kind of each character in place of the character."""
    return "".join(map(_kind_of, text))


@cache
def _starts() -> tuple[int, ...]:
    return tuple(accumulate(characters().lengths, initial=0))


@lru_cache(4096)
def _kind_of(character: str) -> str:
    stretch = bisect_right(_starts(), ord(character)) - 1
    return chr(_FIRST_KIND + characters().in_order[stretch])
