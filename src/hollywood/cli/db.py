"""Keep many matches in a database, search them, and count what they have in common.

`import` verifies records and adds them to DB, a file that it makes. `find` lists the matches,
rounds, or decisions that fit every condition. `openings` counts what is discarded first, from what,
and how often it wins. `export` writes what fits to a file: NAME.parquet, NAME.sqlite,
NAME.hollywood (records), or a folder of Parquet files. docs/database.md explains every column.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hollywood.cli import output
from hollywood.errors import HollywoodError
from hollywood.writing import isolated_within

if TYPE_CHECKING:
    from hollywood.database.asking import What
    from hollywood.database.filters import Asked

_DOINGS = ("import", "find", "openings", "export")
_CONDITIONS = (
    ("match", "ID", "the match with this id, or the beginning of one"),
    ("player", "NAME", "NAME took part in the match"),
    ("winner", "NAME", "NAME won the match"),
    ("preset", "PRESET", "the game, by its name in `hollywood presets`"),
    ("family", "FAMILY", "gin or contract"),
    ("event", "TEXT", "the event has this in its name"),
    ("place", "TEXT", "the place has this in its name"),
    ("since", "DATE", "on this day or later, as in 2026-11-27"),
    ("until", "DATE", "on this day or earlier"),
    ("round", "N..M", "the number of the round; a range is 3, 3..5, 3.. or ..5"),
    ("ending", "WORD", "how the round ended: knock, undercut, gin, went_out and others"),
    ("by", "NAME", "NAME decided"),
    ("kind", "KIND", "this kind of player decided: a level, or person"),
    ("rating", "N..M", "the rating of the player who decided"),
    ("phase", "WORD", "upcard, draw, discard, layoff; play in the contract game"),
    ("action", "WORD", "draw, take, discard, knock, lay_off, call and others"),
    ("card", "CARD", "the card that was discarded, taken, or added"),
    ("top", "CARD", "the top card of the discard pile before the decision"),
    ("holds", "CARDS", 'cards of the hand before the decision, as in "7h 8h"'),
    ("role", "WORD", "what a discard was to its hand: alone, pair, run, both or meld"),
    ("turn", "N..M", "which turn of the player in the round, from 1"),
    ("deadwood", "N..M", "the least deadwood of the hand before the decision"),
    ("lost", "N..M", "the points that the decision lost, in a review"),
    ("mistakes", "MARK", "mistakes at least so bad: small, doubtful, bad or 'very bad'"),
    ("where", "SQL", "a condition over the tables, as in \"decisions.words LIKE 'knock%%'\""),
)
_SHOWN = {
    "matches": ("match", "date", "preset", "players", "winners", "found"),
    "rounds": ("match", "round", "ending", "winner", "turns", "found"),
    "decisions": ("match", "line", "player", "hand", "top", "words", "mark"),
}
_USUAL_LIMIT = 20
_MOST_WORLDS = 100_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("doing", metavar="DOING", choices=_DOINGS, help=", ".join(_DOINGS))
    parser.add_argument("db", metavar="DB", type=Path, help="the database, a file")
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="*",
        default=(),  # without it, argparse says that FILE is missing too
        type=Path,
        help="records, or folders of them, to import; the file or folder to export to",
    )
    parser.add_argument(
        "--review", metavar="N", type=int, help="import: review too, with N rounds for a decision"
    )
    parser.add_argument(
        "--what", choices=tuple(_SHOWN), help="find: matches (the usual), rounds, or decisions"
    )
    parser.add_argument(
        "--limit", metavar="N", type=int, help=f"find: at most N (default {_USUAL_LIMIT})"
    )
    parser.add_argument(
        "--group",
        metavar="A,B",
        default="rank,role",
        help="openings: count by card, rank, role, top, deadwood, kind, preset, round or hand "
        "(default: rank,role)",
    )
    for name, metavar, words in _CONDITIONS:
        parser.add_argument(f"--{name}", metavar=metavar, help=words)
    parser.add_argument("--won", action="store_true", help="the player who decided won the round")
    parser.add_argument("--json", action="store_true", help="print JSON, one object a line")


def run(arguments: argparse.Namespace) -> int:
    """Do one of the four things; HollywoodError for a question that cannot be answered."""
    from hollywood.simulation.extras import need

    need("numpy", "a database of matches")
    files: Sequence[Path] = arguments.files
    if arguments.doing == "import":
        if not files:
            raise HollywoodError("FILE is missing: name records, or folders of them")
        return _import(arguments)
    if len(files) != (arguments.doing == "export"):
        wanted = "one file to export to" if arguments.doing == "export" else "no file but DB"
        raise HollywoodError(f"`hollywood db {arguments.doing}` takes {wanted}")
    if arguments.doing == "export":
        return _export(arguments)
    return _find(arguments) if arguments.doing == "find" else _openings(arguments)


def _asked(arguments: argparse.Namespace) -> Asked:
    from hollywood.database.filters import Asked

    given = {name: getattr(arguments, name) for name, _, _ in _CONDITIONS}
    return Asked(**given, won=arguments.won)


def _import(arguments: argparse.Namespace) -> int:
    from hollywood.database.importing import import_files
    from hollywood.database.tables import writing
    from hollywood.simulation.workers import cores

    worlds = arguments.review
    if worlds is not None and not 1 <= worlds <= _MOST_WORLDS:
        raise HollywoodError(f"--review cannot be {worlds}: from 1 to {_MOST_WORLDS}")
    for path in arguments.files:
        if not path.exists():
            raise FileNotFoundError(2, "No such file or directory", str(path))
    with writing(arguments.db) as connection:
        done = import_files(connection, arguments.files, worlds=worlds, workers=cores())
    if done.refused and not done.new + done.known:
        others = len(done.refused) - 1
        more = f" (and {output.count(others, 'other file', 'other files')})" if others else ""
        raise HollywoodError(f"nothing was added: {done.refused[0]}{more}")
    if arguments.json:
        output.say(output.one_json(done._asdict()))
        return 0
    said = f"{output.count(done.new, 'match', 'matches')} added"
    output.say(f"{said}, {done.known} known." if done.known else f"{said}.")
    for refused in done.refused:
        output.say(isolated_within(f"hollywood: refused {refused}"), to=sys.stderr)
    return 0


def _find(arguments: argparse.Namespace) -> int:
    from hollywood.database.asking import found
    from hollywood.database.tables import reading

    limit = _USUAL_LIMIT if arguments.limit is None else arguments.limit
    if limit < 1:
        raise HollywoodError(f"--limit cannot be {limit}: a whole number from 1")
    what: What = arguments.what or "matches"
    with reading(arguments.db) as connection:
        rows = list(found(connection, what, _asked(arguments), limit + 1))
    if arguments.json:
        for row in rows[:limit]:
            output.say(output.one_json(row))
        return 0
    _say_table(_SHOWN[what], rows[:limit])
    if len(rows) > limit:
        output.say(f"\nThere are more: --limit {2 * limit} shows them.")
    return 0


def _openings(arguments: argparse.Namespace) -> int:
    from hollywood.database.asking import openings
    from hollywood.database.tables import reading
    from hollywood.intervals import proportion

    by = [name.strip() for name in arguments.group.split(",")]
    with reading(arguments.db) as connection:
        rows = list(openings(connection, _asked(arguments), by))
    everything = sum(row["count"] for row in rows)
    limit = arguments.limit or len(rows)
    shown = []
    for row in rows[:limit]:
        won = proportion(row["won"], row["of"])
        if arguments.json:
            output.say(output.one_json({**row, "share": row["count"] / everything, **_bounds(won)}))
        shown.append(
            {
                **row,
                "share": f"{row['count'] / everything:.1%}",
                "wins": "" if won.share is None else f"{won.share:.1%} ± {_half(won):.1%}",
                "points": "" if row["points"] is None else f"{row['points']:+.1f}",
            }
        )
    if not arguments.json:
        _say_table((*by, "count", "share", "wins", "points"), shown)
    return 0


def _bounds(won: Any) -> dict[str, float | None]:
    return {"wins": won.share, "low": won.low, "high": won.high}


def _half(won: Any) -> float:
    return float(won.high - won.low) / 2


def _export(arguments: argparse.Namespace) -> int:
    from hollywood.database.export import export
    from hollywood.database.tables import reading

    (target,) = arguments.files
    with reading(arguments.db) as connection:
        counts = export(connection, _asked(arguments), target)
    if arguments.json:
        output.say(output.one_json({"file": str(target), **counts}))
    else:
        told = ", ".join(f"{number:,} {table}" for table, number in counts.items())
        output.say(output.wrapped(f"{target}: {told}."))
    return 0


def _say_table(names: Sequence[str], rows: Sequence[dict[str, Any]]) -> None:
    if not rows:
        output.say("Nothing fits.")
        return
    names = [name for name in names if any(row[name] is not None for row in rows)]
    told = [tuple("" if row[name] is None else str(row[name]) for name in names) for row in rows]
    output.say(output.table([tuple(names), *told]))
