"""The sheet of the contract game: the penalties of each hand, and who has the lowest total.

After the last hand, the lowest total wins; players who tie share the win.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from hollywood.errors import HollywoodError, IllegalAction
from hollywood.play import Seat


class PenaltySheet(msgspec.Struct, frozen=True):
    """The penalties of every hand played in a match of ``length`` hands, seat by seat.

    ``least`` is the lowest penalty of a hand: below 0 if the rules take points off.
    """

    names: tuple[str, ...]
    length: int
    hands: tuple[tuple[int, ...], ...] = ()
    least: int = 0

    def __post_init__(self) -> None:
        if not self.names or self.length < 1:
            raise HollywoodError("a penalty sheet needs players and at least one hand")
        if len(self.hands) > self.length:
            raise HollywoodError(f"the match has {self.length} hands, not {len(self.hands)}")
        for hand in self.hands:
            if len(hand) != len(self.names):
                raise HollywoodError(
                    f"a hand has {len(self.names)} penalties, one for each player, not {len(hand)}"
                )
            if min(hand) < self.least:
                raise HollywoodError(f"a penalty cannot be less than {self.least}")

    def after(self, penalties: Sequence[int]) -> PenaltySheet:
        """Return the sheet with one more hand; IllegalAction if the match is over."""
        if self.over:
            raise IllegalAction("the match is over: nothing more is scored on this sheet")
        return replace(self, hands=(*self.hands, tuple(penalties)))

    def corrected(self, number: int, penalties: Sequence[int]) -> PenaltySheet:
        """Return the sheet with hand ``number`` (from 1) changed."""
        if not 1 <= number <= len(self.hands):
            raise HollywoodError(f"there is no hand {number}: there are {len(self.hands)}")
        hands = (*self.hands[: number - 1], tuple(penalties), *self.hands[number:])
        return replace(self, hands=hands)

    @property
    def totals(self) -> tuple[int, ...]:
        """The penalties of each seat so far."""
        return tuple(sum(hand[seat] for hand in self.hands) for seat in range(len(self.names)))

    @property
    def over(self) -> bool:
        """Whether the last hand has been played."""
        return len(self.hands) == self.length

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """The seats with the lowest total so far."""
        totals = self.totals
        return tuple(Seat(seat) for seat, total in enumerate(totals) if total == min(totals))

    @property
    def ranking(self) -> tuple[tuple[int, Seat], ...]:
        """Each seat with its place from 1, the lowest total first; equal totals share a place."""
        totals = self.totals
        places = (1 + sum(other < total for other in totals) for total in totals)
        return tuple(sorted((place, Seat(seat)) for seat, place in enumerate(places)))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that share the win; empty before the last hand is played."""
        return self.leaders if self.over else ()
