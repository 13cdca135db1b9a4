"""What a sheet is worth by playing it out many times: rounds without cards, drawn from the odds.

This is for the rules that no table covers (see ``docs/equity.md``), and a check of those that are.
All results of the next round are played on with the same chance, so that what they differ by is
known much better than what each is worth. Between the points that are played out worths are
interpolated.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.bits import zeros
from hollywood.kernel.chance import LENGTH, begin, word32
from hollywood.kernel.compiling import kernel
from hollywood.kernel.equity_columns import (
    O_BOXES,
    O_COUNTS,
    O_DRAWN,
    O_LENGTH,
    O_MASS,
    O_STEPS,
    O_WAYS,
    POINT,
    SURE,
)
from hollywood.kernel.equity_sheets import boxes_of, copy_sheet
from hollywood.kernel.gin_layout import NOBODY
from hollywood.kernel.gin_sheet import (
    T_LENGTH,
    empty_sheet,
    enter,
    is_over,
    net,
    next_dealer,
    winner_of,
)
from hollywood.kernel.gin_worth import CLASSES, MOST_POINTS, W_DRAWN

MOST_ROUNDS: Final = 1_000
"""After so many rounds a match is taken as it stands."""
STREAM: Final = 3


@kernel
def worth_at_the_end(sheet: list[int], rules: list[int], points: int) -> int:
    """Return what a finished match is worth to side 0: its net points, or a win, or half a one."""
    if points:
        return net(sheet, rules) * POINT
    winner = winner_of(sheet, rules)
    return SURE // 2 if winner == NOBODY else 0 if winner else SURE


@kernel
def cumulated(odds: list[int], sums: list[int]) -> None:
    """Write the masses of all ways, those of the dealer first, each added to those before it."""
    total = odds[O_DRAWN]
    for way in range(odds[O_COUNTS] + odds[O_COUNTS + 1]):
        total += odds[O_WAYS + O_LENGTH * way + O_MASS]
        sums[way] = total


@kernel
def play_on(
    sheet: list[int],
    rules: list[int],
    odds: list[int],
    sums: list[int],
    dealer: int,
    chance: list[int],
) -> None:
    """Play a match of rounds without cards to its end; the odds are in steps of one point."""
    ways = odds[O_COUNTS] + odds[O_COUNTS + 1]
    for _ in range(MOST_ROUNDS):
        if is_over(sheet, rules):
            return
        drawn = word32(chance, 0) >> 2
        winner = NOBODY
        if drawn >= odds[O_DRAWN]:
            low = 0
            high = ways - 1
            while low < high:
                middle = (low + high) >> 1
                if sums[middle] > drawn:
                    high = middle
                else:
                    low = middle + 1
            at = O_WAYS + O_LENGTH * low
            winner = dealer if low < odds[O_COUNTS] else 1 - dealer
            boxes = odds[at + O_BOXES] // odds[at + O_MASS]
            enter(sheet, rules, winner, odds[at + O_STEPS], boxes)
        dealer = next_dealer(rules, dealer, winner)


@kernel
def tried(
    sheet: list[int],
    rules: list[int],
    odds: list[int],
    dealer: int,
    points: int,
    seed: int,
    first: int,
    trials: int,
) -> int:
    """Return the sum of what ``trials`` matches, numbered from ``first``, are worth to side 0."""
    sums = zeros(odds[O_COUNTS] + odds[O_COUNTS + 1])
    cumulated(odds, sums)
    chance = zeros(LENGTH)
    state = zeros(T_LENGTH)
    total = 0
    for number in range(first, first + trials):
        begin(chance, 0, seed, number, STREAM)
        copy_sheet(sheet, state)
        play_on(state, rules, odds, sums, dealer, chance)
        total += worth_at_the_end(state, rules, points)
    return total


@kernel
def worth_by_trials(
    sheet: list[int],
    rules: list[int],
    odds: list[int],
    dealer: int,
    points: int,
    seed: int,
    trials: int,
    nodes: list[int],
    out: list[int],
) -> None:
    """Write what side 0 has after every result of the round that ``dealer`` deals.

    ``nodes`` are the points that are played out, rising, from 0 to ``MOST_POINTS - 1``.
    """
    after = zeros(T_LENGTH)
    empty_sheet(after)
    for side in range(2):
        then = next_dealer(rules, dealer, side)
        for way in range(CLASSES):
            at = (side * CLASSES + way) * MOST_POINTS
            if way and boxes_of(rules, way) == 1:
                for score in range(MOST_POINTS):
                    out[at + score] = out[side * CLASSES * MOST_POINTS + score]
                continue
            for node in range(len(nodes)):
                score = nodes[node]
                copy_sheet(sheet, after)
                enter(after, rules, side, score, boxes_of(rules, way))
                worth = tried(after, rules, odds, then, points, seed, 0, trials) // trials
                out[at + score] = worth
                if node:
                    _draw_line(out, at + nodes[node - 1], at + score)
    then = next_dealer(rules, dealer, NOBODY)
    copy_sheet(sheet, after)
    out[W_DRAWN] = tried(after, rules, odds, then, points, seed, 0, trials) // trials


@kernel
def _draw_line(out: list[int], first: int, last: int) -> None:
    """Interpolate between two places."""
    for place in range(first + 1, last):
        share = place - first
        out[place] = out[first] + (out[last] - out[first]) * share // (last - first)
