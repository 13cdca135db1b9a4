"""All tables of a server, put to sleep when nobody is left: thousands of quiet ones cost nothing.

What every house does with its tables is in :mod:`hollywood.server.rooms.tables`.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from hollywood.play import Seat
from hollywood.server.bots.extra import ExtraBots
from hollywood.server.bots.pool import BotPool
from hollywood.server.bots.thinking import choose, hint, ready
from hollywood.server.people.seat_codes import LASTS, SeatCodes
from hollywood.server.protocol.forms import QuickForm, TableListed
from hollywood.server.protocol.messages import ChatShown, Closing, SeatCode, TableCard
from hollywood.server.rooms import quick
from hollywood.server.rooms.among_nodes import AmongNodes
from hollywood.server.rooms.archive import Archive
from hollywood.server.rooms.listening import Listeners
from hollywood.server.rooms.lobby import LobbyShares
from hollywood.server.rooms.record_work import play_round, write_file
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.tables import CHAT_SHOWN, Tables
from hollywood.server.rooms.waking import Unreadable
from hollywood.server.rooms.watchdog import AWAITED, STOOD_STILL, Watchdog
from hollywood.server.store.protocol import Elsewhere, Overtaken, Store, StoreUnavailable
from hollywood.server.store.rows import Append, Holiday, PersonRow, is_program
from hollywood.server.table.calling import Notice, Teller, due_notices
from hollywood.server.table.clocks import calendar
from hollywood.server.table.offers import over_days
from hollywood.server.table.steps import Refuse
from hollywood.server.table.viewers import Viewer
from hollywood.server.workers.fairness import Owner

if TYPE_CHECKING:
    from hollywood.server.nodes.node import Node

T = TypeVar("T")

TOO_SLOW = "workers_too_slow"
"""How often a worker was killed because it did not answer in time, by task."""

ASIDE = 2
"""Tables that are read from their logs at once: each takes memory, and time from the event loop."""

SWEEP = 5.0
"""Seconds between two checks of all tables."""
_WOKEN_AT_ONCE = 50
MOST_MUTED = 200
"""People whom a person can mute."""


class Rooms(Tables):
    """The tables of one server."""

    store: Store
    bots: BotPool

    def __init__(
        self,
        store: Store,
        *,
        bot_workers: int | None = None,
        node: Node | None = None,
        extra_bots: ExtraBots | None = None,
        place: str = "",
    ) -> None:
        """``node`` is this one of several servers; ``extra_bots`` are those of the operator.

        ``place`` is the address of the server, for the records of its matches.
        """
        super().__init__(store, BotPool(bot_workers, self._worker_ended, extra_bots))
        self.node: str | None = None if node is None else node.id
        self._nodes = None
        if node is not None:
            from hollywood.server.store.sql_store import SqlStore  # only nodes need it here

            assert isinstance(store, SqlStore)
            self._nodes = AmongNodes(self, node, store)
        self.listeners: Listeners = Listeners()
        self.archive: Archive = Archive(store, self._worker_ended, place)
        self.seat_codes: SeatCodes = SeatCodes()
        self._aside = asyncio.Semaphore(ASIDE)
        self.lobby: LobbyShares = LobbyShares(store, self._is_attended)
        self.counted: dict[tuple[str, str], int] = {
            **{(STOOD_STILL, what): 0 for what in AWAITED},
            **{
                (TOO_SLOW, work.__name__): 0
                for work in (choose, hint, ready, play_round, write_file)
            },
        }
        self.durations: list[float] = []
        self.teller: Teller | None = None
        self._due_at = 0.0  # when the next sleeping table must be looked at; 0: look who is due
        self._sweeper: asyncio.Task[None] | None = None
        self._watchdog = Watchdog()
        self._closing = False

    def begin(self) -> None:
        """Look after the tables from now on, also after those that nobody has come to."""
        if self._sweeper is None:
            self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    # Tables.

    async def room(self, table_id: str) -> Room | None:
        """Return a table, woken if necessary; ``None`` if there is none."""
        self.begin()
        return await super().room(table_id)

    async def quick_table(self, person: PersonRow, form: QuickForm) -> TableCard | None:
        """Return a table where a person can play at once or already waits; ``None`` to open one."""
        if self._nodes is not None:
            return await self._nodes.quick_table(person.id, form)
        return await quick.table_for(self.awake(), person.id, form)

    async def give_up_quick(self, person: str) -> None:
        """Let a person stop waiting to play at once."""
        await quick.give_up(self.awake(), person)
        if self._nodes is not None:
            await self._nodes.give_up_quick(person)

    async def open_quick(self, person: PersonRow, form: QuickForm) -> TableCard:
        """Open a table where a person waits for somebody to play at once."""
        return await self.open_table(person, quick.as_opened(form), quick=True)

    async def shown_in_lobby(self, tables: Sequence[TableListed]) -> frozenset[str]:
        """Return the open tables that the lobby shows to others; some need somebody present.

        Only waking tables know who is there, and for whom the seats of a rematch are reserved.
        """
        asked = [
            table.card.id
            for table in tables
            if table.card.rated or table.card.quick or table.card.follows is not None
        ]
        hidden = set(asked) - self.offered_here(asked)
        if self._nodes is not None:
            hidden -= await self._nodes.offered(hidden)
        return frozenset(table.card.id for table in tables) - hidden

    def offered_here(self, tables: Iterable[str]) -> set[str]:
        """Return those of the tables that are awake here and may be shown in the lobby."""
        rooms = (self._rooms.get(table) for table in tables)
        return {room.card.id for room in rooms if room is not None and room.offered}

    def _is_attended(self, table_id: str) -> bool:
        """Whether somebody seated at a table is connected; only waking tables know."""
        room = self._rooms.get(table_id)
        return room is not None and len(room.missing()) < len(room.seating.people())

    # Records.

    async def record_round(
        self, table_id: str, round_number: int, seat: Seat | None, owner: Owner
    ) -> bytes:
        """Return a round of a finished match, as a seat saw it or with all hands open, in JSON."""
        return await self.archive.round(table_id, round_number, seat, owner)

    async def record_file(self, table_id: str, owner: Owner) -> bytes:
        """Return the record of a finished match as a file."""
        return await self.archive.file(table_id, owner)

    # People.

    async def take_holidays(self, person_id: str, holidays: tuple[Holiday, ...]) -> None:
        """Keep the holidays of a person; their clocks at tables with days stand still or go on."""
        await self.store.keep_holidays(person_id, holidays)
        self.rested(person_id, holidays)
        await self._tell_nodes("holidays", person=person_id)

    def rested(self, person_id: str, holidays: tuple[Holiday, ...]) -> None:
        """Take note of the holidays of a person."""
        for room in self.awake():
            if over_days(room) and room.seating.seat_of(person_id) is not None:
                room.rest(person_id, holidays)
        self.wake_at(time.time())

    async def rename(self, person_id: str, name: str) -> None:
        """Change a person's name wherever the person sits."""
        self.renamed(person_id, name)
        await self._tell_nodes("renamed", person=person_id, name=name)

    def renamed(self, person_id: str, name: str) -> None:
        """Take note of a person's new name."""
        for room in self._rooms.values():
            if person_id in room.names:
                room.names[person_id] = name
                room.show()

    async def replaced(self, old: str, new: str | None) -> None:
        """Give a person's seats to another id of theirs, or to nobody if the person is gone."""
        self.dropped(old)
        await self._tell_nodes("replaced", old=old, new=new)

    def dropped(self, person_id: str) -> None:
        """Open the tables of a person again who is not the same any more."""
        for room in self.awake():
            seating = room.seating
            if seating.seat_of(person_id) is not None or seating.kept_for(person_id) is not None:
                self.forget(room)
        self.disconnected(person_id, None)

    async def disconnect(self, person_id: str, session_hash: str | None = None) -> None:
        """Close the sockets of a person, or those of one session; codes for seats are void."""
        self.disconnected(person_id, session_hash)
        await self._tell_nodes("disconnected", person=person_id, session=session_hash)

    def disconnected(self, person_id: str, session_hash: str | None) -> None:
        """Close the sockets of a person here, or those of one session."""
        self.seat_codes.forget(person_id)
        words = "You have signed out in this browser."
        if is_program(person_id):
            words = "This token was revoked."
        left = Closing(code="signed_out", words=words, retry_ms=None)
        self.listeners.disconnect(person_id, session_hash, left)
        for room in self._rooms.values():
            for viewer in room.viewers():
                if viewer.person == person_id and session_hash in {None, viewer.session}:
                    viewer.close(left)

    def seat_code(self, room: Room, viewer: Viewer, request: int) -> SeatCode:
        """Make a code with which another device can take over the seat of a viewer."""
        person = viewer.person
        if person is None or room.seating.seat_of(person) is None:
            return SeatCode(request=request, code=None, left_ms=0)
        code = self.seat_codes.make(room.card.id, person)
        return SeatCode(request=request, code=code, left_ms=round(LASTS * 1000))

    async def muted_by(self, person: str | None) -> frozenset[str]:
        """Return the ids of the people whom a person mutes."""
        found = () if person is None else await self.store.muted_by(person)
        return frozenset(muted for muted, _ in found)

    async def mute(
        self, room: Room, viewer: Viewer, seat: Seat | None, line: int | None, *, muted: bool
    ) -> None:
        """Let a viewer hear no more, or again, the person of a seat or of a line of the chat."""
        me = viewer.person
        assert me is not None
        room.spend(me)
        whom = await self._speaker_at(room, seat, line)
        if whom is None or whom == me:
            raise Refuse("nobody_there", "Nobody else is there to mute.")
        if not muted:
            await self.store.unmute(me, whom)
        elif not await self.store.mute(me, whom, time.time(), MOST_MUTED):
            words = f"You mute {MOST_MUTED} people already; listen to one of them again first."
            raise Refuse("many_muted", words)
        await self.hear_again(me)

    async def hear_again(self, person: str) -> None:
        """Show the chat of each open table to a person as they hear it now."""
        await self.hears(person)
        await self._tell_nodes("hears", person=person)

    async def hears(self, person: str) -> None:
        """Show the chat of each table that is awake here to a person as they hear it now."""
        now = await self.muted_by(person)
        for room in tuple(self._rooms.values()):
            for viewer in room.viewers():
                if viewer.person == person:
                    viewer.muted = now
                    lines = await self.chat_for(room, viewer)
                    viewer.send(ChatShown(lines=lines, muted=room.muted_seats(viewer)))

    async def _speaker_at(self, room: Room, seat: Seat | None, line: int | None) -> str | None:
        """Return the person of a seat, or the one who said a line of the chat."""
        if seat is not None and seat < len(room.seating.places):
            return room.seating.places[seat].person
        said = () if line is None else await self.store.said(room.card.id, CHAT_SHOWN)
        return next((row.person for row in said if row.number == line), None)

    async def seat_of(self, table_id: str, person_id: str | None) -> int | None:
        """Return the seat of a person; ``None`` without one, or if there is no such table."""
        if person_id is None:
            return None
        room = await self.room(table_id)
        return None if room is None else room.seating.seat_of(person_id)

    async def play_elsewhere(self, table_id: str, person_id: str, why: Closing) -> None:
        """Close a person's sockets at one table, with a reason."""
        room = self._rooms.get(table_id)
        for viewer in () if room is None else room.viewers():
            if viewer.person == person_id:
                viewer.close(why)

    async def still_calls(self, notice: Notice) -> bool:
        """Say whether a table still waits for a person who is not looking at it."""
        room = await self.room(notice.table)
        return room is not None and any(
            due.key == notice.key and due.person == notice.person and not due.here
            for due in due_notices(room, calendar())
        )

    # Among several nodes.

    async def stirred(self, people: Iterable[str]) -> None:
        """Tell those of these people who listen that something has happened to them."""
        people = tuple(people)
        self.listeners.stir(people)
        programs = [person for person in people if is_program(person)]
        if programs:
            await self._tell_nodes("stirred", people=programs)

    async def listening(self) -> frozenset[str]:
        """Return the programs that listen for challenges, at whichever node."""
        here = frozenset(filter(is_program, self.listeners.people()))
        return here if self._nodes is None else here | await self._nodes.listening()

    async def take(self, table_id: str) -> int | None:
        """Take a table that several nodes may have; Elsewhere if another one has it."""
        return None if self._nodes is None else await self._nodes.node.take(table_id)

    def holds(self) -> bool:
        """Say whether this server still has its tables, for sure."""
        return self._nodes is None or self._nodes.node.holds

    def is_awake(self, table_id: str) -> bool:
        """Say whether a table is awake here."""
        return table_id in self._rooms

    def awake(self) -> tuple[Room, ...]:
        """All tables that are awake here."""
        return tuple(self._rooms.values())

    def drop_all(self) -> None:
        """Drop all rooms at once: another node may have their tables."""
        for room in self.awake():
            self.forget(room)

    async def hand_over(self) -> None:
        """Let other nodes take all tables."""
        if self._nodes is not None:
            await self._nodes.hand_over()

    async def _tell_nodes(self, what: str, **said: Any) -> None:
        if self._nodes is not None:
            await self._nodes.node.tell(what, **said)

    # What rooms need from the house.

    async def aside(self, work: Callable[..., T], *given: Any) -> T:
        """Do work that takes long in another thread, a few pieces at a time."""
        async with self._aside:
            return await asyncio.to_thread(work, *given)

    async def tell(self, notices: tuple[Notice, ...]) -> None:
        """Tell people that a table waits for them, if there is a way to tell them."""
        if self.teller is not None and notices:
            await self.teller.tell(notices)

    def wake_at(self, at: float) -> None:
        """Look at sleeping tables at this time, in seconds since 1970, or earlier."""
        self._due_at = min(self._due_at, at)

    def _worker_ended(self, work: str) -> None:
        """Count a worker that was killed because ``work`` took too long."""
        self.count(TOO_SLOW, work)

    def took(self, seconds: float) -> None:
        """Record how long a move took to reach the disk."""
        if len(self.durations) < 100_000:
            self.durations.append(seconds)

    # Operation.

    def figures(self) -> dict[str, float]:
        """Return current counts, for the metrics."""
        viewers = [viewer for room in self._rooms.values() for viewer in room.viewers()]
        return {
            "tables": len(self._rooms),
            "sockets": len(viewers),
            "tables_in_play": sum(
                room.table is not None and room.outcome is None for room in self._rooms.values()
            ),
        }

    def send_away(self, retry_ms: int) -> None:
        """Tell every socket to come back later, and stop; everything is on disk already."""
        self._closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        words = "The server is restarting; your table continues in a moment."
        restart = Closing(code="restart", words=words, retry_ms=retry_ms)
        for room in tuple(self._rooms.values()):
            room.close(restart)
        self._rooms.clear()
        self.listeners.close(restart)

    async def close(self, retry_ms: int) -> None:
        """Send everybody away, and end the workers of the bots and of the records."""
        self.send_away(retry_ms)
        await asyncio.gather(self.bots.close(), self.archive.close())

    @property
    def closing(self) -> bool:
        """Whether the server is stopping."""
        return self._closing

    async def _sweep(self) -> None:
        """Put quiet tables to sleep, and look for stuck ones, again and again."""
        while True:
            await asyncio.sleep(SWEEP)
            asleep: list[tuple[str, int]] = []
            for table_id, room in tuple(self._rooms.items()):
                if room.asleep and quick.abandoned(room):
                    room.later(quick.cleared(room))
                elif room.asleep:
                    room.close()
                    del self._rooms[table_id]
                    asleep.append((table_id, room.fence))
            if self._nodes is not None:
                await self._nodes.node.give_back(asleep)
                self._due_at = min(self._due_at, time.time() + SWEEP)  # others write too
            if time.time() >= self._due_at:
                with contextlib.suppress(StoreUnavailable):
                    await self._wake_due()
            self._watchdog.look(self._rooms.values())

    async def _wake_due(self) -> None:
        """Wake the tables that have to do something although nobody is there."""
        now = time.time()
        due, following = await self.store.due_tables(now, _WOKEN_AT_ONCE)
        self._due_at = now if due else math.inf if following is None else following
        for table_id in due:
            try:
                room = await self.room(table_id)
            except Unreadable:
                await self._let_rest(table_id)
                continue
            except Elsewhere:
                continue
            if room is not None:
                room.later(room.move_on())

    async def _let_rest(self, table_id: str) -> None:
        """Do not look again at a table that cannot be read, until somebody comes."""
        listed = await self.store.table(table_id)
        if listed is not None:
            status = msgspec.structs.replace(listed.status, due_at=None)
            change = Append(table_id=table_id, entries=(), status=status, fence=listed.table.fence)
            with contextlib.suppress(Overtaken):
                await self.store.append(change)
