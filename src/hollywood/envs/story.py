"""What happened in an episode, and how a seat saw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from hollywood.play import Event, Seat
from hollywood.play.text import to_json


class Happened(msgspec.Struct, frozen=True):
    """An event: the round, the board, and which match seats play there."""

    round_number: int
    board: int
    seats: tuple[Seat, ...]
    event: Event

    def place(self, seat: Seat) -> Seat | None:
        """The seat of the round that a match seat has; ``None`` if it does not play there."""
        return Seat(self.seats.index(seat)) if seat in self.seats else None


class Declined(msgspec.Struct, frozen=True):
    """A seat was asked about a discard and left it alone."""

    round_number: int
    seat: Seat


Entry: TypeAlias = Happened | Declined


def told(story: Sequence[Entry], seat: Seat) -> list[str]:
    """Tell what a seat saw, one line for each event: its own board, and who sat down there."""
    lines = []
    for entry in story:
        if isinstance(entry, Declined):
            lines.append(f"{entry.round_number} seat {entry.seat} leaves the discard")
            continue
        place = entry.place(seat)
        if place is None:
            continue
        seen = to_json(entry.event.seen_by(place)).decode()
        lines.append(f"{entry.round_number} {'-'.join(map(str, entry.seats))} {seen}")
    return lines


def rows_of(story: Sequence[Entry], seat: Seat, family: Any, most: int) -> list[tuple[int, ...]]:
    """Return the latest events as rows, as a seat saw them; at most so many."""
    rows: list[tuple[int, ...]] = []
    for entry in reversed(story):
        if len(rows) >= most:
            break
        if isinstance(entry, Declined):
            rows += reversed(family.declined(entry.seat, seat))
            continue
        place = entry.place(seat)
        if place is not None:
            rows += reversed(family.rows(entry.event.seen_by(place), place))
    return rows[most - 1 :: -1] if len(rows) > most else rows[::-1]
