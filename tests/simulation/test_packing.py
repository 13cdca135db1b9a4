"""Rows come back from their bytes as they were."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from hollywood.simulation.packing import packed, unpacked
from tests.simulation.toy import Toy, toy_spec

LEAST, MOST = -(2**63), 2**63 - 1
NUMBERS = st.one_of(
    st.integers(LEAST, MOST), st.integers(-300, 300), st.sampled_from([LEAST, MOST, 0, -1])
)


@given(st.integers(0, 5), st.integers(1, 4), st.data())
def test_rows_come_back(height: int, width: int, data: st.DataObject) -> None:
    some = data.draw(st.lists(NUMBERS, min_size=height * width, max_size=height * width))
    rows = np.array(some, np.int64).reshape(height, width)
    assert np.array_equal(unpacked(packed(rows)), rows)


def test_rows_of_a_game_take_little_room() -> None:
    rows = Toy(toy_spec()).play(0, 10_000)
    assert len(packed(rows)) < 20 * len(rows)
