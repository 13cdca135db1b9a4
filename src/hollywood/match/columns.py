"""How the rounds won fall into the columns of a Hollywood sheet.

Three games (or any number) are played at once. With ``credit=wins`` a side's first win counts in
game 1, its second in games 1 and 2, and so on; with ``credit=rounds`` it is the number of the
scored round, whoever won it. A game is over, and its column frozen, when a side has the target.

A side without a score when a game ends is shut out of it. With ``closed_entry=shift`` its next
score goes to the next open game: each side has the games it has *entered*; a win enters the lowest
open game not entered yet, and the points go to every open game it has entered. With ``forfeit`` the
n-th win counts in the open games among the first n, and is lost if there is none.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hollywood.gin.rules import GinRules


class Entry(msgspec.Struct, frozen=True):
    """One round as the sheet knows it; ``winner`` is a side, ``None`` for a round nobody scored."""

    winner: int | None
    points: int = 0
    boxes: int = 1
    kind: str = ""


class Line(msgspec.Struct, frozen=True):
    """One entry in one column: whose, how many points and boxes, and the running total."""

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
    closed_at: int | None  # number of the entry that ended it

    @property
    def closed(self) -> bool:
        """Is the game over?"""
        return self.winner is not None

    @property
    def shut_out(self) -> tuple[int, ...]:
        """The sides that lost the finished game without a point."""
        if self.winner is None:
            return ()
        return tuple(s for s, total in enumerate(self.totals) if not total and s != self.winner)

    @property
    def on_the_schneid(self) -> tuple[int, ...]:
        """The sides without a point in the open game, once another has one."""
        if self.closed or not any(self.totals):
            return ()
        return tuple(side for side, total in enumerate(self.totals) if not total)

    def of(self, side: int) -> tuple[Line, ...]:
        """The lines of one side."""
        return tuple(line for line in self.lines if line.side == side)


def fill_columns(entries: Sequence[Entry], sides: int, rules: GinRules) -> tuple[Column, ...]:
    """Write the entries into the columns of an empty sheet."""
    lines: list[list[Line]] = [[] for _ in range(rules.games)]
    totals = [[0] * sides for _ in range(rules.games)]
    boxes = [[0] * sides for _ in range(rules.games)]
    won: list[tuple[int, int] | None] = [None] * rules.games  # (winner, entry number)
    entered: list[set[int]] = [set() for _ in range(sides)]
    wins = [0] * sides
    scored = 0
    for number, entry in enumerate(entries, 1):
        side = entry.winner
        if side is None:
            continue
        wins[side] += 1
        scored += 1
        still_open = [game for game in range(rules.games) if won[game] is None]
        if rules.credit == "rounds":
            credited = [game for game in still_open if game < scored]
        elif rules.closed_entry == "forfeit":
            credited = [game for game in still_open if game < wins[side]]
        else:
            entered[side].update([game for game in still_open if game not in entered[side]][:1])
            credited = [game for game in still_open if game in entered[side]]
        for game in credited:
            totals[game][side] += entry.points
            boxes[game][side] += entry.boxes
            lines[game].append(
                Line(number, side, entry.points, totals[game][side], boxes=entry.boxes)
            )
            if totals[game][side] >= rules.target:
                won[game] = (side, number)
    return tuple(
        Column(
            number=game + 1,
            lines=tuple(lines[game]),
            totals=tuple(totals[game]),
            boxes=tuple(boxes[game]),
            winner=end[0] if end else None,
            closed_at=end[1] if end else None,
        )
        for game, end in enumerate(won)
    )
