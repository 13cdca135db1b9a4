"""A hint: what a strong player would do with the same view, and why, in separate parts.

It has no sentences: the pages and the terminal say it in the reader's language.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hollywood.cards import Card
from hollywood.play import Action

Cause = Literal[
    "gin",
    "big_gin",
    "knock",
    "leaves",
    "makes",
    "no_meld",
    "saves",
    "best_answer",
    "must_take",
    "fits",
    "fits_not",
    "nearer",
    "no_nearer",
    "enough",
    "goes_down",
    "lighter",
    "spare",
    "only_one",
]
"""The reasons for a play.

``gin``, ``big_gin``: everything is melded. ``knock``: the player knocks with ``points``.
``leaves``: ``points`` of deadwood remain, and ``count`` unseen cards would help. ``makes``: a meld
of ``cards``. ``no_meld``: the card makes no meld that lowers the deadwood. ``saves``: ``points``
less deadwood. ``best_answer``: no further layoff would help.

``must_take``: the card was denied to others. ``fits``, ``fits_not``: on a meld on the table.
``nearer``: with the card, ``count`` cards are missing for the contract. ``no_nearer``: the card
does not help with the contract. ``enough``: nothing is missing for it. ``goes_down``: ``points`` no
longer count against the player. ``lighter``: ``points`` less in hand. ``spare``: without the card,
``count`` cards are missing for the contract, no more than with it; the card counts ``points``.

``only_one``: nothing else is possible, or nothing else was worth trying.
"""


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """One reason for a play; see :data:`Cause` for its measures."""

    cause: Cause
    points: int | None = None
    count: int | None = None
    cards: tuple[Card, ...] = ()


class Play(msgspec.Struct, frozen=True, kw_only=True):
    """A move: an action and, in gin, the action after taking a card.

    Without an action, the discard is left to the others.
    """

    action: Action | None
    then: Action | None = None


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """The suggested play, and why.

    ``rival`` is the alternative that a person would consider, the best of its kind: passing or
    drawing from the stock instead of taking a card, the obvious discard, or playing on instead of
    knocking. It is never nearly the same play, unless no other was searched.

    ``gain`` is how many points better the play is. In gin these are points of the round, or the
    equivalent in the match. In the contract game they are penalty points that the player saves, and
    80 percent of the mean that the others gain. If the last hands are played for first place,
    ``chances`` is how many more matches in a hundred the play wins, and ``gain`` is the equivalent
    in points. ``expected`` is the expected penalty of the hand, in points.
    """

    play: Play
    reasons: tuple[Reason, ...] = ()
    rival: Play | None = None
    gain: float | None = None
    chances: float | None = None
    expected: float | None = None
