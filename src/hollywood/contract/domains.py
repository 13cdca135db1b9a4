"""The kinds of values only the contract game has: contracts, and tables of card points."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from hollywood.cards import RANKS, Card
from hollywood.melds.wild_rules import HIGH_ACE, Slot
from hollywood.texts import ENGLISH, speech

__all__ = ["RANK_NAMES", "CardPoints", "Contract", "PointTable", "Slot", "read_contract"]

RANK_NAMES = tuple(RANKS)
_EXAMPLE = '{"2-9": 5, "T": 10, "J-K": 15, "A": 25, "XX": 50}'
_SLOT = re.compile(r"([SR])([0-9]*)")


def read_contract(contract: str, *, set_min: int, run_min: int) -> tuple[Slot, ...]:
    """Read a contract into its melds; ``set_min`` and ``run_min`` are the default lengths.

    >>> read_contract("SR7", set_min=3, run_min=4)
    (Slot(kind='S', least=3), Slot(kind='R', least=7))
    """
    usual = {"S": set_min, "R": run_min}
    return tuple(Slot(kind, int(digits or usual[kind])) for kind, digits in _SLOT.findall(contract))


class Contract(msgspec.Struct, frozen=True):
    """The domain of one contract: ``SSR``, or ``S3R7`` with its own lengths."""

    def read(self, value: Any) -> Any:
        """See :class:`~hollywood.play.knobs.Domain`."""
        if not isinstance(value, str) or not re.fullmatch(r"([SR]([0-9]{1,2})?){1,5}", value):
            raise ValueError
        lengths = [int(digits) for _, digits in _SLOT.findall(value) if digits]
        if not all(2 <= length <= HIGH_ACE for length in lengths):
            raise ValueError
        return value

    def allowed(self, language: str = ENGLISH) -> str:
        """See :class:`~hollywood.play.knobs.Domain`."""
        say = speech(language)
        return say("allowed-contract")

    @property
    def longest(self) -> int:
        """See :class:`~hollywood.play.knobs.Domain`."""
        return len("S12") * 5


class CardPoints(msgspec.Struct, frozen=True):
    """What each card left in a hand counts, by rank; index 0 is the joker."""

    by_rank: tuple[int, ...]
    written: tuple[tuple[str, int], ...]

    def of(self, card: Card) -> int:
        """The penalty for ``card``."""
        return self.by_rank[card.rank]

    def to_mapping(self) -> dict[str, int]:
        """Return the table as it was written, ``{"2-9": 5, ...}``."""
        return dict(self.written)


class PointTable(msgspec.Struct, frozen=True):
    """The domain of a table of card points: ranks or ranges of ranks, each with its points."""

    def read(self, value: Any) -> Any:
        """See :class:`~hollywood.play.knobs.Domain`."""
        if isinstance(value, CardPoints):
            return value
        if not isinstance(value, Mapping) or len(value) > len(RANK_NAMES) + 1:
            raise ValueError
        by_rank: dict[int, int] = {0: 0}
        for name, points in value.items():
            if isinstance(points, bool) or not isinstance(points, int) or not 0 <= points <= 500:
                raise ValueError
            first, _, last = str(name).partition("-")
            if name == "XX":
                by_rank[0] = points
                continue
            if first not in RANK_NAMES or (last or first) not in RANK_NAMES:
                raise ValueError
            for rank in range(RANKS.index(first) + 1, RANKS.index(last or first) + 2):
                if rank in by_rank:
                    raise ValueError
                by_rank[rank] = points
        if len(by_rank) != len(RANKS) + 1:
            raise ValueError
        return CardPoints(
            tuple(by_rank[rank] for rank in range(len(RANKS) + 1)),
            tuple((str(name), points) for name, points in value.items()),
        )

    def allowed(self, language: str = ENGLISH) -> str:
        """See :class:`~hollywood.play.knobs.Domain`."""
        say = speech(language)
        return say("allowed-points", example=_EXAMPLE)

    @property
    def longest(self) -> int:
        """See :class:`~hollywood.play.knobs.Domain`."""
        return 16 * (len(RANK_NAMES) + 1)  # such as ``"10-10": 500,`` for every rank and the joker
