"""What every result of the next round is worth, on a given sheet.

There are three methods (``docs/equity.md`` says how exact they are):

- For points, if the columns are paid one by one, and for any single game: tables of the columns.
- For the chance to win two or three games: if every round counts in all open columns, all paths
  from this sheet to the end; before that, a coarse table of all columns together.
- For everything else: the match is played out many times without cards.
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
from hollywood.gin.result import ScoreKind, boxes_of
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
"""A certain win of the match, in the vectors for the kernel: 1,000 is one percent of a match."""

_STEPS, _STEPS_SLOW = 20, 5
"""Steps to the target in the table of all columns. Its size grows with their sixth power."""
_PATH_STEPS, _PATH_STEPS_SLOW = 100, 10
_TRIALS, _TRIALS_SLOW = 500, 6
_SEED: Final = 45_045
_GAINS = tuple(POINT * points for points in range(MOST_POINTS))
_POINTS: Final = (*_GAINS * CLASSES, *(-gain for gain in _GAINS * CLASSES), 0)
"""What results are worth if only the points of the round count."""
_NODES: Final = (0, 2, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90, 110, 150, 255)
"""The scores that are played out. The worths between them are interpolated."""


class Worth(msgspec.Struct, frozen=True):
    """What every result of a round is worth to one side: the expected result of the match.

    With the stake ``points`` it is the side's net points over the whole match. With ``win`` it is
    the share of matches won, from 0 to 1; a match without a winner counts as half.
    """

    stake: Stake
    numbers: tuple[int, ...]
    """The worths in the layout of :mod:`hollywood.kernel.gin.worth`, in thousandths of a point or
    in thousandths of a percent of a match."""
    before: float
    """The worth before the round: the mean over its results."""
    spread: float
    """The standard deviation of the worths over the results of the round."""
    spread_of_points: float
    """The standard deviation of the points."""

    def after(self, *, won: bool, points: int, way: int = KNOCKED) -> float:
        """Return the worth after the round is won or lost, in a way of ``equity.outcomes``.

        Raises HollywoodError for negative points or an unknown way.
        """
        if points < 0 or way not in range(CLASSES):
            raise HollywoodError(f"no round is won in way {way} by {points} points")
        first = (way if won else CLASSES + way) * MOST_POINTS
        return self.numbers[first + min(points, MOST_POINTS - 1)] / self._unit

    @property
    def drawn(self) -> float:
        """The worth after a round that nobody scores."""
        return self.numbers[W_DRAWN] / self._unit

    def levelled(self) -> list[int]:
        """Return the numbers for a search whose prior knowledge is about points.

        They are counted from ``before``, and scaled to the standard deviation of the points, in
        thousandths. So what the search believes in advance about points has the right weight. The
        scaling does not change which choice is best. If nothing is at stake any more, the numbers
        are the points of the round.
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
    doubled: bool = False,
) -> Worth:
    """Return what every result of the round that ``dealer`` deals is worth to ``side``.

    ``rules`` are those of the sheet; ``dealer`` is a side. The default ``stake`` is that of
    ``stake_of``. Both players are assumed to have the same ``strength``. With three sides,
    ``other`` is the opponent, and the third side is ignored. In a partnership game the round is
    assumed to be the only one of its deal. ``doubled`` says that the upcard doubles the round: its
    points are named as scored, and its boxes follow from the rules.

    Takes less than 50 ms when compiled, once the tables of the rules exist; making them takes a few
    seconds.

    Raises HollywoodError if the match is over, and for an invalid side or stake.
    """
    if sheet.over:
        raise HollywoodError("the match is over: no result is worth anything")
    wanted = stake_of(rules) if stake is None else checked_stake(stake)
    opponent = other_side(sheet, side, other)
    numbers = vector(sheet_vector(sheet, side, opponent))
    deals = 0 if dealer == side else 1
    points = wanted == "points"
    single = _numbers(rules, strength, numbers, deals, 1, points=points)
    double = single
    if rules.spade_doubles and rules.doubled_boxes != "plain":
        double = _numbers(rules, strength, numbers, deals, 2, points=points)
    odds, unit = odds_for(rules, strength), POINT if points else WHOLE
    before, spread = _mean_and_spread((single, double), rules, odds, deals)
    _, of_points = _mean_and_spread((_POINTS, _POINTS), rules, odds, deals)
    told = double if doubled else single
    return Worth(wanted, told, before / unit, spread / unit, of_points / POINT)


def _numbers(
    rules: GinRules, strength: str, numbers: Any, deals: int, doubled: int, *, points: bool
) -> tuple[int, ...]:
    """Return the worths of the results of a round whose points count ``doubled`` times."""
    out = empty_vector(WORTH_LENGTH)
    if are_apart(rules) if points else rules.games == 1:
        column = column_of(rules, strength, points=points)
        compiled(worth_by_columns)(numbers, column, deals, doubled, out)
        if not points:  # games won less games lost, of one
            out = [(int(number) + SURE) // 2 for number in out]
    elif (
        points
        or rules.games > MOST_COLUMNS
        or rules.games_at_once is not None
        or rules.overall == "net"
    ):
        _play_out(rules, strength, numbers, deals, doubled, out, points=points)
    else:
        _chances(rules, strength, numbers, deals, out)
    unit = 1 if points else SURE // WHOLE
    told = tuple((2 * int(number) + unit) // (2 * unit) for number in out)
    if not points:  # a share that is played out may come out below 0 or above 1
        told = tuple(min(max(number, 0), WHOLE) for number in told)
    return told


def worth_vector(
    rules: GinRules,
    sheet: ScoreSheet,
    side: int,
    dealer: int,
    stake: str | None = None,
    *,
    other: int | None = None,
    strength: str = USUAL_STRENGTH,
    doubled: bool = False,
) -> list[int]:
    """Return the worths of the results for a search in the kernel: see :meth:`Worth.levelled`.

    ``worth_of_results(...).numbers`` has them without scaling, in thousandths of a point or in
    thousandths of a percent of a match.
    """
    return worth_of_results(
        rules, sheet, side, dealer, stake, other=other, strength=strength, doubled=doubled
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
    rules: GinRules, strength: str, sheet: Any, dealer: int, doubled: int, out: Any, *, points: bool
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
    compiled(worth_by_trials)(sheet, trials, beside, dealer, doubled, vector(_NODES), out)


def _mean_and_spread(
    worths: tuple[tuple[int, ...], tuple[int, ...]], rules: GinRules, odds: Odds, dealer: int
) -> tuple[float, float]:
    """Return mean and standard deviation of the worths over the results of a round.

    ``worths`` are those of a round that counts once, and of one that is doubled.
    """
    single = [
        boxes_of(kind, rules) for kind in (ScoreKind.KNOCK, ScoreKind.GIN, ScoreKind.UNDERCUT)
    ]
    weighed = [(odds.drawn, worths[0][W_DRAWN])]
    for outcome in odds.outcomes:
        lost = 0 if outcome.dealer_wins == (dealer == 0) else CLASSES
        points = min(outcome.points, MOST_POINTS - 1)
        numbers = worths[outcome.boxes > single[outcome.way]]
        number = numbers[(lost + outcome.way) * MOST_POINTS + points]
        weighed.append((outcome.share, number))
    mean = sum(share * number for share, number in weighed)
    return mean, math.sqrt(sum(share * (number - mean) ** 2 for share, number in weighed))
