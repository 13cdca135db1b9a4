"""The results of a tournament: who met whom, the score, the cross table, the order.

A meeting is decided by the share of its games that each player has won. For every other player at
the table, a player gets a point if its share is greater, and half a point if it is the same. A bye
is worth what an average player gets at a full table; where two meet, a whole point.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

import msgspec

from hollywood.arena.game import Played
from hollywood.arena.running import Pair
from hollywood.tournament.plan import Meeting, Plan

_HALF = Fraction(1, 2)


class Held(msgspec.Struct, frozen=True):
    """A meeting that is over, with its pairs of games."""

    meeting: Meeting
    pairs: tuple[Pair, ...]

    def shares(self) -> tuple[Fraction, ...]:
        """Return the share of the games that each of its players has won."""
        games = [game for pair in self.pairs for game in pair]
        places = range(len(self.meeting.players))
        return tuple(
            sum((Fraction(game.wins[place]).limit_denominator(5040) for game in games), Fraction())
            / len(games)
            for place in places
        )

    @property
    def best(self) -> tuple[int, ...]:
        """The players with the greatest share."""
        shares = self.shares()
        return tuple(
            player
            for player, share in zip(self.meeting.players, shares, strict=True)
            if share == max(shares)
        )


class Standing:
    """The state of a tournament after whole rounds."""

    def __init__(self, plan: Plan) -> None:
        many = len(plan.players)
        self.plan: Plan = plan
        self.held: list[Held] = []
        self.rounds: int = 0
        self.points: list[Fraction] = [Fraction()] * many
        self.by_round: list[tuple[float, ...]] = []  # the points of all players after each round
        self.byes: list[int] = [0] * many
        self.left: set[int] = set(range(many))  # in a knockout: who is still in
        self.reached: list[int] = [
            0
        ] * many  # in a knockout: the last round that a player won or skipped
        self._opponents: list[list[int]] = [[] for _ in range(many)]

    def add(self, held: Sequence[Held]) -> None:
        """Add a whole round."""
        self.rounds += 1
        resting = set(self.left)
        for each in held:
            players = each.meeting.players
            resting -= set(players)
            self._count(each)
            if self.plan.system == "knockout":
                self.left -= set(players)
                self.left.add(min(each.best))  # the first of equals: the better seeded
        for player in resting:
            self.byes[player] += 1
            if self.plan.system == "swiss":
                self.points[player] += _bye(self.plan.at_table)
        for player in self.left:
            self.reached[player] = self.rounds
        self.held += held
        self.by_round.append(tuple(map(float, self.points)))

    def _count(self, held: Held) -> None:
        players, shares = held.meeting.players, held.shares()
        for one, two in combinations(range(len(players)), 2):
            first, second = players[one], players[two]
            mine = _HALF if shares[one] == shares[two] else Fraction(shares[one] > shares[two])
            self.points[first] += mine
            self.points[second] += 1 - mine
            self._opponents[first].append(second)
            self._opponents[second].append(first)

    def met(self) -> Counter[frozenset[int]]:
        """Return how often each two players have met."""
        return Counter(
            frozenset(couple)
            for held in self.held
            for couple in combinations(held.meeting.players, 2)
        )

    def share(self, player: int) -> tuple[float, int]:
        """Return the games a player has won, winners sharing them, and how many it has played."""
        won, games = 0.0, 0
        for held in self.held:
            if player in held.meeting.players:
                place = held.meeting.players.index(player)
                for pair in held.pairs:
                    won += sum(game.wins[place] for game in pair)
                    games += len(pair)
        return won, games

    def buchholz(self, player: int) -> Fraction:
        """Return the points of all opponents together, which breaks ties."""
        return sum((self.points[other] for other in self._opponents[player]), Fraction())

    def order(self) -> list[int]:
        """Return the players, the best first.

        They are compared by the round they reached in a knockout, then by their points, their
        opponents' points, the share of games they won, and their number.
        """

        def key(player: int) -> tuple[object, ...]:
            won, games = self.share(player)
            reached = self.reached[player] if self.plan.system == "knockout" else 0
            return (
                -reached,
                -self.points[player],
                -self.buchholz(player),
                -round(won / games, 9) if games else 0.0,
                player,
            )

        return sorted(range(len(self.points)), key=key)

    def cross_table(self) -> list[list[tuple[float, int]]]:
        """Return for each two players how many games the first did better in, and of how many.

        Even games count half.
        """
        many = len(self.points)
        better = [[0.0] * many for _ in range(many)]
        games = [[0] * many for _ in range(many)]
        for held in self.held:
            players = held.meeting.players
            for pair in held.pairs:
                for game in pair:
                    for one, two in combinations(range(len(players)), 2):
                        ahead = compared(game, one, two, self.plan.rules["family"])
                        first, second = players[one], players[two]
                        better[first][second] += ahead
                        better[second][first] += 1 - ahead
                        games[first][second] += 1
                        games[second][first] += 1
        return [
            list(zip(row, counts, strict=True)) for row, counts in zip(better, games, strict=True)
        ]


def compared(game: Played, one: int, two: int, family: str) -> float:
    """Return whether player ``one`` did better in a game than ``two``: 1, 0, or ½ if even.

    Who won more of the game did better. Of two that won nothing in the contract game, it is who was
    left with fewer points; a player that forfeited is behind all others.
    """
    first, second = game.wins[one], game.wins[two]
    if abs(first - second) < 1e-9 and family == "contract" and game.lost is None:
        first, second = -_left(game, one), -_left(game, two)
    if abs(first - second) < 1e-9:
        return 0.5
    return float(first > second)


def _left(game: Played, player: int) -> float:
    tally = game.tallies[player]
    return tally.points / tally.seats


def _bye(at_table: int) -> Fraction:
    return Fraction(1) if at_table == 2 else Fraction(at_table - 1, 2)
