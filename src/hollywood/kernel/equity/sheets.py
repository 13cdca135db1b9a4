"""What a sheet is worth, column by column, and so what every result of the next round is worth.

If the match is played for points and every column is paid by itself, the worth of the match is the
sum of the worths of its columns, even if the columns depend on each other. Side A is side 0 of the
sheet.
"""

from __future__ import annotations

from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.equity import columns as of
from hollywood.kernel.equity.columns import Column
from hollywood.kernel.equity.entries import (
    leading_place,
    none_place,
    one_and_none_place,
    one_place,
    pending_place,
    plain_place,
    rounds_place,
    two_place,
)
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.sheet import (
    T_BOXES,
    T_ENTERED,
    T_LENGTH,
    T_SCORED,
    T_TOTALS,
    T_WINS,
    T_WON,
    enter,
    net,
    next_dealer,
)
from hollywood.kernel.gin.worth import CLASSES, MOST_POINTS, W_DRAWN

_EXTRA, _ALL = 1, 2  # the values of R_DOUBLED_BOXES


@kernel
def in_steps(points: int, ask: list[int]) -> int:
    """Return a score of an open column, rounded to the nearest step below the target."""
    steps = (2 * points + ask[of.Q_STEP]) // (2 * ask[of.Q_STEP])
    return steps if steps < ask[of.Q_STEPS] else ask[of.Q_STEPS] - 1


@kernel
def place_of(sheet: list[int], rules: list[int], ask: list[int], game: int) -> int:
    """Return the place of an open column's state, or -1 - place if the sides are swapped there."""
    steps = ask[of.Q_STEPS]
    mine = in_steps(sheet[T_TOTALS + 2 * game], ask)
    theirs = in_steps(sheet[T_TOTALS + 2 * game + 1], ask)
    if rules[at.R_GAMES] == 1:
        return plain_place(steps, mine, theirs)
    if rules[at.R_BY_ROUNDS]:
        before = game - sheet[T_SCORED]
        return rounds_place(steps, before) if before > 0 else plain_place(steps, mine, theirs)
    if rules[at.R_FORFEIT]:
        to_come = game - sheet[T_WINS]
        they = game - sheet[T_WINS + 1]
        if to_come > 0 and they > 0:
            return pending_place(steps, rules, to_come, they)
        if they > 0:
            return leading_place(steps, rules, they, mine)
        if to_come > 0:
            return -1 - leading_place(steps, rules, to_come, theirs)
        return plain_place(steps, mine, theirs)
    return _shifting_place(sheet, ask, game, mine, theirs)


@kernel
def _shifting_place(sheet: list[int], ask: list[int], game: int, mine: int, theirs: int) -> int:
    """Return the place of a column's state with ``closed_entry=shift``, as :func:`place_of`."""
    steps = ask[of.Q_STEPS]
    free = 0
    alone = 0  # how many earlier columns only one side has entered
    leader = 0
    first = 0
    second = 0
    for before in range(game):
        entered = sheet[T_ENTERED] >> before & 1
        they = sheet[T_ENTERED + 1] >> before & 1
        if sheet[T_WON + before] != at.NOBODY or (entered and they):
            continue
        if not entered and not they:
            free += 1
            continue
        leader = 0 if entered else 1
        score = in_steps(sheet[T_TOTALS + 2 * before + leader], ask)
        if alone == 0:
            first = score
        else:
            second = score
        alone += 1
    own = theirs if leader else mine
    # Rounding to steps must not reverse the order of two scores.
    if alone == 0:
        return none_place(steps, free) if free else plain_place(steps, mine, theirs)
    if alone == 2:
        second = second if second < first else first
        own = own if own < second else second
        place = two_place(steps, first, second, own)
    elif free:
        place = one_and_none_place(steps, first)
    else:
        own = own if own < first else first
        place = one_place(steps, first, own)
    return -1 - place if leader else place


@kernel
def sheet_worth(sheet: list[int], column: Column, dealer: int) -> int:
    """Return what the sheet is worth to side 0: net points, or games won minus games lost."""
    rules = column.rules
    worths = column.worths
    games = rules[at.R_GAMES]
    points = column.ask[of.Q_KIND] == of.POINTS
    total = net(sheet, rules) * of.POINT if points else 0
    for game in range(games):
        won = sheet[T_WON + game]
        if won != at.NOBODY:
            if not points:
                total += -of.SURE if won else of.SURE
            continue
        place = place_of(sheet, rules, column.ask, game)
        if place < 0:
            spot = -1 - place + 1 - dealer
            worth = -worths[spot]
        else:
            spot = place + dealer
            worth = worths[spot]
        if points:
            boxes = sheet[T_BOXES + 2 * game] - sheet[T_BOXES + 2 * game + 1]
            worth += boxes * rules[at.R_BOX_BONUS] * column.doublings[spot]
            if rules[at.R_THIRD_DOUBLED] and game == games - 1:
                worth *= 2
        total += worth
    return total


@kernel
def boxes_of(rules: list[int], way: int, doubled: int) -> int:
    """Return the boxes for a round won in this way (see :mod:`hollywood.kernel.gin.worth`).

    The points of the round count ``doubled`` times; the rules say whether its boxes do.
    """
    extra = 0
    if way == 1:
        extra = rules[at.R_GIN_EXTRA_BOXES]
    elif way == 2:
        extra = rules[at.R_UNDERCUT_EXTRA_BOXES]
    if rules[at.R_DOUBLED_BOXES] == _ALL:
        return doubled * (1 + extra)
    return 1 + (doubled * extra if rules[at.R_DOUBLED_BOXES] == _EXTRA else extra)


@kernel
def copy_sheet(sheet: list[int], to: list[int]) -> None:
    """Copy ``sheet`` to ``to``."""
    for place in range(T_LENGTH):
        to[place] = sheet[place]


@kernel
def worth_by_columns(
    sheet: list[int], column: Column, dealer: int, doubled: int, out: list[int]
) -> None:
    """Write what the sheet is worth to side 0 after every result of the next round.

    ``dealer`` deals it, and its points count ``doubled`` times. ``out`` has the layout of
    :mod:`hollywood.kernel.gin.worth`, with side 0 as the seat.
    """
    rules = column.rules
    after = zeros(T_LENGTH)
    for side in range(2):
        then = next_dealer(rules, dealer, side)
        for way in range(CLASSES):
            for points in range(MOST_POINTS):
                copy_sheet(sheet, after)
                enter(after, rules, side, points, boxes_of(rules, way, doubled))
                out[(side * CLASSES + way) * MOST_POINTS + points] = sheet_worth(
                    after, column, then
                )
    then = next_dealer(rules, dealer, at.NOBODY)
    out[W_DRAWN] = sheet_worth(sheet, column, then)
