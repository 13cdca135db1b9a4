"""Tests that play a game many times run only where it is compiled."""

import random
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from hollywood.equity import columns, worth
from hollywood.equity.outcomes import Odds, Outcome
from hollywood.gin.result import ScoreKind, boxes_of
from hollywood.gin.rules import GinRules
from hollywood.kernel.engine.compiling import can_compile

collect_ignore = [] if can_compile() else ["test_played_out.py", "test_against_play.py"]


def _forget() -> None:
    columns.column_of.cache_clear()
    worth._solved.cache_clear()


def few_odds(rules: GinRules, seed: int = 0) -> Odds:
    """Return odds of a few points, different for the dealer, with every way to win."""
    chance = random.Random(seed)
    boxes = (1, 1 + rules.gin_extra_boxes, 1 + rules.undercut_extra_boxes)
    keys = [(True, 0, 1), (True, 1, 3), (False, 0, 1), (False, 2, 2), (False, 1, 4)]
    weights = [chance.uniform(1, 3) for _ in (*keys, None)]
    shares = [weight / sum(weights) for weight in weights]
    outcomes = [
        Outcome(dealer, way, points, boxes[way], share)
        for (dealer, way, points), share in zip(keys, shares, strict=False)
    ]
    if rules.doubled_boxes != "plain":  # the last two ways are those of doubled rounds
        for number, kind in ((-1, ScoreKind.GIN), (-2, ScoreKind.UNDERCUT)):
            outcomes[number] = replace(outcomes[number], boxes=boxes_of(kind, rules, 2))
    return Odds(tuple(outcomes), drawn=shares[-1])


@pytest.fixture
def few_points(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[GinRules], Odds]]:
    """Make rounds worth a few points, in the tables that a test asks for."""

    def odds(rules: GinRules, _strength: str = "linear") -> Odds:
        return few_odds(rules)

    _forget()
    monkeypatch.setattr(columns, "odds_for", odds)
    monkeypatch.setattr(worth, "odds_for", odds)
    yield few_odds
    _forget()
