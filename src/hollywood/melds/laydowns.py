"""Every way to lay down a contract from a hand.

Two lay downs differ if their melds differ. Two melds differ if they do not list the same cards in
the same order: every placement of wild cards counts, but copies of a card are equal. There can be a
very large number of lay downs, so they are generated one by one. First the shapes of the melds are
chosen. A choice is dropped as soon as the remaining cards cannot meet the rest of the contract.
Then the wild cards are placed, which never fails.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hollywood.cards import Card, Hand
from hollywood.melds.contract_fit import fit_all
from hollywood.melds.contract_search import MOST_LAID, NOTHING_BARRED, Barred, can_meet
from hollywood.melds.contract_vectors import Asked, asked_of
from hollywood.melds.shapes import Shape, barred_by, picked, shapes_of
from hollywood.melds.wild_meld import WildKind, WildMeld
from hollywood.melds.wild_rules import Slot, WildMeldRules

Melds = tuple[WildMeld, ...]
Slots = tuple[Slot, ...]


def laydowns(
    hand: Hand,
    slots: Sequence[Slot],
    rules: WildMeldRules,
    *,
    exact: bool = True,
    whole: bool = False,
) -> Iterator[Melds]:
    """Yield every legal lay down of ``hand``, each once, in a fixed order.

    The melds are in the order of ``slots``. If melds of one kind could fill its slots in several
    orders, only one order is given. With ``exact`` off, lay downs with more melds of these kinds
    follow, with the added melds at the end. With ``whole``, only lay downs that leave no card in
    the hand are given, as the last hand of the May-I game requires.

    >>> hand = Hand.parse("7c 7d 7h 8h 9h Ah")
    >>> for melds in laydowns(hand, [Slot("S", 3)], WildMeldRules()):
    ...     print(*melds)
    7c 7d 7h
    7c 7d Ah
    7c 7h Ah
    7d 7h Ah
    7c 7d 7h Ah
    """
    search = _Search(hand, rules, whole)
    for wanted in search.contracts(tuple(slots), exact):
        at_once = whole and not rules.only_by_trying  # else one is found only by trying
        first = fit_all(hand, wanted, rules) if at_once else None
        if first is not None:
            yield first
        elif at_once:
            continue
        order = sorted(range(len(wanted)), key=lambda n: (wanted[n].kind, wanted[n].least))
        ordered = tuple(wanted[number] for number in order)
        for shapes in search.shapes(ordered):
            for melds in search.dressed(ordered, shapes):
                if first is None or sorted(melds, key=_key) != sorted(first, key=_key):
                    by_slot = dict(zip(order, melds, strict=True))
                    yield tuple(by_slot[number] for number in range(len(wanted)))


def _key(meld: WildMeld) -> tuple[str, tuple[Card, ...]]:
    return meld.kind, meld.cards


class _Search:
    """The lay downs of one hand; ``held`` are its naturals."""

    def __init__(self, hand: Hand, rules: WildMeldRules, whole: bool) -> None:
        self.rules = rules
        self.whole = whole
        self.cards = len(hand)
        self.wilds = [card for card in hand if rules.is_wild(card)]
        self.held = hand.minus(self.wilds)

    def contracts(self, slots: Slots, exact: bool) -> Iterator[Slots]:
        """Yield the contract and, unless ``exact``, larger ones that the hand can meet.

        A contract that cannot be met cannot be met with more melds either.
        """
        least = {
            kind: min(slot.least for slot in slots if slot.kind == kind)
            for kind in sorted({slot.kind for slot in slots})
        }
        grown = [slots]
        while grown := [wanted for wanted in grown if self.may_meet(wanted)]:
            yield from grown
            if exact:
                return
            grown = [
                (*longer, Slot(kind, least[kind]))
                for longer in grown
                for kind in least
                if len(longer) == len(slots) or longer[-1].kind <= kind
            ]

    def may_meet(self, slots: Slots) -> bool:
        """Return whether some cards meet the contract; if all must be laid, only count them."""
        asked = asked_of(slots, self.rules)
        if len(slots) > MOST_LAID:
            return False
        if self.whole:
            return asked.cards <= self.cards
        return self.can_meet(self.held, len(self.wilds), asked, NOTHING_BARRED)

    def can_meet(self, held: Hand, wilds: int, asked: Asked, barred: Barred) -> bool:
        """Return whether the cards meet the contract, all of them if the lay down must use all."""
        return can_meet(held, wilds, asked, self.rules, barred, whole=self.whole)

    def shapes(self, slots: Slots) -> Iterator[tuple[Shape, ...]]:
        """Yield the shapes of the melds of every lay down, each kind in ascending order."""
        yield from self.fill(slots, (), self.held, len(self.wilds), NOTHING_BARRED)

    def fill(
        self, slots: Slots, laid: tuple[Shape, ...], held: Hand, wilds: int, barred: Barred
    ) -> Iterator[tuple[Shape, ...]]:
        """Fill the slots after those that ``laid`` fills; ``barred`` holds what may not follow."""
        if len(laid) == len(slots):
            yield laid
            return
        slot, rest = slots[len(laid)], slots[len(laid) + 1 :]
        before = laid[-1] if laid and slots[len(laid) - 1].kind == slot.kind else None
        cards = len(held) + wilds
        shortest = max(slot.least, before.length if before else 0)
        fewest = 0
        if self.whole and not rest:
            shortest, fewest = cards, len(held)
        longest = slot.least if self.rules.fixed_lengths else cards
        for length in range(shortest, longest + 1):
            after = tuple(_at_least(other, slot.kind, length) for other in rest)
            needed = asked_of(after, self.rules)
            if length + needed.cards > cards:
                return
            for shape in shapes_of(slot.kind, length, held, wilds, fewest, barred, self.rules):
                if before and shape < before:
                    continue
                left, wilds_left = held.minus(shape.naturals), wilds - shape.wilds
                then = barred_by(slot, shape, barred, self.rules)
                if not rest or self.can_meet(left, wilds_left, needed, then):
                    yield from self.fill(slots, (*laid, shape), left, wilds_left, then)

    def dressed(self, slots: Slots, shapes: tuple[Shape, ...]) -> Iterator[Melds]:
        """Yield the melds of these shapes, with every placement of the wild cards."""
        yield from self.dress(slots, shapes, (), self.wilds, ())

    def dress(
        self,
        slots: Slots,
        shapes: tuple[Shape, ...],
        laid: Melds,
        wilds: Sequence[Card],
        before: tuple[Card, ...],
    ) -> Iterator[Melds]:
        """Place wild cards in the shapes after ``laid``; ``before`` are those in the last meld."""
        number = len(laid)
        if number == len(shapes):
            yield laid
            return
        slot, shape = slots[number], shapes[number]
        again = number and shape == shapes[number - 1] and slot.kind == slots[number - 1].kind
        is_set = slot.kind == WildKind.SET
        for chosen in picked(wilds, shape.wilds, before if again else (), in_order=is_set):
            fresh = iter(chosen)
            cards = tuple(next(fresh) if card is None else card for card in shape.cards)
            left = list(wilds)
            for card in chosen:
                left.remove(card)
            melds = (*laid, WildMeld(WildKind(slot.kind), cards))
            yield from self.dress(slots, shapes, melds, left, chosen)


def _at_least(slot: Slot, kind: str, length: int) -> Slot:
    """Return the slot, raised to ``length`` if it is shorter and of this kind."""
    return Slot(kind, length) if slot.kind == kind and slot.least < length else slot
