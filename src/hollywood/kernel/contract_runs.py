"""How many places of some runs the cards of a hand can fill, which cards help, which are used.

For each suit the best cover of every choice of runs is known or found
(:mod:`hollywood.kernel.contract_covers`); then the suits share the runs.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.bits import count
from hollywood.kernel.compiling import inlined, kernel
from hollywood.kernel.contract_covers import (
    COVERS_END,
    FILLED,
    HELPS,
    cover_of,
    name_of_rules,
    with_run,
)
from hollywood.kernel.contract_layout import MOST_SLOTS, R_RUNS
from hollywood.kernel.contract_piles import HIGH_ACE, IN_A_LANE
from hollywood.kernel.contract_work import W_SHARES

Vector = list[int]

_CHOICES: Final = 1 << MOST_SLOTS  # of some of the runs, as masks
_SHARES: Final = 3**MOST_SLOTS  # ways to share out a choice, of all choices together

PLAN_LENGTHS: Final = COVERS_END  # of the sets, then of the runs; each longest first
RUNS_LEFT: Final = PLAN_LENGTHS + MOST_SLOTS  # the lanes left for the runs
RUNS_HELP: Final = RUNS_LEFT + 4  # the cards that help, when the runs are covered as well as can be
RUNS_USED: Final = RUNS_HELP + 1  # and those that are used
_COVER: Final = RUNS_USED + 1  # by number of a choice: its cover in the suit that is added,
_FILL: Final = _COVER + _CHOICES  # places filled in the suits so far,
_FILL_HELPS: Final = _FILL + _CHOICES  # the cards that help
_FILL_USED: Final = _FILL_HELPS + _CHOICES  # and those that are used
RUNS_END: Final = _FILL_USED + _CHOICES

# What depends on the lengths only is kept for the next plan.
_LISTED: Final = W_SHARES  # the name of all runs: what follows is for them
_LAST: Final = _LISTED + 1  # the number of the last choice, all runs; no run has number 0
_NUMBER: Final = _LAST + 1  # by choice: its number, or that of the first one of the same lengths
_CHOICE: Final = _NUMBER + _CHOICES  # by number: the choice,
_NAME: Final = _CHOICE + _CHOICES  # what its covers are remembered by,
_SIZE: Final = _NAME + _CHOICES  # how many runs it has,
_FIRST: Final = _SIZE + _CHOICES  # and where its shares begin; they end where the next one's do
_HERE: Final = _FIRST + _CHOICES + 1  # by share: the number of what one suit covers,
_REST: Final = _HERE + _SHARES  # and of what those before it do
SHARES_END: Final = _REST + _SHARES


@kernel
def list_choices(sets: int, rules: Vector, work: Vector) -> None:
    """List the choices of some of the runs, none twice that has the same lengths, and their shares.

    Of runs of one length a choice takes the first ones.
    """
    lengths = PLAN_LENGTHS + sets
    runs = rules[R_RUNS]
    whole = _name_of((1 << runs) - 1, lengths, rules, work)
    if work[_LISTED] == whole:
        return
    work[_LISTED] = whole
    number = 0
    shares = 0
    for choice in range(1 << runs):
        run = runs - 1
        while run > 0 and not (
            choice >> run - 1 & 3 == 2 and work[lengths + run] == work[lengths + run - 1]
        ):
            run -= 1
        if run > 0:  # the run before it does as well
            work[_NUMBER + choice] = work[_NUMBER + choice - (1 << run - 1)]
            continue
        work[_NUMBER + choice] = number
        work[_CHOICE + number] = choice
        work[_NAME + number] = _name_of(choice, lengths, rules, work)
        work[_SIZE + number] = count(choice)
        work[_FIRST + number] = shares
        here = choice
        while here >= 0:
            mine = work[_NUMBER + here]
            if work[_CHOICE + mine] == here:
                work[_HERE + shares] = mine
                work[_REST + shares] = work[_NUMBER + (choice & ~here)]
                shares += 1
            here = here - 1 & choice if here else -1
        number += 1
    work[_LAST] = number - 1
    work[_FIRST + number] = shares


@kernel
def _name_of(choice: int, lengths: int, rules: Vector, work: Vector) -> int:
    name = name_of_rules(rules)
    for run in range(rules[R_RUNS]):
        if choice >> run & 1:
            name = with_run(name, work[lengths + run])
    return name


@kernel
def cover_runs(rules: Vector, work: Vector) -> int:
    """Cover as many places of the runs as can be with the lanes left; return how many.

    Which cards help and which are used then is left in ``work[RUNS_HELP]`` and ``work[RUNS_USED]``.
    """
    last = work[_LAST]
    suits = 0  # that are still to come
    for suit in range(4):
        suits += work[RUNS_LEFT + suit] != 0
    for number in range(last + 1):
        work[_FILL + number] = work[_FILL_HELPS + number] = work[_FILL_USED + number] = 0
    for suit in range(4):
        if work[RUNS_LEFT + suit]:
            suits -= 1
            _add_suit(suit, 1 if suits else last, last, rules, work)
    work[RUNS_HELP] = work[_FILL_HELPS + last]
    work[RUNS_USED] = work[_FILL_USED + last]
    return work[_FILL + last]


@kernel
def _add_suit(suit: int, first: int, last: int, rules: Vector, work: Vector) -> None:
    """Share out the choices from ``first`` on between a suit and those before it.

    A suit without cards would change nothing, since a choice is as good as the best part of it.
    """
    lane = work[RUNS_LEFT + suit]
    work[_COVER] = 0
    for number in range(1, last + 1):
        cover = cover_of(lane, work[_NAME + number], work[_SIZE + number], rules, work)
        work[_COVER + number] = cover
    # From the fullest choice down, since a choice is joined from smaller ones.
    for number in range(last, first - 1, -1):
        filled, helps, used = -1, 0, 0
        for share in range(work[_FIRST + number], work[_FIRST + number + 1]):
            cover, rest = work[_COVER + work[_HERE + share]], work[_REST + share]
            both = work[_FILL + rest] + (cover >> FILLED)
            if both >= filled:
                if both > filled:
                    filled, helps, used = both, 0, 0
                helps |= work[_FILL_HELPS + rest] | _cards(cover >> HELPS & IN_A_LANE, suit)
                used |= work[_FILL_USED + rest] | _cards(cover & IN_A_LANE, suit)
        work[_FILL + number] = filled
        work[_FILL_HELPS + number] = helps
        work[_FILL_USED + number] = used


@inlined
def _cards(places: int, suit: int) -> int:
    """Turn bits by place into bits of a one-deck hand."""
    return (places >> 1 & 0x1FFF | places >> HIGH_ACE & 1) << 16 * suit
