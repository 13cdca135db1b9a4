"""What must not happen while a page is open: errors, blocked content, requests elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Dialog, Page, Request, WebSocket

# The page is told what its policy blocks; here it is recorded.
_NOTE_VIOLATIONS = """
  window.__violations = [];
  document.addEventListener("securitypolicyviolation", (event) => {
    window.__violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
"""


class Watch:
    """Everything that went wrong in a browser window, and all that came over its sockets."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.trouble: list[str] = []
        self.frames: list[str] = []
        """What the server sent over WebSockets, in order."""
        self.sent: list[str] = []
        """What the pages sent over WebSockets, in order."""
        self._origin = origin
        self._expected: list[re.Pattern[str]] = []
        context.add_init_script(_NOTE_VIOLATIONS)
        context.on("page", self._follow)
        context.on("request", self._asked)
        context.on("requestfailed", self._failed)
        context.on("console", self._said)
        context.on("weberror", lambda error: self._note(f"page error: {error.error}"))
        context.on("dialog", self._asked_back)

    def expect(self, *patterns: str) -> None:
        """Allow errors that fit one of the patterns from now on."""
        self._expected += map(re.compile, patterns)

    @contextmanager
    def expecting(self, *patterns: str) -> Iterator[None]:
        """Allow errors that fit one of the patterns while the block runs."""
        added = [re.compile(pattern) for pattern in patterns]
        self._expected += added
        try:
            yield
        finally:
            for pattern in added:
                self._expected.remove(pattern)

    def check(self, *pages: Page) -> None:
        """Fail if anything went wrong."""
        for page in pages:
            if not page.is_closed():
                self.trouble += [
                    f"forbidden by the policy: {each}"
                    for each in page.evaluate("() => window.__violations ?? []")
                ]
        assert not self.trouble, "\n".join(self.trouble)

    def _note(self, words: str) -> None:
        if not any(pattern.search(words) for pattern in self._expected):
            self.trouble.append(words)

    def _follow(self, page: Page) -> None:
        page.on("websocket", self._listen)
        page.on("crash", lambda _: self._note("the page has crashed"))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(_text(frame)))
        socket.on("framesent", lambda frame: self.sent.append(_text(frame)))

    def _asked(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in {"data", "blob"}:
            return
        if f"{parts.scheme}://{parts.netloc}" != self._origin:
            self._note(f"request to elsewhere: {request.url}")

    def _failed(self, request: Request) -> None:
        # When a page is left, or a question is dropped, the browser cancels the request.
        if request.failure != "net::ERR_ABORTED":
            self._note(f"request failed: {request.method} {request.url}: {request.failure}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning", "assert"}:
            place = message.location.get("url", "")
            self._note(f"console {message.type}: {message.text} ({place})")

    def _asked_back(self, dialog: Dialog) -> None:
        self._note(f"dialog: {dialog.message}")
        dialog.dismiss()


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()
