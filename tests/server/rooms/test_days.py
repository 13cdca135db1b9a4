"""A match over days: nobody has to be there, everybody is asked and told, and nothing is lost."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from hollywood.play import Seat
from hollywood.server.rooms import rooms as houses
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.sight.tables import show_table
from hollywood.server.store.rows import Holiday
from hollywood.server.table.calling import Notice
from hollywood.server.table.clocks import DAY, HOUR, calendar, deadline, rests_until
from tests.server.rooms.house import ANN, BOB, PEOPLE, Client, after, dealt, house, table_of
from tests.server.rooms.players import next_move
from tests.server.rooms.virtual import in_virtual_time, quiet

SHORT: dict[str, Any] = {"changes": {"contracts": ["S", "SS"], "deal": [5, 7], "last_hand": "same"}}
MAY_I = {"preset": "may-i", "people": 4, "clock": "days", "turn_days": 2, "call_hours": 12}


class Postbox:
    """Delivers notices as it should: each once to a person, also after a restart."""

    def __init__(self) -> None:
        self.told: dict[tuple[str, str], Notice] = {}

    async def tell(self, notices: tuple[Notice, ...]) -> None:
        for notice in notices:
            self.told.setdefault((notice.person, notice.key), notice)

    def new(self) -> list[tuple[str, str]]:
        """The kind of each notice since the last time, and to whom."""
        found = [(notice.kind, notice.person) for notice in self.told.values()][self._read :]
        self._read = len(self.told)
        return sorted(found)

    _read = 0


Use = Callable[[Rooms, Postbox], Awaitable[None]]


def _in_houses(folder: Path, *uses: Use) -> None:
    """Open a house for each use, one after another, with one calendar and one postbox."""

    async def run() -> None:
        postbox = Postbox()
        for use in uses:
            async with house(folder) as rooms:
                rooms.teller = postbox
                rooms.begin()
                await use(rooms, postbox)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(houses, "SWEEP", 60.0)  # a sleeping house is looked at less often
        in_virtual_time(run())


async def _offered(rooms: Rooms, **form: Any) -> tuple[Room, list[Client]]:
    """A table whose first upcard is on offer; the clients in turn order, first who is in turn."""
    room, clients = await table_of(rooms, **{**MAY_I, **form})
    await dealt(clients)
    turn = clients[0].table["awaiting"][0]
    return room, sorted(clients, key=lambda client: ((client.seat or 0) - turn) % len(clients))


async def _back(rooms: Rooms, table: str, person: str) -> Client:
    """A person comes to a table, woken if necessary."""
    room = await rooms.room(table)
    assert room is not None
    return await Client(rooms, room, person).join()


async def _passes(client: Client) -> None:
    await client.send({"type": "pass_offer", "version": client.room.version})
    await quiet()
    client.read()


def test_a_call_waits_for_those_who_are_away_and_a_pass_outlives_a_restart(tmp_path: Path) -> None:
    found: dict[str, Any] = {}

    async def before(rooms: Rooms, postbox: Postbox) -> None:
        room, (turn, a, b, c) = await _offered(rooms)
        found.update(table=room.card.id, a=a.person, b=b.person, c=c.person, turn=turn.person)
        called = sorted(("your_call", str(client.person)) for client in (a, b, c))
        assert [note for note in postbox.new() if note[0] == "your_call"] == called
        for client in (turn, a, b, c):
            client.leave()
        await after(HOUR)
        again = await _back(rooms, room.card.id, str(a.person))
        assert again.table["offer"]["left_ms"] == pytest.approx(11 * HOUR * 1000, abs=2000)
        assert len(again.table["offer"]["eligible"]) == 3
        await _passes(again)
        assert again.table["offer"]["passed"] == [again.seat]
        again.leave()

    async def later(rooms: Rooms, postbox: Postbox) -> None:
        again = await _back(rooms, found["table"], found["b"])
        assert len(again.table["offer"]["passed"]) == 1
        assert again.table["clocks"] == []
        await _passes(again)
        again.leave()
        await after(3 * HOUR)
        again = await _back(rooms, found["table"], found["b"])
        assert again.table["offer"]["left_ms"] == pytest.approx(8 * HOUR * 1000, abs=2000)
        again.leave()
        assert postbox.new() == []
        await after(6 * HOUR)
        assert postbox.new() == [("reminder", found["c"])]
        await after(2 * HOUR + 130)
        assert postbox.new() == [("your_turn", found["turn"])], "nobody looked, and it went on"

    async def much_later(rooms: Rooms, postbox: Postbox) -> None:
        await after(HOUR)
        again = await _back(rooms, found["table"], found["c"])
        assert again.table["offer"] is None, "a window that was over is open again"
        (clock,) = again.table["clocks"]
        assert clock["left_ms"] == pytest.approx((2 * DAY - HOUR) * 1000, abs=180_000)
        assert postbox.new() == []

    _in_houses(tmp_path, before, later, much_later)


def test_the_window_is_over_when_everybody_has_answered(tmp_path: Path) -> None:
    async def use(rooms: Rooms, postbox: Postbox) -> None:
        room, (turn, a, b, c) = await _offered(rooms)
        await b.send({"type": "prefer", "auto_pass": True, "want": []})
        b.leave()
        await after(20)
        await _passes(a)
        assert turn.table["clocks"] == []
        assert (await c.acts({"type": "call"}))["type"] == "done"
        await after(0, turn)
        assert turn.table["offer"] is None
        (clock,) = turn.table["clocks"]
        assert clock["seat"] == turn.seat
        assert ("your_turn", turn.person) in postbox.new()
        assert (await turn.acts({"type": "allow"}))["type"] == "done"
        assert room.table is not None

    _in_houses(tmp_path, use)


def test_a_wish_calls_for_somebody_who_is_away(tmp_path: Path) -> None:
    async def use(rooms: Rooms, postbox: Postbox) -> None:
        _, (turn, a, b, c) = await _offered(rooms)
        card = turn.table["offer"]["card"]
        c.leave()
        await after(20)
        again = await _back(rooms, turn.room.card.id, str(c.person))
        await again.send({"type": "prefer", "auto_pass": False, "want": [card]})
        await after(0, turn)
        assert [call["seat"] for call in turn.table["boards"][0]["calls"]] == [c.seat]
        del a, b, postbox

    _in_houses(tmp_path, use)


def test_drawing_and_sleeping_gain_no_days(tmp_path: Path) -> None:
    async def use(rooms: Rooms, postbox: Postbox) -> None:
        _, clients = await table_of(rooms, "gin", 2, clock="days", turn_days=2)
        await dealt(clients)
        for client in (*clients, *clients):  # whoever is to pass first
            await client.acts({"type": "pass"})
        (turn,) = (c for c in clients if c.seat in clients[0].room.table.match.awaiting)  # type: ignore[union-attr]
        for client in clients:
            client.leave()
        await after(DAY)
        again = await _back(rooms, turn.room.card.id, str(turn.person))
        assert (await again.acts({"type": "draw"}))["type"] == "done"
        again.leave()
        await after(HOUR)
        again = await _back(rooms, turn.room.card.id, str(turn.person))
        left = again.table["clocks"][0]["left_ms"]
        assert left == pytest.approx((DAY - HOUR) * 1000, abs=2000)
        del postbox

    _in_houses(tmp_path, use)


def test_a_bot_plays_one_turn_while_everybody_sleeps(tmp_path: Path) -> None:
    async def use(rooms: Rooms, postbox: Postbox) -> None:
        room, clients = await table_of(
            rooms, "gin", 2, clock="days", turn_days=1, stand_in="turn", bot_ms=0
        )
        await dealt(clients)
        (slow,) = room.table.match.awaiting  # type: ignore[union-attr]
        for client in clients:
            client.leave()
        postbox.new()
        await after(DAY * 0.8)
        assert postbox.new() == [("reminder", clients[slow].person)]
        await after(DAY * 0.2 + 130)
        other = clients[1 - slow]
        assert postbox.new() == [("your_turn", other.person)]
        again = await _back(rooms, room.card.id, str(other.person))
        seat = again.table["seats"][slow]
        assert (seat["kind"], seat["stands_in"]) == ("person", False)
        assert again.table["awaiting"] == [other.seat]
        log = await rooms.store.entries(room.card.id)
        assert {"stood_in", "came_back"} <= {entry.kind for entry in log}

    _in_houses(tmp_path, use)


def test_no_table_is_played_by_bots_alone(tmp_path: Path) -> None:
    async def use(rooms: Rooms, postbox: Postbox) -> None:
        room, clients = await table_of(
            rooms, "gin", 2, clock="days", turn_days=1, stand_in="back", bot_ms=0
        )
        await dealt(clients)
        for client in clients:
            client.leave()
        await after(4 * DAY)
        again = await _back(rooms, room.card.id, ANN)
        assert [seat["stands_in"] for seat in again.table["seats"]].count(True) == 1
        (awaited,) = again.table["awaiting"]
        assert not again.table["seats"][awaited]["stands_in"]
        assert again.table["clocks"] == [], "the one who is left has all the time"
        del postbox

    _in_houses(tmp_path, use)


def test_on_holiday_the_clock_stands_still(tmp_path: Path) -> None:
    async def use(rooms: Rooms, postbox: Postbox) -> None:
        room, clients = await table_of(rooms, "gin", 2, clock="days", turn_days=2)
        await dealt(clients)
        (slow,) = room.table.match.awaiting  # type: ignore[union-attr]
        here, away = clients[1 - slow], clients[slow]
        away.leave()
        await after(DAY, here)
        now = calendar()
        holiday = Holiday(now, now + 5 * DAY)
        await rooms.take_holidays(str(away.person), (holiday,))
        await after(0, here)
        assert here.table["seats"][slow]["holiday_ms"] == pytest.approx(5 * DAY * 1000, abs=1000)
        (clock,) = here.table["clocks"]
        assert clock["resting"]
        assert clock["left_ms"] == pytest.approx(DAY * 1000, abs=1000)
        assert (await here.does("nudge", seat=slow))["code"] == "not_absent"
        here.leave()
        await after(4 * DAY)
        again = await _back(rooms, room.card.id, str(here.person))
        assert again.table["clocks"][0]["left_ms"] == pytest.approx(DAY * 1000, abs=1000)
        again.leave()
        await after(130)
        await rooms.take_holidays(str(away.person), (Holiday(now, calendar()),))  # back early
        await after(DAY - HOUR)
        again = await _back(rooms, room.card.id, str(here.person))
        assert again.table["clocks"][0]["left_ms"] == pytest.approx(HOUR * 1000, abs=180_000)
        assert again.table["seats"][slow]["holiday_ms"] is None
        listed = await rooms.store.table(room.card.id)
        assert listed is not None
        (row,) = await rooms.listed((listed,), str(away.person))
        assert row.your_turn
        assert row.left_ms == pytest.approx(HOUR * 1000, abs=180_000)
        del postbox

    _in_houses(tmp_path, use)


def test_a_deadline_leaves_out_every_holiday() -> None:
    assert deadline(100, 50, ()) == 150
    assert deadline(100, 50, [Holiday(0, 90), Holiday(150, 900)]) == 150, "before and after"
    assert deadline(100, 50, [Holiday(80, 110)]) == 160, "it began before the turn"
    assert deadline(100, 50, [Holiday(120, 130), Holiday(155, 157)]) == 162, "one leads to the next"
    assert deadline(100, 50, [Holiday(120, 130), Holiday(125, 140)]) == 170, "no day counts twice"
    assert deadline(100, 50, [Holiday(120, 140), Holiday(125, 130)]) == 170, "one within another"
    assert rests_until(5, [Holiday(0, 5), Holiday(5, 9)]) == 9
    assert rests_until(9, [Holiday(0, 5), Holiday(5, 9)]) is None


def test_a_nudge_reaches_who_is_awaited_and_has_a_budget(tmp_path: Path) -> None:
    async def use(rooms: Rooms, postbox: Postbox) -> None:
        _, (turn, a, b, c) = await _offered(rooms)
        b.leave()
        for client in (a, c):
            await _passes(client)
        turn.read()
        assert turn.table["nudges"] == []
        assert (await a.does("nudge", seat=b.seat))["code"] == "be_patient"
        assert (await a.does("nudge", seat=turn.seat))["code"] == "not_absent"
        assert (await a.does("nudge", seat=a.seat))["code"] == "own_seat"
        await after(HOUR + 1, a)
        assert a.table["nudges"] == [b.seat]
        postbox.new()
        assert (await a.does("nudge", seat=b.seat))["type"] == "done"
        assert postbox.new() == [("nudge", b.person)]
        assert (await c.does("nudge", seat=b.seat))["code"] == "be_patient"
        again = await _back(rooms, a.room.card.id, str(b.person))
        assert again.table["nudged_by"] == a.seat
        await _passes(again)
        assert again.table["nudged_by"] is None
        assert postbox.new() == [("your_turn", turn.person)]
        assert (await c.does("nudge", seat=turn.seat))["code"] == "be_patient", "it is a new turn"

    _in_houses(tmp_path, use)


def test_the_next_round_is_dealt_although_nobody_comes(tmp_path: Path) -> None:
    async def use(rooms: Rooms, postbox: Postbox) -> None:
        room, clients = await table_of(rooms, "gin", 2, clock="days")
        for client in clients:
            client.leave()
        assert postbox.new() == [("your_turn", ANN), ("your_turn", BOB)]
        await after(11.9 * HOUR)
        assert (await _back(rooms, room.card.id, ANN)).table["stage"] == "between"
        await after(0.2 * HOUR)
        assert (await _back(rooms, room.card.id, ANN)).table["stage"] == "playing"

    _in_houses(tmp_path, use)


def test_a_nudge_and_a_bot_for_who_falls_asleep_without_a_clock(tmp_path: Path) -> None:
    async def use(rooms: Rooms, postbox: Postbox) -> None:
        room, clients = await table_of(rooms, "gin", 2)
        await dealt(clients)
        (slow,) = room.table.match.awaiting  # type: ignore[union-attr]
        here, asleep = clients[1 - slow], clients[slow]
        assert (await here.does("nudge", seat=slow))["code"] == "be_patient"
        await after(61, here)
        assert here.table["nudges"] == [slow]
        assert (await here.does("nudge", seat=slow))["type"] == "done"
        asleep.read()
        assert asleep.table["nudged_by"] == here.seat
        assert (await here.does("nudge", seat=slow))["code"] == "be_patient"
        await after(61, here)
        assert (await here.does("nudge", seat=slow))["type"] == "done"
        await after(100, here)
        await asleep.send({"type": "consider", "request": 1, "action": {"type": "draw"}})
        await after(299, here)
        assert here.table["absent"] == []
        assert (await here.does("stand_in", seat=slow))["code"] == "be_patient"
        await after(2, here)
        (absent,) = here.table["absent"]
        assert (absent["reason"], absent["stand_in"], absent["claim_ms"]) == ("idle", True, None)
        assert (await here.does("claim", seat=slow))["code"] == "still_here"
        assert (await here.does("stand_in", seat=slow))["type"] == "done"
        assert postbox.told == {}

    _in_houses(tmp_path, use)


def test_a_bot_plays_by_itself_for_who_falls_asleep_if_the_table_agreed(tmp_path: Path) -> None:
    async def use(rooms: Rooms, postbox: Postbox) -> None:
        room, clients = await table_of(rooms, "gin", 2, stand_in="turn", bot_ms=0)
        await dealt(clients)
        (slow,) = room.table.match.awaiting  # type: ignore[union-attr]
        here = clients[1 - slow]
        await after(301, here)
        assert here.table["awaiting"] == [here.seat]
        assert not here.table["seats"][slow]["stands_in"]
        del postbox

    _in_houses(tmp_path, use)


def test_a_match_over_days_loses_nothing(tmp_path: Path) -> None:
    """Two play when they are called; two are away for days, one of them with a standing answer.

    It goes on to the end of the match, and one of them asks the others for another.
    """
    table: dict[str, str] = {}
    moved: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    chance = random.Random(7)

    async def open_it(rooms: Rooms, postbox: Postbox) -> None:
        room, clients = await table_of(
            rooms,
            **{**MAY_I, **SHORT, "turn_days": 1, "stand_in": "turn", "bot_ms": 0},
        )
        table["id"] = room.card.id
        await clients[3].send({"type": "prefer", "auto_pass": True, "want": []})
        await dealt(clients)
        for client in clients:
            client.leave()
        del postbox

    async def pass_hours(rooms: Rooms) -> str:
        await after(5 * HOUR)
        stage = ""
        for person in PEOPLE[:2]:
            client = await _back(rooms, table["id"], person)
            await _answers(client, chance, moved)
            client.leave()
            stage = client.table["stage"]
        return stage

    async def play(rooms: Rooms, postbox: Postbox) -> None:
        for _ in range(20):
            await pass_hours(rooms)
        kinds.update(notice.kind for notice in postbox.told.values())
        table["shown"] = await _all_views(rooms, table["id"])

    async def compare(rooms: Rooms, postbox: Postbox) -> None:
        assert table["shown"] == await _all_views(rooms, table["id"])
        del postbox

    async def finish(rooms: Rooms, postbox: Postbox) -> None:
        for _ in range(400):
            if await pass_hours(rooms) == "over":
                break
        ann = await _back(rooms, table["id"], ANN)
        await after(10, ann)  # Bob has gone, too
        assert ann.table["stage"] == "over"
        assert ann.table["round_number"] == len(SHORT["changes"]["contracts"])
        over = [notice for notice in postbox.told.values() if notice.kind == "match_over"]
        assert sorted(notice.person for notice in over) == sorted(PEOPLE[:4])
        assert any(notice.won for notice in over)
        postbox.new()
        assert (await ann.does("rematch"))["type"] == "done"
        assert ann.table["next_table"] is not None
        told = {
            notice.person: notice.here
            for notice in postbox.told.values()
            if notice.kind == "rematch"
        }
        assert told == {person: person == ANN for person in PEOPLE[:4]}, (
            "who is there needs no notice"
        )

    _in_houses(tmp_path, open_it, *[play, compare] * 3, finish)
    assert moved[PEOPLE[0]] > 3
    assert moved[PEOPLE[1]] > 3
    assert kinds["your_turn"] > 10
    assert kinds["your_call"] > 10
    assert kinds["reminder"] > 0


async def _answers(client: Client, chance: random.Random, moved: Counter[str]) -> None:
    """Do what the table waits for from one person, if anything."""
    await quiet()
    client.read()
    table, room = client.table, client.room
    if table["offer"] is not None and client.seat in table["offer"]["eligible"]:
        await _passes(client)
    while room.table is not None and client.seat in room.table.match.awaiting:
        if client.table["offer"] is not None:
            break
        match = room.table.match
        seat, action = next_move(match, chance, callers=0)
        if seat != client.seat:
            break
        answer = await client.acts(action)
        assert answer["type"] == "done", answer
        moved[str(client.person)] += 1
        await quiet()
        client.read()
    if client.table["stage"] == "between":
        await dealt([client])


async def _all_views(rooms: Rooms, table: str) -> str:
    """What everybody sees, apart from the time that passes and who is connected."""
    client = await _back(rooms, table, ANN)
    room = client.room
    seats = [Seat(seat) for seat in range(len(room.seating.places))]
    shown = [show_table(room, seat) for seat in seats]
    offer = None if room.offer is None else (room.offer.key, room.offer.passed, room.offer.over)
    client.leave()
    return str([(each.version, each.boards, each.awaiting, offer) for each in shown])


@pytest.mark.parametrize("rated", [False, True])
def test_a_nudge_beside_a_live_clock_but_not_in_a_rated_match(tmp_path: Path, rated: bool) -> None:
    async def use(rooms: Rooms, _: Postbox) -> None:
        room, clients = await table_of(rooms, "gin", 2, clock="live", turn_seconds=120, rated=rated)
        await dealt(clients)
        (slow,) = room.table.match.awaiting  # type: ignore[union-attr]
        here, awaited = clients[1 - slow], clients[slow]
        code = "no_nudge" if rated else "be_patient"
        assert (await here.does("nudge", seat=slow))["code"] == code
        await after(61, here)
        assert here.table["nudges"] == ([] if rated else [slow])
        if rated:
            assert (await here.does("nudge", seat=slow))["code"] == code
            return
        assert (await here.does("nudge", seat=slow))["type"] == "done"
        await awaited.acts({"type": "pass"})
        assert (await awaited.does("nudge", seat=here.seat))["code"] == "be_patient"
        await after(59, awaited)
        assert awaited.table["nudges"] == []
        await after(2, awaited)
        assert awaited.table["nudges"] == [here.seat]

    _in_houses(tmp_path, use)
