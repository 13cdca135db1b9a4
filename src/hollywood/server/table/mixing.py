"""What the players add to the shuffle of the next deal: first sealed, then revealed.

The table seals its secret when a round is over. Every page seals what its player adds. When the
deal is due, the set of seals is closed: it is written to the log and shown to all. Then every page
reveals, and when all have, the deck is made. Nobody knows anything that could help when they seal,
and nobody can change anything when they reveal.

A player who has sealed nothing in time adds nothing. If somebody does not reveal in time, the deal
is void: that is written down, everybody is told, and all others seal again. Those who did not
reveal add nothing to this deal, and after :data:`MOST_VOID` void deals nothing for the rest of the
match.

With days for a turn, pages seal during the round before, while their people are there, and reveal
at the next visit, within the time of a turn. There every step is in the log. Elsewhere only the
closed set, the void deals and the deal itself are; pages send the rest again after a restart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hollywood.cards.shuffle import seal
from hollywood.errors import HollywoodError
from hollywood.match.log import VoidDeal
from hollywood.play import Seat
from hollywood.server.protocol.messages import Commit, Reveal, TableCard
from hollywood.server.table.clocks import DAY, calendar, deadline
from hollywood.server.table.entries import Closed, Committed, Mixed, Revealed, Voided

if TYPE_CHECKING:
    from hollywood.server.table.state import TableState

REVEAL_WITHIN = 5.0
"""Seconds to reveal, and to seal again after a void deal; with days for a turn, a turn's time."""

MOST_VOID = 2
"""Void deals of a match after which a seat adds nothing to later ones."""


class Mix(msgspec.Struct, frozen=True, kw_only=True):
    """The preparation of the next deal, as the log leaves it.

    ``closed`` are the seals by seat, once the set is closed. ``since`` is when that happened, or
    when the last try became void, in seconds since 1970. ``void`` are the tries for this deal, and
    ``failed`` counts the void tries of the match by the seats that did not reveal.
    """

    sealed: dict[Seat, str] = {}
    closed: tuple[str, ...] | None = None
    revealed: dict[Seat, bytes] = {}
    void: tuple[VoidDeal, ...] = ()
    failed: dict[Seat, int] = {}
    since: float = 0.0

    def after(self, entry: Mixed) -> Mix:
        """Return the preparation after an entry."""
        match entry:
            case Committed():
                sealed = {**self.sealed, entry.seat: entry.seal}
                return msgspec.structs.replace(self, sealed=sealed)
            case Closed():
                return msgspec.structs.replace(self, closed=entry.sealed, since=entry.at)
            case Revealed():
                given = {**self.revealed, entry.seat: bytes.fromhex(entry.contribution)}
                return msgspec.structs.replace(self, revealed=given)
            case Voided():
                failed = dict(self.failed)
                for seat in entry.deal.missing:
                    failed[seat] = failed.get(seat, 0) + 1
                return Mix(void=(*self.void, entry.deal), failed=failed, since=entry.at)

    def dealt(self) -> Mix:
        """Return the preparation of the deal after the next one."""
        return Mix(failed=self.failed)

    def missing(self) -> tuple[Seat, ...]:
        """The seats that have not yet revealed what they sealed."""
        sealed = enumerate(self.closed or ())
        return tuple(Seat(n) for n, given in sealed if given and Seat(n) not in self.revealed)

    def barred(self, seat: Seat) -> bool:
        """Whether a seat adds nothing to this deal, because it did not reveal before."""
        here = any(seat in void.missing for void in self.void)
        return here or self.failed.get(seat, 0) >= MOST_VOID

    def contributions(self, seats: int) -> tuple[bytes, ...]:
        """What the seats revealed, by seat; empty for a seat that adds nothing."""
        return tuple(self.revealed.get(Seat(seat), b"") for seat in range(seats))


def being_mixed(state: TableState) -> bool:
    """Whether pages may seal or reveal something now."""
    table = state.table
    if table is None or state.outcome is not None or table.match.over:
        return False
    return not table.match.in_play or state.card.clock == "days"


def mixed_in(
    state: TableState, seat: Seat, message: Commit | Reveal
) -> Committed | Revealed | None:
    """What a player adds, from the page; ``None`` if it comes too late or changes nothing."""
    mix = state.seating.mix
    if not being_mixed(state) or state.table is None:
        return None
    if message.round_number != state.table.match.round_number + 1:
        return None
    if isinstance(message, Commit):
        known = mix.closed is not None or mix.sealed.get(seat) == message.seal
        if known or message.tries != len(mix.void) or not _adds(state, seat):
            return None
        return Committed(seat=seat, seal=message.seal)
    if seat not in mix.missing() or not _opens(state, seat, message.contribution):
        return None
    return Revealed(seat=seat, contribution=message.contribution)


def closing(state: TableState) -> Closed:
    """Close the set of seals: of those who are here, or with days for a turn, of all.

    Without days, a player who is away could only make the deal void.
    """
    sealed = state.seating.mix.sealed
    here = {seat for seat in _seats(state) if _over_days(state.card) or state.present(seat)}
    counted = {seat: seal for seat, seal in sealed.items() if seat in here and _adds(state, seat)}
    return Closed(sealed=tuple(counted.get(seat, "") for seat in _seats(state)), at=calendar())


def voiding(state: TableState) -> Voided:
    """Write down a deal that is not made, because somebody did not reveal."""
    seating = state.seating
    given = seating.mix.contributions(len(seating.places))
    deal = VoidDeal(
        secrets=tuple(secret.hex() for secret in seating.sealed),
        sealed=seating.mix.closed or (),
        contributions=tuple(each.hex() for each in given),
    )
    return Voided(deal=deal, at=calendar())


def reveal_until(state: TableState, seat: Seat) -> float:
    """Until when a seat may reveal, or seal again, in the time of the table."""
    if not _over_days(state.card):
        return max(state.mixed_since, state.returned.get(seat, 0.0)) + REVEAL_WITHIN
    holidays = state.holidays.get(state.seating.places[seat].person or "", ())
    ends = deadline(state.seating.mix.since, state.card.turn_days * DAY, holidays)
    return ends + state.now() - calendar()


def nobody_here(state: TableState) -> bool:
    """Whether all people are away, so that nobody is late; with days for a turn that is usual."""
    return not _over_days(state.card) and not any(map(state.present, state.seating.people()))


def waits_to_reveal(state: TableState) -> tuple[Seat, ...]:
    """The seats the deal waits for, because they have sealed and not revealed yet."""
    mix = state.seating.mix
    return mix.missing() if mix.closed is not None and being_mixed(state) else ()


def waits_to_seal(state: TableState) -> tuple[Seat, ...]:
    """The seats the next try waits for after a void deal: those that had sealed and revealed."""
    mix = state.seating.mix
    if mix.closed is not None or not mix.void or not being_mixed(state):
        return ()
    return tuple(
        seat
        for seat in _seats(state)
        if mix.void[-1].sealed[seat]
        and seat not in mix.sealed
        and _adds(state, seat)
        and (_over_days(state.card) or state.present(seat))
    )


def _adds(state: TableState, seat: Seat) -> bool:
    place = state.seating.places[seat]
    return place.person is not None and place.machine is None and not state.seating.mix.barred(seat)


def _opens(state: TableState, seat: Seat, contribution: str) -> bool:
    """Whether a contribution is what the seat has sealed."""
    assert state.table is not None
    sealed = (state.seating.mix.closed or ())[seat]
    number = state.table.match.round_number + 1
    try:
        return seal(bytes.fromhex(contribution), round_number=number, seat=seat) == sealed
    except HollywoodError:
        return False


def _over_days(card: TableCard) -> bool:
    return card.clock == "days"


def _seats(state: TableState) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(len(state.seating.places))))
