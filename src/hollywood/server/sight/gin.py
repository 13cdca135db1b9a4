"""A gin board as one viewer may know it, made only from the viewer's view."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.cards import Card, Hand
from hollywood.gin import (
    BigGin,
    Finish,
    GinTable,
    GinView,
    LayOff,
    PassUpcard,
    Phase,
    ShowHand,
    price,
)
from hollywood.gin.legality import layoff_targets
from hollywood.melds import (
    Arrangement,
    Defence,
    LaidOff,
    Meld,
    best_arrangement,
    best_arrangements,
    best_defence,
    best_spread,
    deadwood_after_discard,
    discards_within,
    fits,
)
from hollywood.play import DrawStock, Seat, TakeDiscard
from hollywood.server.protocol.shown import GinOptions, GinShown, KnockShown, Why
from hollywood.server.sight.reasons import why, why_no_discard
from hollywood.server.sight.remembered import discards_shown, known_shown

MOST_MORE_SPREADS = 10
"""How many spreads are shown besides the best one of each discard, so that they fit in the room
that each board has (:mod:`hollywood.server.protocol.lengths`)."""


def show_gin(
    view: GinView,
    *,
    number: int,
    seats: tuple[Seat, ...],
    memory: bool = True,
    all_hands: Sequence[Hand] | None = None,
) -> GinShown:
    """Show board ``number``; ``all_hands`` only after the match is over.

    Without ``memory`` it leaves out whatever a player has to remember.
    """
    table, seat = view.table, view.seat
    hands: tuple[Hand | None, ...] = tuple(
        view.hand if place == seat else None for place in range(2)
    )
    if all_hands is not None:
        hands = tuple(all_hands)
    arrangement, deadwood = None, None
    if seat is not None:
        arrangement, deadwood = _count(view)
    return GinShown(
        number=number,
        seats=seats,
        place=seat,
        dealer=table.dealer,
        phase=table.phase,
        awaiting=table.awaiting,
        upcard=table.upcard,
        discards=discards_shown(table.discards, memory=memory),
        pile=len(table.discards),
        stock=table.stock,
        taken=table.taken,
        turns=table.turns,
        knock_limit=table.knock_limit,
        multiplier=table.multiplier,
        sizes=_sizes(table),
        known=known_shown(table.known, memory=memory),
        knocker=table.knocker,
        ending=table.ending,
        spread=table.spread,
        left=table.left,
        face_down=table.face_down,
        layoffs=table.layoffs,
        layoffs_allowed=table.knocker is not None and table.layoffs_allowed,
        shown=table.shown,
        shown_left=table.shown_left,
        knocker_layoffs=table.knocker_layoffs,
        result=table.result,
        score=None if table.result is None else price(table.result, table.rules),
        hands=hands,
        drawn=view.drawn,
        arrangement=arrangement,
        deadwood=deadwood,
        options=None if seat is None else _options(view, deadwood or 0),
    )


def _sizes(table: GinTable) -> tuple[int, int]:
    """How many cards each player holds: public, since every draw and discard is seen."""
    sizes = [table.rules.hand_size] * 2
    if table.phase is Phase.DISCARD and table.awaiting is not None:
        sizes[table.awaiting] += 1
    if table.knocker is not None:
        sizes[table.knocker] = len(table.left) - len(table.knocker_layoffs)
        sizes[1 - table.knocker] -= len(table.layoffs)
        if table.shown is not None:
            sizes[1 - table.knocker] = len(table.shown_left)
    return sizes[0], sizes[1]


def _count(view: GinView) -> tuple[Arrangement, int]:
    """The viewer's best arrangement and its deadwood, after the best discard if one is due."""
    rules = view.table.rules
    best = best_arrangement(view.hand, rules.melds)
    if len(view.hand) > rules.hand_size:
        return best, deadwood_after_discard(view.hand, rules.melds)
    return best, best.points


def _options(view: GinView, deadwood: int) -> GinOptions:
    table = view.table
    if table.awaiting != view.seat:
        return _nothing(why(view.refusal(DrawStock())))
    # When no discard is due, the reason is the same for every card.
    throwing = table.phase is Phase.DISCARD
    discard, barred = why_no_discard(view, view.hand if throwing else view.hand.cards[:1])
    knocks = () if discard is not None and not table.must_knock else _knocks(view, barred)
    knock = _why_no_knock(view, discard, deadwood) if not knocks else None
    gin = knock
    if knock is None and knocks[0].deadwood:
        gin = Why(
            code="not_gin", words=f"Gin needs no deadwood; your best discard leaves {deadwood}."
        )
    big, big_spread = _big_gin(view)
    return GinOptions(
        draw=why(view.refusal(DrawStock())),
        take=why(view.refusal(TakeDiscard())),
        pass_=why(view.refusal(PassUpcard())),
        discard=discard,
        barred=barred,
        knock=knock,
        knocks=knocks,
        gin=gin,
        big_gin=big,
        big_gin_spread=big_spread,
        lay_off=_why_no_layoff(view),
        layoffs=_layoffs(view),
        show=why(view.refusal(ShowHand(()))),
        finish=why(view.refusal(Finish())),
        defence=_defence(view),
    )


def _nothing(why: Why | None) -> GinOptions:
    """The options of a player who may not act: none, all for the same reason."""
    return GinOptions(
        draw=why,
        take=why,
        pass_=why,
        discard=why,
        barred=(),
        knock=why,
        knocks=(),
        gin=why,
        big_gin=why,
        big_gin_spread=(),
        lay_off=why,
        layoffs=(),
        show=why,
        finish=why,
        defence=None,
    )


def _knocks(view: GinView, barred: tuple[tuple[Card, Why], ...]) -> tuple[KnockShown, ...]:
    table, rules = view.table, view.table.rules.melds
    if table.phase is not Phase.DISCARD:
        return ()
    kept = {card for card, _ in barred}
    if table.taken is not None and table.rules.rediscard_taken == "forbid":
        kept.add(table.taken)
    shown, more = [], MOST_MORE_SPREADS
    within = discards_within(view.hand, rules, table.knock_limit)
    for card, deadwood in sorted(within, key=lambda knock: knock[1]):
        if card in kept:
            continue
        hand = view.hand - card
        first = best_spread(hand, rules)
        others = [each for each in best_arrangements(hand, rules) if each != first][:more]
        more -= len(others)
        shown.append(KnockShown(discard=card, deadwood=deadwood, spreads=(first, *others)))
    return tuple(shown)


def _why_no_knock(view: GinView, discard: Why | None, deadwood: int) -> Why:
    table = view.table
    if table.phase is not Phase.DISCARD:
        assert discard is not None, "outside the discard phase nothing can be discarded"
        return discard
    limit = f"the limit is {table.knock_limit}" if table.knock_limit else "a knock must be gin here"
    return Why(
        code="too_much_deadwood", words=f"Your best discard leaves {deadwood} deadwood; {limit}."
    )


def _big_gin(view: GinView) -> tuple[Why | None, tuple[Meld, ...]]:
    best = best_arrangement(view.hand, view.table.rules.melds)
    spread = () if best.left else best.melds
    return why(view.refusal(BigGin(spread))), spread


def _why_no_layoff(view: GinView) -> Why | None:
    """Why no card may be laid off now."""
    table = view.table
    layoff = LayOff(view.hand.cards[0] if view.hand else table.upcard, 0)
    if table.phase in {Phase.LAYOFF, Phase.KNOCKER_LAYOFF} and (
        table.phase is Phase.KNOCKER_LAYOFF or table.layoffs_allowed
    ):
        if _layoffs(view):
            return None
        return Why(code="does_not_fit", words="None of your cards fit on the other player's melds.")
    return why(view.refusal(layoff))


def _layoffs(view: GinView) -> tuple[LaidOff, ...]:
    table = view.table
    if table.phase is Phase.LAYOFF and not table.layoffs_allowed:
        return ()
    if table.phase not in {Phase.LAYOFF, Phase.KNOCKER_LAYOFF}:
        return ()
    return tuple(
        LaidOff(card, onto)
        for card in view.hand
        for onto, meld in enumerate(layoff_targets(table))
        if fits(meld, card, table.rules.melds)
    )


def _defence(view: GinView) -> Defence | None:
    table, rules = view.table, view.table.rules.melds
    if table.phase is Phase.LAYOFF:
        return best_defence(view.hand, table.spread, rules, lay_off=table.layoffs_allowed)
    if table.phase is Phase.KNOCKER_LAYOFF:
        return best_defence(view.hand, table.shown or (), rules)
    return None
