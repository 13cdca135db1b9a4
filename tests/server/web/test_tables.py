"""Games, tables and records, and the socket of a table, as a browser sees them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from limits import RateLimitItemPerHour
from litestar.exceptions import WebSocketDisconnect

from hollywood.bots.levels import LEVELS
from hollywood.errors import HollywoodError
from hollywood.match.presets import PRESETS
from hollywood.server.protocol.messages import PROTOCOL
from hollywood.server.rooms.lobby import OF_ADDRESS, OF_GUEST
from hollywood.server.store.protocol import StoreUnavailable
from hollywood.server.web.settings import RateLimits
from hollywood.server.workers.fairness import Owner
from tests.server.web.browsers import PASSWORD, Browser, Visit, ok, open_house, problem

GIN: dict[str, Any] = {"preset": "gin", "entrance": "bot"}
LOBBY: dict[str, Any] = {"preset": "hollywood-gin", "entrance": "lobby"}


def test_the_games_of_the_house(ann: Browser) -> None:
    response = ann.get("/api/presets")
    presets = response.json()
    assert [entry["name"] for entry in presets] == list(PRESETS)
    for entry in presets:
        assert entry["title"]
        assert entry["headline"]
        assert entry["players"]
        assert entry["bots"] == list(LEVELS)


@pytest.mark.parametrize("name", PRESETS)
def test_a_game_in_full(ann: Browser, name: str) -> None:
    told = ok(ann.get(f"/api/presets/{name}"))
    assert told["preset"]["name"] == name
    assert told["sections"]
    assert told["notes"]
    assert len(told["knobs"]) > 40


def test_there_is_no_other_game(ann: Browser) -> None:
    words = problem(ann.get("/api/presets/poker"), 404, "not_found")
    assert "hollywood-gin" in words


def test_rules_under_construction(ann: Browser) -> None:
    told = ok(ann.post("/api/rules/check", {"preset": "gin", "changes": {"target": "150"}}))
    assert told["problem"] is None
    assert "150" in told["headline"]
    assert told["players"] == [2, 3, 4, 6, 8]
    wrong = ok(ann.post("/api/rules/check", {"preset": "gin", "changes": {"target": -1}}))
    assert wrong["headline"] is None
    assert wrong["problem"] == "target cannot be -1: a whole number from 1 to 10000"
    unknown = ok(ann.post("/api/rules/check", {"preset": "poker"}))
    assert "there is no preset" in unknown["problem"]


def test_a_rated_table_is_in_the_lobby_while_its_owner_is_there(ann: Browser, bob: Browser) -> None:
    ann.guest("Ann")
    rated = {**LOBBY, "rated": True, "clock": "live", "turn_seconds": 30}
    card = ok(ann.post("/api/tables", rated))

    def listed(browser: Browser) -> list[str]:
        return [entry["card"]["id"] for entry in ok(browser.get("/api/tables"))["open"]]

    assert (listed(bob), listed(ann)) == ([], [card["id"]])  # she finds the way back there
    with connect(ann, card["id"]) as line:
        welcomed(line)
        assert listed(bob) == [card["id"]]


def test_what_cannot_be_rated_is_refused_in_words(ann: Browser) -> None:
    ann.guest("Ann")
    words = problem(ann.post("/api/tables", {**LOBBY, "rated": True}), 422, "cannot_be")
    assert words == "a rated table needs a clock: choose a live or a correspondence one"


def test_a_table_is_opened_and_found(ann: Browser, bob: Browser) -> None:
    ann.guest("Ann")
    response = ann.post("/api/tables", {**LOBBY, "changes": {"shutout": True, "target": "120"}})
    assert response.status_code == 201
    card = response.json()
    assert card["owner"] == "Ann"
    assert card["rules"]["target"] == 120
    assert card["rules"]["shutout"] == {"kind": "replace_game_bonus", "points": 200}
    table = ok(bob.get(f"/api/tables/{card['id']}"))
    assert table["card"] == card
    assert (table["seats"], table["you"], table["stage"]) == (["Ann", None], None, "gathering")
    lobby = ok(bob.get("/api/tables"))
    assert [entry["card"]["id"] for entry in lobby["open"]] == [card["id"]]
    assert lobby["playing"] == []
    assert ok(bob.get("/api/tables/mine")) == {"running": [], "over": []}
    (mine,) = ok(ann.get("/api/tables/mine"))["running"]
    assert (mine["you"], mine["card"]["id"]) == (0, card["id"])


def test_a_person_has_a_few_tables_in_the_lobby_and_an_address_some_more(visit: Visit) -> None:
    ann = visit.browser("192.0.2.1")
    ann.guest("Ann")
    cards = [ok(ann.post("/api/tables", LOBBY))["id"] for _ in range(OF_GUEST)]
    words = problem(ann.post("/api/tables", LOBBY), 422, "too_many_open")
    assert words.startswith(f"you have {OF_GUEST} tables in the lobby")
    ann.address = "192.0.2.2"
    problem(ann.post("/api/tables", LOBBY), 422, "too_many_open")
    ok(ann.post("/api/tables", {**LOBBY, "entrance": "invite"}))
    with connect(ann, cards[0]) as line:
        welcomed(line)
        line.send_text('{"type":"leave","command_id":"up"}')
        while msgspec.json.decode(line.receive_text())["type"] != "done":
            pass
    ok(ann.post("/api/tables", LOBBY))
    refused, opened = 0, 1  # the other one of Ann
    for number in range(OF_ADDRESS):
        guest = visit.browser("192.0.2.1")
        guest.guest(f"Guest {number}")
        told = guest.post("/api/tables", LOBBY)
        refused, opened = refused + (told.status_code == 422), opened + (told.status_code == 201)
    assert (opened, refused) == (OF_ADDRESS, 1)


def test_addresses_take_turns_in_the_lobby(visit: Visit) -> None:
    """Junk tables, even newer ones, push no honest table off the list."""
    honest = []
    for name in ("Ann", "Bob"):
        browser = visit.browser()
        browser.guest(name)
        honest.append(ok(browser.post("/api/tables", LOBBY))["id"])
    for number in range(OF_ADDRESS):
        junk = visit.browser("198.51.100.9")
        junk.guest(f"Junk {number}")
        ok(junk.post("/api/tables", LOBBY))
    listed = [each["card"]["id"] for each in ok(visit.browser().get("/api/tables"))["open"]]
    assert len(listed) == OF_ADDRESS + 2
    assert set(honest) < set(listed[:3])


def test_a_table_that_everybody_has_forgotten_is_not_listed(
    ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann.guest("Ann")
    for _ in range(OF_GUEST):
        ok(ann.post("/api/tables", LOBBY))
    assert len(ok(bob.get("/api/tables"))["open"]) == OF_GUEST
    monkeypatch.setattr("hollywood.server.rooms.lobby.LISTED_FOR", -60)
    assert ok(bob.get("/api/tables"))["open"] == []
    ok(ann.post("/api/tables", LOBBY))  # forgotten ones do not count


def test_an_invited_table_is_in_no_list(ann: Browser, bob: Browser) -> None:
    ann.guest("Ann")
    card = ok(ann.post("/api/tables", {**LOBBY, "entrance": "invite"}))
    assert ok(bob.get("/api/tables")) == {"open": [], "playing": []}
    assert ok(bob.get(f"/api/tables/{card['id']}"))["card"]["id"] == card["id"]


def test_a_new_name_is_shown_at_the_tables(ann: Browser, bob: Browser) -> None:
    ann.guest("Ann")
    card = ok(ann.post("/api/tables", LOBBY))
    ok(ann.send("PATCH", "/api/me", {"name": "Anna"}))
    table = ok(bob.get(f"/api/tables/{card['id']}"))
    assert table["seats"] == ["Anna", None]
    assert table["card"]["owner"] == "Anna"


@pytest.mark.parametrize(
    ("form", "says"),
    [
        ({"changes": {"target": -1}}, "target cannot be -1"),
        ({"preset": "poker"}, "there is no preset"),
        ({"bots": ["greedy", "greedy"]}, "1 seats are left"),
        ({"bots": ["nobody"]}, "This game has no such bot"),
        ({"changes": {"shutout": False, "shutout.points": 300}}, "shutout is off"),
    ],
)
def test_tables_that_cannot_be(ann: Browser, form: dict[str, Any], says: str) -> None:
    ann.guest("Ann")
    assert says in problem(ann.post("/api/tables", {**GIN, **form}), 422, "cannot_be")


def test_playing_at_once(ann: Browser, bob: Browser) -> None:
    problem(ann.post("/api/tables/quick", {"preset": "gin"}), 401, "no_person")
    for browser, name in ((ann, "Ann"), (bob, "Bob")):
        browser.guest(name)
    first = ok(ann.post("/api/tables/quick", {"preset": "gin"}))
    assert first["quick"] is True
    assert ok(ann.post("/api/tables/quick", {"preset": "gin"}))["id"] == first["id"]
    assert ok(bob.post("/api/tables/quick", {"preset": "gin"}))["id"] == first["id"]
    assert ann.send("DELETE", "/api/tables/quick").status_code == 204
    assert ok(bob.post("/api/tables/quick", {"preset": "gin"}))["id"] != first["id"]
    rated = {"preset": "gin", "rated": True}
    assert "needs a clock" in problem(bob.post("/api/tables/quick", rated), 422, "cannot_be")
    problem(bob.post("/api/tables/quick", {"preset": "gin", "clock": "days"}), 400, "form")


def test_how_often_one_asks_to_play_at_once_is_bounded(tmp_path: Path) -> None:
    once = RateLimitItemPerHour(1)
    for limits in (RateLimits(quick_by_person=once), RateLimits(quick_by_address=once)):
        with open_house(tmp_path, limits=limits) as visit:
            ann = visit.browser()
            ann.guest("Ann")
            ok(ann.post("/api/tables/quick", {"preset": "gin"}))
            problem(ann.post("/api/tables/quick", {"preset": "gin"}), 429, "too_many")
            ok(ann.post("/api/tables", GIN))
    with open_house(tmp_path, limits=RateLimits(tables_by_person=once)) as visit:
        ann = visit.browser()
        ann.guest("Ann")
        for preset in ("gin", "gin"):
            ok(ann.post("/api/tables/quick", {"preset": preset}))
        problem(ann.post("/api/tables/quick", {"preset": "oklahoma"}), 429, "too_many")


def test_how_many_tables_one_opens_is_bounded(tmp_path: Path) -> None:
    limits = RateLimits(tables_by_person=RateLimitItemPerHour(1))
    with open_house(tmp_path, limits=limits) as visit:
        ann = visit.browser()
        ann.guest("Ann")
        ok(ann.post("/api/tables", GIN))
        problem(ann.post("/api/tables", GIN), 429, "too_many")


def test_what_is_not_there(ann: Browser) -> None:
    for path in ("tables/t_none", "records/t_none/rounds/1", "records/t_none/file"):
        problem(ann.get(f"/api/{path}"), 404, "not_found")
    problem(ann.get("/api/records/t_none/rounds/0"), 400, "form")
    problem(ann.get("/api/records/t_none/rounds/1?seat=8"), 400, "form")
    problem(ann.get("/api/records/t_none/rounds/one"), 404, "not_found")


def test_records_are_shown_when_they_may_be(
    ann: Browser, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann.guest("Ann")
    card = ok(ann.post("/api/tables", GIN))
    asked: list[Any] = []

    async def not_yet(*arguments: Any) -> Any:
        asked.append(arguments)
        raise HollywoodError("the match is not over")

    async def ready(*_: Any) -> bytes:
        return b"hollywood record 1\n<script>\n"

    async def gone(*_: Any) -> Any:
        raise StoreUnavailable("no")

    rooms = visit.house.rooms
    monkeypatch.setattr(rooms, "record_round", not_yet)
    response = ann.get(f"/api/records/{card['id']}/rounds/2?seat=1")
    assert problem(response, 403, "not_shown") == "the match is not over"
    assert asked == [(card["id"], 2, 1, Owner(ann.address, ann.me["id"]))]
    monkeypatch.setattr(rooms, "record_round", gone)
    problem(ann.get(f"/api/records/{card['id']}/rounds/2"), 503, "unavailable")
    monkeypatch.setattr(rooms, "record_file", not_yet)
    problem(ann.get(f"/api/records/{card['id']}/file"), 403, "not_shown")
    monkeypatch.setattr(rooms, "record_file", ready)
    response = ann.get(f"/api/records/{card['id']}/file")
    assert response.content == b"hollywood record 1\n<script>\n"
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert response.headers["content-disposition"].startswith("attachment; filename=")


@pytest.fixture
def table(ann: Browser) -> str:
    """One of Ann's tables."""
    ann.guest("Ann")
    table_id: str = ok(ann.post("/api/tables", LOBBY))["id"]
    return table_id


def connect(browser: Browser, table: str, **headers: str) -> Any:
    """Open the socket of a table."""
    browser.client.cookies.clear()
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    sent = {"x-forwarded-for": browser.address, "cookie": cookies, **headers}
    return browser.client.websocket_connect(f"/ws/table/{table}", headers=sent)


def welcomed(socket: Any) -> dict[str, Any]:
    """Greet a table and return its answer."""
    socket.send_text(f'{{"type":"hello","protocol":{PROTOCOL}}}')
    answer: dict[str, Any] = msgspec.json.decode(socket.receive_text())
    return answer


def test_a_socket_knows_whose_it_is(ann: Browser, bob: Browser, table: str) -> None:
    with connect(ann, table, origin="http://testserver.local") as socket:
        answer = welcomed(socket)
    assert (answer["type"], answer["table"]["you"]) == ("welcome", 0)
    with connect(bob, table) as socket:
        assert welcomed(socket)["table"]["you"] is None


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver.local:81"])
def test_sockets_from_pages_of_others_are_not_accepted(
    ann: Browser, table: str, origin: str
) -> None:
    with pytest.raises(WebSocketDisconnect) as closed, connect(ann, table, origin=origin):
        pass
    assert closed.value.code == 1008


def test_too_many_sockets_are_told_so(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=RateLimits(sockets_by_person=1)) as visit:
        ann = visit.browser()
        ann.guest("Ann")
        table = ok(ann.post("/api/tables", LOBBY))["id"]
        with connect(ann, table) as first:
            welcomed(first)
            with connect(ann, table) as second:
                told = msgspec.json.decode(second.receive_text())
        assert (told["type"], told["code"]) == ("closing", "too_many_sockets")
        assert told["retry_ms"] == 5000
        with connect(ann, table) as again:
            assert welcomed(again)["type"] == "welcome"


def test_logging_out_closes_the_sockets_of_this_session(ann: Browser, table: str) -> None:
    with connect(ann, table) as socket:
        welcomed(socket)
        ok(ann.post("/api/account/logout", None))
        assert _closing(socket) == "signed_out"


def test_a_new_password_closes_the_sockets_of_all_others(
    ann: Browser, bob: Browser, table: str
) -> None:
    ann.register("ann")
    ok(bob.login("ann"))
    with connect(bob, table) as socket:
        welcomed(socket)
        ok(ann.post("/api/account/password", {"old": PASSWORD, "new": "four aces, in the dark"}))
        assert _closing(socket) == "signed_out"


def test_who_is_forgotten_is_gone_from_his_tables(ann: Browser, bob: Browser, table: str) -> None:
    with connect(ann, table) as socket:
        welcomed(socket)
        ok(ann.send("DELETE", "/api/me", {}))
        assert _closing(socket) in {"signed_out", "reopened"}
    shown = ok(bob.get(f"/api/tables/{table}"))
    assert "Ann" not in bob.get(f"/api/tables/{table}").text
    assert shown["people"] == 0


def test_defects_at_a_socket_are_not_told(
    ann: Browser, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("the card 7h")

    monkeypatch.setattr("hollywood.server.web.table_socket.serve_socket", broken)
    with connect(ann, table) as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_text()
    assert closed.value.code == 1011
    assert "7h" not in str(closed.value.detail)


def test_a_socket_waits_while_nothing_can_be_written(
    ann: Browser, table: str, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(*_: Any) -> None:
        raise StoreUnavailable("the secret path")

    monkeypatch.setattr(visit.house.store, "person_of_session", gone)
    with connect(ann, table) as socket:
        told = msgspec.json.decode(socket.receive_text())
    assert (told["type"], told["code"], told["retry_ms"]) == ("closing", "unavailable", 2000)
    assert "secret" not in told["words"]


def _closing(socket: Any) -> str:
    while True:
        message = msgspec.json.decode(socket.receive_text())
        if message["type"] == "closing":
            code: str = message["code"]
            return code
