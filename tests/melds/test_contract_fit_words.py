"""The words about a lay down that is not the contract."""

from hollywood.cards import Card, Hand, parse_cards
from hollywood.melds.contract_fit import contract_problem, fit_all
from hollywood.melds.wild import WildKind, WildMeld
from hollywood.melds.wild_rules import Slot, WildMeldRules

MAY_I = WildMeldRules()


def slots(contract: str) -> tuple[Slot, ...]:
    return tuple(Slot(kind, 3 if kind == "S" else 4) for kind in contract)


def code(hand: str, contract: str, *melds: tuple[str, str], rules: WildMeldRules = MAY_I) -> str:
    proposed = [WildMeld(WildKind(kind), tuple(parse_cards(cards))) for kind, cards in melds]
    problem = contract_problem(Hand.parse(hand), proposed, slots(contract), rules)
    return f"{problem[0]}: {problem[1]}" if problem else "legal"


def test_the_words_for_a_wrong_lay_down() -> None:
    hand = "3c 3d 3h 5c 6c 7c 8c 9c 9d 9h Ah Ks"
    threes, run = ("S", "3c 3d 3h"), ("R", "5c 6c 7c 8c")
    assert code(hand, "SR", threes, run) == code(hand, "SR", run, threes) == "legal"
    assert code(hand, "SR", ("S", "3c 3d 3s"), run) == "not_in_hand: 3s is not in your hand."
    assert code(hand, "SR", ("S", "3c 3d 3c"), run) == "not_in_hand: You hold 3c only once."
    assert code(hand, "SR", ("S", "3c 3d Ks"), run) == (
        "bad_set: 3c 3d Ks is no set: a set is of one rank, not of 3 and K."
    )
    assert code(hand, "SR", threes, ("R", "6c 5c 7c 8c")) == (
        "bad_run: 6c 5c 7c 8c is no run: the cards of a run follow each other, low to high."
    )
    assert code(hand, "SR", threes, ("S", "9c 9d 9h"), run) == (
        "wrong_contract: The contract is a set of 3 or more and a run of 4 or more, not 2 sets."
    )
    assert code(hand, "SS", threes, run) == (
        "wrong_contract: The contract is 2 sets of 3 or more, not 1 set."
    )
    assert code(hand, "SR") == (
        "wrong_contract: The contract is a set of 3 or more and a run of 4 or more, not 0 sets."
    )


def test_the_words_for_melds_that_may_not_lie_side_by_side() -> None:
    strict = WildMeldRules(duplicate_rank_sets=False, adjacent_same_suit_runs=False)
    nines = "9c 9c 9d 9d 9h 9h 2c 3c 4c 5c 6c 7c 8c 9c Kd"
    assert code(nines, "SS", ("S", "9c 9d 9h"), ("S", "9c 9d 9h"), rules=strict) == (
        "wrong_contract: Two sets of 9 are not allowed."
    )
    assert code(nines, "RR", ("R", "2c 3c 4c 5c"), ("R", "6c 7c 8c 9c"), rules=strict) == (
        "wrong_contract: Two runs of clubs may not touch or overlap."
    )
    wide = WildMeldRules(adjacent_same_suit_runs=False, run_gap=2)
    near = ("R", "2c 3c 4c 5c"), ("R", "7c 8c 9c Tc")
    assert code("2c 3c 4c 5c 7c 8c 9c Tc", "RR", *near, rules=wide) == (
        "wrong_contract: Between two runs of clubs 2 places must stay free."
    )


def test_a_run_may_be_too_short_for_the_slot_that_is_open() -> None:
    contract = (Slot("R", 4), Slot("R", 7))
    hand = Hand.parse("2c 3c 4c 5c 6c 7d 8d 9d Td Jd Qd")
    melds = fit_all(hand, contract, MAY_I)
    assert melds is None
    hand += Card("Kd")
    melds = fit_all(hand, contract, MAY_I)
    assert melds is not None
    assert [str(meld) for meld in melds] == ["2c 3c 4c 5c 6c", "7d 8d 9d Td Jd Qd Kd"]
    short = [WildMeld(WildKind.RUN, meld.cards[:5]) for meld in melds]
    assert contract_problem(hand, short, contract, MAY_I) == (
        "wrong_contract",
        "The contract is a run of 4 or more and a run of 7 or more: a run of 5 is too short.",
    )


def test_more_melds_must_be_of_a_kind_that_the_contract_has() -> None:
    hand = Hand.parse("3c 3d 3h 9c 9d 9h 5s 6s 7s 8s")
    threes, nines, run = (
        WildMeld(WildKind(kind), tuple(parse_cards(cards)))
        for kind, cards in (("S", "3c 3d 3h"), ("S", "9c 9d 9h"), ("R", "5s 6s 7s 8s"))
    )
    one_set = slots("S")
    assert contract_problem(hand, [threes, nines], one_set, MAY_I, exact=False) is None
    assert contract_problem(hand, [threes, nines], one_set, MAY_I) is not None
    assert contract_problem(hand, [threes, run], one_set, MAY_I, exact=False) == (
        "wrong_contract",
        "The contract is a set of 3 or more, not 1 run.",
    )
