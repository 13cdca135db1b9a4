"""The table of characters is that of the packages it was made from, and so is what uses it."""

from __future__ import annotations

import random
import unicodedata
from collections import defaultdict
from functools import cache
from itertools import accumulate

import pytest
import wcwidth

from hollywood.writing import width_of
from hollywood.writing.characters import FILE, characters, kinds_of, kinds_with
from hollywood.writing.graphemes import graphemes
from hollywood.writing.likeness import skeleton
from hollywood.writing.names import _piled_up
from hollywood.writing.patterns import compiled
from hollywood.writing.places import stray
from tests.writing import oracle
from tests.writing.samples import LINES, NAMES, SPOOFS
from tools.characters import EVERY, look, made

SAMPLES = (*NAMES, *LINES, *SPOOFS)
PLAIN = (*"aB1 !", "\u00e9", "e\u0301", "\u0915\u094d\u0937", "\U0001f468\u200d\U0001f469")


@cache
def of_each_kind() -> dict[str, list[str]]:
    """The first character of each stretch of each kind, by property."""
    starts = map(chr, accumulate(characters().lengths[:-1], initial=0))
    by_kind = defaultdict(list)
    for start in starts:
        by_kind[kinds_of(start)].append(start)
    return {
        name: [start for kind in kinds_with(name) for start in by_kind[kind]]
        for name in characters().properties
    }


def mixed(seed: int, count: int, but: str | None = None) -> list[str]:
    """Texts of characters of all kinds, in any order; none with the property ``but``."""
    chance = random.Random(seed)
    pools = [*of_each_kind().values(), PLAIN, PLAIN]
    texts = (
        "".join(chance.choice(chance.choice(pools)) for _ in range(chance.randint(1, 8)))
        for _ in range(count)
    )
    return [text for text in texts if not (but and compiled(f"<{but}>").search(kinds_of(text)))]


def test_the_table_is_that_of_the_packages() -> None:
    table, fresh = characters(), made()
    assert sum(table.lengths) == len(EVERY)
    for name in ("properties", "kinds", "lengths", "in_order"):
        assert tuple(getattr(table, name)) == getattr(fresh, name), "run tools/characters.py"
    assert len(FILE.read_bytes()) < 60_000, "the browser downloads it"


def test_texts_look_like_what_the_package_says() -> None:
    texts = (*SAMPLES, *characters().looks, *EVERY[::41], *mixed(1, 10_000))
    unseen = kinds_with("unseen") - kinds_with("joiner")
    for text in texts:
        # An older Python does not know in which order newer marks stand.
        known = (each for each in text if unicodedata.category(each) != "Cn")
        shown = "".join(each for each in known if kinds_of(each) not in unseen)
        assert skeleton(shown) == look(shown), ascii(shown)


def test_texts_are_as_wide_as_the_package_says() -> None:
    for text in (*SAMPLES, *EVERY[128::41], *mixed(2, 20_000)):
        wide = len(text) if text.isascii() else max(0, wcwidth.wcswidth(text))
        assert width_of(text) == wide, ascii(text)


@pytest.mark.parametrize("line", [True, False])
def test_what_is_misplaced(line: bool) -> None:
    for text in (*SAMPLES, *mixed(3, 20_000)):
        assert stray(text, line=line) == oracle.stray(text, line=line), ascii(text)


def test_marks_that_pile_up() -> None:
    for each in (*SAMPLES, *mixed(4, 10_000)):
        text = unicodedata.normalize("NFD", each)
        if not text.isascii():
            assert (_piled_up(text) is not None) == oracle.is_piled_up(text), ascii(text)


def test_characters_as_a_reader_counts_them() -> None:
    # The package joins a consonant to a lone virama before it; UAX 29 wants a consonant there too.
    for text in (*SAMPLES, *mixed(5, 20_000, but="conjunct_Linker")):
        assert graphemes(text) == oracle.graphemes(text), ascii(text)
