"""Commands: carried out once, answered the same, refused without a trace, even when repeated."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from hollywood.server.rooms.room import ANSWERS_KEPT, Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.table.absence import SHOWN_AFTER
from hollywood.server.table.wishes import NO_WISHES
from hollywood.server.workers.fairness import Owner
from tests.server.rooms.house import ANN, BOB, CY, EVE, Client, after, dealt, in_house, table_of

PASS = {"type": "pass"}


async def _two(rooms: Rooms, **form: Any) -> tuple[Room, Client, Client]:
    """A round is dealt; the table, who waits, and who is to play."""
    room, clients = await table_of(rooms, "gin", 2, **form)
    await dealt(clients)
    (awaited,) = clients[0].table["awaiting"]
    return room, clients[1 - awaited], clients[awaited]


async def _log(room: Room) -> list[tuple[str, str | None]]:
    rows = await room.house.store.entries(room.card.id)
    return [(row.kind, row.command_id) for row in rows]


def test_a_repeated_command_is_done_once_and_answered_the_same(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, here, player = await _two(rooms)
        version = room.version
        first = await player.acts(PASS, version, command_id="once")
        log = await _log(room)
        again = await player.acts(PASS, version, command_id="once")
        other = await player.does("leave", command_id="once")
        assert again == other == first == {"type": "done", "command_id": "once", "version": 2}
        assert await _log(room) == log
        assert room.version == 2
        refused = await here.acts({"type": "draw"}, command_id="no")
        assert refused["type"] == "refused"
        assert await here.acts(PASS, command_id="no") == refused
        assert room.version == 2

    in_house(tmp_path, use)


def test_sent_twice_at_once_it_is_done_once(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, _, player = await _two(rooms)
        tab = await Client(rooms, room, player.person).join()
        message = {"type": "act", "command_id": "x", "version": room.version, "action": PASS}
        await asyncio.gather(player.send(message), tab.send(message), player.send(message))
        answers = [m for client in (player, tab) for m in client.read() if m["type"] == "done"]
        assert len(answers) == 3
        assert [kind for kind, _ in await _log(room)].count("act") == 1

    in_house(tmp_path, use)


def test_the_first_answer_outlasts_the_room(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, _, player = await _two(rooms)
        version = room.version
        first = await player.acts(PASS, version, command_id="once")
        rooms.forget(room)
        woken = await rooms.room(room.card.id)
        assert woken is not None
        assert woken is not room
        back = await Client(rooms, woken, player.person).join()
        assert await back.acts(PASS, version, command_id="once") == first
        woken._answers.clear()  # as after many others
        assert await back.acts(PASS, version, command_id="once") == first
        assert await back.does("leave", command_id="once") == first
        assert woken.version == 2
        assert not woken.seating.places[back.seat or 0].left

    in_house(tmp_path, use)


def test_the_first_answer_outlasts_many_others(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, here, player = await _two(rooms)
        version = room.version
        first = await player.acts(PASS, version, command_id="once")
        for number in range(ANSWERS_KEPT + 5):
            await here.does("claim", command_id=f"n{number}", seat=player.seat)
        assert len(room._answers) == ANSWERS_KEPT
        assert await player.acts(PASS, version, command_id="once") == first
        assert room.version == 2

    in_house(tmp_path, use)


def test_nobody_is_told_the_answer_to_another(tmp_path: Path) -> None:
    """A refusal may name the cards of its receiver, and "done" is for the sender."""

    async def use(rooms: Rooms) -> None:
        room, here, player = await _two(rooms)
        await player.acts(PASS, command_id="p")
        await here.acts({"type": "take"}, command_id="t")
        hand = here.table["boards"][0]["hands"][here.table["boards"][0]["place"]]
        missing = next(f"{rank}s" for rank in "A23456789TJQK" if f"{rank}s" not in hand)
        words = (await here.acts({"type": "discard", "card": missing}, command_id="secret"))[
            "words"
        ]
        assert hand[0] in words
        for person in (EVE, None, player.person):
            other = await Client(rooms, room, person).join()
            for command_id in ("secret", "t"):
                answer = await other.acts(
                    {"type": "discard", "card": missing}, command_id=command_id
                )
                assert answer["type"] == "refused"
                assert hand[0] not in answer["words"]
                assert answer != words
        rooms.forget(room)
        woken = await rooms.room(room.card.id)
        assert woken is not None
        eve = await Client(rooms, woken, EVE).join()
        assert (await eve.does("leave", command_id="t"))["code"] == "not_seated"
        version = woken.version
        again = await Client(rooms, woken, here.person).join()
        assert (await again.does("leave", command_id="t"))["version"] == 3
        assert not any(
            place.left for place in woken.seating.places
        )  # it was another command, done long ago
        assert woken.version == version

    in_house(tmp_path, use)


def test_a_command_id_belongs_to_its_sender(tmp_path: Path) -> None:
    """Somebody who uses an id first, or guesses it, does not keep others from using it."""

    async def use(rooms: Rooms) -> None:
        room, here, player = await _two(rooms)
        await player.acts(PASS, command_id="same")
        assert (await here.acts({"type": "take"}, command_id="same"))["type"] == "done"
        rooms.forget(room)
        woken = await rooms.room(room.card.id)
        assert woken is not None
        one, other = [await Client(rooms, woken, each.person).join() for each in (player, here)]
        assert (await one.does("leave", command_id="same"))["version"] == 2
        assert (await other.does("leave", command_id="same"))["version"] == 3
        assert not any(place.left for place in woken.seating.places)

    in_house(tmp_path, use)


def test_what_was_decided_on_old_news_is_refused(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, here, player = await _two(rooms)
        for version in (0, room.version + 1, 2**53):
            refused = await player.acts(PASS, version)
            assert (refused["code"], refused["version"]) == ("stale", 1)
        assert (await player.acts(PASS))["type"] == "done"
        assert (await here.acts(PASS, 1))["code"] == "stale"
        assert (await here.does("ready", round_number=2))["code"] == "in_play"

    in_house(tmp_path, use)


def test_boards_of_a_partnership_do_not_make_each_other_stale(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "gin", 4)
        await dealt(clients)
        version = room.version
        assert version == 2
        waited = clients[0].table["awaiting"]
        assert len(waited) == 2
        for seat in waited:
            assert (await clients[seat].acts(PASS, version))["type"] == "done"

    in_house(tmp_path, use)


def test_only_who_sits_there_may_do_anything(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, _, player = await _two(rooms)
        eve = await Client(rooms, room, EVE).join()
        nobody = await Client(rooms, room, None).join()
        log = await _log(room)
        for kind, fields in (
            ("act", {"version": room.version, "action": PASS}),
            ("ready", {"round_number": 1}),
            ("leave", {}),
            ("stand_in", {"seat": player.seat}),
            ("come_back", {}),
            ("claim", {"seat": player.seat}),
            ("resign", {}),
            ("offer_end", {}),
            ("refuse_end", {}),
            ("rematch", {}),
        ):
            assert (await eve.does(kind, **fields))["code"] == "not_seated"
            assert (await nobody.does(kind, **fields))["code"] == "nobody"
        for client in (eve, nobody):
            await client.send({"type": "prefer", "auto_pass": True, "want": ["7h"]})
            await client.send({"type": "pass_offer", "version": room.version})
            await client.send({"type": "consider", "request": 3, "action": PASS})
            assert client.read()[-1]["code"] == "not_seated"
        assert await _log(room) == log
        assert all(place.wishes == NO_WISHES for place in room.seating.places)

    in_house(tmp_path, use)


def test_who_sits_out_is_told_so(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "gin", 3)
        await dealt(clients)
        playing = clients[0].table["boards"][0]["seats"]
        (idle,) = (client for client in clients if client.seat not in playing)
        assert (await idle.acts(PASS))["code"] == "no_round"
        await idle.send({"type": "consider", "request": 1, "action": PASS})
        assert idle.read()[-1]["code"] == "sits_out"
        idle.read()
        assert idle.table["boards"][0]["hands"] == [None, None]
        assert idle.table["boards"][0]["options"] is None
        assert room.version == 1

    in_house(tmp_path, use)


def test_leaving_keeps_the_seat(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, here, player = await _two(rooms)
        assert (await player.does("leave"))["type"] == "done"
        assert (await player.does("leave"))["type"] == "done"
        assert [kind for kind, _ in await _log(room)].count("left") == 1
        here.read()
        assert here.table["seats"][player.seat or 0]["away"] == "left"
        eve = await Client(rooms, room, EVE).join()
        assert (await eve.does("sit"))["code"] == "match_begun"
        assert (await player.does("come_back"))["type"] == "done"
        here.read()
        assert here.table["seats"][player.seat or 0]["away"] is None
        assert (await player.acts(PASS))["type"] == "done"

    in_house(tmp_path, use)


async def _over(rooms: Rooms) -> tuple[Room, Client, Client]:
    """A match that is over, by claim."""
    room, here, gone = await _two(rooms)
    await gone.does("leave")
    gone.leave()
    await after(31, here)
    assert (await here.does("claim", seat=gone.seat))["type"] == "done"
    return room, here, gone


def test_another_match_needs_all_who_are_there(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, here, gone = await _over(rooms)
        await gone.join()
        assert (await here.acts(PASS))["code"] == "match_over"
        assert (await here.does("stand_in", seat=gone.seat))["code"] == "match_over"
        assert (await here.does("rematch"))["type"] == "done"
        assert here.table["next_table"] is None
        gone.read()
        assert gone.table["rematch"] == [here.seat]
        assert (await gone.does("rematch"))["type"] == "done"
        here.read()
        following = gone.table["next_table"]
        assert following == here.table["next_table"]
        assert (await here.does("rematch"))["type"] == "done"
        second = await rooms.room(following)
        assert second is not None
        assert [place.person for place in second.seating.places] == [ANN, BOB]
        assert second.card.rules == room.card.rules
        assert second.table is not None
        assert (await _log(room))[-1][0] == "next_table"
        listed = await rooms.store.table(room.card.id)
        assert listed is not None
        assert listed.status.next_table == following

    in_house(tmp_path, use)


def test_another_match_is_not_for_the_middle_of_one(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, here, _ = await _two(rooms)
        assert (await here.does("rematch"))["code"] == "not_over"

    in_house(tmp_path, use)


def test_who_is_gone_is_not_asked_for_another_match(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, here, _ = await _over(rooms)
        await here.does("rematch")
        assert here.table["next_table"] is not None

    in_house(tmp_path, use)


def test_who_goes_without_an_answer_is_waited_for_no_longer(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, here, gone = await _over(rooms)
        await gone.join()
        await here.does("rematch")
        gone.leave()
        await after(SHOWN_AFTER - 0.1, here)
        assert here.table["next_table"] is None
        await after(0.2, here)
        assert here.table["next_table"] is not None

    in_house(tmp_path, use)


def test_the_record_of_a_running_match_is_for_nobody(tmp_path: Path) -> None:
    import pytest

    from hollywood.server.rooms.looking_back import NotForYou

    async def use(rooms: Rooms) -> None:
        room, here, player = await _two(rooms)
        words = set()
        for owner in (Owner("", each) for each in (here.person, player.person, EVE, None)):
            for seat in (None, here.seat):
                with pytest.raises(NotForYou) as refused:
                    await rooms.record_round(room.card.id, 1, seat, owner)  # type: ignore[arg-type]
                words.add(str(refused.value))
            with pytest.raises(NotForYou) as refused:
                await rooms.record_file(room.card.id, owner)
            words.add(str(refused.value))
        assert words == {"This match is not over; you can see its record when it is."}

    in_house(tmp_path, use)


def test_chat_is_for_people_and_only_where_there_is_one(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        nobody = await Client(rooms, room, None).join()
        cy = await Client(rooms, room, CY).join()
        for client, text in ((ann, "  hello \n there "), (cy, "<b>good</b>")):
            assert await client.send({"type": "say", "text": text}) is False
        lines = [m["line"] for m in bob.read() if m["type"] == "said"]
        assert [(line["seat"], line["name"], line["text"]) for line in lines] == [
            (0, "Ann", "hello there"),
            (None, "Cy", "<b>good</b>"),
        ]
        for client, text, code in (
            (nobody, "x", "nobody"),
            (ann, " \t", "not_said"),
            (ann, "a\u202eb", "not_said"),
            (ann, "a\u0000b", "not_said"),
        ):
            assert await client.send({"type": "say", "text": text}) is True
            assert client.read()[-1]["code"] == code
        for client in (nobody, ann, cy):
            trouble = await client.send({"type": "say_phrase", "phrase": "well_played"})
            assert trouble is (client is nobody)
        said = [m["line"] for m in bob.read() if m["type"] == "said"]
        assert [(line["name"], line["text"], line["phrase"]) for line in said] == [
            ("Ann", "Well played!", "well_played"),
            ("Cy", "Well played!", "well_played"),
        ]
        late = await Client(rooms, room, BOB).join()
        chat = next(m for m in late.messages if m["type"] == "welcome")["chat"]
        phrases = [None, None, "well_played", "well_played"]
        assert [line["phrase"] for line in chat] == phrases
        assert await ann.send({"type": "say_phrase", "phrase": "insult"}) is True
        assert ann.read()[-1]["code"] == "malformed"
        silent, (dee, _) = await table_of(rooms, "gin", 2, chat=False)
        assert silent is not room
        for message in ({"type": "say", "text": "x"}, {"type": "say_phrase", "phrase": "hello"}):
            assert await dee.send(message) is True
            assert dee.read()[-1]["code"] == "no_chat"

    in_house(tmp_path, use)
