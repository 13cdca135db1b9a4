"""Players in their own process at a table of the arena: programs, and Python classes kept apart.

A program forfeits the game if it is late, ends, or sends invalid messages. At the end of a game it
is released: ended, or kept for the next game.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from hollywood.arena.apart import packed
from hollywood.arena.child import Child, Fault, printable
from hollywood.arena.keeping import Programs
from hollywood.arena.seats import Forfeit, SeatAt, events_of
from hollywood.arena.shown import game_over, hello, round_over, turn
from hollywood.arena.spec import GRACE_MS, Spec
from hollywood.arena.wire import Answer, FromProgram, Ready
from hollywood.bots.informed import stake_of
from hollywood.contract.actions import ContractAction
from hollywood.errors import HollywoodError
from hollywood.gin.actions import GinAction
from hollywood.match.table import MatchTable
from hollywood.play import Action, Seat, View
from hollywood.play.text import from_json, to_json

START_SECONDS = 10.0
"""How long a program may take to be ready for a game."""

ACTIONS = {"gin": GinAction | None, "contract": ContractAction | None}
_AnyMessage = TypeVar("_AnyMessage", bound=FromProgram)


class OutsideSeat(SeatAt):
    """A seat whose player is another process, which is released after the game."""

    def __init__(
        self,
        table: MatchTable,
        seat: Seat,
        spec: Spec,
        *,
        command: Sequence[str],
        seed: int,
        programs: Programs,
    ) -> None:
        """Start the program and wait until it is ready; :class:`Forfeit` if that fails."""
        super().__init__(table, seat, spec.budget_ms)
        self._patience = (spec.budget_ms + GRACE_MS) / 1000
        self._family = table.match.rules.family
        self._programs, self._command = programs, command
        self._faulty = False
        self._child: Child | None = None
        self._used = 0.0  # the processor time of a program that was kept, before this game
        try:
            self._child = programs.take(command)
            if programs.keeps:
                self._used = self._child.processor()
            self._greet(spec, seed)
        except Fault as fault:
            self._faulty = True
            self.close()
            words = f"before the game {fault.words}"
            raise Forfeit(seat, fault.code, words, fault.said) from None
        except BaseException:
            self._faulty = True
            self.close()
            raise

    @abstractmethod
    def _greet(self, spec: Spec, seed: int) -> None:
        """Wait until it is ready for a game; :class:`Fault` if it is not."""

    @property
    def child(self) -> Child:
        """The program."""
        assert self._child is not None
        return self._child

    def close(self) -> None:
        """Release the program, politely if it followed the protocol."""
        if self._child is None:
            return
        if self._programs.keeps and not self._faulty:
            self.thinking.processor += max(0.0, self._child.processor() - self._used)
        used = self._programs.give_back(self._child, self._command, faulty=self._faulty)
        self.thinking.processor += max(0.0, used - self._used) if used else 0.0
        self._child = None

    def _say(self, line: bytes) -> None:
        """Send a line that needs no answer; :class:`Fault` if it does not read it."""
        self.child.tell(line, self._patience)

    def _lost(self, fault: Fault) -> Forfeit:
        self._faulty = True
        said = fault.said or self.child.said
        return Forfeit(self._seat, fault.code, fault.words, said)


class ProgramSeat(OutsideSeat):
    """A program that speaks JSON."""

    def __init__(
        self,
        table: MatchTable,
        seat: Seat,
        spec: Spec,
        *,
        bots: Sequence[str],
        command: Sequence[str],
        seed: int,
        programs: Programs,
    ) -> None:
        """``bots`` tells the program which built-in bots it plays with, by seat."""
        self._bots = bots
        self._sheet = table.match.course.sheet
        self._number = 0
        super().__init__(table, seat, spec, command=command, seed=seed, programs=programs)

    def _greet(self, spec: Spec, seed: int) -> None:
        greeting = hello(self._table, self._seat, spec, seed)
        _read(self.child.ask(to_json(greeting) + b"\n", START_SECONDS), Ready)

    def _question(self, view: View) -> bytes:
        """Return the message that asks for a decision."""
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
        return to_json(message)

    def _news(self) -> bytes:
        """Return the message that a round is over."""
        self._sheet = self._table.match.course.sheet
        return to_json(round_over(self._table, self._seat, self._bots, since=self._told))

    def _decide(self, view: View) -> Action | None:
        self._number += 1
        question = self._question(view)
        self._told = self._table.version
        try:
            line = self.child.ask(question + b"\n", self._patience)
            answer = _read(line, Answer)
            if answer.number != self._number:
                words = f"it answered decision {answer.number} when asked {self._number}"
                raise Fault("garbage", words)
            return self._action(answer)
        except Fault as fault:
            raise self._lost(fault) from None

    def _action(self, answer: Answer) -> Action | None:
        try:
            action: Action | None = from_json(bytes(answer.action), ACTIONS[self._family])
        except HollywoodError as error:
            raise Fault("garbage", f"that is no action of this game: {error}") from None
        return action

    def round_over(self, *, last: bool) -> None:
        """See the base; after the last round, a fault no longer costs the game."""
        news = self._news()
        self._told = self._table.version
        try:
            self._say(news + b"\n")
        except Fault as fault:
            lost = self._lost(fault)
            if not last:
                raise lost from None

    def game_over(self, winners: Sequence[Seat], forfeit: str | None) -> None:
        """See the base; a fault no longer costs the game."""
        if self._child is None or self._faulty:
            return
        try:
            self._say(to_json(game_over(winners, forfeit)) + b"\n")
        except Fault:
            self._faulty = True


class ApartSeat(ProgramSeat):
    """A Python class in a process of its own, which is shown the views of its seat."""

    def _question(self, view: View) -> bytes:
        stake = stake_of(self._table.match, self._seat)
        given = (view, stake, events_of(self._table, self._seat, self._told))
        message = {"type": "turn", "number": self._number, "given": packed(given)}
        return msgspec.json.encode(message)

    def _news(self) -> bytes:
        given = packed(events_of(self._table, self._seat, self._told))
        return msgspec.json.encode({"type": "round_over", "given": given})


def _read(line: bytes, kind: type[_AnyMessage]) -> _AnyMessage:
    try:
        return from_json(line, kind)
    except HollywoodError as error:
        shown = printable(line.decode(errors="replace"), 60)
        raise Fault(
            "garbage", f"it wrote {shown!r}, which is no {kind.__name__}: {error}"
        ) from None
