"""Rows as CSV: a header and a line for each row, with words as text and missing values empty."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from hollywood.simulation.game import Column

_KNOWN = range(-1, 1024)
_NUMBERS = np.array([str(value) for value in _KNOWN], object)


class CsvFile:
    """A CSV file that is being written; a context manager."""

    def __init__(self, path: Path, columns: Sequence[Column], about: dict[str, str]) -> None:
        self._file = path.open("wb")
        self._text = [_texts(column) for column in columns]
        self._file.write((",".join(column.name for column in columns) + "\n").encode())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def write(self, rows: NDArray[np.int64]) -> None:
        """Write rows."""
        if len(rows):
            columns = [text(rows[:, place]) for place, text in enumerate(self._text)]
            lines = map(",".join, zip(*columns, strict=True))
            self._file.write(("\n".join(lines) + "\n").encode())


def _texts(column: Column) -> Callable[[NDArray[np.int64]], Sequence[str]]:
    """Return a function that makes texts from the numbers of a column."""
    if not column.words:
        return _numbers
    words = np.array(["", *column.words], object)
    if any("," in word or '"' in word or "\n" in word for word in words):
        raise ValueError(f"the words of {column.name} would need quotes")

    def spelt(values: NDArray[np.int64]) -> Sequence[str]:
        if len(values) and values.min() < -1:
            raise ValueError(f"{column.name} has no word for {values.min()}")
        return _as_list(words[values + 1])

    return spelt


def _numbers(values: NDArray[np.int64]) -> Sequence[str]:
    low, high = int(values.min()), int(values.max())
    if low == high:
        return [str(low)] * len(values)
    if low in _KNOWN and high in _KNOWN:
        return _as_list(_NUMBERS[values + 1])
    return list(map(str, values.tolist()))


def _as_list(texts: Any) -> Sequence[str]:
    plain: list[str] = texts.tolist()
    return plain
