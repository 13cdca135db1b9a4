"""Who sits where: the folds of the seating, and what people may do with seats."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hollywood.play import Seat
from hollywood.server.protocol.forms import NewTableForm
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.table.entries import (
    BotSat,
    CameBack,
    Claimed,
    Left,
    NextTable,
    Rose,
    Sat,
    Sealed,
    StoodIn,
)
from hollywood.server.table.seating import Place, Seating
from tests.server.rooms.house import ANN, BOB, CY, DEE, EVE, Client, in_house, table_of

S0, S1, S2 = Seat(0), Seat(1), Seat(2)


async def _open(rooms: Rooms, preset: str = "may-i", **form: object) -> tuple[Room, Client]:
    ann = await rooms.store.person(ANN)
    assert ann is not None
    form.setdefault("entrance", "invite")
    card = await rooms.open_table(ann, NewTableForm(preset=preset, **form))  # type: ignore[arg-type]
    room = await rooms.room(card.id)
    assert room is not None
    return room, await Client(rooms, room, ANN).join()


def test_each_entry_changes_its_seat_and_nothing_else() -> None:
    empty = Seating.of(3)
    assert empty.empty_seats() == (S0, S1, S2)
    assert not empty.full
    sat = empty.after(Sat(seat=S1, person=ANN))
    assert sat.seat_of(ANN) == S1
    assert sat.seat_of(BOB) is None
    assert sat.seat_of(None) is None
    assert sat.people() == (S1,)
    assert sat.empty_seats() == (S0, S2)
    assert sat.after(Rose(seat=S1)) == empty
    bots = sat.after(BotSat(seat=S0, bot="greedy", name="Greta"))
    assert bots.places[0] == Place(bot="greedy", name="Greta")
    assert bots.places[0].machine == "greedy"
    assert bots.people() == (S1,)
    full = bots.after(Sat(seat=S2, person=BOB))
    assert full.full
    stood = full.after(StoodIn(seat=S1, bot="greedy")).after(Left(seat=S1))
    assert stood.places[1] == Place(person=ANN, stand_in="greedy", left=True, came=3)
    assert stood.places[1].machine == "greedy"
    back = stood.after(CameBack(seat=S1))
    assert back.places[1] == Place(person=ANN, came=3)
    assert [back.places[0], *back.places[2:]] == [full.places[0], *full.places[2:]]
    assert (full.hosts(), back.hosts()) == ((S1, S2), (S2, S1))
    claimed = Claimed(seat=S2, claimed_from=S1)
    assert full.after(claimed).ended == claimed
    assert full.after(NextTable(table="t2")).next_table == "t2"
    sealed = full.after(Sealed(round_number=1, secrets=("00ff", "ab")))
    assert sealed.sealed == (b"\x00\xff", b"\xab")
    assert sealed.places == full.places


def test_seats_go_to_who_owns_them_now() -> None:
    seating = Seating.of(3).after(Sat(seat=S0, person=ANN)).after(Sat(seat=S1, person=BOB))
    seating = seating.after(BotSat(seat=S2, bot="greedy", name="Ava"))
    seating = seating.after(Left(seat=S0)).owned_by((CY, None, None))
    assert seating.places[0] == Place(person=CY, left=True, came=3)
    assert seating.places[1].person is None
    assert seating.places[2] == Place(bot="greedy", name="Ava")


def test_sitting_down_getting_up_and_bots(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, ann = await _open(rooms)
        bob = await Client(rooms, room, BOB).join()
        nobody = await Client(rooms, room, None).join()
        assert (await nobody.does("sit"))["code"] == "nobody"
        assert (await bob.does("seat_bot", bot="greedy"))["code"] == "not_seated"
        assert (await bob.does("ready", round_number=1))["code"] == "not_seated"
        assert (await bob.does("sit", seat=0))["code"] == "seat_taken"
        assert (await bob.does("sit", seat=7))["code"] == "seat_taken"
        assert (await bob.does("sit", seat=2))["type"] == "done"
        assert bob.table["you"] == 2
        ann.read()
        assert ann.table["seats"][2]["name"] == "Bob"
        assert (await bob.does("sit"))["code"] == "seated"
        assert (await bob.acts({"type": "draw"}))["code"] == "not_begun"
        assert (await bob.does("leave"))["type"] == "done"
        assert bob.table["you"] is None
        assert (await ann.does("seat_bot", bot="linear"))["code"] == "no_such_bot"
        assert (await ann.does("seat_bot", bot="x"))["code"] == "no_such_bot"
        assert (await ann.does("seat_bot", bot="greedy", seat=1))["type"] == "done"
        assert (await ann.does("remove_bot", seat=2))["code"] == "no_bot_there"
        assert (await ann.does("remove_bot", seat=7))["code"] == "no_bot_there"
        assert (await ann.does("remove_bot", seat=0))["code"] == "no_bot_there"
        assert ann.table["seats"][1]["kind"] == "bot"
        assert (await ann.does("remove_bot", seat=1))["type"] == "done"
        assert ann.table["seats"][1]["kind"] == "empty"
        assert ann.table["stage"] == "gathering"
        assert (await ann.does("seat_bot", bot="random"))["type"] == "done"
        assert ann.table["stage"] == "between"
        assert [seat["bot"] for seat in ann.table["seats"]] == [None, "random", "random", "random"]
        for kind, fields in (
            ("sit", {}),
            ("seat_bot", {"bot": "greedy"}),
            ("remove_bot", {"seat": 1}),
        ):
            assert (await bob.does(kind, **fields))["code"] == "match_begun"

    in_house(tmp_path, use)


def test_two_people_race_for_a_seat_and_one_gets_it(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        for _ in range(10):
            room, _ = await _open(rooms, "gin")
            racers = [await Client(rooms, room, person).join() for person in (BOB, CY, DEE)]
            answers = await asyncio.gather(*(racer.does("sit", seat=1) for racer in racers))
            codes = [answer.get("code") for answer in answers]
            assert codes == [None, "match_begun", "match_begun"]
            assert room.seating.seat_of(BOB) == 1

    in_house(tmp_path, use)


def test_a_bot_and_a_person_race_for_a_seat(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, ann = await _open(rooms)
        bob = await Client(rooms, room, BOB).join()
        first, second = await asyncio.gather(
            ann.does("seat_bot", bot="greedy", seat=1), bob.does("sit", seat=1)
        )
        assert first["type"] == "done"
        assert second["code"] == "seat_taken"

    in_house(tmp_path, use)


def test_a_closed_table_has_no_spectators_once_its_seats_are_taken(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, _ = await _open(rooms, "gin", spectators=False)
        eve = await Client(rooms, room, EVE).join()
        bob = await Client(rooms, room, BOB).join()
        assert (await bob.does("sit"))["type"] == "done"
        last = eve.read()[-1]
        assert (last["type"], last["code"]) == ("closing", "private")
        assert not bob.viewer.closing

    in_house(tmp_path, use)


def test_the_wishes_of_who_rose_are_not_those_of_who_sits_down(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, _ = await _open(rooms)
        bob, cy = [await Client(rooms, room, person).join() for person in (BOB, CY)]
        await bob.does("sit", seat=1)
        await bob.send({"type": "prefer", "auto_pass": True, "want": ["7h"]})
        bob.read()
        assert bob.table["want"] == ["7h"]
        await bob.does("leave")
        await cy.does("sit", seat=1)
        assert (cy.table["want"], cy.table["auto_pass"]) == ([], False)

    in_house(tmp_path, use)


def test_the_first_dealer_and_the_seals_are_in_the_log_before_the_deal(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, _ = await table_of(rooms, "hollywood-gin", 4)
        kinds = [row.kind for row in await rooms.store.entries(room.card.id)]
        assert kinds == ["sat", "sat", "sat", "sat", "match", "sealed"]
        assert len(room.seating.sealed) == 2
        assert len(room.commitments()) == 2

    in_house(tmp_path, use)


def test_two_of_one_name_are_told_apart_at_the_table_in_the_talk_and_in_lists(
    tmp_path: Path,
) -> None:
    async def use(rooms: Rooms) -> None:
        _, (ann, bob, cy, dee) = await table_of(rooms, "may-i", 4)
        await rooms.rename(BOB, "ann")
        await rooms.rename(CY, "\u0410\u043d\u043d\u0430")
        await rooms.rename(DEE, "AHHA")  # looks like the one before
        ann.read()
        names = [seat["name"] for seat in ann.table["seats"]]
        assert names == ["Ann", "ann (2)", "\u0410\u043d\u043d\u0430", "AHHA (4)"]
        for client in (ann, bob, dee):
            await client.send({"type": "say", "text": "hello"})
        said = [message["line"]["name"] for message in cy.read() if message["type"] == "said"]
        assert said == ["Ann", "ann (2)", "AHHA (4)"]

    in_house(tmp_path, use)
