"""The odds of a round: the tables in the package, their price, and new measurements."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hollywood.equity import odds_for
from hollywood.equity.outcomes import (
    GINNED,
    KNOCKED,
    STRENGTHS,
    UNDERCUT,
    Counted,
    Facts,
    _stored,
    count_rounds,
    played_alike,
    priced,
)
from hollywood.equity.vectors import odds_vector
from hollywood.errors import HollywoodError
from hollywood.gin.presets import GIN_PRESETS
from hollywood.kernel.equity.columns import MASS, O_COUNTS, O_DRAWN, O_LENGTH, O_MASS, O_WAYS
from tests.equity.sheets import HOLLYWOOD


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("name", GIN_PRESETS)
def test_every_preset_has_a_table(name: str, strength: str) -> None:
    rules = GIN_PRESETS[name]
    assert f"{played_alike(rules)}/{strength}" in _stored()
    odds = odds_for(rules, strength)
    assert sum(outcome.share for outcome in odds.outcomes) + odds.drawn == pytest.approx(1)
    assert 0.4 < odds.first_wins < 0.6
    assert 0 <= odds.drawn < 0.12
    ways = {outcome.way for outcome in odds.outcomes}
    assert ways == ({GINNED} if rules.knock_limit == 0 else {KNOCKED, GINNED, UNDERCUT})


def test_facts_are_priced_by_any_bonuses() -> None:
    facts = (
        Facts(dealer_knocked=True, ending="knock", difference=12, spade=False, count=4),
        Facts(dealer_knocked=True, ending="knock", difference=0, spade=False, count=1),
        Facts(dealer_knocked=False, ending="gin", difference=30, spade=False, count=3),
    )
    counted = Counted(rounds=10, seed=0, facts=facts)
    rules = replace(HOLLYWOOD, gin_bonus=20, undercut_bonus=15, gin_extra_boxes=2)
    odds = priced(counted, rules)
    told = {(o.dealer_wins, o.way, o.points, o.boxes): o.share for o in odds.outcomes}
    assert told == {
        (True, KNOCKED, 12, 1): 0.4,
        (False, UNDERCUT, 15, 1): 0.1,  # on a tie with the knocker, the other wins the round
        (False, GINNED, 50, 3): 0.3,
    }
    assert odds.drawn == pytest.approx(0.2)
    untied = priced(counted, replace(rules, undercut_on_tie=False, multiplier=2))
    assert untied.drawn == pytest.approx(0.3)
    assert max(outcome.points for outcome in untied.outcomes) == 100


def test_spades_double_in_oklahoma() -> None:
    facts = tuple(
        Facts(dealer_knocked=True, ending="knock", difference=9, spade=spade, count=5)
        for spade in (False, True)
    )
    odds = priced(Counted(10, 0, facts), GIN_PRESETS["oklahoma"])
    assert {outcome.points: outcome.share for outcome in odds.outcomes} == {9: 0.5, 18: 0.5}


def test_rounds_are_counted_alike_every_time() -> None:
    """Each side deals half of the rounds; a stored table gives nearly the same."""
    counted = count_rounds(HOLLYWOOD, "greedy", 60)
    assert counted == count_rounds(HOLLYWOOD, "greedy", 60)
    assert counted != count_rounds(HOLLYWOOD, "greedy", 60, seed=1)
    stored = odds_for(HOLLYWOOD, "greedy")
    fresh = priced(counted, HOLLYWOOD)
    means = [
        sum(o.share * o.points for o in odds.outcomes) / (1 - odds.drawn)
        for odds in (stored, fresh)
    ]
    assert means[0] == pytest.approx(means[1], abs=6)


def test_rules_that_no_preset_plays_are_measured() -> None:
    rules = replace(HOLLYWOOD, knock_limit=3)
    assert played_alike(rules) is None
    odds = odds_for(rules, "greedy")
    gins = sum(outcome.share for outcome in odds.outcomes if outcome.way == GINNED)
    usual = odds_for(HOLLYWOOD, "greedy")
    assert gins > sum(outcome.share for outcome in usual.outcomes if outcome.way == GINNED)


def test_what_there_is_not() -> None:
    with pytest.raises(HollywoodError, match="strength 'best': greedy or linear"):
        odds_for(HOLLYWOOD, "best")
    with pytest.raises(HollywoodError, match="nobody scored in 7 rounds"):
        priced(Counted(7, 0, ()), HOLLYWOOD)


@pytest.mark.parametrize("step", [1, 5, 7])
def test_the_masses_of_the_kernel_are_whole(step: int) -> None:
    odds = odds_for(GIN_PRESETS["oklahoma"])
    numbers = odds_vector(odds, step)
    ways = numbers[O_COUNTS] + numbers[O_COUNTS + 1]
    rows = [numbers[O_WAYS + O_LENGTH * way :][:O_LENGTH] for way in range(ways)]
    assert len(numbers) == O_WAYS + O_LENGTH * ways
    assert numbers[O_DRAWN] + sum(row[O_MASS] for row in rows) == MASS
    mean = sum(row[0] * step * row[O_MASS] for row in rows) / MASS
    assert mean == pytest.approx(sum(o.share * o.points for o in odds.outcomes), abs=1e-5)
