"""The file of a simulation's rows: format by suffix, never overwritten, and whole or not at all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hollywood.errors import HollywoodError
from hollywood.simulation.durable import move_whole
from hollywood.simulation.extras import need
from hollywood.simulation.game import Column
from hollywood.simulation.journal import Journal
from hollywood.simulation.packing import unpacked

SUFFIXES = (".parquet", ".csv")


def parts_of(out: Path) -> Path:
    """Return the folder that holds the rows of ``out`` until the file is whole."""
    return out.with_name(out.name + ".parts")


def check_out(out: Path, *, resume: bool) -> None:
    """Raise HollywoodError if rows cannot be written to ``out`` or would replace something."""
    if out.suffix not in SUFFIXES:
        raise HollywoodError(f"--out cannot be {out}: a name that ends in {' or '.join(SUFFIXES)}")
    if out.suffix == ".parquet":
        need("pyarrow", "a parquet file")
    check_folder(out)
    parts = parts_of(out)
    if resume:
        if out.exists() and not parts.exists():
            raise HollywoodError(f"{out} is there already, and nothing beside it to go on from")
    elif out.exists():
        raise HollywoodError(f"{out} is there already: nothing is written over it")
    elif parts.exists():
        raise HollywoodError(
            f"{parts} is there already, of a simulation that was not finished: "
            "go on with --resume, or remove it"
        )


def check_folder(path: Path) -> None:
    """Raise HollywoodError unless the folder for a file exists."""
    if not path.parent.is_dir():
        raise HollywoodError(f"{path} cannot be written: there is no folder {path.parent}")
    if path.is_dir():
        raise HollywoodError(f"{path} cannot be written: it is a folder")


def make_whole(
    journal: Journal, out: Path, columns: tuple[Column, ...], contents: dict[str, Any]
) -> None:
    """Write all chunks of the journal to ``out``; the file gets its name once it is whole."""
    raw = journal.folder / "whole"
    about = {key: _text(value) for key, value in contents.items() if key not in _INTERNAL}
    try:
        with _opened(raw, out.suffix, columns, about) as file:
            for data in journal.read():
                file.write(unpacked(data))
        move_whole(raw, out)
    except BaseException:
        raw.unlink(missing_ok=True)
        raise


_INTERNAL = frozenset({"format", "chunk", "columns"})


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _opened(path: Path, suffix: str, columns: tuple[Column, ...], about: dict[str, str]) -> Any:
    if suffix == ".csv":
        from hollywood.simulation.csv_file import CsvFile

        return CsvFile(path, columns, about)
    from hollywood.simulation.parquet_file import ParquetFile

    return ParquetFile(path, columns, about)
