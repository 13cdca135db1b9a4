"""The searching contract player: it simulates rounds for each decision.

It knows only its view, including everything open since the deal. A decision is one call to the
kernel. Without Numba the search is interpreted, a hundred times slower, and gets less work.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hollywood.bots.contract.aims import aim_of, chance_of_a_point, is_told_as_a_chance
from hollywood.bots.contract.nets import SHARE, learned_for
from hollywood.bots.contract.policy import learned_choice
from hollywood.bots.ways import ContractWays
from hollywood.contract.events import ContractEvent
from hollywood.contract.pieces import Phase
from hollywood.contract.rules import ContractRules
from hollywood.contract.sight import ContractView
from hollywood.contract.vectors.action import action_of
from hollywood.contract.vectors.rules import rules_vector
from hollywood.contract.vectors.story import ContractStories, goes_on
from hollywood.contract.vectors.view import view_vector
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.evidence import Evidence
from hollywood.kernel.contract.layout import M_LENGTH
from hollywood.kernel.contract.rules.story import STORY_LENGTH, T_FIRST, T_ROW, T_ROWS
from hollywood.kernel.engine.chance import LENGTH, Stream, begin
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.play import Action
from hollywood.strategy.contract.belief.history import forget_histories
from hollywood.strategy.contract.plan.memo import forget_plans
from hollywood.strategy.contract.policies.weights import PLAIN
from hollywood.strategy.contract.search import candidates as of
from hollywood.strategy.contract.search.desk import Player, new_desk
from hollywood.strategy.contract.search.entries import carry_out
from hollywood.strategy.contract.search.pruning import POINT
from hollywood.strategy.contract.search.search import search

_INTERPRETED = 100
"""Without a compiler, the search budget is divided by this number,"""
_FEWEST = 3
"""and at most this many possible pasts are considered, each with the fewest steps."""


def _shorter(ways: ContractWays) -> ContractWays:
    """Reduce the work of an interpreted player."""
    return ways._replace(
        turns=-(-ways.turns // _INTERPRETED),
        pasts=min(ways.pasts, _FEWEST),
        steps=0,
        first_steps=0,
        more_steps=0,
    )


def _begun(numbers: list[int], end: int, length: int) -> Any:
    """Return ``numbers`` up to ``end``, then zeros, because most of a list is meaningless."""
    begun = empty_vector(length)
    begun[:end] = numbers[:end]
    return begun


_stories = ContractStories()


class Tried(NamedTuple):
    """An action that was simulated, and its results."""

    action: Action | None  # None: the discard is left to others
    rounds: int
    penalty: float  # the player's mean penalty at the end of the hand, in points
    worth: float  # the mean value of the end, in points
    chance: float | None  # of first place, in the hands that decide it


class ContractSearcher:
    """Searches for one seat; deterministic for its seed, its settings, and the decisions of a hand.

    Its beliefs about the other hands continue from one decision of a hand to the next.
    """

    def __init__(
        self, ways: ContractWays, seed: int, stop: Any = None, *, share: int = SHARE
    ) -> None:
        """``stop`` ends a search with the best so far (:mod:`hollywood.kernel.engine.stopping`).

        ``share`` is the value of the others' penalty points, as a percentage of its own.

        With no turns to simulate, it chooses what its net likes best.
        """
        self._ways = ways if can_compile() else _shorter(ways)
        self._seed = seed
        self._share = share
        self._totals: tuple[int, ...] = ()
        self._chance = Stream(empty_vector(LENGTH))
        self._desk = new_desk(stop)
        self._rules: tuple[ContractRules, int, int] | None = None
        self._vector: Any = None
        self._past: tuple[ContractEvent, ...] = ()
        self._learned: Any = None
        self._plain: list[int] = []
        self._aimed: tuple[ContractRules, int, int, tuple[int, ...]] | None = None
        self._aims: tuple[Any, Any] = (None, None)
        self._point = 0.0

    def for_match(self, totals: Sequence[int]) -> None:
        """Play the next hand for the match; ``totals`` are the penalties by seat before it.

        If empty, it plays for points, as in the first hands: see
        :mod:`hollywood.bots.contract.aims`.
        """
        self._totals = tuple(totals)

    def choose(self, view: ContractView) -> Action | None:
        """Return the best action found; ``None`` (no call) out of turn."""
        table = view.table
        if view.seat is None or table.phase is Phase.OVER:
            return None
        if not self._ways.turns:
            return learned_choice(view)
        self._open(view)
        number = table.turns << 10 | len(table.discards)
        stream = table.hand_number << 4 | view.seat
        begin(self._chance.state, self._chance.at, self._seed, number, stream)
        weights, stakes = self._aim(view)
        action = empty_vector(at.A_LENGTH)
        told, seen = _stories.up_to(view, self._plain), view_vector(view, self._plain)
        story = _begun(told, T_FIRST + T_ROW * told[T_ROWS], STORY_LENGTH)
        if not self._past or not goes_on(table.past, self._past):
            forget_histories(self._desk.belief.histories)
        self._past = table.past
        open_view = _begun(seen, at.S_TABLE + M_LENGTH * seen[at.S_MELDS], at.V_LENGTH)
        compiled(search)(
            Evidence(open_view, story, self._vector),
            Player(vector(self._ways), weights, self._learned, stakes),
            self._desk,
            self._chance,
            action,
        )
        return action_of(action)

    def _aim(self, view: ContractView) -> tuple[Any, Any]:
        """Return the weights for both sides and the stakes, cached while they apply."""
        table = view.table
        assert view.seat is not None, "whoever decides has a seat"
        aimed = (table.rules, table.hand_number, int(view.seat), self._totals)
        if self._aimed != aimed:
            self._aimed = aimed
            aim = aim_of(*aimed, share=self._share)
            self._aims = vector((*aim.opinions, *PLAIN)), vector(aim.stakes)
            told = is_told_as_a_chance(table.rules, table.hand_number)
            self._point = chance_of_a_point(aim.stakes) if told else 0.0
        return self._aims

    def _open(self, view: ContractView) -> None:
        """Prepare the rules of the hand; plans for other hands are discarded."""
        table = view.table
        rules = (table.rules, table.seats, table.hand_number)
        if self._rules != rules:
            self._rules = rules
            self._plain = rules_vector(rules[0], seats=rules[1], hand_number=rules[2])
            self._vector = vector(self._plain)
            self._past = ()
            self._learned = learned_for(rules[0], rules[1])
            compiled(forget_plans)(self._desk.board.work)

    @property
    def tried(self) -> tuple[Tried, ...]:
        """What was tried for the last decision: the chosen action first, then the best others."""
        found = self._desk.found
        listed = []
        for choice in range(int(found[of.F_NUMBER])):
            entry = of.F_LIST + of.E_LENGTH * choice
            rounds = int(found[entry + of.E_ROUNDS])
            if rounds:
                action = empty_vector(at.A_LENGTH)
                carry_out(self._desk.lays, found, choice, action)
                worth, penalty = self._shown(choice, rounds)
                key = (choice != found[of.F_CHOSEN], choice != found[of.F_SECOND], -worth)
                chance = worth * self._point if self._point else None
                listed.append((key, Tried(action_of(action), rounds, penalty, worth, chance)))
        listed.sort(key=lambda pair: pair[0])
        return tuple(tried for _, tried in listed)

    def _shown(self, choice: int, rounds: int) -> tuple[float, float]:
        """Return the mean value of the end and the mean penalty over the rounds, in points.

        A choice that was dropped early is measured by its difference from the policy's choice in
        the same rounds. When playing for the match, the value is the equivalent in points.
        """
        found, entry = self._desk.found, of.F_LIST + of.E_LENGTH * choice
        worth, penalty = float(found[entry + of.E_SUM]), float(found[entry + of.E_OWN])
        worth, penalty = worth / rounds, penalty / rounds
        if choice and not found[entry + of.E_ALIVE]:
            of_policy = int(found[of.F_LIST + of.E_ROUNDS])
            worth = float(found[of.F_LIST + of.E_SUM]) / of_policy
            worth += float(found[entry + of.E_MORE]) / rounds
            penalty = float(found[of.F_LIST + of.E_OWN]) / of_policy
            penalty += float(found[entry + of.E_MORE_OWN]) / rounds
        return worth / POINT, penalty
