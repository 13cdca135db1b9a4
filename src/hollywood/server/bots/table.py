"""A live table with bots: the state of their decisions in progress."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Protocol

from hollywood.play import Seat
from hollywood.server.bots.pool import BotPool
from hollywood.server.table.live import LiveTable

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


class Helpers(Protocol):
    """What the bots of a table need from the server around it."""

    bots: BotPool

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
