"""The work until the first lay downs: hands that once took seconds or minutes."""

import random
from itertools import islice

import pytest

from hollywood.cards import Hand, Pack
from hollywood.contract.domains import read_contract
from hollywood.kernel.contract.laydown import place_runs, search
from hollywood.melds.contract_fit import contract_problem
from hollywood.melds.laydowns import laydowns
from hollywood.melds.wild_rules import WildMeldRules

MAY_I = WildMeldRules()
FOUR_NATURALS = WildMeldRules(min_naturals=4)
APART = WildMeldRules(
    wild=("A", "2"), duplicate_rank_sets=False, adjacent_same_suit_runs=False, run_high=14
)


class Work:
    """Counts the runs that the searches try, and the plans that they check for naturals."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps = 0
        for module, name in (
            (place_runs, "take"),
            (place_runs, "wanting"),
            (search, "list_windows"),
        ):
            self.count(monkeypatch, module, name)

    def count(self, monkeypatch: pytest.MonkeyPatch, module: object, name: str) -> None:
        work = getattr(module, name)

        def counted(*args: object, **kwargs: object) -> object:
            self.steps += 1
            return work(*args, **kwargs)

        monkeypatch.setattr(module, name, counted)


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    return Work(monkeypatch)


def dealt(seed: int, cards: int, wilds: int, rules: WildMeldRules) -> Hand:
    """A hand of two decks with the requested number of wild cards."""
    deck = list(Pack(decks=2).cards)
    random.Random(seed).shuffle(deck)
    wild = [card for card in deck if rules.is_wild(card)][:wilds]
    return Hand.of(wild + [c for c in deck if not rules.is_wild(c)][: cards - len(wild)])


def test_a_last_hand_of_twenty_two_cards_with_melds_to_add(work: Work) -> None:
    hand = Hand.parse("Ac Ac 3c 3c 5c 6c 8c Tc Qc Ad Ad 2d 3d 3d 5d 6d 7d 8d 9d Kd As As")
    contract = read_contract("SSR", set_min=3, run_min=4)
    melds = next(laydowns(hand, contract, MAY_I, exact=False, whole=True))
    assert Hand.of(card for meld in melds for card in meld.cards) == hand
    assert contract_problem(hand, melds, contract, MAY_I, exact=False) is None
    assert work.steps < 400


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("text", "cards", "rules", "most"),
    [("S", 56, MAY_I, 100), ("RS", 46, FOUR_NATURALS, 60_000), ("R4R5S3R", 32, MAY_I, 15_000)],
)
def test_a_last_hand_of_very_many_cards(
    text: str, cards: int, rules: WildMeldRules, most: int, seed: int, work: Work
) -> None:
    hand = dealt(seed, cards, 8, rules)
    contract = read_contract(text, set_min=3, run_min=4)
    melds = next(laydowns(hand, contract, rules, exact=False, whole=True), None)
    assert work.steps < most
    assert melds is not None or text != "S"
    if melds is not None:
        assert Hand.of(card for meld in melds for card in meld.cards) == hand
        assert contract_problem(hand, melds, contract, rules, exact=False) is None


@pytest.mark.parametrize("seed", range(4))
def test_very_many_cards_in_another_hand(seed: int, work: Work) -> None:
    hand = dealt(seed, 32, 8, MAY_I)
    contract = read_contract("R4R5S3R", set_min=3, run_min=4)
    first = list(islice(laydowns(hand, contract, MAY_I, exact=False), 40))
    assert len(set(first)) == 40
    assert all(contract_problem(hand, m, contract, MAY_I, exact=False) is None for m in first)
    assert work.steps < 400


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize("min_naturals", [0, 1, 2])
def test_ten_wild_cards_and_melds_that_may_not_clash(
    min_naturals: int, whole: bool, seed: int, work: Work
) -> None:
    rules = WildMeldRules(
        wild=("A", "2"),
        min_naturals=min_naturals,
        duplicate_rank_sets=False,
        adjacent_same_suit_runs=False,
    )
    hand = dealt(seed, 16, 10, rules)
    contract = read_contract("R7SR", set_min=3, run_min=4)
    first = list(islice(laydowns(hand, contract, rules, whole=whole), 40))
    assert len(set(first)) == len(first)
    assert all(contract_problem(hand, melds, contract, rules) is None for melds in first)
    assert work.steps < 1500


def test_what_lies_bars_what_may_lie_beside_it(work: Work) -> None:
    """One set of kings and separate runs: no choice of the first melds leads nowhere."""
    contract = read_contract("SSRR", set_min=3, run_min=4)
    hand = Hand.parse("Kc Kd Kh Ks Kc Kd 4c 5c 6c 7c 8c 9c 5c 6c 7c 8c Ah As Ad 2h 2s 2d 9h")
    first = list(islice(laydowns(hand, contract, APART), 40))
    assert len(first) == 40
    assert all(contract_problem(hand, melds, contract, APART) is None for melds in first)
    assert work.steps < 200
