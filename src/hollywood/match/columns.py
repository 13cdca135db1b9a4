"""How won rounds fill the columns of a Hollywood sheet.

Three games (or any number) are played at once. With ``credit=wins``, a side's first win counts in
game 1, its second win in games 1 and 2, and so on. With ``credit=rounds``, the number of the scored
round decides, whoever won it. When a side reaches the target, the game is over and its column is
frozen.

A side without a score when a game ends is shut out of that game. With ``closed_entry=shift``, its
next score goes to the next open game: each side has a set of games that it has *entered*. A win
enters the lowest open game not entered yet, and the points count in every open game the side has
entered. With ``forfeit``, the n-th win counts in the open games among the first n. If there are
none, the win is lost.

In a running series (``games_at_once``) only some of the games are open at first. As one closes, the
next one opens, and the next round can count in it.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hollywood.gin.rules import GinRules


class Entry(msgspec.Struct, frozen=True):
    """One round as the sheet records it; ``winner`` is a side, or ``None`` if nobody scored."""

    winner: int | None
    points: int = 0
    boxes: int = 1
    kind: str = ""


class Line(msgspec.Struct, frozen=True):
    """One entry in one column: the side, its points and boxes, and the running total."""

    entry: int  # number of the entry on the sheet, from 1
    side: int
    points: int
    total: int
    boxes: int = 1


class Column(msgspec.Struct, frozen=True):
    """One game: its lines in order, and what follows from them."""

    number: int  # from 1
    lines: tuple[Line, ...]
    totals: tuple[int, ...]  # points of each side
    boxes: tuple[int, ...]  # boxes of each side
    winner: int | None  # the side that reached the target; None while the game is open
    closed_at: int | None  # number of the entry that ended the game

    @property
    def closed(self) -> bool:
        """Whether the game is over."""
        return self.winner is not None

    @property
    def shut_out(self) -> tuple[int, ...]:
        """The sides that lost the finished game without a point."""
        if self.winner is None:
            return ()
        return tuple(s for s, total in enumerate(self.totals) if not total and s != self.winner)

    @property
    def on_the_schneid(self) -> tuple[int, ...]:
        """The sides that have no points in the open game while another side has some."""
        if self.closed or not any(self.totals):
            return ()
        return tuple(side for side, total in enumerate(self.totals) if not total)

    def of(self, side: int) -> tuple[Line, ...]:
        """The lines of one side."""
        return tuple(line for line in self.lines if line.side == side)


class Filling:
    """The columns of a sheet while they are being filled; adding an entry takes constant time."""

    def __init__(self, sides: int, rules: GinRules) -> None:
        self._rules = rules
        self._lines: list[list[Line]] = [[] for _ in range(rules.games)]
        self._totals = [[0] * sides for _ in range(rules.games)]
        self._boxes = [[0] * sides for _ in range(rules.games)]
        # The winner of each game and the number of the entry that ended it.
        self._won: list[tuple[int, int] | None] = [None] * rules.games
        self._entered: list[set[int]] = [set() for _ in range(sides)]
        self._wins = [0] * sides
        self._scored = 0
        self._number = 0

    @property
    def game_winners(self) -> tuple[int | None, ...]:
        """The winner of each game; ``None`` while the game is open."""
        return tuple(None if end is None else end[0] for end in self._won)

    def add(self, entry: Entry) -> None:
        """Write one more entry in the games where it counts."""
        self._number += 1
        side = entry.winner
        if side is None:
            return
        self._wins[side] += 1
        self._scored += 1
        for game in self._credited(side):
            total = self._totals[game][side] + entry.points
            self._totals[game][side] = total
            self._boxes[game][side] += entry.boxes
            self._lines[game].append(
                Line(self._number, side, entry.points, total, boxes=entry.boxes)
            )
            if total >= self._rules.target:
                self._won[game] = (side, self._number)

    def columns(self) -> tuple[Column, ...]:
        """The columns so far."""
        return tuple(
            Column(
                number=game + 1,
                lines=tuple(self._lines[game]),
                totals=tuple(self._totals[game]),
                boxes=tuple(self._boxes[game]),
                winner=end[0] if end else None,
                closed_at=end[1] if end else None,
            )
            for game, end in enumerate(self._won)
        )

    def _still_open(self) -> list[int]:
        """The games, from 0, that are open now."""
        still_open = [game for game, end in enumerate(self._won) if end is None]
        return still_open[: self._rules.games_at_once]

    def _credited(self, side: int) -> list[int]:
        """The games, from 0, that the win just counted is written in."""
        still_open = self._still_open()
        if self._rules.credit == "rounds":
            return [game for game in still_open if game < self._scored]
        if self._rules.closed_entry == "forfeit":
            return [game for game in still_open if game < self._wins[side]]
        entered = self._entered[side]
        entered.update([game for game in still_open if game not in entered][:1])
        return [game for game in still_open if game in entered]


def fill_columns(entries: Iterable[Entry], sides: int, rules: GinRules) -> tuple[Column, ...]:
    """Write the entries into the columns of an empty sheet."""
    filling = Filling(sides, rules)
    for entry in entries:
        filling.add(entry)
    return filling.columns()
