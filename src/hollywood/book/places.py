"""Places for lines: between any two there is room for another.

A place is a tuple of whole numbers, and tuples compare number by number. A new place ends with a
number that differs from author to author, so that two people who insert a line at the same spot
hardly ever choose the same place. If they do, the order of the ids decides.
"""

from __future__ import annotations

from zlib import crc32

from hollywood.book.model import Place

STEP = 1 << 16
"""The room left between two lines that are added one after the other."""
MOST = 1 << 31
"""The largest number in a place."""
LONGEST = 200
"""The most numbers in a place."""


def between(before: Place | None, after: Place | None, mark: str) -> Place:
    """Return a place after ``before`` and before ``after``, where ``None`` is an end of the book.

    ``mark`` is different for each new line.

    >>> between((65536, 7), (65536, 9), "Ann") > (65536, 7)
    True
    """
    tail = 1 + crc32(mark.encode()) % (STEP - 1)
    return (*_between(before or (), after), tail)


def _between(low: Place, high: Place | None) -> Place:
    """Return a place above ``low`` and below ``high`` that neither is the beginning of."""
    if high is None:
        return (low[0] + STEP,) if low else (STEP,)
    kept: list[int] = []
    depth = 0
    while True:
        # Beyond its end, a place is followed by zeros: everything longer comes after it.
        under = low[depth] if depth < len(low) else 0
        over = high[depth] if depth < len(high) else MOST
        if over - under > 1:
            return (*kept, (under + over) // 2)
        kept.append(under)
        depth += 1
        if over > under:
            return (*kept, *_above(low[depth:]))


def _above(low: Place) -> Place:
    """Return a place above ``low``, with no bound above it."""
    if not low:
        return (STEP,)
    return (low[0] + STEP,) if low[0] + STEP < MOST else (low[0], *_above(low[1:]))
