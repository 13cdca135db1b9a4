"""Rounds of gin as a seat may imagine them: what it knows, with hidden cards put in, played out."""

from __future__ import annotations

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.chance import begin, word32
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin.layout import (
    A_CARD,
    A_DISCARD,
    A_KIND,
    A_TAKE,
    DRAW,
    NO_CARD,
    NOBODY,
    OVER,
    S_AWAITING,
    S_CHANCE,
    S_DEALER,
    S_DECK,
    S_DRAWN,
    S_ENDING,
    S_HANDS,
    S_KNOCKER,
    S_KNOWN,
    S_LENGTH,
    S_PHASE,
    S_PILE,
    S_PILE_SIZE,
    S_PILED,
    S_SHUFFLED,
    S_STOCK,
    S_TAKEN,
    S_THROWN_DOWN,
    S_TURNS,
    S_UPCARD,
    V_DEALER,
    V_DRAWN,
    V_HAND,
    V_KNOWN,
    V_PHASE,
    V_SEAT,
    V_STOCK,
    V_TAKEN,
    V_TURNS,
    V_UPCARD,
)
from hollywood.kernel.gin.moves import apply
from hollywood.kernel.gin.price import price
from hollywood.kernel.gin.sight import sight
from hollywood.kernel.gin.story import G_EVENTS, G_PILE, G_PILE_SIZE, G_SIZE, THREW, TOOK
from hollywood.kernel.gin.worth import worth_of
from hollywood.strategy.gin.belief.history import B_POOL, B_POOLED, held_in
from hollywood.strategy.gin.net.net import N_HIS, N_MINE, Net
from hollywood.strategy.gin.policies.linear import linear
from hollywood.strategy.gin.search.candidates import carry_out
from hollywood.strategy.gin.search.prior import value_of_turn


@kernel
def root_of(view: list[int], story: list[int], root: list[int]) -> None:
    """Write the state as far as the seat knows it."""
    seat = view[V_SEAT]
    for place in range(S_LENGTH):
        root[place] = 0
    root[S_PHASE] = view[V_PHASE]
    root[S_AWAITING] = seat
    root[S_DEALER] = view[V_DEALER]
    root[S_UPCARD] = view[V_UPCARD]
    root[S_STOCK] = view[V_STOCK]
    root[S_TURNS] = view[V_TURNS]
    root[S_TAKEN] = view[V_TAKEN]
    root[S_DRAWN] = view[V_DRAWN]
    root[S_KNOCKER] = NOBODY
    root[S_ENDING] = -1
    root[S_THROWN_DOWN] = NO_CARD
    root[S_HANDS + seat] = view[V_HAND]
    root[S_KNOWN + 1 - seat] = view[V_KNOWN]
    mine = 0
    for event in range(story[G_SIZE]):
        code = story[G_EVENTS + event]
        if code >> 8 == seat:
            if code >> 6 & 3 == TOOK:
                mine |= 1 << (code & 63)
            elif code >> 6 & 3 == THREW:
                mine &= ~(1 << (code & 63))
    root[S_KNOWN + seat] = mine
    root[S_PILE_SIZE] = story[G_PILE_SIZE]
    for place in range(story[G_PILE_SIZE]):
        root[S_PILE + place] = story[G_PILE + place]
        root[S_PILED] |= 1 << story[G_PILE + place]
    root[S_SHUFFLED] = 52 - view[V_STOCK]


@inlined
def imagine(
    root: list[int], belief: list[int], other: int, known: int, chance: list[int], at: int
) -> None:
    """Give the other player the hand of the history, and the stock an order."""
    root[S_HANDS + other] = known | held_in(belief)
    for place in range(belief[B_POOL]):
        root[S_DECK + 52 - belief[B_POOL] + place] = belief[B_POOLED + place]
    begin(root, S_CHANCE, word32(chance, at), 0, 0)


@kernel
def played_out(
    root: list[int],
    seat: int,
    choice: int,
    rules: list[int],
    tables: MeldTables,
    own: list[int],
    theirs: list[int],
    worth: list[int],
    net: Net,
    look: int,
    work: list[int],
    chance: list[int],
    at: int,
    state: list[int],
    view: list[int],
    action: list[int],
    score: list[int],
    out: list[int],
) -> int:
    """Return what the choice is worth in this round.

    With ``look`` above 0, so many hundredths of it are what the ``net`` thinks when the seat is to
    draw again; ``work`` says what was thrown before.
    """
    for place in range(S_LENGTH):
        state[place] = root[place]
    mine = work[N_MINE]
    his = work[N_HIS]
    thought = 0
    share = 0
    carry_out(state[S_HANDS + seat], tables, out, choice, 0, action)
    apply(state, rules, action)
    if action[A_KIND] == A_TAKE:
        carry_out(state[S_HANDS + seat], tables, out, choice, 1, action)
        apply(state, rules, action)
    if action[A_KIND] == A_DISCARD:
        work[N_MINE] |= 1 << action[A_CARD]
    while state[S_PHASE] != OVER:
        mover = state[S_AWAITING]
        sight(state, rules, mover, view)
        if look and mover == seat and share == 0 and state[S_PHASE] == DRAW:
            share = look
            thought = value_of_turn(view, rules, tables, net, work)
            if share == 100:
                break
        linear(view, rules, tables, own if mover == seat else theirs, chance, at, action)
        if look and mover != seat and action[A_KIND] == A_DISCARD:
            work[N_HIS] |= 1 << action[A_CARD]
        apply(state, rules, action)
    work[N_MINE] = mine
    work[N_HIS] = his
    if share == 100:
        return thought
    price(state, rules, tables, score)
    return (worth_of(score, seat, worth) * (100 - share) + thought * share) // 100
