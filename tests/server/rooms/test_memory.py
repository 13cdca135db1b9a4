"""Memory aids: what a player would have to remember is sent only if the table has them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from hollywood.play.text import to_json
from hollywood.server.protocol.forms import NewTableForm
from hollywood.server.rooms.opening import again, new_card, read_card
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.store.rows import TableRow
from tests.server.rooms.house import EVE, Client, dealt, in_house, played, table_of

ENTRANCES: dict[Literal["bot", "invite"], bool] = {"bot": True, "invite": False}


async def _with_a_taken_card(rooms: Rooms, preset: str, **form: Any) -> list[tuple[Any, Any]]:
    """The board as two seats and a spectator see it, and the real table behind it."""
    room, clients = await table_of(rooms, preset, 2 if preset == "gin" else 4, **form)
    await dealt(clients)
    await played(clients)
    assert room.table is not None
    (turn,) = room.table.match.awaiting
    player = next(client for client in clients if client.seat == turn)
    assert (await player.acts({"type": "take"}))["type"] == "done"
    hand = player.table["boards"][0]["hands"][turn]
    taken = player.table["boards"][0]["taken"]
    other = next(card for card in hand if card != taken)
    assert (await player.acts({"type": "discard", "card": other}))["type"] == "done"
    eve = await Client(rooms, room, EVE).join()
    for client in clients:
        client.read()
    real = room.table.match.boards[0].round.table
    assert any(real.known)
    assert len(real.discards) > 3
    return [(each.table["boards"][0], real) for each in (*clients, eve)]


@pytest.mark.parametrize("preset", ["gin", "may-i"])
def test_with_memory_aids_all_open_cards_are_sent(tmp_path: Path, preset: str) -> None:
    async def use(rooms: Rooms) -> None:
        for shown, real in await _with_a_taken_card(rooms, preset, memory=True, hold_ms=0):
            assert shown["discards"] == [str(card) for card in real.discards]
            assert shown["known"] == [list(map(str, known)) for known in real.known]

    in_house(tmp_path, use)


@pytest.mark.parametrize("preset", ["gin", "may-i"])
def test_without_them_only_what_lies_in_sight(tmp_path: Path, preset: str) -> None:
    async def use(rooms: Rooms) -> None:
        for shown, real in await _with_a_taken_card(rooms, preset, hold_ms=0):
            assert shown["discards"] == [str(card) for card in real.discards[-2:]]
            assert shown["pile"] == len(real.discards)
            assert shown["known"] == [[] for _ in real.known]

    in_house(tmp_path, use)


def test_a_table_against_bots_has_them_and_another_where_they_are_chosen() -> None:
    practice = new_card(NewTableForm(preset="gin", entrance="bot"), "Ann")
    assert practice.memory
    assert not new_card(NewTableForm(preset="gin", entrance="lobby"), "Ann").memory
    chosen = new_card(NewTableForm(preset="gin", entrance="lobby", memory=True), "Ann")
    assert chosen.memory
    assert again(chosen, "Bob").memory


def test_a_table_from_before_there_was_the_choice() -> None:
    for entrance, has in ENTRANCES.items():
        card = new_card(NewTableForm(preset="gin", entrance=entrance), "Ann")
        stored = msgspec.json.decode(to_json(card))
        del stored["memory"]
        row = TableRow(
            id=card.id,
            created_at=card.created_at,
            owner=None,
            entrance=entrance,
            family=card.family,
            settings=msgspec.json.encode(stored),
        )
        assert read_card(row, {}).memory is has
