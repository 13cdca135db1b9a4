"""Who is to be told that a table waits for them: computed from the state alone, again and again.

At a table with days for a turn people are seldom present, so somebody has to call them. This module
says what everybody should have been told by now (:func:`due_notices`), and when there will be more
to say (:func:`next_notice`). It remembers nothing: the same notice is due until the table goes on,
and whoever delivers notices (:class:`Teller`) drops those whose ``key`` that person has been told
before. So no notice is lost or sent twice, whenever the server stops.

Times are seconds since 1970. A notice holds public information only: it may name the discard on
offer, and never a card of a hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from hollywood.cards import Card
from hollywood.play import Seat
from hollywood.server.table.clocks import DAY
from hollywood.server.table.dealing import dealt_at
from hollywood.server.table.mixing import reveal_until, waits_to_reveal, waits_to_seal
from hollywood.server.table.nudging import current_nudge
from hollywood.server.table.offers import asked

if TYPE_CHECKING:
    from hollywood.server.table.state import TableState

NoticeKind = Literal["your_turn", "your_call", "reminder", "nudge", "match_over", "rematch"]
"""What a notice says: it is your turn; you may call for a discard; less than a quarter of the time
for one of these is left; somebody waits for you; the match is over; the others play another."""

REMINDED_AT = 0.25
"""The share of the time for a decision that is left when its owner is reminded."""


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that one person should be told about one table.

    ``key`` distinguishes it from every other notice to that person about that table. ``until`` is
    when the time for the decision ends, ``None`` if it has no end. ``card`` is the discard on
    offer. ``by`` is the name of the person who nudges. ``deal`` says that the hand is over and the
    next one can be dealt. ``won`` says, at the end of a match, whether this person has won;
    ``None`` if nobody has. ``here`` says that the person is looking at the table right now.
    """

    kind: NoticeKind
    key: str
    person: str
    table: str
    preset: str
    seats: tuple[str, ...]  # the names of all seats
    seat: Seat  # of this person
    round_number: int
    until: float | None = None
    card: Card | None = None
    by: str | None = None
    deal: bool = False
    won: bool | None = None
    here: bool = False


class Teller(Protocol):
    """Delivers notices, in its own time."""

    async def tell(self, notices: tuple[Notice, ...]) -> None:
        """Take what people should have been told by now; each ``key`` is told a person once."""


def due_notices(state: TableState, now: float) -> tuple[Notice, ...]:
    """Return what the people of a table should have been told by ``now``; most of it is old news.

    Only tables with days for a turn call people.
    """
    if state.card.clock != "days" or state.table is None:
        return ()
    if state.outcome is not None:
        return _match_over(state)
    shift = now - state.now()  # from the loop's time to the calendar's
    offer = state.offer
    found: list[Notice] = []
    if offer is not None and not offer.over:
        key = "call-" + "-".join(map(str, offer.key))
        until = offer.until + shift
        for seat in asked(state, offer):
            call = _notice(state, seat, "your_call", key, until=until, card=offer.card)
            found += [call, *_more(state, call, offer.seconds, offer.until - state.now())]
    for seat, clock in state.clocks.items():
        key = "turn-" + "-".join(map(str, clock.key))
        turn = _notice(state, seat, "your_turn", key, until=clock.until + shift)
        found += [turn, *_more(state, turn, clock.seconds, clock.left(state.now()))]
    ends = dealt_at(state)
    if ends is not None:
        key = f"deal-{state.table.match.round_number + 1}"
        for seat in state.seating.deciders():
            found.append(_notice(state, seat, "your_turn", key, until=ends, deal=True))
    for seat in (*waits_to_reveal(state), *waits_to_seal(state)):
        key = f"deal-{state.table.match.round_number + 1}"
        until = reveal_until(state, seat)
        turn = _notice(state, seat, "your_turn", key, until=until + shift, deal=True)
        found += [turn, *_more(state, turn, state.card.turn_days * DAY, until - state.now())]
    return tuple(found)


def next_notice(state: TableState, now: float) -> float | None:
    """Return when there will be something new to tell, if nothing happens; ``None``: never."""
    if state.card.clock != "days" or state.outcome is not None:
        return None
    shift = now - state.now()
    ends = [(clock.until, clock.seconds) for clock in state.clocks.values()]
    if state.offer is not None and not state.offer.over:
        ends.append((state.offer.until, state.offer.seconds))
    mixing = (*waits_to_reveal(state), *waits_to_seal(state))
    ends += [(reveal_until(state, seat), state.card.turn_days * DAY) for seat in mixing]
    moments = (until + shift - seconds * REMINDED_AT for until, seconds in ends)
    return min((moment for moment in moments if moment > now), default=None)


def _more(state: TableState, notice: Notice, seconds: float, left: float) -> list[Notice]:
    """What else to tell somebody the table waits for: a reminder, and that somebody nudges."""
    more = []
    if left <= seconds * REMINDED_AT:
        key = f"reminder-{notice.key}"
        more.append(msgspec.structs.replace(notice, kind="reminder", key=key))
    nudge = current_nudge(state, notice.seat)
    if nudge is not None:
        key = f"nudge-{nudge.at:.0f}"
        by = state.seat_names()[nudge.by]
        more.append(msgspec.structs.replace(notice, kind="nudge", key=key, by=by))
    return more


def _match_over(state: TableState) -> tuple[Notice, ...]:
    winners, people = state.outcome, state.seating.people()
    over = tuple(
        _notice(state, seat, "match_over", "over", won=seat in winners if winners else None)
        for seat in people
    )
    if state.seating.next_table is None:
        return over
    # The link leads to the old table, which leads on. Those who opened it were looking at that.
    return over + tuple(_notice(state, seat, "rematch", "rematch") for seat in people)


def _notice(state: TableState, seat: Seat, kind: NoticeKind, key: str, **facts: Any) -> Notice:
    person = state.seating.places[seat].person
    assert person is not None, "only people are called"
    return Notice(
        kind=kind,
        key=key,
        person=person,
        table=state.card.id,
        preset=state.card.preset,
        seats=state.seat_names(),
        seat=seat,
        round_number=0 if state.table is None else state.table.match.round_number,
        here=state.audience.looks(person),
        **facts,
    )
