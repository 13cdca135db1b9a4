"""The belief against no knowledge: in played rounds, which predicts the other hand better?

Collected only where code is compiled. The score is the log-loss of the cards that the seat has not
seen, in nats per card: the surprise at learning whether the other player holds it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pytest

from hollywood.bots import make_bot, play_on
from hollywood.bots.search_bot import SearchBot
from hollywood.bots.ways import CONTRACT_FAST, Ways
from hollywood.cards import Hand
from hollywood.gin import GIN_PRESETS, GinRound, GinView
from hollywood.gin.table import Phase
from hollywood.gin.vectors.rules import game_of
from hollywood.gin.vectors.story import story_vector
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.engine.chance import LENGTH, Stream, begin
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Evidence
from hollywood.match.decks import seeded_secrets
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.strategy.gin.belief import history as of
from hollywood.strategy.gin.belief.chain import choose_style, go_through
from hollywood.strategy.gin.belief.opponents import HABITS, KINDS, TYPES
from hollywood.strategy.gin.belief.start import begin_belief

RULES = GIN_PRESETS["eaai"]
ME, HE = Seat(0), Seat(1)
ROUNDS, SAMPLES, BURN, BETWEEN, FROM_TURN = 25, 250, 400, 16, 6


def moments(other: str) -> Iterator[GinRound]:
    """Rounds in which ``ME`` is to draw, after some turns, against a bot of a kind."""
    bots = (make_bot("linear", seat_name="Ann", seed=1), make_bot(other, seat_name="Bob", seed=2))
    for number in range(ROUNDS):
        deck = list(RULES.pack.cards)
        random.Random(f"{other}|{number}").shuffle(deck)
        play = GinRound.deal(RULES, dealer=Seat(number % 2), deck=deck)
        while play.awaiting is not None:
            seat = play.awaiting
            if seat == ME and play.table.phase is Phase.DRAW and play.table.turns >= FROM_TURN:
                yield play
            action = bots[seat].choose(play.view(seat))
            assert action is not None
            play = play.after(seat, action)


def shares(view: GinView, number: int) -> dict[int, float]:
    """The probability that the other player holds each unseen card, as the chain finds it."""
    seen, story = vector(view_vector(view)), vector(story_vector(view.table))
    evidence = Evidence(seen, story, game_of(RULES))
    styles = of.Styles(
        vector(value for each in TYPES for value in each),
        vector(value for each in HABITS for value in each),
    )
    belief, chance = of.new_belief(), Stream(empty_vector(LENGTH))
    begin(chance.state, 0, 11, number, 0)
    compiled(begin_belief)(belief.history, evidence, chance)
    held = dict.fromkeys(
        (card for card in map(int, RULES.pack.cards) if not int(seen[at.V_SEEN]) >> card & 1), 0
    )
    for sample in range(SAMPLES):
        if sample % 4 == 0:
            compiled(choose_style)(belief, evidence, styles, chance)
        compiled(go_through)(belief, BETWEEN if sample else BURN, evidence, chance)
        hand = int(compiled(of.held_in)(belief.history))
        for card in held:
            held[card] += hand >> card & 1
    return {card: (times + 0.5) / (SAMPLES + 1) for card, times in held.items()}


def loss(shares: dict[int, float], hand: Hand) -> float:
    """The mean surprise at each unseen card."""
    told = [
        -math.log(share if hand.bits >> card & 1 else 1 - share) for card, share in shares.items()
    ]
    return sum(told) / len(told)


@pytest.mark.parametrize(("other", "gain"), [("simple", 0.05), ("linear", 0.04), ("camper", 0.09)])
def test_the_belief_is_less_surprised_than_who_knows_nothing(other: str, gain: float) -> None:
    believed, even = [], []
    for number, play in enumerate(moments(other)):
        view = play.view(ME)
        found = shares(view, number)
        hidden = len(play.hands[HE]) - len(view.table.known[HE])
        believed.append(loss(found, play.hands[HE]))
        even.append(loss(dict.fromkeys(found, hidden / len(found)), play.hands[HE]))
    assert len(even) > 20
    differences = [one - two for one, two in zip(even, believed, strict=True)]
    assert sum(differences) / len(differences) > gain


@pytest.mark.parametrize(("other", "kind"), [("simple", "at once"), ("camper", "camper")])
def test_a_match_tells_what_kind_of_player_he_is(other: str, kind: str) -> None:
    """Whatever the last decision of a round was: often it is an answer to a knock."""
    table = MatchTable.open(
        RULES, ("Ann", "Bob"), first_dealer=ME, secrets=seeded_secrets("impressions")
    )
    searcher = SearchBot("Ann", Ways(worlds=60), CONTRACT_FAST, 1)
    bots = {ME: searcher, HE: make_bot(other, seat_name="Bob", seed=1)}
    before = shares_of_kinds(searcher)
    for _ in range(5):  # what the last one showed counts from the next one on
        if not table.match.over:
            table.deal()
            play_on(table, bots)
    after = shares_of_kinds(searcher)
    assert after[kind] == max(after.values())
    assert after[kind] > before[kind]


def shares_of_kinds(searcher: SearchBot) -> dict[str, float]:
    """How likely each kind of player is for the next round."""
    _, habits = searcher.impressions.believed
    shares = dict.fromkeys(KINDS, 0.0)
    for share, habit in zip(habits, HABITS, strict=True):
        shares[KINDS[habit[of.H_KIND]]] += share
    return shares
