"""The figures of a tournament, for a person to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hollywood.cli import output
from hollywood.tournament.page import elo
from hollywood.writing import width_of

_SYSTEMS = {"round-robin": "round robin", "swiss": "Swiss system", "knockout": "knockout"}


def report(told: dict[str, Any]) -> str:
    """Return the report of the figures from :func:`hollywood.tournament.figures.figures_of`."""
    lines = ["Stopped; these are the whole rounds."] if told["interrupted"] else []
    if not told["meetings"]:
        return "\n".join([*lines, "No round is complete."])
    lines += [
        output.wrapped(
            f"A {_SYSTEMS[told['system']]} of {len(told['players'])} players: "
            f"{output.count(told['rounds'], 'round')}, "
            f"{output.count(len(told['meetings']), 'meeting')} of "
            f"{output.count(told['pairs'], 'pair')} of {told['unit']}."
        ),
        f"Seed: {told['seed']}",
        "",
        output.heading("The table"),
        _table(told["table"]),
    ]
    cross = _cross(told)
    if cross is not None:
        lines += ["", output.heading("Did better, in a hundred games"), cross]
    for row in told["table"]:
        if row["forfeits"]:
            games = output.count(row["forfeits"], "game")
            lines += ["", output.wrapped(f"{row['label']} lost {games} by forfeit.")]
    return "\n".join(lines)


def _table(rows: Sequence[dict[str, Any]]) -> str:
    """Write one line for each player, or some lines where it is too narrow."""
    heads = ["", "player", "points", "games", "won", "rating", "openskill"]
    lines = [
        [
            str(row["place"]),
            row["label"],
            f"{row['points']:g}",
            str(row["games"]),
            "-" if row["win_share"] is None else f"{100 * row['win_share']['mean']:.1f} %",
            _rating(row["rating"]),
            _skill(row["openskill"]),
        ]
        for row in rows
    ]
    if _fits([heads, *lines]):
        return output.table([heads, *lines])
    return "\n".join(
        part
        for place, label, *cells in lines
        for part in (
            output.wrapped(f"{place} {label}", indent="  "),
            output.table(list(zip(heads[2:], cells, strict=True)), indent="    "),
        )
    )


def _cross(told: dict[str, Any]) -> str | None:
    """Write the cross table; ``None`` if it does not fit."""
    order = [told["labels"].index(row["label"]) for row in told["table"]]
    rows = [["", "", *(str(row["place"]) for row in told["table"])]]
    for row in told["table"]:
        cells = []
        for other in order:
            against = row["against"][other]
            cells.append(
                f"{100 * against['better'] / against['games']:.0f}" if against["games"] else "-"
            )
        rows.append([str(row["place"]), row["label"], *cells])
    return output.table(rows) if _fits(rows) else None


def _fits(rows: Sequence[Sequence[str]]) -> bool:
    wide = [max(map(width_of, column)) for column in zip(*rows, strict=True)]
    return sum(wide) + 2 * len(wide) <= output.width()


def _rating(rating: dict[str, float | None] | None) -> str:
    if rating is None or rating["mean"] is None:
        return "-"
    low, high = rating["low"], rating["high"]
    room = "" if low is None or high is None else f" ± {(high - low) / 2:.0f}"
    return f"{elo(rating['mean'])}{room}"


def _skill(skill: dict[str, float] | None) -> str:
    return "-" if skill is None else f"{skill['mu']:.1f} ± {skill['sigma']:.1f}"
