"""How many rounds the lockstep tests play: more in a soak, fewer in a second run."""

from __future__ import annotations

import os

from hollywood.kernel.engine.compiling import can_compile

CHECKED = os.environ.get("NUMBA_BOUNDSCHECK", "0") not in {"", "0"}
_SOAKING = os.environ.get("HOLLYWOOD_SOAK", "0") not in {"", "0"}


def soaked(count: int, *, interpreted: int | None = None) -> int:
    """Return ``count``, or ``interpreted`` without a compiler; twenty times that in a soak.

    Compiled with bounds checks, it is a quarter.
    """
    some = count if interpreted is None or can_compile() else interpreted
    if CHECKED:
        some = -(-some // 4)
    return 20 * some if _SOAKING else some
