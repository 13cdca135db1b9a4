"""Rounds of gin as a seat may imagine them: what it knows, with hidden cards put in, played out."""

from __future__ import annotations

from hollywood.kernel.engine.chance import Stream, begin, word32
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin.game import Evidence, Game
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
from hollywood.strategy.gin.net.net import N_HIS, N_MINE
from hollywood.strategy.gin.policies.linear import linear
from hollywood.strategy.gin.search.candidates import carry_out
from hollywood.strategy.gin.search.desk import Desk, Player
from hollywood.strategy.gin.search.prior import value_of_turn
from hollywood.strategy.gin.settings import Q_LOOK


@kernel
def root_of(evidence: Evidence, root: list[int]) -> None:
    """Write the state as far as the seat knows it."""
    view = evidence.seen
    story = evidence.story
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
def imagine(root: list[int], history: list[int], known: int, chance: Stream) -> None:
    """Give the other player the hand of the history, and the stock an order.

    The seat that is awaited imagines. ``known`` are the cards that it knows the other to hold.
    """
    root[S_HANDS + 1 - root[S_AWAITING]] = known | held_in(history)
    for place in range(history[B_POOL]):
        root[S_DECK + 52 - history[B_POOL] + place] = history[B_POOLED + place]
    begin(root, S_CHANCE, word32(chance.state, chance.at), 0, 0)


@kernel
def played_out(number: int, game: Game, player: Player, desk: Desk, chance: Stream) -> int:
    """Return what candidate ``number`` is worth to the awaited seat in the imagined round.

    With a net, so many hundredths of that as Q_LOOK says are what the net thinks when the seat is
    to draw again; the work vector says what was thrown before.
    """
    rules = game.rules
    tables = game.tables
    root = desk.root
    work = desk.work
    state = desk.board.state
    view = desk.board.seen
    action = desk.board.action
    score = desk.board.score
    look = player.settings[Q_LOOK] if len(player.net) else 0
    seat = root[S_AWAITING]
    for place in range(S_LENGTH):
        state[place] = root[place]
    mine = work[N_MINE]
    his = work[N_HIS]
    thought = 0
    share = 0
    carry_out(state[S_HANDS + seat], tables, desk.found, number, 0, action)
    apply(state, rules, action)
    if action[A_KIND] == A_TAKE:
        carry_out(state[S_HANDS + seat], tables, desk.found, number, 1, action)
        apply(state, rules, action)
    if action[A_KIND] == A_DISCARD:
        work[N_MINE] |= 1 << action[A_CARD]
    while state[S_PHASE] != OVER:
        mover = state[S_AWAITING]
        sight(state, rules, mover, view)
        if look and mover == seat and share == 0 and state[S_PHASE] == DRAW:
            share = look
            thought = value_of_turn(view, game, player.net, work)
            if share == 100:
                break
        weights = desk.own if mover == seat else desk.belief.weights
        linear(view, rules, tables, weights, chance.state, chance.at, action)
        if look and mover != seat and action[A_KIND] == A_DISCARD:
            work[N_HIS] |= 1 << action[A_CARD]
        apply(state, rules, action)
    work[N_MINE] = mine
    work[N_HIS] = his
    if share == 100:
        return thought
    price(state, rules, tables, score)
    return (worth_of(score, seat, player.worth) * (100 - share) + thought * share) // 100
