"""What a round is worth."""

from dataclasses import replace
from typing import Any

import pytest

from hollywood.cards import Card
from hollywood.gin import GIN_PRESETS, Ending, GinResult, GinScore, ScoreKind, price
from hollywood.play import Seat
from tests.gin.playing import FIRST, GIN, SECOND


def result(
    ending: Ending, knocker: int = 0, *, counts: tuple[int, int], upcard: str = "9d"
) -> GinResult:
    return GinResult(
        ending=ending,
        upcard=Card(upcard),
        turns=9,
        knocker=Seat(knocker),
        knocker_deadwood=counts[0],
        defender_deadwood=counts[1],
    )


def score(kind: ScoreKind, winner: Seat | None, points: int, boxes: int = 1) -> GinScore:
    return GinScore(kind=kind, winner=winner, points=points, boxes=boxes)


DRAW = score(ScoreKind.DRAW, None, 0, 0)
KNOCK, GIN_HAND, BIG = Ending.KNOCK, Ending.GIN, Ending.BIG_GIN


@pytest.mark.parametrize(
    ("facts", "knobs", "expected"),
    [
        (result(KNOCK, counts=(8, 18)), {}, score(ScoreKind.KNOCK, FIRST, 10)),
        (result(KNOCK, 1, counts=(8, 18)), {}, score(ScoreKind.KNOCK, SECOND, 10)),
        (result(KNOCK, counts=(9, 7)), {}, score(ScoreKind.UNDERCUT, SECOND, 12)),
        (result(KNOCK, 1, counts=(9, 7)), {}, score(ScoreKind.UNDERCUT, FIRST, 12)),
        (result(KNOCK, counts=(6, 6)), {}, score(ScoreKind.UNDERCUT, SECOND, 10)),
        (result(KNOCK, counts=(6, 6)), {"undercut_on_tie": False}, DRAW),
        (
            result(KNOCK, counts=(6, 5)),
            {"undercut_on_tie": False},
            score(ScoreKind.UNDERCUT, SECOND, 11),
        ),
        (
            result(KNOCK, counts=(7, 5)),
            {"undercut_bonus": 25},
            score(ScoreKind.UNDERCUT, SECOND, 27),
        ),
        (
            result(KNOCK, counts=(7, 5)),
            {"undercut_extra_boxes": 1},
            score(ScoreKind.UNDERCUT, SECOND, 12, 2),
        ),
        (result(GIN_HAND, counts=(0, 8)), {}, score(ScoreKind.GIN, FIRST, 28)),
        (result(GIN_HAND, counts=(0, 8)), {"gin_bonus": 25}, score(ScoreKind.GIN, FIRST, 33)),
        (
            result(GIN_HAND, counts=(0, 8)),
            {"gin_extra_boxes": 2},
            score(ScoreKind.GIN, FIRST, 28, 3),
        ),
        (result(GIN_HAND, counts=(0, 0)), {}, score(ScoreKind.GIN, FIRST, 20)),
        (
            result(GIN_HAND, counts=(0, 0)),
            {"undercut_on_tie": False},
            score(ScoreKind.GIN, FIRST, 20),
        ),
        (result(GIN_HAND, counts=(0, 0)), {"gin_undercut": "no_score"}, DRAW),
        (
            result(GIN_HAND, counts=(0, 0)),
            {"gin_undercut": "undercut"},
            score(ScoreKind.UNDERCUT, SECOND, 10),
        ),
        (
            result(GIN_HAND, counts=(0, 0)),
            {"gin_undercut": "undercut", "undercut_on_tie": False},
            score(ScoreKind.UNDERCUT, SECOND, 10),
        ),
        (
            result(GIN_HAND, counts=(0, 1)),
            {"gin_undercut": "undercut"},
            score(ScoreKind.GIN, FIRST, 21),
        ),
        (result(BIG, counts=(0, 8)), {"big_gin": 31}, score(ScoreKind.BIG_GIN, FIRST, 39)),
        (
            result(BIG, counts=(0, 8)),
            {"big_gin": 31, "gin_extra_boxes": 2},
            score(ScoreKind.BIG_GIN, FIRST, 39, 3),
        ),
        (
            result(BIG, counts=(0, 0)),
            {"big_gin": 31, "gin_undercut": "undercut"},
            score(ScoreKind.BIG_GIN, FIRST, 31),
        ),
        (result(BIG, counts=(0, 8)), {}, score(ScoreKind.GIN, FIRST, 28)),
        (
            result(BIG, counts=(0, 0)),
            {"gin_undercut": "no_score"},
            score(ScoreKind.GIN, FIRST, 20),
        ),
    ],
)
def test_price(facts: GinResult, knobs: dict[str, Any], expected: GinScore) -> None:
    assert price(facts, replace(GIN, **knobs)) == expected


@pytest.mark.parametrize("ending", [Ending.DEAD_HAND, Ending.TURN_CAP])
def test_a_round_nobody_ended_is_worth_nothing(ending: Ending) -> None:
    assert price(GinResult(ending=ending, upcard=Card("9s"), turns=30), GIN) == DRAW


@pytest.mark.parametrize(
    ("facts", "points"),
    [
        (result(KNOCK, counts=(3, 18), upcard="5s"), 30),
        (result(KNOCK, counts=(5, 3), upcard="5s"), 24),
        (result(GIN_HAND, counts=(0, 8), upcard="5s"), 56),
        (result(GIN_HAND, counts=(0, 8), upcard="5h"), 28),
    ],
)
def test_a_spade_upcard_doubles_the_points_with_their_bonus_but_not_the_boxes(
    facts: GinResult, points: int
) -> None:
    rules = replace(GIN_PRESETS["oklahoma"], undercut_extra_boxes=0)
    assert price(facts, rules).points == points
    assert price(facts, rules).boxes == 1


def test_one_result_has_a_price_under_every_school() -> None:
    facts = result(GIN_HAND, counts=(0, 8))
    prices = {name: price(facts, rules).points for name, rules in GIN_PRESETS.items()}
    assert prices["gin"] == 28
    assert prices["hollywood-gin"] == 33
    assert prices["hollywood-rounds"] == 28
