"""Pages with score sheets and no server: built files, and this process in place of the engine.

The worker of the page is replaced by one that asks :func:`hollywood.offline.calls.call` here, so a
test needs no minute to start the engine. What the page keeps, it keeps in a real IndexedDB.
"""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from hollywood.offline.calls import call
from hollywood.server.web.settings import Settings
from tests.browser.person import PATIENCE
from tests.browser.staged import KINDS

ORIGIN = "http://localhost"
"""Trusted by the browser, as a house with https is: there are locks between tabs."""

_WORKER = """
window.__engine = { held: false, asked: [] };
window.Worker = class {
  postMessage(asked) {
    if ("start" in asked) return void setTimeout(() => this.onmessage?.({ data: { ready: true } }));
    if (!("call" in asked)) return;
    const ask = async () => {
      const body = await window.pythonCall(asked.name, asked.body);
      this.onmessage?.({ data: { answer: asked.call, body } });
    };
    if (window.__engine.held) window.__engine.asked.push(ask);
    else void ask();
  }
  terminate() {}
};
"""
_KEPT = """
() => new Promise((done, fail) => {
  const opening = indexedDB.open("hollywood");
  opening.onerror = () => fail(opening.error);
  opening.onsuccess = () => {
    const all = opening.result.transaction("books").objectStore("books").getAll();
    all.onsuccess = () => (opening.result.close(), done(all.result));
  };
})
"""


class Desk:
    """A browser with score sheets; with ``house``, the address of a real server."""

    def __init__(self, context: BrowserContext, house: str | None = None) -> None:
        self.origin = house or ORIGIN
        self._thread = ThreadPoolExecutor(1)
        self.context = context
        self._static = Settings(where="").static
        context.set_default_timeout(PATIENCE)
        context.add_init_script(_WORKER)
        context.expose_binding("pythonCall", self._call)
        if house is None:
            context.route("**/*", self._serve)
        self.page: Page = context.new_page()

    def _call(self, _source: object, name: str, body: str) -> str:
        # Playwright's own event loop runs in this thread.
        return self._thread.submit(lambda: asyncio.run(call(name, body.encode()))).result().decode()

    def ask(self, name: str, **form: Any) -> Any:
        """What Python answers to a call."""
        return json.loads(self._call(None, name, json.dumps(form)))

    def _serve(self, route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN).partition("?")[0]
        if path.startswith("/api/"):
            nobody: dict[str, Any] = {"id": None, "name": None, "login": None, "settings": {}}
            route.fulfill(json=nobody if path == "/api/me" else [])
            return
        file = self._static / path.lstrip("/")
        if not file.is_file():
            file = self._static / "index.html"
        kind = KINDS.get(Path(file).suffix, "application/octet-stream")
        route.fulfill(path=file, content_type=kind)

    def open(self, path: str) -> None:
        """Go to an address, and wait for its page."""
        self.page.goto(self.origin + path)
        self.page.locator("main h1").first.wait_for(state="attached")

    def kept(self) -> list[dict[str, Any]]:
        """What this browser keeps of all sheets."""
        found: list[dict[str, Any]] = self.page.evaluate(_KEPT)
        return found

    def press(self, name: str) -> None:
        """Press a button or a choice by its name."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def settled(self, number: int | None = None) -> None:
        """Wait until nothing waits to be added up, and round ``number`` is the next one."""
        if number is not None:
            expect(self.page.locator(".told strong")).to_have_text(re.compile(rf" {number}$"))
        self.page.get_by_text("Adding up …").first.wait_for(state="detached")

    def begin(self, *names: str, game: str = "Hollywood gin") -> None:
        """Begin a sheet."""
        self.open("/score")
        self.press("New sheet")
        self._name(1).wait_for()
        for number, name in enumerate(names, 1):
            if self._name(number).count() == 0:
                self.press("More people")
            self._name(number).fill(name)
        if game != "Hollywood gin":
            self.page.get_by_text("Game: Hollywood gin").click()
            self.page.get_by_role("radio", name=game).first.check()
        self.press("Begin")
        self.page.locator(".told").wait_for()
        self.settled()

    def _name(self, number: int) -> Locator:
        return self.page.get_by_role("textbox", name=f"Name {number}")

    def round(self, who: str | None, how: str, points: int = 0) -> None:
        """Type a round of gin: who, how, points."""
        if who is not None:
            self.press(who)
        self.press(how)
        for digit in str(points) if who is not None else "":
            self.press(digit)
        self.press("Add round")
