"""The tunable policy of gin: weighted sums to choose a discard, a threshold to knock.

- It takes the top of the pile if the card goes into a meld and reduces the deadwood by enough, or
  if it would then knock.
- It makes the discard with the highest worth. The deadwood that is left counts against a discard,
  and so does the danger that the opponent can use the card. The outs that are left, the unseen
  cards that would complete a meld of three, count for it, but less and less from turn to turn.
- It knocks when its deadwood is at most a threshold, which changes from turn to turn. With very
  little deadwood it may wait instead, because gin is near.

Danger is counted in pairs of cards that would make a meld with the discard and that the opponent
may hold. A card is safe if enough of its partners have been seen elsewhere.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.deadwood import deadwood_after_discard
from hollywood.kernel.deadwood.tables import (
    ALL_RANKS,
    ANY_SUITS,
    IN_FOUR_SUITS,
    JOINTS,
    RUN_MIN,
    RUN_START,
    MeldTables,
)
from hollywood.kernel.engine.bits import count, highest
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import least
from hollywood.kernel.gin.spreads import could_knock_with
from hollywood.strategy.gin.policies.common import (
    act,
    answer,
    dearest,
    kept,
    knock,
    top_helps,
)
from hollywood.strategy.gin.policies.discards import discards_allowed, goes_with, pairs_with

# Weights are in hundredths of a point unless noted otherwise. Only the seat's own turns count.
(
    W_POINTS,  # a point of deadwood that a discard leaves
    W_POINTS_GROWTH,  # and how much more each turn
    W_OUTS,  # an out: an unseen card that would complete a meld of three
    W_DECAY,  # the percentage of W_OUTS that remains from turn to turn
    W_PAIR,  # two unseen cards that would meld with the discard
    W_PAIR_GROWTH,  # and how much more each turn
    W_KNOWN,  # such a pair if the opponent is known to hold one of the two
    W_KNOWN_PAIR,  # such a pair if the opponent is known to hold both
    W_KNOCK,  # the most deadwood to knock with at first
    W_KNOCK_GROWTH,  # and how much more each turn
    W_KNOCK_LEAST,  # but never less than this
    W_TAKE,  # how much deadwood a card must save to be taken for a meld
    W_LAST,  # with fewer stock cards (not hundredths) above the floor it knocks whenever it may
    W_GIN,  # a gin out: an unseen card that would make gin; 0: the policy does not look for them
    W_GIN_TAKE,  # how many more gin outs (in hundredths) a card must bring to be taken for them
    W_WAIT,  # with this much deadwood or less it waits for gin, until it knocks whenever it may
    W_LENGTH,
) = range(17)

WEIGHTS: Final = (100, 14, 222, 93, 4, 8, 183, 238, 1385, -75, 91, 462, 2, 0, 0, 0)
CAMPER: Final = (100, 5, 320, 85, 4, 10, 183, 238, 0, 0, 0, 0, 1, 0, 0, 0)
"""The weights of a player who plays for gin, and knocks with deadwood only at the very end."""

GIN_NEAR: Final = 10
"""With more deadwood, the policy does not look for gin outs: that would cost time."""
MOST_GIN_OUTS: Final = 12
"""No hand has more of them worth counting."""
_LOW_TWO: Final = 3 * IN_FOUR_SUITS
_LANES: Final = ALL_RANKS * IN_FOUR_SUITS
_WITH_ACE: Final = 0x3FFF * IN_FOUR_SUITS


@kernel
def linear(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    weights: list[int],
    _chance: list[int],
    _at: int,
    action: list[int],
) -> None:
    """Write the action that the weights choose; it uses no random numbers."""
    phase = view[at.V_PHASE]
    if phase == at.DISCARD:
        _discard(view, rules, tables, weights, action)
    elif phase == at.DRAW:
        taken = view[at.V_PILE_OPEN] and takes(view, rules, tables, weights)
        act(action, at.A_TAKE if taken else at.A_DRAW, at.NO_CARD)
    elif phase == at.UPCARD:
        taken = takes(view, rules, tables, weights)
        act(action, at.A_TAKE if taken else at.A_PASS, at.NO_CARD)
    elif phase == at.LAST_CHANCE:
        taken = could_knock_with(view[at.V_HAND], view[at.V_TOP], view[at.V_LIMIT], rules, tables)
        act(action, at.A_TAKE if taken else at.A_PASS, at.NO_CARD)
    else:
        answer(view, rules, tables, action)


@kernel
def takes(view: list[int], rules: list[int], tables: MeldTables, weights: list[int]) -> int:
    """Return 1 if the policy takes the top of the pile, else 0."""
    if top_helps(view, rules, tables, knocks_with(view, rules, weights), weights[W_TAKE] // 100):
        return 1
    return 1 if weights[W_GIN] and _brings_gin_outs(view, rules, tables, weights) else 0


@kernel
def _brings_gin_outs(
    view: list[int], rules: list[int], tables: MeldTables, weights: list[int]
) -> int:
    """Return 1 if the top of the pile, kept for another card, leaves enough more gin outs."""
    hand = view[at.V_HAND]
    if least(hand, tables) > GIN_NEAR or not goes_with(view[at.V_TOP], hand, tables):
        return 0
    unseen = _LANES & ~view[at.V_SEEN]
    wanted = 100 * count(gin_outs(hand, unseen, tables)) + weights[W_GIN_TAKE]
    held = hand | 1 << view[at.V_TOP]
    cards = hand if not rules[at.R_REDISCARD] else held
    while cards:
        card = cards & -cards
        cards ^= card
        rest = held ^ card
        if least(rest, tables) <= GIN_NEAR and (
            100 * count(gin_outs(rest, unseen, tables)) >= wanted
        ):
            return 1
    return 0


@kernel
def gin_outs(hand: int, unseen: int, tables: MeldTables) -> int:
    """Return the cards of ``unseen`` with which the ten cards of ``hand`` make gin."""
    found = 0
    cards = outs(hand, tables) & unseen
    while cards:
        card = cards & -cards
        cards ^= card
        if deadwood_after_discard(hand | card, tables) == 0:
            found |= card
    return found


@kernel
def knocks_with(view: list[int], rules: list[int], weights: list[int]) -> int:
    """Return the most deadwood that the policy knocks with now."""
    limit = view[at.V_LIMIT]
    if _knocks_whenever_it_may(view, rules, weights):
        return limit
    wanted = weights[W_KNOCK] + weights[W_KNOCK_GROWTH] * (view[at.V_TURNS] >> 1)
    wanted = max(wanted, weights[W_KNOCK_LEAST]) // 100
    return min(limit, wanted)


@kernel
def knocks(left: int, view: list[int], rules: list[int], weights: list[int]) -> int:
    """Return 1 if the policy knocks with ``left`` deadwood now, or has gin; else 0."""
    if left == 0:
        return 1
    if left > knocks_with(view, rules, weights):
        return 0
    waits = left <= weights[W_WAIT] // 100 and not _knocks_whenever_it_may(view, rules, weights)
    return 0 if waits else 1


@inlined
def _knocks_whenever_it_may(view: list[int], rules: list[int], weights: list[int]) -> int:
    """Return 1 if the policy must knock, or if the stock is about to end; else 0."""
    left = view[at.V_STOCK] - rules[at.R_STOCK_FLOOR]
    return 1 if view[at.V_MUST_KNOCK] or left < weights[W_LAST] else 0


@kernel
def _discard(
    view: list[int], rules: list[int], tables: MeldTables, weights: list[int], action: list[int]
) -> None:
    hand = view[at.V_HAND]
    if rules[at.R_BIG_GIN] >= 0 and least(hand, tables) == 0:
        knock(hand, at.NO_CARD, tables, action)
        return
    left, cards = discards_allowed(hand, kept(view, rules), tables)
    if knocks(left, view, rules, weights):
        knock(hand, dearest(cards, tables), tables, action)
        return
    act(action, at.A_DISCARD, _best_discard(view, rules, tables, weights))


@kernel
def _best_discard(view: list[int], rules: list[int], tables: MeldTables, weights: list[int]) -> int:
    hand = view[at.V_HAND]
    unseen = _LANES & ~view[at.V_SEEN]
    turn = min(view[at.V_TURNS] >> 1, 50)
    point = weights[W_POINTS] + weights[W_POINTS_GROWTH] * turn
    pair = weights[W_PAIR] + weights[W_PAIR_GROWTH] * turn
    out = _worth_of_an_out(turn, weights)
    # A discard cannot add outs. So skip a card that cannot be the best even with all of them.
    most_outs = (count(outs(hand, tables) & unseen) * out >> 10) + MOST_GIN_OUTS * weights[W_GIN]
    best = -(1 << 60)
    discarded = at.NO_CARD
    cards = hand & ~kept(view, rules)
    while cards:
        card = highest(cards)
        cards ^= 1 << card
        rest = hand ^ 1 << card
        left = least(rest, tables)
        worth = -point * left
        if worth + most_outs < best:
            continue
        worth += count(outs(rest, tables) & unseen) * out >> 10
        if left <= GIN_NEAR and weights[W_GIN]:
            worth += weights[W_GIN] * count(gin_outs(rest, unseen, tables))
        worth -= danger(card, unseen, view[at.V_KNOWN], pair, tables, weights)
        if worth > best:
            best = worth
            discarded = card
    return discarded


@kernel
def worths_of_discards(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    weights: list[int],
    cards: list[int],
    worths: list[int],
) -> int:
    """Write every card that may be discarded, and the worth of its discard; return how many."""
    hand = view[at.V_HAND]
    unseen = _LANES & ~view[at.V_SEEN]
    turn = min(view[at.V_TURNS] >> 1, 50)
    point = weights[W_POINTS] + weights[W_POINTS_GROWTH] * turn
    pair = weights[W_PAIR] + weights[W_PAIR_GROWTH] * turn
    out = _worth_of_an_out(turn, weights)
    careful = pair | weights[W_KNOWN] | weights[W_KNOWN_PAIR]
    left = hand & ~kept(view, rules)
    number = 0
    while left:
        card = highest(left)
        left ^= 1 << card
        rest = hand ^ 1 << card
        left_over = least(rest, tables)
        worth = -point * left_over
        if left_over <= GIN_NEAR and weights[W_GIN]:
            worth += weights[W_GIN] * count(gin_outs(rest, unseen, tables))
        if out:
            worth += count(outs(rest, tables) & unseen) * out >> 10
        cards[number] = card
        if careful:
            worth -= danger(card, unseen, view[at.V_KNOWN], pair, tables, weights)
        worths[number] = worth
        number += 1
    return number


@inlined
def _worth_of_an_out(turn: int, weights: list[int]) -> int:
    """Return the worth of an out in this turn, in 1024ths of a hundredth of a point."""
    out = weights[W_OUTS] << 10
    for _ in range(turn):
        out = out * weights[W_DECAY] // 100
    return out


@kernel
def outs(hand: int, tables: MeldTables) -> int:
    """Return the cards that make a meld of three with two cards of ``hand``.

    Cards of the hand itself may or may not be among them. If melds must be longer, this is a
    heuristic: the cards bring a meld closer.
    """
    c = hand & 0x1FFF
    d = hand >> 16 & 0x1FFF
    h = hand >> 32 & 0x1FFF
    s = hand >> 48 & 0x1FFF
    sets = (c & (d | h | s) | d & (h | s) | h & s) * IN_FOUR_SUITS
    suits = hand
    if tables[ANY_SUITS]:
        suits = c | d | h | s
    high = 0  # the places above the king that an ace, and perhaps a two, can take
    if tables[JOINTS]:
        corner = tables[RUN_START + ((1 << tables[RUN_MIN] - 1) - 1 | 1 << 12)] >= 0
        high = _LOW_TWO if corner else IN_FOUR_SUITS
    suits |= (suits & high) << 13
    pairs = suits & suits >> 1 & _WITH_ACE
    gaps = suits & suits >> 2 & _LANES
    found = pairs << 2 | pairs >> 1 | gaps << 1
    found = (found | found >> 13 & high) & _LANES
    if tables[ANY_SUITS]:
        found = (found & 0x1FFF) * IN_FOUR_SUITS
    return sets | found


@kernel
def danger(
    card: int, unseen: int, known: int, pair: int, tables: MeldTables, weights: list[int]
) -> int:
    """Return how much the opponent's pairs that would meld with ``card`` count against it."""
    pairs, mixed, both = pairs_with(card, unseen, known, tables)
    return pair * pairs + weights[W_KNOWN] * mixed + weights[W_KNOWN_PAIR] * both
