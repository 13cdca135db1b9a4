"""Which card the planning player of the contract game throws: the natural that is missed least."""

from __future__ import annotations

from hollywood.kernel.bits import lowest
from hollywood.kernel.compiling import inlined, kernel
from hollywood.kernel.contract_deal import add_card, remove_card
from hollywood.kernel.contract_fits import fits_table
from hollywood.kernel.contract_layout import (
    JOKER,
    M_CARDS,
    M_LENGTH,
    M_SIZE,
    PLACES,
    R_ALL_AT_ONCE,
    R_DECKS,
    R_POINTS,
    R_RUNS,
    R_SEATS,
    R_SETS,
    R_WILD,
)
from hollywood.kernel.contract_legality import may_discard
from hollywood.kernel.contract_memory import recalled
from hollywood.kernel.contract_opinions import (
    K_D_FEED,
    K_D_GONE,
    K_D_PAIR,
    K_D_POINTS,
    K_D_ROOM,
    K_DEEP,
    K_DUMP_FEWEST,
    K_DUMP_MISSING,
    K_FEED,
    K_FIT,
    K_GONE,
    K_MISS,
    K_NEAR,
    K_OUTS,
    K_PAIR,
    K_POINTS,
    K_POINTS_DOWN,
    K_ROOM,
    K_SAME,
    K_USED_POINTS,
)
from hollywood.kernel.contract_scratch import W_SEEN
from hollywood.kernel.contract_state import (
    NOT_DOWN,
    S_DOWN,
    S_HANDS,
    S_HELD,
    S_KNOWN,
    S_MELDS,
    S_PILE,
    S_PILE_SIZE,
    S_SIZES,
    S_TABLE,
)
from hollywood.kernel.contract_work import P_HELPS, P_MISSING

_MOST = 1 << 30
_FAR = 1 << 60
_KING = 12
_CERTAIN = 40


@inlined
def _rank_of(card: int) -> int:
    """Return the rank, 0 for a joker."""
    return 0 if card == JOKER else (card & 15) + 1


@inlined
def _suit_of(card: int) -> int:
    return -1 if card == JOKER else card >> 4


@kernel
def card_to_drop(
    view: list[int], rules: list[int], seat: int, used: int, weights: list[int], work: list[int]
) -> int:
    """Return the card to discard; who has not laid down has ``used`` these in his last plan."""
    cards, held = 0, view[S_HELD + seat]
    while held:
        card = lowest(held)
        held &= held - 1
        if may_discard(view, rules, seat, card):
            cards |= 1 << card
    if cards & ~rules[R_WILD]:
        cards &= ~rules[R_WILD]
    if view[S_DOWN + seat] != NOT_DOWN:
        return _down_card(view, rules, seat, cards, weights, work)
    target = view[S_SIZES + seat] if rules[R_ALL_AT_ONCE] else 0
    if weights[K_DUMP_MISSING] <= work[P_MISSING]:
        for other in range(rules[R_SEATS]):
            if view[S_DOWN + other] != NOT_DOWN and view[S_SIZES + other] <= weights[K_DUMP_FEWEST]:
                return _dearest(rules, cards)
    useless = cards & ~used
    if useless and not weights[K_DEEP]:
        return _useless_card(view, rules, seat, useless, weights, work)
    return _useful_card(view, rules, seat, cards, target, weights, work)


@kernel
def _dearest(rules: list[int], cards: int) -> int:
    best, most = -1, -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if rules[R_POINTS + card] > most:
            best, most = card, rules[R_POINTS + card]
    return best


@kernel
def _down_card(
    view: list[int], rules: list[int], seat: int, cards: int, weights: list[int], work: list[int]
) -> int:
    """Return the one of ``cards`` that who is down throws: dear, and of little use to anybody."""
    best, most = -1, -_MOST
    if weights[K_D_ROOM]:
        count_seen(view, rules, seat, work)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = weights[K_D_POINTS] * rules[R_POINTS + card]
        if weights[K_D_PAIR]:
            worth += weights[K_D_PAIR] * _of_rank(view, S_HANDS + PLACES * seat, card)
        if weights[K_D_GONE]:
            worth += weights[K_D_GONE] * _thrown(view, card)
        if weights[K_D_FEED]:
            for other in range(rules[R_SEATS]):
                if other != seat and view[S_DOWN + other] == NOT_DOWN:
                    worth += weights[K_D_FEED] * _goes_with(view, rules, other, card)
        if weights[K_D_ROOM]:
            worth += weights[K_D_ROOM] * _room(rules, card, work) // 10
        if worth > most:
            best, most = card, worth
    return best


@kernel
def _of_rank(view: list[int], first: int, card: int) -> int:
    """How many cards of the rank of ``card`` the counts from ``first`` on have."""
    if card == JOKER:
        return view[first + card]
    number = 0
    for suit in range(4):
        number += view[first + 16 * suit + (card & 15)]
    return number


@kernel
def _thrown(view: list[int], card: int) -> int:
    """How many discards have the rank of ``card``."""
    number = 0
    for place in range(S_PILE, S_PILE + view[S_PILE_SIZE]):
        number += int(_rank_of(view[place]) == _rank_of(card))
    return number


@kernel
def _goes_with(view: list[int], rules: list[int], other: int, card: int) -> int:
    """How many cards that ``other`` took go with ``card``."""
    known = S_KNOWN + PLACES * other
    number = 0
    if rules[R_SETS]:
        number += _of_rank(view, known, card)
    elif rules[R_RUNS]:
        number += view[known + card]
    if rules[R_RUNS] and card != JOKER:
        for apart in range(1, 3):
            if (card & 15) >= apart:
                number += view[known + card - apart]
            if (card & 15) + apart <= _KING:
                number += view[known + card + apart]
    return number


@kernel
def _room(rules: list[int], card: int, work: list[int]) -> int:
    """How many unseen cards are near ``card`` in its suit, the nearest counting three."""
    if card == JOKER:
        return 0
    number = 0
    for apart in range(1, 4):
        if (card & 15) >= apart:
            number += (4 - apart) * max(0, rules[R_DECKS] - work[W_SEEN + card - apart])
        if (card & 15) + apart <= _KING:
            number += (4 - apart) * max(0, rules[R_DECKS] - work[W_SEEN + card + apart])
    return number


@kernel
def _useless_card(
    view: list[int], rules: list[int], seat: int, cards: int, weights: list[int], work: list[int]
) -> int:
    """Return the one of ``cards``, which no best plan uses, that is worth least."""
    best, least = -1, _MOST
    if weights[K_ROOM] or weights[K_SAME]:
        count_seen(view, rules, seat, work)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = spare_worth(view, rules, seat, card, weights, work)
        if worth < least:
            best, least = card, worth
    return best


@kernel
def spare_worth(
    view: list[int], rules: list[int], seat: int, card: int, weights: list[int], work: list[int]
) -> int:
    """What a card that no plan uses may still be worth, in tenths of points.

    The cards seen have been counted, if ``weights[K_ROOM]`` or ``weights[K_SAME]`` is not 0.
    """
    sets, runs = rules[R_SETS] > 0, rules[R_RUNS] > 0
    rank, suit = _rank_of(card), _suit_of(card)
    worth = 0
    held = view[S_HELD + seat]
    while held:
        other = lowest(held)
        held &= held - 1
        apart = abs(_rank_of(other) - rank)
        copies = view[S_HANDS + PLACES * seat + other]
        if apart == 0 and sets:
            worth += weights[K_PAIR] * copies
        elif apart > 0 and apart <= 3 and runs and _suit_of(other) == suit:
            worth += weights[K_NEAR] * (4 - apart) * copies
    if fits_table(view, rules, seat, card):
        worth += weights[K_FIT]
    neighbour = (seat + 1) % rules[R_SEATS]
    if weights[K_FEED] and view[S_DOWN + neighbour] == NOT_DOWN:
        worth += weights[K_FEED] * _goes_with(view, rules, neighbour, card)
    if weights[K_ROOM]:
        worth += weights[K_ROOM] * _room(rules, card, work) // 10
    if weights[K_SAME] and card != JOKER:
        for number in range(4):
            unseen = rules[R_DECKS] - work[W_SEEN + 16 * number + (card & 15)]
            worth += weights[K_SAME] * max(0, unseen) // 10
    if weights[K_GONE]:
        worth += weights[K_GONE] * _thrown(view, card)
    share = weights[K_POINTS]
    for other in range(rules[R_SEATS]):
        if view[S_DOWN + other] != NOT_DOWN:
            share = weights[K_POINTS_DOWN]
    return worth - share * rules[R_POINTS + card]


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

    Of equal ones, the one that leaves most unseen cards to wait for and is dear.
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
        if weights[K_DEEP]:
            worth = weights[K_DEEP] * _deep(view, rules, seat, card, target, work) // 100
            worth -= spare_worth(view, rules, seat, card, weights, work) // 10
        else:
            worth = weights[K_OUTS] * count_unseen(rules, work)
        worth += weights[K_USED_POINTS] * rules[R_POINTS + card] - weights[K_MISS] * missing
        if worth > most:
            best, most = card, worth
    return best


@kernel
def _deep(
    view: list[int], rules: list[int], seat: int, card: int, target: int, work: list[int]
) -> int:
    """Return how many pairs of unseen cards help one after the other when ``card`` is thrown.

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
        copies = rules[R_DECKS] - work[W_SEEN + drawn]
        if copies > 0:
            add_card(view, seat, drawn)
            recalled(view, rules, seat, target, work)
            pairs += copies * count_unseen(rules, work)
            remove_card(view, seat, drawn)
    add_card(view, seat, card)
    return pairs


@kernel
def count_seen(view: list[int], rules: list[int], seat: int, work: list[int]) -> None:
    """Count every card whose place the seat knows."""
    for card in range(PLACES):
        seen = view[S_HANDS + PLACES * seat + card]
        for other in range(rules[R_SEATS]):
            if other != seat:
                seen += view[S_KNOWN + PLACES * other + card]
        work[W_SEEN + card] = seen
    for number in range(view[S_PILE_SIZE]):
        work[W_SEEN + view[S_PILE + number]] += 1
    for number in range(view[S_MELDS]):
        at = S_TABLE + M_LENGTH * number
        for spot in range(at + M_CARDS, at + M_CARDS + view[at + M_SIZE]):
            work[W_SEEN + view[spot]] += 1


@kernel
def count_unseen(rules: list[int], work: list[int]) -> int:
    """How many copies of the cards that help have not been seen."""
    unseen, helps = 0, work[P_HELPS]
    while helps:
        card = lowest(helps)
        helps &= helps - 1
        unseen += max(0, rules[R_DECKS] - work[W_SEEN + card])
    return unseen
