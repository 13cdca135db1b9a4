"""Where decks come from: secrets drawn by the table, and contributions from the players."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Sequence

import msgspec

from hollywood.cards import Card, Pack, commitment, reshuffle_key, shuffled_deck
from hollywood.cards.shuffle import SECRET_BYTES, Kind, seal
from hollywood.contract.reshuffle import key_of
from hollywood.errors import HollywoodError
from hollywood.match.log import VoidDeal

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
    """The inputs of a deck, and everything needed to check it.

    ``given`` is a deck that somebody names, top card first. Nothing proves it: the secret is empty,
    and there is no commitment.
    """

    secret: bytes
    contributions: tuple[bytes, ...]
    round_number: int
    board: int = 0
    kind: Kind = 1
    sealed: tuple[str, ...] = ()  # by seat, in the second kind
    void: tuple[VoidDeal, ...] = ()
    given: tuple[Card, ...] = ()

    @property
    def commitment(self) -> str:
        """The hash that was published before the deal."""
        return "" if self.given else commitment(self.secret)

    @property
    def reshuffle_key(self) -> bytes:
        """The key that orders a stock made from discards; as secret as the deck itself."""
        if self.given:
            return key_of(self.given)
        return reshuffle_key(
            secret=self.secret,
            contributions=self.contributions,
            round_number=self.round_number,
            board=self.board,
            kind=self.kind,
        )

    def deck(self, pack: Pack) -> tuple[Card, ...]:
        """Return the deck, top card first."""
        if self.given:
            return self.given
        return shuffled_deck(
            pack,
            secret=self.secret,
            contributions=self.contributions,
            round_number=self.round_number,
            board=self.board,
            kind=self.kind,
        )


class Seals(msgspec.Struct, frozen=True, kw_only=True):
    """What the players sealed for a deal, by match seat, and the tries before it that are void."""

    sealed: tuple[str, ...]
    void: tuple[VoidDeal, ...] = ()

    def check(self, contributions: Sequence[bytes], round_number: int) -> None:
        """HollywoodError unless exactly what was sealed is revealed, also in the void tries."""
        for void in self.void:
            check_seals(void.sealed, list(map(bytes.fromhex, void.contributions)), round_number)
            if not void.missing:
                raise HollywoodError("a deal is void, but everybody revealed what they had sealed")
        check_seals(self.sealed, contributions, round_number)
        for seat, (sealed, given) in enumerate(zip(self.sealed, contributions, strict=True)):
            if sealed and not given:
                raise HollywoodError(f"seat {seat} did not reveal what it had sealed")


def check_seals(sealed: Sequence[str], contributions: Sequence[bytes], round_number: int) -> None:
    """HollywoodError if somebody revealed something else than what they had sealed."""
    if len(sealed) != len(contributions):
        raise HollywoodError("there is a seal for each seat; it may be empty")
    for seat, (given, contribution) in enumerate(zip(sealed, contributions, strict=True)):
        if contribution and given != seal(contribution, round_number=round_number, seat=seat):
            raise HollywoodError(f"seat {seat} revealed something else than what it had sealed")
