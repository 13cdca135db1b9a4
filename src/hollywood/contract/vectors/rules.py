"""The rules of one hand for the kernel, and which knobs they include."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from hollywood.contract.rules import ContractRules
from hollywood.errors import RulesError
from hollywood.kernel.contract import layout
from hollywood.melds.contract_vectors import terms_vector
from hollywood.melds.wild_rules import Slot

IN_PLAY = frozenset(
    {
        *("decks", "jokers", "deal", "contracts", "set_min", "run_min", "wild"),
        *(
            "min_naturals_per_meld",
            "more_wilds_than_naturals",
            "wilds_side_by_side",
            "run_low",
            "run_high",
            "laydown",
            "duplicate_rank_sets",
        ),
        *("adjacent_same_suit_runs", "run_gap", "take_after_laying_down"),
        *("layoff_requires_down", "layoff_same_turn", "layoff_targets"),
        *("displace_ace", "may_i", "may_i_own_discard"),
        *("go_out_without_discard", "last_hand", "stock_exhausted", "rediscard_taken", "turn_cap"),
    }
)
"""Knobs that change what is legal in a hand; for the May-I knobs see below."""

MAY_I_IN_PLAY = frozenset(
    {
        *("who", "per_turn", "limit", "max_cards", "penalty_cards", "deny_forces_discard"),
        *("when", "priority", "withdraw", "counted", "after"),
    }
)

PRICE = frozenset({"points", "out_in_one_turn"})
"""Knobs that change what a hand costs."""

_DISPLACING = {
    "never": layout.STAYS,
    "runs_only_to_end_of_same_run": layout.TO_END,
    "runs_only_to_hand": layout.TO_HAND,
    "runs_only_to_hand_played_at_once": layout.TO_HAND_AT_ONCE,
}

NOT_COVERED: Mapping[str, str] = MappingProxyType(
    {
        "family": "says that this is the contract game, and has one value",
        "players": "how many sit down is given beside the rules",
        "first_dealer": "a simulation says who deals",
        "next_dealer": "has one value: the deal goes clockwise",
        "winner": "has one value: the lowest total wins",
        "total_tie": "has one value: equal lowest totals share the win",
    }
)
"""Knobs that the vector leaves out, and why."""


def rules_vector(
    rules: ContractRules, *, seats: int, hand_number: int, whole_hand: bool = True
) -> list[int]:
    """Return the rules of hand ``hand_number`` (from 1) with ``seats`` players.

    RulesError if the melds of such a game may not fit into the kernel's vectors. For a single
    decision only the melds on the table must fit: ``whole_hand`` off.
    """
    _check_room(rules, seats, whole_hand=whole_hand)
    slots = rules.slots(rules.contracts[hand_number - 1])
    vector = terms_vector(slots, rules.melds, exact=rules.exact)
    for place, value in {
        layout.R_SEATS: seats,
        layout.R_DECKS: rules.decks,
        layout.R_JOKERS: rules.jokers,
        layout.R_HAND_NUMBER: hand_number,
        layout.R_HANDS: rules.hands,
        layout.R_DEAL: rules.deal[hand_number - 1],
        layout.R_ALL_AT_ONCE: rules.all_at_once(hand_number),
        layout.R_LAYOFF_REQUIRES_DOWN: rules.layoff_requires_down,
        layout.R_LAYOFF_SAME_TURN: rules.layoff_same_turn,
        layout.R_OWN_MELDS_ONLY: rules.layoff_targets == "own_melds",
        layout.R_DISPLACE: _DISPLACING[rules.displace_ace],
        layout.R_OWN_DISCARD: rules.may_i_own_discard,
        layout.R_GO_OUT_WITHOUT_DISCARD: rules.go_out_without_discard,
        layout.R_HAND_ENDS: rules.stock_exhausted == "hand_ends",
        layout.R_REDISCARD: rules.rediscard_taken == "allow",
        layout.R_TAKE_WHEN_DOWN: rules.take_after_laying_down,
        layout.R_TURN_CAP: rules.turn_cap,
        layout.R_OUT_IN_ONE_TURN: rules.out_in_one_turn,
    }.items():
        vector[place] = int(value)
    vector[layout.R_MAY_I : layout.R_OWN_DISCARD] = _may_i(rules)
    for card in rules.pack.cards:
        vector[layout.R_POINTS + card] = rules.points.of(card)
    return vector


def _may_i(rules: ContractRules) -> list[int]:
    may_i = rules.may_i
    if may_i is None:
        return [0] * (layout.R_OWN_DISCARD - layout.R_MAY_I)
    return [
        1,
        int(may_i.who == "others"),
        may_i.per_turn,
        -1 if may_i.limit is None else may_i.limit,
        -1 if may_i.max_cards is None else may_i.max_cards,
        may_i.penalty_cards,
        int(may_i.deny_forces_discard),
        int(may_i.priority == "clockwise"),
        int(may_i.withdraw),
        int(may_i.counted == "all_calls"),
        int(may_i.after == "active_draws_stock"),
        int(may_i.when == "until_first_play"),
    ]


def _check_room(rules: ContractRules, seats: int, *, whole_hand: bool) -> None:
    if seats not in range(2, layout.MOST_SEATS + 1):
        raise RulesError(f"{seats} players cannot be simulated: 2 to {layout.MOST_SEATS} can")
    if not whole_hand:
        return
    contracts = [rules.slots(contract) for contract in rules.contracts]
    most = seats * max(map(len, contracts))
    if not rules.exact:
        most = max(most, len(rules.pack) // min(_least(slots) for slots in contracts))
    if most > layout.MOST_MELDS:
        raise RulesError(
            f"{most} melds could lie on the table with decks={rules.decks}, jokers={rules.jokers} "
            f"and laydown={rules.laydown}; a simulation has room for {layout.MOST_MELDS}"
        )
    wilds = sum(rules.jokers if name == "XX" else 4 * rules.decks for name in rules.wild)
    longest = 4 * rules.decks + wilds
    if longest > layout.M_LENGTH - layout.M_CARDS:
        raise RulesError(
            f"a set could have {longest} cards with decks={rules.decks} and "
            f"wild={','.join(rules.wild)}; a simulation has room for "
            f"{layout.M_LENGTH - layout.M_CARDS}"
        )


def _least(slots: tuple[Slot, ...]) -> int:
    return min(slot.least for slot in slots)
