"""What is true of a hand of the contract game and its table: the places that a learned net counts.

Every figure is cut into steps, and each step has a place of its own; what is true is a short list
of places. Those of the table come first: they are the same whatever card the seat discards. Then
come those of the card in question: the one that it discards, or else the top discard. Those of
its hand are found in :mod:`hollywood.strategy.contract.net.hand_features`.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import (
    JOKER,
    NO_CARD,
    PLACES,
    R_LIMIT,
    R_POINTS,
    R_SEATS,
    R_WILD,
)
from hollywood.kernel.contract.rules.fits import fits_table
from hollywood.kernel.engine.bits import lowest
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.strategy.contract.policies.card_worth import (
    copies_unseen,
    goes_with,
    of_rank,
    rank_unseen,
    times_discarded,
)

DISCARDED, LEFT, CALLED, DRAWN, TAKEN = range(5)
"""What the seat has chosen: to discard a card; not to call; to call, so that an unknown card comes
with the discard; to draw from the stock; to take the discard, and to discard a card later."""

# ---------------------------------------------------------------------------- where each begins

I_TURNS: Final = 0  # that everybody has had: 12 steps
I_STOCK: Final = 12  # 10
I_OTHERS: Final = 22  # next, before, and the rest: 36 each
I_MANY_DOWN: Final = I_OTHERS + 3 * 36  # 4
I_WILDS_LEFT: Final = I_MANY_DOWN + 4  # 10
I_CALLS_LEFT: Final = I_WILDS_LEFT + 10  # 7
I_DISTANCE: Final = I_CALLS_LEFT + 7  # 6
I_LEAST_DOWN: Final = I_DISTANCE + 6  # the fewest cards of one who is down, by distance: 8 * 6

I_DISCARDED: Final = I_LEAST_DOWN + 48  # points of the card: 6
I_FEEDS: Final = I_DISCARDED + 6  # how it goes with what the next took: 5
I_FEEDS_MOST: Final = I_FEEDS + 5  # with what any other took: 5
I_FITS: Final = I_FEEDS_MOST + 5  # the table, the next being down or not: 3
I_GONE: Final = I_FITS + 3  # discards of its rank: 5

I_MISSING: Final = I_GONE + 5  # 10
I_WILDS: Final = I_MISSING + 10  # 7
I_OUTS: Final = I_WILDS + 7  # by missing 0 to 4: 5 * 20
I_SIZE: Final = I_OUTS + 100  # 16
I_POINTS: Final = I_SIZE + 16  # 25
I_USELESS: Final = I_POINTS + 25  # 14
I_USELESS_POINTS: Final = I_USELESS + 14  # 16
I_RANKS: Final = I_USELESS_POINTS + 16  # ranks of four and more, of three: 3 * 5
I_PAIRS: Final = I_RANKS + 15  # 7
I_LIVE_PAIRS: Final = I_PAIRS + 7  # 6
I_LANES: Final = I_LIVE_PAIRS + 6  # best two windows: 5 * 5
I_THIRD: Final = I_LANES + 25  # 5
I_FOURTH: Final = I_THIRD + 5  # 5
I_THREES: Final = I_FOURTH + 5  # windows with three and more: 9
I_TWOS: Final = I_THREES + 9  # with two: 16
I_KINDS: Final = I_TWOS + 16  # kinds of cards that help: 14

I_D_SIZE: Final = I_KINDS + 14  # 14
I_D_POINTS: Final = I_D_SIZE + 14  # 20
I_D_FITTING: Final = I_D_POINTS + 20  # unseen cards that fit: by size 1, 2, 3 and more: 3 * 16
I_D_HELD: Final = I_D_FITTING + 48  # of the hand that fit: 4
I_D_PAIRS: Final = I_D_HELD + 4  # 4

I_OF_A_RANK: Final = I_D_PAIRS + 4  # copies held 1 to 4, unseen 0 to 7: 4 * 8, one for every rank
I_RANK: Final = I_OF_A_RANK + 32  # each rank that is held, and how often: 13 * 4
I_WINDOWS: Final = I_RANK + 52  # four places of a lane, one for every window: 7 kinds * 12

I_CHOSEN: Final = I_WINDOWS + 7 * 12  # and the calls that stand: 5 * 3
I_DISCARDED_RANK: Final = I_CHOSEN + 15  # of the card discarded: copies still held, unseen: 5 * 8
I_TOP: Final = I_DISCARDED_RANK + 40  # of the top discard: left or had; copies, unseen: 2 * 20
I_TOP_FROM: Final = I_TOP + 40  # left or had; who discarded it; is it alone of its rank: 2 * 10
I_TOP_TAKEN: Final = I_TOP_FROM + 20  # left or had; copies that others took: 2 * 6

FEATURES: Final = I_TOP_TAKEN + 12
MOST_FEATURES: Final = 54 + 26 + 44


@inlined
def cut(value: int, most: int) -> int:
    """Return the step that a figure is in, of ``most`` and one."""
    return min(max(value, 0), most)


@kernel
def table_of(
    view: list[int],
    rules: list[int],
    seat: int,
    chosen: int,
    work: list[int],
    out: list[int],
    place: int,
) -> int:
    """Write what is true of the table to ``out[place:]``; return where the next place goes.

    The cards seen have been counted.
    """
    seats = rules[R_SEATS]
    distance = others_before(view, rules, seat, chosen)
    out[place] = I_TURNS + cut(view[at.S_TURNS] // seats, 11)
    out[place + 1] = I_STOCK + cut(view[at.S_STOCK] >> 3, 9)
    out[place + 2] = I_OTHERS + _of_other(view, (seat + 1) % seats)
    out[place + 3] = I_OTHERS + 36 + _of_other(view, (seat + seats - 1) % seats)
    place += 4
    down = 0
    fewest = 7
    middle = -1
    for step in range(1, seats):
        other = (seat + step) % seats
        if view[at.S_DOWN + other] != at.NOT_DOWN:
            down += 1
            fewest = min(fewest, view[at.S_SIZES + other])
        if step > 1 and step < seats - 1:
            code = _of_other(view, other)
            if middle < 0 or _rank_of_code(code) < _rank_of_code(middle):
                middle = code
    if middle >= 0:
        out[place] = I_OTHERS + 72 + middle
        place += 1
    out[place] = I_MANY_DOWN + cut(down, 3)
    wilds = 0
    wild = rules[R_WILD]
    while wild:
        card = lowest(wild)
        wild &= wild - 1
        wilds += copies_unseen(rules, card, work)
    out[place + 1] = I_WILDS_LEFT + cut(wilds, 9)
    limit = rules[R_LIMIT]
    out[place + 2] = I_CALLS_LEFT + (cut(limit - view[at.S_GRANTED + seat], 5) if limit >= 0 else 6)
    out[place + 3] = I_DISTANCE + cut(distance, 5)
    out[place + 4] = I_LEAST_DOWN + 6 * (fewest if down else 0) + cut(distance, 5)
    out[place + 5] = (
        I_CHOSEN + 3 * chosen + (cut(view[at.S_CALLS], 2) if chosen != DISCARDED else 0)
    )
    return place + 6


@kernel
def others_before(view: list[int], rules: list[int], seat: int, chosen: int) -> int:
    """Return how many of the others have their turn before the seat has its next."""
    seats = rules[R_SEATS]
    return seats - 1 if chosen == DISCARDED else (seat + seats - view[at.S_TURN]) % seats


@inlined
def _rank_of_code(code: int) -> int:
    """Order codes by danger: who is down comes first, the fewer cards the sooner."""
    return code - 24 if code >= 24 else code + 36


@kernel
def _of_other(view: list[int], other: int) -> int:
    """Return one of 36 codes of what another seat shows."""
    size = view[at.S_SIZES + other]
    if view[at.S_DOWN + other] != at.NOT_DOWN:
        return 24 + cut(size, 12) - 1 if size else 24
    known = 0
    for card in range(PLACES):
        known += view[at.S_KNOWN + PLACES * other + card]
    return 4 * cut((size - 10) >> 1, 5) + cut(known, 3)


@kernel
def card_of(
    view: list[int],
    rules: list[int],
    seat: int,
    chosen: int,
    card: int,
    work: list[int],
    out: list[int],
    place: int,
) -> int:
    """Write what is true of the card in question, as the hand is after the choice."""
    if chosen == DISCARDED:
        return _throw_of(view, rules, seat, card, work, out, place)
    if card in (NO_CARD, JOKER):
        return place
    had = int(chosen in (CALLED, TAKEN))
    seats = rules[R_SEATS]
    taken = 0
    for other in range(seats):
        if other != seat:
            taken += of_rank(view, at.S_KNOWN + PLACES * other, card)
    beside = of_rank(view, at.S_HANDS + PLACES * seat, card) - had
    who = view[at.S_DISCARDERS + view[at.S_PILE_SIZE] - 1]
    apart = min((who + seats - seat) % seats, 3) if who >= 0 else 4
    out[place] = I_TOP + 20 * had + 5 * cut(beside, 3) + cut(rank_unseen(rules, card, work), 4)
    out[place + 1] = I_TOP_FROM + 10 * had + 2 * apart + int(times_discarded(view, card) > 1)
    out[place + 2] = I_TOP_TAKEN + 6 * had + cut(taken, 5)
    return place + 3


@kernel
def _throw_of(
    view: list[int],
    rules: list[int],
    seat: int,
    card: int,
    work: list[int],
    out: list[int],
    place: int,
) -> int:
    """Write what is true of a card that the seat has discarded."""
    seats = rules[R_SEATS]
    after = (seat + 1) % seats
    wild = rules[R_WILD] >> card & 1
    out[place] = I_DISCARDED + (5 if wild else cut(rules[R_POINTS + card] >> 2, 4))
    most = 0
    for step in range(1, seats):
        other = (seat + step) % seats
        if view[at.S_DOWN + other] == at.NOT_DOWN:
            most = max(most, goes_with(view, rules, other, card))
    down = view[at.S_DOWN + after] != at.NOT_DOWN
    out[place + 1] = I_FEEDS + (0 if down else cut(goes_with(view, rules, after, card), 4))
    out[place + 2] = I_FEEDS_MOST + cut(most, 4)
    out[place + 3] = I_FITS + (2 if down else 1) * fits_table(view, rules, seat, card)
    gone = times_discarded(view, card)
    out[place + 4] = I_GONE + cut(gone, 4)
    if card == JOKER:
        return place + 5
    still = of_rank(view, at.S_HANDS + PLACES * seat, card)
    out[place + 5] = I_DISCARDED_RANK + 8 * cut(still, 4) + cut(rank_unseen(rules, card, work), 7)
    return place + 6
