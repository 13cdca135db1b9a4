"""What people may call themselves at the table, and the names made up for those who do not say.

A name is text only and is shown to everybody, so it must be what it looks like: no characters that
cannot be seen or that turn the line around, one alphabet, and not the name of a bot of the house.
"""

from __future__ import annotations

import secrets
import unicodedata

from hollywood.bots.names import BOT_NAMES
from hollywood.errors import HollywoodError

LONGEST = 24

_UNSEEN = frozenset(  # drawn as nothing, though Unicode counts them among letters, marks or symbols
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u180b\u180c\u180d\u180f"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
_LOOKALIKES = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")
_MOST_MARKS = 2  # on one letter; more of them climb over the neighbouring lines

_MANNERS = (
    *("Quiet", "Lucky", "Patient", "Merry", "Gentle", "Clever", "Bright", "Calm", "Cheerful"),
    *("Daring", "Early", "Fair", "Golden", "Happy", "Keen", "Kind", "Lively", "Mellow", "Modest"),
    *("Noble", "Polite", "Proud", "Quick", "Sly", "Steady", "Sunny", "Swift", "Warm", "Wise"),
)
_FIGURES = (
    *("Queen", "King", "Jack", "Ace", "Joker", "Dealer", "Diamond", "Heart", "Spade", "Club"),
    *("Meld", "Upcard", "Knocker", "Seven", "Nine", "Ten"),
)


class NameRefused(HollywoodError):
    """A name that nobody may play under."""


def clean_name(text: str) -> str:
    """Return the name as it will be shown; NameRefused, in one line, if it cannot be one.

    >>> clean_name("  Ann  Lee ")
    'Ann Lee'
    """
    name = unicodedata.normalize("NFKC", text)
    if not name.replace("\t", " ").isprintable() or _UNSEEN.intersection(name):
        raise NameRefused("a name has no characters that cannot be seen: letters, digits and signs")
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST:
        raise NameRefused(f"a name has 1 to {LONGEST} characters; this one has {len(name)}")
    if not any(letter.isalnum() for letter in name):
        raise NameRefused("a name has at least one letter or digit")
    if _piled_up(name):
        raise NameRefused(f"a letter of a name has at most {_MOST_MARKS} marks")
    if len(_alphabets(name)) > 1:
        raise NameRefused("a name is written in one alphabet: letters of several look alike")
    if _bare(name) in _TAKEN:
        raise NameRefused(f"{name} is what the house calls its own: choose another name")
    return name


def made_up_name() -> str:
    """Return a friendly name for somebody who gave none, such as ``Quiet Queen 42``."""
    manner, figure = secrets.choice(_MANNERS), secrets.choice(_FIGURES)
    return f"{manner} {figure} {secrets.randbelow(98) + 2}"


def _piled_up(name: str) -> bool:
    marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks > _MOST_MARKS:
            return True
    return False


def _alphabets(name: str) -> set[str]:
    words = {unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()}
    return words.intersection(_LOOKALIKES)


def _bare(name: str) -> str:
    """Return only what is read of a name: no capitals, accents, blanks or signs."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in plain if letter.isalnum())


_TAKEN = frozenset(
    _bare(taken)
    for bot in BOT_NAMES
    for taken in (bot, f"{bot} bot", f"bot {bot}", f"the {bot} bot", f"{bot}bot")
) | {"hollywood", "thehouse", "house", "bot", "thebot", "server", "theserver"}
