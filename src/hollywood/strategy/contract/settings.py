"""How a searching player of the contract game goes about it, and what the end of a hand is worth.

The *ways* are one vector, the *stakes* another. All is made outside, so that a player can be made
weaker or stronger, or play for points or for the match, without a change here.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import MOST_SEATS

(
    Q_TURNS,  # how many turns of imagined rounds to spend on one decision
    Q_DISCARDS,  # how many discards are tried at most
    Q_LAYS,  # how many ways to lay down are tried at most
    Q_ADDS,  # how many additions to melds are tried at most
    Q_HOLD,  # 1: not to lay down is tried as well
    Q_BELIEF,  # hands drawn for another seat: 1 + this * its turns / 4, and the likeliest taken
    Q_DECLINED,  # what a discard let go by that would have helped counts, in tenths of a card
    Q_SURE,  # how many standard errors make it sure that a choice is beaten, in tenths
    Q_LITTLE,  # so much in tenths of a point is not worth more thought
    Q_TRUST,  # how much is expected of choices that the policy does not take, in per cent
    Q_HORIZON,  # turns of a round that are played out at most
    Q_CALLS,  # 1: to call is tried as well where all cards must be melded at once
    Q_WORK,  # what may be spent at most, a turn counting more the harder the contract is to plan
    Q_HISTORIES,  # how many histories of the others are kept; 0: hands are dealt at random
    Q_STEPS,  # steps that each takes for a decision, fewer the harder the contract is to plan,
    Q_FIRST_STEPS,  # when it is thought of for the first time,
    Q_MORE_STEPS,  # and before it is imagined again
    Q_ROWS,  # rows of the story that are read again at most: in looking back, and as many later on
    Q_LENGTH,
) = range(19)

STAKES_FOR_MATCH: Final = 0
"""1: the chance of the first place counts, 0: points."""
STAKES_SHARE: Final = 1
"""For points: what a point of the others is worth, in per cent, shared among them."""
STAKES_TOTALS: Final = 2
"""By seat: penalty points before this hand."""
STAKES_REACH: Final = STAKES_TOTALS + MOST_SEATS
"""Differences of totals from minus this to this have a chance."""
STAKES_SLOPE: Final = STAKES_REACH + 1
"""For the match: about what a point is worth, of ONE, so that worth can be told in points."""
STAKES_CHANCES: Final = STAKES_SLOPE + 1
"""For each difference, the chance of ending before one who is so many points behind, of ONE."""
MOST_REACH: Final = 2_000
STAKES_LENGTH: Final = STAKES_CHANCES + 2 * MOST_REACH + 1
ONE: Final = 1 << 20
