"""Matches that are not played out: one player resigns, or all end it without a result."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from hollywood.records import read_record, replay
from hollywood.server.protocol.forms import NewTableForm
from hollywood.server.rooms.opening import RATED_SECONDS
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.table.absence import SHOWN_AFTER
from hollywood.server.table.state import TURNS_TO_COUNT
from hollywood.server.workers.fairness import Owner
from tests.server.rooms.house import ANN, BOB, CY, Client, after, dealt, in_house, played, table_of

RATED: dict[str, Any] = {"rated": True, "clock": "live", "turn_seconds": RATED_SECONDS}


async def _two(rooms: Rooms, turns: int = TURNS_TO_COUNT, **form: Any) -> tuple[Client, Client]:
    """Ann and Bob at a table of gin, in the middle of a round."""
    _, (ann, bob) = await table_of(rooms, "gin", 2, **form)
    await played([ann, bob], turns)
    return ann, bob


async def _woken(rooms: Rooms, client: Client) -> Client:
    """The same person at the table after it was read back from its log."""
    rooms.forget(client.room)
    room = await rooms.room(client.room.card.id)
    assert room is not None
    assert room is not client.room
    return await Client(rooms, room, client.person).join()


async def _kinds(room: Room) -> list[str]:
    return [row.kind for row in await room.house.store.entries(room.card.id)]


async def _counted(rooms: Rooms) -> tuple[dict[str, int], list[list[bool]]]:
    """The ratings of Ann and Bob, and the matches in their statistics: won or not."""
    matches = [await rooms.store.matches_of(person) for person in (ANN, BOB)]
    ratings = await rooms.ratings_for([ANN, BOB], "gin")
    return ratings, [[fact.won for fact in facts] for facts in matches]


async def _ended_without_result(rooms: Rooms, *clients: Client) -> bool:
    for client in clients:
        client.read()
    outcomes = {msgspec.json.encode(client.table["outcome"]) for client in clients}
    assert len(outcomes) == 1
    outcome = clients[0].table["outcome"]
    if outcome is None:
        return False
    assert (outcome["winners"], outcome["void"], clients[0].table["stage"]) == ([], True, "over")
    assert await _counted(rooms) == ({}, [[], []])
    return True


# Resigning.


def test_who_resigns_has_lost_and_it_lasts(where: str, tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        ann, bob = await _two(rooms, **RATED)
        assert ann.table["ending"] == {"resign": None, "offer": None, "void": False, "agreed": []}
        assert bob.table["boards"][0]["hands"][1] is not None
        assert (await ann.does("resign", command_id="r"))["type"] == "done"
        bob.read()
        won = {"winners": [1], "claimed_from": None, "resigned": 0, "agreed": [], "void": False}
        assert ann.table["outcome"] == bob.table["outcome"] == won
        assert ann.table["ending"] is None
        assert ann.table["boards"][0]["hands"][1] is None
        ratings, matches = await _counted(rooms)
        assert ratings[ANN] < ratings[BOB]
        assert matches == [[False], [True]]
        assert (await _kinds(ann.room))[-1] == "resigned"
        assert (await bob.does("resign"))["code"] == "match_over"
        ann = await _woken(rooms, ann)
        assert ann.table["outcome"] == won
        assert (await ann.does("resign", command_id="r"))["type"] == "done"  # the first answer
        assert await _counted(rooms) == (ratings, matches)
        listed = await rooms.store.table(ann.room.card.id)
        assert listed is not None
        assert (listed.status.stage, listed.status.winners) == ("over", (1,))
        owner = Owner("", ANN)
        shown = msgspec.json.decode(await rooms.record_round(ann.room.card.id, 1, None, owner))
        assert len(shown["frames"]) > 4
        path = tmp_path / "given-up.hollywood"
        path.write_bytes(await rooms.record_file(ann.room.card.id, owner))
        assert replay(read_record(path)).match.in_play

    in_house(where, use)


@pytest.mark.parametrize("turns", range(TURNS_TO_COUNT + 1))
def test_a_match_that_has_hardly_begun_has_no_winner(tmp_path: Path, turns: int) -> None:
    async def use(rooms: Rooms) -> None:
        ann, bob = await _two(rooms, turns, **RATED)
        void = turns < TURNS_TO_COUNT
        assert ann.table["ending"]["void"] is void
        assert (await ann.does("resign"))["type"] == "done"
        assert (await _woken(rooms, bob)).table["outcome"]["winners"] == ([] if void else [1])
        assert (await _counted(rooms))[1] == ([[], []] if void else [[False], [True]])

    in_house(tmp_path, use)


def test_alone_against_bots_the_other_side_has_won(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        for preset, players, winners in (("may-i", 4, [1, 2, 3]), ("gin", 4, [1, 3])):
            bots = ("greedy",) * (players - 1)
            room, (ann,) = await table_of(
                rooms, preset, players, bots=bots, bot_ms=0, hold_ms=0, entrance="bot"
            )
            await dealt([ann])
            room.turns[0] = TURNS_TO_COUNT  # type: ignore[index]
            assert ann.table["ending"]["resign"] is None
            assert ann.table["ending"]["offer"]["code"] == "nobody_to_ask"
            assert (await ann.does("offer_end"))["code"] == "nobody_to_ask"
            assert (await ann.does("resign"))["type"] == "done"
            assert ann.table["outcome"]["winners"] == winners

    in_house(tmp_path, use)


def test_nobody_resigns_for_others(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        for preset, people, bots in (("may-i", 4, ()), ("gin", 4, ("greedy", "greedy"))):
            room, clients = await table_of(rooms, preset, people, bots=bots, hold_ms=0)
            await dealt(clients)
            log = await _kinds(room)
            answer = await clients[0].does("resign")
            assert answer["code"] == "no_resigning"
            assert answer["words"].endswith("Leave, and a bot can play on for you.")
            assert clients[0].table["ending"]["resign"]["code"] == "no_resigning"
            if not bots:
                assert await _kinds(room) == log

    in_house(tmp_path, use)


def test_nobody_resigns_while_a_bot_plays_for_him_or_before_the_match(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "gin", 2, joined=False)
        assert room.table is not None
        for client in clients:
            await client.join()
        await dealt(clients)
        (awaited,) = room.table.match.awaiting
        gone, here = clients[awaited], clients[1 - awaited]
        await gone.does("leave")
        assert (await here.does("stand_in", seat=awaited))["type"] == "done"
        for kind in ("resign", "offer_end"):
            assert (await gone.does(kind))["code"] == "not_playing"
        assert (await here.does("offer_end"))["code"] == "nobody_to_ask"
        ann = await rooms.store.person(ANN)
        assert ann is not None
        card = await rooms.open_table(ann, NewTableForm(preset="gin", entrance="invite"))
        empty = await rooms.room(card.id)
        assert empty is not None
        early = await Client(rooms, empty, ANN).join()
        assert early.table["ending"] is None
        for kind in ("resign", "offer_end", "refuse_end"):
            assert (await early.does(kind))["code"] == "not_begun"

    in_house(tmp_path, use)


# Agreeing.


def test_two_agree_to_end_it_and_it_lasts(where: str) -> None:
    async def use(rooms: Rooms) -> None:
        ann, bob = await _two(rooms, **RATED)
        assert (await bob.does("refuse_end"))["code"] == "no_offer"
        assert (await ann.does("offer_end"))["type"] == "done"
        assert (await ann.does("offer_end"))["type"] == "done"
        bob.read()
        assert ann.table["ending"]["agreed"] == bob.table["ending"]["agreed"] == [0]
        eve = await Client(rooms, ann.room, CY).join()
        assert eve.table["ending"] is None
        assert (await eve.does("offer_end"))["code"] == "not_seated"
        assert not await _ended_without_result(rooms, ann, bob)
        assert (await bob.does("offer_end"))["type"] == "done"
        assert await _ended_without_result(rooms, ann, bob)
        assert bob.table["outcome"]["agreed"] == [0, 1]
        assert (await _kinds(ann.room))[-1] == "agreed"
        back = await _woken(rooms, bob)
        assert back.table["outcome"] == bob.table["outcome"]
        assert (await back.does("offer_end"))["code"] == "match_over"
        assert await rooms.record_file(bob.room.card.id, Owner("", BOB))
        assert (await back.does("rematch"))["type"] == "done"
        assert back.table["next_table"] is not None

    in_house(where, use)


def test_an_offer_is_gone_when_somebody_plays_on_and_comes_once_a_deal(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        ann, bob = await _two(rooms)
        for declines in (bob, ann):
            offers = bob if declines is ann else ann
            await offers.does("offer_end")
            assert (await declines.does("refuse_end"))["type"] == "done"
            assert (await declines.does("refuse_end"))["code"] == "no_offer"
            assert declines.table["ending"]["agreed"] == []
            assert (await offers.does("offer_end"))["code"] == "offered_before"
            assert offers.table["ending"]["offer"]["code"] == "offered_before"
        assert ann.room.outcome is None

    in_house(tmp_path, use)


def test_an_offer_dies_with_its_owner_and_at_the_next_deal(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        ann, bob = await _two(rooms)
        await ann.does("offer_end")
        ann.leave()
        await after(SHOWN_AFTER - 0.1, bob)
        assert bob.table["ending"]["agreed"] == [0]
        await after(0.2, bob)
        assert bob.table["ending"]["agreed"] == []
        await ann.join()
        await bob.does("offer_end")
        await bob.does("leave")
        ann.read()
        assert ann.table["ending"]["agreed"] == []
        assert (await ann.does("offer_end"))["code"] == "nobody_to_ask"
        await bob.does("come_back")
        room, clients = await table_of(rooms, "gin", 2)
        await clients[0].does("offer_end")
        clients[1].read()
        assert clients[1].table["ending"]["agreed"] == [0]
        await dealt(clients)
        for client in clients:
            assert client.table["ending"]["agreed"] == []
        assert (await clients[0].does("offer_end"))["type"] == "done", "a new deal, a new offer"
        assert room.outcome is None

    in_house(tmp_path, use)


def test_everybody_who_plays_has_to_agree_though_he_is_away(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob, cy, dee) = await table_of(rooms, "may-i", 4, hold_ms=0)
        await dealt([ann, bob, cy, dee])
        cy.leave()
        await after(SHOWN_AFTER + 1, ann)
        await dee.does("leave")
        await ann.does("offer_end")
        await bob.does("offer_end")
        ann.read()
        assert ann.table["ending"]["agreed"] == [0, 1]
        assert room.outcome is None, "ended behind the back of somebody who plays"
        await cy.join()
        assert (await cy.does("offer_end"))["type"] == "done"
        assert await _ended_without_result(rooms, ann, bob, cy)

    in_house(tmp_path, use)
