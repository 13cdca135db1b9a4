"""The value of games: worked examples, every knob, and money that adds up to zero."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hollywood.match.columns import Entry
from hollywood.match.settlement import Payment, between_people, rounded
from hollywood.match.sheet import ScoreSheet
from tests.match.sheets import WORKED, sheet, sheets

GIN: dict[str, Any] = {
    "games": 1,
    "game_bonus": 100,
    "shutout": {"kind": "replace_game_bonus", "points": 200},
    "box_bonus": 20,
    "settlement": "lower_total_pays_difference",
}
SWEEP = [(0, 40), (0, 35), (0, 30), (1, 50), (0, 40), (1, 20), (0, 30)]


def test_the_worked_sheet() -> None:
    settled = sheet(WORKED, game_bonus=100, box_bonus=25, stake=1).settlement
    assert [game.totals for game in settled.games] == [(333, 137), (356, 100), (306, 45)]
    assert [game.net[0] for game in settled.games] == [196, 256, 261]
    assert settled.net == (713, -713)
    assert settled.payments == (Payment(1, 0, 713, 713),)
    assert settled.cents == (713, -713)


def test_bonuses_of_gin_in_each_column() -> None:
    settled = sheet(SWEEP, **(GIN | {"games": 3})).settlement
    assert [game.totals for game in settled.games] == [(365, 0), (265, 70), (260, 40)]
    assert [game.net[0] for game in settled.games] == [365, 195, 220]
    assert [game.shut_out for game in settled.games] == [(1,), (), ()]
    assert settled.net == (780, -780)


def test_the_winner_of_a_game_can_be_out_boxed_and_pays() -> None:
    settled = sheet([*[(1, 11)] * 9, (0, 60), (0, 45)], **GIN).settlement
    assert settled.games[0].totals == (245, 279)
    assert settled.payments == (Payment(payer=0, payee=1, points=34, cents=0),)


def test_a_shutout_with_exactly_the_target() -> None:
    settled = sheet([(0, 99), (0, 1)], **GIN).settlement
    assert settled.games[0].totals == (340, 0)
    assert settled.payments == (Payment(1, 0, 340, 0),)


def test_an_open_game_is_not_paid() -> None:
    settled = sheet([(0, 60), (1, 99)], **GIN).settlement
    assert settled.games[0].winner is None
    assert settled.net == (0, 0)
    assert settled.payments == ()


@pytest.mark.parametrize(
    ("shutout", "total"),
    [
        (None, 100 + 100 + 40),
        ({"kind": "replace_game_bonus", "points": 200}, 100 + 200 + 40),
        ({"kind": "replace_game_bonus", "points": 50}, 100 + 50 + 40),
        ({"kind": "add", "points": 150}, 100 + 100 + 150 + 40),
        ({"kind": "double", "points": 150}, 2 * (100 + 100 + 40)),
    ],
)
def test_the_kinds_of_shutout(shutout: dict[str, Any] | None, total: int) -> None:
    settled = sheet([(0, 99), (0, 1)], **(GIN | {"shutout": shutout})).settlement
    assert settled.games[0].totals == (total, 0)
    replied = sheet([(0, 99), (1, 5), (0, 1)], **(GIN | {"shutout": shutout})).settlement
    assert replied.games[0].totals == (240, 25)


def test_the_last_game_and_a_sweep_may_count_twice() -> None:
    assert sheet(SWEEP).settlement.net == (105 + 55 + 80, -240)
    assert sheet(SWEEP, third_game_doubled=True).settlement.net == (105 + 55 + 160, -320)
    swept = sheet(SWEEP, sweep_doubled=True).settlement
    assert swept.sweep == 0
    assert swept.net == (480, -480)
    assert [game.net[0] for game in swept.games] == [105, 55, 80]
    both = sheet(SWEEP, sweep_doubled=True, third_game_doubled=True).settlement
    assert both.net == (640, -640)
    assert sheet(SWEEP[:-1], sweep_doubled=True).settlement.sweep is None


def test_a_shutout_doubles_a_doubled_game() -> None:
    double = {"kind": "double", "points": 0}
    results = [(0, 34), (0, 33), (0, 100)]
    settled = sheet(results, shutout=double, third_game_doubled=True).settlement
    assert [game.factor for game in settled.games] == [2, 2, 4]
    assert settled.net[0] == 2 * 167 + 2 * 133 + 4 * 100


@pytest.mark.parametrize(
    "knobs",
    [
        {"game_bonus": 100},
        {"box_bonus": 25},
        {"shutout": {"kind": "replace_game_bonus", "points": 200}},
        {"shutout": {"kind": "add", "points": 10}},
        {"shutout": {"kind": "double", "points": 0}},
        {"third_game_doubled": True},
        {"sweep_doubled": True},
        {"stake": 5},
        {"rounding": 500, "settlement": "lower_total_pays_difference"},
        {"settlement": "lower_total_pays_difference"},
    ],
    ids=str,
)
def test_every_knob_of_the_settlement_changes_something(knobs: dict[str, Any]) -> None:
    plain = {"settlement": knobs["settlement"]} if "rounding" in knobs else {}
    assert sheet(SWEEP, **knobs).settlement != sheet(SWEEP, **plain).settlement


def test_extra_boxes_are_paid() -> None:
    on_paper = ScoreSheet(("Ann", "Bob"), sheet((), **GIN).rules).after(Entry(0, 100, boxes=3))
    assert on_paper.settlement.games[0].box_points == (60, 0)


def test_three_sides_pay_each_other_and_a_shutout_is_between_two() -> None:
    knobs: dict[str, Any] = {
        "games": 1,
        "game_bonus": 100,
        "box_bonus": 25,
        "shutout": {"kind": "add", "points": 100},
        "stake": 2,
    }
    settled = sheet([(0, 60), (1, 30), (0, 45)], ("Ann", "Bob", "Cy"), **knobs).settlement
    # Ann 105 + 100 + 50, Bob 30 + 25, Cy nothing: Cy pays Ann 100 more.
    assert settled.games[0].totals == (255, 55, 0)
    assert settled.games[0].net == (200 + 355, -200 + 55, -355 - 55)
    assert set(settled.payments) == {
        Payment(1, 0, 200, 400),
        Payment(2, 0, 355, 710),
        Payment(2, 1, 55, 110),
    }
    assert settled.cents == (1110, -290, -820)


@pytest.mark.parametrize("kind", ["replace_game_bonus", "add", "double"])
def test_two_sides_and_a_third_without_a_card_settle_alike(kind: str) -> None:
    knobs = GIN | {"shutout": {"kind": kind, "points": 200}}
    for results in ([(0, 99), (0, 1)], [(0, 99), (1, 5), (0, 1)], [(1, 30), (1, 80)]):
        two = sheet(results, **knobs).settlement.games[0]
        three = sheet(results, ("Ann", "Bob", "Cy"), **knobs).settlement.games[0]
        assert three.owed[0][1] == two.owed[0][1]


def test_payments_between_sides_are_paid_by_people() -> None:
    owed = [Payment(1, 0, 30, 60)]
    assert between_people(owed, [(0, 2), (1, 3)]) == (Payment(1, 0, 30, 60), Payment(3, 2, 30, 60))
    assert between_people(owed, [(2,), (0, 1)]) == (Payment(0, 2, 30, 60), Payment(1, 2, 30, 60))
    assert between_people([Payment(0, 1, 5, 0)], [(2,), (0, 1)]) == (
        Payment(2, 0, 5, 0),
        Payment(2, 1, 5, 0),
    )
    assert between_people(owed, [(0,), (1,), (2,)]) == (Payment(1, 0, 30, 60),)


@given(points=st.integers(-10_000, 10_000), step=st.integers(1, 1000))
def test_rounding_is_to_the_nearest_step_and_the_same_for_both(points: int, step: int) -> None:
    assert rounded(points, step) % step == 0
    assert abs(rounded(points, step) - points) * 2 <= step
    assert rounded(-points, step) == -rounded(points, step)


def test_half_a_step_goes_to_the_one_who_is_paid() -> None:
    settled = sheet([(0, 125)], games=1, rounding=50, stake=1).settlement
    assert settled.payments == (Payment(1, 0, 150, 150),)
    settled = sheet([(0, 124)], games=1, rounding=50, stake=1).settlement
    assert settled.payments == (Payment(1, 0, 100, 100),)


@given(on_paper=sheets())
def test_what_one_gains_another_loses(on_paper: ScoreSheet) -> None:
    settled = on_paper.settlement
    assert sum(settled.net) == 0
    assert sum(settled.cents) == 0
    for game in settled.games:
        assert sum(game.net) == 0
        for a, row in enumerate(game.owed):
            assert all(points == -game.owed[b][a] for b, points in enumerate(row))
    for payment in settled.payments:
        assert payment.points > 0
        assert payment.points % on_paper.rules.rounding == 0
        assert payment.cents == payment.points * on_paper.rules.stake


@given(on_paper=sheets())
def test_sides_that_change_names_change_accounts(on_paper: ScoreSheet) -> None:
    last = len(on_paper.sides) - 1
    mirrored = ScoreSheet(on_paper.sides[::-1], on_paper.rules)
    for entry in on_paper.entries:
        winner = None if entry.winner is None else last - entry.winner
        mirrored = mirrored.after(Entry(winner, entry.points, entry.boxes, entry.kind))
    assert mirrored.settlement.net == on_paper.settlement.net[::-1]
    assert mirrored.settlement.cents == on_paper.settlement.cents[::-1]


@given(on_paper=sheets())
def test_what_is_written_under_a_game_adds_up(on_paper: ScoreSheet) -> None:
    for column, game in zip(on_paper.columns, on_paper.settlement.games, strict=True):
        if game.winner is None:
            continue
        sides = range(len(game.totals))
        for side in sides:
            lines = column.totals[side] + game.box_points[side]
            if side == game.winner:
                shutout = game.shutout_bonus if len(sides) == 2 and game.shut_out else 0
                lines += game.game_bonus + shutout
            assert game.factor * lines == game.totals[side]
            others = sum(game.totals[side] - game.totals[other] for other in sides)
            assert others + game.shutout_paid[side] == game.net[side]
        assert sum(game.shutout_paid) == 0
        assert len(sides) == 3 or not any(game.shutout_paid)


@given(on_paper=sheets())
def test_between_two_sides_the_net_is_the_difference_of_the_totals(on_paper: ScoreSheet) -> None:
    for game in on_paper.settlement.games:
        if len(on_paper.sides) == 2 and game.winner is not None:
            assert game.net[0] == game.totals[0] - game.totals[1]
