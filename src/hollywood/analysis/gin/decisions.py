"""One decision in gin: weigh its choices, and grade the one made.

This module looks only at the player's view. The hidden cards are drawn from what the other player's
actions suggest (:mod:`hollywood.strategy.gin.belief.chain`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import msgspec

from hollywood.analysis.codes import MASK, TAKEN_UP, Codes
from hollywood.analysis.columns import Column, listed
from hollywood.analysis.gin.choices import Choice, Choices, choices_of
from hollywood.analysis.gin.grounds import grounds_for
from hollywood.analysis.gin.kernel_side import Chain, Kernel, Strongest
from hollywood.analysis.gin.stakes import Stakes
from hollywood.analysis.gin.words import deadwood_left, in_words, is_usual
from hollywood.analysis.grades import Mark
from hollywood.analysis.options import (
    Look,
    grade_of,
    order_of,
    plain_option,
    second_look,
    weighed_option,
)
from hollywood.analysis.report import Decision, Option, Outlook, SecondLook
from hollywood.analysis.weighing import LONG_CHAINS, Pace, Seen, Weighed, weighed, weighed_again
from hollywood.gin import BigGin, Knock, Phase
from hollywood.gin.sight import GinView
from hollywood.kernel.gin.worth import CLASSES, MOST_POINTS, W_DRAWN
from hollywood.play import Action, Seat
from hollywood.strategy.gin.belief.history import Styles

_KINDS = {Phase.UPCARD: "upcard", Phase.DRAW: "draw", Phase.LAST_CHANCE: "last_discard"}
_GIN_CLASS, _UNDERCUT_CLASS = 1, 2


class Place(Protocol):
    """Where a round was played."""

    @property
    def number(self) -> int:
        """The number of the round."""

    @property
    def board(self) -> int:
        """The number of the board."""

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The match seats of the round's seats."""


def decide(
    kernel: Kernel,
    play: Place,
    moment: Seen[GinView, Action],
    stakes: Stakes,
    *,
    worlds: int,
    stopping: Callable[[], bool],
    pace: Pace = LONG_CHAINS,
    confirm: bool = True,
    styles: Styles | None = None,
) -> Decision:
    """Grade a decision before a knock; its number comes later. StoppedError once ``stopping()``.

    ``confirm`` takes a second look at what seems doubtful or worse. ``styles`` are those of the
    other player for it (:func:`~.learned.learned_before`).
    """
    view = moment.view
    choices = choices_of(view, moment.action)
    if len(choices.all) < 2:
        return _decision(play, moment, view, _alone(choices, view), 0, stakes, choices, 0.0, None)

    def play_out(alive: list[bool], length: int, number: int) -> Codes:
        return kernel.weigh(view, choices.ways, alive, length, Chain(moment.line, number))

    found = weighed(
        play_out, choices.owners, choices.played, stakes.graded, worlds, stopping, pace=pace
    )
    order = order_of(found, choices.played, stakes.graded)
    options = tuple(_option(found, choices, each, stakes, view) for each in order)
    both = choices.all[order[0]], choices.all[choices.played]
    return _decision(
        play,
        moment,
        view,
        options,
        order.index(choices.played),
        stakes,
        choices,
        found.least_errors,
        partial(_look_again, kernel, moment, both, stakes, styles, worlds, stopping)
        if confirm
        else None,
    )


def _look_again(
    kernel: Kernel,
    moment: Seen[GinView, Action],
    both: tuple[Choice, Choice],
    stakes: Stakes,
    styles: Styles | None,
    worlds: int,
    stopping: Callable[[], bool],
) -> SecondLook:
    """Weigh the best choice and the one made again, in other rounds, as the strongest level does.

    StoppedError once ``stopping()``.
    """
    pair = Choices(both, 1)
    strongest = Strongest(stakes.graded, styles)

    def play_out(alive: list[bool], length: int, number: int) -> Codes:
        chain = Chain(moment.line, number, again=True)
        return kernel.weigh(moment.view, pair.ways, alive, length, chain, strongest)

    found = weighed_again(play_out, pair.owners, (0, 1), stakes.graded, worlds, stopping)
    return second_look(found, stakes.points, stakes.match)


def _alone(choices: Choices, view: GinView) -> tuple[Option, ...]:
    """Return the only possible choice as an option without figures."""
    return tuple(
        _of_a_knock(plain_option(each.action, in_words(each.action, view)), view)
        for each in choices.all
    )


def _of_a_knock(option: Option, view: GinView) -> Option:
    """Add the deadwood that a knock leaves, and whether its spread is the usual one."""
    if not isinstance(option.action, Knock):
        return option
    return msgspec.structs.replace(
        option,
        left=deadwood_left(option.action, view),
        unusual=not is_usual(option.action, view),
    )


def _option(found: Weighed, choices: Choices, number: int, stakes: Stakes, view: GinView) -> Option:
    action = choices.all[number].action
    option = weighed_option(
        found, number, stakes.points, stakes.match, action=action, words=in_words(action, view)
    )
    ended = outlook(found.plays(number))
    return _of_a_knock(msgspec.structs.replace(option, outlook=ended), view)


def outlook(codes: Column) -> Outlook:
    """Return how the rounds of these codes ended; there must be at least one."""
    rounds = len(codes)
    classes, won, lost = Counter[int](), Counter[int](), Counter[int]()
    taken_up = 0
    for code, times in Counter(listed(codes)).items():
        which, points = divmod(code & MASK, MOST_POINTS)
        classes[which] += times
        taken_up += times if code & TAKEN_UP else 0
        if code & MASK != W_DRAWN:
            (won if which < CLASSES else lost)[points] += times
    return Outlook(
        won=won.total() / rounds,
        gin=classes[_GIN_CLASS] / rounds,
        undercut=classes[CLASSES + _UNDERCUT_CLASS] / rounds,
        drawn=(rounds - won.total() - lost.total()) / rounds,
        points_won=_mean(won),
        points_lost=_mean(lost),
        taken_up=taken_up / rounds,
    )


def _mean(points: Counter[int]) -> float | None:
    if not points:
        return None
    return sum(each * times for each, times in points.items()) / points.total()


def _decision(
    play: Place,
    moment: Seen[GinView, Action],
    view: GinView,
    options: tuple[Option, ...],
    played: int,
    stakes: Stakes,
    choices: Choices,
    needed: float,
    look: Look | None,
) -> Decision:
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
        **_grading(view, options, played, needed, stakes, look),
    )


def chosen_instead(decision: Decision, view: GinView, played: int, stakes: Stakes) -> Decision:
    """Return the decision as if its player had made the choice with this index."""
    grading = _grading(view, decision.options, played, decision.needed_errors, stakes, None)
    return msgspec.structs.replace(decision, **grading)


def _grading(
    view: GinView,
    options: tuple[Option, ...],
    played: int,
    needed: float,
    stakes: Stakes,
    look: Look | None,
) -> dict[str, Any]:
    unit = stakes.plain_win(stakes.graded, view.table.multiplier)
    in_match = stakes.match is not None
    grade = grade_of(options, played, needed, unit, in_match=in_match, look=look)
    marked = grade.mark is not Mark.NONE
    grounds = grounds_for(view, options[played], options[0]) if marked else ()
    return {"played": played, **grade._asdict(), "grounds": grounds}


def _kind(view: GinView, choices: Choices) -> str:
    kind = _KINDS.get(view.table.phase)
    if kind is not None:
        return kind
    ends = any(isinstance(each.action, Knock | BigGin) for each in choices.all)
    return "knock" if ends else "discard"
