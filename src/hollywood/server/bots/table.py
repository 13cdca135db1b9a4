"""A live table at which bots play: what is kept of their decisions while they are made."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Protocol

from hollywood.play import Seat
from hollywood.server.bots.pool import BotPool
from hollywood.server.table.live import LiveTable

Thinker = Seat | None
"""A bot whose turn it is, or with ``None`` all those together that may call May-I."""


@dataclass
class Thinking:
    """A decision that is being made; it lasts exactly as long as the task that makes it.

    ``since`` is the version from which the decision is owed. ``news`` is set when it is owed no
    more, or to a board that has changed; then nobody needs to pause over it.
    """

    since: int
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Helpers(Protocol):
    """What the bots of a table ask of the house around it."""

    bots: BotPool

    def count(self, what: str, label: str = "") -> None:
        """Count something for the metrics."""


class BotTable(LiveTable):
    """A table that is awake, with what bots and advisers are thinking of."""

    house: Helpers
    thinking: dict[Thinker, Thinking]
    first_asked: dict[Seat, tuple[int | None, float]]
    """By seat: for which turn a bot was asked first, and when."""
    advised: set[Seat]
    """Who is waiting for a hint."""
