"""Runs of the arena put together: figures over the pairs of several runs.

Runs can be pooled if they are about the same players, rules and unit. No pair may be counted twice:
a seed and a number make a pair.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from hollywood.arena.game import Played
from hollywood.arena.players import Player
from hollywood.arena.running import Outcome, Pair, check
from hollywood.arena.spec import Spec
from hollywood.errors import HollywoodError

_ALIKE = ("rules", "players", "unit", "budget_ms")


def read_run(path: Path) -> dict[str, Any]:
    """Read what `hollywood arena --json` printed; HollywoodError if it is something else."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict) or not {*_ALIKE, "results", "seed"} <= told.keys():
        raise HollywoodError(f"{path} is not what `hollywood arena --json` printed")
    return told


def played_from(plain: Any) -> Pair:
    """Read the games of a pair back from their plain form; msgspec.ValidationError if wrong."""
    return msgspec.convert(plain, tuple[Played, ...], dec_hook=_counter)


def _results(path: Path, told: dict[str, Any]) -> list[tuple[int, Pair]]:
    """Return the number, from 0, and the games of every pair of a run."""
    try:
        return [(int(each["pair"]) - 1, played_from(each["games"])) for each in told["results"]]
    except (msgspec.ValidationError, KeyError, TypeError, ValueError) as error:
        raise HollywoodError(f"{path} has results that cannot be read: {error}") from None


def _counter(kind: Any, value: Any) -> Any:
    if getattr(kind, "__origin__", kind) is Counter and isinstance(value, dict):
        return Counter(value)
    raise ValueError(f"{value!r} is not a {kind}")


def pool(paths: Sequence[Path]) -> tuple[Spec, list[Player], Outcome, dict[str, Any]]:
    """Return what was played in several runs together, and the first of them.

    HollywoodError if they were not about the same, or if a pair is in two of them.
    """
    runs = [(path, read_run(path)) for path in paths]
    if not runs:
        raise HollywoodError("name the files to pool: what `hollywood arena --json` printed")
    first = runs[0][1]
    pairs: dict[tuple[str, int], Pair] = {}
    for path, told in runs:
        for key in _ALIKE:
            if told[key] != first[key]:
                raise HollywoodError(f"{path} cannot be pooled with {paths[0]}: other {key}")
        for number, games in _results(path, told):
            known = (str(told["seed"]), number)
            if known in pairs:
                raise HollywoodError(
                    f"{path} has pair {number + 1} of the seed {told['seed']}, which another "
                    "file has too: play other pairs (--first) or another seed"
                )
            pairs[known] = games
    seeds = list(dict.fromkeys(seed for seed, _ in pairs)) or [str(first["seed"])]
    spec = Spec(
        rules=first["rules"],
        players=tuple(first["players"]),
        unit=first["unit"],
        seed=" + ".join(seeds),
        budget_ms=first["budget_ms"],
    )
    outcome = Outcome(
        pairs=list(pairs.values()),
        numbers=[number for _, number in pairs],
        interrupted=False,
        seconds=sum(float(told.get("seconds") or 0) for _, told in runs),
    )
    return spec, check(spec), outcome, first
