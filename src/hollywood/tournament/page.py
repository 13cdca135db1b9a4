"""The report of a tournament as one HTML file: the table, the cross table, and two plots.

It needs no network and no script. The plots are drawn as SVG from the same figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from hollywood.writing import width_of

_COLORS: Final = ("#2f6f56", "#b23a3a", "#3d6a91", "#c9963b", "#7a4f8a", "#4a8f8f", "#8a6a4f")
_ROW, _RIGHT, _WIDTH = 28, 52, 480  # a plot fits on a phone
_LETTER = 9  # the width of one in a plot, roughly
_SHOWN_LINES = 12  # how many players the second plot shows
_ABOUT_RATINGS: Final = (
    "Bradley-Terry on the scale of Elo, with 95% intervals; 0 is the average. "
    "Players whose intervals overlap may be equally strong."
)
_STYLE: Final = """
:root { color-scheme: light dark; --ink: light-dark(#22302b, #e8ece9);
  --paper: light-dark(#fffdf8, #17201c); --line: light-dark(#ddd6c6, #36423c);
  --soft: light-dark(#66736d, #a3b0a9); --felt: light-dark(#2f6f56, #62b390); }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; margin-bottom: .2rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
p { color: var(--soft); max-width: 42rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .7rem; text-align: right; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
th { font-weight: 600; } th.name, td.name { text-align: left; } td.self { background: var(--line); }
svg { width: 100%; max-width: 38rem; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .soft { fill: var(--soft); } svg .grid { stroke: var(--line); }
svg .mark { fill: var(--felt); stroke: var(--felt); }
@media (max-width: 40rem) { body { margin: 1rem auto; font-size: 14px; }
  th, td { padding: .3rem .35rem; } svg text { font-size: 15px; } }
"""


def page_of(told: dict[str, Any], *, game: str) -> str:
    """Return the page of the figures from :func:`hollywood.tournament.figures.figures_of`."""
    systems = {"round-robin": "Round robin", "swiss": "Swiss system", "knockout": "Knockout"}
    title = f"{systems[told['system']]} of {len(told['players'])} players"
    table = told["table"]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(game)}<br>{escape(_about(told))}</p>",
        "<h2>Table</h2>",
        _table(table),
    ]
    if any(row["rating"] is not None for row in table):
        parts += [
            "<h2>Ratings</h2>",
            f"<p>{_ABOUT_RATINGS}</p>",
            _rating_plot(table),
        ]
    parts += [
        "<h2>Cross table</h2>",
        "<p>The share of games in which the player on the left did better than the one above.</p>",
        _cross(table, told["labels"]),
    ]
    if told["rounds"] > 1:
        parts += ["<h2>Points by round</h2>", _round_plot(table, told["rounds"])]
    parts += ["<h2>Meetings</h2>", _meetings(told["meetings"])]
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def _about(told: dict[str, Any]) -> str:
    rounds = f"{told['rounds']} round{'s' if told['rounds'] != 1 else ''}"
    pairs = f"{told['pairs']} pair{'s' if told['pairs'] != 1 else ''} of {told['unit']}"
    stopped = " The tournament was stopped; these are its whole rounds." * told["interrupted"]
    return f"{rounds}, {pairs} in a meeting. Seed: {told['seed']}.{stopped}"


def _table(rows: Sequence[dict[str, Any]]) -> str:
    heads = ["", "player", "points", "games", "games won", "rating", "openskill"]
    lines = [
        [
            str(row["place"]),
            row["label"],
            f"{row['points']:g}",
            str(row["games"]),
            _percent(row["win_share"]),
            _rating(row["rating"]),
            _skill(row["openskill"]),
        ]
        for row in rows
    ]
    return _html_table(heads, lines)


def _html_table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    def row(cells: Sequence[str], tag: str) -> str:
        told = "".join(
            f"<{tag}{' class=name' if place == 1 else ''}>{escape(cell)}</{tag}>"
            for place, cell in enumerate(cells)
        )
        return f"<tr>{told}</tr>"

    body = "\n".join(row(line, "td") for line in lines)
    return f'<div class="wide"><table>\n{row(heads, "th")}\n{body}\n</table></div>'


def _cross(rows: Sequence[dict[str, Any]], labels: Sequence[str]) -> str:
    order = [labels.index(row["label"]) for row in rows]
    heads = "".join(f"<th>{place}</th>" for place in range(1, len(rows) + 1))
    lines = []
    for row in rows:
        cells = []
        for other in order:
            against = row["against"][other]
            if against["label"] == row["label"]:
                cells.append('<td class="self"></td>')
            elif not against["games"]:
                cells.append("<td>–</td>")
            else:
                part = against["better"] / against["games"]
                color = f"color-mix(in srgb, #2f9f6f {abs(part - 0.5) * 110:.0f}%, transparent)"
                if part < 0.5:
                    color = color.replace("#2f9f6f", "#c0453f")
                title = f"{against['better']:g} of {against['games']}"
                cells.append(
                    f'<td style="background:{color}" title="{title}">{100 * part:.0f}</td>'
                )
        name = escape(row["label"])
        lines.append(
            f'<tr><th>{row["place"]}</th><td class="name">{name}</td>{"".join(cells)}</tr>'
        )
    body = "\n".join(lines)
    return f'<div class="wide"><table>\n<tr><th></th><th></th>{heads}</tr>\n{body}\n</table></div>'


def _meetings(meetings: Sequence[dict[str, Any]]) -> str:
    lines = [
        [
            f"{each['round']}.{each['table']}",
            " – ".join(each["players"]),
            " – ".join(f"{100 * part:.0f} %" for part in each["win_shares"]),
            str(each["pairs"]),
        ]
        for each in meetings
    ]
    return _html_table(["round", "players", "games won", "pairs"], lines)


# ------------------------------------------------------------------------------ the plots


def _rating_plot(rows: Sequence[dict[str, Any]]) -> str:
    """Draw each rating as a dot with its interval."""
    shown = [row for row in rows if row["rating"] is not None]
    values = [
        value
        for row in shown
        for value in (row["rating"]["low"], row["rating"]["mean"], row["rating"]["high"])
        if value is not None
    ]
    low, high = _range(values)
    height = _ROW * len(shown) + 46
    left = _room_for([row["label"] for row in shown])
    scale = (_WIDTH - left - _RIGHT) / (high - low)

    def at(value: float) -> float:
        return left + (value - low) * scale

    parts = [
        _grid(at(tick), height - 30, f"{tick:+.0f}" if tick else "0") for tick in _ticks(low, high)
    ]
    for number, row in enumerate(shown):
        y = _ROW * number + 24
        rating = row["rating"]
        parts.append(_text(left - 12, y + 4, row["label"], "end"))
        if rating["low"] is not None:
            parts.append(
                f'<line class="mark" stroke-width="2" x1="{at(rating["low"]):.1f}" y1="{y}" '
                f'x2="{at(rating["high"]):.1f}" y2="{y}"/>'
            )
        parts.append(f'<circle class="mark" cx="{at(rating["mean"]):.1f}" cy="{y}" r="5"/>')
        parts.append(_text(_WIDTH - _RIGHT + 8, y + 4, elo(rating["mean"]), "start"))
    return _svg(height, parts, "The ratings of the players with their intervals")


def _round_plot(rows: Sequence[dict[str, Any]], rounds: int) -> str:
    """Draw the points of the best players after each round."""
    shown = rows[:_SHOWN_LINES]
    most = max((row["points"] for row in shown), default=1.0) or 1.0
    height = 300
    labels = [f"{row['label']} {row['points']:g}" for row in shown]
    across = (_WIDTH - 40 - _room_for(labels)) / rounds

    def spot(number: int, points: float) -> str:
        return f"{16 + number * across:.1f},{height - 40 - points / most * (height - 70):.1f}"

    parts = []
    for number in range(rounds + 1):
        if number % max(1, rounds // 8) == 0:
            x = 16 + number * across
            parts.append(_grid(x, height - 34, str(number)))
    ends: list[float] = []
    for place, row in enumerate(shown):
        color = _COLORS[place % len(_COLORS)]
        points = [0.0, *row["points_by_round"]]
        dash = "" if place < len(_COLORS) else ' stroke-dasharray="6 4"'
        line = " ".join(spot(number, value) for number, value in enumerate(points))
        parts.append(
            f'<polyline fill="none" stroke="{color}" stroke-width="2.5"{dash} points="{line}"/>'
        )
        end = float(spot(rounds, points[-1]).partition(",")[2])
        while any(abs(end - other) < 18 for other in ends):
            end += 18
        ends.append(end)
        x = 24 + rounds * across
        parts.append(f'<rect x="{x:.1f}" y="{end - 5:.1f}" width="10" height="10" fill="{color}"/>')
        parts.append(_text(x + 16, end + 4, labels[place], "start"))
    return _svg(max(height, int(max(ends, default=0)) + 20), parts, "Points after each round")


def _room_for(labels: Sequence[str]) -> int:
    """Return the width that the longest label takes in a plot."""
    return 20 + _LETTER * min(20, max(map(width_of, labels), default=0))


def _svg(height: int, parts: Sequence[str], title: str) -> str:
    body = "\n".join(parts)
    return (
        f'<div class="wide"><svg viewBox="0 0 {_WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}">\n{body}\n</svg></div>'
    )


def _grid(x: float, height: float, text: str) -> str:
    line = f'<line class="grid" x1="{x:.1f}" y1="8" x2="{x:.1f}" y2="{height:.0f}"/>'
    label = (
        f'<text class="soft" x="{x:.1f}" y="{height + 18:.0f}" text-anchor="middle">{text}</text>'
    )
    return f"{line}{label}"


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _range(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values, default=0.0), max(values, default=0.0)
    room = max(10.0, 0.05 * (high - low))
    return low - room, high + room


def _ticks(low: float, high: float) -> list[float]:
    step = next(
        (size for size in (10, 20, 50, 100, 200, 500, 1000, 2000) if (high - low) / size <= 6), 5000
    )
    first = -(-low // step)
    return [step * number for number in range(int(first), int(high // step) + 1)]


def _percent(part: dict[str, float] | None) -> str:
    return "–" if part is None else f"{100 * part['mean']:.1f} %"


def _rating(rating: dict[str, float | None] | None) -> str:
    if rating is None or rating["mean"] is None:
        return "–"
    low, high = rating["low"], rating["high"]
    room = "" if low is None or high is None else f" ± {(high - low) / 2:.0f}"
    return f"{elo(rating['mean'])}{room}"


def elo(value: float) -> str:
    """Return a rating in whole points with its sign.

    >>> elo(12.4), elo(-0.3)
    ('+12', '0')
    """
    whole = round(value)
    return f"{whole:+d}" if whole else "0"


def _skill(skill: dict[str, float] | None) -> str:
    return "–" if skill is None else f"{skill['mu']:.1f} ± {skill['sigma']:.1f}"
