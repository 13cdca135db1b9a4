"""Tables as a player sees them: gin on a laptop and a phone, the sheet, May-I, an animated round.

The matches are played by bots from fixed secrets, so that every run shows the same cards.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, FloatRect, Page, Position, ViewportSize

from hollywood.play.text import to_json
from hollywood.server.protocol.messages import Welcome
from tests.browser.phases import Setup, filmed
from tests.browser.spoken import spoken
from tests.browser.staged import Stage
from tools.pictures.keeping import THEMES, Theme, keep, keep_film

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
GIN = Setup("hollywood-gin", 2, names=("Ann", "Greta"))
MAY_I = Setup("may-i", 4, names=("Ann", "Greta", "Bogart", "Cary"))
_TIP: Position = {"x": 12, "y": 20}
_MARGIN = 16
_MOST_MS = 60_000
"""How long a maker waits for a page."""
FILM_WIDTH = 880


@contextmanager
def stage(
    browser: Browser, window: ViewportSize, *, phone: bool = False, sharp: bool = False
) -> Iterator[Stage]:
    """Open a page in a window of this size; with ``sharp`` at double resolution."""
    context = browser.new_context(
        viewport=window,
        locale="en-US",
        reduced_motion="reduce",
        device_scale_factor=2 if sharp else 1,
        has_touch=phone,
        is_mobile=phone,
    )
    try:
        opened = Stage(context)
        context.set_default_timeout(_MOST_MS)
        yield opened
    finally:
        context.close()


def settled(page: Page, theme: Theme) -> None:
    """Wait until a page has loaded everything, in the light or the dark theme."""
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(300)


def board_of(shown: Welcome) -> Any:
    """The viewer's board."""
    return next(iter(shown.table.boards), None)


def moment(setup: Setup, number: int, wanted: Callable[[Welcome, Any], bool]) -> bytes:
    """The first moment of a match that is ``wanted``."""
    for shown in filmed(setup, number):
        board = board_of(shown)
        if board is not None and wanted(shown, board):
            return bytes(to_json(shown))
    raise LookupError(f"match {number} of {setup.preset} has no such moment")


def gin_on_a_laptop(browser: Browser) -> None:
    """A hand that may knock, with a card picked."""
    message = moment(
        GIN,
        1,
        lambda shown, board: (
            shown.table.round_number >= 6
            and board.options is not None
            and board.options.knock is None
            and len(board.discards) > 7
        ),
    )
    with stage(browser, LAPTOP) as open_:
        open_.show(message)
        open_.page.get_by_role("option").last.click(position=_TIP)
        for theme in THEMES:
            settled(open_.page, theme)
            keep("gin", theme, open_.page.screenshot())


def gin_on_a_phone(browser: Browser) -> None:
    """The start of a turn: draw, or take the discard."""
    message = moment(
        GIN,
        1,
        lambda shown, board: (
            shown.table.round_number >= 5
            and board.phase == "draw"
            and board.awaiting == board.place
            and len(board.discards) > 5
        ),
    )
    with stage(browser, PHONE, phone=True, sharp=True) as open_:
        open_.show(message)
        for theme in THEMES:
            settled(open_.page, theme)
            keep("gin-phone", theme, open_.page.screenshot())


def the_sheet(browser: Browser) -> None:
    """Three games on one sheet, when the match is over."""
    message = bytes(to_json(filmed(GIN, 1)[-1]))
    with stage(browser, {"width": 1280, "height": 1000}, sharp=True) as open_:
        open_.show(message)
        for theme in THEMES:
            settled(open_.page, theme)
            sheet = open_.page.get_by_role("complementary").get_by_role("figure").bounding_box()
            assert sheet is not None
            clip: FloatRect = {
                "x": sheet["x"] - _MARGIN,
                "y": sheet["y"] - _MARGIN,
                "width": sheet["width"] + 2 * _MARGIN,
                "height": sheet["height"] + 2 * _MARGIN,
            }
            keep("sheet", theme, open_.page.screenshot(clip=clip))


def may_i(browser: Browser) -> None:
    """Melds on the table, and a card that fits on one."""
    message = moment(
        MAY_I,
        0,
        lambda shown, board: (
            shown.table.round_number >= 2
            and board.options is not None
            and board.awaiting == board.place
            and board.phase != "draw"
            and bool(board.options.layoffs)
            and len(board.melds) > 3
        ),
    )
    with stage(browser, LAPTOP) as open_:
        open_.show(message)
        for theme in THEMES:
            settled(open_.page, theme)
            keep("may-i", theme, open_.page.screenshot())


def a_round(browser: Browser) -> None:
    """A round from the deal to its end."""
    film = [shown for shown in filmed(GIN, 1) if shown.table.round_number == 7]
    for theme in THEMES:
        with stage(browser, LAPTOP) as open_:
            frames: list[tuple[bytes, int]] = []
            page = open_.page
            open_.show(bytes(to_json(film[0])))
            settled(page, theme)
            for shown, after in zip(film, [*film[1:], None], strict=True):
                open_.show(bytes(to_json(shown)), again=True)
                page.wait_for_timeout(200)
                board, then = board_of(shown), board_of(after) if after is not None else None
                mine = board is not None and board.awaiting == board.place
                frames.append((page.screenshot(), 900 if mine else 700))
                if not mine or then is None or board.phase != "discard":
                    continue
                if then.knocker is not None:
                    page.get_by_role("button", name=re.compile("^(Knock|Gin)$")).and_(
                        page.locator(":not([aria-disabled])")
                    ).first.click()
                    page.get_by_role("dialog").wait_for()
                    page.wait_for_timeout(200)
                    frames.append((page.screenshot(), 1800))
                    page.keyboard.press("Escape")
                else:
                    name = spoken("en").cards[str(then.discards[-1])]
                    card = page.get_by_role("option", name=re.compile(f"^{name},"))
                    card.click(position=_TIP)
                    page.wait_for_timeout(100)
                    frames.append((page.screenshot(), 800))
            frames[-1] = frames[-1][0], 5000
            keep_film("round", theme, frames, FILM_WIDTH)
