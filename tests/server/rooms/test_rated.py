"""Rated tables: a match changes only the ratings of those who sat down and played it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from hollywood.errors import RulesError
from hollywood.play import Seat
from hollywood.server.protocol.forms import NewTableForm
from hollywood.server.protocol.messages import TableCard
from hollywood.server.rooms.opening import RATED_SECONDS, again, new_card
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.table.absence import SHOWN_AFTER
from hollywood.server.table.state import TURNS_TO_COUNT
from tests.server.rooms.house import (
    ANN,
    BOB,
    CY,
    DEE,
    Client,
    after,
    dealt,
    in_house,
    played,
    table_of,
)

RATED: dict[str, Any] = {"rated": True, "clock": "live", "turn_seconds": RATED_SECONDS}


async def _counted(rooms: Rooms) -> tuple[dict[str, int], list[int]]:
    """The ratings of Ann and Bob, and how many matches their statistics know of."""
    ratings = await rooms.ratings_for([ANN, BOB], "gin")
    return ratings, [len(await rooms.store.matches_of(person)) for person in (ANN, BOB)]


async def _offer(rooms: Rooms, preset: str = "gin", **form: Any) -> tuple[Room, Client]:
    """Ann's rated table in the lobby, and her tab, which is not connected yet."""
    ann = await rooms.store.person(ANN)
    assert ann is not None
    given = {"entrance": "lobby", **RATED, **form}
    card = await rooms.open_table(ann, NewTableForm(preset=preset, **given))
    room = await rooms.room(card.id)
    assert room is not None
    return room, Client(rooms, room, ANN)


async def _in_lobby(rooms: Rooms) -> list[str]:
    """The open tables that somebody else is shown."""
    listed = await rooms.listed(await rooms.store.open_tables(50), None)
    shown = await rooms.shown_in_lobby(listed)
    return [table.card.id for table in listed if table.card.id in shown]


async def _next_table(rooms: Rooms, client: Client) -> Room:
    room = await rooms.room(client.table["next_table"])
    assert room is not None
    return room


async def _won_by_ann(rooms: Rooms, **form: Any) -> tuple[Room, Client, Client]:
    """A rated match that Ann has won from Bob, who left after some turns."""
    room, (ann, bob) = await table_of(rooms, "gin", 2, **{**RATED, **form})
    await played([ann, bob])
    if room.table and room.table.match.awaiting != (bob.seat,):
        await ann.acts({"type": "draw"})
        await ann.acts({"type": "discard", "card": ann.table["boards"][0]["drawn"]})
    await bob.does("leave")
    bob.leave()
    await after(31, ann)
    assert (await ann.does("claim", seat=bob.seat))["type"] == "done"
    return room, ann, bob


# The two stories.


def test_a_rematch_takes_nothing_from_somebody_who_has_closed_his_tab(where: str) -> None:
    async def use(rooms: Rooms) -> None:
        _, ann, _ = await _won_by_ann(rooms)
        before = await _counted(rooms)
        assert before[0][ANN] > before[0][BOB]
        assert (await ann.does("rematch"))["type"] == "done"
        room = await _next_table(rooms, ann)
        assert room.seating.people() == ()
        here = await Client(rooms, room, ANN).join()
        assert here.table["kept"] == 0
        assert [seat["kept_for"] for seat in here.table["seats"]] == ["Ann", "Bob"]
        cy = await Client(rooms, room, CY).join()
        assert cy.table["kept"] is None
        assert (await cy.does("sit"))["code"] == "seat_kept"
        assert (await here.does("sit", seat=1))["code"] == "seat_kept"
        assert (await here.does("sit"))["type"] == "done"
        said: tuple[tuple[str, dict[str, Any]], ...] = (
            ("ready", {"round_number": 1}),
            ("claim", {"seat": 1}),
            ("stand_in", {"seat": 1}),
        )
        for kind, fields in said:
            await after(100_000, here)
            assert (await here.does(kind, **fields))["code"] == "not_begun"
        assert await _counted(rooms) == before
        assert await _in_lobby(rooms) == []
        back = await Client(rooms, room, BOB).join()
        assert (back.table["kept"], back.table["stage"]) == (1, "gathering")
        assert (await back.does("sit"))["type"] == "done"
        await dealt([here, back])
        assert back.table["stage"] == "playing"

    in_house(where, use)


def test_an_offer_takes_nothing_from_its_owner_who_has_gone(where: str) -> None:
    async def use(rooms: Rooms) -> None:
        room, ann = await _offer(rooms)
        bob = await Client(rooms, room, BOB).join()
        assert await _in_lobby(rooms) == []
        assert (await bob.does("sit"))["code"] == "offer_withdrawn"
        await ann.join()
        assert await _in_lobby(rooms) == [room.card.id]
        ann.leave()
        await after(SHOWN_AFTER + 0.1, bob)
        assert await _in_lobby(rooms) == []
        assert (await bob.does("sit"))["code"] == "offer_withdrawn"
        rooms.forget(room)
        woken = await rooms.room(room.card.id)
        assert woken is not None
        bob = await Client(rooms, woken, BOB).join()
        assert (await bob.does("sit"))["code"] == "offer_withdrawn"
        back = await Client(rooms, woken, ANN).join()
        assert await _in_lobby(rooms) == [room.card.id]
        back.leave()
        await after(SHOWN_AFTER - 0.1, bob)  # as in a reload
        assert (await bob.does("sit"))["type"] == "done"
        assert (await bob.does("ready", round_number=1))["type"] == "done"
        await after(110, bob)
        assert bob.table["stage"] == "between"
        assert (await bob.does("claim", seat=0))["code"] == "be_patient"
        await after(10, bob)
        assert bob.table["absent"][0]["void"] is True
        assert (await bob.does("claim", seat=0))["type"] == "done"
        outcome = bob.table["outcome"]
        assert (outcome["winners"], outcome["claimed_from"], outcome["void"]) == ([], 0, True)
        assert await _counted(rooms) == ({}, [0, 0])

    in_house(where, use)


# The deal.


def test_the_first_deal_waits_for_all_to_be_there_and_ready(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (ann, bob) = await table_of(rooms, "gin", 2, **RATED)
        for client in (ann, bob):
            await client.does("ready", round_number=1)
            if client is ann:
                ann.leave()
        await after(100_000, bob)
        assert bob.table["stage"] == "between", "dealt over somebody who is not there"
        await ann.join()
        await after(0, ann)
        assert ann.table["stage"] == "playing"

    in_house(tmp_path, use)


def test_who_is_there_and_not_ready_is_never_dealt_over_at_first(tmp_path: Path) -> None:
    """The other player need not wait forever: they may end the match, which does not count."""

    async def use(rooms: Rooms) -> None:
        _, (ann, bob) = await table_of(rooms, "gin", 2, **RATED)
        await ann.does("ready", round_number=1)
        await after(RATED_SECONDS - 1, ann)
        assert (await ann.does("claim", seat=1))["code"] == "be_patient"
        assert ann.table["absent"] == []
        await after(1.1, ann, bob)
        assert ann.table["stage"] == "between"
        (absent,) = ann.table["absent"]
        assert (absent["reason"], absent["claim_ms"], absent["void"]) == ("late", 0, True)
        assert (await bob.does("claim", seat=0))["code"] == "not_absent"
        assert (await ann.does("claim", seat=1))["type"] == "done"
        bob.read()
        for client in (ann, bob):
            assert client.table["outcome"]["void"] is True
        assert await _counted(rooms) == ({}, [0, 0])

    in_house(tmp_path, use)


async def _between(rooms: Rooms, **form: Any) -> tuple[Client, Client]:
    """Two at a rated table after a round: nobody has won it, and the stock has run out."""
    room, clients = await table_of(rooms, "gin", 2, **{**RATED, **form})
    await dealt(clients)
    while room.table and room.table.match.in_play:
        turns = min(room.turns[Seat(0)], room.turns[Seat(1)])
        (awaited,) = room.table.match.awaiting
        player = clients[awaited]
        for kind in ("pass", "draw"):
            await player.acts({"type": kind})
        drawn = player.table["boards"][0]["drawn"]
        if drawn is not None:
            await player.acts({"type": "discard", "card": drawn})
        assert turns < 30
    for client in clients:
        client.read()
    return clients[0], clients[1]


def test_later_deals_wait_for_who_is_not_there_and_show_it(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        ann, bob = await _between(rooms)
        bob.leave()
        await ann.does("ready", round_number=2)
        await after(SHOWN_AFTER + 0.1, ann)
        assert ann.table["stage"] == "between"
        assert ann.table["seats"][1]["away"] == "dropped"
        (absent,) = ann.table["absent"]
        assert (absent["reason"], absent["stand_in"], absent["void"]) == ("dropped", False, False)
        await after(100, ann)
        assert ann.table["stage"] == "between"
        await bob.join()
        await after(RATED_SECONDS - 1, bob)  # Bob is back, and has the full time to be ready
        assert bob.table["stage"] == "between"
        bob.leave()
        await after(6, ann)
        await bob.join()  # but only once
        await after(0, ann)
        assert ann.table["stage"] == "playing"

    in_house(tmp_path, use)


def test_over_days_only_the_first_deal_waits(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        ann, bob = await _between(rooms, clock="days")
        bob.leave()
        await ann.does("ready", round_number=2)
        assert ann.table["stage"] == "playing"

    in_house(tmp_path, use)


# Claims.


@pytest.mark.parametrize("turns", range(TURNS_TO_COUNT + 1))
@pytest.mark.parametrize("woken", [False, True], ids=["awake", "woken"])
def test_a_claim_counts_after_some_turns_of_both(tmp_path: Path, turns: int, woken: bool) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "gin", 2, **RATED)
        await played(clients, turns)
        if woken:
            rooms.forget(room)
            found = await rooms.room(room.card.id)
            assert found is not None
            room = found
            clients = [await Client(rooms, room, client.person).join() for client in clients]
        assert room.table is not None
        (awaited,) = room.table.match.awaiting
        gone, here = clients[awaited], clients[1 - awaited]
        await after(RATED_SECONDS + 0.1, here)
        void = turns < TURNS_TO_COUNT
        assert here.table["absent"][0]["void"] is void
        assert (await here.does("claim", seat=awaited))["type"] == "done"
        gone.read()
        for client in clients:
            assert client.table["stage"] == "over"
            assert client.table["outcome"]["void"] is void
        ratings, matches = await _counted(rooms)
        # If it is void, nobody has won; who has seen the cards and was away has lost.
        assert matches == ([0, 0] if void else [1, 1])
        assert set(ratings) == ({gone.person} if void else {ANN, BOB})
        assert ratings[gone.person or ""] < 1500
        rooms.forget(room)
        again_there = await rooms.room(room.card.id)
        assert again_there is not None
        back = await Client(rooms, again_there, here.person).join()
        assert back.table["outcome"] == here.table["outcome"]

    in_house(tmp_path, use)


def test_the_turns_of_a_bot_are_nobodys(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "gin", 2, clock="live", turn_seconds=30, bot_ms=0)
        await dealt(clients)
        assert room.table is not None
        (awaited,) = room.table.match.awaiting
        here = clients[1 - awaited]
        await clients[awaited].does("leave")
        assert (await here.does("stand_in", seat=awaited))["type"] == "done"
        for _ in range(4):
            await after(1, here)
            for kind in ("pass", "draw"):
                await here.acts({"type": kind})
            drawn = here.table["boards"][0]["drawn"]
            if drawn is not None:
                await here.acts({"type": "discard", "card": drawn})
        assert room.turns[Seat(1 - awaited)] >= TURNS_TO_COUNT
        assert room.turns[Seat(awaited)] == 0
        assert room.voids()

    in_house(tmp_path, use)


# Seats.


def test_a_reload_does_not_withdraw_an_offer(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, ann = await _offer(rooms)
        await ann.join()
        for _ in range(3):
            ann.leave()
            await after(SHOWN_AFTER - 0.1)
            assert await _in_lobby(rooms) == [room.card.id]
            ann = await Client(rooms, room, ANN).join()

    in_house(tmp_path, use)


def test_the_seat_of_who_has_gone_is_for_whoever_comes(tmp_path: Path) -> None:
    """One of three waiting players has left; the match begins when four are there."""

    async def use(rooms: Rooms) -> None:
        room, ann = await _offer(rooms, "may-i", players=4)
        bob, cy, dee = (Client(rooms, room, person) for person in (BOB, CY, DEE))
        for client in (ann, bob, cy, dee):
            await client.join()
        for client in (bob, cy):
            assert (await client.does("sit"))["type"] == "done"
        bob.leave()
        await after(SHOWN_AFTER + 0.1)
        assert (await dee.does("sit"))["type"] == "done"
        assert room.table is None
        assert room.seating.seat_of(BOB) is None
        bob = await Client(rooms, room, BOB).join()
        assert (await bob.does("sit"))["type"] == "done"
        assert room.table is not None

    in_house(tmp_path, use)


def test_a_seat_is_kept_for_nobody_who_has_deleted_his_data(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, ann, _ = await _won_by_ann(rooms)
        await ann.does("rematch")
        room = await _next_table(rooms, ann)
        await rooms.store.erase_person(BOB)
        await rooms.replaced(BOB, None)
        woken = await rooms.room(room.card.id)
        assert woken is not None
        assert woken is not room
        here, cy = [await Client(rooms, woken, person).join() for person in (ANN, CY)]
        assert [seat["kept_for"] for seat in here.table["seats"]] == ["Ann", None]
        assert (await here.does("sit"))["type"] == "done"
        assert (await cy.does("sit"))["type"] == "done"

    in_house(tmp_path, use)


@pytest.mark.parametrize("both", [True, False])
def test_a_rematch_that_is_not_rated_seats_those_who_asked_for_it(
    tmp_path: Path, both: bool
) -> None:
    async def use(rooms: Rooms) -> None:
        _, ann, bob = await _won_by_ann(rooms, rated=False)
        if both:
            await bob.join()
            await bob.does("rematch")
        await ann.does("rematch")
        room = await _next_table(rooms, ann)
        assert room.seating.seat_of(ANN) == 0
        assert room.seating.seat_of(BOB) == (1 if both else None)
        assert (room.table is not None) is both
        bot = {"bot": "greedy"}
        here = await Client(rooms, room, ANN).join()
        expected = "match_begun" if both else "seat_kept"
        assert (await here.does("seat_bot", **bot))["code"] == expected
        if not both:
            assert (await here.does("seat_bot", seat=1, **bot))["type"] == "done"
            assert room.table is not None

    in_house(tmp_path, use)


# The table itself.


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"clock": "none"}, "needs a clock"),
        (
            {"turn_seconds": 10},
            "10 seconds per turn are too few for a rated table: it needs at least 30",
        ),
        ({"turn_seconds": RATED_SECONDS - 1}, "are too few"),
        ({"changes": {"target": 10}}, "reset target"),
        ({"changes": {"gin_bonus": 30, "oklahoma": True}}, "reset gin_bonus, oklahoma"),
        ({"players": 3, "changes": {"form": "chouette"}}, "reset form"),
        ({"memory": True}, "no memory aids: switch them off"),
    ],
)
def test_what_cannot_be_rated_is_refused_in_words(given: dict[str, Any], words: str) -> None:
    form = NewTableForm(**{"preset": "gin", "entrance": "lobby", **RATED, **given})
    with pytest.raises(RulesError, match=words):
        new_card(form, "Ann")
    assert new_card(msgspec.structs.replace(form, rated=False), "Ann").rated is False


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"turn_seconds": 3600},
        {"clock": "days"},
        {"players": 3},
        {"players": 4},
        {"preset": "may-i", "players": 5},
        {"changes": {"target": 100}},
        {"preset": "hollywood-rounds"},
    ],
)
def test_what_can_be_rated(given: dict[str, Any]) -> None:
    form = NewTableForm(**{"preset": "gin", "entrance": "lobby", **RATED, **given})
    assert new_card(form, "Ann").rated is True


def test_a_rematch_of_what_cannot_be_rated_any_more_is_not(tmp_path: Path) -> None:
    del tmp_path
    card: TableCard = new_card(NewTableForm(preset="gin", entrance="lobby", **RATED), "Ann")
    old = msgspec.structs.replace(card, turn_seconds=10)
    assert [again(each, "Bob").rated for each in (card, old)] == [True, False]
    assert again(card, "Bob").follows == card.id
