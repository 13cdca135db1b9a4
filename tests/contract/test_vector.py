"""Every knob reaches the kernel: each is in the vector of rules, or named with a reason."""

from __future__ import annotations

import dataclasses

import pytest

from hollywood.contract import CONTRACT_PRESETS, ContractRules, MayIRules
from hollywood.contract.vectors.rules import (
    IN_PLAY,
    MAY_I_IN_PLAY,
    NOT_COVERED,
    PRICE,
    rules_vector,
)
from hollywood.errors import RulesError
from hollywood.kernel.contract import layout
from tests.contract.setting import ruled

OTHERWISE: dict[str, tuple[str, ...]] = {
    "decks": ("decks=3",),
    "jokers": ("jokers=2", 'wild=["A", "XX"]'),
    "deal": ("deal=[10, 11, 11, 11, 11, 11, 11]",),
    "contracts": ('contracts=["SSS", "SR", "RR", "SSS", "SSR", "SRR", "RRR"]',),
    "set_min": ("set_min=4",),
    "run_min": ("run_min=3",),
    "wild": ('wild=["2"]',),
    "min_naturals_per_meld": ("min_naturals_per_meld=2",),
    "run_low": ("run_low=A",),
    "run_high": ("run_high=A",),
    "laydown": ("laydown=minimum",),
    "duplicate_rank_sets": ("duplicate_rank_sets=false",),
    "adjacent_same_suit_runs": ("adjacent_same_suit_runs=false",),
    "layoff_requires_down": ("layoff_requires_down=false",),
    "layoff_same_turn": ("layoff_same_turn=false",),
    "layoff_targets": ("layoff_targets=own_melds",),
    "displace_ace": ("displace_ace=never",),
    "may_i": ("may_i=none",),
    "may_i_own_discard": ("may_i_own_discard=false",),
    "go_out_without_discard": ("go_out_without_discard=false",),
    "last_hand": ("last_hand=same",),
    "stock_exhausted": ("stock_exhausted=hand_ends",),
    "rediscard_taken": ("rediscard_taken=forbid",),
    "take_after_laying_down": ("take_after_laying_down=false",),
    "turn_cap": ("turn_cap=20",),
    "points": ('points={"2-9": 4, "T": 10, "J-K": 15, "A": 25}',),
    "out_in_one_turn": ("out_in_one_turn=50",),
    "run_gap": ("adjacent_same_suit_runs=false", "run_gap=2"),
    "more_wilds_than_naturals": ("more_wilds_than_naturals=false",),
    "wilds_side_by_side": ("wilds_side_by_side=false",),
    "when": ("may_i.when=until_first_play",),
    "who": ("may_i.who=others",),
    "per_turn": ("may_i.per_turn=2",),
    "limit": ("may_i.limit=none",),
    "max_cards": ("may_i.max_cards=none",),
    "penalty_cards": ("may_i.penalty_cards=2",),
    "deny_forces_discard": ("may_i.deny_forces_discard=false",),
    "priority": ("may_i.priority=clockwise",),
    "withdraw": ("may_i.withdraw=false",),
    "counted": ("may_i.counted=all_calls",),
    "after": ("may_i.after=active_draws_stock",),
}
"""For every knob in the vector, settings that change it (and what they need)."""


def book(rules: ContractRules) -> list[list[int]]:
    hands = range(1, rules.hands + 1)
    return [rules_vector(rules, seats=4, hand_number=hand) for hand in hands]


def test_every_knob_is_in_one_group() -> None:
    """A new knob must be added to a group, or this fails."""
    knobs = [field.name for field in dataclasses.fields(ContractRules)]
    knobs += [field.name for field in dataclasses.fields(MayIRules)]
    groups = [*IN_PLAY, *MAY_I_IN_PLAY, *PRICE, *NOT_COVERED]
    assert sorted(groups) == sorted(knobs)
    assert all(NOT_COVERED.values())


@pytest.mark.parametrize("knob", sorted(IN_PLAY | MAY_I_IN_PLAY | PRICE))
def test_a_knob_changes_the_vector(knob: str) -> None:
    assert book(ruled(*OTHERWISE[knob])) != book(ruled())


def test_the_wild_cards_of_a_joker_pack_are_one_thing_more() -> None:
    """Jokers are in the pack and, separately, wild: two places of the vector."""
    plain, jokers = book(ruled('wild=["A"]'))[0], book(ruled("jokers=2", 'wild=["A", "XX"]'))[0]
    assert jokers[layout.R_JOKERS] == plain[layout.R_JOKERS] + 2
    assert jokers[layout.R_WILD] == plain[layout.R_WILD] | 1 << layout.JOKER


@pytest.mark.parametrize("name", sorted(CONTRACT_PRESETS))
def test_a_vector_has_its_length(name: str) -> None:
    rules = CONTRACT_PRESETS[name]
    for seats in range(2, 9):
        for hand in range(1, rules.hands + 1):
            assert len(rules_vector(rules, seats=seats, hand_number=hand)) == layout.R_LENGTH


def test_the_places_of_a_hand_of_may_i() -> None:
    vector = rules_vector(ruled(), seats=4, hand_number=2)
    assert vector[layout.R_SEATS] == 4
    assert vector[layout.R_DECKS] == 2
    assert vector[layout.R_HANDS] == 7
    assert vector[layout.R_DEAL] == 11
    assert vector[layout.R_WILD] == sum(1 << 16 * suit for suit in range(4))
    assert vector[layout.R_RUN_LOW : layout.R_RUN_HIGH + 1] == [2, 13]
    assert vector[layout.R_LIMIT] == 5
    assert vector[layout.R_MAX_CARDS] == 21
    assert vector[layout.R_TURN_CAP] == 1000
    assert vector[layout.R_SLOTS : layout.R_RUNS + 1] == [2, 1, 1]
    assert vector[layout.R_SLOT_KINDS :][:2] == [layout.SET, layout.RUN]
    assert vector[layout.R_SLOT_LEASTS :][:2] == [3, 4]
    assert vector[layout.R_SET_LENGTHS] == 3
    assert vector[layout.R_RUN_LENGTHS] == 4
    assert vector[layout.R_POINTS :][:13] == [25, *[5] * 8, 10, 15, 15, 15]


@pytest.mark.parametrize(
    ("settings", "seats", "words"),
    [
        ((), 9, "9 players cannot be simulated: 2 to 8 can"),
        (("decks=4", "laydown=minimum"), 4, "69 melds could lie on the table"),
        (("decks=4", 'wild=["A", "2", "3", "4"]'), 4, "a set could have 80 cards"),
    ],
    ids=["seats", "melds", "cards of a set"],
)
def test_what_has_no_room_is_refused(settings: tuple[str, ...], seats: int, words: str) -> None:
    with pytest.raises(RulesError, match=words):
        rules_vector(ruled(*settings), seats=seats, hand_number=1)
