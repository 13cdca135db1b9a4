"""How a round between two equal players ends, and how often: the odds that equity is computed from.

Rounds of self-play are counted by their facts: whether the dealer knocked, whether it was gin, the
difference in deadwood, and whether the upcard doubled the score. The facts give the points under
any bonuses, so rules that differ only in bonuses share a table. The tables of the presets come with
the package (``tools/measure_outcomes.py`` writes them). For rules that no preset plays, the rounds
are played when they are first needed.

Both players of a round use the same policy, so the odds depend only on who deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from hollywood.cards import Card
from hollywood.errors import HollywoodError
from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.result import Ending, GinResult, ScoreKind, price
from hollywood.gin.rules import GinRules
from hollywood.gin.vectors.rules import IN_PLAY, IN_TABLES, game_of
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.gin.layout import NOBODY
from hollywood.kernel.gin.sheet import T_LENGTH
from hollywood.play import Seat
from hollywood.strategy.gin import matches, play
from hollywood.strategy.gin.policies.choose import POLICIES

STRENGTHS: Final = ("greedy", "linear")
"""The policies whose self-play is counted, by their names in simulations."""
USUAL_STRENGTH: Final = "linear"

SEED: Final = 45_000
"""The seed of the counted rounds."""
ROUNDS: Final = 400_000
"""The number of rounds for each table that comes with the package."""
_ROUNDS_NOW, _ROUNDS_SLOW = 60_000, 600
_BATCH: Final = 20_000

KNOCKED, GINNED, UNDERCUT = range(3)
"""Ways to win a round, as in :mod:`hollywood.kernel.gin.worth`."""
_WAYS: Mapping[ScoreKind, int] = {
    ScoreKind.KNOCK: KNOCKED,
    ScoreKind.GIN: GINNED,
    ScoreKind.BIG_GIN: GINNED,
    ScoreKind.UNDERCUT: UNDERCUT,
}
_ENDINGS = tuple(Ending)
_SPADE, _OTHER = Card("7s"), Card("7h")


class Facts(msgspec.Struct, frozen=True, array_like=True):
    """Rounds with a knock that ended in the same way: ``count`` of them."""

    dealer_knocked: bool
    ending: str
    difference: int  # the defender's deadwood minus the knocker's, after all layoffs
    spade: bool  # whether the first upcard was a spade, in Oklahoma
    count: int


class Counted(msgspec.Struct, frozen=True):
    """The facts of ``rounds`` rounds of self-play; rounds without a knock are left out."""

    rounds: int
    seed: int
    facts: tuple[Facts, ...]


class Outcome(msgspec.Struct, frozen=True):
    """A way to score, and the share of rounds in which it happens."""

    dealer_wins: bool
    way: int
    points: int
    boxes: int
    share: float


class Odds(msgspec.Struct, frozen=True):
    """The scores a round can end with; ``drawn`` is the share of rounds that nobody scores."""

    outcomes: tuple[Outcome, ...]
    drawn: float

    @property
    def first_wins(self) -> float:
        """The share of rounds won by the player who acts first, the non-dealer."""
        return sum(outcome.share for outcome in self.outcomes if not outcome.dealer_wins)


@lru_cache(maxsize=32)
def odds_for(rules: GinRules, strength: str = USUAL_STRENGTH) -> Odds:
    """Return the odds of a round between two players of this strength.

    If no preset plays as these rules do, the first call plays 60,000 rounds, or 600 without a
    compiler.

    Raises HollywoodError for an unknown strength, and for rules under which these players never
    score.
    """
    if strength not in STRENGTHS:
        raise HollywoodError(f"there is no strength {strength!r}: {' or '.join(STRENGTHS)}")
    played = played_alike(rules)
    stored = _stored().get(f"{played}/{strength}") if played else None
    if stored is None:
        stored = count_rounds(rules, strength, _ROUNDS_NOW if can_compile() else _ROUNDS_SLOW)
    return priced(stored, rules)


def played_alike(rules: GinRules) -> str | None:
    """Return the first preset whose rounds are played as these rules say, or None."""
    # Whether the last discard is face up matters only after the last action.
    names = {*IN_PLAY, *IN_TABLES} - {"knock_discard"}
    for name, preset in GIN_PRESETS.items():
        if all(getattr(preset, knob) == getattr(rules, knob) for knob in names):
            return name
    return None


def priced(counted: Counted, rules: GinRules) -> Odds:
    """Turn the facts into scores under these rules."""
    shares: Counter[tuple[bool, int, int, int]] = Counter()
    scored = 0
    for facts in counted.facts:
        knocker, defender = Seat(0), Seat(1)
        result = GinResult(
            ending=Ending(facts.ending),
            upcard=_SPADE if facts.spade else _OTHER,
            turns=0,
            knocker=knocker,
            # Only the difference counts, and neither may be negative.
            knocker_deadwood=max(0, -facts.difference),
            defender_deadwood=max(0, facts.difference),
        )
        score = price(result, rules)
        if score.winner is None:
            continue
        dealer_wins = facts.dealer_knocked == (score.winner != defender)
        shares[dealer_wins, _WAYS[score.kind], score.points, score.boxes] += facts.count
        scored += facts.count
    if not scored:
        raise HollywoodError(f"under these rules nobody scored in {counted.rounds} rounds")
    outcomes = tuple(
        Outcome(*key, share=count / counted.rounds) for key, count in sorted(shares.items())
    )
    return Odds(outcomes, drawn=1 - scored / counted.rounds)


def count_rounds(rules: GinRules, strength: str, rounds: int, seed: int = SEED) -> Counted:
    """Play rounds of self-play with alternating dealers, and count their facts.

    When compiled, one core plays about 70,000 rounds a second.
    """
    counts: Counter[tuple[bool, str, int, bool]] = Counter()
    for first in range(0, rounds, _BATCH):
        for facts in _played(rules, strength, first, min(_BATCH, rounds - first), seed):
            if facts[play.F_KNOCKER] == NOBODY:
                continue
            key = (
                facts[play.F_KNOCKER] == facts[play.F_DEALER],
                _ENDINGS[facts[play.F_ENDING]].value,
                facts[play.F_DEFENDER_DEADWOOD] - facts[play.F_KNOCKER_DEADWOOD],
                rules.oklahoma and Card(facts[play.F_UPCARD]).suit == _SPADE.suit,
            )
            counts[key] += 1
    facts_of = tuple(Facts(*key, count=count) for key, count in sorted(counts.items()))
    return Counted(rounds, seed, facts_of)


def _played(
    rules: GinRules, strength: str, first: int, count: int, seed: int
) -> Iterable[list[int]]:
    number, weights = POLICIES[strength]
    rows = empty_vector(count * play.F_LENGTH)
    course = empty_vector(matches.C_LENGTH)
    course[matches.C_MATCH] = first
    sheet, policies = empty_vector(T_LENGTH), vector((number, number))
    seats = play.Seats(policies, vector(weights), vector(weights))
    # Use the same function as simulations, so that it is compiled only once.
    compiled(matches.play_units)(
        0, course, sheet, first + count - 1, seed, game_of(rules), seats, rows
    )
    facts = [int(fact) for fact in rows]
    for at in range(0, len(facts), play.F_LENGTH):
        yield facts[at : at + play.F_LENGTH]


@lru_cache(maxsize=1)
def _stored() -> dict[str, Counted]:
    """Return the tables that come with the package, by ``preset/strength``."""
    text = Path(__file__).with_name("outcomes.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, Counted])
