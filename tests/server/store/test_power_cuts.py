"""Power cuts at every write of a real run: nothing that was acknowledged is lost, nothing damaged.

Two controls show that the cuts would find it: with less syncing, moves are lost.
"""

from __future__ import annotations

import pickle
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path

import pytest

from tests import processes
from tests.server.faults.process import soak
from tests.server.store.power import Note, can_record, cuts, wrong

CUTS = 10_000 if soak() else 300

pytestmark = pytest.mark.skipif(not can_record(), reason="SQLite is built into this Python")


def _recorded(folder: Path, synchronous: str) -> list[Note]:
    program = [sys.executable, "-m", "tests.server.store.power"]
    processes.run([*program, folder / "house", folder / "notes", synchronous])
    with (folder / "notes").open("rb") as file:
        notes: list[Note] = pickle.load(file)
    return notes


def _found(notes: list[Note], count: int, stop: bool) -> Counter[str]:
    found: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        for cut in cuts(notes, count, random.Random(5)):
            what = wrong(Path(folder), cut)
            found["cuts"] += 1
            found[(what or "nothing").partition(":")[0]] += 1
            if stop and what is not None:
                return found
    return found


def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    notes = _recorded(tmp_path, "FULL")
    kinds = Counter(note[0] for note in notes)
    assert kinds["ack"] == 6 * 22 + 22
    assert kinds["delete"] >= 2
    assert kinds["sync"] > 100
    found = _found(notes, CUTS, stop=False)
    print(dict(found), dict(kinds))
    assert found == {"cuts": CUTS, "nothing": CUTS}


@pytest.mark.parametrize("synchronous", ["NORMAL", "OFF"])
def test_with_less_syncing_moves_are_lost(tmp_path: Path, synchronous: str) -> None:
    found = _found(_recorded(tmp_path, synchronous), CUTS, stop=not soak())
    print(synchronous, dict(found))
    assert found["nothing"] < found["cuts"]
