"""What a puzzle is: its kind, its difficulty, its seed, and what the player sees.

A puzzle never holds a round, only the view of one seat, so it cannot contain a hidden card. The
same kind, difficulty, and seed give the same puzzle, everywhere.
"""

from __future__ import annotations

import hashlib
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from hollywood.cards import Hand
from hollywood.contract.sight import ContractView
from hollywood.errors import HollywoodError
from hollywood.gin.sight import GinView

Kind = Literal["discard", "defense", "melds", "may-i"]
"""What to decide: a discard; the answer to a knock; melds; whether to call May-I."""

Difficulty = Literal["easy", "medium", "hard"]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)


class AnswerRefused(HollywoodError):
    """An answer that the rules do not allow; ``code`` says why."""

    def __init__(self, code: str, words: str) -> None:
        super().__init__(words)
        self.code = code


class _Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    difficulty: Difficulty
    seed: str


class DiscardPuzzle(_Puzzle, frozen=True, kw_only=True):
    """What to discard after a draw; nobody can knock yet."""

    view: GinView


class DefensePuzzle(_Puzzle, frozen=True, kw_only=True):
    """What to lay off and meld after a knock."""

    view: GinView


class MeldsPuzzle(_Puzzle, frozen=True, kw_only=True):
    """How to arrange a hand of gin with the least deadwood."""

    hand: Hand


class CallPuzzle(_Puzzle, frozen=True, kw_only=True):
    """Whether to call May-I for the discard; everybody has the same total so far."""

    view: ContractView


Puzzle: TypeAlias = DiscardPuzzle | DefensePuzzle | MeldsPuzzle | CallPuzzle


def seed_of_day(date: str, kind: Kind) -> str:
    """Return the seed of the puzzle of a day, such as ``2026-11-27`` (UTC)."""
    return hashlib.sha256(f"hollywood-puzzle/1|{date}|{kind}".encode()).hexdigest()


def number_from(seed: str, *about: object) -> int:
    """Return a number of 32 bits that follows from a seed and what it is for."""
    text = "|".join(map(str, ("hollywood-puzzle-number/1", seed, *about)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4])
