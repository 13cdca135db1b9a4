"""The icons of the installed app, drawn from ``web/public/favicon.svg``."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page

PUBLIC = Path(__file__).resolve().parent.parent.parent / "web" / "public"
GREEN = "#1d4a3a"
_SAFE = 0.8  # launchers cut a maskable icon to any shape outside of this circle
_CORNERS = 'rx="14"'


def icons(browser: Browser) -> None:
    """Draw the icons in every size, with their own corners and for launchers that cut them."""
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    page = browser.new_page()
    for size in (192, 512):
        _draw(page, drawing, size, 1.0, PUBLIC / f"icon-{size}.png")
    _draw(page, drawing.replace(_CORNERS, ""), 512, _SAFE, PUBLIC / "icon-maskable-512.png", GREEN)
    page.close()


def _draw(page: Page, drawing: str, size: int, scale: float, path: Path, ground: str = "") -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>html, body {{ margin: 0; background: {ground or 'transparent'} }} "
        f"body {{ display: grid; place-items: center; height: 100vh }} "
        f"svg {{ width: {scale * size}px; height: {scale * size}px }}</style>{drawing}"
    )
    page.screenshot(path=path, omit_background=True)
