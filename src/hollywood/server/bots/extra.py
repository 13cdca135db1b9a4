"""Bots that an operator adds to a server: who they are, and how they are asked.

They are programs of the operator's. What runs them is given to the server
(:mod:`hollywood.arena.served`); here is only what a table needs of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from hollywood.match.table import MatchTable
from hollywood.play import Action, Seat


class ExtraBots(Protocol):
    """The bots that one server has in addition."""

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called; no built-in bot has such a name."""

    async def choose(
        self, name: str, table: MatchTable, seat: Seat, kinds: Sequence[str]
    ) -> Action | None:
        """Ask a bot for the decision of a seat; ``kinds`` says who plays, by seat.

        The bot learns what the seat may know. Any exception means that it has failed.
        """

    def close(self) -> None:
        """End their programs, whatever they are doing."""


class NoExtraBots:
    """A server without such bots."""

    names: tuple[str, ...] = ()

    async def choose(
        self, name: str, table: MatchTable, seat: Seat, kinds: Sequence[str]
    ) -> Action | None:
        """Raise LookupError: there is no such bot."""
        raise LookupError(name)

    def close(self) -> None:
        """Do nothing."""
