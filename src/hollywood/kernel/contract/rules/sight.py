"""What one seat may know of a round: its view, a vector of the same form as the state.

The open table, the own hand, and the card just drawn if it is one's own turn. Of other hands
nothing but their sizes and what was taken from the pile and not played yet.
"""

from __future__ import annotations

from hollywood.kernel.contract.layout import (
    M_CARDS,
    M_LENGTH,
    M_SIZE,
    NO_CARD,
    PLACES,
    R_SEATS,
)
from hollywood.kernel.contract.state import (
    KEY,
    MASKS,
    S_CHANCE,
    S_DECK,
    S_DISCARDERS,
    S_DRAWN,
    S_HANDS,
    S_HELD,
    S_KEYS,
    S_KNOWN,
    S_MASKS,
    S_MELDS,
    S_NEXT,
    S_OPEN_END,
    S_PILE,
    S_PILE_SIZE,
    S_PREPARED,
    S_SEAT,
    S_SHUFFLED,
    S_STOCK,
    S_TABLE,
    S_TURN,
)
from hollywood.kernel.engine.chance import LENGTH
from hollywood.kernel.engine.compiling import kernel


@kernel
def sight(state: list[int], rules: list[int], seat: int, view: list[int]) -> None:
    """Write to ``view`` what ``seat`` may know of ``state``.

    Places that have no meaning, as those above the top of the pile, keep what they had.
    """
    for place in range(S_OPEN_END):
        view[place] = state[place]
    view[S_SEAT] = seat
    if state[S_TURN] != seat:
        view[S_DRAWN] = NO_CARD
    for other in range(rules[R_SEATS]):
        if other != seat and view[S_HELD + other]:
            _hide(view, other)
    view[S_HELD + seat] = state[S_HELD + seat]
    for place in range(S_KEYS + KEY * seat, S_KEYS + KEY * (seat + 1)):
        view[place] = state[place]
    for place in range(S_HANDS + PLACES * seat, S_HANDS + PLACES * (seat + 1)):
        view[place] = state[place]
    _copy_table(state, view, rules)


@kernel
def _hide(view: list[int], seat: int) -> None:
    """Forget the hand of ``seat``, which the view held when it was that seat's own."""
    view[S_HELD + seat] = 0
    for place in range(S_KEYS + KEY * seat, S_KEYS + KEY * (seat + 1)):
        view[place] = 0
    for place in range(S_HANDS + PLACES * seat, S_HANDS + PLACES * (seat + 1)):
        view[place] = 0


@kernel
def copy_round(source: list[int], target: list[int], rules: list[int]) -> None:
    """Copy a state, but for places that have no meaning in it."""
    _copy_open(source, target, rules)
    for place in range(S_NEXT, S_CHANCE + LENGTH):
        target[place] = source[place]
    first = S_DECK + source[S_NEXT]
    for place in range(first, first + source[S_STOCK]):
        target[place] = source[place]
    target[S_PREPARED] = 0


@kernel
def copy_view(view: list[int], root: list[int], rules: list[int]) -> None:
    """Copy what a view has to a state without a stock, all hands but the seen one empty."""
    _copy_open(view, root, rules)
    root[S_NEXT] = root[S_SHUFFLED] = root[S_PREPARED] = 0


@kernel
def _copy_open(source: list[int], target: list[int], rules: list[int]) -> None:
    """Copy what a view has as well, but for places that have no meaning."""
    seats = rules[R_SEATS]
    for place in range(S_OPEN_END + seats):
        target[place] = source[place]
    for place in range(S_KEYS, S_KEYS + KEY * seats):
        target[place] = source[place]
    for place in range(S_HANDS, S_HANDS + PLACES * seats):
        target[place] = source[place]
    _copy_table(source, target, rules)


@kernel
def _copy_table(source: list[int], target: list[int], rules: list[int]) -> None:
    """Copy what lies on the table: known cards, the discard pile, melds."""
    for place in range(S_KNOWN, S_KNOWN + PLACES * rules[R_SEATS]):
        target[place] = source[place]
    for number in range(source[S_PILE_SIZE]):
        target[S_PILE + number] = source[S_PILE + number]
        target[S_DISCARDERS + number] = source[S_DISCARDERS + number]
    for place in range(S_MASKS, S_MASKS + MASKS * source[S_MELDS]):
        target[place] = source[place]
    for number in range(source[S_MELDS]):
        at = S_TABLE + M_LENGTH * number
        for place in range(at, at + M_CARDS + source[at + M_SIZE]):
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
            known = S_KNOWN + PLACES * other
            for card in range(PLACES):
                counts[first + card] += table[known + card]
    for number in range(table[S_PILE_SIZE]):
        counts[first + table[S_PILE + number]] += 1
    for number in range(table[S_MELDS]):
        at = S_TABLE + M_LENGTH * number
        for spot in range(at + M_CARDS, at + M_CARDS + table[at + M_SIZE]):
            counts[first + table[spot]] += 1
