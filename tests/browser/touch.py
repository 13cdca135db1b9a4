"""A finger that drags: a player who discards that way, and where the cards are under it."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import Locator, expect

from tests.browser.gin import TIP, GinPlayer
from tests.browser.person import Person


class DraggingPlayer(GinPlayer):
    """Discards by dragging the card to the discard pile with a finger."""

    def throw(self, card: str) -> None:
        held = len(self.hand())
        pile = self.person.page.get_by_role(
            "button", name=re.compile(self.says.begins("gin-discards"))
        )
        drag(self.person, self.card(card), pile)
        expect(self.options()).to_have_count(held - 1)


def drag(person: Person, source: Locator, target: Locator) -> None:
    """Drag with a finger from the visible strip of a card to the middle of something."""
    source.scroll_into_view_if_needed()
    start, end = source.bounding_box(), target.bounding_box()
    assert start is not None
    assert end is not None
    x, y = start["x"] + TIP["x"], start["y"] + TIP["y"]
    to_x, to_y = end["x"] + end["width"] / 2, end["y"] + end["height"] / 2
    line = person.context.new_cdp_session(person.page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        line.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": px, "y": py} for px, py in points]},
        )

    finger("touchStart", (x, y))
    for step in range(1, 9):
        finger("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))
    # The finger rests before it is lifted: a browser takes a fast move for a fling of the page, and
    # the next tap for the end of it.
    person.page.wait_for_timeout(120)
    finger("touchMove", (to_x, to_y))
    finger("touchEnd")
    line.detach()


def strips(options: Locator) -> list[float]:
    """The width of each card that can be seen and touched: up to the next card in its row."""
    boxes: list[list[float]] = options.evaluate_all(
        """all => all.map((option) => {
          const box = option.getBoundingClientRect();
          return [Math.round(box.top), box.left, box.right];
        })"""
    )
    rows: dict[float, list[list[float]]] = {}
    for box in boxes:
        rows.setdefault(box[0], []).append(box)
    widths = []
    for row in rows.values():
        row.sort(key=lambda box: box[1])
        widths += [after[1] - box[1] for box, after in pairwise(row)]
        widths.append(row[-1][2] - row[-1][1])
    return widths


def rows(options: Locator) -> int:
    """The number of rows of the hand."""
    tops = options.evaluate_all("all => all.map((o) => Math.round(o.getBoundingClientRect().top))")
    return len(set(tops))
