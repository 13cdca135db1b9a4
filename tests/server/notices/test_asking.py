"""Asking for notices and ending them: over the interface of the pages, and with links."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hollywood.server.notices.mail import smtp_of
from hollywood.server.web.notice_routes import MOST_DEVICES
from tests.server.notices.services import (
    MailServer,
    PushService,
    Subscribed,
    mail_server,
    push_service,
)
from tests.server.web.browsers import PASSWORD, Browser, Visit, ok, open_house, problem

NIGHT = {"start": 22 * 60, "end": 7 * 60, "zone": "Europe/Paris"}
ADDRESS = "ann@cards.example"
SITE = "http://cards.example"


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with mail_server() as running:
        yield running


@pytest.fixture
def visit(tmp_path: Path, mails: MailServer) -> Iterator[Visit]:
    smtp = smtp_of(mails.url, "table@cards.example", None)
    with open_house(tmp_path, push_to_loopback=True, smtp=smtp, origins=(SITE,)) as opened:
        yield opened


def subscribe(browser: Browser, service: PushService, name: str = "one") -> dict[str, Any]:
    return ok(browser.send("PUT", "/api/notices/device", Subscribed(service, name).form(name=name)))


def names(shown: dict[str, Any]) -> list[tuple[str, bool]]:
    return [(device["name"], device["here"]) for device in shown["devices"]]


def link_in(mails: MailServer, path: str) -> str:
    """The token of the link in the last mail."""
    _, mail = mails.taken[-1]
    return str(mail.get_content()).partition(f"{SITE}{path}")[2].split()[0]


def test_a_device_is_kept_until_it_signs_out(visit: Visit, service: PushService) -> None:
    ann, phone = visit.browser(), visit.browser()
    problem(ann.get("/api/notices"), 401, "no_person")
    ann.register("ann")
    ok(phone.login("ann"))
    key = ok(ann.get("/api/notices"))["push_key"]
    shown = subscribe(ann, service, "laptop")
    assert names(shown) == [("laptop", True)]
    assert "endpoint" not in str(shown)
    shown = subscribe(phone, service, "phone")
    assert names(shown) == [("phone", True), ("laptop", False)]
    assert shown["push_key"] == key
    assert names(subscribe(phone, service, "phone"))[0] == ("phone", True)  # again: no second one
    ok(phone.post("/api/account/logout", None))
    assert names(ok(ann.get("/api/notices"))) == [("laptop", True)]
    (device,) = ok(ann.get("/api/notices"))["devices"]
    bob = visit.browser()
    bob.guest("Bob")
    ok(bob.send("DELETE", f"/api/notices/device/{device['id']}"))  # not his
    assert names(ok(ann.get("/api/notices"))) == [("laptop", True)]
    assert names(ok(ann.send("DELETE", f"/api/notices/device/{device['id']}"))) == []


def test_a_device_belongs_to_who_uses_it_last(visit: Visit, service: PushService) -> None:
    ann, bob = visit.browser(), visit.browser()
    ann.guest("Ann")
    bob.guest("Bob")
    subscribe(ann, service, "shared")
    subscribe(bob, service, "shared")
    assert names(ok(ann.get("/api/notices"))) == []
    assert names(ok(bob.get("/api/notices"))) == [("shared", True)]


def test_only_so_many_devices(visit: Visit, service: PushService) -> None:
    ann = visit.browser()
    ann.guest("Ann")
    for number in range(MOST_DEVICES + 2):
        subscribe(ann, service, f"d{number}")
    shown = ok(ann.get("/api/notices"))
    assert [name for name, _ in names(shown)] == [f"d{n}" for n in range(11, 1, -1)]


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"endpoint": "https://127.0.0.1/x"}, 422, "endpoint"),
        ({"endpoint": "https://169.254.169.254/latest"}, 422, "endpoint"),
        ({"endpoint": "https://push.example/" + "x" * 2000}, 400, "form"),
        ({"public_key": "AAAA"}, 422, "push_keys"),
        ({"public_key": "B" * 87}, 422, "push_keys"),
        ({"auth": "short"}, 422, "push_keys"),
        ({"auth": "äääää"}, 422, "push_keys"),
        ({"name": "x" * 81}, 400, "form"),
        ({"more": 1}, 400, "form"),
    ],
)
def test_what_is_no_subscription(
    visit: Visit, service: PushService, change: dict[str, Any], status: int, code: str
) -> None:
    ann = visit.browser()
    ann.guest("Ann")
    form = Subscribed(service).form() | change
    problem(ann.send("PUT", "/api/notices/device", form), status, code)


def test_a_guest_takes_devices_and_wishes_into_the_account(
    visit: Visit, service: PushService
) -> None:
    ann, guest = visit.browser(), visit.browser()
    ann.register("ann")
    guest.guest("Annie")
    subscribe(guest, service, "phone")
    ok(guest.send("PUT", "/api/notices/quiet", {"quiet": NIGHT}))
    ok(guest.login("ann"))
    shown = ok(ann.get("/api/notices"))
    assert names(shown) == [("phone", False)]
    assert names(ok(guest.get("/api/notices"))) == [("phone", True)]  # in its new session
    assert shown["quiet"] == NIGHT


def test_a_guest_who_registers_keeps_notices(visit: Visit, service: PushService) -> None:
    ann = visit.browser()
    ann.guest("Ann")
    subscribe(ann, service, "phone")
    ann.register("ann")
    assert names(ok(ann.get("/api/notices"))) == [("phone", True)]


def test_a_new_password_keeps_notices_only_in_this_browser(
    visit: Visit, service: PushService
) -> None:
    ann, phone = visit.browser(), visit.browser()
    ann.register("ann")
    ok(phone.login("ann"))
    subscribe(ann, service, "laptop")
    subscribe(phone, service, "phone")
    ok(ann.post("/api/account/password", {"old": PASSWORD, "new": f"{PASSWORD} again"}))
    assert names(ok(ann.get("/api/notices"))) == [("laptop", True)]
    problem(phone.get("/api/notices"), 401, "no_person")


def test_quiet_hours(visit: Visit) -> None:
    ann = visit.browser()
    ann.guest("Ann")
    assert ok(ann.send("PUT", "/api/notices/quiet", {"quiet": NIGHT}))["quiet"] == NIGHT
    assert ok(ann.get("/api/notices"))["quiet"] == NIGHT
    for zone in ("Europe/Atlantis", "../../etc/passwd", ""):
        wrong = {"quiet": {**NIGHT, "zone": zone}}
        problem(ann.send("PUT", "/api/notices/quiet", wrong), 422, "zone")
    problem(ann.send("PUT", "/api/notices/quiet", {"quiet": {**NIGHT, "end": 1440}}), 400, "form")
    assert ok(ann.send("PUT", "/api/notices/quiet", {"quiet": None}))["quiet"] is None


def test_an_address_must_be_confirmed(visit: Visit, mails: MailServer) -> None:
    ann = visit.browser()
    ann.guest("Ann")
    asked = ann.send(
        "PUT", "/api/notices/mail", {"address": f" {ADDRESS} "}, headers={"accept-language": "de"}
    )
    shown = ok(asked)
    assert (shown["address"], shown["confirmed"]) == (ADDRESS, False)
    ((to, mail),) = mails.taken
    assert to == ADDRESS
    assert mail["subject"] == "Möchtest du Mails, wenn du am Zug bist?"
    token = link_in(mails, "/mail/confirm/")
    assert ann.get(f"/mail/confirm/{token}").status_code in {200, 503}  # the page, if it is built
    anywhere = visit.browser()  # the mail may be read on another device
    problem(anywhere.post("/api/notices/confirm", {"token": token[:-2]}), 422, "link_old")
    assert anywhere.post("/api/notices/confirm", {"token": token}).status_code == 204
    assert ok(ann.get("/api/notices"))["confirmed"]
    ok(ann.send("PUT", "/api/notices/mail", {"address": ADDRESS}))  # the same again
    assert ok(ann.get("/api/notices"))["confirmed"]
    assert len(mails.taken) == 1
    ok(ann.send("PUT", "/api/notices/mail", {"address": "other@cards.example"}))
    problem(anywhere.post("/api/notices/confirm", {"token": token}), 422, "link_old")
    assert not ok(ann.get("/api/notices"))["confirmed"]
    shown = ok(ann.send("DELETE", "/api/notices/mail"))
    assert (shown["address"], shown["confirmed"]) == (None, False)


def test_addresses_get_few_mails_that_nobody_asked_for(visit: Visit, mails: MailServer) -> None:
    for number in range(4):
        stranger = visit.browser()
        stranger.guest()
        answer = stranger.send("PUT", "/api/notices/mail", {"address": ADDRESS.upper()})
        assert answer.status_code == (200 if number < 3 else 429)
    assert len(mails.taken) == 3
    ann = visit.browser()
    ann.guest("Ann")
    problem(ann.send("PUT", "/api/notices/mail", {"address": "a@b\r\nx"}), 422, "mail_address")


def test_a_mail_that_cannot_be_sent_is_told(visit: Visit, mails: MailServer) -> None:
    ann = visit.browser()
    ann.guest("Ann")
    mails.refusing = True
    problem(ann.send("PUT", "/api/notices/mail", {"address": ADDRESS}), 503, "mail_failed")


def test_links_end_notices_without_a_session(visit: Visit, service: PushService) -> None:
    ann, anybody = visit.browser(), visit.browser()
    me = ann.guest("Ann")
    (device,) = subscribe(ann, service)["devices"]
    ok(ann.send("PUT", "/api/notices/mail", {"address": ADDRESS}))
    links = visit.house.notices.links
    problem(anybody.send("POST", "/notices/off/nonsense", token=False), 422, "link_old")
    confirm = links.confirm(me["id"], ADDRESS)  # made for something else
    problem(anybody.send("POST", f"/notices/off/{confirm}", token=False), 422, "link_old")
    for way in (device["id"], "mail"):
        token = links.off(me["id"], way)
        answer = anybody.client.get(f"/notices/off/{token}", follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (303, f"/mail/off/{token}")
        for _ in range(2):
            answer = anybody.send("POST", f"/notices/off/{token}", token=False)
            assert answer.status_code == 204
    shown = ok(ann.get("/api/notices"))
    assert (shown["devices"], shown["address"]) == ([], None)


def test_without_a_mail_server_there_is_no_mail(tmp_path: Path) -> None:
    with open_house(tmp_path) as visit:
        ann = visit.browser()
        ann.guest("Ann")
        assert ok(ann.get("/api/notices"))["mail_offered"] is False
        problem(ann.send("PUT", "/api/notices/mail", {"address": ADDRESS}), 422, "no_mail")


def test_the_key_outlives_a_restart_and_erasing_forgets_all(
    tmp_path: Path, service: PushService
) -> None:
    keys: list[str] = []
    ann: Browser | None = None
    for _ in range(2):
        with open_house(tmp_path, push_to_loopback=True) as visit:
            cookies = {} if ann is None else ann.cookies
            ann = visit.browser()
            ann.cookies = cookies
            if not keys:
                ann.guest("Ann")
                subscribe(ann, service)
                ok(ann.send("PUT", "/api/notices/quiet", {"quiet": NIGHT}))
            shown = ok(ann.get("/api/notices"))
            assert names(shown) == [("one", True)]
            keys.append(shown["push_key"])
            exported = ok(ann.get("/api/me/export"))["notices"]
            assert exported["quiet"] == NIGHT
            assert [device["name"] for device in exported["devices"]] == ["one"]
            if len(keys) == 2:
                me = ann.me["id"]
                ok(ann.send("DELETE", "/api/me", {}))
                assert visit.wait(visit.house.store.push_devices, me) == ()
                assert visit.wait(visit.house.store.notice_wishes, me).quiet is None
    assert keys[0] == keys[1]


@pytest.mark.parametrize("name", ["a\x00b", "a\u202eb\n"])
def test_the_name_of_a_device_is_plain_text(visit: Visit, service: PushService, name: str) -> None:
    """A database may refuse a null character, and a line is one line."""
    ann = visit.browser()
    ann.guest("Ann")
    shown = ok(ann.send("PUT", "/api/notices/device", Subscribed(service, "d").form(name=name)))
    assert names(shown) == [("ab", True)]
