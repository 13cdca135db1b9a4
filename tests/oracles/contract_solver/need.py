"""Whether a hand meets a contract, and how many cards are missing until it does.

The search chooses a rank for every set, then a window for every run, the cheapest first, and counts
the wild cards needed; it backtracks as soon as the need exceeds what is held. A rank that has just
enough naturals for its sets has none to spare for runs: a run that took one would save a wild card
and the set would need it. So those ranks are removed from the lanes before the runs are chosen.
"""

from __future__ import annotations

from tests.oracles.contract_solver.allot import Plan, wanting
from tests.oracles.contract_solver.cards import (
    NO_SUIT,
    Lanes,
    Pile,
    Terms,
    Window,
    spare_lanes,
    sums,
    take,
    touch,
    windows,
)


def meets(pile: Pile, terms: Terms) -> bool:
    """Say whether some of the cards meet the contract."""
    held = sum(pile.ranks) + pile.wilds
    return held >= terms.cards and _Need(pile, terms, adding=False).search() == 0


def missing(pile: Pile, terms: Terms, most: int | None = None) -> int:
    """Return the fewest cards that, added to the hand, let it meet the contract.

    Any cards can be added, even ones that no pack contains any more. Exact, except that with
    ``touching_runs`` off, a run of added cards only is assumed to find room somewhere. ``most``
    makes the search shorter: if that many cards or more are missing, the answer is ``most``.
    """
    return _Need(pile, terms, adding=True, most=most).search()


class _Need:
    """One search; ``best`` is the fewest missing cards found, or one more than the limit."""

    def __init__(self, pile: Pile, terms: Terms, *, adding: bool, most: int | None = None) -> None:
        self.pile = pile
        self.terms = terms
        self.adding = adding
        self.best = terms.cards + 1 if adding else 1
        if most is not None:
            self.best = min(self.best, most)
        self.room = pile.wilds + self.best - 1  # the largest need that would be better
        blank = adding or not terms.min_naturals
        self.left = list(pile.ranks)
        needed = 1 if adding else max(1, terms.min_naturals)
        self.order = [
            rank
            for rank in range(1, 14)
            if pile.ranks[rank] >= needed and not terms.barred_ranks >> rank & 1
        ]
        self.order.sort(key=lambda rank: -pile.ranks[rank])
        if blank:
            self.order.append(0)
        found = windows(pile, terms, longer=terms.min_naturals > 1, limit=self.room)
        self.choices = [
            sorted(
                [window for window in found if window.length >= least]
                + [Window(least, NO_SUIT, 0, least)] * (blank and least <= terms.longest)
            )
            for least in terms.runs
        ]
        self.ranks: list[int] = []
        self.runs: list[Window] = []
        most = max(pile.ranks)
        self.set_bound = sums([max(0, least - most) for least in terms.sets])
        self.possible = all(self.choices) and (bool(self.order) or not terms.sets)
        if self.possible:
            self.run_bound = sums([choices[0].need for choices in self.choices])

    def search(self) -> int:
        if self.possible:
            self.choose_sets(0, 0)
        return self.best

    def choose_sets(self, first: int, cost: int) -> bool:
        number = len(self.ranks)
        if number == len(self.terms.sets):
            return self.choose_runs(0, cost, spare_lanes(self.pile.lanes, self.left, self.ranks))
        least = self.terms.sets[number]
        if number and least != self.terms.sets[number - 1]:
            first = 0
        rest = self.set_bound[number + 1] + self.run_bound[0]
        for index in range(first, len(self.order)):
            rank = self.order[index]
            again = self.ranks.count(rank)
            few = (again + 1) * self.terms.min_naturals > self.pile.ranks[rank]
            if again and rank and (not self.terms.same_rank_sets or (few and not self.adding)):
                continue
            more = least - min(least, max(0, self.left[rank]))
            if cost + more + rest > self.room:
                if again:
                    continue
                break
            self.ranks.append(rank)
            self.left[rank] -= least
            if self.choose_sets(index, cost + more):
                return True
            self.left[rank] += least
            self.ranks.pop()
        return False

    def choose_runs(self, first: int, cost: int, lanes: Lanes) -> bool:
        number = len(self.runs)
        if number == len(self.terms.runs):
            return self.found(cost)
        if number and self.terms.runs[number] != self.terms.runs[number - 1]:
            first = 0
        choices = self.choices[number]
        budget = self.room - cost - self.run_bound[number + 1]
        for index in range(first, len(choices)):
            window = choices[index]
            if window.need > budget:
                break
            if self.terms.gap and any(
                run.suit == window.suit != NO_SUIT and touch(run.mask, window.mask, self.terms.gap)
                for run in self.runs
            ):
                continue
            need, after, spent = take(window, lanes, self.left, self.ranks)
            if need <= budget:
                self.runs.append(window)
                if not self.hopeless() and self.choose_runs(index, cost + need, after):
                    return True
                self.runs.pop()
                budget = self.room - cost - self.run_bound[number + 1]
            for rank, count in spent:
                self.left[rank] += count
        return False

    def hopeless(self) -> bool:
        """Say whether the melds so far already lack naturals and none can be added."""
        if self.adding or self.terms.min_naturals < 2:
            return False
        plan = Plan(tuple(self.ranks), tuple(self.runs))
        return wanting(self.pile, plan, self.terms) > 0

    def found(self, cost: int) -> bool:
        """Note a plan that needs ``cost`` wild cards; True if no better one is possible."""
        lacking = wanting(self.pile, Plan(tuple(self.ranks), tuple(self.runs)), self.terms)
        added = max(0, cost - self.pile.wilds, lacking)
        if added < self.best:
            self.best = added
            self.room = self.pile.wilds + added - 1
        return added == 0
