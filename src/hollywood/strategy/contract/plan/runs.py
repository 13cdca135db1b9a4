"""How many places of some runs the cards of a hand can fill, which cards help, which are used.

For each suit the best cover of every choice of runs is known or found
(:mod:`hollywood.strategy.contract.plan.covers`); then the suits share the runs. How many places
they fill is found first, and which cards do so only where somebody asks.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import MOST_SLOTS, R_RUN_GAP, R_RUNS
from hollywood.kernel.contract.piles import HIGH_ACE, IN_A_LANE
from hollywood.kernel.contract.scratch import AREA_RUN_SHARES, AREA_RUNS
from hollywood.kernel.engine.bits import count, lowest
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.strategy.contract.plan.covers import (
    FILLED,
    HELPS,
    cover_of,
    mixed,
    name_of_rules,
    with_run,
)

Vector = list[int]

_CHOICES: Final = 1 << MOST_SLOTS  # of some of the runs, as masks
_SHARES: Final = 3**MOST_SLOTS  # ways to share out a choice, of all choices together

PLAN_LENGTHS: Final = AREA_RUNS.first  # of the sets, then of the runs; each longest first
RUNS_LEFT: Final = PLAN_LENGTHS + MOST_SLOTS  # the lanes left for the runs
RUNS_HELP: Final = RUNS_LEFT + 4  # the cards that help, when the runs are covered as well as can be
RUNS_USED: Final = RUNS_HELP + 1  # and those that are used
_ALL: Final = RUNS_USED + 1  # where it is told what all suits fill:
_FILL: Final = _ALL + 1  # by number of a choice, places filled without any suit, by one, and so on
_END: Final = _FILL + 5 * _CHOICES

# What depends on the lengths only is kept for the next plan, and what each suit covered last.
_LISTED: Final = AREA_RUN_SHARES.first  # the name of all runs: what follows is for them
_LAST: Final = _LISTED + 1  # the number of the last choice, all runs; no run has number 0
_NUMBER: Final = _LAST + 1  # by choice: its number, or that of the first one of the same lengths
_CHOICE: Final = _NUMBER + _CHOICES  # by number: the choice,
_NAME: Final = _CHOICE + _CHOICES  # what its covers are remembered by,
_WHERE: Final = _NAME + _CHOICES  # and is looked for by,
_SIZE: Final = _WHERE + _CHOICES  # how many runs it has,
_FIRST: Final = _SIZE + _CHOICES  # and where its shares begin; they end where the next one's do
_HERE: Final = _FIRST + _CHOICES + 1  # by share: the number of what one suit covers,
_REST: Final = _HERE + _SHARES  # and of what those before it do
_LANE: Final = _REST + _SHARES  # by suit: the lane that its covers are for, -1 for none;
_COVER: Final = _LANE + 4  # and by number of a choice, _CHOICES places for each suit, the covers
_SHARES_END: Final = _COVER + 4 * _CHOICES


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
    for suit in range(4):
        work[_LANE + suit] = -1
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
        name = _name_of(choice, lengths, rules, work)
        work[_NAME + number] = name
        work[_WHERE + number] = mixed(name)
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

    Which cards do so :func:`join_covers` can say, until the next call.
    """
    last = work[_LAST]
    suits = 0  # that are still to come; one without cards would change nothing
    for suit in range(4):
        suits += work[RUNS_LEFT + suit] != 0
    before = _FILL
    for number in range(last + 1):
        work[before + number] = 0
    for suit in range(4):
        lane = work[RUNS_LEFT + suit]
        if lane:
            suits -= 1
            _cover_suit(suit, lane, last, rules, work)
            if before == _FILL and not rules[R_RUN_GAP]:
                _cover_alone(suit, last, work)
            else:
                _share_out(suit, 1 if suits else last, last, before, work)
            before += _CHOICES
    work[_ALL] = before
    return work[before + last]


@kernel
def _cover_suit(suit: int, lane: int, last: int, rules: Vector, work: Vector) -> None:
    """Write how a suit covers every choice, unless that is what it covered last."""
    if work[_LANE + suit] == lane:
        return
    work[_LANE + suit] = lane
    covers = _COVER + _CHOICES * suit
    work[covers] = 0
    where = mixed(lane)
    for number in range(1, last + 1):
        at = where ^ work[_WHERE + number]
        cover = cover_of(lane, work[_NAME + number], at, work[_SIZE + number], rules, work)
        work[covers + number] = cover


@kernel
def _cover_alone(suit: int, last: int, work: Vector) -> None:
    """Let the first suit cover all of every choice.

    Where runs may touch each other more runs never cover less; else one may be in another's way.
    """
    for number in range(last + 1):
        cover = work[_COVER + _CHOICES * suit + number]
        work[_FILL + _CHOICES + number] = cover >> FILLED


@kernel
def _share_out(suit: int, first: int, last: int, before: int, work: Vector) -> None:
    """Share out the choices from ``first`` on between a suit and those ``before`` it."""
    covers = _COVER + _CHOICES * suit
    filled = before + _CHOICES
    work[filled] = 0
    for number in range(first, last + 1):
        most = 0
        for share in range(work[_FIRST + number], work[_FIRST + number + 1]):
            here, rest = work[covers + work[_HERE + share]], work[before + work[_REST + share]]
            most = max(most, rest + (here >> FILLED))
        work[filled + number] = most


@kernel
def join_covers(work: Vector) -> None:
    """Write which cards help in the best covers of the runs, and which are used in any of them.

    They are left in ``work[RUNS_HELP]`` and ``work[RUNS_USED]``.
    """
    helps, used = 0, 0
    wanted = 1 << work[_LAST]  # the choices that the suits so far cover in a best cover, by number
    filled = work[_ALL]
    for suit in range(3, -1, -1):
        if not work[RUNS_LEFT + suit]:
            continue
        covers, before = _COVER + _CHOICES * suit, filled - _CHOICES
        left = 0
        while wanted:
            number = lowest(wanted)
            wanted &= wanted - 1
            for share in range(work[_FIRST + number], work[_FIRST + number + 1]):
                cover, rest = work[covers + work[_HERE + share]], work[_REST + share]
                if work[before + rest] + (cover >> FILLED) == work[filled + number]:
                    helps |= _cards(cover >> HELPS & IN_A_LANE, suit)
                    used |= _cards(cover & IN_A_LANE, suit)
                    left |= 1 << rest
        wanted, filled = left, before
    work[RUNS_HELP] = helps
    work[RUNS_USED] = used


@inlined
def _cards(places: int, suit: int) -> int:
    """Turn bits by place into bits of a one-deck hand."""
    return (places >> 1 & 0x1FFF | places >> HIGH_ACE & 1) << 16 * suit
