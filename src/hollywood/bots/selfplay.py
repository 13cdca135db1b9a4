"""Self-play: bots play match after match against each other, and the results are counted.

The names of the bots are repeated around the table: at a table for four, ``greedy, random`` is
greedy, random, greedy, random. After each match everyone moves up one seat, so that no one deals
first, or sits behind the strongest player, more often than others. Decks come from the verifiable
shuffle, with secrets made from the seed: the same seed gives the same matches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import count
from typing import Protocol

from hollywood.bots.driver import Driver
from hollywood.bots.names import make_bot
from hollywood.bots.tally import Tally, count_round
from hollywood.match.decks import seeded_secrets
from hollywood.match.filling import seats_filled
from hollywood.match.match import Board, Match
from hollywood.match.presets import AnyRules
from hollywood.match.table import MatchTable
from hollywood.play import Bot, Seat


class Guests(Protocol):
    """Players that are not built in, with a seat at the table for one match after another."""

    @property
    def labels(self) -> Sequence[str]:
        """What they are called."""

    def sit(
        self, table: MatchTable, seat: Seat, number: int, seed: str, placed: Sequence[int]
    ) -> Bot:
        """Seat player ``number``; ``placed`` says which player sits in each seat."""

    def round_over(self, table: MatchTable, *, last: bool) -> None:
        """Tell them that a round is over."""

    def leave(self, winners: Sequence[Seat]) -> None:
        """Let them go at the end of a match."""

    def failures(self, table: MatchTable) -> AbstractContextManager[None]:
        """Turn their failures into errors for people."""


class Selfplay:
    """Matches between bots, played one after another."""

    def __init__(
        self, rules: AnyRules, bots: Sequence[str], *, seed: str, guests: Guests | None = None
    ) -> None:
        """Seat the bots; HollywoodError for an unknown bot or a table they cannot fill.

        With ``guests``, those are the players, and ``bots`` are their names.
        """
        self.rules = rules
        self.seed = seed
        self._guests = guests
        self.players: int = seats_filled(rules, len(bots), "bots")
        if guests is None:
            for name in bots:
                make_bot(name, seat_name=name, seed=seed, family=rules.family)
        names = bots if guests is None else guests.labels
        self.tallies: list[Tally] = [
            Tally(bot=name, seats=self.players // len(bots)) for name in names
        ]
        self.endings: Counter[str] = Counter()
        self.rounds: int = 0
        self.turns: int = 0
        self.matches: int = 0

    def play(self) -> Iterator[None]:
        """Play forever; yields after each deal, when all its rounds have been counted."""
        for number in count():
            yield from self._match(number)

    def _match(self, number: int) -> Iterator[None]:
        seats = [Seat(seat) for seat in range(self.players)]
        players = [(seat - number) % self.players for seat in seats]
        tallies = [self.tallies[player % len(self.tallies)] for player in players]
        names = [
            f"{tally.bot} {player + 1}" for tally, player in zip(tallies, players, strict=True)
        ]
        seed = f"{self.seed}|{number}"
        table = MatchTable.open(
            self.rules, names, first_dealer=seats[0], secrets=seeded_secrets(seed)
        )
        guests = self._guests
        placed = [player % len(self.tallies) for player in players]
        bots: dict[Seat, Bot] = {}
        for seat in seats:
            if guests is None:
                bots[seat] = make_bot(tallies[seat].bot, seat_name=names[seat], seed=seed)
            else:
                bots[seat] = guests.sit(table, seat, placed[seat], seed, placed)
        driver = Driver(table, bots)
        while not table.match.over:
            table.deal()
            with nullcontext() if guests is None else guests.failures(table):
                driver.play_on()
            if guests is not None:
                guests.round_over(table, last=table.match.over)
            for board in table.match.boards:
                self._count(board, tallies)
            self._count_match(table.match, tallies)
            yield
        if guests is not None:
            guests.leave(table.match.course.winners)

    def _count_match(self, match: Match, tallies: Sequence[Tally]) -> None:
        """Count a match if it is over."""
        if match.over:
            self.matches += 1
            winners = {id(tallies[seat]): tallies[seat] for seat in match.course.winners}
            for tally in winners.values():
                tally.matches_won += 1

    def _count(self, board: Board, tallies: Sequence[Tally]) -> None:
        result = board.round.result
        assert result is not None, "the bots play every round to its end"
        self.rounds += 1
        self.turns += result.turns
        at_board = [tallies[seat] for seat in board.deal.seats]
        self.endings[count_round(result, self.rules, at_board)] += 1
