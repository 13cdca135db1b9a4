"""The presets follow their sources, contradictory knobs are refused, and each knob is tested."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from hollywood.contract import CONTRACT_PRESETS, ContractRules, MayIRules
from hollywood.errors import RulesError
from tests.contract.setting import MAY_I, ruled

# These concern the match: who deals, and who has won. The others change a round.
OF_THE_MATCH = {"first_dealer", "next_dealer", "winner", "total_tie"}
OF_ONE_VALUE = {"family", "when"}


def test_the_page() -> None:
    """Matrix rows 1, 3, 9, 12, 13, 16 and 17."""
    assert ContractRules() == MAY_I
    assert (MAY_I.players, MAY_I.decks, MAY_I.jokers, MAY_I.hands) == ((4, 5, 6), 2, 0, 7)
    assert MAY_I.deal == (11,) * 7
    may_i = MAY_I.may_i
    assert may_i is not None
    assert (may_i.per_turn, may_i.limit, may_i.max_cards, may_i.penalty_cards) == (1, 5, 21, 1)


def test_shanghai_asks_for_contracts_that_only_bought_cards_can_meet() -> None:
    shanghai = CONTRACT_PRESETS["shanghai"]
    assert shanghai.contracts[7:] == ("S3R7", "S3R10", "R5R5R5")
    assert shanghai.most_cards(11) == 18
    assert CONTRACT_PRESETS["liverpool"].most_cards(10) is None
    assert MAY_I.most_cards(11) == 22
    assert ruled("may_i=none").most_cards(11) == 12


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (("deal=11",), "deal has 1 hands but contracts has 7"),
        (("players=[8]", "decks=1"), "players=8 with deal=11 needs 89 cards"),
        (('wild=["XX"]',), "wild=XX needs jokers"),
        (("jokers=2",), "jokers=2 needs them wild"),
        (("may_i=none", "deal=[11,11,11,11,11,11,10]"), "RRR of hand 7 needs 12 cards"),
        (("run_min=7", "may_i.limit=0"), "RR of hand 3 needs 14 cards"),
        (('contracts=["R13"]', "deal=[15]"), "a run longer than 12"),
        (("out_in_one_turn=501",), "out_in_one_turn cannot be 501: a whole number from 0 to 500"),
        (("run_gap=2",), "run_gap=2 needs adjacent_same_suit_runs=false"),
        (("run_gap=5", "adjacent_same_suit_runs=false"), "run_gap cannot be 5: a whole number"),
        (("laydown=least", "min_naturals_per_meld=4"), "laydown=least gives contract SS melds"),
        (("laydown=least", "deal=[11,11,11,11,11,11,12]"), "laydown=least lays 12 cards"),
        (("layoff_same_turn=false", "layoff_requires_down=false"), "layoff_same_turn=false needs"),
    ],
)
def test_contradictions_name_the_knobs(settings: tuple[str, ...], words: str) -> None:
    with pytest.raises(RulesError, match=words):
        ruled(*settings)


def test_a_contract_that_calls_can_reach_is_permitted() -> None:
    assert ruled("deal=[11,11,11,11,11,11,10]").hands == 7


def test_every_knob_changes_something_in_a_test() -> None:
    """Each is set somewhere in the tests of this game, by its name."""
    folder = Path(__file__).parent
    text = "".join(file.read_text() for file in folder.glob("test_*.py"))
    preset_knobs = {"points"}
    for rules, prefix in ((ContractRules, ""), (MayIRules, "may_i.")):
        for knob in dataclasses.fields(rules):
            if knob.name in OF_THE_MATCH | OF_ONE_VALUE | preset_knobs:
                continue
            assert f"{prefix}{knob.name}=" in text, knob.name
