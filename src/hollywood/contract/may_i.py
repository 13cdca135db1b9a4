"""May-I: who may ask for the top discard out of turn, whose call counts, and the answer to it.

The offer is open from the discard until the player in turn acts; if that player draws from the
stock, a rule can leave it open until the first play, and then no call can be denied. The player in
turn has the first claim: to allow the call, so the caller takes the discard with a penalty card
from the stock; or to deny it, and take the discard instead. The earliest call counts, a tie goes
clockwise from the player in turn, and a withdrawn call passes the chance to the others (page of the
May-I game).
"""

from __future__ import annotations

from hollywood.contract.actions import AllowMayI, CallMayI, DenyMayI
from hollywood.contract.pieces import Call, Phase
from hollywood.contract.refusals import Refusal, Refused
from hollywood.contract.rules import MayIRules
from hollywood.contract.table import ContractTable
from hollywood.play import Seat
from hollywood.play.well_formed import LIMIT


def holder(table: ContractTable) -> Seat | None:
    """Return the caller whose call comes first; ``None`` if nobody has called."""
    may_i = table.rules.may_i
    if not table.calls or may_i is None:
        return None

    def turn_order(call: Call) -> int:
        return (call.seat - table.turn) % table.seats

    if may_i.priority == "clockwise":
        return min(table.calls, key=turn_order).seat
    return min(table.calls, key=lambda call: (call.moment, turn_order(call))).seat


def calls_used(table: ContractTable, seat: Seat) -> int:
    """How many calls of ``seat`` count against the limit."""
    may_i = table.rules.may_i
    if may_i is not None and may_i.counted == "all_calls":
        return table.called[seat]
    return table.granted[seat]


def eligible(table: ContractTable) -> tuple[Seat, ...]:
    """Return the seats that may call now, clockwise from the player in turn."""
    seats = (Seat((table.turn + step) % table.seats) for step in range(1, table.seats))
    return tuple(seat for seat in seats if why_not_call(table, seat) is None)


def why_not_call(table: ContractTable, seat: Seat) -> Refused | None:
    """Say why ``seat``, whose turn it is not, may not call; ``None`` if it may."""
    may_i = table.rules.may_i
    if may_i is None:
        return Refused(Refusal.NO_MAY_I, "There is no May-I at this table; wait for your turn.")
    if not table.may_be_called:
        words = "The player in turn already has a card; you may call after the next discard."
        return Refused(Refusal.OFFER_OVER, words)
    if not table.discards:
        words = "The discard pile is empty; you may call after the next discard."
        return Refused(Refusal.PILE_EMPTY, words)
    if any(call.seat == seat for call in table.calls):
        take_back = " or withdraw the call" if may_i.withdraw else ""
        words = f"You have already called; wait for the answer{take_back}."
        return Refused(Refusal.ALREADY_CALLED, words)
    if table.denied:
        words = "A call was denied in this turn; you may call after the next discard."
        return Refused(Refusal.DENIED_ALREADY, words)
    if table.granted_now >= may_i.per_turn:
        times = "one" if may_i.per_turn == 1 else str(may_i.per_turn)
        words = f"Only {times} May-I can be granted in a turn; you may call after the next discard."
        return Refused(Refusal.GRANTED_ALREADY, words)
    return _barred(table, may_i, seat) or _too_dear(table, may_i, seat)


def _barred(table: ContractTable, may_i: MayIRules, seat: Seat) -> Refused | None:
    """Say why this player may not call for this discard at all."""
    if may_i.who == "others_not_laid_down" and table.down[seat] is not None:
        words = "You have laid down, and May-I is for those who have not; wait for your turn."
        return Refused(Refusal.CALLER_IS_DOWN, words)
    if not table.rules.may_i_own_discard and table.discarders[-1] == seat:
        words = "You discarded this card yourself; you may call for the discards of others."
        return Refused(Refusal.OWN_DISCARD, words)
    return None


def _too_dear(table: ContractTable, may_i: MayIRules, seat: Seat) -> Refused | None:
    """Say why a call could not be granted: calls left, cards in hand, cards in the stock."""
    if may_i.limit is not None and calls_used(table, seat) >= may_i.limit:
        words = f"You have no call left: the limit is {may_i.limit} per hand; wait for your turn."
        return Refused(Refusal.NO_CALLS_LEFT, words)
    would_hold = table.sizes[seat] + 1 + may_i.penalty_cards
    if may_i.max_cards is not None and would_hold > may_i.max_cards:
        words = (
            f"You would hold {would_hold} cards, and with May-I {may_i.max_cards} is the limit; "
            "wait for your turn."
        )
        return Refused(Refusal.TOO_MANY_CARDS, words)
    if not _penalty_payable(table, may_i):
        words = "The stock has no penalty card left; wait for your turn."
        return Refused(Refusal.NO_PENALTY_CARD, words)
    return None


def _penalty_payable(table: ContractTable, may_i: MayIRules) -> bool:
    """Whether the stock, reshuffled if needed, can give the penalty after the discard is taken."""
    return table.stock + max(0, table.reshufflable - 1) >= may_i.penalty_cards


def next_moment(table: ContractTable) -> int:
    """Return the moment of a call made now: after the standing calls, or 0 for the first."""
    return min(table.moment + 1, LIMIT - 1) if table.calls else 0


def refuse_call(table: ContractTable, seat: Seat, action: CallMayI) -> Refused | None:
    """Say why ``seat`` may not call at this moment."""
    refused = why_not_call(table, seat)
    if refused is None and action.moment < table.moment:
        words = (
            f"Moment {action.moment} is past; a call's moment is {table.moment}, "
            "that of the latest call, or later."
        )
        return Refused(Refusal.MOMENT_PAST, words)
    return refused


def refuse_withdrawal(table: ContractTable, seat: Seat) -> Refused | None:
    """Say why ``seat`` may not withdraw a call."""
    if not any(call.seat == seat for call in table.calls):
        words = "You have no standing call, so there is nothing to withdraw."
        return Refused(Refusal.NOT_CALLED, words)
    may_i = table.rules.may_i
    if may_i is not None and not may_i.withdraw:
        words = "You cannot withdraw a call at this table; wait for the answer."
        return Refused(Refusal.NO_WITHDRAWING, words)
    return None


def refuse_answer(table: ContractTable, answer: AllowMayI | DenyMayI) -> Refused | None:
    """Say why the player in turn may not give this answer to a call.

    A player who denies a call has to take the discard, so one who may not take it cannot deny.
    """
    may_i = table.rules.may_i
    if not table.calls or may_i is None:
        return Refused(Refusal.NOTHING_TO_ANSWER, "Nobody has called May-I; draw a card.")
    if isinstance(answer, DenyMayI) and table.phase is Phase.PLAY:
        words = "You drew from the stock, so you cannot deny the discard to others; allow it."
        return Refused(Refusal.ALREADY_DREW, words)
    if isinstance(answer, DenyMayI) and may_i.deny_forces_discard and table.only_draws:
        words = "You have laid down and may not take the discard, so you cannot deny it; allow it."
        return Refused(Refusal.DOWN_DRAWS_ONLY, words)
    return None
