"""When a search must end: another thread has told it to, or its time is up."""

from __future__ import annotations

from typing import Any, Final

from hollywood.kernel.engine.clock import now
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.engine.vectors import vector

TOLD: Final = 0
"""Another thread writes 1 here to end the search."""
UNTIL: Final = 1
"""The moment at which its time is up, in microseconds of :func:`.clock.now`."""
NEVER: Final = 1 << 62


def new_stop() -> Any:
    """Return a vector that ends no search yet."""
    return vector((0, NEVER))


@kernel
def is_over(stop: list[int]) -> int:
    """Return 1 if the search must end now with the best so far, else 0."""
    return 1 if stop[TOLD] or now() >= stop[UNTIL] else 0
