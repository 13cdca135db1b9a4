"""Players who never touch a pointer: one uses keys, one types commands."""

from __future__ import annotations

import re
from typing import ClassVar

from tests.browser.gin import DRAW, THROW, GinPlayer
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
    """Plays with the keys that the help of the table lists."""

    KEYS: ClassVar = {"dealt": "n", "passed": "p", "drew": "d", "answered": "b"}

    def do(self, what: str, name: str) -> None:
        if name == "Show my hand now":  # nothing to lay off: the same key does that, too
            what = "answered"
        self.person.page.keyboard.press(self.KEYS[what])
        self.person.done(f"^{re.escape(name)}$")

    def pick(self, card: str) -> None:
        page = self.person.page
        page.keyboard.press("h")
        page.keyboard.press("Home")
        for _ in self.cards():
            if focused(self.person).startswith(f"{card},"):
                page.keyboard.press("Space")
                return
            page.keyboard.press("ArrowRight")
        raise AssertionError(f"{card} is not in the hand: {self.hand()}")

    def throw(self, card: str) -> None:
        self.pick(card)
        self.person.page.keyboard.press("x")
        self.person.done(THROW)

    def knock(self, name: str = "Knock") -> None:
        page = self.person.page
        page.keyboard.press("g" if name == "Gin" else "k")
        dialog = page.get_by_role("dialog")
        dialog.wait_for()
        tab_to(self.person, r"^(Knock with|Go gin)")
        page.keyboard.press("Enter")
        dialog.wait_for(state="hidden")
        self.person.done("^(Knock|Gin)$")


class TypingPlayer(GinPlayer):
    """Plays with the command line."""

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
        self.person.done(THROW)

    def knock(self, name: str = "Knock") -> None:
        assert self.say(name.lower()) == ""
        self.person.done("^(Knock|Gin)$")


__all__ = ["DRAW", "KeyPlayer", "TypingPlayer", "focused", "tab_to"]
