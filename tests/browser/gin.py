"""A sensible player of gin who follows what the page marks: melds, deadwood, the Knock button.

The player reads the page in its language, and finds the controls by the texts of the catalog.
"""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Locator, Position
from playwright.sync_api import TimeoutError as NothingHappened

from tests.browser.person import PATIENCE, Person
from tests.browser.spoken import RANKS, Spoken, spoken

Did = Literal["dealt", "passed", "drew", "threw", "knocked", "answered", "over", "nothing"]
TIP: Position = {"x": 10, "y": 20}  # a part of a card that other cards do not cover


class Controls:
    """The controls of a table of gin, as patterns."""

    def __init__(self, says: Spoken) -> None:
        self.deal = says.any("between-deal", "between-next")
        self.draw = says.any("gin-draw")
        self.passes = says.any("gin-pass")
        self.answer = says.any("gin-showNow", "gin-doBest")
        self.show = says.any("gin-showNow")
        self.over = says.any("over-again", "over-goOn")
        self.discard = says.any("gin-discard", "gin-discardCard")
        self.discard_card = says.any("gin-discardCard")
        self.ends = {name: says.any(f"gin-{name}") for name in ("gin", "knock")}
        self.confirm = says.any("gin-knockWith", "gin-goGin")


def first(controls: dict[str, bool], pattern: str) -> str | None:
    """The first control that fits a pattern and can be used."""
    fit = re.compile(pattern).search
    return next((name for name, able in controls.items() if able and fit(name)), None)


class GinPlayer:
    """Plays with the mouse or a finger; with ``knocks``, ends a round when possible."""

    def __init__(self, person: Person, *, knocks: bool = True) -> None:
        self.person = person
        self.knocks = knocks
        self.rounds = 0
        self.says = spoken(person.language)
        self.named = Controls(self.says)

    def offered(self, within: float = PATIENCE) -> dict[str, bool]:
        """Wait until there is something to do; return all controls."""
        named = self.named
        usable = (named.deal, named.draw, named.passes, named.answer, named.over)
        return self.person.offered(*usable, shown=(named.discard,), within=within)

    def step(self, within: float = PATIENCE) -> Did:
        """Do the next thing there is to do; ``nothing`` if there is nothing in time."""
        named = self.named
        try:
            controls = self.offered(within)
        except NothingHappened:
            return "nothing"
        if first(controls, named.over) is not None:
            return "over"
        for pattern, did in (
            (named.deal, "dealt"),
            (named.answer, "answered"),
            (named.passes, "passed"),
            (named.draw, "drew"),
        ):
            name = first(controls, pattern)
            if name is not None:
                self.rounds += did == "dealt"
                self.do(did, name)
                return did  # type: ignore[return-value]
        for what, pattern in named.ends.items():
            name = first(controls, pattern)
            if self.knocks and name is not None:
                self.knock(name, key=what[0])
                return "knocked"
        self.throw(self.worst())
        return "threw"

    def play_to_the_end(self) -> None:
        """Play until the match is over."""
        while (did := self.step()) != "over":
            assert did != "nothing", f"nothing to do: {self.person.controls()}"

    def play_round(self) -> None:
        """Play the round to its end, from wherever it is."""
        while True:
            controls = self.offered()
            if first(controls, self.named.deal) or first(controls, self.named.over):
                return
            self.step()

    # What the page shows.

    def options(self) -> Locator:
        """The cards of the hand."""
        hand = self.person.page.get_by_role(
            "listbox", name=re.compile(self.says.begins("gin-yourHand"))
        )
        return hand.get_by_role("option")

    def hand(self) -> list[str]:
        """The names of the cards of the hand."""
        return [
            str(each) for each in self.options().evaluate_all("all => all.map(e => e.ariaLabel)")
        ]

    def cards(self) -> list[str]:
        """The short names of the cards of the hand, in their order."""
        return [told.partition(",")[0] for told in self.hand()]

    def worst(self) -> str:
        """The highest card that is in no meld and has not just been taken."""
        hand = self.hand()
        deadwood = self.says.text("gin-isDeadwood")
        dead = [told for told in hand if deadwood in told.split(", ")] or hand
        return max(dead, key=self._price).partition(",")[0]

    def _price(self, told: str) -> int:
        rank = self.says.codes[told.partition(",")[0]][0]
        return min(RANKS.index(rank) + 1, 10)

    # What a player does.

    def do(self, what: str, name: str) -> None:
        """Press the button for it; some things the page does by itself after a moment."""
        if what in {"answered", "dealt"}:
            self.person.try_press(name)
        else:
            self.person.press(name)

    def card(self, card: str) -> Locator:
        """A card of the hand."""
        return self.person.page.get_by_role("option", name=re.compile(f"^{card},")).first

    def pick(self, card: str) -> None:
        """Pick a card of the hand with the pointer."""
        self.person.touch(self.card(card), position=TIP)

    def throw(self, card: str) -> None:
        """Pick a card and discard it."""
        self.pick(card)
        self.person.touch(self.person.button(re.compile(self.named.discard_card)))
        self.person.done(self.named.discard)

    def knock(self, name: str, *, key: str) -> None:
        """Knock or go gin, and accept what is proposed; ``key`` does the same."""
        self.person.touch(self.person.button(name))
        self.person.touch(self.confirm())
        self.ended()

    def confirm(self) -> Locator:
        """The button of the question before a knock."""
        dialog = self.person.page.get_by_role("dialog")
        return dialog.get_by_role("button", name=re.compile(self.named.confirm))

    def ended(self) -> None:
        """Wait until the knock has been done."""
        self.person.page.get_by_role("dialog").wait_for(state="hidden")
        for pattern in self.named.ends.values():
            self.person.done(pattern)


def in_turn(*players: GinPlayer) -> int:
    """Whose turn it is, by the window titles; wait until it is somebody's."""
    for _ in range(round(PATIENCE / 100)):
        for number, player in enumerate(players):
            try:
                player.person.page.wait_for_function(
                    "() => document.title.startsWith('●')", timeout=100
                )
            except NothingHappened:
                continue
            return number
    raise AssertionError("it is nobody's turn")


def play_together(*players: GinPlayer, until: str = "over") -> None:
    """Let several people play at one table until the match is over for everybody."""
    left = list(players)
    idle = 0
    while left:
        for player in list(left):
            did = player.step(within=250)
            if did == until:
                left.remove(player)
            idle = idle + 1 if did == "nothing" else 0
        assert idle < 400, [player.person.controls() for player in left]
