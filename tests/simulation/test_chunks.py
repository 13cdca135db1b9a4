"""A simulation is always cut the same way, with every unit in one chunk."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hollywood.simulation.chunks import LONGEST, chunk_count, chunk_length, cut
from hollywood.simulation.game import Unit

FAMILIES = ("gin", "contract")


@given(st.sampled_from(FAMILIES), st.sampled_from(get_args(Unit)), st.integers(1, 10**6), st.data())
def test_every_unit_is_in_one_chunk(
    family: str, unit: Unit, total: int, data: st.DataObject
) -> None:
    length = chunk_length(family, unit, total)
    assert 1 <= length <= LONGEST[family, unit]
    total = min(total, 500 * length)
    chunks = list(cut(total, length))
    assert [unit for chunk in chunks[:3] for unit in range(chunk.first, chunk.first + chunk.units)][
        :total
    ] == list(range(min(total, 3 * length)))
    assert chunks[-1].first + chunks[-1].units == total
    assert [chunk.number for chunk in chunks] == list(range(chunk_count(total, length)))
    begin = data.draw(st.integers(0, len(chunks)))
    assert list(cut(total, length, begin=begin)) == chunks[begin:]


@pytest.mark.parametrize(("total", "length"), [(1, 100), (50_000, 782), (10**8, 10_000)])
def test_short_simulations_have_short_chunks(total: int, length: int) -> None:
    assert chunk_length("gin", "rounds", total) == length
