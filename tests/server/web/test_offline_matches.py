"""Matches played without the server, sent to the account: once, checked, and never rated."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest
from limits import RateLimitItemPerDay

from hollywood.records.about import About
from hollywood.records.lines import FIRST_CHECK, read_line, write_plain
from hollywood.records.reader import record_in
from hollywood.records.writer import with_headers
from hollywood.server.rooms.offline_matches import EARLIEST
from hollywood.server.web.offline_routes import LARGEST_RECORD
from hollywood.server.web.settings import RateLimits
from tests.matches import recorded
from tests.server.web.browsers import Browser, Visit, ok, open_house, problem


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A whole match of gin."""
    path = tmp_path_factory.mktemp("record") / "match"
    recorded(path, "gin", ("target=30",), rounds=None)
    return path.read_bytes()


def send(browser: Browser, record: bytes, **more: Any) -> httpx.Response:
    asked = {"preset": "gin", "seat": 0, "bot": "club", **more}
    headers = {"content-type": "text/plain"}
    return browser.send(
        "POST", f"/api/me/offline-matches?{urlencode(asked)}", record, headers=headers
    )


def test_a_match_is_kept_once_and_marked(visit: Visit, ann: Browser, record: bytes) -> None:
    ann.register("ann")
    ended = EARLIEST + 3600
    table = ok(send(ann, record, ended_at=ended))["table"]
    assert ok(send(ann, record, ended_at=ended + 60, bot="expert")) == {"table": table}
    (listed,) = ok(ann.get("/api/tables/mine"))["over"]
    card = listed["card"]
    assert card["id"] == table
    assert (card["offline"], card["rated"], card["changes"]) == (True, False, {"target": 30})
    assert listed["you"] == 0
    assert listed["moved_at"] == pytest.approx(ended, abs=1)
    assert ok(ann.get("/api/statistics"))["tallies"] == []
    shown = ok(ann.get(f"/api/records/{table}/rounds/1?seat=0"))
    assert shown["frames"]
    file = ann.get(f"/api/records/{table}/file").content
    said = record_in(file)
    assert len(said.entries) == record.count(b"\n")
    assert (said.about.event, said.about.kinds) == ("Match without a server", ("person", "club"))
    assert ok(send(ann, _saying_more(record)))["table"] == table  # the match is the same one
    assert visit.wait(visit.house.rooms.room, table).outcome == tuple(listed["winners"])
    bob = visit.browser()
    bob.register("bob")
    problem(bob.get(f"/api/records/{table}/rounds/1"), 403, "not_shown")
    assert ok(send(bob, record))["table"] != table


def _saying_more(record: bytes) -> bytes:
    return with_headers(record_in(record), About(date="2026-11-27")).content


@pytest.mark.parametrize(("said", "kept"), [(0, EARLIEST), (1e12, None), (None, None)])
def test_a_clock_that_is_wrong_does_no_harm(
    ann: Browser, record: bytes, said: float | None, kept: float | None
) -> None:
    ann.register("ann")
    ok(send(ann, record, **({} if said is None else {"ended_at": said})))
    (listed,) = ok(ann.get("/api/tables/mine"))["over"]
    assert listed["moved_at"] == pytest.approx(kept or time.time(), abs=60)


def test_what_is_no_finished_match_is_refused(ann: Browser, record: bytes) -> None:
    ann.register("ann")
    lines = record.splitlines(keepends=True)
    for bad in (
        b"",
        b"\xff" * 1000,
        b"".join(lines[:-1]),
        record.replace(b'"draw"', b'"take"', 1),
        _forged(lines),
    ):
        problem(send(ann, bad), 422, "bad_record")
    problem(send(ann, record, preset="may-i"), 422, "bad_record")
    problem(send(ann, record, preset="none"), 422, "cannot_be")
    problem(send(ann, record, seat=2), 422, "bad_record")
    problem(send(ann, record, bot="nobody"), 422, "cannot_be")
    problem(send(ann, b"x" * (LARGEST_RECORD + 1)), 413, "too_large")
    assert ok(ann.get("/api/tables/mine"))["over"] == []


def _forged(lines: list[bytes]) -> bytes:
    """The record with other cards in the first hand, and checks that fit."""
    forged, check, before = [], FIRST_CHECK, FIRST_CHECK
    for number, line in enumerate(lines, 1):
        plain, before = read_line(line.rstrip(b"\n"), before, number)
        if number == 2:
            hands = plain["boards"][0]["events"][0]["hands"]
            hands[0], hands[1] = hands[1], hands[0]
        written, check = write_plain(plain, check)
        forged.append(written + b"\n")
    return b"".join(forged)


def test_only_accounts_send_matches(ann: Browser, record: bytes) -> None:
    problem(send(ann, record), 401, "no_person")
    ann.guest("Ann")
    problem(send(ann, record), 422, "guest_matches")


def test_a_person_sends_so_many_a_day(tmp_path: Path, record: bytes) -> None:
    limits = RateLimits(offline_by_person=RateLimitItemPerDay(2))
    with open_house(tmp_path, limits=limits) as visit:
        ann = visit.browser()
        ann.register("ann")
        assert [send(ann, record).status_code for _ in range(3)] == [200, 200, 429]
