"""The hint: what a strong player would do, seen, read aloud, typed for, marked on the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from hollywood.bots.readying import USUAL, make_ready
from hollywood.cli.levels import LEVELS_TOLD
from hollywood.match.presets import rules_for
from tests.browser.conftest import Visit
from tests.browser.gin import GinPlayer
from tests.browser.keyboard import TypingPlayer
from tests.browser.pictures import WIDE, pictures

SENTENCE = re.compile(r"^(Draw|Take|Pass|Discard|Knock|Let|Ask|Lay|Allow|Deny|Put)\b.*\.")
NARROW: ViewportSize = {"width": 280, "height": 740}  # eleven cards need two rows
VERBS = "ziehen|nehmen|abwerfen|anlegen|auslegen|legen|lassen|rufen|passen|erlauben|ablehnen"
IN_GERMAN = re.compile(rf"^\S.*\b({VERBS})\b.*\.")


def test_a_hint_at_gin_is_read_marked_and_good_for_its_moment(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open_table(preset="hollywood-gin", entrance="bot", bots=["simple"])
    ann.open(f"/table/{table}")
    page, player = ann.page, GinPlayer(ann)
    ann.offered("^(Draw|Pass)$")
    ann.button("Hint").click()
    told = page.locator(".hint p").first
    expect(told).to_have_text(SENTENCE)
    ann.hears(re.compile(r"^Hint: (Draw|Take|Pass)"), "assertive")
    assert page.locator("[data-hinted]").count() <= 2  # the pile, and then the card to discard
    while player.step() not in {"drew", "threw"}:
        pass
    # It was about another moment.
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator("[data-hinted]")).to_have_count(0)
    ann.offered(shown=("^Discard$",))
    page.keyboard.press("i")
    expect(told).to_have_text(re.compile("^(Discard|Knock)"))
    card = page.locator("[role=option][data-hinted]")
    expect(card).to_have_count(1)
    # It stays marked wherever the card moves: last, and then in a second row.
    card.focus()
    last = page.locator("[role=option]").last
    for _ in range(11):
        page.keyboard.press("Alt+ArrowRight")
    expect(last).to_have_attribute("data-hinted", "")
    page.set_viewport_size(NARROW)
    expect(page.locator(".hand .line")).to_have_count(2)
    expect(last).to_have_attribute("data-hinted", "")
    page.set_viewport_size(WIDE)
    expect(page.locator(".hand .line")).to_have_count(1)
    expect(card).to_have_count(1)
    pictures(page, "hint-gin")
    # What is suggested can be done.
    card.click()
    words = told.inner_text()
    ann.press(next(name for name in ann.controls() if name.startswith("Discard ")))
    expect(page.locator(".hint")).to_have_count(0)
    assert words.startswith(("Discard", "Knock"))


def test_a_hint_is_typed_for(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open_table(preset="gin", entrance="bot", bots=["simple"])
    ann.open(f"/table/{table}")
    ann.offered("^(Draw|Pass)$")
    assert SENTENCE.match(TypingPlayer(ann).say("hint"))


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_at_may_i_in_german(visit: Visit, *, phone: bool) -> None:
    ann = visit("Anna", language="de-DE", phone=phone)
    bots = ["beginner"] * 3
    # An offer stays open for as long as the hint may take.
    table = ann.open_table(preset="may-i", players=4, entrance="bot", bots=bots, hold_ms=30_000)
    ann.open(f"/table/{table}")
    page = ann.page
    button = ann.button("Tipp")
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.click()
    expect(page.locator(".hint p").first).to_have_text(IN_GERMAN)
    ann.hears(re.compile("^Tipp: "), "assertive")
    if not phone:
        pictures(page, "hint-may-i")


@pytest.mark.timeout(900)  # the house prepares its strongest player only when nothing else runs
def test_in_a_last_hand_a_hint_tells_matches(visit: Visit) -> None:
    """Points are never shown: in a last hand, fewer points are not always the goal."""
    for name in USUAL.values():
        make_ready(rules_for(name))  # what was compiled once is ready for the house
    ann = visit("Ann")
    table = ann.open_table(
        preset="may-i",
        players=4,
        entrance="bot",
        bots=["beginner"] * 3,
        hold_ms=30_000,
        changes={"contracts": ["SS"], "deal": [11], "last_hand": "same"},
    )
    ann.open(f"/table/{table}")
    button = ann.button("Hint")
    expect(button).not_to_have_attribute("aria-disabled", "true")
    told = ann.page.locator(".hint p")
    button.click()
    expect(told.first).to_have_text(SENTENCE)
    while told.count() > 1:  # the strongest player is not ready yet
        ann.page.wait_for_timeout(1_000)
        button.click()
        expect(told.first).to_have_text(SENTENCE)
    expect(told.first).to_have_text(re.compile("than if you|about as good as|nothing else"))
    expect(told.first).not_to_have_text(re.compile("points better"))
    pictures(ann.page, "hint-last-hand")


def test_with_other_people_there_is_no_hint(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    table = ann.open_table(preset="gin")
    for person in (ann, ben):
        person.open(f"/table/{table}")
    ben.press("Sit down at seat 2")
    for person in (ann, ben):
        person.press("Deal the cards")
    ann.offered("^(Draw|Pass)$", shown=("^Knock$",))
    assert "Hint" not in ann.controls()
    ann.page.keyboard.press("i")
    expect(ann.page.locator(".hint")).to_have_count(0)


def test_the_levels_are_offered_with_what_they_are(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/new?preset=may-i")
    levels = ann.page.get_by_role("radiogroup", name="How strong the bots are")
    expect(levels.get_by_role("radio")).to_have_count(len(LEVELS_TOLD) + 1)  # and "follows you"
    expect(levels).to_contain_text("up to a second per move")
    levels.get_by_role("radio", name=re.compile("^Beginner")).check()
    levels.scroll_into_view_if_needed()
    pictures(ann.page, "levels")
    ann.press("Deal the cards")
    ann.page.wait_for_url(re.compile("/table/"))
    expect(ann.page.get_by_text("Beginner bot")).to_have_count(3)


def test_an_old_table_opens_with_its_old_bots(visit: Visit) -> None:
    ann = visit("Ann")
    for bot in ("random", "greedy", "linear", "camper"):
        table = ann.open_table(preset="gin", entrance="bot", bots=[bot])
        ann.open(f"/table/{table}")
        player = GinPlayer(ann)
        while player.step() != "threw":
            pass
