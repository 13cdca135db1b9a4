"""Functions of the kernel run interpreted and compiled, and compiled code is never out of date."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine import chance, compiling
from hollywood.kernel.engine.bits import Vector, count, highest, lowest, zeros
from hollywood.kernel.engine.clock import now
from hollywood.kernel.engine.compiling import compiled, kernel
from tests.kernel.elsewhere import ask, copy_of_package
from tests.kernel.vectors import tables_of, vector


def test_without_jit_or_numba_the_function_runs_as_it_is(tmp_path: Path) -> None:
    told = ask(copy_of_package(tmp_path), tmp_path / "cache", NUMBA_DISABLE_JIT="1")
    assert told[:3] == ["False", "0", "False"]
    assert not (tmp_path / "cache" / "hollywood").exists()


def test_old_folders_of_other_kernels_go(tmp_path: Path) -> None:
    old, young, used = (tmp_path / f"kernel-{name}" for name in ("old", "young", "used"))
    for folder in (old, young, used):
        folder.mkdir()
    for folder in (old, used):
        os.utime(folder, (0, 0))
    compiling._forget_old(tmp_path, used)
    assert not old.exists()
    assert young.exists()
    assert used.exists()


def test_only_functions_of_the_kernel_are_compiled() -> None:
    with pytest.raises(TypeError, match="no function of the kernel"):
        compiled(len)


@kernel
def read_clock(times: list[int]) -> None:
    for place in range(len(times)):
        times[place] = now()


def test_the_clock_is_that_of_the_system_compiled_too() -> None:
    for read, times in ((read_clock, [0] * 9), (compiled(read_clock), vector([0] * 9))):
        before = time.monotonic_ns() // 1000
        read(times)
        told = [before, *(int(each) for each in times), time.monotonic_ns() // 1000]
        assert told == sorted(told)


@kernel
def all_of_bits(number: int, found: list[int]) -> None:
    found[0], found[1], found[2] = count(number), lowest(number), highest(number)
    zero = zeros(number & 7)
    found[3] = len(zero)
    for place in range(len(zero)):
        found[4] += zero[place]


@pytest.mark.parametrize("number", [1, 2, 3, 0x1FFF, 1 << 62, (1 << 63) - 1, 0x1FFF << 48])
def test_bits_are_counted_alike(number: int) -> None:
    plain, made = [0] * 5, vector([0] * 5)
    all_of_bits(number, plain)
    compiled(all_of_bits)(number, made)
    assert list(made) == plain
    ones = [place for place in range(64) if number >> place & 1]
    assert plain == [len(ones), ones[0], ones[-1], number & 7, 0]


class Pair(NamedTuple):
    """All fields of one type, which Numba knows as a separate type."""

    left: Vector
    right: Vector


class Bundle(NamedTuple):
    """What a field of a bundle can be."""

    number: int
    vector: Vector
    tables: MeldTables
    pair: Pair


@kernel
def _of_pair(pair: Pair, place: int) -> int:
    pair.right[place] += 1
    return pair.left[place] * 10 + pair.right[place]


@kernel
def _of_bundle(bundle: Bundle, place: int) -> int:
    bundle.vector[place] += bundle.tables[place] + _of_pair(bundle.pair, place)
    return bundle.number + bundle.vector[place]


@kernel
def through_bundles(bundle: Bundle, place: int) -> int:
    """Pass a bundle on, take one apart, and build others from vectors old and new."""
    fresh = Pair(bundle.pair.left, zeros(place + 1))
    total = _of_pair(fresh, place) + _of_bundle(bundle, place)
    return total + _of_bundle(Bundle(place, fresh.right, bundle.tables, bundle.pair), place)


def test_bundles_are_the_same_interpreted_and_compiled() -> None:
    found: list[Any] = []
    for made, tables in ((list, list), (vector, tables_of)):
        vectors = made([7, 8]), made([3, 4]), made([5, 6])
        bundle = Bundle(1000, vectors[0], tables([20, 30]), Pair(*vectors[1:]))
        function = through_bundles if made is list else compiled(through_bundles)
        told = [function(bundle, place) for place in (0, 1, 1)]
        found.append((told, [list(each) for each in vectors]))
    assert found[0] == found[1]
    assert found[0][1][2] == [5 + 2, 6 + 4]


def test_chance_is_the_same_interpreted_and_compiled() -> None:
    plain, made = [0] * 7, vector([0] * 7)
    for seed, number, stream in ((0, 0, 0), (2**63 - 1, 2**63 - 1, 2**32 - 1), (5, 2**40, 3)):
        chance.begin(plain, 2, seed, number, stream)
        compiled(chance.begin)(made, 2, seed, number, stream)
        for most in (1, 2, 10, 52, 1_000_003, 2**31):
            drawn = [chance.below(plain, 2, most) for _ in range(50)]
            assert drawn == [compiled(chance.below)(made, 2, most) for _ in range(50)]
            assert 0 <= min(drawn) <= max(drawn) < most
    assert list(made) == plain
    assert plain[:2] == [0, 0]
    assert plain[6] == 0


def test_streams_do_not_depend_on_each_other() -> None:
    """Neighboring seeds, numbers and streams share no more first words than chance allows."""
    firsts = set()
    state = [0] * chance.LENGTH
    names = [(s, n, k) for s in range(20) for n in range(50) for k in range(4)]
    for seed, number, stream in names:
        chance.begin(state, 0, seed, number, stream)
        firsts.add((chance.word32(state, 0), chance.word32(state, 0)))
    assert len(firsts) == len(names)


def test_every_number_is_as_likely() -> None:
    """Chi-square over 52 cells, first draws of neighboring games: 99.99 % of fair runs pass."""
    state, seen = [0] * chance.LENGTH, [0] * 52
    games = 52_000
    for number in range(games):
        chance.begin(state, 0, 7, number, 0)
        seen[chance.below(state, 0, 52)] += 1
    expected = games / 52
    assert sum((count - expected) ** 2 / expected for count in seen) < 98.0
