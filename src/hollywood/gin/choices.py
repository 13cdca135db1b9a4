"""The legal actions: everything that :mod:`hollywood.gin.legality` permits, in a fixed order.

Discards come first, by card. Then come knocks by discard, each with every spread within the
limit: equally good arrangements allow different layoffs, and even a worse one can be the better
play. Each choice of melds is listed once, with its melds in one order. With ``best``, one spread is
listed for each discard, and one way to show: those of :func:`hollywood.melds.best_spread`.
"""

from __future__ import annotations

from collections.abc import Iterable

from hollywood.cards import Hand
from hollywood.gin.actions import BigGin, Finish, Knock, LayOff, PassUpcard, ShowHand
from hollywood.gin.legality import knocks_with_top, layoff_targets
from hollywood.gin.table import GinTable, Phase
from hollywood.melds import arrangements, best_spread, deadwood, discards_within, fits
from hollywood.melds.meld import Arrangement
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard
from hollywood.play.seats import seated

_PASS, _DRAW, _TAKE, _FINISH = PassUpcard(), DrawStock(), TakeDiscard(), Finish()


def legal_actions(
    table: GinTable, seat: Seat | None, hand: Hand, *, best: bool = False
) -> tuple[Action, ...]:
    """Return all legal actions of ``seat``, holding ``hand``; none if it is not its turn."""
    if table.awaiting != seat or not seated(seat, 2):
        return ()
    phase = table.phase
    if phase is Phase.DRAW:
        return (_DRAW, _TAKE) if table.pile_open else (_DRAW,)
    if phase is Phase.DISCARD:
        return _discards(table, hand, best=best)
    if phase is Phase.UPCARD:
        return (_PASS, _TAKE)
    if phase is Phase.LAST_CHANCE:
        return (_PASS, _TAKE) if knocks_with_top(table, hand) else (_PASS,)
    if phase is Phase.KNOCKER_LAYOFF:
        return (*_layoffs(table, hand), _FINISH)
    layoffs = _layoffs(table, hand) if table.layoffs_allowed else ()
    return (*layoffs, *(ShowHand(shown.melds) for shown in _spreads(table, hand, None, best=best)))


def _spreads(
    table: GinTable, hand: Hand, limit: int | None, *, best: bool
) -> Iterable[Arrangement]:
    """Return every arrangement within the limit, or only the best one."""
    rules = table.rules.melds
    return (best_spread(hand, rules),) if best else arrangements(hand, rules, limit)


def _discards(table: GinTable, hand: Hand, *, best: bool) -> tuple[Action, ...]:
    rules = table.rules
    kept = table.taken if rules.rediscard_taken == "forbid" else None
    actions: list[Action] = []
    if not table.must_knock:
        actions = [Discard(card) for card in (hand if kept is None else hand - kept)]
    actions.extend(
        Knock(card, arrangement.melds)
        for card, _ in discards_within(hand, rules.melds, table.knock_limit)
        if card != kept
        for arrangement in _spreads(table, hand - card, table.knock_limit, best=best)
    )
    if rules.big_gin is not None and deadwood(hand, rules.melds) == 0:
        actions.extend(BigGin(all_in.melds) for all_in in _spreads(table, hand, 0, best=best))
    return tuple(actions)


def _layoffs(table: GinTable, hand: Hand) -> tuple[Action, ...]:
    melds = layoff_targets(table)
    return tuple(
        LayOff(card, onto)
        for card in hand
        for onto, meld in enumerate(melds)
        if fits(meld, card, table.rules.melds)
    )
