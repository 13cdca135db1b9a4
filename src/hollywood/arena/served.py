"""Bots that an operator adds to a server: classes, programs and engines at live tables.

Each bot has one process, which stays up. It is asked anew for every decision: a greeting, one
question with everything that its seat has seen in the round, and the answer. So one process serves
every table, and a table can be put to sleep in between. Decisions of one bot are taken one after
another. A bot that keeps failing is left alone for a while; another one plays in its place.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from hollywood.arena.child import end_all
from hollywood.arena.keeping import Programs
from hollywood.arena.players import CHILD, PYTHON, Player, player_named
from hollywood.arena.sitting import sit
from hollywood.arena.spec import Spec
from hollywood.bots.names import BOT_NAMES, BOT_PEOPLE
from hollywood.errors import HollywoodError
from hollywood.match.table import MatchTable
from hollywood.play import Action, Seat, View

BUDGET_MS = 1_000
"""The time for a decision, as for every other bot at a live table."""

FAILURES, REST_SECONDS = 3, 60.0
"""After so many failures in a row, a bot is not asked for so long."""


class Resting(Exception):
    """The bot has failed too often; it is asked again later."""


class ServedBots:
    """The bots of an operator; see :class:`hollywood.server.bots.extra.ExtraBots`."""

    def __init__(self, given: Sequence[str]) -> None:
        """``given`` are players with names, as in ``Careful=program:./mybot.py``.

        HollywoodError if one has no name, or a name that a bot already has.
        """
        self._given = tuple(given)
        self._bots: dict[str, _Served] = {}
        taken = {name.lower() for name in (*BOT_NAMES, *BOT_PEOPLE)}
        for text in given:
            player = _apart(text)
            name = player.called
            if name is None:
                raise HollywoodError(f"{text!r} needs a name, as in 'Careful={text}'")
            if name.lower() in taken:
                raise HollywoodError(f"a bot is already called {name!r}: choose another name")
            taken.add(name.lower())
            self._bots[name] = _Served(player)

    def __reduce__(self) -> tuple[type[ServedBots], tuple[tuple[str, ...]]]:
        """Go to another process as what was given; programs are started there."""
        return ServedBots, (self._given,)

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called."""
        return tuple(self._bots)

    async def choose(
        self, name: str, table: MatchTable, seat: Seat, kinds: Sequence[str]
    ) -> Action | None:
        """Ask a bot; :class:`~hollywood.arena.seats.Forfeit` or :class:`Resting` if it fails."""
        there = table.snapshot()
        view = there.view(seat)
        assert view is not None, "whoever is asked plays"
        return await self._bots[name].choose(there, seat, view, tuple(kinds))

    def close(self) -> None:
        """End the programs, whatever they are doing."""
        end_all()
        for bot in self._bots.values():
            bot.close()


class _Served:
    """One bot, its process, and the thread that talks to it."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._programs = Programs(keep=True)
        self._thread = ThreadPoolExecutor(1, "extra-bot")
        self._failures = 0
        self._resting_until = 0.0

    async def choose(
        self, there: MatchTable, seat: Seat, view: View, kinds: tuple[str, ...]
    ) -> Action | None:
        if time.monotonic() < self._resting_until:
            raise Resting
        loop = asyncio.get_running_loop()
        try:
            action = await loop.run_in_executor(self._thread, self._ask, there, seat, view, kinds)
        except Exception:
            self._failures += 1
            if self._failures >= FAILURES:
                self._failures = 0
                self._resting_until = time.monotonic() + REST_SECONDS
            raise
        self._failures = 0
        return action

    def _ask(
        self, there: MatchTable, seat: Seat, view: View, kinds: tuple[str, ...]
    ) -> Action | None:
        spec = Spec(
            rules=there.match.rules.to_mapping(),
            players=kinds,
            unit="matches",
            seed="",
            budget_ms=BUDGET_MS,
        )
        seated = sit(
            there,
            seat,
            spec,
            self._player,
            seed=secrets.randbits(63),
            bots=kinds,
            programs=self._programs,
        )
        try:
            return seated.choose(view)
        finally:
            seated.close()

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)
        self._programs.close()


def _apart(text: str) -> Player:
    """Read a player; a Python class gets a process of its own, because it could hang."""
    name, _, player = text.partition("=")
    if player.startswith(PYTHON):
        text = f"{name}={CHILD}{player.removeprefix(PYTHON)}"
    read = player_named(text, "gin")
    if read.bot is not None:
        raise HollywoodError(f"{text!r} is a bot of every server: name a class, or a program")
    return read
