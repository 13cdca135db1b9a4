"""A game in which the dealer, and every card that is dealt or drawn, is an event of its own.

A :class:`~hollywood.envs.State` is dealt from whole decks. In a :class:`Course` a card is drawn
when it is needed, and :meth:`Course.outcomes` says how likely each card is.

An outcome is a number: a seat that deals, a hand of May-I less 1, or the place of a card in
:data:`~hollywood.envs.planes.NAMES`.

>>> from hollywood.envs import game
>>> course = Course(game("gin"))
>>> course.next == CHANCE, course.due, course.outcomes()
(True, 'dealer', [(0, 0.5), (1, 0.5)])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import msgspec

from hollywood.cards import Card
from hollywood.contract.actions import AllowMayI, ContractAction
from hollywood.contract.events import Drew as ContractDrew
from hollywood.contract.events import DrewPenalty
from hollywood.contract.reshuffle import key_in_order
from hollywood.contract.round import ContractRound
from hollywood.contract.rules import ContractRules
from hollywood.envs.deals import Deals, Dealt
from hollywood.envs.inner import Start
from hollywood.envs.planes import KINDS, NAMES, PLACE
from hollywood.envs.story import Happened
from hollywood.errors import IllegalAction
from hollywood.gin.actions import GinAction
from hollywood.gin.events import Drew as GinDrew
from hollywood.play import Action, Seat, View
from hollywood.play.actions import DrawStock
from hollywood.play.text import from_json, from_plain, to_json, to_plain

if TYPE_CHECKING:
    from hollywood.envs.game import Game
    from hollywood.envs.state import State

CHANCE = -1
OVER = -4
Stock: TypeAlias = tuple[Card, ...]

_PLACEHOLDER = "placeholder"
"""The seed of decks that are replaced before anybody sees them."""


Move: TypeAlias = tuple[int, Action | None]
"""An event of chance or an action: its number, and for an action perhaps the very move."""


class Draw(NamedTuple):
    """A card that is drawn from the stock: who draws, and which cards it can be.

    ``place`` is the seat of the round at ``board``. If the stock was made from discards in this
    action, ``fresh`` are the cards that were already drawn from it.
    """

    board: int
    place: Seat
    pool: Stock
    fresh: Stock | None


class Course:
    """An episode as a course of events: of chance, and of actions."""

    __slots__ = (
        *("_acting", "_dealer", "_decks", "_drawn", "_hand", "_orders", "_sizes", "_table"),
        "game",
    )

    def __init__(self, game: Game) -> None:
        """Nothing has happened yet; the first event is who deals."""
        self.game = game
        self._table: State | None = None
        self._dealer: int | None = None
        self._hand: int | None = None
        self._acting: tuple[int, Move] | None = None  # an action that waits for cards
        self._drawn = 0  # how many of its cards are known
        self._decks: tuple[Stock, ...] | None = None  # while a round is dealt
        self._sizes: tuple[int, ...] = ()  # how many cards are dealt at each board
        self._orders: tuple[Stock, ...] = ()  # of the stocks that were made of discards

    # ------------------------------------------------------------------ what comes next

    @property
    def state(self) -> State | None:
        """The state before the events that chance has yet to decide; ``None`` in the first deal."""
        return self._table

    @property
    def acting(self) -> tuple[int, Move] | None:
        """The action that waits for cards, and whose it is; it has not been done to the state."""
        return self._acting

    @property
    def due(self) -> str | None:
        """What chance decides next: ``dealer``, ``hand``, ``deal``, or ``draw``."""
        if self._dealer is None:
            return "dealer"
        if self._decks is not None:
            return "deal"
        if self._acting is not None:
            return "draw"
        return "hand" if self._table is None else None

    @property
    def next(self) -> int:
        """The seat that acts next, CHANCE, or OVER."""
        if self.due is not None:
            return CHANCE
        assert self._table is not None, "without a table there is a deal to come"
        return OVER if self._table.over else self._table.to_act[0]

    @property
    def most_outcomes(self) -> int:
        """No event of chance has more outcomes than this."""
        rules = self.game.rules
        hands = rules.hands if isinstance(rules, ContractRules) else 0
        return max(KINDS, self.game.players, hands)

    @property
    def dealing(self) -> tuple[int, int]:
        """During a deal, the board where the next card is dealt, and how many were dealt there."""
        board = self._board
        return board, len((self._decks or ())[board])

    def pool(self) -> Stock:
        """Return the cards that the next card can be, each as often as it is there."""
        if self._decks is not None:
            board = self._board
            left = Counter(self.game.rules.pack.cards)
            left.subtract(self._decks[board])
            return tuple(left.elements())
        draw = self.draw()
        return () if draw is None else draw.pool

    def outcomes(self) -> list[tuple[int, float]]:
        """Return what chance can decide next, in ascending order, and how likely each is."""
        if self.due == "dealer":
            return _alike(range(self.game.players))
        if self.due == "hand":
            assert isinstance(self.game.rules, ContractRules), "only May-I has numbered hands"
            return _alike(range(self.game.rules.hands))
        return _alike(PLACE[card] for card in self.pool())

    def name(self, outcome: int) -> str:
        """Name an outcome of what chance decides next."""
        if self.due == "dealer":
            return f"seat {outcome} deals"
        return f"hand {outcome + 1}" if self.due == "hand" else f"{self.due} {NAMES[outcome]}"

    # ------------------------------------------------------------------ going on

    def apply(self, number: int, move: Action | None = None) -> None:
        """Let chance decide, or the next seat act; IllegalAction, and no change, if it cannot.

        ``move`` is an action as a move of the engine, whatever its number means here.
        """
        due = self.due
        if due is None:
            self._act((number, move))
        elif all(number != outcome for outcome, _ in self.outcomes()):
            raise IllegalAction(f"Chance cannot decide {number} now.")
        elif due == "dealer":
            self._dealer = number
            if self.game.episode == "match" or not isinstance(self.game.rules, ContractRules):
                self._prepare(self._begun(None))
        elif due == "hand":
            self._hand = number + 1
            self._prepare(self._begun(None))
        elif due == "deal":
            self._deal(number)
        else:
            self._draw(number)

    def _begun(self, decks: Sequence[Stock] | None) -> State:
        from hollywood.envs.state import begun

        assert self._dealer is not None, "the dealer is known before the deal"
        given = () if decks is None else (Dealt(tuple(decks)),)
        start = Start(self._dealer, self._hand or 1)
        return begun(self.game, Deals(_PLACEHOLDER, given), start)

    def _prepare(self, preview: State) -> None:
        """Begin to deal; the preview shows how many cards each board gets."""
        hands = [board.round.hands for board in preview.inner.match.boards]
        self._sizes = tuple(sum(map(len, each)) + 1 for each in hands)
        self._decks, self._orders = ((),) * len(hands), ()

    @property
    def _board(self) -> int:
        """The board where the next card is dealt."""
        assert self._decks is not None, "a card is dealt during a deal"
        dealt = zip(self._decks, self._sizes, strict=True)
        return next(board for board, (deck, size) in enumerate(dealt) if len(deck) < size)

    def _deal(self, outcome: int) -> None:
        assert self._decks is not None, "a card is dealt during a deal"
        board = self._board
        card = next(card for card in self.pool() if PLACE[card] == outcome)
        decks = list(self._decks)
        decks[board] = (*decks[board], card)
        self._decks = tuple(decks)
        if any(len(deck) < size for deck, size in zip(decks, self._sizes, strict=True)):
            return
        pack = self.game.rules.pack.cards
        whole = [(*deck, *(Counter(pack) - Counter(deck)).elements()) for deck in decks]
        self._decks = None
        if self._acting is None:
            self._table = self._begun(whole)
            return
        assert self._table is not None, "an action is done at a table"
        inner = self._table.inner
        inner.deals = Deals(_PLACEHOLDER, (*inner.dealt, Dealt(tuple(whole))))
        self._table, self._acting = self._finished(self._table), None

    def _act(self, done: Move) -> None:
        table = self._table
        if table is None or table.over:
            raise IllegalAction("The episode is over.")
        seat = table.to_act[0]
        if done[1] is None and done[0] not in table.legal(seat):
            table.clone().step(seat, done[0])  # it says why not
        self._acting, self._drawn = (seat, done), 0
        self._go_on()

    def _go_on(self) -> None:
        """Do the action if it needs no more cards; deal the next round first, if it ends one."""
        table = self._table
        assert table is not None, "an action is done at a table"
        if self.draw() is not None:
            return
        after = self._finished(table)
        if after.round_number > table.round_number:
            self._prepare(after)
            return
        self._table, self._acting = after, None

    def _finished(self, table: State) -> State:
        assert self._acting is not None, "an action is done"
        seat, (number, move) = self._acting
        after = table.clone() if self.game.episode == "match" else table
        if move is None:
            after.step(seat, number)
        else:
            after.act(seat, move)
        return after

    # ------------------------------------------------------------------ draws from the stock

    def draw(self) -> Draw | None:
        """Return the card that the action now needs from the stock; ``None`` if it needs none."""
        if self._acting is None or self._table is None:
            return None
        seat, done = self._acting
        match = self._table.inner.match
        number = match.board_of(Seat(seat))
        move = self._drawing(done, self._table.view(seat))
        if number is None or move is None:
            return None
        board = match.boards[number]
        place = board.place_of(Seat(seat))
        assert place is not None, "who acts sits at a board"
        stock, known = board.round.stock, self._drawn
        after = board.round.after(place, move)
        drawn = [event for event in after.news if isinstance(event, _DRAWN)]
        if len(drawn) == known:
            return None
        if known < len(stock):
            return Draw(number, drawn[known].seat, stock[known:], None)
        fresh = [event.card for event in drawn[len(stock) :] if event.card is not None]
        known -= len(stock)
        pool = (*fresh[known:], *after.stock)
        return Draw(number, drawn[self._drawn].seat, pool, tuple(fresh[:known]))

    def _drawing(self, done: Move, view: View | None) -> Action | None:
        """Return the move that an action means, if it is one that draws."""
        if view is None:
            return None
        contract = isinstance(self.game.rules, ContractRules)
        moves = (DrawStock(), AllowMayI()) if contract else (DrawStock(),)
        if done[1] is not None:
            return done[1] if done[1] in moves else None
        return next((m for m in moves if self.game.action_id(m, view) == done[0]), None)

    def _draw(self, outcome: int) -> None:
        """Put the card where the stock gives it next."""
        draw, table = self.draw(), self._table
        assert draw is not None, "a card is drawn in an action that draws"
        assert table is not None, "an action is done at a table"
        card = next(card for card in draw.pool if PLACE[card] == outcome)
        if draw.fresh is None:
            stock = list(table.inner.match.boards[draw.board].round.stock)
            other = stock.index(card, self._drawn)
            stock[self._drawn], stock[other] = stock[other], stock[self._drawn]
            self._arrange(table, draw.board, tuple(stock))
        else:
            rest = list(draw.pool)
            rest.remove(card)
            self._arrange(table, draw.board, (), fresh=(*draw.fresh, card, *rest))
        self._drawn += 1
        self._go_on()

    def _arrange(
        self, table: State, number: int, stock: Stock, *, fresh: Stock | None = None
    ) -> None:
        """Put the stock of a board, or the next one made of discards, into an order.

        The decks and keys of the state change with it, as if it had been dealt so.
        """
        inner = table.inner
        board, dealt = inner.match.boards[number], inner.dealt[-1]
        decks, keys, play = list(dealt.decks), dealt.keys, board.round
        if fresh is None:
            play = msgspec.structs.replace(play, stock=stock)
        made = play.table.reshuffles if isinstance(play, ContractRound) else 0
        if fresh is None and made == 0:
            deck = decks[number]
            decks[number] = (*deck[: len(deck) - len(stock)], *stock)
        elif fresh is not None:
            self._orders = (*self._orders[:made], fresh)
        else:
            order = self._orders[made - 1]
            order = (*order[: len(order) - len(stock)], *stock)
            self._orders = (*self._orders[: made - 1], order)
        if isinstance(play, ContractRound):
            keys = (key_in_order(self._orders),)
            play = msgspec.structs.replace(play, key=keys[0])
        inner.dealt[-1] = Dealt(tuple(decks), keys)
        inner.deals = Deals(_PLACEHOLDER, tuple(inner.dealt))
        boards = list(inner.match.boards)
        boards[number] = msgspec.structs.replace(board, round=play)
        inner.match = msgspec.structs.replace(inner.match, boards=tuple(boards))

    # ------------------------------------------------------------------ copies

    def clone(self) -> Course:
        """Return a copy that goes on by itself."""
        other = Course(self.game)
        for name in self.__slots__:
            setattr(other, name, getattr(self, name))
        if self._table is not None:
            other._table = self._table.clone()
        return other

    def dump(self) -> bytes:
        """Write the course as a line of JSON, with all hidden cards; :meth:`load` reads it."""
        seat, (number, move) = self._acting or (0, (0, None))
        return to_json(
            _Dumped(
                dealer=self._dealer,
                hand=self._hand,
                table=None if self._table is None else self._table.dump().decode(),
                acting=None if self._acting is None else (seat, number),
                move=None if move is None else to_plain(move),
                drawn=self._drawn,
                decks=self._decks,
                sizes=self._sizes,
                orders=self._orders,
            )
        )

    @classmethod
    def load(cls, game: Game, text: bytes) -> Course:
        """Read a course of ``game`` back; HollywoodError if it is not one."""
        read, course = from_json(text, _Dumped), cls(game)
        contract = isinstance(game.rules, ContractRules)
        kind = ContractAction if contract else GinAction
        move = None if read.move is None else from_plain(read.move, kind)
        course._dealer, course._hand = read.dealer, read.hand
        course._table = None if read.table is None else game.load(read.table.encode())
        course._acting = None if read.acting is None else (read.acting[0], (read.acting[1], move))
        course._drawn, course._decks, course._sizes = read.drawn, read.decks, read.sizes
        course._orders = read.orders
        return course

    def resampled(self, seat: int, rng: Any) -> list[Move]:
        """Return events after which ``seat`` has seen the same, with hidden cards drawn anew.

        ``rng`` is as for :meth:`State.resample`. At an event of chance no card changes.
        """
        if self._table is None:
            return []
        table = self._table if self.next == CHANCE else self._table.resample(seat, rng)
        return leading_to(table)


class _Dumped(msgspec.Struct, frozen=True, kw_only=True):
    """The JSON form of a course."""

    dealer: int | None
    hand: int | None
    table: str | None
    acting: tuple[int, int] | None
    move: Any
    drawn: int
    decks: tuple[Stock, ...] | None
    sizes: tuple[int, ...]
    orders: tuple[Stock, ...]


def leading_to(state: State) -> list[Move]:
    """Return the events that lead to a state, from the beginning."""
    inner, course = state.inner, Course(state.game)
    drawn = iter(
        PLACE[entry.event.card]
        for entry in inner.story
        if isinstance(entry, Happened)
        and isinstance(entry.event, _DRAWN)
        and entry.event.card is not None
    )
    dealt = iter(inner.dealt)
    events: list[Move] = []

    def happen(number: int, move: Action | None = None) -> None:
        course.apply(number, move)
        events.append((number, move))

    def go_on() -> None:
        while course.due == "draw":
            happen(next(drawn))
        decks = next(dealt).decks if course.due == "deal" else ()
        while course.due == "deal":
            board, number = course.dealing
            happen(PLACE[decks[board][number]])

    happen(inner.start.dealer)
    if course.due == "hand":
        happen(inner.start.hand - 1)
    go_on()
    for seat, move in inner.steps:
        assert course.state is not None, "somebody acts"
        view = course.state.view(seat)
        assert view is not None, "who acts is in the round"
        number = state.game.action_id(move, view)
        if state.game.spreads == "best":
            happen(number, move)
        else:
            happen(number)
            laying = course.state.inner.laying
            ways = () if laying is None else laying.ways
            for action in next((ids for ids, way in ways if way == move), ()):
                happen(action)
        go_on()
    if inner.laying is not None:
        for action in (inner.laying.action, *inner.laying.named):
            happen(action)
    return events


def _alike(outcomes: Iterable[int]) -> list[tuple[int, float]]:
    """Return each outcome, in ascending order, with its share."""
    counted = Counter(outcomes)
    return [(outcome, counted[outcome] / counted.total()) for outcome in sorted(counted)]


_DRAWN = (GinDrew, ContractDrew, DrewPenalty)
