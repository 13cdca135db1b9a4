"""A host and a player who work together cannot steer a deal, whatever the order of the messages.

The host knows the secret before the deal, as it is in the database. The player tries many words for
the one that deals the least deadwood. In the first kind of shuffle, where nothing is sealed, this
works at once; the same test must say so.
"""

from __future__ import annotations

import hashlib
import random
from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

import pytest

from hollywood.cards import Hand, Pack, shuffled_deck
from hollywood.cards.shuffle import Kind, seal
from hollywood.errors import HollywoodError
from hollywood.match.decks import Seals
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable
from hollywood.melds import deadwood
from hollywood.melds.rules import MeldRules
from hollywood.play import Seat
from hollywood.server.rooms.rooms import Rooms
from tests.server.rooms.house import in_house, table_of

DEALS = 160
TRIES = 16
HONEST = 1000
CRITICAL = 27.9
"""Of chi-square with 9 degrees of freedom, once in a thousand."""

RULES = rules_for("gin")
PACK = Pack()


def _bytes(*words: object) -> bytes:
    return hashlib.sha256(repr(words).encode()).digest()


def _dealt(secret: bytes, given: Sequence[bytes], kind: Kind) -> int:
    """The deadwood of the player's hand, who is dealt to first; seat 0 is the honest player."""
    deck = shuffled_deck(PACK, secret=secret, contributions=given, round_number=1, kind=kind)
    return deadwood(Hand.of(deck[0:20:2]), MeldRules())


@cache
def _honest() -> list[int]:
    """The deadwood of many honest deals, in order."""
    chance = random.Random(7)
    hands = (chance.sample(PACK.cards, 10) for _ in range(HONEST))
    return sorted(deadwood(Hand.of(hand), MeldRules()) for hand in hands)


def _chi_square(found: Iterable[int]) -> float:
    """How far deadwood is from that of honest deals, in tenths of them."""
    edges = sorted({_honest()[HONEST * n // 10] for n in range(1, 10)})
    expected = Counter(bisect(edges, each) for each in _honest())
    counted = Counter(bisect(edges, each) for each in found)
    total, chi = sum(counted.values()), 0.0
    for place, share in expected.items():
        # Both samples are finite: the variance is that of their difference.
        wanted = share * total / HONEST
        chi += (counted[place] - wanted) ** 2 / (wanted * (1 + total / HONEST))
    return chi


def _best(secret: bytes, guess: bytes, number: int, kind: Kind) -> bytes:
    """The words that deal the least deadwood, if the honest player adds ``guess``."""
    tries = [_bytes("try", number, n) for n in range(TRIES)]
    return min(tries, key=lambda own: _dealt(secret, (guess, own), kind))


def test_without_seals_the_last_player_steers_the_deal() -> None:
    found = []
    for number in range(DEALS):
        secret, honest = _bytes("secret", number), _bytes("honest", number)
        own = _best(secret, honest, number, 1)  # the host passes on what the honest player added
        found.append(_dealt(secret, (honest, own), 1))
    assert _chi_square(found) > 10 * CRITICAL


@pytest.mark.parametrize("guess", ["nothing", "the seal", "the last deal"])
def test_with_seals_nobody_steers_the_deal(guess: str) -> None:
    found, last = [], b""
    for number in range(DEALS):
        secret, honest = _bytes("secret", number), _bytes("honest", number)
        shown = bytes.fromhex(seal(honest, round_number=1, seat=0))
        guessed = {"nothing": b"", "the seal": shown, "the last deal": last}[guess]
        own = _best(secret, guessed, number, 2)
        sealed = shown.hex(), seal(own, round_number=1, seat=1)
        # Now the honest player reveals, and the host knows everything. Other words do not open the
        # seal of the player, nor do those of the honest player.
        better = _best(secret, honest, number + DEALS, 2)
        for other in (better, honest, b""):
            with pytest.raises(HollywoodError, match="seat 1"):
                Seals(sealed=sealed).check((honest, other), 1)
        Seals(sealed=sealed).check((honest, own), 1)
        found.append(_dealt(secret, (honest, own), 2))
        last = honest
    assert _chi_square(found) < CRITICAL


def test_a_table_deals_only_what_was_sealed() -> None:
    """The host changes the log: the deal with other words is refused when it is made or read."""
    honest, own, other = _bytes("honest"), _bytes("own"), _bytes("other")
    sealed = seal(honest, round_number=1, seat=0), seal(own, round_number=1, seat=1)
    table = MatchTable.open(RULES, ["Ann", "Bob"], first_dealer=None)
    for given in ((honest, other), (other, own), (honest, b""), (own, honest)):
        with pytest.raises(HollywoodError, match="seat"):
            table.deal(given, Seals(sealed=sealed))
        assert table.version == 0
    table.deal((honest, own), Seals(sealed=sealed))
    assert table.match.in_play


@pytest.mark.parametrize("first", ["player", "honest"])
@pytest.mark.parametrize("opens", ["player", "honest"])
def test_at_a_table_no_order_of_messages_lets_the_player_choose_late(
    tmp_path: Path, first: str, opens: str
) -> None:
    """Whoever seals or reveals first: what the player sealed last before the closing counts."""

    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        (secret,) = room.seating.sealed  # the host reads it

        async def player_seals() -> None:
            bob.read()
            for number in range(3):  # changes the seal again and again while nobody has revealed
                await bob.seals(_best(secret, b"", number, 2))

        if first == "player":
            await player_seals()
        await ann.seals(_bytes("ann"))
        if first == "honest":
            await player_seals()
        chosen = bob.sealed
        await ann.does("ready", round_number=1)
        await bob.does("ready", round_number=1)
        assert room.seating.mix.closed is not None

        async def player_cheats() -> None:
            known = room.seating.mix.revealed.get(Seat(0), b"")
            await bob.seals(_best(secret, known, 9, 2))
            await bob.reveals()
            assert Seat(1) in room.seating.mix.missing()
            bob.sealed = chosen
            await bob.reveals()

        order = [ann.reveals, player_cheats] if opens == "honest" else [player_cheats, ann.reveals]
        for step in order:
            await step()
        assert room.table is not None
        (proof,) = room.table.proofs
        assert proof.secret == secret
        assert proof.contributions == (_bytes("ann"), chosen)

    in_house(tmp_path, use)
