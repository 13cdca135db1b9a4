"""The manifest of a simulation: written before the first row, compared before a run continues."""

from __future__ import annotations

import json
import zlib
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hollywood.errors import HollywoodError
from hollywood.kernel.engine.compiling import sources_hash
from hollywood.simulation.durable import write_whole
from hollywood.simulation.game import Column, Spec

_FORMAT = 1


def manifest(spec: Spec, columns: tuple[Column, ...], total: int, length: int) -> dict[str, Any]:
    """Return everything that decides the rows of a simulation and their division into chunks."""
    contents = {
        "format": _FORMAT,
        "version": version("hollywood"),
        "kernel": sources_hash(),
        "rules": dict(spec.rules),
        "players": list(spec.players),
        "unit": spec.unit,
        "total": total,
        "chunk": length,
        "seed": spec.seed,
        "columns": [[column.name, list(column.words)] for column in columns],
    }
    plain: dict[str, Any] = json.loads(json.dumps(contents))
    return plain


def write_manifest(path: Path, contents: dict[str, Any]) -> None:
    """Write a manifest with its checksum, whole or not at all."""
    text = json.dumps(contents, sort_keys=True)
    write_whole(path, f"{zlib.crc32(text.encode()):08x} {text}\n".encode())


def check_manifest(path: Path, wanted: dict[str, Any]) -> None:
    """Raise HollywoodError unless the manifest is whole and equal to ``wanted``."""
    there = _read(path)
    if there.get("format") != _FORMAT or there.get("version") != wanted["version"]:
        raise HollywoodError(f"{path.parent} is of another version of hollywood: it cannot go on")
    for key in ("unit", "total", "seed", "players", "rules"):
        if there.get(key) != wanted[key]:
            raise HollywoodError(
                f"{path.parent} is of another simulation: {_difference(key, there, wanted)}"
            )
    if there != wanted:
        raise HollywoodError(
            f"{path.parent} was begun with another version of the kernel: its rows could differ"
        )


def _read(path: Path) -> dict[str, Any]:
    try:
        sum_, _, text = path.read_text(encoding="utf-8").rstrip("\n").partition(" ")
        if f"{zlib.crc32(text.encode()):08x}" == sum_:
            contents = json.loads(text)
            if isinstance(contents, dict):
                return contents
    except FileNotFoundError:
        raise HollywoodError(f"{path} is missing: the simulation cannot go on") from None
    except (UnicodeDecodeError, json.JSONDecodeError):
        pass
    raise HollywoodError(f"{path} is damaged: the simulation cannot go on")


def _difference(key: str, there: dict[str, Any], wanted: dict[str, Any]) -> str:
    if key == "rules":
        knobs = sorted(there["rules"].keys() | wanted["rules"].keys())
        knob = next(knob for knob in knobs if there["rules"].get(knob) != wanted["rules"].get(knob))
        return f"{knob} is {there['rules'].get(knob)} there, {wanted['rules'].get(knob)} here"
    if key in {"unit", "total"}:
        return (
            f"it is of {there['total']} {there['unit']}, not of {wanted['total']} {wanted['unit']}"
        )
    if key == "players":
        return f"the players are {','.join(there[key])} there, {','.join(wanted[key])} here"
    return f"its {key} is {there[key]}, not {wanted[key]}"
