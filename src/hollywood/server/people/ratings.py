"""Ratings: the estimated strength of a person at a family of games, with its uncertainty.

The model is Plackett-Luce in the form of Weng and Lin (openskill): every match ranks its sides and
updates the estimate for each person, a normal distribution with mean ``mu`` and deviation
``sigma``. It works for two players, for partners, and for six players in order of finish.

A match counts less if the same people have met before: each of their matches within 30 days counts
for :data:`AGAIN` of the one before. So all matches of two people together move their ratings by no
more than five matches would, however often they meet.

People see numbers on the scale of chess ratings: a new player has 1500 with a deviation of 333, and
one unit of the model's scale is 40 points.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Literal, cast

from hollywood.errors import HollywoodError
from hollywood.server.protocol.forms import RatingShown
from hollywood.server.store.rows import RatingRow, is_program

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

_APART = "+programs"
MU = 25.0
SIGMA = MU / 3
POINTS_PER_STEP = 40
MIDDLE = 1500
LONGEST_HISTORY = 500
AGAIN = 0.8
AGAIN_WITHIN = 30 * 86_400.0
"""Seconds for which an earlier match of the same people matters."""


def rated_as(family: str, people: Iterable[str | None]) -> str:
    """Return the family under which a match of these people is rated.

    Matches with programs are rated apart, so that neither kind moves the other's ratings.

    >>> rated_as("gin", ["p_ann", "p_bob"]), rated_as("gin", ["p_ann", "b_shark"])
    ('gin', 'gin+programs')
    """
    return family + _APART if any(map(is_program, people)) else family


def newcomer(person: str, family: str) -> RatingRow:
    """Return the rating of a person without rated matches."""
    return RatingRow(person=person, family=family, mu=MU, sigma=SIGMA, matches=0)


def shown_rating(mu: float) -> int:
    """Return a mean on the shown scale.

    >>> shown_rating(25.0), shown_rating(30.0)
    (1500, 1700)
    """
    return max(0, round(MIDDLE + POINTS_PER_STEP * (mu - MU)))


def shown_deviation(sigma: float) -> int:
    """Return a deviation on the shown scale.

    >>> shown_deviation(25 / 3)
    333
    """
    return round(POINTS_PER_STEP * sigma)


def rating_before(row: RatingRow, moment: float) -> int | None:
    """Return the shown rating that somebody had at a moment; ``None`` without a rated match then.

    It is also ``None`` if the history does not reach back that far.

    >>> ann = RatingRow(person="ann", family="gin", mu=25, sigma=8, matches=1, history=((9, 1530),))
    >>> rating_before(ann, 8.0), rating_before(ann, 10.0)
    (None, 1530)
    """
    return next((shown for at, shown in reversed(row.history) if at < moment), None)


def rating_shown(row: RatingRow) -> RatingShown:
    """Return a rating as shown to its person."""
    return RatingShown(
        family=cast("Literal['gin', 'contract']", row.family.removesuffix(_APART)),
        programs=row.family.endswith(_APART),
        rating=shown_rating(row.mu),
        deviation=shown_deviation(row.sigma),
        matches=row.matches,
        history=row.history,
    )


def weights(
    sides: Sequence[Sequence[str]],
    met: Mapping[frozenset[str], int],
    idle: Collection[str] = (),
) -> dict[str, float]:
    """Return how much a match counts for each person, from 0 to 1.

    ``met`` has the rated matches that two people have played against each other lately. Each
    opponent has an equal part of a match; the part of an ``idle`` one, who has hardly played, is 0.

    >>> weights([["ann"], ["bob"]], {frozenset(("ann", "bob")): 2})
    {'ann': 0.64, 'bob': 0.64}
    """
    found = {}
    for number, side in enumerate(sides):
        others = [each for other, people in enumerate(sides) if other != number for each in people]
        for person in side:
            parts = [
                0.0 if other in idle else AGAIN ** met.get(frozenset((person, other)), 0)
                for other in others
            ]
            found[person] = round(sum(parts) / len(parts), 6)
    return found


def after_match(
    sides: Sequence[Sequence[str]],
    places: Sequence[int],
    before: Mapping[str, RatingRow],
    *,
    family: str,
    at: float,
    weights: Mapping[str, float] | None = None,
) -> tuple[RatingRow, ...]:
    """Return the ratings of everybody in a match, after the match.

    ``sides`` are the people who played together, ``places`` the place of each side: 1 for the
    winner, equal numbers for shared places. People missing from ``before`` are new. The
    match counts only in part for those who have one of the ``weights``.

    >>> ann, bob = after_match([["ann"], ["bob"]], [1, 2], {}, family="gin", at=0.0)
    >>> shown_rating(ann.mu), shown_rating(bob.mu), shown_deviation(ann.sigma)
    (1605, 1395, 323)
    """
    people = [person for side in sides for person in side]
    if len(sides) != len(places) or len(sides) < 2 or not all(sides):
        raise HollywoodError("a rated match has two sides or more, each with a person and a place")
    if len(set(people)) < len(people):
        raise HollywoodError("nobody sits on two sides of a rated match")
    old = {person: before.get(person) or newcomer(person, family) for person in people}
    model = _model()
    teams = [
        [model.rating(mu=old[person].mu, sigma=old[person].sigma) for person in side]
        for side in sides
    ]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    parts = weights or {}
    return tuple(
        _moved(old[person], new.mu, new.sigma, at, parts.get(person, 1.0))
        for side, news in zip(sides, rated, strict=True)
        for person, new in zip(side, news, strict=True)
    )


def _moved(row: RatingRow, mu: float, sigma: float, at: float, part: float) -> RatingRow:
    mu, sigma = row.mu + part * (mu - row.mu), row.sigma + part * (sigma - row.sigma)
    history = (*row.history, (at, shown_rating(mu)))[-LONGEST_HISTORY:]
    return RatingRow(
        person=row.person,
        family=row.family,
        mu=mu,
        sigma=sigma,
        matches=row.matches + 1,
        history=history,
    )


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # not before the end of a rated match

    return PlackettLuce(mu=MU, sigma=SIGMA)
