"""The table one sits around: with the most melds, cards and people, all of it is there.

As in :mod:`tests.browser.test_viewports`, bots play to each moment and one page shows all of them.
The moments are filled up with melds (:mod:`tests.browser.crowded`).
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.boxes import card_widths, faults, hidden_melds
from tests.browser.conftest import Open
from tests.browser.crowded import full_of_melds, overdue
from tests.browser.phases import Setup, staged
from tests.browser.staged import Stage
from tests.browser.test_viewports import (
    GROWING,
    LAPTOP,
    MANY_SEATS,
    PHONE,
    SIDEWAYS,
    Window,
    resize,
)

WINDOWS = (
    Window(360, 640, touch=True),
    PHONE,
    SIDEWAYS,
    Window(768, 1024, touch=True),
    LAPTOP,
    Window(1920, 1080),
)
SEATS = (3, 4, 5, 6, 7, 8)


def moments() -> Iterator[tuple[str, bytes]]:
    """The fullest boards, with their names."""
    for seats in SEATS:
        found = staged(Setup("may-i", seats, MANY_SEATS), "lay off", "lay down")
        yield f"{seats} lay off", full_of_melds(found["lay off"])
        yield f"{seats} lay down", full_of_melds(found["lay down"])
    for seats in (4, 8):
        setup = Setup("may-i", seats, GROWING, calls=True)
        found = staged(setup, "answer", "discard, many cards")
        yield f"{seats} discard of 22", full_of_melds(found["discard, many cards"])
        yield f"{seats} answer of 22", overdue(full_of_melds(found["answer"]), seats // 2)


def open_trays(page: Page) -> None:
    button = page.get_by_role("button", name="Trays", exact=True)
    if button.is_visible() and button.get_attribute("aria-expanded") == "false":
        button.click()


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_the_fullest_table_is_all_there(stage: Open, touch: bool) -> None:
    page: Stage = stage(touch=touch)
    wrong: dict[str, list[str]] = {}
    for name, moment in moments():
        page.show(moment)
        page.page.locator(".meld, .melds .stack").first.wait_for(state="attached")
        if "lay down" in name:
            open_trays(page.page)
        for window in (each for each in WINDOWS if each.touch == touch):
            resize(page.page, window)
            for fault in [*faults(page.page, touch=touch), *hidden_melds(page.page)]:
                wrong.setdefault(f"{name}: {fault}", []).append(str(window))
    assert wrong == {}


def test_a_stack_opens_with_one_tap_and_gives_the_focus_back(stage: Open) -> None:
    page = stage(touch=True)
    resize(page.page, SIDEWAYS)
    found = staged(Setup("may-i", 8, MANY_SEATS), "lay off")
    page.show(full_of_melds(found["lay off"]))
    stacks = page.page.locator(".melds .stack")
    stacks.first.wait_for()
    assert stacks.count() == 8
    stacks.nth(2).tap()
    over = page.page.locator("section.over")
    assert over.locator(".meld").count() == 3
    assert hidden_melds(page.page, "section.over .meld") == []
    page.page.keyboard.press("Escape")
    over.wait_for(state="detached")
    assert stacks.nth(2).evaluate("each => each === document.activeElement")


def test_large_cards_are_larger_on_a_phone(stage: Open) -> None:
    moment = staged(Setup("may-i", 4), "draw")["draw"]
    for window in (PHONE, Window(360, 640, touch=True)):
        widths = []
        for large in (False, True):
            page = stage(touch=True, largeCards=large)
            resize(page.page, window)
            page.show(moment)
            page.page.locator("[data-hand] [role=option]").first.wait_for()
            widths.append(min(card_widths(page.page)))
        assert widths[1] > 1.2 * widths[0], window
