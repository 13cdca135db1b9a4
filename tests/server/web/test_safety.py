"""What keeps other people's pages, floods and prying eyes out."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from limits import RateLimitItemPerMinute

from hollywood.server.people.refusals import Refusal
from hollywood.server.store.protocol import StoreUnavailable
from hollywood.server.web import logs
from hollywood.server.web.limits import AT_ONCE, Limits, Messages
from hollywood.server.web.operations import Pulse
from hollywood.server.web.security import headers_for, host_allowed, origin_allowed
from hollywood.server.web.settings import RateLimits
from hollywood.server.workers.fairness import Owner
from tests.server.web.browsers import Browser, Visit, ok, open_house, problem

GIN = {"preset": "gin", "entrance": "bot"}


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/lobby", 200),
        ("HEAD", "/table/t1", 200),
        ("GET", "/no/such/page", 404),
        ("GET", "/api/me", 200),
        ("GET", "/api/schema", 200),
        ("GET", "/api/no/such/thing", 404),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 404),  # not from this machine
        ("POST", "/api/me", 405),
        ("POST", "/api/tables", 400),
        ("GET", "/api/presets/none", 404),
        ("GET", "/ws/table/x", 405),
    ],
)
def test_every_answer_has_the_headers(ann: Browser, method: str, path: str, status: int) -> None:
    response = ann.send(method, path, token=False)
    assert response.status_code == status
    for name, value in headers_for(path, https=False):
        assert response.headers.get_list(name.decode()) == [value.decode()]
    assert "server" not in response.headers
    if path.startswith("/api") and status >= 400:
        assert set(response.json()) == {"code", "words"}


def test_the_policy_allows_nothing_of_foreign_or_inline_text() -> None:
    policy = policy_of("/")
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert not {"unsafe-inline", "unsafe-eval", "*", "http:", "https:"} & set(policy.split())


def test_only_the_worker_of_the_engine_may_run_webassembly() -> None:
    worker = policy_of("/assets/engine-worker-Ab_c-1.js")
    assert worker == policy_of("/").replace(
        "script-src 'self';", "script-src 'self' 'wasm-unsafe-eval';"
    )
    for path in ("/assets/engine-Ab_c-1.js", "/engine-worker-Ab_c-1.js", "/table/t1"):
        assert "wasm-unsafe-eval" not in policy_of(path)


def policy_of(path: str) -> str:
    return dict(headers_for(path, https=False))[b"content-security-policy"].decode()


def test_https_only_is_said_where_it_is_so(tmp_path: Path) -> None:
    with open_house(tmp_path, secure_cookies=True) as visit:
        response = visit.browser().get("/api/me")
        assert response.headers["strict-transport-security"] == "max-age=31536000"
        assert "Secure" in response.headers["set-cookie"]


def test_without_the_token_nothing_is_changed(ann: Browser) -> None:
    ann.get("/api/me")
    problem(ann.send("POST", "/api/guest", {}, token=False), 403, "forged")
    token = ann.cookies["csrftoken"]
    for wrong in ("", "x", token[:-1] + ("0" if token[-1] != "0" else "1"), token[::-1]):
        headers = {"x-csrftoken": wrong}
        problem(ann.send("POST", "/api/guest", {}, headers=headers, token=False), 403, "forged")
    assert ann.me["id"] is None
    ann.guest()


def test_a_token_of_another_house_is_replaced(ann: Browser) -> None:
    ann.cookies["csrftoken"] = "0" * 128
    problem(ann.post("/api/guest", {}), 403, "forged")
    ann.get("/api/me")
    assert ann.cookies["csrftoken"] != "0" * 128
    ann.guest()


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://testserver.local.evil.example"},
        {"origin": "http://testserver.local:8000"},
        {"origin": "http://evil@testserver.local"},
        {"origin": "file://"},
        {"origin": "http://testserver.local/path"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_pages_of_others_change_nothing(ann: Browser, headers: dict[str, str]) -> None:
    response = ann.send("POST", "/api/guest", {}, headers=headers)
    problem(response, 403, "origin")
    assert ann.me["id"] is None


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://testserver.local"},
        {"origin": "http://TESTSERVER.local:80"},
        {"sec-fetch-site": "same-origin"},
        {"origin": "https://cards.example"},
    ],
)
def test_our_own_pages_may(tmp_path: Path, headers: dict[str, str]) -> None:
    with open_house(tmp_path, origins=("https://cards.example",)) as visit:
        ok(visit.browser().send("POST", "/api/guest", {}, headers=headers))


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        ("http://[::1]:8710", "[::1]:8710", True),
        ("https://cards.example", "cards.example:443", True),
        ("https://cards.example", "cards.example:80", False),
        ("http://cards.example\\@evil.example", "cards.example", False),
        ("http://cards.example:99999", "cards.example:99999", False),
        ("javascript:alert(1)", "cards.example", False),
        ("http://", "", False),
        ("http://cards.example", "", False),
        ("http://" + "a" * 400, "a" * 400, False),
    ],
)
def test_origins(origin: str, host: str, allowed: bool) -> None:
    assert origin_allowed({"origin": origin}, host, ()) is allowed


def test_only_the_hosts_named_are_answered(tmp_path: Path) -> None:
    with open_house(tmp_path, hosts=("cards.example",)) as visit:
        ann = visit.browser()
        problem(ann.get("/api/me"), 421, "host")
        problem(ann.get("/"), 421, "host")
        ok(ann.get("/api/me", host="cards.example"))
    assert not host_allowed("", ["cards.example"])


def test_a_request_has_an_end(ann: Browser) -> None:
    ann.guest()
    body = b'{"name": "' + b"x" * 70_000 + b'"}'
    headers = {"content-type": "application/json"}
    problem(ann.send("PATCH", "/api/me", body, headers=headers), 413, "too_large")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"name": 7}',
        b'{"nam": "Ann"}',
        b'{"name": "' + b"x" * 999 + b'"}',
        b'{"name": "\\ud800"}',
        b"[" * 20_000,
    ],
)
def test_what_does_not_fit_is_told_in_one_line(ann: Browser, body: bytes) -> None:
    ann.guest("Ann")
    response = ann.send("PATCH", "/api/me", body, headers={"content-type": "application/json"})
    assert len(problem(response, 400, "form")) < 350
    assert ann.me["name"] == "Ann"


def test_what_is_wrong_is_named(ann: Browser) -> None:
    ann.guest("Ann")
    words = problem(ann.send("PATCH", "/api/me", {"nam": "Ann"}), 400, "form")
    assert "nam" in words
    words = problem(ann.post("/api/tables", {**GIN, "turn_seconds": 5}), 400, "form")
    assert "turn_seconds" in words
    assert ">= 10" in words


def test_floods_are_slowed_down_by_address_and_by_person(tmp_path: Path) -> None:
    limits = RateLimits(
        requests=RateLimitItemPerMinute(20),
        changes_by_address=RateLimitItemPerMinute(6),
        changes_by_person=RateLimitItemPerMinute(3),
    )
    with open_house(tmp_path, limits=limits) as visit:
        ann = visit.browser("192.0.2.1")
        ann.guest()
        for _ in range(3):
            ok(ann.send("PATCH", "/api/me", {"name": "Ann"}))
        response = ann.send("PATCH", "/api/me", {"name": "Ann"})
        problem(response, 429, "too_many")
        assert 1 <= int(response.headers["retry-after"]) <= 60
        ann.address = "192.0.2.2"  # a person's limit holds at every address
        problem(ann.send("PATCH", "/api/me", {"name": "Ann"}), 429, "too_many")
        bob = visit.browser("192.0.2.1")
        bob.get("/api/me")
        ok(bob.post("/api/guest", {}))
        problem(bob.send("PATCH", "/api/me", {"name": "Bob"}), 429, "too_many")
        codes = [bob.get("/api/me").status_code for _ in range(20)]
        assert codes[0] == 200
        assert codes[-1] == 429
        ok(visit.browser("192.0.2.3").get("/api/me"))
        assert bob.get("/").status_code == 200  # the pages themselves are always available


def test_sockets_are_counted_while_they_are_open() -> None:
    limits = Limits(RateLimits(sockets_by_address=3, sockets_by_person=2))
    with limits.socket("a", "ann"), limits.socket("a", "ann"):
        with pytest.raises(Refusal, match="close one of the other tabs"), limits.socket("b", "ann"):
            pass
        with limits.socket("a", None), pytest.raises(Refusal), limits.socket("a", "bob"):
            pass
    with limits.socket("a", "ann"):
        pass
    assert not limits.sockets._under_way


def test_connecting_again_and_again_is_bounded() -> None:
    limits = Limits(RateLimits(connects=RateLimitItemPerMinute(2)))
    for _ in range(2):
        with limits.socket("a", None):
            pass
    with pytest.raises(Refusal) as refused, limits.socket("a", None):
        pass
    assert (refused.value.code, refused.value.status) == ("too_many", 429)


def test_a_new_socket_does_not_renew_what_a_person_may_send() -> None:
    """Another address does not, either; and nobody loses a message because of an address."""

    async def use() -> None:
        messages = Messages(RateLimits(messages_by_person=2, messages_by_address=1000))
        sent = [await messages.take(Owner(f"a{n % 3}", "ann")) for n in range(3 * AT_ONCE)]
        assert sent.count(0) == 2 * AT_ONCE
        assert all(0 <= wait <= 0.5 for wait in sent)
        assert await messages.take(Owner("a0", "bob")) == 0

        messages = Messages(RateLimits(messages_by_person=10**6, messages_by_address=1))
        for number in range(AT_ONCE):
            assert await messages.take(Owner("a", f"p{number}")) == 0
        waiting = asyncio.create_task(messages.take(Owner("a", "carol")))
        other = asyncio.create_task(messages.take(Owner("b", "dave")))
        assert await other == 0
        assert not waiting.done()
        assert await waiting == 0

    asyncio.run(use())


def test_when_nothing_can_be_written_it_is_said(
    ann: Browser, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann.guest("Ann")

    async def full(*_: Any) -> None:
        raise StoreUnavailable("the disk of /secret/path is full")

    monkeypatch.setattr(visit.house.store, "change_person", full)
    response = ann.send("PATCH", "/api/me", {"name": "Anna"})
    words = problem(response, 503, "unavailable")
    assert "secret" not in words
    assert response.headers["retry-after"] == "2"
    assert ann.me["name"] == "Ann"


def test_health_is_about_the_database_and_the_event_loop(
    ann: Browser, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    well = ok(ann.get("/healthz"))
    assert well["healthy"]
    assert well["database_writable"]
    assert well["event_loop_lag_ms"] >= 0

    async def full(*_: Any) -> None:
        raise StoreUnavailable("full")

    monkeypatch.setattr(visit.house.store, "check", full)
    visit.client.app.state["pulse"] = Pulse()
    ill = ann.get("/healthz")
    assert ill.status_code == 503
    assert not ill.json()["database_writable"]
    monkeypatch.undo()
    monkeypatch.setattr(visit.house.metrics, "lag", 3.0)
    assert ann.get("/healthz").status_code == 503


def test_asking_for_health_in_a_loop_writes_once_in_some_seconds(
    ann: Browser, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, now = [], [1000.0]
    check = visit.house.store.check

    async def counted() -> None:
        written.append(now[0])
        await check()

    monkeypatch.setattr(visit.house.store, "check", counted)
    monkeypatch.setattr("hollywood.server.web.operations.monotonic", lambda: now[0])
    visit.client.app.state["pulse"] = Pulse()
    for _ in range(120):
        now[0] += 0.125
        assert ann.get("/healthz").status_code == 200
    assert len(written) == 3


def test_a_defect_of_ours_is_noted_and_not_shown(
    ann: Browser, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("the card 7h of Annabella")

    log = io.StringIO()
    logs.configure("json", file=log)
    monkeypatch.setattr(visit.house.store, "open_tables", broken)
    words = problem(ann.get("/api/tables"), 500, "defect")
    assert words.startswith("something went wrong on our side; it is in the log as ")
    entries = [json.loads(line) for line in log.getvalue().splitlines()]
    (noted,) = [entry for entry in entries if entry["event"] == "defect"]
    assert noted["defect"] == words.rpartition(" ")[2]
    assert noted["error"] == "RuntimeError"
    assert "test_safety.py" in noted["at"][0]
    assert "Annabella" not in log.getvalue()
    assert "7h" not in words


def test_the_log_tells_routes_and_nothing_about_people(ann: Browser) -> None:
    log = io.StringIO()
    logs.configure("json", file=log)
    ann.guest("Annabella")
    ann.register("anna.quux")
    ann.get("/api/tables/t_secret?token=hidden")
    lines = log.getvalue()
    entries = [json.loads(line) for line in lines.splitlines()]
    assert entries[-1]["route"].startswith("/api/tables/{table_id")
    assert {"event", "level", "timestamp", "method", "route", "status", "ms"} == set(entries[-1])
    for hidden in ("Annabella", "quux", "hidden", "t_secret", "192.0.2", ann.session or ""):
        assert hidden not in lines


def test_the_log_takes_listed_fields_only() -> None:
    log = io.StringIO()
    logs.configure("json", file=log)
    logger = logging.getLogger("hollywood.test")
    hidden = {"who": "Ann", "card": "7h", "token": "secret"}
    logger.info("done", extra={**hidden, "status": 200, "error": "7h is not there"})
    try:
        raise ValueError("7h")
    except ValueError:
        logger.exception("broke")
    logging.getLogger("some.library").warning("the value was %s", "7h")
    logging.getLogger("some.library").info("not heard")
    logging.getLogger("hollywood.store").error("nothing can be written")
    entries = [json.loads(line) for line in log.getvalue().splitlines()]
    assert [entry["event"] for entry in entries] == [
        "done",
        "broke",
        "library",
        "nothing can be written",
    ]
    assert entries[0]["status"] == 200
    assert entries[0]["error"] == "Error"
    assert entries[1]["error"] == "ValueError"
    assert "source" not in entries[0]
    assert entries[3]["source"].startswith("hollywood.store:test_the_log_takes")
    for word in hidden.values():
        assert word not in log.getvalue()


def test_the_log_can_be_written_for_people() -> None:
    log = io.StringIO()
    logs.configure("text", file=log)
    logging.getLogger("hollywood.test").info("done", extra={"status": 200, "who": "Ann"})
    assert "done" in log.getvalue()
    assert "status=200" in log.getvalue()
    assert "Ann" not in log.getvalue()
