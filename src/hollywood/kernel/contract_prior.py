"""What is expected of a choice before it is tried: measured in many imagined rounds of the preset.

The policy's choice is mostly the best. How much others are worth less, how far that goes up and
down, and how far one imagined round goes astray was measured by kinds of choices, in points.
"""

from __future__ import annotations

from hollywood.kernel.compiling import kernel
from hollywood.kernel.contract_found import (
    E_LENGTH,
    E_LIKELY,
    E_NOISE,
    E_ROW,
    E_SPREAD,
    F_LIST,
    F_NUMBER,
)
from hollywood.kernel.contract_state import (
    A_CALL,
    A_DENY,
    A_DISCARD,
    A_DISPLACE,
    A_DRAW,
    A_LAY_DOWN,
    A_LAY_OFF,
    A_NOTHING,
    A_TAKE,
)


@kernel
def expect(down: int, trust: int, found: list[int]) -> None:
    """Write what is expected of every choice but the first, which is the policy's."""
    policy = found[F_LIST + E_ROW]
    for choice in range(1, found[F_NUMBER]):
        entry = F_LIST + E_LENGTH * choice
        kind = found[entry + E_ROW]
        less, spread, noise = 5, 6, 40
        if kind == A_DISCARD and policy == A_DISCARD:
            if down:
                less, spread, noise = 1, 2, 14
            else:
                less, spread, noise = min(11, 1 + 2 * choice), min(10, 5 + choice), 45
        elif kind == A_LAY_DOWN:
            less, spread, noise = 1, 5, 14
        elif kind in (A_LAY_OFF, A_DISPLACE):
            less, spread, noise = 1, 4, 6
        elif kind in (A_CALL, A_NOTHING):
            less, spread, noise = (2, 5, 29) if kind == A_CALL else (4, 7, 33)
        elif kind == A_DRAW and policy == A_TAKE:
            less, spread, noise = (3, 3, 9) if down else (14, 16, 48)
        elif kind == A_TAKE and down:
            less, spread, noise = 3, 3, 9
        elif kind == A_DENY:
            less, spread, noise = 3, 5, 40
        found[entry + E_LIKELY] = -100 * less
        found[entry + E_SPREAD] = spread * spread * trust
        found[entry + E_NOISE] = noise * noise
