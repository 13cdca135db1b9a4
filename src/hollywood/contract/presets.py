"""The named rule sets of the contract family. ``may-i`` follows its page exactly."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from hollywood.contract.rules import ContractRules, MayIRules

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
