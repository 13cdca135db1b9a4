"""Bots and hints of many owners: they take turns, moves go first, and each has a share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hollywood.bots.hints import Hint
from hollywood.match.presets import rules_for
from hollywood.play import Seat
from hollywood.server.bots import thinking
from hollywood.server.bots.pool import HINTS_OF_ADDRESS, HINTS_OF_PERSON, BotPool
from hollywood.server.bots.questions import Question, Thought
from hollywood.server.bots.table import TooManyHints
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.workers import lanes
from hollywood.server.workers.fairness import Owner
from hollywood.server.workers.lane import Lane
from hollywood.server.workers.lanes import Lanes
from tests.server.rooms.house import after, dealt, in_house, table_of
from tests.waiting import PATIENCE

ANN, BOB = Owner("a", "ann"), Owner("b", "bob")
HINT = Question(kind="", family="gin", seed="1", view=None)  # type: ignore[arg-type]
MOVE = HINT._replace(kind="strongest")


class Held(Lane):
    """A worker that is not a process, and ends each piece of work when told."""

    begun: list[tuple[Any, asyncio.Event]]

    is_running = True

    async def run(self, work: Callable[[Any], Any], asked: Any, patience: float) -> Any:
        del patience
        may = asyncio.Event()
        Held.begun.append((asked, may))
        await may.wait()
        return work(asked)


@pytest.fixture
def _held(monkeypatch: pytest.MonkeyPatch) -> None:
    Held.begun = []
    monkeypatch.setattr(lanes, "Lane", Held)


async def turns() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def _end(at: int) -> None:
    """End the piece of work that was started as number ``at``."""
    Held.begun[at][1].set()
    await turns()


def _begun() -> list[str]:
    return [asked for asked, _ in Held.begun]


def _name(asked: str) -> str:
    return asked


@pytest.mark.usefixtures("_held")
def test_a_move_waits_for_one_job_of_another_owner() -> None:
    async def use() -> None:
        pool = Lanes(1)

        def ask(name: str, owner: Owner, *, later: bool = False) -> asyncio.Task[str]:
            return asyncio.create_task(
                pool.run(0, _name, name, owner=owner, later=later, patience=PATIENCE)
            )

        asked = [ask(f"ann {number}", ANN) for number in range(44)]
        asked += [ask(f"hint {number}", ANN, later=True) for number in range(3)]
        await turns()
        asked.append(ask("bob", BOB))
        asked.append(ask("hint of bob", BOB, later=True))
        await turns()
        assert _begun() == ["ann 0"]
        await _end(0)
        assert _begun() == ["ann 0", "bob"]
        for at in range(1, len(asked)):
            await _end(at)
        assert _begun()[-4:] == ["hint 0", "hint of bob", "hint 1", "hint 2"]
        await asyncio.gather(*asked)

    asyncio.run(use())


@pytest.mark.usefixtures("_held")
@pytest.mark.parametrize("workers", [2, 3])
def test_hints_never_have_the_last_worker(workers: int) -> None:
    async def use() -> None:
        pool = Lanes(workers)
        pool.warm_by(_name, "warm", PATIENCE)
        asked = [
            asyncio.create_task(
                pool.run(0, _name, "hint", owner=Owner(f"{n}"), later=True, patience=PATIENCE)
            )
            for n in range(9)
        ]
        await turns()
        while "warm" in (waiting := [a for a, may in Held.begun if not may.is_set()]):
            await _end(len(Held.begun) - 1 - waiting[::-1].index("warm"))
        under_way = [asked for asked, may in Held.begun if not may.is_set()]
        assert under_way == ["hint"] * max(1, pool._warm - 1)
        moves = [asyncio.create_task(pool.run(0, _name, "move", owner=BOB, patience=PATIENCE))]
        await turns()
        if pool._warm > 1:
            assert _begun()[-1] == "move"  # at once
        while not all(task.done() for task in (*asked, *moves)):
            for at, (_, may) in enumerate(Held.begun):
                if not may.is_set():
                    await _end(at)
        await asyncio.gather(*asked, *moves)

    asyncio.run(use())


@pytest.mark.usefixtures("_held")
def test_a_worker_is_free_when_its_work_is_done_not_when_nobody_waits_for_it() -> None:
    async def use() -> None:
        pool = Lanes(1)
        gone = asyncio.create_task(pool.run(0, _name, "gone", owner=ANN, patience=PATIENCE))
        await turns()
        gone.cancel()
        bob = asyncio.create_task(pool.run(0, _name, "bob", owner=BOB, patience=PATIENCE))
        await turns()
        assert gone.cancelled()
        assert _begun() == ["gone"]
        await _end(0)
        await _end(1)
        assert await bob == "bob"

    asyncio.run(use())


def test_real_workers_take_turns_too() -> None:
    async def use() -> list[str]:
        pool, done = Lanes(1), list[str]()
        await pool.run(0, abs, -1, patience=PATIENCE)

        async def ask(name: str, owner: Owner) -> None:
            await pool.run(0, time.sleep, 0.02, owner=owner, patience=PATIENCE)
            done.append(name)

        asked = [asyncio.create_task(ask("ann", ANN)) for _ in range(20)]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(ask("bob", BOB)))
        await asyncio.gather(*asked)
        await pool.close()
        return done

    assert asyncio.run(use()).index("bob") <= 1


@pytest.fixture
def _ready(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ready(*_: Any) -> bool:
        return True

    def choose(asked: Question) -> Thought:
        del asked
        return Thought(None)

    def hint(asked: Question) -> Hint:
        return asked  # type: ignore[return-value]

    monkeypatch.setattr(BotPool, "_is_ready", ready)
    monkeypatch.setattr(thinking, "choose", choose)
    monkeypatch.setattr(thinking, "hint", hint)


@pytest.mark.usefixtures("_held", "_ready")
def test_the_bots_of_others_move_before_forty_four_hints() -> None:
    async def use() -> None:
        pool, rules = BotPool(1), rules_for("gin")
        people = [Owner("a", f"person {number}") for number in range(44)]
        hints = [asyncio.create_task(pool.hint(HINT, rules, person)) for person in people]
        await turns()
        refused = [task for task in hints if task.done()]
        assert len(refused) == 44 - HINTS_OF_ADDRESS
        assert all(isinstance(task.exception(), TooManyHints) for task in refused)
        move = asyncio.create_task(pool.choose(MOVE, rules, BOB))
        await turns()
        await _end(0)
        assert [asked.kind for asked, _ in Held.begun][1:] == ["strongest"]
        assert Held.begun[1][0] is MOVE
        for at in range(1, HINTS_OF_ADDRESS + 1):
            await _end(at)
        assert move.done()
        await asyncio.gather(*hints, return_exceptions=True)
        await turns()
        assert not pool._hints._under_way

    asyncio.run(use())


@pytest.mark.usefixtures("_held", "_ready")
def test_a_move_goes_before_the_hints_of_many_addresses() -> None:
    async def use() -> None:
        pool, rules = BotPool(1), rules_for("gin")
        hints = [
            asyncio.create_task(pool.hint(HINT, rules, Owner(f"address {number}")))
            for number in range(9)
        ]
        await turns()
        move = asyncio.create_task(pool.choose(MOVE, rules, BOB))
        await turns()
        await _end(0)
        assert [asked is MOVE for asked, _ in Held.begun] == [False, True]
        for at in range(1, 10):
            await _end(at)
        await asyncio.gather(move, *hints)

    asyncio.run(use())


@pytest.mark.usefixtures("_held", "_ready")
def test_a_person_has_so_many_hints_under_way_wherever_he_is() -> None:
    async def use() -> None:
        pool, rules = BotPool(1), rules_for("gin")
        addresses = [Owner(f"address {number}", "ann") for number in range(HINTS_OF_PERSON + 1)]
        hints = [asyncio.create_task(pool.hint(HINT, rules, owner)) for owner in addresses]
        await turns()
        words = str(hints[-1].exception())
        assert words.startswith(f"At most {HINTS_OF_PERSON} hints per person")
        assert "wait until one of yours is done" in words
        for at in range(HINTS_OF_PERSON):
            await _end(at)
        await asyncio.gather(*hints[:-1])

    asyncio.run(use())


def test_a_table_tells_who_asks_and_its_people_are_told_of_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    owners: list[tuple[str, Owner]] = []

    async def choose(_: BotPool, asked: Question, _rules: Any, owner: Owner) -> Thought:
        owners.append(("move", owner))
        return thinking.choose(asked._replace(kind="simple", stake=None, impressions=None))

    async def hint(_: BotPool, _asked: Question, _rules: Any, owner: Owner) -> tuple[str, Hint]:
        owners.append(("hint", owner))
        raise TooManyHints("At most 2 hints are thought about at once.")

    monkeypatch.setattr(BotPool, "choose", choose)
    monkeypatch.setattr(BotPool, "hint", hint)
    monkeypatch.setattr(BotPool, "prepare", lambda *_: None)

    async def use(rooms: Rooms) -> None:
        form: dict[str, Any] = {"players": 2, "bots": ("fast",), "bot_ms": 0, "entrance": "bot"}
        room, (ann,) = await table_of(rooms, "gin", 1, joined=False, **form)
        ann.viewer.owner = Owner("192.0.2.7", ann.person)
        await ann.join()
        await dealt([ann])
        while ann.seat not in room.table.match.awaiting:  # type: ignore[union-attr]
            await after(0.5, ann)
        await ann.send({"type": "hint", "request": 1})
        await after(0.1, ann)
        (answer,) = [message for message in ann.messages if message["type"] == "hinted"]
        assert answer["code"] == "too_many_hints"
        assert answer["words"] == "At most 2 hints are thought about at once."
        view = None if room.table is None else room.table.view(Seat(0))
        assert view is not None
        action = thinking.choose(HINT._replace(kind="simple", view=view)).action
        await ann.acts(action)
        await after(1.0, ann)

    in_house(tmp_path, use)
    assert {kind for kind, _ in owners} == {"move", "hint"}
    assert {owner for _, owner in owners} == {Owner("192.0.2.7", "p_ann")}
