"""The review's calls into the kernel for the contract game: what they take, and what they give.

An *outcome* is a row of numbers: the penalty of each seat, and who went out, or NOBODY.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hollywood.analysis.contract.choices import WAYS, ContractChoices, contract_choices_of
from hollywood.analysis.streams import DEALS, DECISIONS, LUCK, stream_for
from hollywood.bots.contract.aims import aim_of, opinions_of
from hollywood.bots.contract.nets import SHARE
from hollywood.cards import Card
from hollywood.contract import ContractRound, ContractRules
from hollywood.contract.sight import ContractView
from hollywood.contract.vectors.action import write_action
from hollywood.contract.vectors.rules import rules_vector
from hollywood.contract.vectors.state import open_state
from hollywood.contract.vectors.story import ContractStory
from hollywood.kernel.contract import state as at
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, rows_of, vector
from hollywood.play import Action
from hollywood.strategy.contract.belief.dealt import UNSEEN_LENGTH
from hollywood.strategy.contract.belief.history import PAST_LENGTH
from hollywood.strategy.contract.plan.memo import MEMORY_LENGTH, forget_plans
from hollywood.strategy.contract.policies.weights import PLAIN
from hollywood.strategy.contract.search.review import deal_open, lay_open, weigh

Outcomes: TypeAlias = NDArray[np.int64]


class _Desk(threading.local):
    """What a thread works with."""

    def __init__(self) -> None:
        self.root, self.world, self.state = (empty_vector(at.S_LENGTH) for _ in range(3))
        self.unseen = empty_vector(UNSEEN_LENGTH)
        self.action = empty_vector(at.A_LENGTH)
        self.past = empty_vector(PAST_LENGTH)
        self.work = empty_vector(MEMORY_LENGTH)
        self.hand = 0
        self.story: ContractStory  # of that hand


class ContractKernel:
    """The kernel made ready for a match; may be used by several threads at once.

    ``seed`` and the number of what is asked decide over chance: the same question gets the same
    answer, whoever asks it and when.
    """

    def __init__(self, rules: ContractRules, seats: int, seed: int) -> None:
        """Make ready for the hands of a match; RulesError where they do not fit the kernel."""
        self._rules, self._seats, self._seed = rules, seats, seed
        self._plain = [
            rules_vector(rules, seats=seats, hand_number=number)
            for number in range(1, rules.hands + 1)
        ]
        self._hands = [vector(plain) for plain in self._plain]
        self._ways = vector(WAYS)
        self._alike = [
            vector(2 * opinions_of(rules, number)) for number in range(1, rules.hands + 1)
        ]
        self._desk = _Desk()

    def choices(
        self, view: ContractView, action: Action | None, totals: Sequence[int]
    ) -> ContractChoices:
        """Return what the player could do; ``totals`` are the penalties before the hand."""
        hand = view.table.hand_number
        work = self._work_for(hand)
        story = self._desk.story.up_to(view)
        plain = self._plain[hand - 1]
        return contract_choices_of(view, action, plain, story, self._opinions(view, totals), work)

    def weigh(
        self,
        view: ContractView,
        choices: ContractChoices,
        totals: Sequence[int],
        alive: Sequence[bool],
        worlds: int,
        line: int,
        chain: int,
    ) -> Outcomes:
        """Play choices out in ``worlds`` hands: worlds x choices x (seats + 1).

        What is written for a choice that is not ``alive`` means nothing. Chance is that of the
        ``line`` of the record, and of the seat.
        """
        hand, desk = view.table.hand_number, self._desk
        assert view.seat is not None
        rows = empty_vector(worlds * len(alive) * (self._seats + 1))
        compiled(weigh)(
            choices.view,
            self._hands[hand - 1],
            int(view.seat),
            self._opinions(view, totals),
            self._ways,
            stream_for(self._seed, DECISIONS, 16 * line + view.seat, chain),
            0,
            choices.lays,
            choices.found,
            vector(map(int, alive)),
            len(alive),
            worlds,
            *(desk.root, desk.world, desk.state, desk.unseen),
            *(choices.story, desk.past, desk.action),
            self._work_for(hand),
            rows,
        )
        return rows_of(rows, self._seats + 1).reshape(worlds, len(alive), -1)

    def lay_open(
        self,
        play: ContractRound,
        action: Action | None,
        drawn: Sequence[Card],
        worlds: int,
        line: int,
    ) -> Outcomes:
        """Play on after ``action`` of the player in turn: worlds x 2 x (seats + 1).

        In the second column the cards ``drawn`` are the first from the stock; without any it means
        nothing. All see their own cards only, and play by the same opinions.
        """
        hand, desk = play.table.hand_number, self._desk
        written = empty_vector(at.A_LENGTH)
        write_action(action, written)
        rows = empty_vector(worlds * 2 * (self._seats + 1))
        compiled(lay_open)(
            vector(open_state(play, self._plain[hand - 1])),
            self._hands[hand - 1],
            int(play.table.turn),
            written,
            vector([*map(int, drawn), -1]),
            len(drawn),
            self._alike[hand - 1],
            self._ways,
            stream_for(self._seed, LUCK, 16 * line),
            0,
            worlds,
            *(desk.world, desk.state),
            self._work_for(hand),
            rows,
        )
        return rows_of(rows, self._seats + 1).reshape(worlds, 2, -1)

    def deals(self, hand_number: int, dealer: int, worlds: int) -> Outcomes:
        """Deal and play whole hands: worlds x (seats + 1)."""
        desk = self._desk
        rows = empty_vector(worlds * (self._seats + 1))
        compiled(deal_open)(
            self._hands[hand_number - 1],
            dealer,
            self._alike[hand_number - 1],
            self._ways,
            stream_for(self._seed, DEALS, hand_number),
            0,
            worlds,
            *(desk.state, desk.action),
            self._work_for(hand_number),
            rows,
        )
        return rows_of(rows, self._seats + 1)

    def _opinions(self, view: ContractView, totals: Sequence[int]) -> Any:
        """Return by what opinions the player plans, and then those that the others have."""
        assert view.seat is not None
        aim = aim_of(self._rules, view.table.hand_number, view.seat, totals, share=SHARE)
        return vector((*aim.opinions, *PLAIN))

    def _work_for(self, hand_number: int) -> Any:
        """Return the thread's vector to work with; plans for other hands are forgotten."""
        desk = self._desk
        if desk.hand != hand_number:
            desk.hand = hand_number
            desk.story = ContractStory(self._plain[hand_number - 1])
            compiled(forget_plans)(desk.work)
        return desk.work
