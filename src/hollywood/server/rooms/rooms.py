"""All tables of a server: opened, woken when somebody comes, put to sleep when nobody is left.

A table is kept in the store; a :class:`~hollywood.server.rooms.room.Room` is only its waking state.
So every table outlives the process, and thousands of quiet ones cost nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import Sequence

import msgspec

from hollywood.errors import HollywoodError
from hollywood.play import Seat
from hollywood.play.text import to_json
from hollywood.server.bots.pool import BotPool
from hollywood.server.bots.questions import choose, hint, ready
from hollywood.server.people.ratings import shown_rating
from hollywood.server.people.seat_codes import LASTS, SeatCodes
from hollywood.server.protocol.forms import NewTableForm, QuickForm, TableListed
from hollywood.server.protocol.messages import ChatLine, Closing, SeatCode, TableCard
from hollywood.server.protocol.phrases import Phrase
from hollywood.server.rooms import quick
from hollywood.server.rooms.archive import Archive
from hollywood.server.rooms.opening import again, new_card, read_card
from hollywood.server.rooms.record_work import play_round, write_file
from hollywood.server.rooms.room import REOPENED, Room
from hollywood.server.rooms.waking import Unreadable, wake
from hollywood.server.rooms.watchdog import AWAITED, STOOD_STILL, Watchdog
from hollywood.server.store.protocol import Store, StoreUnavailable
from hollywood.server.store.rows import (
    Append,
    ChatRow,
    Holiday,
    Listed,
    PersonRow,
    Status,
    TableRow,
)
from hollywood.server.table.calling import Notice, Teller, due_notices
from hollywood.server.table.clocks import calendar
from hollywood.server.table.entries import BotSat, RoomEntry, Sat
from hollywood.server.table.gathering import rematch_seats
from hollywood.server.table.host import loop_time
from hollywood.server.table.offers import over_days
from hollywood.server.table.seating import Seating
from hollywood.server.table.steps import BOT_PEOPLE, check_bot, seats_taken
from hollywood.server.table.viewers import Viewer
from hollywood.server.workers.fairness import Owner
from hollywood.writing import told_apart

TOO_SLOW = "workers_too_slow"
"""How often a worker was killed because it did not answer in time, by task."""

USUAL_BOT = "club"
"""The bots of a table whose opener names none."""

SWEEP = 5.0
"""Seconds between two checks of all tables."""
CHAT_SHOWN = 100
_WOKEN_AT_ONCE = 50


class Rooms:
    """The tables of one server."""

    def __init__(self, store: Store, *, bot_workers: int | None = None) -> None:
        self.store = store
        self.bots = BotPool(bot_workers, self._worker_ended)
        self.archive = Archive(store, self._worker_ended)
        self.seat_codes = SeatCodes()
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
        self._rooms: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._watchdog = Watchdog()
        self._closing = False

    def begin(self) -> None:
        """Look after the tables from now on, also after those that nobody has come to."""
        if self._sweeper is None:
            self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    # Tables.

    async def quick_table(self, person: PersonRow, form: QuickForm) -> TableCard | None:
        """Return a table where a person can play at once or already waits; ``None`` to open one."""
        return await quick.table_for(tuple(self._rooms.values()), person.id, form)

    async def give_up_quick(self, person: str) -> None:
        """Let a person stop waiting to play at once."""
        await quick.give_up(tuple(self._rooms.values()), person)

    async def open_quick(self, person: PersonRow, form: QuickForm) -> TableCard:
        """Open a table where a person waits for somebody to play at once."""
        return await self.open_table(person, quick.as_opened(form), quick=True)

    async def open_table(
        self, person: PersonRow, form: NewTableForm, *, quick: bool = False
    ) -> TableCard:
        """Open a table; its opener and the requested bots sit down.

        Raise RulesError for invalid rules, HollywoodError for too many or unknown bots.
        """
        card = new_card(form, person.name, quick=quick)
        bots = form.bots
        if form.entrance == "bot" and not bots:
            bots = (USUAL_BOT,) * (card.players - 1)
        if len(bots) > card.players - 1:
            raise HollywoodError(
                f"{len(bots)} bots cannot sit down: {card.players - 1} seats are left besides yours"
            )
        for kind in bots:
            check_bot(kind, card.family)
        entries: list[RoomEntry] = [
            Sat(seat=Seat(0), person=person.id),
            *(
                BotSat(seat=Seat(seat), bot=kind, name=BOT_PEOPLE[seat])
                for seat, kind in enumerate(bots, 1)
            ),
        ]
        await self._found(card, person.id, entries, {person.id: person.name})
        return card

    async def rematch_of(self, room: Room) -> str:
        """Open another table like this one, with the seats of its people taken or reserved."""
        asked = min(room.rematch)
        owner = room.seating.places[asked].person
        before = msgspec.structs.replace(room.card, hold_ms=room.hold_ms)
        card = again(before, room.names.get(owner or "", ""))
        await self._found(card, owner, rematch_seats(room), room.names)
        return card.id

    def shown_in_lobby(self, table: TableListed) -> bool:
        """Whether the lobby shows an open table to others; some tables need somebody present.

        Only waking tables know who is there, and for whom the seats of a rematch are reserved.
        """
        if not (table.card.rated or table.card.quick) and table.card.follows is None:
            return True
        room = self._rooms.get(table.card.id)
        return room is not None and room.offered

    async def room(self, table_id: str) -> Room | None:
        """Return a table, woken if necessary; ``None`` if there is none."""
        self.begin()
        room = self._rooms.get(table_id)
        if room is not None:
            room.idle_since = loop_time()  # whoever asks for it is about to join
            return room
        waking = self._waking.get(table_id)
        if waking is None:
            waking = asyncio.get_running_loop().create_task(wake(self, table_id))
            self._waking[table_id] = waking
        try:
            woken = await asyncio.shield(waking)
        finally:
            if waking.done():
                self._waking.pop(table_id, None)
        if woken is None:
            return None
        return self._rooms.setdefault(table_id, woken)

    async def card(self, table_id: str) -> TableCard | None:
        """Return the card of a table."""
        listed = await self.store.table(table_id)
        return None if listed is None else await self._card(listed)

    async def listed(self, items: Sequence[Listed], person: str | None) -> tuple[TableListed, ...]:
        """Show tables in a list to a person."""
        people = {p for item in items for p in item.status.seated if p is not None}
        people |= {item.table.owner for item in items if item.table.owner is not None}
        names = await self.store.names(tuple(people))
        return tuple(_listed(item, names, person) for item in items)

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
        for room in tuple(self._rooms.values()):
            if over_days(room) and room.seating.seat_of(person_id) is not None:
                room.rest(person_id, holidays)
        self.wake_at(time.time())

    async def rename(self, person_id: str, name: str) -> None:
        """Change a person's name wherever the person sits."""
        for room in self._rooms.values():
            if person_id in room.names:
                room.names[person_id] = name
                room.show()

    async def replaced(self, old: str, new: str | None) -> None:
        """Give a person's seats to another id of theirs, or to nobody if the person is gone."""
        for room in tuple(self._rooms.values()):
            if room.seating.seat_of(old) is not None or room.seating.kept_for(old) is not None:
                self.forget(room)
        await self.disconnect(old)
        del new

    async def disconnect(self, person_id: str, session_hash: str | None = None) -> None:
        """Close the sockets of a person, or those of one session; codes for seats are void."""
        self.seat_codes.forget(person_id)
        words = "You have signed out in this browser."
        for room in self._rooms.values():
            for viewer in room.viewers():
                if viewer.person == person_id and session_hash in {None, viewer.session}:
                    viewer.close(Closing(code="signed_out", words=words, retry_ms=None))

    def seat_code(self, room: Room, viewer: Viewer, request: int) -> SeatCode:
        """Make a code with which another device can take over the seat of a viewer."""
        person = viewer.person
        if person is None or room.seating.seat_of(person) is None:
            return SeatCode(request=request, code=None, left_ms=0)
        code = self.seat_codes.make(room.card.id, person)
        return SeatCode(request=request, code=code, left_ms=round(LASTS * 1000))

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

    async def join(self, room: Room, viewer: Viewer, since: int | None) -> None:
        """Let a viewer join; at a table without spectators, only the people seated there."""
        said = await self.store.said(room.card.id, CHAT_SHOWN) if room.card.chat else ()
        names = await self.store.names(tuple({row.person for row in said} - room.names.keys()))
        known = {**names, **room.names}
        if viewer.person is not None and viewer.person not in room.names:
            person = await self.store.person(viewer.person)
            if person is not None:
                room.names[person.id] = person.name
        room.chat_number = max([room.chat_number, *(row.number for row in said)])
        seated = room.seat_names()
        lines = tuple(
            ChatLine(
                number=row.number,
                seat=row.seat,
                name=_speaker(room, seated, row) or known.get(row.person, ""),
                text=row.text,
                at=row.at,
                phrase=row.phrase,
            )
            for row in said
        )
        room.join(viewer, since, lines)

    async def say(
        self, room: Room, viewer: Viewer, text: str, phrase: Phrase | None = None
    ) -> None:
        """Keep what a viewer says, and send it to everybody at the table."""
        assert viewer.person is not None
        room.chat_number += 1
        seat, at = room.seating.seat_of(viewer.person), time.time()
        row = ChatRow(
            number=room.chat_number,
            seat=seat,
            person=viewer.person,
            text=text,
            at=at,
            phrase=phrase,
        )
        await self.store.say(room.card.id, row)
        name = _speaker(room, room.seat_names(), row) or room.names.get(viewer.person, "")
        room.say(ChatLine(number=row.number, seat=seat, name=name, text=text, at=at, phrase=phrase))

    async def still_calls(self, notice: Notice) -> bool:
        """Say whether a table still waits for a person who is not looking at it."""
        room = await self.room(notice.table)
        return room is not None and any(
            due.key == notice.key and due.person == notice.person and not due.here
            for due in due_notices(room, calendar())
        )

    # What rooms need from the house.

    async def tell(self, notices: tuple[Notice, ...]) -> None:
        """Tell people that a table waits for them, if there is a way to tell them."""
        if self.teller is not None and notices:
            await self.teller.tell(notices)

    def wake_at(self, at: float) -> None:
        """Look at sleeping tables at this time, in seconds since 1970, or earlier."""
        self._due_at = min(self._due_at, at)

    def forget(self, room: Room) -> None:
        """Drop a room; its viewers come back and find the table woken again."""
        if self._rooms.get(room.card.id) is room:
            del self._rooms[room.card.id]
        room.close(REOPENED)

    def count(self, what: str, label: str = "") -> None:
        """Count an event for the metrics."""
        self.counted[what, label] = self.counted.get((what, label), 0) + 1

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
        for room in tuple(self._rooms.values()):
            room.close(Closing(code="restart", words=words, retry_ms=retry_ms))
        self._rooms.clear()

    async def close(self, retry_ms: int) -> None:
        """Send everybody away, and end the workers of the bots and of the records."""
        self.send_away(retry_ms)
        await asyncio.gather(self.bots.close(), self.archive.close())

    @property
    def closing(self) -> bool:
        """Whether the server is stopping."""
        return self._closing

    async def ratings_for(self, people: Sequence[str], family: str) -> dict[str, int]:
        """Return the shown ratings of the people who have one."""
        rows = await self.store.ratings(tuple(people), family)
        return {person: shown_rating(row.mu) for person, row in rows.items()}

    async def _sweep(self) -> None:
        """Put quiet tables to sleep, and look for stuck ones, again and again."""
        while True:
            await asyncio.sleep(SWEEP)
            for table_id, room in tuple(self._rooms.items()):
                if room.asleep and quick.abandoned(room):
                    room.later(quick.cleared(room))
                elif room.asleep:
                    room.close()
                    del self._rooms[table_id]
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
            if room is not None:
                room.later(room.move_on())

    async def _let_rest(self, table_id: str) -> None:
        """Do not look again at a table that cannot be read, until somebody comes."""
        listed = await self.store.table(table_id)
        if listed is not None:
            status = msgspec.structs.replace(listed.status, due_at=None)
            await self.store.append(Append(table_id=table_id, entries=(), status=status))

    async def _found(
        self,
        card: TableCard,
        owner: str | None,
        entries: Sequence[RoomEntry],
        names: dict[str, str],
    ) -> None:
        """Write a new table and everyone who sits down at once."""
        seating = Seating.of(card.players)
        room = Room(card, house=self, seating=seating, names=names)
        row = TableRow(
            id=card.id,
            created_at=card.created_at,
            owner=owner,
            entrance=card.entrance,
            family=card.family,
            settings=to_json(msgspec.structs.replace(card, owner="")),
        )
        step = seats_taken(seating, entries, room.rules)
        empty = Status(
            stage="gathering",
            seated=(None,) * card.players,
            bots=(None,) * card.players,
            awaited=(),
            round_number=0,
        )
        if card.quick and owner is not None:
            room.audience.expect(owner, room.now())
        await self.store.create_table(row, empty)
        await room.carry_out(step)
        self._rooms[card.id] = room

    async def _card(self, listed: Listed) -> TableCard:
        owner = listed.table.owner
        names = await self.store.names((owner,)) if owner is not None else {}
        return read_card(listed.table, names)


def _speaker(room: Room, seated: Sequence[str], row: ChatRow) -> str:
    """Return the name of the seat a line was said from, if its speaker still has that seat."""
    place = room.seating.seat_of(row.person)
    return seated[row.seat] if row.seat is not None and row.seat == place else ""


def _listed(item: Listed, names: dict[str, str], person: str | None) -> TableListed:
    status = item.status
    called = told_apart(
        [
            bot or ("" if owner is None else names.get(owner, ""))
            for owner, bot in zip(status.seated, status.bots, strict=True)
        ]
    )
    seats = tuple(
        None if owner is None and bot is None else name
        for owner, bot, name in zip(status.seated, status.bots, called, strict=True)
    )
    you = status.seated.index(person) if person is not None and person in status.seated else None
    return TableListed(
        card=read_card(item.table, names),
        stage=status.stage,  # type: ignore[arg-type]
        seats=seats,
        people=sum(owner is not None for owner in status.seated),
        round_number=status.round_number,
        you=None if you is None else Seat(you),
        your_turn=person is not None and person in status.awaited,
        moved_at=item.moved_at,
        winners=status.winners,
        your_call=person is not None and person in status.asked,
        waits_for=() if status.asked else _called(called, status, status.awaited),
        left_ms=None
        if status.until is None
        else max(0, round((status.until - time.time()) * 1000)),
        resting=status.resting,
    )


def _called(names: Sequence[str], status: Status, people: Sequence[str]) -> tuple[str, ...]:
    """Return the names that people have at a table."""
    return tuple(names[status.seated.index(person)] for person in people)
