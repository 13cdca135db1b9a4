"""People who do anything at any moment of a hold or a pause, at a table with bots.

Time is virtual, bots think in this process for a random time, and the disk takes a moment too, so a
command may come between any two steps of the server. An :class:`Evening` lets a few things happen
at once, and then only what people must do: the table has to go on.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
from typing import Any

import msgspec

from hollywood.bots import make_bot
from hollywood.cards.shuffle import seal
from hollywood.play.text import to_plain
from hollywood.server.bots.pool import BotPool
from hollywood.server.bots.questions import Question, Thought
from hollywood.server.rooms.hearing import take
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.rooms.watchdog import stands_still
from hollywood.server.store.protocol import Overtaken, Store
from hollywood.server.store.rows import Append, EntryRow, command_of
from hollywood.server.table.mixing import REVEAL_WITHIN
from hollywood.server.table.viewers import Viewer
from hollywood.server.workers.fairness import NOBODY, Owner
from tests.server.rooms.house import EVE, Plain, table_of
from tests.server.rooms.virtual import quiet

LONGEST_THOUGHT = 1.2
LONGEST_WRITE = 0.05
"""Seconds, by the clock of the loop."""

ACTIONS = ("take", "draw", "allow", "deny", "call", "withdraw")
COMMANDS = ("leave", "come_back", "stand_in")
WISHES = ("want", "auto_pass", "wish_nothing", "pass_offer")
LINES = ("drop", "join", "look_on")
DEEDS = (*ACTIONS, *COMMANDS, *WISHES, *LINES)


class Minds(BotPool):
    """Bots that think here, for a random time; without chance for no time."""

    def __init__(self, chance: random.Random | None = None) -> None:
        super().__init__()
        self._chance = chance

    async def choose(self, asked: Question, rules: Any, owner: Owner = NOBODY) -> Thought:
        del rules
        if self._chance is not None:
            share = self._chance.choice([0.0, 0.01, self._chance.random()])
            await asyncio.sleep(share * LONGEST_THOUGHT)
        return Thought(_greedy(asked.seed, asked.view))


class Notebook:
    """A real store, but the log is kept in memory; writing takes a moment by the loop's clock."""

    def __init__(self, store: Store, chance: random.Random) -> None:
        self._store, self._chance = store, chance
        self._length: dict[str, int] = {}
        self._rows: dict[tuple[str, str], EntryRow] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, change: Append) -> None:
        """Write a change, after the earlier ones."""
        await asyncio.sleep(self._chance.choice([0.0, self._chance.random()]) * LONGEST_WRITE)
        for row in change.entries:
            if row.seq != self._length.get(change.table_id, 0) + 1:
                raise Overtaken("this entry is written already")
            self._length[change.table_id] = row.seq
            if row.command_id is not None:
                self._rows[change.table_id, row.command_id] = row

    async def answered(self, table_id: str, person: str | None, command_id: str) -> EntryRow | None:
        """Return the entry that somebody's command made, if it has been done."""
        return self._rows.get((table_id, command_of(person, command_id)))


class Stands(AssertionError):
    """A table waits for a bot or a clock, and nothing happens."""


class Evening:
    """One table and its people; ``story`` is what they did, and when."""

    def __init__(self, rooms: Rooms, room: Room, chance: random.Random) -> None:
        self.rooms, self.room, self.chance = rooms, room, chance
        self.people = [place.person for place in room.seating.places if place.person is not None]
        self.lines: dict[str, list[Viewer]] = {person: [] for person in (*self.people, EVE)}
        self.number = 0
        self.story: list[str] = []

    @classmethod
    async def begin(
        cls, rooms: Rooms, seats: int, bots: int, chance: random.Random, **fixed: Any
    ) -> Evening:
        """Open a table with this many seats and bots, and deal; ``fixed`` is part of its form."""
        form: dict[str, Any] = {
            "bots": ("greedy",) * bots,
            "hold_ms": chance.choice([0, 700, 4000]),
            "bot_ms": chance.choice([0, 900, 1500]),
            "clock": chance.choice(["none", "live"]),
            "changes": {
                "turn_cap": 40,
                "may_i.priority": chance.choice(["first_then_clockwise", "clockwise"]),
                "may_i.withdraw": chance.random() < 0.9,
            },
            **fixed,
        }
        preset = "may-i" if seats > 3 else "liverpool"
        room, _ = await table_of(rooms, preset, seats, joined=False, **form)
        evening = cls(rooms, room, chance)
        evening.story.append(f"{preset} for {seats}: {form}")
        for person in evening.people:
            await evening._do("join", person)
        while room.table is None or not room.table.match.in_play:
            await evening._play()
        return evening

    async def happen(self) -> None:
        """Let people do something at any moments of a hold and the pauses that follow."""
        hold, pause = self.room.card.hold_ms / 1000, self.room.card.bot_ms / 1000
        edges = [0.0, hold, hold + pause, hold + 2 * pause]
        moments = []
        for _ in range(self.chance.choice([1, 2, 2, 3, 5])):
            edge = self.chance.choice(edges) + self.chance.choice([-0.001, 0.0, 0.001, 0.6])
            some = self.chance.random() * (edges[-1] + LONGEST_THOUGHT)
            moments.append(max(0.0, self.chance.choice([edge, some])))
        start, deeds = self.room.now(), []
        for moment in sorted(moments):
            await asyncio.sleep(start + moment - self.room.now())
            deed = self._do(*self._some_deed())
            deeds.append(asyncio.get_running_loop().create_task(deed))
        await asyncio.gather(*deeds)

    async def go_on(self) -> None:
        """Let nobody do more than necessary: a wait for a bot or a clock ends by itself."""
        for person in self.people:
            place = self.room.seating.places[self.room.seating.seat_of(person) or 0]
            if place.left or place.stand_in is not None:
                await self._do("come_back", person)
            if not self.lines[person]:
                await self._do("join", person)
        card, version = self.room.card, self.room.version
        steps = (card.hold_ms + 3 * card.bot_ms) / 1000 + 4 * (LONGEST_THOUGHT + LONGEST_WRITE)
        until = self.room.now() + steps
        while not self._waits_for_people():
            if self.room.version != version:
                return
            if self.room.now() > until or stands_still(self.room) is not None:
                raise Stands("\n".join(self.story[:1] + self.story[-30:]))
            await asyncio.sleep(self.chance.random())
        await self._play()

    def _waits_for_people(self) -> bool:
        room = self.room
        if room.table is None or room.outcome is not None or not room.table.match.in_play:
            return True
        held = room.offer is not None and not room.offer.settled
        return not held and bool(room.kept_waiting_by())

    async def _play(self) -> None:
        """Let every awaited person do what they must."""
        room, table = self.room, self.room.table
        assert table is not None
        if room.outcome is not None:
            return
        if table.match.in_play:
            seat = self.chance.choice(room.kept_waiting_by())
            person = room.seating.places[seat].person
            assert person is not None
            await self._act(person, to_plain(_greedy(str(self.number), table.view(seat))))
        else:
            await self._prepare(table.match.round_number + 1)
        await quiet()
        for viewer in (viewer for lines in self.lines.values() for viewer in lines):
            viewer._queue.clear()  # a viewer who does not read is dropped
            viewer._bytes = 0

    async def _prepare(self, number: int) -> None:
        """Let people seal something for the next deal and be ready, or reveal; some do not."""
        room, mix = self.room, self.room.seating.mix
        for person in self.people:
            seat = room.seating.seat_of(person)
            if seat is None or self.chance.random() < 0.1:
                continue
            given = hashlib.sha256(f"{number}-{len(mix.void)}-{seat}".encode()).digest()
            if mix.closed is not None:
                await self._send(person, "reveal", round_number=number, contribution=given.hex())
                continue
            sealed = seal(given, round_number=number, seat=seat)
            tries = len(mix.void)
            await self._send(person, "commit", round_number=number, tries=tries, seal=sealed)
            await self._send(person, "ready", round_number=number)
        if self.chance.random() < 0.1:
            await asyncio.sleep(REVEAL_WITHIN + 0.1)

    def _some_deed(self) -> tuple[str, str]:
        """Choose what somebody does: mostly a call, or a withdrawal."""
        found, places = self.room.contract_board(), self.room.seating.places
        if found is not None and self.chance.random() < 0.7:
            called = [("withdraw", places[call.seat].person) for call in found[1].calls]
            may_call = [("call", places[seat].person) for seat in self.room.callers()]
            deeds = [(what, who) for what, who in called + may_call if who is not None]
            if deeds:
                return self.chance.choice(deeds)
        return self.chance.choice(DEEDS), self.chance.choice(self.people)

    async def _do(self, what: str, person: str) -> None:
        room, lines = self.room, self.lines[person]
        self.story.append(f"{room.now():.3f} version {room.version}: {person} {what}")
        if what in ACTIONS:
            await self._act(person, {"type": what})
        elif what == "stand_in":
            for seat in room.kept_waiting_by():
                await self._send(person, what, seat=seat)
        elif what in COMMANDS:
            await self._send(person, what)
        elif what == "pass_offer":
            await self._send(person, what, version=room.version)
        elif what in WISHES:
            wanted = [str(room.offer.card)] if room.offer is not None and what == "want" else []
            await self._send(person, "prefer", auto_pass=what == "auto_pass", want=wanted)
        elif what == "drop":
            while lines:
                room.leave(lines.pop())
        elif what == "join":
            await self._join(person)
        elif self.lines[EVE]:
            room.leave(self.lines[EVE].pop())
        else:
            await self._join(EVE)

    async def _join(self, person: str) -> None:
        viewer = Viewer(person, "session")
        self.lines[person].append(viewer)
        await self.rooms.join(self.room, viewer, None)

    async def _act(self, person: str, action: Plain) -> None:
        await self._send(person, "act", version=self.room.version, action=action)

    async def _send(self, person: str, what: str, **fields: Any) -> None:
        if not self.lines[person]:
            return  # disconnected
        message = {"type": what, **fields}
        if what not in {"pass_offer", "prefer", "commit", "reveal"}:
            self.number += 1
            message["command_id"] = f"{self.room.card.id}-{self.number}"
        await take(self.rooms, self.room, self.lines[person][-1], msgspec.json.encode(message))


def _greedy(seed: str, view: Any) -> Any:
    return make_bot("greedy", seat_name="b", seed=seed, family="contract").choose(view)
