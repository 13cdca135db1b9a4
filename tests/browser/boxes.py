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


def hidden_melds(page: Page, melds: str = ".within .meld, .melds .stack") -> list[str]:
    """The melds and stacks of a May-I table that are not whole in sight, as sentences.

    Trays may take the place of the melds: they close with one tap.
    """
    found: list[str] = page.evaluate(_MELDS, melds)
    return found


_MELDS = """
(melds) => {
  const place = document.querySelector(".melds-place");
  if (place === null || getComputedStyle(place).display === "none") return [];
  const all = [...document.querySelectorAll(melds)];
  const wrong = all.length === 0 ? ["no meld is there"] : [];
  for (const meld of all) {
    const name = (meld.ariaLabel ?? meld.className).slice(0, 40);
    const r = meld.getBoundingClientRect();
    if (r.width < 24 || r.height < 24) wrong.push(`${name} is small`);
    for (const [x, y] of [[3, 3], [r.width / 2, r.height / 2], [r.width - 3, r.height - 3]]) {
      const at = [r.left + x, r.top + y].map(Math.round);
      const found = document.elementFromPoint(...at);
      if (!meld.contains(found)) wrong.push(`${name} is hidden at ${at}`);
    }
  }
  return [...new Set(wrong)];
}
"""
