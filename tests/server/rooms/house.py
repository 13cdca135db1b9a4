"""A house with a real store, tables in it, and clients that speak the protocol."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from hollywood.cards.shuffle import seal
from hollywood.play import Seat
from hollywood.play.text import to_json, to_plain
from hollywood.server.protocol.forms import NewTableForm
from hollywood.server.protocol.messages import LONGEST_MESSAGE
from hollywood.server.rooms.hearing import take
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.rooms.watchdog import STOOD_STILL
from hollywood.server.store.opening import open_store
from hollywood.server.store.rows import PersonRow
from hollywood.server.table import steps
from hollywood.server.table.state import TURNS_TO_COUNT
from hollywood.server.table.viewers import Viewer
from tests.server.rooms.chance import Chance
from tests.server.rooms.virtual import in_virtual_time, quiet

T = TypeVar("T")
Plain = dict[str, Any]

ANN, BOB, CY, DEE, EVE, FAY = "p_ann", "p_bob", "p_cy", "p_dee", "p_eve", "p_fay"
"""People of the house; the first ones sit down, the last two look on."""

PEOPLE = (ANN, BOB, CY, DEE, "p_gus", "p_hal", "p_ida", "p_jon", EVE, FAY)

_numbers = itertools.count()


@asynccontextmanager
async def house(folder: Path | str) -> AsyncIterator[Rooms]:
    """Open a house with its people, in a folder or a database; close it in the end.

    Fail if a table got stuck in the meantime.
    """
    store = await open_store(folder)
    rooms = Rooms(store)
    try:
        for person in PEOPLE:
            if await store.person(person) is None:
                row = PersonRow(id=person, name=person[2:].capitalize(), created_at=0)
                await store.add_person(row)
        yield rooms
        assert not stood_still(rooms), "a table stood still, and the watchdog had to mend it"
    finally:
        await rooms.close(100)
        await quiet()
        await store.close()


def stood_still(rooms: Rooms) -> dict[str, int]:
    """How often a stuck table was found, by what it waited for in vain."""
    return {
        code: times for (what, code), times in rooms.counted.items() if what == STOOD_STILL if times
    }


def in_house(folder: Path | str, use: Callable[[Rooms], Awaitable[T]]) -> T:
    """Open a house in virtual time and let the test use it."""

    async def run() -> T:
        async with house(folder) as rooms:
            return await use(rooms)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(steps, "secrets", Chance())
        return in_virtual_time(run())


class Client:
    """One tab of a browser: what it was sent, and what it knows from that."""

    def __init__(self, rooms: Rooms, room: Room, person: str | None) -> None:
        self.rooms = rooms
        self.room = room
        self.person = person
        self.viewer = Viewer(person, "session")
        self.frames: list[bytes] = []
        self.messages: list[Plain] = []
        self.table: Plain = {}
        self.sealed = b""

    async def join(self, since: int | None = None) -> Client:
        """Join the table."""
        await self.rooms.join(self.room, self.viewer, since)
        await quiet()
        self.read()
        return self

    def leave(self) -> None:
        """Drop the connection."""
        self.room.leave(self.viewer)

    def read(self) -> list[Plain]:
        """Read what has come since the last time."""
        new: list[Plain] = []
        queue = self.viewer._queue
        while queue:
            _, frame = queue.popleft()
            self.viewer._bytes -= len(frame)
            self.frames.append(frame)
            new.append(msgspec.json.decode(frame))
        for message in new:
            self.table = message.get("table", self.table)
        self.messages += new
        return new

    async def send(self, message: bytes | Plain) -> bool:
        """Send a message as the socket takes it; return whether it made trouble."""
        raw = message if isinstance(message, bytes) else msgspec.json.encode(message)
        assert len(raw) <= LONGEST_MESSAGE or isinstance(message, bytes)
        return await take(self.rooms, self.room, self.viewer, raw)

    async def does(self, kind: str, command_id: str | None = None, **fields: Any) -> Plain:
        """Send a command and return its answer, after everything that follows from it."""
        answer = await self.asks(kind, command_id, **fields)
        await quiet()
        self.read()
        return answer

    async def asks(self, kind: str, command_id: str | None = None, **fields: Any) -> Plain:
        """Send a command and return its answer, without waiting for what follows."""
        number = command_id or f"c{next(_numbers)}"
        await self.send({"type": kind, "command_id": number, **fields})
        answers = [m for m in self.read() if m.get("command_id") == number]
        assert len(answers) == 1, answers
        return answers[0]

    async def acts(self, action: Any, version: int | None = None, **more: Any) -> Plain:
        """Do something in the round, decided at the last version seen."""
        version = self.room.version if version is None else version
        plain = action if isinstance(action, dict) else to_plain(action)
        return await self.does("act", version=version, action=plain, **more)

    async def seals(self, given: bytes | None = None) -> bytes:
        """Seal something for the next deal; return what."""
        self.read()
        mix = self.table["mix"]
        number, seat = mix["round_number"], self.seat
        assert seat is not None
        given = hashlib.sha256(bytes([seat, number % 256])).digest() if given is None else given
        self.sealed = given
        own = seal(given, round_number=number, seat=seat)
        await self.send(
            {"type": "commit", "round_number": number, "tries": mix["tries"], "seal": own}
        )
        await quiet()
        self.read()
        return given

    async def reveals(self) -> None:
        """Reveal what was sealed last."""
        self.read()
        mix = self.table["mix"]
        given, number = self.sealed.hex(), mix["round_number"]
        await self.send({"type": "reveal", "round_number": number, "contribution": given})
        await quiet()
        self.read()

    @property
    def seat(self) -> int | None:
        """Where this person sits."""
        return self.room.seating.seat_of(self.person)

    def updates(self) -> list[Plain]:
        """All updates so far."""
        return [message for message in self.messages if message["type"] == "update"]


def seen(client: Client) -> bytes:
    """The frames that a client received since the last time, one after another."""
    start = len(client.frames)
    client.read()
    return b"\n".join(client.frames[start:])


async def table_of(
    rooms: Rooms, preset: str, people: int, *, joined: bool = True, **form: Any
) -> tuple[Room, list[Client]]:
    """Open a table for people only; let them all sit down and connect."""
    form.setdefault("entrance", "invite")
    form.setdefault("players", people)
    opener = await rooms.store.person(ANN)
    assert opener is not None
    card = await rooms.open_table(opener, NewTableForm(preset=preset, **form))
    room = await rooms.room(card.id)
    assert room is not None
    clients, lines = [], []
    taken = 1 + len(form.get("bots", ()))
    for number, person in enumerate(PEOPLE[: card.players]):
        if 0 < number < taken:
            continue
        client, line = Client(rooms, room, person), Viewer(person)
        room.audience.add(line)
        if number:
            await take(rooms, room, line, to_json({"type": "sit", "command_id": f"sit-{number}"}))
        lines.append(line)
        clients.append(client)
    for line in lines:
        room.audience.remove(line, room.now())
    if joined:
        for client in clients:
            await client.join()
    return room, clients


async def dealt(clients: list[Client]) -> None:
    """Let everybody be ready, so that the next round is dealt."""
    for client in clients:
        if not client.room.table or client.room.table.match.in_play:
            break
        number = client.room.table.match.round_number + 1
        if client.table:  # who is not shown the table adds nothing to the deal
            await client.seals()
        answer = await client.does("ready", round_number=number)
        assert answer["type"] == "done", answer
    for client in clients:
        client.read()
    for client in clients:
        mix = client.table.get("mix")
        if mix is not None and client.seat in mix["waits"]:
            await client.reveals()
    for client in clients:
        client.read()


async def played(clients: list[Client], turns: int = TURNS_TO_COUNT) -> None:
    """Deal, and let everybody play turns: draw from the stock, and discard that card."""
    await dealt(clients)
    room = clients[0].room
    while any(room.turns[Seat(seat)] < turns for seat in range(len(clients))):
        assert room.table is not None
        (awaited,) = room.table.match.awaiting
        player = next(client for client in clients if client.seat == awaited)
        for kind in ("pass", "draw"):
            await player.acts({"type": kind})
        drawn = next(
            (board["drawn"] for board in player.table["boards"] if board["drawn"] is not None), None
        )
        if drawn is not None:
            done = await player.acts({"type": "discard", "card": drawn})
            assert done["type"] == "done", done
    for client in clients:
        client.read()


async def after(seconds: float, *clients: Client) -> None:
    """Let time pass."""
    await asyncio.sleep(seconds)
    await quiet()
    for client in clients:
        client.read()
