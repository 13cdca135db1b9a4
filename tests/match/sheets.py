"""Sheets for the tests: rules with one change, entries in short form, random matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from hollywood.gin.rules import GinRules
from hollywood.match.columns import Entry
from hollywood.match.sheet import ScoreSheet

HOLLYWOOD = GinRules()

# A match on paper: 100 for a game, 25 for a box; Ann wins all three games.
WORKED = ((0, 18), (1, 12), (0, 25), (1, 30), (0, 15), (0, 22), (1, 20), (0, 28), (0, 41))


def rules(**knobs: Any) -> GinRules:
    """Hollywood rules with some knobs changed; one game is the single game of gin."""
    if knobs.get("games") == 1:
        knobs = {"scoring": "single"} | knobs
    return GinRules(**knobs)


def sheet(
    results: Sequence[tuple[int, int] | None],
    sides: Sequence[str] = ("Ann", "Bob"),
    **knobs: Any,
) -> ScoreSheet:
    """A sheet after some results, each (winner, points), or None for a dead hand."""
    on_paper = ScoreSheet(tuple(sides), rules(**knobs))
    for result in results:
        on_paper = on_paper.after(Entry(None, boxes=0) if result is None else Entry(*result))
    return on_paper


def entries(sides: int = 2, size: int = 40) -> st.SearchStrategy[list[Entry]]:
    """Rounds of every kind: small and large, dead, with extra boxes."""
    scored = st.builds(
        Entry,
        winner=st.integers(0, sides - 1),
        points=st.one_of(st.integers(0, 120), st.just(40)),
        boxes=st.integers(1, 4),
    )
    dead = st.just(Entry(winner=None, boxes=0, kind="draw"))
    return st.lists(st.one_of(scored, scored, scored, scored, dead), max_size=size)


@st.composite
def sheets(draw: st.DrawFn, /, **fixed: Any) -> ScoreSheet:
    """Any sheet in any state, with any rules that affect a sheet."""
    games = draw(st.integers(1, 9))
    sides = draw(st.integers(2, 3))
    knobs: dict[str, Any] = {
        "games": games,
        "credit": draw(st.sampled_from(["wins", "rounds"])),
        "closed_entry": draw(st.sampled_from(["shift", "forfeit"])),
        "target": draw(st.sampled_from([50, 100, 150])),
        "series_end": draw(st.sampled_from(["all_three", "two_wins"])),
        "overall": draw(st.sampled_from(["two_of_three", "all_three", "net"])),
        "game_bonus": draw(st.sampled_from([0, 100])),
        "box_bonus": draw(st.sampled_from([0, 20, 25])),
        "shutout": draw(
            st.sampled_from(
                [
                    None,
                    {"kind": "replace_game_bonus", "points": 200},
                    {"kind": "add", "points": 100},
                    {"kind": "double", "points": 0},
                ]
            )
        ),
        "third_game_doubled": draw(st.booleans()),
        "sweep_doubled": draw(st.booleans()),
        "settlement": draw(st.sampled_from([None, "lower_total_pays_difference"])),
        "stake": draw(st.sampled_from([0, 1, 25])),
        "rounding": draw(st.sampled_from([1, 10, 500])),
    }
    knobs |= fixed
    if knobs["series_end"] == "two_wins" and knobs["overall"] == "all_three":
        knobs["overall"] = "net"
    if knobs["games"] == 1:
        knobs |= {"third_game_doubled": False, "sweep_doubled": False}
    on_paper = ScoreSheet(("Ann", "Bob", "Cy")[:sides], rules(**knobs))
    for entry in draw(entries(sides)):
        if on_paper.over:
            break
        on_paper = on_paper.after(entry)
    return on_paper
