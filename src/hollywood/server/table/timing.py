"""What a table does by itself as time goes by: holds, turn clocks, deals, standing answers.

:func:`go_on` does what is due now, under the lock; :func:`next_moment` says when to check again.
"""

from __future__ import annotations

from hollywood.contract import CallMayI
from hollywood.errors import HollywoodError
from hollywood.gin.events import Passed
from hollywood.play import Seat
from hollywood.server.table.absence import SHOWN_AFTER, next_change, patience
from hollywood.server.table.calling import next_notice
from hollywood.server.table.clocks import DAY, TurnClock, calendar, deadline
from hollywood.server.table.commands import act, deal_if_due, rematch_is_due
from hollywood.server.table.dealing import awaited_until, dealt_at
from hollywood.server.table.ending import drop_offer
from hollywood.server.table.entries import CallsClosed, CameBack, NextTable, StoodIn
from hollywood.server.table.gathering import STAND_IN
from hollywood.server.table.hosting import let_out_if_due
from hollywood.server.table.live import LiveTable
from hollywood.server.table.mixing import reveal_until, waits_to_reveal, waits_to_seal
from hollywood.server.table.nudging import nudge_in
from hollywood.server.table.offers import (
    current_offer,
    next_pass,
    over_days,
    window_ends,
    wishing,
)
from hollywood.server.table.state import TableState
from hollywood.server.table.steps import Step, match_begins, room_step

AWAKE = 60.0
"""Seconds a table stays in memory after the last viewer has gone."""


async def go_on(room: LiveTable) -> None:
    """Do everything that is due now, under the lock; nothing during a pause."""
    pause = room.hosting.pause
    if pause is not None and (pause.left <= 0 or room.outcome is not None):
        room.hosting.end_pause()
        room.show()
    if room.paused:
        return
    if settle_in(room):
        room.show()
    while await _do_next(room):
        pass


def settle_in(room: TableState) -> bool:
    """Update the offers and the clocks to match the state; return whether they changed."""
    before = room.offer.state if room.offer is not None else None
    room.offer = current_offer(room)
    after = room.offer.state if room.offer is not None else None
    dropped = drop_offer(room)
    return _set_clocks(room) or dropped or after != before


def next_moment(room: TableState, now: float) -> float | None:
    """The next deadline, by the event loop's clock; ``None`` if there is none.

    ``now`` is the time of the last check: a deadline that has passed since then still counts.
    Without viewers only a table with days for a turn has deadlines.
    """
    if not room.audience.viewers and not over_days(room):
        return None
    moments: list[float] = []
    if room.hosting.pause is not None:
        return now + room.hosting.pause.left
    moments += room.hosting.asked_out.values()
    if room.offer is not None and not room.offer.over:
        moments += [room.offer.longer, room.offer.until]
        passes = next_pass(room.offer, now)
        moments += [] if passes is None else [passes]
    moments += [clock.until for clock in room.clocks.values()]
    moments += [now + moment - calendar() for moment in _days_to_come(room)]
    nudges = (nudge_in(room, seat) for seat in room.seating.people())
    moments += [now + seconds for seconds in nudges if seconds]
    drawn_at = room.drawn_at()
    if drawn_at is not None:
        moments.append(drawn_at)
    for seat in room.seating.people():
        until = awaited_until(room, seat)
        if until is not None:
            moments.append(until)
        since = room.gone_since(seat)
        if since is not None:
            moments.append(since + SHOWN_AFTER)
    mixing = (*waits_to_reveal(room), *waits_to_seal(room))
    moments += [reveal_until(room, seat) for seat in mixing]
    for seat in room.kept_waiting_by():
        reason, waited = room.absence(seat, now)
        change = None if reason is None else next_change(room.card.clock, reason, waited)
        if change is not None:
            moments.append(now + change)
    return min((moment for moment in moments if moment > now), default=None)


def due_at(room: TableState) -> float | None:
    """When a table with days for a turn must be looked at again, in seconds since 1970.

    ``None`` if nothing happens there by itself; so it is at every other table, which rests while
    nobody looks.
    """
    if not over_days(room) or room.outcome is not None:
        return None
    ahead = [clock.until for clock in room.clocks.values()]
    if room.offer is not None and not room.offer.over:
        ahead.append(room.offer.until)
    mixing = (*waits_to_reveal(room), *waits_to_seal(room))
    ahead += [reveal_until(room, seat) for seat in mixing]
    now, today = room.now(), calendar()
    moments = [today + moment - now for moment in ahead if moment > now]
    return min([*moments, *_days_to_come(room)], default=None)


def _days_to_come(room: TableState) -> list[float]:
    """The deadlines that only the calendar knows, in seconds since 1970."""
    now = calendar()
    moments = (dealt_at(room), next_notice(room, now))
    return [moment for moment in moments if moment is not None and moment > now]


async def _do_next(room: LiveTable) -> bool:
    """Do one thing that is due; return whether there was one."""
    step = (
        _drawn_by_lot(room)
        or let_out_if_due(room)
        or _turn_is_over(room)
        or _nobody_calls(room)
        or _stands_in(room)
        or await due_now(room)
    )
    if step is not None:
        await room.carry_out(step)
        return True
    seat = None if room.offer is None or room.offer.over else wishing(room, room.offer)
    if seat is None:
        return False
    await _call_for(room, seat)
    return True


async def due_now(room: LiveTable) -> Step | None:
    """Prepare the next deal or make it, or move to the table of a rematch, if it is time for it."""
    step = deal_if_due(room)
    if step is None and rematch_is_due(room):
        step = room_step(room.seating, NextTable(table=await room.open_rematch()))
    return step


def _drawn_by_lot(room: TableState) -> Step | None:
    """Begin the match if nobody has chosen the first dealer in time."""
    drawn_at = room.drawn_at()
    if drawn_at is None or room.now() < drawn_at:
        return None
    return match_begins(Step(entries=(), seating=room.seating), room.rules)


def _nobody_calls(room: TableState) -> Step | None:
    """Close the window for calls of a table with days for a turn, once nobody is waited for."""
    offer = room.offer
    if offer is None or offer.over or not over_days(room):
        return None
    if wishing(room, offer) is not None or not window_ends(room, offer):
        return None
    return room_step(room.seating, CallsClosed(offer=offer.key))


def _stands_in(room: TableState) -> Step | None:
    """Let a bot play for somebody who keeps the table waiting too long, if the table agreed to it.

    Some other person must play there, and without days for a turn be present, so that no table is
    played by bots alone.
    """
    rule = room.card.stand_in
    if rule == "ask" or room.table is None or not room.table.match.in_play:
        return None
    if room.offer is not None and not room.offer.settled:
        return None
    for seat in room.kept_waiting_by():
        reason, waited = room.absence(seat, room.now())
        limits = None if reason is None else patience(room.card.clock, reason)
        others = (other for other in room.seating.deciders() if other != seat)
        if limits is None or waited < limits.stand_in:
            continue
        if any(over_days(room) or room.present(other) for other in others):
            for_turn = rule == "turn" and reason != "left"
            return room_step(room.seating, StoodIn(seat=seat, bot=STAND_IN, for_turn=for_turn))
    return None


def _turn_is_over(room: TableState) -> Step | None:
    """Give a person the seat back when a bot has played one turn for them."""
    places = room.seating.places
    awaited = room.table.match.awaiting if room.table is not None else ()
    for seat in room.seating.people():
        if places[seat].for_turn and (seat not in awaited or room.outcome is not None):
            return room_step(room.seating, CameBack(seat=seat))
    return None


async def _call_for(room: LiveTable, seat: Seat) -> None:
    """Make a call that a player wished for; a call that is withdrawn is not made again."""
    assert room.offer is not None
    room.offer.called.add(seat)
    try:
        await room.carry_out(act(room, seat, CallMayI()))
    except HollywoodError:
        room.offer.called.discard(seat)  # nothing was done
        raise


def _set_clocks(room: TableState) -> bool:
    """Start the clock of the player to decide now; a clock already running for this turn goes on.

    Without a clock only note since when the table waits for that player. Return whether a clock was
    started or removed.
    """
    card, turns = room.card, _turns(room)
    if card.clock == "none":
        before = room.waits
        since = {seat: before.get(seat, (None, 0.0)) for seat in turns}
        room.waits = {
            seat: (key, since[seat][1] if since[seat][0] == key else room.now())
            for seat, key in turns.items()
        }
        return False
    clocks = {}
    for seat, key in turns.items():
        running = room.clocks.get(seat)
        if running is not None and running.key == key:
            clocks[seat] = running
        elif card.clock == "live":
            seconds = float(card.turn_seconds)
            clocks[seat] = TurnClock(key=key, until=room.now() + seconds, seconds=seconds)
        else:
            seconds = card.turn_days * DAY
            holidays = room.holidays.get(room.seating.places[seat].person or "", ())
            ends = deadline(room.moved_at, seconds, holidays)
            rests = room.holiday_until(seat)
            shift = room.now() - calendar()
            clocks[seat] = TurnClock(
                key=key,
                until=ends + shift,
                seconds=seconds,
                rests_until=0.0 if rests is None else rests + shift,
            )
    if clocks == room.clocks:
        return False
    room.clocks = clocks
    return True


def _turns(room: TableState) -> dict[Seat, tuple[int, ...]]:
    """Return the people the table waits for, each with a key of that turn; nobody during a hold."""
    table = room.table
    people = sum(
        place.person is not None and place.machine is None for place in room.seating.places
    )
    if table is None or people < 2 or room.outcome is not None or not table.match.in_play:
        return {}
    if room.offer is not None and not room.offer.settled:
        return {}
    turns: dict[Seat, tuple[int, ...]] = {}
    for seat in table.match.awaiting:
        number = table.match.board_of(seat)
        if room.seating.places[seat].machine is None and number is not None:
            open_cards = table.match.boards[number].round.table
            passed = sum(isinstance(told, Passed) for told in open_cards.past)  # on the upcard
            turns[seat] = (table.match.round_number, number, passed + open_cards.turns, seat)
    return turns
