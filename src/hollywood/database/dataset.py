"""An open data set: matches of the levels, every decision with the value of each of its choices.

A match depends only on the seed and its number, and so does everything in its rows. The matches are
made in shards, each a few Parquet files that exist whole or not at all. A run that was stopped goes
on with the shards that are missing, and several machines can make different shards of one set.
``docs/dataset.md`` describes it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import msgspec

from hollywood.analysis.crew import Watch
from hollywood.analysis.review import Reviewing
from hollywood.bots.driver import Driver
from hollywood.bots.levels import LEVELS
from hollywood.bots.names import make_bot
from hollywood.database.parquet import write_rows, write_table
from hollywood.database.rows import MatchRows, match_id, rows_of
from hollywood.database.tables import COLUMNS
from hollywood.errors import HollywoodError
from hollywood.match.decks import seeded_secrets
from hollywood.match.log import Entry
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.play.text import to_plain
from hollywood.records import About, Record
from hollywood.records.lines import FIRST_CHECK, write_plain
from hollywood.records.reader import record_in
from hollywood.simulation.durable import write_whole

GAMES: Final = (("gin", 3), ("hollywood-gin", 4), ("oklahoma", 1), ("may-i", 2))
"""The games, and how many of ten matches each gets; May-I has four to six players."""

_FORMAT = 1
_NAMES = ("North", "East", "South", "West", "Center", "Corner")
_WEIGHTS = sum(weight for _, weight in GAMES)
_RECORDS = {"match": "TEXT", "content": "TEXT"}


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines a data set.

    ``worlds`` is how many rounds are simulated for a decision, at most.
    """

    matches: int
    seed: str
    levels: tuple[str, ...] = tuple(LEVELS)
    worlds: int = 96
    shard: int = 50  # matches in each shard but the last

    @property
    def shards(self) -> int:
        """The number of shards."""
        return -(-self.matches // self.shard)


class Setting(msgspec.Struct, frozen=True):
    """A match of the set before it is played: the game, and the level at each seat."""

    preset: str
    levels: tuple[str, ...]


def check(plan: Plan) -> None:
    """HollywoodError if a data set cannot be made like that."""
    for name, least in (("matches", 1), ("worlds", 1), ("shard", 1)):
        if getattr(plan, name) < least:
            raise HollywoodError(f"{name} cannot be {getattr(plan, name)}: from {least}")
    for level in plan.levels:
        if level not in LEVELS:
            raise HollywoodError(f"there is no level {level!r}: {', '.join(LEVELS)}")
    if not plan.levels:
        raise HollywoodError(f"name at least one level: {', '.join(LEVELS)}")


def setting(plan: Plan, number: int) -> Setting:
    """Return the game and the levels of match ``number``, from 0."""
    drawn = hashlib.shake_256(f"{plan.seed}|{number}|setting".encode()).digest(64)
    draws = (int.from_bytes(drawn[at : at + 8], "big") for at in range(0, 64, 8))
    preset = [game for game, weight in GAMES for _ in range(weight)][next(draws) % _WEIGHTS]
    players = next(draws) % 3 + 4 if preset == "may-i" else 2
    return Setting(
        preset, tuple(plan.levels[next(draws) % len(plan.levels)] for _ in range(players))
    )


def play(plan: Plan, number: int) -> Record:
    """Play match ``number`` of a data set, and return its record."""
    one, seed = setting(plan, number), f"{plan.seed}|{number}"
    names = _NAMES[: len(one.levels)]
    rules = rules_for(one.preset)
    lines: list[bytes] = []
    check = FIRST_CHECK

    def say(plain: dict[str, Any]) -> None:
        nonlocal check
        line, check = write_plain(plain, check)
        lines.append(line + b"\n")

    def write(entry: Entry) -> None:
        say(to_plain(entry))

    table = MatchTable.open(
        rules, names, first_dealer=Seat(0), secrets=seeded_secrets(seed), log=write
    )
    about = About(
        event=f"hollywood data set, seed {plan.seed}, match {number}",
        preset=one.preset,
        kinds=one.levels,
    )
    say(to_plain(about))
    bots = {
        Seat(seat): make_bot(level, seat_name=name, seed=f"{seed}|{seat}", family=rules.family)
        for seat, (level, name) in enumerate(zip(one.levels, names, strict=True))
    }
    driver = Driver(table, bots)
    while not table.match.over:
        table.deal()
        driver.play_on()
    say(to_plain(About(winners=tuple(map(int, table.match.course.winners)))))
    return record_in(b"".join(lines))


def rows(plan: Plan, number: int) -> tuple[Record, MatchRows]:
    """Play and review match ``number``; return its record and its rows."""
    record = play(plan, number)
    watch = Watch(lambda: False, lambda _done, _of: None)
    review = Reviewing(record, seed=number, worlds=plan.worlds).run(0, watch)
    return record, rows_of(record, review)


def begin(folder: Path, plan: Plan) -> list[int]:
    """Begin a data set in a folder, or go on with it; return the shards that are missing.

    HollywoodError if the folder holds another data set, or one of another version.
    """
    check(plan)
    wanted = {"format": _FORMAT, "version": version("hollywood"), **msgspec.to_builtins(plan)}
    wanted["levels"] = list(plan.levels)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "dataset.json"
    if path.exists():
        try:
            there = json.loads(path.read_text())
        except ValueError:
            raise HollywoodError(f"{path} is damaged") from None
        for name, value in wanted.items():
            if there.get(name) != value:
                raise HollywoodError(
                    f"{folder} has {name} {there.get(name)!r}, not {value!r}: name another folder"
                )
    else:
        if any(folder.iterdir()):
            raise HollywoodError(f"{folder} is not empty, and holds no data set")
        (folder / "done").mkdir()
        write_whole(path, json.dumps(wanted, indent=1).encode() + b"\n")
    return [shard for shard in range(plan.shards) if not _done(folder, shard).exists()]


def make_shard(
    folder: Path, plan: Plan, shard: int, stopping: Callable[[], bool] = lambda: False
) -> dict[str, int] | None:
    """Make a shard; return its rows by table, or None if it was stopped before its end.

    Only the rows of one shard are in memory.
    """
    first = shard * plan.shard
    made: list[MatchRows] = []
    records = []
    for number in range(first, min(first + plan.shard, plan.matches)):
        if stopping():
            return None
        record, found = rows(plan, number)
        made.append(found)
        records.append({"match": match_id(record), "content": record.content.decode()})
    counts = {
        table: write_table(
            _file(folder, table, shard),
            table,
            [row for each in made for row in getattr(each, table)],
        )
        for table in COLUMNS
    }
    counts["records"] = write_rows(_file(folder, "records", shard), _RECORDS, records)
    write_whole(_done(folder, shard), json.dumps(counts).encode() + b"\n")
    return counts


def counted(folder: Path, shards: Sequence[int]) -> dict[str, int]:
    """Return how many rows the finished ones of some shards have, by table."""
    total: dict[str, int] = {}
    for counts in _counts(folder, shards):
        for table, number in counts.items():
            total[table] = total.get(table, 0) + number
    return total


def _counts(folder: Path, shards: Sequence[int]) -> Iterator[dict[str, int]]:
    for shard in shards:
        if (path := _done(folder, shard)).exists():
            yield json.loads(path.read_text())


def _file(folder: Path, table: str, shard: int) -> Path:
    (folder / table).mkdir(exist_ok=True)
    return folder / table / f"{shard:05d}.parquet"


def _done(folder: Path, shard: int) -> Path:
    return folder / "done" / f"{shard:05d}.json"
