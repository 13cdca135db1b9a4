"""Random rules of the contract game: every knob of play, and tight tables."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from hollywood.contract import CONTRACT_PRESETS, ContractRules, MayIRules
from hollywood.contract.vectors.rules import rules_vector
from hollywood.errors import RulesError

_CONTRACTS = ("SS", "SR", "RR", "S", "R", "SSR", "S4", "S3R5", "SSS", "S2", "R3", "S2R3")
_POINTS = (
    {"2-9": 5, "T": 10, "J-K": 15, "A": 25, "XX": 50},
    {"A": 15, "2-9": 5, "T-K": 10, "XX": 50},
    {"A-K": 7, "XX": 0},
)
_WILDS = (("A",), ("A",), ("2",), (), ("K", "A"), ("XX",), ("XX", "2"), ("7", "8", "9"))


def drawn(chance: random.Random) -> ContractRules:
    """Return rules that differ from a preset in many knobs."""
    while True:
        try:
            rules = _draw(chance)
            rules_vector(
                rules, seats=rules.players[0], hand_number=1
            )  # whether there is room for its melds
        except RulesError:
            continue
        return rules


def _draw(chance: random.Random) -> ContractRules:
    def often(usual: Any, *others: Any) -> Any:
        return usual if chance.random() < 0.6 else chance.choice(others)

    decks, wild = chance.choice((1, 2, 2, 3)), chance.choice(_WILDS)
    jokers = chance.choice((1, 4, 6)) if "XX" in wild else 0
    least = chance.choice((2, 2, 3, 4, 5, 8))
    hands = chance.choice((1, 2, 3))
    may_i = MayIRules(
        who=often("others_not_laid_down", "others"),
        when=often("before_turn_starts", "until_first_play"),
        per_turn=often(1, 2, 3),
        limit=often(5, None, 0, 1, 2),
        max_cards=often(None, 21, 12, 13),
        penalty_cards=often(1, 0, 2, 3),
        deny_forces_discard=often(True, False),
        priority=often("first_then_clockwise", "clockwise"),
        withdraw=often(True, False),
        counted=often("granted_only", "all_calls"),
        after=often("active_draws_stock_or_next_discard", "active_draws_stock"),
    )
    requires_down, touching = often(True, False), often(True, False)
    return ContractRules(
        players=(least,),
        decks=decks,
        jokers=jokers,
        wild=wild,
        deal=tuple(chance.choice((5, 6, 8, 11)) for _ in range(hands)),
        contracts=tuple(chance.choice(_CONTRACTS) for _ in range(hands)),
        set_min=often(3, 2, 4),
        run_min=often(4, 3),
        min_naturals_per_meld=often(1, 0, 2),
        more_wilds_than_naturals=often(True, False),
        wilds_side_by_side=often(True, False),
        run_low=often("2", "A"),
        run_high=often("K", "A"),
        laydown=often("exact", "minimum", "least"),
        duplicate_rank_sets=often(True, False),
        adjacent_same_suit_runs=touching,
        run_gap=1 if touching else often(1, 2, 3),
        layoff_requires_down=requires_down,
        layoff_same_turn=often(True, False) or not requires_down,
        take_after_laying_down=often(True, False),
        layoff_targets=often("any_meld_on_table", "own_melds"),
        displace_ace=often(
            "runs_only_to_end_of_same_run",
            *("never", "runs_only_to_hand", "runs_only_to_hand_played_at_once"),
        ),
        may_i=often(may_i, None),
        may_i_own_discard=often(True, False),
        go_out_without_discard=often(True, False),
        last_hand=often("same", "all_melded_no_discard"),
        stock_exhausted=often("shuffle_discards_keep_top", "hand_ends"),
        rediscard_taken=often("forbid", "allow"),
        turn_cap=chance.choice((20, 40, 60)),
        points=often(*_POINTS),
        out_in_one_turn=often(0, 25, 100),
    )


def of_preset(name: str, chance: random.Random) -> ContractRules:
    """Return a preset for 2 to 8 players, with a turn cap that ends endless play."""
    rules = CONTRACT_PRESETS[name]
    while True:
        try:
            return replace(
                rules,
                players=(chance.choice((*rules.players, *range(2, 9))),),
                turn_cap=chance.choice((20, 40, 80)),
            )
        except RulesError:
            continue
