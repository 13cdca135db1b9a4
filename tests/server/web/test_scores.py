"""Score books shared by a link: two write, one watches, nothing is lost, all is bounded."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from limits import RateLimitItemPerDay
from msgspec.structs import replace

from hollywood.book.editing import edited, new_book
from hollywood.book.merging import merge
from hollywood.book.model import Book, Change, Head, Round, Score
from hollywood.server.people import shared_books
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import SharedBookRow
from hollywood.server.web.settings import RateLimits
from tests.book.writing import NAMES, outcome, some_change
from tests.server.store.rows import person, with_store
from tests.server.web.browsers import Browser, Visit, ok, open_house, problem

TWO = Head(names=NAMES[:2])
ANN = "id-ann"


def added(book: Book, points: int, author: str) -> Book:
    written = Round(tables=(Score(how="knock", who=0, points=points),))
    return edited(book, Change(do="add", round=written), author=author)


def body(book: Book) -> dict[str, Any]:
    return {"book": msgspec.to_builtins(book)}


def read(response: httpx.Response) -> tuple[Book, int]:
    shown = ok(response)
    return msgspec.convert(shown["book"], Book), shown["version"]


def share(browser: Browser, book: Book) -> dict[str, Any]:
    response = browser.post("/api/scores", body(book))
    assert response.status_code == 201, response.text
    found: dict[str, Any] = response.json()
    return found


def put(browser: Browser, link: str, book: Book) -> httpx.Response:
    return browser.send("PUT", f"/api/scores/{link}", body(book))


def test_two_write_and_one_watches(visit: Visit, ann: Browser, bob: Browser) -> None:
    ann.guest()
    mine = added(new_book("friday", TWO), 20, "ann")
    links = share(ann, mine)
    yours, version = read(bob.get(f"/api/scores/{links['write']}"))
    assert (yours.lines, version, yours.log) == (mine.lines, 1, ())
    chance = random.Random(1)
    for _ in range(6):
        mine = edited(mine, some_change(chance, mine), author="ann")
        yours = edited(yours, some_change(chance, yours), author="bob")
    read(put(ann, links["write"], mine))
    merged, _ = read(put(bob, links["write"], yours))
    assert outcome(merged) == outcome(merge(mine, yours))
    watched = ok(visit.browser().get(f"/api/scores/{links['watch']}"))
    assert not watched["may_write"]
    assert outcome(msgspec.convert(watched["book"], Book)) == outcome(merged)
    # Sending everything again changes nothing.
    assert read(put(bob, links["write"], yours))[1] == watched["version"]


def test_only_the_lines_that_changed_need_be_sent(ann: Browser) -> None:
    ann.guest()
    book = added(added(new_book("friday", TWO), 20, "ann"), 30, "ann")
    links = share(ann, book)
    later = added(book, 40, "ann")
    merged, _ = read(put(ann, links["write"], replace(later, lines=later.lines[-1:])))
    assert merged.lines == later.lines
    assert merged.head == book.head


def test_who_watches_waits_for_the_next_version(ann: Browser, bob: Browser) -> None:
    ann.guest()
    book = new_book("friday", TWO)
    links = share(ann, book)
    heard: list[tuple[Book, int]] = []
    path = f"/api/scores/{links['watch']}?after=1"
    watching = threading.Thread(target=lambda: heard.append(read(bob.get(path))))
    watching.start()
    later = added(book, 40, "ann")
    read(put(ann, links["write"], later))
    watching.join()
    assert [(each.lines, version) for each, version in heard] == [(later.lines, 2)]


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch, ann: Browser) -> None:
    monkeypatch.setattr(shared_books, "LONGEST_WAIT", 0.01)
    ann.guest()
    links = share(ann, new_book("friday", TWO))
    assert read(ann.get(f"/api/scores/{links['watch']}?after=1"))[1] == 1
    monkeypatch.setattr(shared_books, "MOST_WAITING", 0)
    problem(ann.get(f"/api/scores/{links['watch']}?after=1"), 429, "too_many_waiting")


def test_with_the_link_to_watch_nothing_can_be_written(ann: Browser, bob: Browser) -> None:
    ann.guest()
    book = new_book("friday", TWO)
    links = share(ann, book)
    problem(put(bob, links["watch"], added(book, 1, "bob")), 403, "read_only")
    problem(bob.send("DELETE", f"/api/scores/{links['watch']}"), 403, "read_only")
    assert bob.send("DELETE", f"/api/scores/{links['write']}").status_code == 204
    problem(ann.get(f"/api/scores/{links['watch']}"), 404, "no_book")


def test_what_is_no_book_of_this_link_is_refused(ann: Browser) -> None:
    problem(ann.post("/api/scores", body(new_book("friday", TWO))), 401, "no_person")
    ann.guest()
    book = new_book("friday", TWO)
    links = share(ann, book)
    problem(put(ann, links["write"], new_book("other", TWO)), 422, "cannot_be")
    problem(put(ann, "nobody-knows", book), 404, "no_book")
    far = added(replace(book, head_stamps={"title": added(book, 1, "x").lines[0].stamp}), 1, "x")
    ahead = replace(far.lines[0], stamp=replace(far.lines[0].stamp, count=10**9))
    problem(put(ann, links["write"], replace(book, lines=(ahead,))), 422, "book_ahead")
    many = book
    for _ in range(shared_books.MOST_LINES + 1):
        many = added(many, 1, "ann")
    problem(put(ann, links["write"], replace(many, log=())), 422, "book_too_large")
    plain = body(book)
    plain["book"]["head"]["names"] = ["Ann"]
    problem(ann.post("/api/scores", plain), 422, "cannot_be")
    problem(ann.post("/api/scores", {"book": {"id": 7}}), 400, "form")
    assert read(ann.get(f"/api/scores/{links['watch']}")) == (book, 1)


def test_how_many_a_person_shares_is_bounded(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(shared_books, "MOST", 2)
    limits = RateLimits(books_by_person=RateLimitItemPerDay(3))
    with open_house(tmp_path, limits=limits) as visit:
        ann = visit.browser()
        ann.guest()
        for _ in range(2):
            share(ann, new_book("friday", TWO))
        problem(ann.post("/api/scores", body(new_book("x", TWO))), 409, "books_too_many")
        problem(ann.post("/api/scores", body(new_book("x", TWO))), 429, "too_many")


def test_a_book_that_nobody_opens_is_forgotten(
    monkeypatch: pytest.MonkeyPatch, ann: Browser
) -> None:
    ann.guest()
    links = share(ann, new_book("friday", TWO))
    monkeypatch.setattr(shared_books, "KEPT", -1.0)
    problem(ann.get(f"/api/scores/{links['watch']}"), 404, "no_book")


def test_shared_books_go_with_their_person(where: str) -> None:
    async def use(store: Store) -> None:
        await store.add_person(person("ann"))
        await store.add_person(person("bob", login="bob"))
        row = SharedBookRow(
            id="w", write_hash="h", person_id=ANN, version=1, body=b"1", used_at=10.0
        )
        assert await store.add_shared_book(row, 1, 0.0)
        assert not await store.add_shared_book(replace(row, id="x", write_hash="i"), 1, 0.0)
        assert await store.shared_book("w", "?") == row == await store.shared_book("?", "h")
        assert await store.change_shared_book("w", 1, b"2", 20.0)
        assert not await store.change_shared_book("w", 1, b"3", 30.0)
        assert await store.shared_books_of(ANN) == (b"2",)
        await store.use_shared_book("w", 40.0)
        assert (await store.shared_book("w", "h")) == replace(
            row, version=2, body=b"2", used_at=40.0
        )
        await store.merge_person(ANN, "id-bob")
        assert await store.shared_books_of("id-bob") == (b"2",)
        other = replace(row, id="y", write_hash="j", person_id="id-bob", used_at=99.0)
        assert await store.add_shared_book(other, 1, 50.0)  # the unused one made room
        assert await store.shared_book("w", "h") is None
        await store.drop_shared_book("y")
        assert await store.shared_book("y", "j") is None
        assert await store.add_shared_book(other, 1, 50.0)
        await store.erase_person("id-bob")
        assert await store.shared_book("y", "j") is None

    with_store(where, use)
