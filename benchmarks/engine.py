"""The benchmarks of the readable engine; every function says what one unit is."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from hollywood.bots import make_bot
from hollywood.bots.driver import play_on
from hollywood.cards import Card, Hand, Pack
from hollywood.gin import GIN_PRESETS, GinRound
from hollywood.match.decks import seeded_secrets
from hollywood.match.presets import PRESETS
from hollywood.match.table import MatchTable
from hollywood.melds import deadwood, deadwood_after_discard
from hollywood.play import Seat

RULES = GIN_PRESETS["gin"]


def random_rounds(seconds: float, seed: int) -> tuple[int, float]:
    """Rounds of uniformly random legal play through ``GinRound``, decks shuffled by ``random``."""
    chance = random.Random(seed)
    deck = list(Pack().cards)
    rounds, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        chance.shuffle(deck)
        play = GinRound.deal(RULES, dealer=Seat(rounds & 1), deck=deck)
        while (seat := play.awaiting) is not None:
            play = play.after(seat, chance.choice(play.legal_actions(seat)))
        rounds += 1
    return rounds, spent


def greedy_rounds(seconds: float, seed: int) -> tuple[int, float]:
    """Rounds of the greedy bot against itself; each side sees only its view."""
    chance = random.Random(seed)
    deck = list(Pack().cards)
    bot = make_bot("greedy", seat_name="greedy", seed=seed)
    rounds, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        chance.shuffle(deck)
        play = GinRound.deal(RULES, dealer=Seat(rounds & 1), deck=deck)
        while (seat := play.awaiting) is not None:
            action = bot.choose(play.view(seat))
            assert action is not None
            play = play.after(seat, action)
        rounds += 1
    return rounds, spent


def evaluations(hands: list[list[int]], seconds: float, *, discard: bool) -> tuple[int, float]:
    """Least deadwood of hands given as ``Hand``; of eleven cards, after the best discard."""
    held = [Hand.of(Card(card) for card in cards) for cards in hands]
    rules, count = RULES.melds, 0
    evaluate: Callable[..., int] = deadwood_after_discard if discard else deadwood
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for hand in held:
            evaluate(hand, rules)
        count += len(held)
    return count, spent


def may_i_matches(seconds: float, seed: int) -> tuple[int, float]:
    """Whole May-I matches of four greedy bots, with table, log and shuffle."""
    matches, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        may_i_match(1_000 * seed + matches)
        matches += 1
    return matches, spent


def may_i_match(seed: int) -> None:
    """Play one match."""
    names = [f"Bot {seat}" for seat in range(4)]
    table = MatchTable.open(
        PRESETS["may-i"], names, first_dealer=Seat(0), secrets=seeded_secrets(str(seed))
    )
    bots = {
        Seat(seat): make_bot("greedy", seat_name=name, seed=seed) for seat, name in enumerate(names)
    }
    while not table.match.over:
        table.deal()
        play_on(table, bots)
