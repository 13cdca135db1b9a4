"""A player of May-I who follows what the page marks and offers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as NothingHappened

from tests.browser.gin import COURT, RANKS
from tests.browser.person import PATIENCE, Person

DEAL = r"^(Deal the cards|Next deal)$"
OVER = r"^(Another match|To the next match)$"
DRAW = r"^Draw$"
DISCARD = r"^Discard( (?!pile)|$)"
ABLE = (DEAL, OVER, DRAW, "^Pass$", "^Allow$", "^Take .+")

Did = Literal[
    "dealt",
    "called",
    "passed",
    "allowed",
    "denied",
    "took",
    "drew",
    "down",
    "laid off",
    "threw",
    "over",
    "nothing",
]


class MayIPlayer:
    """Plays with the pointer; ``answer`` is the answer to a call."""

    def __init__(self, person: Person, *, answer: str = "Allow") -> None:
        self.person = person
        self.answer = answer
        self.hands = 0

    def step(self, within: float = PATIENCE) -> Did:
        """Do the next thing there is to do; this player never calls, and lets discards pass."""
        person = self.person
        try:
            controls = person.offered(*ABLE, shown=(DISCARD,), within=within)
        except NothingHappened:
            return "nothing"
        able = {name for name, usable in controls.items() if usable}
        if any(re.search(OVER, name) for name in able):
            return "over"
        for name in able:
            if re.search(DEAL, name):
                self.hands += 1
                person.press(name)
                return "dealt"
        if "Allow" in able:
            person.press(self.answer)
            return "allowed" if self.answer == "Allow" else "denied"
        if "Pass" in able:
            return "passed" if person.try_press("Pass") else "nothing"
        if any(re.search(DISCARD, name) for name in controls):
            return self.play(able)
        if "Draw" in able:
            if not person.try_press("Draw"):
                return "nothing"  # somebody has called in the meantime
            # A player who draws while calls are possible answers them first.
            person.offered("^Allow$", shown=(DISCARD,))
            return "drew"
        take = next(name for name in able if name.startswith("Take "))
        person.press(take)
        return "took"

    def play_round(self, before_each: Callable[[], object]) -> None:
        """Play the hand to its end, from wherever it is; do something else before each step."""
        while True:
            controls = self.person.offered(*ABLE, shown=(DISCARD,))
            if any(re.search(f"{DEAL}|{OVER}", name) for name, able in controls.items() if able):
                return
            before_each()
            self.step()

    def play(self, able: set[str]) -> Did:
        """Lay down, lay off, or discard the highest useless card."""
        person = self.person
        if "Lay down" in able:
            person.button("Lay down").click()  # the best way is already in the trays
            if person.controls().get("Clear"):
                person.offered("^Lay down$")
                person.button("Lay down").click()
            person.done("^Lay down$")
            return "down"
        hand = self.hand()
        fits = next((told for told in hand if "fits on the table" in told), None)
        if fits is not None and len(hand) > 1:
            self.pick(fits)
            person.offered("^Lay off$")
            person.button("Lay off").click()
            self._choose_where(len(hand))
            return "laid off"
        self.throw(self.worst())
        return "threw"

    def _choose_where(self, before: int) -> None:
        dialog = self.person.page.get_by_role("dialog")
        self.person.page.wait_for_function(
            """(n) => document.querySelector("dialog[open]")
                 || document.querySelectorAll("[role=option]").length !== n""",
            arg=before,
        )
        if dialog.count():
            dialog.get_by_role("listitem").first.get_by_role("button").click()
            dialog.wait_for(state="hidden")

    # What the page shows.

    def options(self) -> Locator:
        """The cards of the hand."""
        return self.person.page.get_by_role("listbox", name="Your hand").get_by_role("option")

    def hand(self) -> list[str]:
        """The names of the cards of the hand."""
        return [
            str(each) for each in self.options().evaluate_all("all => all.map(e => e.ariaLabel)")
        ]

    def worst(self) -> str:
        """The highest card that is neither wild nor the beginning of a meld."""
        hand = self.hand()
        free = [told for told in hand if "wild" not in told and "meld" not in told]
        return max(free or [told for told in hand if "wild" not in told] or hand, key=_price)

    # What a player does.

    def pick(self, told: str) -> None:
        """Pick the first card of the hand with this name."""
        card = told.partition(",")[0]
        self.person.page.get_by_role("option", name=re.compile(f"^{card},")).first.click(
            position={"x": 12, "y": 20}
        )

    def throw(self, told: str) -> None:
        """Pick a card and discard it."""
        self.pick(told)
        self.person.button(re.compile(r"^Discard (?!pile)")).click()
        self.person.done(DISCARD)


def _price(told: str) -> int:
    rank = told.partition(" ")[0]
    return 15 if rank in COURT else RANKS.index(rank) + 1
