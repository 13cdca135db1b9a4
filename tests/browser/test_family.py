"""The house rules of a family: made by mouse and by keyboard, kept, chosen again, and played by."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit

CONTRACTS = ["S4", "SR", "RR", "SSS", "SSR", "R5R5", "SRR"]
DEAL = [11, 11, 11, 11, 11, 10, 11]


def test_a_family_makes_its_seven_hands(visit: Visit) -> None:
    ann = visit("Ann")
    page, keyboard = ann.page, ann.page.keyboard
    ann.open("/new?preset=may-i&with=invite")
    page.locator("summary", has_text="Hands and contracts").click()

    # By mouse: the first hand becomes one set of four.
    page.get_by_role("group", name="Hand 1: 2 sets of 3, 11 cards").wait_for()
    first = page.locator("[data-hand='1']")
    first.get_by_role("button", name="a set of 3").last.click()
    first.get_by_role("button", name="Remove this set").click()
    first.get_by_role("button", name="a set of 3").click()
    first.get_by_role("button", name="One card more in this meld").click()
    page.get_by_role("group", name="Hand 1: a set of 4, 11 cards").wait_for()
    ann.hears("Hand 1: a set of 4, 11 cards", "polite")

    # By keyboard: the last hand becomes two runs of five, with ten cards, and moves up.
    page.locator("[data-hand='7']").get_by_role("button", name="a run of 4").first.focus()
    for key in ("Delete", "+", "Tab", "+"):
        keyboard.press(key)
    page.get_by_role("button", name="Move hand 7 up").focus()
    for key in ("Shift+Tab", "Shift+Tab"):
        keyboard.press(key)
    expect(page.get_by_role("button", name="Deal one card fewer").last).to_be_focused()
    keyboard.press("Enter")
    page.get_by_role("group", name="Hand 7: 2 runs of 5, 10 cards").wait_for()
    for key in ("Tab", "Tab", "Enter"):
        keyboard.press(key)
    page.get_by_role("group", name="Hand 6: 2 runs of 5, 10 cards").wait_for()
    expect(page.get_by_role("button", name="Move hand 6 up")).to_be_focused()

    # A contradiction is told at its hand, and goes with its reason.
    page.locator("[data-hand='2']").get_by_role("button", name="a run of 4").focus()
    for _ in range(10):
        keyboard.press("+")
    expect(page.locator("[data-hand='2'] [role=status]")).to_contain_text("a run longer than 12")
    for _ in range(10):
        keyboard.press("-")
    expect(page.locator("[data-hand='2'] [role=status]")).to_have_count(0)

    # Kept under a name; Enter in the field opens no table.
    page.locator("summary", has_text="Your own rules").click()
    page.get_by_label("A name for these rules").fill("Grandma’s May-I")
    keyboard.press("Enter")
    page.get_by_text("is kept in this browser").wait_for()
    ann.open("/new?with=invite")
    page.get_by_label("Kept rules").select_option("Grandma’s May-I")
    page.get_by_role("group", name="Hand 1: a set of 4, 11 cards").wait_for()
    page.get_by_text("These rules do not work together").wait_for(state="detached")
    page.get_by_role("button", name="Open the table and get the link").click()

    # The table plays by them, and says so one tap away.
    page.wait_for_url(re.compile("/table/"))
    card = ann.get(f"/api/tables/{page.url.rpartition('/')[2]}")["card"]
    assert (card["preset"], card["changes"]) == ("may-i", {"contracts": CONTRACTS, "deal": DEAL})
    page.locator(".strip").get_by_role("button", name=re.compile("May-I")).click()
    page.get_by_role("dialog").get_by_role("heading", name="The contracts").wait_for()
