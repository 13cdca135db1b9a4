"""Greedy play of the contract game: improve the hand, lay down at once, lay off everything.

- It takes the discard, or denies it to a caller, if it brings the hand nearer to the contract; once
  down, if it can be laid off.
- It calls May-I for such a card. In a last hand that needs all cards melded, it does so only while
  it holds too few for the contract: there every extra card must be discarded again.
- It lays down as soon as it can, and then lays off whatever fits.
- It discards a card that no best plan for the contract uses: preferably a high one, not one that
  goes with its other cards, fits on the table, or is collected by the next player. It keeps wild
  cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from hollywood.cards import Card, Hand
from hollywood.contract.actions import AllowMayI, CallMayI, DenyMayI, Displace, LayDown, LayOff
from hollywood.contract.events import Displaced, LaidOffOn
from hollywood.contract.pieces import Phase
from hollywood.contract.rules import ContractRules
from hollywood.contract.sight import ContractView
from hollywood.contract.table import ContractTable
from hollywood.melds.contract_fit import best_laydown, fit_all, stretched
from hollywood.melds.wild import can_extend
from hollywood.melds.wild_rules import Slot, WildMeldRules
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard
from tests.oracles.contract_plan import Aim, Plan, count_unseen, join_plans, plan_for


def contract_choice(view: ContractView) -> Action | None:
    """Return the greedy action; ``None`` for a seat that is not in turn and does not call."""
    table, seat = view.table, view.seat
    if seat is None or table.phase is Phase.OVER:
        return None
    if seat != table.turn:
        return _call(view)
    if table.phase is Phase.PLAY:
        if table.owed is not None:
            return _addition(view, seat, keep=False)
        return AllowMayI() if table.calls else _play(view, seat)
    wanted = _wants_discard(view, seat)
    deny = DenyMayI()
    if table.calls:
        return deny if wanted and view.why_illegal(deny) is None else AllowMayI()
    take, draw = TakeDiscard(), DrawStock()
    may_take = view.why_illegal(take) is None
    return take if may_take and (wanted or view.why_illegal(draw)) else draw


# ---------------------------------------------------------------------------- the discard


def _wants_discard(view: ContractView, seat: Seat) -> bool:
    """Whether the top discard is worth more than an unknown card."""
    table, card = view.table, view.table.top_discard
    if card is None:
        return False
    plan = _plan(view, len(view.hand) + 1)
    if table.down[seat] is not None or not plan.missing:
        return _fits_table(table, card, seat)
    return _helps(plan, card, table.rules.melds)


def _call(view: ContractView) -> Action | None:
    """Call for a useful card, if extra cards are not a burden."""
    table, card = view.table, view.table.top_discard
    call = CallMayI(table.moment)
    if card is None or view.why_illegal(call) is not None:
        return None
    if table.all_at_once and len(view.hand) + 1 >= sum(slot.least for slot in table.slots):
        return None
    plan = _plan(view, len(view.hand) + 1)
    if not plan.missing or not _helps(plan, card, table.rules.melds):
        return None
    return call


def _helps(plan: Plan, card: Card, melds: WildMeldRules) -> bool:
    return melds.is_wild(card) or bool(plan.helps >> card & 1)


# ---------------------------------------------------------------------------- the play


def _play(view: ContractView, seat: Seat) -> Action:
    table = view.table
    if table.down[seat] is None:
        lay_down = _lay_down(view)
        if lay_down is not None:
            return lay_down
        if table.rules.layoff_requires_down or table.all_at_once:
            return Discard(_card_to_throw(view, seat))
    addition = _addition(view, seat)
    return addition or Discard(_card_to_throw(view, seat))


def _lay_down(view: ContractView) -> LayDown | None:
    """Lay down with as little as possible left in hand, or at all."""
    table, hand, rules = view.table, view.hand, view.table.rules
    if _plan(view, len(hand)).missing:
        return None
    if table.all_at_once:
        melds = fit_all(hand, table.slots, rules.melds)
    else:
        best = best_laydown(hand, table.slots, rules.melds, rules.points.of)
        melds = None if best is None else best.melds
    if melds is None:
        return None
    action = LayDown(melds)
    if view.why_illegal(action) is None:
        return action
    return next((other for other in view.legal_actions() if isinstance(other, LayDown)), None)


def _addition(view: ContractView, seat: Seat, *, keep: bool = True) -> LayOff | Displace | None:
    """Lay off naturals first, since they fit in one place only; then what allows most layoffs."""
    is_wild = view.table.rules.melds.is_wild
    keep = keep and view.table.down[seat] is None
    kept = 0 if not keep else _plan(view, len(view.hand)).used
    others = []
    for action in _additions(view):
        if kept >> action.card & 1 or (kept and is_wild(action.card)):
            continue
        if isinstance(action, LayOff) and not is_wild(action.card):
            return action
        others.append(action)
    if not others:
        return None
    return max(
        others, key=lambda action: (not is_wild(action.card), _more_after(view, seat, action))
    )


def _additions(view: ContractView) -> Iterator[LayOff | Displace]:
    for action in view.legal_actions():
        if isinstance(action, LayDown):
            return
        if isinstance(action, LayOff | Displace):
            yield action


def _more_after(view: ContractView, seat: Seat, action: LayOff | Displace) -> int:
    """How many naturals can be laid off after ``action``; a wild card is better in a set."""
    card, onto = action.card, action.onto
    if isinstance(action, LayOff):
        table = view.table.after(LaidOffOn(seat, card, onto, action.at))
        in_a_set = action.at is None
    else:
        table = view.table.after(Displaced(seat, card, onto, action.wild_to))
        in_a_set = False
    after = msgspec.structs.replace(view, table=table, hand=view.hand - card)
    return 2 * sum(isinstance(more, LayOff) for more in _additions(after)) + in_a_set


# ---------------------------------------------------------------------------- discarding


def _card_to_throw(view: ContractView, seat: Seat) -> Card:
    """Return the least useful natural."""
    table, hand, rules = view.table, view.hand, view.table.rules
    cards = cards_to_throw(view)
    if table.down[seat] is not None:
        return max(cards, key=rules.points.of)
    target = len(hand) if table.all_at_once else 0
    used = _plan(view, target).used
    useless = [card for card in cards if not used >> card & 1]
    if useless:
        return min(useless, key=lambda card: card_worth(view, seat, card))
    seen = _seen(view)

    def after(card: Card) -> tuple[int, int, int]:
        plan = join_plans(
            plan_for((hand - card).bits, aim) for aim in _aims(rules, table.slots, target)
        )
        return plan.missing, -count_unseen(plan.helps, seen, rules.decks), -rules.points.of(card)

    return min(cards, key=after)


def cards_to_throw(view: ContractView) -> list[Card]:
    """Return what may be discarded, each card once: the naturals, or else the wild cards."""
    cards = [card for card in dict.fromkeys(view.hand) if view.why_illegal(Discard(card)) is None]
    return [card for card in cards if not view.table.rules.melds.is_wild(card)] or cards


def card_worth(view: ContractView, seat: Seat, card: Card) -> float:
    """The value that a card outside every plan may still have, in points."""
    table, rules = view.table, view.table.rules
    kinds = {slot.kind for slot in table.slots}
    worth = 0.0
    for other in view.hand:
        apart = abs(other.rank - card.rank)
        if apart == 0 and "S" in kinds:
            worth += 4
        elif other.suit == card.suit and 0 < apart <= 3 and "R" in kinds:
            worth += 4 - apart
    worth -= 4  # includes the card itself
    if _fits_table(table, card, seat):
        worth += 8
    neighbour = Seat((seat + 1) % table.seats)
    if table.down[neighbour] is None:
        for other in table.known[neighbour]:
            apart = abs(other.rank - card.rank)
            if (apart == 0 and "S" in kinds) or (
                other.suit == card.suit and apart <= 2 and "R" in kinds
            ):
                worth += 3
    somebody_is_down = any(down is not None for down in table.down)
    return worth - rules.points.of(card) * (0.8 if somebody_is_down else 0.3)


# ---------------------------------------------------------------------------- shared


def plan_of(view: ContractView, hand: Hand, cards: int) -> Plan:
    """Return the plan for a hand; ``cards`` must be melded if all must be at once."""
    table = view.table
    target = cards if table.all_at_once else 0
    return join_plans(plan_for(hand.bits, aim) for aim in _aims(table.rules, table.slots, target))


def _plan(view: ContractView, cards: int) -> Plan:
    return plan_of(view, view.hand, cards)


@lru_cache(maxsize=256)
def _aims(rules: ContractRules, slots: tuple[Slot, ...], target: int) -> tuple[Aim, ...]:
    """Return the contract, or every way to stretch its melds to ``target`` cards."""
    aims = {
        Aim(
            tuple(
                sorted(
                    (n for n, slot in zip(some, slots, strict=True) if slot.kind == "S"),
                    reverse=True,
                )
            ),
            tuple(
                sorted(
                    (n for n, slot in zip(some, slots, strict=True) if slot.kind == "R"),
                    reverse=True,
                )
            ),
            rules.melds,
        )
        for some in stretched(slots, rules.melds, target)
    }
    return tuple(sorted(aims, key=lambda aim: aim[:2]))


def _fits_table(table: ContractTable, card: Card, seat: Seat) -> bool:
    """Whether a player who is down can add ``card`` to a meld on the table."""
    own_only = table.rules.layoff_targets == "own_melds"
    for on_table in table.melds:
        if own_only and on_table.owner != seat:
            continue
        for at in (None,) if on_table.meld.kind == "S" else ("top", "bottom"):
            if can_extend(on_table.meld, card, at, table.rules.melds) is None:
                return True
    return False


def _seen(view: ContractView) -> Hand:
    """Every card whose place the viewer knows."""
    table = view.table
    seen = view.hand.plus(table.discards)
    for on_table in table.melds:
        seen = seen.plus(on_table.meld.cards)
    for seat, known in enumerate(table.known):
        if seat != view.seat:
            seen = seen.plus(known)
    return seen
