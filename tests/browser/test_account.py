"""An account in a real browser: passkeys by a virtual authenticator, recovery codes, sessions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import barriers
from tests.browser.conftest import KEEPS_NOTHING, Visit
from tests.browser.person import Person
from tests.server.faults.process import Server

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}

_OFFERS_NOTHING = """
if (globalThis.PublicKeyCredential) {
  PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
}
"""
"""The virtual authenticator would take up at once what is offered in the login field."""

Come = Callable[[], Person]


@pytest.fixture
def come(browser: Browser, house: Server) -> Iterator[Come]:
    """Let people come by the name under which a browser offers passkeys without https."""
    people = []

    def with_authenticator() -> Person:
        context = browser.new_context(locale="en-US", reduced_motion="reduce")
        context.add_init_script(_OFFERS_NOTHING + KEEPS_NOTHING)
        person = Person(context, f"http://localhost:{house.port}")
        session: Any = context.new_cdp_session(person.page)
        session.send("WebAuthn.enable")
        session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        people.append(person)
        return person

    yield with_authenticator
    for person in people:
        person.check()
        person.context.close()


def test_an_account_with_a_passkey_alone(come: Come, visit: Visit) -> None:
    ann = come()
    page = ann.page
    ann.open("/account")
    page.get_by_role("tab", name="New account").click()
    page.get_by_label("Login").fill("anna")
    ann.press("Create account with a passkey")
    page.get_by_text("You are signed in as anna.").wait_for()
    assert not barriers(page)

    # Its name, ten codes, and out.
    ann.press("Rename Chrome, Linux")
    page.get_by_label("Name of the passkey").fill("Blue key")
    page.locator("form.name").last.get_by_role("button", name="Save").click()
    page.get_by_text("Blue key").wait_for()
    ann.button("Make ten codes").click()
    page.get_by_role("dialog").get_by_role("button", name="Make ten codes").click()
    codes = page.locator("[data-codes] code")
    expect(codes).to_have_count(10)
    code = codes.first.inner_text()
    ann.press("I have kept them")
    page.get_by_text("You have 10 codes left.").wait_for()
    ann.press("Sign out")

    # In again: the passkey signs in, and nobody types a login.
    ann.press("Sign in with a passkey")
    page.get_by_text("You are signed in as anna.").wait_for()

    # Elsewhere, without the passkey: a recovery code, and then a password of one's own.
    bob = visit()
    bob.open("/account")
    bob.page.get_by_text("Passkeys work only where").wait_for()
    bob.press("Use a recovery code")
    bob.page.get_by_label("Login").fill("anna")
    bob.page.get_by_label("Recovery code").fill(code.lower())
    bob.page.get_by_role("button", name="Sign in", exact=True).click()
    bob.page.get_by_text("You signed in with a recovery code").wait_for()
    bob.page.get_by_label("New password").fill("three melds, no deadwood")
    bob.press("Set a password")
    bob.page.get_by_text("Your password is changed.").wait_for()
    bob.page.get_by_text("You have 9 codes left.").wait_for()


def test_the_owner_signs_a_stranger_out(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit()
    secret = {"login": "annabel", "password": "three melds, no deadwood"}
    assert ann.ask("POST", "/api/account/register", secret)[0] == 200
    assert ann.ask("POST", "/api/me/security/seen")[0] == 200
    assert bob.ask("POST", "/api/account/login", secret | {"password": "x"})[0] == 403
    assert bob.ask("POST", "/api/account/login", secret)[0] == 200
    ann.open("/account")
    news = ann.page.locator("[data-security-news]")
    news.get_by_text("somebody tried one wrong password").wait_for()
    news.get_by_text("There is a new sign-in").wait_for()
    ann.press("Sign out there: Chrome, Linux")
    expect(ann.page.get_by_role("button", name="Sign out there")).to_have_count(0)
    assert bob.get("/api/me")["id"] is None
    ann.press("I have seen this")
    expect(news).to_have_count(0)
