"""Who has a seat at a table, for every game.

Seats count from 0. Someone without a seat is a spectator. Values that equal a seat number in Python
but are not one (``True``, ``1.0``) are not seats.
"""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.cards import Card, Hand
from hollywood.errors import PositionError
from hollywood.play.protocols import Seat

_SAYABLE = 1000


def seated(seat: object, seats: int) -> bool:
    """Return whether ``seat`` is one of this many seats."""
    return type(seat) is int and 0 <= seat < seats


def no_seat(seat: object, seats: int) -> str:
    """Explain why someone without a seat may not act.

    >>> no_seat(4, 2)
    'There is no seat 4: the seats are 0 to 1.'
    """
    if seat is None:
        return "Only the players may act; you are watching."
    words = _missing(seat, seats)
    return f"{words[0].upper()}{words[1:]}."


def dealer_problem(dealer: object, seats: int) -> str | None:
    """Say why there is no such dealer; ``None`` if there is.

    >>> dealer_problem(4, 4)
    'seat 4 cannot deal: the seats are 0 to 3'
    """
    if seated(dealer, seats):
        return None
    return f"{_named(dealer)} cannot deal: the seats are 0 to {seats - 1}"


def seen_by(
    seat: Seat | None, hands: Sequence[Hand], *, awaiting: Seat | None, drawn: Card | None
) -> tuple[Hand, Card | None]:
    """Return the hand and the drawn card that ``seat``, or a spectator, may see.

    PositionError for anything else.
    """
    if seat is None:
        return Hand(), None
    if not seated(seat, len(hands)):
        raise PositionError(_missing(seat, len(hands)))
    return hands[seat], drawn if seat == awaiting else None


def viewer_of(hands: Sequence[Hand | None]) -> tuple[Seat | None, Hand]:
    """Return whose copy of a deal this is, and that hand; a spectator's copy shows no hand."""
    shown = [(Seat(seat), hand) for seat, hand in enumerate(hands) if hand is not None]
    if len(shown) > 1:
        raise PositionError("this deal shows several hands; a view starts from one viewer's copy")
    return shown[0] if shown else (None, Hand())


def _missing(seat: object, seats: int) -> str:
    return f"there is no {_named(seat)}: the seats are 0 to {seats - 1}"


def _named(seat: object) -> str:
    sayable = type(seat) is int and -_SAYABLE < seat < _SAYABLE
    return f"seat {seat}" if sayable else "such seat"
