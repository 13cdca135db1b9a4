"""Where the rules of each game come from, how pages differ, and which mistakes they contain.

This is the short form of ``docs/rules.md``, for people at the table. Five games each follow a
written page, even where it is unusual. If an example on the page breaks a rule on it, the rule
wins. Where the page is silent, common custom fills the gap. Each of these choices is a knob.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, takewhile

from hollywood.match.telling.section import Section, section
from hollywood.texts import ENGLISH, speech
from hollywood.texts.saying import Speech

_SECTIONS = ("names", "source", "custom", "decided", "pages", "slips")
"""Names shared by two games, the source, what custom fills in, what we decided, how pages differ,
and mistakes on the page; each only if the catalog has sentences for it."""


def notes_on(preset: str, language: str = ENGLISH) -> tuple[Section, ...]:
    """Return the notes on a preset, section by section."""
    say = speech(language)
    told = ((part, tuple(_sentences(say, f"notes-{preset}-{part}"))) for part in _SECTIONS)
    return tuple(section(say(f"notes-title-{part}"), texts) for part, texts in told if texts)


def _sentences(say: Speech, name: str) -> Iterator[str]:
    names = (f"{name}-{place}" for place in count(1))
    return (say(each) for each in takewhile(say.__contains__, names))
