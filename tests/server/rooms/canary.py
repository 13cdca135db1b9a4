"""A canary: it sings when somebody is sent a card that they may not know.

What a viewer may know is computed here from the events, by independent rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from hollywood import contract, gin
from hollywood.cards import Card
from hollywood.match.table import MatchTable, TableEvent
from hollywood.play import Seat
from hollywood.server.rooms.room import Room
from tests.server.rooms.house import Client

_ROUND = re.compile(rb'"you":(?:null|\d+),"seats":.*?"round_number":(\d+),"boards"')
CARD = re.compile(rb"\b([A2-9TJQK][cdhs]|XX)\b")


def _open_cards(told: TableEvent, viewer: Seat | None) -> Iterator[Card]:
    """The cards that ``viewer`` sees at this event."""
    event: Any = told.event
    mine = viewer is not None and viewer in told.seats
    place = told.seats.index(viewer) if mine else None
    if isinstance(event, gin.Dealt | contract.Dealt):
        yield event.upcard
        if place is not None:
            yield from event.hands[place] or ()
    elif isinstance(event, gin.Drew | contract.Drew | contract.DrewPenalty):
        if event.seat == place and event.card is not None:
            yield event.card
    elif isinstance(event, gin.Knocked):
        yield from event.left
        for meld in event.spread:
            yield from meld.cards
        if event.discard is not None and (not event.face_down or event.seat == place):
            yield event.discard
    elif isinstance(event, gin.Shown | contract.LaidDown):
        yield from getattr(event, "left", ())
        for each in event.melds:
            yield from each.cards
    elif isinstance(event, contract.HandOver):
        for hand in event.result.left:
            yield from hand
    elif isinstance(getattr(event, "card", None), Card):
        yield event.card  # taken, discarded or laid off: everybody sees it


class Canary:
    """Knows what each viewer has seen, and searches everything they are sent."""

    def __init__(self) -> None:
        self.seen: dict[tuple[int, Seat | None], set[str]] = {}
        self.round = 0
        self.version = 0
        self.frames = 0
        self.named = 0
        self.songs: list[str] = []

    async def watch(self, room: Room, clients: list[Client]) -> None:
        """Follow the round, then search what everybody was sent."""
        table = room.table
        assert table is not None
        self.follow(table, room.card.players)
        for client in clients:
            client.read()
            boards = zip(table.match.boards, client.table["boards"], strict=True)
            for board, shown in boards:
                assert shown["sizes"] == [len(hand) for hand in board.round.hands]
            seat = None if client.seat is None else Seat(client.seat)
            for frame in client.frames:
                self.listen(frame, seat, room)
            client.frames.clear()

    def follow(self, table: MatchTable, players: int) -> None:
        """Note what everybody has seen by now."""
        if table.match.round_number != self.round:
            self.round, self.version = table.match.round_number, table.kept_since
        for told in table.all_events(self.version):
            for viewer in (None, *map(Seat, range(players))):
                cards = {str(card) for card in _open_cards(told, viewer)}
                self.seen.setdefault((self.round, viewer), set()).update(cards)
        self.version = table.version

    def listen(self, frame: bytes, seat: Seat | None, room: Room) -> None:
        """Search what was sent to a seat."""
        self.frames += 1
        found = {card.decode() for card in CARD.findall(frame)}
        self.named += len(found)
        number = _ROUND.search(frame)
        known = self.seen.get((int(number[1]), seat), set()) if number else set()
        hidden = found - known
        if hidden:
            self.songs.append(f"{seat} was shown {sorted(hidden)}")
        if room.outcome is None:
            for secret in room.seating.sealed:
                if secret.hex().encode() in frame:
                    self.songs.append(f"{seat} was shown a secret")
