"""The hands whose deadwood is measured: random ones, and ones from play."""

from __future__ import annotations

import random

from hollywood.bots import make_bot
from hollywood.cards import Card, Pack
from hollywood.gin import GIN_PRESETS, GinRound, Phase
from hollywood.play import Seat

HANDS = 4_000


def hand_sets() -> dict[str, list[list[int]]]:
    """Return the sets by name; a hand is a list of cards."""
    chance = random.Random(7)
    deck = list(Pack().cards)
    sets: dict[str, list[list[int]]] = {
        f"random, {size} cards": [chance.sample(deck, size) for _ in range(HANDS)]
        for size in (10, 11)
    }
    ten: list[list[int]] = []
    eleven: list[list[int]] = []
    bot = make_bot("greedy", seat_name="greedy", seed=0)
    while len(eleven) < HANDS or len(ten) < HANDS:
        chance.shuffle(deck)
        play = GinRound.deal(GIN_PRESETS["gin"], dealer=Seat(0), deck=deck)
        while (seat := play.awaiting) is not None:
            if play.table.phase in {Phase.UPCARD, Phase.DRAW}:
                ten.append(list(play.hands[seat]))
            elif play.table.phase is Phase.DISCARD:
                eleven.append(list(play.hands[seat]))
            action = bot.choose(play.view(seat))
            assert action is not None
            play = play.after(seat, action)
    sets["in play, 10 cards"] = chance.sample(ten, HANDS)
    sets["in play, 11 cards"] = chance.sample(eleven, HANDS)
    return sets


def peers_number(card: int) -> int:
    """OpenSpiel and RLCard number the cards suit after suit without gaps."""
    known = Card(card)
    return 13 * known.suit + known.rank - 1
