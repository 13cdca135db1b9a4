"""Joins words with the punctuation of a language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from hollywood.texts.saying import Speech


def parted(items: Iterable[str], say: Speech) -> str:
    """Join with semicolons; return an empty text for nothing."""
    found = [*items]
    return reduce(lambda first, second: say("parts", first=first, second=second), found or [""])


def numbered(items: Iterable[object], say: Speech) -> list[str]:
    """Number from 1: ``1: 3c 3d 3h``."""
    return [say("numbered", n=n, what=str(item)) for n, item in enumerate(items, 1)]


def compared(items: Iterable[str], say: Speech) -> str:
    """Write scores side by side: ``100 to 40``."""
    return reduce(lambda first, second: say("compared", first=first, second=second), items)
