"""Statistics: counted manually here, and the figures of chance against dealt decks."""

from __future__ import annotations

import random
from math import sqrt
from typing import Any

import pytest

from hollywood.cards import Card, Hand, Pack
from hollywood.contract.rules import ContractRules
from hollywood.gin.rules import GinRules
from hollywood.match.presets import rules_for
from hollywood.play import Seat
from hollywood.server.people.card_statistics import (
    CONTRACT,
    GIN,
    Expected,
    dealt_at_contract,
    dealt_at_gin,
    drawn,
    pairs_dealt,
)
from hollywood.server.people.statistics import measured, statistics
from hollywood.server.store.rows import MatchFact, RatingRow, RoundFact

DEALS = 4000


def gin_round(number: int = 1, **facts: Any) -> RoundFact:
    """One of Ann's rounds of gin."""
    usual: dict[str, Any] = {
        "dealt_deadwood": 50,
        "dealt_aces": 1,
        "dealt_melds": 3,
        "dealt_pairs": 2,
        "usual": True,
        "by_lot": True,
        "non_dealer": True,
        "ending": "knock",
        "kind": "knock",
        "knocked": True,
        "won": True,
        "points": 12,
        "turns": 20,
    }
    return RoundFact(
        person="ann",
        round_number=number,
        seat=Seat(0),
        family="gin",
        preset="gin",
        at=0.0,
        facts={**usual, **facts},
    )


def contract_hand(**facts: Any) -> RoundFact:
    """One of Ann's hands of May-I."""
    usual: dict[str, Any] = {
        "dealt_wilds": 1,
        "dealt_points": 90,
        "usual": True,
        "penalty": 45,
        "went_out": False,
        "may_is": 2,
        "hand_number": 1,
    }
    return RoundFact(
        person="ann",
        round_number=1,
        seat=Seat(0),
        family="contract",
        preset="may-i",
        at=0.0,
        facts={**usual, **facts},
    )


def match(family: str, *, won: bool) -> MatchFact:
    """One of Ann's matches."""
    return MatchFact(
        person="ann", seat=Seat(0), family=family, preset="gin", at=0.0, rated=False, won=won
    )


def test_nothing_played_is_nothing_told() -> None:
    told = statistics((), (), ())
    assert (told.tallies, told.deals, told.ratings, told.points_by_round) == ((), (), (), ())
    assert told.deadwood == (0,) * 99


def test_the_tally_of_gin() -> None:
    rounds = [
        gin_round(),
        gin_round(won=False, knocked=False, points=-8),
        gin_round(ending="gin", kind="gin", points=45),
        gin_round(ending="big_gin", kind="big_gin", points=60),
        gin_round(ending="gin", kind="gin", knocked=False, won=False, points=-30),
        gin_round(kind="undercut", won=False, points=-14),
        gin_round(kind="undercut", knocked=False, points=16),
        gin_round(ending="dead_hand", kind="draw", knocked=False, won=None, points=0),
    ]
    told = statistics(rounds, [match("gin", won=True), match("gin", won=False)], ())
    (tally,) = told.tallies
    assert (tally.family, tally.matches, tally.matches_won) == ("gin", 2, 1)
    assert (tally.rounds, tally.rounds_won) == (8, 4)
    assert (tally.knocks, tally.gins) == (2, 2)
    assert (tally.undercuts, tally.been_undercut, tally.dead_hands) == (1, 1, 1)
    assert tally.points == 12 + 45 + 60 + 16
    assert told.points_by_round == (12, -8, 45, 60, -30, -14, 16, 0)


def test_the_tally_of_the_contract_game() -> None:
    hands = [contract_hand(), contract_hand(went_out=True, penalty=0, may_is=0)]
    (tally,) = statistics(hands, [match("contract", won=True)], ()).tallies
    assert (tally.family, tally.rounds, tally.rounds_won) == ("contract", 2, 1)
    assert (tally.points, tally.may_is, tally.matches_won) == (45, 2, 1)


def test_only_usual_hands_are_measured() -> None:
    rounds = [gin_round(dealt_deadwood=10), gin_round(usual=False, dealt_deadwood=98)]
    told = statistics(rounds, (), ())
    assert sum(told.deadwood) == told.deadwood[10] == 1
    deadwood = next(entry for entry in told.deals if entry.name == "deadwood")
    assert (deadwood.count, deadwood.observed) == (1, 10.0)


def test_only_first_rounds_by_lot_tell_who_deals() -> None:
    rounds = [
        gin_round(1),
        gin_round(1, non_dealer=False),
        gin_round(2),
        gin_round(1, by_lot=False),
    ]
    (dealing,) = [e for e in statistics(rounds, (), ()).deals if e.name == "non-dealer"]
    assert (dealing.count, dealing.observed, dealing.expected) == (2, 0.5, 0.5)


def test_the_last_two_hundred_rounds_are_drawn() -> None:
    rounds = [gin_round(points=number) for number in range(1, 301)]
    assert statistics(rounds, (), ()).points_by_round == tuple(range(101, 301))


def test_ratings_are_told_by_family() -> None:
    rows = [
        RatingRow(person="ann", family="gin", mu=30.0, sigma=2.0, matches=9),
        RatingRow(person="ann", family="contract", mu=25.0, sigma=8.0, matches=1),
    ]
    told = statistics((), (), rows).ratings
    assert [(each.family, each.rating, each.deviation) for each in told] == [
        ("contract", 1500, 320),
        ("gin", 1700, 80),
    ]


def test_how_far_a_mean_lies_from_chance() -> None:
    found = measured("aces", [2.0] * 25, Expected(1.0, 0.5))
    assert found is not None
    assert found.spread == pytest.approx(0.1)
    assert found.z == pytest.approx(10.0)
    assert measured("aces", [], Expected(1.0, 0.5)) is None


def test_the_facts_of_a_hand() -> None:
    hand = Hand.parse("Ac Ad As 4h 5h 6h 9s 9c Kd Ks")
    facts = dealt_at_gin(hand, GinRules())
    assert facts == {
        "dealt_deadwood": 38,
        "dealt_aces": 3,
        "dealt_melds": 6,
        "dealt_pairs": 2,
        "usual": True,
        "by_lot": True,
    }


@pytest.mark.parametrize(
    "settings", [["hand_size=9"], ["ace=round_corner"], ["run_suits=any"], ["face_points=11"]]
)
def test_hands_by_other_rules_are_not_usual(settings: list[str]) -> None:
    rules = rules_for("gin", settings)
    assert isinstance(rules, GinRules)
    hand = Hand.of(Pack(decks=1).cards[: rules.hand_size])
    assert not dealt_at_gin(hand, rules)["usual"]


def test_a_chosen_dealer_is_not_by_lot() -> None:
    rules = rules_for("gin", ["first_dealer=chosen"])
    assert isinstance(rules, GinRules)
    assert not dealt_at_gin(Hand.parse("Ac"), rules)["by_lot"]


def test_the_facts_of_a_hand_of_may_i() -> None:
    hand = Hand.parse("Ac Ac 2d 3d 4d 5d 6d Th Jh Qh Kh")
    facts = dealt_at_contract(hand, ContractRules())
    assert facts == {"dealt_wilds": 2, "dealt_points": 50 + 25 + 10 + 45, "usual": True}
    liverpool = rules_for("liverpool")
    assert isinstance(liverpool, ContractRules)
    assert not dealt_at_contract(hand, liverpool)["usual"]


def _within(values: list[float], expected: Expected) -> None:
    mean = sum(values) / len(values)
    deviation = sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    assert abs(mean - expected.mean) < 4 * expected.deviation / sqrt(len(values))
    assert deviation == pytest.approx(expected.deviation, rel=0.08)


@pytest.mark.parametrize("name", GIN)
def test_what_chance_gives_at_gin_is_what_fair_decks_give(name: str) -> None:
    rng = random.Random(2026)
    fact, expected = GIN[name]
    cards = list(Pack(decks=1).cards)
    hands = [Hand.of(rng.sample(cards, 10)) for _ in range(DEALS)]
    _within([float(dealt_at_gin(hand, GinRules())[fact]) for hand in hands], expected)


@pytest.mark.parametrize("name", CONTRACT)
def test_what_chance_gives_at_may_i_is_what_fair_decks_give(name: str) -> None:
    rng = random.Random(2026)
    fact, expected = CONTRACT[name]
    cards: list[Card] = list(Pack(decks=2).cards)
    hands = [Hand.of(rng.sample(cards, 11)) for _ in range(DEALS)]
    _within([float(dealt_at_contract(hand, ContractRules())[fact]) for hand in hands], expected)


def test_the_laws_by_hand() -> None:
    assert drawn(52, 4, 52) == Expected(4.0, 0.0)
    assert drawn(2, 1, 1) == Expected(0.5, 0.5)
    assert pairs_dealt(10).mean == pytest.approx(1.8605, abs=1e-4)
