"""What the policies of gin have in common: taking the top of the pile, knocking, defending.

Everything is computed from a view vector, so no policy can see what its seat may not know.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.deadwood import deadwood_after_discard
from hollywood.kernel.deadwood.tables import DEAREST, VALUES, MeldTables
from hollywood.kernel.engine.bits import lowest, zeros
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import least
from hollywood.kernel.gin.plain_hands import NOTHING, UNKNOWN, plain_layoff, plain_spread
from hollywood.kernel.gin.spreads import best_defence, best_spread, most_laid_off
from hollywood.strategy.gin.policies.discards import goes_with

_DEFENCE: Final = 1 + at.MOST_LAYOFFS + at.MOST_MELDS


@inlined
def act(action: list[int], kind: int, card: int) -> None:
    """Write an action without melds."""
    action[at.A_KIND] = kind
    action[at.A_CARD] = card
    action[at.A_ONTO] = 0
    for place in range(at.A_MELDS, at.A_MELDS + at.MOST_MELDS):
        action[place] = 0


@kernel
def kept(view: list[int], rules: list[int]) -> int:
    """Return the card that may not be discarded because it was just taken, as a hand, or 0."""
    if view[at.V_TAKEN] == at.NO_CARD or rules[at.R_REDISCARD]:
        return 0
    return 1 << view[at.V_TAKEN]


@inlined
def top_helps(view: list[int], rules: list[int], tables: MeldTables, limit: int, drop: int) -> int:
    """Return 1 if the top of the pile is better than an unknown card, else 0.

    It is better if the seat could then knock with at most ``limit`` points or declare big gin, or
    if the card goes into a meld and reduces the deadwood by at least ``drop`` points.
    """
    hand = view[at.V_HAND]
    top = view[at.V_TOP]
    value = tables[VALUES + (top & 15)]
    before = least(hand, tables)
    if before + value - tables[DEAREST] > limit and not goes_with(top, hand, tables):
        return 0
    held = hand | 1 << top
    if rules[at.R_BIG_GIN] >= 0 and least(held, tables) == 0:
        return 1
    after = deadwood_after_discard(held, tables)
    if after >= before:
        return 0
    if after <= limit:
        return 1
    if before - after < drop:
        return 0
    # If the card only replaced a higher card, it would count as deadwood; in a meld it does better.
    return 1 if after < value + deadwood_after_discard(hand, tables) else 0


@kernel
def knock(hand: int, discarded: int, tables: MeldTables, action: list[int]) -> None:
    """Knock with the discard ``discarded`` (NO_CARD for big gin) and the best spread."""
    act(action, at.A_BIG_GIN if discarded == at.NO_CARD else at.A_KNOCK, discarded)
    best_spread(
        hand if discarded == at.NO_CARD else hand ^ 1 << discarded, tables, action, at.A_MELDS
    )


@kernel
def answer(view: list[int], rules: list[int], tables: MeldTables, action: list[int]) -> None:
    """Write the best action after a knock: the defender's layoffs and melds, or knocker's layoffs.

    The defense is solved again for each layoff.
    """
    if view[at.V_PHASE] == at.KNOCKER_LAYOFF:
        out = zeros(_DEFENCE)
        act(action, at.A_FINISH, at.NO_CARD)
        most_laid_off(view[at.V_HAND], view, at.V_MELDS, tables, out, 0)
        if out[0]:
            _lay_off(out[1], action)
        return
    act(action, at.A_SHOW, at.NO_CARD)
    layoff = UNKNOWN
    if not rules[at.R_KNOCKER_LAYOFF]:
        left = plain_spread(view[at.V_HAND], tables, action, at.A_MELDS)
        if left != UNKNOWN:
            layoff = NOTHING
            if view[at.V_LAYOFFS_ALLOWED]:
                layoff = plain_layoff(view[at.V_HAND], left, view, at.V_MELDS, tables)
    if layoff == UNKNOWN:
        out = zeros(_DEFENCE)
        best_defence(
            view[at.V_HAND],
            view,
            at.V_MELDS,
            view[at.V_LAYOFFS_ALLOWED],
            view[at.V_LEFT] if rules[at.R_KNOCKER_LAYOFF] else 0,
            tables,
            out,
            0,
        )
        for place in range(at.MOST_MELDS):
            action[at.A_MELDS + place] = out[1 + at.MOST_LAYOFFS + place]
        if out[0]:
            _lay_off(out[1], action)
    elif layoff != NOTHING:
        _lay_off(layoff, action)


@kernel
def _lay_off(layoff: int, action: list[int]) -> None:
    """Write the layoff with the code 64 * number of the meld + card."""
    act(action, at.A_LAY_OFF, layoff & 63)
    action[at.A_ONTO] = layoff >> 6


@kernel
def dearest(cards: int, tables: MeldTables) -> int:
    """Return the card of ``cards`` with the most points, the last of equals; not for 0 cards."""
    best = -1
    chosen = at.NO_CARD
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        value = tables[VALUES + (card & 15)]
        if value >= best:
            best = value
            chosen = card
    return chosen
