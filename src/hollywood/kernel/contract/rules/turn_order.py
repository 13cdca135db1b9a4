"""Who is asked next: of a discard newly on offer all who may call for it, then the player in turn.

They are asked once, clockwise from the player in turn; their calls have the same moment, so that
nobody is the first by nature. Then the player in turn answers and draws.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import R_SEATS
from hollywood.kernel.contract.rules.legality import may_call, next_moment
from hollywood.kernel.contract.state import DRAW, S_PHASE, S_PILE_SIZE, S_TURN, S_TURNS
from hollywood.kernel.engine.compiling import kernel

W_OFFER: Final = 0
"""The discard that was on offer last: turns and pile; none at first."""
W_MOMENT: Final = 1
"""The moment of calls for it."""
W_OTHERS: Final = 2
"""How many are still to be asked before the player in turn."""
ASKING: Final = 3
_NO_OFFER: Final = -1
_PILES: Final = 1 << 10
"""More than the cards of any pile."""


@kernel
def begin_asking(asking: list[int]) -> None:
    """Nobody has been asked in this hand."""
    asking[W_OFFER] = _NO_OFFER
    asking[W_MOMENT] = asking[W_OTHERS] = 0


@kernel
def go_on_asking(state: list[int], rules: list[int], seat: int, asking: list[int]) -> None:
    """``seat`` is asked now: of the others before whom the player in turn comes, those after it."""
    seats = rules[R_SEATS]
    asking[W_OFFER] = offer_of(state)
    asking[W_MOMENT] = next_moment(state)
    asking[W_OTHERS] = max(0, (state[S_TURN] - seat) % seats - 1)


@kernel
def offer_of(state: list[int]) -> int:
    """Return a number for the discard on offer."""
    return _PILES * state[S_TURNS] + state[S_PILE_SIZE]


@kernel
def next_asked(state: list[int], rules: list[int], asking: list[int]) -> int:
    """Return the seat that is asked next; a hand that is over has none to ask."""
    seats = rules[R_SEATS]
    if state[S_PHASE] == DRAW and offer_of(state) != asking[W_OFFER]:
        asking[W_OFFER] = offer_of(state)
        asking[W_MOMENT] = next_moment(state)
        asking[W_OTHERS] = seats - 1
    while asking[W_OTHERS]:
        seat = (state[S_TURN] + seats - asking[W_OTHERS]) % seats
        asking[W_OTHERS] -= 1
        if may_call(state, rules, seat):
            return seat
    return state[S_TURN]
