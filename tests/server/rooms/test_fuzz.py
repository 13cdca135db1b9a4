"""Whatever bytes come in: an answer in words, never an error that escapes, and no change."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hollywood.errors import HollywoodError
from hollywood.play.text import from_json
from hollywood.server.protocol.messages import LONGEST_MESSAGE, ClientMessage
from hollywood.server.rooms.rooms import Rooms
from tests.server.rooms.house import EVE, Client, dealt, in_house, table_of
from tests.server.rooms.virtual import quiet
from tests.server.rooms.whole import SOAK

VALID: tuple[dict[str, Any], ...] = (
    {"type": "hello", "protocol": 2, "since": 3},
    {"type": "act", "command_id": "a1", "version": 1, "action": {"type": "discard", "card": "7h"}},
    {
        "type": "act",
        "command_id": "a2",
        "version": 1,
        "action": {
            "type": "knock",
            "discard": "7h",
            "spread": [{"kind": "set", "cards": ["8h", "8c", "8d"]}],
        },
    },
    {
        "type": "act",
        "command_id": "a3",
        "version": 1,
        "action": {
            "type": "lay_down",
            "melds": [{"kind": "run", "cards": ["3h", "4h", "XX", "6h"]}],
        },
    },
    {"type": "act", "command_id": "a4", "version": 1, "action": {"type": "call", "moment": 4}},
    {
        "type": "act",
        "command_id": "a5",
        "version": 1,
        "action": {"type": "lay_off", "card": "7h", "onto": 0, "at": "top"},
    },
    {
        "type": "consider",
        "request": 1,
        "action": {"type": "displace", "card": "7h", "onto": 0, "wild_to": "top"},
    },
    {"type": "pass_offer", "version": 1},
    {"type": "prefer", "auto_pass": False, "want": ["7h", "XX"]},
    {"type": "ready", "command_id": "r", "round_number": 1},
    {"type": "stand_in", "command_id": "s", "seat": 1},
    {"type": "claim", "command_id": "c", "seat": 1},
    {"type": "offer_end", "command_id": "oe"},
    {"type": "refuse_end", "command_id": "re"},
    {"type": "remove_bot", "command_id": "rb", "seat": 1},
    {"type": "seat_bot", "command_id": "sb", "bot": "greedy", "seat": None},
    {"type": "choose_dealer", "command_id": "cd", "seat": 1},
    {"type": "set_chat", "command_id": "sc", "open": False},
    {"type": "set_doors", "command_id": "sd", "open": False},
    {"type": "send_off", "command_id": "so", "spectator": 1},
    {"type": "mute", "seat": 1, "line": None},
    {"type": "say", "text": "hello"},
    {"type": "say_phrase", "phrase": "hello"},
    {"type": "ping", "sent": 5},
)

NASTY: tuple[bytes, ...] = (
    b"",
    b"\xff",
    b"null",
    b"[]",
    b"{}",
    b'"hello"',
    b"[" * 8000,
    b'{"type":"act","command_id":"a","version":1,"action":' + b"[" * 8000,
    b'{"type":"act","command_id":"a","version":1,"action":' + b"[" * 3900 + b"]" * 3900 + b"}",
    b'{"type":"act","command_id":"a","version":1,"action":{"type":"knock","discard":"7h","spread":'
    + b"[" * 3900
    + b"]" * 3900
    + b"}}",
    b'{"type":"act","command_id":"a","version":1,"action":{"type":"\xff"}}',
    b'{"type":"act","command_id":"a","version":1,"action":{"type":"discard","card":"\xff"}}',
    b'{"type":"act","command_id":"a","version":1,"action":{"type":"lay_off","card":"7h","onto":'
    + b"9" * 5000
    + b"}}",
    b'{"type":"act","command_id":"a","version":1e400,"action":{}}',
    b'{"type":"act","command_id":"a","version":NaN,"action":{}}',
    b'{"type":"say","text":"\xff\xfe"}',
    b'{"type":"say","text":"\\ud800"}',
    b'{"type":"say","text":"\\ud800\\udc00"}',
    b'{"type":"say","text":"' + "\u202e\u200b\u0301".encode() * 300 + b'"}',
    b'{"type":"say","type":"ping","sent":1}',
    b'{"type":"ping","sent":-1}',
    b'{"type":"ping","sent":9007199254740993}',
    b'{"type":"prefer","auto_pass":1,"want":[]}',
    b'{"type":"prefer","auto_pass":true,"want":["7h","7h","77","hh",7,null]}',
    b'{"type":"sit","command_id":"' + b"x" * 41 + b'"}',
    b'{"type":"sit","command_id":"a b"}',
    b'{"type":"sit","command_id":"a","seat":-1}',
    b'{"type":"sit","command_id":"a","seat":8}',
    b'{"type":"sit","command_id":"a","extra":1}',
    b"x" * (LONGEST_MESSAGE + 1),
    b'{"type":"say","text":"' + b"x" * 9000 + b'"}',
)


def _mutated(chance: random.Random) -> bytes:
    """A valid message with one change."""
    raw = bytearray(msgspec.json.encode(chance.choice(VALID)))
    for _ in range(chance.randrange(1, 4)):
        at, kind = chance.randrange(len(raw)), chance.randrange(6)
        if kind == 0:
            raw[at] = chance.randrange(256)
        elif kind == 1:
            del raw[at : at + chance.randrange(1, 9)]
        elif kind == 2:
            raw[at:at] = chance.choice(
                [
                    b"\xff",
                    b'"',
                    b"[",
                    b"{",
                    b"null",
                    b"1e9",
                    b"-1",
                    b"99999999999999999999",
                    b"\\u0000",
                ]
            )
        elif kind == 3:
            raw[at:at] = raw[: chance.randrange(len(raw))]
        elif kind == 4:
            other = msgspec.json.encode(chance.choice(VALID))
            raw[at:] = other[chance.randrange(len(other)) :]
        else:
            raw = bytearray(bytes(raw).replace(b"1", b"100"))
        raw = raw or bytearray(b"{")
    return bytes(raw)


def _decoded(raw: bytes) -> None:
    words = "read"
    try:
        from_json(raw, ClientMessage)
    except HollywoodError as error:
        words = str(error)
    assert words


@pytest.mark.parametrize("raw", NASTY, ids=lambda raw: repr(raw[:40]))
def test_nasty_messages_are_read_or_refused(raw: bytes) -> None:
    _decoded(raw)


@given(st.binary(max_size=300))
@settings(max_examples=20_000 if SOAK else 300)
def test_random_bytes_are_read_or_refused(raw: bytes) -> None:
    _decoded(raw)


def test_changed_messages_are_read_or_refused() -> None:
    chance = random.Random(7)
    for _ in range(500_000 if SOAK else 20_000):
        _decoded(_mutated(chance))


ANSWERS = {"trouble", "refused", "considered", "pong", "done", "said", "update"}


def test_a_table_survives_all_of_it(tmp_path: Path) -> None:
    """Hostile clients at a table in play: what is refused has changed nothing."""

    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "may-i", 4, hold_ms=0)
        await dealt(clients)
        eve = await Client(rooms, room, EVE).join()
        nobody = await Client(rooms, room, None).join()
        chance = random.Random(3)
        hostile = [*clients, eve, nobody]
        raws = [*NASTY, *(_mutated(chance) for _ in range(20_000 if SOAK else 600))]
        for raw in raws:
            client = chance.choice(hostile)
            version, seq, seating = room.version, room.seq, room.seating
            for each in hostile:
                each.read()
            trouble = await client.send(raw)
            answers = client.read()
            assert {answer["type"] for answer in answers} <= ANSWERS, answers
            if trouble:
                assert [a["type"] for a in answers] == ["trouble"], answers
                assert answers[0]["words"]
                assert "\n" not in answers[0]["words"]
            if not any(answer["type"] == "done" for answer in answers):
                assert (room.version, room.seq, room.seating) == (version, seq, seating)
            assert not client.viewer.closing
        await quiet()
        assert room.card.id in rooms._rooms
        assert room.table is not None

    in_house(tmp_path, use)


def test_what_is_too_long_is_not_even_read(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (ann, _) = await table_of(rooms, "gin", 2)
        ping = b'{"type":"ping","sent":1}'
        assert await ann.send(ping + b" " * (LONGEST_MESSAGE - len(ping))) is False
        assert ann.read()[-1]["type"] == "pong"
        assert await ann.send(ping + b" " * (LONGEST_MESSAGE + 1 - len(ping))) is True
        assert ann.read()[-1]["code"] == "long_message"

    in_house(tmp_path, use)
