"""How a round of gin ended, and its score.

The result holds only facts. :func:`price` turns them into points under any rules, so a round can
be scored again with other bonuses.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from hollywood.cards import Card
from hollywood.gin.rules import GinRules
from hollywood.play import Seat


class Ending(StrEnum):
    """How the play of a round ended."""

    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    DEAD_HAND = "dead_hand"  # the stock is down to its floor
    TURN_CAP = "turn_cap"  # no progress for too long


class GinResult(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of a finished round; without a knocker the counts are meaningless and 0.

    Deadwood is counted after all layoffs; ``layoffs`` are cards laid off by the defender.
    """

    ending: Ending
    upcard: Card
    turns: int
    knocker: Seat | None = None
    knocker_deadwood: int = 0
    defender_deadwood: int = 0
    layoffs: int = 0
    knocker_layoffs: int = 0


class ScoreKind(StrEnum):
    """How a round was won, for the score."""

    KNOCK = "knock"
    UNDERCUT = "undercut"
    GIN = "gin"
    BIG_GIN = "big_gin"
    DRAW = "draw"


class GinScore(msgspec.Struct, frozen=True, kw_only=True):
    """The score of a round: who scores, how many points, and how many boxes."""

    kind: ScoreKind
    winner: Seat | None
    points: int
    boxes: int


def price(result: GinResult, rules: GinRules) -> GinScore:
    """Return what ``result`` is worth under ``rules``.

    The lower count scores the difference. A knocker whose count is not lower is undercut: the
    defender scores the difference and a bonus. Gin scores a bonus and the defender's count, and is
    not undercut unless ``gin_undercut`` says so. Big gin is never undercut, and counts as gin if
    the rules do not have it. With ``undercut_on_tie`` off, equal counts score nothing. The points,
    including bonuses, are multiplied by ``multiplier``, and by two for a spade upcard if it
    doubles. For the boxes see :func:`boxes_of`.
    """
    if result.knocker is None:
        return _NOTHING
    knocker, defender = result.knocker, Seat(1 - result.knocker)
    difference = result.defender_deadwood - result.knocker_deadwood
    times = rules.multiplier_for(result.upcard)
    doubled = times // rules.multiplier

    def scored(kind: ScoreKind, winner: Seat, points: int) -> GinScore:
        boxes = boxes_of(kind, rules, doubled)
        return GinScore(kind=kind, winner=winner, points=times * points, boxes=boxes)

    if result.ending is Ending.BIG_GIN and rules.big_gin is not None:
        return scored(ScoreKind.BIG_GIN, knocker, rules.big_gin + difference)
    gin = result.ending in (Ending.GIN, Ending.BIG_GIN)
    tied_gin = result.ending is Ending.GIN and difference == 0
    if gin and not (tied_gin and rules.gin_undercut != "never"):
        return scored(ScoreKind.GIN, knocker, rules.gin_bonus + difference)
    if gin and rules.gin_undercut == "no_score":
        return _NOTHING

    if difference > 0:
        return scored(ScoreKind.KNOCK, knocker, difference)
    if difference == 0 and not gin and not rules.undercut_on_tie:
        return _NOTHING
    return scored(ScoreKind.UNDERCUT, defender, rules.undercut_bonus - difference)


def boxes_of(kind: str, rules: GinRules, doubled: int = 1) -> int:
    """Return the boxes of a round won in this way: 1, plus the extra boxes of the rules.

    In a round whose points count ``doubled`` times, so do the extra boxes (``doubled_boxes=extra``)
    or all boxes (``all``). The ``multiplier`` of the rules, which every round has, leaves boxes
    alone.
    """
    extra = 0
    if kind in (ScoreKind.GIN, ScoreKind.BIG_GIN):
        extra = rules.gin_extra_boxes
    elif kind == ScoreKind.UNDERCUT:
        extra = rules.undercut_extra_boxes
    if rules.doubled_boxes == "all":
        return doubled * (1 + extra)
    return 1 + (doubled * extra if rules.doubled_boxes == "extra" else extra)


_NOTHING = GinScore(kind=ScoreKind.DRAW, winner=None, points=0, boxes=0)
