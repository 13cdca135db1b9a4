"""A hand and its contract: cards that help, possible lay downs, and missing cards."""

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
from hollywood.melds.wild import WildKind, can_extend


def offered_laydown(view: ContractView) -> Laydown | None:
    """Return the best way to lay down now; ``None`` if there is none."""
    table, rules = view.table, view.table.rules
    if view.seat is None or table.down[view.seat] is not None:
        return None
    if table.all_at_once:
        melds = fit_all(view.hand, table.slots, rules.melds)
        return None if melds is None else Laydown(melds, Hand(), 0)
    return best_laydown(view.hand, table.slots, rules.melds, rules.points.of)


def cards_short(view: ContractView, hand: Hand | None = None, *, called: int = 0) -> int | None:
    """Return how many cards the player lacks for laying down; 0 if none.

    ``hand`` is the hand after taking or discarding a card (default: the current hand); ``called``
    is the number of cards from a call. In a hand that is won by laying down all cards at once,
    every card after the draw must have its place. So before the draw at least one card is missing,
    and each card that fits nowhere must be exchanged. A call adds more cards. ``None`` for a
    spectator, and if the computation would take too long.
    """
    if view.seat is None:
        return None
    table, held = view.table, view.hand if hand is None else hand
    if not table.all_at_once:
        return missing(held, table.slots, table.rules.melds)
    drawn = table.phase is Phase.PLAY and table.turn == view.seat
    cards = len(view.hand) + called + (0 if drawn else 1)
    return missing_with_all(held, table.slots, table.rules.melds, cards)


def cards_short_with(view: ContractView, card: Card, *, called: bool) -> int | None:
    """Return how many cards are missing with the top discard in hand, by a call or as the draw."""
    may_i = view.table.rules.may_i
    price = 0 if may_i is None else 1 + may_i.penalty_cards
    return cards_short(view, view.hand + card, called=price if called else 0)


def fits_a_meld(table: ContractTable, card: Card) -> bool:
    """Return whether a card can be laid off on some meld on the table."""
    melds = (on_table.meld for on_table in table.melds)
    return any(
        can_extend(meld, card, at, table.rules.melds) is None
        for meld in melds
        for at in (("top", "bottom") if meld.kind == WildKind.RUN else (None,))
    )


def helps_by_call(view: ContractView, card: Card) -> bool | None:
    """Return whether the top discard, got by a call, would help the player.

    Before laying down it helps if fewer cards are missing with it; afterwards, if it fits a meld on
    the table. ``None`` for a spectator, and if the computation would take too long.
    """
    if view.seat is None:
        return None
    if view.table.down[view.seat] is not None:
        return fits_a_meld(view.table, card)
    without, left = cards_short(view), cards_short_with(view, card, called=True)
    return None if without is None or left is None else left < without


def in_own_turn(view: ContractView) -> ContractView:
    """Return the view as if its player were about to lay down, to plan ahead on any turn.

    Only the turn of the table differs, so the answers reveal nothing hidden.
    """
    if view.seat is None or view.table.result is not None:
        return view
    table = replace(
        view.table, phase=Phase.PLAY, turn=view.seat, calls=(), denied=False, taken=None
    )
    return replace(view, table=table)


def grouped(cards: Sequence[Card], table: ContractTable) -> tuple[list[list[Card]], list[Card]]:
    """Divide natural cards into partial melds for the contract, and the rest.

    Sets first or runs first, whichever uses more cards; the fullest group comes first.
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
    """The closest cards of one suit, with at most one gap for each wild card."""
    best: list[Card] = []
    for suit in range(4):
        of_suit = sorted({card for card in cards if card.suit == suit})
        for first, last in combinations_with_replacement(range(len(of_suit)), 2):
            group = of_suit[first : last + 1]
            span = group[-1].rank - group[0].rank + 1
            if span <= max(rules.run_min, len(group) + 1) and len(group) > len(best):
                best = group
    return best
