"""The deadwood of many hands at once is the deadwood of each."""

import random

import numpy as np
import pytest

from hollywood.cards import Hand, Pack
from hollywood.kernel.engine.compiling import can_compile
from hollywood.melds import MeldRules, deadwood, deadwood_after_discard
from hollywood.simulation.hands import deadwood_many
from tests.oracles import gin_melds as oracle

VARIANTS = (MeldRules(), MeldRules(ace="round_corner", ace_points=15), MeldRules(run_suits="any"))
MANY = 5_000 if can_compile() else 1_000


def random_hands(size: int, count: int, *, ranks: int = 13) -> list[Hand]:
    cards = [card for card in Pack().cards if card.rank <= ranks]
    chance = random.Random(size)
    return [Hand.of(chance.sample(cards, size)) for _ in range(count)]


@pytest.mark.parametrize("rules", VARIANTS, ids=str)
@pytest.mark.parametrize(("size", "ranks"), [(10, 13), (11, 13), (10, 5), (11, 6)])
def test_each_is_that_of_the_hand(rules: MeldRules, size: int, ranks: int) -> None:
    hands = random_hands(size, MANY, ranks=ranks)
    array = np.array([hand.bits for hand in hands], np.int64)
    assert deadwood_many(array, rules).tolist() == [deadwood(hand, rules) for hand in hands]
    after = deadwood_many(array, rules, after_discard=True)
    assert after.tolist() == [deadwood_after_discard(hand, rules) for hand in hands]
    for hand, found in list(zip(hands, deadwood_many(array, rules), strict=True))[:200]:
        assert found == oracle.deadwood(frozenset(hand), rules)


def test_a_slice_of_an_array_will_do() -> None:
    array = np.array([hand.bits for hand in random_hands(10, 100)], np.int64)
    assert deadwood_many(array[::3]).tolist() == deadwood_many(array).tolist()[::3]
    assert deadwood_many(array[:0]).tolist() == []


@pytest.mark.parametrize(
    "array",
    [np.zeros(3, np.int32), np.zeros((2, 2), np.int64), np.zeros(2, np.uint64)],
    ids=["int32", "two dimensions", "unsigned"],
)
def test_another_type_is_refused(array: np.ndarray) -> None:
    with pytest.raises(TypeError, match="int64 with one dimension"):
        deadwood_many(array)


@pytest.mark.parametrize("bits", [-1, 1 << 62, 1 << 13, 1 << 29, 1 << 61], ids=bin)
def test_what_is_no_hand_is_named(bits: int) -> None:
    hands = np.array([7, bits, 7], np.int64)
    with pytest.raises(ValueError, match=r"hands\[1\] is"):
        deadwood_many(hands)
    with pytest.raises(ValueError, match=r"hands\[1\] is"):
        deadwood_many(hands, after_discard=True)


def test_an_empty_hand_has_nothing_to_throw() -> None:
    hands = np.array([7, 0], np.int64)
    assert deadwood_many(hands).tolist() == [0, 0]
    with pytest.raises(ValueError, match="at least one card to discard"):
        deadwood_many(hands, after_discard=True)
