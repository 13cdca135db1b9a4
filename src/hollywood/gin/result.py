"""How a round of gin ended, and what that is worth.

The result holds facts only; :func:`price` turns them into points under any rules, so that a round
can be scored again under another school's bonuses.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from hollywood.cards import Card
from hollywood.play import Seat


class Ending(StrEnum):
    """How the play of a round stopped."""

    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    DEAD_HAND = "dead_hand"  # the stock is down to its floor
    TURN_CAP = "turn_cap"  # nobody made progress for too long


class GinResult(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of a finished round; knocker and counts are ``None`` when nobody knocked."""

    ending: Ending
    upcard: Card
    turns: int
    knocker: Seat | None = None
    knocker_deadwood: int = 0
    defender_deadwood: int = 0
    layoffs: int = 0


class ScoreKind(StrEnum):
    """What a round was scored as."""

    KNOCK = "knock"
    UNDERCUT = "undercut"
    GIN = "gin"
    BIG_GIN = "big_gin"
    DRAW = "draw"


class GinScore(msgspec.Struct, frozen=True, kw_only=True):
    """The price of a round: who scores how many points, and how many boxes it earns."""

    kind: ScoreKind
    winner: Seat | None
    points: int
    boxes: int
