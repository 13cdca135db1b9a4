"""Rounds of gin between players of whom some search: dealt, played, priced, a row for each."""

from __future__ import annotations

from hollywood.kernel.bits import zeros
from hollywood.kernel.chance import LENGTH, begin
from hollywood.kernel.compiling import kernel
from hollywood.kernel.gin_choices import C_LENGTH, C_TYPES, C_WORLDS
from hollywood.kernel.gin_deal import deal
from hollywood.kernel.gin_layout import (
    A_LENGTH,
    OVER,
    S_AWAITING,
    S_ENDING,
    S_KNOCKER,
    S_LENGTH,
    S_PHASE,
    S_TURNS,
    S_UPCARD,
    V_LENGTH,
)
from hollywood.kernel.gin_moves import apply
from hollywood.kernel.gin_net import Net
from hollywood.kernel.gin_policies import choose
from hollywood.kernel.gin_price import P_KIND, P_LENGTH, P_POINTS, P_WINNER, price
from hollywood.kernel.gin_search import search
from hollywood.kernel.gin_sight import sight
from hollywood.kernel.gin_story import G_LENGTH, begin_story, tell
from hollywood.kernel.tables import MeldTables

SEARCH = 9

D_LENGTH = 16


@kernel
def duel(
    dealer: int,
    seed: int,
    number: int,
    stream: int,
    rules: list[int],
    tables: MeldTables,
    net: Net,
    policies: list[int],
    weights0: list[int],
    weights1: list[int],
    types0: list[int],
    types1: list[int],
    ways0: list[int],
    ways1: list[int],
    worth0: list[int],
    worth1: list[int],
    curves: list[int],
    out: list[int],
) -> None:
    """Play one round; ``out`` gets kind, winner, points, knocker, turns, decisions by seat."""
    state = zeros(S_LENGTH)
    view = zeros(V_LENGTH)
    story = zeros(G_LENGTH)
    action = zeros(A_LENGTH)
    score = zeros(P_LENGTH)
    found = zeros(C_LENGTH)
    chance = zeros(2 * LENGTH)
    stop = zeros(1)
    deal(state, rules, dealer, seed, number, stream)
    begin(chance, 0, seed, number, stream + 1)
    begin(chance, LENGTH, seed, number, stream + 2)
    begin_story(story, state[S_UPCARD])
    out[5] = 0
    out[6] = 0
    while state[S_PHASE] != OVER:
        seat = state[S_AWAITING]
        sight(state, rules, seat, view)
        out[5 + seat] += 1
        if policies[seat] == SEARCH:
            search(
                view,
                story,
                rules,
                tables,
                net,
                weights1 if seat else weights0,
                types1 if seat else types0,
                ways1 if seat else ways0,
                worth1 if seat else worth0,
                curves,
                chance,
                LENGTH * seat,
                stop,
                action,
                found,
            )
            if found[C_WORLDS]:
                for kind in range(4):
                    out[8 + 4 * seat + kind] = found[C_TYPES + kind]
        else:
            choose(
                policies[seat],
                view,
                rules,
                tables,
                weights1 if seat else weights0,
                chance,
                LENGTH * seat,
                action,
            )
        tell(story, state, rules, action)
        apply(state, rules, action)
    price(state, rules, tables, score)
    out[0] = score[P_KIND]
    out[1] = score[P_WINNER]
    out[2] = score[P_POINTS]
    out[3] = state[S_KNOCKER]
    out[4] = state[S_TURNS]
    out[7] = state[S_ENDING]
