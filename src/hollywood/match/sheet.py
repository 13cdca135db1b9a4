"""The score sheet: names, rules, and entries. Everything else follows from them.

Ordinary gin is a sheet with one column. The rules for crediting wins are in
:mod:`hollywood.match.columns`, and the value of the columns in :mod:`hollywood.match.settlement`.

A sheet has two sides, or three if three people each keep a score. The match is over when all games
are over (``series_end=all_three``) or when one side has won two of them (``two_wins``). The winner
is the side that won the most games (``overall=two_of_three``; a side with more than half of the
games wins early), the side that won all games (``all_three``), or the side that gains the most in
the settlement (``net``). A match may end without a winner.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import msgspec

from hollywood.errors import HollywoodError, IllegalAction
from hollywood.gin.rules import GinRules
from hollywood.match.columns import Column, Entry, Filling, Line, fill_columns
from hollywood.match.settlement import Settlement, settle

__all__ = ["Column", "Entry", "Line", "ScoreSheet", "Scorer"]


_OVER = "the match is over: nothing more is scored on this sheet"


class ScoreSheet(msgspec.Struct, frozen=True, dict=True):
    """A Hollywood sheet; ``after(entry)`` is the sheet with one more line."""

    sides: tuple[str, ...]
    rules: GinRules
    entries: tuple[Entry, ...] = ()

    def __post_init__(self) -> None:
        if not 2 <= len(self.sides) <= 3:
            raise HollywoodError(f"a sheet has 2 or 3 sides, not {len(self.sides)}")
        for entry in self.entries:
            _check(entry, len(self.sides))

    def after(self, entry: Entry) -> ScoreSheet:
        """Return the sheet with one more entry; IllegalAction when the match is over."""
        if self.over:
            raise IllegalAction(_OVER)
        return ScoreSheet(self.sides, self.rules, (*self.entries, entry))

    def corrected(self, number: int, entry: Entry | None) -> ScoreSheet:
        """Return the sheet with entry ``number`` (from 1) changed, or deleted if it is ``None``.

        Everything after it is computed again; IllegalAction if the match would then have ended
        before its last entry.
        """
        if not 1 <= number <= len(self.entries):
            raise HollywoodError(f"there is no entry {number}: there are {len(self.entries)}")
        changed = () if entry is None else (entry,)
        scorer = Scorer(self.sides, self.rules)
        for other in (*self.entries[: number - 1], *changed, *self.entries[number:]):
            scorer.enter(other)
        return scorer.sheet()

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """The games, each with its lines, totals, boxes and winner."""
        return fill_columns(self.entries, len(self.sides), self.rules)

    @property
    def begun(self) -> tuple[Column, ...]:
        """The games that have begun; in a running series, a game begins as another one closes."""
        at_once = self.rules.games_at_once
        if at_once is None:
            return self.columns
        return self.columns[: at_once + sum(column.closed for column in self.columns)]

    @cached_property
    def written(self) -> tuple[Mapping[int, Line], ...]:
        """The line of each entry in each game, by the number of the entry, from 1."""
        return tuple({line.entry: line for line in column.lines} for column in self.columns)

    def totals(self, side: int) -> tuple[int, ...]:
        """The points of one side, game by game."""
        return tuple(column.totals[side] for column in self.columns)

    def boxes(self, side: int) -> tuple[int, ...]:
        """The boxes of one side, game by game, extra boxes included."""
        return tuple(column.boxes[side] for column in self.columns)

    def needed(self, side: int) -> tuple[int | None, ...]:
        """The points that one side still needs, game by game; ``None`` if the game is over."""
        return tuple(
            None if column.closed else self.rules.target - column.totals[side]
            for column in self.columns
        )

    @property
    def game_winners(self) -> tuple[int | None, ...]:
        """The winner of each game; ``None`` while the game is open."""
        return tuple(column.winner for column in self.columns)

    @property
    def games_won(self) -> tuple[int, ...]:
        """The number of games each side has won."""
        return tuple(self.game_winners.count(side) for side in range(len(self.sides)))

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return _over(self.game_winners, self.rules)

    @property
    def winner(self) -> int | None:
        """The winner of the match; ``None`` while undecided, or if nobody wins."""
        if self.rules.overall == "net" and self.rules.games > 1:
            return _only_best(self.settlement.net) if self.over else None
        if self.rules.overall == "all_three":
            won = self.games_won
            return won.index(self.rules.games) if self.rules.games in won else None
        if self._majority is not None:
            return self._majority
        return _only_best(self.games_won) if self.over else None

    @cached_property
    def settlement(self) -> Settlement:
        """What the finished games are worth, and who pays whom."""
        return settle(self.columns, self.rules)

    @property
    def _majority(self) -> int | None:
        for side, won in enumerate(self.games_won):
            if 2 * won > self.rules.games:
                return side
        return None


class Scorer:
    """Writes a sheet entry by entry; adding an entry takes constant time."""

    def __init__(self, sides: Sequence[str], rules: GinRules) -> None:
        self._begun = ScoreSheet(tuple(sides), rules)
        self._filling = Filling(len(sides), rules)
        self._entries: list[Entry] = []

    def enter(self, entry: Entry) -> None:
        """Write one more entry; IllegalAction if the match is over."""
        if self.over:
            raise IllegalAction(_OVER)
        _check(entry, len(self._begun.sides))
        self._filling.add(entry)
        self._entries.append(entry)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return _over(self._filling.game_winners, self._begun.rules)

    def sheet(self) -> ScoreSheet:
        """The sheet with all entries so far."""
        return ScoreSheet(self._begun.sides, self._begun.rules, tuple(self._entries))


def _check(entry: Entry, sides: int) -> None:
    if entry.winner is None:
        return
    if not 0 <= entry.winner < sides:
        raise HollywoodError(f"side {entry.winner} is not on a sheet of {sides}")
    if entry.points < 0 or entry.boxes < 0:
        raise HollywoodError("points and boxes of an entry cannot be less than 0")


def _over(game_winners: Sequence[int | None], rules: GinRules) -> bool:
    won = [winner for winner in game_winners if winner is not None]
    if rules.series_end == "two_wins" and any(won.count(side) >= 2 for side in won):
        return True
    return len(won) == len(game_winners)


def _only_best(numbers: tuple[int, ...]) -> int | None:
    best = max(numbers)
    return numbers.index(best) if numbers.count(best) == 1 else None
