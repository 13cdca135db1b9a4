"""Puzzles whose choices are weighed as in a review: what to discard, and whether to call May-I.

Which position a puzzle shows follows from its seed alone. Its choices are weighed afterwards, by
the review's own code, with fewer simulated rounds: a position can be shown long before.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Final

import msgspec

from hollywood.analysis.contract import decisions as contract_decisions
from hollywood.analysis.contract.kernel_side import ContractKernel
from hollywood.analysis.gin import decisions as gin_decisions
from hollywood.analysis.gin.kernel_side import Kernel
from hollywood.analysis.gin.stakes import points_only
from hollywood.analysis.report import Decision
from hollywood.analysis.weighing import Pace
from hollywood.cards import Card
from hollywood.contract.actions import CallMayI
from hollywood.contract.presets import CONTRACT_PRESETS
from hollywood.contract.sight import ContractView
from hollywood.contract.standing import cards_short, cards_short_with
from hollywood.gin import Phase
from hollywood.gin.sight import GinView
from hollywood.gin.vectors.rules import rules_vector
from hollywood.gin.vectors.view import view_vector
from hollywood.match.course import ContractCourse
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.melds import deadwood_after_discard
from hollywood.play import Action, Discard, Seat
from hollywood.puzzles.arranging import RULES
from hollywood.puzzles.dealing import gin_views, offers
from hollywood.puzzles.kinds import CallPuzzle, Difficulty, DiscardPuzzle, number_from
from hollywood.strategy.gin.policies.linear import WEIGHTS, worths_of_discards

MAY_I: Final = CONTRACT_PRESETS["may-i"]
PLAYERS: Final = 4
DISCARD_WORLDS: Final = 96
CALL_WORLDS: Final = 120
"""The most simulated rounds for a choice."""

_QUICKLY: Final = Pace(24, 6, 2, 1, 2.5, 2.5, alike=False)
"""Choices that are behind are dropped soon: most of the time goes to those that are close."""
_BY: Final = {"easy": (3.0, 99.0), "medium": (1.2, 3.0), "hard": (0.4, 1.2)}
"""By how many points the best discard is ahead, as a player without simulation sees it."""
_MOST_DEALS: Final = 40
_SURE: Final = 1.0
"""Standard errors by which a choice is behind. A review calls fewer choices a mistake, but here a
person asks about one choice, and an answer of "too close" teaches nothing."""


class _Seen(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a seat, from its view alone."""

    seat: Seat
    view: GinView
    action: Action
    line: int = 1


class _Called(msgspec.Struct, frozen=True, kw_only=True):
    seat: Seat
    view: ContractView
    action: Action | None
    line: int = 1


class _Round(msgspec.Struct, frozen=True, kw_only=True):
    number: int = 1
    board: int = 0
    seats: tuple[Seat, Seat] = (Seat(0), Seat(1))


class _Hand(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    course: ContractCourse


def discard_puzzle(difficulty: Difficulty, seed: str) -> DiscardPuzzle:
    """Return a position of gin after a draw, before anybody can knock."""
    fewest, most = _BY[difficulty]
    nearest: tuple[float, GinView] | None = None
    for number in count():
        of_round = [each for each in gin_views(RULES, f"{seed}|discard|{number}") if _open(each)]
        if of_round:
            view = of_round[number_from(seed, number) % len(of_round)]
            ahead = _ahead(view)
            if fewest <= ahead < most:
                return DiscardPuzzle(difficulty=difficulty, seed=seed, view=view)
            off = max(fewest - ahead, ahead - most)
            if nearest is None or off < nearest[0]:
                nearest = off, view
        if number >= _MOST_DEALS and nearest is not None:
            return DiscardPuzzle(difficulty=difficulty, seed=seed, view=nearest[1])
    raise AssertionError("the numbers do not end")


def _open(view: GinView) -> bool:
    table = view.table
    if table.phase is not Phase.DISCARD or table.turns < 2:
        return False
    return deadwood_after_discard(view.hand, RULES.melds) > table.knock_limit


def discards_by_worth(view: GinView) -> list[tuple[float, Card]]:
    """Return all discards, the best first, with their worth in points to the ``club`` player."""
    cards, worths = [0] * 12, [0] * 12
    vectors = view_vector(view), rules_vector(view.table.rules)
    tables = view.table.rules.melds.tables
    found = worths_of_discards(*vectors, tables, list(WEIGHTS), cards, worths)
    return sorted(((worths[n] / 100, Card(cards[n])) for n in range(found)), reverse=True)


def _ahead(view: GinView) -> float:
    (best, _), (next_best, _), *_ = discards_by_worth(view)
    return best - next_best


def weighed_discards(puzzle: DiscardPuzzle, worlds: int = DISCARD_WORLDS) -> Decision:
    """Weigh all discards of a puzzle; the choice made is the ``club`` player's."""
    view = puzzle.view
    assert view.seat is not None
    best = discards_by_worth(view)[0][1]
    kernel = Kernel(RULES, number_from(puzzle.seed, "worlds"))
    seen = _Seen(seat=view.seat, view=view, action=Discard(best))
    return gin_decisions.decide(
        kernel,
        _Round(),
        seen,
        points_only(),
        worlds=worlds,
        stopping=_never,
        pace=_QUICKLY,
        confirm=False,
    )


def discard_instead(puzzle: DiscardPuzzle, decision: Decision, choice: int) -> Decision:
    """Return the weighed decision with another choice made."""
    decision = msgspec.structs.replace(decision, needed_errors=_SURE)
    return gin_decisions.chosen_instead(decision, puzzle.view, choice, points_only())


def call_puzzle(difficulty: Difficulty, seed: str) -> CallPuzzle:
    """Return a discard of May-I that a seat may call for.

    Easy: the card brings the contract nearer, and the planning player calls, or neither. Medium:
    one without the other. Hard: the same after the first turns.
    """
    nearest: ContractView | None = None
    for number in count():
        deal = f"{seed}|may-i|{number}"
        hand = 1 + number_from(deal) % len(MAY_I.deal)
        wanted = number_from(deal, "call") % 2 == 1
        fitting: list[ContractView] = []
        for view, wish in offers(MAY_I, PLAYERS, hand, deal):
            assert view.seat is not None
            if view.table.down[view.seat] is not None:
                continue
            calls, nearer = isinstance(wish, CallMayI), _nearer(view)
            nearest = nearest or view
            late = view.table.turns >= PLAYERS * 2
            level: Difficulty = "easy" if calls == nearer else "hard" if late else "medium"
            if level == difficulty and calls == wanted:
                fitting.append(view)
        if fitting:
            view = fitting[number_from(deal, "view") % len(fitting)]
            return CallPuzzle(difficulty=difficulty, seed=seed, view=view)
        if number >= 4 and nearest is not None:
            return CallPuzzle(difficulty=difficulty, seed=seed, view=nearest)
    raise AssertionError("the numbers do not end")


def _nearer(view: ContractView) -> bool:
    top = view.table.top_discard
    before = cards_short(view)
    after = None if top is None else cards_short_with(view, top, called=True)
    return before is not None and after is not None and after < before


def weighed_calls(puzzle: CallPuzzle, worlds: int = CALL_WORLDS) -> Decision:
    """Weigh a call against leaving the discard; the choice made is to leave it."""
    view, hand = puzzle.view, _hand(puzzle.view)
    assert view.seat is not None
    kernel = ContractKernel(MAY_I, PLAYERS, number_from(puzzle.seed, "worlds"))
    called = _Called(seat=view.seat, view=view, action=None)
    return contract_decisions.decide_contract(
        kernel, hand, called, worlds=worlds, stopping=_never, confirm=False
    )


def call_instead(puzzle: CallPuzzle, decision: Decision, choice: int) -> Decision:
    """Return the weighed decision with another choice made."""
    view = puzzle.view
    assert view.seat is not None
    unit = contract_decisions.plain_hand(_hand(view), view.seat)
    decision = msgspec.structs.replace(decision, needed_errors=_SURE)
    return contract_decisions.chosen_instead(decision, view, choice, unit)


def _hand(view: ContractView) -> _Hand:
    """The hand of a match in which everybody has the same total."""
    names: Sequence[str] = [f"player {seat}" for seat in range(1, PLAYERS + 1)]
    number = view.table.hand_number
    level = ((0,) * PLAYERS,) * (number - 1)
    sheet = PenaltySheet(tuple(names), MAY_I.hands, level)
    course = ContractCourse(
        rules=MAY_I, players=tuple(names), dealer=view.table.dealer, sheet=sheet
    )
    return _Hand(number=number, course=course)


def _never() -> bool:
    return False
