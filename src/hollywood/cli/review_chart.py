"""A curve drawn with block characters, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

_BLOCKS = " ▁▂▃▄▅▆▇█"


def chart(values: Sequence[float], *, low: float, high: float, width: int, rows: int) -> list[str]:
    """Return the lines of a chart, top first: a column for each value, or fewer if it is narrow.

    The height of a column shows its value between ``low`` and ``high``. The last value is in the
    last column.

    >>> chart([0, 50, 100], low=0, high=100, width=10, rows=2)
    ['  █', ' ██']
    >>> chart([0, 1, 2, 3, 4, 5], low=0, high=8, width=2, rows=1)
    ['▂▅']
    """
    columns = min(width, len(values))
    picked = [values[(place + 1) * len(values) // columns - 1] for place in range(columns)]
    levels = [(value - low) / (high - low) * rows for value in picked]
    return ["".join(_block(level - row) for level in levels) for row in reversed(range(rows))]


def _block(level: float) -> str:
    return _BLOCKS[round(8 * min(1.0, max(0.0, level)))]
