"""The kernel's calls for gin, as one public interface with a version.

Every function here is a kernel function: call it as it is, with lists; compile it with
:func:`compiled` and call it with arrays; or call it from a function of your own that is marked with
:func:`kernel`. The vectors are described by :data:`layout` (``at`` in the examples):

========  =====================  =============================================================
vector    length                 what it is
========  =====================  =============================================================
rules     ``at.R_LENGTH``        the rules as numbers; with the meld tables: :func:`game_of`
state     ``at.S_LENGTH``        a round with all cards known
view      ``at.V_LENGTH``        what one seat may know
action    ``at.A_LENGTH``        one action
score     ``P_LENGTH``           the score of a finished round
open      ``OPEN_LENGTH``        which numbered actions are legal, as masks
========  =====================  =============================================================

A mask (``ACTIONS`` numbers, uint8) and an observation (``FEATURES`` numbers, float32) are those of
:mod:`hollywood.envs`.

The page ``docs/kernel-calls.md`` plays a round by these calls. ``VERSION`` goes up when a call, a
length, or the meaning of a place changes; a new place at the end of a vector changes its length.
"""

from __future__ import annotations

from hollywood.gin.vectors.action import action_of
from hollywood.gin.vectors.rules import game_of, rules_vector
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel import VERSION
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.chance import LENGTH as CHANCE_LENGTH
from hollywood.kernel.engine.chance import begin, below
from hollywood.kernel.engine.compiling import compiled, kernel
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.gin import layout
from hollywood.kernel.gin.check import is_legal
from hollywood.kernel.gin.deal import deal
from hollywood.kernel.gin.features import FEATURES, observe
from hollywood.kernel.gin.game import Game
from hollywood.kernel.gin.legality import legal
from hollywood.kernel.gin.moves import apply
from hollywood.kernel.gin.numbered import (
    ACTIONS,
    OPEN_LENGTH,
    count_open,
    find_open,
    is_open,
    nth_open,
    number_of,
    read_number,
    write_mask,
)
from hollywood.kernel.gin.price import P_LENGTH, P_POINTS, P_WINNER, price
from hollywood.kernel.gin.sight import sight

__all__ = [
    "ACTIONS",
    "CHANCE_LENGTH",
    "FEATURES",
    "OPEN_LENGTH",
    "P_LENGTH",
    "P_POINTS",
    "P_WINNER",
    "VERSION",
    "Game",
    "action_of",
    "apply",
    "begin",
    "below",
    "compiled",
    "count_open",
    "deal",
    "empty_vector",
    "find_open",
    "game_of",
    "is_legal",
    "is_open",
    "kernel",
    "layout",
    "legal",
    "nth_open",
    "number_of",
    "observe",
    "price",
    "read_number",
    "rules_vector",
    "sight",
    "vector",
    "view_vector",
    "write_mask",
    "zeros",
]
