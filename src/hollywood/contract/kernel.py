"""The kernel's calls for May-I, as one public interface with a version.

Every function here is a kernel function: call it as it is, with lists; compile it with
:func:`compiled` and call it with arrays; or call it from a function of your own that is marked with
:func:`kernel`. Places of the rules are in :data:`layout`, all others in :data:`state`:

========  ==============================  ====================================================
vector    length                          what it is
========  ==============================  ====================================================
rules     ``layout.R_LENGTH``             the rules of one hand as numbers: :func:`rules_vector`
state     ``state.S_LENGTH``              a hand with all cards known
view      ``state.V_LENGTH``              what one seat may know
action    ``state.A_LENGTH``              one action, with the melds that it lays down
rows      ``state.ROW`` for each          what is legal, without lay downs: :func:`list_moves`
work      ``MEMORY_LENGTH``               scratch, and the plans that are remembered
========  ==============================  ====================================================

The page ``docs/kernel-calls.md`` plays a hand by these calls. ``VERSION`` goes up when a call, a
length, or the meaning of a place changes.
"""

from __future__ import annotations

from hollywood.contract.vectors.rules import rules_vector
from hollywood.kernel import VERSION
from hollywood.kernel.contract import layout, state
from hollywood.kernel.contract.laydown.best import best_laydown
from hollywood.kernel.contract.rules.legality import list_moves, may_lay_down, read_row
from hollywood.kernel.contract.rules.moves import apply, price, start
from hollywood.kernel.contract.rules.sight import sight
from hollywood.kernel.contract.rules.turn_order import ASKING, W_MOMENT, begin_asking, next_asked
from hollywood.kernel.contract.scratch import FIRST_ROW, MEMORY_LENGTH
from hollywood.kernel.engine.chance import LENGTH as CHANCE_LENGTH
from hollywood.kernel.engine.chance import begin, below
from hollywood.kernel.engine.compiling import compiled, kernel
from hollywood.kernel.engine.vectors import empty_vector, vector

__all__ = [
    "ASKING",
    "CHANCE_LENGTH",
    "FIRST_ROW",
    "MEMORY_LENGTH",
    "VERSION",
    "W_MOMENT",
    "apply",
    "begin",
    "begin_asking",
    "below",
    "best_laydown",
    "compiled",
    "empty_vector",
    "kernel",
    "layout",
    "list_moves",
    "may_lay_down",
    "next_asked",
    "price",
    "read_row",
    "rules_vector",
    "sight",
    "start",
    "state",
    "vector",
]
