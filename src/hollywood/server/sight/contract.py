"""A hand of the contract game as one viewer may know it, made only from the viewer's view."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.cards import Hand
from hollywood.contract import (
    AllowMayI,
    CallMayI,
    ContractTable,
    ContractView,
    DenyMayI,
    Displace,
    LayDown,
    LayOff,
    Phase,
    WithdrawMayI,
    calls_used,
    holder,
    price,
    to_take_back,
)
from hollywood.contract.laying import additions
from hollywood.contract.standing import cards_short, grouped, offered_laydown
from hollywood.match.telling.contract_told import contract_in_words
from hollywood.melds.contract_fit import Laydown
from hollywood.play import DrawStock, Seat, TakeDiscard
from hollywood.server.protocol.shown import ContractOptions, ContractShown, Why
from hollywood.server.sight.reasons import why, why_no_discard
from hollywood.server.sight.remembered import discards_shown, known_shown


def show_contract(
    view: ContractView,
    *,
    number: int,
    seats: tuple[Seat, ...],
    memory: bool = True,
    all_hands: Sequence[Hand] | None = None,
) -> ContractShown:
    """Show board ``number``; ``all_hands`` only after the match is over.

    Without ``memory`` nothing is shown that a player has to remember.
    """
    table, seat = view.table, view.seat
    hands: tuple[Hand | None, ...] = tuple(
        view.hand if place == seat else None for place in range(table.seats)
    )
    if all_hands is not None:
        hands = tuple(all_hands)
    down = seat is not None and table.down[seat] is not None
    wild = [card for card in view.hand if table.rules.melds.is_wild(card)]
    plain = [card for card in view.hand if not table.rules.melds.is_wild(card)]
    found = None if seat is None else offered_laydown(view)
    return ContractShown(
        number=number,
        seats=seats,
        place=seat,
        hand_number=table.hand_number,
        contract=table.contract,
        contract_words=contract_in_words(table.rules, table.contract),
        slots=table.slots,
        all_at_once=table.all_at_once,
        dealer=table.dealer,
        phase=table.phase,
        turn=table.turn,
        awaiting=table.awaiting,
        turns=table.turns,
        discards=discards_shown(table.discards, memory=memory),
        pile=len(table.discards),
        discarder=table.discarders[-1] if table.discarders else None,
        stock=table.stock,
        reshuffles=table.reshuffles,
        sizes=table.sizes,
        known=known_shown(table.known, memory=memory),
        taken=table.taken,
        down=tuple(turn is not None for turn in table.down),
        melds=table.melds,
        spans=tuple(each.meld.span(table.rules.melds) for each in table.melds),
        calls=table.calls,
        holder=holder(table),
        denied=table.denied,
        must_take=table.must_take,
        calls_left=_calls_left(table),
        granted=table.granted,
        result=table.result,
        penalties=None if table.result is None else price(table.result, table.rules),
        left_points=_left_points(table),
        hands=hands,
        drawn=view.drawn,
        wild=Hand.of(wild),
        groups=() if down or seat is None else tuple(map(tuple, grouped(plain, table)[0])),
        short=None if down or table.result is not None else cards_short(view),
        options=None if seat is None else _options(view, found),
    )


def _left_points(table: ContractTable) -> tuple[tuple[int, ...], ...] | None:
    if table.result is None:
        return None
    return tuple(tuple(map(table.rules.points.of, hand)) for hand in table.result.left)


def _calls_left(table: ContractTable) -> tuple[int | None, ...]:
    may_i = table.rules.may_i
    if may_i is None:
        return (0,) * table.seats
    if may_i.limit is None:
        return (None,) * table.seats
    return tuple(max(0, may_i.limit - calls_used(table, Seat(seat))) for seat in range(table.seats))


def _options(view: ContractView, found: Laydown | None) -> ContractOptions:
    table, seat = view.table, view.seat
    assert seat is not None
    playing = table.awaiting == seat and table.phase is Phase.PLAY and not table.calls
    discard, barred = why_no_discard(view, dict.fromkeys(view.hand))
    more = tuple(additions(table, seat, view.hand)) if playing else ()
    return ContractOptions(
        draw=why(view.refusal(DrawStock())),
        take=why(view.refusal(TakeDiscard())),
        call=why(view.refusal(CallMayI(table.moment))),
        withdraw=why(view.refusal(WithdrawMayI())),
        allow=why(view.refusal(AllowMayI())),
        deny=why(view.refusal(DenyMayI())),
        discard=discard,
        barred=barred,
        lay_down=_why_no_laydown(view, found, playing=playing),
        laydown=() if found is None else found.melds,
        laydown_left=Hand() if found is None else found.left,
        lay_off=None if more else _why_no_layoff(view),
        layoffs=tuple(each for each in more if isinstance(each, LayOff)),
        displacements=tuple(each for each in more if isinstance(each, Displace)),
        take_back=to_take_back(table, seat) is not None,
    )


def _why_no_laydown(view: ContractView, found: Laydown | None, *, playing: bool) -> Why | None:
    table = view.table
    if found is not None:
        return why(view.refusal(LayDown(found.melds)))
    if not playing or view.seat is None or table.down[view.seat] is not None:
        return why(view.refusal(LayDown(())))
    words = contract_in_words(table.rules, table.contract)
    every = " with all your cards" if table.all_at_once else ""
    return Why(code="wrong_contract", words=f"You cannot lay down {words}{every} yet.")


def _why_no_layoff(view: ContractView) -> Why | None:
    refused = view.refusal(LayOff(view.hand.cards[0], 0)) if view.hand else None
    if refused is None or refused.code in {"does_not_fit", "bad_run", "bad_set"}:
        return Why(code="does_not_fit", words="None of your cards fits on a meld on the table now.")
    return why(refused)
