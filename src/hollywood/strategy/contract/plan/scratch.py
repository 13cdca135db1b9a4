"""What the players of simulations work with: one vector, shared by all seats of a table.

First comes what the contract solvers need (:mod:`hollywood.kernel.contract.scratch`), and at the
end room to list actions.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import M_LENGTH, PLACES
from hollywood.kernel.contract.scratch import WORK_LENGTH
from hollywood.kernel.contract.state import MOST_MOVES, ROW

W_MELD: Final = WORK_LENGTH  # a meld as it was
W_SEEN: Final = W_MELD + M_LENGTH  # counts of the cards whose place the seat knows
FIRST_ROW: Final = (W_SEEN + PLACES) // ROW + 1
"""Where listed actions begin, counted in rows."""
SCRATCH: Final = ROW * (FIRST_ROW + 2 * MOST_MOVES)
"""The length of the vector: there is room for two lists of actions."""
