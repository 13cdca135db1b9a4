"""The first three sentences of a review: the result, skill and luck, and the costliest moment.

They are the sentences of the page. The reader, if known, is addressed as "you".
"""

from __future__ import annotations

from hollywood.analysis.report import PlayerReview, Review
from hollywood.analysis.telling import Telling
from hollywood.texts.saying import Speech
from hollywood.writing import isolated


class Headline:
    """The sentences; ``me`` is the seat of the reader, None if the reader is not a player."""

    def __init__(self, review: Review, telling: Telling, say: Speech, me: int | None) -> None:
        self._review, self._telling, self._say = review, telling, say
        self._own = None if me is None else review.people[me]
        self._names = tuple(map(isolated, review.players))

    def sentences(self) -> tuple[str, str, str]:
        """Return the three sentences."""
        both = self._say("moments-both", play=self._play(), luck=self._luck())
        return self.result(), both, self._dearest()

    def result(self) -> str:
        """Say how the match ended, or why this is not its end."""
        review, say = self._review, self._say
        if not review.finished:
            return say("report-stopped")
        if review.cut_off:
            return say("replay-cut-off")
        if not review.over:
            return say("replay-not-over")
        own, people = self._own, review.people
        won = own is not None and own.name in review.winners
        others = say.listed(
            isolated(name) for name in review.winners if own is None or name != own.name
        )
        if not review.winners:
            return say("moments-nobody")
        if review.family == "contract" and len(review.winners) == 1:
            if own is None:
                (winner,) = (each for each in people if each.name in review.winners)
                return say("moments-place-winner", names=others, points=-winner.points)
            if won:
                return say("moments-place-won", points=-own.points)
            place = 1 + sum(each.points > own.points for each in people)
            return say("moments-place", names=others, n=place, all=len(people), points=-own.points)
        if won:
            return say("moments-won-with", names=others) if others else say("moments-won-you")
        return say("moments-won", names=others)

    def _play(self) -> str:
        say, own = self._say, self._own
        counted = [each for each in self._review.people if each.accuracy is not None]
        if own is not None and own.accuracy is None:
            return say("moments-play-none-you")
        if not counted:
            return say("moments-play-none")
        if len(self._review.people) == 2 and len(counted) == 2:
            return self._of_two(*counted)
        if own is not None:
            place = 1 + sum(_whole(each) > _whole(own) for each in counted)
            return say("moments-play-place", more=_whole(own), n=place, all=len(counted))
        best = max(map(_whole, counted))
        names = [self._names[each.seat] for each in counted if _whole(each) == best]
        return say("moments-play-best", names=say.listed(names), more=best)

    def _of_two(self, first: PlayerReview, second: PlayerReview) -> str:
        say, own = self._say, self._own
        if (_whole(second), second is own) > (_whole(first), first is own):
            first, second = second, first
        more, less = _whole(first), _whole(second)
        one, other = self._names[first.seat], self._names[second.seat]
        if more == less:
            if own is not None:
                return say("moments-play-level-you", name=other, more=more)
            return say("moments-play-level", a=one, b=other, more=more)
        if first is own:
            return say("moments-play-you", name=other, more=more, less=less)
        if second is own:
            return say("moments-play-other", name=one, more=more, less=less)
        return say("moments-play-two", a=one, b=other, more=more, less=less)

    def _luck(self) -> str:
        say, own = self._say, self._own
        of = own or max(self._review.people, key=lambda each: _luck(each)[0])
        luck, error = _luck(of)
        if abs(luck) <= 2 * error:
            return say("moments-luck-even")
        amount = self._amount(of)
        if own is None:
            return say("moments-luck-most", name=self._names[of.seat], amount=amount)
        if luck > 0:
            return say("moments-luck-for", amount=amount)
        return say("moments-luck-against", amount=amount)

    def _amount(self, person: PlayerReview) -> str:
        luck, telling = _luck(person)[0], self._telling
        if person.luck_match is None:
            return self._say("moments-points", n=telling.plus(luck))
        if telling.unit == "%":
            return telling.in_match(telling.plus(within_match(luck), 0))
        return telling.in_match(telling.plus(luck))

    def _dearest(self) -> str:
        own, telling = self._own, self._telling
        wanted = self._review.moments if own is None else own.moments
        if not wanted:
            return telling.told("moments-dearest-none", you=own is not None)
        one = next(
            each
            for of_round in self._review.rounds
            for each in of_round.decisions
            if each.number == wanted[0]
        )
        hand = telling.family == "contract"
        return telling.told(
            "moments-hand-dearest" if hand else "moments-dearest",
            you=own is not None,
            name=self._names[one.seat],
            n=one.round_number,
            played=telling.choice(one.options[one.played], one),
            cost=telling.loss(one),
        )


def within_match(value: float) -> float:
    """Limit a gain or loss, in percent of a match, to the whole match.

    >>> within_match(-130.0), within_match(12.5)
    (-100.0, 12.5)
    """
    return max(-100.0, min(100.0, value))


def _whole(person: PlayerReview) -> int:
    return round(person.accuracy or 0.0)


def _luck(person: PlayerReview) -> tuple[float, float]:
    """Return a player's luck and its standard error, in the match if known."""
    if person.luck_match is None:
        return person.luck_points, person.luck_points_error
    return person.luck_match, person.luck_match_error or 0.0
