"""The figures of an arena, for a person to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from hollywood.cli import output

Columns: TypeAlias = dict[str, list[str]]
"""The figures of each player, by the name of the figure."""

_UNITS = {"rounds": "round", "games": "game", "matches": "match"}


def report(told: dict[str, Any]) -> str:
    """Return the report of the figures from :func:`hollywood.arena.figures.figures_of`."""
    lines = ["Stopped; these are the complete pairs."] if told["interrupted"] else []
    if not told["pairs"]:
        return "\n".join([*lines, "No pair is complete."])
    pairs = output.count(told["pairs"], "pair")
    each = f"{len(told['players'])} {told['unit']}"
    labels = [each["label"] for each in told["by_player"]]
    rounds, seconds = output.count(told["rounds"], "round"), f"{told['seconds']:.1f} s"
    lines += [
        output.wrapped(
            f"{pairs} of {each} with the same cards and exchanged seats; {rounds} in {seconds}."
        ),
        f"Seed: {told['seed']}",
        "",
        output.heading("The players"),
        _side_by_side(labels, _players(told)),
        "",
        output.heading("How they play"),
        _side_by_side(labels, _style(told)),
        "",
        output.heading("How the rounds ended"),
        output.table(
            [
                (kind.replace("_", " "), f"{times} ({_percent(times / told['rounds'])})")
                for kind, times in sorted(told["endings"].items(), key=lambda item: -item[1])
            ]
            or [("none", "was finished")]
        ),
    ]
    if "pairs_won" in told:
        first, second = labels
        lines += [
            "",
            output.wrapped(
                f"{first} won {output.count(told['pairs_won'], 'pair')}, {second} "
                f"{told['pairs_lost']}, and {told['pairs_even']} were even; equal players "
                f"would differ this much with a chance of {_percent(told['sign_test'])}."
            ),
        ]
    lines += _forfeits(told)
    return "\n".join(lines)


def _players(told: dict[str, Any]) -> Columns:
    unit = _UNITS[told["unit"]]
    players = told["by_player"]
    points = "points per round" if "may_is" not in players[0] else "points left per round"
    columns = {
        f"{unit} share": [_bounded(each["win_share"], percent=True) for each in players],
        points: [_number((each["points_per_round"] or {}).get("mean")) for each in players],
        "ahead per round": [_bounded(each["ahead_per_round"]) for each in players],
    }
    if any(each["net_per_game"] is not None for each in players):
        columns[f"paid a {unit}"] = [_bounded(each["net_per_game"]) for each in players]
    return columns


def _style(told: dict[str, Any]) -> Columns:
    players = told["by_player"]
    kinds = dict.fromkeys(kind for each in players for kind in each["won_by"])
    return {
        "rounds won": [str(each["rounds_won"]) for each in players],
        **{
            f"  {kind.replace('_', ' ')}": [str(each["won_by"].get(kind, 0)) for each in players]
            for kind in kinds
        },
        "ms per decision": [_number(each["ms_per_decision"]) for each in players],
        "of CPU": [_number(each["cpu_ms_per_decision"]) for each in players],
        "slowest": [_number(each["slowest_ms"]) for each in players],
    }


def _side_by_side(labels: Sequence[str], figures: Columns) -> str:
    """Write one line per figure and one column per player; below each other if too wide."""
    rows = [["", *labels], *([name, *told] for name, told in figures.items())]
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    if sum(wide) + 2 * len(wide) <= output.width():
        return output.table(rows)
    return "\n".join(
        line
        for number, label in enumerate(labels)
        for line in (
            output.wrapped(label, indent="  "),
            output.table([(name, told[number]) for name, told in figures.items()], indent="    "),
        )
    )


def _forfeits(told: dict[str, Any]) -> list[str]:
    lines = []
    for each in told["by_player"]:
        times = sum(each["forfeits"].values())
        if times:
            games = output.count(times, _UNITS[told["unit"]], told["unit"])
            lines += ["", output.heading(f"{each['label']} lost {games} by forfeit")]
            lines += [output.wrapped(words, indent="  ") for words in each["forfeits_told"]]
        if each["over_budget"]:
            lines += [
                "",
                output.wrapped(
                    f"{each['label']} took longer than {told['budget_ms']} ms for "
                    f"{output.count(each['over_budget'], 'decision')} of {each['decisions']}."
                ),
            ]
    return lines


def _bounded(estimate: dict[str, float | None] | None, *, percent: bool = False) -> str:
    """Write a figure ± half the width of its interval, or the interval if it is asymmetric."""
    if estimate is None or estimate["mean"] is None:
        return "-"
    show = _percent if percent else _number
    mean, low, high = estimate["mean"], estimate["low"], estimate["high"]
    if low is None or high is None:
        return show(mean)
    if percent:
        return f"{show(mean)} ({100 * low:.1f} to {100 * high:.1f})"
    return f"{show(mean)} ± {_number((high - low) / 2)}"


def _percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}" if abs(value) < 100 else f"{value:.0f}"
