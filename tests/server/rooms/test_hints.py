"""Hints: from the view of their seat alone, legal, for the moment, and at practice tables only."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from hollywood.bots.advice import advise
from hollywood.bots.hints import Hint
from hollywood.bots.informed import stake_of
from hollywood.match.match import Match
from hollywood.match.presets import rules_for
from hollywood.play import Seat
from hollywood.play.text import from_plain
from hollywood.server.bots import thinking
from hollywood.server.bots.pool import BotPool
from hollywood.server.bots.questions import Question
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from tests.bots.tables import opened
from tests.server.rooms.house import BOB, EVE, Client, Plain, after, dealt, in_house, table_of
from tests.server.rooms.players import next_move
from tests.server.rooms.redealing import match_anew


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the adviser think only briefly, in this process, and be ready at once."""

    async def hint(_: BotPool, asked: Question, *__: Any) -> tuple[str, Hint]:
        await asyncio.sleep(0.1)
        return "club", thinking.hint(asked._replace(kind="club"))

    monkeypatch.setattr(BotPool, "hint", hint)


async def _practice(rooms: Rooms, preset: str, players: int) -> tuple[Room, Client]:
    bots = ("simple",) * (players - 1)
    form: dict[str, Any] = {
        "players": players,
        "bots": bots,
        "bot_ms": 0,
        "hold_ms": 0,
        "entrance": "bot",
    }
    room, (ann,) = await table_of(rooms, preset, 1, **form)
    await dealt([ann])
    return room, ann


async def _hint(client: Client, request: int = 1) -> Plain:
    await client.send({"type": "hint", "request": request})
    await after(1.0, client)
    (answer,) = [m for m in client.messages if m["type"] == "hinted" and m["request"] == request]
    return answer


async def _until_asked(room: Room, client: Client) -> bool:
    """Wait until the person is to decide; return whether the round is still in play."""
    while True:
        assert room.table is not None
        if not room.table.match.in_play:
            return False
        if client.seat in room.table.match.awaiting:
            return True
        await after(0.5, client)


@pytest.mark.parametrize(("preset", "players"), [("hollywood-gin", 2), ("may-i", 4), ("gin", 3)])
def test_every_hint_of_a_round_can_be_followed(preset: str, players: int, tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, ann = await _practice(rooms, preset, players)
        followed = 0
        while await _until_asked(room, ann):
            answer = await _hint(ann, request := followed + 1)
            assert answer["code"] is None, answer
            assert answer["version"] == room.version
            assert answer["level"] == "club"
            action = answer["hint"]["play"]["action"]
            assert action is not None
            done = await ann.acts(from_plain(action, _shape(room)))
            assert done["type"] == "done", (done, action)
            followed = request
        assert followed > 0

    in_house(tmp_path, use)


def _shape(room: Room) -> Any:
    from hollywood.server.table.steps import _ACTIONS

    return _ACTIONS[room.card.family]


def test_what_is_refused_and_why(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "gin", 2)
        eve = await Client(rooms, room, EVE).join()
        assert (await _hint(eve))["code"] == "not_seated"
        for client in clients:
            assert (await _hint(client))["code"] == "not_practice"
        await dealt(clients)
        for client in clients:
            answer = await _hint(client, 2)
            assert (answer["code"], answer["hint"]) == ("not_practice", None)
            assert "bots" in answer["words"]

    in_house(tmp_path, use)


def test_there_is_none_where_somebody_else_plays_for_somebody(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        await dealt([ann, bob])
        gone, here = (ann, bob) if ann.seat in room.table.match.awaiting else (bob, ann)  # type: ignore[union-attr]
        gone.leave()
        await after(121, here)
        assert (await here.does("stand_in", seat=gone.seat))["type"] == "done"
        assert (await _hint(here))["code"] == "not_practice"  # the person may come back and see it

    in_house(tmp_path, use)


def test_only_for_ones_own_decision_and_one_at_a_time(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        bots: dict[str, Any] = {"bots": ("simple",), "bot_ms": 4000, "entrance": "bot"}
        room, (ann,) = await table_of(rooms, "gin", 1, players=2, **bots)
        assert (await _hint(ann))["code"] == "no_round"
        await dealt([ann])
        assert await _until_asked(room, ann)
        for request in (2, 3):
            await ann.send({"type": "hint", "request": request})
        await after(1.0, ann)
        answers = {m["request"]: m["code"] for m in ann.messages if m["type"] == "hinted"}
        assert (answers[2], answers[3]) == (None, "advised")
        # The table moves on while the adviser thinks.
        await ann.send({"type": "hint", "request": 4})
        await ann.acts({"type": "pass"})
        await after(0.5, ann)
        assert (await _hint(ann, 5))["code"] == "not_your_turn"
        answers = {m["request"]: m["code"] for m in ann.messages if m["type"] == "hinted"}
        assert answers[4] == "stale"

    in_house(tmp_path, use)


@pytest.mark.parametrize(("preset", "players"), [("hollywood-gin", 2), ("may-i", 4)])
@pytest.mark.parametrize("level", ["club", "fast"])
def test_hidden_cards_do_not_change_a_hint(preset: str, players: int, level: str) -> None:
    chance = random.Random(f"{preset}{level}")
    table = opened(rules_for(preset), players)
    table.deal()
    differed = 0
    for _ in range(24 if level == "club" else 8):
        match = table.match
        if not match.in_play:
            break
        seat = match.awaiting[0]
        twin = match_anew(match, seat, chance)
        assert _advice(twin, seat, level) == _advice(match, seat, level)
        differed += twin != match
        table.act(*next_move(match, chance, wild=0.0, callers=0.0))
    assert differed > 4


def _advice(match: Match, seat: Seat, level: str) -> Hint:
    view = match.view(seat)
    assert view is not None
    return advise(view, seed="fixed", stake=stake_of(match, seat), level=level)


def test_an_adviser_that_peeked_would_be_caught() -> None:
    table = opened(rules_for("gin"), 2)
    table.deal()
    seat = table.match.awaiting[0]
    twin = match_anew(table.match, seat, random.Random(1))
    assert table.match.boards[0].round.stock != twin.boards[0].round.stock


def test_nobody_hears_the_hint_of_another(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, ann = await _practice(rooms, "gin", 2)
        watching = await Client(rooms, room, BOB).join()
        assert await _until_asked(room, ann)
        assert (await _hint(ann))["hint"] is not None
        watching.read()
        assert not [m for m in watching.messages if m["type"] == "hinted"]

    in_house(tmp_path, use)
