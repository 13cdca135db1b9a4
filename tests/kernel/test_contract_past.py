"""What the others may hold in May-I: histories that fit their actions, with correct weights."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hollywood.contract import CONTRACT_PRESETS
from hollywood.contract.vectors.rules import rules_vector
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.evidence import Evidence
from hollywood.kernel.contract.layout import PLACES
from hollywood.kernel.contract.rules.moves import apply, start
from hollywood.kernel.contract.rules.sight import sight
from hollywood.kernel.contract.rules.story import (
    MOST_ROWS,
    STORY_LENGTH,
    T_FIRST,
    T_KIND,
    T_ROW,
    T_ROWS,
    T_SEAT,
    T_WHOLE,
    begin_story,
    fitting,
    is_choice,
    tell,
    tell_calls,
)
from hollywood.kernel.contract.rules.turn_order import ASKING, W_MOMENT, begin_asking, next_asked
from hollywood.kernel.contract.scratch import MEMORY_LENGTH
from hollywood.kernel.engine.chance import LENGTH, Stream, begin
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.strategy.contract.belief import chain as chain_of
from hollywood.strategy.contract.belief import history as of
from hollywood.strategy.contract.belief.dealt import begin_root
from hollywood.strategy.contract.belief.misfits import misfits
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.policies.weights import PLAIN, WEIGHTS
from hollywood.strategy.contract.search.desk import new_desk
from tests.kernel.test_contract_think import cards_of

RULES = CONTRACT_PRESETS["may-i"]
FEW = 1 if can_compile() else 20
"""Interpreted, this many times less is tried."""


class Told:
    """A hand of greedy players with its story, and the cards each of them got unseen."""

    def __init__(self, hand: int, seed: int, opinions: tuple[int, ...] = PLAIN) -> None:
        self.rules = vector(rules_vector(RULES, seats=4, hand_number=hand))
        self.state, self.view = empty_vector(at.S_LENGTH), empty_vector(at.V_LENGTH)
        self.action, self.work = empty_vector(at.A_LENGTH), empty_vector(MEMORY_LENGTH)
        self.opinions = vector(opinions)
        self.story, self.asking = empty_vector(STORY_LENGTH), empty_vector(ASKING)
        compiled(start)(self.state, self.rules, seed % 4, seed, hand)
        begin_asking(self.asking)
        begin_story(self.story)
        self.got = [self.hand(seat) for seat in range(4)]

    def hand(self, seat: int) -> list[int]:
        first = at.S_HANDS + PLACES * seat
        held = [int(number) for number in self.state[first : first + PLACES]]
        return [card for card in range(PLACES) for _ in range(held[card])]

    def decisions(self) -> Iterator[int]:
        """Play the hand; yield the seat that is to decide, with its view."""
        while self.state[at.S_PHASE] != at.OVER:
            seat = int(compiled(next_asked)(self.state, self.rules, self.asking))
            compiled(sight)(self.state, self.rules, seat, self.view)
            if seat == self.state[at.S_TURN]:
                compiled(tell_calls)(self.story, self.state, self.rules)
            yield seat
            compiled(planner)(self.view, self.rules, self.opinions, self.action, self.work)
            kind = int(self.action[at.A_KIND])
            if kind == at.A_CALL:
                self.action[at.A_MOMENT] = self.asking[W_MOMENT]
            if kind == at.A_NOTHING:
                continue
            before = [self.hand(other) for other in range(4)]
            top = int(self.state[at.S_PILE + self.state[at.S_PILE_SIZE] - 1])
            compiled(tell)(self.story, self.state, self.rules, seat, self.action)
            compiled(apply)(self.state, self.rules, seat, self.action)
            if kind in (at.A_DRAW, at.A_ALLOW):
                for other in range(4):
                    new = self.hand(other)
                    for card in before[other]:
                        if card in new:
                            new.remove(card)
                    if new and kind == at.A_ALLOW:
                        new.remove(top)
                    self.got[other] += new


class Histories:
    """The belief of one seat about the others."""

    def __init__(self, told: Told, seat: int, parts: int, seed: int = 1) -> None:
        self.told, self.seat, self.parts = told, seat, parts
        self.belief, self.chance = new_desk().belief, Stream(empty_vector(LENGTH))
        self.evidence = Evidence(told.view, told.story, told.rules)
        begin(self.chance.state, self.chance.at, seed, 2, 3)
        self.belief.histories[of.C_LEFT] = 1 << 40

    @property
    def histories(self) -> Any:
        return self.belief.histories

    def look(self, steps: int) -> int:
        told = self.told
        compiled(sight)(told.state, told.rules, self.seat, told.view)
        compiled(begin_root)(self.evidence, self.belief)
        asked = (self.evidence, self.parts, self.belief, self.chance)
        known = compiled(of.recall_histories)(*asked)
        if known:
            compiled(chain_of.count_misfits)(self.evidence, self.belief)
            for number in range(self.parts):
                self.go_on(number, steps)
        return int(known)

    def go_on(self, number: int, steps: int) -> None:
        asked = (number, steps, self.evidence, self.belief, self.chance)
        compiled(chain_of.go_on)(*asked)

    def imagine(self, number: int) -> Any:
        asked = (number, self.told.rules, self.belief, self.chance)
        compiled(chain_of.imagine_history)(*asked)
        return self.belief.world

    def odd(self, number: int, seat: int) -> int:
        return int(self.histories[of.C_HISTORIES + of.Z_LENGTH * number + of.Z_MISFITS + seat])


def choices_of(told: Told, seat: int) -> int:
    rows = range(T_FIRST, T_FIRST + T_ROW * int(told.story[T_ROWS]), T_ROW)
    return sum(
        is_choice(int(told.story[row + T_KIND])) for row in rows if told.story[row + T_SEAT] == seat
    )


def odd_in_truth(told: Told, seat: int) -> int:
    """How many choices of a seat do not fit the cards it really got."""
    watcher = Histories(told, (seat + 1) % 4, 1)
    histories = watcher.histories
    own = 0
    for number in range(int(told.story[T_ROWS])):
        if told.story[T_FIRST + T_ROW * number + T_SEAT] == seat:
            histories[of.C_ROWS + MOST_ROWS * seat + own] = number
            own += 1
    histories[of.C_NUMBER + seat] = own
    first = of.C_HISTORIES + of.Z_CARD + of.MOST_GOT * seat
    for place, card in enumerate(told.got[seat]):
        histories[first + place] = card
    asked = (watcher.evidence, seat, 10**6, of.C_HISTORIES, watcher.belief)
    return int(compiled(misfits)(*asked))


def test_nothing_that_greedy_players_did_is_odd() -> None:
    """The story tells what they knew, and every one of their choices is understood."""
    choices = 0
    for hand in range(1, 8):
        for seed in range(max(1, 12 // FEW)):
            told = Told(hand, seed)
            for _ in told.decisions():
                pass
            for seat in range(4):
                assert odd_in_truth(told, seat) == 0, (hand, seed, seat)
                choices += choices_of(told, seat)
    assert choices > 3_000 // FEW


def test_other_players_would_be_noticed() -> None:
    """Planted: cards they did not get, and players who choose differently."""
    odd = 0
    for hand in range(1, 8):
        told = Told(hand, 3)
        for _ in told.decisions():
            pass
        told.got[0], told.got[1] = told.got[1], told.got[0]
        if len(told.got[0]) == len(told.got[1]):
            odd += odd_in_truth(told, 0) > 0
    others = 0
    for hand in (2, 4, 6):
        told = Told(hand, 4, WEIGHTS)
        for _ in told.decisions():
            pass
        others += sum(odd_in_truth(told, seat) for seat in range(4))
    assert odd > 0
    assert others > 0


@pytest.mark.parametrize("hand", [1, 3, 5, 7])
def test_histories_hold_what_the_seat_knows(hand: int) -> None:
    """From decision to decision: sizes, taken cards, the own hand, and every card once."""
    told, different, looks = Told(hand, 8), set(), 0
    histories = Histories(told, 2, 3)
    for seat in told.decisions():
        if seat != 2:
            continue
        assert histories.look(5) == (2 if not looks else 1)
        looks += 1
        for number in range(3):
            world = histories.imagine(number)
            different.add(tuple(world[at.S_HANDS : at.S_KNOWN]))
            assert cards_of(world) == cards_of(told.state)
            for other in range(4):
                held = world[at.S_HANDS + PLACES * other : at.S_HANDS + PLACES * (other + 1)]
                known = told.state[at.S_KNOWN + PLACES * other : at.S_KNOWN + PLACES * (other + 1)]
                assert sum(map(int, held)) == told.state[at.S_SIZES + other]
                if other == 2:
                    assert list(held) == list(
                        told.state[at.S_HANDS + PLACES * 2 : at.S_HANDS + PLACES * 3]
                    )
                else:
                    assert all(int(a) >= int(b) for a, b in zip(held, known, strict=True))
        if looks > 12 // min(FEW, 4):
            break
    assert looks > 2
    assert len(different) > 3


def test_what_the_chain_counts_as_odd_is_what_is_odd() -> None:
    told = Told(3, 5)
    histories, compared = Histories(told, 0, 2), 0
    for number, seat in enumerate(told.decisions()):
        if seat != 0 or number < 12:
            continue
        histories.look(20)
        for part in range(2):
            for other in (1, 2, 3):
                base = of.C_HISTORIES + of.Z_LENGTH * part
                asked = (histories.evidence, other, 10**6, base, histories.belief)
                counted = compiled(misfits)(*asked)
                assert counted == histories.odd(part, other)
                compared += 1
        if compared > 60 // min(FEW, 4):
            break
    assert compared > 10


def test_hands_are_drawn_as_likely_as_they_are() -> None:
    """Compared with histories drawn blindly, each weighted by how many of its choices are odd."""
    told = Told(1, 3)
    for seat in told.decisions():
        if seat == 0 and told.state[at.S_TURNS] >= 3:
            break
    blind, chain = Histories(told, 0, 32), Histories(told, 0, 32, 2)
    weighed, plain, drawn = Tally(), Tally(), Tally()
    for _ in range(900 if can_compile() else 2):
        of.forget_histories(blind.histories)
        blind.look(0)
        for number in range(32):
            odd = sum(blind.odd(number, other) for other in (1, 2, 3))
            weighed.add(blind.imagine(number), 3.0**-odd)
            plain.add(blind.imagine(number), 1.0)
    chain.look(0)
    for other in (1, 2, 3):
        chain.histories[of.C_FACTOR + other] = 3
    for number in range(32 if can_compile() else 1):
        chain.go_on(number, 1_000 // FEW)
        for _ in range(300 // FEW):
            chain.go_on(number, 20 // min(FEW, 10))
            drawn.add(chain.imagine(number), 1.0)
    if can_compile():
        assert weighed.drawn > 1_000
        assert drawn.apart(weighed) < 0.014
        assert plain.apart(weighed) > 0.024


class Tally:
    """The probability that each of three seats holds each card."""

    def __init__(self) -> None:
        self.weights = self.squares = 0.0
        self.held = [0.0] * (3 * PLACES)

    def add(self, world: Any, weight: float) -> None:
        self.weights += weight
        self.squares += weight * weight
        if weight > 1e-9:
            first = at.S_HANDS + PLACES
            for place in range(3 * PLACES):
                self.held[place] += weight * int(world[first + place])

    @property
    def drawn(self) -> float:
        """The number of equally weighted hands with the same information."""
        return self.weights**2 / self.squares

    def apart(self, other: Tally) -> float:
        """The mean difference between the probabilities."""
        pairs = zip(self.held, other.held, strict=True)
        apart = [abs(a / self.weights - b / other.weights) for a, b in pairs]
        return sum(apart) / (3 * 52)


def test_a_story_that_is_too_long_is_not_believed() -> None:
    told = Told(2, 1)
    for number, _ in enumerate(told.decisions()):
        if number == 9:
            break
    assert Histories(told, 0, 2).look(0) == 2
    before = [int(number) for number in told.story]
    told.story[T_ROWS] = MOST_ROWS - 1
    for number, _ in enumerate(told.decisions()):
        if number == 9:
            break
    assert told.story[T_ROWS] == MOST_ROWS
    assert not told.story[T_WHOLE]
    assert [int(number) for number in told.story[T_FIRST:][: T_ROW * before[T_ROWS]]] == (
        before[T_FIRST:][: T_ROW * before[T_ROWS]]
    ), "what was told before stays as it was"
    assert Histories(told, 0, 2).look(0) == 0


def test_who_is_down_is_thought_to_hold_little_that_fits() -> None:
    """It would have been laid off. Blind deals give this player several such cards."""
    blindly = thought = truly = 0
    for seed in range(max(1, 20 // FEW)):
        told = Told(1, 50 + seed)
        blind, knowing = Histories(told, 0, 4, 7), Histories(told, 0, 4, 7)
        for seat in told.decisions():
            if seat or told.state[at.S_PHASE] != at.DRAW:
                continue
            of.forget_histories(blind.histories)
            blind.look(0)
            knowing.look(40)
            fits = fitting([int(number) for number in told.state[: at.V_LENGTH]])
            for other in (1, 2, 3):
                if told.state[at.S_DOWN + other] != at.NOT_DOWN:
                    truly += 4 * fitting_of(told.state, other, fits)
                    for number in range(4):
                        blindly += fitting_of(blind.imagine(number), other, fits)
                        thought += fitting_of(knowing.imagine(number), other, fits)
    assert blindly > 3 * truly
    assert thought < blindly / 3


def fitting_of(state: Any, seat: int, fits: int) -> int:
    first = at.S_HANDS + PLACES * seat
    return sum(int(state[first + card]) for card in range(PLACES) if fits >> card & 1)
