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
    doubles. The boxes are not multiplied: 1, plus the extra boxes of the rules.
    """
    if result.knocker is None:
        return _NOTHING
    knocker, defender = result.knocker, Seat(1 - result.knocker)
    difference = result.defender_deadwood - result.knocker_deadwood
    times = rules.multiplier_for(result.upcard)

    if result.ending is Ending.BIG_GIN and rules.big_gin is not None:
        bonus, boxes = rules.big_gin, 1 + rules.gin_extra_boxes
        return _score(ScoreKind.BIG_GIN, knocker, times * (bonus + difference), boxes)
    gin = result.ending in (Ending.GIN, Ending.BIG_GIN)
    tied_gin = result.ending is Ending.GIN and difference == 0
    if gin and not (tied_gin and rules.gin_undercut != "never"):
        points, boxes = rules.gin_bonus + difference, 1 + rules.gin_extra_boxes
        return _score(ScoreKind.GIN, knocker, times * points, boxes)
    if gin and rules.gin_undercut == "no_score":
        return _NOTHING

    if difference > 0:
        return _score(ScoreKind.KNOCK, knocker, times * difference, 1)
    if difference == 0 and not gin and not rules.undercut_on_tie:
        return _NOTHING
    points, boxes = rules.undercut_bonus - difference, 1 + rules.undercut_extra_boxes
    return _score(ScoreKind.UNDERCUT, defender, times * points, boxes)


def _score(kind: ScoreKind, winner: Seat, points: int, boxes: int) -> GinScore:
    return GinScore(kind=kind, winner=winner, points=points, boxes=boxes)


_NOTHING = GinScore(kind=ScoreKind.DRAW, winner=None, points=0, boxes=0)
