"""Gin as an environment, for every form and preset."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hollywood.envs.gin import actions
from hollywood.envs.gin.history import ROW, rows_of
from hollywood.envs.gin.planes import ROUND, write_round
from hollywood.envs.gin.sheet import sheet_planes, write_sheet
from hollywood.envs.planes import Planes, Vector
from hollywood.gin.events import GinEvent
from hollywood.gin.rules import GinRules
from hollywood.gin.sight import GinView
from hollywood.match.course import GinCourse
from hollywood.match.match import Match
from hollywood.play import Action, Seat

_TURN = 5
"""At most so many actions in a turn: pass twice, draw, discard, and one more."""
_ENDING = 2 * 11 + 4
"""At most so many after the last discard: layoffs, a show, a finish, and choosing the melds."""


class GinFamily:
    """The actions and planes of gin."""

    row = ROW

    def __init__(self, rules: GinRules, *, episode: str, spreads: str) -> None:
        """``episode`` and ``spreads`` are those of the game."""
        self.rules = rules
        self.every: bool = spreads == "all"
        self.match: bool = episode == "match"
        self.actions = actions.COUNT_ALL if self.every else actions.COUNT
        self.table: tuple[tuple[int, int, str], ...] = (
            actions.TABLE_ALL if self.every else actions.TABLE
        )
        laying = actions.LAYING if self.every else ()
        self.planes: tuple[tuple[str, Any, str], ...] = (
            *ROUND,
            *laying,
            *(sheet_planes(rules) if self.match else ()),
        )
        self._places = Planes(self.planes)
        boards = rules.players // 2 if rules.form == "partnership" else 1
        laid = 2 * (16 if self.every else 0)
        self.most_actions: int = boards * (2 + 2 * rules.turn_cap + _ENDING + laid)

    def name_of(self, action: int) -> str:
        """Name an action in words."""
        return actions.name_of(action)

    def id_of(self, move: Action | None, view: GinView) -> int:
        """Return the id of a move."""
        assert move is not None, "in gin, every seat that is asked has to act"
        return actions.id_of(move)

    def move_of(self, action: int, view: GinView) -> Action:
        """Return the move that an action means, with the best spread."""
        return actions.move_of(action, view)

    def legal_ids(self, view: GinView) -> list[int]:
        """Return the ids of everything that the viewer may do, in ascending order."""
        return actions.legal_ids(view)

    def ways(self, action: int, view: GinView) -> Iterator[tuple[tuple[int, ...], Action]]:
        """Yield the ways to lay melds that an action begins: how they are spelled, and the move."""
        if action in (actions.SHOW, actions.BIG_GIN) or (actions.KNOCK <= action < actions.LAY_OFF):
            yield from actions.ways(action, view)

    def write(
        self,
        match: Match,
        seat: Seat,
        view: GinView | None,
        asked: tuple[Seat, ...],
        out: Vector,
    ) -> None:
        """Write the observation of a match seat to a vector of zeros."""
        if view is not None:
            write_round(view, out)
        if self.match:
            assert isinstance(match.course, GinCourse)
            write_sheet(match.course, seat, self._places, out)

    def write_laying(self, action: int, named: tuple[int, ...], out: Vector) -> None:
        """Write the cards that the seat has named so far, and the card it discards."""
        first = self._places["laying"].offset
        for number in named:
            if number >= actions.MELD:
                out[first + number - actions.MELD] = 1.0
        if actions.KNOCK <= action < actions.LAY_OFF:
            out[self._places["leaving"].offset + action - actions.KNOCK] = 1.0

    def declined(self, seat: Seat, viewer: Seat) -> list[tuple[int, ...]]:
        """Nobody is asked about a discard in gin."""
        raise AssertionError((seat, viewer))

    def rows(self, event: GinEvent, seat: Seat | None) -> list[tuple[int, ...]]:
        """Return an event, as a round seat saw it, as rows of whole numbers."""
        return rows_of(event, seat)
