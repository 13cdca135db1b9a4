"""What players add to a shuffle: sealed, closed, revealed; and what becomes of those who do not."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from hollywood.cards import drawn_dealer
from hollywood.cards.shuffle import seal
from hollywood.play import Seat
from hollywood.records import go_on
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.table.clocks import DAY
from hollywood.server.table.entries import MATCH_KINDS
from hollywood.server.table.mixing import MOST_VOID, REVEAL_WITHIN
from tests.server.rooms.house import ANN, BOB, Client, Plain, after, dealt, in_house, table_of
from tests.server.rooms.players import next_move
from tests.server.rooms.virtual import quiet


async def _log(rooms: Rooms, room: Room) -> list[Plain]:
    return [json.loads(row.body) for row in await rooms.store.entries(room.card.id)]


async def _deal_of(rooms: Rooms, room: Room) -> Plain:
    """The last deal of the log, which must hold when it is played again."""
    lines = [line for line in await _log(rooms, room) if line["type"] in MATCH_KINDS]
    go_on(lines)
    return [line for line in lines if line["type"] == "deal"][-1]


async def _ready(*clients: Client) -> None:
    for client in clients:
        client.read()
        number = client.table["round_number"] + 1
        assert (await client.does("ready", round_number=number))["type"] == "done"


async def _woken(rooms: Rooms, room: Room, *clients: Client) -> tuple[Room, list[Client]]:
    """Let the server forget a table, and let everybody come back."""
    rooms.forget(room)
    again = await rooms.room(room.card.id)
    assert again is not None
    assert again is not room
    back = [await Client(rooms, again, client.person).join() for client in clients]
    for old, new in zip(clients, back, strict=True):
        new.sealed = old.sealed
    return again, back


def test_the_set_of_seals_is_in_the_log_before_anybody_reveals(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        await ann.seals()
        await bob.seals()
        bob.read()
        ann.read()
        assert all(len(each) == 64 for each in ann.table["mix"]["sealed"])
        assert ann.table["mix"]["sealed"] == bob.table["mix"]["sealed"]
        await _ready(ann, bob)
        closed = (await _log(rooms, room))[-1]
        assert closed["type"] == "closed"
        assert closed["sealed"] == ann.table["mix"]["sealed"]
        assert bob.table["mix"]["waits"] == [0, 1]
        # Too late to seal something else, or to reveal something else.
        own = ann.sealed
        await ann.seals(b"other" * 8)
        await ann.reveals()
        assert bob.table["mix"]["waits"] == [0, 1]
        ann.sealed = own
        await ann.reveals()
        bob.read()
        assert bob.table["mix"]["waits"] == [1]
        assert own.hex() not in b"".join(bob.frames).decode(), "what is revealed is not passed on"
        await bob.reveals()
        deal = await _deal_of(rooms, room)
        assert deal["shuffle"] == 2
        assert deal["sealed"] == closed["sealed"]
        assert deal["contributions"] == [own.hex(), bob.sealed.hex()]
        assert "void" not in deal

    in_house(tmp_path, use)


def test_the_first_deal_draws_the_first_dealer(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        dealers = set()
        for number in range(6):
            room, clients = await table_of(rooms, "may-i", 4)
            for client in clients:
                await client.seals(bytes([number, client.seat or 0]) * 16)
            await _ready(*clients)
            for client in clients:
                await client.reveals()
            opened = next(line for line in await _log(rooms, room) if line["type"] == "match")
            assert opened["first_dealer"] is None
            deal = await _deal_of(rooms, room)
            given = [bytes.fromhex(each) for each in deal["contributions"]]
            secret = bytes.fromhex(deal["boards"][0]["secret"])
            assert deal["first_dealer"] == drawn_dealer(secret=secret, contributions=given)
            assert deal["boards"][0]["dealer"] == deal["first_dealer"]
            dealers.add(deal["first_dealer"])
        assert len(dealers) > 1

    in_house(tmp_path, use)


def test_a_copied_seal_gives_nothing(tmp_path: Path) -> None:
    """Who copies another's seal cannot open it, not even after the other has."""

    async def use(rooms: Rooms) -> None:
        _, (ann, bob) = await table_of(rooms, "gin", 2)
        await ann.seals()
        bob.read()
        copied = bob.table["mix"]["sealed"][0]
        await bob.send({"type": "commit", "round_number": 1, "tries": 0, "seal": copied})
        await quiet()
        await _ready(ann, bob)
        await ann.reveals()
        bob.sealed = ann.sealed
        await bob.reveals()
        assert bob.table["mix"]["waits"] == [1]
        await after(REVEAL_WITHIN + 0.1, ann, bob)
        assert bob.table["mix"]["void"] == [[1]]

    in_house(tmp_path, use)


def test_who_does_not_reveal_makes_the_deal_void_and_adds_nothing_to_the_next_try(
    tmp_path: Path,
) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        given = await ann.seals(), await bob.seals()
        await _ready(ann, bob)
        before = ann.table["commitments"]
        await ann.reveals()
        await after(REVEAL_WITHIN - 0.5, ann, bob)
        assert ann.table["mix"]["void"] == []
        await after(0.6, ann, bob)
        mix = bob.table["mix"]
        assert (mix["tries"], mix["void"], mix["barred"]) == (1, [[1]], [1])
        assert (mix["closed"], mix["sealed"]) == (False, ["", ""])
        assert bob.table["commitments"] != before
        # An old seal, or one of who is barred, is not taken.
        old = seal(given[0], round_number=1, seat=0)
        await ann.send({"type": "commit", "round_number": 1, "tries": 0, "seal": old})
        await bob.seals(b"again" * 8)
        ann.read()
        assert ann.table["mix"]["sealed"] == ["", ""]
        await ann.seals(b"anew" * 8)
        assert ann.table["mix"]["closed"], "all are ready already"
        await ann.reveals()
        assert ann.table["stage"] == "playing"
        deal = await _deal_of(rooms, room)
        assert deal["contributions"] == [(b"anew" * 8).hex(), ""]
        (void,) = deal["void"]
        assert void["contributions"] == [given[0].hex(), ""]
        assert void["sealed"] == [
            seal(each, round_number=1, seat=n) for n, each in enumerate(given)
        ]
        secrets = {void["secrets"][0], deal["boards"][0]["secret"]}
        assert len(secrets) == 2

    in_house(tmp_path, use)


def test_nobody_is_waited_for_longer_than_the_time_to_seal_again(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        await ann.seals()
        await bob.seals()
        await _ready(ann, bob)
        await ann.reveals()
        await after(REVEAL_WITHIN + 0.1, ann, bob)
        assert ann.table["stage"] == "between"
        await after(REVEAL_WITHIN + 0.1, ann, bob)
        assert ann.table["stage"] == "playing"
        assert (await _deal_of(rooms, room))["contributions"] == ["", ""]

    in_house(tmp_path, use)


def test_who_makes_two_deals_void_adds_nothing_to_the_rest_of_the_match(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        failed = 0
        for number in range(1, MOST_VOID + 2):
            await ann.seals()
            await bob.seals()
            await _ready(ann, bob)
            await ann.reveals()
            if ann.table["stage"] != "playing":
                failed += 1
                await after(REVEAL_WITHIN + 0.1, ann, bob)
                await ann.seals(bytes([number]) * 32)
                await ann.reveals()
            assert ann.table["stage"] == "playing"
            await _played_out(room, ann, bob)
        assert failed == MOST_VOID
        room, (ann, bob) = await _woken(rooms, room, ann, bob)
        assert ann.table["mix"]["barred"] == [1]

    in_house(tmp_path, use)


async def _played_out(room: Room, *clients: Client) -> None:
    """Play the round to its end."""
    chance = random.Random(1)
    assert room.table is not None
    while room.table.match.in_play:
        seat, action = next_move(room.table.match, chance)
        assert (await clients[seat].acts(action))["type"] == "done"
    for client in clients:
        client.read()


@pytest.mark.parametrize("closed", [False, True], ids=["sealed", "closed"])
def test_a_restart_loses_no_deal(tmp_path: Path, closed: bool) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        await ann.seals()
        await bob.seals()
        if closed:
            await _ready(ann, bob)
            await ann.reveals()
        before = room.commitments()
        sealed = room.seating.mix.closed
        room, (ann, bob) = await _woken(rooms, room, ann, bob)
        assert room.commitments() == before
        assert room.seating.mix.closed == sealed
        if not closed:  # what was only in memory is sealed again
            await ann.seals(ann.sealed)
            await bob.seals(bob.sealed)
            await _ready(ann, bob)
        await after(REVEAL_WITHIN - 1, ann, bob)
        await bob.reveals()
        await ann.reveals()
        assert ann.table["stage"] == "playing"
        deal = await _deal_of(rooms, room)
        assert deal["contributions"] == [ann.sealed.hex(), bob.sealed.hex()]
        assert "void" not in deal

    in_house(tmp_path, use)


def test_a_void_deal_survives_a_restart(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        await ann.seals()
        await bob.seals()
        await _ready(ann, bob)
        await ann.reveals()
        await after(REVEAL_WITHIN + 0.1, ann, bob)
        void, before = room.seating.mix.void, room.commitments()
        room, (ann, bob) = await _woken(rooms, room, ann, bob)
        assert room.seating.mix.void == void
        assert room.commitments() == before
        assert ann.table["mix"]["barred"] == [1]
        await ann.seals(b"anew" * 8)
        await _ready(ann, bob)
        await ann.reveals()
        assert ann.table["stage"] == "playing"
        assert len((await _deal_of(rooms, room))["void"]) == 1

    in_house(tmp_path, use)


def test_a_lost_connection_gets_the_time_again_once(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (ann, bob) = await table_of(rooms, "gin", 2)
        await ann.seals()
        await bob.seals()
        await _ready(ann, bob)
        ann.leave()
        bob.leave()
        await after(30)
        for client in (ann, bob):  # the line of both was down; nobody could reveal
            await client.join()
        assert ann.table["mix"]["void"] == []
        await ann.reveals()
        await bob.reveals()
        ann.read()
        assert ann.table["stage"] == "playing"

    in_house(tmp_path, use)


def test_who_is_away_when_the_set_is_closed_adds_nothing(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        await ann.seals()
        await bob.seals()
        bob.leave()
        await _ready(ann)
        await ann.reveals()
        assert ann.table["stage"] == "playing"
        assert (await _deal_of(rooms, room))["sealed"][1] == ""

    in_house(tmp_path, use)


def test_bots_and_who_never_seals_hold_up_nobody(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, _) = await table_of(rooms, "gin", 2)
        del ann
        clients = [await Client(rooms, room, person).join() for person in (ANN, BOB)]
        await _ready(*clients)
        clients[0].read()
        assert clients[0].table["stage"] == "playing"
        deal = await _deal_of(rooms, room)
        assert deal["shuffle"] == 2
        assert deal["contributions"] == deal["sealed"] == ["", ""]

    in_house(tmp_path, use)


async def _over_days(rooms: Rooms) -> tuple[Room, Client, Client]:
    """A table with days for a turn in its first round, with seals for the second."""
    room, (ann, bob) = await table_of(rooms, "gin", 2, clock="days", turn_days=2)
    await dealt([ann, bob])
    assert ann.table["mix"]["round_number"] == 2
    await ann.seals()
    await bob.seals()
    return room, ann, bob


def test_over_days_a_seal_is_laid_during_the_round_and_opened_at_the_next_visit(
    tmp_path: Path,
) -> None:
    async def use(rooms: Rooms) -> None:
        room, ann, bob = await _over_days(rooms)
        bob.leave()
        await _played_out(room, ann, bob)
        await _ready(ann)
        await ann.reveals()
        assert ann.table["mix"]["waits"] == [1]
        ann.leave()
        rooms.forget(room)
        await asyncio.sleep(1.5 * DAY)
        woken = await rooms.room(room.card.id)
        assert woken is not None
        room = woken
        late = await Client(rooms, room, bob.person).join()
        late.sealed = bob.sealed
        assert late.table["mix"]["waits"] == [1]
        await late.reveals()
        assert late.table["stage"] == "playing"
        deal = await _deal_of(rooms, room)
        assert deal["contributions"] == [ann.sealed.hex(), bob.sealed.hex()]

    in_house(tmp_path, use)


def test_over_days_who_does_not_come_in_time_makes_the_deal_void_and_it_goes_on(
    tmp_path: Path,
) -> None:
    async def use(rooms: Rooms) -> None:
        room, ann, bob = await _over_days(rooms)
        bob.leave()
        await _played_out(room, ann, bob)
        await _ready(ann)
        await ann.reveals()
        await after(2 * DAY + 1, ann)
        assert ann.table["mix"]["void"] == [[1]]
        await ann.seals(b"anew" * 8)
        await ann.reveals()
        assert ann.table["stage"] == "playing"

    in_house(tmp_path, use)


def test_over_days_a_deal_whose_people_all_stay_away_is_made_in_the_end(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, ann, bob = await _over_days(rooms)
        bob.leave()
        await _played_out(room, ann, bob)
        ann.leave()
        await asyncio.sleep(8 * DAY)
        await quiet()
        found = await rooms.room(room.card.id)
        assert found is not None
        assert found.table is not None
        assert found.table.match.in_play
        assert len((await _deal_of(rooms, room))["void"]) >= 1

    in_house(tmp_path, use)


def test_a_bot_that_takes_the_seat_does_not_stop_the_deal(tmp_path: Path) -> None:
    """A person leaves between sealing and revealing: the deal is void, and made without them."""

    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "may-i", 4)
        for client in clients:
            await client.seals()
        await _ready(*clients)
        ann, *others = clients
        await ann.does("leave")
        ann.leave()
        for client in others:
            await client.reveals()
        await after(REVEAL_WITHIN + 0.1, *others)
        for client in others:
            await client.seals(bytes([client.seat or 0]) * 32)
        for client in others:
            await client.reveals()
        others[0].read()
        assert others[0].table["stage"] == "playing"
        assert room.seating.places[Seat(0)].left

    in_house(tmp_path, use)
