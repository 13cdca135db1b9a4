"""A sensible player of gin who follows what the page marks: melds, deadwood, the Knock button."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as NothingHappened

from tests.browser.person import PATIENCE, Person

DEAL = r"^(Deal the cards|Next deal)$"
DRAW = r"^Draw$"
PASS = r"^Pass$"
ANSWER = r"^(Show my hand now|Play the best)"
OVER = r"^(Another match|To the next match)$"
THROW = r"^Discard( (?!pile)|$)"
RANKS = ("Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")
COURT = ("Jack", "Queen", "King")

Did = Literal["dealt", "passed", "drew", "threw", "knocked", "answered", "over", "nothing"]


class GinPlayer:
    """Plays with the pointer; with ``knocks``, ends a round when possible."""

    def __init__(self, person: Person, *, knocks: bool = True) -> None:
        self.person = person
        self.knocks = knocks
        self.rounds = 0

    def step(self, within: float = PATIENCE) -> Did:
        """Do the next thing there is to do; ``nothing`` if there is nothing in time."""
        person = self.person
        try:
            controls = person.offered(DEAL, DRAW, PASS, ANSWER, OVER, shown=(THROW,), within=within)
        except NothingHappened:
            return "nothing"
        names = [name for name, able in controls.items() if able]
        if any(re.search(OVER, name) for name in names):
            return "over"
        for pattern, did in (
            (DEAL, "dealt"),
            (ANSWER, "answered"),
            (PASS, "passed"),
            (DRAW, "drew"),
        ):
            name = next((name for name in names if re.search(pattern, name)), None)
            if name is not None:
                self.rounds += did == "dealt"
                self.do(did, name)
                return did  # type: ignore[return-value]
        for name in ("Gin", "Knock"):
            if self.knocks and controls.get(name):
                self.knock(name)
                return "knocked"
        self.throw(self.worst())
        return "threw"

    def play_to_the_end(self) -> None:
        """Play until the match is over."""
        while (did := self.step()) != "over":
            assert did != "nothing", f"nothing to do: {self.person.controls()}"

    def play_round(self) -> None:
        """Play the round to its end, from wherever it is."""
        ended = f"{DEAL}|{OVER}"
        while True:
            controls = self.person.offered(DEAL, DRAW, PASS, ANSWER, OVER, shown=(THROW,))
            if any(re.search(ended, name) for name, able in controls.items() if able):
                return
            self.step()

    # What the page shows.

    def options(self) -> Locator:
        """The cards of the hand."""
        hand = self.person.page.get_by_role("listbox", name=re.compile("^Your hand"))
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
        """The highest card that lies in no meld and has not just been taken."""
        hand = self.hand()
        dead = [told for told in hand if "deadwood" in told] or hand
        return max(dead, key=_rank).partition(",")[0]

    # What a player does.

    def do(self, what: str, name: str) -> None:
        """Press the button for it; some things the page does by itself after a moment."""
        if what in {"answered", "dealt"}:
            self.person.try_press(name)
        else:
            self.person.press(name)

    def pick(self, card: str) -> None:
        """Pick a card of the hand with the pointer."""
        self.person.page.get_by_role("option", name=re.compile(f"^{card},")).click(
            position={"x": 12, "y": 20}
        )

    def throw(self, card: str) -> None:
        """Pick a card and discard it."""
        self.pick(card)
        self.person.button(re.compile(r"^Discard (?!pile)")).click()
        self.person.done(THROW)

    def knock(self, name: str = "Knock") -> None:
        """Knock or go gin, and accept what is proposed."""
        self.person.button(name).click()
        confirm = self.person.page.get_by_role("dialog").get_by_role(
            "button", name=re.compile(r"^(Knock with|Go gin)")
        )
        confirm.click()
        self.person.page.get_by_role("dialog").wait_for(state="hidden")
        self.person.done("^(Knock|Gin)$")


def _rank(told: str) -> int:
    rank = told.partition(" ")[0]
    return 10 if rank in COURT else RANKS.index(rank) + 1


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
