"""Bots think in separate processes, so no table waits while a bot thinks.

A bot gets only the view of its seat, the sheet, and what it has inferred about the other player.
Bots that follow a policy have their own worker, so they never wait for a bot that searches. Bots
that search share the other workers. The owners of the questions take turns, by address and by
person. Among one owner's questions, quick ones go first. Moves go before hints.

What searches needs compiled code, which takes half a minute to make on a fresh machine. It is made
in a worker, as the server starts or as soon as a table needs it. Until it is there the strongest
level that needs none plays in its place, and that is logged.

The same level plays for a bot whose worker hangs or dies. A worker that has not answered some time
after the limit of its level is killed, and a new one takes its place.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from hollywood.bots.advice import ADVISER
from hollywood.bots.hints import Hint
from hollywood.bots.levels import LEVELS, READY_AT_ONCE
from hollywood.bots.readying import USUAL
from hollywood.kernel.engine.compiling import is_cold
from hollywood.match.presets import AnyRules, rules_for
from hollywood.server.bots import thinking
from hollywood.server.bots.extra import ExtraBots, NoExtraBots
from hollywood.server.bots.questions import Question, Thought
from hollywood.server.bots.table import TooManyHints
from hollywood.server.workers.fairness import NOBODY, Owner, Shares
from hollywood.server.workers.lanes import Lanes, NoWorker

T = TypeVar("T")

_log = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds a move waits if the code only needs loading."""

MARGIN = 20.0
"""Extra seconds beyond a level's limit before a silent worker is killed.

A healthy worker needs them only if it still has to load code, or if the machine is overloaded.
"""

READYING = 600.0
"""Seconds a worker may take to compile and load what the searching levels need."""

HINTS_OF_PERSON, HINTS_OF_ADDRESS = 2, 8
"""Hints that may be in progress at once, including waiting ones."""

_NOT_URGENT = 10_000
"""The urgency of preparation; the urgency of a question is the speed of its level."""
_MOST_WORKERS = 4
_RULES_KEPT = 200


def usual_workers() -> int:
    """The number of searching workers: one per processor except the server's, and at least two.

    With two, a table does not wait for another table's bot.
    """
    return min(_MOST_WORKERS, max(2, (os.cpu_count() or 1) - 1))


class BotPool:
    """The workers of one server."""

    overheard = True

    def __init__(
        self,
        workers: int | None = None,
        ended: Callable[[str], None] = lambda _: None,
        extra: ExtraBots | None = None,
    ) -> None:
        """``workers`` is the number of searching workers; for ``ended`` see :class:`Lanes`.

        ``extra`` are the bots that an operator has added.
        """
        self.extra: ExtraBots = NoExtraBots() if extra is None else extra
        self._plain = Lanes(1, ended)
        self._searching = Lanes(usual_workers() if workers is None else workers, ended)
        self._closed = False
        self._made_ready: dict[str, AnyRules] = {}  # by family: the most recent rules
        self._hints = Shares(HINTS_OF_PERSON, HINTS_OF_ADDRESS)
        self._readying: dict[str, asyncio.Task[bool]] = {}  # by family
        self._more: set[asyncio.Task[bool]] = set()
        self._began: dict[str, float] = {}
        self._rules: set[AnyRules] = set()
        self._told: set[str] = set()

    def prepare(self, kinds: set[str] | None = None, rules: AnyRules | None = None) -> None:
        """Begin to prepare some kinds of bots for some rules; without rules, for every game.

        This happens once, in the background; kinds that do not search need no preparation.
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
        """Start the worker that is always needed, so nobody waits for it."""
        await self._plain.run(1, thinking.awake, None, patience=MARGIN)

    async def choose(self, asked: Question, rules: AnyRules, owner: Owner = NOBODY) -> Thought:
        """Ask a bot for its action at a table of ``owner``."""
        if _searches(asked.kind) and not await self._is_ready(rules):
            if asked.kind not in self._told:
                self._told.add(asked.kind)
                _log.info("bot_not_ready", extra={"bot": asked.kind, "plays": READY_AT_ONCE})
            asked = asked._replace(kind=READY_AT_ONCE)
        _, thought = await self._ask(thinking.choose, thinking.LIMIT_MS, asked, owner)
        return thought

    async def hint(
        self, asked: Question, rules: AnyRules, owner: Owner = NOBODY
    ) -> tuple[str, Hint]:
        """Ask for advice for ``owner``; return it with the level that gave it.

        Raise TooManyHints if the owner or the address already has the most hints in progress.
        """
        if not self._hints.take(owner):
            raise TooManyHints(
                f"At most {HINTS_OF_PERSON} hints per person and {HINTS_OF_ADDRESS} per "
                "address can be in progress at once; wait until one of yours is done."
            )
        try:
            return await self._hint(asked, rules, owner)
        finally:
            self._hints.give_back(owner)

    async def _hint(self, asked: Question, rules: AnyRules, owner: Owner) -> tuple[str, Hint]:
        kind = ADVISER if await self._is_ready(rules) else READY_AT_ONCE
        asked = asked._replace(kind=kind)
        return await self._ask(thinking.hint, thinking.HINT_LIMIT_MS, asked, owner, later=True)

    async def close(self) -> None:
        """End the workers, even busy ones."""
        self._closed = True
        for task in (*self._readying.values(), *self._more):
            task.cancel()
        await asyncio.gather(
            self._plain.close(), self._searching.close(), asyncio.to_thread(self.extra.close)
        )

    async def _ask(
        self,
        work: Callable[[Question], T],
        limit_ms: int,
        asked: Question,
        owner: Owner,
        *,
        later: bool = False,
    ) -> tuple[str, T]:
        """Return who answers a question, and the answer.

        ``limit_ms`` is how long a searching level may think. If its worker hangs, dies or does not
        exist, the level that is always ready answers from another worker. If that one fails too,
        raise TimeoutError or BrokenProcessPool.
        """

        async def answer(asked: Question) -> T:
            searches = _searches(asked.kind)
            return await (self._searching if searches else self._plain).run(
                LEVELS[asked.kind].most_ms if searches else 0,
                work,
                asked,
                patience=_patience(limit_ms if searches else 0),
                owner=owner,
                later=later,
            )

        try:
            return asked.kind, await answer(asked)
        except (TimeoutError, BrokenProcessPool, NoWorker) as error:
            if self._closed:
                raise
            _log.info("bot_stood_in", extra={"bot": asked.kind, "error": type(error).__name__})
        return READY_AT_ONCE, await answer(asked._replace(kind=READY_AT_ONCE))

    async def _is_ready(self, rules: AnyRules) -> bool:
        """Whether the code of a family is ready; wait if it may only need loading."""
        self.prepare(None, rules)
        task = self._readying[rules.family]
        if not task.done():
            left = self._began[rules.family] + PATIENCE - asyncio.get_running_loop().time()
            await asyncio.wait([task], timeout=max(0.0, left))
        return task.done() and not task.cancelled() and task.result()

    async def _make_ready(self, rules: AnyRules) -> bool:
        """Prepare a family; if that fails, log it, and other bots play in place of its bots."""
        try:
            await self._searching.run(
                _NOT_URGENT, thinking.ready, (rules,), patience=READYING, later=True
            )
        except Exception as error:  # noqa: BLE001  (whatever a bot does, the tables go on)
            _log.error(
                "bots_not_made_ready", extra={"family": rules.family, "error": type(error).__name__}
            )
            return False
        self._made_ready[rules.family] = rules
        self._searching.warm_by(thinking.ready, tuple(self._made_ready.values()), READYING)
        _log.info("bots_ready", extra={"family": rules.family})
        return True


def _searches(kind: str) -> bool:
    return kind in LEVELS and LEVELS[kind].searches


def _patience(limit_ms: int) -> float:
    """Seconds a worker may take for a question."""
    return MARGIN + limit_ms / 1000
