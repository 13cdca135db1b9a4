"""Texts for people to read, in their language.

Every language has a folder of Fluent catalogs: ``pages/`` for the pages, and the others for the
rules, the terminal, and other texts from Python. ``languages.json`` lists the available languages.
See ``docs/translating.md``.

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
"""The master: its catalogs define which texts exist and which values each takes."""


@cache
def languages() -> Mapping[str, str]:
    """Return the available languages by code, each with its own name."""
    return msgspec.json.decode((FOLDER / "languages.json").read_bytes(), type=dict[str, str])


@cache
def speech(language: str = ENGLISH) -> Speech:
    """Return the texts of a language; HollywoodError if it is not available."""
    if language not in languages():
        raise HollywoodError(f"{language!r} is not spoken here: {', '.join(languages())}")
    from hollywood.texts.saying import Speech

    return Speech(language)


def language_of(*wishes: str | None) -> str:
    """Return the first available language among wishes such as ``de_AT.UTF-8``, or English.

    >>> language_of(None, "", "de_AT.UTF-8"), language_of("C")
    ('de', 'en')
    """
    for wish in wishes:
        code = (wish or "").replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if code in languages():
            return code
    return ENGLISH


def language_of_environment() -> str:
    """Return the language set in the environment, checked in POSIX order."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return language_of(next((os.environ[name] for name in names if os.environ.get(name)), None))
