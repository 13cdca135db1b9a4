"""The kernel's contract solver for the readable engine; it runs interpreted."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import NamedTuple

from hollywood.cards import Hand
from hollywood.kernel.contract.laydown.best import SLOT, lay_asked
from hollywood.kernel.contract.laydown.search import ANY, BEST, WHOLE, fewest_added, search
from hollywood.kernel.contract.laydown.ways import way
from hollywood.kernel.contract.layout import JOKER, LAY_LENGTH, MOST_LAID, R_POINTS, R_WILD
from hollywood.kernel.contract.piles import sort_hand
from hollywood.kernel.contract.scratch import (
    LAYDOWN_LENGTH,
    S_BARRED_PLACES,
    S_BARRED_RANKS,
    S_FULL_FIRST,
    S_RUN_LENGTHS,
    S_RUNS,
    S_SET_LENGTHS,
    S_SETS,
    W_WILDS,
)
from hollywood.melds.contract_vectors import Asked, counts_of, melds_in, terms_vector
from hollywood.melds.wild_meld import WildMeld
from hollywood.melds.wild_rules import Slot, WildMeldRules

__all__ = ["MOST_LAID", "NOTHING_BARRED", "Barred", "can_meet", "how_many_missing", "laid"]


class Barred(NamedTuple):
    """What may no longer be laid down beside the melds already chosen."""

    ranks: int = 0
    """Bit ``rank``: no set of this rank is allowed."""
    places: tuple[int, ...] = (0, 0, 0, 0)
    """By suit, bit ``place``: no run may use this place."""


NOTHING_BARRED = Barred()


class _Scratch(threading.local):
    """The solver's working memory, separate for each thread."""

    def __init__(self) -> None:
        self.work = [0] * LAYDOWN_LENGTH
        self.lay = [0] * LAY_LENGTH


_SCRATCH = _Scratch()


def can_meet(
    hand: Hand,
    more_wilds: int,
    asked: Asked,
    rules: WildMeldRules,
    barred: Barred = NOTHING_BARRED,
    *,
    whole: bool = False,
) -> bool:
    """Return whether some of the cards meet the contract; with ``whole``, whether all do together.

    ``more_wilds`` is the number of wild cards in addition to those in ``hand``.
    """
    if len(hand) + more_wilds < asked.cards:
        return False
    held = counts_of(hand, rules)
    if whole and _has_useless(held, asked):
        return False
    work = _sorted(held, asked, barred)
    work[W_WILDS] += more_wilds
    return search(held, 0, asked.rules, WHOLE if whole else ANY, work) >= 0


def how_many_missing(
    hand: Hand, asked: Asked, rules: WildMeldRules, *, most: int | None = None
) -> int:
    """Return the fewest cards that must be added to meet the contract.

    ``most`` shortens the search: if at least that many cards are missing, the result is ``most``.
    """
    held = counts_of(hand, rules)
    if most is None:
        most = asked.cards + 1
    return fewest_added(held, 0, asked.rules, most, _sorted(held, asked))


def laid(
    hand: Hand, asked: Asked, rules: WildMeldRules, points: Sequence[int] | None = None
) -> tuple[WildMeld, ...] | None:
    """Return the lay down that melds the most points; without ``points``, one that melds all cards.

    The melds are in the order of ``asked``: the sets, then the runs, each the longest first. None
    if there is no such lay down. ``points`` has the points of each card, by its place.
    """
    if len(hand) < asked.cards:
        return None
    held = counts_of(hand, rules)
    vector, aim = asked.rules, WHOLE
    if points is not None:
        vector, aim = [*vector[:R_POINTS], *points], BEST
    elif _has_useless(held, asked):
        return None
    work, lay = _sorted(held, asked), _SCRATCH.lay
    for number in range(len(asked.sets) + len(asked.runs)):
        work[SLOT + number] = number
    return melds_in(lay) if lay_asked(held, 0, vector, aim, lay, work) >= 0 else None


def first_way(
    hand: Hand, slots: Sequence[Slot], rules: WildMeldRules, *, whole: bool
) -> tuple[WildMeld, ...] | None:
    """Return the first lay down in the order of ``slots``, or None.

    With ``whole``, it melds all cards.
    """
    vector = terms_vector(slots, rules, exact=True)
    work, lay = _SCRATCH.work, _SCRATCH.lay
    found = way(counts_of(hand, rules), 0, vector, int(whole), 0, 1, lay, work)
    return melds_in(lay) if found else None


def _has_useless(held: Sequence[int], asked: Asked) -> bool:
    """Return whether the hand has jokers that are not wild; these fit in no meld."""
    return held[JOKER] > 0 and not asked.rules[R_WILD] >> JOKER & 1


def _sorted(held: list[int], asked: Asked, barred: Barred = NOTHING_BARRED) -> list[int]:
    """Return this thread's working memory with the hand sorted and the question written to it."""
    work = _SCRATCH.work
    sort_hand(held, 0, asked.rules, work)
    work[S_SETS], work[S_RUNS] = len(asked.sets), len(asked.runs)
    work[S_SET_LENGTHS : S_SET_LENGTHS + len(asked.sets)] = asked.sets
    work[S_RUN_LENGTHS : S_RUN_LENGTHS + len(asked.runs)] = asked.runs
    work[S_FULL_FIRST] = 1
    work[S_BARRED_RANKS] = barred.ranks
    work[S_BARRED_PLACES : S_BARRED_PLACES + 4] = barred.places
    return work
