"""Players that search, at a table that never waits long for them.

Their code is compiled once on each machine, which takes half a minute or more. This is done in a
separate process during the game. Until it is done, the strongest player that needs no compiled code
moves in their place, and the person is told.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time

from hollywood.bots import make_bot
from hollywood.bots.informed import Informed, Stake
from hollywood.bots.levels import READY_AT_ONCE, SEARCHING
from hollywood.cli.terminal.screen import Screen
from hollywood.kernel.engine.compiling import cache_folder, can_compile
from hollywood.play import Action, Bot, View

PATIENCE = 3.0
"""Seconds that a move waits while code is only being loaded."""

_READY = "from hollywood.bots.readying import main; main()"


class Strong:
    """Says whether players that search can play now; prepares them when needed."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._beside: dict[str, subprocess.Popen[bytes]] = {}
        self._began: dict[str, float] = {}
        self._ready: set[str] = set()
        self._told: set[str] = set()

    def seat(self, kind: str, family: str, *, seat_name: str, seed: str, seeded: bool) -> Bot:
        """Return a bot. Until a searching bot is ready, another one plays for it.

        ``seeded``: its moves must depend only on the seed, so the game waits for it.
        """
        bot = make_bot(kind, seat_name=seat_name, seed=seed, family=family)
        if kind not in SEARCHING:
            return bot
        quick = make_bot(READY_AT_ONCE, seat_name=seat_name, seed=seed, family=family)
        if seeded and not self.ready(family):
            say = self._screen.speech
            self._screen.say(say("strong-preparing", level=kind))
            self._wait(family)
        else:
            self._begin(family)
        return _PlayedFor(self, bot, quick, kind, family)

    def ready(self, family: str) -> bool:
        """Return whether they can play a family now; waits a moment if that may be enough."""
        if family in self._ready:
            return True
        self._begin(family)
        beside = self._beside.get(family)
        if beside is not None:
            left = self._began[family] + PATIENCE - time.monotonic()
            try:
                if beside.wait(max(0.0, left)) != 0:
                    return False
            except subprocess.TimeoutExpired:
                return False
        self._ready.add(family)
        return True

    def tell(self, kind: str, family: str) -> None:
        """Say once which player plays for another, and until when."""
        if family not in self._told:
            self._told.add(family)
            say = self._screen.speech
            self._screen.say(say("strong-not-ready", level=kind, other=READY_AT_ONCE))

    def close(self) -> None:
        """End the background work."""
        for beside in self._beside.values():
            if beside.poll() is None:
                beside.terminate()
            beside.wait()
            assert beside.stdin is not None
            beside.stdin.close()

    def _begin(self, family: str) -> None:
        if family in self._beside or not can_compile():
            return
        if cache_folder() is None:
            # Nothing that another process compiles would be found: it is done at the first move.
            say = self._screen.speech
            self._screen.say(say("strong-no-cache"))
            self._ready.add(family)
            return
        self._began[family] = time.monotonic()
        self._beside[family] = subprocess.Popen(
            [sys.executable, "-c", _READY, family],
            stdin=subprocess.PIPE,  # it ends with this process, however this one ends
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=os.environ,
            start_new_session=True,  # Ctrl-C in the game does not reach it
        )

    def _wait(self, family: str) -> None:
        beside = self._beside.get(family)
        if beside is not None and beside.wait() == 0:
            self._ready.add(family)


class _PlayedFor:
    """A bot that searches, and the one that plays for it until it is ready."""

    def __init__(self, strong: Strong, bot: Bot, quick: Bot, kind: str, family: str) -> None:
        self.name = bot.name
        self._strong, self._bot, self._quick = strong, bot, quick
        self._kind, self._family = kind, family

    def at_stake(self, stake: Stake) -> None:
        """See :class:`~hollywood.bots.informed.Informed`."""
        assert isinstance(self._bot, Informed), "every bot that searches plays for the match"
        self._bot.at_stake(stake)

    def choose(self, view: View) -> Action | None:
        """See :class:`~hollywood.play.Bot`."""
        if self._strong.ready(self._family):
            return self._bot.choose(view)
        self._strong.tell(self._kind, self._family)
        return self._quick.choose(view)
