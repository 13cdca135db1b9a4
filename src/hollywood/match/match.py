"""A match: rounds until the sheet is full, for every game and form.

A deal has one board, where two players (gin) or all players (contract) play a round. A partnership
game has two or more boards. When the last board is done, its results go on the sheet. The sheet,
the next dealer, and the next seating follow from them (:mod:`hollywood.match.course`).

A match is immutable and knows no secrets: the caller supplies the decks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, cast, overload

import msgspec

from hollywood.cards import Card
from hollywood.contract import ContractRound, ContractRules, ContractView
from hollywood.errors import IllegalAction
from hollywood.gin import GinRound, GinRules, GinView
from hollywood.match.course import (
    AnyView,
    ContractCourse,
    Course_co,
    Deal,
    GinCourse,
    Round_co,
    Rules_co,
    new_course,
)
from hollywood.match.presets import AnyRules
from hollywood.play import Action, Event, Seat
from hollywood.play.seats import no_seat, seated

_NOTHING_TO_TAKE_BACK = "You have nothing to take back."


class Board(msgspec.Struct, Generic[Round_co], frozen=True):
    """A round in progress and who plays it: ``deal.seats[i]`` sits at the round's seat i."""

    deal: Deal
    round: Round_co

    def place_of(self, seat: Seat | None) -> Seat | None:
        """The round's own seat of a match seat; ``None`` for anyone who does not play here."""
        return Seat(self.deal.seats.index(seat)) if seat in self.deal.seats else None


class Match(msgspec.Struct, Generic[Rules_co, Course_co, Round_co], frozen=True, kw_only=True):
    """The state of a match between two actions.

    ``boards`` are the rounds of the current deal; finished rounds stay until the next deal. In gin
    they are ``last_boards`` then, because players may remember what they were shown; a match that
    is read from its log in the middle may not have them.
    ``news`` are the events of the last change, each with the number of its board. A match of gin is
    a ``Match[GinRules, GinCourse, GinRound]``, and of May-I a
    ``Match[ContractRules, ContractCourse, ContractRound]``; a plain ``Match`` is either.
    """

    course: Course_co
    boards: tuple[Board[Round_co], ...] = ()
    last_boards: tuple[Board[Round_co], ...] = ()
    round_number: int = 0
    news: tuple[tuple[int, Event], ...] = ()

    @overload
    @classmethod
    def open(
        cls, rules: GinRules, players: Sequence[str], *, first_dealer: Seat
    ) -> Match[GinRules, GinCourse, GinRound]: ...
    @overload
    @classmethod
    def open(
        cls, rules: ContractRules, players: Sequence[str], *, first_dealer: Seat
    ) -> Match[ContractRules, ContractCourse, ContractRound]: ...
    @overload
    @classmethod
    def open(cls, rules: AnyRules, players: Sequence[str], *, first_dealer: Seat) -> Match: ...
    @classmethod
    def open(cls, rules: AnyRules, players: Sequence[str], *, first_dealer: Seat) -> Match:
        """Seat the players; RulesError if the game is not for that many."""
        return Match(course=new_course(rules, players, first_dealer=first_dealer))

    @property
    def rules(self) -> Rules_co:
        """The rules of the match."""
        return cast("Rules_co", self.course.rules)

    @property
    def players(self) -> tuple[str, ...]:
        """The people, by match seat."""
        return self.course.players

    @property
    def in_play(self) -> bool:
        """Whether a round is in progress; if not, deal the next one, unless the match is over."""
        for board in self.boards:  # noqa: SIM110  (asked for dozens of times for each move)
            if board.round.awaiting is not None:
                return True
        return False

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return not self.in_play and self.course.over

    @property
    def awaiting(self) -> tuple[Seat, ...]:
        """The match seats that have to decide next, at any board."""
        return tuple(
            board.deal.seats[board.round.awaiting]
            for board in self.boards
            if board.round.awaiting is not None
        )

    def board_of(self, seat: Seat) -> int | None:
        """The number of the board where a match seat plays; ``None`` if it sits out."""
        if not seated(seat, len(self.players)):
            return None
        for number, board in enumerate(self.boards):
            if seat in board.deal.seats:
                return number
        return None

    @overload
    def view(self: Match[GinRules, GinCourse, GinRound], seat: Seat) -> GinView | None: ...
    @overload
    def view(
        self: Match[ContractRules, ContractCourse, ContractRound], seat: Seat
    ) -> ContractView | None: ...
    @overload
    def view(self: Match, seat: Seat) -> AnyView | None: ...
    def view(self: Match, seat: Seat) -> AnyView | None:
        """What the seat may know of its round; ``None`` if it sits out or nothing is dealt."""
        number = self.board_of(seat)
        if number is None:
            return None
        board = self.boards[number]
        return board.round.view(board.place_of(seat))

    def dealt(
        self, decks: Sequence[Sequence[Card]], keys: Sequence[bytes] | None = None
    ) -> Match[Rules_co, Course_co, Round_co]:
        """Return the match with the next round dealt, one deck for each board.

        ``keys`` order the stocks that are made from discards, board by board. If omitted, they
        follow from the decks.
        """
        if self.in_play:
            raise IllegalAction("This round is not over; the next one cannot be dealt yet.")
        if self.course.over:
            raise IllegalAction("The match is over.")
        deals = self.course.deals()
        given: Sequence[bytes | None] = keys or (None,) * len(deals)
        boards = tuple(
            Board(deal, cast("Round_co", self.course.round_from(deal, deck, key)))
            for deal, deck, key in zip(deals, decks, given, strict=True)
        )
        return msgspec.structs.replace(
            self,
            boards=boards,
            last_boards=self.boards if isinstance(self.course, GinCourse) else (),
            round_number=self.round_number + 1,
            news=tuple((n, event) for n, board in enumerate(boards) for event in board.round.news),
        )

    def why_illegal(self, seat: Seat, action: Action) -> str | None:
        """Explain to a player why a match seat may not do ``action``; ``None`` if it may."""
        if not seated(seat, len(self.players)):
            return no_seat(seat, len(self.players))
        number = self.board_of(seat)
        if number is None:
            return "You sit out this round." if self.boards else "No round has been dealt yet."
        place = self.boards[number].place_of(seat)
        assert place is not None
        return self.boards[number].round.why_illegal(place, action)

    def taken_back(self, seat: Seat) -> Match[Rules_co, Course_co, Round_co]:
        """Return the match before the last lay down or addition of ``seat`` in this turn.

        IllegalAction, and no change, if there is none, or in gin.
        """
        number = self.board_of(seat)
        if number is None:
            raise IllegalAction(_NOTHING_TO_TAKE_BACK)
        board = self.boards[number]
        place = board.place_of(seat)
        if place is None or not isinstance(board.round, ContractRound):
            raise IllegalAction(_NOTHING_TO_TAKE_BACK)
        moved = msgspec.structs.replace(board, round=board.round.taken_back(place))
        return msgspec.structs.replace(
            self,
            boards=(*self.boards[:number], moved, *self.boards[number + 1 :]),
            news=tuple((number, event) for event in moved.round.news),
        )

    def after(self, seat: Seat, action: Action) -> Match[Rules_co, Course_co, Round_co]:
        """Return the match after an action; IllegalAction, and no change, if it is not allowed.

        The action that ends the last board of a deal also enters the results on the sheet.
        """
        number = self.board_of(seat)
        if number is None:
            raise IllegalAction(self.why_illegal(seat, action) or "")
        board = self.boards[number]
        place = board.place_of(seat)
        assert place is not None
        moved = msgspec.structs.replace(board, round=board.round.after(place, action))
        boards = (*self.boards[:number], moved, *self.boards[number + 1 :])
        course = self.course
        if all(each.round.awaiting is None for each in boards):
            results = tuple(each.round.result for each in boards)
            course = cast("Course_co", course.after(results))
        return msgspec.structs.replace(
            self,
            course=course,
            boards=boards,
            news=tuple((number, event) for event in moved.round.news),
        )
