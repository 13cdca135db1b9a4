"""The list of what a searching player of the contract game tries, and of how each did."""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.state import A_LENGTH

F_NUMBER: Final = 0
"""How many candidates there are."""
F_CHOSEN: Final = 1
"""The number of the best candidate."""
F_SECOND: Final = 2
"""The second best that was tried; -1 if there was no other."""
F_ALIVE: Final = 3
"""How many candidates are still tried."""
F_SPENT: Final = 4
"""How many turns of imagined rounds were played."""
F_LAST: Final = 5
"""How many of them in the last imagined round, by all candidates together."""
F_WORLDS: Final = 6
"""How many hands were imagined."""
F_LAYS: Final = 7
"""How many lay downs are kept."""
F_KNOWN: Final = 8
"""1: imagined rounds come from histories of the others; 0: they are dealt at random."""
F_LIST: Final = 10
"""Here the candidates begin."""

(
    E_ALIVE,  # 1 while it is still tried
    E_ROUNDS,  # in how many imagined rounds it was tried
    E_SUM,  # what these hands were worth, summed
    E_SQUARES,  # the square of how much a hand was worth more than with the first one, in points
    E_MORE,  # when it is pruned: by how much its sum was more than that of the first one
    E_MORE_OWN,  # when it is pruned: the same for its own penalty points
    E_OWN,  # own penalty points, summed
    E_LAY,  # the number of its lay down among those kept; -1: none
    E_LIKELY,  # prior: how much better than the first one it should be, in hundredths of a point
    E_SPREAD,  # prior: the variance of that, in hundredths of a squared point
    E_NOISE,  # prior: the variance of the difference in one hand, in squared points
    E_ROW,  # the action as it is listed: kind, card, meld, end, moment
) = range(12)
E_LENGTH: Final = 17

MOST_CANDIDATES: Final = 40
FOUND_LENGTH: Final = F_LIST + MOST_CANDIDATES * E_LENGTH
MOST_LAYS: Final = 8
LAYS_LENGTH: Final = MOST_LAYS * A_LENGTH
