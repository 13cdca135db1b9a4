"""One decision in the contract game: weigh its choices, and grade the one made.

This module looks only at the player's view. Hidden cards are simulated as in the searching player
(:mod:`hollywood.strategy.contract.belief.worlds`). The player continues with the planning policy,
the others as greedy players.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

import msgspec

from hollywood.analysis import columns
from hollywood.analysis.codes import MASK, NO_ROUND, Codes
from hollywood.analysis.columns import Column
from hollywood.analysis.contract.choices import WAYS, ContractChoices
from hollywood.analysis.contract.first_place import FirstPlace
from hollywood.analysis.contract.grounds import grounds_for
from hollywood.analysis.contract.kernel_side import ContractKernel, Outcomes
from hollywood.analysis.contract.words import in_words
from hollywood.analysis.grades import FROM, Mark
from hollywood.analysis.options import (
    Look,
    grade_of,
    order_of,
    plain_option,
    second_look,
    weighed_option,
)
from hollywood.analysis.report import Decision, HandOutlook, Option, SecondLook
from hollywood.analysis.weighing import SHORT_CHAINS, Seen, Weighed, weighed, weighed_again
from hollywood.contract.actions import Displace, LayOff
from hollywood.contract.pieces import Phase
from hollywood.contract.sight import ContractView
from hollywood.match.course import ContractCourse
from hollywood.play import Action, Seat

PER_CENT = 100
_NOTHING = dict(FROM)[Mark.DOUBTFUL]
"""A loss that is surely smaller, in plain hands, is not looked for: it would be a small mistake."""


class Place(Protocol):
    """Where a hand was played."""

    @property
    def number(self) -> int:
        """The number of the hand."""

    @property
    def course(self) -> ContractCourse:
        """The match before the hand."""


def decide_contract(
    kernel: ContractKernel,
    play: Place,
    moment: Seen[ContractView, Action | None],
    *,
    worlds: int,
    stopping: Callable[[], bool],
    confirm: bool = True,
) -> Decision:
    """Grade a decision; its number comes later. StoppedError once ``stopping()``.

    ``confirm`` takes a second look at what seems doubtful or worse.
    """
    view = moment.view
    totals = play.course.sheet.totals
    choices = kernel.choices(view, moment.action, totals)
    if len(choices.all) < 2:
        alone = plain_option(moment.action, in_words(moment.action, view))
        return _decision(play, moment, view, (alone,), 0, 0.0, 1.0, None)
    book = _Book()
    first = FirstPlace(play.course.rules, play.number, totals)
    points = _Worth(book, lambda outcomes: columns.negative(outcomes[moment.seat]))
    match = _Worth(
        book,
        lambda outcomes: columns.scaled(first.chances(outcomes[:-1])[moment.seat], PER_CENT),
    )

    def play_out(alive: list[bool], length: int, number: int, *, again: bool = False) -> Codes:
        outcomes = kernel.weigh(
            view, choices, totals, alive, length, moment.line, number, again=again
        )
        return book.write(outcomes, alive)

    def look_again() -> SecondLook:
        pair = order[0], choices.played
        playing = partial(play_out, again=True)
        twice = weighed_again(playing, owners, pair, match, worlds, stopping, pace=pace)
        return second_look(twice, points, match)

    owners = range(len(choices.all))
    unit = PER_CENT * first.plain_hand[moment.seat]
    pace = SHORT_CHAINS._replace(alike=WAYS.pasts > 0)
    found = weighed(
        play_out,
        owners,
        choices.played,
        match,
        worlds,
        stopping,
        pace=pace,
        nothing=_NOTHING * unit,
    )
    order = order_of(found, choices.played, match)
    options = tuple(_option(found, choices, each, points, match, book, view) for each in order)
    return _decision(
        play,
        moment,
        view,
        options,
        order.index(choices.played),
        found.least_errors,
        unit,
        look_again if confirm else None,
    )


class _Book:
    """The outcomes of a decision's simulated hands; a code is the number of an outcome."""

    def __init__(self) -> None:
        self.pages: list[Outcomes] = []
        self._number = 0

    def write(self, outcomes: Outcomes, alive: Sequence[bool]) -> Codes:
        """Store the outcomes of choices, hand by hand; return the codes of each choice."""
        first, self._number = self._number, self._number + len(outcomes[0])
        self.pages.append(outcomes)
        written = range(first, self._number)
        return [
            columns.column(own if lives else [NO_ROUND] * len(own))
            for own, lives in (
                (written[choice :: len(alive)], lives) for choice, lives in enumerate(alive)
            )
        ]

    def last(self, codes: Column) -> Column:
        """Return the last number of the outcomes of these codes: who went out."""
        out = columns.joined([page[-1] for page in self.pages])
        return columns.looked_up(out, columns.masked(codes, MASK))


class _Worth:
    """The values of outcomes, computed once for each."""

    def __init__(self, book: _Book, judge: Callable[[Outcomes], Column]) -> None:
        self._book, self._judge = book, judge
        self._pages = 0
        self._all = columns.column(())

    def __getitem__(self, codes: Any, /) -> Any:
        new = self._book.pages[self._pages :]
        if new:
            together = [columns.joined(parts) for parts in zip(*new, strict=True)]
            self._all = columns.joined([self._all, self._judge(together)])
            self._pages += len(new)
        return self._all[codes]


def _option(
    found: Weighed,
    choices: ContractChoices,
    number: int,
    points: _Worth,
    match: _Worth,
    book: _Book,
    view: ContractView,
) -> Option:
    action = choices.all[number]
    option = weighed_option(
        found, number, points, match, action=action, words=in_words(action, view)
    )
    assert view.seat is not None
    out = columns.listed(book.last(found.plays(number)))
    own, drawn = out.count(view.seat), sum(each < 0 for each in out)
    ends = HandOutlook(
        out=own / len(out),
        beaten=(len(out) - own - drawn) / len(out),
        drawn=drawn / len(out),
    )
    onto = view.table.melds[action.onto].meld.cards if isinstance(action, LayOff | Displace) else ()
    return msgspec.structs.replace(option, ends=ends, onto=onto)


def _decision(
    play: Place,
    moment: Seen[ContractView, Action | None],
    view: ContractView,
    options: tuple[Option, ...],
    played: int,
    needed: float,
    unit: float,
    look: Look | None,
) -> Decision:
    """Assemble a decision; ``unit`` is the value of a plain hand here, in percent."""
    return Decision(
        number=0,
        line=moment.line,
        round_number=play.number,
        board=0,
        seat=moment.seat,
        turn=view.table.turns + 1,
        kind=_kind(view),
        hand=view.hand,
        top=view.table.top_discard,
        options=options,
        **_grading(view, options, played, needed, unit, look),
    )


def chosen_instead(decision: Decision, view: ContractView, played: int, unit: float) -> Decision:
    """Return the decision as if its player had made the choice with this index.

    ``unit`` is the value of a plain hand here (:func:`plain_hand`).
    """
    grading = _grading(view, decision.options, played, decision.needed_errors, unit, None)
    return msgspec.structs.replace(decision, **grading)


def plain_hand(play: Place, seat: Seat) -> float:
    """Return the value of a plain hand to a seat, in percent of the match."""
    first = FirstPlace(play.course.rules, play.number, play.course.sheet.totals)
    return PER_CENT * first.plain_hand[seat]


def _grading(
    view: ContractView,
    options: tuple[Option, ...],
    played: int,
    needed: float,
    unit: float,
    look: Look | None,
) -> dict[str, Any]:
    grade = grade_of(options, played, needed, unit, in_match=True, look=look)
    marked = grade.mark is not Mark.NONE
    grounds = grounds_for(view, options[played], options[0]) if marked else ()
    return {"played": played, **grade._asdict(), "grounds": grounds}


def _kind(view: ContractView) -> str:
    if view.seat != view.table.turn:
        return "call"
    if view.table.phase is Phase.PLAY:
        return "play"
    return "answer" if view.table.calls else "draw"
