"""Bots of the operator at live tables: they play, they see their seat alone, and they may fail."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from hollywood.arena import served
from hollywood.arena.served import ServedBots
from hollywood.bots import make_bot
from hollywood.errors import HollywoodError
from hollywood.play import Seat
from hollywood.server.protocol.forms import NewTableForm
from hollywood.server.rooms.rooms import Rooms
from tests.processes import children, wait_for_end
from tests.server.rooms.house import ANN, Client, after, dealt, in_house, table_of

ROOT = Path(__file__).parent.parent.parent.parent
PYTHON = shlex.quote(sys.executable)
ENGINE = f"Neighbors=engine:{PYTHON} {shlex.quote(str(ROOT / 'examples' / 'engine.py'))}"
CLASS = "Steady=python:tests.arena.own_bots:Greedy"


@pytest.fixture(autouse=True)
def _root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def add(rooms: Rooms, *given: str) -> None:
    rooms.bots.extra = ServedBots(given)


async def play(room: Any, ann: Client, moves: int) -> None:
    """Let Ann play like the greedy bot until she has moved so often, or the round is over."""
    greedy = make_bot("greedy", seat_name="Ann", seed=1)
    for _ in range(moves):
        while ann.seat not in room.table.match.awaiting:
            if not room.table.match.in_play:
                return
            await after(0.5, ann)
        view = room.table.view(Seat(0))
        assert (await ann.acts(greedy.choose(view)))["type"] == "done"


@pytest.mark.parametrize(("given", "name"), [(ENGINE, "Neighbors"), (CLASS, "Steady")])
@pytest.mark.parametrize("preset", ["gin", "may-i"])
def test_they_play(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, given: str, name: str, preset: str
) -> None:
    caplog.set_level("INFO")

    async def use(rooms: Rooms) -> None:
        add(rooms, given)
        bots = (name,) if preset == "gin" else (name,) * 3
        people = 1 + len(bots)
        room, (ann,) = await table_of(rooms, preset, people, bots=bots, bot_ms=0)
        await dealt([ann])
        await play(room, ann, 8)
        assert room.table is not None
        turns = room.table.match.boards[0].round.table.turns
        assert turns > 1

    before = children(os.getpid())
    in_house(tmp_path, use)
    wait_for_end(*(children(os.getpid()) - before))
    assert "bot_stood_in" not in [record.message for record in caplog.records]
    assert "bot_failed" not in [record.message for record in caplog.records]


def test_a_guest_cannot_ask_for_what_is_not_offered(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        add(rooms, CLASS)
        opener = await rooms.store.person(ANN)
        assert opener is not None
        form = NewTableForm(preset="gin", players=2, entrance="invite")
        card = await rooms.open_table(opener, form)
        room = await rooms.room(card.id)
        assert room is not None
        ann = await Client(rooms, room, ANN).join()
        for kind in ("python:os:system", "Nobody"):
            answer = await ann.does("seat_bot", bot=kind)
            assert answer["code"] == "no_such_bot", answer

    in_house(tmp_path, use)


SPY = """
import json, sys
out = open({path!r}, "a")
for line in sys.stdin:
    out.write(line)
    out.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({{"type": "ready"}}), flush=True)
    else:
        sys.exit(3)
"""


def test_one_that_fails_is_replaced_and_sees_its_seat_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served, "REST_SECONDS", 600.0)
    caplog.set_level("INFO")
    path, code = tmp_path / "heard", tmp_path / "spy.py"
    code.write_text(SPY.format(path=str(path)), encoding="utf-8")

    async def use(rooms: Rooms) -> set[str]:
        add(rooms, f"Spy=program:{PYTHON} {shlex.quote(str(code))}")
        room, (ann,) = await table_of(rooms, "gin", 2, bots=("Spy",), bot_ms=0)
        await dealt([ann])
        assert room.table is not None
        view = room.table.view(Seat(0))
        assert view is not None
        await play(room, ann, 6)
        return {card.text for card in view.hand}

    hers = in_house(tmp_path / "house", use)
    failed = [record for record in caplog.records if record.message == "bot_stood_in"]
    assert len(failed) > served.FAILURES, "the match went on"
    heard = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    turns = [message for message in heard if message["type"] == "turn"]
    assert len(turns) == served.FAILURES, "then it was left alone"
    (board,) = turns[0]["table"]["boards"]
    seen = set(board["hands"][1]) | set(board["discards"])
    assert board["hands"][0] is None
    told = json.dumps(turns[0])
    assert not [card for card in hers - seen if f'"{card}"' in told]


def test_they_are_named_once_and_go_to_other_processes() -> None:
    bots = ServedBots([ENGINE, CLASS])
    assert pickle.loads(pickle.dumps(bots)).names == bots.names == ("Neighbors", "Steady")
    for given, words in (
        (["python:json:JSONDecoder"], "has no method choose"),
        ([CLASS.partition("=")[2]], "needs a name"),
        ([CLASS, CLASS], "already called 'Steady'"),
        (["Club=python:tests.arena.own_bots:Greedy"], "already called 'Club'"),
        (["greta=python:tests.arena.own_bots:Greedy"], "already called 'greta'"),
        (["Mine=greedy"], "is a bot of every server"),
    ):
        with pytest.raises(HollywoodError, match=words):
            ServedBots(given)
    asyncio.run(asyncio.to_thread(bots.close))
