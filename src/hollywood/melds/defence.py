"""The best answer to a knock: the defender's melds and layoffs, solved together.

A defender may break up a meld to lay its cards off, and may lay off in chains. Melding first and
then laying off the rest can cost points, so both are chosen together.
"""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.cards import Card, Hand
from hollywood.kernel.deadwood.defence import best_layoffs
from hollywood.melds import walks
from hollywood.melds.forms import meld_from
from hollywood.melds.meld import Defence, LaidOff, Meld
from hollywood.melds.rules import MeldRules


def best_defences(
    hand: Hand, spread: Sequence[Meld], rules: MeldRules, *, lay_off: bool = True
) -> tuple[Defence, ...]:
    """Return every best defense: one for each pair of cards laid off and cards left over.

    Those with the fewest layoffs come first. ``lay_off`` is whether the rules allow layoffs now. If
    the remaining cards can be melded in several ways, the way with the fewest melds is shown. If
    several melds can take a card, the first of the spread takes it.
    """
    melds_on_table = tuple(meld.hand.bits for meld in spread) if lay_off else ()
    least, choices = best_layoffs(hand.bits, melds_on_table, rules.tables)
    defences = []
    for laid, steps in choices:
        layoffs = tuple(LaidOff(Card(card.bit_length() - 1), onto) for card, onto in steps)
        fewest: dict[int, tuple[int, ...]] = {}
        for melds, left, _ in walks.arrangements(hand.bits ^ laid, least, rules.tables):
            if left not in fewest or len(melds) < len(fewest[left]):
                fewest[left] = melds
        for left, melds in fewest.items():
            own = tuple(meld_from(meld, rules) for meld in melds)
            defences.append(Defence(layoffs, own, Hand(left), least))
    return tuple(defences)


def best_defence(
    hand: Hand, spread: Sequence[Meld], rules: MeldRules, *, lay_off: bool = True
) -> Defence:
    """Return the first of :func:`best_defences`."""
    return best_defences(hand, spread, rules, lay_off=lay_off)[0]
