"""Which card the planning player of the contract game discards: the natural it misses least."""

from __future__ import annotations

from hollywood.kernel.contract.layout import (
    PLACES,
    R_ALL_AT_ONCE,
    R_POINTS,
    R_SEATS,
    R_WILD,
)
from hollywood.kernel.contract.rules.deal import add_card, remove_card
from hollywood.kernel.contract.scratch import P_HELPS, P_MISSING
from hollywood.kernel.contract.state import (
    NOT_DOWN,
    S_DOWN,
    S_HANDS,
    S_SIZES,
    S_TURNS,
)
from hollywood.kernel.engine.bits import lowest
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.plan.memo import plan_as_before, recalled
from hollywood.strategy.contract.policies import weights as of
from hollywood.strategy.contract.policies.card_worth import (
    cards_allowed,
    cards_to_discard,
    copies_unseen,
    count_seen,
    count_unseen,
    goes_with,
    most_expensive,
    of_rank,
    room,
    spare_worth,
    times_discarded,
)

_MOST = 1 << 30
_FAR = 1 << 60
_CERTAIN = 40


@kernel
def card_to_discard(
    view: list[int], rules: list[int], seat: int, used: int, weights: list[int], work: list[int]
) -> int:
    """Return the card to discard. A seat that is not down has ``used`` these cards in its plan."""
    cards = cards_to_discard(view, rules, seat)
    if view[S_DOWN + seat] != NOT_DOWN:
        return _down_card(view, rules, seat, cards, weights, work)
    target = view[S_SIZES + seat] if rules[R_ALL_AT_ONCE] else 0
    if weights[of.K_DUMP_MISSING] <= work[P_MISSING]:
        for other in range(rules[R_SEATS]):
            if (
                view[S_DOWN + other] != NOT_DOWN
                and view[S_SIZES + other] <= weights[of.K_DUMP_FEWEST]
            ):
                return most_expensive(rules, cards)
    if _gives_up(view, rules, weights, work):
        return most_expensive(rules, cards_allowed(view, rules, seat))
    useless = cards & ~used
    if useless and not weights[of.K_DEEP]:
        card = _useless_card(view, rules, seat, useless, weights, work)
        if not rules[R_WILD] >> card & 1:
            remove_card(view, seat, card)
            plan_as_before(view, seat, target, work)
            add_card(view, seat, card)
        return card
    return _useful_card(view, rules, seat, cards, target, weights, work)


@kernel
def _gives_up(view: list[int], rules: list[int], weights: list[int], work: list[int]) -> int:
    """Return 1 if a hand that must be melded at once is so far from it that only points count.

    Its plan is in ``work``. Nobody is seen to come near, so what passes is turns.
    """
    if not rules[R_ALL_AT_ONCE]:
        return 0
    far = 10 * work[P_MISSING] + weights[of.K_UP_TURNS] * (view[S_TURNS] // rules[R_SEATS])
    return int(far >= weights[of.K_UP_FAR])


@kernel
def _down_card(
    view: list[int], rules: list[int], seat: int, cards: int, weights: list[int], work: list[int]
) -> int:
    """Return the card that a seat that is down discards: expensive, and of little use to others."""
    best, most = -1, -_MOST
    if weights[of.K_D_ROOM]:
        count_seen(view, rules, seat, work)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = weights[of.K_D_POINTS] * rules[R_POINTS + card]
        if weights[of.K_D_PAIR]:
            worth += weights[of.K_D_PAIR] * of_rank(view, S_HANDS + PLACES * seat, card)
        if weights[of.K_D_GONE]:
            worth += weights[of.K_D_GONE] * times_discarded(view, card)
        if weights[of.K_D_FEED]:
            for other in range(rules[R_SEATS]):
                if other != seat and view[S_DOWN + other] == NOT_DOWN:
                    worth += weights[of.K_D_FEED] * goes_with(view, rules, other, card)
        if weights[of.K_D_ROOM]:
            worth += weights[of.K_D_ROOM] * room(rules, card, work) // 10
        if worth > most:
            best, most = card, worth
    return best


@kernel
def _useless_card(
    view: list[int], rules: list[int], seat: int, cards: int, weights: list[int], work: list[int]
) -> int:
    """Return the one of ``cards``, which no best plan uses, that is worth least."""
    best, least = -1, _MOST
    if weights[of.K_ROOM] or weights[of.K_SAME]:
        count_seen(view, rules, seat, work)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = spare_worth(view, rules, seat, card, weights, work)
        if worth < least:
            best, least = card, worth
    return best


@kernel
def _useful_card(
    view: list[int],
    rules: list[int],
    seat: int,
    cards: int,
    target: int,
    weights: list[int],
    work: list[int],
) -> int:
    """Return the one of ``cards``, all of use, without which the hand is nearest to its contract.

    Of equal ones, it is the one that is expensive and leaves the most unseen cards to wait for.
    """
    count_seen(view, rules, seat, work)
    best, most = -1, -_FAR
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        remove_card(view, seat, card)
        recalled(view, rules, seat, target, work)
        add_card(view, seat, card)
        missing = work[P_MISSING]
        if weights[of.K_DEEP]:
            worth = weights[of.K_DEEP] * _deep(view, rules, seat, card, target, work) // 100
            worth -= spare_worth(view, rules, seat, card, weights, work) // 10
        else:
            worth = weights[of.K_OUTS] * count_unseen(rules, work)
        worth += weights[of.K_USED_POINTS] * rules[R_POINTS + card] - weights[of.K_MISS] * missing
        if worth > most:
            best, most = card, worth
    return best


@kernel
def _deep(
    view: list[int], rules: list[int], seat: int, card: int, target: int, work: list[int]
) -> int:
    """Return how many pairs of unseen cards help one after the other when ``card`` is discarded.

    The plan without ``card`` is in ``work``, and the cards seen are counted.
    """
    missing, helps = work[P_MISSING], work[P_HELPS] & ~rules[R_WILD]
    outs = count_unseen(rules, work)
    if missing < 2:
        return _CERTAIN * outs
    pairs = 0
    remove_card(view, seat, card)
    while helps:
        drawn = lowest(helps)
        helps &= helps - 1
        copies = copies_unseen(rules, drawn, work)
        if copies:
            add_card(view, seat, drawn)
            recalled(view, rules, seat, target, work)
            pairs += copies * count_unseen(rules, work)
            remove_card(view, seat, drawn)
    add_card(view, seat, card)
    return pairs
