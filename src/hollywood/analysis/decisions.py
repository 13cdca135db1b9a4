"""One decision: its choices weighed, the one that was made graded.

Nothing here looks at more than the player's view: the hidden cards are drawn from what the other
player's doings say of them (:mod:`hollywood.kernel.gin_belief`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from hollywood.analysis.choices import Choices, choices_of
from hollywood.analysis.grades import Mark, Status, mark_of
from hollywood.analysis.grounds import grounds_for
from hollywood.analysis.kernel_side import MASK, Kernel
from hollywood.analysis.moments import Moment, Played
from hollywood.analysis.reasons import reason_for
from hollywood.analysis.report import Decision, Option, Outlook
from hollywood.analysis.stakes import Stakes
from hollywood.analysis.weighing import Weighed, weighed
from hollywood.analysis.words import deadwood_left, in_words, is_usual
from hollywood.gin import BigGin, Knock, Phase
from hollywood.gin.sight import GinView
from hollywood.kernel.gin_review import TAKEN_UP
from hollywood.kernel.gin_worth import CLASSES, MOST_POINTS, W_DRAWN

_KINDS = {Phase.UPCARD: "upcard", Phase.DRAW: "draw", Phase.LAST_CHANCE: "last_discard"}
_GIN_CLASS, _UNDERCUT_CLASS = 1, 2


def decide(
    kernel: Kernel,
    play: Played,
    moment: Moment,
    stakes: Stakes,
    *,
    name: str,
    worlds: int,
    stopping: Callable[[], bool],
) -> Decision:
    """Grade a decision before a knock; its number comes later. StoppedError once ``stopping()``."""
    view = moment.view
    choices = choices_of(view, moment.action)
    if len(choices.all) < 2:
        return _decision(play, moment, view, _alone(choices, view), 0, stakes, "", choices, 0.0)
    found = weighed(kernel, view, choices, stakes.graded, worlds, moment.line, stopping)
    order = _order(found, choices, stakes)
    options = tuple(_option(found, choices, each, stakes, view) for each in order)
    return _decision(
        play,
        moment,
        view,
        options,
        order.index(choices.played),
        stakes,
        name,
        choices,
        found.least_errors,
    )


def _alone(choices: Choices, view: GinView) -> tuple[Option, ...]:
    """Return the only choice there was, as an option that nothing is worked out for."""
    return tuple(
        _of_a_knock(plain_option(each.action, in_words(each.action, view)), view)
        for each in choices.all
    )


def _of_a_knock(option: Option, view: GinView) -> Option:
    """Add what a knock leaves, and whether its spread is the usual one."""
    if not isinstance(option.action, Knock):
        return option
    return msgspec.structs.replace(
        option,
        left=deadwood_left(option.action, view),
        unusual=not is_usual(option.action, view),
    )


def plain_option(action: object, words: str) -> Option:
    """Return an option without figures."""
    return Option(
        action=action,  # type: ignore[arg-type]
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


def _order(found: Weighed, choices: Choices, stakes: Stakes) -> list[int]:
    """Return the choices, the best first; of equals the one that was made."""
    behind = [found.behind(each, stakes.graded)[0] for each in range(len(choices.all))]
    return sorted(range(len(behind)), key=lambda each: (behind[each], each != choices.played))


def _option(found: Weighed, choices: Choices, number: int, stakes: Stakes, view: GinView) -> Option:
    codes = found.plays(number)
    behind, error = found.behind(number, stakes.points)
    match = stakes.match
    in_match = (None, None) if match is None else found.behind(number, match)
    option = Option(
        action=choices.all[number].action,
        words=in_words(choices.all[number].action, view),
        points=found.worth(number, stakes.points),
        points_error=found.own_error(number, stakes.points),
        match=None if match is None else found.worth(number, match),
        match_error=None if match is None else found.own_error(number, match),
        behind=behind,
        behind_error=error,
        match_behind=in_match[0],
        match_behind_error=in_match[1],
        rounds=len(codes),
        outlook=outlook(codes),
    )
    return _of_a_knock(option, view)


def outlook(codes: NDArray[np.int64]) -> Outlook:
    """Return how the rounds of these codes ended; there is one at least."""
    results = codes & MASK
    classes, points = results // MOST_POINTS, results % MOST_POINTS
    won = classes < CLASSES
    drawn = results == W_DRAWN
    lost = ~won & ~drawn
    return Outlook(
        won=float(won.mean()),
        gin=float((classes == _GIN_CLASS).mean()),
        undercut=float((lost & (classes == CLASSES + _UNDERCUT_CLASS)).mean()),
        drawn=float(drawn.mean()),
        points_won=_mean(points[won]),
        points_lost=_mean(points[lost]),
        taken_up=float((codes & TAKEN_UP != 0).mean()),
    )


def _mean(values: NDArray[np.int64]) -> float | None:
    return float(values.mean()) if len(values) else None


def _decision(
    play: Played,
    moment: Moment,
    view: GinView,
    options: tuple[Option, ...],
    played: int,
    stakes: Stakes,
    name: str,
    choices: Choices,
    needed: float,
) -> Decision:
    done = options[played]
    status = _status(options, played, stakes, needed)
    counts = status is Status.COUNTED
    lost, error = graded_loss(done, stakes) if counts else (0.0, 0.0)
    unit = stakes.plain_win(stakes.graded, view.table.multiplier)
    wins = lost / unit if unit else 0.0
    mark = mark_of(wins)
    grounds = grounds_for(view, done, options[0]) if mark is not Mark.NONE else ()
    return Decision(
        number=0,
        line=moment.line,
        round_number=play.number,
        board=play.board,
        seat=play.seats[moment.seat],
        turn=view.table.turns + 1,
        kind=_kind(view, choices),
        hand=view.hand,
        top=view.table.top_discard,
        options=options,
        played=played,
        status=status,
        needed_errors=needed,
        lost_points=done.behind if counts else 0.0,
        lost_match=(done.match_behind if counts else 0.0) if stakes.match is not None else None,
        error=wins,
        error_error=error / unit if unit else 0.0,
        mark=mark,
        reason=reason_for(name, grounds, done, options[0]) if grounds else "",
        grounds=grounds,
    )


def _kind(view: GinView, choices: Choices) -> str:
    kind = _KINDS.get(view.table.phase)
    if kind is not None:
        return kind
    ends = any(isinstance(each.action, Knock | BigGin) for each in choices.all)
    return "knock" if ends else "discard"


def graded_loss(option: Option, stakes: Stakes) -> tuple[float, float]:
    """Return by how much an option is behind in what is graded, and the standard error."""
    if stakes.match is None:
        return option.behind, option.behind_error
    assert option.match_behind is not None
    assert option.match_behind_error is not None
    return option.match_behind, option.match_behind_error


def _status(options: Sequence[Option], played: int, stakes: Stakes, needed: float) -> Status:
    """Say whether a decision counts: is it sure what was best, or that it was missed."""
    if len(options) < 2:
        return Status.FORCED
    losses = [graded_loss(option, stakes) for option in options]
    if all(loss == error == 0 for loss, error in losses):
        return Status.FORCED
    rivals = losses[1:] if played == 0 else [losses[played]]
    sure = all(loss > needed * error for loss, error in rivals)
    return Status.COUNTED if sure else Status.TOO_CLOSE
