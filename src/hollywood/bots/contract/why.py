"""Why a contract move is suggested: what it does to the hand, and its expected penalty."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.bots.contract.search import Tried
from hollywood.bots.hints import Hint, Play, Reason
from hollywood.cards import Card
from hollywood.contract.actions import AllowMayI, CallMayI, DenyMayI, Displace, LayDown, LayOff
from hollywood.contract.pieces import Phase
from hollywood.contract.sight import ContractView
from hollywood.contract.standing import cards_short, cards_short_with, fits_a_meld
from hollywood.errors import HollywoodError
from hollywood.play import Action, Discard, DrawStock, TakeDiscard


def explain_contract(
    view: ContractView, action: Action | None, tried: Sequence[Tried] = ()
) -> Hint:
    """Return the hint to do ``action``; ``None`` leaves the discard to others.

    ``tried`` is what a search has simulated: first the chosen action, then the next best. Without
    it, the reasons only use what can be seen. HollywoodError if there is nothing to decide.
    """
    over = view.table.phase is Phase.OVER
    if view.seat is None or over or (action is None and view.awaiting == view.seat):
        raise HollywoodError("there is nothing to decide")
    play, reasons = Play(action=action), reasons_for(view, action)
    if len(tried) < 2 or tried[0].action != action:
        return Hint(play=play, reasons=reasons or (Reason(cause="only_one"),))
    best, rival = tried[0], _natural(view, tried)
    chances = None
    if best.chance is not None and rival.chance is not None:
        chances = round(100 * (best.chance - rival.chance), 1)
    return Hint(
        play=play,
        reasons=reasons,
        rival=Play(action=rival.action),
        gain=round(best.worth - rival.worth, 1),
        chances=chances,
        expected=round(best.penalty, 1),
    )


def _natural(view: ContractView, tried: Sequence[Tried]) -> Tried:
    """Return the play that a person would compare with the best of ``tried``.

    For a discard, it is the obvious discard or, if that is played, one of another rank. Laying down
    is compared with discarding, and the reverse. If nothing of the kind was searched, it is the
    next best play.
    """
    played, others = tried[0].action, tried[1:]
    match played:
        case Discard(card):
            wanted = [
                each for each in others if isinstance(each.action, LayDown | LayOff | Displace)
            ]
            wanted = wanted or _other_discards(view, card, others)
        case LayDown() | LayOff() | Displace():
            wanted = [each for each in others if isinstance(each.action, Discard)]
        case _:
            wanted = []
    return (wanted or others)[0]


def _other_discards(view: ContractView, card: Card, others: Sequence[Tried]) -> list[Tried]:
    """Return the obvious discard or, if it is ``card``, those of other ranks.

    The obvious discard counts the most of all cards that can go without being farther from the
    contract.
    """
    rules, before = view.table.rules, cards_short(view)
    spare = [each for each in set(view.hand) if cards_short(view, view.hand - each) == before]
    dearest = max((rules.points.of(each) for each in spare), default=0)
    obvious = [each for each in spare if rules.points.of(each) == dearest]
    found: list[Tried] = []
    different: list[Tried] = []
    for each in others:
        if isinstance(each.action, Discard):
            if card not in obvious and each.action.card in obvious:
                found.append(each)
            if each.action.card.rank != card.rank:
                different.append(each)
    return found or different


def reasons_for(view: ContractView, action: Action | None) -> tuple[Reason, ...]:
    """Return the visible reasons for an action."""
    table, rules, top = view.table, view.table.rules, view.table.top_discard
    assert view.seat is not None
    down = table.down[view.seat] is not None
    match action:
        case TakeDiscard() if table.must_take:
            return (Reason(cause="must_take"),)
        case TakeDiscard() | DenyMayI() | CallMayI():
            called = isinstance(action, CallMayI)
            return () if top is None else _wanted(view, top, down=down, called=called)
        case None | DrawStock() | AllowMayI():
            if top is None or (isinstance(action, DrawStock) and not table.pile_open):
                return ()
            return _unwanted(view, top, down=down, called=action is None)
        case LayDown(melds):
            points = sum(rules.points.of(card) for meld in melds for card in meld.cards)
            return (Reason(cause="goes_down", points=points),)
        case LayOff(card) | Displace(card):
            return _lighter(view, card)
        case Discard(card):
            if down:
                return _lighter(view, card)
            points = rules.points.of(card)
            without, before = cards_short(view, view.hand - card), cards_short(view)
            if without is None or before is None or without > before:
                dearest = max(rules.points.of(each) for each in view.hand)
                return _lighter(view, card) if points == dearest else ()
            return (Reason(cause="spare", points=points, count=without, cards=(card,)),)
    return ()


def _lighter(view: ContractView, card: Card) -> tuple[Reason, ...]:
    return (Reason(cause="lighter", points=view.table.rules.points.of(card), cards=(card,)),)


def _wanted(view: ContractView, card: Card, *, down: bool, called: bool) -> tuple[Reason, ...]:
    """Return reasons for having the top discard, by a call or as the draw."""
    if down:
        return (Reason(cause="fits", cards=(card,)),) if fits_a_meld(view.table, card) else ()
    without, left = cards_short(view), cards_short_with(view, card, called=called)
    if without is None or left is None or left >= without:
        return ()
    return (Reason(cause="nearer", count=left, cards=(card,)),)


def _unwanted(view: ContractView, card: Card, *, down: bool, called: bool) -> tuple[Reason, ...]:
    """Return reasons against it."""
    if down:
        return () if fits_a_meld(view.table, card) else (Reason(cause="fits_not", cards=(card,)),)
    without, left = cards_short(view), cards_short_with(view, card, called=called)
    if without == 0:
        return (Reason(cause="enough"),)
    if without is None or left is None or left < without:
        return ()
    return (Reason(cause="no_nearer", cards=(card,)),)
