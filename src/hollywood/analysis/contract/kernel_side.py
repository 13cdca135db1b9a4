"""The review's calls into the kernel for the contract game: their inputs and results.

An *outcome* is a row of numbers: the penalty of each seat, and who went out, or NOBODY. Outcomes
are kept by columns, one for each of these numbers, with a row for each simulated hand.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import TypeAlias

from hollywood.analysis.columns import Column, dealt_out
from hollywood.analysis.contract.choices import (
    AGAIN,
    WAYS,
    ContractChoices,
    contract_choices_of,
)
from hollywood.analysis.streams import DEALS, DECISIONS, LUCK, stream_for
from hollywood.bots.contract.aims import aim_of, opinions_of
from hollywood.bots.contract.nets import SHARE
from hollywood.bots.weights import no_weights
from hollywood.cards import Card
from hollywood.contract import ContractRound, ContractRules
from hollywood.contract.sight import ContractView
from hollywood.contract.vectors.action import write_action
from hollywood.contract.vectors.rules import rules_vector
from hollywood.contract.vectors.state import open_state
from hollywood.contract.vectors.story import ContractStory
from hollywood.contract.vectors.view import view_vector
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.evidence import Evidence
from hollywood.kernel.engine.chance import Stream
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.play import Action
from hollywood.strategy.contract.plan.memo import forget_plans
from hollywood.strategy.contract.policies.weights import PLAIN
from hollywood.strategy.contract.search.desk import Desk, Player, new_desk
from hollywood.strategy.contract.search.review import Opening, deal_open, lay_open, weigh

_AGAIN = 1 << 16
"""The first chain of a second look: its hands have nothing in common with those of the first."""

Outcomes: TypeAlias = "list[Column]"


class _Desk(threading.local):
    """The working memory of a thread."""

    def __init__(self) -> None:
        self.desk = new_desk()
        self.hand = 0
        self.story: ContractStory  # of that hand


class ContractKernel:
    """The kernel prepared for a match; several threads may use it at once.

    ``seed`` and the number of a question determine all random choices, so the same question always
    gets the same answer.
    """

    def __init__(self, rules: ContractRules, seats: int, seed: int) -> None:
        """Prepare for the hands of a match; RulesError if they do not fit into the kernel."""
        self._rules, self._seats, self._seed = rules, seats, seed
        self._plain = [
            rules_vector(rules, seats=seats, hand_number=number)
            for number in range(1, rules.hands + 1)
        ]
        self._hands = [vector(plain) for plain in self._plain]
        self._alike = [
            _player(2 * opinions_of(rules, number)) for number in range(1, rules.hands + 1)
        ]
        self._players: dict[tuple[int, int, tuple[int, ...], bool], Player] = {}
        self._mine = _Desk()

    def choices(
        self, view: ContractView, action: Action | None, totals: Sequence[int]
    ) -> ContractChoices:
        """Return the player's choices; ``totals`` are the penalties before the hand."""
        hand = view.table.hand_number
        desk = self._desk_for(hand)
        evidence = Evidence(
            vector(view_vector(view, self._plain[hand - 1])),
            vector(self._mine.story.up_to(view)),
            self._hands[hand - 1],
        )
        return contract_choices_of(view, action, evidence, self._player(view, totals), desk)

    def weigh(
        self,
        view: ContractView,
        choices: ContractChoices,
        totals: Sequence[int],
        alive: Sequence[bool],
        worlds: int,
        line: int,
        chain: int,
        *,
        again: bool = False,
    ) -> Outcomes:
        """Play choices out in ``worlds`` hands; return the outcomes of all choices, hand by hand.

        Those of a choice that is not ``alive`` are meaningless. The random choices depend on the
        ``line`` of the record and on the seat. ``again`` is a second look: other hands, pasts
        looked for as long as the strongest level does, and everybody continues as the planning bot.
        """
        assert view.seat is not None
        desk = self._desk_for(view.table.hand_number)
        part = chain + (_AGAIN if again else 0)
        rows = empty_vector(worlds * len(alive) * (self._seats + 1))
        compiled(weigh)(
            choices.evidence,
            self._player(view, totals, again=again),
            desk._replace(lays=choices.lays, found=choices.found),
            vector(map(int, alive)),
            Stream(stream_for(self._seed, DECISIONS, 16 * line + view.seat, part)),
            rows,
        )
        return dealt_out(rows, self._seats + 1)

    def lay_open(
        self,
        play: ContractRound,
        action: Action | None,
        drawn: Sequence[Card],
        worlds: int,
        line: int,
    ) -> tuple[Outcomes, Outcomes]:
        """Play on after ``action`` of the player in turn, and again with known cards.

        In the second outcomes, the cards ``drawn`` are the first from the stock; if there are none,
        they are meaningless. All players see only their own cards and use the same policy weights.
        """
        hand = play.table.hand_number
        written = empty_vector(at.A_LENGTH)
        write_action(action, written)
        rows = empty_vector(worlds * 2 * (self._seats + 1))
        compiled(lay_open)(
            Opening(
                vector(open_state(play, self._plain[hand - 1])), written, vector(map(int, drawn))
            ),
            self._hands[hand - 1],
            self._alike[hand - 1],
            self._desk_for(hand),
            Stream(stream_for(self._seed, LUCK, 16 * line)),
            rows,
        )
        numbers = dealt_out(rows, 2 * (self._seats + 1))
        return numbers[: self._seats + 1], numbers[self._seats + 1 :]

    def deals(self, hand_number: int, dealer: int, worlds: int) -> Outcomes:
        """Deal and play whole hands."""
        rows = empty_vector(worlds * (self._seats + 1))
        compiled(deal_open)(
            dealer,
            self._hands[hand_number - 1],
            self._alike[hand_number - 1],
            self._desk_for(hand_number),
            Stream(stream_for(self._seed, DEALS, hand_number)),
            rows,
        )
        return dealt_out(rows, self._seats + 1)

    def _player(self, view: ContractView, totals: Sequence[int], *, again: bool = False) -> Player:
        """Return the player as the review models them: the weights fit their aim."""
        assert view.seat is not None
        hand, seat = view.table.hand_number, view.seat
        place = hand, seat, tuple(totals), again
        player = self._players.get(place)
        if player is None:
            aim = aim_of(self._rules, hand, seat, totals, share=SHARE)
            others = aim.opinions if again else PLAIN
            player = self._players[place] = _player((*aim.opinions, *others), again=again)
        return player

    def _desk_for(self, hand_number: int) -> Desk:
        """Return the thread's desk; plans for other hands are discarded."""
        mine = self._mine
        if mine.hand != hand_number:
            mine.hand = hand_number
            mine.story = ContractStory(self._plain[hand_number - 1])
            compiled(forget_plans)(mine.desk.board.work)
        return mine.desk


def _player(weights: Sequence[int], *, again: bool = False) -> Player:
    """Return a player without a net or stakes; outcomes are valued afterwards."""
    return Player(vector(AGAIN if again else WAYS), vector(weights), no_weights(), empty_vector(0))
