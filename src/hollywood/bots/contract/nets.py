"""The learned weights for May-I that come with the package, and what rules they are for."""

from __future__ import annotations

from typing import Any

from hollywood.bots.weights import no_weights, weights_in
from hollywood.contract.presets import CONTRACT_PRESETS
from hollywood.contract.rules import ContractRules
from hollywood.strategy.contract.net.net import NET_LENGTH

NET = "contract/may_i.net"
"""Its file, in the layout of ``strategy/contract/net/net.py``."""
SEATS = 4
"""At the table where it learned."""
SHARE = 80
"""What a penalty point of the others was worth to it, in per cent of an own one."""


def learned_for(rules: ContractRules, seats: int) -> Any:
    """Return the net for a table as a vector; an empty one for rules and sizes it has never seen.

    At a table of five it was worse than the plan.
    """
    known = seats == SEATS and rules == CONTRACT_PRESETS["may-i"]
    return weights_in(NET, NET_LENGTH) if known else no_weights()
