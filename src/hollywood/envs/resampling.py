"""Another state in which a seat has seen the same: the cards it has not seen are drawn anew.

The cards that the others have shown since (discards, melds, deadwood) must have come to them in
time; all others are dealt at random to the places that the seat has not seen. Then the round is
played again with the same moves. Every such deal can come; how likely the others would have played
like that with those cards is not weighed. At other tables of a partnership game nothing changes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from hollywood.cards import Card
from hollywood.contract import events as contract_events
from hollywood.contract.reshuffle import key_in_order, reshuffled
from hollywood.contract.round import ContractRound
from hollywood.envs.deals import Deals, Dealt
from hollywood.envs.state import State, dealt_again
from hollywood.envs.story import Happened
from hollywood.errors import HollywoodError
from hollywood.gin import events as gin_events
from hollywood.gin.actions import Knock
from hollywood.match.course import AnyRound
from hollywood.play import Event, Seat, clockwise

_TRIES = 30
"""So many deals are tried; if none can be played, only the cards to come are shuffled."""


class _Held(msgspec.Struct):
    """A card in a hand: from which stack it came and from which place; none if all saw it."""

    card: Card
    stack: int | None = None
    place: int = 0
    since: int = -1


class _Stack:
    """A deck, or a stock made of discards: its cards in order, and which places are seen."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = list(cards)
        self.seen: set[int] = set()
        self.owners: dict[int, tuple[Seat, int]] = {}  # hidden places: whose, and since when
        self.shown: list[tuple[Seat, int, Card]] = []  # by whom, when at the latest, which card
        self.face_down: int | None = None  # the place of a card that was discarded unseen
        self.next = 0


class _Past:
    """What a seat knows of a round: which cards came from hidden places, and when they showed."""

    def __init__(self, play: AnyRound, events: Sequence[Event], deck: Sequence[Card], seat: Seat):
        self.viewer = seat
        self.key = play.key if isinstance(play, ContractRound) else b""
        self.stacks = [_Stack(deck)]
        self.hands: list[list[_Held]] = []
        self.pile: list[Card] = []
        self.hidden_discard: _Held | None = None
        self.deal(play)
        for time, event in enumerate(events):
            self.happen(time, event)

    def deal(self, play: AnyRound) -> None:
        """Give every seat its cards, one at a time, to the dealer last."""
        deck, seats, dealer = self.stacks[0], len(play.hands), play.table.dealer
        order = (*clockwise(seats, after=dealer), dealer)
        if isinstance(play, ContractRound):
            size = play.rules.deal[play.table.hand_number - 1]
        else:
            size = play.rules.hand_size
        self.hands = [[] for _ in range(seats)]
        for place in range(seats * size):
            self.get(order[place % seats], 0, place, -1)
        deck.next = seats * size + 1
        deck.seen.add(seats * size)
        self.pile = [deck.cards[seats * size]]

    def get(self, seat: Seat, stack: int, place: int, time: int) -> None:
        """A seat gets the card at a hidden place."""
        source = self.stacks[stack]
        self.hands[seat].append(_Held(source.cards[place], stack, place, time))
        if seat == self.viewer:
            source.seen.add(place)
        else:
            source.owners[place] = (seat, time)

    def draw(self, seat: Seat, time: int) -> None:
        """A seat draws the top card of the stock."""
        stack = self.stacks[-1]
        stack.next += 1
        self.get(seat, len(self.stacks) - 1, stack.next - 1, time)

    def show(self, seat: Seat, time: int, cards: Iterable[Card], *, leaves: bool = True) -> None:
        """Everyone sees cards of a seat: those that they have seen before go first."""
        hand = self.hands[seat]
        for card in cards:
            copies = [held for held in hand if held.card == card]
            held = next((held for held in copies if held.stack is None), copies[0])
            hand.remove(held)
            if held.stack is not None and seat != self.viewer:
                self.stacks[held.stack].shown.append((seat, time, card))
            if not leaves:
                hand.append(_Held(card))

    def take(self, seat: Seat) -> None:
        """A seat takes the top of the pile."""
        self.hands[seat].append(_Held(self.pile.pop()))

    def happen(self, time: int, event: Event) -> None:
        """Follow one event."""
        match event:
            case gin_events.Drew(seat, _) | contract_events.Drew(seat, _):
                self.draw(seat, time)
            case contract_events.DrewPenalty(seat, _):
                self.draw(seat, time)
            case gin_events.Took(seat, _) | contract_events.Took(seat, _):
                self.take(seat)
            case contract_events.MayIGranted(seat, _):
                self.take(seat)
            case gin_events.Discarded(seat, card) | contract_events.Discarded(seat, card):
                self.show(seat, time, [card])
                self.pile.append(card)
            case contract_events.Reshuffled():
                *below, top = self.pile
                self.pile = [top]
                order = reshuffled(below, key=self.key, number=len(self.stacks))
                self.stacks.append(_Stack(order))
            case contract_events.LaidDown(seat, melds):
                self.show(seat, time, [card for meld in melds for card in meld.cards])
            case contract_events.LaidOffOn(seat, card) | gin_events.LaidOffOn(seat, card):
                self.show(seat, time, [card])
            case contract_events.Displaced(seat, card, _, _, freed):
                self.show(seat, time, [card])
                if freed is not None:
                    self.hands[seat].append(_Held(freed))
            case gin_events.Knocked(seat, discard, face_down, spread, left):
                self.show(seat, time, [card for meld in spread for card in meld.cards])
                self.show(seat, time, left, leaves=False)
                self.throw_down(seat, time, discard, face_down=face_down)
            case gin_events.Shown(seat, melds, left):
                self.show(seat, time, [card for meld in melds for card in meld.cards])
                self.show(seat, time, left, leaves=False)

    def throw_down(self, seat: Seat, time: int, card: Card | None, *, face_down: bool) -> None:
        """The discard of a knock: if nobody saw it, it may be any card."""
        if card is None:
            return
        if not face_down or seat == self.viewer:
            self.show(seat, time, [card])
            return
        held = next(held for held in self.hands[seat] if held.card == card)
        self.hands[seat].remove(held)
        if held.stack is not None:
            self.hidden_discard = held
            self.stacks[held.stack].face_down = held.place

    def dealt_anew(self, rng: Any) -> list[list[Card]]:
        """Return the stacks with the hidden places dealt at random."""
        return [_dealt_anew(stack, rng) for stack in self.stacks]


def _dealt_anew(stack: _Stack, rng: Any) -> list[Card]:
    cards = list(stack.cards)
    free = {place: owner for place, owner in stack.owners.items() if place not in stack.seen}
    # Whoever showed a card first got it at a place from which it could come in time. The places
    # for a later card include those for an earlier one, so there is always one left.
    taken: dict[int, Card] = {}
    for seat, time, card in sorted(stack.shown, key=lambda shown: shown[1]):
        places = [
            place
            for place, (owner, since) in free.items()
            if owner == seat and since <= time and place not in {*taken, stack.face_down}
        ]
        taken[places[below(rng, len(places))]] = card
    unseen = Counter(stack.cards)
    unseen.subtract(stack.cards[place] for place in stack.seen)
    unseen.subtract(taken.values())
    rest = list(unseen.elements())
    shuffle(rest, rng)
    for place in range(len(cards)):
        if place in taken:
            cards[place] = taken[place]
        elif place not in stack.seen:
            cards[place] = rest.pop()
    return cards


def resampled(state: State, seat: Seat, rng: Any) -> State:
    """Return another state that this seat cannot tell from ``state``."""
    match = state.inner.match
    number = match.board_of(seat)
    if state.over or number is None:
        return state.clone()
    board = match.boards[number]
    place = board.place_of(seat)
    assert place is not None
    events = [
        entry.event
        for entry in state.inner.story[state.inner.round.story :]
        if isinstance(entry, Happened) and entry.board == number
    ]
    dealt = state.inner.dealt[-1]
    # The first event is the deal.
    past = _Past(board.round, events[1:], dealt.decks[number], place)
    for _ in range(_TRIES):
        stacks = past.dealt_anew(rng)
        try:
            return _played(state, seat, number, stacks, past.hidden_discard, rng)
        except HollywoodError:
            continue
    stacks = [stack.cards for stack in past.stacks]
    if len(stacks) == 1:  # the cards to come
        first = past.stacks[0].next
        rest = stacks[0][first:]
        shuffle(rest, rng)
        stacks[0][first:] = rest
        return _played(state, seat, number, stacks, None, rng)
    return state.clone()


def _played(
    state: State,
    seat: Seat,
    number: int,
    stacks: Sequence[Sequence[Card]],
    hidden: _Held | None,
    rng: Any,
) -> State:
    """Play the round again from other stacks, with the same moves."""
    dealt = state.inner.dealt[-1]
    decks = list(dealt.decks)
    decks[number] = tuple(stacks[0])
    keys = None
    if isinstance(state.inner.match.boards[number].round, ContractRound):
        keys = (key_in_order((*stacks[1:],)),)
    deals = Deals(
        seed=f"{below(rng, 1 << 62)}", given=(*state.inner.dealt[:-1], Dealt(tuple(decks), keys))
    )
    other = dealt_again(state, deals)
    for who, move in state.inner.steps[state.inner.round.steps :]:
        if hidden is not None and isinstance(move, Knock):
            assert hidden.stack is not None
            move = msgspec.structs.replace(move, discard=stacks[hidden.stack][hidden.place])
        other.act(who, move)
    laying = state.inner.laying
    if laying is not None and laying.seat == seat:
        for action in (laying.action, *laying.named):
            other.step(seat, action)
    return other


def below(rng: Any, bound: int) -> int:
    """Draw a whole number below ``bound`` from a generator of the library or of NumPy."""
    draw = getattr(rng, "randrange", None) or rng.integers
    return int(draw(bound))


def shuffle(cards: list[Card], rng: Any) -> None:
    """Shuffle cards in place."""
    for last in range(len(cards) - 1, 0, -1):
        chosen = below(rng, last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]
