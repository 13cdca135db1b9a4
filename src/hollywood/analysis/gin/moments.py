"""The moments of a gin record: before each decision, what was open and what was hidden.

A moment keeps the whole round, including hidden cards, because luck is calculated with open cards.
Grades use only :attr:`Moment.view`, which is what the player saw.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hollywood.gin import GinAction, GinRound, GinRules
from hollywood.gin.sight import GinView
from hollywood.match.course import GinCourse
from hollywood.match.match import Match
from hollywood.match.table import MatchTable
from hollywood.play import Action, Seat
from hollywood.play.text import from_plain
from hollywood.records import Record, replay


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A decision: ``before`` is the round before it, ``seat`` the player's seat in it."""

    line: int  # of the record
    before: GinRound
    seat: Seat
    action: Action

    @property
    def view(self) -> GinView:
        """What the player knew."""
        return self.before.view(self.seat)


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A round as it was played at one board, and the match before it."""

    number: int
    board: int
    line: int  # of the deal, in the record
    seats: tuple[Seat, Seat]  # the match seats of the round's seats
    dealer: Seat  # a seat of the round
    course: GinCourse  # before the round
    dealt: GinRound
    moments: tuple[Moment, ...]
    end: GinRound  # as the record leaves it


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """A record, replayed: its rounds in order, and the match at its end."""

    rules: GinRules
    rounds: tuple[Played, ...]
    match: Match


def story_of(record: Record) -> Story:
    """Replay a record of gin; RecordError if it is not valid."""
    return _Reader(record).read()


class _Board:
    """A board at some point of the record."""

    def __init__(self, line: int, board: int, match: Match, course: GinCourse) -> None:
        self._line, self._board, self._course = line, board, course
        self._number = match.round_number
        deal = match.boards[board].deal
        self.seats = (deal.seats[0], deal.seats[1])
        self._dealer = deal.dealer
        self._dealt = self.round = _gin(match, board)
        self._moments: list[Moment] = []

    def act(self, line: int, seat: Seat, action: Action, after: GinRound) -> None:
        place = Seat(self.seats.index(seat))
        self._moments.append(Moment(line=line, before=self.round, seat=place, action=action))
        self.round = after

    def played(self) -> Played:
        return Played(
            number=self._number,
            board=self._board,
            line=self._line,
            seats=self.seats,
            dealer=self._dealer,
            course=self._course,
            dealt=self._dealt,
            moments=tuple(self._moments),
            end=self.round,
        )


class _Reader:
    def __init__(self, record: Record) -> None:
        self._record = record
        self._boards: list[_Board] = []
        self._done: list[Played] = []

    def read(self) -> Story:
        table = replay(self._record, watch=self._line)
        self._done.extend(self._finished())
        played = table.match.rules
        assert isinstance(played, GinRules)
        return Story(rules=played, rounds=tuple(self._done), match=table.match)

    def _line(self, table: MatchTable, number: int) -> None:
        entry = self._record.entries[number - 1]
        match = table.match
        assert isinstance(match.course, GinCourse)
        if entry["type"] == "deal":
            self._done.extend(self._finished())
            self._boards = [
                _Board(number, board, match, match.course) for board in range(len(match.boards))
            ]
            return
        seat = Seat(entry["seat"])
        board = match.board_of(seat)
        assert board is not None
        action = from_plain(entry["action"], GinAction)
        self._boards[board].act(number, seat, action, _gin(match, board))

    def _finished(self) -> Iterator[Played]:
        return (board.played() for board in self._boards)


def _gin(match: Match, board: int) -> GinRound:
    played = match.boards[board].round
    assert isinstance(played, GinRound)
    return played
