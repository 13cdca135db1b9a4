"""A page at a table that no server holds: its pages are the built files, its socket is the test's.

The socket answers every ``hello`` with the current message, stored by :mod:`tests.browser.phases`.
Another message shows another moment of the same table without reloading the page.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route, WebSocketRoute, expect

from hollywood.server.web.settings import Settings
from tests.browser.person import PATIENCE
from tests.waiting import wait_until

ORIGIN = "http://table.test"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".html": "text/html",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}


class Stage:
    """One page, and what its table shows."""

    def __init__(self, context: BrowserContext, settings: Mapping[str, Any] | None = None) -> None:
        """``settings`` are those stored in the browser."""
        kept = json.dumps(dict(settings or {}))
        context.add_init_script(f"localStorage.setItem('hollywood.settings', {json.dumps(kept)})")
        context.set_default_timeout(PATIENCE)
        self._lost = False
        self.page: Page = context.new_page()
        self.heard: list[dict[str, Any]] = []
        """What the page has sent, except its greetings."""
        self.refusal: tuple[str | None, str | None] = None, None
        """The answer when the page asks whether an action is allowed."""
        self._static = Settings(where="").static
        self._shown = b""
        self._socket: WebSocketRoute | None = None
        self._serial = 0
        context.route("**/*", self._serve)
        context.route_web_socket("**/ws/table/*", self._connect)

    def show(self, message: bytes, *, again: bool = False) -> None:
        """Show a table; with ``again``, another moment of the current one."""
        self._shown = message
        if again and self._socket is not None:
            self._socket.send(message.decode())
            return
        self._serial += 1
        self.page.goto(f"{ORIGIN}/table/t{self._serial}")
        self.page.locator(".felt.room[data-stage]").wait_for()
        # A board, and the keys it answers, come with a file of their own.
        expect(self.page.locator(".boards:not(:has(> *))")).to_have_count(0)

    def say(self, message: dict[str, Any]) -> None:
        """Send the page something else."""
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def acts(self) -> list[dict[str, Any]]:
        """What the page has asked to do in the round so far."""
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
        )
        return [message["action"] for message in self.heard if message["type"] == "act"]

    def act(self) -> dict[str, Any]:
        """Wait until the page asks to do something, and return what."""
        wait_until(self.acts, "the page has asked for nothing")
        return self.acts()[0]

    def lose(self) -> None:
        """Lose the connection to the table, and keep it lost."""
        assert self._socket is not None
        self._lost = True
        self._socket.close(code=1011)

    def find(self) -> None:
        """Let the next attempt to connect succeed."""
        self._lost = False

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._lost:
            socket.close(code=1011)
            return
        self._socket = socket

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hello":
                socket.send(self._shown.decode())
            elif message["type"] == "consider":
                code, words = self.refusal
                answer = {
                    "type": "considered",
                    "request": message["request"],
                    "code": code,
                    "words": words,
                }
                socket.send(json.dumps(answer))
            elif message["type"] == "plan":
                socket.send(json.dumps(self._planned(message)))
            elif message["type"] == "hint":
                socket.send(json.dumps(self._hint(message["request"])))
            elif message["type"] != "ping":
                self.heard.append(message)

        socket.on_message(hear)

    def _planned(self, message: dict[str, Any]) -> dict[str, Any]:
        """The board after layoffs, without a check: the cards are on the melds, not in the hand."""
        table = json.loads(self._shown)["table"]
        board = next(each for each in table["boards"] if each["place"] is not None)
        for each in message["layoffs"]:
            board["hands"][board["place"]].remove(each["card"])
            board["spread"][each["onto"]]["cards"].append(each["card"])
        cards = {each["card"] for each in message["layoffs"]}
        options = board["options"]
        options["layoffs"] = [each for each in options["layoffs"] if each["card"] not in cards]
        board["layoffs"] = message["layoffs"]
        return {
            "type": "planned",
            "request": message["request"],
            "layoffs": message["layoffs"],
            "board": board,
            "code": None,
            "words": None,
        }

    def _hint(self, request: int) -> dict[str, Any]:
        """A long hint: to discard the first card of the hand."""
        table = json.loads(self._shown)["table"]
        board = next(each for each in table["boards"] if each["place"] is not None)
        cards = board["hands"][board["place"]][:2]
        play, rival = (
            {"action": {"type": "discard", "card": card}, "then": None} for card in cards
        )
        hint = {
            "play": play,
            "reasons": [],
            "rival": rival,
            "gain": 2.5,
            "chances": None,
            "expected": 17.5,
        }
        return {
            "type": "hinted",
            "request": request,
            "version": table["version"],
            "level": "fast",
            "hint": hint,
            "code": None,
            "words": None,
        }

    def _serve(self, route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN).partition("?")[0]
        if path.startswith("/api/"):
            route.fulfill(json=_API.get(path, {}))
            return
        file = self._static / path.lstrip("/")
        if not file.is_file():
            file = self._static / "index.html"
        route.fulfill(
            path=file, content_type=KINDS.get(Path(file).suffix, "application/octet-stream")
        )


_API: dict[str, Any] = {
    "/api/me": {"id": "you", "name": "Ann", "login": None, "settings": {}},
    "/api/tables/mine": {"running": [], "finished": []},
}
