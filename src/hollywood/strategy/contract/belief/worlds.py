"""The imagined rounds of a decision: of the pasts of the others where they are known.

Else, where the story of the hand is not whole or no pasts are asked for, their hands are dealt by
chance (:mod:`hollywood.strategy.contract.belief.dealt`).
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import R_RUNS, R_SLOTS
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.belief.chain import doubt, go_on, imagine_past, weigh_past
from hollywood.strategy.contract.belief.dealt import imagine
from hollywood.strategy.contract.belief.history import C_PARTS, recall_past
from hollywood.strategy.contract.settings import Q_FIRST_STEPS, Q_MORE_STEPS, Q_PASTS, Q_STEPS

Vector = list[int]

_LEAST: Final = 3
"""Steps of a chain for a decision, at least."""


@kernel
def work_of_turn(rules: Vector) -> int:
    """Return about how long a turn takes: 1 for SS, 3 for RR, 8 for RRR; microseconds, as it is."""
    return (1 + rules[R_RUNS]) << max(0, rules[R_SLOTS] - 2)


@kernel
def look_back(
    story: Vector,
    rules: Vector,
    seat: int,
    ways: Vector,
    unseen: Vector,
    past: Vector,
    state: Vector,
    work: Vector,
    chance: Vector,
    at: int,
) -> int:
    """Let the pasts fit what has happened since the last decision; return 0 if there are none."""
    if not ways[Q_PASTS]:
        return 0
    known = recall_past(story, rules, seat, ways[Q_PASTS], unseen, past, chance, at)
    if not known:
        return 0
    weigh_past(story, rules, seat, past, state, work)
    steps = ways[Q_STEPS] if known == 1 else ways[Q_FIRST_STEPS]
    steps = max(_LEAST, steps // work_of_turn(rules))
    for number in range(past[C_PARTS]):
        go_on(story, rules, number, steps, past, state, work, chance, at)
    doubt(rules, seat, past)
    return 1


@kernel
def imagine_next(
    number: int,
    known: int,
    root: Vector,
    rules: Vector,
    ways: Vector,
    story: Vector,
    past: Vector,
    unseen: Vector,
    world: Vector,
    state: Vector,
    work: Vector,
    chance: Vector,
    at: int,
) -> None:
    """Write imagined round ``number`` to ``world``: of the pasts, if they are ``known``, in turn.

    One that has been imagined before goes on first, since the same hands would say no more.
    """
    if not known:
        imagine(root, rules, ways, chance, at, unseen, world, work)
        return
    part = number % past[C_PARTS]
    if number >= past[C_PARTS]:
        more = max(1, ways[Q_MORE_STEPS] // work_of_turn(rules))
        go_on(story, rules, part, more, past, state, work, chance, at)
    imagine_past(root, rules, part, unseen, past, world, chance, at)
