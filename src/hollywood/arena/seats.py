"""A player at a table of the arena: asked for decisions, timed, and judged.

A seat forfeits the game if its answer is illegal, or if it gives none where it must act. A program
also forfeits if it is late, ends, or sends invalid messages, and a Python class if it raises an
error. No question is repeated. A bot in this process is not interrupted, so that the same seed
gives the same games; decisions over its time budget are counted and reported.
"""

from __future__ import annotations

import contextlib
import sys
import time
import traceback
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from hollywood.arena.child import printable
from hollywood.bots.informed import show_stake
from hollywood.contract.actions import CallMayI
from hollywood.contract.sight import ContractView
from hollywood.match.table import MatchTable
from hollywood.play import Action, Bot, Event, Seat, View
from hollywood.play.protocols import Listener
from hollywood.play.text import to_json

_LINES = 20  # of the trace of an error
_OURS = {__file__, str(Path(__file__).with_name("sitting.py")), contextlib.__file__}


class Forfeit(Exception):
    """A seat has forfeited the game: a stable code and one line of text.

    ``said`` is what a program last wrote to its standard error, or the trace of a Python error.
    """

    def __init__(self, seat: Seat, code: str, words: str, said: Sequence[str] = ()) -> None:
        super().__init__(words)
        self.seat = seat
        self.code = code
        self.words: str = printable(words)
        self.said: tuple[str, ...] = tuple(said)


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
        self._told = table.kept_since  # the version of the table up to which it was sent the events

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
    """A bot in this process: a built-in one, or a Python class of somebody's own (``own``)."""

    def __init__(
        self, table: MatchTable, seat: Seat, budget_ms: int, bot: Bot, *, own: bool = False
    ) -> None:
        super().__init__(table, seat, budget_ms)
        self._bot = bot
        self._own = own

    def choose(self, view: View) -> Action | None:
        """See the base; a bot that listens to events gets them first, outside its thinking time."""
        with self._blamed():
            self._tell()
            show_stake(self._bot, self._table.match, self._seat)
        return super().choose(view)

    def _decide(self, view: View) -> Action | None:
        began = time.thread_time()
        with self._blamed():
            action: Any = self._bot.choose(view)
        self.thinking.processor += time.thread_time() - began
        if self._own and not isinstance(action, Action | None):
            words = f"choose() returned {printable(repr(action), 60)}, which is no action"
            raise Forfeit(self._seat, "garbage", words)
        decided: Action | None = action
        return decided

    def round_over(self, *, last: bool) -> None:
        """See the base."""
        del last
        with self._blamed():
            self._tell()

    def game_over(self, winners: Sequence[Seat], forfeit: str | None) -> None:
        """Do nothing: a bot is created anew for every game."""

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    @contextmanager
    def _blamed(self) -> Iterator[None]:
        """Turn an error of somebody's own class into a forfeit; what it prints is no figure."""
        if not self._own:
            yield
            return
        try:
            with contextlib.redirect_stdout(sys.stderr):
                yield
        except Exception as error:  # noqa: BLE001  (a person's own code may raise anything)
            raise failed(self._seat, error) from None

    def _tell(self) -> None:
        if not isinstance(self._bot, Listener):
            return
        events: tuple[Event, ...] = events_of(self._table, self._seat, self._told)
        self._told = self._table.version
        if events:
            self._bot.told(events)


def failed(seat: Seat, error: Exception) -> Forfeit:
    """Return the forfeit of a Python class that raised an error."""
    trail = error.__traceback__
    while trail is not None and trail.tb_frame.f_code.co_filename in _OURS:
        trail = trail.tb_next  # the first frames are ours
    trace = traceback.format_exception(type(error), error, trail)
    said = [printable(line, strip=False) for part in trace for line in part.rstrip().split("\n")]
    return Forfeit(seat, "died", f"it raised {type(error).__name__}: {error}", said[-_LINES:])


def events_of(table: MatchTable, seat: Seat, since: int) -> tuple[Event, ...]:
    """Return what happened at the board of a seat after a version, as the seat saw it."""
    return tuple(each.event for each in table.events(seat, since) if seat in each.seats)
