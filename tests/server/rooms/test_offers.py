"""May-I at a live table: how long a discard is held, and who may do what in the meantime."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from hollywood.contract import ContractRound
from hollywood.server.bots.moments import THINKS
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from tests.server.rooms.house import Client, after, dealt, in_house, table_of
from tests.server.rooms.virtual import quiet

CALL, WITHDRAW, DRAW, TAKE, ALLOW, DENY = (
    {"type": kind} for kind in ("call", "withdraw", "draw", "take", "allow", "deny")
)


async def _held(
    rooms: Rooms, hold_ms: int = 4000, players: int = 4, **form: Any
) -> tuple[Room, list[Client]]:
    """A table whose first discard is on offer; the clients in turn order, first who is in turn."""
    room, clients = await table_of(rooms, "may-i", players, hold_ms=hold_ms, **form)
    await dealt(clients)
    turn = clients[0].table["awaiting"][0]
    clients.sort(key=lambda client: ((client.seat or 0) - turn) % players)
    return room, clients


def _offer(client: Client) -> dict[str, Any]:
    client.read()
    offer = client.table["offer"]
    assert offer is not None
    return dict(offer)


def _no_offer(client: Client) -> bool:
    client.read()
    return client.table["offer"] is None


def test_a_discard_is_held_and_the_hold_ends_by_itself(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (turn, *others) = await _held(rooms)
        offer = _offer(turn)
        assert offer["of_ms"] == 4000
        assert offer["left_ms"] == 4000
        assert sorted(offer["eligible"]) == sorted(other.seat or 0 for other in others)
        refused = await turn.acts(DRAW)
        assert refused["code"] == "hold"
        assert offer["card"] in refused["words"]
        await after(3.99)
        assert (await turn.acts(DRAW))["code"] == "hold"
        await after(0.02)
        assert _no_offer(turn)
        assert (await turn.acts(DRAW))["type"] == "done"
        assert room.offer is None

    in_house(tmp_path, use)


def test_the_options_say_what_the_hold_refuses_and_that_it_is_over(tmp_path: Path) -> None:
    """The end of a hold is no event: the version stays, and ``choices`` is another text."""

    async def use(rooms: Rooms) -> None:
        changes = {"may_i.priority": "clockwise"}
        room, (turn, a, b, c) = await _held(rooms, changes=changes)
        board = turn.table["boards"][0]
        assert board["options"]["draw"]["code"] == "hold"
        assert board["options"]["take"] is None
        assert (await a.acts(CALL))["type"] == "done"
        turn.read()
        options = turn.table["boards"][0]["options"]
        assert options["allow"]["code"] == options["deny"]["code"] == "hold"
        assert (await turn.acts(ALLOW))["code"] == "hold"
        before, version = turn.table["choices"], room.version
        same = turn.table["choices"]
        await b.send({"type": "ping", "sent": 1})
        turn.read()
        assert turn.table["choices"] == same
        for client in (b, c):
            await client.send({"type": "pass_offer", "version": room.version})
            await quiet()
        turn.read()
        assert room.version == version
        assert turn.table["choices"] != before
        options = turn.table["boards"][0]["options"]
        assert options["allow"] is options["deny"] is None
        assert (await turn.acts(ALLOW))["type"] == "done"

    in_house(tmp_path, use)


def test_the_hold_ends_at_once_when_all_have_passed_or_called(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (turn, a, b, c) = await _held(rooms)
        for client in (a, b):
            await client.send({"type": "pass_offer", "version": room.version})
            await quiet()
        assert sorted(_offer(turn)["passed"]) == sorted([a.seat or 0, b.seat or 0])
        assert (await turn.acts(DRAW))["code"] == "hold"
        assert (await c.acts(CALL))["type"] == "done"
        assert _no_offer(turn)
        assert (await turn.acts(DRAW))["code"] == "answer_first"
        assert (await turn.acts(ALLOW))["type"] == "done"
        assert room.table is not None
        assert room.table.match.boards[0].round.table.granted[c.seat or 0] == 1  # type: ignore[union-attr]

    in_house(tmp_path, use)


def test_who_is_in_turn_may_take_at_any_time(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (turn, *_) = await _held(rooms)
        assert (await turn.acts(TAKE))["type"] == "done"
        assert _no_offer(turn)

    in_house(tmp_path, use)


def test_calls_count_in_the_order_in_which_they_arrive(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (turn, a, b, c) = await _held(rooms)
        version = room.version  # all three decided at the same moment
        for client in (c, a, b):
            answer = await client.acts({"type": "call", "moment": 2**31 - 1}, version)
            assert answer["type"] == "done"
        turn.read()
        board = turn.table["boards"][0]
        assert [call["seat"] for call in board["calls"]] == [c.seat, a.seat, b.seat]
        assert [call["moment"] for call in board["calls"]] == [0, 1, 2]
        assert board["holder"] == c.seat
        assert (await c.acts(WITHDRAW))["type"] == "done"
        assert c.table["boards"][0]["holder"] == a.seat
        assert (await turn.acts(ALLOW))["type"] == "done"
        assert turn.table["boards"][0]["granted"][a.seat or 0] == 1

    in_house(tmp_path, use)


def test_an_answer_must_know_of_the_last_call(tmp_path: Path) -> None:
    """The version rule: a call is for the discard on offer, everything else for the exact board."""

    async def use(rooms: Rooms) -> None:
        room, (turn, a, b, _) = await _held(rooms)
        before = room.version
        assert (await a.acts(CALL))["type"] == "done"
        assert (await turn.acts(ALLOW, before))["code"] == "stale"
        assert (await turn.acts(TAKE, before))["code"] == "stale"
        assert (await b.acts(CALL, before))["type"] == "done"
        assert (await turn.acts(ALLOW, before + 1))["code"] == "stale"
        assert (await turn.acts(ALLOW, room.version + 1))["code"] == "stale"
        assert (await turn.acts(DENY))["type"] == "done"
        assert (await a.acts(CALL, before))["code"] == "stale"

    in_house(tmp_path, use)


def test_a_call_may_be_considered_after_others_have_called(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (_, a, b, c) = await _held(rooms)
        await a.acts(CALL)
        await b.acts(CALL)
        await c.send({"type": "consider", "request": 1, "action": CALL})
        assert c.read()[-1] == {"type": "considered", "request": 1, "code": None, "words": None}
        assert c.table["boards"][0]["options"]["call"] is None

    in_house(tmp_path, use)


def test_a_wish_calls_by_itself_and_only_once(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (turn, a, b, _) = await _held(rooms)
        card = _offer(turn)["card"]
        await b.send({"type": "prefer", "auto_pass": False, "want": [card, "7h", "XX"]})
        await quiet()
        b.read()
        assert [call["seat"] for call in b.table["boards"][0]["calls"]] == [b.seat]
        assert b.table["want"] == [card, "7h", "XX"]
        a.read()
        assert a.table["want"] == []
        entries = await rooms.store.entries(room.card.id)
        assert entries[-1].command_id is None
        assert (await b.acts(WITHDRAW))["type"] == "done"
        await after(1, b)
        assert b.table["boards"][0]["calls"] == [], "a call taken back is not made again"

    in_house(tmp_path, use)


def test_who_passes_by_himself_is_not_waited_for(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (turn, *others) = await _held(rooms)
        for client in others:
            assert (await turn.acts(DRAW))["code"] == "hold"
            await client.send({"type": "prefer", "auto_pass": True, "want": []})
            await quiet()
        assert _no_offer(turn)
        assert (await others[0].acts(CALL))["type"] == "done"  # may still change their mind
        assert (await turn.acts(DRAW))["code"] == "answer_first"

    in_house(tmp_path, use)


def test_whose_line_has_dropped_is_not_waited_for(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (turn, a, b, c) = await _held(rooms, hold_ms=30_000)
        for client in (a, b):
            await client.send({"type": "pass_offer", "version": room.version})
        c.leave()
        await after(4.9)
        assert (await turn.acts(DRAW))["code"] == "hold"
        await after(0.2)
        assert (await turn.acts(DRAW))["type"] == "done"

    in_house(tmp_path, use)


async def _throws(client: Client) -> str:
    """Let the player in turn take the discard and discard another card; return it."""
    assert (await client.acts(TAKE))["type"] == "done"
    board = client.table["boards"][0]
    thrown = next(card for card in board["hands"][board["place"]] if card != board["taken"])
    assert (await client.acts({"type": "discard", "card": thrown}))["type"] == "done"
    return str(thrown)


def test_nobody_is_waited_for_because_of_his_own_discard(tmp_path: Path) -> None:
    """That player may still call for it as long as the offer is open."""

    async def use(rooms: Rooms) -> None:
        room, (a, turn, b, c) = await _held(rooms)
        thrown = await _throws(a)
        assert _offer(turn)["card"] == thrown
        for client in (b, c):
            assert (await turn.acts(DRAW))["code"] == "hold"
            await client.send({"type": "pass_offer", "version": room.version})
            await quiet()
        assert _no_offer(turn)
        assert (await a.acts(CALL))["type"] == "done"
        assert (await turn.acts(DRAW))["code"] == "answer_first"
        assert (await turn.acts(ALLOW))["type"] == "done"
        assert turn.table["boards"][0]["granted"][a.seat or 0] == 1

    in_house(tmp_path, use)


def test_the_own_discard_alone_holds_nothing_open(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (a, turn) = await _held(rooms, players=2, changes={"players": [2, 3, 4, 5, 6]})
        await _throws(a)
        assert _no_offer(turn)
        assert (await turn.acts(DRAW))["type"] == "done"

    in_house(tmp_path, use)


def test_an_old_pass_does_not_let_the_next_discard_go_by(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (turn, a, *_) = await _held(rooms)
        old = room.version
        await _throws(turn)
        before = _offer(turn)["passed"]
        for client in (a, turn):
            await client.send({"type": "pass_offer", "version": old})
        await quiet()
        assert _offer(turn)["passed"] == before == []

    in_house(tmp_path, use)


def test_ranked_by_place_nobody_is_answered_inside_the_hold(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        changes = {"may_i.priority": "clockwise"}
        _, (turn, a, _, c) = await _held(rooms, changes=changes)
        await c.acts(CALL)
        assert (await turn.acts(ALLOW))["code"] == "hold"
        assert (await turn.acts(DENY))["code"] == "hold"
        await a.acts(CALL)
        await after(4.1)
        assert (await turn.acts(ALLOW))["type"] == "done"
        assert turn.table["boards"][0]["granted"][a.seat or 0] == 1

    in_house(tmp_path, use)


def test_without_a_hold_the_player_in_turn_need_not_wait(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (turn, *_) = await _held(rooms, hold_ms=0)
        assert _no_offer(turn)
        assert (await turn.acts(DRAW))["type"] == "done"

    in_house(tmp_path, use)


def test_no_bot_does_anything_inside_the_hold(tmp_path: Path) -> None:
    """Even its pause must reveal nothing: it acts one pause after the hold is over."""

    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(
            rooms, "may-i", 4, hold_ms=5000, bot_ms=700, bots=("greedy", "random", "greedy")
        )
        (ann,) = clients
        await dealt(clients)
        pauses: list[float] = []
        waited = 0
        for _ in range(60):
            if room.table is None or not room.table.match.in_play:
                break
            play = room.table.match.boards[0].round
            assert isinstance(play, ContractRound)
            offer = room.offer
            if offer is not None and not offer.over:
                waited += 1
                version, until = room.version, offer.until
                await after(until - room.now() - 0.01, ann)
                assert room.version == version, "a bot acted inside the hold"
                await after(0.02, ann)
            elif offer is not None and not offer.settled:
                await after(THINKS, ann)  # the bots have not answered yet
            elif room.table.match.awaiting == (ann.seat,):
                options = ann.table["boards"][0]["options"]
                if options["allow"] is None:
                    await ann.acts(ALLOW)
                elif options["draw"] is None:
                    await ann.acts(DRAW)
                else:
                    hand = ann.table["boards"][0]["hands"][0]
                    barred = [card for card, _ in options["barred"]]
                    card = next(card for card in hand if card not in barred)
                    await ann.acts({"type": "discard", "card": card})
            else:
                since, version = room.now(), room.version
                while room.version == version:
                    await after(0.01, ann)
                pauses.append(room.now() - since)
        assert waited > 2
        assert len(pauses) > 2
        assert all(0.65 < pause < 0.75 for pause in pauses), pauses

    in_house(tmp_path, use)


def test_two_calls_at_once_are_both_heard(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (turn, a, b, _) = await _held(rooms)
        answers = await asyncio.gather(
            a.asks("act", version=room.version, action=CALL),
            b.asks("act", version=room.version, action=CALL),
        )
        assert [answer["type"] for answer in answers] == ["done", "done"]
        turn.read()
        assert turn.table["boards"][0]["holder"] == a.seat

    in_house(tmp_path, use)
