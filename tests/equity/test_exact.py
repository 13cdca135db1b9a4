"""Equity against every possible continuation of a match, for games of five points; all knobs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hollywood.equity import worth_of_results
from hollywood.equity.outcomes import Odds
from hollywood.equity.vectors import sheet_vector
from hollywood.gin.rules import GinRules, Shutout
from tests.equity.sheets import single, small, some_sheets
from tests.oracles.match_equity import WholeMatches

DOUBLED: dict[str, Any] = {"oklahoma": True, "spade_doubles": True}
POINTS = {
    "shift": small(),
    "forfeit": small(closed_entry="forfeit"),
    "rounds": small(credit="rounds"),
    "shift, two games": small(games=2),
    "forfeit, four games": small(closed_entry="forfeit", games=4, target=3),
    "rounds, four games": small(credit="rounds", games=4, target=3),
    "loser deals": small(next_dealer="loser"),
    "alternate, drawn rounds pass the deal": small(
        next_dealer="alternate", dealer_after_draw="next"
    ),
    "extra boxes": small(gin_extra_boxes=2, undercut_extra_boxes=1),
    "extra boxes doubled": small(**DOUBLED, doubled_boxes="extra", gin_extra_boxes=2),
    "all boxes doubled": small(**DOUBLED, doubled_boxes="all", undercut_extra_boxes=1),
    "third doubled": small(third_game_doubled=True),
    "shutout added": small(shutout=Shutout(kind="add", points=11)),
    "shutout instead of the bonus": small(shutout=Shutout(points=2)),
    "no bonuses": small(box_bonus=0, game_bonus=0, shutout=None),
    "a single game": single(),
    "a single game, alternate": single(next_dealer="alternate"),
}
CHANCES = {
    "shift": small(),
    "forfeit": small(closed_entry="forfeit"),
    "rounds": small(credit="rounds"),
    "all three": small(overall="all_three"),
    "two games": small(games=2),
    "two games, forfeit": small(games=2, closed_entry="forfeit", next_dealer="alternate"),
    "two wins": small(series_end="two_wins", dealer_after_draw="next"),
    "loser deals": small(next_dealer="loser", credit="rounds", games=2),
    "a single game": single(next_dealer="loser"),
}
Few = Callable[[GinRules], Odds]


def furthest(rules: GinRules, odds: Odds, *, points: bool, oracle: GinRules | None = None) -> float:
    """Return the largest difference of any value on some sheets from the oracle's."""
    matches = WholeMatches(oracle or rules, odds, points=points)
    off = 0.0
    for number, sheet in enumerate(some_sheets(rules, odds, 12)):
        side, dealer = number & 1, number >> 1 & 1
        worth, doubled = (
            worth_of_results(
                rules, sheet, side, dealer, "points" if points else "win", doubled=twice
            )
            for twice in (False, True)
        )
        assert doubled.before == worth.before  # before the deal nobody knows the upcard
        once = (1, 1 + rules.gin_extra_boxes, 1 + rules.undercut_extra_boxes)
        vector, deals = sheet_vector(sheet, side, 1 - side), int(dealer != side)
        for outcome in odds.outcomes:
            for lost in range(2):
                known = doubled if outcome.boxes > once[outcome.way] else worth
                told = known.after(won=not lost, points=outcome.points, way=outcome.way)
                true = matches.after(vector, deals, lost, outcome.points, outcome.boxes)
                off = max(off, abs(told - true))
        then = deals if rules.dealer_after_draw == "same" else 1 - deals
        off = max(off, abs(worth.drawn - matches.worth(vector, then)))
        off = max(off, abs(worth.before - matches.worth(vector, deals)))
    return off


@pytest.mark.parametrize("rules", POINTS.values(), ids=POINTS)
def test_points(rules: GinRules, few_points: Few) -> None:
    assert furthest(rules, few_points(rules), points=True) < 0.02


@pytest.mark.parametrize("rules", CHANCES.values(), ids=CHANCES)
def test_the_chance_to_win(rules: GinRules, few_points: Few) -> None:
    assert furthest(rules, few_points(rules), points=False) < 0.0001


@pytest.mark.parametrize(
    ("points", "knob", "value"),
    [
        (True, "closed_entry", "forfeit"),
        (True, "box_bonus", 2),
        (True, "shutout", None),
        (True, "next_dealer", "loser"),
        (False, "closed_entry", "forfeit"),
        (False, "next_dealer", "loser"),
    ],
)
def test_the_wrong_rules_are_seen(points: bool, knob: str, value: Any, few_points: Few) -> None:
    """Equity with one wrong rule would be found out."""
    rules, wrong = small(), {knob: value}
    off = furthest(rules, few_points(rules), points=points, oracle=replace(rules, **wrong))
    assert off > (0.2 if points else 0.001)
