"""Which card the greedy player of the contract game throws: the natural that is missed least."""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import (
    PLACES,
    R_ALL_AT_ONCE,
    R_POINTS,
    R_RUNS,
    R_SEATS,
    R_SETS,
    R_WILD,
)
from hollywood.kernel.contract.rules.deal import add_card, remove_card
from hollywood.kernel.contract.rules.fits import fits_table
from hollywood.kernel.contract.scratch import P_MISSING, P_OPEN
from hollywood.kernel.contract.state import (
    NOT_DOWN,
    S_DOWN,
    S_HANDS,
    S_HELD,
    S_KNOWN,
    S_SIZES,
)
from hollywood.kernel.engine.bits import lowest
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.plan.plan import plan
from hollywood.strategy.contract.plan.scratch import W_BEST, hold_on, keep_plan
from hollywood.strategy.contract.policies.card_worth import (
    cards_to_throw,
    count_seen,
    count_unseen,
    dearest,
    rank_of,
    suit_of,
)

_MOST = 1 << 30
POINTS_SHARE: Final = 3
"""What each point of a card counts against it, in tenths;"""
POINTS_SHARE_DOWN: Final = 8
"""and where somebody is down."""


@kernel
def card_to_throw(view: list[int], rules: list[int], seat: int, used: int, work: list[int]) -> int:
    """Return the card to discard; who has not laid down has ``used`` these in his last plan."""
    cards = cards_to_throw(view, rules, seat)
    if view[S_DOWN + seat] != NOT_DOWN:
        return dearest(rules, cards)
    target = view[S_SIZES + seat] if rules[R_ALL_AT_ONCE] else 0
    useless = cards & ~used
    if useless:
        return _useless_card(view, rules, seat, useless, work)
    return _useful_card(view, rules, seat, cards, target, work)


@kernel
def _useless_card(view: list[int], rules: list[int], seat: int, cards: int, work: list[int]) -> int:
    """Return the one of ``cards``, which no best plan uses, that is worth least.

    The plan for the hand without it is the same.
    """
    best, least = -1, _MOST
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = _worth(view, rules, seat, card)
        if worth < least:
            best, least = card, worth
    if not rules[R_WILD] >> best & 1:
        remove_card(view, seat, best)
        hold_on(view, seat, work)
        add_card(view, seat, best)
    return best


@kernel
def _worth(view: list[int], rules: list[int], seat: int, card: int) -> int:
    """What a card that no plan uses may still be worth, in tenths of points."""
    share = POINTS_SHARE
    for other in range(rules[R_SEATS]):
        if view[S_DOWN + other] != NOT_DOWN:
            share = POINTS_SHARE_DOWN
    worth = worth_in_hand(view, rules, seat, card, fits_table(view, rules, seat, card), share)
    neighbour = (seat + 1) % rules[R_SEATS]
    if view[S_DOWN + neighbour] == NOT_DOWN:
        known = S_KNOWN + PLACES * neighbour
        for other in range(PLACES):
            if view[known + other]:
                worth += view[known + other] * worth_kept_from(rules, card, other)
    return worth


@kernel
def worth_in_hand(
    view: list[int], rules: list[int], seat: int, card: int, fits: int, share: int
) -> int:
    """What a card is worth beside the others of the hand, and where it ``fits`` on the table.

    Each of its points takes ``share`` off.
    """
    sets, runs = rules[R_SETS] > 0, rules[R_RUNS] > 0
    rank, suit = rank_of(card), suit_of(card)
    worth = 0
    held = view[S_HELD + seat]
    while held:
        other = lowest(held)
        held &= held - 1
        apart = abs(rank_of(other) - rank)
        copies = view[S_HANDS + PLACES * seat + other]
        if apart == 0 and sets:
            worth += 40 * copies
        elif apart > 0 and apart <= 3 and runs and suit_of(other) == suit:
            worth += 10 * (4 - apart) * copies
    if fits:
        worth += 80
    return worth - share * rules[R_POINTS + card]


@kernel
def worth_kept_from(rules: list[int], card: int, other: int) -> int:
    """What it is worth to keep a card from the next player, who has taken ``other``."""
    apart = abs(rank_of(other) - rank_of(card))
    if apart == 0 and rules[R_SETS]:
        return 30
    return 30 if apart <= 2 and rules[R_RUNS] and suit_of(other) == suit_of(card) else 0


@kernel
def _useful_card(
    view: list[int], rules: list[int], seat: int, cards: int, target: int, work: list[int]
) -> int:
    """Return the one of ``cards``, all of use, without which the hand is nearest to its contract.

    Of equal ones, the one that leaves most unseen cards to wait for, then the dearest.
    """
    count_seen(view, rules, seat, work)
    best, least, most, points = -1, _MOST, -1, -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        spot = S_HANDS + PLACES * seat + card
        view[spot] -= 1
        plan(view, S_HANDS + PLACES * seat, rules, target, work)
        view[spot] += 1
        missing = work[P_MISSING]
        if missing > least:
            continue
        unseen = count_unseen(rules, work)
        worth = rules[R_POINTS + card]
        if missing < least or unseen > most or (unseen == most and worth > points):
            best, least, most, points = card, missing, unseen, worth
            for figure in range(4):
                work[W_BEST + figure] = work[P_OPEN + figure]
    remove_card(view, seat, best)
    keep_plan(view, seat, target, W_BEST, work)
    add_card(view, seat, best)
    return best
