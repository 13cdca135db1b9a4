"""What is a meld, what fits on it, and what a player is told."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hollywood.cards import Card, Hand, parse_cards
from hollywood.errors import CardsError
from hollywood.melds import (
    Meld,
    MeldKind,
    MeldRules,
    extended,
    fits,
    meld_of,
    melds_in,
    spread_problem,
)
from hollywood.melds.forms import why_no_meld
from tests.melds.hands import DECK, cases, hands, pools, variants
from tests.oracles import gin_melds as oracle

GIN = MeldRules()
ANY = MeldRules(run_suits="any")
HIGH = MeldRules(ace="high_low")
CORNER = MeldRules(ace="round_corner")


def meld(text: str, rules: MeldRules = GIN) -> Meld:
    found = meld_of(parse_cards(text), rules)
    assert found is not None, text
    return found


@settings(max_examples=cases(5))
@given(data=st.data(), rules=variants())
def test_a_meld_is_what_the_definition_says(data: st.DataObject, rules: MeldRules) -> None:
    pool = data.draw(pools())
    cards = data.draw(st.lists(st.sampled_from(pool), max_size=6, unique=True))
    found = meld_of(cards, rules)
    assert (found is not None) == oracle.is_meld(frozenset(cards), rules)
    assert (why_no_meld(cards, rules) is None) == (found is not None)
    if found:
        assert set(found.cards) == set(cards)
        assert (found.kind is MeldKind.SET) == oracle.is_set(frozenset(cards), rules)


@given(hand=hands(sizes=(10, 11, 13)), rules=variants())
def test_melds_in_finds_every_meld_once(hand: Hand, rules: MeldRules) -> None:
    found = [frozenset(each.cards) for each in melds_in(hand, rules)]
    assert len(found) == len(set(found))
    if len(hand) < 13:
        assert set(found) == oracle.melds_in(frozenset(hand), rules)
    else:
        assert all(oracle.is_meld(cards, rules) for cards in found)


@given(hand=hands(), rules=variants())
def test_a_card_fits_where_the_definition_says(hand: Hand, rules: MeldRules) -> None:
    for each in melds_in(hand, rules)[:12]:
        for card in DECK:
            fitting = oracle.fits(frozenset(each.cards), card, rules)
            assert fits(each, card, rules) == fitting
            if fitting:
                longer = extended(each, card, rules)
                assert longer == meld_of([*each.cards, card], rules)
                assert longer.kind is each.kind


@pytest.mark.parametrize(
    ("text", "rules", "canonical"),
    [
        ("6s 6c 6h", GIN, "6c 6h 6s"),
        ("5h 6h 4h", GIN, "4h 5h 6h"),
        ("3h Ah 2h", HIGH, "Ah 2h 3h"),
        ("Ah Qh Kh", HIGH, "Qh Kh Ah"),
        ("2h Ah Kh", CORNER, "Kh Ah 2h"),
        ("2h Ah Kh Qh", CORNER, "Qh Kh Ah 2h"),
        ("9h 7c 8d", ANY, "7c 8d 9h"),
    ],
)
def test_cards_of_a_meld_stand_in_order(text: str, rules: MeldRules, canonical: str) -> None:
    assert str(meld(text, rules)) == canonical


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("Qs Kd Ah", ANY),
        ("Qh Kh Ah", GIN),
        ("Kh Ah 2h", HIGH),
        ("Kh Ah 2h", GIN),
        ("6h 6d", GIN),
        ("6h 6d 6s 6c", MeldRules(set_sizes=(3,))),
        ("6h 6d 6s", MeldRules(set_sizes=(4,))),
        ("4h 5h 6h", MeldRules(run_min=4)),
        ("7c 7d 8h 9s", ANY),
        ("7c 7c 7d", GIN),
        ("7c 7d XX", GIN),
        ("", GIN),
    ],
)
def test_no_meld(text: str, rules: MeldRules) -> None:
    assert meld_of(parse_cards(text), rules) is None


def test_layoffs_on_a_set() -> None:
    assert str(extended(meld("7c 7d 7s"), Card("7h"), GIN)) == "7c 7d 7h 7s"
    assert not fits(meld("7c 7d 7s"), Card("7c"), GIN)
    assert not any(fits(meld("7c 7d 7h 7s"), card, GIN) for card in DECK)
    threes_only = MeldRules(set_sizes=(3,))
    assert not fits(meld("7c 7d 7s", threes_only), Card("7h"), threes_only)


@pytest.mark.parametrize(
    ("text", "rules", "taken"),
    [
        ("4h 5h 6h", GIN, "3h 7h"),
        ("Ah 2h 3h", GIN, "4h"),
        ("Jh Qh Kh", GIN, "Th"),
        ("Jh Qh Kh", HIGH, "Ah Th"),
        ("Qh Kh Ah", HIGH, "Jh"),
        ("Ah 2h 3h", HIGH, "4h"),
        ("Ah 2h 3h", CORNER, "4h Kh"),
        ("Qh Kh Ah", CORNER, "2h Jh"),
        ("Kh Ah 2h", CORNER, "3h Qh"),
        ("3c 4d 5h", ANY, "2c 6c 2d 6d 2h 6h 2s 6s"),
    ],
)
def test_layoffs_on_a_run(text: str, rules: MeldRules, taken: str) -> None:
    run = meld(text, rules)
    assert [card for card in DECK if fits(run, card, rules)] == parse_cards(taken)


def test_a_run_of_thirteen_is_full() -> None:
    for ace in ("low", "high_low", "round_corner"):
        for suits in ("same", "any"):
            rules = MeldRules(ace=ace, run_suits=suits)
            run = meld("Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc", rules)
            assert not any(fits(run, card, rules) for card in DECK)


def test_what_does_not_fit_is_refused_by_name() -> None:
    with pytest.raises(CardsError, match="8h does not fit on 4h 5h 6h"):
        extended(meld("4h 5h 6h"), Card("8h"), GIN)


@pytest.mark.parametrize(
    ("spread", "problem"),
    [
        ("4h 5h 6h, 6c 6d 6s", None),
        ("", None),
        ("4h 5h 6h, 6c 6d 6h", "6h is in two melds"),
        ("Ts Js Qs", "Qs is not in the hand"),
        ("9s Ts 6s", "9s Ts 6s is no run: the ranks do not follow each other"),
        ("4h 5h 6c", "4h 5h 6c is no run: the cards of a run have the same suit"),
        ("6c 6d", "6c 6d is no set: a set has 3 or 4 cards"),
        ("9s Ts", "9s Ts is no run: a run has at least 3 cards"),
        ("6c 6c 6d", "6c 6c 6d is no meld: 6c is in it twice"),
        ("6c 6d XX", "6c 6d XX is no meld: there are no jokers in gin"),
    ],
)
def test_a_spread_is_refused_in_words(spread: str, problem: str | None) -> None:
    hand = Hand.parse("4h 5h 6h 9s Ts Js 6d 6s 6c Kd")
    melds = [
        Meld(MeldKind.RUN, tuple(parse_cards(part))) for part in spread.split(",") if part.strip()
    ]
    melds = [meld_of(each.cards, GIN) or each for each in melds]
    assert spread_problem(hand, melds, GIN) == problem


@pytest.mark.parametrize(
    ("text", "rules", "problem"),
    [
        ("Qh Kh Ah", GIN, "the ace is low, below the two"),
        ("4c 5d 5h 6s", ANY, "it has two cards of rank 5"),
        ("4h 5h 6h", MeldRules(run_min=4), "a run has at least 4 cards"),
        ("6c 6d 6h", MeldRules(set_sizes=(4,)), "a set has 4 cards"),
        ("", GIN, "a meld of no cards is no meld"),
    ],
)
def test_why_cards_are_no_meld(text: str, rules: MeldRules, problem: str) -> None:
    assert problem in str(why_no_meld(parse_cards(text), rules))
