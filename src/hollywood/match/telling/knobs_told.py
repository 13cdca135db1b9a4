"""What the knobs of the rules decide, in a line, and what is wrong with a value."""

from __future__ import annotations

from hollywood.texts import ENGLISH, speech


def about(family: str, name: str, language: str = ENGLISH) -> str:
    """Say what a knob decides; ``name`` is dotted within a group.

    >>> about("gin", "shutout.points")
    'the points; not used when the column is doubled'
    """
    say = speech(language)
    inner = name.replace(".", "-")
    return say(f"about-{family}-{inner}")
