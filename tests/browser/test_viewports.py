"""Every table fits every window: hand, piles, prompt and all buttons of the turn are in sight.

No match is played here. Bots play inside this process until a table is at a phase
(:mod:`tests.browser.phases`); the page gets the message that the server would send to that seat,
from the test's own socket (:mod:`tests.browser.staged`). So one page goes through all phases of a
game, and for each through the windows; :mod:`tests.browser.boxes` measures the layout.

The ordinary run takes some windows for each phase, in turn, so that every phase and every window is
tested. ``HOLLYWOOD_SOAK`` takes all of them, with large cards too, in both languages.
"""

from __future__ import annotations

import os
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from tests.browser.boxes import card_widths, faults
from tests.browser.conftest import Open
from tests.browser.phases import Setup, staged

SOAK = bool(os.environ.get("HOLLYWOOD_SOAK"))


class Window(NamedTuple):
    """A window in CSS pixels; ``touch`` means it is used with a finger, not with a mouse."""

    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


LAPTOP = Window(1366, 625)
PHONE = Window(390, 844, touch=True)
SIDEWAYS = Window(844, 390, touch=True)
WINDOWS = (
    LAPTOP,  # 1366x768 minus the browser's own bars
    PHONE,
    SIDEWAYS,
    Window(1366, 657),
    Window(360, 640, touch=True),
    Window(1280, 720),
    Window(1024, 768, touch=True),
    Window(390, 664, touch=True),
    Window(683, 312),  # the laptop at 200 %
    Window(768, 1024, touch=True),
    Window(1920, 1080),
    Window(375, 667, touch=True),
    Window(640, 360),  # 1280x720 at 200 %
    Window(2560, 1440),
    Window(320, 640, touch=True),
    Window(960, 540),  # 1920x1080 at 200 %
    Window(512, 384),  # 1024x768 at 200 %
)

GIN = (
    "upcard",
    "draw",
    "discard",
    "may knock",
    "wait",
    "lay off",
    "show",
    "round over",
    "match over",
)
MAY_I = (
    *("draw", "hold", "offer", "answer", "wait", "discard", "lay down", "lay off", "down"),
    *("round over", "match over"),
)
MANY_SEATS = (("players", (3, 4, 5, 6, 7, 8)), ("decks", 4), ("jokers", 8), ("wild", ("A", "XX")))
_ONE_HAND = (*MANY_SEATS, ("last_hand", "same"))
GROWING = (*_ONE_HAND, ("contracts", ("R5R5R5",)), ("deal", (15,)), ("may_i.limit", None))
_FEW = (*_ONE_HAND, ("contracts", ("S",)), ("deal", (5,)))
_LARGE_HANDS = ("draw, many cards", "offer", "answer", "discard, many cards")

TABLES: dict[str, tuple[Setup, tuple[str, ...]]] = {
    "gin": (Setup("hollywood-gin", 2), (*GIN, "may go gin")),
    "gin of three": (Setup("hollywood-gin", 3), (*GIN, "sits out")),
    "gin of four": (Setup("hollywood-gin", 4), GIN),
    "gin of eight": (Setup("hollywood-gin", 8), GIN),
    "straight gin": (Setup("straight-gin", 2), ("draw", "discard", "may go gin", "wait")),
    "gin looked at": (Setup("hollywood-gin", 2, watched=True), ("watched",)),
    "May-I of three": (Setup("may-i", 3, MANY_SEATS), MAY_I),
    "May-I of four": (Setup("may-i", 4), MAY_I),
    "May-I of eight": (Setup("may-i", 8, MANY_SEATS), MAY_I),
    "May-I with 22 cards": (Setup("may-i", 4, GROWING, calls=True), _LARGE_HANDS),
    "May-I of eight with 22": (Setup("may-i", 8, GROWING, calls=True), _LARGE_HANDS),
    "May-I with 5 cards": (Setup("may-i", 4, _FEW), ("draw", "discard", "lay down")),
}


def resize(page: Page, window: Window) -> None:
    page.set_viewport_size({"width": window.width, "height": window.height})


def chosen(number: int, touch: bool) -> list[Window]:
    """The windows for the phase with this number: a few in turn, or all in a soak."""
    windows = [window for window in WINDOWS if window.touch == touch]
    if SOAK:
        return windows
    first = windows[number % len(windows)]
    return [first, windows[(number + len(windows) // 2) % len(windows)]]


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
@pytest.mark.parametrize("name", TABLES)
def test_a_table_fits_every_window(stage: Open, name: str, touch: bool) -> None:
    setup, phases = TABLES[name]
    moments = staged(setup, *phases)
    ways: list[dict[str, Any]] = [{}]
    if SOAK:
        ways = [
            {"language": language, "largeCards": large}
            for language in ("en-US", "de-DE")
            for large in (False, True)
        ]
    found: dict[str, list[str]] = {}
    for way in ways:
        page = stage(touch=touch, **way)
        page.show(moments[phases[0]])
        for number, phase in enumerate(phases):
            page.show(moments[phase], again=True)
            for window in chosen(number, touch):
                resize(page.page, window)
                for fault in faults(page.page, touch=touch, least=22 if window.width < 340 else 24):
                    found.setdefault(f"{phase} {way}: {fault}", []).append(str(window))
    assert found == {}


@pytest.mark.parametrize("name", ["gin", "May-I of four"])
def test_large_cards_fit_too(stage: Open, name: str) -> None:
    setup, _ = TABLES[name]
    moments = staged(setup, "draw", "discard")
    for touch in (False, True):
        page = stage(touch=touch, largeCards=True)
        for phase in ("draw", "discard"):
            page.show(moments[phase])
            for window in (each for each in WINDOWS if each.touch == touch):
                resize(page.page, window)
                assert (
                    faults(page.page, touch=touch, least=22 if window.width < 340 else 24) == []
                ), window


@pytest.mark.parametrize("name", ["gin", "May-I of four"])
def test_cards_grow_with_the_window(stage: Open, name: str) -> None:
    page = stage()
    page.show(staged(TABLES[name][0], "draw")["draw"])
    page.page.locator("[data-hand] [role=option]").first.wait_for()
    widths = []
    for window in (Window(1280, 720), Window(1920, 1080), Window(2560, 1440)):
        resize(page.page, window)
        widths.append(min(card_widths(page.page)))
    small, middling, wide = widths
    assert small * 1.3 < middling
    assert middling * 1.15 < wide


def test_the_question_before_a_knock_fits(stage: Open) -> None:
    moment = staged(TABLES["gin"][0], "may knock")["may knock"]
    for touch in (False, True):
        page = stage(touch=touch)
        for window in chosen(2, touch):
            page.show(moment)
            resize(page.page, window)
            page.page.get_by_role("button", name="Knock", exact=True).click()
            page.page.locator("dialog[open] [data-confirm]").wait_for()
            assert faults(page.page, touch=touch) == [], window


def test_the_memory_aids_fit_and_cover_no_board_that_is_wide(stage: Open) -> None:
    moment = staged(TABLES["May-I of four"][0], "wait")["wait"]
    small = Window(320, 640, touch=True)
    for touch, windows in ((False, (LAPTOP,)), (True, (PHONE, SIDEWAYS, small))):
        page = stage(touch=touch)
        page.show(moment)
        for window in windows:
            resize(page.page, window)
            page.page.keyboard.press("r")
            table = page.page.locator(".memory table")
            table.wait_for()
            assert table.locator("tbody tr").count() == 4
            assert table.evaluate("each => each.scrollWidth <= each.clientWidth"), window
            if window == LAPTOP:
                assert faults(page.page, touch=touch) == []
                continue
            table.scroll_into_view_if_needed()
            page.page.get_by_role("button", name="Close").click()
            table.wait_for(state="detached")
            assert faults(page.page, touch=touch) == [], window


def test_a_hint_and_a_refusal_cover_nothing(stage: Open) -> None:
    """A hint, the reason of a grayed button and a lost connection cover nothing, even together."""
    moment = staged(TABLES["gin"][0], "discard")["discard"]
    for touch, windows in ((False, (LAPTOP, Window(640, 360))), (True, (PHONE, SIDEWAYS))):
        page = stage(touch=touch)
        for window in windows:
            page.show(moment)
            resize(page.page, window)
            page.page.get_by_role("button", name="Gin", exact=True).click(force=True)
            page.page.locator("[data-prompt]").filter(has_text="gin needs none").wait_for()
            assert faults(page.page, touch=touch) == [], f"{window}: a refusal"
            page.page.get_by_role("button", name="Hint").click()
            page.page.locator("[data-hints] .close").wait_for()
            assert faults(page.page, touch=touch) == [], f"{window}: a hint"
            page.lose()
            page.page.locator(".banner").wait_for()
            assert faults(page.page, touch=touch) == [], f"{window}: a lost line"
            page.find()
