"""Patterns over character properties, compiled when they are first used.

The package with the properties takes a while to load, and most texts are plain ASCII.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import regex


@cache
def compiled(pattern: str) -> regex.Pattern[str]:
    """Return a pattern of the package ``regex``, which has the properties of Unicode."""
    import regex

    return regex.compile(pattern)


def found(pattern: str, text: str) -> bool:
    """Return whether a pattern is found in a text."""
    return compiled(pattern).search(text) is not None
