"""What a seat sees in a hand of May-I, as numbers for learning.

Cards are counted by kind: ``13 * suit + rank``, and the joker last. Seats are counted from the seat
that sees. The order is that of :mod:`hollywood.envs.contract.planes`.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import (
    JOKER,
    M_CARDS,
    M_KIND,
    M_LENGTH,
    M_OWNER,
    M_SIZE,
    MOST_SLOTS,
    NO_CARD,
    PLACES,
    R_ALL_AT_ONCE,
    R_DENY_FORCES,
    R_HAND_NUMBER,
    R_POINTS,
    R_SEATS,
    R_SLOT_KINDS,
    R_SLOT_LEASTS,
    R_SLOTS,
    R_WILD,
    RUN,
)
from hollywood.kernel.contract.rules.fits import low_of
from hollywood.kernel.contract.rules.moves import pile_open
from hollywood.kernel.engine.bits import Floats
from hollywood.kernel.engine.compiling import inlined, kernel

_KINDS: Final = 53
_PHASES: Final = at.OVER + 1
_HIGH_ACE: Final = 14
_BY_SEAT: Final = 8
"""Numbers of each seat: turn, dealer, size, down, granted, called, calls, asked."""
_SINGLE: Final = 12


@kernel
def features(seats: int, melds: int) -> int:
    """Return how many numbers an observation has without the totals of a match."""
    cards = (5 + seats + melds) * _KINDS
    each_meld = melds * (_HIGH_ACE + 2 + seats)
    return cards + each_meld + _PHASES + _BY_SEAT * seats + 2 * MOST_SLOTS + _SINGLE


@kernel
def observe(
    view: list[int], rules: list[int], melds: int, asked: int, out: Floats, start: int
) -> None:
    """Write what the seat of ``view`` sees to ``out[start:]``.

    ``melds`` is the most that can lie on the table; ``asked`` has a bit for each seat that has
    answered whether it calls for this discard.
    """
    seats = rules[R_SEATS]
    seat = view[at.S_SEAT]
    end = start + features(seats, melds)
    for place in range(start, end):
        out[place] = 0
    hand = at.S_HANDS + PLACES * seat
    _counts(view, hand, out, start)
    top = start + _KINDS
    pile = top + _KINDS
    for number in range(view[at.S_PILE_SIZE]):
        out[pile + _kind(view[at.S_PILE + number])] += 1
    if view[at.S_PILE_SIZE]:
        out[top + _kind(view[at.S_PILE + view[at.S_PILE_SIZE] - 1])] = 1
    known = pile + _KINDS
    for other in range(seats):
        place = known + _KINDS * ((other - seat + seats) % seats)
        _counts(view, at.S_KNOWN + PLACES * other, out, place)
    taken = known + _KINDS * seats
    if view[at.S_TAKEN] != NO_CARD:
        out[taken + _kind(view[at.S_TAKEN])] = 1
    if view[at.S_DRAWN] != NO_CARD:
        out[taken + _KINDS + _kind(view[at.S_DRAWN])] = 1
    table = taken + 2 * _KINDS
    _melds(view, rules, melds, out, table)
    phase = table + melds * (_KINDS + _HIGH_ACE + 2 + seats)
    out[phase + view[at.S_PHASE]] = 1
    _by_seat(view, rules, asked, out, phase + _PHASES)
    slots = phase + _PHASES + _BY_SEAT * seats
    for number in range(rules[R_SLOTS]):
        out[slots + number] = rules[R_SLOT_LEASTS + number] / 10
        out[slots + MOST_SLOTS + number] = int(rules[R_SLOT_KINDS + number] == RUN)
    points = 0
    for card in range(PLACES):
        points += view[hand + card] * rules[R_POINTS + card]
    single = slots + 2 * MOST_SLOTS
    out[single] = rules[R_HAND_NUMBER] / 10
    out[single + 1] = rules[R_ALL_AT_ONCE]
    out[single + 2] = view[at.S_STOCK] / 100
    out[single + 3] = view[at.S_TURNS] / 100
    out[single + 4] = view[at.S_RESHUFFLES]
    out[single + 5] = view[at.S_GRANTED_NOW]
    out[single + 6] = view[at.S_DENIED]
    out[single + 7] = int(view[at.S_DENIED] and rules[R_DENY_FORCES])
    out[single + 8] = pile_open(view, rules)
    out[single + 9] = view[at.S_DREW]
    out[single + 10] = int(view[at.S_OWED] != NO_CARD)
    out[single + 11] = points / 100


@kernel
def _melds(view: list[int], rules: list[int], melds: int, out: Floats, table: int) -> None:
    """Write what lies on the table."""
    seats = rules[R_SEATS]
    wilds = table + melds * _KINDS
    runs = wilds + melds * _HIGH_ACE
    lows = runs + melds
    owners = lows + melds
    for number in range(view[at.S_MELDS]):
        base = at.S_TABLE + M_LENGTH * number
        size = view[base + M_SIZE]
        for spot in range(base + M_CARDS, base + M_CARDS + size):
            out[table + _KINDS * number + _kind(view[spot])] += 1
        owner = (view[base + M_OWNER] - view[at.S_SEAT] + seats) % seats
        out[owners + seats * number + owner] = 1
        if view[base + M_KIND] == RUN:
            out[runs + number] = 1
            low = low_of(view, base, rules)
            if low >= 0:
                out[lows + number] = low / _HIGH_ACE
                first = wilds + _HIGH_ACE * number + low - 1
                for step in range(size):
                    if rules[R_WILD] >> view[base + M_CARDS + step] & 1:
                        out[first + step] = 1


@kernel
def _by_seat(view: list[int], rules: list[int], asked: int, out: Floats, first: int) -> None:
    """Write what is told of each seat."""
    seats = rules[R_SEATS]
    seat = view[at.S_SEAT]
    out[first + (view[at.S_TURN] - seat + seats) % seats] = 1
    out[first + seats + (view[at.S_DEALER] - seat + seats) % seats] = 1
    for other in range(seats):
        place = first + (other - seat + seats) % seats
        out[place + 2 * seats] = view[at.S_SIZES + other] / 10
        out[place + 3 * seats] = int(view[at.S_DOWN + other] != at.NOT_DOWN)
        out[place + 4 * seats] = view[at.S_GRANTED + other] / 10
        out[place + 5 * seats] = view[at.S_CALLED + other] / 10
        out[place + 7 * seats] = asked >> other & 1
    for number in range(view[at.S_CALLS]):
        caller = (view[at.S_CALL_SEATS + number] - seat + seats) % seats
        out[first + 6 * seats + caller] = 1


@inlined
def _kind(card: int) -> int:
    return _KINDS - 1 if card == JOKER else card - 3 * (card >> 4)


@inlined
def _counts(view: list[int], source: int, out: Floats, first: int) -> None:
    """Write how many of each kind ``view[source : source + PLACES]`` has."""
    place = first
    for suit in range(0, 64, 16):
        for card in range(source + suit, source + suit + 13):
            out[place] = view[card]
            place += 1
    out[place] = view[source + JOKER]
