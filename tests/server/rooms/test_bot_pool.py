"""The workers of the bots: urgent work first, substitutes while not ready, memory passed on."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from hollywood.bots.gin.impressions import Impressions
from hollywood.bots.informed import GinStake, stake_of
from hollywood.bots.levels import LEVELS, SEARCHING
from hollywood.bots.search_bot import SearchBot
from hollywood.gin.sight import GinView
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable
from hollywood.play import Seat, View
from hollywood.server.bots import pool as botting
from hollywood.server.bots import thinking
from hollywood.server.bots.pool import BotPool
from hollywood.server.bots.questions import Question, Thought
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.workers import lanes
from hollywood.server.workers.lane import Lane
from hollywood.server.workers.lanes import Lanes
from tests.bots.tables import bot, opened
from tests.server.rooms.house import Client, after, dealt, in_house, table_of
from tests.waiting import PATIENCE, comes


class _Here(Lane):
    """A worker that is not a process, and takes some turns of the loop for everything."""

    is_running = True

    async def run(self, work: Callable[[Any], Any], asked: Any, patience: float) -> Any:
        del patience
        for _ in range(10):
            await asyncio.sleep(0)
        return work(asked)


@pytest.fixture
def _without_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "Lane", _Here)


@pytest.mark.usefixtures("_without_processes")
def test_the_urgent_overtake_and_the_rest_keeps_its_order() -> None:
    async def use() -> list[str]:
        done: list[str] = []
        pool = Lanes(1)
        asked = [(1000, "first"), (1000, "slow"), (1000, "slow too"), (10, "quick")]
        await asyncio.gather(
            *(pool.run(urgency, done.append, name, patience=PATIENCE) for urgency, name in asked)
        )
        return done

    assert asyncio.run(use()) == ["first", "quick", "slow", "slow too"]


@pytest.mark.usefixtures("_without_processes")
def test_another_worker_is_warm_before_it_is_given_something() -> None:
    async def use() -> list[str]:
        done: list[str] = []
        pool = Lanes(2)
        pool.warm_by(done.append, "warm", PATIENCE)
        await asyncio.gather(*(pool.run(1, done.append, name, patience=PATIENCE) for name in "abc"))
        return done

    assert asyncio.run(use()) == ["a", "warm", "b", "c"]


@pytest.mark.usefixtures("_without_processes")
def test_who_gives_up_waiting_holds_up_nobody() -> None:
    async def use() -> list[str]:
        done: list[str] = []
        pool = Lanes(1)
        first = asyncio.create_task(pool.run(1, done.append, "first", patience=PATIENCE))
        await asyncio.sleep(0)
        given_up = asyncio.create_task(pool.run(1, done.append, "given up", patience=PATIENCE))
        last = asyncio.create_task(pool.run(2, done.append, "last", patience=PATIENCE))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.gather(first, last)
        return done

    assert asyncio.run(use()) == ["first", "last"]


def test_workers_end_whatever_they_are_at_and_nothing_of_them_is_left(tmp_path: Path) -> None:
    before = set(threading.enumerate())

    async def use() -> None:
        idle, busy = Lane(), Lane()
        assert await idle.run(abs, -1, PATIENCE) == 1
        assert await busy.run(abs, -2, PATIENCE) == 2
        pondering = asyncio.create_task(busy.run(_ponder, tmp_path / "begun", PATIENCE))
        await comes((tmp_path / "begun").exists)
        await asyncio.gather(idle.close(), busy.close())
        for asked in (pondering, idle.run(abs, -1, PATIENCE)):
            with pytest.raises(BrokenProcessPool):
                await asked

    asyncio.run(use())
    assert not multiprocessing.active_children()
    assert set(threading.enumerate()) <= before


def _ponder(begun: Path) -> None:
    begun.touch()
    time.sleep(3600)


def test_a_worker_that_died_is_replaced() -> None:
    async def use() -> int:
        lane = Lane()
        first = await lane.run(_pid, None, PATIENCE)
        os.kill(first, signal.SIGKILL)
        second = await lane.run(_pid, None, PATIENCE)
        await lane.close()
        assert first != second
        return second

    second = asyncio.run(use())
    assert not Path(f"/proc/{second}").exists()


def _pid(_: None) -> int:
    return os.getpid()


@pytest.mark.usefixtures("_without_processes")
def test_until_it_is_ready_another_one_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    readied = asyncio.Event()
    asked: list[str] = []

    async def make(pool: BotPool, rules: Any) -> bool:
        del pool, rules
        await readied.wait()
        return True

    def choose(question: Question) -> Thought:
        asked.append(question.kind)
        return Thought(None)

    monkeypatch.setattr(BotPool, "_make_ready", make)
    monkeypatch.setattr(botting, "PATIENCE", 0.0)
    monkeypatch.setattr(thinking, "choose", choose)
    rules = rules_for("gin")
    question = Question(kind="strongest", family="gin", seed="1", view=None)  # type: ignore[arg-type]

    async def use() -> None:
        pool = BotPool()
        await pool.choose(question, rules)
        await pool.choose(question._replace(kind="casual"), rules)
        readied.set()
        await asyncio.sleep(0)
        await pool.choose(question, rules)

    asyncio.run(use())
    assert asked == ["club", "casual", "strongest"]


def test_a_level_has_its_own_time_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = []

    def choose(player: SearchBot, view: View) -> None:
        del view
        limits.append(player.limit_ms)

    monkeypatch.setattr(SearchBot, "choose", choose)
    table = opened(rules_for("gin"), 2)
    table.deal()
    view = table.view(table.match.awaiting[0])
    assert view is not None
    for kind in ("fast", "strongest"):
        thinking.choose(Question(kind, "gin", "1", view))
    assert limits == [LEVELS["fast"].most_ms, LEVELS["strongest"].most_ms] == [10, 1_000]


def test_a_bot_made_anew_goes_on_with_what_it_has_made_of_the_other() -> None:
    """A player that plays on, and one created for every move, believe the same in the end."""
    kept, made = _play(anew=False), _play(anew=True)
    assert kept == made
    assert kept.believed != Impressions().believed


def _play(*, anew: bool) -> Impressions:
    table = opened(rules_for("hollywood-gin"), 2)
    ways, contract = SEARCHING["fast"]
    short = ways._replace(worlds=24, burn=10, burn_turn=5)
    other = bot("camper", seed=3)
    player, impressions = SearchBot("Ann", short, contract, 5), Impressions()
    for _ in range(3):
        table.deal()
        while table.match.in_play:
            seat = table.match.awaiting[0]
            view = table.view(seat)
            assert isinstance(view, GinView)
            if seat == 1:
                action = other.choose(view)
            else:
                if anew:
                    # With the same seed for each move chance starts again: so for the kept one too.
                    player = SearchBot("Ann", short, contract, table.version)
                    player.impressions = impressions
                else:
                    fresh = SearchBot("Ann", short, contract, table.version)
                    player._gin._chance = fresh._gin._chance
                _show(player, table, seat)
                action = player.choose(view)
                impressions = player.impressions
            assert action is not None
            table.act(seat, action)
    return impressions


def _show(player: SearchBot, table: MatchTable, seat: Seat) -> None:
    stake = stake_of(table.match, seat)
    assert stake is not None
    player.at_stake(stake)


def test_the_table_tells_its_bots_the_sheet_and_keeps_what_they_made(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    heard: list[Question] = []
    made = Impressions(round=(1, 2, 3))

    async def choose(_: BotPool, asked: Question, *__: Any) -> Thought:
        heard.append(asked)
        plain = thinking.choose(asked._replace(kind="simple", stake=None, impressions=None))
        return Thought(plain.action, made)

    monkeypatch.setattr(BotPool, "choose", choose)
    monkeypatch.setattr(BotPool, "prepare", lambda *_: None)

    async def use(rooms: Rooms) -> None:
        form: dict[str, Any] = {
            "players": 2,
            "bots": ("strongest",),
            "bot_ms": 0,
            "entrance": "bot",
        }
        room, (ann,) = await table_of(rooms, "hollywood-gin", 1, **form)
        await dealt([ann])
        await _play_on(room, ann)
        assert room.impressions == {(Seat(1), Seat(0)): made}

    in_house(tmp_path, use)
    assert heard[0].impressions is None
    assert all(asked.impressions == made for asked in heard[1:])
    for asked in heard:
        assert isinstance(asked.stake, GinStake)
        assert (asked.stake.side, asked.stake.other) == (1, 0)
        assert asked.view.seat == 1


async def _play_on(room: Any, ann: Client) -> None:
    for _ in range(6):
        while ann.seat not in room.table.match.awaiting:
            if not room.table.match.in_play:
                return
            await after(0.5, ann)
        view = room.table.view(Seat(0))
        action = bot("simple").choose(view)
        assert action is not None
        assert (await ann.acts(action))["type"] == "done"
