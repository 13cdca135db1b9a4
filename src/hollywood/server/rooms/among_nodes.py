"""What the tables of one node tell those of the others, and what they ask each other.

News is about people: it matters to every table where they sit or look on. Questions are about
tables that are awake: who is present there is known only where they are awake.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from hollywood.errors import HollywoodError
from hollywood.server.protocol.forms import QuickForm
from hollywood.server.protocol.messages import TableCard
from hollywood.server.rooms import quick
from hollywood.server.rooms.room import REOPENED
from hollywood.server.store.rows import NodeRow, is_program

if TYPE_CHECKING:
    from hollywood.server.nodes.node import Node
    from hollywood.server.rooms.rooms import Rooms
    from hollywood.server.store.sql_store import SqlStore

_AT_ONCE = 50  # tables handed over before others get a turn
DRAINS = 4.0
"""Seconds from the beginning of a drain to its end: proxies must notice it."""


class AmongNodes:
    """The tables of this node, as one of several."""

    def __init__(self, rooms: Rooms, node: Node, store: SqlStore) -> None:
        self.node = node
        self._rooms = rooms
        self._store = store
        node.lost = rooms.drop_all
        node.missed = self._check_sessions
        node.on("renamed", self._renamed)
        node.on("replaced", self._replaced)
        node.on("disconnected", self._disconnected)
        node.on("holidays", self._holidays)
        node.on("hears", rooms.hears)
        node.on("stirred", self._stirred)
        node.on_question("listening", self._listening)
        node.on_question("quick", self._quick)
        node.on_question("withdraw", self._withdraw)
        node.on_question("give_up", self._give_up)
        node.on_question("offered", self._offered)

    # News.

    async def _renamed(self, person: str, name: str) -> None:
        self._rooms.renamed(person, name)

    async def _replaced(self, old: str, new: str | None) -> None:
        await self._store.moved(old, new)
        self._rooms.dropped(old)

    async def _disconnected(self, person: str, session: str | None) -> None:
        self._rooms.disconnected(person, session)

    async def _holidays(self, person: str) -> None:
        found = await self._store.holidays((person,))
        self._rooms.rested(person, found.get(person, ()))

    async def _stirred(self, people: list[str]) -> None:
        self._rooms.listeners.stir(people)

    # Who listens.

    async def listening(self) -> frozenset[str]:
        """Return the programs that listen at other nodes."""
        answers = await self.node.ask_all("listening")
        return frozenset(person for _, there in answers for person in there)

    async def _listening(self) -> list[str]:
        return [person for person in self._rooms.listeners.people() if is_program(person)]

    async def _check_sessions(self) -> None:
        """Send everybody away whose session has ended while no news came."""
        viewers = [viewer for room in self._rooms.awake() for viewer in room.viewers()]
        hashes = {viewer.session for viewer in viewers if viewer.session is not None}
        living = await self._store.living_sessions(tuple(hashes), time.time())
        for viewer in viewers:
            if viewer.session is not None and viewer.session not in living:
                viewer.close(REOPENED)  # the page comes back as who it is now

    # Playing at once.

    async def quick_table(self, person: str, form: QuickForm) -> TableCard | None:
        """Return a table at any node where a person can play at once, as at one node."""
        here = quick.candidates(self._rooms.awake(), person, form)
        asked = await self.node.ask_all("quick", person=person, form=msgspec.to_builtins(form))
        everywhere: list[tuple[NodeRow | None, quick.Candidate]] = [(None, each) for each in here]
        for peer, answer in asked:
            there = msgspec.convert(answer, tuple[quick.Candidate, ...])
            everywhere += [(peer, each) for each in there]
        chosen = quick.best(each for _, each in everywhere)
        for where, each in everywhere:
            if each.own and each is not chosen and not await self._withdrawn(where, each, person):
                return await self._rooms.card(each.table)  # somebody has sat down there
        return None if chosen is None else await self._rooms.card(chosen.table)

    async def give_up_quick(self, person: str) -> None:
        """Let a person stop waiting at the tables of other nodes."""
        await self.node.ask_all("give_up", person=person)

    async def _withdrawn(self, peer: NodeRow | None, of: quick.Candidate, person: str) -> bool:
        if peer is None:
            return bool(await self._withdraw(of.table, person))
        answer = await self.node.ask(peer, "withdraw", table=of.table, person=person)
        return answer is not False

    async def _quick(self, person: str, form: dict[str, Any]) -> Any:
        wanted = msgspec.convert(form, QuickForm)
        try:
            return quick.candidates(self._rooms.awake(), person, wanted)
        except HollywoodError:
            return ()  # a newer node may know more games

    async def _withdraw(self, table: str, person: str) -> bool:
        room = next((room for room in self._rooms.awake() if room.card.id == table), None)
        return room is None or await quick.withdrawn(room, person)

    async def _give_up(self, person: str) -> bool:
        await quick.give_up(self._rooms.awake(), person)
        return True

    # The lobby.

    async def offered(self, tables: Iterable[str]) -> frozenset[str]:
        """Return those of the tables that other nodes offer in the lobby."""
        asked = tuple(tables)
        if not asked:
            return frozenset()
        answers = await self.node.ask_all("offered", tables=asked)
        return frozenset(table for _, there in answers for table in there)

    async def _offered(self, tables: list[str]) -> list[str]:
        return list(self._rooms.offered_here(tables))

    # The end.

    async def hand_over(self) -> None:
        """Let other nodes take all tables of this one, which takes no more."""
        began = time.monotonic()
        while rooms := self._rooms.awake()[:_AT_ONCE]:
            for room in rooms:
                self._rooms.forget(room)
            await self.node.give_back([(room.card.id, room.fence) for room in rooms])
            await asyncio.sleep(0.05)
        await asyncio.sleep(max(0.0, began + DRAINS - time.monotonic()))
