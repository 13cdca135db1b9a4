"""The results of a simulation as a figure with four panels, PNG or SVG."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hollywood.errors import HollywoodError
from hollywood.simulation.durable import move_whole
from hollywood.simulation.extras import need
from hollywood.simulation.figures import ending_counts
from hollywood.simulation.files import check_folder

SUFFIXES = (".png", ".svg")

_INK, _FAINT, _PAPER = "#22302b", "#7d8a84", "#fffdf8"
_FELT, _RED, _GOLD, _BLUE = "#2f6f56", "#b23a3a", "#c9963b", "#3d6a91"
_SHOWN = 0.998  # of all values; the few beyond are mentioned in text
_BARS = 60
_FEW = 8  # with fewer bars than this, bars are as narrow as if there were this many
_STYLE: dict[str, Any] = {
    "font.family": "DejaVu Sans",
    "font.size": 10.5,
    "text.color": _INK,
    "axes.labelcolor": _INK,
    "axes.edgecolor": _FAINT,
    "axes.facecolor": _PAPER,
    "axes.titlesize": 12.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "grid.color": "#e4dfd3",
    "xtick.color": _INK,
    "ytick.color": _INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "svg.hashsalt": "hollywood",
    "svg.fonttype": "path",
}


def check_plot(path: Path, *, resume: bool) -> None:
    """Raise HollywoodError if ``path`` exists or cannot be written to."""
    if path.suffix not in SUFFIXES:
        raise HollywoodError(
            f"--plot cannot be {path}: a name that ends in {' or '.join(SUFFIXES)}"
        )
    need("matplotlib", "--plot")
    check_folder(path)
    if path.exists() and not resume:
        raise HollywoodError(f"{path} is there already: nothing is written over it")
    raw = _unfinished(path)
    try:
        raw.touch()  # better to fail now than after an hour of play
        raw.unlink()
    except OSError as error:
        raise _cannot(path, error) from None


def draw(figures: dict[str, Any], path: Path) -> None:
    """Plot the results of a simulation; the file appears once it is whole."""
    import matplotlib as mpl

    style: Any = _STYLE
    raw = _unfinished(path)
    try:
        with mpl.rc_context(style):
            figure = _figure(figures)
            if path.suffix == ".svg":
                figure.savefig(raw, format="svg", metadata={"Date": None})
            else:
                figure.savefig(raw, format="png", dpi=150)
        move_whole(raw, path)
    except OSError as error:
        raw.unlink(missing_ok=True)
        raise _cannot(path, error) from None


def _unfinished(path: Path) -> Path:
    return path.with_name(f".{path.name}.new")


def _cannot(path: Path, error: OSError) -> HollywoodError:
    return HollywoodError(f"{path} cannot be written: {error.strerror or error}")


def _figure(found: dict[str, Any]) -> Any:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    engine = ConstrainedLayoutEngine(w_pad=0.18, h_pad=0.14, wspace=0.04, hspace=0.05)
    figure = Figure(figsize=(12, 8.6), layout=engine, facecolor=_PAPER)
    FigureCanvasAgg(figure)
    figure.suptitle(f"{_title(found)}\n", x=0.012, ha="left", fontsize=17, fontweight="bold")
    figure.text(0.0135, 0.936, _beneath(found), ha="left", color=_FAINT, fontsize=10.5)
    (ends, points), (turns, last) = figure.subplots(2, 2)
    gin = found["rules"]["family"] == "gin"
    _ends(ends, found)
    if gin:
        _histogram(points, found["points"], "Points of a win", "points", _GOLD, of="wins")
    else:
        _histogram(
            points,
            found["penalties"],
            "Penalty of a hand",
            "points left in hand",
            _GOLD,
            of="hands",
        )
    _histogram(turns, found["turns"], "Length of a round", "turns", _FELT)
    if not gin:
        _hands(last, found)
    elif "match_length" in found:
        _histogram(last, found["match_length"], "Length of a match", "rounds", _BLUE, of="matches")
    else:
        title = "Deadwood as dealt"
        _histogram(last, found["dealt_deadwood"], title, "points", _BLUE, of="hands")
    return figure


def _title(found: dict[str, Any]) -> str:
    return f"{found['preset']}: {', '.join(found['players'])}"


def _beneath(found: dict[str, Any]) -> str:
    parts = [f"{found['rounds']:,} rounds"]
    if found["matches"]:
        parts.append(f"{found['matches']:,} matches")
    parts += [*found["settings"], f"seed {found['seed']}"]
    return "   ·   ".join(parts)


def _ends(axes: Any, found: dict[str, Any]) -> None:
    counts = ending_counts(found)[::-1]
    shares = [100 * times / found["rounds"] for _, times in counts]
    bars = axes.barh([word for word, _ in counts], shares, color=_FELT, height=0.62)
    for bar, (word, _) in zip(bars, counts, strict=True):
        if word in {"dead hand", "stock exhausted", "turn cap"}:
            bar.set_color(_FAINT)
        elif word == "undercut":
            bar.set_color(_RED)
        elif "gin" in word:
            bar.set_color(_GOLD)
    axes.bar_label(bars, labels=[f"{share:.2f} %" for share in shares], padding=6)
    axes.set_title("How the rounds ended")
    axes.set_xlim(0, max(shares) * 1.16)
    axes.set_ylim(len(counts) - max(len(counts), 4) - 0.7, len(counts) - 0.3)
    axes.spines["bottom"].set_visible(False)
    axes.xaxis.set_visible(False)


def _histogram(
    axes: Any, figures: dict[str, Any], title: str, label: str, colour: str, *, of: str = "rounds"
) -> None:
    axes.set_title(title)
    axes.set_xlabel(label)
    items = figures["histogram"]
    if not items:
        axes.text(0.5, 0.5, "none", ha="center", color=_FAINT, transform=axes.transAxes)
        axes.set_axis_off()
        return
    everything = sum(times for _, times in items)
    last = _cut(items, everything)
    wide = _step(last - items[0][0] + 1)
    first = items[0][0] // wide * wide
    shares = [0.0] * ((last - first) // wide + 1)
    beyond = 0
    for value, times in items:
        if value <= last:
            shares[(value - first) // wide] += 100 * times / everything
        else:
            beyond += times
    middles = [first + place * wide + (wide - 1) / 2 for place in range(len(shares))]
    axes.bar(middles, shares, width=wide * 0.88, color=colour)
    axes.yaxis.grid(visible=True)
    axes.set_ylabel(f"% of {of}" if wide == 1 else f"% of {of}, in steps of {wide}")
    axes.set_ylim(0, max(shares) * 1.18)
    axes.axvline(figures["mean"], color=_INK, linewidth=1.2, linestyle=(0, (4, 3)))
    if beyond:
        axes.set_xlabel(
            f"{label}   ({100 * beyond / everything:.2g} % beyond {last}, at most {items[-1][0]})"
        )
    if len(shares) < _FEW:
        axes.set_xlim(first - 1 - (_FEW - len(shares)) / 2, last + 1 + (_FEW - len(shares)) / 2)
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.set_title(_mean(figures), loc="right", fontsize=10.5, fontweight="normal")


def _step(values: int) -> int:
    """Return how many values share a bar: the least of 1, 2, 5, 10, 20, ... that is enough."""
    step, place = 1, 0
    while step * _BARS < values:
        step = step * (2, 5, 2)[place] // (1, 2, 1)[place]
        place = (place + 1) % 3
    return step


def _cut(items: Sequence[Sequence[int]], everything: int) -> int:
    """Return the last value to be drawn."""
    seen = 0
    for value, times in items:
        seen += times
        if seen >= _SHOWN * everything:
            return value
    return items[-1][0]


def _mean(figures: dict[str, Any]) -> str:
    mean, sd = figures["mean"], figures["sd"]
    return f"mean {mean:.1f}" if sd is None else f"mean {mean:.1f}, sd {sd:.1f}"


def _hands(axes: Any, found: dict[str, Any]) -> None:
    contracts = found["rules"]["contracts"]
    played = [hand for hand in found["hands"] if hand["rounds"]]
    names = [f"{hand['hand']}\n{contracts[hand['hand'] - 1]}" for hand in played]
    means = [hand["penalties"]["mean"] for hand in played]
    bars = axes.bar(names, means, color=_BLUE, width=0.68)
    axes.bar_label(bars, labels=[f"{mean:.0f}" for mean in means], padding=4)
    axes.set_title("Penalty, hand by hand")
    axes.set_xlabel("hand and contract")
    axes.set_ylabel("mean penalty of a player")
    axes.set_ylim(0, max(means) * 1.18 or 1)
    axes.yaxis.grid(visible=True)
