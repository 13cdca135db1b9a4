"""What lies where on a table, measured: all of the turn is in sight, nothing covers anything.

The measuring is done in the page, in one call (``boxes.js``). It answers with a sentence for each
thing that is wrong.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

MEASURE = Path(__file__).with_name("boxes.js").read_text(encoding="utf-8").partition("\n")[2]


def faults(page: Page, *, touch: bool, least: float = 24) -> list[str]:
    """Say what is wrong with the layout of a table now, in sentences.

    ``least`` is how many pixels of each card of the hand must be in sight; with ``touch`` a control
    must be 44 pixels large.
    """
    found: list[str] = page.evaluate(MEASURE, {"touch": touch, "least": least})["wrong"]
    return found


def card_widths(page: Page) -> list[float]:
    """How wide the cards of the hand are, in pixels."""
    found: list[float] = page.evaluate(MEASURE, {"touch": False, "least": 0})["cards"]
    return found
