"""Ratings move as they should, for two players, for partners and for six."""

from __future__ import annotations

import random

import pytest

from hollywood.errors import HollywoodError
from hollywood.server.people.ratings import (
    LONGEST_HISTORY,
    MU,
    after_match,
    newcomer,
    rating_shown,
    shown_rating,
    weights,
)
from hollywood.server.store.rows import RatingRow


def test_a_newcomer_is_in_the_middle_and_uncertain() -> None:
    shown = rating_shown(newcomer("ann", "gin"))
    assert (shown.rating, shown.deviation, shown.matches) == (1500, 333, 0)
    assert shown.history == ()


def test_the_winner_rises_and_both_are_surer() -> None:
    ann, bob = after_match([["ann"], ["bob"]], [1, 2], {}, family="gin", at=7.0)
    assert (ann.person, bob.person) == ("ann", "bob")
    assert ann.mu > 25 > bob.mu
    assert ann.mu - 25 == pytest.approx(25 - bob.mu)
    assert ann.sigma < 25 / 3
    assert ann.matches == bob.matches == 1
    assert ann.history == ((7.0, shown_rating(ann.mu)),)
    assert {ann.family, bob.family} == {"gin"}


def test_the_order_of_the_seats_does_not_matter() -> None:
    one = after_match([["ann"], ["bob"]], [1, 2], {}, family="gin", at=0.0)
    other = after_match([["bob"], ["ann"]], [2, 1], {}, family="gin", at=0.0)
    assert set(one) == set(other)


def test_a_favourite_wins_less_than_an_outsider() -> None:
    strong = RatingRow(person="ann", family="gin", mu=35.0, sigma=2.0, matches=50)
    weak = RatingRow(person="bob", family="gin", mu=20.0, sigma=2.0, matches=50)
    before = {"ann": strong, "bob": weak}
    expected = after_match([["ann"], ["bob"]], [1, 2], before, family="gin", at=0.0)
    upset = after_match([["ann"], ["bob"]], [2, 1], before, family="gin", at=0.0)
    assert expected[0].mu - 35 < upset[1].mu - 20
    assert upset[0].matches == 51


def test_a_shared_place_brings_people_together() -> None:
    before = {"ann": RatingRow(person="ann", family="contract", mu=30.0, sigma=5.0, matches=3)}
    ann, bob = after_match([["ann"], ["bob"]], [1, 1], before, family="contract", at=0.0)
    assert ann.mu < 30
    assert bob.mu > 25


def test_six_are_ranked_one_behind_the_other() -> None:
    people = [[name] for name in "abcdef"]
    rows = after_match(people, [3, 1, 6, 2, 5, 4], {}, family="contract", at=0.0)
    order = sorted(rows, key=lambda row: -row.mu)
    assert [row.person for row in order] == list("bdafec")


def test_partners_rise_and_fall_together() -> None:
    rows = after_match([["a", "c"], ["b", "d"]], [2, 1], {}, family="gin", at=0.0)
    by_person = {row.person: row.mu for row in rows}
    assert by_person["b"] == by_person["d"] > 25 > by_person["a"] == by_person["c"]


def test_the_stronger_are_found_out() -> None:
    rng = random.Random(7)
    rows: dict[str, RatingRow] = {}
    for number in range(400):
        winner, loser = ("ann", "bob") if rng.random() < 0.7 else ("bob", "ann")
        news = after_match([[winner], [loser]], [1, 2], rows, family="gin", at=float(number))
        rows |= {row.person: row for row in news}
    ann, bob = (rating_shown(rows[name]) for name in ("ann", "bob"))
    assert ann.rating - bob.rating > 80
    assert ann.deviation < 150
    assert ann.matches == 400


def test_matches_of_the_same_people_count_less_and_less() -> None:
    """However often two accounts of one person meet, they gain no more than five matches give."""
    rows: dict[str, RatingRow] = {}
    gains = []
    for number in range(60):
        part = weights([["ann"], ["bob"]], {frozenset(("ann", "bob")): number})
        before = rows["ann"].mu if rows else MU
        news = after_match([["ann"], ["bob"]], [1, 2], rows, family="gin", at=0.0, weights=part)
        rows |= {row.person: row for row in news}
        gains.append(rows["ann"].mu - before)
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] < 1e-5
    assert sum(gains) < 5 * gains[0]
    stranger = weights([["ann"], ["bob"], ["cy"]], {frozenset(("ann", "bob")): 1000})
    assert stranger == {"ann": 0.5, "bob": 0.5, "cy": 1.0}
    assert weights([["ann"], ["bob"]], {}, {"bob"}) == {"ann": 0.0, "bob": 1.0}


def test_the_history_does_not_grow_without_end() -> None:
    history = tuple((float(number), 1500) for number in range(LONGEST_HISTORY))
    old = RatingRow(person="a", family="gin", mu=25.0, sigma=3.0, matches=900, history=history)
    ann, _ = after_match([["a"], ["b"]], [1, 2], {"a": old}, family="gin", at=999.0)
    assert len(ann.history) == LONGEST_HISTORY
    assert ann.history[0] == (1.0, 1500)
    assert ann.history[-1] == (999.0, shown_rating(ann.mu))


@pytest.mark.parametrize(
    ("sides", "places"),
    [([["a"]], [1]), ([["a"], []], [1, 2]), ([["a"], ["a"]], [1, 2]), ([["a"], ["b"]], [1])],
)
def test_what_is_no_match(sides: list[list[str]], places: list[int]) -> None:
    with pytest.raises(HollywoodError):
        after_match(sides, places, {}, family="gin", at=0.0)
