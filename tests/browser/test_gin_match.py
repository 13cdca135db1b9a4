"""A match of Hollywood gin against a bot, from the front page to the sheet and another match."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.gin import GinPlayer
from tests.browser.pictures import pictures
from tests.browser.sheets import recorded, written


def test_one_click_from_the_front_door_to_a_table(visit: Visit) -> None:
    """With flying cards, as most people see it."""
    ann = visit(moving=True)
    ann.open("/")
    pictures(ann.page, "home")
    ann.press("Play a bot")
    ann.page.wait_for_url(re.compile("/table/"))
    player = GinPlayer(ann)
    ann.offered("^(Draw|Pass)$")  # dealt without a click
    assert len(player.hand()) == 10
    pictures(ann.page, "gin-first-turn")
    while player.step() != "drew":
        pass
    ann.offered(shown=("^Discard$",))
    expect(player.options()).to_have_count(11)  # the drawn card is visible when it has arrived
    player.pick(player.worst())
    pictures(ann.page, "gin-discard")


def test_a_match_by_house_rules_to_who_won_and_another(visit: Visit) -> None:
    ann = visit()
    ann.open("/new?with=bot")
    page = ann.page
    page.get_by_role("radio", name=re.compile("^Hollywood gin")).first.check(force=True)
    page.get_by_label("Find a rule").fill("target")
    page.get_by_label("Each game goes to").fill("30")
    page.get_by_label("Each game goes to").press("Tab")
    page.get_by_label("Bots play", exact=True).select_option(label="Quickly")
    pictures(page, "new-house-rules")
    expect(page.get_by_text("each to 30")).to_be_visible()
    ann.press("Deal the cards")
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rpartition("/")[2]
    expect(page.get_by_text(re.compile("each to 30"))).to_be_visible()

    player = GinPlayer(ann)
    player.play_round()
    pictures(page, "gin-round-over")
    player.play_to_the_end()
    expect(page.get_by_role("heading", name=re.compile("won the match"))).to_be_visible()
    pictures(page, "gin-match-over")
    told = page.get_by_role("heading", name=re.compile("won the match")).inner_text()

    listed = ann.get(f"/api/tables/{table}")
    assert listed["stage"] == "over"
    assert ("You" in told) == (listed["you"] in listed["winners"])
    last = ann.get(f"/api/records/{table}/rounds/{listed['round_number']}")
    assert last["sheet"]["target"] == 30
    assert last["sheet"]["over"]
    sheet = page.get_by_role("complementary").get_by_role("figure")
    assert written(sheet) == recorded(last["sheet"])

    ann.press("Another match")
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(ann.button("Another match")).to_have_count(0)
    assert GinPlayer(ann).step() in {"dealt", "passed", "drew"}
