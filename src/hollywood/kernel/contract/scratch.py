"""The map of ``work``, the scratch vector of the contract solvers and of the players.

A caller makes one vector and lends it to every call: ``LAYDOWN_LENGTH`` numbers for the solvers of
:mod:`hollywood.kernel.contract.laydown`, ``WORK_LENGTH`` for plans as well, ``MEMORY_LENGTH`` for
players. It begins as zeros, and nothing in it need be cleared. From one call to the next only two
things keep their meaning: the four figures of a plan, and what the areas marked *kept* hold.

The areas, from the first place to the last (``>`` leads to the next one)::

    figures > sorted > question > choice > shares > allot > windows > full_runs > place_runs
                                                  > place_whole > search > best_lay
                                                                         | wild_places > remaining
                     | check
                     | cover_steps > runs > plan
    covers (kept) > run_shares (kept) > meld > seen > rows > memo (kept)

Areas behind ``|`` use the same places, because their work is never done at the same time: the
search for a lay down, the check of one, and a plan; after the search, the best lay down or the
list of all ways. The areas from ``meld`` on are for players only.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.contract.layout import M_LENGTH, MOST_LAID, MOST_SLOTS, PLACES
from hollywood.kernel.contract.state import KEY, MOST_MOVES, ROW

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
"""The end of the sorted hand."""

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

# ---------------------------------------------------------------------------- the areas

COVERS_KEPT: Final = 1 << 12
COVER_LENGTH: Final = 3
"""A cover that is kept: a lane, the name of the runs, and how the runs lie best in the lane."""
PLANS_KEPT: Final = 1 << 13
PLAN_LENGTH: Final = 4 + KEY
"""A plan that is kept: what it is for, the key of the hand, and the plan."""


class Area(NamedTuple):
    """A part of ``work``."""

    first: int
    """Where it begins."""
    length: int
    writers: str
    """The modules that write it, by their last names. The first one says what is where in it."""
    readers: str
    """The other modules that read it."""

    @property
    def end(self) -> int:
        """Where it ends: the next area may begin here."""
        return self.first + self.length


_LEVELS: Final = MOST_LAID + 1
"""By meld, and once more behind the last one."""

# The figures of a plan are open to everybody who wants to know how far a hand is.
AREA_FIGURES: Final = Area(0, W_LANES, "plan memo", "any player")
AREA_SORTED: Final = Area(
    AREA_FIGURES.end, W_SORTED - W_LANES, "piles search remaining", "any solver"
)

# The search for a lay down.
AREA_QUESTION: Final = Area(
    AREA_SORTED.end,
    S_RANK - S_SETS,
    "best meets search remaining",
    "allot best full_runs place_runs place_whole run_room windows",
)
AREA_CHOICE: Final = Area(
    AREA_QUESTION.end, S_LEFT - S_RANK, "search place_runs place_whole best", "full_runs"
)
AREA_SHARES: Final = Area(
    AREA_CHOICE.end, S_ROW_DUE + MOST_LAID - S_LEFT, "allot best", "full_runs"
)
AREA_ALLOT: Final = Area(AREA_SHARES.end, 3 * MOST_LAID, "allot", "")
AREA_WINDOWS: Final = Area(
    AREA_ALLOT.end,
    2 * (1 + 1_024) + 4 * _LEVELS + _LEVELS + 1,
    "windows place_runs search",
    "place_whole",
)
AREA_FULL_RUNS: Final = Area(AREA_WINDOWS.end, 3 * PLACES, "full_runs", "")
AREA_PLACE_RUNS: Final = Area(
    AREA_FULL_RUNS.end, 3 + 5 * _LEVELS, "place_runs place_whole search", ""
)
AREA_PLACE_WHOLE: Final = Area(AREA_PLACE_RUNS.end, 2 * _LEVELS + 1, "place_whole", "")
AREA_SEARCH: Final = Area(AREA_PLACE_WHOLE.end, 14 + 1 + 14, "search", "")

# After it: the best lay down, or all ways to lay down.
AREA_BEST_LAY: Final = Area(AREA_SEARCH.end, PLACES + MOST_LAID, "best", "")
AREA_WILD_PLACES: Final = Area(
    AREA_SEARCH.end,
    1 + 5 * _LEVELS + 2 * PLACES + 5 * 256,
    "wild_places ways remaining",
    "",
)
AREA_REMAINING: Final = Area(AREA_WILD_PLACES.end, 8 * _LEVELS, "remaining ways", "")

# Instead of it: the check of a lay down, or a plan.
AREA_CHECK: Final = Area(AREA_SORTED.end, PLACES + 2 * MOST_LAID, "check", "")
AREA_COVER_STEPS: Final = Area(AREA_SORTED.end, 4 * MOST_SLOTS, "covers", "")
AREA_RUNS: Final = Area(
    AREA_COVER_STEPS.end, MOST_SLOTS + 4 + 3 + 5 * (1 << MOST_SLOTS), "runs plan", ""
)
AREA_PLAN: Final = Area(AREA_RUNS.end, 2 + 14 + 2 + 8 * MOST_SLOTS + 2, "plan", "")

# What is kept from call to call. No solver writes over it.
LAYDOWN_LENGTH: Final = 8_192
AREA_COVERS: Final = Area(LAYDOWN_LENGTH, COVERS_KEPT * COVER_LENGTH, "covers", "")
AREA_RUN_SHARES: Final = Area(AREA_COVERS.end, 1_024, "runs", "")
WORK_LENGTH: Final = AREA_RUN_SHARES.end

# For players.
AREA_MELD: Final = Area(WORK_LENGTH, M_LENGTH, "laying", "")
W_MELD: Final = AREA_MELD.first  # a meld as it was
AREA_SEEN: Final = Area(AREA_MELD.end, PLACES, "card_worth", "")
W_SEEN: Final = AREA_SEEN.first  # counts of the cards whose place the seat knows
FIRST_ROW: Final = AREA_SEEN.end // ROW + 1
"""Where listed actions begin, counted in rows."""
AREA_ROWS: Final = Area(ROW * FIRST_ROW, ROW * 2 * MOST_MOVES, "legality", "any player")
"""Room for two lists of actions."""
AREA_MEMO: Final = Area(AREA_ROWS.end, 1 + PLANS_KEPT * PLAN_LENGTH, "memo", "")
MEMORY_LENGTH: Final = AREA_MEMO.end
