"""A small copy of OpenSpiel's gin rummy: its melds, and a round that is played move by move.

OpenSpiel is not installed where the tests run. This follows its behavior.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from benchmarks import open_spiel_translation as told


def _melds() -> dict[tuple[int, ...], int]:
    """OpenSpiel numbers its melds; which number is which does not matter here."""
    sets = [
        tuple(sorted(cards))
        for rank in range(13)
        for size in (3, 4)
        for cards in combinations(range(rank, 52, 13), size)
    ]
    runs = [
        tuple(range(first, first + size))
        for suit in range(0, 52, 13)
        for size in (3, 4, 5)
        for first in range(suit, suit + 14 - size)
    ]
    return {cards: place for place, cards in enumerate([*sets, *runs])}


MELDS = _melds()
CARDS_OF = {place: cards for cards, place in MELDS.items()}


class Peer:
    """A round of OpenSpiel's gin rummy, move by move; an illegal move is an AssertionError."""

    def __init__(self, moves: list[int]) -> None:
        dealt, rest = moves[:21], iter(moves[21:])
        assert len(set(dealt)) == 21
        self.hands = [set(dealt[:10]), set(dealt[10:20])]
        self.upcard: int | None = dealt[20]
        self.under: list[int] = []  # the discard pile without the upcard
        self.deck = set(range(52)) - set(dealt)
        self.player, self.phase, self.passes = 0, "upcard", 0
        self.laid: list[int] = []
        for move in rest:
            getattr(self, f"_in_{self.phase}")(move, rest)

    def _in_upcard(self, move: int, rest: Iterator[int]) -> None:
        if move == told.PASS:
            assert self.passes < 2
            self.passes += 1
            self.player = 1 - self.player
        else:
            assert (move == told.DRAW_STOCK) == (self.passes == 2)
            self._in_draw(move, rest)

    def _in_draw(self, move: int, rest: Iterator[int]) -> None:
        assert self.upcard is not None
        assert len(self.deck) > 2
        if move == told.DRAW_UPCARD:
            card = self.upcard
        else:
            assert move == told.DRAW_STOCK
            self.under.append(self.upcard)
            card = next(rest)
            self.deck.remove(card)
        self.hands[self.player].add(card)
        self.upcard, self.phase = None, "discard"

    def _in_discard(self, move: int, _: Iterator[int]) -> None:
        if move == told.KNOCK:
            self.phase = "knock"
            return
        self.hands[self.player].remove(move)
        self.upcard, self.player, self.phase = move, 1 - self.player, "draw"

    def _in_knock(self, move: int, _: Iterator[int]) -> None:
        hand = self.hands[self.player]
        if len(hand) + sum(len(CARDS_OF[each]) for each in self.laid) == 11:
            hand.remove(move)
            self.under.append(move)
        elif move == told.PASS:
            assert sum(min(card % 13 + 1, 10) for card in hand) <= 10
            self.player, self.phase = 1 - self.player, "layoff"
        else:
            assert hand.issuperset(CARDS_OF[move - told.FIRST_MELD])
            self.laid.append(move - told.FIRST_MELD)
            hand -= set(CARDS_OF[self.laid[-1]])
