"""The names people may use at the table, and generated names for the others.

:mod:`hollywood.writing` decides what may be a name at all. Here, nobody may have the name of the
house or of one of its bots, whatever the capitals, accents and signs, or with letters that look
similar.
"""

from __future__ import annotations

import secrets
import unicodedata

from hollywood.bots.names import BOT_NAMES
from hollywood.writing import NameRefused, as_name, looks

_MANNERS = (
    *("Quiet", "Lucky", "Patient", "Merry", "Gentle", "Clever", "Bright", "Calm", "Cheerful"),
    *("Daring", "Early", "Fair", "Golden", "Happy", "Keen", "Kind", "Lively", "Mellow", "Modest"),
    *("Noble", "Polite", "Proud", "Quick", "Sly", "Steady", "Sunny", "Swift", "Warm", "Wise"),
)
_FIGURES = (
    *("Queen", "King", "Jack", "Ace", "Joker", "Dealer", "Diamond", "Heart", "Spade", "Club"),
    *("Meld", "Upcard", "Knocker", "Seven", "Nine", "Ten"),
)


def clean_name(text: str) -> str:
    """Return the name as shown; NameRefused, with one line of text, if it is not allowed.

    >>> clean_name("  Ann  Lee ")
    'Ann Lee'
    """
    name = as_name(text)
    if _read(name) & _TAKEN:
        raise NameRefused(f"{name} is what the house calls its own: choose another name")
    return name


def made_up_name() -> str:
    """Return a friendly generated name, such as ``Quiet Queen 42``."""
    manner, figure = secrets.choice(_MANNERS), secrets.choice(_FIGURES)
    return f"{manner} {figure} {secrets.randbelow(98) + 2}"


def _read(name: str) -> frozenset[str]:
    """Reduce a name to what identifies it: without capitals, accents, blanks or signs."""
    plain = (unicodedata.normalize("NFKD", look) for look in looks(name))
    return frozenset("".join(letter for letter in text if letter.isalnum()) for text in plain)


_TAKEN = frozenset[str]().union(
    *(
        _read(taken)
        for bot in BOT_NAMES
        for taken in (bot, f"{bot} bot", f"bot {bot}", f"the {bot} bot", f"{bot}bot")
    ),
    *map(_read, ("hollywood", "the house", "house", "bot", "the bot", "server", "the server")),
)
