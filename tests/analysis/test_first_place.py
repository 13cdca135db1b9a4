"""The chance of first place in the contract game, against known results."""

from __future__ import annotations

import math
from statistics import NormalDist, fmean

import numpy as np
import pytest

from hollywood.analysis.columns import column
from hollywood.analysis.contract.first_place import (
    PLAIN_HAND,
    FirstPlace,
    _of_all_hands,
    _of_one_hand,
)
from hollywood.contract import CONTRACT_PRESETS
from hollywood.kernel.engine.compiling import can_compile
from hollywood.simulation.contract_game import contract_game
from hollywood.simulation.game import Spec

MAY_I = CONTRACT_PRESETS["may-i"]
MATCHES = 600 if can_compile() else 3


def chances(hand: int, totals: tuple[int, ...], *penalties: int) -> list[float]:
    found = FirstPlace(MAY_I, hand, totals).chances([column([each]) for each in penalties])
    return [float(each) for (each,) in found]


def test_after_the_last_hand_the_lowest_total_has_won() -> None:
    assert chances(7, (10, 20, 30), 15, 0, 0) == [0, 1, 0]
    assert chances(7, (10, 20, 30, 90), 20, 10, 0, 0) == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0])


@pytest.mark.parametrize("hand", [1, 4, 6])
def test_they_add_up_and_equal_players_are_equal(hand: int) -> None:
    assert chances(hand, (50, 50, 50, 50), 5, 5, 5, 5) == pytest.approx([0.25] * 4)
    found = chances(hand, (10, 90, 40, 40), 30, 0, 20, 20)
    assert sum(found) == pytest.approx(1)
    assert found[2] == pytest.approx(found[3])
    assert found[0] > found[2] > found[1] > 0


@pytest.mark.parametrize("spread", [0.0, 20.0, 60.0])
@pytest.mark.parametrize("seats", [3, 4, 6, 8])
def test_with_arrays_and_without_they_are_the_same(seats: int, spread: float) -> None:
    totals = np.random.default_rng(seats).integers(0, 150, (50, seats)).astype(float)
    together = _of_all_hands(totals, spread)
    for hand, found in zip(totals.tolist(), together.tolist(), strict=True):
        assert _of_one_hand(hand, spread) == pytest.approx(found, abs=1e-5)


def test_a_lead_of_two_players_is_a_normal_one() -> None:
    """The difference of two penalties has 1.62 times the deviation of one: 1.62 * 47 points."""
    found = chances(6, (0, 60), 0, 0)
    assert found[0] == pytest.approx(NormalDist().cdf(60 / (1.62 * 46.5)), abs=0.01)


def test_a_lead_counts_for_more_the_fewer_hands_there_are() -> None:
    leads = [chances(hand, (0, 40, 40, 40), 0, 0, 0, 0)[0] for hand in range(1, 8)]
    assert leads == sorted(leads)
    assert leads[-1] == 1


def test_a_plain_hand_is_worth_most_where_it_is_close() -> None:
    close = FirstPlace(MAY_I, 6, (100, 100, 100, 100)).plain_hand
    assert close == pytest.approx([close[0]] * 4)
    assert 0.1 < close[0] < 0.5
    lost = FirstPlace(MAY_I, 6, (100, 900, 100, 100)).plain_hand
    assert lost[1] == 0.01
    # In the last hand too: the other players' penalties are unknown until it is over.
    last = FirstPlace(MAY_I, 7, (100, 100 + 2 * PLAIN_HAND, 900, 900)).plain_hand
    assert last[0] == pytest.approx(last[1])
    assert 0.1 < last[0] < 0.4
    assert last[2] == 0.01


def test_simulated_matches_end_as_often_as_it_says() -> None:
    """Among greedy players, from all standings after each hand: on average, and by confidence."""
    spec = Spec(rules=MAY_I.to_mapping(), players=("greedy",) * 4, unit="matches", seed=91)
    game = contract_game(spec)
    names = [each.name for each in game.columns]
    columns = [names.index(f"penalty_{seat}") for seat in range(4)]
    totals = game.play(0, MATCHES)[:, columns].reshape(MATCHES, 7, 4).cumsum(axis=1)
    end = totals[:, -1]
    won = end == end.min(axis=1, keepdims=True)
    shares = won / won.sum(axis=1, keepdims=True)
    for hand in range(1, 7):
        penalties = [column(own) for own in totals[:, hand - 1].T.tolist()]
        said = np.stack(FirstPlace(MAY_I, hand, (0, 0, 0, 0)).chances(penalties), axis=1)
        missed = ((said - shares) ** 2).mean()
        assert missed < ((0.25 - shares) ** 2).mean() + 0.1 / math.sqrt(MATCHES)
        if hand < 6 and can_compile():
            for low, high in ((0.0, 0.15), (0.15, 0.3), (0.3, 0.5), (0.5, 1.0)):
                there = (said >= low) & (said < high)
                if there.sum() > 100:
                    error = 3 * math.sqrt(0.25 / there.sum())
                    assert fmean(said[there]) == pytest.approx(fmean(shares[there]), abs=error)
