"""Prices, and the last discard, in positions that random play seldom reaches."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product

import msgspec
import pytest

from hollywood.cards import Card, Hand
from hollywood.gin import GIN_PRESETS, Ending, GinResult, GinRound, GinRules, Phase, price
from hollywood.gin.legality import knocks_with_top
from hollywood.gin.vectors.rules import rules_vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin import legality as gin_legality
from hollywood.kernel.gin import price as gin_price
from hollywood.play import Seat
from tests.gin.playing import random_deck
from tests.lockstep.gin_telling import ENDINGS, SCORES, seat_number

GIN = GIN_PRESETS["gin"]
LOOSE = {0: "", 5: "5c", 9: "9d", 14: "5h 9h"}


def priced_by_kernel(rules: GinRules, result: GinResult) -> list[int]:
    state = [0] * at.S_LENGTH
    knocker = result.knocker
    assert knocker is not None
    state[at.S_KNOCKER] = knocker
    state[at.S_ENDING] = ENDINGS.index(result.ending)
    state[at.S_UPCARD] = result.upcard
    state[at.S_HANDS + knocker] = Hand.parse(LOOSE[result.knocker_deadwood]).bits
    state[at.S_HANDS + 1 - knocker] = Hand.parse(LOOSE[result.defender_deadwood]).bits
    out = [0] * gin_price.P_LENGTH
    gin_price.price(state, rules_vector(rules), rules.melds.tables, out)
    return out


@pytest.mark.parametrize("gin_undercut", ["never", "no_score", "undercut"])
@pytest.mark.parametrize("undercut_on_tie", [True, False])
@pytest.mark.parametrize("big_gin", [None, 31])
@pytest.mark.parametrize("spade_doubles", [True, False])
def test_every_ending_has_its_price(
    gin_undercut: str, undercut_on_tie: bool, big_gin: int | None, spade_doubles: bool
) -> None:
    rules = replace(
        GIN,
        gin_undercut=gin_undercut,
        undercut_on_tie=undercut_on_tie,
        big_gin=big_gin,
        oklahoma=True,
        spade_doubles=spade_doubles,
        multiplier=3,
        gin_extra_boxes=2,
        undercut_extra_boxes=1,
    )
    endings = (Ending.KNOCK, Ending.GIN, Ending.BIG_GIN)
    for ending, mine, theirs, seat, upcard in product(
        endings, LOOSE, LOOSE, (0, 1), ("Ks", "As", "Kh")
    ):
        if mine and ending is not Ending.KNOCK:
            continue
        result = GinResult(
            ending=ending,
            upcard=Card(upcard),
            turns=9,
            knocker=Seat(seat),
            knocker_deadwood=mine,
            defender_deadwood=theirs,
        )
        score = price(result, rules)
        expected = [SCORES.index(score.kind), seat_number(score.winner), score.points, score.boxes]
        assert priced_by_kernel(rules, result) == [*expected, mine, theirs]


@pytest.mark.parametrize("rediscard", ["forbid", "allow"])
def test_the_last_discard_may_be_taken_only_to_knock(rediscard: str) -> None:
    """Small hands against small limits, so that discarding the taken card is often right."""
    rules = replace(
        GIN,
        hand_size=7,
        rediscard_taken=rediscard,
        stock_end="fiftieth_card",
        knock_limit=25,
        big_gin=31,
    )
    rng = random.Random("last discard")
    vector, tables = rules_vector(rules), rules.melds.tables
    answers = set()
    for _ in range(3000):
        start = GinRound.deal(rules, dealer=Seat(1), deck=random_deck(rules, rng))
        top, hand = start.table.upcard, start.hands[0]
        table = msgspec.structs.replace(start.table, phase=Phase.LAST_CHANCE)
        state = [0] * at.S_LENGTH
        state[at.S_PHASE] = at.LAST_CHANCE
        state[at.S_HANDS] = hand.bits
        state[at.S_PILE_SIZE], state[at.S_PILE] = 1, top
        expected = knocks_with_top(table, hand)
        assert gin_legality.knocks_with_top(state, vector, tables) == expected
        answers.add(expected)
    assert answers == {True, False}
