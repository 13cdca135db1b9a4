"""Why a gin move is suggested: what it does to the hand, and the figures from the search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hollywood.bots.hints import Hint, Play, Reason
from hollywood.cards import Card, Hand
from hollywood.errors import HollywoodError
from hollywood.gin.actions import BigGin, Finish, Knock, LayOff, PassUpcard, ShowHand
from hollywood.gin.sight import GinView
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.deadwood.tables import ALL_RANKS, IN_FOUR_SUITS
from hollywood.kernel.engine.bits import count
from hollywood.kernel.gin.layout import A_DISCARD, A_DRAW, A_PASS, A_TAKE, NO_CARD, V_SEEN
from hollywood.melds import best_arrangement, deadwood
from hollywood.play import Action, Discard, DrawStock, TakeDiscard
from hollywood.strategy.gin.policies.linear import outs
from hollywood.strategy.gin.search import candidates as of

_THOUSANDTHS = 1000


def explain_gin(view: GinView, action: Action | None, found: Sequence[int] = ()) -> Hint:
    """Return the hint to do ``action``; ``found`` is the output of the search.

    Without it, the reasons only use what can be seen. HollywoodError if there is nothing to decide.
    """
    if action is None or view.seat is None:
        raise HollywoodError("there is nothing to decide")
    number = int(found[of.C_NUMBER]) if found else 0
    if not number:
        return Hint(play=Play(action=action), reasons=_reasons(view, Play(action=action)))
    chosen = int(found[of.C_CHOSEN])
    play = _play(view, found, chosen)
    play = Play(action=action, then=play.then)
    others = [
        choice
        for choice in range(number)
        if choice != chosen and found[_place(choice) + of.K_ROUNDS]
    ]
    if not others:
        only = () if number > 1 else (Reason(cause="only_one"),)
        return Hint(play=play, reasons=_reasons(view, play) or only)
    plays = {choice: _play(view, found, choice) for choice in others}
    rival = max(_natural(view, play, plays), key=lambda choice: _mean(found, choice))
    gain = round(_mean(found, chosen) - _mean(found, rival), 1)
    return Hint(play=play, reasons=_reasons(view, play), rival=plays[rival], gain=gain)


def _natural(view: GinView, play: Play, others: Mapping[int, Play]) -> list[int]:
    """Return the choices that a person would compare with ``play``.

    They are the other place to draw from; playing on instead of knocking, or knocking instead of
    playing on; otherwise the obvious discard, or, if that is played, a discard of another rank. If
    none of these was searched, all the others are returned.
    """
    match play.action:
        case TakeDiscard():
            wanted = [each for each in others if not isinstance(others[each].action, TakeDiscard)]
        case DrawStock() | PassUpcard():
            wanted = [each for each in others if isinstance(others[each].action, TakeDiscard)]
        case Discard(card):
            wanted = [each for each in others if isinstance(others[each].action, Knock | BigGin)]
            if not wanted:
                wanted = _other_discards(view, card, others)
        case _:
            wanted = [each for each in others if isinstance(others[each].action, Discard)]
    return wanted or list(others)


def _other_discards(view: GinView, card: Card, others: Mapping[int, Play]) -> list[int]:
    """Return the obvious discard or, if ``card`` is as good, those of other ranks.

    The obvious discard leaves the least deadwood.
    """
    rules, hand = view.table.rules.melds, view.hand
    left = {other: deadwood(hand - other, rules) for other in hand}
    cards = {
        each: play.action.card for each, play in others.items() if isinstance(play.action, Discard)
    }
    if left[card] > min(left.values()):
        obvious = [each for each, other in cards.items() if left[other] == min(left.values())]
        if obvious:
            return obvious
    return [each for each, other in cards.items() if other.rank != card.rank]


def _place(choice: int) -> int:
    return of.C_LIST + choice * of.K_LENGTH


def _mean(found: Sequence[int], choice: int) -> float:
    place = _place(choice)
    return found[place + of.K_SUM] / max(1, found[place + of.K_ROUNDS]) / _THOUSANDTHS


def _play(view: GinView, found: Sequence[int], choice: int) -> Play:
    place = _place(choice)
    first, second = found[place + of.K_FIRST], found[place + of.K_SECOND]
    number = int(found[place + of.K_CARD])
    if first == A_PASS:
        return Play(action=PassUpcard())
    if first == A_DRAW:
        return Play(action=DrawStock())
    taking = first == A_TAKE
    top = view.table.top_discard
    hand = view.hand + top if taking and top is not None else view.hand
    step = _end_of_turn(view, hand, None if number == NO_CARD else Card(number), int(second))
    return Play(action=TakeDiscard(), then=step) if taking else Play(action=step)


def _end_of_turn(view: GinView, hand: Hand, card: Card | None, second: int) -> Action:
    """Return the discard, or the knock with the best melds of the cards it leaves."""
    if card is not None and second == A_DISCARD:
        return Discard(card)
    rules = view.table.rules.melds
    if card is None:
        return BigGin(best_arrangement(hand, rules).melds)
    return Knock(card, best_arrangement(hand - card, rules).melds)


def _reasons(view: GinView, play: Play) -> tuple[Reason, ...]:
    """Return the visible reasons for a play."""
    rules, top = view.table.rules.melds, view.table.top_discard
    action, hand = play.action, view.hand
    match action:
        case TakeDiscard() if top is not None and play.then is not None:
            held = hand + top
            return (*_made(view, held, play.then), *_left(view, held, play.then))
        case TakeDiscard() if top is not None:
            held = hand + top
            thrown = min(hand, key=lambda other: (deadwood(held - other, rules), other))
            return _made(view, held, Discard(thrown))
        case DrawStock() | PassUpcard():
            return _declined(view)
        case LayOff(card):
            return (Reason(cause="saves", points=rules.points(card), cards=(card,)),)
        case ShowHand() | Finish():
            return (Reason(cause="best_answer"),)
        case None:
            return ()
    return _left(view, hand, action)


def _made(view: GinView, held: Hand, then: Action) -> tuple[Reason, ...]:
    """Return the meld that the top discard makes with the cards kept, if any."""
    top = view.table.top_discard
    thrown = then.card if isinstance(then, Discard) else None
    if isinstance(then, Knock):
        thrown = then.discard
    kept = held if thrown is None else held - thrown
    melds = best_arrangement(kept, view.table.rules.melds).melds
    made = [meld for meld in melds if top in meld.cards]
    return (Reason(cause="makes", cards=tuple(made[0].cards)),) if made else ()


def _left(view: GinView, held: Hand, then: Action) -> tuple[Reason, ...]:
    """Return what the end of the turn leaves."""
    rules = view.table.rules.melds
    match then:
        case BigGin():
            return (Reason(cause="big_gin"),)
        case Knock(card):
            left = deadwood(held - card, rules)
            return (Reason(cause="knock", points=left),) if left else (Reason(cause="gin"),)
        case Discard(card):
            rest = held - card
            unseen = ALL_RANKS * IN_FOUR_SUITS & ~view_vector(view)[V_SEEN] & ~held.bits
            live = count(outs(rest.bits, rules.tables) & unseen)
            return (Reason(cause="leaves", points=deadwood(rest, rules), count=live),)
    return ()


def _declined(view: GinView) -> tuple[Reason, ...]:
    """Return why the top of the pile is left: it makes no meld that would lower the deadwood."""
    rules, top = view.table.rules.melds, view.table.top_discard
    if top is None or view.refusal(TakeDiscard()) is not None:
        return ()
    before = deadwood(view.hand, rules)
    held = view.hand + top
    for other in view.hand:
        best = best_arrangement(held - other, rules)
        if best.points < before and any(top in meld.cards for meld in best.melds):
            return ()
    return (Reason(cause="no_meld", cards=(top,)),)
