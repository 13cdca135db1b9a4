"""The opinions of the planning player of the contract game, as a vector of weights."""

from __future__ import annotations

from typing import Final

(
    K_CALL_MISSING,  # the fewest missing cards with which it calls
    K_CALL_WHOLE,  # cards above the contract up to which it calls where all must be melded
    K_PAIR,  # a card not planned with, in tenths of points: for each other card of its rank,
    K_NEAR,  # for each place nearer than four to another card of its suit,
    K_FIT,  # where it fits on the table,
    K_FEED,  # where it goes with a card that the next player took,
    K_POINTS,  # less so much for each of its points,
    K_POINTS_DOWN,  # or so much when somebody is down
    K_OUTS,  # a card planned with: for each unseen card that would help without it
    K_USED_POINTS,  # and for each of its points
    K_CALL_ANY,  # the fewest missing cards with which it calls for any card
    K_CALL_DOWN,  # so many more when somebody is down
    K_LENGTH,
) = range(13)

OPINIONS: Final = (1, 0, 40, 10, 80, 30, 3, 8, 1000, 1, 99, 0)
