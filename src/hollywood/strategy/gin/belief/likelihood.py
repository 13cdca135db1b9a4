"""The likelihood of the opponent's actions in gin, given a history and a style of player."""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.engine.curves import ONE, falling, log
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin import story as told
from hollywood.kernel.gin.arrangements import least
from hollywood.kernel.gin.game import Evidence, Game
from hollywood.strategy.gin.belief import history as of
from hollywood.strategy.gin.belief.history import Belief
from hollywood.strategy.gin.policies.common import kept
from hollywood.strategy.gin.policies.discards import discards_allowed
from hollywood.strategy.gin.policies.linear import knocks, knocks_with, takes, worths_of_discards


@kernel
def likelihood(belief: Belief, start: int, only_knocking: int, evidence: Evidence) -> int:
    """Return the log-likelihood of the opponent's actions, given this history, type and habit.

    With ``only_knocking``, everything that does not depend on the habit is left out: which card a
    discard was. Writes it to B_TRIED for each event from ``start`` on. For earlier events it reads
    B_LOGS.
    """
    history = belief.history
    curves = belief.curves
    imagined = belief.seen
    view = evidence.seen
    story = evidence.story
    rules = evidence.game.rules
    other = 1 - view[at.V_SEAT]
    hand = 0
    places = history[of.B_PLACES]
    place = 0
    while place < places and history[of.B_FROM + place] == 0:
        hand |= 1 << history[of.B_CARD + place]
        place += 1
    piled = 1 << view[at.V_UPCARD]
    mine = 0
    turns = 0
    stock = 51 - 2 * rules[at.R_HAND_SIZE]
    total = 0
    slip = belief.weights[of.M_SLIP]
    imagined[at.V_PHASE] = 0
    imagined[at.V_LIMIT] = view[at.V_LIMIT]
    imagined[at.V_MUST_KNOCK] = 0
    imagined[at.V_TAKEN] = at.NO_CARD
    taken = at.NO_CARD
    for event in range(story[told.G_SIZE]):
        code = story[told.G_EVENTS + event]
        kind = code >> 6 & 3
        card = code & 63
        if code >> 8 != other:
            if kind == told.TOOK:
                piled ^= 1 << card
                mine |= 1 << card
            elif kind == told.DISCARDED:
                piled |= 1 << card
                mine &= ~(1 << card)
                turns += 1
            elif kind == told.DREW:
                stock -= 1
            continue
        found = 0
        if event >= start:
            imagined[at.V_TURNS] = turns
            imagined[at.V_STOCK] = stock
            imagined[at.V_KNOWN] = mine
            imagined[at.V_HAND] = hand
            imagined[at.V_SEEN] = hand | piled | mine
        if kind == told.DISCARDED:
            if event >= start:
                imagined[at.V_TAKEN] = taken
                found = _log_of_waiting(card, belief, evidence.game)
                if not only_knocking:
                    found += _log_of_discard(card, belief, evidence.game)
            hand ^= 1 << card
            piled |= 1 << card
            taken = at.NO_CARD
            turns += 1
        else:
            if event >= start and card != told.NONE:
                imagined[at.V_TOP] = card
                imagined[at.V_TAKEN] = at.NO_CARD
                would = takes(imagined, rules, evidence.game.tables, belief.weights)
                agrees = would == (kind == told.TOOK)
                found = log(ONE - slip if agrees else slip, curves) - _LOG_ONE
            if kind == told.TOOK:
                hand |= 1 << card
                piled ^= 1 << card
                taken = card
            elif kind == told.DREW:
                hand |= 1 << history[of.B_CARD + place]
                place += 1
                stock -= 1
        if event < start:
            found = history[of.B_LOGS + event]
        history[of.B_TRIED + event] = found
        total += found
    if history[of.B_KNOCKED] != of.NOT_KNOCKED:
        imagined[at.V_TURNS] = turns
        imagined[at.V_STOCK] = stock
        agrees = knocks(history[of.B_KNOCKED], imagined, rules, belief.weights) == 1
        total += log(ONE - slip if agrees else slip, curves) - _LOG_ONE
    return total


_LOG_ONE: Final = 13_863  # 1000 ln(2**20)


@kernel
def _log_of_waiting(discarded: int, belief: Belief, game: Game) -> int:
    """Return the log-probability that the opponent does not knock before this discard."""
    view = belief.seen
    hand = view[at.V_HAND]
    limit = knocks_with(view, game.rules, belief.weights)
    if least(hand ^ 1 << discarded, game.tables) - 10 > limit:
        return 0
    left, _ = discards_allowed(hand, kept(view, game.rules), game.tables)
    if not knocks(left, view, game.rules, belief.weights):
        return 0
    return log(belief.weights[of.M_SLIP], belief.curves) - _LOG_ONE


@kernel
def _log_of_discard(discarded: int, belief: Belief, game: Game) -> int:
    """Return the log-probability that the opponent, who does not knock, discards this card."""
    weights = belief.weights
    curves = belief.curves
    cards = belief.cards
    worths = belief.worths
    slip = weights[of.M_SLIP]
    number = worths_of_discards(belief.seen, game.rules, game.tables, weights, cards, worths)
    best = worths[0]
    own = -(1 << 40)
    for index in range(number):
        best = max(best, worths[index])
        if cards[index] == discarded:
            own = worths[index]
    heat = weights[of.M_HEAT]
    total = 0
    for index in range(number):
        total += falling(best - worths[index], heat, curves)
    share = falling(best - own, heat, curves) * ((ONE - slip) >> 10) // (total >> 10)
    return log(share + slip // number, curves) - _LOG_ONE
