"""An imagined stock in which each seat has cards of its own, however many the others draw.

A call, or a discard that is taken, shifts all later draws by a card. Two candidates of one seat
would soon be tried against different draws of everybody, and their difference would say little.
Here the cards of an imagined stock are shared out beforehand: the first cards are for the first
draw of each seat, the next ones for the second draw of each, and so on. For a player this is the
same as a shuffled stock: each draw may be any card that nobody has seen.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import MOST_CARDS, MOST_SEATS, R_PENALTY_CARDS, R_SEATS
from hollywood.kernel.contract.rules.moves import holder
from hollywood.kernel.contract.state import (
    A_ALLOW,
    A_DRAW,
    S_CALLS,
    S_DECK,
    S_NEXT,
    S_RESHUFFLES,
    S_STOCK,
)
from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.compiling import kernel

_TOTAL: Final = 0
"""How many cards have been shared out."""
_SHUFFLES: Final = 1
"""The reshuffles there had been: a stock made of discards is not shared out."""
_DRAWN: Final = 2
"""By seat: how many of its cards it has drawn."""
_PLACES: Final = _DRAWN + MOST_SEATS
"""Of each card as it was shared out, its place in the deck now."""
_CARDS: Final = _PLACES + MOST_CARDS
"""Of each place of the deck, the card there, by its number as it was shared out."""
STOCKS_LENGTH: Final = _CARDS + MOST_CARDS


@kernel
def share_out(state: Vector, stocks: Vector) -> None:
    """Share out the stock of ``state``, all of which has been shuffled."""
    first = state[S_NEXT]
    stocks[_TOTAL] = state[S_STOCK]
    stocks[_SHUFFLES] = state[S_RESHUFFLES]
    for seat in range(MOST_SEATS):
        stocks[_DRAWN + seat] = 0
    for number in range(state[S_STOCK]):
        stocks[_PLACES + number] = first + number
        stocks[_CARDS + first + number] = number


@kernel
def bring_up(state: Vector, rules: Vector, seat: int, kind: int, stocks: Vector) -> None:
    """Let the cards that an action of this kind draws be those of who gets them."""
    if kind == A_DRAW:
        _bring(state, rules, seat, 0, stocks)
    elif kind == A_ALLOW and state[S_CALLS]:
        caller = holder(state, rules)
        for number in range(rules[R_PENALTY_CARDS]):
            _bring(state, rules, caller, number, stocks)


@kernel
def _bring(state: Vector, rules: Vector, seat: int, after: int, stocks: Vector) -> None:
    """Bring the next card of ``seat`` to the top of the stock, or ``after`` so many cards.

    Nothing is done when its cards are used up, or others have drawn them when theirs were.
    """
    if after >= state[S_STOCK] or state[S_RESHUFFLES] != stocks[_SHUFFLES]:
        return
    number = stocks[_DRAWN + seat] * rules[R_SEATS] + seat
    stocks[_DRAWN + seat] += 1
    top = state[S_NEXT] + after
    if number >= stocks[_TOTAL] or stocks[_PLACES + number] < top:
        return
    place = stocks[_PLACES + number]
    other = stocks[_CARDS + top]
    card = state[S_DECK + place]
    state[S_DECK + place] = state[S_DECK + top]
    state[S_DECK + top] = card
    stocks[_CARDS + place], stocks[_PLACES + other] = other, place
    stocks[_CARDS + top], stocks[_PLACES + number] = number, top
