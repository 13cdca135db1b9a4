"""A live table with bots: the state of their decisions in progress."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Protocol

from hollywood.bots.hints import Hint
from hollywood.errors import HollywoodError
from hollywood.match.presets import AnyRules
from hollywood.play import Seat
from hollywood.server.bots.extra import ExtraBots
from hollywood.server.bots.questions import Question, Thought
from hollywood.server.table.live import LiveTable
from hollywood.server.workers.fairness import Owner

Thinker = Seat | None
"""A bot whose turn it is; ``None`` for all bots that may call May-I."""


@dataclass
class Thinking:
    """A decision in progress; it lasts exactly as long as its task.

    ``since`` is the version from which the decision is due. ``news`` is set when it is no longer
    due, or when the board has changed; then the bot need not pause.
    """

    since: int
    news: asyncio.Event = field(default_factory=asyncio.Event)


class TooManyHints(HollywoodError):
    """A person or an address already has the most hints in progress."""


class Thinkers(Protocol):
    """Where the bots of a house think.

    ``overheard`` says whether somebody may see when an answer leaves. ``extra`` are the bots that
    an operator has added.
    """

    overheard: bool
    extra: ExtraBots

    def prepare(self, kinds: set[str] | None = None, rules: AnyRules | None = None) -> None:
        """Begin to prepare some kinds of bots for some rules, in the background."""

    async def choose(self, asked: Question, rules: AnyRules, owner: Owner) -> Thought:
        """Ask a bot for its action at a table of ``owner``."""

    async def hint(self, asked: Question, rules: AnyRules, owner: Owner) -> tuple[str, Hint]:
        """Ask for advice for ``owner``; return it with the level that gave it.

        Raise TooManyHints if the owner already has the most hints in progress.
        """


class Helpers(Protocol):
    """What the bots of a table need from the house around it."""

    @property
    def bots(self) -> Thinkers:
        """Where they think."""

    def count(self, what: str, label: str = "") -> None:
        """Count an event for the metrics."""


class BotTable(LiveTable):
    """A table in memory, with the questions to bots and advisers."""

    house: Helpers
    thinking: dict[Thinker, Thinking]
    first_asked: dict[Seat, tuple[int | None, float]]
    """By seat: the turn for which a bot was first asked, and when."""
    advised: set[Seat]
    """The people who wait for a hint."""
