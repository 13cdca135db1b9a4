"""The course of a match between rounds: the sheet so far, who plays next, and who deals.

Every form of gin and the contract game answer the same four questions: which boards are dealt next,
what the round at a board is, how its results change the sheet, and whether the match is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from hollywood.cards import Card
from hollywood.contract import ContractResult, ContractRound, ContractRules, ContractView
from hollywood.contract import price as contract_price
from hollywood.errors import RulesError
from hollywood.gin import GinResult, GinRound, GinRules, GinScore, GinView
from hollywood.gin import price as gin_price
from hollywood.match.columns import Entry
from hollywood.match.dealers import next_dealer
from hollywood.match.forms import (
    Pairing,
    Seating,
    first_seating,
    net_entry,
    next_seating,
    side_names,
    side_of,
    sides,
)
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.match.presets import AnyRules
from hollywood.match.settlement import Payment, between_people
from hollywood.match.sheet import ScoreSheet
from hollywood.play import Seat
from hollywood.writing import LONGEST_NAME, NameRefused, as_name, told_apart

AnyRound: TypeAlias = GinRound | ContractRound
AnyView: TypeAlias = GinView | ContractView
AnyResult: TypeAlias = GinResult | ContractResult


class Deal(msgspec.Struct, frozen=True):
    """Who plays at one board: match seat ``seats[i]`` sits at the round's seat i.

    ``dealer`` is one of these seats. A person who deals but sits out deals on behalf of this
    dealer.
    """

    seats: tuple[Seat, ...]
    dealer: Seat


class GinCourse(msgspec.Struct, frozen=True, kw_only=True):
    """A match of gin between rounds."""

    rules: GinRules
    players: tuple[str, ...]
    first: Seat
    seating: Seating
    sheet: ScoreSheet

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.sheet.over

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The people who won the match; empty while it is in progress or if nobody won."""
        if not self.over or self.sheet.winner is None:
            return ()
        return sides(self.rules, self.first)[self.sheet.winner]

    @property
    def payments(self) -> tuple[Payment, ...]:
        """The payments between people for the finished games, by match seat."""
        return between_people(self.sheet.settlement.payments, sides(self.rules, self.first))

    def deals(self) -> tuple[Deal, ...]:
        """The boards of the next round."""
        return tuple(
            Deal(seats=pairing.people, dealer=pairing.dealer_seat)
            for pairing in self.seating.boards
        )

    def round_from(self, deal: Deal, deck: Sequence[Card], key: bytes | None) -> GinRound:
        """Deal the round of one board; gin never reshuffles and does not need ``key``."""
        del key
        return GinRound.deal(self.rules, dealer=deal.dealer, deck=deck)

    def after(self, results: Sequence[AnyResult | None]) -> GinCourse:
        """Return the course after the rounds of all boards, with their results on the sheet."""
        entries = [
            self._entry(pairing, result)
            for pairing, result in zip(self.seating.boards, results, strict=True)
            if isinstance(result, GinResult)
        ]
        return self.entered(net_entry(entries, self.rules))

    def entered(self, entry: Entry) -> GinCourse:
        """Return the course after a round with this entry for the sheet."""
        return msgspec.structs.replace(
            self,
            sheet=self.sheet.after(entry),
            seating=next_seating(self.rules, self.seating, entry.winner),
        )

    def _entry(self, pairing: Pairing, result: GinResult) -> Entry:
        score: GinScore = gin_price(result, self.rules)
        if score.winner is None:
            return Entry(winner=None, boxes=0, kind=score.kind)
        side = side_of(pairing.people[score.winner], sides(self.rules, self.first))
        return Entry(winner=side, points=score.points, boxes=score.boxes, kind=score.kind)


class ContractCourse(msgspec.Struct, frozen=True, kw_only=True):
    """A match of the contract game between hands."""

    rules: ContractRules
    players: tuple[str, ...]
    dealer: Seat
    sheet: PenaltySheet

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.sheet.over

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The people who share the win; empty while the match is in progress."""
        return self.sheet.winners

    @property
    def hand_number(self) -> int:
        """The number of the next hand, from 1."""
        return len(self.sheet.hands) + 1

    def deals(self) -> tuple[Deal, ...]:
        """The single board, where everyone plays."""
        return (Deal(seats=tuple(map(Seat, range(len(self.players)))), dealer=self.dealer),)

    def round_from(self, deal: Deal, deck: Sequence[Card], key: bytes | None) -> ContractRound:
        """Deal the next hand; ``key`` orders a stock that is made from discards."""
        return ContractRound.deal(
            self.rules,
            players=len(self.players),
            dealer=deal.dealer,
            hand_number=self.hand_number,
            deck=deck,
            key=key,
        )

    def after(self, results: Sequence[AnyResult | None]) -> ContractCourse:
        """Return the course after a hand, with its result on the sheet."""
        (result,) = results
        assert isinstance(result, ContractResult)
        return msgspec.structs.replace(
            self,
            sheet=self.sheet.after(contract_price(result, self.rules)),
            dealer=next_dealer(self.rules, self.dealer, result.winner, players=len(self.players)),
        )


Course: TypeAlias = GinCourse | ContractCourse

# What a match of one game consists of; by default, of either game. A type variable has a default
# as of Python 3.13, and before that only for the programs that check types.
if TYPE_CHECKING:
    from typing_extensions import TypeVar

    Rules_co = TypeVar("Rules_co", bound=AnyRules, default=AnyRules, covariant=True)
    Course_co = TypeVar("Course_co", bound=Course, default=Course, covariant=True)
    Round_co = TypeVar("Round_co", bound=AnyRound, default=AnyRound, covariant=True)
else:
    from typing import TypeVar

    Rules_co, Course_co, Round_co = map(TypeVar, ("Rules_co", "Course_co", "Round_co"))


def _check_names(names: Sequence[object]) -> None:
    """Refuse invalid names and names that people could confuse; RulesError."""
    for name in names:
        if not isinstance(name, str):
            raise RulesError(f"a name is text of 1 to {LONGEST_NAME} characters")
        try:
            as_name(name, longest=LONGEST_NAME)
        except NameRefused as refused:
            raise RulesError(str(refused)) from None
        if name != name.strip():
            raise RulesError("a name has no blanks around it")
    texts = [str(name) for name in names]
    alike = len({name.casefold() for name in texts}) < len(texts)
    if not all(map(str.isascii, texts)):
        alike = alike or told_apart(texts) != tuple(texts)
    if alike:
        raise RulesError("every player needs a different name, in letters that look different")


def new_course(rules: AnyRules, players: Sequence[str], *, first_dealer: Seat) -> Course:
    """Begin a match; RulesError if these players cannot play this game."""
    names = () if isinstance(players, str) else tuple(players)
    allowed = (rules.players,) if isinstance(rules, GinRules) else rules.players
    if len(names) not in allowed:
        count = " or ".join(map(str, allowed))
        raise RulesError(f"{len(names)} players sit at the table; these rules are for {count}")
    _check_names(names)
    if type(first_dealer) is not int or not 0 <= first_dealer < len(names):
        raise RulesError(f"seat {first_dealer} cannot deal: seats count from 0 to {len(names) - 1}")
    if isinstance(rules, ContractRules):
        return ContractCourse(
            rules=rules,
            players=names,
            dealer=first_dealer,
            sheet=PenaltySheet(names, rules.hands, least=-rules.out_in_one_turn),
        )
    return GinCourse(
        rules=rules,
        players=names,
        first=first_dealer,
        seating=first_seating(rules, first_dealer),
        sheet=ScoreSheet(side_names(rules, names, first_dealer), rules),
    )
