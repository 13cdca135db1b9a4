"""Seats that are played on another device: taken over there with a code, and taken back.

The other device gets a session for this one table. It plays the seat of the same person there, and
is nobody else anywhere: it does not sign in to the account. While it lasts, the person's own
devices are told that the seat is played elsewhere, and may take it back at any time.
"""

from __future__ import annotations

from typing import Protocol

from hollywood.server.people.refusals import Refusal
from hollywood.server.people.seat_codes import SeatCodes
from hollywood.server.people.sessions import Sessions
from hollywood.server.protocol.messages import Closing
from hollywood.server.store.protocol import Store

MOVED = Closing(
    code="seat_moved", words="This seat is now played on another device.", retry_ms=None
)
BACK = Closing(
    code="seat_back", words="This seat is played on its own device again.", retry_ms=None
)


class SeatTables(Protocol):
    """What happens at the tables when a seat is played on another device."""

    async def seat_of(self, table_id: str, person_id: str | None) -> int | None:
        """Return the seat of a person; ``None`` without one, or if there is no such table."""

    async def play_elsewhere(self, table_id: str, person_id: str, why: Closing) -> None:
        """Close a person's sockets at one table, with a reason."""


class Seats:
    """Moves seats between devices."""

    def __init__(
        self, store: Store, sessions: Sessions, codes: SeatCodes, tables: SeatTables
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._codes = codes
        self._tables = tables

    async def take(self, table_id: str, code: str, asker: str | None) -> str:
        """Take over the seat of a code; return the value of the cookie for this table."""
        if await self._tables.seat_of(table_id, asker) is not None:
            words = "you have a seat of your own at this table: use the code on another device"
            raise Refusal("own_seat_here", words, status=409)
        owner = self._codes.take(table_id, code)
        if owner is None or await self._tables.seat_of(table_id, owner) is None:
            words = "this code is wrong, used, or too old: make a new one where you sit"
            raise Refusal("wrong_code", words, status=403)
        await self._store.end_seat_sessions(owner, table_id)
        cookie = await self._sessions.begin(owner, table_id)
        await self._tables.play_elsewhere(table_id, owner, MOVED)
        return cookie

    async def take_back(self, table_id: str, person_id: str) -> None:
        """Play a seat on its person's own device again; a code made elsewhere is void."""
        self._codes.forget(person_id, table_id)
        await self._store.end_seat_sessions(person_id, table_id)
        await self._tables.play_elsewhere(table_id, person_id, BACK)
