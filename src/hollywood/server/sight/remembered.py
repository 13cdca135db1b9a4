"""The open cards that a player has to remember: shown at tables with memory aids only."""

from __future__ import annotations

from typing import Final

from hollywood.cards import Card, Hand

IN_SIGHT: Final = 2
"""How many discards are always shown: the top one, and the one it covers when it lands."""


def discards_shown(discards: tuple[Card, ...], *, memory: bool) -> tuple[Card, ...]:
    """Return the discards to show, the top one last: all of them, or only those on top."""
    return discards if memory else discards[-IN_SIGHT:]


def known_shown(known: tuple[Hand, ...], *, memory: bool) -> tuple[Hand, ...]:
    """Return the cards taken openly and still held, by place; none without ``memory``."""
    return known if memory else (Hand(),) * len(known)
