"""Where the rules of each game come from, how pages differ, and what their slips are.

This is the short form of ``docs/rules.md``, for people at the table. Five games follow a written
page each: what it says is followed, even where it is odd; where its own example breaks its rule,
the rule wins; where it is silent, common custom fills the gap; and all of that is a knob.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, takewhile

from hollywood.match.telling.section import Section, section
from hollywood.texts import ENGLISH, speech
from hollywood.texts.saying import Speech

_SECTIONS = ("names", "source", "custom", "decided", "pages", "slips")
"""Two games of one name, where it comes from, what custom fills in, what the house decided, how
pages differ, slips of the page; each where the catalogue has sentences for it."""


def notes_on(preset: str, language: str = ENGLISH) -> tuple[Section, ...]:
    """Return what is to be said about a preset, section by section."""
    say = speech(language)
    told = ((part, tuple(_sentences(say, f"notes-{preset}-{part}"))) for part in _SECTIONS)
    return tuple(section(say(f"notes-title-{part}"), texts) for part, texts in told if texts)


def _sentences(say: Speech, name: str) -> Iterator[str]:
    names = (f"{name}-{place}" for place in count(1))
    return (say(each) for each in takewhile(say.__contains__, names))
