"""What a sheet is worth, by playing the match out many times without cards: Monte Carlo.

The results of the rounds are drawn from the odds. This is for rules that no table covers (see
``docs/equity.md``), and it checks the tables. All results of the next round are played on with the
same random numbers. Beside each trial runs a second one, by similar rules that are solved exactly;
its luck is known, and most of the luck of the first is subtracted with it. Only some scores are
played out; the worths between them are interpolated.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.engine.bits import Vector, zeros
from hollywood.kernel.engine.chance import LENGTH, begin, word32
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.equity import columns as of
from hollywood.kernel.equity.columns import Column
from hollywood.kernel.equity.sheets import boxes_of, copy_sheet, sheet_worth
from hollywood.kernel.gin.layout import NOBODY
from hollywood.kernel.gin.sheet import (
    T_LENGTH,
    enter,
    is_over,
    net,
    next_dealer,
    winner_of,
)
from hollywood.kernel.gin.worth import CLASSES, MOST_POINTS, W_DRAWN

MOST_ROUNDS: Final = 1_000
"""After this many rounds a match is stopped and valued as it is."""
STREAM: Final = 3


class Trials(NamedTuple):
    """How matches are played out: by which rules, with which random numbers, how many times."""

    rules: Vector
    """R_LENGTH numbers."""
    others: Vector
    """R_LENGTH numbers: the rules of the match played beside each, with the same random numbers."""
    odds: Vector
    """The odds of a round, in points."""
    points: int
    """1 to play for points, 0 to play for the win only."""
    seed: int
    number: int
    """How many trials."""


@kernel
def worth_at_the_end(sheet: list[int], rules: list[int], points: int) -> int:
    """Return what a finished match is worth to side 0: net points, or its share of the win."""
    if points:
        return net(sheet, rules) * of.POINT
    winner = winner_of(sheet, rules)
    return of.SURE // 2 if winner == NOBODY else 0 if winner else of.SURE


@kernel
def cumulated(odds: list[int], sums: list[int]) -> None:
    """Write the cumulative masses of all ways, those of the dealer first."""
    total = odds[of.O_DRAWN]
    for way in range(odds[of.O_COUNTS] + odds[of.O_COUNTS + 1]):
        total += odds[of.O_WAYS + of.O_LENGTH * way + of.O_MASS]
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
    """Play a match to its end without cards; the odds are in steps of one point."""
    ways = odds[of.O_COUNTS] + odds[of.O_COUNTS + 1]
    for _ in range(MOST_ROUNDS):
        if is_over(sheet, rules):
            return
        drawn = word32(chance, 0) >> 2
        winner = NOBODY
        if drawn >= odds[of.O_DRAWN]:
            low = 0
            high = ways - 1
            while low < high:
                middle = (low + high) >> 1
                if sums[middle] > drawn:
                    high = middle
                else:
                    low = middle + 1
            at = of.O_WAYS + of.O_LENGTH * low
            winner = dealer if low < odds[of.O_COUNTS] else 1 - dealer
            boxes = odds[at + of.O_BOXES] // odds[at + of.O_MASS]
            enter(sheet, rules, winner, odds[at + of.O_STEPS], boxes)
        dealer = next_dealer(rules, dealer, winner)


@kernel
def try_out(
    sheet: list[int], other_sheet: list[int], trials: Trials, dealer: int, out: list[int]
) -> None:
    """Play out ``sheet``, and ``other_sheet`` by the other rules with the same random numbers.

    ``out`` gets four sums over the trials: what the first match is worth to side 0 (in parts of
    SURE, or in thousandths of a point), the net points of the second, their squares, and the
    products of both.
    """
    odds = trials.odds
    others = trials.others
    sums = zeros(odds[of.O_COUNTS] + odds[of.O_COUNTS + 1])
    cumulated(odds, sums)
    chance = zeros(LENGTH)
    state = zeros(T_LENGTH)
    for place in range(4):
        out[place] = 0
    for number in range(trials.number):
        begin(chance, 0, trials.seed, number, STREAM)
        copy_sheet(sheet, state)
        play_on(state, trials.rules, odds, sums, dealer, chance)
        worth = worth_at_the_end(state, trials.rules, trials.points)
        begin(chance, 0, trials.seed, number, STREAM)
        copy_sheet(other_sheet, state)
        play_on(state, others, odds, sums, dealer, chance)
        beside = net(state, others)
        out[0] += worth
        out[1] += beside
        out[2] += beside * beside
        out[3] += worth * beside


@kernel
def worth_by_trials(
    sheet: list[int],
    trials: Trials,
    beside: Column,
    dealer: int,
    doubled: int,
    nodes: list[int],
    out: list[int],
) -> None:
    """Write what the sheet is worth to side 0 after every result of the round of ``dealer``.

    The points of the round count ``doubled`` times.

    ``beside`` has the most similar rules whose columns are independent, with the table of their
    points (:func:`worth_by_columns`). It is a control variate: the luck of the trials under those
    rules is known, and is subtracted in proportion to the correlation. ``nodes`` are the scores
    that are played out, rising from 0 to ``MOST_POINTS - 1``.
    """
    rules = trials.rules
    number = trials.number
    mine = zeros(T_LENGTH)
    theirs = zeros(T_LENGTH)
    sums = zeros(4)
    then = next_dealer(rules, dealer, NOBODY)
    try_out(sheet, sheet, trials, then, sums)
    spread = sums[2] - sums[1] * sums[1] // number
    together = sums[3] - sums[0] // number * sums[1]
    exact = sheet_worth(sheet, beside, then)
    out[W_DRAWN] = _corrected(sums, number, exact, together, spread)
    for side in range(2):
        then = next_dealer(rules, dealer, side)
        for way in range(CLASSES):
            at = (side * CLASSES + way) * MOST_POINTS
            if way and boxes_of(rules, way, doubled) == boxes_of(rules, 0, doubled):
                for score in range(MOST_POINTS):
                    out[at + score] = out[side * CLASSES * MOST_POINTS + score]
                continue
            for node in range(len(nodes)):
                score = nodes[node]
                copy_sheet(sheet, mine)
                enter(mine, rules, side, score, boxes_of(rules, way, doubled))
                copy_sheet(sheet, theirs)
                enter(theirs, beside.rules, side, score, boxes_of(rules, way, doubled))
                try_out(mine, theirs, trials, then, sums)
                exact = sheet_worth(theirs, beside, then)
                out[at + score] = _corrected(sums, number, exact, together, spread)
                if node:
                    _draw_line(out, at + nodes[node - 1], at + score)


@kernel
def _corrected(sums: list[int], trials: int, exact: int, together: int, spread: int) -> int:
    """Return the mean of the trials minus their luck under the other rules, which is exactly known.

    ``exact`` is the exact worth under the other rules, in thousandths of a point.
    """
    if spread == 0:
        return sums[0] // trials
    luck = sums[1] * of.POINT // trials - exact
    slope = together // spread  # per point
    return sums[0] // trials - luck * slope // of.POINT


@kernel
def _draw_line(out: list[int], first: int, last: int) -> None:
    """Interpolate linearly between two places."""
    for place in range(first + 1, last):
        share = place - first
        out[place] = out[first] + (out[last] - out[first]) * share // (last - first)
