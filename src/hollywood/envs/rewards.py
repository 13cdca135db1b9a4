"""What the seats of an episode win: in points, in match equity, or by who wins.

- ``points``: in a round of gin, the winner's points, paid by the loser; in a match of gin, the
  points of the settlement (before rounding and money), game by game as the games end. In May-I,
  the penalties, as negative numbers.
- ``win``: every loser pays 1, and the winners share it: +1 and -1 between two. If nobody wins,
  nobody pays. It is paid at the end of the episode.
- ``equity``: after each round, how much the expected result of the match has changed
  (:mod:`hollywood.equity`, and for May-I the chance of first place). Of gin it is counted in what
  the rules are played for: the share of matches won, or net points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hollywood.contract.result import ContractResult
from hollywood.contract.rules import ContractRules
from hollywood.gin.rules import GinRules
from hollywood.match.course import ContractCourse, Course, GinCourse
from hollywood.match.forms import sides
from hollywood.match.match import Match

if TYPE_CHECKING:
    from hollywood.envs.game import Game

MOST_ROUNDS = 500
"""A match that is not over after so many rounds ends there, undecided."""


def most_rounds(game: Game) -> int:
    """After how many rounds an episode ends."""
    return MOST_ROUNDS if game.episode == "match" else 1


def of_round(game: Game, before: Course, match: Match) -> Sequence[float]:
    """Return what each seat gains by the round that has just ended; ``before`` is before it."""
    after = match.course
    if game.reward == "equity":
        from hollywood.envs.equity import gained

        return gained(before, after)
    if game.reward == "win":
        return _won(game, before, match)
    if isinstance(after, ContractCourse):
        return [-float(penalty) for penalty in after.sheet.hands[-1]]
    assert isinstance(before, GinCourse)
    if game.episode == "round":
        winner, points = _entry(after)
        return _between(before, winner, points)
    new, old = after.sheet.settlement.net, before.sheet.settlement.net
    return for_people(before, [float(b - a) for a, b in zip(old, new, strict=True)])


def _won(game: Game, before: Course, match: Match) -> Sequence[float]:
    after = match.course
    nothing = [0.0] * game.players
    if game.episode == "match":
        return pot(after.winners, game.players) if after.over else nothing
    if isinstance(after, ContractCourse):
        (board,) = match.boards
        result = board.round.result
        assert isinstance(result, ContractResult)
        return nothing if result.winner is None else pot((result.winner,), game.players)
    assert isinstance(before, GinCourse)
    winner, _ = _entry(after)
    if winner is None:
        return nothing
    playing = {seat for board in match.boards for seat in board.deal.seats}
    among = sides(game.rules, before.first)  # type: ignore[arg-type]
    winners = set(among[winner])
    losers = {seat for side in among for seat in side} - winners
    if len(among) == 3:  # who sits out has not lost
        losers &= playing
    share = len(losers) / len(winners)
    return [share if s in winners else -1.0 if s in losers else 0.0 for s in range(game.players)]


def pot(winners: Sequence[int], players: int) -> list[float]:
    """Return what each seat gains if every loser pays 1 to the winners."""
    if not winners or len(winners) == players:
        return [0.0] * players
    share = (players - len(winners)) / len(winners)
    return [share if seat in winners else -1.0 for seat in range(players)]


def _entry(course: GinCourse) -> tuple[int | None, float]:
    """The side that won the last round, and its points."""
    entry = course.sheet.entries[-1]
    return entry.winner, float(entry.points)


def _between(course: GinCourse, winner: int | None, points: float) -> Sequence[float]:
    """Let the losers of a round pay the winner; with three sides, only who played pays."""
    among = sides(course.rules, course.first)
    net = [0.0] * len(among)
    if winner is not None:
        if len(among) == 2:
            loser = 1 - winner
        else:
            people = course.seating.boards[0].people
            loser = next(seat for seat in people if seat != winner)
        net[winner], net[loser] = points, -points
    return for_people(course, net)


def for_people(course: GinCourse, net: Sequence[float]) -> Sequence[float]:
    """Turn what two or three sides gain into what each person gains.

    In sides of equal size each person pays one person. One person against several collects from
    each of them, or pays each of them.
    """
    among = sides(course.rules, course.first)
    gained = [0.0] * course.rules.players
    for side, people in enumerate(among):
        times = max(map(len, among)) // len(people)
        for person in people:
            gained[person] = net[side] * times
    return gained


def bounds(game: Game) -> tuple[float, float]:
    """Return a lowest and a highest return."""
    if game.reward == "win":
        return -1.0, float(game.players - 1)
    if isinstance(game.rules, ContractRules):
        return _penalties(game, game.rules)
    if game.reward == "equity":
        from hollywood.equity import stake_of

        if stake_of(game.rules) == "win":
            return -float(game.players - 1), float(game.players - 1)
    return _points(game, game.rules)


def _penalties(game: Game, rules: ContractRules) -> tuple[float, float]:
    if game.reward == "equity":
        return -1.0, 1.0
    dearest = max(rules.points.by_rank)
    hand = dearest * len(rules.pack)
    hands = rules.hands if game.episode == "match" else 1
    return -float(hands * hand), float(hands * rules.out_in_one_turn)


def _points(game: Game, rules: GinRules) -> tuple[float, float]:
    dearest = max(rules.melds.points(card) for card in rules.pack.cards)
    bonus = max(rules.gin_bonus, rules.undercut_bonus, rules.big_gin or 0)
    times = rules.multiplier * (2 if rules.spade_doubles else 1)
    most = times * (bonus + dearest * (rules.hand_size + 1))
    boards = rules.players // 2 if rules.form == "partnership" else 1
    most *= boards
    if game.episode == "match":
        shutout = 0 if rules.shutout is None else rules.shutout.points
        boxes = 2 * (1 + rules.gin_extra_boxes + rules.undercut_extra_boxes) * boards
        boxes += rules.partners_extra_boxes
        column = rules.target + most + rules.game_bonus + shutout
        column += MOST_ROUNDS * boxes * rules.box_bonus
        most = 8 * rules.games * column
    most *= max(1, game.players - 1)
    return -float(most), float(most)
