"""The options of a decision from what came of weighing them, and how the decision is graded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hollywood.analysis.gin.stakes import Worths
from hollywood.analysis.grades import Mark, Status, mark_of
from hollywood.analysis.report import Option
from hollywood.analysis.weighing import Weighed
from hollywood.play import Action


def plain_option(action: Action | None, words: str) -> Option:
    """Return an option without figures."""
    return Option(
        action=action,
        words=words,
        points=0.0,
        points_error=0.0,
        match=None,
        match_error=None,
        behind=0.0,
        behind_error=0.0,
        match_behind=None,
        match_behind_error=None,
        rounds=0,
        outlook=None,
    )


def weighed_option(
    found: Weighed,
    number: int,
    points: Worths,
    match: Worths | None,
    *,
    action: Action | None,
    words: str,
) -> Option:
    """Return choice ``number`` with what it is worth in points, and in the match where known."""
    behind, error = found.behind(number, points)
    in_match = (None, None) if match is None else found.behind(number, match)
    return Option(
        action=action,
        words=words,
        points=found.worth(number, points),
        points_error=found.own_error(number, points),
        match=None if match is None else found.worth(number, match),
        match_error=None if match is None else found.own_error(number, match),
        behind=behind,
        behind_error=error,
        match_behind=in_match[0],
        match_behind_error=in_match[1],
        rounds=len(found.plays(number)),
        outlook=None,
    )


def order_of(found: Weighed, played: int, graded: Worths) -> list[int]:
    """Return the choices, the best first; of equals the one that was made."""
    behind = [found.behind(each, graded)[0] for each in range(found.codes.shape[1])]
    return sorted(range(len(behind)), key=lambda each: (behind[each], each != played))


def graded_loss(option: Option) -> tuple[float, float]:
    """Return by how much an option is behind in what is graded, and the standard error.

    That is the match where it is known, and else points.
    """
    if option.match_behind is None:
        return option.behind, option.behind_error
    assert option.match_behind_error is not None
    return option.match_behind, option.match_behind_error


def status_of(options: Sequence[Option], played: int, needed: float) -> Status:
    """Say whether a decision counts: is it sure what was best, or that it was missed."""
    if len(options) < 2:
        return Status.FORCED
    losses = [graded_loss(option) for option in options]
    if all(loss == error == 0 for loss, error in losses):
        return Status.FORCED
    rivals = losses[1:] if played == 0 else [losses[played]]
    sure = all(loss > needed * error for loss, error in rivals)
    return Status.COUNTED if sure else Status.TOO_CLOSE


class Grade(NamedTuple):
    """What a decision lost: the part of :class:`~hollywood.analysis.report.Decision` named so."""

    status: Status
    needed_errors: float
    lost_points: float
    lost_match: float | None
    error: float
    error_error: float
    mark: Mark


def grade_of(
    options: Sequence[Option], played: int, needed: float, unit: float, *, in_match: bool
) -> Grade:
    """Grade a decision; ``unit`` is what an error of 1 loses of what is graded, if anything does.

    ``in_match`` says whether the match is graded rather than points.
    """
    done = options[played]
    status = status_of(options, played, needed)
    counts = status is Status.COUNTED
    lost, lost_error = graded_loss(done) if counts else (0.0, 0.0)
    error = lost / unit if unit else 0.0
    return Grade(
        status=status,
        needed_errors=needed,
        lost_points=done.behind if counts else 0.0,
        lost_match=lost if in_match else None,
        error=error,
        error_error=lost_error / unit if unit else 0.0,
        mark=mark_of(error),
    )
