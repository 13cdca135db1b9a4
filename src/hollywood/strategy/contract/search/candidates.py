"""What a searching player of the contract game tries: the list of its choices, and how they did."""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.state import A_LENGTH

F_NUMBER: Final = 0
"""How many choices there are."""
F_CHOSEN: Final = 1
F_SECOND: Final = 2
"""The second best that was tried; -1 if there was no other."""
F_ALIVE: Final = 3
"""How many choices are still tried."""
F_SPENT: Final = 4
"""Turns of imagined rounds, all in all."""
F_WORLDS: Final = 6
F_LAYS: Final = 7
"""How many lay downs are kept."""
F_PAST: Final = 8
"""1: hands are drawn by what the others have done, 0: at random."""
F_LIST: Final = 10
"""From here on the choices."""

(
    E_ALIVE,
    E_ROUNDS,
    E_SUM,  # of what the rounds were worth
    E_SQUARES,  # of what a round was worth less than the first choice, squared, in points
    E_MORE,  # when given up: by how much its sum was more than the first choice's,
    E_MORE_OWN,  # and its own penalty points
    E_OWN,  # own penalty points, summed
    E_LAY,  # the lay down, by its place among those kept; -1: none
    E_LIKELY,  # how much better than the policy's choice it should be, in hundredths of a point,
    E_SPREAD,  # and the variance of that, in hundredths of a squared point
    E_NOISE,  # what the variance of one round's difference is expected to be, in squared points
    E_ROW,  # the action as it is listed: kind, card, meld, end, moment
) = range(12)
E_LENGTH: Final = 17

MOST_CHOICES: Final = 40
FOUND_LENGTH: Final = F_LIST + MOST_CHOICES * E_LENGTH
MOST_LAYS: Final = 8
LAYS_LENGTH: Final = MOST_LAYS * A_LENGTH
