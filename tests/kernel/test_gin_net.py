"""The net of gin: its inputs, its arithmetic, its choices, and how rounds are recorded for it."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from hollywood.bots.gin.nets import learned_for, points_worth
from hollywood.cards import Card, Hand
from hollywood.gin import GIN_PRESETS
from hollywood.gin.vectors.rules import rules_vector
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import empty_vector, meld_tables, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import least
from hollywood.kernel.gin.game import Game
from hollywood.strategy.gin.belief.history import M_LENGTH
from hollywood.strategy.gin.net import features as of
from hollywood.strategy.gin.net import net as net_at
from hollywood.strategy.gin.policies.choose import LINEAR, SIMPLE
from hollywood.strategy.gin.policies.linear import CAMPER, WEIGHTS
from hollywood.strategy.gin.search.rollout_weights import ROLLOUTS
from hollywood.strategy.gin.training import episodes as lessons
from hollywood.strategy.gin.training import player as rows_of
from tests.kernel.gin_hands import DECK, cases, rich_hand

RULES = GIN_PRESETS["eaai"]
KNOBS, TABLES = vector(rules_vector(RULES)), meld_tables(RULES.melds.tables)
TYPES = ((SIMPLE, ()), (LINEAR, WEIGHTS), (LINEAR, CAMPER))
POINTS = points_worth()
NET = learned_for(RULES, POINTS, [1] * len(POINTS)).net
NO_NET = learned_for(GIN_PRESETS["hollywood-rounds"], POINTS, [1] * len(POINTS)).net
ROUNDS = 60 if can_compile() else 6


def place(card: int) -> int:
    return (card >> 4) * 13 + (card & 15)


def mask(cards: Any) -> int:
    return sum(1 << card for card in cards)


def told(hand: int, discarded: int, unseen: int, known: int) -> set[int]:
    places = empty_vector(of.MOST_FEATURES)
    number = compiled(of.hand_features)(hand, discarded, unseen, known, TABLES, places, 0, 0)
    found = [int(each) for each in places[:number]]
    assert len(set(found)) == len(found)
    return set(found)


def expected(hand: set[int], unseen: set[int]) -> set[int]:
    """What is true of a hand, found by looking at every window and every pair of cards."""
    true = {of.I_HAND + place(card) for card in hand}
    for suit in range(4):
        for low in range(11):
            window = [16 * suit + low + step for step in range(3)]
            missing = [card for card in window if card not in hand]
            number = suit * 11 + low
            if not missing:
                true.add(of.I_RUN + number)
            elif len(missing) == 1 and missing[0] in unseen:
                which = (of.I_RUN_BUT_LOW, of.I_RUN_BUT_MIDDLE, of.I_RUN_BUT_HIGH)
                true.add(which[window.index(missing[0])] + number)
    for rank in range(13):
        alike = [16 * suit + rank for suit in range(4)]
        held = [card for card in alike if card in hand]
        live = [card for card in alike if card in unseen]
        if len(held) >= 3:
            true.add(of.I_SET + rank)
        elif len(held) == 2 and live:
            true.add(of.I_PAIR + 2 * rank + len(live) - 1)
    left = least(mask(hand), RULES.melds.tables)
    bucket = left if left <= 10 else min(10 + (left - 7) // 4, 23)
    return true | {of.I_LEFT + bucket}


def test_what_is_told_of_a_hand_is_true_and_all_of_it() -> None:
    chance = random.Random(5)
    for _ in range(cases(300)):
        cards = chance.sample(DECK, 52)
        hand, unseen = set(cards[:10]), set(cards[10 : chance.randint(12, 50)])
        found = told(mask(hand), at.NO_CARD, mask(unseen), 0)
        assert found == expected(hand, unseen)
        assert max(found) < of.FEATURES


def test_what_is_told_of_a_discard_is_what_may_be_made_of_it() -> None:
    chance = random.Random(6)
    melds = [
        {a, b, c}
        for a, b, c in combinations(DECK, 3)
        if a & 15 == b & 15 == c & 15
        or (a >> 4 == b >> 4 == c >> 4 and (c & 15) - (a & 15) == 2 and (b & 15) - (a & 15) == 1)
    ]
    for _ in range(cases(60)):
        cards = chance.sample(DECK, 52)
        hand, discarded = set(cards[:10]), cards[10]
        known = set(cards[11 : 11 + chance.randint(0, 3)])
        unseen = set(cards[14 : chance.randint(20, 50)])
        pairs = [meld - {discarded} for meld in melds if discarded in meld]
        hidden = sum(pair <= unseen for pair in pairs)
        mixed = sum(len(pair & unseen) == 1 and len(pair & known) == 1 for pair in pairs)
        both = sum(pair <= known for pair in pairs)
        found = told(mask(hand), discarded, mask(unseen), mask(known)) - expected(hand, unseen)
        assert found == {
            of.I_DISCARDED + place(discarded),
            of.I_UNSEEN_PAIRS + min(hidden, 7),
            of.I_MIXED_PAIRS + min(mixed, 5),
            of.I_KNOWN_PAIRS + min(both, 3),
        }


def test_most_is_true_of_a_table_late_in_a_round() -> None:
    """Thirty cards have been discarded; eleven neighboring cards are the fullest hand."""
    chance = random.Random(7)
    most = 0
    places = empty_vector(4 * of.MOST_FEATURES)
    for _ in range(cases(2_000)):
        ranks = chance.sample(range(13), 4)
        pool = chance.sample([card for card in DECK if card & 15 in ranks], 10)
        number = compiled(of.table_features)(
            0, mask(DECK[:15]), mask(DECK[15:30]), 2, 0, 1, places, 0
        )
        number = compiled(of.hand_features)(
            mask(pool), pool[0], mask(DECK), 0, TABLES, places, 0, number
        )
        most = max(most, number)
    assert 55 < most <= of.MOST_FEATURES


class Seen:
    """A seat that must discard from eleven cards, after some turns."""

    def __init__(self, chance: random.Random) -> None:
        self.hand = rich_hand(chance, 11)
        others = [card for card in DECK if not self.hand >> card & 1]
        cards = [card for card in DECK if self.hand >> card & 1] + chance.sample(others, 41)
        view = [0] * at.V_LENGTH
        view[at.V_PHASE], view[at.V_HAND] = at.DISCARD, self.hand
        view[at.V_TOP], view[at.V_TAKEN], view[at.V_LIMIT] = at.NO_CARD, at.NO_CARD, 10
        view[at.V_KNOWN] = mask(cards[11:13])
        view[at.V_SEEN] = mask(cards[:20])
        view[at.V_STOCK] = chance.randint(3, 25)
        self.view = vector(view)
        self.work = empty_vector(net_at.N_LENGTH)
        self.work[net_at.N_HIS] = mask(cards[13:16])
        self.work[net_at.N_MINE] = mask(cards[16:20])
        self.work[net_at.N_TYPE] = chance.randrange(3)

    def value(self, net: Any, moment: int, hand: int, discarded: int) -> int:
        return int(
            compiled(net_at.value_held)(self.view, TABLES, net, moment, hand, discarded, self.work)
        )


def test_values_are_those_of_the_formula() -> None:
    chance = random.Random(8)
    net = NET
    units, part = net_at.UNITS, net_at.PART
    for _ in range(cases(30)):
        seen = Seen(chance)
        card = next(card for card in DECK if seen.hand >> card & 1)
        found = seen.value(net, net_at.AFTER, seen.hand ^ 1 << card, card)
        places = empty_vector(of.MOST_FEATURES)
        number = compiled(of.table_features)(
            int(seen.view[at.V_KNOWN]),
            int(seen.work[net_at.N_HIS]),
            int(seen.work[net_at.N_MINE]),
            int(seen.view[at.V_STOCK]),
            int(seen.work[net_at.N_TYPE]),
            -1,
            places,
            0,
        )
        unseen = mask(DECK) & ~int(seen.view[at.V_SEEN])
        known = int(seen.view[at.V_KNOWN])
        number = compiled(of.hand_features)(
            seen.hand ^ 1 << card, card, unseen, known, TABLES, places, 0, number
        )
        sums = [sum(int(net[int(p) * units + u]) for p in places[:number]) for u in range(units)]
        last = of.FEATURES * units
        total = int(net[part - 1]) << 10
        total += sum(max(each, 0) * int(net[last + unit]) for unit, each in enumerate(sums))
        assert found == total >> 6


def test_the_best_discard_is_the_best_of_all_one_by_one() -> None:
    chance = random.Random(9)
    net = NET
    knocked = 0
    for _ in range(cases(200)):
        seen = Seen(chance)
        compiled(net_at.find_discard)(seen.view, seen.hand, 0, KNOBS, TABLES, net, seen.work)
        best, card = int(seen.work[net_at.N_VALUE]), int(seen.work[net_at.N_CARD])
        knocks = int(seen.work[net_at.N_KNOCKS])
        leaves = {
            c: least(seen.hand ^ 1 << c, RULES.melds.tables) for c in DECK if seen.hand >> c & 1
        }
        near = [c for c, left in leaves.items() if left <= min(leaves.values()) + 12]
        values = {c: seen.value(net, net_at.AFTER, seen.hand ^ 1 << c, c) for c in near}
        if knocks:
            knocked += 1
            assert leaves[card] == min(leaves.values()) <= 10
            assert best == seen.value(net, net_at.KNOCKED, seen.hand ^ 1 << card, card)
            assert best >= max(values.values())
        else:
            assert best == values[card] == max(values.values())
    assert knocked or not can_compile()


def test_rules_with_other_melds_have_no_net() -> None:
    assert len(NET) == net_at.NET_LENGTH
    assert len(NO_NET) == 0


# ---------------------------------------------------------------------------- lessons


def padded(weights: tuple[int, ...]) -> tuple[int, ...]:
    return (*weights, *[0] * (M_LENGTH - len(weights)))


def rounds(net: Any, tries: int, *, first: int = 0, number: int = ROUNDS) -> tuple[Any, Any, Any]:
    """Rows, their ends, and the value of each round."""
    size = 30 * number + rows_of.MOST_ROWS + 2
    rows, ends = empty_vector(size * rows_of.L_LENGTH), empty_vector(size * lessons.E_LENGTH)
    worths = empty_vector(number)
    rollouts = vector(n for each in (ROLLOUTS[1], ROLLOUTS[1], ROLLOUTS[2]) for n in each)
    others = lessons.Others(
        policies=vector(policy for policy, _ in TYPES),
        types=vector(n for _, weights in TYPES for n in padded(weights)),
        only=-1,
    )
    written = compiled(lessons.play_lessons)(
        first,
        3,
        Game(KNOBS, TABLES),
        rows_of.Learner(net, rollouts, tries, vector(POINTS)),
        others,
        lessons.Lessons(rows, ends, worths),
    )
    length = rows_of.L_LENGTH
    return (
        [[int(n) for n in rows[row * length : (row + 1) * length]] for row in range(written)],
        [(int(ends[2 * row]), int(ends[2 * row + 1])) for row in range(written)],
        [int(worth) for worth in worths],
    )


@pytest.mark.parametrize("own", [False, True], ids=["watched", "played"])
def test_rows_tell_how_their_rounds_ended(own: bool) -> None:
    rows, ends, worths = rounds(NET if own else NO_NET, 100)
    assert [worth for worth, last in ends if last] == [
        worth for worth, (_, last) in zip(worths, _first_rows(ends), strict=True) if last
    ]
    for row in rows:
        number = row[rows_of.L_NUMBER]
        places = row[rows_of.L_PLACES : rows_of.L_PLACES + number]
        assert row[rows_of.L_MOMENT] in {net_at.AFTER, net_at.DRAWING, net_at.KNOCKED}
        assert len(set(places)) == number
        assert all(0 <= place < of.FEATURES for place in places)
        assert number or row[rows_of.L_TRIED]
    knocks = [row for row in rows if row[rows_of.L_MOMENT] == net_at.KNOCKED]
    assert knocks
    assert all(last for row, (_, last) in zip(rows, ends, strict=True) if row in knocks)


def _first_rows(ends: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [end for end in ends if end[1]]


def test_each_round_depends_on_its_number_alone() -> None:
    net = NET
    whole, _, worths = rounds(net, 60)
    half = ROUNDS // 2
    early, _, first = rounds(net, 60, number=half)
    late, _, second = rounds(net, 60, first=half, number=half)
    assert early + late == whole
    assert first + second == worths


def test_only_who_tries_does_what_is_second() -> None:
    net = NET
    assert not any(row[rows_of.L_TRIED] for row in rounds(net, 0)[0])
    tried = [row for row in rounds(net, 500)[0] if row[rows_of.L_TRIED]]
    assert tried


def test_a_gin_is_worth_more_than_a_knock() -> None:
    net, work = NET, empty_vector(net_at.N_LENGTH)
    view = [0] * at.V_LENGTH
    view[at.V_PHASE], view[at.V_STOCK], view[at.V_LIMIT] = at.DISCARD, 15, 10
    values = []
    for text in ("Ac 2c 3c 4c 7d 7h 7s Jd Qd Kd", "Ac 2c 3c 4c 7d 7h 7s Jd Qd 9s"):
        hand = Hand.parse(text).bits
        view[at.V_HAND] = view[at.V_SEEN] = hand | 1 << int(Card("Kh"))
        args = (vector(view), TABLES, net, net_at.KNOCKED, hand, int(Card("Kh")), work)
        values.append(int(compiled(net_at.value_held)(*args)))
    assert values[0] > values[1] + 10_000
