"""A seat moves to another device by a code, and back; nobody else gets it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from hollywood.server.people import seat_codes
from hollywood.server.people.seat_codes import LASTS
from tests.server.web.browsers import Browser, Visit, ok, open_house, problem
from tests.server.web.test_tables import connect, welcomed

TABLE = {"entrance": "invite", "preset": "may-i", "players": 4}


def opened(browser: Browser, name: str) -> str:
    """Become a guest and open a table; return its id."""
    browser.guest(name)
    table_id: str = ok(browser.post("/api/tables", TABLE))["id"]
    return table_id


def code_from(socket: Any) -> str:
    """Ask for a code over a socket that has been welcomed."""
    socket.send_text('{"type":"ask_seat_code","request":1}')
    answer = _next(socket, "seat_code")
    assert answer["left_ms"] == LASTS * 1000
    code: str = answer["code"]
    assert len(code) == 8
    assert code.isdecimal()
    return code


def take(browser: Browser, table: str, code: str) -> Any:
    """Try to take a seat over."""
    return browser.post(f"/api/tables/{table}/seat", {"code": code})


def you(browser: Browser, table: str) -> int | None:
    """Return the seat that a browser has at a table."""
    with connect(browser, table) as socket:
        seat: int | None = welcomed(socket)["table"]["you"]
    return seat


def _next(socket: Any, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = msgspec.json.decode(socket.receive_text())
        if message["type"] == kind:
            return message


@pytest.mark.parametrize("account", [False, True])
def test_a_seat_moves_to_another_device_and_back(
    ann: Browser, visit: Visit, *, account: bool
) -> None:
    table, tablet = opened(ann, "Ann"), visit.browser()
    if account:
        ann.register("ann")
    tablet.guest("Kitchen")
    with connect(ann, table) as old:
        welcomed(old)
        code = code_from(old)
        assert take(tablet, table, f"{code[:4]} {code[4:]}").status_code == 204
        assert _next(old, "closing")["code"] == "seat_moved"
    with connect(tablet, table) as new:
        shown = welcomed(new)["table"]
        assert (shown["you"], shown["seats"][0]["name"]) == (0, "Ann")
        with connect(ann, table) as old:
            told = _next(old, "closing")
            assert (told["code"], told["retry_ms"]) == ("seat_moved", None)
            assert told["words"] == "This seat is now played on another device."
        assert tablet.me["name"] == "Kitchen", "the device is somebody else now"
        (listed,) = tablet.get("/api/tables/mine").json()["running"]
        assert (listed["card"]["id"], listed["you"]) == (table, 0)
        assert ann.send("DELETE", f"/api/tables/{table}/seat").status_code == 204
        assert _next(new, "closing")["code"] == "seat_back"
    assert tablet.get("/api/tables/mine").json()["running"] == []
    assert you(tablet, table) is None
    assert you(ann, table) == 0


def test_a_code_is_good_once_for_a_while_and_for_its_table(ann: Browser, visit: Visit) -> None:
    now = [1000.0]
    codes = visit.house.rooms.seat_codes
    codes._clock = lambda: now[0]
    table, bob = opened(ann, "Ann"), visit.browser()
    elsewhere = opened(bob, "Bob")
    with connect(ann, table) as socket:
        welcomed(socket)
        first = code_from(socket)
        second = code_from(socket)
        third = visit.browser()
        problem(take(third, table, first), 403, "wrong_code")  # replaced
        problem(take(third, table, "00000000"), 403, "wrong_code")
        problem(take(third, elsewhere, second), 403, "wrong_code")
        problem(take(third, "tNowhere", second), 404, "not_found")
        now[0] += LASTS
        problem(take(third, table, second), 403, "wrong_code")  # too old
        code = code_from(socket)
        now[0] += LASTS - 1
        problem(take(ann, table, code), 409, "own_seat_here")
        assert take(third, table, code).status_code == 204
        problem(take(visit.browser(), table, code), 403, "wrong_code")  # used
    assert you(third, elsewhere) is None
    assert str(code) not in repr(vars(codes)), "a code is kept as it is"


def test_spectators_get_no_code(ann: Browser, bob: Browser) -> None:
    table = opened(ann, "Ann")
    bob.guest("Bob")
    with connect(bob, table) as socket:
        welcomed(socket)
        socket.send_text('{"type":"ask_seat_code","request":7}')
        assert _next(socket, "seat_code") == {
            "type": "seat_code",
            "request": 7,
            "code": None,
            "left_ms": 0,
        }


def test_a_seat_that_was_left_is_not_taken_over(ann: Browser, bob: Browser) -> None:
    table = opened(ann, "Ann")
    with connect(ann, table) as socket:
        welcomed(socket)
        code = code_from(socket)
        socket.send_text('{"type":"leave","command_id":"c1"}')
        _next(socket, "done")
    problem(take(bob, table, code), 403, "wrong_code")


def test_tries_are_counted_by_address_and_by_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat_codes, "TRIES", 21)
    with open_house(tmp_path) as visit:
        ann = visit.browser()
        table, other = opened(ann, "Ann"), ok(ann.post("/api/tables", TABLE))["id"]
        with connect(ann, table) as socket:
            welcomed(socket)
            code = code_from(socket)
        thief = visit.browser()
        for _ in range(10):
            problem(take(thief, table, "12345678"), 403, "wrong_code")
        problem(take(thief, other, "12345678"), 429, "too_many")
        for _ in range(11):
            problem(take(visit.browser(), table, "12345678"), 403, "wrong_code")
        tablet = visit.browser()
        problem(take(tablet, table, code), 403, "wrong_code")  # it has ended
        with connect(ann, table) as socket:
            welcomed(socket)
            assert take(tablet, table, code_from(socket)).status_code == 204, "strangers block it"


def test_the_session_of_a_seat_signs_nobody_in(ann: Browser, visit: Visit) -> None:
    table, tablet = opened(ann, "Ann"), visit.browser()
    with connect(ann, table) as socket:
        welcomed(socket)
        assert take(tablet, table, code_from(socket)).status_code == 204
    cookie = tablet.cookies[f"hollywood-seat-{table}"]
    tablet.cookies["hollywood"] = cookie
    assert tablet.me["name"] is None
    thief = visit.browser()
    thief.cookies[f"hollywood-seat-{table}"] = ann.cookies["hollywood"]
    assert you(thief, table) is None
    problem(visit.browser().send("DELETE", f"/api/tables/{table}/seat"), 401, "no_person")


def test_a_new_password_ends_the_session_of_a_seat(ann: Browser, visit: Visit) -> None:
    table, tablet = opened(ann, "Ann"), visit.browser()
    ann.register("ann")
    with connect(ann, table) as socket:
        welcomed(socket)
        take(tablet, table, code_from(socket))
    assert you(tablet, table) == 0
    form = {"old": "three melds, no deadwood", "new": "four aces, in the dark"}
    ok(ann.post("/api/account/password", form))
    assert you(tablet, table) is None
    assert you(ann, table) == 0


def test_a_code_made_elsewhere_is_void_once_the_seat_is_taken_back(
    ann: Browser, visit: Visit
) -> None:
    """Who borrowed the seat cannot keep a code for later; a new password ends all codes too."""
    table, tablet = opened(ann, "Ann"), visit.browser()
    ann.register("ann")
    with connect(ann, table) as socket:
        welcomed(socket)
        take(tablet, table, code_from(socket))
    with connect(tablet, table) as socket:
        welcomed(socket)
        code = code_from(socket)
    assert ann.send("DELETE", f"/api/tables/{table}/seat").status_code == 204
    problem(take(tablet, table, code), 403, "wrong_code")
    with connect(ann, table) as socket:
        welcomed(socket)
        code = code_from(socket)
    form = {"old": "three melds, no deadwood", "new": "four aces, in the dark"}
    ok(ann.post("/api/account/password", form))
    problem(take(tablet, table, code), 403, "wrong_code")
