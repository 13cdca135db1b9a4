"""A rated table, from the form to a rematch; and who deals first if the players choose."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.pictures import pictures

SOON = 0.5

VOID = "The match ended without a result"


@pytest.fixture(scope="module")
def changed() -> Mapping[str, float]:
    """Here nobody waits long for people who have left, nor for people who are not ready."""
    modules = ("table.absence", "table.state", "table.timing", "sight.tables")
    soon = {f"hollywood.server.{module}.SHOWN_AFTER": SOON for module in modules}
    return {**soon, "hollywood.server.table.dealing.DAY": SOON}


def sees(person: Person, words: str | re.Pattern[str]) -> None:
    expect(person.page.get_by_text(words).first).to_be_visible()


def test_the_form_asks_for_a_clock_and_the_games_own_rules(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/new?with=lobby&preset=gin&set=target=50")
    page = ann.page
    expect(page.get_by_role("radio", name="No clock")).to_be_checked()
    page.get_by_role("switch", name="Rated").check(force=True)
    expect(page.get_by_role("radio", name="Live", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name="No clock")).to_have_count(0)
    least = page.get_by_label("Seconds per turn").locator("option").first
    expect(least).to_have_text("30")
    submit = page.get_by_role("button", name="Open the table")
    expect(submit).to_have_attribute("aria-disabled", "true")
    sees(ann, "You have set house rules.")
    page.get_by_role("switch", name="Rated").scroll_into_view_if_needed()
    pictures(page, "rated-form")
    ann.button("Back to the usual rules").first.click()
    expect(submit).not_to_have_attribute("aria-disabled", "true")


def test_nobody_is_played_against_who_is_not_there(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    rated = {"rated": True, "clock": "days", "entrance": "lobby"}
    table = ann.open_table(preset="gin", **rated)
    ann.open(f"/table/{table}")
    sees(ann, "Others can sit down as long as you stay on this page.")
    pictures(ann.page, "rated-offer")
    ben.open(f"/table/{table}")
    expect(ben.button("Sit down at seat 2")).to_be_enabled()
    ann.open("/lobby")
    sees(ben, "Nobody seated here is at the table now.")
    expect(ben.button("Sit down at seat 2")).to_have_attribute("aria-disabled", "true")
    pictures(ben.page, "rated-offer-closed")
    ann.open(f"/table/{table}")
    ben.press("Sit down at seat 2")
    ann.press("Deal the cards")
    sees(ann, "Ben has run out of time.")
    pictures(ann.page, "rated-not-ready")
    ann.press("End without a result")
    for person in (ann, ben):
        expect(person.page.get_by_role("heading", name=VOID)).to_be_visible()
    pictures(ben.page, "void")

    ben.open("/lobby")
    ann.button("Another match").click()
    ann.page.get_by_role("heading", name="Your seat is reserved").wait_for()
    sees(ann, "Reserved for Ben")
    pictures(ann.page, "rematch-kept")
    ann.press("Sit down at seat 1")
    ben.open(f"/table/{table}")
    ben.page.get_by_role("link", name="To the next match").click()
    sees(ben, "Seat 2 is reserved for you")
    ben.press("Sit down at seat 2")
    for person in (ann, ben):
        person.button("Deal the cards").click()
    expect(ann.page.get_by_text("Ready, waiting for the others")).to_be_hidden()


def test_the_players_choose_who_deals_first(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    table = ann.open_table(preset="gin", changes={"first_dealer": "chosen"})
    ann.open(f"/table/{table}")
    ben.open(f"/table/{table}")
    ben.press("Sit down at seat 2")
    expect(ben.page.get_by_role("heading", name="Ann is choosing who deals first")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Who deals first?")).to_be_visible()
    pictures(ann.page, "who-deals")
    ann.page.get_by_role("button", name="Ben", exact=True).click()
    for person in (ann, ben):
        person.button("Deal the cards").click()
    ben.page.get_by_title("Dealer").first.wait_for()
