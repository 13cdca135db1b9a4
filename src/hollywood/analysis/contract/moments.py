"""The moments of a contract record: each decision, including each discard left to others.

A record says who called May-I, but not who else could have. So whenever a discard is offered,
everyone who may call for it has a decision; a player who lets the offer pass has decided to leave
it.

A moment keeps the whole hand, including hidden cards, because luck is calculated with open cards.
Grades use only :attr:`ContractMoment.view`, which is what the player saw.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hollywood.contract import ContractRound, ContractRules
from hollywood.contract.actions import CallMayI, ContractAction, WithdrawMayI
from hollywood.contract.may_i import eligible
from hollywood.contract.pieces import Phase
from hollywood.contract.sight import ContractView
from hollywood.match.course import ContractCourse
from hollywood.match.match import Match
from hollywood.match.table import MatchTable
from hollywood.play import Action, Seat
from hollywood.play.text import from_plain
from hollywood.records import Record, replay


class ContractMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A decision: ``before`` is the hand before it; ``action`` is None for a discard left alone.

    ``after`` is the hand after the action; a call that is not answered yet changes little.
    """

    line: int  # of the record; for a discard left alone, the line that ended the offer
    before: ContractRound
    seat: Seat
    action: Action | None
    after: ContractRound

    @property
    def view(self) -> ContractView:
        """What the player knew."""
        return self.before.view(self.seat)


class PlayedHand(msgspec.Struct, frozen=True, kw_only=True):
    """A hand as it was played, and the match before it."""

    number: int
    line: int  # of the deal, in the record
    dealer: Seat
    course: ContractCourse  # before the hand
    dealt: ContractRound
    moments: tuple[ContractMoment, ...]
    end: ContractRound  # as the record leaves it


class ContractStory(msgspec.Struct, frozen=True, kw_only=True):
    """A record, replayed: its hands in order, and the match at its end."""

    rules: ContractRules
    rounds: tuple[PlayedHand, ...]
    match: Match


def contract_story_of(record: Record) -> ContractStory:
    """Replay a record of the contract game; RecordError if it is not valid."""
    return _Reader(record).read()


class _Hand:
    """A hand at some point of the record."""

    def __init__(self, line: int, match: Match, course: ContractCourse) -> None:
        self._line, self._course = line, course
        self._number = match.round_number
        self._dealer = match.boards[0].deal.dealer
        self._dealt = self._round = _contract(match)
        self._moments: list[ContractMoment] = []
        self._offer: _Offer | None = None
        self._look_for_an_offer()

    def act(self, line: int, seat: Seat, action: Action, after: ContractRound) -> None:
        table = self._round.table
        called = isinstance(action, CallMayI)
        if self._offer is not None:
            if called:
                self._offer.left.discard(seat)
            elif seat == table.turn:
                self._moments += self._offer.moments(line)
                self._offer = None
        if not isinstance(action, WithdrawMayI):
            self._moments.append(
                ContractMoment(line=line, before=self._round, seat=seat, action=action, after=after)
            )
        self._round = after
        if not called:
            self._look_for_an_offer()

    def take_back(self, after: ContractRound) -> None:
        """Forget the last action: it was undone, so it was no decision."""
        self._moments.pop()
        self._round = after

    def _look_for_an_offer(self) -> None:
        """Ask everyone who may call for a newly offered discard."""
        table = self._round.table
        if self._offer is None and table.phase is Phase.DRAW and table.discards:
            self._offer = _Offer(self._round, set(eligible(table)))

    def played(self) -> PlayedHand:
        return PlayedHand(
            number=self._number,
            line=self._line,
            dealer=self._dealer,
            course=self._course,
            dealt=self._dealt,
            moments=tuple(self._moments),
            end=self._round,
        )


class _Offer:
    """A discard on offer, and the players who have not called for it."""

    def __init__(self, before: ContractRound, left: set[Seat]) -> None:
        self._before, self.left = before, left

    def moments(self, line: int) -> Iterator[ContractMoment]:
        """The decisions of those who left it alone, from the left of the player in turn."""
        table = self._before.table
        for seat in sorted(self.left, key=lambda seat: (seat - table.turn) % table.seats):
            yield ContractMoment(
                line=line, before=self._before, seat=seat, action=None, after=self._before
            )


class _Reader:
    def __init__(self, record: Record) -> None:
        self._record = record
        self._hand: _Hand | None = None
        self._done: list[PlayedHand] = []

    def read(self) -> ContractStory:
        table = replay(self._record, watch=self._line)
        self._finish()
        rules = table.match.rules
        assert isinstance(rules, ContractRules)
        return ContractStory(rules=rules, rounds=tuple(self._done), match=table.match)

    def _line(self, table: MatchTable, number: int) -> None:
        entry = self._record.entries[number - 1]
        match = table.match
        assert isinstance(match.course, ContractCourse)
        if entry["type"] == "deal":
            self._finish()
            self._hand = _Hand(number, match, match.course)
            return
        assert self._hand is not None
        if entry["type"] == "undo":
            self._hand.take_back(_contract(match))
            return
        action = from_plain(entry["action"], ContractAction)
        self._hand.act(number, Seat(entry["seat"]), action, _contract(match))

    def _finish(self) -> None:
        if self._hand is not None:
            self._done.append(self._hand.played())
            self._hand = None


def _contract(match: Match) -> ContractRound:
    played = match.boards[0].round
    assert isinstance(played, ContractRound)
    return played
