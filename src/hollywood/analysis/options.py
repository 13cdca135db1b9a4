"""The options of a decision, made from the results of weighing them, and the decision's grade."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from hollywood.analysis.gin.stakes import Worths
from hollywood.analysis.grades import TO_CONFIRM, Mark, Status, mark_of
from hollywood.analysis.report import Option, SecondLook
from hollywood.analysis.weighing import Weighed, needed_errors
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
    """Return choice ``number`` with its value in points and, if known, in the match."""
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
    """Return the choices, best first; among equals, the one made comes first."""
    behind = [found.behind(each, graded)[0] for each in range(len(found.codes))]
    return sorted(range(len(behind)), key=lambda each: (behind[each], each != played))


def second_look(found: Weighed, points: Worths, match: Worths | None) -> SecondLook:
    """Return by how much choice 1 is behind choice 0 (:func:`.weighing.weighed_again`)."""
    behind, error = found.between(0, 1, points)
    in_match = (None, None) if match is None else found.between(0, 1, match)
    return SecondLook(
        behind=behind,
        behind_error=error,
        match_behind=in_match[0],
        match_behind_error=in_match[1],
        rounds=len(found.plays(1)),
    )


def graded_loss(option: Option | SecondLook) -> tuple[float, float]:
    """Return by how much an option is behind in what is graded, and the standard error.

    The match is graded if its values are known, otherwise points.
    """
    if option.match_behind is None:
        return option.behind, option.behind_error
    assert option.match_behind_error is not None
    return option.match_behind, option.match_behind_error


def status_of(options: Sequence[Option], played: int, needed: float) -> Status:
    """Return whether a decision counts: whether the best choice, or missing it, is certain."""
    if len(options) < 2:
        return Status.FORCED
    losses = [graded_loss(option) for option in options]
    if all(loss == error == 0 for loss, error in losses):
        return Status.FORCED
    rivals = losses[1:] if played == 0 else [losses[played]]
    sure = all(loss > needed * error for loss, error in rivals)
    return Status.COUNTED if sure else Status.TOO_CLOSE


class Grade(NamedTuple):
    """What a decision lost: these fields of :class:`~hollywood.analysis.report.Decision`."""

    status: Status
    needed_errors: float
    lost_points: float
    lost_match: float | None
    error: float
    error_error: float
    mark: Mark
    again: SecondLook | None


Look: TypeAlias = "Callable[[], SecondLook]"
"""Looks at the best choice and the one made again."""


def grade_of(
    options: Sequence[Option],
    played: int,
    needed: float,
    unit: float,
    *,
    in_match: bool,
    look: Look | None,
) -> Grade:
    """Grade a decision; ``unit`` is the loss that counts as an error of 1, if there is one.

    ``in_match`` is whether the match is graded instead of points. A mistake that seems doubtful or
    worse counts only as far as ``look``, if given, confirms it.
    """
    grade = _first_grade(options, played, needed, unit, in_match=in_match)
    if look is None or grade.mark not in TO_CONFIRM:
        return grade
    return _confirmed(grade, look(), unit)


def _confirmed(first: Grade, again: SecondLook, unit: float) -> Grade:
    """Return what a second look leaves of the grade of a mistake."""
    lost, lost_error = graded_loss(again)
    if lost <= needed_errors(1) * lost_error:
        return Grade(
            status=Status.TOO_CLOSE,
            needed_errors=first.needed_errors,
            lost_points=0.0,
            lost_match=None if first.lost_match is None else 0.0,
            error=0.0,
            error_error=0.0,
            mark=Mark.NONE,
            again=again,
        )
    return first._replace(
        lost_points=again.behind,
        lost_match=None if first.lost_match is None else lost,
        error=lost / unit,
        error_error=lost_error / unit,
        mark=mark_of(min(first.error, lost / unit)),
        again=again,
    )


def _first_grade(
    options: Sequence[Option], played: int, needed: float, unit: float, *, in_match: bool
) -> Grade:
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
        again=None,
    )
