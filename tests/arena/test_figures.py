"""The printed figures of the pairs: everything adds up, for any players."""

from __future__ import annotations

import pytest

from hollywood.arena.figures import figures_of
from hollywood.arena.running import check, run
from hollywood.equity.columns import column_of
from tests.arena.programs import spec_of


def test_what_is_told_adds_up() -> None:
    spec = spec_of("linear", "simple", unit="games", seed="3")
    outcome = run(spec, 6, 1, lambda _: None)
    told = figures_of(spec, check(spec), outcome, asked=6, workers=1)
    first, second = told["by_player"]
    assert (told["pairs"], told["games"], told["forfeits"]) == (6, 12, 0)
    assert told["win_share"] == first["win_share"]["mean"]
    assert told["win_share"] + second["win_share"]["mean"] == pytest.approx(1)
    assert told["win_share_low"] <= told["win_share"] <= told["win_share_high"]
    assert told["pairs_won"] + told["pairs_lost"] + told["pairs_even"] == 6
    assert first["rounds"] == second["rounds"] == told["rounds"] == sum(told["endings"].values())
    drawn = told["endings"].get("dead_hand", 0) + told["endings"].get("turn_cap", 0)
    assert first["rounds_won"] + second["rounds_won"] == told["rounds"] - drawn
    assert sum(first["won_by"].values()) == first["rounds_won"]
    points = [each["points_per_round"]["mean"] for each in (first, second)]
    assert told["points_per_round"] == points
    assert first["ahead_per_round"]["mean"] == pytest.approx(points[0] - points[1], abs=1e-5)
    assert first["net_per_game"]["mean"] == -second["net_per_game"]["mean"]
    assert told["ms_per_decision"] == [first["ms_per_decision"], second["ms_per_decision"]]
    assert first["fair_share"] == 0.5


def test_in_the_contract_game_it_is_better_to_be_left_with_less() -> None:
    spec = spec_of("greedy", "random", preset="may-i", seed="3")
    told = figures_of(spec, check(spec), run(spec, 3, 1, lambda _: None), asked=3, workers=1)
    first, second = told["by_player"]
    assert first["points_per_round"]["mean"] < second["points_per_round"]["mean"]
    assert first["ahead_per_round"]["mean"] > 0 > second["ahead_per_round"]["mean"]
    assert first["ahead_per_round"]["low"] < first["ahead_per_round"]["high"]
    assert "may_is" in first
    assert first["net_per_game"] is None


def test_workers_change_nothing_but_the_times() -> None:
    spec = spec_of("simple", "greedy", unit="games", seed="11")

    def told(workers: int) -> list[object]:
        outcome = run(spec, 5, workers, lambda _: None)
        assert not outcome.interrupted
        return [
            (there.wins, there.net, there.endings, there.turns, there.tallies)
            for each in outcome.pairs
            for there in each
        ]

    assert told(1) == told(2)


def test_what_a_score_is_worth_is_worked_out_before_the_first_game() -> None:
    """With some rules a game takes seconds; decisions are not timed here."""
    column_of.cache_clear()
    spec = spec_of("fast", "simple", unit="games", seed="3")
    run(spec, 0, 1, lambda _: None)
    worked_out = column_of.cache_info().misses
    run(spec, 1, 1, lambda _: None)
    assert worked_out == column_of.cache_info().misses > 0
