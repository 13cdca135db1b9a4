"""Which plan does best against whom: rounds played between plans and types before any is for real.

A plan is a set of weights of the linear policy. Whether to knock early or to play for gin depends
on the bonuses, the score and the other player alike; a few hundred quick rounds tell.
"""

from __future__ import annotations

from hollywood.kernel.bits import zeros
from hollywood.kernel.chance import LENGTH
from hollywood.kernel.compiling import kernel
from hollywood.kernel.gin_history import M_LENGTH
from hollywood.kernel.gin_layout import A_LENGTH, S_LENGTH, V_LENGTH
from hollywood.kernel.gin_play import F_LENGTH, play_round
from hollywood.kernel.gin_policies import LINEAR
from hollywood.kernel.gin_price import P_LENGTH
from hollywood.kernel.gin_worth import worth_of
from hollywood.kernel.tables import MeldTables


@kernel
def rehearse(
    rules: list[int],
    tables: MeldTables,
    plan: list[int],
    kind: list[int],
    worth: list[int],
    deals: int,
    seed: int,
) -> int:
    """Return what a plan wins from a type in all, every deal played from both seats.

    Thousandths, as in ``worth``. The same seed gives the same deals for every plan and type.
    """
    state = zeros(S_LENGTH)
    view = zeros(V_LENGTH)
    action = zeros(A_LENGTH)
    chance = zeros(2 * LENGTH)
    score = zeros(P_LENGTH)
    facts = zeros(F_LENGTH)
    policies = zeros(2)
    policies[0] = LINEAR
    policies[1] = LINEAR
    total = 0
    for number in range(2 * deals):
        seat = number & 1
        play_round(
            state,
            view,
            action,
            chance,
            score,
            rules,
            tables,
            policies,
            kind if seat else plan,
            plan if seat else kind,
            number >> 1 & 1,
            seed,
            number >> 1,
            0,
            facts,
            0,
        )
        total += worth_of(score, seat, worth)
    return total


@kernel
def choose_plans(
    rules: list[int],
    tables: MeldTables,
    plans: list[int],
    types: list[int],
    worth: list[int],
    deals: int,
    seed: int,
    chosen: list[int],
) -> None:
    """Write the plan that does best against each type, one after the other as the types are."""
    plan = zeros(M_LENGTH)
    kind = zeros(M_LENGTH)
    for other in range(len(types) // M_LENGTH):
        for place in range(M_LENGTH):
            kind[place] = types[other * M_LENGTH + place]
        best = -(1 << 60)
        for number in range(len(plans) // M_LENGTH):
            for place in range(M_LENGTH):
                plan[place] = plans[number * M_LENGTH + place]
            found = rehearse(rules, tables, plan, kind, worth, deals, seed)
            if found > best:
                best = found
                for place in range(M_LENGTH):
                    chosen[other * M_LENGTH + place] = plan[place]
