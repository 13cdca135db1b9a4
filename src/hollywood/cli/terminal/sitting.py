"""The person's place at the table: what the dialogues need, and the person's own settings."""

from __future__ import annotations

from dataclasses import dataclass, field

from hollywood.cli.terminal.cast import Cast
from hollywood.cli.terminal.contract.wishes import Wishes
from hollywood.cli.terminal.own import OwnBots
from hollywood.cli.terminal.screen import Screen
from hollywood.cli.terminal.story import Story
from hollywood.cli.terminal.strong import Strong
from hollywood.match.decks import DeckProof
from hollywood.match.match import Match
from hollywood.match.table import MatchTable
from hollywood.play import Seat


class Leave(Exception):
    """The person leaves the table."""


@dataclass
class Sitting:
    """One person at one table."""

    screen: Screen
    table: MatchTable
    cast: Cast
    story: Story
    luck: str
    sort: str = "meld"
    wishes: Wishes = field(default_factory=Wishes)  # about May-I
    proofs: tuple[DeckProof, ...] = field(default=())  # of the last finished deal
    own: OwnBots | None = None  # bots of the person's own
    strong: Strong = field(init=False)

    def __post_init__(self) -> None:
        self.strong = Strong(self.screen)

    @property
    def me(self) -> Seat:
        """The person's match seat."""
        return self.cast.me

    @property
    def match(self) -> Match:
        """The current match; do not show its hidden parts."""
        return self.table.match
