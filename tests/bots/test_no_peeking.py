"""A bot decides by what its seat may know: other hidden cards behind its view change nothing."""

from __future__ import annotations

import os
import random
from itertools import islice

import msgspec
import pytest

from hollywood.bots.levels import SEARCHING
from hollywood.cards import Card, Hand
from hollywood.contract import HOUSE_PRESETS
from hollywood.gin import GinRound
from hollywood.gin import Phase as GinPhase
from hollywood.match.presets import PRESETS, rules_for
from hollywood.play import Seat
from tests.bots.tables import AnyRound, bot, dealt, kinds_for, moments


def twin(play: AnyRound, seat: Seat, chance: random.Random) -> AnyRound:
    """The same round as ``seat`` sees it, with everything it cannot see dealt again."""
    closed = [other for other in range(len(play.hands)) if other != seat]
    if isinstance(play, GinRound) and play.table.phase not in {
        *(GinPhase.UPCARD, GinPhase.DRAW, GinPhase.DISCARD, GinPhase.LAST_CHANCE)
    }:
        closed = []  # after a knock the hands are open
    hidden = {other: play.hands[other].minus(play.table.known[other]) for other in closed}
    cards = [*play.stock, *(card for hand in hidden.values() for card in hand)]
    chance.shuffle(cards)
    hands = list(play.hands)
    for other, hand in hidden.items():
        hands[other] = Hand.of([*play.table.known[other], *(cards.pop() for _ in hand)])
    again: AnyRound = msgspec.structs.replace(play, hands=tuple(hands), stock=tuple(cards))
    return again


# One game with the house rules; the others differ in what is laid down, not in what is seen.
GAMES = [*(PRESETS.keys() - HOUSE_PRESETS.keys()), "joker-to-hand"]


@pytest.mark.parametrize(
    ("preset", "kind"), [(preset, kind) for preset in sorted(GAMES) for kind in kinds_for(preset)]
)
def test_hidden_cards_do_not_change_the_choice(preset: str, kind: str) -> None:
    rules = rules_for(preset, ["turn_cap=24"])
    chance = random.Random(preset)
    every = 4 if kind in SEARCHING and "HOLLYWOOD_SOAK" not in os.environ else 1
    differed = 0
    for hand in range(1, 6):
        play = dealt(rules, hand=hand, seed=hand)
        bots = [bot("greedy") for _ in play.hands]
        for before, seat in islice(moments(play, bots), 0, None, every):
            other = twin(before, seat, chance)
            assert other.view(seat) == before.view(seat)
            differed += other != before
            here, there = bot(kind, seed=7), bot(kind, seed=7)
            assert here.choose(before.view(seat)) == there.choose(other.view(seat))
    assert differed > 10


def test_a_bot_that_peeked_would_be_caught() -> None:
    play = dealt(rules_for("gin"))
    assert isinstance(play, GinRound)
    assert play.awaiting is not None
    seat = play.awaiting

    def peek(there: AnyRound) -> tuple[Card, Hand]:
        return there.stock[0], there.hands[1 - seat]

    assert peek(play) != peek(twin(play, seat, random.Random(1)))
