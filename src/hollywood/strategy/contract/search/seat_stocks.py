"""An imagined stock in which every seat has cards of its own, whoever else draws how many.

A call, or a discard that is taken, moves all later draws on by a card. So two choices for the same
seat would soon be tried against other draws of everybody, and little could be learned from the
difference. Here the cards of an imagined stock are shared out beforehand: the first round of cards
is for the first draw of each seat, and so on. For a player who draws from a shuffled stock it is
the same: each draw is any of the cards that nobody has seen.
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
QUEUES_LENGTH: Final = _CARDS + MOST_CARDS


@kernel
def share_out(state: list[int], queues: list[int]) -> None:
    """Share out the stock of ``state``, all of which has been shuffled."""
    first = state[S_NEXT]
    queues[_TOTAL] = state[S_STOCK]
    queues[_SHUFFLES] = state[S_RESHUFFLES]
    for seat in range(MOST_SEATS):
        queues[_DRAWN + seat] = 0
    for number in range(state[S_STOCK]):
        queues[_PLACES + number] = first + number
        queues[_CARDS + first + number] = number


@kernel
def bring_up(state: list[int], rules: list[int], seat: int, kind: int, queues: list[int]) -> None:
    """Let the cards that an action of this kind draws be those of who gets them."""
    if kind == A_DRAW:
        _bring(state, rules, seat, 0, queues)
    elif kind == A_ALLOW and state[S_CALLS]:
        caller = holder(state, rules)
        for number in range(rules[R_PENALTY_CARDS]):
            _bring(state, rules, caller, number, queues)


@kernel
def _bring(state: list[int], rules: list[int], seat: int, after: int, queues: list[int]) -> None:
    """Bring the next card of ``seat`` to the top of the stock, or ``after`` so many cards.

    Nothing is done when its cards are used up, or others have drawn them when theirs were.
    """
    if after >= state[S_STOCK] or state[S_RESHUFFLES] != queues[_SHUFFLES]:
        return
    number = queues[_DRAWN + seat] * rules[R_SEATS] + seat
    queues[_DRAWN + seat] += 1
    top = state[S_NEXT] + after
    if number >= queues[_TOTAL] or queues[_PLACES + number] < top:
        return
    place = queues[_PLACES + number]
    other = queues[_CARDS + top]
    card = state[S_DECK + place]
    state[S_DECK + place] = state[S_DECK + top]
    state[S_DECK + top] = card
    queues[_CARDS + place], queues[_PLACES + other] = other, place
    queues[_CARDS + top], queues[_PLACES + number] = number, top
