"""The results as a page and as data."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from measuring import Rates, ratio, summary

KERNEL, ENGINE = "hollywood, kernel", "hollywood, readable engine"


def write(found: dict[str, Any], folder: Path) -> None:
    """Write ``results.json`` and ``results.md``."""
    (folder / "results.json").write_text(json.dumps(_summed(found), indent=1) + "\n")
    (folder / "results.md").write_text("\n".join(_page(found)) + "\n")


def _summed(part: Any) -> Any:
    """Replace every list of figures by a summary."""
    if isinstance(part, dict):
        return {name: _summed(value) for name, value in part.items()}
    return summary(part) if isinstance(part, list) else part


def _page(found: dict[str, Any]) -> Iterable[str]:
    yield from (
        "# Results",
        "",
        f"Made by `make bench`: {found['turns']} turns of {found['seconds']:g} CPU seconds each,",
        "one pinned core, programs in turns; medians (least to most). A ratio is the first row's",
        "figure over that of the row.",
        "",
        "; ".join(f"{what} {value}" for what, value in found["machine"].items()) + ".",
        "",
        "## Rounds of random legal play",
        "",
        *_rates("rounds", found["random"]),
        "",
        "Random legal play seldom knocks: about 116 decisions a round, 97 of 100 rounds dead.",
        "",
        "## Rounds of bots against themselves",
        "",
        "With layoffs, undercuts and every other rule; SimpleBot lays nothing off and does not lay",
        "its melds on gin, and RLCard knows neither layoffs nor undercuts.",
        "",
        *_rates("rounds", found["bots"]),
        "",
        "## Least deadwood",
        "",
        "Of eleven cards: after the best discard, exactly. The kernel takes a million hands in one",
        "call from Python (`deadwood_many`); engine, OpenSpiel and RLCard get one hand per call.",
        "",
        *_deadwood(found["deadwood"]),
        "",
        "## Seven-hand May-I matches of four greedy seats",
        "",
        *_rates("matches", found["may_i"]),
        "",
        "The readable engine's match has the table, its events and the verifiable shuffle.",
        "",
        "## More than one core",
        "",
        *_workers(found["workers"]),
        "",
        "## Compiling",
        "",
        "Seconds in a new interpreter until all kernels of gin and of the contract game have run.",
        "",
        "| | import and start of Numba | all kernels |",
        "|---|---:|---:|",
        *(
            f"| {state} | {_figures(parts['imports'], 2)} | {_figures(parts['kernels'], 2)} |"
            for state, parts in found["compiling"].items()
        ),
        "",
        "## Import, in a new interpreter",
        "",
        "| module | milliseconds | MiB more |",
        "|---|---:|---:|",
        *(
            f"| `{name}` | {_figures([1000 * s for s in costs['seconds']], 1)} "
            f"| {_figures(costs['mib'], 1)} |"
            for name, costs in found["imports"].items()
        ),
    )


def _rates(unit: str, rates: Rates) -> Iterable[str]:
    first = next(iter(rates.values()))
    yield f"| program | {unit} per CPU second | ratio |"
    yield "|---|---:|---:|"
    for name, figures in rates.items():
        yield f"| {name} | {_figures(figures)} | {ratio(first, figures):,.1f} |"


def _deadwood(sets: dict[str, Rates]) -> Iterable[str]:
    yield "| hands | who | per CPU second | nanoseconds each | kernel's ratio |"
    yield "|---|---|---:|---:|---:|"
    names = {
        "kernel": "hollywood, in a loop",
        "single": "hollywood, one compiled call each",
        "engine": "hollywood, readable engine",
        "OpenSpiel": "OpenSpiel",
        "RLCard": "RLCard",
    }
    for hands, rates in sets.items():
        for who, name in names.items():
            if who in rates:
                each = 1e9 / statistics.median(rates[who])
                times = ratio(rates["kernel"], rates[who])
                yield f"| {hands} | {name} | {_figures(rates[who])} | {each:,.1f} | {times:,.1f} |"


def _workers(rates: Rates) -> Iterable[str]:
    if not rates:
        yield "There was one core only."
        return
    yield "Greedy rounds of `gin` per second of wall time, 3,000,000 with `hollywood simulate`."
    yield ""
    yield "| workers | rounds a second | ratio |"
    yield "|---|---:|---:|"
    for count, figures in rates.items():
        yield f"| {count} | {_figures(figures)} | {ratio(figures, rates['1']):.2f} |"


def _figures(values: list[float], places: int = 0) -> str:
    median, least, most = statistics.median(values), min(values), max(values)
    return f"{median:,.{places}f} ({least:,.{places}f} to {most:,.{places}f})"
