"""Players who never touch a pointer: two use keys, one types commands."""

from __future__ import annotations

import re
from typing import ClassVar

from playwright.sync_api import Locator

from tests.browser.gin import GinPlayer
from tests.browser.may_i import MayIPlayer
from tests.browser.person import Person

_FOCUSED = """
() => {
  const e = document.activeElement;
  if (e === null || e === document.body) return "";
  const named = e.getAttribute("aria-label");
  if (named !== null) return named;
  const label = e.labels?.[0]?.textContent;
  return (label ?? e.textContent).replace(/\\s+/g, " ").trim();
}
"""
_MOST_STOPS = 80


def focused(person: Person) -> str:
    """The name of the focused element."""
    return str(person.page.evaluate(_FOCUSED))


def tab_to(person: Person, name: str) -> None:
    """Press Tab until an element of this name has the focus; it must be visible there."""
    passed = []
    for _ in range(_MOST_STOPS):
        person.page.keyboard.press("Tab")
        passed.append(focused(person))
        if re.search(name, passed[-1]):
            return
    raise AssertionError(f"Tab never comes to {name}: {passed}")


class KeyPlayer(GinPlayer):
    """Plays gin with the keys that the help of the table lists."""

    KEYS: ClassVar = {"dealt": "n", "passed": "p", "drew": "d", "answered": "b"}

    def do(self, what: str, name: str) -> None:
        self.person.page.keyboard.press(self.KEYS[what])
        self.person.done(f"^{re.escape(name)}$")

    def pick(self, card: str) -> None:
        pick(self.person, card, len(self.hand()))

    def throw(self, card: str) -> None:
        self.pick(card)
        self.person.page.keyboard.press("x")
        self.person.done(self.named.discard)

    def knock(self, name: str, *, key: str) -> None:
        self.person.page.keyboard.press(key)
        self.confirm().wait_for()
        tab_to(self.person, self.named.confirm)
        self.person.page.keyboard.press("Enter")
        self.ended()


class KeyMayIPlayer(MayIPlayer):
    """Plays May-I with the keys that the help of the table lists."""

    KEYS: ClassVar = {"deal": "n", "allow": "a", "deny": "n", "passes": "p", "draw": "d"}

    def do(self, what: str, name: str) -> bool:
        self.person.page.keyboard.press(self.KEYS[what])
        self.person.done(f"^{re.escape(name)}$")
        return True

    def take(self, name: str) -> None:
        self.person.page.keyboard.press("t")
        self.person.done(f"^{re.escape(name)}$")

    def pick(self, told: str) -> None:
        pick(self.person, told.partition(",")[0], len(self.hand()))

    def throw(self, told: str) -> None:
        self.pick(told)
        self.person.page.keyboard.press("x")
        self.person.done(self.named.discard)

    def lay(self) -> None:
        self.person.page.keyboard.press("o")

    def choose(self, dialog: Locator) -> None:
        dialog.get_by_role("listitem").first.wait_for()
        while not dialog.get_by_role("listitem").locator(":focus").count():
            self.person.page.keyboard.press("Tab")
        self.person.page.keyboard.press("Enter")


def pick(person: Person, card: str, cards: int) -> None:
    """Go to a card of the hand with the arrows and pick it."""
    keyboard = person.page.keyboard
    keyboard.press("h")
    keyboard.press("Home")
    passed = []
    for _ in range(cards):
        passed.append(focused(person))
        if passed[-1].startswith(f"{card},"):
            keyboard.press("Space")
            return
        keyboard.press("ArrowRight")
    raise AssertionError(f"{card} is not in the hand: {passed}")


class TypingPlayer(GinPlayer):
    """Plays gin with the command line, in English."""

    WORDS: ClassVar = {"dealt": "deal", "passed": "pass", "drew": "draw", "answered": "best"}

    def say(self, line: str) -> str:
        """Type a line and return the answer."""
        page = self.person.page
        if not re.search("Type a command", focused(self.person)):
            page.keyboard.press("/")
        answers = page.get_by_role("log", name="Answers").locator("p")
        before = str(answers.last.inner_text()) if answers.count() else ""
        count = answers.count()
        page.keyboard.type(line)
        page.keyboard.press("Enter")
        page.wait_for_function(
            """([count, before]) => {
              const all = [...document.querySelectorAll("[role=log] p")];
              return all.length > count || (all.length === 31 && all.at(-1).innerText !== before);
            }""",
            arg=[count, before],
        )
        return str(answers.last.inner_text()).removeprefix(line).strip()

    def do(self, what: str, name: str) -> None:
        assert self.say(self.WORDS[what]) == ""
        self.person.done(f"^{re.escape(name)}$")

    def cards(self) -> list[str]:
        told = self.say("hand")
        return [card.strip() for card in re.split(r",? and |, ", told)]

    def throw(self, card: str) -> None:
        assert card in self.cards(), (card, self.cards())
        assert self.say(f"discard {card.lower()}") == ""
        self.person.done(self.named.discard)

    def knock(self, name: str, *, key: str) -> None:
        assert self.say(name.lower()) == ""
        self.ended()
