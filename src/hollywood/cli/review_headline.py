"""The first three sentences of a review: the result, skill and luck, and the costliest moment.

The reader, if known, is addressed as "you".
"""

from __future__ import annotations

from hollywood.analysis.report import Decision, PlayerReview, Review
from hollywood.cli import output
from hollywood.cli.review_manner import Manner, signed, within_match
from hollywood.match.telling.wording import joined, number, ordinal
from hollywood.writing import isolated


class Headline:
    """The sentences; ``me`` is the seat of the reader, None if the reader is not a player."""

    def __init__(self, review: Review, manner: Manner, me: int | None) -> None:
        self._review, self._manner = review, manner
        self._own = None if me is None else review.people[me]
        self.names = tuple(
            "You" if seat == me else isolated(name) for seat, name in enumerate(review.players)
        )

    def sentences(self) -> tuple[str, str, str]:
        """Return the three sentences."""
        return self.result(), f"{self._play()}, and {self._luck()}.", self._dearest()

    def result(self) -> str:
        """Say how the match ended, or why this is not its end."""
        review = self._review
        if not review.finished:
            return "Stopped before the end: this is what was reviewed."
        if review.cut_off:
            return f"The record ends here: {review.cut_off}."
        if not review.over:
            return "The match is not over."
        own, winners = self._own, list(map(isolated, review.winners))
        if own is not None and own.name in review.winners:
            winners = ["You", *(name for name in winners if name != isolated(own.name))]
        won = f"{joined(winners) if winners else 'Nobody'} won the match"
        if review.family == "contract" and own is not None and winners == ["You"]:
            return f"{won} with {output.count(-own.points, 'penalty point')}."
        if review.family == "contract" and own is not None:
            return f"{won}; you came to {self._manner.result(own, review)}."
        return f"{won}."

    def _play(self) -> str:
        told = [each for each in self._review.people if each.accuracy is not None]
        own = self._own
        if own is not None and own.accuracy is None:
            return "None of your decisions counted"
        if not told:
            return "No decision counted"
        if len(self._review.people) == 2 and len(told) == 2:
            return self._of_two(*told)
        if own is not None:
            place = 1 + sum(_whole(each) > _whole(own) for each in told)
            return (
                f"Your accuracy was {_whole(own)} of 100, {ordinal(place)} of {number(len(told))}"
            )
        best = max(_whole(each) for each in told)
        names = [self.names[each.seat] for each in told if _whole(each) == best]
        return f"{joined(names)} played most accurately ({best} of 100)"

    def _of_two(self, first: PlayerReview, second: PlayerReview) -> str:
        if (_whole(second), second is self._own) > (_whole(first), first is self._own):
            first, second = second, first
        name = self.names[first.seat]
        other = "you" if second is self._own else self.names[second.seat]
        if _whole(first) == _whole(second):
            return f"{name} and {other} played equally accurately ({_whole(first)} of 100)"
        figures = f"{_whole(first)} to {_whole(second)} of 100"
        return f"{name} played more accurately than {other} ({figures})"

    def _luck(self) -> str:
        own, people = self._own, self._review.people
        if own is None:
            luckiest = max(people, key=lambda each: _luck(each)[0])
            if len(people) == 2 and not _sure(luckiest):
                return "luck was about even"
            return f"{self.names[luckiest.seat]} had the most luck ({self._amount(luckiest)})"
        if not _sure(own):
            return "luck was about even"
        side = "on your side" if _luck(own)[0] > 0 else "against you"
        return f"luck was {side} ({self._amount(own)})"

    def _amount(self, person: PlayerReview) -> str:
        luck = _luck(person)[0]
        if person.luck_match is None or self._review.match_unit != "%":
            return f"{signed(luck)} points"
        return f"{signed(within_match(luck), 0)} % of a match"

    def _dearest(self) -> str:
        own = self._own
        wanted = self._review.moments if own is None else own.moments
        if not wanted:
            return "You made no sure mistake." if own is not None else "Nobody made a sure mistake."
        one = next(
            each
            for of_round in self._review.rounds
            for each in of_round.decisions
            if each.number == wanted[0]
        )
        whose = "Your" if own is not None else "The"
        by = "" if own is not None else f" by {self.names[one.seat]}"
        played, best = (self._manner.doing(one.options[place].words) for place in (one.played, 0))
        return (
            f"{whose} most expensive moment was in {self._manner.one} {one.round_number}{by}: "
            f"{played} instead of {best} cost {self._cost(one)}."
        )

    def _cost(self, one: Decision) -> str:
        if one.lost_match is not None and self._review.match_unit == "%":
            return f"{one.lost_match:.1f} % of the match"
        if one.lost_match is not None:
            return f"{one.lost_match:.1f} points of the match"
        return f"{one.lost_points:.1f} points"


def _whole(person: PlayerReview) -> int:
    return round(person.accuracy or 0.0)


def _luck(person: PlayerReview) -> tuple[float, float]:
    """Return a player's luck and its standard error, in the match if known."""
    if person.luck_match is None:
        return person.luck_points, person.luck_points_error
    return person.luck_match, person.luck_match_error or 0.0


def _sure(person: PlayerReview) -> bool:
    """Return whether a player's luck exceeds the error of the simulated rounds."""
    luck, error = _luck(person)
    return abs(luck) > 2 * error
