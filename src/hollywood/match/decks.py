"""Where decks come from: secrets drawn by the table, contributions of the players."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable

import msgspec

from hollywood.cards import Card, Pack, commitment, reshuffle_key, shuffled_deck
from hollywood.cards.shuffle import SECRET_BYTES

SecretSource = Callable[[int, int], bytes]
"""Gives the secret for a round number and a board, both of which it may ignore."""


def fresh_secrets(round_number: int, board: int) -> bytes:  # noqa: ARG001  (a SecretSource)
    """Draw a secret from the system's source of randomness, for people."""
    return secrets.token_bytes(SECRET_BYTES)


def seeded_secrets(seed: str) -> SecretSource:
    """Make a source that gives the same secrets for the same seed, to repeat a match."""

    def source(round_number: int, board: int) -> bytes:
        text = f"hollywood-seed/1|{round_number}|{board}|{seed}"
        return hashlib.shake_256(text.encode()).digest(SECRET_BYTES)

    return source


class DeckProof(msgspec.Struct, frozen=True, kw_only=True):
    """What a deck is made from, and all that is needed to check it."""

    secret: bytes
    contributions: tuple[bytes, ...]
    round_number: int

    @property
    def commitment(self) -> str:
        """What was published before the deal."""
        return commitment(self.secret)

    @property
    def reshuffle_key(self) -> bytes:
        """What orders a stock that is made of discards; as hidden as the deck itself."""
        return reshuffle_key(
            secret=self.secret,
            contributions=self.contributions,
            round_number=self.round_number,
        )

    def deck(self, pack: Pack) -> tuple[Card, ...]:
        """Return the deck, top card first."""
        return shuffled_deck(
            pack,
            secret=self.secret,
            contributions=self.contributions,
            round_number=self.round_number,
        )
