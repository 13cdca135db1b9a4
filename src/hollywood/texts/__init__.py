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
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from hollywood.errors import HollywoodError

if TYPE_CHECKING:
    from hollywood.texts.saying import Speech

__all__ = [
    "ENGLISH",
    "FOLDER",
    "Located",
    "Problem",
    "language_of",
    "language_of_environment",
    "languages",
    "speech",
    "told",
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


class Problem(HollywoodError):
    """A problem: the name of a text and its values, so that each reader gets their own language.

    >>> problem = Problem("error-no-row", name="Ann")
    >>> str(problem), problem.told("de")
    ('Ann has no row', 'Ann hat keine Reihe')
    """

    def __init__(self, text: str, /, **values: str | int) -> None:
        self.text: str = text
        self.values: dict[str, str | int] = values
        super().__init__(self.told(ENGLISH))

    def told(self, language: str) -> str:
        """Say it in a language."""
        return speech(language)(self.text, **self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.text, **self.values), ()


class Located(HollywoodError):
    """A problem with the place where it was found, such as a line."""

    def __init__(self, problem: HollywoodError, kind: str, number: int) -> None:
        self._problem, self._kind, self._number = problem, kind, number
        super().__init__(self.told(ENGLISH))

    def told(self, language: str) -> str:
        """Say it in a language."""
        say = speech(language)
        where = say(f"error-where-{self._kind}", n=self._number)
        return say("error-located", where=where, problem=told(self._problem, language))

    def __reduce__(self) -> tuple[object, ...]:
        return Located, (self._problem, self._kind, self._number)


def told(problem: HollywoodError, language: str) -> str:
    """Say what is wrong in a language, or in English if it has no other text."""
    say = getattr(problem, "told", None)
    return str(problem) if say is None else str(say(language))
