"""Canaries: no frame ever names a card that its reader may not know, in whole random matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hollywood import gin
from hollywood.match.presets import PRESETS
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from tests.server.logged import logged
from tests.server.rooms.canary import CARD, Canary
from tests.server.rooms.house import Client, in_house
from tests.server.rooms.whole import MATCHES, whole_match

GIN = tuple(match for match in MATCHES if PRESETS[match[0]].family == "gin")


async def _sing(rooms: Rooms, match: tuple[str, int, dict[str, Any]], most: int) -> Canary:
    canary = Canary()
    _, clients, eve = await whole_match(rooms, *match, watch=canary.watch, most=most)
    assert clients
    for frame in eve.frames[-50:]:
        canary.listen(frame, None, eve.room)
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
    assert not CARD.search(text.encode())
    for word in ("Canary", "Ann", "Bob", *hidden):
        assert word not in text
    assert any(what == "refusals" for what, _ in counted)
