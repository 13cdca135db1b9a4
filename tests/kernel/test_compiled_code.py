"""Compiled code is kept, and is never out of date. Collected only where there is a compiler."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hollywood.kernel.engine import compiling, linking
from hollywood.kernel.engine.bits import Vector, count, zeros
from hollywood.kernel.engine.compiling import compiled, kernel
from tests import processes
from tests.kernel.elsewhere import ask, copy_of_package
from tests.kernel.vectors import vector


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package that a test may edit."""
    return copy_of_package(tmp_path)


def test_an_edit_in_any_file_of_the_kernel_is_noticed(copy: Path, tmp_path: Path) -> None:
    """Numba alone goes on with old code if a function in another file has changed."""
    cache = tmp_path / "cache"
    first = ask(copy, cache)
    assert first[:3] == ["True", "0", "True"], "A-2-3-4 and a king: throw the king"
    again = ask(copy, cache)
    assert again[:3] == ["False", "0", "True"], "what was compiled is kept"
    tables, counts, deadwood = (
        copy / "hollywood" / "kernel" / "deadwood" / f"{name}.py"
        for name in ("tables", "any_suits", "deadwood")
    )
    deadwood.write_text(
        deadwood.read_text().replace(
            "    return points if points < best else best\n\n\n@kernel\ndef without",
            "    return 77\n\n\n@kernel\ndef without",
        )
    )
    assert "return 77" in deadwood.read_text()
    assert ask(copy, cache)[1] == "77"
    for path in (tables, counts):
        path.write_text(path.read_text() + "# edited\n")
    assert ask(copy, cache)[0] == "True", "another kernel, another folder"


def test_where_no_folder_can_be_written_it_compiles_without_one(copy: Path, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    assert ask(copy, file)[:3] == ["True", "0", "True"]


@kernel
def _inner(number: int, vector: list[int]) -> int:
    fresh = zeros(3)
    fresh[1] = number // vector[0]
    return fresh[1] + count(number)


@kernel
def _middle(number: int, vector: list[int]) -> int:
    total = 0
    for step in range(3):
        total += _inner(number + step, vector)
    return total


@kernel
def _outer(number: int, vector: list[int]) -> int:
    vector[1] = _middle(number, vector)
    return vector[1] - _inner(number, vector)


@pytest.mark.parametrize("prepared", [True, False], ids=["as parts", "as Numba does"])
def test_functions_that_call_each_other(prepared: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """What only compiled functions call becomes part of them, or is compiled with them."""
    monkeypatch.setattr(linking, "_PREPARED", prepared)
    monkeypatch.setattr(compiling, "cache_folder", lambda: None)
    compiling._part.cache_clear()
    compiled.cache_clear()
    for number in (0, 1, 1000):
        plain, made = [5, 0], vector([5, 0])
        assert compiled(_outer)(number, made) == _outer(number, plain)
        assert list(made) == plain
    finished = compiling._part(_middle).overloads
    (one,) = finished.values()
    address = one.library.get_pointer_to_function(one.fndesc.mangled_name)
    assert (address == 0) is prepared
    compiling._part.cache_clear()
    compiled.cache_clear()


_FROM_THE_END = """
import numpy as np
from hollywood.kernel.engine.compiling import compiled, kernel

@kernel
def part(places: list[int], place: int) -> int:
    return places[place]

@kernel
def program(places: list[int], place: int) -> int:
    return part(places, place)

held = np.arange(8)[2:5]
print(compiled(program)(held, 2))
try:
    print(compiled(program)(held, {place}))
except IndexError:
    print("refused")
"""


@pytest.mark.parametrize("place", [-1, 3])
def test_places_that_a_vector_has_not_are_refused_where_that_is_looked_at(
    place: int, tmp_path: Path
) -> None:
    """Otherwise a place counted from the end would lie before the vector, and nobody would know."""
    program, kept = tmp_path / "program.py", tmp_path / "kept"
    program.write_text(_FROM_THE_END.format(place=place))
    told = processes.run(
        [sys.executable, program],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_CACHE_DIR": str(kept)},
    )
    assert told.stdout.split() == ["4", "refused"]
    assert all(folder.name.endswith("-checked") for folder in (kept / "hollywood").iterdir())


@kernel
def _of_unknown(number: float) -> float:
    return number


@kernel
def _calls_unknown(number: int) -> float:
    return _of_unknown(number)


class Wrong(NamedTuple):
    """A bundle with one field is unknown to the kernel."""

    vector: Vector
    word: str


@kernel
def _of_wrong(wrong: Wrong) -> int:
    return wrong.vector[0]


@kernel
def _calls_wrong(wrong: Wrong) -> int:
    return _of_wrong(wrong)


@pytest.mark.parametrize(
    ("function", "told"), [(_calls_unknown, "not float"), (_calls_wrong, "not str")]
)
def test_an_argument_that_the_kernel_does_not_know_is_named(function: Any, told: str) -> None:
    with pytest.raises(TypeError, match=f"int, .*Vector.* or a NamedTuple of them, {told}"):
        compiled(function)(1)


_BUNDLED = """
from __future__ import annotations
from typing import NamedTuple
from hollywood.kernel.engine import compiling
from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.vectors import vector

class Pair(NamedTuple):
    left: Vector
    right: Vector

class Bundle(NamedTuple):
    number: int
    pair: Pair

@compiling.kernel
def part(bundle: Bundle) -> int:
    return bundle.number + bundle.pair.left[0] * bundle.pair.right[1]

@compiling.kernel
def program(bundle: Bundle) -> int:
    return part(bundle) + 1

def ask() -> None:
    made = Bundle(5, Pair(vector([7, 0]), vector([0, 9])))
    cold, twin = compiling.is_cold(), compiling.compiled(program)
    print(cold, twin(made), sum(twin.stats.cache_hits.values()))
"""


def test_a_program_that_takes_bundles_is_kept(tmp_path: Path) -> None:
    (tmp_path / "bundled.py").write_text(_BUNDLED)
    for kept in (False, True):
        told = processes.run(
            [sys.executable, "-c", "import bundled; bundled.ask()"],
            env={
                **os.environ,
                "NUMBA_CACHE_DIR": str(tmp_path / "kept"),
                "PYTHONPATH": str(tmp_path),
            },
            check=True,
        )
        assert told.stdout.split() == [str(not kept), "69", str(int(kept))]


_PLAINLY = """
import sys
from numba.core import codegen

if sys.argv[1] == "plain":
    owner = next(
        each for each in codegen.JITCPUCodegen.__mro__ if "_module_pass_manager" in vars(each)
    )
    kept = owner._module_pass_manager
    del owner._module_pass_manager  # as in a version of Numba that lacks it
from hollywood.kernel.engine import chance, linking
if sys.argv[1] == "plain":
    owner._module_pass_manager = kept
from hollywood.kernel.deadwood.deadwood import deadwood
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, meld_tables
from hollywood.melds import MeldRules
from tests.kernel.test_compiling import Bundle, Pair, through_bundles

vectors = [empty_vector(2) for _ in range(3)]
state, tables = empty_vector(chance.LENGTH), meld_tables(MeldRules().tables)
bundle = Bundle(9, vectors[0], tables, Pair(*vectors[1:]))
compiled(chance.begin)(state, 0, 1, 2, 3)
told = []
for _ in range(300):
    told.append(compiled(chance.below)(state, 0, 2))
    told.append(compiled(through_bundles)(bundle, told[-1]))
    hand = 0
    while hand.bit_count() < 10:
        hand |= 1 << 16 * compiled(chance.below)(state, 0, 4) + compiled(chance.below)(state, 0, 13)
    told.append(compiled(deadwood)(hand, tables))
print(linking._PREPARED, told, [list(map(int, each)) for each in vectors])
"""


def test_numba_left_to_itself_gives_the_same_results(tmp_path: Path) -> None:
    """Everything bypassed in Numba is bypassed for speed: without that the results are the same."""
    (tmp_path / "plainly.py").write_text(_PLAINLY)
    root = Path(__file__).parents[2]
    told = {
        how: processes.run(
            [sys.executable, str(tmp_path / "plainly.py"), how],
            env={
                **os.environ,
                "NUMBA_CACHE_DIR": str(tmp_path / how),
                "PYTHONPATH": str(root),
            },
            check=True,
        ).stdout.split(maxsplit=1)
        for how in ("plain", "prepared")
    }
    assert told["plain"][0] == "False"
    assert told["prepared"][0] == "True"
    assert told["plain"][1] == told["prepared"][1]
