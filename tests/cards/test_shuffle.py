"""The shuffle follows docs/shuffle.md, and favors no order of the pack."""

import hashlib
import math
import re
import sys
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hollywood.cards import Card, Pack, commitment, reshuffle_key, shuffled_deck
from hollywood.cards.shuffle import _below
from hollywood.errors import HollywoodError
from tests import processes

DOCUMENT = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text()
SECRET = bytes(range(32))


def test_the_documented_vector() -> None:
    shown = re.search(r"^commitment (\w+)\ndeck +([\w\s]+)```", DOCUMENT, re.MULTILINE)
    assert shown
    deck = shuffled_deck(Pack(), secret=SECRET, contributions=[b"alice", b"bob"], round_number=1)
    assert commitment(SECRET) == shown[1]
    assert [card.text for card in deck] == shown[2].split()


@pytest.mark.parametrize(
    ("contributions", "round_number"), [([b"alice", b"bob"], 1), ([b"", b"x"], 17), ([], 123)]
)
def test_the_documented_checker_needs_nothing_of_ours(
    tmp_path: Path, contributions: list[bytes], round_number: int
) -> None:
    block = re.search(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    assert block
    assert len([line for line in block[1].splitlines() if line.strip()]) <= 22
    checker = tmp_path / "checker.py"
    checker.write_text(block[1])
    words = [SECRET.hex(), str(round_number), *(given.hex() for given in contributions)]
    told = processes.run([sys.executable, "-I", checker, *words]).stdout.splitlines()
    deck = shuffled_deck(
        Pack(), secret=SECRET, contributions=contributions, round_number=round_number
    )
    assert told == [commitment(SECRET), " ".join(card.text for card in deck)]


@given(st.binary(min_size=32, max_size=96), st.lists(st.binary(max_size=8), max_size=6))
def test_a_deck_is_the_whole_pack(secret: bytes, contributions: list[bytes]) -> None:
    pack = Pack(decks=2, jokers=4)
    deck = shuffled_deck(pack, secret=secret, contributions=contributions, round_number=3)
    pack.check(deck)


def test_every_field_changes_the_deck() -> None:
    def deck(secret: bytes, contributions: list[bytes], number: int) -> tuple[Card, ...]:
        return shuffled_deck(
            Pack(), secret=secret, contributions=contributions, round_number=number
        )

    decks = [
        deck(SECRET, [b"a", b"b"], 1),
        deck(SECRET, [b"ab", b""], 1),  # fields do not run into each other
        deck(SECRET, [b"", b"ab"], 1),
        deck(SECRET, [b"a", b"b", b""], 1),
        deck(SECRET, [b"b", b"a"], 1),
        deck(SECRET, [b"a", b"b"], 2),
        deck(SECRET + b"\0", [b"a", b"b"], 1),
        deck(bytes(32), [b"a", b"b"], 1),
    ]
    assert len(set(decks)) == len(decks)


def test_short_secrets_and_round_zero_are_refused() -> None:
    with pytest.raises(HollywoodError, match="32 or more"):
        commitment(b"x" * 31)
    with pytest.raises(HollywoodError, match="32 or more"):
        shuffled_deck(Pack(), secret=b"", contributions=[], round_number=1)
    with pytest.raises(HollywoodError, match="rounds count from 1"):
        shuffled_deck(Pack(), secret=SECRET, contributions=[], round_number=0)


def test_numbers_past_the_last_whole_multiple_are_thrown_away() -> None:
    # 65536 = 1285 * 51 + 1: the number 65535 would give place 0 a 1286th chance.
    assert _below(51, iter([65535, 65535, 7])) == 7
    assert _below(51, iter([65534])) == 65534 % 51


def test_no_order_is_favoured() -> None:
    """Chi-square over the 120 orders of five cards, one per order of a real shuffle's top clubs."""
    counts: Counter[tuple[int, ...]] = Counter()
    deals = 6_000
    for number in range(1, deals + 1):
        deck = shuffled_deck(Pack(), secret=SECRET, contributions=[], round_number=number)
        counts[tuple(card for card in deck if card < 5)] += 1
    expected = deals / 120
    chi_square = sum((counts[order] - expected) ** 2 / expected for order in permutations(range(5)))
    # 119 degrees of freedom: mean 119, standard deviation 15.4; five of them either way.
    assert abs(chi_square - 119) < 5 * math.sqrt(2 * 119)


def test_the_commitment_is_plain_sha256() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_the_key_of_a_reshuffle_is_the_documented_one() -> None:
    def field(content: bytes) -> bytes:
        return len(content).to_bytes(4, "big") + content

    fields = (b"hollywood-reshuffle/1", SECRET, b"7", b"alice", b"")
    seed = b"".join(map(field, fields))
    key = reshuffle_key(secret=SECRET, contributions=[b"alice", b""], round_number=7)
    assert key == hashlib.shake_256(seed).digest(32)
