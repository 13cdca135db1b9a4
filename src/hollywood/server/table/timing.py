"""What a table does by itself as time goes by: holds, turn clocks, deals, standing answers.

:func:`go_on` does what is due now, under the lock; :func:`next_moment` says when to check again.
"""

from __future__ import annotations

import time

from hollywood.contract import CallMayI
from hollywood.errors import HollywoodError
from hollywood.play import Seat
from hollywood.server.table.absence import DAY, SHOWN_AFTER, next_change
from hollywood.server.table.clocks import TurnClock
from hollywood.server.table.commands import act, deal_if_due, rematch_is_due
from hollywood.server.table.dealing import awaited_until
from hollywood.server.table.ending import drop_offer
from hollywood.server.table.entries import NextTable
from hollywood.server.table.live import LiveTable
from hollywood.server.table.offers import current_offer, wishing
from hollywood.server.table.state import TableState
from hollywood.server.table.steps import Step, match_begins, room_step

AWAKE = 60.0
"""Seconds a table stays in memory after the last viewer has gone."""


async def go_on(room: LiveTable) -> None:
    """Do everything that is due now, under the lock."""
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
    """
    moments = []
    if not room.audience.viewers:
        return None
    if room.offer is not None and not room.offer.over:
        moments.append(room.offer.until)
    moments += [clock.until for clock in room.clocks.values()]
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
    for seat in room.kept_waiting_by():
        reason, waited = room.absence(seat, now)
        change = None if reason is None else next_change(room.card.clock, reason, waited)
        if change is not None:
            moments.append(now + change)
    return min((moment for moment in moments if moment > now), default=None)


async def _do_next(room: LiveTable) -> bool:
    """Do one thing that is due; return whether there was one."""
    step = _drawn_by_lot(room) or await due_now(room)
    if step is not None:
        await room.carry_out(step)
        return True
    seat = None if room.offer is None or room.offer.over else wishing(room, room.offer)
    if seat is None:
        return False
    await _call_for(room, seat)
    return True


async def due_now(room: LiveTable) -> Step | None:
    """Start the next deal, or move to the table of a rematch, if it is time for it."""
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


async def _call_for(room: LiveTable, seat: Seat) -> None:
    """Make a call that a player asked for in advance; then that card is no longer asked for."""
    assert room.offer is not None
    wishes, card = room.wishes[seat], room.offer.card
    before = wishes.want
    wishes.want = tuple(wanted for wanted in before if wanted != card)
    try:
        await room.carry_out(act(room, seat, CallMayI()))
    except HollywoodError:
        wishes.want = before  # nothing was done
        raise


def _set_clocks(room: TableState) -> bool:
    """Start the clock of the player to decide now; a clock already running for this turn goes on.

    Return whether a clock was started or removed.
    """
    table, card = room.table, room.card
    seats: tuple[Seat, ...] = ()
    people = sum(
        place.person is not None and place.machine is None for place in room.seating.places
    )
    if table is not None and card.clock != "none" and people > 1 and room.outcome is None:
        held = room.offer is not None and not room.offer.settled
        if table.match.in_play and not held:
            seats = tuple(s for s in table.match.awaiting if room.seating.places[s].machine is None)
    clocks = {}
    for seat in seats:
        assert table is not None
        number = table.match.board_of(seat)
        assert number is not None
        turns = table.match.boards[number].round.table.turns
        key = (table.match.round_number, number, turns, seat)
        running = room.clocks.get(seat)
        if running is not None and running.key == key:
            clocks[seat] = running
        elif card.clock == "live":
            seconds = float(card.turn_seconds)
            clocks[seat] = TurnClock(key=key, until=room.now() + seconds, seconds=seconds)
        else:
            seconds = card.turn_days * DAY
            spent = max(0.0, time.time() - room.moved_at)
            clocks[seat] = TurnClock(key=key, until=room.now() + seconds - spent, seconds=seconds)
    if clocks == room.clocks:
        return False
    room.clocks = clocks
    return True
