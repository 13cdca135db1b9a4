"""Which choices of a seat do not fit a history: a greedy player would have chosen otherwise.

The story says what the seat saw when it chose (:mod:`hollywood.kernel.contract.rules.story`), and
the history says which cards it held. So each choice is worked out again, in the way of
:mod:`hollywood.strategy.contract.policies.planner` with plain weights.
"""

from __future__ import annotations

from hollywood.kernel.contract.evidence import Evidence
from hollywood.kernel.contract.layout import (
    PLACES,
    R_ALL_AT_ONCE,
    R_DEAL,
    R_DECKS,
    R_POINTS,
    R_WILD,
)
from hollywood.kernel.contract.rules import story as of
from hollywood.kernel.contract.rules.deal import add_card, remove_card
from hollywood.kernel.contract.rules.story import counted
from hollywood.kernel.contract.scratch import P_HELPS, P_MISSING, P_USED
from hollywood.kernel.contract.state import KEY, S_HANDS, S_HELD, S_KEYS, S_SIZES
from hollywood.kernel.engine.bits import Vector, lowest
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.belief.belief import Belief
from hollywood.strategy.contract.belief.history import (
    C_LEFT,
    C_NUMBER,
    C_ROWS,
    MOST_GOT,
    Z_CARD,
)
from hollywood.strategy.contract.plan.memo import recalled
from hollywood.strategy.contract.policies.card_worth import (
    most_expensive,
    worth_in_hand,
    worth_kept_from,
)


@kernel
def misfits(evidence: Evidence, seat: int, most: int, base: int, belief: Belief) -> int:
    """Return how many choices of ``seat`` do not fit the history at ``base``.

    It stops counting above ``most``. The rows of the story that were read are taken off what is
    left to read.
    """
    story, rules = evidence.story, evidence.rules
    histories, state, work = belief.histories, belief.state, belief.work
    first = base + MOST_GOT * seat
    state[S_SIZES + seat] = state[S_HELD + seat] = 0
    for word in range(S_KEYS + KEY * seat, S_KEYS + KEY * (seat + 1)):
        state[word] = 0
    for place in range(S_HANDS + PLACES * seat, S_HANDS + PLACES * (seat + 1)):
        state[place] = 0
    next_got = 0
    while next_got < rules[R_DEAL]:
        add_card(state, seat, histories[Z_CARD + first + next_got])
        next_got += 1
    at_once = rules[R_ALL_AT_ONCE]
    number = 0
    for index in range(histories[C_NUMBER + seat]):
        row = of.T_FIRST + of.T_ROW * histories[C_ROWS + of.MOST_ROWS * seat + index]
        kind, card, did = story[row + of.T_KIND], story[row + of.T_CARD], story[row + of.T_DID]
        if kind == of.T_GOT:
            for _ in range(did):
                add_card(state, seat, histories[Z_CARD + first + next_got])
                next_got += 1
        elif kind == of.T_TOOK:
            add_card(state, seat, card)
        elif kind in (of.T_CALL, of.T_CHOICE):
            size = state[S_SIZES + seat] + int(kind == of.T_CHOICE)
            recalled(state, rules, seat, size if at_once else 0, work)
            would = (rules[R_WILD] | work[P_HELPS]) >> card & 1
            if not work[P_MISSING]:
                would = story[row + of.T_FITS] >> card & 1 if kind == of.T_CHOICE else 0
            number += int(would != did)
        elif kind == of.T_LAYS:
            recalled(state, rules, seat, state[S_SIZES + seat] if at_once else 0, work)
            number += int((work[P_MISSING] == 0) != did)
        else:
            if kind == of.T_DISCARDED:
                number += _misfits_before(story, row, rules, seat, state, work)
            elif kind == of.T_DROPPED:
                number += _misfits_down(story, row, rules, seat, state)
            remove_card(state, seat, card)
        if number > most:
            histories[C_LEFT] -= index + 1
            return number
    histories[C_LEFT] -= histories[C_NUMBER + seat]
    return number


@kernel
def _misfits_before(
    story: Vector, row: int, rules: Vector, seat: int, state: Vector, work: Vector
) -> int:
    """Return 1 if a greedy player who is not down would have discarded another card."""
    recalled(state, rules, seat, state[S_SIZES + seat] if rules[R_ALL_AT_ONCE] else 0, work)
    cards = state[S_HELD + seat]
    naturals = cards & ~rules[R_WILD]
    cards = naturals or cards
    useless = cards & ~work[P_USED]
    card = story[row + of.T_CARD]
    if not useless:
        return _misfits_used(story, row, rules, seat, cards, state, work)
    if not useless >> card & 1:
        return 1
    worth = _worth_then(story, row, rules, seat, card, state)
    while useless:
        other = lowest(useless)
        useless &= useless - 1
        if other != card:
            less = _worth_then(story, row, rules, seat, other, state)
            if less < worth or (less == worth and other < card):
                return 1
    return 0


@kernel
def _misfits_used(
    story: Vector, row: int, rules: Vector, seat: int, cards: int, state: Vector, work: Vector
) -> int:
    """Return 1 if another of ``cards``, all of use, would be missed less than the discard."""
    card = story[row + of.T_CARD]
    target = state[S_SIZES + seat] if rules[R_ALL_AT_ONCE] else 0
    least = _loss(story, row, rules, seat, card, target, state, work)
    while cards:
        other = lowest(cards)
        cards &= cards - 1
        if other != card:
            loss = _loss(story, row, rules, seat, other, target, state, work)
            if loss < least or (loss == least and other < card):
                return 1
    return 0


@kernel
def _loss(
    story: Vector,
    row: int,
    rules: Vector,
    seat: int,
    card: int,
    target: int,
    state: Vector,
    work: Vector,
) -> int:
    """Return how much a greedy player misses ``card``: by places, cards that help, and points."""
    remove_card(state, seat, card)
    recalled(state, rules, seat, target, work)
    add_card(state, seat, card)
    unseen, helps = 0, work[P_HELPS]
    while helps:
        other = lowest(helps)
        helps &= helps - 1
        seen = counted(story, row + of.T_SEEN, other) + state[S_HANDS + PLACES * seat + other]
        unseen += max(0, rules[R_DECKS] - seen)
    return (work[P_MISSING] << 20) - (unseen << 10) - rules[R_POINTS + card]


@kernel
def _worth_then(story: Vector, row: int, rules: Vector, seat: int, card: int, state: Vector) -> int:
    """Return what a card was worth that no plan used."""
    fits = story[row + of.T_FITS] >> card & 1
    worth = worth_in_hand(state, rules, seat, card, fits, story[row + of.T_SHARE])
    known = 0
    for word in range(row + of.T_NEAR, row + of.T_NEAR + of.WORDS):
        known |= story[word]
    while known:
        other = lowest(known)
        known &= known - 1
        worth += counted(story, row + of.T_NEAR, other) * worth_kept_from(rules, card, other)
    return worth


@kernel
def _misfits_down(story: Vector, row: int, rules: Vector, seat: int, state: Vector) -> int:
    """Return how many cards one who is down would have laid off first, or discarded instead."""
    cards = state[S_HELD + seat]
    card = story[row + of.T_CARD]
    number = 0
    stay = cards & story[row + of.T_FITS]
    while stay:  # each of them would have been laid off
        stay &= stay - 1
        number += 1
    naturals = cards & ~rules[R_WILD]
    if most_expensive(rules, naturals or cards) != card:
        number += 1
    return number
