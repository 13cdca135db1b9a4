"""Canaries: no frame ever names a card that its reader may not know, in whole random matches.

What a viewer may know is computed here from the events, by independent rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hollywood import contract, gin
from hollywood.cards import Card
from hollywood.match.presets import PRESETS
from hollywood.match.table import MatchTable, TableEvent
from hollywood.play import Seat
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from tests.server.logged import logged
from tests.server.rooms.house import Client, in_house
from tests.server.rooms.whole import MATCHES, whole_match

_ROUND = re.compile(rb'"you":(?:null|\d+),"seats":.*?"round_number":(\d+),"boards"')
_CARD = re.compile(rb"\b([A2-9TJQK][cdhs]|XX)\b")

GIN = tuple(match for match in MATCHES if PRESETS[match[0]].family == "gin")


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
        self._follow(table, room.card.players)
        for client in clients:
            client.read()
            boards = zip(table.match.boards, client.table["boards"], strict=True)
            for board, shown in boards:
                assert shown["sizes"] == [len(hand) for hand in board.round.hands]
            seat = None if client.seat is None else Seat(client.seat)
            for frame in client.frames:
                self._listen(frame, seat, room)
            client.frames.clear()

    def _follow(self, table: MatchTable, players: int) -> None:
        if table.match.round_number != self.round:
            self.round, self.version = table.match.round_number, table.kept_since
        for told in table.all_events(self.version):
            for viewer in (None, *map(Seat, range(players))):
                cards = {str(card) for card in _open_cards(told, viewer)}
                self.seen.setdefault((self.round, viewer), set()).update(cards)
        self.version = table.version

    def _listen(self, frame: bytes, seat: Seat | None, room: Room) -> None:
        self.frames += 1
        found = {card.decode() for card in _CARD.findall(frame)}
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


async def _sing(rooms: Rooms, match: tuple[str, int, dict[str, Any]], most: int) -> Canary:
    canary = Canary()
    _, clients, eve = await whole_match(rooms, *match, watch=canary.watch, most=most)
    assert clients
    for frame in eve.frames[-50:]:
        canary._listen(frame, None, eve.room)
    return canary


@pytest.mark.parametrize("match", GIN, ids=str)
def test_no_frame_names_a_card_that_its_reader_has_not_seen(
    tmp_path: Path, match: tuple[str, int, dict[str, Any]]
) -> None:
    canary = in_house(tmp_path, lambda rooms: _sing(rooms, match, 200))
    assert canary.songs == []
    assert canary.frames > 20
    assert canary.named > 100


def test_the_canary_of_may_i_watches_secrets_and_the_first_cards(tmp_path: Path) -> None:
    canary = in_house(tmp_path, lambda rooms: _sing(rooms, MATCHES[7], 80))
    assert canary.songs == []


@pytest.mark.parametrize("kind", [gin.Dealt, gin.Drew])
def test_the_canary_sings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: type) -> None:
    monkeypatch.setattr(kind, "seen_by", lambda self, _: self)
    assert in_house(tmp_path, lambda rooms: _sing(rooms, MATCHES[3], 60)).songs


def test_no_card_name_or_secret_is_logged_or_counted(tmp_path: Path) -> None:
    """A match with refusals, chat, failing bots and a failing store: the logs name no card."""

    async def use(rooms: Rooms) -> tuple[list[Any], Any, list[str]]:
        hidden: list[str] = []

        async def watch(room: Room, clients: list[Client]) -> None:
            hidden.extend(secret.hex() for secret in room.seating.sealed)
            for client in clients:
                await client.acts({"type": "discard", "card": "7h"}, 0)
                await client.send({"type": "consider", "request": 1, "action": {"type": "draw"}})
            await clients[0].send({"type": "say", "text": "Canary"})

        with logged() as logs:
            room, _, _ = await whole_match(rooms, "gin", 2, {"target": 20}, watch=watch, most=60)
            rooms.forget(room)
            await rooms.room(room.card.id)
        return list(logs), dict(rooms.counted), hidden

    logs, counted, hidden = in_house(tmp_path, use)
    text = f"{logs} {counted}"
    assert not _CARD.search(text.encode())
    for word in ("Canary", "Ann", "Bob", *hidden):
        assert word not in text
    assert any(what == "refusals" for what, _ in counted)
