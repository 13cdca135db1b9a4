"""The search of the contract game: interpreted as compiled, honest worlds, legal choices."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hollywood.bots.contract.aims import match_stakes, points_stakes
from hollywood.bots.contract.nets import learned_for
from hollywood.bots.ways import ContractWays
from hollywood.contract import CONTRACT_PRESETS
from hollywood.contract.vectors.rules import rules_vector
from hollywood.kernel.contract import layout
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.evidence import Evidence
from hollywood.kernel.contract.rules.deal import add_card
from hollywood.kernel.contract.rules.moves import apply, start
from hollywood.kernel.contract.rules.sight import sight
from hollywood.kernel.contract.rules.story import STORY_LENGTH, begin_story, tell
from hollywood.kernel.contract.scratch import MEMORY_LENGTH, P_MISSING, P_OPEN, P_USED
from hollywood.kernel.engine.chance import LENGTH, Stream, begin
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import empty_vector, short_vector, vector
from hollywood.strategy.contract.belief.dealt import HIDDEN, UNSEEN, begin_root, imagine
from hollywood.strategy.contract.plan.memo import forget_plans, recalled
from hollywood.strategy.contract.plan.plan import plan
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.policies.weights import MINE_AND_THEIRS, WEIGHTS
from hollywood.strategy.contract.search import candidates as of
from hollywood.strategy.contract.search.desk import Player, new_desk
from hollywood.strategy.contract.search.search import search

RULES = CONTRACT_PRESETS["may-i"]
WAYS = ContractWays(40, throws=3, adds=2, hold=1, declined=3, pasts=0)
LOOKING_BACK = WAYS._replace(pasts=3, steps=4, first_steps=8)


class Played:
    """A hand of the kernel, played on by the planning player in every seat."""

    def __init__(self, hand: int, seed: int) -> None:
        self.rules = vector(rules_vector(RULES, seats=4, hand_number=hand))
        self.hand = hand
        self.state = empty_vector(at.S_LENGTH)
        self.view = empty_vector(at.V_LENGTH)
        self.work = empty_vector(MEMORY_LENGTH)
        self.story = empty_vector(STORY_LENGTH)
        begin_story(self.story)
        compiled(start)(self.state, self.rules, 0, seed, hand)

    def on(self, steps: int) -> Played:
        """Play on; nobody is asked for calls."""
        action = empty_vector(at.A_LENGTH)
        opinions = vector(WEIGHTS)
        for _ in range(steps):
            self.see(int(self.state[at.S_TURN]))
            compiled(planner)(self.view, self.rules, opinions, action, self.work)
            seat = int(self.state[at.S_TURN])
            compiled(tell)(self.story, self.state, self.rules, seat, action)
            compiled(apply)(self.state, self.rules, seat, action)
        return self

    def see(self, seat: int) -> None:
        self.view = empty_vector(at.V_LENGTH)
        compiled(sight)(self.state, self.rules, seat, self.view)


def thought(
    played: Played,
    seat: int,
    *,
    interpreted: bool,
    match: bool,
    net: bool = False,
    ways: ContractWays = WAYS,
) -> list[list[int]]:
    """Decide for ``seat``; return the result and the action."""

    def made(values: Any) -> Any:
        return [int(value) for value in values] if interpreted else vector(values)

    def lists(bundle: Any) -> Any:
        """The same bundle of lists, if the search is interpreted."""
        if not isinstance(bundle, tuple):
            return made(bundle)
        return type(bundle)(*map(lists, bundle))

    stakes = match_stakes(RULES, played.hand, seat, [10, 50, 0, 40]) if match else points_stakes(30)
    chance = Stream(made([0] * LENGTH))
    begin(chance.state, chance.at, 5, 6, 7)
    played.see(seat)
    action = made([0] * at.A_LENGTH)
    function = search if interpreted else compiled(search)
    learned = learned_for(RULES, 4) if net else short_vector(())
    desk = lists(new_desk())
    evidence = Evidence(made(played.view), made(played.story), made(played.rules))
    player = Player(
        made(ways),
        made(MINE_AND_THEIRS),
        [int(weight) for weight in learned] if interpreted else learned,
        made(stakes),
    )
    function(evidence, player, desk, chance, action)
    return [[int(value) for value in desk.found], [int(value) for value in action]]


@pytest.mark.parametrize(
    ("match", "net", "ways"),
    [
        (False, False, WAYS),
        (True, False, WAYS),
        (False, True, WAYS),
        (False, False, LOOKING_BACK),
    ],
    ids=["points", "match", "points with the net", "looking back"],
)
@pytest.mark.parametrize(("hand", "steps"), [(1, 1), (2, 0), (4, 9), (7, 3)])
def test_interpreted_as_compiled(
    hand: int, steps: int, match: bool, net: bool, ways: ContractWays
) -> None:
    played = Played(hand, 3).on(steps)
    in_turn = int(played.state[at.S_TURN])
    for seat in (in_turn, (in_turn + 2) % 4):
        interpreted = thought(played, seat, interpreted=True, match=match, net=net, ways=ways)
        again = thought(
            played, seat, interpreted=not can_compile(), match=match, net=net, ways=ways
        )
        assert interpreted == again
        tried = interpreted[0][of.F_NUMBER] > 1
        assert interpreted[0][of.F_KNOWN] == int(ways == LOOKING_BACK and tried)
        if played.state[at.S_PHASE] == at.PLAY and seat == in_turn:
            assert interpreted[0][of.F_WORLDS] > 0


def test_the_work_of_a_decision_is_bounded() -> None:
    """However long its chains should be, it keeps to its rows and turns."""
    rows, turns = 3_000, 400
    endless = WAYS._replace(turns=turns, sure=10**4, pasts=4, steps=10**9, first_steps=10**9)
    played = Played(4, 3).on(9)
    seat = int(played.state[at.S_TURN])
    few, many = (
        thought(played, seat, interpreted=False, match=False, ways=endless._replace(rows=most))
        for most in (rows, 4 * rows)
    )
    for found, _ in (few, many):
        assert found[of.F_KNOWN]
        assert found[of.F_WORLDS] > 1
        assert turns - found[of.F_LAST] < found[of.F_SPENT] + found[of.F_LAST]
        assert found[of.F_SPENT] <= turns
    assert few != many, "the budget matters"


def test_imagined_rounds_hold_what_the_seat_knows() -> None:
    """The own hand, the cards taken, the sizes, and every card of the pack once."""
    played = Played(5, 9).on(18)
    seat = int(played.state[at.S_TURN])
    played.see(seat)
    belief = new_desk().belief
    world, unseen = belief.world, belief.unseen
    compiled(begin_root)(Evidence(played.view, played.story, played.rules), belief)
    hidden = sum(int(unseen[HIDDEN + other]) for other in range(4))
    assert int(unseen[UNSEEN]) == hidden + int(played.state[at.S_STOCK])
    chance = Stream(empty_vector(LENGTH))
    begin(chance.state, chance.at, 1, 2, 3)
    different = set()
    for more in (0, 3):
        settings = vector(WAYS._replace(belief=more))
        for _ in range(20):
            compiled(imagine)(played.rules, settings, belief, chance)
            different.add(tuple(world[at.S_HANDS : at.S_KNOWN]))
            for place in range(at.S_OPEN_END):
                assert place in {at.S_SEAT, at.S_DRAWN} or world[place] == played.state[place]
            for other in range(4):
                first = layout.PLACES * other
                for card in range(layout.PLACES):
                    held = world[at.S_HANDS + first + card]
                    assert held >= played.state[at.S_KNOWN + first + card]
                    if other == seat:
                        assert held == played.state[at.S_HANDS + first + card]
            assert cards_of(world) == cards_of(played.state)
    assert len(different) > 30


def cards_of(state: Any) -> list[int]:
    """All cards of a round, hands and stock; the rest is open."""
    cards = [
        card
        for seat in range(4)
        for card in range(layout.PLACES)
        for _ in range(int(state[at.S_HANDS + layout.PLACES * seat + card]))
    ]
    first = at.S_DECK + int(state[at.S_NEXT])
    return sorted([*cards, *map(int, state[first : first + int(state[at.S_STOCK])])])


def test_belief_brings_other_hands_nearer_to_the_contract() -> None:
    """A player who has had turns is thought to be nearer than any hand of unseen cards."""
    played = Played(6, 9).on(22)
    seat = int(played.state[at.S_TURN])
    other = next(
        number
        for number in range(4)
        if number != seat and played.state[at.S_DOWN + number] == at.NOT_DOWN
    )
    played.see(seat)
    belief, chance = new_desk().belief, Stream(empty_vector(LENGTH))
    begin(chance.state, chance.at, 1, 2, 3)
    compiled(begin_root)(Evidence(played.view, played.story, played.rules), belief)
    missing = []
    for more in (0, 4):
        settings = vector(WAYS._replace(belief=more))
        missing.append(0)
        for _ in range(40):
            compiled(imagine)(played.rules, settings, belief, chance)
            compiled(recalled)(belief.world, played.rules, other, 0, played.work)
            missing[-1] += int(played.work[P_MISSING])
    assert missing[1] < missing[0] - 8


def test_plans_are_remembered_as_they_were_made() -> None:
    """Also if thousands of hands share its storage; after clearing, another contract is met."""
    chance = random.Random(2)
    pack = list(map(int, RULES.pack.cards))
    work, scratch = empty_vector(MEMORY_LENGTH), empty_vector(MEMORY_LENGTH)
    for hand in (2, 6):
        rules = vector(rules_vector(RULES, seats=4, hand_number=hand))
        compiled(forget_plans)(work)
        hands = [chance.sample(pack, 11) for _ in range(300 if can_compile() else 20)]
        for cards in hands * 2:
            state = empty_vector(at.S_LENGTH)
            for card in cards:
                compiled(add_card)(state, 0, card)
            compiled(recalled)(state, rules, 0, 0, work)
            compiled(plan)(state, at.S_HANDS, rules, 0, scratch)
            assert list(work[P_OPEN : P_USED + 1]) == list(scratch[P_OPEN : P_USED + 1])
