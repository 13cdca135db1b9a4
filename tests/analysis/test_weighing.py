"""Standard errors are correct, and the best of many is not taken for better by chance."""

from __future__ import annotations

import numpy as np
import pytest

from hollywood.analysis.codes import NO_ROUND, Codes
from hollywood.analysis.columns import column
from hollywood.analysis.gin.stakes import for_the_other
from hollywood.analysis.weighing import SHORT_CHAINS, Weighed, _by_choice, needed_errors, weighed
from hollywood.bots.gin.nets import points_worth
from hollywood.kernel.gin.worth import CLASSES, MOST_POINTS, W_DRAWN, WORTH_LENGTH

POINTS = np.array(points_worth(), np.float64) / 1000
HALF = CLASSES * MOST_POINTS


def rounds(chance: np.random.Generator, shape: tuple[int, ...], mean: int = 20) -> np.ndarray:
    """Codes of rounds won or lost by this many points."""
    points = chance.integers(0, 2 * mean, shape)
    return np.where(chance.random(shape) < 0.5, points, points + HALF)


def by_columns(codes: np.ndarray) -> Codes:
    """The columns of an array of rounds and ways."""
    return [column(each.tolist()) for each in codes.T]


def test_the_error_of_a_difference_covers_it() -> None:
    chance = np.random.default_rng(1)
    beyond = 0
    for _ in range(400):
        codes = rounds(chance, (480, 2))
        found = Weighed(by_columns(codes), 0, 16)
        behind, error = found.behind(1, POINTS)
        beyond += abs(behind) > 2 * error
    assert 5 <= beyond <= 45  # one in twenty is 20


def test_neighbours_that_are_alike_make_the_error_larger() -> None:
    chance = np.random.default_rng(2)
    single = rounds(chance, (60, 2))
    alike = np.repeat(single, 8, axis=0)
    _, error = Weighed(by_columns(alike), 0, 16).behind(1, POINTS)
    naive = float((POINTS[alike[:, 0]] - POINTS[alike[:, 1]]).std()) / np.sqrt(len(alike))
    assert error > 2 * naive


def test_where_the_rounds_of_a_chain_are_alike_its_chains_are_counted() -> None:
    """Two equal choices: counted round by round, chance would make mistakes of many."""
    chance = np.random.default_rng(6)

    def play(alive: list[bool], length: int, _number: int) -> Codes:
        return by_columns(np.repeat(rounds(chance, (1, len(alive))), length, axis=0))

    mistakes = []
    for alike in (False, True):
        found = [
            weighed(
                play,
                range(2),
                0,
                POINTS,
                480,
                lambda: False,
                pace=SHORT_CHAINS._replace(alike=alike),
            )
            for _ in range(200)
        ]
        differences = [each.behind(0, POINTS) for each in found]
        mistakes.append(sum(behind > 2 * error for behind, error in differences))
    assert mistakes[0] > 30
    assert mistakes[1] <= 12


@pytest.mark.parametrize(("nothing", "chains"), [(0.0, 40), (5.0, 8)])
def test_a_difference_that_is_surely_about_nothing_is_not_pursued(
    nothing: float, chains: int
) -> None:
    """Two nearly equal choices are played to the end only if a small difference matters."""
    chance = np.random.default_rng(4)
    asked = []

    def play(alive: list[bool], length: int, number: int) -> Codes:
        asked.append(number)
        same = np.repeat(rounds(chance, (length, 1)), len(alive), axis=1)
        return by_columns(same + (number % 2) * np.arange(len(alive)))

    weighed(
        play,
        range(2),
        0,
        POINTS,
        320,
        lambda: False,
        pace=SHORT_CHAINS._replace(clear=1e9),
        nothing=nothing,
    )
    assert len(asked) == chains


def test_the_best_of_many_needs_more() -> None:
    """Of ten equal choices, the best seems to beat the first in one case of twenty."""
    chance = np.random.default_rng(3)
    plain = strict = 0
    for _ in range(400):
        codes = rounds(chance, (480, 11))
        found = _by_choice(by_columns(codes), range(11), POINTS, 20, 16)
        behind, error = found.behind(0, POINTS)
        plain += behind > 2 * error
        strict += behind > found.least_errors * error
    assert plain > 40
    assert strict <= 20
    assert needed_errors(10) > 2.8


def test_a_choice_is_not_better_for_its_many_ways() -> None:
    chance = np.random.default_rng(4)
    owners = (0, 1, 1, 1, 1)
    total = 0.0
    for _ in range(300):
        codes = rounds(chance, (240, 5))
        found = _by_choice(by_columns(codes), owners, POINTS, 10, 10)
        total += found.worth(1, POINTS) - found.worth(0, POINTS)
    assert abs(total / 300) < 0.5
    best_way = rounds(chance, (240, 5))
    best_way[:, 3] = 39
    found = _by_choice(by_columns(best_way), owners, POINTS, 10, 10)
    assert (found.best, found.worth(1, POINTS)) == (1, 39)


def test_choices_given_up_are_compared_where_they_were_played() -> None:
    codes = np.array([[30, 10], [10, 5], [20, NO_ROUND], [0, NO_ROUND]])
    found = Weighed(by_columns(codes), 0, 1)
    assert found.behind(1, POINTS)[0] == pytest.approx(12.5)
    assert found.worth(0, POINTS) == 15
    assert found.worth(1, POINTS) == pytest.approx(2.5)


def test_results_are_turned_round_for_the_other_player() -> None:
    codes = np.arange(WORTH_LENGTH)
    turned = np.array(for_the_other(column(codes.tolist())))
    assert sorted(turned) == list(codes)
    assert turned[W_DRAWN] == W_DRAWN
    assert (POINTS[turned] == -POINTS[codes]).all()
