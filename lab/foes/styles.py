"""Players of gin with a manner that surprises: they mix, they hurry, they bait, or they camp.

Each is the linear policy (``strategy/gin/policies/linear.py``) with weights or a habit of its own.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.deadwood import deadwood_after_discard
from hollywood.kernel.deadwood.tables import (
    ALL_RANKS,
    IN_FOUR_SUITS,
    VALUES,
    MeldTables,
)
from hollywood.kernel.engine.bits import count, zeros
from hollywood.kernel.engine.chance import mixed
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import least
from hollywood.strategy.gin.policies.common import act
from hollywood.strategy.gin.policies.linear import W_LENGTH, linear, outs, worths_of_discards
from lab.foes.rollout import padded

_DISCARDS: Final = (100, 5, 320, 85, 4, 10, 183, 238)
"""How they choose their discards, unless it is part of their manner."""
_EVER: Final = 100_000
"""A threshold to knock that is above every limit."""

AT_ONCE: Final = padded(*_DISCARDS, _EVER, 0, 0, 0, 1)
AT_FIVE: Final = padded(*_DISCARDS, 500, 0, 500, 0, 1)
FOR_GIN: Final = padded(*_DISCARDS, 0, 0, 0, 0, 1)
FALLING: Final = padded(*_DISCARDS, 1_400, -150, 0, 0, 1)
"""Knocks with ten points up to the third turn, then with ever fewer, and from the tenth for gin."""
STYLES: Final = 4

CAMPING: Final = padded(*_DISCARDS, _EVER, -40_000, 0, 0, 0)
"""Knocks at once in its first three turns, and then never with deadwood."""
HURRIED: Final = padded(120, 15, 220, 88, 4, 10, 183, 238, _EVER, 0, 0, 0, 1)
"""Deadwood counts more, and outs less: what is left is low."""
BAITING: Final = (*FALLING, 100)
"""With the worth of a bait at the end."""
MIXED: Final = (*AT_ONCE, *AT_FIVE, *FOR_GIN, *FALLING)

LOW: Final = 3
"""The early knocker takes cards of at most this many points for an expensive one."""
EARLY: Final = 4
"""And only in so many turns of its own."""
SAVED: Final = 6
"""If that saves this many points."""

_MOST_CARDS: Final = 12
_DECK: Final = ALL_RANKS * IN_FOUR_SUITS


@kernel
def mixer(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    weights: list[int],
    chance: list[int],
    spot: int,
    action: list[int],
) -> None:
    """Draw the style of knocking anew each round: at once, at five, for gin, or falling.

    ``weights[0]`` is the seed of these draws, and the sets of weights follow. A seat cannot
    remember what it drew, so the draw comes from what stays the same in a round: the upcard and
    the dealer.
    """
    word = mixed(weights[0] & 0xFFFF_FFFF)
    style = mixed(word ^ (2 * view[at.V_UPCARD] + view[at.V_DEALER])) % STYLES
    drawn = zeros(W_LENGTH)
    for place in range(W_LENGTH):
        drawn[place] = weights[1 + style * W_LENGTH + place]
    linear(view, rules, tables, drawn, chance, spot, action)


@kernel
def early(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    weights: list[int],
    chance: list[int],
    spot: int,
    action: list[int],
) -> None:
    """Keep low cards, knock as soon as possible, and at first take a low card for a high one."""
    linear(view, rules, tables, weights, chance, spot, action)
    phase = view[at.V_PHASE]
    top = view[at.V_TOP]
    if phase != at.UPCARD and (phase != at.DRAW or not view[at.V_PILE_OPEN]):
        return
    if top == at.NO_CARD or view[at.V_TURNS] >> 1 >= EARLY or tables[VALUES + (top & 15)] > LOW:
        return
    hand = view[at.V_HAND]
    if deadwood_after_discard(hand | 1 << top, tables) + SAVED <= least(hand, tables):
        act(action, at.A_TAKE, at.NO_CARD)


@kernel
def baiter(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    weights: list[int],
    chance: list[int],
    spot: int,
    action: list[int],
) -> None:
    """Discard what makes the other player think that its neighbors are safe, and wait for them.

    A card of the same rank, or next to the discard in its suit, is a bait if it would complete a
    meld of the hand. ``weights[W_LENGTH]`` is the worth of each, in hundredths of a point.
    """
    linear(view, rules, tables, weights, chance, spot, action)
    if action[at.A_KIND] != at.A_DISCARD:
        return
    cards = zeros(_MOST_CARDS)
    worths = zeros(_MOST_CARDS)
    there = worths_of_discards(view, rules, tables, weights, cards, worths)
    unseen = _DECK & ~view[at.V_SEEN]
    best = 0
    for each in range(there):
        card = cards[each]
        wanted = outs(view[at.V_HAND] ^ 1 << card, tables) & unseen & beside(card)
        worths[each] += weights[W_LENGTH] * count(wanted)
        if worths[each] > worths[best]:
            best = each
    act(action, at.A_DISCARD, cards[best])


@kernel
def beside(card: int) -> int:
    """Return the cards of the same rank, and those next to the card in its suit."""
    own = 1 << card
    return ((1 << (card & 15)) * IN_FOUR_SUITS | own << 1 | own >> 1) & _DECK & ~own


mixer.weights = (0, *MIXED)  # type: ignore[attr-defined]
early.weights = HURRIED  # type: ignore[attr-defined]
baiter.weights = BAITING  # type: ignore[attr-defined]
