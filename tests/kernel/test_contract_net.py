"""The net of May-I: its inputs, its arithmetic, its choices, and how hands are recorded for it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from hollywood.bots.contract.nets import SHARE, learned_for
from hollywood.contract import CONTRACT_PRESETS
from hollywood.contract.vectors.rules import rules_vector
from hollywood.kernel.contract import layout
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.rules.legality import may_call
from hollywood.kernel.contract.rules.moves import apply, start
from hollywood.kernel.contract.rules.sight import sight
from hollywood.kernel.contract.scratch import MEMORY_LENGTH, W_SEEN
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import empty_vector, short_vector, vector
from hollywood.strategy.contract.net import features as of
from hollywood.strategy.contract.net import net as net_at
from hollywood.strategy.contract.net import player as guessing
from hollywood.strategy.contract.plan.memo import forget_plans
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.policies.weights import PLAIN, WEIGHTS
from hollywood.strategy.contract.training import episodes as lessons
from hollywood.strategy.contract.training import player as rows_of

RULES = CONTRACT_PRESETS["may-i"]
SEATS = 4
NET = learned_for(RULES, SEATS)
FEW = 1 if can_compile() else 10
BOOK = vector(
    number for hand in range(1, 8) for number in rules_vector(RULES, seats=SEATS, hand_number=hand)
)


class Seen:
    """A seat at a moment of a hand that planning players have played so far."""

    def __init__(self, hand: int, seed: int, steps: int, seat: int = -1) -> None:
        self.rules = vector(rules_vector(RULES, seats=SEATS, hand_number=hand))
        self.state, self.view = empty_vector(at.S_LENGTH), empty_vector(at.V_LENGTH)
        self.work, self.mind = empty_vector(MEMORY_LENGTH), empty_vector(net_at.N_LENGTH)
        self.action, self.guessed = empty_vector(at.A_LENGTH), empty_vector(guessing.G_LENGTH)
        compiled(start)(self.state, self.rules, seed % SEATS, seed, hand)
        for _ in range(steps):
            if self.state[at.S_PHASE] == at.OVER:
                break
            mover = int(self.state[at.S_TURN])
            compiled(sight)(self.state, self.rules, mover, self.view)
            compiled(planner)(self.view, self.rules, vector(PLAIN), self.action, self.work)
            compiled(apply)(self.state, self.rules, mover, self.action)
        self.seat = int(self.state[at.S_TURN]) if seat < 0 else seat
        self.view = empty_vector(at.V_LENGTH)
        compiled(sight)(self.state, self.rules, self.seat, self.view)

    @property
    def over(self) -> bool:
        return bool(self.state[at.S_PHASE] == at.OVER)

    @property
    def down(self) -> bool:
        return bool(self.view[at.S_DOWN + self.seat] != at.NOT_DOWN)

    def held(self) -> Counter[int]:
        first = at.S_HANDS + layout.PLACES * self.seat
        return Counter(
            {c: int(self.view[first + c]) for c in range(layout.PLACES) if self.view[first + c]}
        )

    @property
    def top(self) -> int:
        size = int(self.view[at.S_PILE_SIZE])
        return int(self.view[at.S_PILE + size - 1]) if size else layout.NO_CARD

    def worth(self, chosen: int, net: Any = NET) -> int:
        """The value of leaving the top discard, and of having it."""
        given = (self.view, self.rules, self.seat, chosen, net, self.work, self.mind)
        return int(compiled(net_at.worth_of_top)(*given))

    def places(self, chosen: int = of.LEFT) -> list[int]:
        """What is true after such a choice."""
        self.worth(chosen)
        return [int(n) for n in self.mind[net_at.N_PLACES : self.mind[net_at.N_END]]]

    def guess(self) -> int:
        return int(
            compiled(guessing.guess)(
                self.view,
                self.rules,
                vector(WEIGHTS),
                NET,
                self.action,
                self.work,
                self.mind,
                self.guessed,
            )
        )


def moments(number: int) -> list[Seen]:
    """Seats at moments of all hands, early and late."""
    chance = random.Random(11)
    found: list[Seen] = []
    while len(found) < max(7, number // FEW):
        hand = 1 + len(found) % 7
        seen = Seen(hand, chance.randrange(1 << 30), chance.randrange(60 // min(FEW, 3)))
        if not seen.over:
            found.append(seen)
    return found


TOP = (of.LEFT, of.CALLED, of.DRAWN, of.TAKEN)
"""Choices about the top discard."""


def test_what_is_told_is_within_bounds_and_the_same_interpreted() -> None:
    net, work = [int(weight) for weight in NET], [0] * MEMORY_LENGTH
    most = 0
    for number, seen in enumerate(moments(28)):
        forget_plans(work)
        chosen = TOP[number % len(TOP)] if seen.view[at.S_PILE_SIZE] else of.DRAWN
        before = [int(n) for n in seen.view]
        places = seen.places(chosen)
        assert [int(n) for n in seen.view] == before, "the card goes back"
        most = max(most, len(places))
        assert all(0 <= place < of.FEATURES for place in places)
        plain = [0] * net_at.N_LENGTH
        given = (before, [int(n) for n in seen.rules], seen.seat, chosen, net, work, plain)
        assert net_at.worth_of_top(*given) == seen.worth(chosen)
        assert plain[net_at.N_PLACES : plain[net_at.N_END]] == places
    assert 30 < most <= of.MOST_FEATURES


def test_windows_and_ranks_are_told_as_they_are_held() -> None:
    """Counted from the hand and the cards seen, window by window and rank by rank."""
    looked = 0
    for seen in moments(120):
        if seen.down:
            continue
        held, gone = seen.held(), Counter[int]()
        places = Counter(seen.places())
        for card in range(layout.PLACES):
            gone[card] = int(seen.work[W_SEEN + card])
        expected: Counter[int] = Counter()
        wild = int(seen.rules[layout.R_WILD])
        for rank in range(13):
            copies = sum(held[16 * suit + rank] for suit in range(4))
            if copies:
                expected[of.I_RANK + 4 * rank + min(copies, 4) - 1] += 1
        if seen.rules[layout.R_SETS]:
            for rank in range(13):
                cards = [16 * suit + rank for suit in range(4)]
                copies = sum(held[card] for card in cards)
                left = sum(2 - gone[card] for card in cards)
                if copies and not wild >> rank & 1:
                    expected[of.I_OF_A_RANK + 8 * (min(copies, 4) - 1) + min(left, 7)] += 1
        if seen.rules[layout.R_RUNS]:
            low, high = int(seen.rules[layout.R_RUN_LOW]), int(seen.rules[layout.R_RUN_HIGH])
            for suit in range(4):
                for first in range(low - 1, high - 3):
                    window = [16 * suit + place % 13 for place in range(first, first + 4)]
                    lacking = [c for c in window if not held[c] or wild >> c & 1]
                    live = min((2 - gone[card] for card in lacking), default=0)
                    if len(lacking) < 3:
                        kind = live + (0, 1, 4)[len(lacking)]
                        expected[of.I_WINDOWS + 12 * kind + first] += 1
        told = {n: times for n, times in places.items() if of.I_OF_A_RANK <= n < of.I_CHOSEN}
        assert told == dict(expected)
        looked += 1
    assert looked > 4


def of_its_rank(seen: Seen, first: int, card: int) -> int:
    return sum(int(seen.view[first + 16 * suit + card % 16]) for suit in range(4))


def unseen_of_its_rank(seen: Seen, card: int) -> int:
    return sum(max(0, 2 - int(seen.work[W_SEEN + 16 * suit + card % 16])) for suit in range(4))


def test_what_is_told_of_a_choice_about_the_top_discard() -> None:
    """How many of its rank are held beside it, unseen, taken by others, discarded; and by whom."""
    looked = Counter[int]()
    for number, seen in enumerate(moments(200)):
        if not seen.view[at.S_PILE_SIZE]:
            continue
        card, chosen = seen.top, TOP[number % len(TOP)]
        told = [place for place in seen.places(chosen) if place >= of.I_CHOSEN]
        had = chosen in (of.CALLED, of.TAKEN)
        pile = [int(seen.view[at.S_PILE + n]) for n in range(int(seen.view[at.S_PILE_SIZE]))]
        left = unseen_of_its_rank(seen, card)
        beside = of_its_rank(seen, at.S_HANDS + layout.PLACES * seen.seat, card)
        taken = sum(
            of_its_rank(seen, at.S_KNOWN + layout.PLACES * other, card)
            for other in range(SEATS)
            if other != seen.seat
        )
        who = int(seen.view[at.S_DISCARDERS + len(pile) - 1])
        apart = (who - seen.seat) % SEATS if who >= 0 else 4
        again = any(each % 16 == card % 16 for each in pile[:-1])
        calls = min(int(seen.view[at.S_CALLS]), 2)
        assert told == [
            of.I_CHOSEN + 3 * chosen + calls,
            of.I_TOP + 20 * had + 5 * min(beside, 3) + min(left, 4),
            of.I_TOP_FROM + 10 * had + 2 * apart + again,
            of.I_TOP_TAKEN + 6 * had + min(taken, 5),
        ]
        looked[apart] += 1
        looked[10 + again] += 1
    assert looked[11]
    assert len(looked) > 4


def test_what_is_told_of_a_throw() -> None:
    """How many of its rank stay in the hand, and are unseen; nothing of the top discard."""
    looked = 0
    for seen in moments(100):
        if seen.state[at.S_PHASE] == at.DRAW:
            continue
        for card in sorted(seen.held()):
            value = compiled(net_at.worth_after)(
                *(seen.view, seen.rules, seen.seat, at.A_DISCARD, card, NET, seen.work, seen.mind)
            )
            places = [int(n) for n in seen.mind[net_at.N_PLACES : seen.mind[net_at.N_END]]]
            told = [place for place in places if place >= of.I_CHOSEN]
            still = of_its_rank(seen, at.S_HANDS + layout.PLACES * seen.seat, card) - 1
            left = unseen_of_its_rank(seen, card)
            here = of.I_DISCARDED_RANK + 8 * min(still, 4) + min(left, 7)
            assert told == [of.I_CHOSEN + 3 * of.DISCARDED, here]
            assert value
            looked += 1
    assert looked > 20


def test_values_are_those_of_the_formula() -> None:
    units = net_at.UNITS
    for seen in moments(40):
        found = seen.worth(of.LEFT)
        places = seen.places(of.LEFT)
        first = net_at.PART * (int(seen.rules[layout.R_HAND_NUMBER]) - 1)
        sums = [sum(int(NET[first + p * units + u]) for p in places) for u in range(units)]
        last = first + of.FEATURES * units
        total = int(NET[last + units]) << 10
        total += sum(max(each, 0) * int(NET[last + unit]) for unit, each in enumerate(sums))
        assert found == total >> 8


def test_without_a_net_the_same_is_true_and_worth_nothing() -> None:
    for seen in moments(14):
        places = seen.places()
        assert seen.worth(of.LEFT, short_vector(())) == 0
        assert [int(n) for n in seen.mind[net_at.N_PLACES : seen.mind[net_at.N_END]]] == places


def test_hands_are_numbered_as_their_contracts() -> None:
    numbers = [
        int(compiled(net_at.contract_of)(vector(rules_vector(RULES, seats=4, hand_number=hand))))
        for hand in range(1, 8)
    ]
    assert numbers == list(range(net_at.CONTRACTS))
    assert len(NET) == net_at.NET_LENGTH


def test_rules_it_has_not_seen_have_no_net() -> None:
    assert not len(learned_for(CONTRACT_PRESETS["liverpool"], SEATS))
    assert not len(learned_for(RULES, SEATS + 1))


def test_the_throw_is_the_best_of_all_one_by_one() -> None:
    thrown = wilds = 0
    for seen in moments(250):
        if seen.guess() != guessing.DISCARDS:
            continue
        thrown += 1
        wild = int(seen.rules[layout.R_WILD])
        cards = set(seen.held())
        if not seen.rules[layout.R_ALL_AT_ONCE]:
            cards = {card for card in cards if not wild >> card & 1} or cards
        wilds += any(wild >> card & 1 for card in cards)
        values = {}
        card, best = int(seen.action[at.A_CARD]), int(seen.guessed[guessing.G_BEST])
        second = int(seen.guessed[guessing.G_SECOND])
        for each in cards:
            given = (seen.view, seen.rules, seen.seat, at.A_DISCARD, each, NET)
            values[each] = int(compiled(net_at.worth_after)(*given, seen.work, seen.mind))
        assert best == values[card] == max(values.values())
        others = [value for each, value in values.items() if each != card]
        assert second == max(others, default=net_at.FAR_BELOW)
    assert thrown > 4
    assert wilds


def test_it_calls_and_takes_where_that_seems_worth_more() -> None:
    asked = Counter[int]()
    for number, seen in enumerate(moments(250)):
        if seen.state[at.S_PHASE] == at.DRAW and number % 2:
            seen = Seen(
                int(seen.rules[layout.R_HAND_NUMBER]), number, 2 + number % 40, number % SEATS
            )
        if seen.over:
            continue
        kind = seen.guess()
        asked[kind] += 1
        if kind == guessing.CALLS:
            assert compiled(may_call)(seen.view, seen.rules, seen.seat)
            values = seen.worth(of.LEFT), seen.worth(of.CALLED)
            calls = seen.action[at.A_KIND] == at.A_CALL
            assert calls == (values[1] > values[0])
        elif kind == guessing.DRAWS:
            values = seen.worth(of.DRAWN), seen.worth(of.TAKEN)
            takes = seen.action[at.A_KIND] in (at.A_TAKE, at.A_DENY)
            assert takes == (values[1] > values[0])
        else:
            continue
        best, second = (int(n) for n in seen.guessed[: guessing.G_CARD])
        assert (best, second) == (max(values), min(values))
    assert asked[guessing.DRAWS]
    assert asked[guessing.CALLS] or not can_compile()


# ---------------------------------------------------------------------------- lessons


def played(how: int, tries: int, *, hands: int, interpreted: bool = False) -> tuple[Any, Any, Any]:
    """Rows, their ends, and the value of each hand."""

    def made(values: Any) -> Any:
        return [int(value) for value in values] if interpreted else vector(values)

    size = 60 * hands + rows_of.MOST_ROWS + 2
    rows, ends = made([0] * size * rows_of.L_LENGTH), made([0] * size * lessons.E_LENGTH)
    worths = made([0] * hands)
    function = lessons.play_lessons if interpreted else compiled(lessons.play_lessons)
    net = [int(weight) for weight in NET] if interpreted else NET
    learner = rows_of.Learner(made((*WEIGHTS, *PLAIN, *WEIGHTS)), net, how, tries, SHARE)
    written = function(0, 5, made(BOOK), learner, lessons.Lessons(rows, ends, worths))
    length = rows_of.L_LENGTH
    return (
        [[int(n) for n in rows[row * length : (row + 1) * length]] for row in range(written)],
        [(int(ends[2 * row]), int(ends[2 * row + 1])) for row in range(written)],
        [int(worth) for worth in worths],
    )


@pytest.mark.parametrize("how", [lessons.WATCHED, lessons.PLAYED], ids=["watched", "played"])
def test_rows_tell_how_their_hands_ended(how: int) -> None:
    rows, ends, worths = played(how, 100, hands=140 // FEW)
    finished = [worth for worth, last in ends if last]
    assert finished
    remaining = iter(worths)
    assert all(worth in remaining for worth in finished), "in the order of the hands"
    contracts = [row[rows_of.L_CONTRACT] for row in rows]
    assert contracts == sorted(contracts)
    assert set(contracts) == set(range(7))
    for row in rows:
        places = row[rows_of.L_PLACES : rows_of.L_PLACES + row[rows_of.L_NUMBER]]
        assert all(0 <= place < of.FEATURES for place in places)
        assert places


def test_only_who_tries_does_what_is_second() -> None:
    assert not any(row[rows_of.L_TRIED] for row in played(lessons.PLAYED, 0, hands=14)[0])
    assert any(row[rows_of.L_TRIED] for row in played(lessons.PLAYED, 500, hands=14)[0])


def test_who_only_plans_takes_nothing_down() -> None:
    rows, _, worths = played(lessons.PLANNED, 0, hands=14)
    assert not rows
    assert any(worths)


@pytest.mark.parametrize("how", [lessons.WATCHED, lessons.PLAYED], ids=["watched", "played"])
def test_lessons_are_the_same_interpreted(how: int) -> None:
    compiled_ones = played(how, 200, hands=7, interpreted=not can_compile())
    assert played(how, 200, hands=7, interpreted=True) == compiled_ones
