"""What the others may hold, from all that they have done: a Markov chain over their pasts.

Every past that is possible is as likely before it is known what a seat did; then those are likelier
by which it would have done the same. It is taken for a greedy player, who errs now and then: each
of its choices that does not fit makes a past so many times less likely.

A step exchanges cards: one that a seat holds for one of another seat or the stock, or two of one
seat, which were then got at each other's time. It is taken or not by the rule of Metropolis.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import R_SEATS
from hollywood.kernel.contract.rules.deal import add_card
from hollywood.kernel.contract.rules.sight import copy_round
from hollywood.kernel.engine.chance import below
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.belief.dealt import shuffle_stock
from hollywood.strategy.contract.belief.history import (
    C_CHOICES,
    C_FIRST,
    C_FROM,
    C_GOT,
    C_HIDDEN,
    C_PARTS,
    C_PAST,
    C_TIMES,
    C_TOTAL,
    LATER,
    MOST_GOT,
    Z_CARD,
    Z_LENGTH,
    Z_ODD,
    Z_OF,
    Z_PLACE,
    Z_UNSEEN,
    Z_UNTIL,
)
from hollywood.strategy.contract.belief.misfits import odd_choices

Vector = list[int]

_SURE: Final = 100
"""How many times less likely an odd choice makes a past of one who plays as a greedy player."""
_FEW: Final = 4
"""A seat is taken for a greedy player while of so many choices and one no more than one is odd."""


@kernel
def weigh_past(
    story: Vector, rules: Vector, seat: int, past: Vector, state: Vector, work: Vector
) -> None:
    """Count what does not fit the pasts of the others than ``seat``."""
    for other in range(rules[R_SEATS]):
        past[C_TIMES + other] = _SURE
        if other != seat:
            for number in range(past[C_PARTS]):
                part = C_PAST + Z_LENGTH * number
                past[part + Z_ODD + other] = odd_choices(
                    story, rules, other, LATER, past, part, state, work
                )


@kernel
def doubt(rules: Vector, seat: int, past: Vector) -> None:
    """Judge, when the chain has gone on for a while, how far each other plays as a greedy player.

    Of the pasts the one with the fewest odd choices says it.
    """
    for other in range(rules[R_SEATS]):
        if other != seat:
            odd = LATER
            for number in range(past[C_PARTS]):
                odd = min(odd, past[C_PAST + Z_LENGTH * number + Z_ODD + other])
            even = past[C_CHOICES + other] - odd
            if _FEW * (odd - 1) > even:
                past[C_TIMES + other] = max(2, min(_SURE, 2 * even // (2 * odd - 1)))


@kernel
def go_on(
    story: Vector,
    rules: Vector,
    number: int,
    steps: int,
    past: Vector,
    state: Vector,
    work: Vector,
    chance: Vector,
    at: int,
) -> None:
    """Let the chain of past ``number`` take so many steps for each seat that holds unseen cards."""
    part = C_PAST + Z_LENGTH * number
    for _ in range(steps):
        for other in range(rules[R_SEATS]):
            if past[C_HIDDEN + other]:
                _exchange(story, rules, other, past, part, state, work, chance, at)


@kernel
def _exchange(
    story: Vector,
    rules: Vector,
    seat: int,
    past: Vector,
    part: int,
    state: Vector,
    work: Vector,
    chance: Vector,
    at: int,
) -> None:
    """Try a past in which a card that ``seat`` got unseen was another one."""
    got = past[C_GOT + seat]
    one = below(chance, at, got)
    spot = part + MOST_GOT * seat + one
    place = past[Z_PLACE + spot]
    if place and below(chance, at, 3):
        _try_another(story, rules, seat, spot, past, part, state, work, chance, at)
        return
    two = below(chance, at, got)
    other = part + MOST_GOT * seat + two
    from_one, from_two = past[C_FROM + spot - part], past[C_FROM + other - part]
    if (
        past[Z_CARD + other] == past[Z_CARD + spot]
        or from_one == from_two
        or from_one >= past[Z_UNTIL + other]
        or from_two >= past[Z_UNTIL + spot]
    ):
        return
    _trade(past, part, spot, other)
    if not _is_let_pass(story, rules, seat, past, part, state, work, chance, at):
        _trade(past, part, spot, other)


@kernel
def _try_another(
    story: Vector,
    rules: Vector,
    seat: int,
    spot: int,
    past: Vector,
    part: int,
    state: Vector,
    work: Vector,
    chance: Vector,
    at: int,
) -> None:
    """Try a past in which a card held by ``seat`` is one that another seat holds, or the stock."""
    place = past[Z_PLACE + spot]
    total = past[C_TOTAL]
    to = 1 + below(chance, at, total)
    owner = -1
    for other in range(rules[R_SEATS]):
        if past[C_FIRST + other] <= to < past[C_FIRST + other] + past[C_HIDDEN + other]:
            owner = other
    cards = part + Z_UNSEEN
    if owner == seat or past[cards + to] == past[cards + place]:
        return
    was = past[part + Z_ODD + seat]
    _swap(past, part, spot, place, to, owner)
    if not _is_let_pass(story, rules, seat, past, part, state, work, chance, at):
        _swap(past, part, spot, place, to, owner)
    elif owner >= 0 and not _is_let_pass(story, rules, owner, past, part, state, work, chance, at):
        past[part + Z_ODD + seat] = was
        _swap(past, part, spot, place, to, owner)


@kernel
def _is_let_pass(
    story: Vector,
    rules: Vector,
    seat: int,
    past: Vector,
    part: int,
    state: Vector,
    work: Vector,
    chance: Vector,
    at: int,
) -> int:
    """Does the changed past of ``seat`` stand; then what is odd in it is noted."""
    most = past[part + Z_ODD + seat]
    while not below(chance, at, past[C_TIMES + seat]):
        most += 1
    odd = odd_choices(story, rules, seat, most, past, part, state, work)
    if odd > most:
        return 0
    past[part + Z_ODD + seat] = odd
    return 1


@kernel
def _swap(past: Vector, part: int, spot: int, place: int, to: int, owner: int) -> None:
    """Exchange two unseen cards, the first of them held as ``spot``."""
    cards = part + Z_UNSEEN
    card = past[cards + place]
    past[cards + place] = past[cards + to]
    past[cards + to] = card
    past[Z_CARD + spot] = past[cards + place]
    if owner >= 0:
        past[Z_CARD + past[part + Z_OF + to]] = card


@kernel
def _trade(past: Vector, part: int, one: int, two: int) -> None:
    """Let two cards of a seat have been got at each other's time."""
    for what in (Z_CARD, Z_PLACE, Z_UNTIL):
        value = past[what + one]
        past[what + one] = past[what + two]
        past[what + two] = value
    for spot in (one, two):
        if past[Z_PLACE + spot]:
            past[part + Z_OF + past[Z_PLACE + spot]] = spot


@kernel
def imagine_past(
    root: Vector,
    rules: Vector,
    number: int,
    unseen: Vector,
    past: Vector,
    world: Vector,
    chance: Vector,
    at: int,
) -> None:
    """Write to ``world`` the round with the hands of past ``number`` and an order of the stock."""
    copy_round(root, world, rules)
    cards = C_PAST + Z_LENGTH * number + Z_UNSEEN
    first = 1
    for other in range(rules[R_SEATS]):
        for place in range(first, first + past[C_HIDDEN + other]):
            add_card(world, other, past[cards + place])
        first += past[C_HIDDEN + other]
    for place in range(first, past[C_TOTAL] + 1):
        unseen[place] = past[cards + place]
    shuffle_stock(world, unseen, first, chance, at)
