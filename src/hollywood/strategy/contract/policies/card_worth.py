"""What a card of the contract game is worth to a hand that does not plan with it, and to others."""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import (
    JOKER,
    PLACES,
    R_ALL_AT_ONCE,
    R_DECKS,
    R_POINTS,
    R_RUNS,
    R_SEATS,
    R_SETS,
    R_WILD,
)
from hollywood.kernel.contract.rules.fits import fits_table
from hollywood.kernel.contract.rules.legality import may_discard
from hollywood.kernel.contract.rules.sight import count_open
from hollywood.kernel.contract.scratch import P_HELPS, W_SEEN
from hollywood.kernel.contract.state import (
    NOT_DOWN,
    S_DOWN,
    S_HANDS,
    S_HELD,
    S_KNOWN,
    S_PILE,
    S_PILE_SIZE,
)
from hollywood.kernel.engine.bits import lowest
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.strategy.contract.policies import weights as of

_PLAIN_PAIR: Final = of.PLAIN[of.K_PAIR]
_PLAIN_NEAR: Final = of.PLAIN[of.K_NEAR]
_PLAIN_FIT: Final = of.PLAIN[of.K_FIT]
_PLAIN_FEED: Final = of.PLAIN[of.K_FEED]
_PLAIN_POINTS: Final = of.PLAIN[of.K_POINTS]
_PLAIN_POINTS_DOWN: Final = of.PLAIN[of.K_POINTS_DOWN]
_KING: Final = 12
"""The highest of the thirteen places of a suit."""


@inlined
def rank_of(card: int) -> int:
    """Return the rank, 0 for a joker."""
    return 0 if card == JOKER else (card & 15) + 1


@inlined
def suit_of(card: int) -> int:
    """Return the suit, -1 for a joker."""
    return -1 if card == JOKER else card >> 4


@kernel
def cards_allowed(view: list[int], rules: list[int], seat: int) -> int:
    """Return the cards that may be discarded."""
    cards, held = 0, view[S_HELD + seat]
    while held:
        card = lowest(held)
        held &= held - 1
        if may_discard(view, rules, seat, card):
            cards |= 1 << card
    return cards


@kernel
def cards_to_discard(view: list[int], rules: list[int], seat: int) -> int:
    """Return the cards to choose a discard from: naturals, as long as there is one."""
    cards = cards_allowed(view, rules, seat)
    naturals = cards & ~rules[R_WILD]
    return naturals or cards


@kernel
def cards_worth_trying(view: list[int], rules: list[int], seat: int) -> int:
    """Return the cards that may be the right discard.

    A wild card is kept, except where all must be melded at once: there many hands come to nothing,
    and a wild card is the most expensive one to be left with.
    """
    if rules[R_ALL_AT_ONCE]:
        return cards_allowed(view, rules, seat)
    return cards_to_discard(view, rules, seat)


@kernel
def most_expensive(rules: list[int], cards: int) -> int:
    """Return the one of ``cards`` that counts most in hand."""
    best, most = -1, -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if rules[R_POINTS + card] > most:
            best, most = card, rules[R_POINTS + card]
    return best


@kernel
def spare_worth(
    view: list[int], rules: list[int], seat: int, card: int, weights: list[int], work: list[int]
) -> int:
    """Return what a card that no plan uses may still be worth, in tenths of a point.

    The cards seen have been counted, if ``weights[K_ROOM]`` or ``weights[K_SAME]`` is not 0.
    """
    worth = _beside(view, rules, seat, card, weights[of.K_PAIR], weights[of.K_NEAR])
    if fits_table(view, rules, seat, card):
        worth += weights[of.K_FIT]
    neighbour = (seat + 1) % rules[R_SEATS]
    if weights[of.K_FEED] and view[S_DOWN + neighbour] == NOT_DOWN:
        worth += weights[of.K_FEED] * goes_with(view, rules, neighbour, card)
    if weights[of.K_ROOM]:
        worth += weights[of.K_ROOM] * room(rules, card, work) // 10
    if weights[of.K_SAME] and card != JOKER:
        for number in range(4):
            unseen = copies_unseen(rules, 16 * number + (card & 15), work)
            worth += weights[of.K_SAME] * unseen // 10
    if weights[of.K_GONE]:
        worth += weights[of.K_GONE] * times_discarded(view, card)
    share = weights[of.K_POINTS]
    for other in range(rules[R_SEATS]):
        if view[S_DOWN + other] != NOT_DOWN:
            share = weights[of.K_POINTS_DOWN]
    return worth - share * rules[R_POINTS + card]


@kernel
def _beside(view: list[int], rules: list[int], seat: int, card: int, pair: int, near: int) -> int:
    """Return what a card is worth beside the others of the hand, itself among them.

    So much for each ``pair``, and for each place ``near``-er than four to another of its suit.
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
            worth += pair * copies
        elif apart > 0 and apart <= 3 and runs and suit_of(other) == suit:
            worth += near * (4 - apart) * copies
    return worth


@kernel
def worth_in_hand(
    view: list[int], rules: list[int], seat: int, card: int, fits: int, somebody_down: int
) -> int:
    """Return what a card is worth to a greedy player beside the others: more if it ``fits``.

    Its points count more where somebody is down. As :func:`spare_worth`, but for what the next
    player takes.
    """
    worth = _beside(view, rules, seat, card, _PLAIN_PAIR, _PLAIN_NEAR)
    if fits:
        worth += _PLAIN_FIT
    share = _PLAIN_POINTS_DOWN if somebody_down else _PLAIN_POINTS
    return worth - share * rules[R_POINTS + card]


@kernel
def worth_kept_from(rules: list[int], card: int, other: int) -> int:
    """Return the worth, to a greedy player, of keeping a card from the next, who took ``other``."""
    apart = abs(rank_of(other) - rank_of(card))
    if apart == 0 and rules[R_SETS]:
        return _PLAIN_FEED
    near = apart <= 2 and rules[R_RUNS] and suit_of(other) == suit_of(card)
    return _PLAIN_FEED if near else 0


@kernel
def of_rank(view: list[int], first: int, card: int) -> int:
    """Return how many cards of the rank of ``card`` the counts from ``first`` on have."""
    if card == JOKER:
        return view[first + card]
    number = 0
    for suit in range(4):
        number += view[first + 16 * suit + (card & 15)]
    return number


@kernel
def times_discarded(view: list[int], card: int) -> int:
    """Return how many discards have the rank of ``card``."""
    number = 0
    for place in range(S_PILE, S_PILE + view[S_PILE_SIZE]):
        number += int(rank_of(view[place]) == rank_of(card))
    return number


@kernel
def goes_with(view: list[int], rules: list[int], other: int, card: int) -> int:
    """Return how many cards that ``other`` took go with ``card``."""
    known = S_KNOWN + PLACES * other
    number = 0
    if rules[R_SETS]:
        number += of_rank(view, known, card)
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
def room(rules: list[int], card: int, work: list[int]) -> int:
    """Return how many unseen cards are near ``card`` in its suit; the nearest count three."""
    if card == JOKER:
        return 0
    number = 0
    for apart in range(1, 4):
        if (card & 15) >= apart:
            number += (4 - apart) * copies_unseen(rules, card - apart, work)
        if (card & 15) + apart <= _KING:
            number += (4 - apart) * copies_unseen(rules, card + apart, work)
    return number


@kernel
def count_seen(view: list[int], rules: list[int], seat: int, work: list[int]) -> None:
    """Count every card whose place the seat knows."""
    count_open(view, rules, seat, work, W_SEEN)
    for card in range(PLACES):
        work[W_SEEN + card] += view[S_HANDS + PLACES * seat + card]


@inlined
def copies_unseen(rules: list[int], card: int, work: list[int]) -> int:
    """Return how many copies of a card are unseen; the cards seen have been counted."""
    return max(0, rules[R_DECKS] - work[W_SEEN + card])


@kernel
def rank_unseen(rules: list[int], card: int, work: list[int]) -> int:
    """Return how many cards of the rank of ``card`` have not been seen."""
    unseen = 0
    for suit in range(4):
        unseen += copies_unseen(rules, 16 * suit + (card & 15), work)
    return unseen


@kernel
def count_unseen(rules: list[int], work: list[int]) -> int:
    """Return how many copies of the cards that help have not been seen."""
    unseen, helps = 0, work[P_HELPS]
    while helps:
        card = lowest(helps)
        helps &= helps - 1
        unseen += copies_unseen(rules, card, work)
    return unseen
