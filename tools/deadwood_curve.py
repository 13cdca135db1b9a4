"""Write how often each deadwood is dealt in gin: ``python tools/deadwood_curve.py``.

The page of a person's own play compares their dealt hands with it. There is no closed form, so the
curve is counted: ten cards of one pack, the usual melds, many times over, from a fixed seed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from hollywood.cards import Pack
from hollywood.server.people.card_statistics import USUAL_HAND
from hollywood.server.people.statistics import MOST_DEADWOOD
from hollywood.simulation.hands import deadwood_many

FILE = Path(__file__).parent.parent / "web" / "src" / "pages" / "me" / "deadwood.json"
SEED = 20_000
_BATCH = 100_000
_BATCHES = 100


def counted(batches: int, *, batch: int = _BATCH, seed: int = SEED) -> NDArray[np.int64]:
    """Return how many of ``batches * batch`` hands have each deadwood from 0 to the most."""
    counts = np.zeros(MOST_DEADWOOD + 1, np.int64)
    for hands in _hands(batches, batch, seed):
        counts += np.bincount(deadwood_many(hands), minlength=MOST_DEADWOOD + 1)
    return counts


def _hands(batches: int, batch: int, seed: int) -> Iterator[NDArray[np.int64]]:
    """Yield batches of random hands as bits."""
    bits = np.array([1 << int(card) for card in Pack().cards], np.int64)
    generator = np.random.default_rng(seed)
    for _ in range(batches):
        drawn = generator.random((batch, len(bits))).argpartition(USUAL_HAND, axis=1)
        yield bits[drawn[:, :USUAL_HAND]].sum(axis=1)


def main() -> int:
    """Count and write the file."""
    counts = counted(_BATCHES)
    text = msgspec.json.encode({"hands": int(counts.sum()), "counts": counts.tolist()})
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_bytes(text + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
