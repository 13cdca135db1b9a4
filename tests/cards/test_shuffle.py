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

from hollywood.cards import Card, Pack, commitment, drawn_dealer, reshuffle_key, shuffled_deck
from hollywood.cards.shuffle import MOST_BYTES, SECRET_BYTES, _below, seal
from hollywood.errors import HollywoodError
from tests import processes

DOCUMENT = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text()
SECRET = bytes(range(32))


def test_the_documented_vector() -> None:
    shown = re.search(
        r"^commitment (\w+)\nseals +([\w\s]+?)\ndeck +([\w\s]+?)\ndealer +(\d)",
        DOCUMENT,
        re.MULTILINE,
    )
    assert shown
    given = [b"alice" * 8, b"bob" * 16]
    deck = shuffled_deck(Pack(), secret=SECRET, contributions=given, round_number=1, kind=2)
    assert commitment(SECRET) == shown[1]
    assert [seal(each, round_number=1, seat=n) for n, each in enumerate(given)] == shown[2].split()
    assert [card.text for card in deck] == shown[3].split()
    assert drawn_dealer(secret=SECRET, contributions=given) == int(shown[4])


def test_the_documented_vector_of_the_first_kind() -> None:
    shown = re.search(r"^commitment (\w+)\ndeck +([\w\s]+)```", DOCUMENT, re.MULTILINE)
    assert shown
    deck = shuffled_deck(Pack(), secret=SECRET, contributions=[b"alice", b"bob"], round_number=1)
    assert commitment(SECRET) == shown[1]
    assert [card.text for card in deck] == shown[2].split()


@pytest.mark.parametrize(
    ("contributions", "round_number", "board"),
    [([b"alice" * 8, b"bob" * 16], 1, 0), ([b"", b"x" * 32], 17, 2), ([], 123, 1)],
)
def test_the_documented_checker_needs_nothing_of_ours(
    tmp_path: Path, contributions: list[bytes], round_number: int, board: int
) -> None:
    block = re.search(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    assert block
    assert len([line for line in block[1].splitlines() if line.strip()]) <= 22
    checker = tmp_path / "checker.py"
    checker.write_text(block[1])
    given = [each.hex() for each in contributions]
    words = [SECRET.hex(), str(round_number), str(board), *given]
    told = processes.run([sys.executable, "-I", checker, *words]).stdout.splitlines()
    deck = shuffled_deck(
        Pack(),
        secret=SECRET,
        contributions=contributions,
        round_number=round_number,
        board=board,
        kind=2,
    )
    seals = [
        seal(each, round_number=round_number, seat=seat) if each else "-"
        for seat, each in enumerate(contributions)
    ]
    assert told == [commitment(SECRET), *seals, " ".join(card.text for card in deck)]


def test_a_seal_holds_the_round_and_the_seat_and_only_long_contributions() -> None:
    own = b"x" * SECRET_BYTES
    seals = {seal(own, round_number=n, seat=s) for n in (1, 2, 11) for s in (0, 1, 2)}
    assert len(seals) == 9
    for other in (b"", own[1:], b"x" * (MOST_BYTES + 1)):
        with pytest.raises(HollywoodError, match="32 to 64 bytes"):
            seal(other, round_number=1, seat=0)


def test_the_board_the_kind_and_the_use_change_what_is_drawn() -> None:
    given = [b"a" * 32, b"b" * 32]
    keys = {
        reshuffle_key(secret=SECRET, contributions=given, round_number=1, board=board, kind=2)
        for board in range(3)
    }
    keys.add(reshuffle_key(secret=SECRET, contributions=given, round_number=1))
    assert len(keys) == 4


def test_every_seat_deals_first_equally_often() -> None:
    count = Counter(
        drawn_dealer(secret=SECRET, contributions=[str(n).encode() * 32, b"", b""])
        for n in range(3000)
    )
    assert set(count) == {0, 1, 2}
    assert all(abs(times - 1000) < 120 for times in count.values())


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
