"""The score of a finished round of gin, the same as :func:`hollywood.gin.result.price`."""

from __future__ import annotations

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import points_of

BY_KNOCK, BY_UNDERCUT, BY_GIN, BY_BIG_GIN, DRAWN_ROUND = range(5)
"""Kinds of score, as in :class:`hollywood.gin.result.ScoreKind`."""

(
    P_KIND,
    P_WINNER,  # the seat; -1 if nobody scores
    P_POINTS,
    P_BOXES,
    P_KNOCKER_DEADWOOD,  # both after all layoffs; 0 if nobody knocked
    P_DEFENDER_DEADWOOD,
    P_LENGTH,
) = range(7)

_FIRST_SPADE = 48
_NO_SCORE = 1
_EXTRA, _ALL = 1, 2


@kernel
def price(state: list[int], rules: list[int], tables: MeldTables, out: list[int]) -> None:
    """Write the score of the finished round to ``out``, a vector of P_LENGTH places."""
    out[P_KIND] = DRAWN_ROUND
    out[P_WINNER] = at.NOBODY
    out[P_POINTS] = 0
    out[P_BOXES] = 0
    out[P_KNOCKER_DEADWOOD] = 0
    out[P_DEFENDER_DEADWOOD] = 0
    knocker = state[at.S_KNOCKER]
    if knocker == at.NOBODY:
        return
    mine = points_of(state[at.S_HANDS + knocker], tables)
    theirs = points_of(state[at.S_HANDS + 1 - knocker], tables)
    out[P_KNOCKER_DEADWOOD] = mine
    out[P_DEFENDER_DEADWOOD] = theirs
    difference = theirs - mine
    doubled = 1
    if rules[at.R_OKLAHOMA] and rules[at.R_SPADE_DOUBLES] and state[at.S_UPCARD] >= _FIRST_SPADE:
        doubled = 2
    ending = state[at.S_ENDING]
    gin = ending == at.GIN or ending == at.BIG_GIN  # noqa: PLR1714  (no tuples in the kernel)
    kind = BY_KNOCK
    points = difference
    extra = 0
    winner = knocker
    if ending == at.BIG_GIN and rules[at.R_BIG_GIN] >= 0:
        kind = BY_BIG_GIN
        points += rules[at.R_BIG_GIN]
        extra = rules[at.R_GIN_EXTRA_BOXES]
    elif gin and (ending == at.BIG_GIN or difference != 0 or not rules[at.R_GIN_UNDERCUT]):
        kind = BY_GIN
        points += rules[at.R_GIN_BONUS]
        extra = rules[at.R_GIN_EXTRA_BOXES]
    elif gin and rules[at.R_GIN_UNDERCUT] == _NO_SCORE:
        return
    elif difference <= 0:
        if difference == 0 and not gin and not rules[at.R_UNDERCUT_ON_TIE]:
            return
        kind = BY_UNDERCUT
        points = rules[at.R_UNDERCUT_BONUS] - difference
        extra = rules[at.R_UNDERCUT_EXTRA_BOXES]
        winner = 1 - knocker
    out[P_KIND] = kind
    out[P_WINNER] = winner
    out[P_POINTS] = rules[at.R_MULTIPLIER] * doubled * points
    out[P_BOXES] = 1 + extra
    if rules[at.R_DOUBLED_BOXES] == _EXTRA:
        out[P_BOXES] = 1 + doubled * extra
    elif rules[at.R_DOUBLED_BOXES] == _ALL:
        out[P_BOXES] = doubled * (1 + extra)
