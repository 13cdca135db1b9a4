"""The open cards that a player has to remember: shown at tables with memory aids only."""

from __future__ import annotations

from typing import Final

from hollywood.cards import Card, Hand

IN_SIGHT: Final = 2
"""So many discards are always shown: the top one, and the one that it may still be flying to."""


def discards_shown(discards: tuple[Card, ...], *, memory: bool) -> tuple[Card, ...]:
    """Return the discards to show, the top one last: all of them, or only those on top."""
    return discards if memory else discards[-IN_SIGHT:]


def known_shown(known: tuple[Hand, ...], *, memory: bool) -> tuple[Hand, ...]:
    """Return by place the cards taken openly and still held; without ``memory`` none."""
    return known if memory else (Hand(),) * len(known)
