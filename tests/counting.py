"""How much work a piece of Python does: its calls, which are the same on every machine."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, Self

from hollywood.errors import HollywoodError


class Calls:
    """Counts the calls of this thread to functions in Python and in C, while it is entered."""

    def __init__(self) -> None:
        self.number = 0

    def __enter__(self) -> Self:
        sys.setprofile(self._count)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _count(self, _frame: FrameType, event: str, _argument: Any) -> None:
        if event in {"call", "c_call"}:
            self.number += 1


def calls_of(work: Callable[[], object]) -> int:
    """Return how many calls a piece of work makes; errors of the house are ignored."""
    with Calls() as calls, contextlib.suppress(HollywoodError):
        work()
    return calls.number
