"""The lay down that melds the most points: branch and bound over ranks of sets and windows of runs.

All naturals of a rank that has a set are melded, in the set or in a run, so they count at once, and
the runs are judged by their other cards. Every wild card finds a place, in a set or at an end of a
run, as long as there is room; so the wild cards needed only limit the choice. A branch is cut when
its points, the best windows for the open runs, and all wild cards together are no better than the
best plan found.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.oracles.contract_solver.allot import Plan, kept_when_full, room, supply, wanting
from tests.oracles.contract_solver.cards import (
    ACES,
    HIGH_ACE,
    NO_SUIT,
    Lanes,
    Pile,
    Terms,
    Window,
    free,
    places_of,
    spare_lanes,
    sums,
    take,
    touch,
    windows,
)

Choice = tuple[int, int, Window]
"""Minus the points of a window, the wild cards it needs, the window: sorted, the best is first."""


def most_melded(
    pile: Pile, terms: Terms, points: Sequence[int], wilds: Sequence[int]
) -> int | None:
    """Return the most points that a lay down melds; None if the contract cannot be met.

    ``points`` is the count of each card, by its place in a one-deck hand; ``wilds`` are the counts
    of the wild cards held, the highest first. No card may count less than 0.
    """
    if sum(pile.ranks) + pile.wilds < terms.cards:
        return None
    search = _Best(pile, terms, points, wilds)
    return None if search.search() is None else search.best


class _Best:
    """One search; ``best`` is the most points melded so far, ``plan`` how."""

    def __init__(
        self,
        pile: Pile,
        terms: Terms,
        points: Sequence[int],
        wilds: Sequence[int],
    ) -> None:
        self.pile = pile
        self.terms = terms
        self.points = points
        self.wilds = wilds
        self.best = -1
        self.plan: Plan | None = None
        self.wild_points = sum(wilds)
        self.left = list(pile.ranks)
        self.worth = _rank_points(pile, points)
        needed = max(1, terms.min_naturals)
        self.order = [
            rank
            for rank in range(1, 14)
            if pile.ranks[rank] >= needed and not terms.barred_ranks >> rank & 1
        ]
        self.order.sort(key=lambda rank: -self.worth[rank])
        self.found = windows(pile, terms, longer=True, limit=pile.wilds)
        if not terms.min_naturals:
            self.order.append(0)
            self.found += [
                Window(least, NO_SUIT, 0, least)
                for least in set(terms.runs)
                if least <= min(pile.wilds, terms.longest)
            ]
        self.known: dict[tuple[int, int], int] = {}
        self.ranks: list[int] = []
        self.runs: list[Window] = []
        self.choices: list[list[Choice]] = []
        self.reach: list[int] = []
        self.run_bound: list[int] = []
        self.need_bound: list[int] = []

    def search(self) -> Plan | None:
        if self.judge(self.pile.lanes, self.pile.wilds, 0):
            hope = self.run_bound[0] + self.wild_points
            self.choose_sets(0, 0, 0, hope, self.pile.wilds - self.need_bound[0])
        return self.plan

    def judge(self, lanes: Lanes, wilds: int, counted: int) -> bool:
        """List the windows for each run by the points they add beyond the places ``counted``.

        False if there are too few wild cards for the runs.
        """
        judged: list[Choice] = []
        self.reach = [0] * 4
        for window in self.found:
            if window.need > wilds:
                continue
            need, gain = window.length, 0
            if window.suit != NO_SUIT:
                lane = lanes[window.suit]
                need -= free(window.mask, lane)
                gain = self.gain(window, lane, counted)
                if need <= wilds:
                    self.reach[window.suit] |= window.mask & ~counted
            if need <= wilds:
                judged.append((-gain, need, window))
        judged.sort()
        self.choices = [
            [choice for choice in judged if choice[2].length >= least] for least in self.terms.runs
        ]
        if not all(self.choices):
            return False
        self.run_bound = sums([-choices[0][0] for choices in self.choices])
        self.need_bound = sums([min(choice[1] for choice in choices) for choices in self.choices])
        return self.need_bound[0] <= wilds

    def gain(self, window: Window, lane: tuple[int, ...], counted: int) -> int:
        """The points of the naturals that the window takes, without the places ``counted``."""
        naturals = window.mask & lane[0] & ~counted
        known = self.points_at(window.suit, naturals)
        if naturals & ACES == ACES and free(ACES, lane) == 1:
            return known - self.points[_card(window.suit, 1)]
        return known

    def points_at(self, suit: int, naturals: int) -> int:
        """The points of one card at each of these places."""
        key = (suit, naturals)
        known = self.known.get(key)
        if known is None:
            known = 0
            places = naturals
            while places:
                low = places & -places
                known += self.points[_card(suit, low.bit_length() - 1)]
                places ^= low
            self.known[key] = known
        return known

    def within_reach(self, lanes: Lanes) -> int:
        """The points of all naturals that some window could take."""
        total = 0
        for suit, (lane, reach) in enumerate(zip(lanes, self.reach, strict=True)):
            for layer in lane:
                naturals = layer & reach
                if naturals & ACES == ACES:
                    naturals ^= 1 << HIGH_ACE
                total += self.points_at(suit, naturals)
        return total

    def choose_sets(self, first: int, gained: int, cost: int, hope: int, budget: int) -> None:
        """Choose a rank for the next set; ``hope`` is what runs and wild cards can add."""
        sets = self.terms.sets
        number = len(self.ranks)
        if number == len(sets):
            self.start_runs(gained, cost)
            return
        least = sets[number]
        if number and least != sets[number - 1]:
            first = 0
        after = len(sets) - number - 1
        for index in range(first, len(self.order)):
            rank = self.order[index]
            again = rank in self.ranks
            worth = self.worth[rank]
            later = after * (worth if least == sets[-1] else self.worth[self.order[0]])
            if gained + worth * (not again) + later + hope <= self.best:
                if again:
                    continue
                break
            more = least - min(least, max(0, self.left[rank]))
            if cost + more > budget or (again and rank and not self.terms.same_rank_sets):
                continue
            self.ranks.append(rank)
            self.left[rank] -= least
            self.choose_sets(index, gained + worth * (not again), cost + more, hope, budget)
            self.left[rank] += least
            self.ranks.pop()

    def start_runs(self, gained: int, cost: int) -> None:
        counted = 0
        for rank in self.ranks:
            counted |= places_of(rank)
        lanes = spare_lanes(self.pile.lanes, self.left, self.ranks)
        if self.judge(lanes, self.pile.wilds - cost, counted):
            self.choose_runs(0, gained, cost, lanes, counted)

    def choose_runs(self, first: int, gained: int, cost: int, lanes: Lanes, counted: int) -> None:
        runs = self.terms.runs
        number = len(self.runs)
        if number == len(runs):
            self.consider(gained, cost)
            return
        if gained + self.within_reach(lanes) + self.wild_points <= self.best:
            return
        if number and runs[number] != runs[number - 1]:
            first = 0
        alike = runs[number:].count(runs[number])
        budget = self.pile.wilds - cost - self.need_bound[number + 1]
        hope = gained + self.run_bound[number + alike] + self.wild_points
        choices = self.choices[number]
        for index in range(first, len(choices)):
            loss, least_need, window = choices[index]
            if hope - loss * alike <= self.best:
                break
            if least_need > budget:
                continue
            gain = 0
            if window.suit != NO_SUIT:
                gain = self.gain(window, lanes[window.suit], counted)
                if hope + gain - loss * (alike - 1) <= self.best:
                    continue
                if self.terms.gap and any(
                    run.suit == window.suit and touch(run.mask, window.mask, self.terms.gap)
                    for run in self.runs
                ):
                    continue
            need, after, spent = take(window, lanes, self.left, self.ranks)
            if need <= budget:
                self.runs.append(window)
                self.choose_runs(index, gained + gain, cost + need, after, counted)
                self.runs.pop()
            for rank, count in spent:
                self.left[rank] += count

    def consider(self, gained: int, cost: int) -> None:
        """Keep the current plan if it is the best so far and gives every meld its naturals."""
        melded = gained + self.wild_points
        if melded <= self.best:
            return
        plan = Plan(tuple(self.ranks), tuple(self.runs))
        if wanting(self.pile, plan, self.terms):
            return
        used = sum(window.length for window in plan.runs) - cost
        if not plan.ranks and used + self.pile.wilds > room(plan, self.terms):
            held = supply(self.pile)
            kept = kept_when_full(held, plan, self.terms, self.points, self.wilds)
            melded = sum(self.points[card] * count for card, count in kept.items())
            melded += sum(self.wilds[: room(plan, self.terms) - sum(kept.values())])
        if melded > self.best:
            self.best = melded
            self.plan = plan


def _card(suit: int, place: int) -> int:
    """The card that lies at a place of a run of this suit."""
    return 16 * suit + (place - 1) % 13


def _rank_points(pile: Pile, points: Sequence[int]) -> list[int]:
    """The total count of the naturals of each rank."""
    worth = [0] * 14
    for card, count in supply(pile).items():
        worth[card % 16 + 1] += count * points[card]
    return worth
