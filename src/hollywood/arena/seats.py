"""A player at a table of the arena: asked for decisions, timed, and judged.

A seat forfeits the game if its answer is illegal, or if it gives none where it must act. A program
also forfeits if it is late, ends, or sends invalid messages. No question is repeated. A built-in
bot is not interrupted, so that the same seed gives the same games; decisions over its time budget
are counted and reported.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from hollywood.arena.child import Child, Fault, printable
from hollywood.arena.shown import game_over, hello, round_over, turn
from hollywood.arena.spec import GRACE_MS, Spec
from hollywood.arena.wire import Answer, FromProgram, Ready
from hollywood.bots.informed import show_stake
from hollywood.contract.actions import CallMayI, ContractAction
from hollywood.contract.sight import ContractView
from hollywood.errors import HollywoodError
from hollywood.gin.actions import GinAction
from hollywood.match.table import MatchTable
from hollywood.play import Action, Bot, Event, Seat, View
from hollywood.play.protocols import Listener
from hollywood.play.text import from_json, to_json

START_SECONDS = 10.0
"""How long a program may take to be ready for a game."""

_ACTIONS = {"gin": GinAction | None, "contract": ContractAction | None}
_AnyMessage = TypeVar("_AnyMessage", bound=FromProgram)


class Forfeit(Exception):
    """A seat has forfeited the game: a stable code and one line of text."""

    def __init__(self, seat: Seat, code: str, words: str) -> None:
        super().__init__(words)
        self.seat = seat
        self.code = code
        self.words: str = printable(words)


class Thinking(msgspec.Struct, kw_only=True):
    """How much time a player's decisions took, in seconds."""

    decisions: int = 0
    wall: float = 0.0
    processor: float = 0.0
    slowest: float = 0.0
    over_budget: int = 0

    def add(self, other: Thinking) -> None:
        """Add the times of other decisions."""
        self.decisions += other.decisions
        self.wall += other.wall
        self.processor += other.processor
        self.slowest = max(self.slowest, other.slowest)
        self.over_budget += other.over_budget


class SeatAt(ABC):
    """One seat of a table; the driver treats it as a bot."""

    def __init__(self, table: MatchTable, seat: Seat, budget_ms: int) -> None:
        self.name: str = table.match.players[seat]
        self.thinking: Thinking = Thinking()
        self._table = table
        self._seat = seat
        self._budget = budget_ms / 1000
        self._told = 0  # the version of the table up to which it was sent the events

    def choose(self, view: View) -> Action | None:
        """Return the seat's decision; :class:`Forfeit` if it is not a legal one."""
        began = time.perf_counter()
        action = self._decide(view)
        taken = time.perf_counter() - began
        self.thinking.decisions += 1
        self.thinking.wall += taken
        self.thinking.slowest = max(self.thinking.slowest, taken)
        self.thinking.over_budget += taken > self._budget
        if isinstance(action, CallMayI) and isinstance(view, ContractView):
            action = CallMayI(view.table.moment)  # the driver makes all calls for one discard a tie
        if action is None:
            if view.awaiting == view.seat:
                raise Forfeit(self._seat, "illegal", "it was to act and did nothing")
            return None
        why = view.why_illegal(action)
        if why is not None:
            raise Forfeit(self._seat, "illegal", f"{to_json(action).decode()[:200]}: {why}")
        return action

    @abstractmethod
    def _decide(self, view: View) -> Action | None:
        """Return the action the player wants, or None."""

    @abstractmethod
    def round_over(self, *, last: bool) -> None:
        """Report that the round is over, with the open result; with ``last``, so is the game."""

    @abstractmethod
    def game_over(self, winners: Sequence[Seat], forfeit: str | None) -> None:
        """Report who has won."""

    @abstractmethod
    def close(self) -> None:
        """Release the seat's resources; always called."""


class BotSeat(SeatAt):
    """A built-in bot."""

    def __init__(self, table: MatchTable, seat: Seat, budget_ms: int, bot: Bot) -> None:
        super().__init__(table, seat, budget_ms)
        self._bot = bot

    def choose(self, view: View) -> Action | None:
        """See the base; a bot that listens to events gets them first, outside its thinking time."""
        self._tell()
        show_stake(self._bot, self._table.match, self._seat)
        return super().choose(view)

    def _decide(self, view: View) -> Action | None:
        began = time.thread_time()
        action = self._bot.choose(view)
        self.thinking.processor += time.thread_time() - began
        return action

    def round_over(self, *, last: bool) -> None:
        """See the base."""
        del last
        self._tell()

    def game_over(self, winners: Sequence[Seat], forfeit: str | None) -> None:
        """Do nothing: a built-in bot is created anew for every game."""

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _tell(self) -> None:
        if not isinstance(self._bot, Listener):
            return
        events: tuple[Event, ...] = tuple(
            each.event
            for each in self._table.events(self._seat, self._told)
            if self._seat in each.seats
        )
        self._told = self._table.version
        if events:
            self._bot.told(events)


class ProgramSeat(SeatAt):
    """A program, in a process that is started for this game."""

    def __init__(
        self,
        table: MatchTable,
        seat: Seat,
        spec: Spec,
        *,
        bots: Sequence[str],
        command: Sequence[str],
        seed: int,
    ) -> None:
        """Start the program and wait until it is ready; :class:`Forfeit` if that fails.

        ``bots`` tells the program which built-in bots it plays with, by seat.
        """
        super().__init__(table, seat, spec.budget_ms)
        self._bots = bots
        self._patience = (spec.budget_ms + GRACE_MS) / 1000
        self._family = table.match.rules.family
        self._sheet = table.match.course.sheet
        self._number = 0
        self._faulty = False
        self._child: Child | None = None
        try:
            self._child = Child(command)
            greeting = hello(table, seat, spec, seed)
            line = self._child.ask(to_json(greeting) + b"\n", START_SECONDS)
            _read(line, Ready)
        except Fault as fault:
            self.close()
            raise Forfeit(seat, fault.code, f"before the game {fault.words}") from None
        except BaseException:
            self.close()
            raise

    def _decide(self, view: View) -> Action | None:
        self._number += 1
        changed = self._table.match.course.sheet is not self._sheet
        self._sheet = self._table.match.course.sheet
        message = turn(
            self._table,
            self._seat,
            self._bots,
            number=self._number,
            must=view.awaiting == view.seat,
            since=self._told,
            sheet=changed,
        )
        self._told = self._table.version
        line = self._asked(to_json(message) + b"\n")
        try:
            answer = _read(line, Answer)
            if answer.number != self._number:
                words = f"it answered decision {answer.number} when asked {self._number}"
                raise Fault("garbage", words)
            return self._action(answer)
        except Fault as fault:
            raise self._lost(fault) from None

    def _action(self, answer: Answer) -> Action | None:
        try:
            action: Action | None = from_json(bytes(answer.action), _ACTIONS[self._family])
        except HollywoodError as error:
            raise Fault("garbage", f"that is no action of this game: {error}") from None
        return action

    def _asked(self, line: bytes) -> bytes:
        assert self._child is not None
        try:
            return self._child.ask(line, self._patience)
        except Fault as fault:
            raise self._lost(fault) from None

    def round_over(self, *, last: bool) -> None:
        """See the base; after the last round, a fault no longer costs the game."""
        self._sheet = self._table.match.course.sheet
        message = round_over(self._table, self._seat, self._bots, since=self._told)
        self._told = self._table.version
        assert self._child is not None
        try:
            self._child.tell(to_json(message) + b"\n", self._patience)
        except Fault as fault:
            lost = self._lost(fault)
            if not last:
                raise lost from None

    def game_over(self, winners: Sequence[Seat], forfeit: str | None) -> None:
        """See the base; a fault no longer costs the game."""
        if self._child is None or self._faulty:
            return
        try:
            self._child.tell(to_json(game_over(winners, forfeit)) + b"\n", self._patience)
        except Fault:
            self._faulty = True

    def close(self) -> None:
        """End the process, politely if it followed the protocol."""
        if self._child is not None:
            self.thinking.processor += self._child.close(politely=not self._faulty)
            self._child = None

    def _lost(self, fault: Fault) -> Forfeit:
        self._faulty = True
        return Forfeit(self._seat, fault.code, fault.words)


def _read(line: bytes, kind: type[_AnyMessage]) -> _AnyMessage:
    try:
        return from_json(line, kind)
    except HollywoodError as error:
        shown = printable(line.decode(errors="replace"), 60)
        raise Fault(
            "garbage", f"it wrote {shown!r}, which is no {kind.__name__}: {error}"
        ) from None
