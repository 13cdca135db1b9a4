"""Simulations with players that are not built in: the same rows, played at real tables.

The columns are those of :mod:`hollywood.simulation`. But the readable engine plays, and the decks
come from the verifiable shuffle, so a seed gives other cards than in the kernel.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, NamedTuple

from hollywood.arena.child import end_all
from hollywood.arena.company import Company
from hollywood.bots import Driver
from hollywood.contract.result import ContractResult
from hollywood.contract.result import Ending as ContractEnding
from hollywood.contract.result import price as contract_price
from hollywood.contract.round import ContractRound
from hollywood.contract.rules import ContractRules
from hollywood.errors import HollywoodError
from hollywood.gin.events import Dealt
from hollywood.gin.result import Ending as GinEnding
from hollywood.gin.result import GinResult, ScoreKind
from hollywood.gin.result import price as gin_price
from hollywood.gin.rules import GinRules
from hollywood.kernel.engine.vectors import rows_of
from hollywood.match.course import ContractCourse, GinCourse
from hollywood.match.decks import seeded_secrets
from hollywood.match.match import Board, Match
from hollywood.match.presets import rules_from_mapping
from hollywood.match.table import MatchTable
from hollywood.melds import best_arrangement
from hollywood.play import Bot, Seat
from hollywood.processes import Workers
from hollywood.simulation.contract_game import contract_columns
from hollywood.simulation.game import Column, Spec
from hollywood.simulation.gin_game import MOST_ROUNDS, gin_columns
from hollywood.simulation.work import Crew, Done, Worker
from hollywood.simulation.workers import Alone, Local

LONGEST_CHUNK = 10
"""Units in a chunk: such players take longer than the kernel."""

_NOBODY = -1


class Terms(NamedTuple):
    """On which terms programs play: the time for a decision, and whether they stay up."""

    budget_ms: int
    keep: bool


class TableGame:
    """A game of any players, ready to be simulated; see :class:`hollywood.simulation.game.Game`.

    In ``rounds``, seat n % seats deals round n; in the contract game it is the first hand for every
    n, because a match at a table begins there. In ``matches``, it deals the first round of match n.
    """

    def __init__(self, spec: Spec, terms: Terms) -> None:
        """HollywoodError if a player cannot play this."""
        self._spec = spec
        self._rules = rules_from_mapping(spec.rules)
        self._company = Company(
            self._rules,
            spec.players,
            unit=spec.unit,
            budget_ms=terms.budget_ms,
            keep=terms.keep,
        )

    @property
    def columns(self) -> tuple[Column, ...]:
        """See the protocol."""
        if isinstance(self._rules, GinRules):
            return gin_columns(self._rules, self._spec.unit)
        return contract_columns(len(self._spec.players), self._spec.unit)

    def play(self, first: int, count: int) -> Any:
        """See the protocol; PlayerFailed if a player cannot go on."""
        rows = [row for number in range(first, first + count) for row in self._unit(number)]
        return rows_of(rows, len(self.columns))

    def close(self) -> None:
        """End all programs."""
        self._company.close()

    def _unit(self, number: int) -> Iterator[list[int]]:
        seats = len(self._spec.players)
        seed = f"{self._spec.seed}|{number}"
        names = [f"{label}, seat {seat + 1}" for seat, label in enumerate(self._company.labels)]
        table = MatchTable.open(
            self._rules,
            names,
            first_dealer=Seat(number % seats),
            secrets=seeded_secrets(seed),
        )
        placed = range(seats)
        bots: dict[Seat, Bot] = {
            Seat(seat): self._company.sit(table, Seat(seat), seat, seed, placed)
            for seat in range(seats)
        }
        driver = Driver(table, bots)
        alone = self._spec.unit == "rounds"
        for _ in range(1 if alone else MOST_ROUNDS):
            began = table.version
            table.deal()
            with self._company.failures(table):
                driver.play_on()
            last = alone or table.match.over
            self._company.round_over(table, last=last)
            dealt = _dealt(table, began)
            for board in range(len(table.match.boards)):
                yield [number, _NOBODY if alone else number, *self._row(table.match, board, dealt)]
            if last:
                break
        self._company.leave(table.match.course.winners)

    def _row(self, match: Match, number: int, dealt: dict[int, Dealt]) -> list[int]:
        board = match.boards[number]
        result = board.round.result
        if isinstance(result, ContractResult):
            assert isinstance(match.course, ContractCourse)
            return self._contract_row(match, match.course, board, result)
        assert isinstance(result, GinResult)
        assert isinstance(match.course, GinCourse)
        return self._gin_row(match, match.course, number, result, dealt[number])

    def _gin_row(
        self, match: Match, course: GinCourse, number: int, result: GinResult, dealt: Dealt
    ) -> list[int]:
        rules, board = course.rules, match.boards[number]
        score = gin_price(result, rules)
        people: Sequence[int] = board.deal.seats
        hands = [hand for hand in dealt.hands if hand is not None]

        def person(seat: Seat | None) -> int:
            return _NOBODY if seat is None else people[seat]

        row = [
            match.round_number,
            self._spec.seed,
            person(board.deal.dealer),
            tuple(GinEnding).index(result.ending),
            tuple(ScoreKind).index(score.kind),
            person(score.winner),
            score.points,
            score.boxes,
            person(result.knocker),
            result.knocker_deadwood,
            result.defender_deadwood,
            *(best_arrangement(hand, rules.melds).points for hand in hands),
            result.turns,
            result.layoffs,
            result.knocker_layoffs,
            int(result.upcard),
        ]
        if rules.form != "two_handed":
            row += [number, *people]
        if self._spec.unit == "matches":
            over = match.over and number == len(match.boards) - 1
            winner = course.sheet.winner if over else None
            row += [int(over), _NOBODY if winner is None else winner]
            row += [total for column in course.sheet.columns for total in column.totals]
        return row

    def _contract_row(
        self, match: Match, course: ContractCourse, board: Board, result: ContractResult
    ) -> list[int]:
        assert isinstance(self._rules, ContractRules)
        assert isinstance(board.round, ContractRound)
        row = [
            result.hand_number,
            self._spec.seed,
            board.deal.dealer,
            tuple(ContractEnding).index(result.ending),
            _NOBODY if result.winner is None else result.winner,
            result.turns,
            board.round.table.reshuffles,
            *contract_price(result, self._rules),
            *result.may_is,
        ]
        if self._spec.unit == "matches":
            winners = course.winners if match.over else ()
            row += [int(match.over), winners[0] if len(winners) == 1 else _NOBODY]
            row += course.sheet.totals
        return row


def _dealt(table: MatchTable, since: int) -> dict[int, Dealt]:
    """Return the deals of a round of gin, by board."""
    return {
        each.board: each.event for each in table.all_events(since) if isinstance(each.event, Dealt)
    }


# ------------------------------------------------------------------------------ workers


@contextmanager
def table_crew(
    spec: Spec, terms: Terms, worker: Worker, workers: int, *, keep: bool
) -> Iterator[Crew]:
    """Yield workers on this machine: ``worker``, or processes with programs of their own."""
    if workers == 1:
        yield Alone(worker)
        return
    with Workers(workers, _prepare, (spec, terms, keep), leaving=end_all) as processes:
        try:
            wait([processes.submit(_awake) for _ in range(workers)])
            yield Local(processes, workers, _play)
        except BrokenProcessPool:
            raise HollywoodError("a worker was killed, perhaps for want of memory") from None


_here: list[Worker] = []
"""The only worker of a worker process."""


def _prepare(spec: Spec, terms: Terms, keep: bool) -> None:
    _here.append(Worker(spec, keep=keep, game=TableGame(spec, terms)))


def _awake() -> None:
    """Do nothing: the worker is prepared."""


def _play(first: int, count: int) -> Done:
    return _here[0].play(first, count)
