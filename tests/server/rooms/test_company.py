"""Company at a table: who hears whom, who may watch, and who lets bots sit down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from hollywood.play import Seat
from hollywood.play.text import to_json
from hollywood.server.protocol.forms import NewTableForm
from hollywood.server.protocol.messages import PROTOCOL, Hello
from hollywood.server.rooms.hearing import greeted
from hollywood.server.rooms.rooms import MOST_MUTED, Rooms
from hollywood.server.store.rows import PersonRow
from hollywood.server.table.hosting import HOST_AWAY
from hollywood.server.table.viewers import Viewer
from tests.server.rooms.house import (
    ANN,
    BOB,
    EVE,
    FAY,
    Client,
    after,
    dealt,
    in_house,
    played,
    table_of,
)
from tests.server.rooms.virtual import quiet

HELLO = to_json(Hello(protocol=PROTOCOL))


async def _says(client: Client, text: str) -> bool:
    done = await client.send({"type": "say", "text": text})
    await quiet()
    return done


def _heard(client: Client) -> list[str]:
    """What a client has heard since the last time."""
    return [each["line"]["text"] for each in client.read() if each["type"] == "said"]


async def _mute(client: Client, **whom: Any) -> dict[str, Any]:
    """Mute somebody; return the answer."""
    client.read()
    await client.send({"type": "mute", **whom})
    await quiet()
    return client.read()[-1]


async def _guest_at(rooms: Rooms, client: Client, person: str | None, address: str = "") -> Client:
    """Let a spectator come as over a socket; the viewer is closed if sent away."""
    guest = Client(rooms, client.room, person)
    guest.viewer = Viewer(person, "session", address=address)
    await greeted(rooms, client.room.card.id, guest.viewer, HELLO)
    await quiet()
    guest.read()
    return guest


def test_a_person_hears_nothing_from_somebody_they_mute(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        await _says(bob, "noise")
        eve = await Client(rooms, room, EVE).join()
        await _says(eve, "a word")
        for client in (ann, bob, eve):
            client.read()
        answer = await _mute(ann, seat=1)
        assert (answer["type"], answer["muted"]) == ("chat", [1])
        assert [line["text"] for line in answer["lines"]] == ["a word"]
        number = answer["lines"][0]["number"]
        answer = await _mute(ann, line=number)
        assert answer["lines"] == []
        await _says(bob, "more noise")
        await _says(eve, "another word")
        assert _heard(ann) == []
        assert _heard(bob) == ["more noise", "another word"]
        # It is kept for the person: at another device, at another table.
        again = await Client(rooms, room, ANN).join()
        assert again.messages[0]["chat"] == []
        assert again.messages[0]["muted"] == [1]
        other, (ann2, _) = await table_of(rooms, "gin", 2)
        bob2 = await Client(rooms, other, BOB).join()
        await _says(bob2, "noise everywhere")
        assert _heard(ann2) == []
        # And it can be taken back.
        answer = await _mute(ann, seat=1, muted=False)
        assert [line["text"] for line in answer["lines"]] == ["noise", "more noise"]
        ann2.read()
        await _says(bob2, "sorry")
        assert _heard(ann2) == ["sorry"]

    in_house(tmp_path, use)


def test_nobody_mutes_themselves_a_bot_or_everybody(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (ann,) = await table_of(rooms, "gin", 2, entrance="bot", bots=("greedy",))
        for whom in ({"seat": 0}, {"seat": 1}, {"seat": 7}, {"line": 99}, {}):
            assert (await _mute(ann, **whom))["code"] == "nobody_there"
        _, (ann, bob) = await table_of(rooms, "gin", 2)
        for number in range(MOST_MUTED):
            row = PersonRow(id=f"p_{number}", name="x", created_at=0)
            await rooms.store.add_person(row)
            await rooms.store.mute(ANN, row.id, 0.0, MOST_MUTED)
        assert (await _mute(ann, seat=1))["code"] == "many_muted"
        nobody = await Client(rooms, bob.room, None).join()
        assert (await _mute(nobody, seat=1))["code"] == "nobody"

    in_house(tmp_path, use)


def test_the_host_closes_the_chat(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        assert (await bob.does("set_chat", open=False))["code"] == "not_host"
        assert (await ann.does("set_chat", open=False))["type"] == "done"
        bob.read()
        assert bob.table["chat_open"] is False
        for client in (ann, bob):
            await _says(client, "hello")
            assert client.read()[-1]["code"] == "chat_closed"
        rooms.forget(room)
        woken = await rooms.room(room.card.id)
        assert woken is not None
        assert not woken.chat_open
        bob = await Client(rooms, woken, BOB).join()
        ann = await Client(rooms, woken, ANN).join()
        assert (await ann.does("set_chat", open=True))["type"] == "done"
        await _says(bob, "hello")
        assert _heard(ann) == ["hello"]
        _, (ann, _) = await table_of(rooms, "gin", 2, chat=False)
        assert (await ann.does("set_chat", open=True))["code"] == "no_chat"

    in_house(tmp_path, use)


def test_the_host_sends_a_spectator_away(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        eve = await _guest_at(rooms, ann, EVE)
        nobody = await _guest_at(rooms, ann, None, "192.0.2.9")
        other = await _guest_at(rooms, ann, None, "192.0.2.8")
        ann.read()
        bob.read()
        shown = {each["name"]: each["number"] for each in ann.table["spectators"][:2]}
        assert set(shown) == {"Eve", None}
        assert bob.table["spectators"] == eve.table["spectators"] == []
        assert (await bob.does("send_off", spectator=shown["Eve"]))["code"] == "not_host"
        assert (await ann.does("send_off", spectator=shown["Eve"]))["type"] == "done"
        assert eve.read()[-1]["code"] == "sent_off"
        room.leave(eve.viewer)
        assert (await ann.does("send_off", spectator=shown[None]))["type"] == "done"
        assert nobody.read()[-1]["code"] == "sent_off"
        room.leave(nobody.viewer)
        assert not other.viewer.closing
        # They do not come back; the person not even after the table has slept.
        assert (await _guest_at(rooms, ann, None, "192.0.2.9")).viewer.closing
        rooms.forget(room)
        ann = await Client(rooms, (await rooms.room(room.card.id)) or room, ANN).join()
        assert (await _guest_at(rooms, ann, EVE)).messages[-1]["code"] == "sent_off"
        assert not (await _guest_at(rooms, ann, FAY)).viewer.closing
        assert not (await _guest_at(rooms, ann, BOB)).viewer.closing

    in_house(tmp_path, use)


def test_the_host_closes_the_table_to_spectators(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (ann, bob) = await table_of(rooms, "gin", 2)
        await dealt([ann, bob])
        eve = await _guest_at(rooms, ann, EVE)
        assert (await bob.does("set_doors", open=False))["code"] == "not_host"
        assert (await ann.does("set_doors", open=False))["type"] == "done"
        assert eve.read()[-1]["code"] == "private"
        ann.room.leave(eve.viewer)
        assert (await _guest_at(rooms, ann, FAY)).messages[-1]["code"] == "private"
        assert (await ann.does("set_doors", open=True))["type"] == "done"
        assert not (await _guest_at(rooms, ann, FAY)).viewer.closing

    in_house(tmp_path, use)


async def _gathering(rooms: Rooms, **form: Any) -> tuple[Client, Client]:
    """A table of four with its host, a bot, somebody who came, and an empty seat."""
    opener = await rooms.store.person(ANN)
    assert opener is not None
    form = {"preset": "may-i", "players": 4, "bots": ("greedy",), **form}
    card = await rooms.open_table(opener, NewTableForm(**form))
    room = await rooms.room(card.id)
    assert room is not None
    ann, bob = await Client(rooms, room, ANN).join(), await Client(rooms, room, BOB).join()
    assert (await bob.does("sit", seat=2))["type"] == "done"
    return ann, bob


BOT: dict[str, Any] = {"bot": "greedy", "seat": 3}


def test_a_stranger_fills_no_table_of_the_lobby_with_bots(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        ann, bob = await _gathering(rooms, entrance="lobby")
        assert (await bob.does("seat_bot", **BOT))["code"] == "not_host"
        assert (await bob.does("seat_bot", bot="greedy"))["code"] == "not_host"
        assert (await bob.does("remove_bot", seat=1))["code"] == "not_host"
        assert ann.room.seating.free_seats() == (Seat(3),)
        assert (await ann.does("remove_bot", seat=1))["type"] == "done"
        # Not while the host is away for a moment either, but when nobody expects them any more.
        ann.leave()
        await after(HOST_AWAY - 1, bob)
        assert (await bob.does("seat_bot", **BOT))["code"] == "not_host"
        await after(2, bob)
        assert (await bob.does("seat_bot", **BOT))["type"] == "done"

    in_house(tmp_path, use)


def test_among_friends_everybody_who_sits_there_may(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, bob = await _gathering(rooms, entrance="invite")
        assert (await bob.does("remove_bot", seat=1))["type"] == "done"
        assert (await bob.does("seat_bot", **BOT))["type"] == "done"

    in_house(tmp_path, use)


def test_nobody_wins_a_rated_match_against_a_guest_of_their_own(tmp_path: Path) -> None:
    """Joined to an account that plays there too, the guest's seat is nobody's: nobody can claim."""

    async def use(rooms: Rooms) -> None:
        account = await rooms.store.person(ANN)
        assert account is not None
        await rooms.store.change_person(msgspec.structs.replace(account, login="ann"))
        room, clients = await table_of(rooms, "gin", 2, rated=True, clock="live", turn_seconds=30)
        await played(clients)
        await rooms.store.merge_person(BOB, ANN)
        await rooms.replaced(BOB, ANN)
        woken = await rooms.room(room.card.id)
        assert woken is not None
        ann = await Client(rooms, woken, ANN).join()
        assert [place.person for place in woken.seating.places] == [ANN, None]
        await after(3600, ann)
        assert (await ann.does("claim", seat=1))["type"] == "refused"
        assert (await ann.does("stand_in", seat=1))["type"] == "refused"
        assert (await ann.does("offer_end"))["type"] == "done"
        assert (ann.table["outcome"]["winners"], ann.table["outcome"]["void"]) == ([], True)
        assert await rooms.store.ratings_of(ANN) == ()

    in_house(tmp_path, use)
