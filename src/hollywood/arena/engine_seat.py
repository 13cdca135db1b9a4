"""Engines: programs that speak a line protocol like that of chess engines (UCI).

The arena says ``position ...`` and ``go movetime MS``, and the engine says ``bestmove MOVE``. A
position holds everything that the seat may know, so an engine needs no memory. ``docs/bots.md``
describes every line.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence

from hollywood.arena.child import Fault, printable
from hollywood.arena.moves import position_of, read_move
from hollywood.arena.program_seats import ACTIONS, START_SECONDS, OutsideSeat
from hollywood.arena.seats import events_of
from hollywood.arena.spec import Spec
from hollywood.errors import HollywoodError
from hollywood.play import Action, Event, Seat, View

HANDSHAKE = "hci"
"""The first word to an engine, and the beginning of the answer: ``hciok``."""


class EngineSeat(OutsideSeat):
    """An engine that speaks lines of words."""

    _events: tuple[Event, ...] = ()  # of the round, as the seat saw them

    def _greet(self, spec: Spec, seed: int) -> None:
        self._until(HANDSHAKE, f"{HANDSHAKE}ok", START_SECONDS)
        rules = json.dumps(dict(spec.rules), separators=(",", ":"))
        self._say(f"setoption name rules value {rules}\n".encode())
        self._say(f"setoption name seed value {seed}\n".encode())
        self._say(f"newgame seat {self._seat} seats {len(self._table.match.players)}\n".encode())
        self._until("isready", "readyok", START_SECONDS)

    def _decide(self, view: View) -> Action | None:
        self._hear()
        asks = "" if view.awaiting == view.seat else " call"
        position = position_of(view, self._table.match, self._events)
        try:
            self._say(position.encode() + b"\n")
            answer = self._until(f"go movetime {self._ms}{asks}", "bestmove", self._patience)
            words = answer.split()
            if len(words) != 2:
                raise Fault("garbage", f"it wrote {printable(answer, 60)!r}: bestmove MOVE")
            try:
                return read_move(words[1], self._family, ACTIONS[self._family])
            except HollywoodError as error:
                words_ = f"{printable(words[1], 60)!r} is no move of this game: {error}"
                raise Fault("garbage", words_) from None
        except Fault as fault:
            raise self._lost(fault) from None

    def round_over(self, *, last: bool) -> None:
        """See the base; an engine gets whole positions, so there is nothing to report."""
        self._hear()
        del last

    def game_over(self, winners: Sequence[Seat], forfeit: str | None) -> None:
        """See the base; a fault no longer costs the game."""
        if self._child is None or self._faulty:
            return
        try:
            if not self._programs.keeps:
                self._say(b"quit\n")
        except Fault:
            self._faulty = True

    @property
    def _ms(self) -> int:
        return round(1000 * self._budget)

    def _hear(self) -> None:
        """Add what has happened; the story of a round begins after its deal."""
        for event in events_of(self._table, self._seat, self._told):
            begins = event.__struct_config__.tag == "dealt"
            self._events = (event,) if begins else (*self._events, event)
        self._told = self._table.version

    def _until(self, line: str, answer: str, seconds: float) -> str:
        """Send a line and return the line that begins with ``answer``; others are skipped."""
        until = time.monotonic() + seconds
        heard = self.child.ask(line.encode() + b"\n", seconds)
        while True:
            text = heard.decode(errors="replace").strip()
            if text.partition(" ")[0] == answer:
                return text
            heard = self.child.hear(max(0.0, until - time.monotonic()))
