"""The browser of the tests: the Chromium of this machine, which reaches nothing but the table."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.waiting import PATIENCE

NETWORK_NAME = "table.test"
"""A name for this machine that a browser does not trust, as in a house without https."""

_FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--disable-default-apps", "--disable-extensions", "--disable-domain-reliability"),
    *("--disable-client-side-phishing-detection", "--metrics-recording-only"),
    *("--disable-features=OptimizationHints,MediaRouter,Translate,InterestFeedContentSuggestions",),
    (
        f"--host-resolver-rules=MAP {NETWORK_NAME} 127.0.0.1,MAP * ~NOTFOUND,"
        "EXCLUDE 127.0.0.1,EXCLUDE localhost"
    ),
)


def program() -> str:
    """Return the path of Chromium; the tests need one and never download one."""
    named = os.environ.get("HOLLYWOOD_CHROMIUM")
    found = named or shutil.which("chromium")
    if not found:
        raise RuntimeError(
            "there is no browser: install Chromium, or name one with HOLLYWOOD_CHROMIUM"
        )
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run a browser until the block ends."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program(), args=list(_FLAGS), timeout=1000 * PATIENCE
        )
        try:
            yield browser
        finally:
            browser.close()
