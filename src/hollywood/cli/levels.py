"""The levels in words, for the help and for the question at the start; see ``bots/levels.py``.

They are here because the help is printed before any player is loaded.
"""

from __future__ import annotations

from typing import Final, NamedTuple

USUAL: Final = "club"


class Told(NamedTuple):
    """What a level does, and how long a move takes."""

    words: str
    time: str


LEVELS_TOLD: Final = {
    "beginner": Told("a friendly start; often discards the second-best card", "at once"),
    "collector": Told("keeps whatever may still become a meld, whatever it costs", "at once"),
    "casual": Told(
        "a relaxed game; now and then another discard would have been better", "at once"
    ),
    "simple": Told("takes what helps now; knocks or lays down at the first chance", "at once"),
    "club": Told("counts the cards it has seen and compares all discards", "at once"),
    "skilled": Told("judges every choice at a glance; simulates nothing", "at once"),
    "keen": Told("plays out the best choices in a few simulated rounds", "at once"),
    "fast": Told("plays out every choice in simulated rounds", "10 ms a move"),
    "strongest": Told("simulates ten times as many rounds", "up to 1 s a move"),
}
"""All levels, weakest first."""


def in_a_line() -> str:
    """List all levels in a sentence, for the help.

    >>> in_a_line()[:55]
    'beginner, collector, casual, simple, club (the default)'
    """
    return ", ".join(f"{name} (the default)" if name == USUAL else name for name in LEVELS_TOLD)
