"""What a browser keeps of the pages and of the engine, for use without a network."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.waiting import wait_until

VERSIONS = """
async () => (await caches.keys()).filter((name) => name.startsWith("hollywood-pages-"))
"""
GONE = ("net::ERR_", "Failed to fetch", "Failed to load resource")
"""What a browser says on its console when there is no network."""

FILES = """
async () => (await (await caches.open("hollywood-files")).keys())
  .map(({ url }) => url.split("/assets/")[1])
"""
_LISTED = """
async () => {
  const { scope } = await navigator.serviceWorker.ready;
  const text = await (await fetch(new URL("kept-files.js", scope))).text();
  return JSON.parse(/= (.*);/.exec(text)[1]).engine.map((path) => path.replace("assets/", ""));
}
"""


def pages_kept(page: Page, *, versions: int = 1) -> None:
    """Wait until the browser has the pages, of this many versions."""
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    wait_until(lambda: len(page.evaluate(VERSIONS)) == versions)


def engine_kept(page: Page) -> None:
    """Wait until the browser has the pages and the engine. The network is still there."""
    pages_kept(page)
    engine = set(page.evaluate(_LISTED))
    assert engine
    wait_until(lambda: engine <= set(page.evaluate(FILES)))
