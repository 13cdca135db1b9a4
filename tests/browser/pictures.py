"""Pictures of the pages, kept where people can look at them."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, ViewportSize
from playwright.sync_api import TimeoutError as PlaywrightTimeout

FOLDER = Path(__file__).resolve().parents[2] / "build" / "screenshots"
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def picture(page: Page, name: str) -> None:
    """Take a picture of the page as it is."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")


def pictures(page: Page, name: str, *, sizes: tuple[str, ...] = ("wide", "phone")) -> None:
    """Take pictures at both sizes, in light and dark, and leave the page as it was."""
    before = page.viewport_size
    for size in sizes:
        page.set_viewport_size(WIDE if size == "wide" else PHONE)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            assert not overflow(page), f"{name} is wider than its window ({size}): {overflow(page)}"
            picture(page, f"{name}-{size}-{theme}")
    page.emulate_media(color_scheme="light")
    if before is not None:
        page.set_viewport_size(before)


def overflow(page: Page) -> list[str]:
    """What extends beyond the right edge of the window, if the page can be scrolled sideways."""
    try:
        # A page that has just become narrower takes a moment.
        page.wait_for_function(
            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth",
        )
    except PlaywrightTimeout:
        found: list[str] = page.evaluate(_TOO_WIDE)
        return found
    return []


_TOO_WIDE = """
() => {
  const width = document.documentElement.clientWidth;
  const scrolls = (element) => {
    for (let e = element.parentElement; e; e = e.parentElement) {
      if (getComputedStyle(e).overflowX !== "visible") return e !== document.documentElement;
    }
    return false;
  };
  const out = [...document.querySelectorAll("body *")].filter(
    (e) => e.getBoundingClientRect().right > width + 0.5 && !scrolls(e),
  );
  const named = out.map(
    (e) => `${e.tagName.toLowerCase()}.${e.className} ${e.textContent.slice(0, 30)}`,
  );
  return [`scrollWidth ${document.documentElement.scrollWidth} > ${width}`, ...named.slice(0, 8)];
}
"""
