"""Reviews are made one at a time, the queue is bounded, and no failure stops the next."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from hollywood.play.text import to_json
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.review_forms import ReviewRound, ReviewState, ReviewSummary
from hollywood.server.review import queue as reviewing
from hollywood.server.review.queue import Reviews
from hollywood.server.review.shown import REVISION
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import ReviewRow
from hollywood.server.workers.fairness import NOBODY, Owner
from tests.matches import recorded
from tests.processes import is_running
from tests.server.kept import keep_match
from tests.server.store.rows import with_store

_SUMMARY = ReviewSummary(
    family="gin",
    match_unit=None,
    worlds=1,
    compiled=True,
    over=True,
    people=(),
    rounds=(),
    worst=(),
    moments=(),
)

# Stand-ins for the work; each runs in a separate process.


def at_once(telling: Connection, _log: bytes, *_: int) -> None:
    import gzip

    telling.send(("progress", (1, 2)))
    telling.send(("done", (gzip.compress(to_json(_SUMMARY)),)))


def one_round(telling: Connection, _log: bytes, *_: int) -> None:
    import gzip

    part = ReviewRound(part=1, decisions=(), luck=())
    telling.send(("so_far", (gzip.compress(to_json(_SUMMARY)), gzip.compress(to_json(part)))))
    telling.send(("progress", (os.getpid(), 10**9)))
    time.sleep(3600)


def never(telling: Connection, _log: bytes, *_: int) -> None:
    telling.send(("progress", (os.getpid(), 10**9)))  # so that the test knows the process
    time.sleep(3600)


def too_much(telling: Connection, _log: bytes, *_: int) -> None:
    telling.send(("done", (bytes(reviewing.LARGEST + 1),)))


def a_defect(telling: Connection, _log: bytes, *_: int) -> None:
    telling.send(("defect", "ZeroDivisionError"))


Use = Callable[[Reviews, Store, list[str]], Awaitable[None]]


def run(tmp_path: Path, use: Use, *, tables: int = 1) -> None:
    """Open a house with this many finished matches."""
    if not (tmp_path / "match").exists():
        recorded(tmp_path / "match", "gin", rounds=1)

    async def opened(store: Store) -> None:
        reviews = Reviews(store)
        made = [await keep_match(store, tmp_path / "match", preset="gin") for _ in range(tables)]
        try:
            await use(reviews, store, made)
        finally:
            await reviews.close()

    with_store(tmp_path / "data", opened)


async def settled(reviews: Reviews, table: str) -> ReviewState:
    while (state := await reviews.state(table, None)).stage in {"waiting", "working"}:
        await asyncio.sleep(0.02)
    return state


async def begun(reviews: Reviews, table: str) -> int:
    """Wait until a process is at work; return its id."""
    while not (state := await reviews.state(table, None)).pieces:
        await asyncio.sleep(0.02)
    return state.done


@pytest.fixture
def works(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    return lambda work: monkeypatch.setattr(reviewing, "work", work)


def test_what_is_done_is_shown_while_the_rest_is_made(
    tmp_path: Path, works: Callable[[Any], None]
) -> None:
    async def use(reviews: Reviews, store: Store, tables: list[str]) -> None:
        table = tables[0]
        assert (await reviews.ask(table, NOBODY)).summary is None
        await begun(reviews, table)
        state = await reviews.state(table, None)
        assert (state.stage, state.summary) == ("working", _SUMMARY)
        assert (await reviews.state(table, None, known=1)).summary is None  # it is known already
        assert (await reviews.round(table, 1, None)).part == 1
        with pytest.raises(Refusal, match="no such round"):
            await reviews.round(table, 2, None)
        assert await store.reviews() == 0

    works(one_round)
    run(tmp_path, use)


def test_one_after_the_other_each_made_once(tmp_path: Path, works: Callable[[Any], None]) -> None:
    async def use(reviews: Reviews, store: Store, tables: list[str]) -> None:
        states = [await reviews.ask(table, NOBODY) for table in tables]
        assert [(state.stage, state.waiting) for state in states] == [
            ("working", 0),
            ("waiting", 1),
            ("waiting", 2),
        ]
        again = await reviews.ask(tables[2], NOBODY)
        assert (again.stage, again.waiting) == ("waiting", 2)
        for table in tables:
            assert (await settled(reviews, table)).summary == _SUMMARY
        assert (await reviews.ask(tables[0], NOBODY)).stage == "done"
        assert reviews.made == await store.reviews() == 3
        assert (await reviews.figures())["reviews_waiting"] == 0

    works(at_once)
    run(tmp_path, use, tables=3)


def test_only_so_many_wait(
    tmp_path: Path, works: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(reviews: Reviews, _store: Store, tables: list[str]) -> None:
        for table in tables[:3]:
            await reviews.ask(table, NOBODY)
        with pytest.raises(Refusal, match="2 reviews are already waiting") as refused:
            await reviews.ask(tables[3], NOBODY)
        assert refused.value.status == 429
        assert (await reviews.state(tables[3], None)).stage == "none"

    monkeypatch.setattr(reviewing, "QUEUE", 2)
    works(never)
    run(tmp_path, use, tables=4)


def test_a_worker_that_is_killed_is_told_and_the_next_review_is_made(
    tmp_path: Path, works: Callable[[Any], None]
) -> None:
    async def use(reviews: Reviews, _store: Store, tables: list[str]) -> None:
        await reviews.ask(tables[0], NOBODY)
        await reviews.ask(tables[1], NOBODY)
        pid = await begun(reviews, tables[0])
        works(at_once)
        os.kill(pid, signal.SIGKILL)
        state = await settled(reviews, tables[0])
        assert (state.stage, state.words) == (
            "failed",
            "the review was cut off, perhaps because memory ran out",
        )
        assert (await settled(reviews, tables[1])).stage == "done"
        # When asked again, it is made.
        assert (await reviews.ask(tables[0], NOBODY)).stage == "working"
        assert (await settled(reviews, tables[0])).stage == "done"

    works(never)
    run(tmp_path, use, tables=2)


@pytest.mark.parametrize(
    ("work", "says"),
    [(too_much, "too large"), (a_defect, "went wrong on our side"), (never, "was stopped")],
)
def test_what_goes_wrong_is_told_in_a_line(
    tmp_path: Path,
    works: Callable[[Any], None],
    monkeypatch: pytest.MonkeyPatch,
    work: Any,
    says: str,
) -> None:
    async def use(reviews: Reviews, store: Store, tables: list[str]) -> None:
        await reviews.ask(tables[0], NOBODY)
        state = await settled(reviews, tables[0])
        assert state.stage == "failed"
        assert state.words is not None
        assert says in state.words
        assert "\n" not in state.words
        assert await store.reviews() == 0

    if work is never:
        monkeypatch.setattr(reviewing, "PATIENCE", 0.5)
    works(work)
    run(tmp_path, use)


def test_a_house_that_closes_leaves_no_process_behind(
    tmp_path: Path, works: Callable[[Any], None]
) -> None:
    async def use(reviews: Reviews, store: Store, tables: list[str]) -> None:
        await reviews.ask(tables[0], NOBODY)
        await reviews.ask(tables[1], NOBODY)
        pid = await begun(reviews, tables[0])
        assert is_running(pid)
        await reviews.close()
        assert not is_running(pid)
        with pytest.raises(Refusal, match="restarting"):
            await reviews.ask(tables[1], NOBODY)
        assert await store.reviews() == 0

    works(never)
    run(tmp_path, use, tables=2)


def test_a_review_of_an_older_server_is_made_again(
    tmp_path: Path, works: Callable[[Any], None]
) -> None:
    async def use(reviews: Reviews, store: Store, tables: list[str]) -> None:
        old = ReviewRow(table_id=tables[0], revision=REVISION - 1, made_at=1.0, parts=(b"old",))
        await store.keep_review(old, 10)
        assert (await reviews.state(tables[0], None)).stage == "none"
        await reviews.ask(tables[0], NOBODY)
        assert (await settled(reviews, tables[0])).summary == _SUMMARY
        assert await store.reviews() == 1

    works(at_once)
    run(tmp_path, use)


def test_one_person_cannot_fill_the_queue(tmp_path: Path, works: Callable[[Any], None]) -> None:
    ann, bob = Owner("a", "ann"), Owner("b", "bob")

    async def use(reviews: Reviews, _store: Store, tables: list[str]) -> None:
        for table in tables[:3]:
            await reviews.ask(table, ann)
        with pytest.raises(Refusal, match="at most 3 reviews per person and 8 per") as refused:
            await reviews.ask(tables[3], ann)
        assert (refused.value.status, refused.value.code) == (429, "too_many_reviews")
        await begun(reviews, tables[0])
        assert (await reviews.ask(tables[4], bob)).waiting == 1  # before two that asked earlier
        waiting = [(await reviews.state(table, None)).waiting for table in tables[:5]]
        assert waiting == [0, 2, 3, 0, 1]
        assert (await reviews.ask(tables[1], bob)).waiting == 2  # the table has one already
        works(at_once)
        assert reviews._process is not None
        reviews._process.kill()
        for table in tables[:3]:
            await settled(reviews, table)
        assert [job.owner for job in made] == [ann, bob, ann, ann]
        assert (await reviews.ask(tables[3], ann)).stage == "working"  # Ann's share is free again
        await settled(reviews, tables[3])
        assert not reviews._shares._under_way

    made: list[Any] = []
    make = Reviews._made

    async def noted(reviews: Reviews, job: Any) -> Any:
        made.append(job)
        return await make(reviews, job)

    works(never)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Reviews, "_made", noted)
        run(tmp_path, use, tables=5)
