"""The planes of the score sheet, in episodes of a whole match of gin."""

from __future__ import annotations

from typing import Any

from hollywood.envs.planes import Planes, Vector
from hollywood.gin.rules import GinRules
from hollywood.match.course import GinCourse
from hollywood.match.forms import side_of, sides
from hollywood.play import Seat

BOXES = 10.0
ROUNDS = 100.0


def sides_of(rules: GinRules) -> int:
    """How many sides the sheet has."""
    return len(sides(rules, Seat(0)))


def sheet_planes(rules: GinRules) -> tuple[tuple[str, Any, str], ...]:
    """Return the planes of the sheet: games x sides, your side first, then the next ones."""
    number = sides_of(rules)
    return (
        ("points", (rules.games, number), "the points in each game, divided by the target"),
        ("boxes", (rules.games, number), f"the boxes in each game, divided by {BOXES:.0f}"),
        ("won", (rules.games, number), "1 for the side that has won this game"),
        ("open", rules.games, "1 for a game that has begun and is not over"),
        ("rounds", 1, f"the rounds on the sheet, divided by {ROUNDS:.0f}"),
        ("sits_out", 1, "1 if you sit out this round"),
    )


def write_sheet(course: GinCourse, seat: Seat, planes: Planes, out: Vector) -> None:
    """Write the planes of the sheet for a match seat."""
    rules, sheet = course.rules, course.sheet
    among = sides(rules, course.first)
    mine, number = side_of(seat, among), len(among)
    points, boxes, won = (planes[name].offset for name in ("points", "boxes", "won"))
    begun = len(sheet.begun)
    for game, column in enumerate(sheet.columns):
        for step in range(number):
            side, at = (mine + step) % number, number * game + step
            out[points + at] = column.totals[side] / rules.target
            out[boxes + at] = column.boxes[side] / BOXES
            out[won + at] = float(column.winner == side)
        out[planes["open"].offset + game] = float(game < begun and not column.closed)
    out[planes["rounds"].offset] = len(sheet.entries) / ROUNDS
    out[planes["sits_out"].offset] = float(seat in course.seating.out)
