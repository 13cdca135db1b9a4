"""Records: played again in a separate process, kept for a while, a share for everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hollywood.play import Seat
from hollywood.play.text import from_json
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.forms import NewTableForm, RecordRound
from hollywood.server.rooms import archive
from hollywood.server.rooms.archive import Archive
from hollywood.server.rooms.looking_back import NotForYou
from hollywood.server.rooms.record_work import RoundAsked, RoundPlayed, play_round
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import PersonRow
from hollywood.server.workers import lanes
from hollywood.server.workers.fairness import NOBODY, Owner
from hollywood.server.workers.lane import Lane
from tests.matches import recorded
from tests.server.kept import keep_match
from tests.server.store.rows import with_store
from tests.waiting import PATIENCE

ANN, BOB, CY = Owner("a", "ann"), Owner("b", "bob"), Owner("c", "cy")
ROUNDS = 3


class Held(Lane):
    """A worker that is not a process, and starts nothing before it may."""

    may: asyncio.Event
    asked: list[Any]

    is_running = True

    async def run(self, work: Callable[[Any], Any], asked: Any, patience: float) -> Any:
        del patience
        Held.asked.append(asked)
        await Held.may.wait()
        return work(asked)


def with_matches(
    tmp_path: Path, use: Callable[[Archive, Store, list[str]], Awaitable[None]], **more: Any
) -> None:
    """Open the records of a house with two matches; requests are answered at once."""
    recorded(tmp_path / "match", "gin", rounds=ROUNDS)

    async def opened(store: Store) -> None:
        await store.add_person(PersonRow(id="ann", name="Ann", created_at=1.0))
        tables = [
            await keep_match(store, tmp_path / "match", preset="gin", people=("ann", None), **more)
            for _ in range(2)
        ]
        Held.may, Held.asked = asyncio.Event(), []
        Held.may.set()
        records = Archive(store)
        try:
            await use(records, store, tables)
        finally:
            await records.close()

    with_store(tmp_path / "data", opened)


@pytest.fixture
def _held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "Lane", Held)


async def _until_wait(records: Archive, number: int) -> None:
    """Wait until this many pieces of work wait for the worker."""
    while len(records._lanes._waiting) < number:
        await asyncio.sleep(0.001)


@pytest.mark.usefixtures("_held")
def test_a_round_is_made_once_and_kept(tmp_path: Path) -> None:
    async def use(records: Archive, _: Store, tables: list[str]) -> None:
        first = await records.round(tables[0], 2, None, ANN)
        assert await records.round(tables[0], 2, None, ANN) == first
        other = from_json(await records.round(tables[0], 2, None, BOB), RecordRound)
        assert len(Held.asked) == 1
        assert set(msgspec.json.decode(first)) == {
            each.name for each in msgspec.structs.fields(RecordRound)
        }
        mine = from_json(first, RecordRound)
        assert (mine.yours, other.yours, mine.rounds) == ((0,), (), ROUNDS)
        assert mine.frames == other.frames
        seen = from_json(await records.round(tables[0], 2, Seat(0), ANN), RecordRound)
        assert len(Held.asked) == 2  # what a seat saw is not what is open to all
        assert not seen.open
        with pytest.raises(NotForYou, match="your own seat"):
            await records.round(tables[0], 2, Seat(0), BOB)
        with pytest.raises(NotForYou, match="has rounds 1 to 3"):
            await records.round(tables[0], 4, None, ANN)

    with_matches(tmp_path, use)


@pytest.mark.usefixtures("_held")
def test_what_is_kept_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(records: Archive, _: Store, tables: list[str]) -> None:
        await records.round(tables[0], 1, None, ANN)
        size = records._size
        monkeypatch.setattr(archive, "KEPT_BYTES", 3 * size)
        for number in range(1, ROUNDS + 1):
            for table in tables:
                await records.round(table, number, None, ANN)
                assert records._size <= 3 * size
                assert records._size == sum(each.size for each in records._kept.values())
        monkeypatch.setattr(archive, "KEPT_BYTES", 1)
        await records.round(tables[0], 1, Seat(0), ANN)
        assert (records._size, len(records._kept)) == (0, 0)

    with_matches(tmp_path, use)


@pytest.mark.usefixtures("_held")
def test_what_is_kept_is_for_those_who_may_see_it(tmp_path: Path) -> None:
    async def use(records: Archive, _: Store, tables: list[str]) -> None:
        await records.round(tables[0], 1, None, ANN)
        for stranger in (BOB, NOBODY):
            with pytest.raises(NotForYou, match="only its players"):
                await records.round(tables[0], 1, None, stranger)

    with_matches(tmp_path, use, spectators=False)


@pytest.mark.usefixtures("_held")
def test_who_asks_for_much_waits_for_it_himself(tmp_path: Path) -> None:
    async def use(records: Archive, store: Store, tables: list[str]) -> None:
        done: list[str] = []

        async def ask(name: str, number: int, owner: Owner) -> None:
            await records.round(tables[0], number, None, owner)
            done.append(name)

        Held.may.clear()
        asked = [asyncio.create_task(ask(f"ann {n}", n, ANN)) for n in range(1, ROUNDS + 1)]
        asked.append(asyncio.create_task(records.file(tables[0], ANN)))  # type: ignore[arg-type]
        await _until_wait(records, 3)  # and one is being made
        read = store.entries
        store.entries = None  # type: ignore[method-assign, assignment]  # it is not read now
        with pytest.raises(Refusal, match="at most 4 rounds per person and 16 per") as refused:
            await records.round(tables[1], 1, None, ANN)
        assert (refused.value.status, refused.value.code) == (429, "too_many_records")
        store.entries = read  # type: ignore[method-assign]
        asked.append(asyncio.create_task(ask("bob", 1, BOB)))
        asked.append(asyncio.create_task(ask("cy", 2, CY)))
        await _until_wait(records, 5)
        assert len(Held.asked) == 1  # one at a time
        Held.may.set()
        await asyncio.gather(*asked)
        assert {*done[:3]} >= {"bob", "cy"}  # after at most one of Ann's
        await records.round(tables[1], 1, None, ANN)  # Ann's share is free again

    with_matches(tmp_path, use)


# Stand-ins for the work in the real worker.


def forever(_: RoundAsked) -> RoundPlayed:
    time.sleep(60)
    raise AssertionError


def test_a_table_is_woken_while_the_records_are_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded(tmp_path / "match", "gin", rounds=1)

    async def use(store: Store) -> None:
        table = await keep_match(store, tmp_path / "match", preset="gin")
        ann = PersonRow(id="ann", name="Ann", created_at=1.0)
        await store.add_person(ann)
        rooms = Rooms(store)
        asleep = await rooms.open_table(ann, NewTableForm(preset="gin", entrance="lobby"))
        opened = await rooms.room(asleep.id)
        assert opened is not None
        rooms.forget(opened)
        monkeypatch.setattr(archive, "play_round", forever)
        asked = [
            asyncio.create_task(rooms.record_round(table, number, None, Owner(f"{number}")))
            for number in range(1, 30)  # more than there are threads
        ]
        await _until_wait(rooms.archive, 28)
        assert await rooms.room(asleep.id) is not None
        assert not any(task.done() for task in asked)
        for task in asked:
            task.cancel()
        await rooms.close(100)
        await asyncio.gather(*asked, return_exceptions=True)

    with_store(tmp_path / "data", use)


def test_what_takes_too_long_is_given_up_and_the_next_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "PATIENCE", 0.5)

    async def use(records: Archive, _: Store, tables: list[str]) -> None:
        monkeypatch.setattr(archive, "play_round", forever)
        with pytest.raises(Refusal, match="longer than 0 seconds and was stopped"):
            await records.round(tables[0], 1, None, ANN)
        monkeypatch.setattr(archive, "play_round", play_round)
        monkeypatch.setattr(archive, "PATIENCE", PATIENCE)
        shown = from_json(await records.round(tables[0], 1, None, ANN), RecordRound)
        assert len(shown.frames) > 5
        assert (await records.file(tables[0], ANN)).startswith(b'{"format":"hollywood-record"')

    with_matches(tmp_path, use)
