"""The estimated value of a position of the contract game before the search: a learned net.

It values what a seat knows after a choice: a discard, a call or none, a draw or taking the discard.
:mod:`hollywood.strategy.contract.net.features` finds the features that are true then. Each contract
has its own net: one layer of units, which sum the weights of the true features and cut negative
sums to zero, and a weighted sum of those. The weights were learned from play at tables of four by
the preset ``may-i`` (``docs/how-bots-think.md``). Values are hundredths of a penalty point; more is
better.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import (
    NO_CARD,
    R_ALL_AT_ONCE,
    R_RUNS,
    R_SETS,
)
from hollywood.kernel.contract.rules.deal import add_card, remove_card, top_discard
from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.bits import lowest
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.strategy.contract.net.features import (
    CALLED,
    DISCARDED,
    DRAWN,
    FEATURES,
    LEFT,
    MOST_FEATURES,
    TAKEN,
    card_of,
    table_of,
)
from hollywood.strategy.contract.net.hand_features import hand_of
from hollywood.strategy.contract.plan.memo import recalled
from hollywood.strategy.contract.policies.card_worth import cards_worth_trying, count_seen

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
    chosen: int,
    net: Net,
    work: list[int],
    mind: list[int],
) -> None:
    """Count what is true of the table when the seat has made a choice of this kind.

    Without a net what is true is found, here and in what follows, and all is worth nothing.
    """
    count_seen(view, rules, seat, work)
    first = PART * contract_of(rules)
    mind[N_FIRST] = first
    end = table_of(view, rules, seat, chosen, work, mind, N_PLACES)
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
    chosen: int,
    card: int,
    net: Net,
    work: list[int],
    mind: list[int],
) -> int:
    """Return what the hand in the view is worth, as it is after the choice.

    ``card`` has been discarded, or it is the top discard, now in the hand or left to others.
    """
    if view[at.S_DOWN + seat] == at.NOT_DOWN:
        recalled(view, rules, seat, _target(view, rules, seat, chosen), work)
    begun = N_PLACES + mind[N_NUMBER]
    end = card_of(view, rules, seat, chosen, card, work, mind, begun)
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


@inlined
def _target(view: list[int], rules: list[int], seat: int, chosen: int) -> int:
    """Return how many cards are to be melded, where that must be all that are held then."""
    if not rules[R_ALL_AT_ONCE]:
        return 0
    return view[at.S_SIZES + seat] + (0 if chosen == TAKEN else 2 if chosen == CALLED else 1)


@kernel
def worth_discarded(
    view: list[int],
    rules: list[int],
    seat: int,
    card: int,
    net: Net,
    work: list[int],
    mind: list[int],
) -> int:
    """Return what it is worth to discard a card of the hand.

    What is true of the table then has been counted.
    """
    remove_card(view, seat, card)
    worth = worth_held(view, rules, seat, DISCARDED, card, net, work, mind)
    add_card(view, seat, card)
    return worth


@kernel
def worth_of_top(
    view: list[int],
    rules: list[int],
    seat: int,
    chosen: int,
    net: Net,
    work: list[int],
    mind: list[int],
) -> int:
    """Return what it is worth to have the top discard, by a call or in turn, or to let it be."""
    begin_worth(view, rules, seat, chosen, net, work, mind)
    top = top_discard(view) if view[at.S_PILE_SIZE] else NO_CARD
    had = chosen in (CALLED, TAKEN)
    if had:
        add_card(view, seat, top)
    worth = worth_held(view, rules, seat, chosen, top, net, work, mind)
    if had:
        remove_card(view, seat, top)
    return worth


@kernel
def worth_after(
    view: list[int],
    rules: list[int],
    seat: int,
    kind: int,
    card: int,
    net: Net,
    work: list[int],
    mind: list[int],
) -> int:
    """Return what it is worth to do an action of this kind, with this card if it is a discard."""
    if kind == at.A_DISCARD:
        begin_worth(view, rules, seat, DISCARDED, net, work, mind)
        return worth_discarded(view, rules, seat, card, net, work, mind)
    chosen = LEFT
    if kind == at.A_CALL:
        chosen = CALLED
    elif kind in (at.A_DRAW, at.A_ALLOW):
        chosen = DRAWN
    elif kind in (at.A_TAKE, at.A_DENY):
        chosen = TAKEN
    return worth_of_top(view, rules, seat, chosen, net, work, mind)


@kernel
def find_discard(
    view: list[int], rules: list[int], seat: int, net: Net, work: list[int], mind: list[int]
) -> None:
    """Find the best card to discard, and the second best."""
    mind[N_VALUE] = FAR_BELOW
    mind[N_SECOND] = FAR_BELOW
    mind[N_CARD] = mind[N_SECOND_CARD] = NO_CARD
    cards = cards_worth_trying(view, rules, seat)
    begin_worth(view, rules, seat, DISCARDED, net, work, mind)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = worth_discarded(view, rules, seat, card, net, work, mind)
        if worth > mind[N_VALUE]:
            mind[N_SECOND] = mind[N_VALUE]
            mind[N_SECOND_CARD] = mind[N_CARD]
            mind[N_VALUE] = worth
            mind[N_CARD] = card
        elif worth > mind[N_SECOND]:
            mind[N_SECOND] = worth
            mind[N_SECOND_CARD] = card
