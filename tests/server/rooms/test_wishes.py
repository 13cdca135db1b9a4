"""Wishes: how offers are answered for a player, for how long, and what the others see of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hollywood.bots import make_bot
from hollywood.contract.standing import helps_by_call
from hollywood.play import Seat
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.rooms.writing_budget import MOST_AT_ONCE, SECONDS_EACH
from hollywood.server.table import offers
from hollywood.server.table.offers import PAUSE_MS
from tests.server.rooms.house import Client, after, dealt, in_house, table_of
from tests.server.rooms.twins import twins_play
from tests.server.rooms.virtual import quiet

HOLD = 4.0
DRAW, CALL = {"type": "draw"}, {"type": "call"}


async def _wishes(client: Client, **wishes: Any) -> None:
    """Send wishes; a message that says nothing wishes nothing."""
    assert not await client.send({"type": "prefer", "auto_pass": False, **wishes})
    await quiet()
    client.read()


def _offer(client: Client) -> dict[str, Any] | None:
    client.read()
    offer: dict[str, Any] | None = client.table["offer"]
    return offer


def _callers(client: Client) -> list[int]:
    client.read()
    return [call["seat"] for call in client.table["boards"][0]["calls"]]


def _helps(client: Client) -> bool:
    """Whether the card on offer would help a player, from the player's own view."""
    room = client.room
    assert room.table is not None
    assert room.offer is not None
    view: Any = room.table.view(Seat(client.seat or 0))
    found = helps_by_call(view, room.offer.card)
    assert found is not None
    return found


async def _turn(room: Room, clients: list[Client]) -> None:
    """Play one turn as a good player would, with nobody calling."""
    assert room.table is not None
    bot = make_bot("greedy", seat_name="g", seed="1", family="contract")
    turns = room.table.match.boards[0].round.table.turns
    while room.table.match.in_play and room.table.match.boards[0].round.table.turns == turns:
        (seat,) = room.table.match.awaiting
        view = room.table.view(seat)
        assert view is not None
        action: Any = bot.choose(view)
        if room.offer is not None and not room.offer.over:
            await after(HOLD + 0.1)
        answer = await next(c for c in clients if c.seat == seat).acts(action)
        assert answer["type"] == "done", answer


async def _one_helped(rooms: Rooms) -> tuple[Room, Client, Client, Client, Client]:
    """An offer that helps just one of those asked: the player in turn, this one, two others."""
    room, clients = await table_of(rooms, "may-i", 4, hold_ms=HOLD * 1000)
    await dealt(clients)
    for _ in range(60):
        assert room.table is not None
        turn = room.table.match.awaiting[0]
        offer = room.offer
        if offer is not None and not offer.over:
            asked = [c for c in clients if c.seat in room.callers() and c.seat != _thrower(room)]
            helped = [client for client in asked if _helps(client)]
            if len(asked) == 2 and len(helped) == 1:
                others = [c for c in clients if c not in helped and c.seat != turn]
                others.sort(key=lambda client: client not in asked)
                return room, clients[turn], helped[0], others[0], others[1]
        await _turn(room, clients)
    raise AssertionError("no such offer")


def _thrower(room: Room) -> int | None:
    found = room.contract_board()
    assert found is not None
    place = found[1].discarders[-1]
    return None if place is None else int(found[0].deal.seats[place])


def test_asked_only_when_it_helps(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, turn, helped, other, _ = await _one_helped(rooms)
        for client in (helped, other):
            await _wishes(client, nearer="ask")
        for client, asks in ((helped, True), (other, False), (turn, False)):
            offer = _offer(client)
            assert offer is not None
            assert (offer["asks_you"], offer["passed"]) == (asks, [])
        await after(PAUSE_MS[1] / 1000 + 0.01)
        assert (_offer(turn) or {})["passed"] == [other.seat]
        assert (await turn.acts(DRAW))["code"] == "hold"
        await helped.send({"type": "pass_offer", "version": room.version})
        await quiet()
        assert _offer(turn) is None
        assert _callers(turn) == []

    in_house(tmp_path, use)


def test_called_for_when_it_helps(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, turn, helped, other, thrower = await _one_helped(rooms)
        for client in (other, thrower):
            await _wishes(client, nearer="call")
            assert _callers(turn) == []
        await _wishes(helped, nearer="call")
        assert _callers(turn) == [helped.seat]

    in_house(tmp_path, use)


def test_the_pause_tells_nobody_whether_the_card_helps(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, turn, helped, other, _ = await _one_helped(rooms)
        seen = []
        for client in (helped, other):
            await _wishes(client, nearer="ask")
            seen.append(_offer(turn))
        await after(PAUSE_MS[0] / 1000 - 0.05)
        seen.append(_offer(turn))
        assert all(offer is not None and offer["passed"] == [] for offer in seen)

    in_house(tmp_path, use)


@pytest.mark.parametrize("viewer", [0, None])
def test_nobody_sees_what_others_are_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, viewer: int | None
) -> None:
    """As long as nobody has answered, what is sent does not depend on hidden cards."""
    monkeypatch.setattr(offers, "PAUSE_MS", (600, 600))

    async def use(rooms: Rooms) -> None:
        wish = {"nearer": "ask"}
        twins = await twins_play(
            rooms, "may-i", 4, viewer, steps=60, seed=8, hold_ms=500, wish=wish
        )
        assert twins.differences == []
        assert twins.frames > 100

    in_house(tmp_path, use)


def test_never_and_always_go_before_everything_else(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, turn, helped, other, _ = await _one_helped(rooms)
        assert room.offer is not None
        card = str(room.offer.card)
        await _wishes(helped, nearer="call", never=[card])
        assert _callers(turn) == []
        assert not (_offer(helped) or {})["asks_you"]
        await _wishes(other, auto_pass=True, want=[card], never=[card, "XX"])
        assert _callers(turn) == [other.seat]
        assert (other.table["want"], other.table["never"]) == ([card], ["XX"])
        await after(PAUSE_MS[1] / 1000 + 0.01)
        assert room.offer.passed == {helped.seat}

    in_house(tmp_path, use)


def test_nobody_calls_for_the_own_discard_by_a_wish(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, turn, _, _, thrower = await _one_helped(rooms)
        assert room.offer is not None
        await _wishes(thrower, want=[str(room.offer.card)])
        assert _callers(turn) == []
        assert not (_offer(thrower) or {})["asks_you"]

    in_house(tmp_path, use)


def test_who_has_got_the_card_wants_no_second_one(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, turn, helped, other, _ = await _one_helped(rooms)
        assert room.offer is not None
        card = room.offer.card
        await _wishes(helped, want=[str(card)])
        assert _callers(turn) == [helped.seat]
        assert (await turn.acts({"type": "allow"}))["type"] == "done"
        assert room.table is not None
        table: Any = room.table.match.boards[0].round.table
        assert card in table.known[helped.seat or 0]
        assert helped.table["want"] == [str(card)]
        await other.acts(CALL)
        assert room.contract_board() is not None

    in_house(tmp_path, use)


async def _woken(rooms: Rooms, clients: list[Client]) -> tuple[Room, list[Client]]:
    """Let the server forget the table; the table as it is in the log, and everybody again at it."""
    rooms.forget(clients[0].room)
    room = await rooms.room(clients[0].room.card.id)
    assert room is not None
    return room, [await Client(rooms, room, client.person).join() for client in clients]


async def _to_the_end_of_the_hand(room: Room, clients: list[Client]) -> None:
    while room.table is not None and room.table.match.in_play:
        await _turn(room, clients)


def test_wishes_end_with_the_hand_or_stay(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "may-i", 4, hold_ms=0)
        await dealt(clients)
        ann, bob, cy, dee = clients
        await _wishes(ann, auto_pass=True, never=["Jc"])
        await _wishes(bob, nearer="ask", never=["Jc"], stay=True)
        room, clients = await _woken(rooms, clients)
        ann, bob, cy, dee = clients
        assert ann.table["never"] == bob.table["never"] == ["Jc"]
        assert (ann.table["wishes_stay"], bob.table["wishes_stay"]) == (False, True)
        await _to_the_end_of_the_hand(room, clients)
        for client in clients:
            client.read()
        assert (ann.table["auto_pass"], ann.table["never"]) == (False, [])
        await _wishes(cy, auto_pass=True)  # between two hands a wish is for the next one
        await _wishes(dee, nearer="call")
        await dealt(clients)
        _, (ann, bob, cy, dee) = await _woken(rooms, clients)
        assert (ann.table["auto_pass"], ann.table["never"]) == (False, [])
        assert (bob.table["nearer"], bob.table["never"]) == ("ask", ["Jc"])
        assert cy.table["auto_pass"]
        assert dee.table["nearer"] == "call"

    in_house(tmp_path, use)


def test_the_same_wishes_are_written_once(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "may-i", 4, hold_ms=0)
        await dealt(clients)
        before = room.seq
        for _ in range(3):
            await _wishes(clients[0], nearer="ask")
            await _wishes(clients[1])
        assert room.seq == before + 1
        await _wishes(clients[0])
        assert room.seq == before + 2

    in_house(tmp_path, use)


def test_wishes_answer_for_who_is_away_over_days(tmp_path: Path) -> None:
    """Over days nobody waits for a wish that lets a card pass, and only its owner knows of it."""

    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "may-i", 4, hold_ms=HOLD * 1000, clock="days")
        await dealt(clients)
        assert room.offer is not None
        card = str(room.offer.card)
        turn = clients[room.table.match.awaiting[0]] if room.table else clients[0]
        a, b, c = (client for client in clients if client is not turn)
        await _wishes(a, never=[card])
        assert (_offer(turn) or {})["passed"] == []
        assert not (_offer(a) or {})["asks_you"]
        b.leave()
        await _wishes(c, nearer="call" if _helps(c) else "ask")
        assert _callers(turn) == ([c.seat] if _helps(c) else [])
        assert not room.offer.over
        await _wishes(b, want=[card])
        assert b.seat in _callers(turn)
        assert room.offer.over

    in_house(tmp_path, use)


def test_the_log_does_not_grow_with_endless_changes(tmp_path: Path) -> None:
    """Wishes, and seats in the same way, are written only so often for each person."""

    async def use(rooms: Rooms) -> None:
        room, (ann, bob, *_) = await table_of(rooms, "may-i", 4)
        for number in range(MOST_AT_ONCE + 20):
            await ann.send({"type": "need_time", "seconds": 10 * (number % 2 == 0)})
        await quiet()
        ann.read()
        assert ann.messages[-1]["code"] == "too_often"
        assert (await ann.does("leave"))["code"] == "too_often"
        rows = await rooms.store.entries(room.card.id)
        assert sum(row.kind == "needs_time" for row in rows) == MOST_AT_ONCE
        assert (await bob.does("leave"))["type"] == "done", "somebody else has used it up"
        await after(SECONDS_EACH + 1, ann)
        assert (await ann.does("leave"))["type"] == "done"

    in_house(tmp_path, use)


@pytest.mark.parametrize("clock", ["none", "days"])
def test_a_call_that_was_withdrawn_is_not_made_again_after_a_restart(
    tmp_path: Path, clock: str
) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "may-i", 4, hold_ms=4000, clock=clock)
        await dealt(clients)
        assert room.offer is not None
        caller = clients[room.callers()[0]]
        await _wishes(caller, want=[str(room.offer.card)])
        assert _callers(caller) == [caller.seat]
        assert (await caller.acts({"type": "withdraw"}))["type"] == "done"
        assert _callers(caller) == []
        rooms.forget(room)
        woken = await rooms.room(room.card.id)
        assert woken is not None
        caller = await Client(rooms, woken, caller.person).join()
        await after(1, caller)
        assert caller.table["want"]
        assert _callers(caller) == [], "the wish has called again"

    in_house(tmp_path, use)
