"""The verifiable shuffle: a deck that anyone can check and nobody can stack.

1. Before the deal the table draws a ``secret`` (32 random bytes or more) and publishes its
   :func:`commitment`, the SHA-256 of the secret.
2. Every player draws a ``contribution`` of 32 to 64 bytes and publishes its :func:`seal`.
3. When the set of seals is closed, every player publishes the contribution.
4. The deck is a Fisher-Yates shuffle of the ordered pack, driven by SHAKE-256 over the secret, the
   number of the round, the board, and the contributions in seat order (:func:`shuffled_deck`).
5. When the round is over for all, the secret is published. Everyone can hash it, shuffle again
   and compare.

Everybody is bound before anybody knows what the others have drawn. So nobody can choose the deck,
as long as one of those who took part is honest. In the first kind of shuffle the contributions were
not sealed: who knew the secret could choose the last one. ``docs/shuffle.md`` has the exact
specification, test vectors and a checker of twenty lines.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Literal

from hollywood.cards.card import Card
from hollywood.cards.pack import Pack
from hollywood.errors import HollywoodError

Kind = Literal[1, 2]
"""The kind of a shuffle: in the second one the contributions are sealed."""

SEAL_DOMAIN = b"hollywood-contribution/2"
SECRET_BYTES = 32
MOST_BYTES = 64
"""The most bytes of a sealed contribution; it has at least :data:`SECRET_BYTES`, or none."""
_WORD = 1 << 16


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of the secret in hexadecimal, which is published before the deal."""
    _check_secret(secret)
    return hashlib.sha256(secret).hexdigest()


def seal(contribution: bytes, *, round_number: int, seat: int) -> str:
    """Return the seal of a player's contribution in hexadecimal, which is published first.

    ``seat`` counts from 0. A copy of another player's seal cannot be opened: it holds the seat.
    """
    if not SECRET_BYTES <= len(contribution) <= MOST_BYTES:
        raise HollywoodError(
            f"a sealed contribution has {SECRET_BYTES} to {MOST_BYTES} bytes, "
            f"not {len(contribution)}"
        )
    fields = (SEAL_DOMAIN, str(round_number).encode(), str(seat).encode(), contribution)
    return hashlib.sha256(_joined(fields)).hexdigest()


def shuffled_deck(
    pack: Pack,
    *,
    secret: bytes,
    contributions: Sequence[bytes],
    round_number: int,
    board: int = 0,
    kind: Kind = 1,
) -> tuple[Card, ...]:
    """Return the deck of a board in a round, top card first.

    ``contributions`` are in seat order, ``round_number`` counts from 1 and ``board`` from 0. The
    same input always gives the same deck. Every order of the pack is possible, and all are equally
    likely. In the first ``kind`` of shuffle the board does not count.
    """
    _check_secret(secret)
    if round_number < 1:
        raise HollywoodError(f"round {round_number} does not exist: rounds count from 1")
    deck = list(pack.cards)
    words = _words(_seed("shuffle", kind, secret, contributions, round_number, board))
    for last in range(len(deck) - 1, 0, -1):
        chosen = _below(last + 1, words)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return tuple(deck)


def reshuffle_key(
    *,
    secret: bytes,
    contributions: Sequence[bytes],
    round_number: int,
    board: int = 0,
    kind: Kind = 1,
) -> bytes:
    """Return the key that orders a stock made from discards, from the inputs of the deck."""
    _check_secret(secret)
    seed = _seed("reshuffle", kind, secret, contributions, round_number, board)
    return hashlib.shake_256(seed).digest(SECRET_BYTES)


def drawn_dealer(*, secret: bytes, contributions: Sequence[bytes]) -> int:
    """Return the seat that deals first, from the inputs of the first round's deck at board 0.

    There is a contribution for each seat; it may be empty.
    """
    _check_secret(secret)
    return _below(len(contributions), _words(_seed("dealer", 2, secret, contributions, 1, 0)))


def _check_secret(secret: bytes) -> None:
    if len(secret) < SECRET_BYTES:
        raise HollywoodError(
            f"a secret of {len(secret)} bytes is too short: {SECRET_BYTES} or more"
        )


def _seed(
    use: str,
    kind: Kind,
    secret: bytes,
    contributions: Sequence[bytes],
    round_number: int,
    board: int,
) -> bytes:
    numbers = (str(round_number).encode(), str(board).encode())[:kind]
    return _joined((f"hollywood-{use}/{kind}".encode(), secret, *numbers, *contributions))


def _joined(fields: Sequence[bytes]) -> bytes:
    """Join the fields, each after its length in four bytes, so no two inputs collide."""
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
