"""Ratings: they find the strengths that games were made with, and their intervals hold."""

from __future__ import annotations

import math
import random

import pytest

from hollywood.tournament.ratings import ELO, Game, bradley_terry

STRENGTHS = (200.0, 50.0, 0.0, -250.0)


def games(pairs: int, seed: int, *, alike: bool = False) -> list[Game]:
    """Games of players with known strengths; with ``alike``, both games of a pair end alike."""
    chance = random.Random(seed)
    made, number = [], 0
    for first in range(len(STRENGTHS)):
        for second in range(first):
            for _ in range(pairs):
                likely = 1 / (1 + math.exp((STRENGTHS[second] - STRENGTHS[first]) / ELO))
                ends = [float(chance.random() < likely) for _ in range(2)]
                made += [
                    Game(number, first, second, ends[0]),
                    Game(number, first, second, ends[0] if alike else ends[1]),
                ]
                number += 1
    return made


@pytest.mark.parametrize("alike", [False, True])
def test_the_intervals_hold_the_true_strengths(alike: bool) -> None:
    inside = times = 0
    for seed in range(40):
        for rating, true in zip(
            bradley_terry(games(30, seed, alike=alike), len(STRENGTHS)), STRENGTHS, strict=True
        ):
            assert rating.low is not None
            assert rating.high is not None
            inside += rating.low <= true <= rating.high
            times += 1
    assert inside / times > 0.9


def test_games_that_end_alike_prove_less() -> None:
    once = bradley_terry(games(40, 1), len(STRENGTHS))
    twice = bradley_terry(games(40, 1, alike=True), len(STRENGTHS))
    for free, bound in zip(once, twice, strict=True):
        assert free.low is not None
        assert bound.low is not None
        assert bound.mean - bound.low > free.mean - free.low


def test_ratings_are_about_zero_and_the_order_of_players_changes_nothing() -> None:
    made = games(20, 3)
    plain = bradley_terry(made, 4)
    turned = bradley_terry([Game(g.pair, 3 - g.first, 3 - g.second, g.ahead) for g in made], 4)
    assert sum(each.mean for each in plain) == pytest.approx(0, abs=1e-6)
    for one, other in zip(plain, reversed(turned), strict=True):
        assert one.mean == pytest.approx(other.mean)


def test_who_wins_everything_has_a_rating_and_a_wide_interval() -> None:
    made = [Game(number, 0, 1, 1.0) for number in range(10)]
    best, worst = bradley_terry(made, 2)
    assert best.mean == pytest.approx(-worst.mean)
    assert best.low is not None
    assert best.high is not None
    assert 100 < best.mean < 800
    assert best.high - best.low > 200
    (alone,) = bradley_terry([], 1)
    assert (alone.mean, alone.low) == (0, None)
