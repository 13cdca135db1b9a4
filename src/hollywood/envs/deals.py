"""Where the cards of an episode come from: a seed, or decks that are given.

The decks of a seed are those of a table with seeded secrets (:mod:`hollywood.match.decks`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from hollywood.cards import Card
from hollywood.errors import HollywoodError
from hollywood.match.decks import DeckProof, fresh_secrets, seeded_secrets
from hollywood.match.match import Match


class Dealt(msgspec.Struct, frozen=True):
    """The decks of a deal, one for each board, and the keys of their reshuffles."""

    decks: tuple[tuple[Card, ...], ...]
    keys: tuple[bytes, ...] | None = None


class Deals(msgspec.Struct, frozen=True):
    """The decks of the rounds of an episode: ``given`` for the first rounds, then from the seed."""

    seed: str
    given: tuple[Dealt, ...] = ()

    def first(self, decks: Sequence[Sequence[Card]]) -> Deals:
        """Return the same with these decks for the first round."""
        return Deals(self.seed, (Dealt(tuple(map(tuple, decks))),))

    def deal(self, match: Match) -> Dealt:
        """Return the decks of the next round of ``match``."""
        number, boards = match.round_number, len(match.course.deals())
        if number < len(self.given):
            dealt = self.given[number]
            if len(dealt.decks) != boards:
                raise HollywoodError(f"a deal has {boards} decks here, not {len(dealt.decks)}")
            return dealt
        source = seeded_secrets(self.seed)
        pack, proofs = match.rules.pack, []
        for board in range(boards):
            secret = source(number + 1, board)
            proofs.append(
                DeckProof(secret=secret, contributions=(), round_number=number + 1, board=board)
            )
        return Dealt(tuple(proof.deck(pack) for proof in proofs))

    def below(self, bound: int, use: str) -> int:
        """Draw a number below ``bound`` for ``use``."""
        text = f"hollywood-env/1|{use}|{self.seed}".encode()
        return int.from_bytes(hashlib.shake_256(text).digest(16), "big") % bound


def fresh_seed() -> str:
    """Draw a seed from the system's random source."""
    return fresh_secrets(1, 0).hex()
