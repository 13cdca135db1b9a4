"""Whatever a stranger sends over a socket, its cost to the event loop is bounded.

Like :mod:`tests.server.web.test_costs` for requests, with the largest messages that are read.
"""

from __future__ import annotations

import random
import statistics
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hollywood.play.text import to_plain
from hollywood.server.protocol.messages import LONGEST_MESSAGE, ClientMessage
from hollywood.server.rooms.rooms import Rooms
from tests.counting import Calls
from tests.server.rooms.house import Client, after, dealt, in_house, table_of
from tests.server.rooms.players import next_move

MOST_CALLS = 22_000
"""About 3 ms; a standing answer to offers, which shows the table to six people, takes 12,000."""

MOST_OF_A_MOVE = 2000
"""Calls, where two people play and one watches. The mean is 1,770; it is 2,500 if what everybody
is shown is made for each viewer."""

_CARDS = [rank + suit for rank in "23456789TJQK" for suit in "cdhs"]


def _melds(count: int, cards: int) -> list[dict[str, Any]]:
    return [
        {"kind": ("set", "run")[n % 2], "cards": (_CARDS * 4)[n : n + cards]} for n in range(count)
    ]


def _actions() -> list[Any]:
    """Actions as large as a message allows, and some that are nonsense."""
    return [
        {"type": "discard", "card": "7h"},
        {"type": "lay_down", "melds": _melds(130, 3)},
        {"type": "lay_down", "melds": _melds(3, 48)},
        {"type": "lay_down", "melds": _melds(14, 40)},
        {"type": "lay_down", "melds": [{"kind": "set", "cards": ["2c"] * 1000}]},
        {"type": "lay_down", "melds": [{"kind": "x" * 7000, "cards": []}]},
        {"type": "lay_off", "card": "7h", "meld": 2**31 - 1, "end": "low"},
        {"type": "lay_off", "card": "7h", "meld": int("9" * 4000)},
        {"type": "knock", "discard": "7h", "spread": _melds(130, 3)},
        {"type": "may_i", "moment": 2**62},
        {"type": "x" * 7000},
        "x" * 7000,
        [[]] * 2000,
    ]


def _depth(levels: int) -> msgspec.Raw:
    return msgspec.Raw(b"[" * levels + b"]" * levels)


COMMAND: dict[str, Any] = {"command_id": "c" * 40}
SEAT: dict[str, Any] = {**COMMAND, "seat": 7}

SAID: dict[str, list[dict[str, Any]]] = {
    "hello": [{"protocol": 2, "since": 0}, {"protocol": int("9" * 4000)}],
    "act": [{**COMMAND, "version": 2**53, "action": each} for each in _actions()]
    + [{**COMMAND, "version": 0, "action": each} for each in _actions()]
    + [{**COMMAND, "version": 0, "action": _depth(3500)}],
    "take_back": [{**COMMAND, "version": 2**53}, {**COMMAND, "version": int("9" * 4000)}],
    "pass_offer": [{"version": 2**53}, {"version": int("9" * 4000)}],
    "prefer": [
        {"auto_pass": False, "want": _CARDS[:52], "never": _CARDS[:52], "nearer": "call"},
        {"auto_pass": True, "want": _CARDS * 30},
    ],
    "need_time": [{"seconds": 20}, {"seconds": int("9" * 4000)}],
    "set_hold": [{**COMMAND, "hold_ms": 30_000}, {**COMMAND, "hold_ms": int("9" * 4000)}],
    "ready": [
        {**COMMAND, "round_number": 100_000},
        {**COMMAND, "round_number": int("9" * 4000)},
    ],
    "commit": [
        {"round_number": 100_000, "tries": 64, "seal": "ab" * 32},
        {"round_number": 2, "tries": 0, "seal": "ab" * 4000},
    ],
    "reveal": [
        {"round_number": 100_000, "contribution": "ab" * 64},
        {"round_number": 2, "contribution": "ab" * 4000},
    ],
    "sit": [SEAT, COMMAND, {**COMMAND, "seat": int("9" * 4000)}],
    "leave": [{"command_id": "c" * 8000}],
    "choose_dealer": [SEAT, {**COMMAND, "seat": int("9" * 4000)}],
    "seat_bot": [{**SEAT, "bot": "x" * 40}, {**SEAT, "bot": "x" * 8000}],
    "remove_bot": [SEAT],
    "stand_in": [SEAT, {**COMMAND, "seat": 1}],
    "come_back": [COMMAND],
    "claim": [SEAT, {**COMMAND, "seat": 1}],
    "rematch": [COMMAND],
    "nudge": [SEAT, {**COMMAND, "seat": 1}],
    "pause": [COMMAND],
    "resume": [COMMAND],
    "let_out": [SEAT, {**COMMAND, "seat": 1}],
    "stay_in": [COMMAND],
    "set_chat": [{**COMMAND, "open": False}, {**COMMAND, "open": True}],
    "set_doors": [{**COMMAND, "open": True}, {**COMMAND, "open": "x" * 8000}],
    "send_off": [{**COMMAND, "spectator": 2**53}, {**COMMAND, "spectator": int("9" * 4000)}],
    "mute": [{"seat": 1}, {"line": 2**53}, {"line": int("9" * 4000)}],
    "ask_seat_code": [{"request": 2**31}, {"request": int("9" * 4000)}],
    "offer_end": [COMMAND],
    "refuse_end": [COMMAND],
    "say": [{"text": "\ufdfa" * 300}, {"text": " " * 300}, {"text": "x" * 8000}],
    "say_phrase": [{"phrase": "well_played"}, {"phrase": "x" * 8000}],
    "consider": [{"request": 2**31, "action": each} for each in _actions()]
    + [{"request": 0, "action": _depth(3500)}],
    "plan": [
        {"request": 0, "layoffs": [{"card": card, "onto": 2**62} for card in _CARDS[:11]]},
        {"request": 0, "layoffs": [{"card": card, "onto": 0} for card in _CARDS * 2]},
    ],
    "hint": [{"request": 2**31}, {"request": int("9" * 4000)}],
    "look": [{"here": False}, {"here": "x" * 8000}],
    "resign": [COMMAND],  # last of all: it may end the match
    "ping": [{"sent": 2**53}, {"sent": int("9" * 4000)}],
}
"""By kind of message: what is sent. A new kind must be added."""

HOSTILE: tuple[bytes, ...] = (
    b"",
    b"[" * LONGEST_MESSAGE,
    b'{"type":' * 1000,
    b'{"type":"ping",' + b'"sent":1,' * 900 + b'"sent":1}',
    b"{" + b",".join(b'"k%d":1' % number for number in range(800)) + b"}",
    b"9" * LONGEST_MESSAGE,
    b"\xff" * LONGEST_MESSAGE,
    b"x" * 2 * LONGEST_MESSAGE,
)


def test_every_kind_of_message_is_in_the_list_of_what_strangers_say() -> None:
    """Everybody who adds a message adds the worst case of it."""
    kinds = {kind.__struct_config__.tag for kind in ClientMessage.__args__}
    assert set(SAID) == kinds
    for messages in SAID.values():
        for fields in messages:
            assert len(msgspec.json.encode({"type": "x" * 10, **fields})) <= 2 * LONGEST_MESSAGE


@pytest.mark.parametrize(("preset", "people"), [("gin", 2), ("may-i", 6)], ids=["gin", "may-i"])
def test_no_message_costs_the_event_loop_more_than_its_share(
    tmp_path: Path, preset: str, people: int
) -> None:
    async def use(rooms: Rooms) -> list[str]:
        dear: list[str] = []
        room, clients = await table_of(rooms, preset, people)
        await dealt(clients)
        assert room.table is not None
        active = next(c for c in clients if c.seat in room.table.match.awaiting)
        nobody = await Client(rooms, room, None).join()
        others = [client for client in clients if client is not active]
        said = [
            msgspec.json.encode({"type": kind, **fields})
            for kind, messages in SAID.items()
            for fields in messages
        ]
        for client in (active, others[0], nobody):
            for number, raw in enumerate((*said, *HOSTILE)):
                fresh = raw.replace(b"c" * 40, f"{client.person}-{number}".encode())
                with Calls() as calls:
                    await client.send(fresh)
                await after(0.01, *clients, nobody)
                if calls.number > MOST_CALLS:
                    dear.append(f"{calls.number} calls: {fresh[:80]!r}")
        return dear

    assert in_house(tmp_path, use) == []


def test_an_ordinary_move_stays_as_cheap_as_it_is(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> float:
        room, clients = await table_of(rooms, "hollywood-gin", 2)
        await dealt(clients)
        people = [*clients, await Client(rooms, room, None).join()]
        chance, spent = random.Random(1), []
        for number in range(20):
            assert room.table is not None
            seat, action = next_move(room.table.match, chance, wild=0.0)
            act = {"version": room.version, "action": to_plain(action)}
            with Calls() as calls:
                await clients[seat].send({"type": "act", "command_id": f"{number}", **act})
            await after(0.01, *people)
            spent.append(calls.number)
        return statistics.mean(spent)

    assert in_house(tmp_path, use) < MOST_OF_A_MOVE
