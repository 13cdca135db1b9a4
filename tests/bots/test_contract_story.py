"""The story of a hand of the contract game that a bot is told equals the kernel's own."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from hollywood.contract import CONTRACT_PRESETS, ContractRound, ContractRules, ContractView
from hollywood.contract.vectors.rules import rules_vector
from hollywood.contract.vectors.story import ContractStories, ContractStory
from hollywood.kernel.contract.rules.story import (
    MOST_ROWS,
    STORY_LENGTH,
    T_CALL,
    T_DID,
    T_FIRST,
    T_KIND,
    T_ROW,
    T_ROWS,
    T_WHOLE,
    begin_story,
    tell,
    tell_calls,
)
from hollywood.kernel.contract.state import A_LENGTH
from hollywood.kernel.engine.compiling import can_compile
from hollywood.match.presets import rules_for
from hollywood.play import Action, Seat
from tests.bots.tables import bot, dealt, moments
from tests.bots.test_no_peeking import twin
from tests.lockstep.contract_knobs import drawn, of_preset
from tests.lockstep.contract_twins import write
from tests.lockstep.test_contract_lockstep import GreedyTable, seat_twins

DEALS = 4 if can_compile() else 1


def told(story: Sequence[int]) -> list[list[int]]:
    """The rows of a story, as many as there is room for; a longer one is incomplete."""
    assert story[T_WHOLE] or story[T_ROWS] == MOST_ROWS
    rows = range(T_FIRST, T_FIRST + T_ROW * story[T_ROWS], T_ROW)
    return [list(story[row : row + T_ROW]) for row in rows]


class ToldTable(GreedyTable):
    """A table at which the kernel tells the story from its own state before every action."""

    compared = 0

    def choice(self, seat: Seat) -> Action | None:
        if not hasattr(self, "story"):
            self.plain = [int(number) for number in self.twins.rules]
            self.story = [0] * STORY_LENGTH
            begin_story(self.story)
            self.bot = ContractStory(self.plain)
        view = self.twins.play.view(seat)
        ours = list(self.story)
        if seat == self.twins.play.table.turn:
            tell_calls(ours, self.plain_state, self.plain)
        assert told(self.bot.up_to(view)) == told(ours)
        self.compared += 1
        return super().choice(seat)

    @property
    def plain_state(self) -> list[int]:
        return [int(number) for number in self.twins.state]

    def act(self, seat: Seat, action: Action) -> None:
        if seat == self.twins.play.table.turn:
            written = [0] * A_LENGTH
            write(action, written)
            tell(self.story, self.plain_state, self.plain, int(seat), written)
        super().act(seat, action)


@pytest.mark.parametrize("name", [*sorted(CONTRACT_PRESETS), "drawn"])
def test_bots_are_told_what_the_kernel_tells(name: str) -> None:
    """Calls and silence, draws, lay downs, discards: everything, in all presets and odd rules."""
    compared = 0
    for number in range(DEALS):
        chance = random.Random(f"{name} {number}")
        rules = drawn(chance) if name == "drawn" else of_preset(name, chance)
        table = ToldTable(seat_twins(rules, chance), chance)
        table.play()
        compared += table.compared
    assert compared > 10 * DEALS


def may_i_hand(number: int, seed: int) -> ContractRound:
    rules = rules_for("may-i", ["turn_cap=40"])
    assert isinstance(rules, ContractRules)
    play = dealt(rules, hand=number, seed=seed)
    assert isinstance(play, ContractRound)
    return play


def rules_of(view: ContractView) -> list[int]:
    table = view.table
    return rules_vector(table.rules, seats=table.seats, hand_number=table.hand_number)


def test_a_story_that_grew_is_the_one_told_at_once() -> None:
    """And it starts again when views of another hand arrive."""
    rows = 0
    story = None
    silent: set[int] = set()
    for seed in (4, 5):
        for before, seat in moments(may_i_hand(2, seed), [bot("greedy")] * 4):
            view = before.view(seat)
            assert isinstance(view, ContractView)
            story = story or ContractStory(rules_of(view))
            grown = story.up_to(view)
            assert grown == ContractStory(rules_of(view)).up_to(view)
            rows = max(rows, len(told(grown)))
            silent |= {row[T_DID] for row in told(grown) if row[T_KIND] == T_CALL}
    assert rows > 30
    assert silent == {0, 1}, "who calls, and who could and does not"


def test_players_share_the_stories_of_several_hands() -> None:
    """Each is what would be told alone, whichever hand is asked about, and how late."""
    shared = ContractStories()
    hands = [
        [before.view(seat) for before, seat in moments(may_i_hand(2, seed), [bot("greedy")] * 4)]
        for seed in (4, 5)
    ]
    for views in zip(*(hand[:20] for hand in hands), strict=True):
        for view in (*views, hands[0][3]):
            assert isinstance(view, ContractView)
            assert shared.up_to(view, rules_of(view)) == ContractStory(rules_of(view)).up_to(view)


def test_hidden_cards_do_not_change_the_story() -> None:
    chance = random.Random(3)
    differed = 0
    for before, seat in moments(may_i_hand(3, 6), [bot("greedy")] * 4):
        other = twin(before, seat, chance)
        here, there = before.view(seat), other.view(seat)
        assert isinstance(here, ContractView)
        assert isinstance(there, ContractView)
        assert ContractStory(rules_of(here)).up_to(here) == ContractStory(rules_of(there)).up_to(
            there
        )
        differed += before != other
    assert differed > 10


def test_of_a_hand_set_up_in_its_midst_nothing_is_told() -> None:
    play = may_i_hand(1, 2)
    set_up = ContractRound.behind(
        play.table.__class__.dealt(play.rules, play.table.past[0]),  # type: ignore[arg-type]
        hands=play.hands,
        stock=play.stock,
    )
    view = set_up.view(set_up.table.turn)
    assert ContractStory(rules_of(view)).up_to(view)[T_WHOLE] == 1
    alone = ContractRound.at(play.rules, hands=play.hands, discards=play.table.discards)
    view = alone.view(alone.table.turn)
    assert ContractStory(rules_of(view)).up_to(view)[T_WHOLE] == 0
