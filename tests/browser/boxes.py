"""The layout of a table, measured: the whole turn is in sight, nothing covers anything.

The measuring is done in the page, in one call (``boxes.js``). It answers with a sentence for each
fault.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

MEASURE = Path(__file__).with_name("boxes.js").read_text(encoding="utf-8").partition("\n")[2]


def faults(page: Page, *, touch: bool, least: float = 24) -> list[str]:
    """Return the faults in the current layout of a table, as sentences.

    ``least`` is how many pixels of each card of the hand must be visible; with ``touch`` a control
    must measure at least 44 pixels.
    """
    found: list[str] = page.evaluate(MEASURE, {"touch": touch, "least": least})["wrong"]
    return found


def card_widths(page: Page) -> list[float]:
    """The width of the cards of the hand, in pixels."""
    found: list[float] = page.evaluate(MEASURE, {"touch": False, "least": 0})["cards"]
    return found
