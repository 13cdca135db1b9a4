"""Where decks come from: secrets drawn by the table, and contributions from the players."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable

import msgspec

from hollywood.cards import Card, Pack, commitment, reshuffle_key, shuffled_deck
from hollywood.cards.shuffle import SECRET_BYTES

SecretSource = Callable[[int, int], bytes]
"""Returns the secret for a round number and a board; it may ignore both."""


def fresh_secrets(round_number: int, board: int) -> bytes:  # noqa: ARG001  (a SecretSource)
    """Draw a secret from the system's random source, for matches between people."""
    return secrets.token_bytes(SECRET_BYTES)


def seeded_secrets(seed: str) -> SecretSource:
    """Make a source that returns the same secrets for the same seed, to repeat a match."""

    def source(round_number: int, board: int) -> bytes:
        text = f"hollywood-seed/1|{round_number}|{board}|{seed}"
        return hashlib.shake_256(text.encode()).digest(SECRET_BYTES)

    return source


class DeckProof(msgspec.Struct, frozen=True, kw_only=True):
    """The inputs of a deck, and everything needed to check it."""

    secret: bytes
    contributions: tuple[bytes, ...]
    round_number: int

    @property
    def commitment(self) -> str:
        """The hash that was published before the deal."""
        return commitment(self.secret)

    @property
    def reshuffle_key(self) -> bytes:
        """The key that orders a stock made from discards; as secret as the deck itself."""
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
