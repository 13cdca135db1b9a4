"""A person's own statistics, from the facts of rounds and matches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, Literal

from hollywood.server.people.card_statistics import CONTRACT, GIN, NON_DEALER, Expected
from hollywood.server.people.ratings import rating_shown
from hollywood.server.protocol.forms import Measured, Statistics, Tally
from hollywood.server.store.rows import MatchFact, RatingRow, RoundFact

MOST_DEADWOOD = 98  # kings, queens, jacks and tens in pairs, and two nines that fit nothing
LAST_ROUNDS = 200


def statistics(
    rounds: Sequence[RoundFact], matches: Sequence[MatchFact], ratings: Iterable[RatingRow]
) -> Statistics:
    """Return the statistics of a person's ``rounds`` and ``matches``, in the order played."""
    gin = [fact for fact in rounds if fact.family == "gin"]
    contract = [fact for fact in rounds if fact.family == "contract"]
    return Statistics(
        tallies=tuple(
            tally
            for tally in (_gin_tally(gin, matches), _contract_tally(contract, matches))
            if tally.rounds or tally.matches
        ),
        deals=_deals(gin, contract),
        deadwood=_histogram(gin),
        ratings=tuple(rating_shown(row) for row in sorted(ratings, key=lambda row: row.family)),
        points_by_round=tuple(int(fact.facts["points"]) for fact in gin[-LAST_ROUNDS:]),
    )


def measured(name: str, values: Sequence[float], expected: Expected) -> Measured | None:
    """Compare counted values with chance; ``None`` if nothing was counted.

    >>> found = measured("aces", [1, 0, 2, 1], Expected(0.75, 0.5))
    >>> found.observed, found.spread, found.z
    (1.0, 0.25, 1.0)
    """
    if not values:
        return None
    mean = sum(values) / len(values)
    spread = expected.deviation / sqrt(len(values))
    return Measured(
        name=name,
        count=len(values),
        observed=mean,
        expected=expected.mean,
        spread=spread,
        z=(mean - expected.mean) / spread,
    )


def _deals(gin: Sequence[RoundFact], contract: Sequence[RoundFact]) -> tuple[Measured, ...]:
    found = [
        measured(name, _usual(rounds, fact), expected)
        for rounds, kinds in ((gin, GIN), (contract, CONTRACT))
        for name, (fact, expected) in kinds.items()
    ]
    firsts = [
        float(fact.facts["non_dealer"])
        for fact in gin
        if fact.round_number == 1 and fact.facts.get("by_lot", False)
    ]
    found.append(measured("non-dealer", firsts, NON_DEALER))
    return tuple(entry for entry in found if entry is not None)


def _usual(rounds: Iterable[RoundFact], name: str) -> list[float]:
    return [float(fact.facts[name]) for fact in rounds if fact.facts.get("usual", False)]


def _histogram(gin: Iterable[RoundFact]) -> tuple[int, ...]:
    counts = [0] * (MOST_DEADWOOD + 1)
    for deadwood in _usual(gin, "dealt_deadwood"):
        counts[int(deadwood)] += 1
    return tuple(counts)


def _gin_tally(rounds: Sequence[RoundFact], matches: Sequence[MatchFact]) -> Tally:
    facts = [fact.facts for fact in rounds]
    return _tally(
        "gin",
        matches,
        rounds=len(facts),
        rounds_won=_count(facts, won=True),
        knocks=_count(facts, knocked=True, ending="knock"),
        gins=sum(bool(f["knocked"]) and f["ending"] in {"gin", "big_gin"} for f in facts),
        undercuts=_count(facts, kind="undercut", knocked=False),
        been_undercut=_count(facts, kind="undercut", knocked=True),
        dead_hands=_count(facts, ending="dead_hand"),
        points=sum(max(0, int(f["points"])) for f in facts),
    )


def _contract_tally(rounds: Sequence[RoundFact], matches: Sequence[MatchFact]) -> Tally:
    facts = [fact.facts for fact in rounds]
    return _tally(
        "contract",
        matches,
        rounds=len(facts),
        rounds_won=_count(facts, went_out=True),
        points=sum(int(f["penalty"]) for f in facts),
        may_is=sum(int(f["may_is"]) for f in facts),
    )


def _tally(
    family: Literal["gin", "contract"], matches: Sequence[MatchFact], **counts: int
) -> Tally:
    mine = [fact for fact in matches if fact.family == family]
    zero = dict.fromkeys(
        ("knocks", "gins", "undercuts", "been_undercut", "dead_hands", "points", "may_is"), 0
    )
    return Tally(
        family=family,
        matches=len(mine),
        matches_won=sum(fact.won for fact in mine),
        **{**zero, **counts},
    )


def _count(facts: Iterable[dict[str, Any]], **wanted: Any) -> int:
    return sum(all(fact[name] == value for name, value in wanted.items()) for fact in facts)
