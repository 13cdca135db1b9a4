"""The value of a choice: expectation and imagined rounds combined, beaten choices given up."""

from __future__ import annotations

from typing import Any

import pytest

from hollywood.bots.ways import ContractWays
from hollywood.kernel.contract import state as at
from hollywood.strategy.contract.search import candidates as of
from hollywood.strategy.contract.search.prior import prior_by_kind
from hollywood.strategy.contract.search.pruning import POINT, choose_best, prune_beaten, weigh


def entry(choice: int) -> int:
    return of.F_LIST + of.E_LENGTH * choice


def listed(*kinds: int, down: bool = False) -> Any:
    """A list of choices of these kinds, the policy's first, with their expectations."""
    found = [0] * of.FOUND_LENGTH
    for choice, kind in enumerate(kinds):
        found[entry(choice) + of.E_ROW] = kind
        found[entry(choice) + of.E_ALIVE] = 1
    found[of.F_NUMBER] = found[of.F_ALIVE] = len(kinds)
    prior_by_kind(int(down), 100, found)
    return found


def show(found: Any, choice: int, points: int, rounds: int, noise: int) -> None:
    """Let this many rounds say that a choice is this much better, up and down by ``noise``."""
    found[entry(0) + of.E_ROUNDS] = rounds
    found[entry(choice) + of.E_ROUNDS] = rounds
    found[entry(choice) + of.E_SUM] = POINT * points * rounds
    found[entry(choice) + of.E_SQUARES] = rounds * (points**2 + noise**2)


def test_before_the_first_round_it_is_what_was_expected() -> None:
    found = listed(at.A_NOTHING, at.A_CALL)
    assert weigh(found, 1) == (-200, 2500)


def test_after_few_rounds_it_is_between_and_after_many_what_they_say() -> None:
    found = listed(at.A_NOTHING, at.A_CALL)
    means, spreads = [], []
    for rounds in (1, 10, 100, 10_000):
        show(found, 1, 6, rounds, 30)
        mean, spread = weigh(found, 1)
        means.append(mean)
        spreads.append(spread)
    assert means == sorted(means)
    assert spreads == sorted(spreads, reverse=True)
    assert means[0] < 0 < means[2]
    assert means[3] == pytest.approx(600, abs=5)


def test_noise_that_has_not_shown_yet_is_expected() -> None:
    """Four rounds without any difference do not mean that there never is one."""
    found = listed(at.A_NOTHING, at.A_CALL)
    show(found, 1, 0, 4, 0)
    assert weigh(found, 1)[1] > 1_000


def test_what_is_clearly_beaten_is_given_up_and_the_rest_is_not() -> None:
    found, ways = listed(at.A_DISCARD, at.A_DISCARD, at.A_DISCARD), ContractWays(1_000)
    show(found, 1, -30, 40, 30)
    show(found, 2, 1, 40, 30)
    prune_beaten(list(ways), found)
    assert [found[entry(choice) + of.E_ALIVE] for choice in range(3)] == [1, 0, 1]
    assert found[of.F_ALIVE] == 2
    assert found[entry(1) + of.E_MORE] == -30 * POINT * 40
    choose_best(found)
    assert found[of.F_SECOND] == 2 - found[of.F_CHOSEN]


def test_one_that_surely_is_the_best_needs_no_more_rounds() -> None:
    found, ways = listed(at.A_NOTHING, at.A_CALL), ContractWays(1_000)
    show(found, 1, 25, 40, 30)
    prune_beaten(list(ways), found)
    assert found[of.F_ALIVE] == 1
    choose_best(found)
    assert (found[of.F_CHOSEN], found[of.F_SECOND]) == (1, 0)


def test_the_policys_choice_stays_where_nothing_seems_better() -> None:
    found = listed(at.A_NOTHING, at.A_CALL)
    show(found, 1, 1, 4, 30)
    choose_best(found)
    assert (found[of.F_CHOSEN], found[of.F_SECOND]) == (0, 1)
