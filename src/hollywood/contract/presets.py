"""The named rule sets of the contract family. ``may-i`` follows its page exactly.

``HOUSE_PRESETS`` are less usual games of the family, and rules of families; lists show them after
the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

from hollywood.contract.rules import ContractRules, MayIRules

ContractPreset: TypeAlias = Literal[
    "may-i",
    "liverpool",
    "shanghai",
    "carioca",
    "nine-contracts",
    "few-wilds",
    "wide-gap",
    "joker-to-hand",
]
"""The name of a preset of the contract game, including the house presets."""

_PIPS = {str(pips): pips for pips in range(2, 10)} | {"T": 10, "J-K": 10, "A": 15, "XX": 15}

CONTRACT_PRESETS: Mapping[str, ContractRules] = MappingProxyType(
    {
        "may-i": ContractRules(),
        # Liverpool rummy as in the family table of the rules: ten cards, then twelve; jokers wild.
        "liverpool": ContractRules.from_mapping(
            {
                "players": (3, 4, 5, 6),
                "decks": 3,
                "jokers": 6,
                "deal": (10, 10, 10, 10, 12, 12, 12),
                "wild": ("XX",),
                "run_low": "A",
                "run_high": "A",
                "points": _PIPS,
                "may_i": MayIRules(limit=None, max_cards=None),
            }
        ),
        # Shanghai rummy: ten deals of eleven cards, twos and jokers wild, three buys in a deal; the
        # last contracts can only be met with bought cards.
        "shanghai": ContractRules.from_mapping(
            {
                "players": (3, 4, 5, 6),
                "decks": 3,
                "jokers": 6,
                "deal": (11,) * 10,
                "contracts": "SS,SR,RR,SSS,SSR,SRR,RRR,S3R7,S3R10,R5R5R5",
                "wild": ("XX", "2"),
                "run_low": "A",
                "run_high": "A",
                "points": {"2-9": 5, "T": 10, "J-K": 10, "A": 15, "XX": 50},
                "may_i": MayIRules(limit=3, max_cards=None),
            }
        ),
    }
)

_LOW_AND_HIGH = {"run_low": "A", "run_high": "A"}

HOUSE_PRESETS: Mapping[str, ContractRules] = MappingProxyType(
    {
        # Carioca as in Chile: eight deals of twelve cards, jokers wild, nobody asks out of turn.
        # "One joker in a meld" is said as two cards that are not wild.
        "carioca": ContractRules.from_mapping(
            {
                "players": (2, 3, 4, 5, 6),
                "jokers": 4,
                "deal": (12,) * 8,
                "contracts": "SS,SR,RR,SSS,SSR,SRR,SSSS,RRR",
                "wild": ("XX",),
                "min_naturals_per_meld": 2,
                **_LOW_AND_HIGH,
                "displace_ace": "never",
                "may_i": None,
                "last_hand": "same",
                "points": {str(pips): pips for pips in range(2, 10)}
                | {"T": 10, "J-K": 10, "A": 20, "XX": 30},
            }
        ),
        # Nine contracts of growing length, as in games with phases; but the whole table goes on to
        # the next one together, and a run is of one suit, so the runs are shorter.
        "nine-contracts": ContractRules.from_mapping(
            {
                "players": (2, 3, 4, 5, 6),
                "jokers": 4,
                "deal": (10,) * 9,
                "contracts": "S3S3,S3R4,S4R4,R5,R6,R7,S4S4,S5S2,S5S3",
                "wild": ("XX", "2"),
                **_LOW_AND_HIGH,
                "displace_ace": "never",
                "may_i": None,
                "last_hand": "same",
                "points": {"3-9": 5, "T-K": 10, "A": 15, "2": 25, "XX": 25},
            }
        ),
        # Rules of families: each May-I, changed.
        "few-wilds": ContractRules.from_mapping(
            {
                "jokers": 4,
                "wild": ("XX", "2"),
                "more_wilds_than_naturals": False,
                **_LOW_AND_HIGH,
                "points": {"2": 20, "3-9": 5, "T-K": 10, "A": 15, "XX": 50},
            }
        ),
        "wide-gap": ContractRules.from_mapping({"adjacent_same_suit_runs": False, "run_gap": 2}),
        "joker-to-hand": ContractRules.from_mapping(
            {
                "jokers": 4,
                "wild": ("XX",),
                **_LOW_AND_HIGH,
                "displace_ace": "runs_only_to_hand",
                "take_after_laying_down": False,
                "points": {"2-9": 5, "T-K": 10, "A": 15, "XX": 25},
                "may_i": MayIRules(penalty_cards=0),
            }
        ),
    }
)
