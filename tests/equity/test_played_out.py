"""Without a table: matches played out without cards, against every possible continuation."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from hollywood.equity import odds_for, worth_of_results
from hollywood.equity.vectors import odds_vector, sheet_vector
from hollywood.equity.worth import _play_out
from hollywood.gin.rules import GinRules
from hollywood.gin.vectors.rules import rules_vector
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.equity.columns import POINT, SURE
from hollywood.kernel.equity.trials import Trials, try_out
from hollywood.kernel.gin.worth import MOST_POINTS, W_DRAWN, WORTH_LENGTH
from tests.equity.sheets import BONUSES, HOLLYWOOD, some_sheets

# The allowed error of a value: points, or shares of a match.
RULES: dict[str, tuple[GinRules, str, float]] = {
    "sweep": (replace(BONUSES, sweep_doubled=True), "points", 40),
    "two wins": (replace(BONUSES, series_end="two_wins"), "points", 30),
    "four games": (replace(BONUSES, games=4), "points", 30),
    "running series": (replace(BONUSES, games=4, games_at_once=2), "points", 40),
    "larger settlement": (replace(BONUSES, overall="net"), "win", 0.03),
    "five games": (replace(HOLLYWOOD, games=5), "win", 0.03),
    # These have a table in coarse steps, or exact paths; the trials must find the same.
    "two of three": (HOLLYWOOD, "win", 0.012),
    "two of three, forfeit": (replace(HOLLYWOOD, closed_entry="forfeit"), "win", 0.012),
    "two of three, by rounds": (replace(HOLLYWOOD, credit="rounds"), "win", 0.012),
    "all three": (replace(HOLLYWOOD, overall="all_three"), "win", 0.012),
    "points": (BONUSES, "points", 20),
}


def played_out(rules: GinRules, sheet: Any, dealer: int, stake: str, trials: int) -> float:
    """Return the average result of side 0; every second trial has the chances of another."""
    knobs, numbers = vector(rules_vector(rules)), vector(sheet_vector(sheet, 0, 1))
    odds, sums = vector(odds_vector(odds_for(rules), 1)), empty_vector(4)
    points = stake == "points"
    how = Trials(knobs, knobs, odds, int(points), 99, trials)
    compiled(try_out)(numbers, numbers, how, dealer, sums)
    return int(sums[0]) / trials / (POINT if points else SURE)


@pytest.mark.parametrize("name", RULES)
def test_the_worth_of_a_sheet(name: str) -> None:
    rules, stake, most = RULES[name]
    for number, sheet in enumerate(some_sheets(rules, odds_for(rules), 6, seed=7)):
        dealer = number & 1
        told = worth_of_results(rules, sheet, 0, dealer, stake).before
        assert told == pytest.approx(played_out(rules, sheet, dealer, stake, 12_000), abs=most)


def test_the_wrong_rules_are_seen() -> None:
    rules, sweep = BONUSES, replace(BONUSES, sweep_doubled=True)
    sheet = some_sheets(rules, odds_for(rules), 4, seed=7)[-1]
    told = worth_of_results(rules, sheet, 0, 0, "points").before
    assert abs(told - played_out(sweep, sheet, 0, "points", 12_000)) > 100


def test_results_between_those_played_out_are_on_a_line() -> None:
    rules, stake, _ = RULES["larger settlement"]
    sheet = some_sheets(rules, odds_for(rules), 2)[1]
    numbers = worth_of_results(rules, sheet, 0, 0, stake).numbers
    assert np.diff(numbers[20:26], 2).max() <= 1


def test_all_luck_is_taken_off_where_the_rules_are_solved() -> None:
    """Rules that are solved, when played out instead, give the solved values."""
    sheet = some_sheets(BONUSES, odds_for(BONUSES), 6, seed=7)[-1]
    out = empty_vector(WORTH_LENGTH)
    _play_out(BONUSES, "linear", vector(sheet_vector(sheet, 0, 1)), 0, 1, out, points=True)
    solved = worth_of_results(BONUSES, sheet, 0, 0, "points").numbers
    for place in (0, 30, 60, 3 * MOST_POINTS + 20, W_DRAWN):
        assert int(out[place]) == pytest.approx(solved[place], abs=POINT)
