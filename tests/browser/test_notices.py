"""Notices in a real browser: offered at a days table, shown by the worker, ended with one tap."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

import pytest
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.pictures import pictures
from tests.browser.test_interrupted import sit_together, some_turns, until_turn_of
from tests.server.notices.services import PushService, Subscribed, push_service
from tests.waiting import wait_until

OFFER = "Should this device tell you when it is your turn?"

# This browser reaches no push service: the subscription is the test's own.
SUBSCRIBE = """
(given) => {
  window.__asked = 0;
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = () => { window.__asked += 1; return ask(); };
  let options = {};
  const made = {
    get options() { return options; },
    toJSON: () => ({
      endpoint: given.endpoint,
      keys: { p256dh: given.public_key, auth: given.auth },
    }),
    unsubscribe: async () => { sessionStorage.removeItem("subscribed"); return true; },
  };
  PushManager.prototype.subscribe = async (wanted) => {
    options = { applicationServerKey: wanted.applicationServerKey.buffer };
    sessionStorage.setItem("subscribed", "1");
    return made;
  };
  PushManager.prototype.getSubscription = async () =>
    sessionStorage.getItem("subscribed") ? made : null;
}
"""
SHOWN = """
async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map((each) => [each.title, each.body, each.lang, each.tag])
"""
TAPPED = """
async (action) => {
  const [notification] = await registration.getNotifications();
  const done = [];
  const event = new NotificationEvent("notificationclick", { notification, action });
  event.waitUntil = (work) => done.push(work);
  dispatchEvent(event);
  await Promise.all(done);
}
"""


@pytest.fixture(scope="module")
def changed() -> Mapping[str, float]:
    """Nobody has to wait for a notice."""
    return {"hollywood.server.notices.sending.GRACE": 0.0}


@pytest.fixture(scope="module")
def kept() -> bool:
    """The site's worker shows notices."""
    return True


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


def subscribes(person: Person, service: PushService, *, permission: bool = True) -> Subscribed:
    """Let a person's browser have a subscription of the test."""
    browser = Subscribed(service)
    if permission:
        person.context.grant_permissions(["notifications"], origin=person.origin)
    person.context.add_init_script(f"({SUBSCRIBE})({json.dumps(browser.form())})")
    return browser


def delivered(person: Person, payload: bytes) -> None:
    """Give a notice to the browser's worker, as its push service would."""
    session = person.context.new_cdp_session(person.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        person.page.wait_for_timeout(10)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": person.origin, "registrationId": found[0], "data": payload.decode()},
    )


def test_a_notice_from_the_offer_to_the_tap_that_ends_it(
    visit: Visit, service: PushService
) -> None:
    a, b, table = sit_together(visit, clock="days")
    ann, page = a.person, a.person.page
    browser = subscribes(ann, service)
    ann.open("/")
    expect(page.get_by_text(OFFER)).to_have_count(0)
    ann.open(f"/table/{table}")
    expect(page.get_by_text(OFFER)).to_be_visible()
    assert page.evaluate("window.__asked") == 0  # the browser asks only after a tap
    pictures(page, "notices-offer")
    assert barriers(page) == []
    ann.press("Tell me")
    expect(page.get_by_text("This device will tell you from now on.")).to_be_visible()
    expect(page.get_by_text(OFFER)).to_have_count(0)
    assert page.evaluate("window.__asked") == 1

    ben = b.person  # he does not want to be asked again
    subscribes(ben, service)
    ben.open(f"/table/{table}")
    ben.press("No")
    expect(ben.page.get_by_text(OFFER)).to_have_count(0)
    ben.open(f"/table/{table}")

    until_turn_of(b, a)
    expect(ben.page.get_by_text(OFFER)).to_have_count(0)
    assert ben.page.evaluate("window.__asked") == 0
    assert service.taken == []  # she looked at the table all the time
    ann.open("/account")
    while not service.taken:
        some_turns(b, number=1)
        b.person.page.wait_for_timeout(100)
    told = browser.read(service.taken[0][2])
    assert (told["title"], told["table"]) == ("It is your turn", table)
    assert re.search("Hollywood gin with Ben", told["body"])

    delivered(ann, json.dumps(told).encode())
    wait_until(lambda: page.evaluate(SHOWN))
    assert page.evaluate(SHOWN) == [[told["title"], told["body"], "en", table]]
    (worker,) = ann.context.service_workers
    worker.evaluate(TAPPED, "off")
    wait_until(lambda: page.evaluate(SHOWN) == [])
    wait_until(
        lambda: (
            page.evaluate("async () => (await (await fetch('/api/notices')).json()).devices") == []
        )
    )


def test_the_account_page_lists_devices_and_quiet_hours(visit: Visit, service: PushService) -> None:
    ann = visit("Ann")
    subscribes(ann, service)
    ann.open("/account")
    page = ann.page
    section = page.locator("[data-reached]")
    ann.press("Tell me on this device")
    expect(section.get_by_text("this device", exact=True)).to_be_visible()
    section.get_by_role("switch", name="Quiet at night").click()
    section.get_by_label("From").fill("23:30")
    expect(section.get_by_label("Until")).to_have_value("08:00")
    expect(section.get_by_role("heading", name="Email")).to_have_count(0)  # no mail server is set
    section.scroll_into_view_if_needed()
    pictures(page, "notices-account")
    assert barriers(page) == []
    page.reload()
    expect(section.get_by_label("From")).to_have_value("23:30")
    section.get_by_role("button", name=re.compile("^Remove ")).click()
    expect(section.get_by_role("button", name="Tell me on this device")).to_be_visible()
