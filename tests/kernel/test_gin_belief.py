"""The belief: the chain visits the histories by their likelihoods, and hides nothing."""

from __future__ import annotations

from itertools import combinations

import pytest

from hollywood.cards import Card, Hand
from hollywood.gin.rules import GinRules
from hollywood.gin.vectors.rules import game_of
from hollywood.kernel.deadwood.tables import ALL_RANKS, IN_FOUR_SUITS
from hollywood.kernel.engine.bits import count
from hollywood.kernel.engine.chance import LENGTH, Stream, begin
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin import story as told
from hollywood.kernel.gin.game import Evidence
from hollywood.strategy.gin.belief import history as of
from hollywood.strategy.gin.belief.chain import (
    choose_style,
    go_through,
    load_type,
    next_history,
)
from hollywood.strategy.gin.belief.likelihood import likelihood
from hollywood.strategy.gin.belief.opponents import HABITS, TYPES
from hollywood.strategy.gin.belief.start import begin_belief
from hollywood.strategy.gin.settings import Q_LENGTH, Q_TYPE_EVERY

RULES = GinRules()
UNSEEN = Hand.parse("4c 5c 6c 7c 9d 9h 9s Kd Kh 2s Qs Jd")
UPCARD, THROWN = Card("Tc"), Card("Kc")
ME, HE = 0, 1
SAMPLES = 3000


class Case:
    """The opponent passes, draws and discards a king, and holds ten of twelve unseen cards."""

    def __init__(self) -> None:
        view = [0] * at.V_LENGTH
        view[at.V_SEAT] = ME
        view[at.V_SEEN] = ALL_RANKS * IN_FOUR_SUITS & ~UNSEEN.bits
        view[at.V_UPCARD] = int(UPCARD)
        view[at.V_LIMIT] = 10
        story = [0] * told.G_LENGTH
        events = [
            HE << 8 | told.PASSED << 6 | int(UPCARD),
            ME << 8 | told.PASSED << 6 | int(UPCARD),
            HE << 8 | told.DREW << 6 | told.NONE,
            HE << 8 | told.DISCARDED << 6 | int(THROWN),
        ]
        story[told.G_SIZE], story[told.G_WHOLE] = len(events), 1
        story[told.G_EVENTS : told.G_EVENTS + len(events)] = events
        self.evidence = Evidence(vector(view), vector(story), game_of(RULES))
        self.styles = of.Styles(
            vector(number for each in TYPES for number in each),
            vector(number for each in HABITS for number in each),
        )
        self.chance = Stream(empty_vector(LENGTH))
        begin(self.chance.state, 0, 7, 0, 0)
        self.belief = of.new_belief()
        self.history = self.belief.history

    def start(self, kind: int) -> None:
        compiled(begin_belief)(self.history, self.evidence, self.chance)
        compiled(load_type)(self.styles.types, kind, self.belief.weights)

    def log(self) -> int:
        return int(compiled(likelihood)(self.belief, 0, 0, self.evidence))

    def walk(self, steps: int) -> None:
        compiled(go_through)(self.belief, steps, self.evidence, self.chance)

    def draw_style(self) -> None:
        compiled(choose_style)(self.belief, self.evidence, self.styles, self.chance)

    def go_on(self, sample: int, steps: int, every: int) -> None:
        numbers = [0] * Q_LENGTH
        numbers[Q_TYPE_EVERY] = every
        settings = vector(numbers)
        compiled(next_history)(
            self.belief, sample, steps, self.evidence, self.styles, settings, self.chance
        )

    def settle(self) -> None:
        """Give the history its likelihood, as after choosing a type."""
        self.history[of.B_LOG] = self.log()
        for event in range(self.evidence.story[told.G_SIZE]):
            self.history[of.B_LOGS + event] = self.history[of.B_TRIED + event]

    def exact(self) -> dict[int, float]:
        """The probability that each card is in the other hand, from all histories one by one."""
        import math

        weights: dict[int, float] = {}
        total = 0.0
        unseen = [int(card) for card in UNSEEN]
        for held in combinations(unseen, 10):
            every = [*held, int(THROWN)]
            for drawn in every:
                cards = [card for card in every if card != drawn] + [drawn]
                for place, card in enumerate(cards):
                    self.history[of.B_CARD + place] = card
                    self.history[of.B_UNTIL + place] = 4 if card == int(THROWN) else of.EVER
                weight = math.exp(self.log() / 1000)
                total += weight
                for card in held:
                    weights[card] = weights.get(card, 0.0) + weight
        return {card: weight / total for card, weight in weights.items()}


@pytest.mark.parametrize("kind", range(len(TYPES)))
def test_the_chain_visits_hands_as_often_as_they_are_likely(kind: int) -> None:
    case = Case()
    case.start(kind)
    exact = case.exact()
    case.start(kind)
    case.settle()
    case.walk(300)
    seen: dict[int, int] = dict.fromkeys(exact, 0)
    for _ in range(SAMPLES):
        case.walk(24)
        hand = int(compiled(of.held_in)(case.history))
        assert count(hand) == 10
        for card in exact:
            seen[card] += hand >> card & 1
    assert max(exact.values()) - min(exact.values()) > 0.1, "nothing is learnt here"
    for card, share in exact.items():
        assert seen[card] / SAMPLES == pytest.approx(share, abs=0.04), Card(card)


def test_the_style_is_drawn_anew_every_so_often_and_nothing_else_between() -> None:
    case, again = Case(), Case()
    case.start(0)
    again.start(0)
    drawn = set()
    for sample in range(30):
        case.go_on(sample, 5, 3)
        if sample % 3 == 0:
            again.draw_style()
        again.walk(5)
        assert list(case.history) == list(again.history)
        assert list(case.belief.weights) == list(again.belief.weights)
        assert list(case.chance.state) == list(again.chance.state)
        drawn.add((int(case.history[of.B_TYPE]), int(case.history[of.B_HABIT])))
    assert len({kind for kind, _ in drawn}) > 1
    assert len({habit for _, habit in drawn}) > 1


@pytest.mark.parametrize("kind", range(len(TYPES)))
def test_what_the_scratch_held_before_does_not_count(kind: int) -> None:
    """The opponent could have knocked; an earlier view cannot say whether it had to be so."""
    case = Case()
    case.start(kind)
    case.history[of.B_CARD : of.B_CARD + 11] = vector(
        [int(card) for card in Hand.parse("4c 5c 6c 7c 9d 9h 9s Ah 2s 3d")] + [int(THROWN)]
    )
    told = case.log()
    for scratch in case.belief[3:]:
        for place in range(len(scratch)):
            scratch[place] = 1
    assert case.log() == told
