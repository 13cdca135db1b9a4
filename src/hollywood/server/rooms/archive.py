"""Finished matches, step by step: as seen from one's own seat, or with all hands open.

One round of a match is played again from its log; what is shown goes through the same views as at
the table. While a match goes on, nothing of it is shown here to anybody.

A separate process plays it again, one round at a time. Requests take turns and hold up nothing
else, and the result is kept for a while. Those who may not look are refused before that.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar

from hollywood.play import Seat
from hollywood.server.people.refusals import Refusal
from hollywood.server.rooms.headers import headers_of, ratings_at
from hollywood.server.rooms.looking_back import (
    card_of,
    finished,
    match_log,
    may_look_from,
    round_shown,
    seats_of,
)
from hollywood.server.rooms.record_work import (
    FileAsked,
    FinishedMatch,
    RoundAsked,
    RoundPlayed,
    check_match,
    play_round,
    write_file,
)
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import EntryRow
from hollywood.server.workers.fairness import Owner, Shares
from hollywood.server.workers.lanes import Lanes

PATIENCE = 20.0
"""The most seconds a round or a file may take."""
OF_PERSON, OF_ADDRESS = 4, 16
"""The most rounds and files in progress at once, including waiting ones."""
KEPT_BYTES = 32 * 1024 * 1024
"""The most bytes of rounds kept in memory; the least recently requested go first."""

A = TypeVar("A")
T = TypeVar("T")

_Key = tuple[str, int, Seat | None]


class Archive:
    """The records of one server."""

    def __init__(
        self, store: Store, ended: Callable[[str], None] = lambda _: None, place: str = ""
    ) -> None:
        """For ``ended`` see :class:`Lanes`; ``place`` is where records say they were played."""
        self._store = store
        self._place = place
        self._lanes = Lanes(1, ended)
        self._shares = Shares(OF_PERSON, OF_ADDRESS)
        self._kept: OrderedDict[_Key, RoundPlayed] = OrderedDict()
        self._size = 0

    async def round(
        self, table_id: str, round_number: int, seat: Seat | None, owner: Owner
    ) -> bytes:
        """Return a round of a finished match: a :class:`RecordRound` in JSON.

        Raise NotForYou if it may not be shown, Refusal if ``owner`` asks for too much at once.
        """
        listed, names = await finished(self._store, table_id, owner.person)
        yours = seats_of(listed, owner.person)
        may_look_from(seat, yours)
        key = table_id, round_number, seat
        played = self._kept.get(key)
        if played is None:

            def asked(entries: tuple[EntryRow, ...]) -> RoundAsked:
                return RoundAsked(match_log(entries), round_number, seat)

            played = await self._made(owner, table_id, play_round, asked)
            self._keep(key, played)
        else:
            self._kept.move_to_end(key)
        return round_shown(played, card_of(listed, names), names, yours, round_number, seat)

    async def file(self, table_id: str, owner: Owner) -> bytes:
        """Return the record of a finished match, in the form of :mod:`hollywood.records`.

        Errors as for :meth:`round`.
        """
        listed, names = await finished(self._store, table_id, owner.person)
        ratings = await ratings_at(self._store, listed)

        def asked(entries: tuple[EntryRow, ...]) -> FileAsked:
            about = headers_of(listed, entries, place=self._place, ratings=ratings)
            return FileAsked(match_log(entries), names, about)

        return await self._made(owner, table_id, write_file, asked)

    async def close(self) -> None:
        """End the worker, even a busy one."""
        await self._lanes.close()

    async def checked(self, record: bytes, owner: Owner) -> FinishedMatch:
        """Replay the record of a match that was played elsewhere; RecordError if it is not one.

        Refusal as for :meth:`round`.
        """

        async def asked() -> bytes:
            return record

        return await self._worked(owner, check_match, asked)

    async def _made(
        self,
        owner: Owner,
        table_id: str,
        work: Callable[[A], T],
        asked: Callable[[tuple[EntryRow, ...]], A],
    ) -> T:
        """Let the worker do a piece of work for an owner, ``asked`` with the log of a table."""

        async def read() -> A:
            entries = await self._store.entries(table_id)
            return await asyncio.to_thread(asked, entries)

        return await self._worked(owner, work, read)

    async def _worked(
        self, owner: Owner, work: Callable[[A], T], asked: Callable[[], Awaitable[A]]
    ) -> T:
        """Let the worker do a piece of work for an owner.

        Raise Refusal, before anything is read, if the owner's share is used up.
        """
        if not self._shares.take(owner):
            raise Refusal(
                "too_many_records",
                f"at most {OF_PERSON} rounds per person and {OF_ADDRESS} per address can be "
                "looked up at once: wait until one of yours is done",
                status=429,
                retry_after=1,
            )
        try:
            return await self._lanes.run(0, work, await asked(), patience=PATIENCE, owner=owner)
        except TimeoutError:
            raise Refusal(
                "too_long", f"this took longer than {PATIENCE:.0f} seconds and was stopped"
            ) from None
        finally:
            self._shares.give_back(owner)

    def _keep(self, key: _Key, played: RoundPlayed) -> None:
        if played.parts is None or key in self._kept:
            return
        self._kept[key] = played
        self._size += played.size
        while self._size > KEPT_BYTES:
            _, oldest = self._kept.popitem(last=False)
            self._size -= oldest.size
