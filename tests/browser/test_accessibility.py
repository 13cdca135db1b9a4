"""Axe checks the table in all its states and with its dialogs open, in both themes.

One page walks through the phases of a game (:mod:`tests.browser.phases`), at one of two sizes in
turn; ``HOLLYWOOD_SOAK`` checks each phase at both.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.axe import barriers
from tests.browser.conftest import Open, Visit
from tests.browser.phases import Setup, staged
from tests.browser.pictures import PHONE, WIDE

SOAK = bool(os.environ.get("HOLLYWOOD_SOAK"))
SIZES = (WIDE, PHONE)
GIN = Setup("hollywood-gin")
MAY_I = Setup("may-i", 4)
PHASES = {
    GIN: ("upcard", "draw", "discard", "may knock", "lay off", "show", "round over", "match over"),
    MAY_I: ("draw", "offer", "answer", "discard", "lay down", "lay off", "round over"),
}


def sizes(number: int) -> Iterator[ViewportSize]:
    """The sizes at which the state with this number is checked."""
    yield from SIZES if SOAK else [SIZES[number % 2]]


@pytest.mark.parametrize("setup", PHASES, ids=lambda setup: setup.preset)
def test_every_phase(stage: Open, setup: Setup) -> None:
    moments = staged(setup, *PHASES[setup])
    page = stage()
    page.show(moments[PHASES[setup][0]])
    for number, phase in enumerate(PHASES[setup]):
        page.show(moments[phase], again=True)
        page.page.locator("[data-prompt], .outcome, .between").first.wait_for()
        if phase == "discard":
            page.page.get_by_role("option").last.click()
        for size in sizes(number):
            page.page.set_viewport_size(size)
            assert barriers(page.page) == [], (phase, size)


def press(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()


def test_gin_with_its_dialogs(stage: Open) -> None:
    phase = staged(GIN, "may knock")["may knock"]
    for number, way in enumerate(
        (("Knock",), ("More at this table",), ("More at this table", "Leave the table"), ("?",))
    ):
        table = stage()
        for size in sizes(number + 1):
            table.page.set_viewport_size(size)
            table.show(phase)
            if way == ("?",):
                table.page.keyboard.press("?")
            else:
                press(table.page, *way)
            table.page.get_by_role("dialog").wait_for()
            assert barriers(table.page) == [], (way, size)


def test_what_is_beside_the_table(stage: Open) -> None:
    table = stage()
    table.page.set_viewport_size(WIDE)
    table.show(staged(GIN, "round over")["round over"])
    for tab in ("Chat", "Deal"):
        table.page.get_by_role("tab", name=tab).click()
        assert barriers(table.page) == [], tab
    table.page.set_viewport_size(PHONE)
    press(table.page, "The sheet")
    assert barriers(table.page) == []


def test_how_offers_are_answered(stage: Open) -> None:
    table = stage()
    # Tall enough that nothing is half hidden below the question.
    table.page.set_viewport_size({"width": 1280, "height": 1200})
    table.show(staged(MAY_I, "draw")["draw"])
    press(table.page, "Offers")
    table.page.get_by_role("dialog").wait_for()
    assert barriers(table.page) == []


def test_before_the_deal(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    table = ann.open_table(preset="hollywood-gin")
    ann.open(f"/table/{table}")
    ann.offered("^Copy$")
    assert barriers(ann.page) == []
    ben.open(f"/table/{table}")
    ben.press("Sit down at seat 2")
    ann.offered("^Deal the cards$")
    assert barriers(ann.page) == []
