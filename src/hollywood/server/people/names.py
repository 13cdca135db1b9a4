"""The names people may use at the table, and generated names for the others.

:mod:`hollywood.writing` decides what may be a name at all. Here, nobody may have the name of the
house or of one of its bots, or sound like somebody who runs it, whatever the capitals, accents and
signs, or with letters that look similar.
"""

from __future__ import annotations

import re
import secrets
import unicodedata

from hollywood.bots.names import BOT_NAMES, BOT_PEOPLE
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
    unnumbered = re.sub(r"[\W\d_]+$", "", name)
    if _read(name) & _TAKEN or _read(unnumbered) & _OFFICES or _as_letters(name) & _OFFICES:
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


def _as_letters(name: str) -> frozenset[str]:
    """Read the digits of a name as the letters they stand for: ``4dm1n`` as ``admin``."""
    return frozenset[str]().union(
        *(_read(name.translate(str.maketrans("013457", f"o{one}east"))) for one in "il")
    )


_OFFICES = frozenset[str]().union(
    *(
        _read(before + office)
        for office in (
            *("hollywood", "house", "server", "host", "owner", "admin", "administrator", "bot"),
            *("moderator", "mod", "operator", "root", "system", "support", "staff", "team"),
            *("dealer", "referee", "official", "computer", "gastgeber", "schiedsrichter"),
            *("administrador", "moderador", "anfitrión", "administrateur", "modérateur", "hôte"),
            *("amministratore", "moderatore"),
        )
        for before in ("", "the ", "hollywood ")
    )
)
"""What sounds like the house itself, or like somebody with a right that nobody has."""

_TAKEN = _OFFICES.union(
    *(
        _read(taken)
        for bot in (*BOT_NAMES, *BOT_PEOPLE)
        for taken in (bot, f"{bot} bot", f"bot {bot}", f"the {bot} bot", f"{bot}bot")
    )
)
