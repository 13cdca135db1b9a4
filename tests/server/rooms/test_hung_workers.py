"""A worker that hangs is killed and replaced, another bot plays for it, and the tables go on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from hollywood.bots.levels import READY_AT_ONCE
from hollywood.match.presets import rules_for
from hollywood.play import Seat
from hollywood.server.bots import pool as botting
from hollywood.server.bots import thinking
from hollywood.server.bots.pool import BotPool
from hollywood.server.bots.questions import Question
from hollywood.server.rooms.rooms import TOO_SLOW
from hollywood.server.web.metrics import Metrics
from hollywood.server.workers import lane as one_lane
from hollywood.server.workers.lane import Lane
from hollywood.server.workers.lanes import Lanes, NoWorker
from tests.processes import is_running
from tests.server.logged import logged
from tests.server.rooms.hanging import (
    loop,
    pid,
    stop_while_answering,
    strongest_loops,
    wait_for,
)
from tests.server.rooms.house import dealt, house, table_of
from tests.waiting import PATIENCE, comes

SHORT = 0.2
"""Seconds for a worker that is known to hang. All others have :data:`PATIENCE`."""

QUESTION = Question(kind="strongest", family="gin", seed="1", view=None)  # type: ignore[arg-type]

Closing = TypeVar("Closing", Lane, Lanes, BotPool)


def run(use: Coroutine[Any, Any, None]) -> None:
    """Run a test. If it hangs, it fails after :data:`PATIENCE`."""
    asyncio.run(asyncio.wait_for(use, PATIENCE))


@asynccontextmanager
async def awake(workers: Closing) -> AsyncIterator[Closing]:
    """Start one worker; end all of them, even if the test fails."""
    try:
        if isinstance(workers, Lane):
            await workers.run(pid, None, PATIENCE)
        elif isinstance(workers, Lanes):
            await workers.run(0, pid, None, patience=PATIENCE)
        else:
            await workers._searching.run(0, pid, None, patience=PATIENCE)
        yield workers
    finally:
        await workers.close()


# --------------------------------------------------------------------------------- one worker


async def stopped(lane: Lane, _: Path) -> int:
    """Stop the process of a lane, ask it something, and return its number."""
    number = await lane.run(pid, None, PATIENCE)
    os.kill(number, signal.SIGSTOP)
    with pytest.raises(TimeoutError, match=r"pid took longer than 0\.2 seconds"):
        await lane.run(pid, None, SHORT)
    return number


async def looping(lane: Lane, folder: Path) -> int:
    """Let the process of a lane loop, and return its number."""
    number = await lane.run(pid, None, PATIENCE)
    with pytest.raises(TimeoutError, match="loop took longer"):
        await lane.run(loop, folder / "pid", SHORT)
    return number


async def stopped_while_answering(lane: Lane, _: Path) -> int:
    """Stop the process of a lane when the server has read half of an answer; return its number."""
    number = await lane.run(pid, None, PATIENCE)
    with pytest.raises(TimeoutError, match="answering took longer"):
        await lane.run(stop_while_answering, None, SHORT)
    return number


@pytest.mark.parametrize("hang", [stopped, looping, stopped_while_answering])
def test_a_worker_that_hangs_is_killed_and_replaced(
    hang: Callable[[Lane, Path], Awaitable[int]], tmp_path: Path
) -> None:
    ended: list[str] = []

    async def use() -> None:
        async with awake(Lane(ended.append)) as lane:
            with logged() as logs:
                hung = await hang(lane, tmp_path)
            assert not is_running(hung)
            assert [entry["event"] for entry in logs] == ["worker_too_slow"]
            assert [entry["code"] for entry in logs] == ended
            fresh = await lane.run(pid, None, PATIENCE)
            assert fresh != hung
        assert not is_running(fresh)

    run(use())


def test_a_house_that_closes_kills_what_hangs(tmp_path: Path) -> None:
    async def use() -> None:
        async with awake(Lane()) as still, awake(Lane()) as looping:
            hung = await still.run(pid, None, PATIENCE)
            os.kill(hung, signal.SIGSTOP)
            job = asyncio.create_task(looping.run(loop, tmp_path / "pid", PATIENCE))
            await comes((tmp_path / "pid").exists)
        assert not is_running(hung)
        assert not is_running(int((tmp_path / "pid").read_text()))
        await asyncio.gather(job, return_exceptions=True)

    run(use())


def test_a_server_that_was_stopped_does_not_blame_its_workers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its clock has advanced more than a worker may take, but the worker still answers."""

    async def use() -> None:
        async with awake(Lane()) as lane:
            answer = asyncio.create_task(lane.run(wait_for, tmp_path, PATIENCE))
            await comes((tmp_path / "begun").exists)
            loop = asyncio.get_running_loop()
            clock = loop.time
            monkeypatch.setattr(loop, "time", lambda: clock() + 2 * PATIENCE)
            await asyncio.sleep(0.05)
            (tmp_path / "may go on").touch()
            await answer

    asyncio.run(use())  # the clock that jumps would end it


def test_a_worker_that_does_not_start_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use() -> None:
        lane = Lane()
        with pytest.raises(TimeoutError, match="_loaded took longer"):
            await lane.run(pid, None, PATIENCE)
        monkeypatch.setattr(one_lane, "STARTING", PATIENCE)
        async with awake(lane):
            assert is_running(await lane.run(pid, None, PATIENCE))

    monkeypatch.setattr(one_lane, "STARTING", 0.01)
    run(use())


# ------------------------------------------------------------------------------------ several


def test_who_waits_for_the_only_worker_is_sent_elsewhere_while_it_is_replaced(
    tmp_path: Path,
) -> None:
    async def use() -> None:
        async with awake(Lanes(1)) as lanes:
            lanes.warm_by(wait_for, tmp_path, PATIENCE)
            hung = asyncio.create_task(lanes.run(0, loop, tmp_path / "pid", patience=SHORT))
            waiting = asyncio.create_task(lanes.run(0, pid, None, patience=PATIENCE))
            with pytest.raises(TimeoutError):
                await hung
            with pytest.raises(NoWorker):
                await waiting
            with pytest.raises(NoWorker):
                await lanes.run(0, pid, None, patience=PATIENCE)
            (tmp_path / "may go on").touch()
            await comes(lambda: lanes._warm)
            assert is_running(await lanes.run(0, pid, None, patience=PATIENCE))

    run(use())


def test_who_waits_gets_the_new_worker_if_it_needs_no_preparation(tmp_path: Path) -> None:
    async def use() -> None:
        async with awake(Lanes(1)) as lanes:
            hung = asyncio.create_task(lanes.run(0, loop, tmp_path / "pid", patience=SHORT))
            waiting = asyncio.create_task(lanes.run(0, pid, None, patience=PATIENCE))
            with pytest.raises(TimeoutError):
                await hung
            assert is_running(await waiting)

    run(use())


# --------------------------------------------------------------------------------------- bots


def test_another_level_answers_for_one_whose_worker_hangs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def ready(*_: Any) -> bool:
        return True

    async def use() -> None:
        asked, rules = QUESTION._replace(seed=str(tmp_path / "pid")), rules_for("gin")
        pool: Any
        async with awake(BotPool(1)) as pool:
            other = await pool._plain.run(0, pid, None, patience=PATIENCE)
            hung = await pool._searching.run(0, pid, None, patience=PATIENCE)
            with logged() as logs:
                assert await pool.choose(asked, rules) == (other,)
            assert [entry["event"] for entry in logs] == ["worker_too_slow", "bot_stood_in"]
            assert not is_running(hung)
            hung = await pool._searching.run(0, pid, None, patience=PATIENCE)
            assert await pool.hint(asked, rules) == (READY_AT_ONCE, (other,))
            assert not is_running(hung)

    monkeypatch.setattr(BotPool, "_is_ready", ready)
    monkeypatch.setattr(thinking, "choose", strongest_loops)
    monkeypatch.setattr(thinking, "hint", strongest_loops)
    # Only a level that searches has its own limit, and only that one hangs here.
    monkeypatch.setattr(botting, "_patience", lambda limit_ms: SHORT if limit_ms else PATIENCE)
    run(use())


def test_a_table_whose_bot_hangs_goes_on_and_it_is_counted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The worker is stopped by its number when the bot of a real table is to move."""

    async def use() -> None:
        async with house(tmp_path) as rooms:
            form: dict[str, Any] = {"bots": ("casual",), "bot_ms": 0, "entrance": "bot"}
            room, (ann,) = await table_of(rooms, "gin", 1, players=2, **form)
            hung = await rooms.bots._plain.run(0, pid, None, patience=PATIENCE)
            os.kill(hung, signal.SIGSTOP)
            patience = iter([SHORT])
            monkeypatch.setattr(botting, "_patience", lambda _: next(patience, PATIENCE))
            await dealt([ann])
            table = room.table
            assert table is not None
            while is_running(hung) or Seat(0) not in table.match.awaiting:
                if Seat(0) in table.match.awaiting:
                    view = table.view(Seat(0))
                    assert view is not None
                    done = await ann.acts(
                        thinking.choose(QUESTION._replace(kind="simple", view=view)).action
                    )
                    assert done["type"] == "done"
                await asyncio.sleep(0.005)
            assert rooms.counted[TOO_SLOW, "choose"] == 1
            page = Metrics().page({}, rooms.counted, []).decode()
            assert 'hollywood_workers_too_slow_total{code="choose"} 1.0' in page

    run(use())
