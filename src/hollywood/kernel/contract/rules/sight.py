"""What one seat may know of a round: its view, a vector of the same form as the state.

The open table, the own hand, and the card just drawn if it is one's own turn. Of other hands
nothing but their sizes and what was taken from the pile and not played yet.
"""

from __future__ import annotations

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import (
    M_CARDS,
    M_LENGTH,
    M_SIZE,
    NO_CARD,
    PLACES,
    R_SEATS,
)
from hollywood.kernel.engine.chance import LENGTH
from hollywood.kernel.engine.compiling import kernel


@kernel
def sight(state: list[int], rules: list[int], seat: int, view: list[int]) -> None:
    """Write to ``view`` what ``seat`` may know of ``state``.

    Places that have no meaning, as those above the top of the pile, keep what they had.
    """
    for place in range(at.S_OPEN_END):
        view[place] = state[place]
    view[at.S_SEAT] = seat
    if state[at.S_TURN] != seat:
        view[at.S_DRAWN] = NO_CARD
    for other in range(rules[R_SEATS]):
        if other != seat and view[at.S_HELD + other]:
            _hide(view, other)
    view[at.S_HELD + seat] = state[at.S_HELD + seat]
    for place in range(at.S_KEYS + at.KEY * seat, at.S_KEYS + at.KEY * (seat + 1)):
        view[place] = state[place]
    for place in range(at.S_HANDS + PLACES * seat, at.S_HANDS + PLACES * (seat + 1)):
        view[place] = state[place]
    _copy_table(state, view, rules)


@kernel
def _hide(view: list[int], seat: int) -> None:
    """Forget the hand of ``seat``, which the view held when it was that seat's own."""
    view[at.S_HELD + seat] = 0
    for place in range(at.S_KEYS + at.KEY * seat, at.S_KEYS + at.KEY * (seat + 1)):
        view[place] = 0
    for place in range(at.S_HANDS + PLACES * seat, at.S_HANDS + PLACES * (seat + 1)):
        view[place] = 0


@kernel
def copy_round(source: list[int], target: list[int], rules: list[int]) -> None:
    """Copy a state, but for places that have no meaning in it."""
    _copy_open(source, target, rules)
    for place in range(at.S_NEXT, at.S_CHANCE + LENGTH):
        target[place] = source[place]
    first = at.S_DECK + source[at.S_NEXT]
    for place in range(first, first + source[at.S_STOCK]):
        target[place] = source[place]
    target[at.S_PREPARED] = 0


@kernel
def copy_view(view: list[int], root: list[int], rules: list[int]) -> None:
    """Copy what a view has to a state without a stock, all hands but the seen one empty."""
    _copy_open(view, root, rules)
    root[at.S_NEXT] = root[at.S_SHUFFLED] = root[at.S_PREPARED] = 0


@kernel
def _copy_open(source: list[int], target: list[int], rules: list[int]) -> None:
    """Copy what a view has as well, but for places that have no meaning."""
    seats = rules[R_SEATS]
    for place in range(at.S_OPEN_END + seats):
        target[place] = source[place]
    for place in range(at.S_KEYS, at.S_KEYS + at.KEY * seats):
        target[place] = source[place]
    for place in range(at.S_HANDS, at.S_HANDS + PLACES * seats):
        target[place] = source[place]
    _copy_table(source, target, rules)


@kernel
def _copy_table(source: list[int], target: list[int], rules: list[int]) -> None:
    """Copy what lies on the table: known cards, the discard pile, melds."""
    for place in range(at.S_KNOWN, at.S_KNOWN + PLACES * rules[R_SEATS]):
        target[place] = source[place]
    for number in range(source[at.S_PILE_SIZE]):
        target[at.S_PILE + number] = source[at.S_PILE + number]
        target[at.S_DISCARDERS + number] = source[at.S_DISCARDERS + number]
    for place in range(at.S_MASKS, at.S_MASKS + at.MASKS * source[at.S_MELDS]):
        target[place] = source[place]
    for number in range(source[at.S_MELDS]):
        base = at.S_TABLE + M_LENGTH * number
        for place in range(base, base + M_CARDS + source[base + M_SIZE]):
            target[place] = source[place]


@kernel
def count_open(
    table: list[int], rules: list[int], seat: int, counts: list[int], first: int
) -> None:
    """Count the cards that the seat sees beside its own, by place, from ``counts[first]`` on.

    They lie open, or the others took them and hold them still.
    """
    for place in range(first, first + PLACES):
        counts[place] = 0
    for other in range(rules[R_SEATS]):
        if other != seat:
            known = at.S_KNOWN + PLACES * other
            for card in range(PLACES):
                counts[first + card] += table[known + card]
    for number in range(table[at.S_PILE_SIZE]):
        counts[first + table[at.S_PILE + number]] += 1
    for number in range(table[at.S_MELDS]):
        base = at.S_TABLE + M_LENGTH * number
        for spot in range(base + M_CARDS, base + M_CARDS + table[base + M_SIZE]):
            counts[first + table[spot]] += 1
