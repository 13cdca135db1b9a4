"""Rows as Parquet: a file for each table, with the columns of the database."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from hollywood.database.tables import COLUMNS
from hollywood.simulation.durable import move_whole

GROUP = 50_000
"""The most rows in memory, and in a row group."""

_WORDS = frozenset(
    {"preset", "family", "kind", "ending", "phase", "action", "card", "top", "role", "status"}
    | {"mark", "rules"}
)


def write_table(path: Path, table: str, rows: Iterable[Mapping[str, Any]]) -> int:
    """Write the rows of a table to a file, whole or not at all; return how many there are."""
    return write_rows(path, _types(COLUMNS[table]), rows)


def write_rows(path: Path, types: Mapping[str, str], rows: Iterable[Mapping[str, Any]]) -> int:
    """Write rows whose columns have SQLite's ``types``, as :func:`write_table` does."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    kinds = {"TEXT": pa.string(), "INTEGER": pa.int32(), "REAL": pa.float32()}
    fields = [
        (
            name,
            pa.dictionary(pa.int32(), pa.string())
            if name in _WORDS and kind == "TEXT"
            else kinds[kind],
        )
        for name, kind in types.items()
    ]
    schema = pa.schema(fields)
    raw = path.with_name(path.name + ".new")
    written = 0
    with pq.ParquetWriter(raw, schema, compression="zstd") as writer:
        for part in _parts(rows):
            columns = [[row[name] for row in part] for name in types]
            arrays = [
                pa.array(column, type=field.type)
                for column, field in zip(columns, schema, strict=True)
            ]
            writer.write_table(pa.Table.from_arrays(arrays, schema=schema))
            written += len(part)
    move_whole(raw, path)
    return written


def _types(columns: Mapping[str, str]) -> dict[str, str]:
    return {name: kind.split()[0] for name, kind in columns.items()}


def _parts(rows: Iterable[Mapping[str, Any]]) -> Iterator[Sequence[Mapping[str, Any]]]:
    every = iter(rows)
    while part := list(islice(every, GROUP)):
        yield part
