"""The moments of a record of the contract game: each decision, and each discard left to others.

A record tells who called May-I, and not who might have. So whenever a discard is on offer everybody
who may call for it has a decision, and whoever lets the offer go by has decided to leave it.

A moment keeps the whole hand, hidden cards and all: for the luck, which is counted with open cards.
What is graded is worked out from :attr:`ContractMoment.view`, which is what the player saw.
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
    """A decision: ``before`` is the hand as it was; ``action`` is None for a discard left alone.

    ``after`` is the hand once it was carried out; a call that nobody has answered changes little.
    """

    line: int  # of the record; of a discard left alone that of what ended the offer
    before: ContractRound
    seat: Seat
    action: Action | None
    after: ContractRound

    @property
    def view(self) -> ContractView:
        """What the player knew."""
        return self.before.view(self.seat)


class PlayedHand(msgspec.Struct, frozen=True, kw_only=True):
    """A hand as it was played, and the match as it stood before it."""

    number: int
    line: int  # of the deal, in the record
    dealer: Seat
    course: ContractCourse  # before the hand
    dealt: ContractRound
    moments: tuple[ContractMoment, ...]
    end: ContractRound  # as the record leaves it


class ContractStory(msgspec.Struct, frozen=True, kw_only=True):
    """A record, played again: its hands in order, and the match as it ends."""

    rules: ContractRules
    rounds: tuple[PlayedHand, ...]
    match: Match


def contract_story_of(record: Record) -> ContractStory:
    """Play a record of the contract game again; RecordError where it does not hold."""
    return _Reader(record).read()


class _Hand:
    """A hand in the midst of the record."""

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

    def _look_for_an_offer(self) -> None:
        """Everybody who may call for a discard that is newly on offer is asked."""
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
    """A discard on offer, and who has not called for it."""

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
