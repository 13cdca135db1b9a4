"""How a hand stands to its contract: what serves it, what can be laid down, and what is missing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from msgspec.structs import replace

from hollywood.cards import Card, Hand
from hollywood.contract.pieces import Phase
from hollywood.contract.rules import ContractRules
from hollywood.contract.sight import ContractView
from hollywood.contract.table import ContractTable
from hollywood.melds.contract_fit import Laydown, best_laydown, fit_all, missing, missing_with_all


def offered_laydown(view: ContractView) -> Laydown | None:
    """Return the best way to lay down now; None when there is none."""
    table, rules = view.table, view.table.rules
    if view.seat is None or table.down[view.seat] is not None:
        return None
    if table.all_at_once:
        melds = fit_all(view.hand, table.slots, rules.melds)
        return None if melds is None else Laydown(melds, Hand(), 0)
    return best_laydown(view.hand, table.slots, rules.melds, rules.points.of)


def cards_short(view: ContractView, hand: Hand | None = None, *, called: int = 0) -> int | None:
    """Return how many cards the player lacks until he can lay down; 0 if he lacks none.

    ``hand`` is what he holds once he has taken or thrown a card, if not what he holds now;
    ``called`` is how many cards a call would bring him. In a hand that is won by laying down all
    cards at once, every card that he holds when he has drawn must have its place: before his draw
    he lacks one card at least, and a card that fits nowhere must be exchanged for one that does. A
    call makes it more cards. ``None`` for who watches, and where it would take too long to tell.
    """
    if view.seat is None:
        return None
    table, held = view.table, view.hand if hand is None else hand
    if not table.all_at_once:
        return missing(held, table.slots, table.rules.melds)
    drawn = table.phase is Phase.PLAY and table.turn == view.seat
    cards = len(view.hand) + called + (0 if drawn else 1)
    return missing_with_all(held, table.slots, table.rules.melds, cards)


def in_own_turn(view: ContractView) -> ContractView:
    """Return the view as if its player were about to lay down: to plan ahead, whoever's turn it is.

    Of the table only the turn is another, so the answers say nothing that he does not know.
    """
    if view.seat is None or view.table.result is not None:
        return view
    table = replace(
        view.table, phase=Phase.PLAY, turn=view.seat, calls=(), denied=False, taken=None
    )
    return replace(view, table=table)


def grouped(cards: Sequence[Card], table: ContractTable) -> tuple[list[list[Card]], list[Card]]:
    """Part natural cards into the beginnings of the contract's melds, and the rest.

    Sets first or runs first, whichever puts more cards to use; the fullest group goes first.
    """
    kinds = [slot.kind for slot in table.slots]
    best: tuple[list[list[Card]], list[Card]] = ([], list(cards))
    for order in (sorted(kinds), sorted(kinds, reverse=True)):
        rest, groups = list(cards), []
        for kind in order:
            group = _fullest_set(rest) if kind == "S" else _fullest_run(rest, table.rules)
            if len(group) > 1:
                groups.append(group)
                for card in group:
                    rest.remove(card)
        if len(rest) < len(best[1]):
            best = (groups, rest)
    return best


def _fullest_set(cards: Sequence[Card]) -> list[Card]:
    ranks = {card.rank for card in cards}
    groups = [[card for card in cards if card.rank == rank] for rank in sorted(ranks, reverse=True)]
    return max(groups, key=len, default=[])


def _fullest_run(cards: Sequence[Card], rules: ContractRules) -> list[Card]:
    """The cards of one suit that lie closest together, at most a gap for each wild card apart."""
    best: list[Card] = []
    for suit in range(4):
        of_suit = sorted({card for card in cards if card.suit == suit})
        for first, last in combinations_with_replacement(range(len(of_suit)), 2):
            group = of_suit[first : last + 1]
            span = group[-1].rank - group[0].rank + 1
            if span <= max(rules.run_min, len(group) + 1) and len(group) > len(best):
                best = group
    return best
