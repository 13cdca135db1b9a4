"""What a state is made of: the match, and what the engine does not keep.

It holds hidden cards, so it must not reach a player.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from hollywood.envs.deals import Deals, Dealt
from hollywood.envs.story import Entry
from hollywood.match.match import Match
from hollywood.play import Action, Seat

Offer: TypeAlias = tuple[int, int, int, bool]
"""A discard that is offered to all: the round, the turn, the size of the pile, after a draw."""

Step: TypeAlias = tuple[Seat, Action | None]
"""A move of a seat; ``None``: it left a discard alone."""

Way: TypeAlias = tuple[tuple[int, ...], Action]
"""A way to lay melds: the ids of the actions that spell it, and the move."""


class Start(msgspec.Struct, frozen=True):
    """How an episode began: who dealt first, and which hand a round of May-I was."""

    dealer: int
    hand: int = 1


class RoundStart(msgspec.Struct, frozen=True):
    """Where the round began: the match before the deal, and how much had happened."""

    match: Match
    steps: int = 0
    story: int = 0


class Laying(msgspec.Struct, frozen=True):
    """Melds that a seat is naming card by card: what it has named, and what it may still mean."""

    seat: Seat
    action: int
    named: tuple[int, ...]
    ways: tuple[Way, ...]


class Inner(msgspec.Struct, kw_only=True):
    """A state; the lists are its own."""

    match: Match
    deals: Deals
    start: Start
    round: RoundStart
    gained: list[float]  # by seat, so far
    marks: list[float]  # by seat, what it had gained when it acted last
    dealt: list[Dealt] = []  # round by round
    steps: list[Step] = []
    story: list[Entry] = []
    offer: Offer | None = None
    asked: tuple[Seat, ...] = ()  # who has answered about this offer
    waiting: tuple[Seat, ...] = ()  # who has not
    laying: Laying | None = None
    over: bool = False

    def copied(self) -> Inner:
        """Return a copy with lists of its own."""
        return msgspec.structs.replace(
            self,
            gained=self.gained.copy(),
            marks=self.marks.copy(),
            dealt=self.dealt.copy(),
            steps=self.steps.copy(),
            story=self.story.copy(),
        )
