"""A whole match of May-I with wishes: how often four people must answer a discard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hollywood.bots import make_bot
from hollywood.contract import AllowMayI, CallMayI, DenyMayI
from hollywood.play import Seat
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.table.offers import PAUSE_MS, is_asked
from hollywood.server.table.state import TableState
from tests.server.rooms.house import EVE, Client, after, dealt, in_house, table_of
from tests.server.rooms.virtual import quiet

BOT: Any = make_bot("greedy", seat_name="g", seed="1", family="contract")
"""Decides for the people, from their views."""


def _board(room: Room) -> Any:
    assert room.table is not None
    return room.table.match.boards[0].round.table


async def _answer_the_offer(room: Room, clients: list[Client]) -> int:
    """Let everybody who is asked call or pass; return how many taps that takes."""
    taps = 0
    await after(PAUSE_MS[1] / 1000 + 0.01)
    for client in clients:
        seat = Seat(client.seat or 0)
        if room.offer is None or not is_asked(room, room.offer, seat):
            continue
        taps += 1
        assert room.table is not None
        view: Any = room.table.view(seat)
        if isinstance(BOT.choose(view), CallMayI):
            assert (await client.acts({"type": "call"}))["type"] == "done"
        else:
            await client.send({"type": "pass_offer", "version": room.version})
            await quiet()
    assert room.offer is None or room.offer.settled, "nobody is waited for any more"
    return taps


async def _whole_match(rooms: Rooms, nearer: str | None) -> tuple[int, int, int]:
    """Play a match; return the number of hands, of discards, and of taps about discards."""
    room, clients = await table_of(rooms, "may-i", 4, hold_ms=20_000, joined=False)
    await Client(rooms, room, EVE).join()  # while nobody is there, no time passes
    for client in clients:
        await client.send({"type": "prefer", "auto_pass": False, "nearer": nearer, "stay": True})
    hands = discards = taps = 0
    while room.outcome is None:
        await dealt(clients)
        hands += 1
        offered = None
        while room.table is not None and room.table.match.in_play:
            table = _board(room)
            if room.offer is not None and room.offer.key != offered:
                offered = room.offer.key
                discards += 1
                taps += await _answer_the_offer(room, clients)
                table = _board(room)
            seat = room.table.match.awaiting[0]
            view: Any = room.table.view(seat)
            action = BOT.choose(view)
            taps += isinstance(action, AllowMayI | DenyMayI)
            answer = await clients[seat].acts(action)
            assert answer["type"] == "done", (answer, table.phase)
    return hands, discards, taps


def test_with_wishes_a_match_takes_less_than_one_tap_a_discard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TableState, "dropped", lambda *_: False)  # nobody needs to be shown it

    async def use(rooms: Rooms) -> None:
        hands, discards, taps = await _whole_match(rooms, "ask")
        assert hands == 7
        assert discards > 50
        assert taps <= discards
        assert taps <= discards / 2, (taps, discards)

    in_house(tmp_path, use)
