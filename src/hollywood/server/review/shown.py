"""A review as it is kept and sent: without names and sentences, with its figures rounded.

Part 0 is the summary; part ``n`` is the round ``n`` of :attr:`ReviewSummary.rounds`. A part is kept
as compressed JSON.
"""

from __future__ import annotations

import zlib
from typing import Final, TypeVar, overload

import msgspec

from hollywood.analysis.grades import Mark
from hollywood.analysis.learning import to_learn_from
from hollywood.analysis.report import (
    Chance,
    Decision,
    HandOutlook,
    Option,
    Outlook,
    PlayerReview,
    Review,
    RoundReview,
    SecondLook,
)
from hollywood.play import Seat
from hollywood.play.text import from_json, to_json
from hollywood.server.protocol.review_forms import (
    ReviewChance,
    ReviewDecision,
    ReviewGround,
    ReviewHandOutlook,
    ReviewHead,
    ReviewMistake,
    ReviewOption,
    ReviewOutlook,
    ReviewPerson,
    ReviewRound,
    ReviewSecondLook,
    ReviewSpot,
    ReviewSummary,
)

REVISION = 5
"""Raised if a kept review is not what this server would make; then it is made again."""

T = TypeVar("T", ReviewSummary, ReviewRound)

_GZIP: Final = 31
"""The form in which parts are stored, as zlib names it: the browser has no module for gzip."""


def parts_of(review: Review) -> tuple[bytes, ...]:
    """Return the parts of a review as they are kept."""
    rounds = [_Round(part, one) for part, one in enumerate(review.rounds, start=1)]
    decisions = {each.number: each for one in rounds for each in one.decisions}
    of_all = (number for person in review.people for number in person.moments)
    summary = ReviewSummary(
        family=review.family,  # type: ignore[arg-type]
        match_unit=review.match_unit,  # type: ignore[arg-type]
        worlds=review.worlds,
        compiled=review.compiled,
        over=review.over,
        people=tuple(_person(person) for person in review.people),
        rounds=tuple(one.head() for one in rounds),
        worst=tuple(decisions[number] for number in review.worst),
        moments=tuple(decisions[number] for number in sorted({*of_all, *review.moments})),
    )
    return _packed(summary), *(_packed(one.shown()) for one in rounds)


def summary_for(summary: ReviewSummary, seats: tuple[Seat, ...]) -> ReviewSummary:
    """Return a kept summary for those on ``seats``: with their own moments, or with all moments.

    The stored summary has the moments of each player.
    """
    own = (each for each in summary.moments if not seats or each.seat in seats)
    return msgspec.structs.replace(summary, moments=to_learn_from(own))


def part_from(body: bytes, kind: type[T]) -> T:
    """Return a part, read from its stored form."""
    return from_json(zlib.decompress(body, _GZIP), kind)


def _packed(part: ReviewSummary | ReviewRound) -> bytes:
    return zlib.compress(to_json(part), 6, _GZIP)


class _Round:
    """A round of a review, on its way to the wire."""

    def __init__(self, part: int, review: RoundReview) -> None:
        self._part, self._review = part, review
        self._deal = review.curve[0].line  # the line of the record that is frame 0
        self.decisions = tuple(
            decision_shown(each, part=part, deal=self._deal)
            for each in review.decisions
            if each.worth_telling
        )

    def shown(self) -> ReviewRound:
        return ReviewRound(
            part=self._part,
            decisions=self.decisions,
            luck=tuple(self._chance(each) for each in self._review.luck),
        )

    def head(self) -> ReviewHead:
        one = self._review
        return ReviewHead(
            part=self._part,
            round_number=one.number,
            board=one.board,
            seats=tuple(map(Seat, one.seats)),
            dealer=Seat(one.dealer),
            winner=None if one.winner is None else Seat(one.winner),
            ending=one.ending,  # type: ignore[arg-type]
            points=one.points,
            penalties=one.penalties,
            decisions=len(self.decisions),
            curve=tuple(
                ReviewSpot(
                    step=spot.line - self._deal,
                    points=_rounded(spot.points),
                    match=_rounded(spot.match),
                    everyone=tuple(map(_rounded, spot.everyone)),
                )
                for spot in one.curve
            ),
            mistakes=tuple(
                ReviewMistake(
                    number=each.number,
                    step=each.step,
                    seat=each.seat,
                    mark=each.mark,
                    error=each.error,
                )
                for each in self.decisions
                if each.mark is not Mark.NONE
            ),
        )

    def _chance(self, each: Chance) -> ReviewChance:
        return ReviewChance(
            step=each.line - self._deal,
            seat=Seat(each.seat),
            card=each.card,
            points=_rounded(each.points),
            points_error=_rounded(each.points_error),
            match=_rounded(each.match),
            match_error=_rounded(each.match_error),
            everyone=tuple(_rounded(match) for _, match in each.everyone),
        )


def decision_shown(each: Decision, *, part: int, deal: int) -> ReviewDecision:
    """Show a decision of part ``part``; ``deal`` is the line of the record that is frame 0."""
    return ReviewDecision(
        number=each.number,
        part=part,
        round_number=each.round_number,
        board=each.board,
        step=each.line - deal - 1,  # what the player saw before acting
        seat=Seat(each.seat),
        turn=each.turn,
        kind=each.kind,  # type: ignore[arg-type]
        hand=each.hand,
        top=each.top,
        options=tuple(_option(option) for option in each.options),
        played=each.played,
        status=each.status,
        needed_errors=round(each.needed_errors, 2),
        mark=each.mark,
        lost_points=_rounded(each.lost_points),
        lost_match=_rounded(each.lost_match),
        error=round(each.error, 4),
        error_error=round(each.error_error, 4),
        again=None if each.again is None else _again(each.again),
        grounds=tuple(
            ReviewGround(code=ground.code, values=dict(ground.values)) for ground in each.grounds
        ),
    )


def _again(look: SecondLook) -> ReviewSecondLook:
    return ReviewSecondLook(
        behind=_rounded(look.behind),
        behind_error=_rounded(look.behind_error),
        match_behind=_rounded(look.match_behind),
        match_behind_error=_rounded(look.match_behind_error),
        rounds=look.rounds,
    )


def _option(option: Option) -> ReviewOption:
    return ReviewOption(
        action=msgspec.Raw(to_json(option.action)),
        points=_rounded(option.points),
        points_error=_rounded(option.points_error),
        match=_rounded(option.match),
        match_error=_rounded(option.match_error),
        behind=_rounded(option.behind),
        behind_error=_rounded(option.behind_error),
        match_behind=_rounded(option.match_behind),
        match_behind_error=_rounded(option.match_behind_error),
        rounds=option.rounds,
        outlook=None if option.outlook is None else _outlook(option.outlook),
        ends=None if option.ends is None else _ends(option.ends),
        left=option.left,
        laid=option.laid,
        unusual=option.unusual,
        onto=option.onto,
    )


def _outlook(outlook: Outlook) -> ReviewOutlook:
    return ReviewOutlook(
        won=round(outlook.won, 4),
        gin=round(outlook.gin, 4),
        undercut=round(outlook.undercut, 4),
        drawn=round(outlook.drawn, 4),
        taken_up=round(outlook.taken_up, 4),
    )


def _ends(ends: HandOutlook) -> ReviewHandOutlook:
    return ReviewHandOutlook(
        out=round(ends.out, 4), beaten=round(ends.beaten, 4), drawn=round(ends.drawn, 4)
    )


def _person(person: PlayerReview) -> ReviewPerson:
    return ReviewPerson(
        seat=Seat(person.seat),
        decisions=person.decisions,
        forced=person.forced,
        too_close=person.too_close,
        counted=person.counted,
        small=person.marks[Mark.SMALL],
        doubtful=person.marks[Mark.DOUBTFUL],
        bad=person.marks[Mark.BAD],
        very_bad=person.marks[Mark.VERY_BAD],
        accuracy=_rounded(person.accuracy),
        error_rate=_rounded(person.error_rate),
        lost_points=_rounded(person.lost_points),
        lost_match=_rounded(person.lost_match),
        points=person.points,
        luck_points=_rounded(person.luck_points),
        luck_points_error=_rounded(person.luck_points_error),
        adjusted_points=_rounded(person.adjusted_points),
        result_match=_rounded(person.result_match),
        luck_match=_rounded(person.luck_match),
        luck_match_error=_rounded(person.luck_match_error),
        adjusted_match=_rounded(person.adjusted_match),
    )


@overload
def _rounded(value: float) -> float: ...
@overload
def _rounded(value: None) -> None: ...
@overload
def _rounded(value: float | None) -> float | None: ...
def _rounded(value: float | None) -> float | None:
    """Round to two places, enough for points and percent: standard errors are larger."""
    return None if value is None else round(value, 2)
