"""Whether a contract can be met with no card left over.

Once the ranks of the sets are chosen, every natural of another rank must lie in a run. So the runs
are found by the cards that they must take: the lowest such card of a suit has few possible windows,
and if none is left, the choice was wrong. The remaining cards and the number of remaining runs
determine everything that can follow, so a state once found hopeless is not searched again.
"""

from __future__ import annotations

from tests.oracles.contract_solver.allot import Plan, room, wanting
from tests.oracles.contract_solver.cards import (
    ACES,
    NO_SUIT,
    Lanes,
    Pile,
    Terms,
    Window,
    free,
    places_of,
    spare_lanes,
    take,
    touch,
    windows,
)

State = tuple[Lanes, tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def whole_plan(pile: Pile, terms: Terms) -> Plan | None:
    """Return a plan that melds all the cards; None if there is none."""
    naturals = sum(pile.ranks)
    melds = len(terms.sets) + len(terms.runs)
    if naturals + pile.wilds < terms.cards or naturals < terms.min_naturals * melds:
        return None
    if not terms.sets and naturals + pile.wilds > terms.longest * melds:
        return None
    return _Whole(pile, terms).search()


class _Whole:
    """One search; a card is *due* if no set can take it."""

    def __init__(self, pile: Pile, terms: Terms) -> None:
        self.pile = pile
        self.terms = terms
        self.left = list(pile.ranks)
        needed = max(1, terms.min_naturals)
        self.order = [
            rank
            for rank in range(1, 14)
            if pile.ranks[rank] >= needed and not terms.barred_ranks >> rank & 1
        ]
        self.order.sort(key=lambda rank: -pile.ranks[rank])
        self.must = {rank for rank in range(1, 14) if pile.ranks[rank] > self.most_in_runs(rank)}
        self.windows = [
            window
            for window in windows(pile, terms, longer=True, limit=pile.wilds)
            if free(window.mask, pile.lanes[window.suit]) >= needed
        ]
        if not terms.min_naturals:
            self.order.append(0)
            self.windows += [
                Window(least, NO_SUIT, 0, least)
                for least in set(terms.runs)
                if least <= min(pile.wilds, terms.longest)
            ]
        self.windows.sort(key=lambda window: (window.need, -window.length, window))
        self.ranks: list[int] = []
        self.runs: list[Window] = []
        self.due = ~0
        self.hopeless: dict[State, int] = {}
        self.doubts = 0  # full plans rejected for something other than the wild cards they need

    def most_in_runs(self, rank: int) -> int:
        """How many cards of a rank the runs can take."""
        if rank > 1:
            return len(self.terms.runs)
        ends = (self.terms.low == 1) + (self.terms.high > 13)
        return len(self.terms.runs) * ends

    def search(self) -> Plan | None:
        return self.choose_sets(0, 0)

    def choose_sets(self, first: int, cost: int) -> Plan | None:
        sets = self.terms.sets
        number = len(self.ranks)
        if len(self.must.difference(self.ranks)) > len(sets) - number:
            return None
        if number == len(sets):
            return self.start_runs(cost)
        least = sets[number]
        if number and least != sets[number - 1]:
            first = 0
        for index in range(first, len(self.order)):
            rank = self.order[index]
            again = self.ranks.count(rank)
            few = (again + 1) * self.terms.min_naturals > self.pile.ranks[rank]
            if rank and again and (few or not self.terms.same_rank_sets):
                continue
            more = least - min(least, max(0, self.left[rank]))
            if cost + more > self.pile.wilds:
                continue
            self.ranks.append(rank)
            self.left[rank] -= least
            plan = self.choose_sets(index, cost + more)
            self.left[rank] += least
            self.ranks.pop()
            if plan is not None:
                return plan
            if least == sets[-1] and rank in self.must and not again:
                break
        return None

    def start_runs(self, cost: int) -> Plan | None:
        self.due = ~0
        for rank in self.ranks:
            self.due &= ~places_of(rank)
        self.hopeless.clear()
        lanes = spare_lanes(self.pile.lanes, self.left, self.ranks)
        return self.take_due(self.terms.runs, cost, lanes)

    def take_due(self, leasts: tuple[int, ...], cost: int, lanes: Lanes) -> Plan | None:
        """Choose a run for the lowest card due; ``leasts`` are the lengths not yet used."""
        suit = next((suit for suit, lane in enumerate(lanes) if lane and lane[0] & self.due), None)
        if suit is None:
            return self.add_runs(leasts, cost, lanes, 0)
        if not leasts or self.runs_due(lanes) > len(leasts):
            return None
        budget = self.pile.wilds - cost
        state = self.state(leasts, lanes)
        if self.hopeless.get(state, -1) >= budget:
            return None
        doubts = self.doubts
        cards = lanes[suit][0] & self.due
        card = cards & -cards
        if card & ACES:
            card = ACES
        for window in self.windows:
            if window.need > budget:
                break
            if window.suit != suit or not window.mask & card or window.length < leasts[-1]:
                continue
            largest = next(n for n, least in enumerate(leasts) if least <= window.length)
            rest = (*leasts[:largest], *leasts[largest + 1 :])
            plan = self.with_run(window, rest, cost, lanes, None)
            if plan is not None:
                return plan
        if doubts == self.doubts:
            self.hopeless[state] = budget
        return None

    def add_runs(self, leasts: tuple[int, ...], cost: int, lanes: Lanes, first: int) -> Plan | None:
        """Choose the other runs, when no card is due."""
        if not leasts:
            return self.found()
        least, rest = leasts[0], leasts[1:]
        if cost + self.wilds_needed(leasts, lanes) > self.pile.wilds:
            return None
        for index in range(first, len(self.windows)):
            window = self.windows[index]
            if window.need > self.pile.wilds - cost:
                break
            if window.length < least or (window.length > least and self.terms.min_naturals < 2):
                continue
            then = index if rest and rest[0] == least else 0
            plan = self.with_run(window, rest, cost, lanes, then)
            if plan is not None:
                return plan
        return None

    def with_run(
        self, window: Window, leasts: tuple[int, ...], cost: int, lanes: Lanes, first: int | None
    ) -> Plan | None:
        """Continue with a run in ``window``; ``first`` is where to continue when no card is due."""
        if self.terms.gap and any(
            run.suit == window.suit != NO_SUIT and touch(run.mask, window.mask, self.terms.gap)
            for run in self.runs
        ):
            return None
        need, after, spent = take(window, lanes, self.left, self.ranks)
        plan = None
        if cost + need <= self.pile.wilds:
            self.runs.append(window)
            if self.lacks_naturals():
                self.doubts += 1
            elif first is None:
                plan = self.take_due(leasts, cost + need, after)
            else:
                plan = self.add_runs(leasts, cost + need, after, first)
            self.runs.pop()
        for rank, count in spent:
            self.left[rank] += count
        return plan

    def lacks_naturals(self) -> bool:
        """Say whether the melds so far cannot all have their least number of naturals."""
        if self.terms.min_naturals < 2:
            return False
        return wanting(self.pile, Plan(tuple(self.ranks), tuple(self.runs)), self.terms) > 0

    def runs_due(self, lanes: Lanes) -> int:
        """The least number of runs for the cards due: one run takes one copy of a card."""
        due = self.due
        if self.terms.low == 1 and self.terms.high > 13:
            due &= ~ACES
        return sum(bool(layer & due) for lane in lanes for layer in lane)

    def wilds_needed(self, leasts: tuple[int, ...], lanes: Lanes) -> int:
        """The least number of wild cards for these runs; too many if one is impossible."""
        needs = [
            (
                window.length,
                window.length
                - (free(window.mask, lanes[window.suit]) if window.suit != NO_SUIT else 0),
            )
            for window in self.windows
        ]
        never = self.pile.wilds + 1
        return sum(
            min((need for length, need in needs if length >= least), default=never)
            for least in leasts
        )

    def state(self, leasts: tuple[int, ...], lanes: Lanes) -> State:
        """Everything that determines what can follow, except the wild cards."""
        masks = [0] * 4
        if self.terms.gap:
            for run in self.runs:
                if run.suit != NO_SUIT:
                    masks[run.suit] |= run.mask
        return lanes, leasts, tuple(self.left), tuple(masks)

    def found(self) -> Plan | None:
        """The current plan, if every meld gets its naturals and every wild card a place."""
        runs = sorted(self.runs, key=lambda run: -run.length)
        plan = Plan(tuple(self.ranks), tuple(runs))
        cards = sum(self.pile.ranks) + self.pile.wilds
        if wanting(self.pile, plan, self.terms) or (
            not plan.ranks and cards > room(plan, self.terms)
        ):
            self.doubts += 1
            return None
        return plan
