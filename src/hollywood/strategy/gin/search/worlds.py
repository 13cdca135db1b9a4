"""Imagined rounds of gin: what a seat knows, with the hidden cards filled in, played out."""

from __future__ import annotations

from hollywood.kernel.engine.chance import Stream, begin, word32
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin import story as told
from hollywood.kernel.gin.game import Evidence, Game
from hollywood.kernel.gin.moves import apply
from hollywood.kernel.gin.price import price
from hollywood.kernel.gin.sight import sight
from hollywood.kernel.gin.worth import worth_of
from hollywood.strategy.gin.belief.history import B_POOL, B_POOLED, held_in
from hollywood.strategy.gin.net.net import N_HIS, N_MINE
from hollywood.strategy.gin.policies.linear import linear
from hollywood.strategy.gin.search.candidates import C_LOOK, carry_out
from hollywood.strategy.gin.search.desk import Desk, Player
from hollywood.strategy.gin.search.prior import value_of_turn


@kernel
def root_of(evidence: Evidence, root: list[int]) -> None:
    """Write to ``root`` the state of the round as far as the seat knows it."""
    view = evidence.seen
    story = evidence.story
    seat = view[at.V_SEAT]
    for place in range(at.S_LENGTH):
        root[place] = 0
    root[at.S_PHASE] = view[at.V_PHASE]
    root[at.S_AWAITING] = seat
    root[at.S_DEALER] = view[at.V_DEALER]
    root[at.S_UPCARD] = view[at.V_UPCARD]
    root[at.S_STOCK] = view[at.V_STOCK]
    root[at.S_TURNS] = view[at.V_TURNS]
    root[at.S_TAKEN] = view[at.V_TAKEN]
    root[at.S_DRAWN] = view[at.V_DRAWN]
    root[at.S_KNOCKER] = at.NOBODY
    root[at.S_ENDING] = -1
    root[at.S_FACE_DOWN] = at.NO_CARD
    root[at.S_HANDS + seat] = view[at.V_HAND]
    root[at.S_KNOWN + 1 - seat] = view[at.V_KNOWN]
    mine = 0
    for event in range(story[told.G_SIZE]):
        code = story[told.G_EVENTS + event]
        if code >> 8 == seat:
            if code >> 6 & 3 == told.TOOK:
                mine |= 1 << (code & 63)
            elif code >> 6 & 3 == told.DISCARDED:
                mine &= ~(1 << (code & 63))
    root[at.S_KNOWN + seat] = mine
    root[at.S_PILE_SIZE] = story[told.G_PILE_SIZE]
    for place in range(story[told.G_PILE_SIZE]):
        root[at.S_PILE + place] = story[told.G_PILE + place]
        root[at.S_PILED] |= 1 << story[told.G_PILE + place]
    root[at.S_SHUFFLED] = 52 - view[at.V_STOCK]


@inlined
def imagine(root: list[int], history: list[int], known: int, chance: Stream) -> None:
    """Give the opponent the hand of the history, and put the stock in a random order.

    It is the seat to act that imagines. ``known`` is the hand of the opponent's known cards.
    """
    root[at.S_HANDS + 1 - root[at.S_AWAITING]] = known | held_in(history)
    for place in range(history[B_POOL]):
        root[at.S_DECK + 52 - history[B_POOL] + place] = history[B_POOLED + place]
    begin(root, at.S_CHANCE, word32(chance.state, chance.at), 0, 0)


@kernel
def played_out(number: int, game: Game, player: Player, desk: Desk, chance: Stream) -> int:
    """Return what candidate ``number`` is worth to the seat to act in the imagined round.

    With a net, C_LOOK percent of this is the net's opinion when the seat is about to draw again.
    The work vector has the discards before this decision.
    """
    rules = game.rules
    tables = game.tables
    root = desk.root
    work = desk.work
    state = desk.board.state
    view = desk.board.seen
    action = desk.board.action
    score = desk.board.score
    look = desk.found[C_LOOK]
    seat = root[at.S_AWAITING]
    for place in range(at.S_LENGTH):
        state[place] = root[place]
    mine = work[N_MINE]
    his = work[N_HIS]
    thought = 0
    share = 0
    carry_out(state[at.S_HANDS + seat], tables, desk.found, number, 0, action)
    apply(state, rules, action)
    if action[at.A_KIND] == at.A_TAKE:
        carry_out(state[at.S_HANDS + seat], tables, desk.found, number, 1, action)
        apply(state, rules, action)
    if action[at.A_KIND] == at.A_DISCARD:
        work[N_MINE] |= 1 << action[at.A_CARD]
    while state[at.S_PHASE] != at.OVER:
        mover = state[at.S_AWAITING]
        sight(state, rules, mover, view)
        if look and mover == seat and share == 0 and state[at.S_PHASE] == at.DRAW:
            share = look
            thought = value_of_turn(view, game, player.net, work)
            if share == 100:
                break
        weights = desk.own if mover == seat else desk.belief.weights
        linear(view, rules, tables, weights, chance.state, chance.at, action)
        if look and mover != seat and action[at.A_KIND] == at.A_DISCARD:
            work[N_HIS] |= 1 << action[at.A_CARD]
        apply(state, rules, action)
    work[N_MINE] = mine
    work[N_HIS] = his
    if share == 100:
        return thought
    price(state, rules, tables, score)
    return (worth_of(score, seat, player.worth) * (100 - share) + thought * share) // 100
