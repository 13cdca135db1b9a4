"""May-I as an environment, for every preset and two to eight players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hollywood.contract.events import ContractEvent
from hollywood.contract.rules import ContractRules
from hollywood.contract.sight import ContractView
from hollywood.envs.contract.actions import LAY_DOWN, Ids, most_melds
from hollywood.envs.contract.history import DECLINED, ROW, rows_of
from hollywood.envs.contract.planes import POINTS, match_planes, round_planes, write_round
from hollywood.envs.planes import KINDS, Planes, Vector
from hollywood.match.course import ContractCourse
from hollywood.match.match import Match
from hollywood.play import Action, Seat

LAYING = (("laying", KINDS, "how many of each card you have named for your lay down so far"),)
"""The plane that is added with ``spreads="all"``."""


class ContractFamily:
    """The actions and planes of May-I."""

    row = ROW

    def __init__(self, rules: ContractRules, players: int, *, episode: str, spreads: str) -> None:
        """``episode`` and ``spreads`` are those of the game."""
        self.rules = rules
        self.players = players
        self.every: bool = spreads == "all"
        self.match: bool = episode == "match"
        self.ids: Ids = Ids(most_melds(rules, players), every=self.every)
        self.actions: int = self.ids.count
        self.table: tuple[tuple[int, int, str], ...] = self.ids.table
        self.planes: tuple[tuple[str, Any, str], ...] = (
            *round_planes(players, self.ids.melds),
            *(LAYING if self.every else ()),
            *(match_planes(players) if self.match else ()),
        )
        self._places = Planes(self.planes)
        asked = 0 if rules.may_i is None else 2 * (players - 1) * (1 + rules.may_i.per_turn)
        # In a turn: all are asked, a draw, every card of the pack is played, a discard.
        self.most_actions: int = (asked + 3) * (rules.turn_cap + 1) + 5 * len(rules.pack)

    def name_of(self, action: int) -> str:
        """Name an action in words."""
        return self.ids.name_of(action)

    def id_of(self, move: Action | None, view: ContractView) -> int:
        """Return the id of a move; ``None`` leaves a discard alone."""
        return self.ids.id_of(move)

    def move_of(self, action: int, view: ContractView) -> Action | None:
        """Return the move that an action means, with the best lay down."""
        return self.ids.move_of(action, view)

    def legal_ids(self, view: ContractView) -> list[int]:
        """Return the ids of everything that the viewer may do, in ascending order."""
        return self.ids.legal_ids(view)

    def ways(self, action: int, view: ContractView) -> Iterator[tuple[tuple[int, ...], Action]]:
        """Yield the lay downs that an action begins: how they are spelled, and the move."""
        if action == LAY_DOWN:
            yield from self.ids.ways(view)

    def write(
        self,
        match: Match,
        seat: Seat,
        view: ContractView | None,
        asked: tuple[Seat, ...],
        out: Vector,
    ) -> None:
        """Write the observation of a seat to a vector of zeros."""
        if view is not None:
            write_round(view, asked, self._places, out)
        if self.match:
            assert isinstance(match.course, ContractCourse)
            first = self._places["totals"].offset
            for other, total in enumerate(match.course.sheet.totals):
                out[first + (other - seat) % self.players] = total / POINTS

    def write_laying(self, action: int, named: tuple[int, ...], out: Vector) -> None:
        """Write the cards that the seat has named so far."""
        first = self._places["laying"].offset
        for number in named:
            if number >= self.ids.meld:
                out[first + number - self.ids.meld] += 1.0

    def rows(self, event: ContractEvent, seat: Seat | None) -> list[tuple[int, ...]]:
        """Return an event, as a seat saw it, as rows of whole numbers."""
        return rows_of(event, seat, self.players)

    def declined(self, seat: Seat, viewer: Seat) -> list[tuple[int, ...]]:
        """Return the row that tells that a seat left a discard alone."""
        return [(1 + (seat - viewer) % self.players, DECLINED, 0, 0, 0)]
