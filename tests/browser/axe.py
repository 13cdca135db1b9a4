"""What axe-core finds wrong with a page for people with disabilities, in light and dark."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.browser.pictures import THEMES

_GRAVE = {"serious", "critical"}
_OPTIONS = {"resultTypes": ["violations"], "runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]}


def findings(page: Page) -> list[str]:
    """The serious and critical findings, one line each."""
    found = []
    for violation in Axe().run(page, options=_OPTIONS).response["violations"]:
        if violation["impact"] not in _GRAVE:
            continue
        for node in violation["nodes"][:3]:
            summary = " ".join(node["failureSummary"].split())
            found.append(f"{violation['id']}: {node['target']} {summary[:300]}")
    return found


def barriers(page: Page) -> list[str]:
    """The same in light and dark."""
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {each}" for each in findings(page)]
    page.emulate_media(color_scheme="light")
    return found
