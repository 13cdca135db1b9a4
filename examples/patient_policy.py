"""A policy of your own for May-I, in the kernel's style: it runs in simulations as machine code.

    hollywood arena kernel:examples/patient_policy.py:patient greedy --rules nine-contracts

It plays as the greedy bot does, but asks for a discard only while its hand is small.
"""

from __future__ import annotations

from hollywood.kernel.contract import state as at
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.policies.weights import K_LENGTH, PLAIN


@kernel
def patient(
    view: list[int],
    rules: list[int],
    weights: list[int],
    _chance: list[int],
    _spot: int,
    action: list[int],
    work: list[int],
) -> None:
    """Play greedily; call May-I only with at most ``weights[K_LENGTH]`` cards in hand."""
    planner(view, rules, weights, action, work)
    if action[at.A_KIND] != at.A_CALL:
        return
    if view[at.S_SIZES + view[at.S_SEAT]] > weights[K_LENGTH]:
        action[at.A_KIND] = at.A_NOTHING


# First the weights of the greedy player, then one of its own.
patient.weights = (*PLAIN, 12)  # type: ignore[attr-defined]
