"""The table: the only place where a match changes.

It draws the secrets, deals, takes actions, keeps the events for viewers who join late, and writes
the log. A seat is sent only views and redacted events.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, overload

import msgspec

from hollywood.cards import Card, commitment, drawn_dealer
from hollywood.contract import (
    CallMayI,
    ContractRound,
    ContractRules,
    ContractView,
    next_moment,
)
from hollywood.errors import HollywoodError
from hollywood.gin import GinRound, GinRules, GinView
from hollywood.match.course import (
    AnyView,
    ContractCourse,
    Course_co,
    GinCourse,
    Round_co,
    Rules_co,
)
from hollywood.match.decks import DeckProof, Seals, SecretSource, fresh_secrets
from hollywood.match.log import Acted, BoardDealt, Log, Opened, RoundDealt, Undone, no_log
from hollywood.match.match import Match
from hollywood.match.presets import AnyRules
from hollywood.play import Action, Event, Seat


class TableEvent(msgspec.Struct, frozen=True):
    """An event and where it happened: the round, the board, and who plays there.

    The seats in ``event`` are those of its round; ``seats`` gives the match seat of each.
    """

    round_number: int
    board: int
    seats: tuple[Seat, ...]
    event: Event

    def seen_by(self, viewer: Seat | None) -> TableEvent:
        """Return the event as a match seat, or a spectator, may know it."""
        place = Seat(self.seats.index(viewer)) if viewer in self.seats else None
        return msgspec.structs.replace(self, event=self.event.seen_by(place))


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A change that has been prepared but not made: what to log, and what follows.

    It holds hidden cards, as do the log and the match.
    """

    entry: RoundDealt | Acted | Undone
    match: Match
    version: int  # of the table that it changes
    proofs: tuple[DeckProof, ...] | None = None  # of the decks, if the change is a deal


class MatchTable(Generic[Rules_co, Course_co, Round_co]):
    """A match in play; its three types are those of its :class:`~hollywood.match.match.Match`.

    >>> from hollywood.match.presets import rules_for
    >>> table = MatchTable.open(rules_for("gin"), ["Ann", "Bob"], first_dealer=Seat(0))
    >>> published = table.commitments()
    >>> version = table.deal([b"lucky", b"seven"])
    >>> table.match.awaiting
    (1,)
    """

    def __init__(
        self,
        match: Match[Rules_co, Course_co, Round_co],
        *,
        secrets: SecretSource = fresh_secrets,
        log: Log = no_log,
        version: int = 0,
        draws: bool = False,
    ) -> None:
        """Continue a match after ``version`` events that are not kept here.

        With ``draws`` the first deal draws the first dealer.
        """
        self._match: Match[Any, Any, Any] = match
        self._secrets = secrets
        self._log = log
        self._events: list[TableEvent] = []
        self._forgotten = version
        self._draws = draws
        self._drawn: tuple[bytes, ...] = ()
        self._proofs: tuple[DeckProof, ...] = ()

    @overload
    @classmethod
    def open(
        cls,
        rules: GinRules,
        players: Sequence[str],
        *,
        first_dealer: Seat | None,
        secrets: SecretSource = ...,
        log: Log = ...,
    ) -> MatchTable[GinRules, GinCourse, GinRound]: ...
    @overload
    @classmethod
    def open(
        cls,
        rules: ContractRules,
        players: Sequence[str],
        *,
        first_dealer: Seat | None,
        secrets: SecretSource = ...,
        log: Log = ...,
    ) -> MatchTable[ContractRules, ContractCourse, ContractRound]: ...
    @overload
    @classmethod
    def open(
        cls,
        rules: AnyRules,
        players: Sequence[str],
        *,
        first_dealer: Seat | None,
        secrets: SecretSource = ...,
        log: Log = ...,
    ) -> MatchTable: ...
    @classmethod
    def open(
        cls,
        rules: AnyRules,
        players: Sequence[str],
        *,
        first_dealer: Seat | None,
        secrets: SecretSource = fresh_secrets,
        log: Log = no_log,
    ) -> MatchTable:
        """Seat the players and begin the log; RulesError if the game is not for that many.

        Without ``first_dealer`` the first deal draws it, which must then be sealed.
        """
        draws = first_dealer is None
        match = Match.open(rules, players, first_dealer=first_dealer or Seat(0))
        log(Opened(rules=rules.to_mapping(), players=match.players, first_dealer=first_dealer))
        return MatchTable(match, secrets=secrets, log=log, draws=draws)

    @property
    def match(self) -> Match[Rules_co, Course_co, Round_co]:
        """The state of the match; it holds hidden cards and must not leave the table."""
        return self._match

    @property
    def version(self) -> int:
        """The number of events so far; the same for every viewer."""
        return self._forgotten + len(self._events)

    @property
    def kept_since(self) -> int:
        """The version from which all events are kept here."""
        return self._forgotten

    @property
    def proofs(self) -> tuple[DeckProof, ...]:
        """The proofs of the current deal's decks, by board: secret until the round is over."""
        return self._proofs

    def commitments(self) -> tuple[str, ...]:
        """Draw the secrets of the next deal and publish their commitments, by board."""
        if not self._drawn:
            number = self._match.round_number + 1
            boards = range(len(self._match.course.deals()))
            self._drawn = tuple(self._secrets(number, board) for board in boards)
        return tuple(commitment(secret) for secret in self._drawn)

    def draw_again(self) -> None:
        """Forget the secrets of the next deal: it is void, and others are drawn for it."""
        self._drawn = ()

    def deal(self, contributions: Sequence[bytes] = (), seals: Seals | None = None) -> int:
        """Deal the next round from the committed secrets and the players' contributions, by seat.

        Contributions are optional, but if there are any, there must be one for each player; it may
        be empty. With ``seals`` they were sealed before (the second kind of shuffle). Returns the
        new version; IllegalAction while a round is in progress or if the match is over,
        HollywoodError if the seals do not fit.
        """
        return self._logged(self.dealing(contributions, seals))

    def deal_from(self, decks: Sequence[Sequence[Card]]) -> int:
        """Deal the next round from decks that somebody names, one for each board; errors as above.

        Nothing proves such a deck: this is for matches that were played elsewhere.
        """
        boards = 0 if self._match.over else len(self._match.course.deals())
        if len(decks) != boards:
            raise HollywoodError(f"{len(decks)} boards are dealt, {boards} can be")
        number = self._match.round_number + 1
        proofs = tuple(
            DeckProof(
                secret=b"", contributions=(), round_number=number, board=board, given=tuple(deck)
            )
            for board, deck in enumerate(decks)
        )
        return self._logged(self._dealing(proofs, (), None))

    def dealing(self, contributions: Sequence[bytes] = (), seals: Seals | None = None) -> Change:
        """Prepare what :meth:`deal` would do."""
        players = len(self._match.players)
        if len(contributions) not in {0, players} or not all(
            isinstance(given, bytes) for given in contributions
        ):
            raise HollywoodError(f"contributions are bytes, one from each of the {players} players")
        self.commitments()
        number = self._match.round_number + 1
        if seals is not None:
            seals.check(contributions, number)
        proofs = tuple(
            DeckProof(
                secret=secret,
                contributions=tuple(contributions),
                round_number=number,
                board=board,
                kind=1 if seals is None else 2,
                sealed=() if seals is None else seals.sealed,
                void=() if seals is None else seals.void,
            )
            for board, secret in enumerate(self._drawn)
        )
        return self._dealing(proofs, contributions, seals)

    def _dealing(
        self, proofs: tuple[DeckProof, ...], contributions: Sequence[bytes], seals: Seals | None
    ) -> Change:
        number = self._match.round_number + 1
        match, dealer = self._match, None
        if self._draws and number == 1:
            if seals is None:
                raise HollywoodError("the first dealer is drawn from sealed contributions")
            dealer = Seat(drawn_dealer(secret=self._drawn[0], contributions=contributions))
            match = Match.open(match.rules, match.players, first_dealer=dealer)
        decks = [proof.deck(match.rules.pack) for proof in proofs]
        dealt = match.dealt(decks, [proof.reshuffle_key for proof in proofs])
        entry = RoundDealt(
            round_number=number,
            contributions=tuple(given.hex() for given in contributions),
            boards=tuple(
                BoardDealt(
                    seats=board.deal.seats,
                    dealer=board.deal.dealer,
                    commitment=proof.commitment,
                    secret=proof.secret.hex(),
                    events=board.round.news,
                    deck=proof.given,
                )
                for board, proof in zip(dealt.boards, proofs, strict=True)
            ),
            shuffle=proofs[0].kind,
            sealed=proofs[0].sealed,
            void=proofs[0].void,
            first_dealer=dealer,
        )
        return Change(entry=entry, match=dealt, version=self.version, proofs=proofs)

    def act(self, seat: Seat, action: Action, *, stamped: bool = False) -> int:
        """Let a seat act; returns the new version. IllegalAction, and no change, if it may not.

        A May-I call gets the moment after the calls already made, whatever the action says: the
        first to act is the first to call. With ``stamped``, the action keeps its own moment, as for
        calls that were meant to tie or that come from a record.
        """
        return self._logged(self.acting(seat, action, stamped=stamped))

    def acting(self, seat: Seat, action: Action, *, stamped: bool = False) -> Change:
        """Prepare what :meth:`act` would do."""
        if isinstance(action, CallMayI) and not stamped:
            action = CallMayI(self._moment_at(seat))
        moved = self._match.after(seat, action)
        entry = Acted(seat=seat, action=action, events=tuple(event for _, event in moved.news))
        return Change(entry=entry, match=moved, version=self.version)

    def take_back(self, seat: Seat) -> int:
        """Undo the last lay down or addition of a seat in this turn; returns the new version.

        Everybody is told. IllegalAction, and no change, if there is nothing to take back.
        """
        return self._logged(self.taking_back(seat))

    def taking_back(self, seat: Seat) -> Change:
        """Prepare what :meth:`take_back` would do."""
        moved = self._match.taken_back(seat)
        entry = Undone(seat=seat, events=tuple(event for _, event in moved.news))
        return Change(entry=entry, match=moved, version=self.version)

    def make(self, change: Change) -> int:
        """Make a change that was prepared here and has been logged elsewhere.

        Returns the new version; HollywoodError if the table has changed since.
        """
        if change.version != self.version:
            raise HollywoodError("the table has moved on since this change was worked out")
        if change.proofs is not None:
            self._proofs, self._drawn = change.proofs, ()
        self._match = change.match
        self._events += self.to_come(change)
        return self.version

    @staticmethod
    def to_come(change: Change) -> tuple[TableEvent, ...]:
        """The events of a change, including hidden cards."""
        match = change.match
        return tuple(
            TableEvent(match.round_number, n, match.boards[n].deal.seats, event)
            for n, event in match.news
        )

    def snapshot(self) -> Self:
        """Return a copy that no later change reaches; it draws other secrets and keeps no log.

        Like the table, it holds hidden cards.
        """
        copy = type(self)(self._match, version=self._forgotten)
        copy._events = list(self._events)  # noqa: SLF001  (of the same class)
        return copy

    def forget(self, version: int) -> None:
        """Keep only the events after ``version``; the log has the others."""
        del self._events[: max(0, version - self._forgotten)]
        self._forgotten = max(self._forgotten, version)

    def carry_on(self, *, secrets: SecretSource, log: Log) -> None:
        """Draw secrets from ``secrets`` and write to ``log`` from now on, after a replay."""
        self._secrets, self._log = secrets, log

    @overload
    def view(self: MatchTable[GinRules, GinCourse, GinRound], seat: Seat) -> GinView | None: ...
    @overload
    def view(
        self: MatchTable[ContractRules, ContractCourse, ContractRound], seat: Seat
    ) -> ContractView | None: ...
    @overload
    def view(self: MatchTable, seat: Seat) -> AnyView | None: ...
    def view(self: MatchTable, seat: Seat) -> AnyView | None:
        """What a seat may know of its round; ``None`` if it sits out or nothing is dealt."""
        return self._match.view(seat)

    def all_events(self, since: int = 0) -> tuple[TableEvent, ...]:
        """The events after version ``since``, including hidden cards; for replaying a record."""
        if since < self._forgotten:
            raise HollywoodError(f"the events before version {self._forgotten} are not kept here")
        return tuple(self._events[since - self._forgotten :])

    def events(self, seat: Seat | None, since: int = 0) -> tuple[TableEvent, ...]:
        """The events of all boards after version ``since``, as a seat or spectator may know them.

        HollywoodError if some of them are no longer kept (:attr:`kept_since`).
        """
        return tuple(event.seen_by(seat) for event in self.all_events(since))

    def _moment_at(self, seat: Seat) -> int:
        """The moment of a call that is made now at the board of ``seat``."""
        number = self._match.board_of(seat)
        played = None if number is None else self._match.boards[number].round
        return next_moment(played.table) if isinstance(played, ContractRound) else 0

    def _logged(self, change: Change) -> int:
        """Log a change, then make it: a change that cannot be logged is not made."""
        self._log(change.entry)
        return self.make(change)
