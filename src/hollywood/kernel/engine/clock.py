"""The clock of a search, the same one interpreted and compiled.

When compiled, it is one call to the system (:mod:`hollywood.kernel.engine.machine`). So a search
ends in time by itself: a thread that told it to would first have to get a processor, which takes
milliseconds on a busy machine.
"""

from __future__ import annotations

from time import monotonic_ns

from hollywood.kernel.engine.compiling import kernel


@kernel
def now() -> int:
    """Return the time in microseconds, from an arbitrary moment; it never goes back."""
    return monotonic_ns() // 1000
