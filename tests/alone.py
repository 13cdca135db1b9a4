"""Runs where ``msgspec`` is the only package: imports, plays, verifies, reviews, shows a sheet.

``python -IS tests/alone.py FOLDER ...`` puts the folders on the path of imports, and nothing else.
"""

import asyncio
import importlib
import pkgutil
import sys
import tempfile
from pathlib import Path

ELSEWHERE = (
    # What serves, on a machine that is a server.
    "client",  # over the network
    *("server.web", "server.nodes", "server.notices", "server.socket", "server.store"),
    *(
        f"server.people.{name}"
        for name in ("accounts", "devices", "passkeys", "passwords", "seats", "sessions")
    ),
    # What computes with arrays and machine code.
    *(
        "analysis",
        "arena.simulated",
        "database",
        "envs.batched",
        "envs.contract.batched",
        "envs.for_gymnasium",
        "envs.for_gymnasium_kernel",
        "envs.for_openspiel",
        "envs.for_pettingzoo",
        "envs.gin.batched",
        "envs.kernel_batch",
        "simulation",
        "cli.simulate_report",
        "kernel.engine.linking",
        "kernel.engine.machine",
    ),
)
REUSED = ("server.store.protocol", "server.store.rows")


def modules() -> list[str]:
    """The modules that need nothing else, in alphabetical order."""
    import hollywood

    found = (each.name for each in pkgutil.walk_packages(hollywood.__path__, "hollywood."))
    apart = tuple(f"hollywood.{name}" for name in ELSEWHERE)
    needed = [
        name
        for name in found
        if name != "hollywood.__main__"
        and not any(name == each or name.startswith(f"{each}.") for each in apart)
    ]
    return sorted([*needed, *(f"hollywood.{name}" for name in REUSED)])


def played(preset: str, level: str, players: int, folder: Path) -> None:
    """Play a round by bots of a level; its record is verified, and its sheet told in words."""
    from hollywood import MatchTable, Recorder, Seat, make_bot, play_on, read_record, replay
    from hollywood.match.penalty_sheet import PenaltySheet
    from hollywood.match.presets import rules_for
    from hollywood.match.telling.drawing import draw_penalties, draw_sheet

    rules = rules_for(preset)
    names = ["Ann", "Bob", "Cleo", "Dora"][:players]
    path = folder / f"{preset}-{level}.hollywood"
    bots = {Seat(seat): make_bot(level, seat_name=name, seed=1) for seat, name in enumerate(names)}
    with Recorder.new(path) as recorder:
        table = MatchTable.open(rules, names, first_dealer=Seat(0), log=recorder)
        table.deal()
        play_on(table, bots)
    assert replay(read_record(path)).match == table.match
    sheet = table.match.course.sheet
    drawn = draw_penalties(sheet) if isinstance(sheet, PenaltySheet) else draw_sheet(sheet)
    assert "Ann" in drawn


def reviewed(path: Path) -> None:
    """Review a record in a few simulated rounds."""
    from hollywood import read_record
    from hollywood.analysis.crew import Watch
    from hollywood.analysis.review import Reviewing

    found = Reviewing(read_record(path), seed=1, worlds=8)
    review = found.run(0, Watch(lambda: False, lambda _done, _all: None))
    assert review.finished
    assert review.rounds[0].decisions


if __name__ == "__main__":
    sys.path.extend(sys.argv[1:])
    for name in modules():
        importlib.import_module(name)
    with tempfile.TemporaryDirectory() as name:
        for level in ("beginner", "simple", "club"):
            played("gin", level, 2, Path(name))
            played("hollywood-gin", level, 2, Path(name))
            played("may-i", level, 4, Path(name))
        reviewed(Path(name) / "gin-simple.hollywood")
    from hollywood.offline.calls import call

    print(asyncio.run(call("rules.presets", b"{}")).decode())
