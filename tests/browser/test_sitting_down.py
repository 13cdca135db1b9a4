"""Sitting down by a link on a phone, and the seat on another device; pauses, unread chat."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.pictures import pictures

MOVED = "This seat is now played on another device."


def test_a_guest_sits_down_in_one_step_and_takes_the_seat_to_another_device(visit: Visit) -> None:
    ann, ben, tablet = visit("Ann"), visit(phone=True), visit("Kitchen")
    table = ann.open_table(
        preset="may-i",
        players=4,
        entrance="invite",
        changes={"min_naturals_per_meld": 2, "may_i_own_discard": False},
    )
    ann.open(f"/table/{table}")
    link = ann.page.get_by_label("The link to this table")
    expect(ann.page.get_by_role("img", name="QR code that opens this table")).to_be_visible()
    assert barriers(ann.page) == []
    pictures(ann.page, "waiting")

    # The link, a name, and Enter.
    ben.page.goto(link.input_value())
    name = ben.page.get_by_label("What are you called?")
    expect(ben.page.get_by_role("heading", name="House rules")).to_be_visible()
    assert barriers(ben.page) == []
    pictures(ben.page, "invitation")
    name.fill("Ben")
    name.press("Enter")
    expect(name).to_have_count(0)
    expect(ann.page.get_by_text("Ben", exact=True)).to_be_visible()
    assert ben.page.evaluate("document.activeElement.tagName") == "H2", "the focus is lost"

    _moves(ben, tablet, link.input_value())
    expect(ann.page.get_by_text("Ben", exact=True)).to_be_visible()
    expect(ann.page.get_by_text("Kitchen")).to_have_count(0)
    ben.press("Play here again")
    expect(ben.page.get_by_text("you", exact=True)).to_be_visible()
    expect(tablet.page.get_by_text("This seat is played on its own device again.")).to_be_visible()

    ann.press("Add bots to all free seats")
    ben.offered("^Deal the cards$")
    _told_of_a_pause(ann, ben)
    _sees_unread_chat(ann, ben)


def _moves(ben: Person, tablet: Person, link: str) -> None:
    """The seat moves by its code; the device where it was is told."""
    ben.touch(ben.button(re.compile("^More at this table$")))
    ben.touch(ben.button("Play on another device"))
    shown = ben.page.get_by_text(re.compile(r"^Code: \d{4} \d{4}$"))
    code = re.sub(r"\D", "", shown.inner_text())
    assert barriers(ben.page) == []
    pictures(ben.page, "another-device", sizes=("phone",))
    tablet.page.goto(link)
    tablet.page.get_by_text("Are you sitting here on another device?").click()
    field = tablet.page.get_by_label("Code")
    tablet.watch.expect("status of 403")
    field.fill("12345678")
    tablet.button("Take over your seat").click()
    expect(tablet.page.get_by_text("this code is wrong, used, or too old")).to_be_visible()
    field.fill(code)
    tablet.button("Take over your seat").click()
    expect(tablet.page.get_by_text("You play on this device now.")).to_be_visible()
    expect(tablet.page.get_by_text("you", exact=True)).to_be_visible()
    expect(ben.page.get_by_role("alert").get_by_text(MOVED)).to_be_visible()
    pictures(ben.page, "seat-moved", sizes=("phone",))


def _told_of_a_pause(ann: Person, ben: Person) -> None:
    """The host pauses, everybody sees it, and who is not the host can ask to go on."""
    ann.touch(ann.button("More at this table"))
    ann.touch(ann.button("People at the table"))
    assert barriers(ann.page) == []
    pictures(ann.page, "people")
    ann.touch(ann.button("Pause the match"))
    ann.page.keyboard.press("Escape")
    for person in (ann, ben):
        expect(person.page.get_by_text("It goes on in")).to_be_visible()
    pictures(ben.page, "paused", sizes=("phone",))
    ben.press("I want to go on")
    expect(ann.page.get_by_text("It goes on in")).to_have_count(0)


def _sees_unread_chat(ann: Person, ben: Person) -> None:
    """A line of the chat shows in the tab of the panel and of the browser, until it is seen."""
    ben.touch(ben.button("Chat"))
    field = ben.page.get_by_label("Message to the table")
    field.fill("Hello Ann")
    field.press("Enter")
    tab = ann.page.get_by_role("tab", name="Chat (1)")
    expect(tab).to_be_visible()
    expect(ann.page).to_have_title(re.compile(r"^\(1\) "))
    ann.hears("Ben says: Hello Ann", "polite")
    tab.click()
    expect(ann.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    expect(ann.page).not_to_have_title(re.compile(r"^\("))
