"""Calls about puzzles to train with.

A puzzle is its kind, difficulty, and seed; nothing is kept between two calls that they do not
determine. The choices of some kinds take seconds to weigh: a page asks for it while the person
thinks (:func:`weigh`), and the answer is there at once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec

from hollywood.analysis.report import Decision
from hollywood.bots.contract.why import explain_contract
from hollywood.bots.gin.why import explain_gin
from hollywood.bots.hints import Hint
from hollywood.cards import Card, Hand
from hollywood.contract.actions import CallMayI
from hollywood.melds import Defence, LaidOff, Meld
from hollywood.play import Action, Discard, Seat
from hollywood.puzzles.arranging import Arranged, arranged
from hollywood.puzzles.choosing import (
    call_instead,
    discard_instead,
    weighed_calls,
    weighed_discards,
)
from hollywood.puzzles.kinds import (
    CallPuzzle,
    DefensePuzzle,
    Difficulty,
    DiscardPuzzle,
    Kind,
    MeldsPuzzle,
    Puzzle,
    seed_of_day,
)
from hollywood.puzzles.making import Rank, puzzle_of, rank_of_arrangement, rank_of_choice
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.forms import Form
from hollywood.server.protocol.review_forms import ReviewDecision
from hollywood.server.protocol.shown import BoardShown
from hollywood.server.review.shown import decision_shown
from hollywood.server.sight.contract import show_contract
from hollywood.server.sight.gin import show_gin
from hollywood.texts import ENGLISH

_MOST = 30
Cards = Annotated[tuple[Card, ...], msgspec.Meta(max_length=_MOST)]


class PuzzleWanted(Form, frozen=True, kw_only=True):
    """Name a puzzle."""

    kind: Kind
    difficulty: Difficulty = "medium"
    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    language: str = ENGLISH


class DailyWanted(Form, frozen=True, kw_only=True):
    """Ask for the puzzle of a day (UTC), which is the same for everybody."""

    kind: Kind
    date: Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
    language: str = ENGLISH


class PuzzleShown(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle as its player sees it.

    ``board`` is there if the choice depends on it. After a knock, ``spread`` has the knocker's
    melds and ``knocked`` the knocker's deadwood.
    """

    kind: Kind
    difficulty: Difficulty
    seed: str
    hand: Hand
    board: BoardShown | None = None
    spread: tuple[Meld, ...] = ()
    knocked: Hand = Hand()


class PuzzleAnswer(PuzzleWanted, frozen=True, kw_only=True):
    """Answer a puzzle: with a ``discard``, with ``call``, or with ``melds`` and ``layoffs``."""

    discard: Card | None = None
    call: bool | None = None
    melds: Annotated[tuple[Cards, ...], msgspec.Meta(max_length=_MOST)] = ()
    layoffs: Annotated[tuple[LaidOff, ...], msgspec.Meta(max_length=_MOST)] = ()


class PuzzleWeighed(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a puzzle is known now."""


class ArrangementChecked(msgspec.Struct, frozen=True, kw_only=True):
    """An arrangement is allowed: the cards that it leaves, and their points."""

    left: Hand
    points: int


class PuzzleAnswered(msgspec.Struct, frozen=True, kw_only=True):
    """How good an answer was.

    ``decision`` has the value of each choice, the best first, and why the one made was worse;
    ``hint`` says why the best one is good. If the answer is exact instead, it left ``points`` of
    deadwood, the least was ``least``, and ``best`` is a way to it.
    """

    rank: Rank
    decision: ReviewDecision | None = None
    hint: Hint | None = None
    points: int = 0
    least: int = 0
    best: Defence | None = None


def puzzle(wanted: PuzzleWanted) -> PuzzleShown:
    """Return a puzzle."""
    return _shown(wanted.kind, _made(wanted.kind, wanted.difficulty, wanted.seed))


def daily(wanted: DailyWanted) -> PuzzleShown:
    """Return the puzzle of a day."""
    seed = seed_of_day(wanted.date, wanted.kind)
    return _shown(wanted.kind, _made(wanted.kind, "medium", seed))


def weigh(wanted: PuzzleWanted) -> PuzzleWeighed:
    """Work the answer to a puzzle out."""
    if wanted.kind in {"discard", "may-i"}:
        _weighed(wanted.kind, wanted.difficulty, wanted.seed)
    return PuzzleWeighed()


def check(answered: PuzzleAnswer) -> ArrangementChecked:
    """Return what an arrangement leaves; AnswerRefused if the rules do not allow it."""
    found = _arranged(_made(answered.kind, answered.difficulty, answered.seed), answered)
    return ArrangementChecked(left=found.left, points=found.points)


def answer(answered: PuzzleAnswer) -> PuzzleAnswered:
    """Return how good an answer is; AnswerRefused or Refusal if it is none."""
    made = _made(answered.kind, answered.difficulty, answered.seed)
    if isinstance(made, MeldsPuzzle | DefensePuzzle):
        found = _arranged(made, answered)
        return PuzzleAnswered(
            rank=rank_of_arrangement(found),
            points=found.points,
            least=found.least,
            best=found.best,
        )
    weighed = _weighed(answered.kind, answered.difficulty, answered.seed)
    if isinstance(made, DiscardPuzzle):
        choice = None if answered.discard is None else Discard(answered.discard)
        decision = discard_instead(made, weighed, _index(weighed, choice))
        hint = explain_gin(made.view, decision.options[0].action)
    else:
        called = next((o.action for o in weighed.options if isinstance(o.action, CallMayI)), None)
        decision = call_instead(made, weighed, _index(weighed, called if answered.call else None))
        hint = explain_contract(made.view, decision.options[0].action)
    return PuzzleAnswered(
        rank=rank_of_choice(decision),
        decision=decision_shown(decision, part=1, deal=0),
        hint=hint,
    )


def _index(decision: Decision, action: Action | None) -> int:
    for number, option in enumerate(decision.options):
        if option.action == action:
            return number
    raise Refusal("not_a_choice", "that is not a choice here")


@lru_cache(maxsize=32)
def _made(kind: Kind, difficulty: Difficulty, seed: str) -> Puzzle:
    return puzzle_of(kind, difficulty, seed)


@lru_cache(maxsize=32)
def _weighed(kind: Kind, difficulty: Difficulty, seed: str) -> Decision:
    made = _made(kind, difficulty, seed)
    if isinstance(made, DiscardPuzzle):
        return weighed_discards(made)
    assert isinstance(made, CallPuzzle)
    return weighed_calls(made)


def _arranged(made: Puzzle, answered: PuzzleAnswer) -> Arranged:
    if isinstance(made, MeldsPuzzle):
        return arranged(made.hand, (), answered.melds, answered.layoffs)
    if isinstance(made, DefensePuzzle):
        view = made.view
        return arranged(view.hand, view.table.spread, answered.melds, answered.layoffs)
    raise Refusal("not_a_choice", "this puzzle is answered in another way")


def _shown(kind: Kind, made: Puzzle) -> PuzzleShown:
    hand = made.hand if isinstance(made, MeldsPuzzle) else made.view.hand
    plain = PuzzleShown(kind=kind, difficulty=made.difficulty, seed=made.seed, hand=hand)
    if isinstance(made, DiscardPuzzle):
        board: BoardShown = show_gin(made.view, number=0, seats=(Seat(0), Seat(1)))
        return msgspec.structs.replace(plain, board=board)
    if isinstance(made, CallPuzzle):
        seats = tuple(map(Seat, range(made.view.table.seats)))
        return msgspec.structs.replace(plain, board=show_contract(made.view, number=0, seats=seats))
    if isinstance(made, DefensePuzzle):
        table = made.view.table
        return msgspec.structs.replace(plain, spread=table.spread, knocked=table.left)
    return plain
