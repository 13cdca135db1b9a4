"""What every result of the next round is worth, on a given sheet.

Which way it is worked out, from the most exact (``docs/equity.md`` says how exact):

- points, where the columns are paid one by one, and a single game: tables of the columns;
- the chance to win, of two or three games: once every round counts in all open columns, the paths
  to the end from this very sheet; before, a table of all columns together in coarse steps;
- everything else: the match is played out many times without cards.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from hollywood.equity.columns import are_apart, column_of, nearest_apart
from hollywood.equity.outcomes import KNOCKED, USUAL_STRENGTH, Odds, odds_for
from hollywood.equity.rows import plan_for
from hollywood.equity.stakes import Stake, checked_stake, stake_of
from hollywood.equity.vectors import odds_vector, other_side, sheet_vector, steps_for
from hollywood.errors import HollywoodError
from hollywood.gin.rules import GinRules
from hollywood.gin.vectors.rules import rules_vector
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.equity.chances import worth_by_chances
from hollywood.kernel.equity.columns import POINT, SURE
from hollywood.kernel.equity.joint import MOST_COLUMNS, Joint, solve_joint
from hollywood.kernel.equity.paths import all_count, worth_by_paths
from hollywood.kernel.equity.sheets import worth_by_columns
from hollywood.kernel.equity.trials import Trials, worth_by_trials
from hollywood.kernel.gin.worth import CLASSES, MOST_POINTS, W_DRAWN, WORTH_LENGTH
from hollywood.match.sheet import ScoreSheet

WHOLE: Final = 100_000
"""A match won for certain, in the vectors for the kernel: 1,000 is one per cent of a match."""

_STEPS, _STEPS_SLOW = 20, 5
"""Steps of the target in the table of all columns; it grows with their sixth power."""
_PATH_STEPS, _PATH_STEPS_SLOW = 100, 10
_TRIALS, _TRIALS_SLOW = 500, 6
_SEED: Final = 45_045
_GAINS = tuple(POINT * points for points in range(MOST_POINTS))
_POINTS: Final = (*_GAINS * CLASSES, *(-gain for gain in _GAINS * CLASSES), 0)
"""What results are worth to a player who counts points and nothing else."""
_NODES: Final = (0, 2, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90, 110, 150, 255)
"""The points that are played out; between them worths are interpolated."""


class Worth(msgspec.Struct, frozen=True):
    """What one side has after every result of a round: the expected end of the match.

    With the stake ``points``, the net points that the settlement moves to it, over the whole match;
    with ``win``, its share of matches won, from 0 to 1, one without a winner being half won.
    """

    stake: Stake
    numbers: tuple[int, ...]
    """In the layout of :mod:`hollywood.kernel.gin.worth`: thousandths of a point, or of a hundredth
    of a match."""
    before: float
    """What it has before the round: the mean over its results."""
    spread: float
    """How far the worths of its results lie apart: their standard deviation."""
    spread_of_points: float
    """And how far their points do."""

    def after(self, *, won: bool, points: int, way: int = KNOCKED) -> float:
        """What it has after winning or losing the round in a way of ``equity.outcomes``."""
        if points < 0 or way not in range(CLASSES):
            raise HollywoodError(f"no round is won in way {way} by {points} points")
        first = (way if won else CLASSES + way) * MOST_POINTS
        return self.numbers[first + min(points, MOST_POINTS - 1)] / self._unit

    @property
    def drawn(self) -> float:
        """What it has after a round that nobody scores."""
        return self.numbers[W_DRAWN] / self._unit

    def levelled(self) -> list[int]:
        """The numbers for a search that knows points, and nothing of what a match is worth.

        They are counted from ``before`` and stretched so that the results of a round lie as far
        apart as their points do, in thousandths: what the search believes beforehand of points then
        weighs what it should. The order of all choices is that of the numbers themselves. Where
        nothing is at stake any more, they are the points of the round.
        """
        if self.spread * WHOLE < 1:
            return list(_POINTS)
        unit, stretch = self._unit, POINT * self.spread_of_points / self.spread
        return [round((number / unit - self.before) * stretch) for number in self.numbers]

    @property
    def _unit(self) -> int:
        return POINT if self.stake == "points" else WHOLE


def worth_of_results(
    rules: GinRules,
    sheet: ScoreSheet,
    side: int,
    dealer: int,
    stake: str | None = None,
    *,
    other: int | None = None,
    strength: str = USUAL_STRENGTH,
) -> Worth:
    """Return what ``side`` of ``sheet`` has after every result of the round that ``dealer`` deals.

    ``rules`` are those of the sheet; ``dealer`` is a side, too. ``stake`` is as ``stake_of`` says
    unless it is given. Both players are taken to be of one ``strength``. Of three sides ``other``
    is the one that is played; the third is left out of account. Where partners play, the round is
    taken to be the only one of its deal.

    HollywoodError when the match is over, or for a side or stake that there is not. Under 50 ms
    once the tables of the rules are there, which takes a few seconds; compiled.
    """
    if sheet.over:
        raise HollywoodError("the match is over: no result is worth anything")
    wanted = stake_of(rules) if stake is None else checked_stake(stake)
    opponent = other_side(sheet, side, other)
    numbers = vector(sheet_vector(sheet, side, opponent))
    out = empty_vector(WORTH_LENGTH)
    deals = 0 if dealer == side else 1
    points = wanted == "points"
    if are_apart(rules) if points else rules.games == 1:
        column = column_of(rules, strength, points=points)
        compiled(worth_by_columns)(numbers, column, deals, out)
        if not points:  # games won less games lost, of one
            out = [(int(number) + SURE) // 2 for number in out]
    elif points or rules.games > MOST_COLUMNS or rules.overall == "net":
        _play_out(rules, strength, numbers, deals, out, points=points)
    else:
        _chances(rules, strength, numbers, deals, out)
    unit = 1 if points else SURE // WHOLE
    told = tuple((2 * int(number) + unit) // (2 * unit) for number in out)
    if not points:  # played out, a share may come out below nothing or above all
        told = tuple(min(max(number, 0), WHOLE) for number in told)
    odds, unit = odds_for(rules, strength), POINT if points else WHOLE
    before, spread = _mean_and_spread(told, odds, deals)
    _, of_points = _mean_and_spread(_POINTS, odds, deals)
    return Worth(wanted, told, before / unit, spread / unit, of_points / POINT)


def worth_vector(
    rules: GinRules,
    sheet: ScoreSheet,
    side: int,
    dealer: int,
    stake: str | None = None,
    *,
    other: int | None = None,
    strength: str = USUAL_STRENGTH,
) -> list[int]:
    """Return what to tell a search in the kernel of the results: see :meth:`Worth.levelled`.

    The numbers as they are, in thousandths of a point or of a hundredth of a match, are
    ``worth_of_results(...).numbers``.
    """
    return worth_of_results(
        rules, sheet, side, dealer, stake, other=other, strength=strength
    ).levelled()


class _Solved(NamedTuple):
    joint: Joint
    odds: Any  # in points
    path_odds: Any
    path_step: int


@lru_cache(maxsize=2)
def _solved(rules: GinRules, strength: str) -> _Solved:
    """Solve all columns together; compiled, a few seconds and some 50 megabytes."""
    fast = can_compile()
    steps, step = steps_for(rules, _STEPS if fast else _STEPS_SLOW)
    forfeit = rules.credit == "wins" and rules.closed_entry == "forfeit"
    plan, moves, length = plan_for(rules.games, steps, forfeit=forfeit)
    knobs, worths = vector(rules_vector(rules)), empty_vector(length)
    joint = Joint(knobs, vector(plan), vector(moves), worths, step)
    odds = odds_for(rules, strength)
    compiled(solve_joint)(joint, vector(odds_vector(odds, step)))
    _, path_step = steps_for(rules, _PATH_STEPS if fast else _PATH_STEPS_SLOW)
    in_points, on_paths = vector(odds_vector(odds, 1)), vector(odds_vector(odds, path_step))
    return _Solved(joint, in_points, on_paths, path_step)


def _chances(rules: GinRules, strength: str, sheet: Any, dealer: int, out: Any) -> None:
    solved = _solved(rules, strength)
    joint = solved.joint
    if compiled(all_count)(sheet, joint.rules):
        step, odds = solved.path_step, solved.path_odds
        compiled(worth_by_paths)(sheet, joint.rules, step, dealer, odds, out)
    else:
        compiled(worth_by_chances)(sheet, joint, dealer, solved.odds, out)


def _play_out(
    rules: GinRules, strength: str, sheet: Any, dealer: int, out: Any, *, points: bool
) -> None:
    beside = column_of(nearest_apart(rules), strength, points=True)
    trials = Trials(
        rules=vector(rules_vector(rules)),
        others=beside.rules,
        odds=vector(odds_vector(odds_for(rules, strength), 1)),
        points=int(points),
        seed=_SEED,
        number=_TRIALS if can_compile() else _TRIALS_SLOW,
    )
    compiled(worth_by_trials)(sheet, trials, beside, dealer, vector(_NODES), out)


def _mean_and_spread(numbers: tuple[int, ...], odds: Odds, dealer: int) -> tuple[float, float]:
    """Return mean and standard deviation of the numbers over the results of a round."""
    weighed = [(odds.drawn, numbers[W_DRAWN])]
    for outcome in odds.outcomes:
        lost = 0 if outcome.dealer_wins == (dealer == 0) else CLASSES
        points = min(outcome.points, MOST_POINTS - 1)
        number = numbers[(lost + outcome.way) * MOST_POINTS + points]
        weighed.append((outcome.share, number))
    mean = sum(share * number for share, number in weighed)
    return mean, math.sqrt(sum(share * (number - mean) ** 2 for share, number in weighed))
