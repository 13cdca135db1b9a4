"""A tab that checks what it was told: every event once, in order, without a gap."""

from __future__ import annotations

from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from tests.server.rooms.house import Client, Plain


class Tab:
    """One tab: its socket, and what it has been told so far."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.client: Client | None = None
        self.version = 0
        self.told: list[str] = []  # the kinds of all events, from the first on
        self.gap = False  # it came too late to be told everything

    async def join(self, rooms: Rooms, room: Room, *, catch_up: bool) -> None:
        """Connect, and ask for what was missed."""
        self.client = Client(rooms, room, self.person)
        since = self.version if catch_up else None
        await rooms.join(room, self.client.viewer, since)
        welcome = self.client.read()[0]
        assert welcome["type"] == "welcome"
        version = welcome["table"]["version"]
        if welcome["complete"]:
            assert version - len(welcome["events"]) == self.version
            self._add(welcome["events"])
        else:
            self.gap = self.gap or version > 0
        self.version = version

    def _add(self, events: list[Plain]) -> None:
        self.told += [f"{e['round_number']}/{e['board']}/{e['event']['type']}" for e in events]

    def read(self) -> list[Plain]:
        """Read what has come; every update must follow the previous one."""
        if self.client is None:
            return []
        messages = self.client.read()
        for message in messages:
            if message["type"] == "update":
                version, events = message["table"]["version"], message["events"]
                assert version - len(events) == self.version, "events are missing, or told twice"
                self._add(events)
                self.version = version
        return messages
