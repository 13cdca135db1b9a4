"""All results of a simulation as one plain object, for `--json` and for plots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hollywood.simulation.game import Spec
from hollywood.simulation.running import Outcome
from hollywood.simulation.summary import Reading


def figures_of(
    spec: Spec,
    outcome: Outcome,
    reading: Reading,
    *,
    total: int,
    preset: str,
    settings: Sequence[str],
    seed_text: str | None,
) -> dict[str, Any]:
    """Return all results at the end, as plain values."""
    summary, speed = outcome.summary, outcome.rounds_per_second
    seed = {"seed": spec.seed} if seed_text is None else {"seed": spec.seed, "seed_text": seed_text}
    return {
        "preset": preset,
        "settings": list(settings),
        "players": list(spec.players),
        **seed,
        "unit": spec.unit,
        "total": total,
        "done": outcome.units,
        "interrupted": outcome.interrupted,
        "rounds": summary.rounds,
        "rounds_before": outcome.rounds_before,
        "matches": summary["match length"].count,
        "workers": outcome.workers,
        "seconds": round(outcome.seconds, 6),
        "rounds_per_second": None if speed is None else round(speed, 1),
        **reading.figures(summary),
        "rules": dict(spec.rules),
    }


def ending_counts(found: dict[str, Any]) -> list[tuple[str, int]]:
    """Return how the rounds ended, most frequent first; won rounds by how they scored."""
    counts = {word: times for word, times in found["endings"].items() if times}
    if "scored" in found:  # a round that somebody won is named after how it scored
        won = {"knock", "gin", "big_gin"}
        counts = {word: times for word, times in counts.items() if word not in won}
        counts |= {
            word: times for word, times in found["scored"].items() if times and word != "draw"
        }
    ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return [(word.replace("_", " "), times) for word, times in ordered]
