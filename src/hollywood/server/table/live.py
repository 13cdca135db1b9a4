"""A table that can change: what code that changes it needs besides its state."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from typing import Any

from hollywood.server.table.state import TableState
from hollywood.server.table.steps import Step
from hollywood.server.table.viewers import Viewer


class LiveTable(TableState, ABC):
    """A table that is awake. Hold its lock to change it."""

    @property
    @abstractmethod
    def lock(self) -> asyncio.Lock:
        """The one lock of the table."""

    @abstractmethod
    async def carry_out(
        self, step: Step, *, command_id: str | None = None, person: str | None = None
    ) -> None:
        """Write a step; when it is on disk, make it the state and show it to everybody."""

    @abstractmethod
    def show(
        self, *, since: int | None = None, sheet: bool = False, but: Viewer | None = None
    ) -> None:
        """Show the table to everybody, with the events after version ``since``."""

    @abstractmethod
    async def move_on(self) -> None:
        """Compute from the state what is to happen next, and make it happen."""

    @abstractmethod
    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine of this table in the background."""

    @abstractmethod
    async def open_rematch(self) -> str:
        """Open another table for the people of a match that is over; return its id."""
