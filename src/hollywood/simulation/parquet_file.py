"""Rows as Parquet: small integers, words as a dictionary, compressed with Zstandard."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from hollywood.simulation.game import Column

_GROUP = 250_000  # minimum rows in each row group except the last
_LONG = frozenset({"number", "match", "seed"})
_SEATS = frozenset({"dealer", "winner", "knocker", "match_over", "match_winner"})


class ParquetFile:
    """A Parquet file that is being written; a context manager. ``about`` goes in its metadata."""

    def __init__(self, path: Path, columns: Sequence[Column], about: dict[str, str]) -> None:
        self._columns = columns
        fields = [pa.field(column.name, _type(column)) for column in columns]
        self._schema = pa.schema(fields, {f"hollywood.{key}": text for key, text in about.items()})
        self._file = path.open("wb")
        self._writer = pq.ParquetWriter(self._file, self._schema, compression="zstd")
        self._group: list[NDArray[np.int64]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if kind is None:
                self._write_group()
            self._writer.close()
        finally:
            self._writer.is_open = False  # otherwise it would try again when it is closed
            self._file.close()

    def write(self, rows: NDArray[np.int64]) -> None:
        """Write rows."""
        self._group.append(rows)
        if sum(map(len, self._group)) >= _GROUP:
            self._write_group()

    def _write_group(self) -> None:
        if not self._group:
            return
        rows = np.concatenate(self._group)
        self._group.clear()
        arrays = [
            _array(column, np.ascontiguousarray(rows[:, place]))
            for place, column in enumerate(self._columns)
        ]
        table = pa.Table.from_arrays(arrays, schema=self._schema)
        self._writer.write_table(table, row_group_size=len(rows))


def _type(column: Column) -> Any:
    if column.words:
        return pa.dictionary(pa.int8(), pa.string())
    if column.name in _LONG:
        return pa.int64()
    return pa.int8() if column.name in _SEATS else pa.int32()


def _array(column: Column, values: NDArray[np.int64]) -> Any:
    """Return a column as an Arrow array; ArrowInvalid for a number that does not fit its type."""
    if not column.words:
        return pa.array(values).cast(_type(column))
    places = pa.array(values, mask=values == -1).cast(pa.int8())
    return pa.DictionaryArray.from_arrays(places, list(column.words))
