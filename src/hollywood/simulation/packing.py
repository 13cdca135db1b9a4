"""Rows in few bytes: each column as its least value plus differences of 0 to 8 bytes each.

A constant column, such as the seed, takes no space per row. Packing is exact for any int64.
"""

from __future__ import annotations

import struct

import numpy as np
from numpy.typing import NDArray

_HEAD = struct.Struct("<QQ")
_COLUMN = struct.Struct("<qB")
_WIDTHS: dict[int, str] = {0: "", 1: "<u1", 2: "<u2", 4: "<u4", 8: "<u8"}


def packed(rows: NDArray[np.int64]) -> bytes:
    """Return the rows as bytes, column by column."""
    height, width = rows.shape
    parts = [_HEAD.pack(height, width)]
    for column in np.ascontiguousarray(rows.T):
        low, high = (int(column.min()), int(column.max())) if height else (0, 0)
        most = high - low
        size = next(size for size in _WIDTHS if most < 1 << 8 * size)
        parts.append(_COLUMN.pack(low, size))
        if size:
            excess = column.view(np.uint64) - np.uint64(low % 2**64)  # wraps; unpacking reverses it
            parts.append(excess.astype(_WIDTHS[size]).tobytes())
    return b"".join(parts)


def unpacked(data: bytes) -> NDArray[np.int64]:
    """Return the rows that :func:`packed` turned into bytes."""
    height, width = _HEAD.unpack_from(data)
    rows = np.empty((height, width), np.int64)
    at = _HEAD.size
    for place in range(width):
        low, size = _COLUMN.unpack_from(data, at)
        at += _COLUMN.size
        if size == 0:
            rows[:, place] = low
        else:
            excess = np.frombuffer(data, _WIDTHS[size], height, at).astype(np.uint64)
            rows[:, place] = (excess + np.uint64(low % 2**64)).view(np.int64)
            at += size * height
    return rows
