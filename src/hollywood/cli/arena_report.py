"""The figures of an arena as a person reads them."""

from __future__ import annotations

from typing import Any

from hollywood.cli import output

_UNITS = {"rounds": "round", "games": "game", "matches": "match"}


def report(told: dict[str, Any]) -> str:
    """Return the report of what :func:`hollywood.arena.figures.figures_of` tells."""
    lines = ["Stopped; these are the pairs that were played whole."] if told["interrupted"] else []
    if not told["pairs"]:
        return "\n".join([*lines, "No pair was finished."])
    pairs = output.count(told["pairs"], "pair")
    each = f"{len(told['players'])} {told['unit']}"
    rounds, seconds = output.count(told["rounds"], "round"), f"{told['seconds']:.1f} s"
    lines += [
        output.wrapped(
            f"{pairs} of {each} with the same cards in turned seats; {rounds} in {seconds}."
        ),
        f"Seed: {told['seed']}",
        "",
        output.heading("The players"),
        output.table(_players(told)),
        "",
        output.heading("How they play"),
        output.table(_style(told)),
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
        first, second = (each["label"] for each in told["by_player"])
        lines += [
            "",
            output.wrapped(
                f"{first} won {output.count(told['pairs_won'], 'pair')}, {second} "
                f"{told['pairs_lost']}, and {told['pairs_even']} came out even; equals would be "
                f"so unlike with a chance of {_percent(told['sign_test'])}."
            ),
        ]
    lines += _forfeits(told)
    return "\n".join(lines)


def _players(told: dict[str, Any]) -> list[list[str]]:
    unit = _UNITS[told["unit"]]
    points = "points a round" if "may_is" not in told["by_player"][0] else "points left a round"
    rows = [["player", f"{unit} share", points, "ahead a round"]]
    paid = any(each["net_per_game"] is not None for each in told["by_player"])
    if paid:
        rows[0].append(f"paid a {unit}")
    for each in told["by_player"]:
        rows.append(
            [
                each["label"],
                _bounded(each["win_share"], percent=True),
                _number((each["points_per_round"] or {}).get("mean")),
                _bounded(each["ahead_per_round"]),
            ]
        )
        if paid:
            rows[-1].append(_bounded(each["net_per_game"]))
    return rows


def _style(told: dict[str, Any]) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = [
        ("player", "rounds won", "ms a decision", "of processor", "slowest", "won by")
    ]
    for each in told["by_player"]:
        won = ", ".join(f"{kind.replace('_', ' ')} {n}" for kind, n in each["won_by"].items())
        rows.append(
            (
                each["label"],
                str(each["rounds_won"]),
                _number(each["ms_per_decision"]),
                _number(each["cpu_ms_per_decision"]),
                _number(each["slowest_ms"]),
                won or "nothing",
            )
        )
    return rows


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
    """Tell a figure with half of the width of its interval, or the interval where it is uneven."""
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
