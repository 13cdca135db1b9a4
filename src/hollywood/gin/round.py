"""A round of gin: the open table, and the hidden hands and stock.

Ten cards each are dealt one at a time, beginning with the non-dealer. The next card is the upcard,
and the rest is the stock (all pages; "one at a time" is from the plain gin page). A round never
changes: :meth:`GinRound.after` returns the next one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from hollywood.cards import Card, Hand
from hollywood.errors import CardsError, IllegalAction, PositionError
from hollywood.gin.choices import legal_actions
from hollywood.gin.events import Dealt, Drew, GinEvent, Knocked
from hollywood.gin.hands import hand_after
from hollywood.gin.legality import refusal
from hollywood.gin.moves import carry_out
from hollywood.gin.positions import completed, position_problem
from hollywood.gin.refusals import Refused
from hollywood.gin.result import GinResult
from hollywood.gin.rules import GinRules
from hollywood.gin.sight import GinView
from hollywood.gin.table import GinTable, Phase
from hollywood.melds.meld import LaidOff, Meld
from hollywood.play import Action, Seat
from hollywood.play.seats import dealer_problem, seen_by


class GinRound(Struct, frozen=True, kw_only=True):
    """One deal of gin, played until it is over."""

    table: GinTable
    hands: tuple[Hand, Hand]
    stock: tuple[Card, ...]  # top first
    drawn: Card | None = None  # drawn from the stock in the current turn
    thrown_down: Card | None = None  # the knocker's discard, if it is face down
    news: tuple[GinEvent, ...] = ()

    @classmethod
    def deal(cls, rules: GinRules, *, dealer: Seat, deck: Sequence[Card]) -> GinRound:
        """Deal a round from ``deck``, top card first; CardsError unless it is the whole pack."""
        problem = dealer_problem(dealer, 2)
        if problem is not None:
            raise PositionError(problem)
        rules.pack.check(deck)
        dealt = 2 * rules.hand_size
        first, second = Hand.of(deck[0:dealt:2]), Hand.of(deck[1:dealt:2])
        stock = tuple(deck[dealt + 1 :])
        event = Dealt(
            dealer=dealer,
            hands=(first, second) if dealer == 1 else (second, first),
            upcard=deck[dealt],
            stock=len(stock),
        )
        return cls(
            table=GinTable.dealt(rules, event),
            hands=(first, second) if dealer == 1 else (second, first),
            stock=stock,
            news=(event,),
        )

    @classmethod
    def at(
        cls,
        rules: GinRules,
        *,
        dealer: Seat,
        phase: Phase,
        awaiting: Seat,
        hands: tuple[Hand, Hand],
        discards: Sequence[Card],
        stock: Sequence[Card],
        upcard: Card | None = None,
        taken: Card | None = None,
        drawn: Card | None = None,
        turns: int | None = None,
        known: tuple[Hand, Hand] = (Hand(), Hand()),
        knocker: Seat | None = None,
        spread: Sequence[Meld] = (),
        layoffs: Sequence[LaidOff] = (),
        shown: Sequence[Meld] | None = None,
        knocker_layoffs: Sequence[LaidOff] = (),
        thrown_down: Card | None = None,
    ) -> GinRound:
        """Set up any position that play could produce; PositionError says what is impossible.

        The pile is given bottom to top, the stock top first. A card is in one place: cards in melds
        on the table, including layoffs, are in no hand, so after a knock the knocker's hand is the
        deadwood. ``upcard`` is the first one of the round (default: the bottom of the pile), and
        ``turns`` the completed turns (default: the fewest possible).
        """
        if upcard is None and not discards:
            raise PositionError("name the first upcard: the discard pile is empty")
        if {len(hands), len(known)} != {2}:
            raise PositionError("there are two hands, and known cards of two: one for each seat")
        table = GinTable(
            rules=rules,
            dealer=dealer,
            phase=phase,
            awaiting=awaiting,
            upcard=discards[0] if upcard is None else upcard,
            discards=tuple(discards),
            stock=len(stock),
            taken=taken,
            known=known,
            knocker=knocker,
            spread=tuple(spread),
            face_down=thrown_down is not None,
            layoffs=tuple(layoffs),
            shown=None if shown is None else tuple(shown),
            knocker_layoffs=tuple(knocker_layoffs),
        )
        table = completed(table, hands, turns)
        stock = tuple(stock)
        problem = position_problem(table, hands, stock, drawn=drawn, thrown_down=thrown_down)
        if problem is not None:
            raise PositionError(problem)
        return cls(table=table, hands=hands, stock=stock, drawn=drawn, thrown_down=thrown_down)

    @property
    def rules(self) -> GinRules:
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
    def result(self) -> GinResult | None:
        """The facts of the finished round."""
        return self.table.result

    @property
    def discard_pile(self) -> tuple[Card, ...]:
        """The whole pile, bottom to top, including a face-down discard."""
        pile = self.table.discards
        return pile if self.thrown_down is None else (*pile, self.thrown_down)

    @property
    def final_hands(self) -> tuple[Hand, Hand]:
        """The cards of each player at the end of play, including melds and layoffs."""
        hands, table = list(self.hands), self.table
        if table.knocker is not None:
            other = 1 - table.knocker
            for seat, melds in ((table.knocker, table.spread), (other, table.shown or ())):
                hands[seat] = hands[seat].plus(card for meld in melds for card in meld.cards)
            for giver, layoffs in ((other, table.layoffs), (table.knocker, table.knocker_layoffs)):
                cards = [layoff.card for layoff in layoffs]
                hands[giver] = hands[giver].plus(cards)
                hands[1 - giver] = hands[1 - giver].minus(cards)
        return (hands[0], hands[1])

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        """Everything that ``seat`` may do now, in a fixed order."""
        return legal_actions(self.table, seat, self._awaited_hand)

    def refusal(self, seat: Seat, action: Action) -> Refused | None:
        """Say why ``seat`` may not do ``action``, with a code and in words."""
        return refusal(self.table, seat, self._awaited_hand, action)

    def why_illegal(self, seat: Seat, action: Action) -> str | None:
        """Say why ``seat`` may not do ``action``; ``None`` if it is allowed."""
        refused = self.refusal(seat, action)
        return None if refused is None else refused.words

    def after(self, seat: Seat, action: Action) -> GinRound:
        """Return the round after ``action``; IllegalAction, with the reason, if not allowed."""
        refused = self.refusal(seat, action)
        if refused is not None:
            raise IllegalAction(refused.words)
        hand = self.hands[seat]
        table, news = carry_out(self.table, hand, self.stock, action)
        event = news[0]
        hand = hand_after(hand, event)
        stock, drawn, thrown_down = self.stock, None, self.thrown_down
        if isinstance(event, Drew):
            stock, drawn = stock[1:], stock[0]
        elif isinstance(event, Knocked) and event.face_down:
            thrown_down = event.discard
        return GinRound(
            table=table,
            hands=(hand, self.hands[1]) if seat == 0 else (self.hands[0], hand),
            stock=stock,
            drawn=drawn,
            thrown_down=thrown_down,
            news=news,
        )

    def view(self, seat: Seat | None) -> GinView:
        """Return what ``seat``, or a spectator (``None``), may know."""
        hand, drawn = seen_by(seat, self.hands, awaiting=self.awaiting, drawn=self.drawn)
        return GinView(table=self.table, seat=seat, hand=hand, drawn=drawn)

    @property
    def _awaited_hand(self) -> Hand:
        """The only hand that can act now."""
        awaiting = self.table.awaiting
        return Hand() if awaiting is None else self.hands[awaiting]


def stacked_deck(
    rules: GinRules,
    *,
    dealer: Seat,
    hands: tuple[Iterable[Card], Iterable[Card]],
    upcard: Card | None = None,
    stock: Sequence[Card] = (),
) -> tuple[Card, ...]:
    """Return a deck from which :meth:`GinRound.deal` deals exactly these cards.

    Missing cards (of a hand, the upcard, the stock) are filled with the unused cards in the order
    of the pack.
    """
    given = [tuple(hand) for hand in hands]
    named = [*given[0], *given[1], *([] if upcard is None else [upcard]), *stock]
    rules.pack.check_part(named)
    used = set(named)
    rest = iter([card for card in rules.pack.cards if card not in used])
    full: list[list[Card]] = []
    for hand in given:
        if len(hand) > rules.hand_size:
            raise CardsError(f"{len(hand)} cards are too many: each is dealt {rules.hand_size}")
        full.append([*hand, *(next(rest) for _ in range(rules.hand_size - len(hand)))])
    deck = [card for pair in zip(full[1 - dealer], full[dealer], strict=True) for card in pair]
    deck.append(next(rest) if upcard is None else upcard)
    return (*deck, *stock, *rest)
