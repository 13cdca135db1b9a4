"""Somebody at a browser: reads names and roles, presses, types, and asks for pages."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, Position, StorageState
from playwright.sync_api import TimeoutError as TimeoutError_

from hollywood.server.web.identity import PLAIN_COOKIE
from tests import waiting
from tests.browser.watching import Watch

PATIENCE = 1000 * waiting.PATIENCE  # milliseconds

# The controls a person could use now, by name, and whether each is enabled. While a dialog is open,
# only the dialog's count.
_CONTROLS = """
() => {
  const seen = (element) => {
    const named = element.getAttribute("aria-label");
    if (named !== null) return named.trim();
    const copy = element.cloneNode(true);
    for (const hidden of copy.querySelectorAll("[aria-hidden=true], [id$='-why']")) hidden.remove();
    return copy.textContent.replace(/\\s+/g, " ").trim();
  };
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const root = dialogs.at(-1) ?? document;
  const found = {};
  for (const element of root.querySelectorAll("main button, main a.button, dialog button")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const able = element.getAttribute("aria-disabled") !== "true" && !element.disabled;
    const name = seen(element);
    found[name] = found[name] || able;
  }
  return found;
}
"""
_ANY_CONTROL = f"""
(names) => {{
  const controls = ({_CONTROLS})();
  for (const [name, able] of Object.entries(controls)) {{
    for (const [pattern, disabledToo] of names) {{
      if ((able || disabledToo) && new RegExp(pattern).test(name)) return controls;
    }}
  }}
  return null;
}}
"""
_NO_CONTROL = f"""
(pattern) => !Object.entries(({_CONTROLS})()).some(
  ([name, able]) => able && new RegExp(pattern).test(name),
)
"""


class Person:
    """A person with their own browser: its language, and a finger or a mouse."""

    def __init__(
        self, context: BrowserContext, origin: str, *, language: str = "en", finger: bool = False
    ) -> None:
        self.language = language
        self.finger = finger
        self.origin = origin
        self.context = context
        self.watch = Watch(context, origin)
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()

    # Going places.

    def open(self, path: str) -> None:
        """Go to an address of the house and wait for its page."""
        self.page.goto(self.origin + path)
        self.page.locator("main h1").first.wait_for(state="attached")

    def keys_alone(self) -> None:
        """From now on, report any use of a pointer on this page as a violation."""
        self.page.evaluate(
            """() => addEventListener(
              "pointerdown", () => window.__violations.push("a pointer was used"), true)"""
        )

    def tab(self) -> Page:
        """Open another tab of the same browser."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        return page

    # Seeing.

    def controls(self) -> dict[str, bool]:
        """The controls on the page by name, and whether each is enabled."""
        found: dict[str, bool] = self.page.evaluate(_CONTROLS)
        return found

    def offered(
        self, *patterns: str, shown: tuple[str, ...] = (), within: float = PATIENCE
    ) -> dict[str, bool]:
        """Wait until a control of these names is enabled, or at least shown; return all."""
        names = [[pattern, False] for pattern in patterns] + [[each, True] for each in shown]
        handle = self.page.wait_for_function(_ANY_CONTROL, arg=names, timeout=within)
        found: dict[str, bool] = handle.json_value()
        return found

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def heard(self, urgency: str) -> str:
        """What a screen reader was told last, politely or assertively."""
        return self.page.locator(f"[aria-live={urgency}][data-announcer]").inner_text()

    def hears(self, words: str | re.Pattern[str], urgency: str = "assertive") -> None:
        """Wait until a screen reader has been told something."""
        region = self.page.locator(f"[data-announcer={urgency}] p")
        region.filter(has_text=words).first.wait_for(state="attached")

    # Doing.

    def touch(
        self, what: Locator, *, position: Position | None = None, timeout: float = PATIENCE
    ) -> None:
        """Tap or click something."""
        (what.tap if self.finger else what.click)(position=position, timeout=timeout)

    def press(self, name: str) -> None:
        """Press a button and wait for the effect."""
        self.touch(self.button(name).first)
        self.done(f"^{re.escape(name)}$")

    def try_press(self, name: str) -> bool:
        """Press a button that may disappear at any moment; return whether it was still there."""
        while True:
            try:
                self.touch(self.button(name).first, timeout=2000)
            except TimeoutError_:
                if not self.controls().get(name):
                    return False
            else:
                break
        self.done(f"^{re.escape(name)}$")
        return True

    def done(self, pattern: str) -> None:
        """Wait until a control is gone or disabled."""
        self.page.wait_for_function(_NO_CONTROL, arg=pattern)

    # Asking the server as the pages do.

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask the interface with this browser's cookies; return the status and the answer."""
        headers = {"origin": self.origin, "content-type": "application/json"}
        if method != "GET":
            headers["x-csrftoken"] = self._token()
        answer = self.context.request.fetch(
            self.origin + path,
            method=method,
            headers=headers,
            data=None if body is None else json.dumps(body),
            timeout=PATIENCE,
        )
        kind = answer.headers.get("content-type", "")
        return answer.status, answer.json() if "json" in kind else answer.text()

    def get(self, path: str) -> Any:
        """Ask for something that must exist."""
        status, body = self.ask("GET", path)
        assert status == 200, body
        return body

    def become(self, name: str | None = None) -> dict[str, Any]:
        """Become a guest under this name."""
        status, body = self.ask("POST", "/api/guest", {} if name is None else {"name": name})
        assert status in {200, 201}, body
        made: dict[str, Any] = body
        return made

    def open_table(self, **form: Any) -> str:
        """Open a table and sit down at it; return its id. Bots play at once."""
        status, body = self.ask("POST", "/api/tables", {"entrance": "invite", "bot_ms": 0, **form})
        assert status in {200, 201}, body
        return str(body["id"])

    def _token(self) -> str:
        for again in (True, False):
            for cookie in self.context.cookies(self.origin):
                if cookie.get("name") == "csrftoken":
                    return str(cookie.get("value"))
            if again:
                self.ask("GET", "/api/me")
        raise AssertionError("the server gives no token")

    def check(self) -> None:
        """Fail if anything went wrong in this browser."""
        self.watch.check(*self.context.pages)


def signed_in(cookie: str) -> StorageState:
    """The state of a browser with a guest's session."""
    return {
        "cookies": [
            {
                "name": PLAIN_COOKIE,
                "value": cookie,
                "domain": "127.0.0.1",
                "path": "/",
                "expires": -1,
                "httpOnly": True,
                "secure": False,
                "sameSite": "Lax",
            }
        ],
        "origins": [],
    }
