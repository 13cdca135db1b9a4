"""Movements and sounds at a table are only decoration, and people who want none get none.

The tables are staged (:mod:`tests.browser.staged`). Every animation that begins is recorded.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import Browser, Page

from tests.browser.axe import barriers
from tests.browser.phases import Setup, staged
from tests.browser.staged import ORIGIN, Stage
from tests.waiting import wait_until

GIN = Setup("hollywood-gin", 2)
_COUNT = """
  window.__moved = [];
  window.__tones = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.__moved.push([this.className, ...frames.flatMap((each) => Object.keys(each))]);
    return animate.call(this, frames, options);
  };
  const tone = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.__tones += 1;
    return tone.call(this);
  };
"""
_RUNNING = "document.getAnimations().filter((each) => !(each instanceof CSSTransition)).length"
_ALLOWED = {"transform", "opacity", "offset", "easing"}


def update(table: dict[str, Any], *events: dict[str, Any]) -> dict[str, Any]:
    """The message that brings a page from the previous table to this one."""
    where = {
        "round_number": table["round_number"],
        "board": 0,
        "seats": table["boards"][0]["seats"],
    }
    return {
        "type": "update",
        "events": [{**where, "event": event} for event in events],
        "table": table,
    }


class Discard:
    """A table where the viewer must discard, and the message that the discard was made."""

    def __init__(self, opening: bytes) -> None:
        self.opening = opening
        table = copy.deepcopy(json.loads(opening)["table"])
        board = table["boards"][0]
        self.seat = board["place"]
        self.card = board["hands"][self.seat].pop(0)
        board["sizes"][self.seat] -= 1
        board["discards"].append(self.card)
        board.update(awaiting=1 - self.seat, phase="draw", drawn=None, options=None)
        table["version"] += 1
        self.table = table
        event = {"type": "discarded", "seat": self.seat, "card": self.card}
        self.message = update(table, event)

    def undone(self) -> dict[str, Any]:
        """The same table again, as a new one."""
        table = json.loads(self.opening)["table"]
        return update({**table, "version": self.table["version"] + 1})


@contextmanager
def opened(
    browser: Browser, *, motion: Literal["reduce", "no-preference"], settings: Mapping[str, Any]
) -> Iterator[Stage]:
    context = browser.new_context(
        locale="en-US", reduced_motion=motion, viewport={"width": 1366, "height": 625}
    )
    context.add_init_script(_COUNT)
    stage = Stage(context, settings)
    yield stage
    context.close()


def moved(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate("window.__moved")
    return found


def shows(page: Page, card: str) -> bool:
    """Whether a card is on the discard pile, whatever flies above it."""
    return page.locator(f"[data-drop=discard] [data-card='{card}']").count() == 1


def test_a_card_flies_and_an_input_ends_its_flight(browser: Browser) -> None:
    discard = Discard(staged(GIN, "discard")["discard"])
    with opened(
        browser, motion="no-preference", settings={"speed": "slow", "sound": True}
    ) as stage:
        page = stage.page
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.resource_type))
        with page.expect_response("**/effects-*.js"):
            stage.show(discard.opening)
        page.locator("[data-hand] [role=option]").first.wait_for()
        page.wait_for_load_state("networkidle")
        stage.say(discard.message)
        page.locator(".effects .sprite").first.wait_for()
        # The table has changed already, and no screen reader is told of the picture above it.
        assert shows(page, discard.card)
        assert page.locator(".effects").get_attribute("aria-hidden") == "true"
        found = moved(page)
        assert sum(name == "sprite" for name, *_ in found) == 2  # the card, and what it covers
        assert sum(name.startswith("option") for name, *_ in found) >= 1  # the hand closes up
        assert {key for _, *keys in found for key in keys} <= _ALLOWED
        page.evaluate("document.getAnimations().forEach((each) => each.pause())")
        page.keyboard.press("Shift")  # nothing else can end them now
        page.locator(".effects .sprite").first.wait_for(state="detached")
        assert page.evaluate(_RUNNING) == 0
        # The sound is made here: nothing was requested except the program that makes it.
        wait_until(lambda: page.evaluate("window.__tones") > 0, "nothing was heard")
        assert "media" not in asked
        before = len(asked)
        stage.say(discard.undone())
        page.wait_for_timeout(200)  # equal sounds at the same time are heard once
        stage.say(discard.message)
        wait_until(lambda: page.evaluate("window.__tones") > 1, "nothing was heard again")
        assert len(asked) == before


def test_whoever_wants_nothing_to_move_sees_nothing_move(browser: Browser) -> None:
    discard = Discard(staged(GIN, "discard")["discard"])
    still: tuple[tuple[Literal["reduce", "no-preference"], dict[str, Any]], ...] = (
        ("reduce", {}),
        ("no-preference", {"speed": "still"}),
    )
    for motion, settings in still:
        with opened(browser, motion=motion, settings=settings) as stage:
            stage.show(discard.opening)
            stage.page.locator("[data-hand] [role=option]").first.wait_for()
            stage.page.wait_for_load_state("networkidle")
            stage.say(discard.message)
            wait_until(lambda: shows(stage.page, discard.card), "the discard is not shown")
            stage.page.wait_for_timeout(100)
            assert moved(stage.page) == [], settings
            assert stage.page.evaluate("window.__tones") == 0  # sounds are off by default


def test_every_look_can_be_chosen_and_read(browser: Browser) -> None:
    with opened(browser, motion="reduce", settings={}) as stage:
        page = stage.page
        page.goto(f"{ORIGIN}/settings")
        page.get_by_role("switch", name="Sounds").check()
        for deck, back, felt in (
            ("Clear", "Rays", "Green"),
            ("Very large", "Lattice", "Blue"),
            ("Classic", "Waves", "Wine red"),
            ("Clear", "Plain", "Slate"),
        ):
            for group, look in (("Card faces", deck), ("Card backs", back), ("Table", felt)):
                page.get_by_role("group", name=group).get_by_text(look).click()
            assert barriers(page) == [], felt
        kept = json.loads(page.evaluate("localStorage.getItem('hollywood.settings')"))
        assert (kept["deck"], kept["back"], kept["felt"]) == ("clear", "plain", "slate")
