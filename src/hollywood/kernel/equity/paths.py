"""The exact chance to win the match, once every round counts in every open column.

From then on, only the points that each side wins matter. The columns end one after the other, the
one that needs the fewest points first. Each is won by the side that first wins the points it needs.
So a state is the points that each side has won from now on, how many of the columns finished since
then A has won, and who deals. The states are computed again for each sheet.
"""

from __future__ import annotations

from typing import NamedTuple

from hollywood.kernel.engine.bits import Vector, zeros
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.equity import columns as of
from hollywood.kernel.equity.chances import has_entered
from hollywood.kernel.equity.columns import begin_sums, conclude, first_way, ways_of
from hollywood.kernel.equity.joint import share_of
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.sheet import T_TOTALS, T_WINS, T_WON, games_won, next_dealer
from hollywood.kernel.gin.worth import CLASSES, MOST_POINTS, W_DRAWN


class Paths(NamedTuple):
    """The ways in which a given sheet can continue while some of its columns are open."""

    rules: Vector
    """R_LENGTH numbers."""
    mine: int
    """How many steps side 0 needs in the last column, so its score in a state is below this."""
    theirs: int
    """The same for side 1."""
    columns: int
    """How many columns are open."""
    won: int
    """How many of the others side 0 has won."""
    closed: Vector
    """By steps won: how many columns they finish. First for side 0, then for side 1."""
    worths: Vector
    """Side 0's share in every state, by dealer."""


@kernel
def all_count(sheet: list[int], rules: list[int]) -> int:
    """Return 1 if every win of either side counts in every open column from now on, else 0."""
    games = rules[at.R_GAMES]
    for side in range(2):
        waiting = 0
        for game in range(games):
            if sheet[T_WON + game] == at.NOBODY and not has_entered(sheet, rules, game, side):
                waiting += 1
                lost = rules[at.R_FORFEIT] and game > sheet[T_WINS + side]
                if waiting > 1 or lost or rules[at.R_BY_ROUNDS]:
                    return 0
    return 1


@kernel
def worth_by_paths(
    sheet: list[int],
    rules: list[int],
    step: int,
    dealer: int,
    odds: list[int],
    out: list[int],
) -> None:
    """Write side 0's share after every result of the round that ``dealer`` deals.

    ``out`` has the layout of :mod:`hollywood.kernel.gin.worth`, with side 0 as the seat. ``odds``
    are in steps of ``step`` points; the points that a side needs are rounded up to steps. Every win
    must count in every open column (:func:`all_count`), and at least one column must be open.
    """
    games = rules[at.R_GAMES]
    columns = games_won(sheet, rules, at.NOBODY)
    first = games - columns
    mine = _lacked(sheet, rules, games - 1, 0, step)
    theirs = _lacked(sheet, rules, games - 1, 1, step)
    # How many columns that many points of one side finish, without points of the other side.
    closed = zeros(mine + theirs)
    for game in range(first, games):
        for points in range(_lacked(sheet, rules, game, 0, step), mine):
            closed[points] += 1
        for points in range(_lacked(sheet, rules, game, 1, step), theirs):
            closed[mine + points] += 1
    worths = zeros(2 * mine * theirs * columns)
    paths = Paths(rules, mine, theirs, columns, games_won(sheet, rules, 0), closed, worths)
    sums = zeros(of.SUMS)
    for own in range(mine - 1, -1, -1):
        for other in range(theirs - 1, -1, -1):
            over = max(closed[own], closed[mine + other])
            # In some of these columns both sides have the points they needed; either may have won
            # those. The winner of every other column is known.
            for won in range(over - closed[mine + other], closed[own] + 1):
                begin_sums(sums)
                here = 2 * ((own * theirs + other) * columns + won)
                for way_of in range(4):
                    deals = way_of >> 1
                    side = way_of & 1
                    then = next_dealer(rules, deals, side)
                    entry = first_way(odds, deals, side)
                    certain = 0
                    for _ in range(ways_of(odds, deals, side)):
                        scored = odds[entry + of.O_STEPS]
                        mass = odds[entry + of.O_MASS]
                        entry += of.O_LENGTH
                        if scored == 0:
                            sums[of.AGAIN + 2 * deals + then] += mass
                        else:
                            certain += mass * _share_at(
                                paths,
                                own if side else own + scored,
                                other + scored if side else other,
                                over,
                                won,
                                side,
                                then,
                            )
                    sums[of.CERTAIN + deals] += certain
                conclude(sums, rules, odds, here, worths)
    then = next_dealer(rules, dealer, at.NOBODY)
    out[W_DRAWN] = worths[then]
    for side in range(2):
        then = next_dealer(rules, dealer, side)
        for points in range(MOST_POINTS):
            share = 0
            low = points // step
            above = points % step
            for up in range(2):
                scored = low + up
                share += (above if up else step - above) * _share_at(
                    paths,
                    0 if side else scored,
                    scored if side else 0,
                    0,
                    0,
                    side,
                    then,
                )
            for way in range(CLASSES):
                out[(side * CLASSES + way) * MOST_POINTS + points] = share // step


@kernel
def _lacked(sheet: list[int], rules: list[int], game: int, side: int, step: int) -> int:
    """Return how many steps a side needs to win an open game, at least one."""
    return (rules[at.R_TARGET] - sheet[T_TOTALS + 2 * game + side] + step - 1) // step


@kernel
def _share_at(
    paths: Paths, own: int, other: int, over: int, won: int, side: int, dealer: int
) -> int:
    """Return A's share after ``side`` has won a round.

    ``own`` and ``other`` are the steps that each side has won from now on. Before the round,
    ``over`` columns had been finished since then, and A had won ``won`` of them.
    """
    columns = paths.columns
    if own >= paths.mine or other >= paths.theirs:
        return share_of(paths.rules, paths.won + won + (0 if side else columns - over))
    now = max(paths.closed[own], paths.closed[paths.mine + other])
    gained = 0 if side else now - over
    place = (own * paths.theirs + other) * columns + won + gained
    return paths.worths[2 * place + dealer]
