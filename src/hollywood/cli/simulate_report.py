"""The figures of a simulation, in tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hollywood.cli import output
from hollywood.simulation.figures import ending_counts


def report(found: dict[str, Any], *, out: Path | None, plot: Path | None) -> str:
    """Return the figures for a person to read."""
    if not found["rounds"]:
        return "Stopped before the first rounds were done."
    gin = found["rules"]["family"] == "gin"
    parts = [_opening(found, out, plot), _ends(found), _means(found)]
    if not gin:
        parts.append(_hands(found))
    parts.append(_players(found, gin=gin))
    return "\n\n".join(parts)


def _opening(found: dict[str, Any], out: Path | None, plot: Path | None) -> str:
    lines = []
    what = f"{found['done']:,} of {found['total']:,} {found['unit']}"
    if found["interrupted"]:
        lines.append(f"Stopped after {what}; this is what was played.")
    rounds = _count(found["rounds"], "round", "rounds")
    if found["matches"] or found["unit"] == "matches":
        rounds += f", {_count(found['matches'], 'match', 'matches')} finished"
    if found["rounds_per_second"] is None:
        lines.append(f"{rounds}; all were played before.")
    else:
        workers = _count(found["workers"], "worker", "workers")
        speed = f"{found['rounds_per_second']:,.0f} rounds per second"
        before = found["rounds_before"]
        earlier = f", {before:,} of them before" if before else ""
        lines.append(f"{rounds}{earlier}; {found['seconds']:.1f} s, {workers}, {speed}.")
    seed = f"Seed: {found['seed']}"
    lines.append(f"{seed} ({found['seed_text']})" if "seed_text" in found else seed)
    if out is not None:
        lines.append(f"Rows: {out}")
        if found["interrupted"]:
            lines.append("To continue from here, repeat the command with --resume.")
    if plot is not None:
        lines.append(f"Plot: {plot}")
    return "\n".join(output.wrapped(line) for line in lines)


def _ends(found: dict[str, Any]) -> str:
    rows = [
        (word, f"{times:,}", _percent(times / found["rounds"]))
        for word, times in ending_counts(found)
    ]
    return _section("How the rounds ended", _right(rows))


_MEANS = {
    "points": "points for a win",
    "penalties": "penalty per hand",
    "turns": "turns per round",
    "dealt_deadwood": "deadwood as dealt",
    "knocker_deadwood": "knocker's deadwood",
    "defender_deadwood": "defender's deadwood",
    "layoffs": "cards laid off",
    "knocker_layoffs": "laid off by the knocker",
    "may_is": "May-Is granted per player",
    "reshuffles": "reshuffles",
    "match_length": "rounds per match",
}


def _means(found: dict[str, Any]) -> str:
    rows = [("", "mean", "sd")]
    rows += [
        (name, _number(found[key]["mean"]), _number(found[key]["sd"]))
        for key, name in _MEANS.items()
        if key in found and found[key]["mean"]
    ]
    first = found.get("first_player")
    text = _section("The rounds", _right(rows))
    if first and first["of"] and len(set(found["players"])) == 1:
        text += "\n\n" + output.wrapped(
            f"The first player won {_between(first)} of the rounds that somebody won."
        )
    return text


def _hands(found: dict[str, Any]) -> str:
    rows = [("hand", "rounds", "won", "turns", "penalty")]
    for contract, hand in zip(found["rules"]["contracts"], found["hands"], strict=True):
        rounds = hand["rounds"]
        if rounds:
            rows.append(
                (
                    f"{hand['hand']} {contract}",
                    f"{rounds:,}",
                    _percent(hand["won"] / rounds),
                    _number(hand["turns"]["mean"]),
                    _number(hand["penalties"]["mean"]),
                )
            )
    return _section("Hand by hand", _right(rows))


def _players(found: dict[str, Any], *, gin: bool) -> str:
    matches = bool(found["matches"])
    price = "points per round" if gin else "penalty per round"
    head = ["player", "rounds won", price]
    head += ["matches won"] if matches else []
    head += [] if gin else ["May-Is"]
    rows = [tuple(head)]
    for figures in found["by_player"]:
        per_round = figures["points_per_round" if gin else "penalty_per_round"]
        row = [f"{figures['seat'] + 1} {figures['player']}", _spread(figures["rounds_won"])]
        row += [_number(per_round["mean"])]
        row += [_spread(figures["matches_won"])] if matches else []
        row += [] if gin else [_number(figures["may_is_per_round"]["mean"])]
        rows.append(tuple(row))
    note = (
        "Shares are of rounds that somebody won; ± covers the true share in 95 of 100 simulations."
    )
    return _section("The players", _right(rows)) + "\n\n" + output.wrapped(note)


def _section(title: str, body: str) -> str:
    return f"{output.heading(title)}\n{body}"


def _right(rows: Sequence[tuple[str, ...]]) -> str:
    """Write rows in columns, names left and figures right; below each other if narrow."""
    wide = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    if 2 + sum(wide) + 2 * (len(wide) - 1) <= output.width():
        return "\n".join(
            "  " + "  ".join([f"{row[0]:<{wide[0]}}", *map(str.rjust, row[1:], wide[1:])]).rstrip()
            for row in rows
        )
    head, *rest = rows
    lines = []
    for row in rest:
        lines.append(output.wrapped(row[0], indent="  ", hanging="    "))
        lines += [
            output.wrapped(
                f"{name:<{max(map(len, head))}}  {cell}", indent="    ", hanging="      "
            )
            for name, cell in zip(head[1:], row[1:], strict=True)
        ]
    return "\n".join(lines)


def _count(number: int, noun: str, nouns: str) -> str:
    return f"{number:,} {noun if number == 1 else nouns}"


def _percent(share: float) -> str:
    return f"{100 * share:.2f} %"


def _spread(share: dict[str, Any]) -> str:
    if share["share"] is None:
        return "-"
    room = 50 * (share["high"] - share["low"])
    return f"{100 * share['share']:.2f} ±{room:.2f} %"


def _between(share: dict[str, Any]) -> str:
    return f"{100 * share['share']:.2f} % ({100 * share['low']:.2f} to {100 * share['high']:.2f})"


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:,.2f}"
