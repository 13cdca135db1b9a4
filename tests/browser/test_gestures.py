"""Keys and gestures at a table: what each of them sends, and what it says if it sends nothing.

The tables are staged (:mod:`tests.browser.staged`): what a press sends is read from the socket.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from hollywood.cards import Card
from tests.browser.phases import Setup, staged
from tests.browser.staged import Stage

GIN = Setup("hollywood-gin", 2)
STRAIGHT = Setup("straight-gin", 2)
MAY_I = Setup("may-i", 4)

Open = Callable[..., Stage]


@pytest.fixture
def table(browser: Browser) -> Iterator[Open]:
    """Open a page at a table in some phase, with settings stored in the browser."""
    contexts = []

    def open_(setup: Setup, phase: str, **settings: Any) -> Stage:
        context = browser.new_context(
            locale="en-US", reduced_motion="reduce", viewport={"width": 1366, "height": 625}
        )
        contexts.append(context)
        stage = Stage(context, settings)
        stage.show(staged(setup, phase)[phase])
        stage.page.locator("[data-prompt]").wait_for()
        return stage

    yield open_
    for context in contexts:
        context.close()


def told(stage: Stage) -> Locator:
    """The line beside the hand."""
    return stage.page.locator("[data-prompt]")


def type_at(stage: Stage, key: str, code: str) -> None:
    """Press a key of a layout that this machine does not have."""
    stage.page.evaluate(
        """([key, code]) => document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }))""",
        [key, code],
    )


def first_card(stage: Stage) -> Locator:
    """The visible strip of a card that may be discarded."""
    return stage.page.get_by_role("option").last


def drag(stage: Stage, source: Locator, target: Locator) -> None:
    start, end = source.bounding_box(), target.bounding_box()
    assert start is not None
    assert end is not None
    mouse = stage.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    mouse.up()


def test_keys_count_by_place_where_the_layout_has_no_latin_letters(table: Open) -> None:
    stage = table(GIN, "draw")
    type_at(stage, "в", "KeyD")  # Russian
    assert stage.act() == {"type": "draw"}


def test_p_passes_and_never_takes(table: Open) -> None:
    stage = table(GIN, "draw")
    stage.page.keyboard.press("p")
    expect(told(stage).locator(".told")).to_be_visible()
    assert stage.acts() == []
    stage.show(staged(GIN, "upcard")["upcard"])
    stage.page.keyboard.press("p")
    assert stage.act() == {"type": "pass"}
    may_i = table(MAY_I, "draw")
    may_i.page.keyboard.press("p")
    expect(told(may_i).locator(".told")).to_be_visible()
    assert may_i.acts() == []


def test_every_key_has_one_meaning(table: Open) -> None:
    for setup, phase in ((GIN, "discard"), (GIN, "lay off"), (MAY_I, "draw"), (MAY_I, "discard")):
        stage = table(setup, phase)
        stage.page.keyboard.press("?")
        keys = stage.page.locator("dialog[open] section").first.locator("kbd")
        keys.first.wait_for()
        listed = keys.all_inner_texts()
        assert len(listed) > 6
        assert len(listed) == len(set(listed)), listed


def test_a_card_is_dragged_from_the_stock_into_the_hand(table: Open) -> None:
    stage = table(GIN, "draw")
    hand = stage.page.get_by_role("listbox")
    stock = stage.page.get_by_role("button", name="Draw. Stock")
    drag(stage, stock, stage.page.locator(".strip"))  # released elsewhere, it goes back
    assert stage.acts() == []
    drag(stage, stock, hand)
    assert stage.act() == {"type": "draw"}
    taking = table(GIN, "draw")
    drag(
        taking,
        taking.page.get_by_role("button", name="Take the discard"),
        taking.page.get_by_role("listbox"),
    )
    assert taking.act() == {"type": "take"}


def test_a_gap_opens_where_a_card_would_land(table: Open) -> None:
    stage = table(GIN, "draw")
    cards = stage.page.get_by_role("option")
    start, end = cards.nth(0).bounding_box(), cards.nth(5).bounding_box()
    assert start is not None
    assert end is not None
    between = "([a, b]) => b.getBoundingClientRect().left - a.getBoundingClientRect().left"
    before = stage.page.evaluate(
        between, [cards.nth(4).element_handle(), cards.nth(5).element_handle()]
    )
    stage.page.mouse.move(start["x"] + 10, start["y"] + 40)
    stage.page.mouse.down()
    stage.page.mouse.move(end["x"], end["y"] + 40, steps=5)
    after = stage.page.evaluate(
        between, [cards.nth(4).element_handle(), cards.nth(5).element_handle()]
    )
    stage.page.mouse.up()
    assert after > before + 20


def test_a_second_tap_plays_the_card_where_that_is_set(table: Open) -> None:
    stage = table(GIN, "discard")
    card = first_card(stage)
    for _ in range(2):
        card.click(position={"x": 12, "y": 20})
    expect(card).to_have_attribute("aria-selected", "false")
    assert stage.acts() == []
    stage = table(GIN, "discard", tapPlays=True)
    for _ in range(2):
        first_card(stage).click(position={"x": 12, "y": 20})
    assert stage.act()["type"] == "discard"


@pytest.mark.parametrize("setup", [GIN, MAY_I], ids=["gin", "May-I"])
def test_a_discard_is_asked_for_twice_where_that_is_set(table: Open, setup: Setup) -> None:
    stage = table(setup, "discard", askDiscard=True)
    first_card(stage).click(position={"x": 12, "y": 20})
    stage.page.keyboard.press("x")
    expect(told(stage)).to_contain_text("Press again")
    assert stage.acts() == []
    stage.page.keyboard.press("x")
    assert stage.act()["type"] == "discard"


def test_a_greyed_button_says_why_on_a_tap_and_on_focus(table: Open) -> None:
    stage = table(GIN, "discard")
    knock = stage.page.get_by_role("button", name="Knock", exact=True)
    knock.click(force=True)
    expect(told(stage)).to_contain_text("deadwood: 10 or less to knock")
    stage.page.locator("[data-prompt] .told").click()
    expect(told(stage)).to_contain_text("Choose a card to discard")
    stage.page.get_by_role("option").last.focus()
    for _ in range(2):  # over Discard to Knock
        stage.page.keyboard.press("Tab")
    expect(knock).to_be_focused()
    expect(told(stage)).to_contain_text("deadwood: 10 or less to knock")


def test_nothing_invites_to_a_knock_where_only_gin_ends_a_round(table: Open) -> None:
    stage = table(STRAIGHT, "may go gin")
    stage.page.get_by_role("button", name="Gin", exact=True).wait_for()
    assert stage.page.get_by_role("button", name="Knock", exact=True).count() == 0
    beside = table(GIN, "may go gin")
    knock = beside.page.get_by_role("button", name="Knock", exact=True)
    expect(knock).to_have_attribute("aria-disabled", "true")


def test_a_lay_off_on_the_wrong_meld_says_why(table: Open) -> None:
    stage = table(GIN, "lay off")
    stage.refusal = ("does_not_fit", "Kd does not fit the run; lay off or show your hand.")
    wrong = stage.page.evaluate(
        """() => {
          const open = (card) => {
            card.click();
            return document.querySelectorAll("button.meld.open").length;
          };
          const cards = [...document.querySelectorAll("[role=option]")];
          return cards.findIndex((card) => open(card) === 0);
        }"""
    )
    option = stage.page.get_by_role("option").nth(wrong)
    if option.get_attribute("aria-selected") != "true":
        option.click(position={"x": 12, "y": 20})
    stage.page.locator("button.meld").first.click()
    expect(told(stage)).to_contain_text("K♦ does not fit the run")
    assert stage.acts() == []


def test_layoffs_are_taken_back_until_all_are_sent_together(table: Open) -> None:
    stage = table(GIN, "lay off")
    page = stage.page
    hand, chips = page.get_by_role("option"), page.locator("[data-prompt] .chip")
    cards = hand.count()

    board = json.loads(staged(GIN, "lay off")["lay off"])["table"]["boards"][0]
    fitting = board["options"]["layoffs"][0]["card"]
    name = Card(fitting).name.capitalize()

    def lay_off() -> None:
        page.get_by_role("option", name=name).click(position={"x": 12, "y": 20})
        page.locator("button.meld.open").first.click()
        chips.first.wait_for()

    lay_off()
    expect(hand).to_have_count(cards - 1)
    chips.get_by_role("button").click()  # by a tap on its cross
    expect(hand).to_have_count(cards)
    lay_off()
    page.keyboard.press("Escape")
    expect(hand).to_have_count(cards)
    expect(chips).to_have_count(0)
    lay_off()
    page.locator("button.meld:has(.laid)").click()  # and by a tap on the meld
    expect(hand).to_have_count(cards)
    assert stage.acts() == []
    lay_off()
    page.get_by_role("button", name="Lay off and show").click()
    assert stage.act()["type"] == "lay_off"


def test_a_move_without_a_line_is_shown_as_waiting_and_a_second_refused(table: Open) -> None:
    stage = table(GIN, "draw")
    stage.lose()
    stage.page.locator(".banner").wait_for()
    stage.page.get_by_role("button", name="Draw", exact=True).click()
    expect(
        stage.page.locator(".banner, .strip .line").filter(has_text="Your move is waiting")
    ).to_be_visible()
    stage.page.get_by_role("button", name="Take", exact=False).last.click()
    expect(told(stage)).to_contain_text("One move is already waiting")
    stage.find()
    assert stage.act() == {"type": "draw"}
    assert len(stage.acts()) == 1
