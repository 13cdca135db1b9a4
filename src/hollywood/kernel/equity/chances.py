"""The chance to win the match after every result of a round, from the coarse table of all columns.

Actual scores lie between the steps of the table, so the chance is interpolated. A side's first
column is some points ahead of its second, and the second of its third. Each of these differences is
rounded down and up, with weights whose mean is the actual difference.
"""

from __future__ import annotations

from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.equity import columns as of
from hollywood.kernel.equity.columns import first_way, ways_of
from hollywood.kernel.equity.joint import J_INDEX, J_STEPS, Joint, joint_share, share_of
from hollywood.kernel.equity.sheets import copy_sheet
from hollywood.kernel.gin.layout import NOBODY, R_BY_ROUNDS, R_FORFEIT, R_GAMES
from hollywood.kernel.gin.sheet import (
    T_ENTERED,
    T_LENGTH,
    T_SCORED,
    T_TOTALS,
    T_WINS,
    enter,
    games_won,
    next_dealer,
)
from hollywood.kernel.gin.worth import CLASSES, MOST_POINTS, W_DRAWN

_CORNERS = 8


@kernel
def has_entered(sheet: list[int], rules: list[int], game: int, side: int) -> int:
    """Return 1 if the side's next win counts in this game, else 0."""
    if rules[R_BY_ROUNDS]:
        return 1 if game <= sheet[T_SCORED] else 0
    if rules[R_FORFEIT]:
        return 1 if game < sheet[T_WINS + side] else 0
    return sheet[T_ENTERED + side] >> game & 1


@kernel
def _rows(sheet: list[int], joint: Joint, first: int, side: int, out: list[int]) -> int:
    """Write the rows that a side's scores lie between, and their weights; return how many.

    ``first`` is the first open game. ``out`` gets the rows, and from _CORNERS on their weights. The
    sum of the weights is the step to the power of the number of columns entered.
    """
    rules = joint.rules
    plan = joint.plan
    step = joint.step
    games = rules[R_GAMES]
    columns = games - first
    most = plan[J_STEPS]
    entered = 0
    for game in range(first, games):
        entered += has_entered(sheet, rules, game, side)
    lost = first - sheet[T_WINS + side]
    if rules[R_FORFEIT] and not rules[R_BY_ROUNDS] and lost > 0:
        out[0] = first - lost  # rows with lost wins come first, those with the most lost wins first
        out[_CORNERS] = 1
        return 1
    found = 0
    for corner in range(1 << entered):
        weight = 1
        levels = 0
        scale = 1
        for game in range(games - 1, first - 1, -1):
            if game < first + entered:
                ahead = sheet[T_TOTALS + 2 * game + side]
                if game < first + entered - 1:
                    ahead -= sheet[T_TOTALS + 2 * game + 2 + side]
                up = corner >> game - first & 1
                above = ahead % step
                weight *= above if up else step - above
        if weight:
            score = 0
            for game in range(games - 1, first - 1, -1):
                if game < first + entered:
                    ahead = sheet[T_TOTALS + 2 * game + side]
                    if game < first + entered - 1:
                        ahead -= sheet[T_TOTALS + 2 * game + 2 + side]
                    score += ahead // step + (corner >> game - first & 1)
                    level = 1 + score
                    levels += scale * (level if level < most else most)
                scale *= most + 1
            out[found] = joint.moves[plan[J_INDEX + columns] + levels]
            out[_CORNERS + found] = weight
            found += 1
    return found


@kernel
def share_between(sheet: list[int], joint: Joint, dealer: int, scratch: list[int]) -> int:
    """Return side 0's share for a sheet on which every column has been entered or is next.

    ``scratch`` has 4 * _CORNERS places.
    """
    rules = joint.rules
    games = rules[R_GAMES]
    columns = games_won(sheet, rules, NOBODY)
    won = games_won(sheet, rules, 0)
    if columns == 0:
        return share_of(rules, won)
    first = games - columns
    mine = _rows(sheet, joint, first, 0, scratch)
    for place in range(2 * _CORNERS):
        scratch[2 * _CORNERS + place] = scratch[place]
    theirs = _rows(sheet, joint, first, 1, scratch)
    total = 0
    weights = 0
    for one in range(mine):
        row = scratch[2 * _CORNERS + one]
        weight = scratch[3 * _CORNERS + one]
        for two in range(theirs):
            both = weight * scratch[_CORNERS + two]
            weights += both
            total += both * joint_share(joint, columns, won, row, scratch[two], dealer)
    return total // weights


@kernel
def share_before(
    sheet: list[int],
    joint: Joint,
    dealer: int,
    odds: list[int],
    scratch: list[int],
    after: list[int],
) -> int:
    """Return side 0's share, also for a sheet with credit by rounds that is one round too early.

    Then it is the mean over the results of that round. ``odds`` are in points. A drawn round is
    ignored, because it changes nothing.
    """
    rules = joint.rules
    if not rules[R_BY_ROUNDS] or sheet[T_SCORED] >= rules[R_GAMES] - 1:
        return share_between(sheet, joint, dealer, scratch)
    total = 0
    for side in range(2):
        then = next_dealer(rules, dealer, side)
        entry = first_way(odds, dealer, side)
        for _ in range(ways_of(odds, dealer, side)):
            copy_sheet(sheet, after)
            enter(after, rules, side, odds[entry + of.O_STEPS], 1)
            share = share_between(after, joint, then, scratch)
            total += odds[entry + of.O_MASS] * share
            entry += of.O_LENGTH
    return total // (of.MASS - odds[of.O_DRAWN])


@kernel
def worth_by_chances(
    sheet: list[int], joint: Joint, dealer: int, odds: list[int], out: list[int]
) -> None:
    """Write side 0's share after every result of the round that ``dealer`` deals.

    ``out`` has the layout of :mod:`hollywood.kernel.gin.worth`, with side 0 as the seat. ``odds``
    are in points.
    """
    rules = joint.rules
    state = zeros(T_LENGTH)
    after = zeros(T_LENGTH)
    scratch = zeros(4 * _CORNERS)
    for side in range(2):
        then = next_dealer(rules, dealer, side)
        for points in range(MOST_POINTS):
            copy_sheet(sheet, state)
            enter(state, rules, side, points, 1)
            share = share_before(state, joint, then, odds, scratch, after)
            for way in range(CLASSES):
                out[(side * CLASSES + way) * MOST_POINTS + points] = share
    then = next_dealer(rules, dealer, NOBODY)
    if rules[R_BY_ROUNDS] and sheet[T_SCORED] < rules[R_GAMES] - 2:
        # The sheet is empty, so a dealer's share does not depend on the side: it is the mean.
        share = mean_share(dealer, odds, out)
        out[W_DRAWN] = share if then == dealer else of.SURE - share
    else:
        out[W_DRAWN] = share_before(sheet, joint, then, odds, scratch, after)


@kernel
def mean_share(dealer: int, odds: list[int], out: list[int]) -> int:
    """Return the mean share over all results except a drawn round; ``odds`` are in points."""
    total = 0
    for side in range(2):
        entry = first_way(odds, dealer, side)
        for _ in range(ways_of(odds, dealer, side)):
            points = min(odds[entry + of.O_STEPS], MOST_POINTS - 1)
            total += odds[entry + of.O_MASS] * out[side * CLASSES * MOST_POINTS + points]
            entry += of.O_LENGTH
    return total // (of.MASS - odds[of.O_DRAWN])
