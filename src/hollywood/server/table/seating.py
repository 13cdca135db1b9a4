"""Who sits where: the part of a table's state that changes as people come and go.

It is immutable; the entries of the log lead from one seating to the next, so a table that is woken
has the same seating. Whether a person is connected is not part of it.
"""

from __future__ import annotations

from collections.abc import Container

import msgspec

from hollywood.play import Seat
from hollywood.server.table.entries import (
    Agreed,
    BotSat,
    CallsClosed,
    CameBack,
    ChatSet,
    Claimed,
    Closed,
    Committed,
    DoorsSet,
    EarlyEnd,
    HoldSet,
    Kept,
    Left,
    NeedsTime,
    NextTable,
    Nudged,
    OfferKey,
    Passed,
    Resigned,
    Revealed,
    RoomEntry,
    Rose,
    Sat,
    Sealed,
    SentOff,
    StoodIn,
    Voided,
    Wished,
)
from hollywood.server.table.mixing import Mix
from hollywood.server.table.wishes import NO_WISHES, Wishes

MOST_SENT_OFF = 100
"""Spectators sent away that a table remembers."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """One seat: a person's, a bot's, or empty.

    ``kept`` is the person for whom an empty seat is reserved. ``stand_in`` is the kind of bot that
    plays for a person, until they come back or only ``for_turn``; ``left`` says that the person
    left on purpose. ``wishes`` are the last ones of the person, even if their hand is over;
    ``longer`` are the seconds that the person needs more than the others to answer an offer.
    """

    person: str | None = None
    bot: str | None = None
    name: str = ""  # of a bot; people's names are looked up
    kept: str | None = None
    stand_in: str | None = None
    for_turn: bool = False
    left: bool = False
    wishes: Wishes = NO_WISHES
    longer: int = 0
    came: int = 0  # a person's number in the order of sitting down

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None

    @property
    def machine(self) -> str | None:
        """The kind of bot that plays here now."""
        return self.bot or self.stand_in


class Window(msgspec.Struct, frozen=True, kw_only=True):
    """What has been decided about the discard on offer, where calls may take hours."""

    offer: OfferKey
    passed: tuple[Seat, ...] = ()
    closed: bool = False


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """All seats of a table, and what else is settled apart from the match itself."""

    places: tuple[Place, ...]
    sealed: tuple[bytes, ...] = ()
    mix: Mix = Mix()
    ended: EarlyEnd | None = None  # before it was played out
    next_table: str | None = None
    window: Window | None = None
    nudges: tuple[Nudged, ...] = ()  # the last one of each seat
    hold_ms: int | None = None  # as the players changed it
    chat: bool | None = None  # as the host changed it
    doors: bool | None = None  # open to spectators, as the host changed it
    sent_off: tuple[str, ...] = ()

    @classmethod
    def of(cls, players: int) -> Seating:
        """Return a table with this many empty seats."""
        return cls(places=(Place(),) * players)

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return not any(place.empty for place in self.places)

    def seat_of(self, person: str | None) -> Seat | None:
        """The seat of a person."""
        if person is None:
            return None
        for seat, place in enumerate(self.places):
            if place.person == person:
                return Seat(seat)
        return None

    def empty_seats(self) -> tuple[Seat, ...]:
        """The seats that nobody has taken, including reserved ones."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place.empty)

    def free_seats(self) -> tuple[Seat, ...]:
        """The seats that anybody may take."""
        return tuple(seat for seat in self.empty_seats() if self.places[seat].kept is None)

    def kept_for(self, person: str | None) -> Seat | None:
        """The empty seat that is reserved for a person."""
        if person is None:
            return None
        for seat, place in enumerate(self.places):
            if place.kept == person and place.empty:
                return Seat(seat)
        return None

    def invited(self) -> tuple[str, ...]:
        """The people with a reserved seat."""
        return tuple(place.kept for place in self.places if place.kept is not None)

    def people(self) -> tuple[Seat, ...]:
        """The seats that belong to people."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place.person)

    def deciders(self) -> tuple[Seat, ...]:
        """The seats of people who play personally and have not left."""
        places = self.places
        return tuple(s for s in self.people() if not (places[s].machine or places[s].left))

    def window_of(self, offer: OfferKey) -> Window:
        """Return what has been decided about the discard on offer."""
        known = self.window is not None and self.window.offer == offer
        return self.window if known and self.window is not None else Window(offer=offer)

    def hosts(self) -> tuple[Seat, ...]:
        """The seats of people who have not left, in the order in which they sat down."""
        there = (seat for seat in self.people() if not self.places[seat].left)
        return tuple(sorted(there, key=lambda seat: self.places[seat].came))

    def after(self, entry: RoomEntry) -> Seating:
        """Return the seating after an entry."""
        match entry:
            case Sat():
                return self._with(entry.seat, Place(person=entry.person, came=self._next()))
            case Kept():
                return self._with(entry.seat, Place(kept=entry.person))
            case Rose():
                return self._with(entry.seat, Place())
            case BotSat():
                return self._with(entry.seat, Place(bot=entry.bot, name=entry.name))
            case Left():
                return self._changed(entry.seat, left=True, came=self._next())
            case StoodIn():
                return self._changed(entry.seat, stand_in=entry.bot, for_turn=entry.for_turn)
            case CameBack():
                return self._changed(entry.seat, stand_in=None, for_turn=False, left=False)
            case Passed():
                window = self.window_of(entry.offer)
                passed = (*window.passed, entry.seat)
                return msgspec.structs.replace(
                    self, window=msgspec.structs.replace(window, passed=passed)
                )
            case CallsClosed():
                closed = msgspec.structs.replace(self.window_of(entry.offer), closed=True)
                return msgspec.structs.replace(self, window=closed)
            case Nudged():
                others = tuple(nudge for nudge in self.nudges if nudge.seat != entry.seat)
                return msgspec.structs.replace(self, nudges=(*others, entry))
            case Wished():
                return self._changed(entry.seat, wishes=entry.wishes)
            case NeedsTime():
                return self._changed(entry.seat, longer=entry.seconds)
            case HoldSet():
                return msgspec.structs.replace(self, hold_ms=entry.hold_ms)
            case ChatSet():
                return msgspec.structs.replace(self, chat=entry.open)
            case DoorsSet():
                return msgspec.structs.replace(self, doors=entry.open)
            case SentOff():
                sent_off = (*self.sent_off, entry.person)[-MOST_SENT_OFF:]
                return msgspec.structs.replace(self, sent_off=sent_off)
            case Sealed():
                secrets = tuple(bytes.fromhex(secret) for secret in entry.secrets)
                return msgspec.structs.replace(self, sealed=secrets)
            case Committed() | Closed() | Revealed() | Voided():
                return msgspec.structs.replace(self, mix=self.mix.after(entry))
            case Claimed() | Resigned() | Agreed():
                return msgspec.structs.replace(self, ended=entry)
            case NextTable():
                return msgspec.structs.replace(self, next_table=entry.table)

    def dealt(self) -> Seating:
        """Return the seating after a deal."""
        return msgspec.structs.replace(self, mix=self.mix.dealt())

    def owned_by(self, people: tuple[str | None, ...]) -> Seating:
        """Return the seating with the people who own the seats now, by seat."""
        places = tuple(
            msgspec.structs.replace(place, person=person) if place.bot is None else place
            for place, person in zip(self.places, people, strict=True)
        )
        return msgspec.structs.replace(self, places=places)

    def kept_only_for(self, people: Container[str]) -> Seating:
        """Return the seating with seats reserved only for ``people``; the others are free."""
        places = tuple(
            Place() if place.kept is not None and place.kept not in people else place
            for place in self.places
        )
        return msgspec.structs.replace(self, places=places)

    def _next(self) -> int:
        """The number of the next person to sit down; whoever comes back gets a new one."""
        return 1 + max(place.came for place in self.places)

    def _with(self, seat: Seat, place: Place) -> Seating:
        places = (*self.places[:seat], place, *self.places[seat + 1 :])
        return msgspec.structs.replace(self, places=places)

    def _changed(self, seat: Seat, **changes: str | bool | int | Wishes | None) -> Seating:
        return self._with(seat, msgspec.structs.replace(self.places[seat], **changes))
