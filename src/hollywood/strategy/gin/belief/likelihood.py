"""How likely a player of gin does what he did, by a history of his hand and a type of player."""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.engine.curves import ONE, falling, log
from hollywood.kernel.gin.arrangements import least
from hollywood.kernel.gin.game import Evidence, Game
from hollywood.kernel.gin.layout import (
    NO_CARD,
    R_HAND_SIZE,
    V_HAND,
    V_KNOWN,
    V_LIMIT,
    V_MUST_KNOCK,
    V_PHASE,
    V_SEAT,
    V_SEEN,
    V_STOCK,
    V_TAKEN,
    V_TOP,
    V_TURNS,
    V_UPCARD,
)
from hollywood.kernel.gin.story import DREW, G_EVENTS, G_SIZE, NONE, THREW, TOOK
from hollywood.strategy.gin.belief.history import (
    B_CARD,
    B_FROM,
    B_LOGS,
    B_PLACES,
    B_TRIED,
    M_HEAT,
    M_SLIP,
    Belief,
)
from hollywood.strategy.gin.policies.linear import knocks_with, takes, worths_of_throws


@kernel
def likelihood(belief: Belief, start: int, evidence: Evidence) -> int:
    """Return the logarithm of how likely he does what he did, by this history and type.

    Writes it for each event from ``start`` on to B_TRIED; what was before is taken from B_LOGS.
    """
    history = belief.history
    curves = belief.curves
    imagined = belief.seen
    view = evidence.seen
    story = evidence.story
    rules = evidence.game.rules
    other = 1 - view[V_SEAT]
    hand = 0
    places = history[B_PLACES]
    place = 0
    while place < places and history[B_FROM + place] == 0:
        hand |= 1 << history[B_CARD + place]
        place += 1
    piled = 1 << view[V_UPCARD]
    mine = 0
    turns = 0
    stock = 51 - 2 * rules[R_HAND_SIZE]
    total = 0
    slip = belief.weights[M_SLIP]
    imagined[V_PHASE] = 0
    imagined[V_LIMIT] = view[V_LIMIT]
    imagined[V_MUST_KNOCK] = 0
    imagined[V_TAKEN] = NO_CARD
    taken = NO_CARD
    for event in range(story[G_SIZE]):
        code = story[G_EVENTS + event]
        kind = code >> 6 & 3
        card = code & 63
        if code >> 8 != other:
            if kind == TOOK:
                piled ^= 1 << card
                mine |= 1 << card
            elif kind == THREW:
                piled |= 1 << card
                mine &= ~(1 << card)
                turns += 1
            elif kind == DREW:
                stock -= 1
            continue
        found = 0
        if event >= start:
            imagined[V_TURNS] = turns
            imagined[V_STOCK] = stock
            imagined[V_KNOWN] = mine
            imagined[V_HAND] = hand
            imagined[V_SEEN] = hand | piled | mine
        if kind == THREW:
            if event >= start:
                imagined[V_TAKEN] = taken
                found = _log_of_throw(card, belief, evidence.game)
            hand ^= 1 << card
            piled |= 1 << card
            taken = NO_CARD
            turns += 1
        else:
            if event >= start and card != NONE:
                imagined[V_TOP] = card
                imagined[V_TAKEN] = NO_CARD
                would = takes(imagined, rules, evidence.game.tables, belief.weights)
                agrees = would == (kind == TOOK)
                found = log(ONE - slip if agrees else slip, curves) - _LOG_ONE
            if kind == TOOK:
                hand |= 1 << card
                piled ^= 1 << card
                taken = card
            elif kind == DREW:
                hand |= 1 << history[B_CARD + place]
                place += 1
                stock -= 1
        if event < start:
            found = history[B_LOGS + event]
        history[B_TRIED + event] = found
        total += found
    return total


_LOG_ONE: Final = 13_863  # 1000 ln(2**20)


@kernel
def _log_of_throw(thrown: int, belief: Belief, game: Game) -> int:
    """Return the logarithm of how likely he throws this card and does not knock."""
    view = belief.seen
    weights = belief.weights
    curves = belief.curves
    cards = belief.cards
    worths = belief.worths
    tables = game.tables
    slip = weights[M_SLIP]
    hand = view[V_HAND]
    found = 0
    left = least(hand ^ 1 << thrown, tables)
    limit = knocks_with(view, game.rules, weights)
    number = worths_of_throws(view, game.rules, tables, weights, cards, worths)
    best = worths[0]
    own = -(1 << 40)
    lowest_left = left
    for index in range(number):
        best = max(best, worths[index])
        if cards[index] == thrown:
            own = worths[index]
    if left - 10 <= limit:
        for index in range(number):
            lowest_left = min(lowest_left, least(hand ^ 1 << cards[index], tables))
        if lowest_left <= limit:
            found += log(slip, curves) - _LOG_ONE
    heat = weights[M_HEAT]
    total = 0
    for index in range(number):
        total += falling(best - worths[index], heat, curves)
    share = falling(best - own, heat, curves) * ((ONE - slip) >> 10) // (total >> 10)
    return found + log(share + slip // number, curves) - _LOG_ONE
