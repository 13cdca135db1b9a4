"""Putting together the melds of a lay down, once it is known how the contract is best met."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.cards import Card
from hollywood.kernel.contract_allot import Plan, allot, kept_when_full, room, supply
from hollywood.kernel.contract_cards import NO_SUIT, Pile, Terms, Window, touch
from hollywood.melds.wild_meld import WildKind, WildMeld, set_order
from hollywood.melds.wild_rules import Slot, WildMeldRules


def built(
    pile: Pile,
    terms: Terms,
    plan: Plan,
    wilds: Sequence[Card],
    table: Sequence[int],
    slots: Sequence[Slot],
    rules: WildMeldRules,
) -> tuple[WildMeld, ...]:
    """Return the melds of ``plan`` in the order of ``slots``.

    ``wilds`` are the wild cards held, the dearest first; ``table`` says what each card counts.
    """
    build = _Build(pile, terms, plan, wilds, table)
    sets = build.sets()
    runs = build.runs()
    build.add_the_rest(sets, runs)
    ready = {
        WildKind.SET: iter([set_order(cards, rules) for cards in sets]),
        WildKind.RUN: iter([tuple(cards) for cards in runs]),
    }
    melds = {}
    for number in sorted(range(len(slots)), key=lambda number: -slots[number].least):
        kind = WildKind(slots[number].kind)
        melds[number] = WildMeld(kind, next(ready[kind]))
    return tuple(melds[number] for number in range(len(slots)))


class _Build:
    """The cards still to be laid while the melds are put together."""

    def __init__(
        self, pile: Pile, terms: Terms, plan: Plan, wilds: Sequence[Card], table: Sequence[int]
    ) -> None:
        self.terms = terms
        self.plan = plan
        self.wilds = list(reversed(wilds))  # the dearest last, to be taken first
        held = supply(pile)
        if not plan.ranks:
            used = allot(held, plan, terms)
            naturals = sum(sum(run.values()) for run in used.runs)
            if naturals + len(wilds) > room(plan, terms):
                worths = [table[card] for card in wilds]
                held = kept_when_full(held, plan, terms, table, worths)
        self.shares = allot(held, plan, terms)

    def sets(self) -> list[list[Card]]:
        """The sets, at their least length or with the naturals beyond it."""
        pools = {
            rank: [Card(card) for card, count in cards.items() for _ in range(count)]
            for rank, cards in self.shares.ranks.items()
        }
        sets: list[list[Card]] = []
        for rank in self.plan.ranks:
            due = self.terms.min_naturals
            sets.append(pools[rank][:due])
            del pools[rank][:due]
        for cards, rank, least in zip(sets, self.plan.ranks, self.terms.sets, strict=True):
            more = least - len(cards)
            cards += pools[rank][:more]
            del pools[rank][:more]
            while len(cards) < least:
                cards.append(self.wilds.pop())
        for cards, rank in zip(sets, self.plan.ranks, strict=True):
            cards += pools[rank]
            pools[rank] = []
        return sets

    def runs(self) -> list[list[Card]]:
        """The runs, as long as their windows."""
        runs = []
        for window, naturals in zip(self.plan.runs, self.shares.runs, strict=True):
            left = dict(naturals)
            run = []
            for place in _places(window):
                card = 16 * window.suit + (place - 1) % 13
                if window.suit != NO_SUIT and left.get(card):
                    left[card] -= 1
                    run.append(Card(card))
                else:
                    run.append(self.wilds.pop())
            runs.append(run)
        return runs

    def add_the_rest(self, sets: list[list[Card]], runs: list[list[Card]]) -> None:
        """Lay the wild cards left over on a set, else at the ends of runs while there is room."""
        if sets:
            sets[0] += reversed(self.wilds)
            self.wilds.clear()
        masks = [window.mask for window in self.plan.runs]
        for number, (window, run) in enumerate(zip(self.plan.runs, runs, strict=True)):
            while self.wilds and window.suit == NO_SUIT and len(run) < self.terms.longest:
                run.append(self.wilds.pop())
            while self.wilds and self.is_free(masks[number] << 1, number, masks):
                masks[number] |= masks[number] << 1
                run.append(self.wilds.pop())
            while self.wilds and self.is_free(masks[number] >> 1, number, masks):
                masks[number] |= masks[number] >> 1
                run.insert(0, self.wilds.pop())

    def is_free(self, moved: int, number: int, masks: Sequence[int]) -> bool:
        """Say whether run ``number`` may also lie on the places ``moved``."""
        if not moved or moved >> self.terms.high + 1 or moved & ((1 << self.terms.low) - 1):
            return False
        suit = self.plan.runs[number].suit
        return self.terms.touching_runs or not any(
            other.suit == suit and place != number and touch(masks[place], moved)
            for place, other in enumerate(self.plan.runs)
        )


def _places(window: Window) -> range:
    """The places of a window, low to high; a run of wild cards only has any places."""
    if window.suit == NO_SUIT:
        return range(1, window.length + 1)
    low = (window.mask & -window.mask).bit_length() - 1
    return range(low, low + window.length)
