"""What was done in a round of gin beside what could have been done, round by imagined round.

:func:`weigh` plays given choices out in the same imagined rounds, as :mod:`.search` does with
those of the searching player: for a review the choices are the player's own, melds and all.
:func:`lay_open` plays on from a round whose hands are both known, once as the stock may lie and
once with a card on its top: the difference is the luck of drawing it; or from the deal.

What comes of a round is written as a *code*: the place of its result in a vector of worths
(:mod:`hollywood.kernel.gin.worth`), so that one round can be counted in points and in any stake.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.chance import begin, word32
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.deal import deal, finish_shuffle
from hollywood.kernel.gin.layout import (
    A_DISCARD,
    A_KIND,
    A_LENGTH,
    A_TAKE,
    NO_CARD,
    OVER,
    S_AWAITING,
    S_CHANCE,
    S_DECK,
    S_LENGTH,
    S_PHASE,
    S_STOCK,
    V_KNOWN,
    V_LENGTH,
    V_SEAT,
)
from hollywood.kernel.gin.moves import apply
from hollywood.kernel.gin.price import P_LENGTH, price
from hollywood.kernel.gin.sight import sight
from hollywood.kernel.gin.story import G_SIZE
from hollywood.kernel.gin.worth import worth_of
from hollywood.strategy.gin.belief.chain import next_history
from hollywood.strategy.gin.belief.history import B_LENGTH, M_LENGTH
from hollywood.strategy.gin.belief.start import begin_belief
from hollywood.strategy.gin.policies.linear import linear
from hollywood.strategy.gin.search.worlds import imagine, root_of
from hollywood.strategy.gin.settings import Q_BURN, Q_BURN_TURN, Q_THIN, Q_THIN_TURN

CHOICE_LENGTH: Final = 2 * A_LENGTH
"""A choice is an action and what follows it; a second action of kind NOTHING does not."""
NOTHING: Final = -1
NOT_PLAYED: Final = -1
TAKEN_UP: Final = 1 << 12
"""Added to a code where the other player took the card that was thrown."""


@kernel
def weigh(
    view: list[int],
    story: list[int],
    rules: list[int],
    tables: MeldTables,
    own: list[int],
    types: list[int],
    ways: list[int],
    codes: list[int],
    curves: list[int],
    chance: list[int],
    at: int,
    choices: list[int],
    alive: list[int],
    number: int,
    worlds: int,
    rows: list[int],
) -> None:
    """Play ``number`` choices out in the same ``worlds`` rounds; a row of codes for each round.

    A choice that is not ``alive`` is not played. ``codes`` is the vector of worths whose places
    hold their own number.
    """
    belief = zeros(B_LENGTH)
    root = zeros(S_LENGTH)
    state = zeros(S_LENGTH)
    seen = zeros(V_LENGTH)
    action = zeros(A_LENGTH)
    score = zeros(P_LENGTH)
    theirs = zeros(M_LENGTH)
    cards = zeros(12)
    worths = zeros(12)
    seat = view[V_SEAT]
    turns = story[G_SIZE] >> 1
    begin_belief(belief, story, view, rules, chance, at)
    root_of(view, story, root)
    steps = ways[Q_BURN] + turns * ways[Q_BURN_TURN]
    for world in range(worlds):
        next_history(
            belief,
            world,
            steps,
            story,
            view,
            rules,
            tables,
            types,
            ways,
            theirs,
            curves,
            chance,
            at,
            seen,
            cards,
            worths,
        )
        steps = ways[Q_THIN] + turns * ways[Q_THIN_TURN]
        imagine(root, belief, 1 - seat, view[V_KNOWN], chance, at)
        for choice in range(number):
            code = NOT_PLAYED
            if alive[choice]:
                for place in range(S_LENGTH):
                    state[place] = root[place]
                code = _chosen(
                    state,
                    seat,
                    choices,
                    choice * CHOICE_LENGTH,
                    rules,
                    tables,
                    own,
                    theirs,
                    codes,
                    chance,
                    at,
                    seen,
                    action,
                    score,
                )
            rows[world * number + choice] = code


@kernel
def _chosen(
    state: list[int],
    seat: int,
    choices: list[int],
    place: int,
    rules: list[int],
    tables: MeldTables,
    own: list[int],
    theirs: list[int],
    codes: list[int],
    chance: list[int],
    at: int,
    seen: list[int],
    action: list[int],
    score: list[int],
) -> int:
    """Carry a choice out and play on; return the code of what comes of it."""
    for each in range(A_LENGTH):
        action[each] = choices[place + each]
    apply(state, rules, action)
    if choices[place + A_LENGTH + A_KIND] != NOTHING:
        for each in range(A_LENGTH):
            action[each] = choices[place + A_LENGTH + each]
        apply(state, rules, action)
    thrown = action[A_KIND] == A_DISCARD
    taken = 0
    while state[S_PHASE] != OVER:
        mover = state[S_AWAITING]
        sight(state, rules, mover, seen)
        linear(seen, rules, tables, own if mover == seat else theirs, chance, at, action)
        if thrown:
            thrown = False
            if action[A_KIND] == A_TAKE:
                taken = TAKEN_UP
        apply(state, rules, action)
    price(state, rules, tables, score)
    return worth_of(score, seat, codes) + taken


@kernel
def lay_open(
    open_state: list[int],
    dealer: int,
    first: list[int],
    card: int,
    rules: list[int],
    tables: MeldTables,
    weights: list[int],
    codes: list[int],
    chance: list[int],
    at: int,
    worlds: int,
    rows: list[int],
) -> None:
    """Play on with both hands known, both seats by ``weights``; two codes for seat 0 each time.

    The stock of the state is the last cards of its deck in any order. It is shuffled, then the
    awaited seat does ``first`` (of kind NOTHING: what its policy says), and both play on. That is
    the first code of a row; for the second ``card`` has changed places with the top of the stock
    before (NO_CARD: it is not played). With a ``dealer`` (else -1) the state says nothing, and a
    round is dealt anew each time.
    """
    shuffled = zeros(S_LENGTH)
    state = zeros(S_LENGTH)
    seen = zeros(V_LENGTH)
    action = zeros(A_LENGTH)
    score = zeros(P_LENGTH)
    top = S_DECK + 52 - open_state[S_STOCK]
    for world in range(worlds):
        if dealer >= 0:
            deal(shuffled, rules, dealer, word32(chance, at), world, 0)
        else:
            for place in range(S_LENGTH):
                shuffled[place] = open_state[place]
            begin(shuffled, S_CHANCE, word32(chance, at), 0, 0)
            finish_shuffle(shuffled)
        rows[2 * world + 1] = NOT_PLAYED
        for twin in range(1 if card == NO_CARD else 2):
            for place in range(S_LENGTH):
                state[place] = shuffled[place]
            if twin:
                place = top
                while state[place] != card:
                    place += 1
                state[place] = state[top]
                state[top] = card
            if first[A_KIND] != NOTHING:
                for place in range(A_LENGTH):
                    action[place] = first[place]
                apply(state, rules, action)
            while state[S_PHASE] != OVER:
                sight(state, rules, state[S_AWAITING], seen)
                linear(seen, rules, tables, weights, chance, at, action)
                apply(state, rules, action)
            price(state, rules, tables, score)
            rows[2 * world + twin] = worth_of(score, 0, codes)
