"""What a table is between two changes: the match, the seats, and what is kept in memory only.

This module answers questions about a table and applies changes to its state. Who asks for changes,
and how they are first written, is the room's business (:mod:`hollywood.server.rooms.room`). What
can be lost without harm (who is ready, who is connected) is not in the log. With days for a turn,
nothing that matters is in memory only: passes, nudges and the end of a window for calls are in the
log.

Times are those of the table (:mod:`hollywood.server.table.host`), in seconds; a turn's clock starts
again when the server restarts.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from hollywood.contract import CallMayI, ContractRound, ContractTable
from hollywood.errors import HollywoodError
from hollywood.match.log import Acted, Entry
from hollywood.match.match import Board, Match
from hollywood.match.presets import AnyRules, rules_from_mapping
from hollywood.match.table import Change, MatchTable
from hollywood.play import Action, Seat
from hollywood.server.protocol.messages import TableCard
from hollywood.server.store.rows import Holiday
from hollywood.server.table.absence import SHOWN_AFTER, Reason
from hollywood.server.table.audience import Audience
from hollywood.server.table.clocks import TurnClock, calendar, rests_until
from hollywood.server.table.dealing import awaited_until, deal_waits_for
from hollywood.server.table.host import Hosting, HostNoted
from hollywood.server.table.offers import Offer, callers
from hollywood.server.table.seating import Seating
from hollywood.server.table.standing import winners_of
from hollywood.server.table.steps import dealer_is_chosen
from hollywood.server.table.viewers import Viewer
from hollywood.server.table.wishes import NO_WISHES, Wishes
from hollywood.writing import told_apart

if TYPE_CHECKING:
    from hollywood.bots.gin.impressions import Impressions

CHOOSING = 60.0
"""Seconds to choose the first dealer; after that the server draws one at random."""

TURNS_TO_COUNT = 2
"""A match counts if everybody has personally played this many turns: cards drawn or taken."""


class GotReady(NamedTuple):
    """Somebody is ready for the next deal."""

    seat: Seat


class WantsRematch(NamedTuple):
    """Somebody asks for another match."""

    seat: Seat


class OffersEnd(NamedTuple):
    """Somebody offers to end the match without a result, or agrees to it."""

    seat: Seat


class RefusesEnd(NamedTuple):
    """Somebody plays on: the offer to end the match is void."""

    seat: Seat


class Proposes(NamedTuple):
    """The seats that want discards held for so long; with no seats, nobody proposes anything."""

    hold_ms: int
    seats: tuple[Seat, ...]


Noted = GotReady | WantsRematch | OffersEnd | RefusesEnd | Proposes | HostNoted
"""A change that a command makes in memory only."""


class TableState:
    """A table as it stands."""

    extra_bots: tuple[str, ...] = ()
    """The bots that this server has in addition to those of every server."""

    def __init__(
        self,
        card: TableCard,
        *,
        seating: Seating,
        table: MatchTable | None,
        names: Mapping[str, str] | None,
        moved_at: float | None,
        offered_at: float | None = None,
        turns: Counter[Seat] | None = None,
    ) -> None:
        self.card = card
        self.hosting: Hosting = Hosting()
        self.rules: AnyRules = rules_from_mapping(card.rules)
        self.seating: Seating = seating
        self.table: MatchTable | None = None
        self.names: dict[str, str] = dict(names or {})
        self.ratings: dict[str, int] = {}
        self.ready: set[Seat] = set()
        self.first_ready: float | None = None
        self.returned: dict[Seat, float] = {}  # since somebody was ready for the next deal
        self.mixed_since: float = self.now()  # when seals were last closed, or a deal became void
        self.turns: Counter[Seat] = Counter() if turns is None else turns
        # Seconds in which the table has waited only for somebody who needs more time.
        self.longer_used: defaultdict[Seat, float] = defaultdict(float)
        self.rematch: set[Seat] = set()
        self.ending: tuple[Seat, ...] = ()  # who agrees to end the match; the first offered it
        self.have_offered: set[Seat] = set()  # to end it, since the last deal
        self.proposed: Proposes = Proposes(0, ())
        # What a searching seat has inferred about its opponents, from its own views.
        self.impressions: dict[tuple[Seat, Seat | None], Impressions] = {}
        self.offer: Offer | None = None
        self.clocks: dict[Seat, TurnClock] = {}
        # When the current decision came due, and the discard on offer: in seconds since 1970.
        self.moved_at: float = calendar() if moved_at is None else moved_at
        self.offered_at: float = self.moved_at if offered_at is None else offered_at
        self.holidays: dict[str, tuple[Holiday, ...]] = {}  # by person
        self.waits: dict[
            Seat, tuple[tuple[int, ...], float]
        ] = {}  # without a clock: turn and since
        self.active: dict[Seat, float] = {}  # when people last did something
        self.audience: Audience = Audience(self.now())
        self._began = self.now()
        self._full_since: float | None = self._began if seating.full else None
        self._left: dict[Seat, float] = {}
        self._decided: dict[int, tuple[int, int]] = {}
        # The winners, with the state they are from: needed over and over while a table is shown.
        self._won: tuple[Seating | None, Match | None, tuple[Seat, ...] | None] = None, None, None
        if table is not None:
            self.take_table(table)

    def now(self) -> float:
        """The time of the table, in seconds: that of the event loop, less its pauses."""
        return self.hosting.time.now()

    @property
    def paused(self) -> bool:
        """Whether the host has paused the match."""
        return self.hosting.pause is not None

    def host(self) -> Seat | None:
        """The seat of the host; ``None`` if nobody is left."""
        seats = self.seating.hosts()
        here = seats if self.card.clock == "days" else [s for s in seats if not self.dropped(s)]
        return next(iter(here or seats), None)

    @property
    def version(self) -> int:
        """How many events have happened in the match; 0 before it begins."""
        return 0 if self.table is None else self.table.version

    @property
    def outcome(self) -> tuple[Seat, ...] | None:
        """The winners, once the match is over; ``None`` while it goes on."""
        match = None if self.table is None else self.table.match
        seating, known, found = self._won
        if seating is not self.seating or known is not match:
            found = winners_of(self.seating, match)
            self._won = self.seating, match, found
        return found

    def seat_names(self) -> tuple[str, ...]:
        """The names of the seats, no two alike; empty for an empty seat that is not reserved."""
        return told_apart(
            [
                place.name if place.bot else self.names.get(place.person or place.kept or "", "")
                for place in self.seating.places
            ]
        )

    def commitments(self) -> tuple[str, ...]:
        """The commitments to the decks of the next deal, or of the round in play, by board."""
        if self.table is None:
            return ()
        if self.table.match.in_play or self.outcome is not None:
            return tuple(proof.commitment for proof in self.table.proofs)
        return self.table.commitments()

    def watching(self) -> int:
        """The number of spectators."""
        return len(self.spectators())

    def spectators(self) -> tuple[Viewer, ...]:
        """The viewers without a seat, in the order they came."""
        viewers = self.audience.viewers
        return tuple(each for each in viewers if self.seating.seat_of(each.person) is None)

    @property
    def chat_open(self) -> bool:
        """Whether the table has a chat that its host has not closed."""
        return self.card.chat and self.seating.chat is not False

    @property
    def doors_open(self) -> bool:
        """Whether people without a seat may watch."""
        changed = self.seating.doors
        return self.card.spectators if changed is None else changed

    def is_sent_off(self, viewer: Viewer) -> bool:
        """Whether the host has sent this viewer away, who has no seat."""
        if self.seating.seat_of(viewer.person) is not None:
            return False
        if viewer.person is None:
            return viewer.owner.address in self.hosting.sent_off
        return viewer.person in self.seating.sent_off

    def present(self, seat: Seat) -> bool:
        """Whether the person of a seat is connected."""
        return self.audience.gone_since(self.seating.places[seat].person) is None

    def gone_since(self, seat: Seat) -> float | None:
        """Since when the person of a seat has been disconnected; ``None`` while connected."""
        return self.audience.gone_since(self.seating.places[seat].person)

    def chooser(self) -> Seat | None:
        """The seat whose person says who deals first; ``None`` if nobody is asked."""
        if self.table is not None or not self.seating.full or not dealer_is_chosen(self.rules):
            return None
        people = self.seating.people()
        return next((seat for seat in people if self.present(seat)), next(iter(people), None))

    def drawn_at(self) -> float | None:
        """When the first dealer is drawn at random if not chosen by then."""
        asked = self.chooser() is not None and self._full_since is not None
        return self._full_since + CHOOSING if asked and self._full_since is not None else None

    def missing(self) -> tuple[Seat, ...]:
        """The seats whose people are absent, and not only for a moment: a reload does not count."""
        return tuple(
            seat
            for seat in self.seating.people()
            if not self.audience.lately_there(
                self.seating.places[seat].person or "", self.now(), SHOWN_AFTER
            )
        )

    @property
    def offered(self) -> bool:
        """Whether anybody may sit down; at some tables only while somebody seated is present."""
        if self.table is not None or not self.seating.free_seats():
            return False
        return not self.attended or len(self.missing()) < len(self.seating.people())

    @property
    def attended(self) -> bool:
        """Whether people may take seats only while somebody seated here is present."""
        return self.card.rated or self.card.quick

    def dropped(self, seat: Seat) -> bool:
        """Whether the person of a seat is shown as disconnected."""
        since = self.gone_since(seat)
        return since is not None and self.now() - since >= SHOWN_AFTER

    def holiday_until(self, seat: Seat) -> float | None:
        """When the holiday of a seat's person ends, since 1970; ``None`` without one now."""
        person = self.seating.places[seat].person
        holidays = () if person is None else self.holidays.get(person, ())
        return rests_until(calendar(), holidays) if holidays else None

    def absence(self, seat: Seat, now: float) -> tuple[Reason | None, float]:
        """Why the table waits longer than usual for a seat, and for how many seconds already."""
        place, clock = self.seating.places[seat], self.clocks.get(seat)
        if clock is not None and clock.until <= now:
            return "late", now - clock.until
        if place.left or place.person is None:
            return "left", now - self._left.get(seat, self._began)
        since = self.audience.gone_since(place.person)
        if since is not None:
            return "dropped", now - since
        if seat in self.waits:
            return "idle", now - max(self.waits[seat][1], self.active.get(seat, 0.0))
        until = None if self.table is None or self.table.match.in_play else self._late_from(seat)
        return (None, 0.0) if until is None or until > now else ("late", now - until)

    def _late_from(self, seat: Seat) -> float | None:
        """From when on a person who is present keeps the next deal waiting too long."""
        return awaited_until(self, seat) if seat in deal_waits_for(self) else None

    def kept_waiting_by(self) -> tuple[Seat, ...]:
        """The seats of people without whom the table cannot go on now."""
        if self.table is None or self.outcome is not None or self.paused:
            return ()
        waited = self.table.match.awaiting
        if not waited:  # no round is in progress
            return deal_waits_for(self) if self.card.rated else ()
        return tuple(seat for seat in waited if self.seating.places[seat].machine is None)

    def claimable(self, claimer: Seat, seat: Seat) -> bool:
        """Whether the match can be claimed from a seat: only between two people who play."""
        places = self.seating.places
        return (
            len(places) == 2
            and claimer != seat
            and all(place.person is not None and place.machine is None for place in places)
        )

    def voids(self) -> bool:
        """Whether a claim now would end the match without a result, because it is too short."""
        return any(self.turns[seat] < TURNS_TO_COUNT for seat in self.seating.people())

    @property
    def hold_ms(self) -> int:
        """How long a discard is held for a call, in milliseconds."""
        changed = self.seating.hold_ms
        return self.card.hold_ms if changed is None else changed

    @property
    def hand_now(self) -> int:
        """The number of the round in play, or of the next one."""
        match = None if self.table is None else self.table.match
        if match is None:
            return 1
        return match.round_number if match.in_play else match.round_number + 1

    def wishes_of(self, seat: Seat) -> Wishes:
        """How a person wants offers answered now; those for an earlier hand are over."""
        wishes = self.seating.places[seat].wishes
        return wishes if wishes.hand in {None, self.hand_now} else NO_WISHES

    def callers(self) -> tuple[Seat, ...]:
        """The seats that may call May-I now."""
        board = self.contract_board()
        return () if board is None else callers(*board)

    def contract_board(self) -> tuple[Board, ContractTable] | None:
        """The board of a contract game and its table; ``None`` in gin, or before the deal."""
        if self.table is None or not self.table.match.boards or self.outcome is not None:
            return None
        board = self.table.match.boards[0]
        return (board, board.round.table) if isinstance(board.round, ContractRound) else None

    def decided_since(self, board: int, action: Action) -> int:
        """The oldest version from which ``action`` can have been decided at a board.

        A call for May-I is for the discard on offer, even if others have called in the meantime;
        everything else answers the exact current board.
        """
        if isinstance(action, CallMayI):
            return self._decided.get(board, (self.version, self.version))[1]
        return self.changed_at(board)

    def changed_at(self, board: int) -> int:
        """The version since which a board has been as it is now."""
        return self._decided.get(board, (self.version, self.version))[0]

    def seat(self, seating: Seating) -> None:
        """Seat people as ``seating`` says."""
        if seating.places != self.seating.places:
            self.ending = ()  # other people would have to agree now
        if seating.hold_ms != self.seating.hold_ms:
            self.proposed = Proposes(0, ())
        for number, place in enumerate(seating.places):
            seat = Seat(number)
            if place.machine is not None or place.left:
                self.hosting.asked_out.pop(seat, None)
            elif place.person is not None and self.seating.places[seat].stand_in is not None:
                self.hosting.refused.add(seat)  # who comes back plays on
            if place.left:
                self._left.setdefault(seat, self.now())
            else:
                self._left.pop(seat, None)
        before, self.seating = self.seating, seating
        if (seating.mix.closed, seating.mix.void) != (before.mix.closed, before.mix.void):
            self.mixed_since = self.now()
            self.returned.clear()
        if seating.sealed != before.sealed and self.table is not None:
            self.table.draw_again()
        if not seating.full:
            self._full_since = None
        elif self._full_since is None:
            self._full_since = self.now()

    def note(self, noted: Noted) -> None:
        """Store what a command has changed in memory only."""
        if isinstance(noted, HostNoted):
            self.hosting.note(noted)
            return
        if isinstance(noted, WantsRematch):
            self.rematch.add(noted.seat)
            return
        if isinstance(noted, Proposes):
            self.proposed = noted
            return
        if isinstance(noted, RefusesEnd):
            self.ending = ()
            return
        if isinstance(noted, OffersEnd):
            if not self.ending:
                self.have_offered.add(noted.seat)
            self.ending = (*self.ending, noted.seat)
            return
        self.ready.add(noted.seat)
        if self.first_ready is None:
            self.first_ready = self.now()

    def make(self, change: Change) -> None:
        """Apply a change of the match that is already written."""
        assert self.table is not None
        before = self.table.version
        self.table.make(change)
        if change.proofs is not None:  # a deal: the rounds before it are in the log
            self.table.forget(before)
            self.ready.clear()
            self.first_ready = None
            self.returned.clear()
            self.ending = ()
            self.have_offered.clear()
            self.proposed = Proposes(0, ())
            self.hosting.dealt()
        if isinstance(change.entry, Acted):
            self.hosting.stays(change.entry.seat)  # a move says that somebody plays on
        for number in {number for number, _ in change.match.news}:
            calls = all(
                type(event).__name__ in {"MayICalled", "MayIWithdrawn"}
                for board, event in change.match.news
                if board == number
            )
            _, but_calls = self._decided.get(number, (before, before))
            self._decided[number] = (self.version, but_calls if calls else self.version)

    def take_table(self, table: MatchTable) -> None:
        """Continue with the table of a match; its next secrets are those sealed in the log."""
        table.carry_on(secrets=self._secret, log=_unused)
        self.table = table
        boards = range(len(table.match.boards))
        self._decided = dict.fromkeys(boards, (table.version, table.version))

    def _secret(self, round_number: int, board: int) -> bytes:
        """The secret of the next deal, sealed in the log before its commitment was shown."""
        del round_number
        return self.seating.sealed[board]


def _unused(entry: Entry) -> None:
    """Refuse an entry: a room writes its entries itself."""
    del entry
    raise HollywoodError("a table in a room writes nothing by itself")
