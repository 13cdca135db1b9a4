"""The kernel's arrangements, spreads and defenses: by the definitions, and the same compiled."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings

from hollywood.cards import Hand
from hollywood.kernel.deadwood import defence
from hollywood.kernel.deadwood.deadwood import deadwood
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.gin import plain_hands as gin_plain
from hollywood.kernel.gin import spreads as gin_melds
from hollywood.kernel.gin.arrangements import (
    MOST_IN_HAND,
    MOST_IN_LONG_HAND,
    melds_in,
    points_of,
)
from hollywood.kernel.gin.layout import MOST_LAYOFFS, MOST_MELDS
from hollywood.melds import MeldRules, best_spread, discards_within, walks
from hollywood.melds.forms import meld_of
from hollywood.strategy.gin.policies import discards as gin_discards
from tests.kernel.gin_hands import (
    DECK,
    USUAL,
    VARIANTS,
    cards_of,
    cases,
    fast_tables,
    rich_hand,
    rich_hands,
)
from tests.kernel.vectors import vector
from tests.melds.hands import hands, variants
from tests.oracles import gin_arrange
from tests.oracles import gin_melds as oracle

_OUT = 1 + MOST_LAYOFFS + MOST_MELDS


def filled(melds: tuple[int, ...] | list[int]) -> list[int]:
    return [*melds, *[0] * (MOST_MELDS - len(melds))]


# ------------------------------------------------------------------------- arrangements


@pytest.mark.parametrize("limit", [0, 10, 1000])
@pytest.mark.parametrize("size", [7, 10, 11])
def test_arrangements_come_in_the_order_of_the_readable_walk(size: int, limit: int) -> None:
    chance = random.Random(100 * size + limit)
    walk = compiled(gin_melds.arrangement)
    for rules in VARIANTS * 4:
        hand, tables = rich_hand(chance, size), rules.tables
        readable = list(gin_arrange.arrangements(hand, limit, tables))
        assert list(walks.arrangements(hand, limit, tables)) == readable
        expected = [melds for melds, _, _ in readable]
        melds, fast = [0] * MOST_MELDS, vector([0] * 5)
        assert gin_melds.arrangement(hand, limit, -1, tables, melds, 0) == len(expected)
        assert walk(hand, limit, -1, fast_tables(rules), fast, 1) == len(expected)
        assert gin_melds.arrangement(hand, limit, len(expected), tables, melds, 0) == len(expected)
        assert melds == [0] * MOST_MELDS, "nothing is written of a number that there is not"
        for wanted in {0, len(expected) // 2, len(expected) - 1}:
            if 0 <= wanted < len(expected):
                assert gin_melds.arrangement(hand, limit, wanted, tables, melds, 0) == wanted + 1
                assert walk(hand, limit, wanted, fast_tables(rules), fast, 1) == wanted + 1
                assert melds == filled(expected[wanted]) == list(fast[1:4])
        assert fast[0] == fast[4] == 0, "it writes in its own places only"


@given(hand=hands(sizes=(7, 8)), rules=variants())
def test_arrangements_are_all_there_are_by_the_definitions(hand: Hand, rules: MeldRules) -> None:
    every = oracle.arrangements(frozenset(hand), rules)
    tables, melds, found = rules.tables, [0] * MOST_MELDS, []
    for wanted in range(gin_melds.arrangement(hand.bits, 1000, -1, tables, melds, 0)):
        gin_melds.arrangement(hand.bits, 1000, wanted, tables, melds, 0)
        found.append(frozenset(frozenset(Hand(meld)) for meld in melds if meld))
    assert len(found) == len(set(found))
    assert set(found) == set(every)


def test_no_hand_has_more_melds_than_there_is_room_for() -> None:
    """Runs of any suits in ranks of 1, 2, 3, 2, 2 and 1 cards; every other shape has fewer."""
    rules = MeldRules(run_suits="any", ace="round_corner")
    fullest = Hand.parse("3c 4c 4d 5c 5d 5h 6c 6d 7c 7d 8c").bits
    assert melds_in(fullest, rules.tables, [0] * 400, 0) == MOST_IN_HAND
    most = max(
        melds_in(hand, rules.tables, [0] * 400, 0) for hand in rich_hands(3, cases(3000), 11)
    )
    assert MOST_IN_HAND // 3 < most <= MOST_IN_HAND
    longest = Hand.parse("3c 4c 4d 5c 5d 6c 6d 6h 7c 7d 8c 8d 9c").bits
    assert melds_in(longest, rules.tables, [0] * 400, 0) == MOST_IN_LONG_HAND
    assert walks.melds_in(longest, rules.tables) == gin_arrange.melds_in(longest, rules.tables)


@pytest.mark.parametrize("size", [10, 11])
def test_the_best_spread_is_the_one_the_table_would_choose(size: int) -> None:
    chance = random.Random(size)
    fast_spread = compiled(gin_melds.best_spread)
    for rules in (*VARIANTS * cases(10), *[USUAL] * cases(1500)):
        hand = rich_hand(chance, size)
        best = best_spread(Hand(hand), rules)
        melds, fast = [0] * MOST_MELDS, vector([7] * 5)
        assert gin_melds.best_spread(hand, rules.tables, melds, 0) == best.left.bits
        assert fast_spread(hand, fast_tables(rules), fast, 1) == best.left.bits
        assert melds == filled([meld.hand.bits for meld in best.melds]) == list(fast[1:4])
        assert fast[0] == fast[4] == 7


@pytest.mark.parametrize("rules", [USUAL, MeldRules(ace="round_corner", ace_points=15)])
def test_the_plain_spread_is_the_only_one_and_mostly_known(rules: MeldRules) -> None:
    chance = random.Random(17)
    known = 0
    for _ in range(cases(4000)):
        hand = sum(1 << card for card in chance.sample(DECK, 10))
        if chance.random() < 0.5:
            hand = rich_hand(chance, 10)
        melds = [0] * MOST_MELDS
        left = gin_plain.plain_spread(hand, rules.tables, melds, 0)
        if left == gin_plain.UNKNOWN:
            continue
        known += 1
        least = deadwood(hand, rules.tables)
        ((only, only_left, _),) = gin_arrange.arrangements(hand, least, rules.tables)
        assert (filled(only), only_left) == (melds, left)
    assert known > cases(4000) // 2


def test_a_meld_is_a_meld() -> None:
    chance = random.Random(5)
    fast = compiled(gin_melds.is_meld)
    found = 0
    for rules in VARIANTS * 4:
        for size in (0, 1, 3, 4, 5):
            hand = rich_hand(chance, 10)
            melds = [
                meld
                for melds, _, _ in gin_arrange.arrangements(hand, 1000, USUAL.tables)
                for meld in melds
            ]
            some = sum(chance.sample(cards_of(hand), size))
            for cards in (some, *melds[:2]):
                is_meld = meld_of(Hand(cards), rules) is not None
                found += is_meld
                assert gin_melds.is_meld(cards, rules.tables) == is_meld
                assert fast(cards, fast_tables(rules)) == is_meld
    assert found > 100


# ------------------------------------------------------------------------- discards


@pytest.mark.parametrize("size", [8, 10, 11])
def test_the_best_discards_are_the_best_of_all_tried_one_by_one(size: int) -> None:
    chance = random.Random(size)
    fast, within = compiled(gin_discards.best_discards), compiled(gin_melds.discards_within)
    one_by_one, may = compiled(gin_discards.discards_but), compiled(gin_discards.discards_allowed)
    for rules in VARIANTS * cases(10):
        hand, tables = rich_hand(chance, size), rules.tables
        left = {card: deadwood(hand ^ card, tables) for card in cards_of(hand)}
        best = min(left.values())
        expected = best, sum(card for card, points in left.items() if points == best)
        assert gin_discards.best_discards(hand, tables) == expected
        assert fast(hand, fast_tables(rules)) == expected
        assert one_by_one(hand, 0, fast_tables(rules)) == expected
        kept = chance.choice(cards_of(hand))
        others = [points for card, points in left.items() if card != kept]
        assert gin_discards.discards_but(hand, kept, tables)[0] == min(others)
        allowed = (
            min(others),
            sum(card for card, points in left.items() if card != kept and points == min(others)),
        )
        assert gin_discards.discards_allowed(hand, kept, tables) == allowed
        assert may(hand, kept, fast_tables(rules)) == allowed
        assert may(hand, 0, fast_tables(rules)) == expected
        for limit in (0, 10, 30):
            some = sum(1 << card for card, _ in discards_within(Hand(hand), rules, limit))
            assert gin_melds.discards_within(hand, limit, tables) == some
            assert within(hand, limit, fast_tables(rules)) == some


def test_the_best_discards_of_very_many_hands() -> None:
    fast, one_by_one = compiled(gin_discards.best_discards), compiled(gin_discards.discards_but)
    tables = fast_tables(USUAL)
    for hand in rich_hands(11, cases(60_000), 11):
        assert fast(hand, tables) == one_by_one(hand, 0, tables)


# ------------------------------------------------------------------------- the defense


def laid_out(
    hand: int, spread: list[int], out: list[int], rules: MeldRules
) -> tuple[int, int, list[int]]:
    """Carry out a defense; return the layoffs, the remaining cards, and the grown spread."""
    grown, rest, laid = list(spread), hand, 0
    for step in out[1 : 1 + out[0]]:
        onto, card = step >> 6, 1 << (step & 63)
        assert card & rest
        assert card & defence.taken_by(grown[onto], rules.tables)
        rest ^= card
        laid |= card
        grown[onto] |= card
    for meld in out[1 + MOST_LAYOFFS :]:
        assert not meld or gin_melds.is_meld(meld, rules.tables)
        assert meld & rest == meld
        rest ^= meld
    return laid, rest, grown


@settings(max_examples=300)
@given(knocker=hands(sizes=(10,)), other=hands(sizes=(10,)), rules=variants())
def test_the_best_defence_is_a_best_one_by_the_definitions(
    knocker: Hand, other: Hand, rules: MeldRules
) -> None:
    hand = other.bits & ~knocker.bits
    spread, out = [0] * MOST_MELDS, [0] * _OUT
    gin_melds.best_spread(knocker.bits, rules.tables, spread, 0)
    melds = [frozenset(Hand(meld)) for meld in spread if meld]
    for allowed in (True, False):
        points, best = oracle.defences(frozenset(Hand(hand)), melds if allowed else [], rules)
        found = gin_melds.best_defence(hand, spread, 0, int(allowed), 0, rules.tables, out, 0)
        laid, left, _ = laid_out(hand, spread, out, rules)
        assert found == points == points_of(left, rules.tables)
        assert (frozenset(Hand(laid)), frozenset(Hand(left))) in best
        assert out[0] == min(len(some) for some, _ in best)


def knocks(seed: int, count: int) -> list[tuple[MeldRules, int, list[int], int]]:
    """Rules, a defender's hand, the knocker's spread, and the knocker's remaining cards."""
    chance = random.Random(seed)
    found = []
    for rules in (*VARIANTS * count, *[USUAL] * (100 * count)):
        knocker, spread = rich_hand(chance, 10), [0] * MOST_MELDS
        left = gin_melds.best_spread(knocker, rules.tables, spread, 0)
        found.append((rules, rich_hand(chance, 10) & ~knocker, spread, left))
    return found


def test_the_best_defence_is_the_same_compiled() -> None:
    fast = compiled(gin_melds.best_defence)
    laid_off = 0
    for number, (rules, hand, spread, left) in enumerate(knocks(1, cases(10))):
        allowed, answering = int(number % 5 != 0), 0 if number % 3 else left
        out, again = [0] * _OUT, vector([0] * _OUT)
        points = gin_melds.best_defence(hand, spread, 0, allowed, answering, rules.tables, out, 0)
        tables, table = fast_tables(rules), vector(spread)
        assert fast(hand, table, 0, allowed, answering, tables, again, 0) == points
        laid = out[0]
        assert list(again[: 1 + laid]) == out[: 1 + laid]
        assert list(again[1 + MOST_LAYOFFS :]) == out[1 + MOST_LAYOFFS :]
        laid_off += laid
    assert laid_off > cases(250)


def most_points(left: int, melds: list[int], rules: MeldRules) -> int:
    """What ``left`` can lay off, in points, by trying everything."""
    spread = tuple(meld for meld in melds if meld)
    return max(
        points_of(laid, rules.tables) for laid in defence.layoffs(left, spread, rules.tables)
    )


def test_where_the_knocker_may_answer_he_is_given_the_least_and_takes_the_most() -> None:
    mattered = 0
    for rules, hand, spread, left in knocks(2, cases(10)):
        out, tables = [0] * _OUT, rules.tables
        points = gin_melds.best_defence(hand, spread, 0, 1, left, tables, out, 0)
        answers = {
            most_points(left, list(melds), rules)
            for laid in defence.layoffs(hand, tuple(filter(None, spread)), tables)
            if deadwood(hand ^ laid, tables) == points
            for melds, _, _ in gin_arrange.arrangements(hand ^ laid, points, tables)
        }
        shown = out[1 + MOST_LAYOFFS :]
        assert most_points(left, shown, rules) == min(answers)
        mattered += len(answers) > 1
        steps = [0] * _OUT
        stays = gin_melds.most_laid_off(left, shown, 0, tables, steps, 0)
        laid, rest, _ = laid_out(left, shown, steps, rules)
        assert rest == left ^ laid
        assert points_of(rest, tables) == stays == points_of(left, tables) - min(answers)
    assert mattered


def test_the_plain_layoff_leads_to_a_best_defence() -> None:
    known = laid_off = 0
    for rules, hand, spread, _ in knocks(3, cases(30)):
        tables, melds, out = rules.tables, [0] * MOST_MELDS, [0] * _OUT
        points = gin_melds.best_defence(hand, spread, 0, 1, 0, tables, out, 0)
        grown, rest, made = list(spread), hand, 0
        while True:
            left = gin_plain.plain_spread(rest, tables, melds, 0)
            if left == gin_plain.UNKNOWN:
                break
            step = gin_plain.plain_layoff(rest, left, grown, 0, tables)
            if step == gin_plain.UNKNOWN:
                assert not made, "known at first, it stays known"
                break
            if step == gin_plain.NOTHING:
                known += 1
                assert points_of(left, tables) == points
                assert made == out[0]
                assert melds == out[1 + MOST_LAYOFFS :]
                break
            card = 1 << (step & 63)
            assert card & defence.taken_by(grown[step >> 6], tables) & rest
            rest ^= card
            grown[step >> 6] |= card
            made += 1
            laid_off += 1
    assert known > cases(1000)
    assert laid_off > cases(300)


def test_a_card_that_a_set_would_take_opens_a_run_for_the_next() -> None:
    """The seven of spades fits the sevens, but on the run it lets the eight follow."""
    spread = [Hand.parse(text).bits for text in ("7c 7d 7h", "4s 5s 6s")]
    hand = Hand.parse("7s 8s Kc Qd 2h").bits
    out = [0] * _OUT
    assert gin_melds.best_defence(hand, filled(spread), 0, 1, 0, USUAL.tables, out, 0) == 22
    steps = [(step >> 6, step & 63) for step in out[1 : 1 + out[0]]]
    assert [onto for onto, _ in steps] == [1, 1]
    assert all(card < after for (_, card), (_, after) in pairwise(steps))
    assert gin_plain.plain_layoff(hand, hand, filled(spread), 0, USUAL.tables) == out[1]
