"""What a position of the contract game seems worth before anything is imagined: a learned net.

It values what a seat knows, by :mod:`hollywood.kernel.contract_features`, whenever others are to
move or the seat is about to draw from the stock. Each contract has a net of its own: one layer of
units that add up the weights of what is true, cut off below nothing, and a weighted sum of those.
The weights were learned from play (``docs/bots.md``) at tables of four by the preset ``may-i``.
Values are hundredths of a penalty point, the more the better.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.bits import lowest
from hollywood.kernel.compiling import inlined, kernel
from hollywood.kernel.contract_deal import add_card, remove_card, top_discard
from hollywood.kernel.contract_features import FEATURES, MOST_FEATURES, table_of, throw_of
from hollywood.kernel.contract_hand_features import hand_of
from hollywood.kernel.contract_layout import (
    NO_CARD,
    PLACES,
    R_ALL_AT_ONCE,
    R_RUNS,
    R_SEATS,
    R_SETS,
)
from hollywood.kernel.contract_memory import recalled
from hollywood.kernel.contract_scratch import W_SEEN
from hollywood.kernel.contract_spare import cards_worth_trying, copies_unseen, count_seen
from hollywood.kernel.contract_state import (
    NOT_DOWN,
    S_DOWN,
    S_SIZES,
    S_TURN,
)
from hollywood.kernel.tables import MeldTables

Net = MeldTables
"""The weights of all contracts: a list, or compiled an array of int16. Empty: there is none.

Those of the features are in 256ths; a unit's is what 256 * 256 of it are worth, in hundredths of a
point; what is added counts four of them.
"""

UNITS: Final = 64
CONTRACTS: Final = 7
PART: Final = FEATURES * UNITS + UNITS + 1
"""Weights of one contract: of each feature to all units, of the units, and what is added."""
NET_LENGTH: Final = CONTRACTS * PART

N_FIRST: Final = 0  # where the weights of the contract begin
N_NUMBER: Final = 1  # how many places are true of the table
N_END: Final = 2  # where the places written last end
N_VALUE: Final = 3  # of what is best
N_CARD: Final = 4
N_SECOND: Final = 5  # of what is second best, FAR_BELOW where there is nothing else
N_SECOND_CARD: Final = 6
N_PLACES: Final = 7
N_BEGUN: Final = N_PLACES + MOST_FEATURES
N_UNITS: Final = N_BEGUN + UNITS
N_LENGTH: Final = N_UNITS + UNITS
"""A vector to work with: what was found, and room to count in."""

FAR_BELOW: Final = -(1 << 40)
RANKS: Final = 13
_SAMPLED: Final = 6
"""So many unseen cards stand for the one that comes with a call."""


@kernel
def contract_of(rules: list[int]) -> int:
    """Return the number of the contract: SS, SR, RR, SSS, SSR, SRR, RRR; -1 for any other."""
    sets, runs = rules[R_SETS], rules[R_RUNS]
    if sets + runs == 2:
        return runs
    if sets + runs == 3:
        return 3 + runs
    return -1


@kernel
def begin_worth(
    view: list[int],
    rules: list[int],
    seat: int,
    distance: int,
    net: Net,
    work: list[int],
    mind: list[int],
) -> None:
    """Count what is true of the table while ``distance`` others move before the seat.

    Without a net what is true is found, here and in what follows, and all is worth nothing.
    """
    count_seen(view, rules, seat, work)
    first = PART * contract_of(rules)
    mind[N_FIRST] = first
    end = table_of(view, rules, seat, distance, work, mind, N_PLACES)
    mind[N_NUMBER] = end - N_PLACES
    if not len(net):
        return
    for unit in range(UNITS):
        mind[N_BEGUN + unit] = 0
    for index in range(N_PLACES, end):
        row = first + mind[index] * UNITS
        for unit in range(UNITS):
            mind[N_BEGUN + unit] += net[row + unit]


@kernel
def worth_held(
    view: list[int],
    rules: list[int],
    seat: int,
    thrown: int,
    net: Net,
    work: list[int],
    mind: list[int],
) -> int:
    """Return what the hand in the view is worth when ``thrown`` has left it, or no card has."""
    if view[S_DOWN + seat] == NOT_DOWN:
        target = view[S_SIZES + seat] + 1 if rules[R_ALL_AT_ONCE] else 0
        recalled(view, rules, seat, target, work)
    begun = N_PLACES + mind[N_NUMBER]
    end = throw_of(view, rules, seat, thrown, mind, begun)
    end = hand_of(view, rules, seat, work, mind, end)
    mind[N_END] = end
    if not len(net):
        return 0
    first = mind[N_FIRST]
    for unit in range(UNITS):
        mind[N_UNITS + unit] = mind[N_BEGUN + unit]
    for index in range(begun, end):
        row = first + mind[index] * UNITS
        for unit in range(UNITS):
            mind[N_UNITS + unit] += net[row + unit]
    last = first + FEATURES * UNITS
    total = net[last + UNITS] << 10
    for unit in range(UNITS):
        total += max(mind[N_UNITS + unit], 0) * net[last + unit]
    return total >> 8


@kernel
def others_before(view: list[int], rules: list[int], seat: int) -> int:
    """Return how many of the others have their turn before the seat: none before who is in turn."""
    seats = rules[R_SEATS]
    return (seat + seats - view[S_TURN]) % seats


@kernel
def worth_waiting(
    view: list[int], rules: list[int], seat: int, net: Net, work: list[int], mind: list[int]
) -> int:
    """Return what it is worth to let things be: the top discard stays, a card of the stock comes.

    So who does not call waits for the turn, and who is in turn draws.
    """
    begin_worth(view, rules, seat, others_before(view, rules, seat), net, work, mind)
    return worth_held(view, rules, seat, NO_CARD, net, work, mind)


@kernel
def worth_thrown(
    view: list[int],
    rules: list[int],
    seat: int,
    card: int,
    net: Net,
    work: list[int],
    mind: list[int],
) -> int:
    """Return what it is worth to throw a card of the hand.

    What is true of the table while all others move has been counted.
    """
    remove_card(view, seat, card)
    worth = worth_held(view, rules, seat, card, net, work, mind)
    add_card(view, seat, card)
    return worth


@kernel
def worth_with(
    view: list[int],
    rules: list[int],
    seat: int,
    card: int,
    net: Net,
    work: list[int],
    mind: list[int],
) -> int:
    """Return what the hand is worth with one more card, which the seat has not seen before.

    What is true of the table has been counted.
    """
    work[W_SEEN + card] += 1
    add_card(view, seat, card)
    worth = worth_held(view, rules, seat, NO_CARD, net, work, mind)
    remove_card(view, seat, card)
    work[W_SEEN + card] -= 1
    return worth


@kernel
def find_throw(
    view: list[int], rules: list[int], seat: int, net: Net, work: list[int], mind: list[int]
) -> None:
    """Find the card that is best to throw, and the second."""
    mind[N_VALUE] = FAR_BELOW
    mind[N_SECOND] = FAR_BELOW
    mind[N_CARD] = mind[N_SECOND_CARD] = NO_CARD
    cards = cards_worth_trying(view, rules, seat)
    begin_worth(view, rules, seat, rules[R_SEATS] - 1, net, work, mind)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = worth_thrown(view, rules, seat, card, net, work, mind)
        if worth > mind[N_VALUE]:
            mind[N_SECOND] = mind[N_VALUE]
            mind[N_SECOND_CARD] = mind[N_CARD]
            mind[N_VALUE] = worth
            mind[N_CARD] = card
        elif worth > mind[N_SECOND]:
            mind[N_SECOND] = worth
            mind[N_SECOND_CARD] = card


@kernel
def worth_taken(
    view: list[int], rules: list[int], seat: int, net: Net, work: list[int], mind: list[int]
) -> int:
    """Return what it is worth to take the top discard and throw what is best then."""
    card = top_discard(view)
    add_card(view, seat, card)
    find_throw(view, rules, seat, net, work, mind)
    remove_card(view, seat, card)
    return mind[N_VALUE]


@kernel
def worth_called(
    view: list[int], rules: list[int], seat: int, net: Net, work: list[int], mind: list[int]
) -> int:
    """Return what it is worth to be granted a call, in the mean of some cards that come with it."""
    begin_worth(view, rules, seat, others_before(view, rules, seat), net, work, mind)
    top = top_discard(view)
    add_card(view, seat, top)
    total = 0
    for number in range(_SAMPLED):
        card = unseen_card(rules, 2 * number + 1, 2 * _SAMPLED, work)
        total += worth_with(view, rules, seat, card, net, work, mind)
    remove_card(view, seat, top)
    return total // _SAMPLED


@kernel
def unseen_card(rules: list[int], part: int, parts: int, work: list[int]) -> int:
    """Return the card that lies ``part / parts`` of the way through all unseen ones, in order."""
    unseen = 0
    for card in range(PLACES):
        unseen += _unseen(rules, card, work)
    wanted = part * unseen // parts
    for card in range(PLACES):
        wanted -= _unseen(rules, card, work)
        if wanted < 0:
            return card
    return 0


@inlined
def _unseen(rules: list[int], card: int, work: list[int]) -> int:
    """How many copies of a card have not been seen; of jokers none are counted."""
    return copies_unseen(rules, card, work) if (card & 15) < RANKS else 0
