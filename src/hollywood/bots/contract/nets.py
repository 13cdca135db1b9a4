"""The trained May-I weights in the package, and the rules they are for."""

from __future__ import annotations

from array import array
from typing import Any

from hollywood.bots.weights import no_weights, numbers_in, weights_in
from hollywood.contract.presets import CONTRACT_PRESETS
from hollywood.contract.rules import ContractRules
from hollywood.strategy.contract.net.net import NET_LENGTH

NET = "contract/may_i.net"
"""The file, in the layout of ``strategy/contract/net/net.py``."""
SEATS = 4
"""The number of players it was trained with."""
SHARE = 80
"""The value of other players' penalty points in its training, as a percentage of its own."""


def learned_for(rules: ContractRules, seats: int) -> Any:
    """Return the net for a table as a vector; an empty one for other rules and table sizes.

    At a table of five it was worse than the plan.
    """
    return weights_in(NET, NET_LENGTH) if _is_known(rules, seats) else no_weights()


def plain_net_for(rules: ContractRules, seats: int) -> array[int] | None:
    """Return the same net for interpreted code; ``None`` where there is none."""
    return numbers_in(NET, NET_LENGTH) if _is_known(rules, seats) else None


def _is_known(rules: ContractRules, seats: int) -> bool:
    return seats == SEATS and rules == CONTRACT_PRESETS["may-i"]
