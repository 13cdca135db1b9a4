"""What one seat may know of a round: its view, a vector of the same form as the state.

The open table, the own hand, and the card just drawn if it is one's own turn. Of other hands
nothing but their sizes and what was taken from the pile and not played yet.
"""

from __future__ import annotations

from hollywood.kernel.compiling import kernel
from hollywood.kernel.contract_layout import (
    M_CARDS,
    M_LENGTH,
    M_SIZE,
    NO_CARD,
    PLACES,
    R_SEATS,
)
from hollywood.kernel.contract_state import (
    KEY,
    MASKS,
    S_DISCARDERS,
    S_DRAWN,
    S_HANDS,
    S_HELD,
    S_KEYS,
    S_KNOWN,
    S_MASKS,
    S_MELDS,
    S_OPEN_END,
    S_PILE,
    S_PILE_SIZE,
    S_SEAT,
    S_TABLE,
    S_TURN,
)


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
    for place in range(S_KNOWN, S_KNOWN + PLACES * rules[R_SEATS]):
        view[place] = state[place]
    for number in range(state[S_PILE_SIZE]):
        view[S_PILE + number] = state[S_PILE + number]
        view[S_DISCARDERS + number] = state[S_DISCARDERS + number]
    for place in range(S_MASKS, S_MASKS + MASKS * state[S_MELDS]):
        view[place] = state[place]
    for number in range(state[S_MELDS]):
        at = S_TABLE + M_LENGTH * number
        for place in range(at, at + M_CARDS + state[at + M_SIZE]):
            view[place] = state[place]


@kernel
def _hide(view: list[int], seat: int) -> None:
    """Forget the hand of ``seat``, which the view held when it was that seat's own."""
    view[S_HELD + seat] = 0
    for place in range(S_KEYS + KEY * seat, S_KEYS + KEY * (seat + 1)):
        view[place] = 0
    for place in range(S_HANDS + PLACES * seat, S_HANDS + PLACES * (seat + 1)):
        view[place] = 0
