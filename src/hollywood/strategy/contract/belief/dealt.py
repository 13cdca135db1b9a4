"""Hands of the contract game as a seat may imagine them, the hidden cards dealt at random.

Every card whose place the seat does not know goes to another hand or to the stock. What the others
have shown makes some hands more likely: a player who has had turns has come nearer to the contract,
and a player who passed up a discard has no use for it. So several hands are drawn for each other
seat. The one is taken that is nearest to the contract and fits the discards best.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.evidence import Evidence
from hollywood.kernel.contract.layout import (
    JOKER,
    M_CARDS,
    M_LENGTH,
    M_SIZE,
    MOST_CARDS,
    MOST_SEATS,
    PLACES,
    R_ALL_AT_ONCE,
    R_DECKS,
    R_JOKERS,
    R_SEATS,
    R_WILD,
)
from hollywood.kernel.contract.rules.deal import add_card, remove_card
from hollywood.kernel.contract.rules.sight import copy_round, copy_view
from hollywood.kernel.contract.scratch import P_HELPS, P_MISSING
from hollywood.kernel.engine.bits import Vector, zeros
from hollywood.kernel.engine.chance import Stream, begin, below, word32
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.belief.belief import Belief
from hollywood.strategy.contract.plan.memo import recalled
from hollywood.strategy.contract.settings import Q_BELIEF, Q_DECLINED

UNSEEN: Final = 0
"""How many cards have no known place, and then these cards."""
HIDDEN: Final = 1 + MOST_CARDS
"""By seat: how many of its cards are not known."""
UNSEEN_LENGTH: Final = HIDDEN + MOST_SEATS
_LOOKED_BACK: Final = 8
"""How many discards from the top of the pile count as passed up."""


@kernel
def begin_root(evidence: Evidence, belief: Belief) -> None:
    """Write to ``belief.root`` what the seat knows of the hand, and list the unseen cards.

    The other hands have only what they took and still hold.
    """
    view, rules = evidence.seen, evidence.rules
    root, unseen = belief.root, belief.unseen
    seat = view[at.S_SEAT]
    copy_view(view, root, rules)
    left = zeros(PLACES)
    for suit in range(4):
        for card in range(16 * suit, 16 * suit + 13):
            left[card] = rules[R_DECKS]
    left[JOKER] = rules[R_JOKERS]
    for number in range(view[at.S_PILE_SIZE]):
        left[view[at.S_PILE + number]] -= 1
    for number in range(view[at.S_MELDS]):
        place = at.S_TABLE + M_LENGTH * number
        for spot in range(place + M_CARDS, place + M_CARDS + view[place + M_SIZE]):
            left[view[spot]] -= 1
    for other in range(rules[R_SEATS]):
        unseen[HIDDEN + other] = 0
        if other != seat:
            size = view[at.S_SIZES + other]
            root[at.S_SIZES + other] = 0
            for card in range(PLACES):
                for _ in range(view[at.S_KNOWN + PLACES * other + card]):
                    add_card(root, other, card)
            unseen[HIDDEN + other] = size - root[at.S_SIZES + other]
        for card in range(PLACES):
            left[card] -= root[at.S_HANDS + PLACES * other + card]
    number = 0
    for card in range(PLACES):
        for _ in range(left[card]):
            number += 1
            unseen[UNSEEN + number] = card
    unseen[UNSEEN] = number


@kernel
def imagine(rules: Vector, settings: Vector, belief: Belief, chance: Stream) -> None:
    """Write a hand with cards for the others and a shuffled stock to ``belief.world``."""
    unseen = belief.unseen
    copy_round(belief.root, belief.world, rules)
    seats = rules[R_SEATS]
    first = 1
    start = below(chance.state, chance.at, seats)
    for step in range(seats):
        other = (start + step) % seats
        if unseen[HIDDEN + other]:
            _give_hand(other, first, rules, settings, belief, chance)
            first += unseen[HIDDEN + other]
    shuffle_stock(belief.world, unseen, first, chance)


@kernel
def shuffle_stock(world: Vector, unseen: Vector, first: int, chance: Stream) -> None:
    """Make ``unseen[first:]`` the stock, in a random order."""
    total = unseen[UNSEEN]
    _shuffle(unseen, first, total, total, chance)
    for place in range(first, total + 1):
        world[at.S_DECK + place - first] = unseen[place]
    world[at.S_SHUFFLED] = world[at.S_STOCK]
    begin(world, at.S_CHANCE, word32(chance.state, chance.at), 0, 0)


@kernel
def _shuffle(unseen: Vector, first: int, last: int, total: int, chance: Stream) -> None:
    """Put cards drawn at random from ``unseen[first : total + 1]`` at ``first`` to ``last``."""
    for place in range(first, min(last + 1, total)):
        swap = place + below(chance.state, chance.at, total + 1 - place)
        card = unseen[swap]
        unseen[swap] = unseen[place]
        unseen[place] = card


@kernel
def _give_hand(
    other: int, first: int, rules: Vector, settings: Vector, belief: Belief, chance: Stream
) -> None:
    """Give ``other`` its hidden cards from ``unseen[first:]``, which then begins with them."""
    world, unseen = belief.world, belief.unseen
    hidden = unseen[HIDDEN + other]
    total = unseen[UNSEEN]
    tries = 1
    if settings[Q_BELIEF] and world[at.S_DOWN + other] == at.NOT_DOWN:
        had = world[at.S_TURNS] // rules[R_SEATS] + 2 * world[at.S_GRANTED + other]
        tries += settings[Q_BELIEF] * had // 4
    if tries > 1:
        best = zeros(hidden)
        least = -1
        for _ in range(tries):
            _shuffle(unseen, first, first + hidden - 1, total, chance)
            for place in range(first, first + hidden):
                add_card(world, other, unseen[place])
            number = _misfit(world, rules, other, settings, belief.work)
            for place in range(first, first + hidden):
                remove_card(world, other, unseen[place])
            if least < 0 or number < least:
                least = number
                for place in range(hidden):
                    best[place] = unseen[first + place]
        _bring_forward(best, first, hidden, unseen)
    else:
        _shuffle(unseen, first, first + hidden - 1, total, chance)
    for place in range(first, first + hidden):
        add_card(world, other, unseen[place])


@kernel
def _bring_forward(cards: Vector, first: int, number: int, unseen: Vector) -> None:
    """Let ``unseen[first:]`` begin with these of its cards."""
    for place in range(number):
        spot = first + place
        while unseen[spot] != cards[place]:
            spot += 1
        unseen[spot] = unseen[first + place]
        unseen[first + place] = cards[place]


@kernel
def _misfit(world: Vector, rules: Vector, other: int, settings: Vector, work: Vector) -> int:
    """Return how badly a hand fits: its distance to the contract, and useful discards passed up."""
    target = world[at.S_SIZES + other] if rules[R_ALL_AT_ONCE] else 0
    recalled(world, rules, other, target, work)
    misfit = 10 * work[P_MISSING]
    if settings[Q_DECLINED]:
        helps = work[P_HELPS] | rules[R_WILD]
        size = world[at.S_PILE_SIZE]
        for number in range(max(0, size - 1 - _LOOKED_BACK), size - 1):
            if helps >> world[at.S_PILE + number] & 1:
                misfit += settings[Q_DECLINED]
    return misfit
