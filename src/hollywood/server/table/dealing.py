"""When the next round is dealt, and whom it waits for.

At a rated table the first deal waits until everybody seated is connected and ready, however long
that takes. Later deals there wait for absent people: they are shown as absent, and
:mod:`hollywood.server.table.absence` says what the others may do. With days for a turn only the
first deal waits like this, because people are seldom present together. Tables that are not rated
never wait for absent people.

With days for a turn, everybody may be away when a round is over. Nobody has to come only for the
next deal: it is made by itself after twelve hours, except for the first one of a rated match.

Somebody who is connected but not ready holds up a later deal (at a table that is not rated: every
deal) as long as a live turn may take, or two minutes without a clock. Somebody who comes back in
the meantime gets that time again.

When the deal is due, the set of seals is closed, and then all reveal what they had sealed
(:mod:`hollywood.server.table.mixing`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hollywood.play import Seat
from hollywood.server.protocol.messages import TableCard
from hollywood.server.table.clocks import DAY, HOUR, calendar
from hollywood.server.table.mixing import reveal_until, waits_to_seal

if TYPE_CHECKING:
    from hollywood.server.table.state import TableState


MOST_ROUNDS = 500
"""Most rounds of a match at a table: several times what any serious match needs. Then it is
decided as it stands."""

DEALT_AFTER = 12 * HOUR
"""With days for a turn: seconds after which the next round is dealt although nobody is ready."""


def deal_patience(card: TableCard) -> float:
    """How many seconds the deal waits for people who are present, after the first one is ready."""
    return {"live": float(card.turn_seconds), "none": 120.0, "days": DAY}[card.clock]


def awaited_until(state: TableState, seat: Seat) -> float | None:
    """The deadline for people who are present to be ready; ``None`` while nobody is ready."""
    if state.first_ready is None:
        return None
    since = max(state.first_ready, state.returned.get(seat, state.first_ready))
    return since + deal_patience(state.card)


def deal_waits_for(state: TableState) -> tuple[Seat, ...]:
    """The seats of people the next deal waits for, once somebody is ready."""
    people = (seat for seat in state.seating.people() if not state.seating.places[seat].machine)
    return tuple(seat for seat in people if _waits_for(state, seat))


def may_deal(state: TableState) -> bool:
    """Whether to deal now: somebody is ready, and it waits for nobody; or it deals by itself."""
    table = state.table
    if table is None or table.match.in_play or state.outcome is not None or state.paused:
        return False
    if any(state.now() < reveal_until(state, seat) for seat in waits_to_seal(state)):
        return False
    if state.seating.mix.void and state.card.clock == "days":
        return True
    people = (seat for seat in state.seating.people() if not state.seating.places[seat].machine)
    asked = any(seat in state.ready for seat in people)
    return _dealt_by_itself(state) or (asked and not deal_waits_for(state))


def dealt_at(state: TableState) -> float | None:
    """When the next round is dealt by itself, in seconds since 1970; ``None``: never."""
    table, card = state.table, state.card
    if card.clock != "days" or table is None or table.match.in_play or state.outcome is not None:
        return None
    if state.seating.mix.closed is not None or state.seating.mix.void:
        return None
    first = card.rated and table.match.round_number == 0
    return None if first else state.moved_at + DEALT_AFTER


def _dealt_by_itself(state: TableState) -> bool:
    at = dealt_at(state)
    return at is not None and at <= calendar()


def _waits_for(state: TableState, seat: Seat) -> bool:
    here, ready, rated = state.present(seat), seat in state.ready, state.card.rated
    assert state.table is not None
    if rated and state.table.match.round_number == 0:
        return not (here and ready)
    if not here:
        return rated and state.card.clock != "days"
    until = awaited_until(state, seat)
    return not ready and (until is None or state.now() < until)
