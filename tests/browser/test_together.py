"""Two strangers play at once, say something, and end the match early."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.gin import GinPlayer
from tests.browser.person import Person
from tests.browser.pictures import pictures
from tests.browser.test_interrupted import some_turns


def _plays_at_once(person: Person, path: str) -> None:
    """Ask for a match of Hollywood gin against anybody."""
    person.open(path)
    person.button("Play now").click()
    dialog = person.page.get_by_role("dialog", name="Play now")
    expect(dialog.get_by_label("Game")).to_have_value("hollywood-gin")
    pictures(person.page, "play-now")
    dialog.get_by_role("button", name="Find a player").click()
    person.page.wait_for_url(lambda url: "/table/" in url)


def _menu(person: Person, name: str) -> None:
    person.button("More at this table").click()
    person.page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_two_strangers_play_talk_and_end_it(visit: Visit) -> None:
    ann, ben, cleo = visit("Ann"), visit("Ben", phone=True), visit("Cleo", language="de-DE")
    _plays_at_once(ann, "/")
    left = ann.page.url
    ann.press("Cancel")
    ann.page.wait_for_url(lambda url: "/table/" not in url)
    _plays_at_once(ann, "/")
    expect(ann.page.get_by_text("Looking for somebody to play with")).to_be_visible()
    assert ann.page.url != left, "whoever leaves the page waits no longer"
    pictures(ann.page, "looking")
    table = ann.page.url.rpartition("/")[2]
    _plays_at_once(ben, "/lobby")
    assert ben.page.url.rpartition("/")[2] == table
    for person in (ann, ben):
        person.offered("^Deal the cards$")
    # A phrase is read in the language of the reader.
    cleo.open(f"/table/{table}")
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("button", name="Good luck!").click()
    ben.hears("Ann says: Good luck!", "polite")
    cleo.hears("Ann sagt: Viel Glück!", "polite")
    pictures(ann.page, "phrases")
    a, b = GinPlayer(ann), GinPlayer(ben)
    some_turns(a, b, number=12)  # at least two of each
    # An offer is declined, and not made again before the next deal.
    _menu(ann, "Offer to end the match")
    pictures(ann.page, "offer-to-end")
    ann.page.get_by_role("dialog").get_by_role("button", name="Make the offer").click()
    expect(ann.page.get_by_text("No answer yet: Ben")).to_be_visible()
    expect(ben.page.get_by_text("Ann offers to end the match")).to_be_visible()
    pictures(ben.page, "end-offered")
    ben.press("Play on")
    expect(ann.page.get_by_text("No answer yet: Ben")).to_be_hidden()
    # Ben resigns.
    _menu(ben, "Resign")
    pictures(ben.page, "resign")
    ben.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ann.page.get_by_role("heading", name="You have won the match!")).to_be_visible()
    expect(ann.page.get_by_text("Ben resigned.", exact=True)).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Ann has won the match")).to_be_visible()
    pictures(ben.page, "resigned")
    ann.page.get_by_role("link", name=re.compile("Replay the match")).click()
    ann.page.wait_for_url(lambda url: "/record/" in url)
