"""The work of a call, counted and not timed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any


def steps_of(call: Callable[[], object]) -> int:
    """The number of Python instructions of a call: the same on every machine."""
    steps = 0

    def trace(frame: FrameType, event: str, _argument: object) -> Any:
        nonlocal steps
        frame.f_trace_opcodes = True
        steps += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        call()
    finally:
        sys.settrace(before)
    return steps


def in_proportion(work: Callable[[int], object], size: int) -> bool:
    """Whether the work grows in proportion to its size: from 2 to 4 times ``size`` twice as much as

    from 1 to 2.
    """
    work(1)  # whatever is computed only once
    once, twice, four_times = (steps_of(partial(work, times * size)) for times in (1, 2, 4))
    return four_times - twice < 2.05 * (twice - once)
