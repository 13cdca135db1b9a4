"""A round of the contract game: the open table, and the hidden hands and stock.

The cards are dealt one at a time, clockwise, beginning to the dealer's left. The next card is the
upcard, and the rest is the stock. A round never changes: :meth:`ContractRound.after` returns the
next one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from hollywood.cards import Card, Hand
from hollywood.contract.events import ContractEvent, Dealt
from hollywood.contract.legality import legal_actions, refusal
from hollywood.contract.moves import Course, carry_out, finish
from hollywood.contract.pieces import Call, Phase, TableMeld
from hollywood.contract.positions import (
    completed,
    places_problem,
    position_problem,
    rest_of_pack,
)
from hollywood.contract.refusals import Refused
from hollywood.contract.reshuffle import key_of
from hollywood.contract.result import ContractResult
from hollywood.contract.rules import ContractRules
from hollywood.contract.sight import ContractView, drawn_after
from hollywood.contract.table import ContractTable
from hollywood.contract.taking_back import to_take_back
from hollywood.errors import IllegalAction, PositionError
from hollywood.play import Action, Seat, clockwise
from hollywood.play.seats import seated, seen_by

_FIRST_SEAT = Seat(0)


class ContractRound(Struct, frozen=True, kw_only=True):
    """One deal of the contract game, played until it is over.

    The actions are those of :mod:`hollywood.contract.actions`. While the top discard is on offer,
    seats other than the one in turn may act: they call May-I and withdraw calls.
    """

    table: ContractTable
    hands: tuple[Hand, ...]
    stock: tuple[Card, ...]  # top first
    key: bytes  # determines the order of reshuffled discards; hidden
    drawn: Card | None = None  # drawn from the stock in the current turn
    news: tuple[ContractEvent, ...] = ()

    @classmethod
    def deal(
        cls,
        rules: ContractRules,
        *,
        players: int,
        dealer: Seat,
        hand_number: int,
        deck: Sequence[Card],
        key: bytes | None = None,
    ) -> ContractRound:
        """Deal hand ``hand_number`` (from 1) from ``deck``, top card first.

        ``key`` determines the order of a stock made of discards; the default comes from the deck
        (:mod:`hollywood.contract.reshuffle`). Raises PositionError for players, a dealer or a hand
        that these rules do not allow, and CardsError unless ``deck`` is the whole pack.
        """
        _check(places_problem(rules, players=players, dealer=dealer, hand_number=hand_number))
        rules.pack.check(deck)
        size = rules.deal[hand_number - 1]
        hands = [Hand()] * players
        for place, seat in enumerate((*clockwise(players, after=dealer), dealer)):
            hands[seat] = Hand.of(deck[place : players * size : players])
        upcard, stock = deck[players * size], tuple(deck[players * size + 1 :])
        event = Dealt(
            hand_number=hand_number,
            dealer=dealer,
            hands=tuple(hands),
            sizes=(size,) * players,
            upcard=upcard,
            stock=len(stock),
        )
        key = key_of(deck) if key is None else key
        course = Course(ContractTable.dealt(rules, event), hands, stock, key, [event])
        finish(course)
        return _reached(course, drawn=None)

    @classmethod
    def at(
        cls,
        rules: ContractRules,
        *,
        hands: Sequence[Hand],
        discards: Sequence[Card],
        hand_number: int = 1,
        dealer: Seat = _FIRST_SEAT,
        turn: Seat | None = None,
        phase: Phase = Phase.DRAW,
        stock: Sequence[Card] | None = None,
        melds: Sequence[TableMeld] = (),
        down: Sequence[int | None] | None = None,
        calls: Sequence[Call] = (),
        denied: bool = False,
        granted: Sequence[int] | None = None,
        granted_now: int = 0,
        called: Sequence[int] | None = None,
        known: Sequence[Hand] | None = None,
        taken: Card | None = None,
        drawn: Card | None = None,
        drew: bool = False,
        turns: int | None = None,
        discarders: Sequence[Seat | None] | None = None,
        reshuffles: int = 0,
        key: bytes = b"",
        whole: bool = True,
    ) -> ContractRound:
        """Set up any position that play could produce; PositionError says what is impossible.

        The pile is given bottom to top, the stock top first; by default the stock is the rest of
        the pack in order. A card that was laid down is in no hand. Defaults: ``turns`` are the
        fewest possible, the owners of melds laid down in their latest turns, all calls were
        granted, and the latest turns left the pile. ``whole=False`` permits puzzles: cards may be
        missing, and hands may have any size. If the player in turn can draw nothing, the hand is
        over.
        """
        players = len(hands)
        _check(places_problem(rules, players=players, dealer=dealer, hand_number=hand_number))
        first = (dealer + 1) % players
        turn = Seat(first) if turn is None else turn
        if turns is None:
            turns = (turn - first) % players + (players if melds else 0)
        if stock is None:
            stock = rest_of_pack(rules, hands, discards, melds)
        granted = (0,) * players if granted is None else tuple(granted)
        standing = [call.seat for call in calls]
        table = ContractTable(
            rules=rules,
            hand_number=hand_number,
            dealer=dealer,
            phase=phase,
            turn=turn,
            turns=turns,
            discards=tuple(discards),
            discarders=(),
            stock=len(stock),
            reshuffles=reshuffles,
            sizes=tuple(map(len, hands)),
            known=(Hand(),) * players if known is None else tuple(known),
            taken=taken,
            drew=drew,
            down=(None,) * players,
            melds=tuple(melds),
            calls=tuple(calls),
            denied=denied,
            granted_now=granted_now,
            granted=granted,
            called=tuple(n + standing.count(Seat(seat)) for seat, n in enumerate(granted))
            if called is None
            else tuple(called),
        )
        table = completed(table, down, discarders, known)
        return cls.behind(table, hands=hands, stock=stock, drawn=drawn, key=key, whole=whole)

    @classmethod
    def behind(
        cls,
        table: ContractTable,
        *,
        hands: Sequence[Hand],
        stock: Sequence[Card],
        drawn: Card | None = None,
        key: bytes = b"",
        whole: bool = True,
    ) -> ContractRound:
        """Add hidden cards to an open table, as a player who sees only the table can imagine.

        PositionError says what is impossible, as for :meth:`at`.
        """
        hands, stock = tuple(hands), tuple(stock)
        _check(position_problem(table, hands, stock, drawn=drawn, whole=whole))
        course = Course(table, list(hands), stock, key)
        finish(course)
        return _reached(course, drawn=drawn)

    @property
    def rules(self) -> ContractRules:
        """The rules of the round."""
        return self.table.rules

    @property
    def awaiting(self) -> Seat | None:
        """The seat whose decision the round needs next; ``None`` when the round is over."""
        return self.table.awaiting

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self.table.awaiting is None

    @property
    def result(self) -> ContractResult | None:
        """The facts of the finished round."""
        return self.table.result

    def legal_actions(self, seat: Seat) -> Iterator[Action]:
        """Everything ``seat`` may do now, in a fixed order; ways to lay down last, on demand."""
        return legal_actions(self.table, seat, self._hand(seat))

    def refusal(self, seat: Seat, action: Action) -> Refused | None:
        """Say why ``seat`` may not do ``action``, with a code and in words."""
        return refusal(self.table, seat, self._hand(seat), action)

    def why_illegal(self, seat: Seat, action: Action) -> str | None:
        """Say why ``seat`` may not do ``action``; ``None`` if it is allowed."""
        refused = self.refusal(seat, action)
        return None if refused is None else refused.words

    def after(self, seat: Seat, action: Action) -> ContractRound:
        """Return the round after ``action``; IllegalAction, with the reason, if not allowed."""
        refused = self.refusal(seat, action)
        if refused is not None:
            raise IllegalAction(refused.words)
        course = Course(self.table, list(self.hands), self.stock, self.key)
        carry_out(course, seat, action)
        return _reached(course, drawn=self.drawn)

    def taken_back(self, seat: Seat) -> ContractRound:
        """Return the round before the last lay down or addition; IllegalAction if there is none."""
        event = to_take_back(self.table, seat)
        if event is None:
            raise IllegalAction("You have nothing to take back.")
        course = Course(self.table, list(self.hands), self.stock, self.key)
        course.happen(event)
        return _reached(course, drawn=self.drawn)

    def view(self, seat: Seat | None) -> ContractView:
        """Return what ``seat``, or a spectator (``None``), may know."""
        hand, drawn = seen_by(seat, self.hands, awaiting=self.awaiting, drawn=self.drawn)
        return ContractView(table=self.table, seat=seat, hand=hand, drawn=drawn)

    def _hand(self, seat: Seat) -> Hand:
        return self.hands[seat] if seated(seat, len(self.hands)) else Hand()


def _check(problem: str | None) -> None:
    if problem is not None:
        raise PositionError(problem)


def _reached(course: Course, *, drawn: Card | None) -> ContractRound:
    """Return the round after a course of events."""
    for event in course.events:
        drawn = drawn_after(drawn, event)
    return ContractRound(
        table=course.table,
        hands=tuple(course.hands),
        stock=course.stock,
        key=course.key,
        drawn=drawn,
        news=tuple(course.events),
    )
