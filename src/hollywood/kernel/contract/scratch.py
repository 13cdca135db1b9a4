"""Where the contract solvers keep what they work with: one vector of scratch, given from outside.

A caller makes one vector of ``WORK_LENGTH`` and lends it to every call. Nothing in it need be
cleared, and what a call leaves there is of no use to the next, but for the four figures of a plan.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import M_LENGTH, PLACES

MOST_LAID: Final = 32
"""The melds of one lay down at most."""
LAY_LENGTH: Final = 1 + MOST_LAID * M_LENGTH
"""A lay down: the number of its melds, then meld k from ``1 + k * M_LENGTH``."""

# ---------------------------------------------------------------------------- a plan

P_OPEN: Final = 0
"""Places of the contract without a natural."""
P_MISSING: Final = 1
"""Open places that the wild cards held do not fill."""
P_HELPS: Final = 2
"""A mask of places: naturals that fill an open place of some best plan."""
P_USED: Final = 3
"""A mask of places: naturals that have a place in some best plan."""

# ---------------------------------------------------------------------------- a hand, sorted

W_LANES: Final = 4  # by suit
W_RANKS: Final = W_LANES + 4  # naturals of each rank; index 0 is 0
W_HELD: Final = W_RANKS + 14  # a mask of the ranks with naturals
W_WILDS: Final = W_HELD + 1
W_SORTED: Final = W_WILDS + 1
"""Here the areas of the solvers begin; only one of them works at a time."""

# ---------------------------------------------------------------------------- the search
# What is asked.

S_SETS: Final = W_SORTED
S_RUNS: Final = S_SETS + 1
S_SET_LENGTHS: Final = S_RUNS + 1  # least lengths, longest first, none below the naturals needed
S_RUN_LENGTHS: Final = S_SET_LENGTHS + MOST_LAID
S_BARRED_RANKS: Final = S_RUN_LENGTHS + MOST_LAID  # bit ``rank``: no set may be of it
S_BARRED_PLACES: Final = S_BARRED_RANKS + 1  # by suit: where no run may lie
S_FULL_FIRST: Final = S_BARRED_PLACES + 4  # of runs worth as much, those that need least first
S_ADDED: Final = S_FULL_FIRST + 1  # so many of the wild cards are any cards, to be added
S_POINTS: Final = S_ADDED + 1  # by place of the card: what it is worth to meld it

# What is chosen, and the best of it: a rank for each set (0: wild cards only), a window for each
# run: ``suit << 8 | lowest place << 4 | length``.

S_RANK: Final = S_POINTS + PLACES
S_WINDOW: Final = S_RANK + MOST_LAID
S_BEST_RANK: Final = S_WINDOW + MOST_LAID
S_BEST_WINDOW: Final = S_BEST_RANK + MOST_LAID

# Who gets which natural: a row of 64 counts for each run, then for each rank that has a set.

S_LEFT: Final = S_BEST_WINDOW + MOST_LAID  # naturals that nobody has, by place of the card
S_GOT: Final = S_LEFT + PLACES
S_ROW_RANK: Final = S_GOT + MOST_LAID * PLACES  # by row, the rank; 0 for a run
S_ROW_WINDOW: Final = S_ROW_RANK + MOST_LAID  # by row, the window
S_ROW_DUE: Final = S_ROW_WINDOW + MOST_LAID  # by row, the naturals that its melds must have
S_SEARCH: Final = S_ROW_DUE + MOST_LAID
"""From here on the search keeps its own."""

# ---------------------------------------------------------------------------- what is kept

W_COVERS: Final = 8_192
"""How runs lie best in a lane, remembered from plan to plan: no solver writes over it. See
:mod:`hollywood.strategy.contract.plan.covers`."""
COVERS_KEPT: Final = 1 << 12
COVER_LENGTH: Final = 3
W_SHARES: Final = W_COVERS + COVERS_KEPT * COVER_LENGTH
"""And the ways to share out the runs that were planned for last."""
WORK_LENGTH: Final = W_SHARES + 1_024
