"""The result of each player's command, computed under the lock of the table.

:func:`work_out` returns the step to write, or nothing if the command changes only what is kept in
memory. It raises Refuse if the command is not allowed; then nothing has changed.
"""

from __future__ import annotations

from math import ceil
from typing import Any

from hollywood.contract import (
    CallMayI,
    ContractView,
    LayDown,
    next_moment,
)
from hollywood.contract.events import MayIWithdrawn, TakenBack
from hollywood.contract.standing import in_own_turn
from hollywood.errors import IllegalAction
from hollywood.match.decks import Seals
from hollywood.match.table import TableEvent
from hollywood.play import Action, Seat
from hollywood.server.protocol.messages import (
    Act,
    ChooseDealer,
    Claim,
    ComeBack,
    Command,
    Consider,
    Considered,
    Leave,
    LetOut,
    Nudge,
    OfferEnd,
    PauseMatch,
    Ready,
    RefuseEnd,
    Rematch,
    RemoveBot,
    Resign,
    ResumeMatch,
    SeatBot,
    SendOff,
    SetChat,
    SetDoors,
    SetHold,
    Sit,
    StandIn,
    StayIn,
    TakeBack,
)
from hollywood.server.table.absence import patience
from hollywood.server.table.clocks import HOUR, calendar
from hollywood.server.table.dealing import may_deal
from hollywood.server.table.ending import offer_end, refuse_end, resign
from hollywood.server.table.entries import CameBack, Claimed, Left, Nudged, Rose, StoodIn
from hollywood.server.table.gathering import STAND_IN, choose_dealer, sit_down
from hollywood.server.table.holding import set_hold
from hollywood.server.table.hosting import (
    let_out,
    may_seat_bots,
    pause,
    resume,
    send_off,
    set_chat,
    set_doors,
    stay_in,
)
from hollywood.server.table.mixing import (
    being_mixed,
    closing,
    nobody_here,
    reveal_until,
    voiding,
    waits_to_reveal,
)
from hollywood.server.table.nudging import may_be_nudged, nudge_in
from hollywood.server.table.offers import held_back
from hollywood.server.table.own_view import own_view
from hollywood.server.table.state import GotReady, Noted, TableState, WantsRematch
from hollywood.server.table.steps import (
    Refuse,
    Step,
    read_action,
    remove_bot,
    room_step,
    seat_bots,
    seats_taken,
    with_seal,
)

MOST_TAKEN_BACK = 30
"""How often somebody may take cards back in one deal, and how often withdraw a call."""


def work_out(room: TableState, person: str | None, message: Command) -> Step | Noted | None:
    """Return the result of a command; Refuse if it is not allowed. The table does not change."""
    if person is None:
        raise Refuse("nobody", "Choose a name first; then you can sit down and play.")
    match message:
        case Sit(seat=seat):
            _before_the_match(room, "Every seat of this table is taken; you can watch.")
            return sit_down(room, person, None if seat is None else Seat(seat))
        case SeatBot(bot=kind, seat=number):
            _before_the_match(room, "The match has begun; its seats are taken.")
            may_seat_bots(room, _own_seat(room, person))
            bots = seat_bots(
                room.seating,
                kind,
                None if number is None else Seat(number),
                room.card.family,
                room.extra_bots,
            )
            return seats_taken(room.seating, bots, room.rules)
        case RemoveBot(seat=number):
            _before_the_match(room, "The match has begun; its seats are taken.")
            may_seat_bots(room, _own_seat(room, person))
            return room_step(room.seating, remove_bot(room.seating, Seat(number)))
    seat = _own_seat(room, person)
    match message:
        case Act():
            return _act(room, seat, message)
        case TakeBack(version=version):
            return _take_back(room, seat, version)
        case Ready():
            return _ready(room, seat, message)
        case Leave():
            return _leave(room, seat)
        case ChooseDealer(seat=number):
            return choose_dealer(room, seat, None if number is None else Seat(number))
        case StandIn(seat=number):
            return _stand_in(room, seat, Seat(number))
        case ComeBack():
            return _come_back(room, seat)
        case Nudge(seat=number):
            return _nudge(room, seat, Seat(number))
        case Claim(seat=number):
            return _claim(room, seat, Seat(number))
        case Rematch():
            return _rematch(room, seat)
        case SetHold(hold_ms=hold_ms):
            return set_hold(room, seat, hold_ms)
        case Resign():
            _in_the_match(room)
            return resign(room, seat)
        case LetOut(seat=number):
            if room.outcome is not None:
                _in_the_match(room)
            return let_out(room, seat, Seat(number))
        case StayIn():
            return stay_in(room, seat)
        case SetChat(open=is_open):
            return set_chat(room, seat, is_open)
        case SetDoors(open=is_open):
            return set_doors(room, seat, is_open)
        case SendOff(spectator=number):
            return send_off(room, seat, number)
        case PauseMatch():
            _in_the_match(room)
            return pause(room, seat)
        case ResumeMatch():
            return resume(room, seat)
        case OfferEnd():
            _in_the_match(room)
            return offer_end(room, seat)
        case RefuseEnd():
            _in_the_match(room)
            return refuse_end(room, seat)
    raise AssertionError(f"{type(message).__name__} is no command")


def act(room: TableState, seat: Seat, action: Action, *, stamped: bool = False) -> Step:
    """Compute an action of this seat; Refuse if it is not allowed now."""
    assert room.table is not None
    view = own_view(room, seat)
    if not stamped:
        action = _stamped(room, action)
    refused = view.refusal(action)
    if refused is not None:
        raise Refuse(refused.code, refused.words)
    change = room.table.acting(seat, action, stamped=True)
    step = Step(entries=(change.entry,), seating=room.seating, change=change)
    return with_seal(step, change.match)


def _stamped(room: TableState, action: Action) -> Action:
    """Give a call the moment of its arrival: calls count in the order they arrive."""
    found = room.contract_board()
    if isinstance(action, CallMayI) and found is not None:
        return CallMayI(next_moment(found[1]))
    return action


def considered(room: TableState, person: str | None, message: Consider) -> Considered:
    """Whether an action would be allowed, from the view of its seat alone.

    A lay down is judged as if it were the player's turn, so that it can be planned while others
    play.
    """
    try:
        if person is None or room.table is None:
            raise Refuse("not_seated", "You have no hand at this table; sit down to play.")
        action = _stamped(room, read_action(message.action, room.card.family))
        view = own_view(room, _own_seat(room, person))
        if isinstance(action, LayDown) and isinstance(view, ContractView):
            view = in_own_turn(view)
        refused = view.refusal(action)
    except Refuse as refusal:
        return Considered(request=message.request, code=refusal.code, words=str(refusal))
    if refused is None:
        return Considered(request=message.request, code=None, words=None)
    return Considered(request=message.request, code=refused.code, words=refused.words)


def _own_seat(room: TableState, person: str) -> Seat:
    seat = room.seating.seat_of(person)
    if seat is None:
        raise Refuse(
            "not_seated", "You are watching and have no seat at this table; sit down to play."
        )
    return seat


def _before_the_match(room: TableState, words: str) -> None:
    if room.table is not None:
        raise Refuse("match_begun", words)


def _in_the_match(room: TableState) -> None:
    if room.table is None:
        raise Refuse("not_begun", "The match has not begun; there are still empty seats.")
    if room.outcome is not None:
        raise Refuse("match_over", "The match is over; ask for another one.")


def _act(room: TableState, seat: Seat, message: Act) -> Step:
    _in_the_match(room)
    action = read_action(message.action, room.card.family)
    board = _board_in_play(room, seat)
    _not_stale(room, message.version, room.decided_since(board, action))
    _within_the_hold(room, action)
    if isinstance(action, CallMayI):
        _not_too_often(room, seat, MayIWithdrawn, "withdrawn a call")
    return act(room, seat, action)


def _take_back(room: TableState, seat: Seat, version: int) -> Step:
    """Undo the last lay down or addition of the player in turn."""
    _in_the_match(room)
    board = _board_in_play(room, seat)
    _not_stale(room, version, room.changed_at(board))
    _not_too_often(room, seat, TakenBack, "taken cards back")
    assert room.table is not None
    try:
        change = room.table.taking_back(seat)
    except IllegalAction as refused:
        raise Refuse("nothing_to_take_back", str(refused)) from None
    return Step(entries=(change.entry,), seating=room.seating, change=change)


def _not_too_often(
    room: TableState, seat: Seat, kind: type[TakenBack | MayIWithdrawn], words: str
) -> None:
    """Refuse what leads nowhere after :data:`MOST_TAKEN_BACK` times in one deal.

    Everybody who comes is sent all events of the deal, so they must not become too many.
    """
    assert room.table is not None
    told = room.table.all_events(room.table.kept_since)
    done = sum(isinstance(each.event, kind) and _by(each) == seat for each in told)
    if done >= MOST_TAKEN_BACK:
        raise Refuse("too_often", f"You have {words} {done} times in this deal; play on.")


def _by(told: TableEvent) -> Seat:
    """The match seat whose event this is."""
    event: Any = told.event
    seat: Seat = told.seats[event.seat]
    return seat


def _board_in_play(room: TableState, seat: Seat) -> int:
    """The board where a person plays now; Refuse if there is none."""
    assert room.table is not None
    if room.paused:
        raise Refuse("paused", "The match is paused; it goes on when the host resumes it.")
    if room.seating.places[seat].machine is not None:
        raise Refuse("stood_in", "A bot is playing for you; take your seat back first.")
    board = room.table.match.board_of(seat)
    if board is None or not room.table.match.in_play:
        raise Refuse("no_round", "You are in no round now; wait for the next deal.")
    return board


def _not_stale(room: TableState, version: int, oldest: int) -> None:
    """Refuse what was decided before the table changed."""
    if not oldest <= version <= room.version:
        words = "The table changed after you decided, so nothing was done; look again."
        raise Refuse("stale", words)


def _within_the_hold(room: TableState, action: Action) -> None:
    words = held_back(room, action)
    if words is not None:
        raise Refuse("hold", words)


def _ready(room: TableState, seat: Seat, message: Ready) -> Noted:
    _in_the_match(room)
    assert room.table is not None
    if room.table.match.in_play:
        raise Refuse("in_play", "This round is not over; the next one cannot be dealt yet.")
    if message.round_number != room.table.match.round_number + 1:
        raise Refuse("stale", "That deal is over, so nothing was done; look again.")
    return GotReady(seat)


def deal_if_due(room: TableState) -> Step | None:
    """Close the set of seals if it is time (:mod:`hollywood.server.table.dealing`), or deal.

    If somebody does not reveal in time, the deal is void (:mod:`hollywood.server.table.mixing`).
    """
    if room.seating.mix.closed is None:
        if not may_deal(room):
            return None
        closed = closing(room)
        return room_step(room.seating, closed) if any(closed.sealed) else _deal(room, closed.sealed)
    if room.paused or not being_mixed(room):
        return None
    missing = waits_to_reveal(room)
    if not missing:
        return _deal(room, room.seating.mix.closed)
    if nobody_here(room) or any(room.now() < reveal_until(room, seat) for seat in missing):
        return None
    assert room.table is not None
    return with_seal(room_step(room.seating, voiding(room)), room.table.match)


def _deal(room: TableState, sealed: tuple[str, ...]) -> Step:
    assert room.table is not None
    mix = room.seating.mix
    change = room.table.dealing(mix.contributions(len(sealed)), Seals(sealed=sealed, void=mix.void))
    return Step(entries=(change.entry,), seating=room.seating.dealt(), change=change)


def _leave(room: TableState, seat: Seat) -> Step | None:
    if room.table is None:
        return room_step(room.seating, Rose(seat=seat))
    if room.outcome is not None or room.seating.places[seat].left:
        return None
    return room_step(room.seating, Left(seat=seat))


def _waited_for(room: TableState, seat: Seat) -> tuple[float, float | None]:
    """How long a seat has kept the table waiting, and after how long a claim is possible."""
    if seat not in room.kept_waiting_by():
        raise Refuse("not_absent", "The table is not waiting for this player; keep playing.")
    reason, waited = room.absence(seat, room.now())
    limits = None if reason is None else patience(room.card.clock, reason)
    if limits is None:
        raise Refuse("be_patient", "This table has no clock; players take the time they need.")
    if waited < limits.stand_in:
        left = round(limits.stand_in - waited) or 1
        raise Refuse("be_patient", f"Wait {left} more seconds; the player may come back.")
    return waited, limits.claim


def _stand_in(room: TableState, seat: Seat, absent: Seat) -> Step:
    _in_the_match(room)
    if seat == absent:
        raise Refuse("own_seat", "That is your own seat; a bot can stand in only for others.")
    _waited_for(room, absent)
    return room_step(room.seating, StoodIn(seat=absent, bot=STAND_IN))


def _nudge(room: TableState, seat: Seat, absent: Seat) -> Step:
    _in_the_match(room)
    if seat == absent:
        raise Refuse("own_seat", "The table waits for you; you cannot nudge yourself.")
    if not may_be_nudged(room):
        raise Refuse("no_nudge", "In a rated match the clock is enough; nobody is nudged.")
    left = nudge_in(room, absent)
    if left is None:
        raise Refuse("not_absent", "The table is not waiting for this player; keep playing.")
    if left > 0:
        wait = f"{ceil(left)} seconds" if left <= HOUR / 60 else f"{ceil(left / 60)} minutes"
        raise Refuse("be_patient", f"You can nudge this player in {wait}.")
    return room_step(room.seating, Nudged(seat=absent, by=seat, at=calendar()))


def _come_back(room: TableState, seat: Seat) -> Step | None:
    place = room.seating.places[seat]
    if place.stand_in is None and not place.left:
        return None
    return room_step(room.seating, CameBack(seat=seat))


def _claim(room: TableState, seat: Seat, absent: Seat) -> Step:
    """Win the match because the other is absent, or end it without a result if it is too short."""
    _in_the_match(room)
    if not room.claimable(seat, absent):
        words = "You can claim a match only against a single opponent; let a bot play instead."
        raise Refuse("no_claim", words)
    waited, needed = _waited_for(room, absent)
    if needed is None:
        words = "This player is at the table; a bot can play, but you cannot claim the match."
        raise Refuse("still_here", words)
    if waited < needed:
        left = round(needed - waited) or 1
        raise Refuse("be_patient", f"You can claim the match in {left} seconds.")
    return room_step(room.seating, Claimed(seat=seat, claimed_from=absent, void=room.voids()))


def _rematch(room: TableState, seat: Seat) -> Noted | None:
    """Ask for another match; it begins when everybody who is still there wants it."""
    if room.outcome is None:
        raise Refuse("not_over", "The match is not over yet; finish it first.")
    return WantsRematch(seat) if room.seating.next_table is None else None


def rematch_is_due(room: TableState) -> bool:
    """Whether somebody wants another match, and so does everybody who is present."""
    if not room.rematch or room.outcome is None or room.seating.next_table is not None:
        return False
    missing = room.missing()
    there = [seat for seat in room.seating.people() if seat not in missing]
    return bool(there) and all(seat in room.rematch for seat in there)
