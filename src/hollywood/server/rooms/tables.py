"""The tables of a house: opened, woken when somebody comes, and kept in the store.

A table is kept in the store; a :class:`~hollywood.server.rooms.room.Room` is only its waking state.
So every table outlives the process. What only a server has is in
:mod:`hollywood.server.rooms.rooms`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from hollywood.bots import BOT_PEOPLE
from hollywood.errors import HollywoodError
from hollywood.play import Seat
from hollywood.play.text import to_json
from hollywood.server.bots.table import Thinkers
from hollywood.server.people.ratings import rated_as, shown_rating
from hollywood.server.protocol.forms import NewTableForm, TableListed
from hollywood.server.protocol.messages import ChatLine, SeatCode, TableCard
from hollywood.server.protocol.phrases import Phrase
from hollywood.server.rooms.opening import SERVED, again, new_card, read_card
from hollywood.server.rooms.room import REOPENED, Room
from hollywood.server.rooms.waking import wake
from hollywood.server.store.protocol import Damaged, TableStore
from hollywood.server.store.rows import (
    ChatRow,
    Listed,
    PersonRow,
    Status,
    TableRow,
    is_program,
)
from hollywood.server.table.calling import Notice
from hollywood.server.table.entries import BotSat, Kept, RoomEntry, Sat
from hollywood.server.table.following import followed_after, level_against
from hollywood.server.table.gathering import rematch_seats
from hollywood.server.table.host import loop_time
from hollywood.server.table.seating import Seating
from hollywood.server.table.steps import check_bot, seats_taken
from hollywood.server.table.viewers import Viewer
from hollywood.writing import told_apart

T = TypeVar("T")

_log = logging.getLogger(__name__)

USUAL_BOT = "club"
"""The bots of a table whose opener names none."""

CHAT_SHOWN = 100


class Tables:
    """The tables of one house."""

    def __init__(self, store: TableStore, bots: Thinkers) -> None:
        self.store = store
        self.bots = bots
        self.prefix = SERVED  # of the ids of its tables
        self.node: str | None = None  # the id of this one of several servers
        self.history = ""  # changes when the house goes back to a backup
        self.counted: dict[tuple[str, str], int] = {}
        self._rooms: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room | None]] = {}

    async def open_table(
        self,
        person: PersonRow,
        form: NewTableForm,
        *,
        quick: bool = False,
        invited: Sequence[PersonRow] = (),
    ) -> TableCard:
        """Open a table; its opener and the requested bots sit down.

        The seats after the opener's are kept for ``invited`` people. Raise RulesError for invalid
        rules, HollywoodError for too many or unknown bots.
        """
        card = new_card(form, person.name, quick=quick, prefix=self.prefix)
        bots = form.bots
        if card.followed is not None:
            bots = (level_against(card.followed, card.family),) * (card.players - 1)
        if form.entrance == "bot" and not bots:
            bots = (USUAL_BOT,) * (card.players - 1)
        left = card.players - 1 - len(invited)
        if left < 0:
            words = f"{len(invited)} others cannot sit down: {card.players} play this game"
            raise HollywoodError(words)
        if len(bots) > left:
            raise HollywoodError(
                f"{len(bots)} bots cannot sit down: {left} seats are left besides yours"
            )
        for kind in bots:
            check_bot(kind, card.family, self.bots.extra.names)
        entries: list[RoomEntry] = [
            Sat(seat=Seat(0), person=person.id),
            *(Kept(seat=Seat(n), person=each.id) for n, each in enumerate(invited, 1)),
            *(
                BotSat(seat=Seat(seat), bot=kind, name=BOT_PEOPLE[seat])
                for seat, kind in enumerate(bots, 1 + len(invited))
            ),
        ]
        names = {each.id: each.name for each in (person, *invited)}
        await self._found(card, person.id, entries, names)
        return card

    async def rematch_of(self, room: Room) -> str:
        """Open another table like this one, with the seats of its people taken or reserved."""
        asked = min(room.rematch)
        owner = room.seating.places[asked].person
        before = msgspec.structs.replace(room.card, hold_ms=room.hold_ms)
        card = again(
            before,
            room.names.get(owner or "", ""),
            prefix=self.prefix,
            followed=followed_after(room),
        )
        await self._found(card, owner, rematch_seats(room), room.names)
        return card.id

    async def room(self, table_id: str) -> Room | None:
        """Return a table, woken if necessary; ``None`` if there is none."""
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
        shown = []
        for item in items:
            try:
                shown.append(shown_in_list(item, names, person))
            except Damaged as damaged:  # the others are shown
                reason = {"table": damaged.table_id, "reason": damaged.why}
                _log.error("table_damaged", extra=reason)
        return tuple(shown)

    # Viewers.

    async def join(self, room: Room, viewer: Viewer, since: int | None) -> None:
        """Let a viewer join; at a table without spectators, only the people seated there."""
        viewer.muted = await self.muted_by(viewer.person)
        if viewer.person is not None and viewer.person not in room.names:
            person = await self.store.person(viewer.person)
            if person is not None:
                room.names[person.id] = person.name
        room.join(viewer, since, await self.chat_for(room, viewer))

    async def chat_for(self, room: Room, viewer: Viewer) -> tuple[ChatLine, ...]:
        """Return the last lines of the chat, without those of people whom a viewer mutes."""
        said = await self.store.said(room.card.id, CHAT_SHOWN) if room.card.chat else ()
        names = await self.store.names(tuple({row.person for row in said} - room.names.keys()))
        known = {**names, **room.names}
        room.chat_number = max([room.chat_number, *(row.number for row in said)])
        seated = room.seat_names()
        return tuple(
            ChatLine(
                number=row.number,
                seat=row.seat,
                name=_speaker(room, seated, row) or known.get(row.person, ""),
                text=row.text,
                at=row.at,
                phrase=row.phrase,
            )
            for row in said
            if row.person not in viewer.muted
        )

    async def muted_by(self, person: str | None) -> frozenset[str]:
        """Return the ids of the people whom a person mutes."""
        del person
        return frozenset()

    async def mute(
        self, room: Room, viewer: Viewer, seat: Seat | None, line: int | None, *, muted: bool
    ) -> None:
        """Let a viewer hear no more, or again, the person of a seat or of a line of the chat."""

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
        await self.store.say(room.card.id, row, room.fence)
        name = _speaker(room, room.seat_names(), row) or room.names.get(viewer.person, "")
        line = ChatLine(number=row.number, seat=seat, name=name, text=text, at=at, phrase=phrase)
        room.say(line, viewer.person)

    def seat_code(self, room: Room, viewer: Viewer, request: int) -> SeatCode:
        """Make a code with which another device can take over the seat of a viewer, if one can."""
        del room, viewer
        return SeatCode(request=request, code=None, left_ms=0)

    # What rooms need from the house.

    async def take(self, table_id: str) -> int | None:
        """Take a table that several servers may have; return its fence, ``None`` without others."""
        del table_id
        return None

    def holds(self) -> bool:
        """Say whether the house still has its tables, for sure."""
        return True

    async def aside(self, work: Callable[..., T], *given: Any) -> T:
        """Do work that takes long, where it holds up nobody if there is such a place."""
        return work(*given)

    async def tell(self, notices: tuple[Notice, ...]) -> None:
        """Tell people that a table waits for them, if there is a way to tell them."""

    def wake_at(self, at: float) -> None:
        """Look at sleeping tables at this time, in seconds since 1970, or earlier."""

    async def stirred(self, people: Iterable[str]) -> None:
        """Tell those of these people who listen that something has happened to them."""

    def took(self, seconds: float) -> None:
        """Record how long a move took to reach the disk."""

    def forget(self, room: Room) -> None:
        """Drop a room; its viewers come back and find the table woken again."""
        if self._rooms.get(room.card.id) is room:
            del self._rooms[room.card.id]
        room.close(REOPENED)

    def count(self, what: str, label: str = "") -> None:
        """Count an event for the metrics."""
        self.counted[what, label] = self.counted.get((what, label), 0) + 1

    async def ratings_for(self, people: Sequence[str], family: str) -> dict[str, int]:
        """Return the shown ratings of the people who have one, for a match of these people."""
        rows = await self.store.ratings(tuple(people), rated_as(family, people))
        return {person: shown_rating(row.mu) for person, row in rows.items()}

    async def _found(
        self,
        card: TableCard,
        owner: str | None,
        entries: Sequence[RoomEntry],
        names: dict[str, str],
    ) -> None:
        """Write a new table and everyone who sits down at once."""
        seating = Seating.of(card.players)
        fence = 0 if self.node is None else 1
        room = Room(card, house=self, seating=seating, names=names, fence=fence)
        row = TableRow(
            id=card.id,
            created_at=card.created_at,
            owner=owner,
            entrance=card.entrance,
            family=card.family,
            settings=to_json(msgspec.structs.replace(card, owner="")),
            node=self.node,
            fence=fence,
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


def shown_in_list(item: Listed, names: dict[str, str], person: str | None) -> TableListed:
    """Return a table as a list shows it to a person; ``names`` has the names of people by id."""
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
        programs=tuple(Seat(n) for n, who in enumerate(status.seated) if is_program(who)),
    )


def _called(names: Sequence[str], status: Status, people: Sequence[str]) -> tuple[str, ...]:
    """Return the names that people have at a table."""
    return tuple(names[status.seated.index(person)] for person in people)
