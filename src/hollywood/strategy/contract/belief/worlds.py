"""The imagined rounds of a decision, taken from histories of the others where there are any.

Where the story of the hand is not complete, or no histories are asked for, the hands of the others
are dealt at random (:mod:`hollywood.strategy.contract.belief.dealt`).
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.evidence import Evidence
from hollywood.kernel.contract.layout import R_RUNS, R_SLOTS
from hollywood.kernel.contract.state import S_SEAT
from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.chance import Stream
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.belief.belief import Belief
from hollywood.strategy.contract.belief.chain import count_misfits, doubt, go_on, imagine_history
from hollywood.strategy.contract.belief.dealt import imagine
from hollywood.strategy.contract.belief.history import C_COUNT, C_LEFT, recall_histories
from hollywood.strategy.contract.settings import (
    Q_FIRST_STEPS,
    Q_HISTORIES,
    Q_MORE_STEPS,
    Q_ROWS,
    Q_STEPS,
)

_LEAST: Final = 3
"""The least number of steps of a chain for a decision."""


@kernel
def work_of_turn(rules: Vector) -> int:
    """Return about how long a turn takes in microseconds: 1 for SS, 3 for RR, 8 for RRR."""
    return (1 + rules[R_RUNS]) << max(0, rules[R_SLOTS] - 2)


@kernel
def look_back(evidence: Evidence, settings: Vector, belief: Belief, chance: Stream) -> int:
    """Make the histories fit what has happened since the last decision.

    Returns 0 if there are none, otherwise 1. The histories share the rows that may be read again
    alike; the later a hand is, the more rows a step reads.
    """
    if not settings[Q_HISTORIES]:
        return 0
    known = recall_histories(evidence, settings[Q_HISTORIES], belief, chance)
    if not known:
        return 0
    rules, histories = evidence.rules, belief.histories
    histories[C_LEFT] = settings[Q_ROWS]
    count_misfits(evidence, belief)
    steps = settings[Q_STEPS] if known == 1 else settings[Q_FIRST_STEPS]
    steps = max(_LEAST, steps // work_of_turn(rules))
    share = max(0, histories[C_LEFT]) // histories[C_COUNT]
    histories[C_LEFT] = 0
    for number in range(histories[C_COUNT]):
        histories[C_LEFT] += share
        go_on(number, steps, evidence, belief, chance)
    doubt(rules, evidence.seen[S_SEAT], histories)
    histories[C_LEFT] = settings[Q_ROWS]
    return 1


@kernel
def imagine_next(
    number: int,
    known: int,
    evidence: Evidence,
    settings: Vector,
    belief: Belief,
    chance: Stream,
) -> None:
    """Write imagined round ``number`` to ``belief.world``: from each history in turn, if ``known``.

    A history that has been used before moves on first, because the same hands would add nothing.
    """
    rules = evidence.rules
    if not known:
        imagine(rules, settings, belief, chance)
        return
    count = belief.histories[C_COUNT]
    which = number % count
    if number >= count:
        more = max(1, settings[Q_MORE_STEPS] // work_of_turn(rules))
        go_on(which, more, evidence, belief, chance)
    imagine_history(which, rules, belief, chance)
