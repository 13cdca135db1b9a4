"""Bots think in processes of their own, so that no table waits while one of them ponders.

A bot gets the view of its seat, the sheet, and what it has made of the other player, and nothing
else. Those that go by a policy have a worker to themselves, so that they never wait for one that
searches; those that search share the others. The owners of the questions take turns, by address and
by person; of one owner's own a quick one goes before one that ponders. Moves go before hints.

What searches needs compiled code, which takes half a minute to make on a fresh machine. It is made
in a worker, as the server starts or as soon as a table needs it. Until it is there the strongest
level that needs none plays in its place, and that is logged.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import TypeVar

import structlog

from hollywood.bots.advice import ADVISER
from hollywood.bots.hints import Hint
from hollywood.bots.levels import LEVELS, READY_AT_ONCE
from hollywood.bots.readying import USUAL
from hollywood.errors import HollywoodError
from hollywood.kernel.engine.compiling import is_cold
from hollywood.match.presets import AnyRules, rules_for
from hollywood.server.bots import questions as thinking
from hollywood.server.bots.questions import Question, Thought
from hollywood.server.workers.fairness import NOBODY, Owner, Shares
from hollywood.server.workers.lanes import Lanes

T = TypeVar("T")

_log = structlog.get_logger("hollywood.bots")

PATIENCE = 3.0
"""Seconds that a move waits for code that is only being loaded."""

HINTS_OF_PERSON, HINTS_OF_ADDRESS = 2, 8
"""Hints that may be under way at once, those that wait included."""

_READYING = 10_000
"""How urgent it is to make something ready; a question is as urgent as its level is quick."""
_MOST_WORKERS = 4
_RULES_KEPT = 200


def usual_workers() -> int:
    """How many workers search: one for each processor but the server's, and at least two.

    With two a table need not wait for another one, however long its bot thinks.
    """
    return min(_MOST_WORKERS, max(2, (os.cpu_count() or 1) - 1))


class TooManyHints(HollywoodError):
    """Somebody has as many hints under way as he may have."""


class BotPool:
    """The workers of one server."""

    def __init__(self, workers: int | None = None) -> None:
        """``workers`` are those that search."""
        self._plain = Lanes(1)
        self._searching = Lanes(usual_workers() if workers is None else workers)
        self._hints = Shares(HINTS_OF_PERSON, HINTS_OF_ADDRESS)
        self._readying: dict[str, asyncio.Task[bool]] = {}  # by family
        self._more: set[asyncio.Task[bool]] = set()
        self._began: dict[str, float] = {}
        self._rules: set[AnyRules] = set()
        self._told: set[str] = set()

    def prepare(self, kinds: set[str] | None = None, rules: AnyRules | None = None) -> None:
        """Begin to make ready what some kinds need for some rules; without them, for every game.

        It is done beside all else, once; kinds that do not search need nothing.
        """
        if kinds is not None and not any(_searches(kind) for kind in kinds):
            return
        for each in map(rules_for, USUAL.values()) if rules is None else (rules,):
            if each in self._rules:
                continue
            if len(self._rules) == _RULES_KEPT:
                self._rules.clear()
            self._rules.add(each)
            task = asyncio.get_running_loop().create_task(self._make_ready(each))
            if each.family not in self._readying:
                now = asyncio.get_running_loop().time()
                self._began[each.family] = now - PATIENCE if is_cold() else now
                self._readying[each.family] = task
            else:
                self._more.add(task)
                task.add_done_callback(self._more.discard)

    async def wake(self) -> None:
        """Start the worker that is always needed, so that nobody waits for it."""
        await self._plain.run(1, thinking.awake, None)

    async def choose(self, asked: Question, rules: AnyRules, owner: Owner = NOBODY) -> Thought:
        """Ask a bot for its action, for the table of ``owner``."""
        if not _searches(asked.kind):
            return await self._plain.run(0, thinking.choose, asked, owner=owner)
        return await self._search(asked, rules, thinking.choose, owner)

    async def hint(
        self, asked: Question, rules: AnyRules, owner: Owner = NOBODY
    ) -> tuple[str, Hint]:
        """Ask for advice for ``owner``; return it with the level that gave it.

        TooManyHints when he, or his address, has as many under way as may be.
        """
        if not self._hints.take(owner):
            raise TooManyHints(
                f"At most {HINTS_OF_PERSON} hints for a person and {HINTS_OF_ADDRESS} for an "
                "address are thought about at once; wait until one of yours has come."
            )
        try:
            return await self._hint(asked, rules, owner)
        finally:
            self._hints.give_back(owner)

    async def _hint(self, asked: Question, rules: AnyRules, owner: Owner) -> tuple[str, Hint]:
        if await self._is_ready(rules):
            kind, lanes = ADVISER, self._searching
        else:
            kind, lanes = READY_AT_ONCE, self._plain
        asked = asked._replace(kind=kind)
        urgency = _urgency(kind)
        return kind, await lanes.run(urgency, thinking.hint, asked, owner=owner, later=True)

    async def close(self) -> None:
        """End the workers, whatever they are at."""
        for task in (*self._readying.values(), *self._more):
            task.cancel()
        await asyncio.gather(self._plain.close(), self._searching.close())

    async def _search(
        self, asked: Question, rules: AnyRules, work: Callable[[Question], T], owner: Owner
    ) -> T:
        """Let a level that searches do its work, or until it is ready the one that can."""
        if await self._is_ready(rules):
            return await self._searching.run(_urgency(asked.kind), work, asked, owner=owner)
        if asked.kind not in self._told:
            self._told.add(asked.kind)
            _log.info("bot_not_ready", bot=asked.kind, plays=READY_AT_ONCE)
        return await self._plain.run(0, work, asked._replace(kind=READY_AT_ONCE), owner=owner)

    async def _is_ready(self, rules: AnyRules) -> bool:
        """Is the code of a family there; while it may just be loading, wait for it."""
        self.prepare(None, rules)
        task = self._readying[rules.family]
        if not task.done():
            left = self._began[rules.family] + PATIENCE - asyncio.get_running_loop().time()
            await asyncio.wait([task], timeout=max(0.0, left))
        return task.done() and not task.cancelled() and task.result()

    async def _make_ready(self, rules: AnyRules) -> bool:
        """Make a family ready; where that fails its bots are played for, and it is logged."""
        try:
            await self._searching.run(_READYING, thinking.ready, rules, later=True)
        except Exception as error:  # noqa: BLE001  (whatever a bot does, the tables go on)
            _log.error("bots_not_made_ready", family=rules.family, error=type(error).__name__)
            return False
        self._searching.warm_by(thinking.ready, rules)
        _log.info("bots_ready", family=rules.family)
        return True


def _searches(kind: str) -> bool:
    return kind in LEVELS and LEVELS[kind].searches


def _urgency(kind: str) -> int:
    return LEVELS[kind].most_ms
