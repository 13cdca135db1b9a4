"""What axe-core finds wrong with a page for people with disabilities, in light and dark."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

_GRAVE = {"serious", "critical"}
_ALL = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
_OF_COLORS = ["color-contrast", "link-in-text-block"]
"""The rules about colors. Nothing else differs in the dark theme."""


def findings(page: Page, rules: list[str]) -> list[str]:
    """The serious and critical findings of these rules, or of the rules with these tags."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    options = {"resultTypes": ["violations"], "runOnly": rules}
    response: dict[str, Any] = page.evaluate("(options) => axe.run(options)", options)
    found = []
    for violation in response["violations"]:
        if violation["impact"] not in _GRAVE:
            continue
        for node in violation["nodes"][:3]:
            summary = " ".join(node["failureSummary"].split())
            found.append(f"{violation['id']}: {node['target']} {summary[:300]}")
    return found


def barriers(page: Page) -> list[str]:
    """All findings in the light theme, and the findings about colors in the dark theme."""
    page.emulate_media(color_scheme="light")
    found = [f"light: {each}" for each in findings(page, _ALL)]
    page.emulate_media(color_scheme="dark")
    found += [f"dark: {each}" for each in findings(page, _OF_COLORS)]
    page.emulate_media(color_scheme="light")
    return found
