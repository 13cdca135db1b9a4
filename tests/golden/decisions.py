"""Make ``decisions.json`` again: what every level decides, and what a review says of it.

    python -m tests.golden.decisions

writes the results of this checkout, compiled, and then interpreted in a separate process
(``NUMBA_DISABLE_JIT=1``). Make it again only if a player or a review is meant to change, in the
commit that changes it.

The positions come from matches of the simplest players, so a change of a stronger level does not
move them. A searching level is frozen by its hint: the move, the next best move, and the figures
behind both.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from hollywood.analysis.crew import Watch
from hollywood.analysis.gin.match_stakes import match_worth
from hollywood.analysis.review import Reviewing
from hollywood.bots import Driver, make_bot
from hollywood.bots.informed import show_stake
from hollywood.bots.levels import LEVELS
from hollywood.bots.search_bot import SearchBot
from hollywood.kernel.engine.compiling import can_compile
from hollywood.match.match import Match
from hollywood.play import Action, Bot, Seat, View
from hollywood.play.text import to_json
from hollywood.records import Recorder, read_record
from tests import processes
from tests.matches import GAMES, NAMES, open_table

FILE = Path(__file__).with_suffix(".json")

SETTINGS: tuple[tuple[str, tuple[str, ...], int], ...] = (
    *GAMES,
    ("may-i", ("players=[3]",), 3),
    ("may-i", (), 5),
    ("may-i", ("players=[7]", "decks=3"), 7),
    ("may-i", ("players=[8]", "decks=3"), 8),
)
"""Preset, settings and players: each preset, each form, and three to eight seats of May-I."""

REVIEWED: tuple[tuple[str, tuple[str, ...], int], ...] = (
    ("hollywood-gin", (), 2),
    ("may-i", (), 4),
)

ROUNDS = 3
POSITIONS = 24

Position = tuple[Match, Seat, View]


class Mode:
    """How much to ask: interpreted, a decision takes a hundred times as long.

    Bounds checks look at the same places again for each world. So there the strongest level decides
    only in the reviewed games; the other levels run the same programs in all games.
    """

    name = "compiled" if can_compile() else "interpreted"
    checked = os.environ.get("NUMBA_BOUNDSCHECK", "") not in {"", "0"}
    searched = 12 if can_compile() else 4
    worlds = 120 if can_compile() else 4


class _Watching:
    """A simple player that shows every position it decides."""

    def __init__(self, seat: Seat, see: Callable[[Seat, View], None]) -> None:
        self.name = NAMES[seat]
        self._seat, self._see = seat, see
        self._bot = make_bot("simple", seat_name=self.name, seed=1)

    def choose(self, view: View) -> Action | None:
        self._see(self._seat, view)
        return self._bot.choose(view)


def positions(preset: str, settings: tuple[str, ...], players: int) -> list[Position]:
    """Decisions of the first rounds of a match, at equal distances in moves."""
    found: list[Position] = []
    table = open_table(preset, settings, players, seed=f"decisions {preset}")

    def see(seat: Seat, view: View) -> None:
        found.append((table.match, seat, view))

    seats = map(Seat, range(players))
    bots: dict[Seat, Bot] = {seat: _Watching(seat, see) for seat in seats}
    driver = Driver(table, bots)
    for _ in range(ROUNDS):
        if not table.match.over:
            table.deal()
            driver.play_on()
    apart = max(1, len(found) // POSITIONS)
    return found[apart // 2 :: apart][:POSITIONS]


def decisions(level: str, asked: list[Position]) -> list[str]:
    """What a level does in each position, one player per seat; hints if it searches."""
    seated: dict[Seat, Bot] = {}
    said = []
    for match, seat, view in asked:
        bot = seated.get(seat)
        if bot is None:
            bot = seated[seat] = make_bot(level, seat_name=NAMES[seat], seed=7)
        show_stake(bot, match, seat)
        answer = bot.advise(view) if isinstance(bot, SearchBot) else bot.choose(view)
        said.append(to_json(answer).decode())
    return said


def _spread(asked: list[Position], most: int) -> list[Position]:
    """At most this many of the positions, from all of the rounds."""
    return asked[:: max(1, -(-len(asked) // most))]


def review(preset: str, settings: tuple[str, ...], players: int) -> str:
    """A short review of the first round of a recorded match of casual players."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "match.hollywood")
        with Recorder.new(path) as recorder:
            table = open_table(preset, settings, players, seed="a review", log=recorder)
            seats = map(Seat, range(players))
            bots = {seat: make_bot("casual", seat_name=NAMES[seat], seed=seat) for seat in seats}
            table.deal()
            Driver(table, bots).play_on()
        reviewing = Reviewing(read_record(path), seed=1, worlds=Mode.worlds, match=match_worth)
        return to_json(reviewing.run(1, Watch(lambda: False, lambda _done, _all: None))).decode()


def digest(said: list[str]) -> str:
    return hashlib.sha256("\n".join(said).encode()).hexdigest()[:16]


def name_of(preset: str, settings: tuple[str, ...], players: int) -> str:
    return " ".join((preset, *settings, f"with {players}"))


def of_game(preset: str, settings: tuple[str, ...], players: int) -> dict[str, str]:
    """The digest of what each level decides in a game."""
    asked = positions(preset, settings, players)
    fewer = Mode.checked and (preset, settings, players) not in REVIEWED
    return {
        level: digest(decisions(level, _spread(asked, Mode.searched) if how.searches else asked))
        for level, how in LEVELS.items()
        if not (fewer and level == "strongest")
    }


def entries() -> Iterator[tuple[str, Any]]:
    for game in SETTINGS:
        yield name_of(*game), of_game(*game)
    for game in REVIEWED:
        yield f"review of {name_of(*game)}", digest([review(*game)])


def write() -> None:
    """Write the decisions of this process to its part of the file."""
    before = json.loads(FILE.read_text()) if FILE.exists() else {}
    FILE.write_text(json.dumps({**before, Mode.name: dict(entries())}, indent=1) + "\n")


if __name__ == "__main__":
    write()
    if can_compile():
        interpreted = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
        processes.run([sys.executable, "-m", __spec__.name], env=interpreted)
        print(FILE)
