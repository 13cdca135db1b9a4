"""Arrangements: all of them, each once, and the best."""

from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from hollywood.cards import Hand
from hollywood.melds import (
    Arrangement,
    MeldRules,
    arrangements,
    best_arrangement,
    best_arrangements,
    best_spread,
    fits,
    points,
)
from tests.melds.hands import DECK, cases, hands, variants
from tests.oracles import gin_melds as oracle

SAME_SUIT = variants().filter(lambda rules: rules.run_suits == "same")


def as_sets(arrangement: Arrangement) -> frozenset[frozenset[object]]:
    return frozenset(frozenset(meld.cards) for meld in arrangement.melds)


@settings(max_examples=cases(5))
@given(hand=hands(), rules=variants(), slack=st.integers(0, 12))
def test_every_arrangement_within_the_limit_comes_once(
    hand: Hand, rules: MeldRules, slack: int
) -> None:
    limit = oracle.deadwood(frozenset(hand), rules) + slack
    found = list(arrangements(hand, rules, limit))
    expected = {
        melds: count
        for melds, count in oracle.arrangements(frozenset(hand), rules).items()
        if count <= limit
    }
    assert {as_sets(each): each.points for each in found} == expected
    assert len(found) == len(expected)


@given(hand=hands(), rules=SAME_SUIT)
def test_without_a_limit_all_come(hand: Hand, rules: MeldRules) -> None:
    found = [as_sets(each) for each in arrangements(hand, rules)]
    assert set(found) == set(oracle.arrangements(frozenset(hand), rules))
    assert len(found) == len(set(found))


@given(hand=hands(sizes=(7, 10, 11, 13)), rules=variants())
def test_an_arrangement_adds_up(hand: Hand, rules: MeldRules) -> None:
    for each in islice(arrangements(hand, rules), 50):
        melded = [card for meld in each.melds for card in meld.cards]
        assert Hand.of([*melded, *each.left]) == hand
        assert each.points == points(each.left, rules)


@given(hand=hands(), rules=variants())
def test_best_arrangement_is_one_of_the_best_with_the_fewest_melds(
    hand: Hand, rules: MeldRules
) -> None:
    best = best_arrangements(hand, rules)
    chosen = best_arrangement(hand, rules)
    assert chosen in best
    assert len(chosen.melds) == min(len(each.melds) for each in best)
    assert best == best_arrangements(hand, rules)


@given(hand=hands(sizes=(10,)), rules=variants())
def test_best_spread_gives_the_fewest_points_to_lay_off(hand: Hand, rules: MeldRules) -> None:
    def exposed(arrangement: Arrangement) -> int:
        return points(
            [
                card
                for card in DECK
                if card not in hand and any(fits(meld, card, rules) for meld in arrangement.melds)
            ],
            rules,
        )

    chosen = best_spread(hand, rules)
    best = best_arrangements(hand, rules)
    assert chosen in best
    assert exposed(chosen) == min(map(exposed, best))


def test_three_sets_or_three_runs() -> None:
    """Laid as runs, the fives to sevens accept six cards; as sets, three small ones."""
    hand = Hand.parse("4c 4d 4h 5c 5d 5h 6c 6d 6h Ks")
    spread = best_spread(hand, MeldRules())
    assert [meld.kind.value for meld in spread.melds] == ["set", "set", "set"]
    assert len(best_arrangements(hand, MeldRules())) == 2


def test_cards_in_the_hand_cannot_be_laid_off_on_it() -> None:
    """Three runs A-2-3 accept only fours, and of these only the spade is outside the hand."""
    hand = Hand.parse("Ac 2c 3c 4c Ad 2d 3d 4d Ah 2h 3h 4h")
    spread = best_spread(hand, MeldRules())
    assert sorted(map(str, spread.melds)) == ["4c 4d 4h", "Ac 2c 3c", "Ad 2d 3d", "Ah 2h 3h"]


def test_no_cards_have_one_arrangement() -> None:
    assert list(arrangements(Hand(), MeldRules())) == [Arrangement((), Hand(), 0)]


def test_thirteen_cards_of_one_suit_are_one_run() -> None:
    for ace in ("low", "high_low", "round_corner"):
        best = best_arrangement(Hand(0x1FFF), MeldRules(ace=ace))
        assert [str(meld) for meld in best.melds] == ["Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"]


def test_a_limit_below_the_deadwood_has_no_arrangement() -> None:
    assert not list(arrangements(Hand.parse("Kc Kd"), MeldRules(), 19))
