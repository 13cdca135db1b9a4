"""A hint: what a strong player would do from the same view, and why, in parts that can be told.

Nothing in it is a sentence: a page tells it in the language of whoever reads it
(:mod:`hollywood.bots.hint_english` in English).
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
"""What speaks for a play.

``gin``, ``big_gin``: everything is melded. ``knock``: one goes down with ``points``. ``leaves``:
``points`` of deadwood stay, with ``count`` cards not seen yet that would help. ``makes``: a meld of
``cards``. ``no_meld``: the card makes no meld that lowers the deadwood. ``saves``: so many
``points`` of deadwood less. ``best_answer``: nothing more can be laid off to advantage.

``must_take``: the card was denied to others. ``fits``, ``fits_not``: on the table. ``nearer``: with
the card ``count`` are missing for the contract. ``no_nearer``: the card brings no nearer to it.
``enough``: nothing is missing for it. ``goes_down``: ``points`` no longer count against one.
``lighter``: ``points`` less to be left with. ``spare``: without the card ``count`` are missing for
the contract, no more than with it; it counts ``points``.

``only_one``: nothing else can be done, or was worth trying.
"""


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that speaks for a play: see :data:`Cause` for what it is measured by."""

    cause: Cause
    points: int | None = None
    count: int | None = None
    cards: tuple[Card, ...] = ()


class Play(msgspec.Struct, frozen=True, kw_only=True):
    """Something to do: an action, and at gin what follows the taking of a card.

    Without an action the discard is left to the others.
    """

    action: Action | None
    then: Action | None = None


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """What is suggested, and why.

    ``rival`` is the play that a person would weigh against it, the best of its kind: to pass or to
    draw from the stock where a card is taken, the obvious discard, to play on instead of knocking.
    It is never a near twin unless nothing else was searched.

    ``gain`` is how many points better the play is: points of a round of gin, or what is worth as
    much in the match; in the contract game the player's own penalty points and 80 percent of the
    mean of the others'. Where its last hands are played for first place, ``chances`` tells how many
    more matches in a hundred the play wins, and ``gain`` as many points as would matter as much.
    ``expected`` is the number of penalty points that the hand is expected to cost.
    """

    play: Play
    reasons: tuple[Reason, ...] = ()
    rival: Play | None = None
    gain: float | None = None
    chances: float | None = None
    expected: float | None = None
