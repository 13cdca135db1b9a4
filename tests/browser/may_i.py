"""A player of May-I who follows what the page marks and offers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as NothingHappened

from tests.browser.gin import TIP, first
from tests.browser.person import PATIENCE, Person
from tests.browser.spoken import RANKS, Spoken, spoken

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


class Controls:
    """The controls of a table of May-I, as patterns."""

    def __init__(self, says: Spoken) -> None:
        self.deal = says.any("between-deal", "between-next")
        self.over = says.any("over-again", "over-goOn")
        self.draw = says.any("mayi-draw")
        self.passes = says.any("mayi-offer-pass")
        self.allow = says.any("mayi-offer-allow")
        self.deny = says.any("mayi-offer-deny")
        self.take = says.any("mayi-take")
        self.discard = says.any("mayi-discard", "mayi-discard-card")
        self.discard_card = says.any("mayi-discard-card")
        self.down = says.any("mayi-trays-down")
        self.clear = says.any("mayi-trays-clear")
        self.lay_off = says.any("mayi-lay-off")


class MayIPlayer:
    """Plays with the mouse or a finger; with ``denies``, answers every call with no."""

    def __init__(self, person: Person, *, denies: bool = False) -> None:
        self.person = person
        self.denies = denies
        self.hands = 0
        self.says = spoken(person.language)
        self.named = Controls(self.says)

    def offered(self, within: float = PATIENCE) -> dict[str, bool]:
        """Wait until there is something to do; return all controls."""
        named = self.named
        usable = (named.deal, named.over, named.draw, named.passes, named.allow, named.take)
        return self.person.offered(*usable, shown=(named.discard,), within=within)

    def step(self, within: float = PATIENCE) -> Did:
        """Do the next thing there is to do; this player never calls, and lets discards pass."""
        person, named = self.person, self.named
        try:
            controls = self.offered(within)
        except NothingHappened:
            return "nothing"
        if first(controls, named.over):
            return "over"
        if name := first(controls, named.deal):
            self.hands += 1
            self.do("deal", name)
            return "dealt"
        if name := first(controls, named.deny if self.denies else named.allow):
            self.do("deny" if self.denies else "allow", name)
            return "denied" if self.denies else "allowed"
        if name := first(controls, named.passes):
            return "passed" if self.do("passes", name) else "nothing"
        if any(re.search(named.discard, name) for name in controls):
            return self.play(controls)
        if name := first(controls, named.draw):
            if not self.do("draw", name):
                return "nothing"  # somebody has called in the meantime
            # A player who draws while calls are possible answers them first.
            person.offered(named.allow, shown=(named.discard,))
            return "drew"
        name = first(controls, named.take)
        assert name is not None
        self.take(name)
        return "took"

    def play_to_the_end(self) -> None:
        """Play until the match is over."""
        while (did := self.step()) != "over":
            assert did != "nothing" or self.offered()

    def play_round(self, before_each: Callable[[], object]) -> None:
        """Play the hand to its end, from wherever it is; do something else before each step."""
        while True:
            controls = self.offered()
            if first(controls, self.named.deal) or first(controls, self.named.over):
                return
            before_each()
            self.step()

    def play(self, controls: dict[str, bool]) -> Did:
        """Lay down, lay off, or discard the highest useless card."""
        person, named = self.person, self.named
        if first(controls, named.down):
            self.lay()  # the best way is already in the trays
            if first(person.controls(), named.clear):
                person.offered(named.down)
                self.lay()
            person.done(named.down)
            return "down"
        hand = self.hand()
        fits = next((told for told in hand if self._told(told, "mayi-hand-fits")), None)
        if fits is not None and len(hand) > 1:
            self.pick(fits)
            person.offered(named.lay_off)
            self.lay()
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
            self.choose(dialog)
            dialog.wait_for(state="hidden")

    # What the page shows.

    def options(self) -> Locator:
        """The cards of the hand."""
        hand = self.person.page.get_by_role("listbox", name=self.says.text("mayi-hand"))
        return hand.get_by_role("option")

    def hand(self) -> list[str]:
        """The names of the cards of the hand."""
        return [
            str(each) for each in self.options().evaluate_all("all => all.map(e => e.ariaLabel)")
        ]

    def worst(self) -> str:
        """The highest card that is neither wild nor the beginning of a meld."""
        hand = self.hand()
        tame = [told for told in hand if not self._told(told, "mayi-hand-wild")]
        free = [told for told in tame if not self._told(told, "mayi-hand-group")]
        return max(free or tame or hand, key=self._price)

    def _told(self, told: str, note: str) -> bool:
        """Whether the label of a card has this note."""
        return self.says.text(note) in told.split(", ")

    def _price(self, told: str) -> int:
        rank = self.says.codes.get(told.partition(",")[0], "K")[0]
        return 15 if rank in "JQK" else RANKS.index(rank) + 1

    # What a player does.

    def do(self, what: str, name: str) -> bool:
        """Press the button for it; say whether it was still there."""
        if what in {"passes", "draw"}:
            return self.person.try_press(name)
        self.person.press(name)
        return True

    def take(self, name: str) -> None:
        """Take the top of the discard pile."""
        self.person.press(name)

    def pick(self, told: str) -> None:
        """Pick the first card of the hand with this name."""
        card = told.partition(",")[0]
        option = self.person.page.get_by_role("option", name=re.compile(f"^{card},")).first
        self.person.touch(option, position=TIP)

    def throw(self, told: str) -> None:
        """Pick a card and discard it."""
        self.pick(told)
        self.person.touch(self.person.button(re.compile(self.named.discard_card)))
        self.person.done(self.named.discard)

    def lay(self) -> None:
        """Lay down, or lay the picked card off."""
        either = re.compile(f"{self.named.down}|{self.named.lay_off}")
        self.person.touch(self.person.button(either))

    def choose(self, dialog: Locator) -> None:
        """Take the first of the places for a card."""
        self.person.touch(dialog.get_by_role("listitem").first.get_by_role("button"))
