"""What people read, in their language.

Every language has a folder of catalogues in Fluent: ``pages/`` for the pages, and the others for
the rules, the terminal and whatever else Python says. ``languages.json`` names the languages that
are offered. ``docs/translating.md`` explains it all.

>>> say = speech("de")
>>> say("points", n=1), say("points", n=25)
('1 Punkt', '25 Punkte')
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from hollywood.errors import HollywoodError

if TYPE_CHECKING:
    from hollywood.texts.saying import Speech

__all__ = [
    "ENGLISH",
    "FOLDER",
    "language_of",
    "language_of_environment",
    "languages",
    "speech",
]

FOLDER = Path(__file__).parent
ENGLISH = "en"
"""The master: its catalogues say which texts there are, and which values each of them takes."""


@cache
def languages() -> Mapping[str, str]:
    """Return the languages that are offered, by their codes: each by its own name."""
    return msgspec.json.decode((FOLDER / "languages.json").read_bytes(), type=dict[str, str])


@cache
def speech(language: str = ENGLISH) -> Speech:
    """Return what can be said in a language; HollywoodError for one that is not offered."""
    if language not in languages():
        raise HollywoodError(f"{language!r} is not spoken here: {', '.join(languages())}")
    from hollywood.texts.saying import Speech

    return Speech(language)


def language_of(*wishes: str | None) -> str:
    """Return the first language that is offered among wishes such as ``de_AT.UTF-8``, or English.

    >>> language_of(None, "", "de_AT.UTF-8"), language_of("C")
    ('de', 'en')
    """
    for wish in wishes:
        code = (wish or "").replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if code in languages():
            return code
    return ENGLISH


def language_of_environment() -> str:
    """Return the language that the environment asks for, in the order in which POSIX reads it."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return language_of(next((os.environ[name] for name in names if os.environ.get(name)), None))
