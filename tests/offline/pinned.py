"""Records and sheets that must have the same bytes under every Python, in a browser too.

``python -m tests.offline.pinned`` writes their hashes to ``pinned.json``: only when a record or a
sheet is meant to change. It needs no package but ``msgspec``.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from hollywood.bots import make_bot, play_on
from hollywood.match.decks import seeded_secrets
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable
from hollywood.offline.calls import call
from hollywood.play import Seat
from hollywood.play.text import to_json
from hollywood.records import Recorder
from tests.book.writing import heads, some_round, straight

FILE = Path(__file__).with_suffix(".json")

_MATCHES = (("hollywood-gin", 2, "club"), ("oklahoma", 2, "casual"), ("may-i", 4, "club"))
_NAMES = ("Ann", "Bob", "Cleo", "Dörte")
_SHEETS = 24
_ROUNDS = 12


async def pinned() -> dict[str, str]:
    """Return the hash of each record and of each sheet, by what it is."""
    found = {f"{game}, {level}": _record(game, players, level) for game, players, level in _MATCHES}
    every = heads()
    for number, head in enumerate(every[:: len(every) // _SHEETS]):
        chance = random.Random(number)
        book = straight(head, [some_round(chance, head) for _ in range(_ROUNDS)])
        whole = hashlib.sha256()
        for language in ("en", "de", "fr"):
            form = to_json({"book": book, "language": language})
            for name in ("score.work_out", "score.csv", "score.json"):
                whole.update(await call(name, form))
        found[f"sheet {number}, {head.preset}, {len(head.names)}"] = whole.hexdigest()
    return found


def _record(game: str, players: int, level: str) -> str:
    """Play the first round of a match between bots; return the hash of its record."""
    names = _NAMES[:players]
    bots = {
        Seat(at): make_bot(level, seat_name=name, seed="pinned") for at, name in enumerate(names)
    }
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "match.hollywood")
        with Recorder.new(path) as recorder:
            secrets = seeded_secrets("pinned")
            rules = rules_for(game)
            table = MatchTable.open(
                rules, names, first_dealer=Seat(0), secrets=secrets, log=recorder
            )
            table.deal()
            play_on(table, bots)
        return hashlib.sha256(path.read_bytes()).hexdigest()


def differing(found: Mapping[str, str]) -> list[str]:
    """Return what is not as it was written down."""
    wanted = json.loads(FILE.read_text())
    return [name for name in {**wanted, **found} if wanted.get(name) != found.get(name)]


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(", ".join(differing(asyncio.run(pinned()))) or 0)
    FILE.write_text(json.dumps(asyncio.run(pinned()), indent=1) + "\n")
