"""The end of a hand and of a match: the focus stays, the result is said, and one key goes on."""

from __future__ import annotations

import copy
import json
import re
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.axe import barriers
from tests.browser.conftest import Open, Visit
from tests.browser.keyboard import KeyMayIPlayer, tab_to
from tests.browser.person import Person
from tests.browser.phases import Setup, staged
from tests.browser.test_effects import moved, opened, update

SIX = (("decks", 4), ("jokers", 8), ("wild", ("A", "XX")), ("out_in_one_turn", 50))
_LISTEN = """() => {
  window.__said = [];
  const listen = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const line of addedNodes) window.__said.push(line.textContent);
  });
  for (const region of document.querySelectorAll("[data-announcer]"))
    listen.observe(region, { childList: true });
}"""


def said(ann: Person, words: str) -> list[str]:
    """What a screen reader has been told about something since it listened."""
    lines: list[str] = ann.page.evaluate("window.__said")
    return [line for line in lines if re.search(words, line)]


def test_two_hands_of_may_i_with_the_keyboard_only(visit: Visit) -> None:
    ann = visit("Ann")
    rules = {"contracts": ["S", "S"], "deal": [5, 5], "last_hand": "same"}
    table = ann.open_table(
        preset="may-i", players=4, changes=rules, entrance="bot", bots=["greedy"] * 3
    )
    ann.open(f"/table/{table}")
    page = ann.page
    ann.keys_alone()
    player = KeyMayIPlayer(ann)
    ann.offered("^(Draw|Pass|Allow)$")
    page.evaluate(_LISTEN)
    player.play_round(lambda: None)
    heading = page.locator(".end h2")
    expect(heading).to_be_focused()
    assert said(ann, r"^Your turn\. The open card: (\w+ of \w+|Joker)\.$")
    ann.hears(re.compile("^Points for this hand: "), "polite")
    assert len(said(ann, r"^Points for this hand: .*\d\. Totals: .*\d\.$")) == 1
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys and commands")
    expect(keys.locator("kbd", has_text=re.compile("^n$"))).to_be_visible()
    expect(keys.locator("kbd", has_text=re.compile("^d$"))).to_have_count(0)
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press("n")
    ann.offered("^(Draw|Pass|Allow)$")
    expect(page.locator("[role=option]:focus")).to_have_count(1)
    player.play_round(lambda: None)
    expect(page.locator(".outcome h2")).to_be_focused()
    ann.hears(re.compile("^Final standing: "), "polite")
    assert len(said(ann, r"^Final standing: 1\. \w+, \d+; ")) == 1
    page.keyboard.press("n")
    page.wait_for_url(re.compile(rf"/table/(?!{table})"))


def test_who_sits_down_by_keyboard_keeps_the_focus(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    ben.open(f"/table/{ann.open_table(preset='gin')}")
    tab_to(ben, "^Sit down at seat 2$")
    ben.page.keyboard.press("Enter")
    button = ben.page.get_by_role("button", name="Deal the cards")
    expect(button).to_be_focused()


def test_the_ends_fit_and_have_no_barriers(stage: Open) -> None:
    shown = staged(Setup("may-i", 6, SIX), "round over", "match over")
    table = stage()
    for phase, message in shown.items():
        table.show(message)
        page = table.page
        onward = page.get_by_role("button", name=re.compile("^(Next deal|Another match)$"))
        for width, height in ((360, 640), (390, 844), (844, 390), (1366, 625)):
            page.set_viewport_size({"width": width, "height": height})
            expect(onward).to_be_in_viewport(ratio=1)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), phase
        assert barriers(page) == []


def _before_and_after() -> tuple[bytes, dict[str, Any]]:
    """A hand with one card to go, and the message that somebody has gone out."""
    after = json.loads(staged(Setup("may-i", 4), "round over")["round over"])
    before = copy.deepcopy(after)
    board = before["table"]["boards"][0]
    result = board["result"]
    board.update(result=None, penalties=None, left_points=None)
    before["table"].update(stage="playing", version=before["table"]["version"] - 1)
    before["events"] = []
    event = {"type": "hand_over", "result": result}
    return json.dumps(before).encode(), update(after["table"], event)


def test_the_hands_are_counted_card_by_card(browser: Browser) -> None:
    opening, ending = _before_and_after()
    with opened(browser, motion="no-preference", settings={"speed": "slow"}) as table:
        page = table.page
        with page.expect_response("**/effects-*.js"):
            table.show(opening)
        page.wait_for_load_state("networkidle")
        table.say(ending)
        counted = page.locator("[data-counted='0']")
        counted.first.wait_for(state="attached")
        assert "held" in {name.split()[0] for name, *_ in moved(page) if name}
        page.keyboard.press("Shift")  # any input skips the rest
        expect(page.locator("[data-counted]:not([data-counted=''])")).to_have_count(0)
    with opened(browser, motion="reduce", settings={}) as table:
        table.show(opening)
        table.say(ending)
        table.page.locator(".end tbody tr").first.wait_for()
        assert moved(table.page) == []


def test_an_early_end_is_in_the_story(stage: Open) -> None:
    table = stage()
    shown = json.loads(staged(Setup("may-i", 4), "match over")["match over"])
    shown["table"]["outcome"] = {"winners": [1], "resigned": 0}
    table.page.set_viewport_size({"width": 1366, "height": 625})
    table.show(json.dumps(shown).encode())
    story = table.page.get_by_role("list", name="What happened")
    expect(story.get_by_role("listitem").first).to_have_text("You resigned.")
