"""The weights by which the planning player of the contract game decides."""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.compiling import kernel

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
    K_C_BASE,  # a call for a card that does not help, in tenths of points: in any case,
    K_C_MISSING,  # for each missing card,
    K_C_OUTS,  # for each unseen card that helps,
    K_C_WORTH,  # for each point that the card is worth beside the plan,
    K_C_POINTS,  # for each of its points,
    K_C_DOWN,  # where somebody is down,
    K_C_FEWEST,  # for each card of the hand that has fewest, where somebody is down
    K_C_TURNS,  # for each turn that everybody has had
    K_C_HELPS,  # where it helps
    K_T_BASE,  # to take a discard that does not help, in tenths of points: in any case,
    K_T_WORTH,  # for each point that it is worth beside the plan,
    K_T_POINTS,  # for each of its points,
    K_T_OUTS,  # for each unseen card that helps
    K_DUMP_MISSING,  # with so many missing when somebody is down only points count
    K_DUMP_FEWEST,  # and somebody has no more cards
    K_DEEP,  # how much what helps after each card that helps counts; 0: it is not looked at
    K_MISS,  # a card planned with: for each card that is missing without it
    K_ROOM,  # a card not planned with, in hundredths: for each unseen card near it in its suit,
    K_SAME,  # for each unseen card of its rank,
    K_GONE,  # for each discard of its rank
    K_D_POINTS,  # to discard when down, in tenths of points: for each of its points,
    K_D_PAIR,  # for each other card of its rank,
    K_D_GONE,  # for each discard of its rank,
    K_D_FEED,  # for each card that goes with it and that one who is not down took,
    K_D_ROOM,  # in hundredths, for each unseen card near it in its suit
    K_WAYS,  # to lay down: what a card left counts beside its points; 0: one way is looked at
    K_UP_FAR,  # where all must be melded at once, so far from it only points count:
    K_UP_TURNS,  # ten for each missing card, and so much for each turn that everybody has had
    K_LENGTH,
) = range(39)

WEIGHTS: Final = (
    *(1, 0, 15, 13, 55, 21, 9, 13, 7, 10),
    *(22, 20, -3, 18, 0, -2, 8, -9, 2000),
    *(-90, 5, -1, -1, 99, 0, 20, 1 << 20, 0, 0, 0),
    *(20, 5, 4, -14, 0, 100),
    *(43, 3),
)
"""Found on deals used for nothing else, against greedy players."""

BY_CONTRACT: Final[dict[tuple[int, int], tuple[int, ...]]] = {
    (2, 0): (
        *(1, 0, 29, 18, 120, 33, 9, 13, 7, -1),
        *(22, 13, -3, 12, 0, -2, 8, 3, 2000),
        *(-89, 19, -3, -1, 3, 0, 20, 1 << 20, 0, 0, 0),
        *(2, 3, 4, -24, 0, 100),
        *(43, 3),
    ),
    (1, 1): (
        *(1, 0, 3, 11, 44, 21, 9, 13, 7, 0),
        *(-41, 20, -3, 18, 0, -2, 8, -9, 2000),
        *(-90, 5, -2, -1, 99, 0, 20, 1 << 20, 0, 0, 0),
        *(20, 5, 4, -14, 0, 100),
        *(43, 3),
    ),
    (0, 2): (
        *(1, 0, 15, 13, 26, 21, 9, 13, 7, 10),
        *(30, 20, -5, 18, 0, -2, 8, -9, 2000),
        *(-90, 6, -1, -1, 99, 0, 20, 1 << 20, 0, 0, 0),
        *(20, 5, 4, -14, 0, 100),
        *(43, 3),
    ),
    (3, 0): (
        *(1, 0, 15, 4, 55, 24, 9, 13, 7, 7),
        *(30, 20, -3, 0, 0, -2, 8, -5, 2000),
        *(-90, 5, -1, -1, 99, 0, 20, 1 << 20, 0, 0, 0),
        *(20, 5, 10, -7, 0, 100),
        *(43, 3),
    ),
    (2, 1): (
        *(1, 0, 34, 13, 55, 21, 9, 13, 7, 10),
        *(46, 30, -1, 18, 0, -2, 12, -9, 2000),
        *(-76, 5, -1, -1, 99, 0, 20, 1 << 20, 0, 0, 0),
        *(20, 5, 4, -14, 0, 100),
        *(43, 3),
    ),
    (0, 3): (
        *(1, 0, 15, 19, 55, 11, 5, 13, 7, 10),
        *(22, 20, -3, 18, 0, -2, 8, -9, 2000),
        *(-112, 5, -2, -1, 99, 0, 20, 1 << 20, 0, 0, 0),
        *(20, 5, 4, -14, 0, 100),
        *(41, 3),
    ),
}
"""By the number of sets and of runs: the weights found with hands of that contract alone."""

PLAIN: Final = (
    *(1, 0, 40, 10, 80, 30, 3, 8, 1000, 1),
    *(-1000, 0, 0, 0, 0, 0, 0, 0, 2000),
    *(-1000, 0, 0, 0, 99, 0, 0, 1 << 20, 0, 0, 0),
    *(1, 0, 0, 0, 0, 0),
    *(1000, 0),
)
"""With these it plays like the greedy player, as the others are expected to play."""

MINE_AND_THEIRS: Final = (*WEIGHTS, *PLAIN)
"""What a searching player is given: its own weights, then those of the others."""


def weights_for(sets: int, runs: int) -> tuple[int, ...]:
    """Return the weights for a contract: its own, or those that were found for all together."""
    return BY_CONTRACT.get((sets, runs), WEIGHTS)


@kernel
def plain_weights() -> list[int]:
    """Return the weights of the greedy player as a vector."""
    plain = zeros(K_LENGTH)
    for place in range(K_LENGTH):
        plain[place] = PLAIN[place]
    return plain
