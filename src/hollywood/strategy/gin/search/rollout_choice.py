"""Which plan does best against whom: rounds played between plans and types before any is for real.

A plan is a set of weights of the linear policy. Whether to knock early or to play for gin depends
on the bonuses, the score and the other player alike; some thousand quick rounds tell. They are
played once for the rules: how often each result came about is kept, and weighed by what the results
are worth when a round is for real.
"""

from __future__ import annotations

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.chance import LENGTH
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.layout import A_LENGTH, S_LENGTH, V_LENGTH
from hollywood.kernel.gin.price import P_LENGTH
from hollywood.kernel.gin.worth import WORTH_LENGTH, place_of
from hollywood.strategy.gin.belief.history import M_LENGTH
from hollywood.strategy.gin.play import F_LENGTH, play_round
from hollywood.strategy.gin.policies.choose import LINEAR


@kernel
def rehearse(
    rules: list[int],
    tables: MeldTables,
    plans: list[int],
    types: list[int],
    deals: int,
    seed: int,
    results: list[int],
) -> None:
    """Count what every plan wins from every type, every deal played from both seats.

    ``results`` has the results of each plan, as they lie in the worths of a round
    (:mod:`hollywood.kernel.gin.worth`), for one type after the other. The same seed gives the same
    deals to every plan and type.
    """
    plan = zeros(M_LENGTH)
    kind = zeros(M_LENGTH)
    place = 0
    for other in range(len(types) // M_LENGTH):
        for number in range(len(plans) // M_LENGTH):
            for each in range(M_LENGTH):
                kind[each] = types[other * M_LENGTH + each]
                plan[each] = plans[number * M_LENGTH + each]
            _play(rules, tables, plan, kind, deals, seed, results, place)
            place += WORTH_LENGTH


@kernel
def _play(
    rules: list[int],
    tables: MeldTables,
    plan: list[int],
    kind: list[int],
    deals: int,
    seed: int,
    results: list[int],
    place: int,
) -> None:
    """Count the results of a plan against a type from ``place`` on."""
    state = zeros(S_LENGTH)
    view = zeros(V_LENGTH)
    action = zeros(A_LENGTH)
    chance = zeros(2 * LENGTH)
    score = zeros(P_LENGTH)
    facts = zeros(F_LENGTH)
    policies = zeros(2)
    policies[0] = LINEAR
    policies[1] = LINEAR
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
        results[place + place_of(score, seat)] += 1


@kernel
def choose_plans(
    results: list[int], worth: list[int], plans: list[int], types: int, chosen: list[int]
) -> None:
    """Write the plan that does best against each type for such worths, one after the other."""
    number = len(plans) // M_LENGTH
    for kind in range(types):
        best = 0
        most = 0
        for plan in range(number):
            first = (kind * number + plan) * WORTH_LENGTH
            found = 0
            for place in range(WORTH_LENGTH):
                if results[first + place]:
                    found += results[first + place] * worth[place]
            if plan == 0 or found > most:
                best = plan
                most = found
        for each in range(M_LENGTH):
            chosen[kind * M_LENGTH + each] = plans[best * M_LENGTH + each]
