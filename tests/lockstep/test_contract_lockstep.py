"""The engine and the kernel play the same hands of the contract game, side by side."""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from hollywood.contract import (
    CONTRACT_PRESETS,
    AllowMayI,
    CallMayI,
    ContractRound,
    ContractRules,
    DenyMayI,
    Displace,
    Ending,
    LayDown,
    LayOff,
    WithdrawMayI,
    eligible,
)
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.rules.sight import sight
from hollywood.kernel.contract.scratch import MEMORY_LENGTH
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.play import Action, Discard, Seat
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.policies.weights import PLAIN
from tests.contract.setting import deck
from tests.lockstep.contract_knobs import drawn, of_preset
from tests.lockstep.contract_twins import Twins, read
from tests.lockstep.gin_soak import CHECKED

SOAK = 20 if os.environ.get("HOLLYWOOD_SOAK") == "1" else 1
SHARE = 4 if CHECKED else 1 if can_compile() else 20
"""Interpreted or with bounds checks, only one hand of this many is played."""
PARTS = range(8)
RANDOM_HANDS, FULL_HANDS, GREEDY_HANDS = 100, 20, 40
"""Hands in each part."""


def seat_twins(rules: ContractRules, chance: random.Random) -> Twins:
    """Deal a hand in both."""
    (players,) = rules.players
    cards = deck(rules, chance)
    play = ContractRound.deal(
        rules,
        players=players,
        dealer=Seat(chance.randrange(players)),
        hand_number=chance.randrange(rules.hands) + 1,
        deck=cards,
    )
    return Twins(play, cards)


def any_of(actions: list[Action], chance: random.Random) -> Action:
    """Choose a kind first, then one of its kind: rare kinds are chosen as often as others."""
    kind = chance.choice(sorted({type(action).__name__ for action in actions}))
    return chance.choice([action for action in actions if type(action).__name__ == kind])


def at_random(twins: Twins, chance: random.Random, *, everybody: bool) -> Counter[str]:
    """Play to the end; before each action compare the legal ones, for all or for the actor."""
    done: Counter[str] = Counter()
    seats = [Seat(seat) for seat in range(twins.seats)]
    while (turn := twins.play.awaiting) is not None:
        legal = {seat: twins.compare_legal(seat) for seat in seats if everybody or seat == turn}
        seat = chance.choice(seats) if chance.random() < 0.3 else turn
        if seat not in legal:
            legal[seat] = twins.compare_legal(seat)
        seat = seat if legal[seat] else turn
        action = any_of(legal[seat], chance)
        twins.act(seat, action)
        done[type(action).__name__] += 1
    return done


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("everybody", [True, False], ids=["all seats", "who acts"])
def test_random_hands(part: int, everybody: bool) -> None:
    """Presets and random rules, two to eight players."""
    hands = (FULL_HANDS if everybody else RANDOM_HANDS) * SOAK // SHARE
    for number in range(hands):
        chance = random.Random(f"{part} {everybody} {number}")
        names = sorted(CONTRACT_PRESETS)
        if number % 3 == 0:
            rules = of_preset(names[number // 3 % len(names)], chance)
        else:
            rules = drawn(chance)
        at_random(seat_twins(rules, chance), chance, everybody=everybody)


class GreedyTable:
    """The kernel's greedy player moves all seats, now and then interrupted by a random action."""

    def __init__(self, twins: Twins, chance: random.Random) -> None:
        self.twins = twins
        self.chance = chance
        self.view = empty_vector(at.V_LENGTH)
        self.action = empty_vector(at.A_LENGTH)
        self.work = empty_vector(MEMORY_LENGTH)
        self.opinions = vector(PLAIN)
        self.done: Counter[str] = Counter()

    def choice(self, seat: Seat) -> Action | None:
        compiled(sight)(self.twins.state, self.twins.rules, int(seat), self.view)
        compiled(planner)(self.view, self.twins.rules, self.opinions, self.action, self.work)
        return None if self.action[at.A_KIND] == at.A_NOTHING else read(self.action)

    def play(self) -> None:
        asked = None
        while (turn := self.twins.play.awaiting) is not None:
            table = self.twins.play.table
            if asked != (table.turns, len(table.discards)):
                asked = (table.turns, len(table.discards))
                for seat in eligible(table):
                    action = self.choice(seat)
                    assert action is None or isinstance(action, CallMayI)
                    if action is not None or self.chance.random() < 0.05:
                        self.act(seat, CallMayI(self.twins.play.table.moment))
                        if self.chance.random() < 0.1 and table.rules.may_i.withdraw:  # type: ignore[union-attr]
                            self.act(seat, WithdrawMayI())
                continue
            action = self.choice(turn)
            if self.chance.random() < 0.03:
                action = any_of(self.twins.compare_legal(turn), self.chance)
            assert action is not None
            self.act(turn, action)

    def act(self, seat: Seat, action: Action) -> None:
        self.twins.act(seat, action)
        self.done[type(action).__name__] += 1


@pytest.mark.parametrize("part", PARTS)
def test_greedy_hands(part: int) -> None:
    """Hands that are really won; every kind of action and ending occurs."""
    done: Counter[str] = Counter()
    endings: Counter[Ending] = Counter()
    for number in range(GREEDY_HANDS * SOAK // SHARE):
        chance = random.Random(f"greedy {part} {number}")
        names = sorted(CONTRACT_PRESETS)
        rules = drawn(chance) if number % 3 == 0 else of_preset(names[number % 2], chance)
        table = GreedyTable(seat_twins(rules, chance), chance)
        table.play()
        done += table.done
        assert table.twins.play.result is not None
        endings[table.twins.play.result.ending] += 1
    if CHECKED or not can_compile():
        return  # too few hands to expect every action in each part
    for kind in (CallMayI, WithdrawMayI, AllowMayI, DenyMayI, Discard, LayDown, LayOff, Displace):
        assert done[kind.__name__], kind
    assert endings[Ending.WENT_OUT] > sum(endings.values()) // 3


PLACES = {
    "turn": at.S_TURN,
    "turns": at.S_TURNS,
    "stock": at.S_STOCK,
    "taken": at.S_TAKEN,
    "drawn": at.S_DRAWN,
    "a granted call": at.S_GRANTED + 1,
    "who is down": at.S_DOWN + 2,
    "a card in a hand": at.S_HANDS + 5,
    "a known card": at.S_KNOWN + 5,
    "the upcard": at.S_PILE,
    "who threw the upcard": at.S_DISCARDERS,
    "the next card": at.S_NEXT,
}


@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_a_fault_is_seen(place: int) -> None:
    """One wrong number anywhere in the state is found by the comparison."""
    chance = random.Random(1)
    twins = seat_twins(of_preset("may-i", chance), chance)
    twins.compare()
    twins.state[place] += 1
    with pytest.raises(AssertionError, match="kernel, engine"):
        twins.compare()


def test_a_missing_action_is_seen() -> None:
    """A card that the kernel forgets cannot be discarded, and the comparison sees it."""
    chance = random.Random(2)
    twins = seat_twins(of_preset("may-i", chance), chance)
    turn = twins.play.table.turn
    twins.act(turn, twins.compare_legal(turn)[0])
    twins.compare_legal(turn)
    held = at.S_HELD + int(turn)
    twins.state[held] &= twins.state[held] - 1
    with pytest.raises(AssertionError):
        twins.compare_legal(turn)
