"""Equity against matches with cards: two equal players, the kernel's own matches."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache, lru_cache

import numpy as np
import pytest

from hollywood.equity import Worth, worth_of_results
from hollywood.gin.rules import GinRules
from hollywood.match.columns import Entry
from hollywood.match.sheet import ScoreSheet
from hollywood.simulation.game import Spec
from hollywood.simulation.gin_game import gin_game
from tests.equity.sheets import BONUSES, HOLLYWOOD

MATCHES = 2_500
_WAYS = (0, 2, 1, 1)
"""The parts of a score: knock, undercut, gin, big gin."""

Told = list[tuple[float, float]]
"""The expectation of a match, and its outcome."""


@lru_cache(maxsize=2)
def matches(rules: GinRules) -> list[list[dict[str, int]]]:
    """Return the rounds of every match."""
    players = ("linear", "linear")
    game = gin_game(Spec(rules=rules.to_mapping(), players=players, unit="matches", seed=4_545))
    names = [column.name for column in game.columns]
    played: list[list[dict[str, int]]] = [[] for _ in range(MATCHES)]
    for numbers in game.play(0, MATCHES).tolist():
        row = dict(zip(names, numbers, strict=True))
        played[row["match"]].append(row)
    return played


def entry_of(row: dict[str, int]) -> Entry:
    return Entry(None if row["winner"] < 0 else row["winner"], row["points"], row["boxes"])


def result_of(rules: GinRules, rows: list[dict[str, int]], stake: str) -> float:
    sheet = ScoreSheet(("0", "1"), rules, tuple(map(entry_of, rows)))
    if stake == "points":
        return sheet.settlement.net[0]
    return 0.5 if sheet.winner is None else 1 - sheet.winner


def after_first(rules: GinRules, stake: str, expected: GinRules | None = None) -> Told:
    """Return the expectation of the first round's winner, and the actual result."""
    told: Told = []
    empty = ScoreSheet(("0", "1"), expected or rules)
    worths = [worth_of_results(expected or rules, empty, 0, dealer, stake) for dealer in range(2)]
    for rows in matches(rules):
        first = rows[0]
        if first["winner"] < 0:
            continue
        won = first["winner"] == 0
        worth = worths[first["dealer"]].after(
            won=won, points=first["points"], way=_WAYS[first["scored"]]
        )
        sign, even = (1 if won else -1), 0 if stake == "points" else 0.5
        told.append((sign * (worth - even), sign * (result_of(rules, rows, stake) - even)))
    return told


def later(rules: GinRules, stake: str, after: int) -> Told:
    """Return the same for side 0 before a later round, for some of the matches."""

    @cache
    def worth(entries: tuple[Entry, ...], dealer: int) -> Worth:
        sheet = ScoreSheet(("0", "1"), rules, entries)
        return worth_of_results(rules, sheet, 0, dealer, stake)

    told: Told = []
    for rows in matches(rules)[:200]:
        if len(rows) > after:
            before = worth(tuple(map(entry_of, rows[:after])), rows[after]["dealer"]).before
            told.append((before, result_of(rules, rows, stake)))
    return told


def off(told: Told) -> float:
    """Return the error of the mean, in standard errors."""
    differences = np.array([came - expected for expected, came in told])
    return float(differences.mean() / differences.std(ddof=1) * math.sqrt(len(told)))


@pytest.mark.parametrize(("rules", "stake"), [(BONUSES, "points"), (HOLLYWOOD, "win")])
def test_matches_come_to_what_was_expected(rules: GinRules, stake: str) -> None:
    assert abs(off(after_first(rules, stake))) < 3.5
    for after in (3, 7, 10):
        told = later(rules, stake, after)
        assert abs(off(told)) < 3.5
        # A higher expectation leads to a higher result, by the predicted amount.
        expected, came = np.array(told).T
        slope, _ = np.polyfit(expected, came, 1)
        assert 0.8 < slope < 1.2


def test_a_wrong_table_would_be_seen() -> None:
    """Without game bonus and shutout, the first round is worth much less."""
    wrong = replace(BONUSES, game_bonus=0, shutout=None)
    assert abs(off(after_first(BONUSES, "points", wrong))) > 3.5
