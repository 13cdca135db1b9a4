"""The last hand: every way to lay down all the cards one holds in the melds of the contract.

"The hand may only be won by laying down your entire hand with no discard" (page of the May-I game).
The ways to lay down part of a hand of twenty cards are beyond counting, so those that use them all
are looked for by themselves: a choice is left as soon as the other cards cannot all be melded.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from hollywood.cards import Card, Hand
from hollywood.melds.contract_fit import fit_all, meets, meets_with_all
from hollywood.melds.contract_problem import clash
from hollywood.melds.laydowns import melds_of
from hollywood.melds.wild import WildKind, WildMeld
from hollywood.melds.wild_rules import Slot, WildMeldRules

Melds = tuple[WildMeld, ...]


def whole_laydowns(
    hand: Hand, slots: tuple[Slot, ...], rules: WildMeldRules, *, exact: bool
) -> Iterator[Melds]:
    """Yield every lay down that uses up ``hand``, each once, the melds in the order of ``slots``.

    The first comes at once, which is all that most who ask need: it wins. With ``exact`` off there
    may be more melds, of the kinds that the contract has, at the end.
    """
    if not meets(hand, slots, rules):
        return
    first = fit_all(hand, slots, rules)
    if first is not None:
        yield first
    elif exact:
        return
    for wanted in (slots,) if exact else _grown(slots, len(hand)):
        order = sorted(range(len(wanted)), key=lambda n: (wanted[n].kind, wanted[n].least))
        for melds in _fill(hand, tuple(wanted[number] for number in order), rules, ()):
            by_slot = dict(zip(order, melds, strict=True))
            found = tuple(by_slot[number] for number in range(len(wanted)))
            if first is None or sorted(found, key=_key) != sorted(first, key=_key):
                yield found


def _key(meld: WildMeld) -> tuple[str, tuple[Card, ...]]:
    return meld.kind, meld.cards


def _grown(slots: tuple[Slot, ...], cards: int) -> Iterator[tuple[Slot, ...]]:
    """Yield the contract, then with one meld more, with two, while there are cards enough."""
    kinds = sorted({slot.kind for slot in slots})
    least = {kind: min(slot.least for slot in slots if slot.kind == kind) for kind in kinds}
    room = cards - sum(slot.least for slot in slots)
    for more in range(room // min(least.values()) + 1):
        for added in combinations_with_replacement(kinds, more):
            if sum(least[kind] for kind in added) <= room:
                yield (*slots, *(Slot(kind, least[kind]) for kind in added))


def _fill(
    hand: Hand, slots: tuple[Slot, ...], rules: WildMeldRules, laid: Melds
) -> Iterator[Melds]:
    """Fill the slots after those that ``laid`` fills; melds of one kind come in rising order."""
    open_slots = slots[len(laid) :]
    if not open_slots:
        if not hand:
            yield laid
        return
    if not meets_with_all(hand, open_slots, rules):
        return
    slot, rest = open_slots[0], open_slots[1:]
    kind = WildKind(slot.kind)
    before = laid[-1].cards if laid and laid[-1].kind == kind else ()
    longest = len(hand) - sum(other.least for other in rest)
    shortest = max(slot.least, len(before), 0 if rest else longest)
    for length in range(shortest, longest + 1):
        for cards in melds_of(hand, kind, length, rules):
            if length == len(before) and cards < before:
                continue
            melds = (*laid, WildMeld(kind, cards))
            if clash(melds, rules) is None:
                yield from _fill(hand.minus(cards), slots, rules, melds)
