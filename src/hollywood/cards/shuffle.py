"""The verifiable shuffle: a deck that anyone can check and nobody can stack.

1. Before the deal the table draws a ``secret`` (32 random bytes or more) and publishes its
   :func:`commitment`, the SHA-256 of the secret.
2. Every player adds a ``contribution``, any bytes, after seeing the commitment.
3. The deck is a Fisher-Yates shuffle of the ordered pack, driven by SHAKE-256 over the secret, the
   contributions in seat order and the number of the round (:func:`shuffled_deck`).
4. When the round is over for all, the secret is published. Everyone can hash it, shuffle again
   and compare.

The table cannot choose the deck, because the commitment binds it to its secret before it sees the
contributions. No player can choose it, because no player knows the secret. The shuffle does not
prove that nobody at the server looked at the cards. ``docs/shuffle.md`` has a test vector and a
checker of twenty lines.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from hollywood.cards.card import Card
from hollywood.cards.pack import Pack
from hollywood.errors import HollywoodError

DOMAIN = b"hollywood-shuffle/1"
RESHUFFLE_DOMAIN = b"hollywood-reshuffle/1"
SECRET_BYTES = 32
_WORD = 1 << 16


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of the secret in hexadecimal, which is published before the deal."""
    _check_secret(secret)
    return hashlib.sha256(secret).hexdigest()


def shuffled_deck(
    pack: Pack, *, secret: bytes, contributions: Sequence[bytes], round_number: int
) -> tuple[Card, ...]:
    """Return the deck of a round, top card first.

    ``contributions`` are in seat order, ``round_number`` counts from 1. The same input always gives
    the same deck. Every order of the pack is possible, and all are equally likely.
    """
    _check_secret(secret)
    if round_number < 1:
        raise HollywoodError(f"round {round_number} does not exist: rounds count from 1")
    deck = list(pack.cards)
    words = _words(_seed(DOMAIN, secret, contributions, round_number))
    for last in range(len(deck) - 1, 0, -1):
        chosen = _below(last + 1, words)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return tuple(deck)


def reshuffle_key(*, secret: bytes, contributions: Sequence[bytes], round_number: int) -> bytes:
    """Return the key that orders a stock made from discards, from the inputs of the deck."""
    _check_secret(secret)
    seed = _seed(RESHUFFLE_DOMAIN, secret, contributions, round_number)
    return hashlib.shake_256(seed).digest(SECRET_BYTES)


def _check_secret(secret: bytes) -> None:
    if len(secret) < SECRET_BYTES:
        raise HollywoodError(
            f"a secret of {len(secret)} bytes is too short: {SECRET_BYTES} or more"
        )


def _seed(domain: bytes, secret: bytes, contributions: Sequence[bytes], round_number: int) -> bytes:
    """Join the fields, each after its length in four bytes, so no two inputs collide."""
    fields = (domain, secret, str(round_number).encode(), *contributions)
    return b"".join(len(field).to_bytes(4, "big") + field for field in fields)


def _words(seed: bytes) -> Iterator[int]:
    """Yield SHAKE-256 of the seed as an endless stream of 16-bit big-endian words."""
    start, length = 0, 1024
    while True:
        stream = hashlib.shake_256(seed).digest(length)
        for i in range(start, length, 2):
            yield stream[i] << 8 | stream[i + 1]
        start, length = length, 2 * length


def _below(bound: int, words: Iterator[int]) -> int:
    """Return a number below ``bound``; words past its last whole multiple are rejected."""
    limit = _WORD - _WORD % bound
    return next(word for word in words if word < limit) % bound
