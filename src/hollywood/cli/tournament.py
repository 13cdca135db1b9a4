"""Let any number of players meet: round robin, Swiss system, or knockout, with tables and ratings.

Players are named as for `hollywood arena`. Every meeting is a number of pairs of games with the
same cards and exchanged seats. With --out the results are kept in a folder; --resume goes on after
a stop or a kill, and ends with the same table. In a knockout the order of the players is their
seeding.
"""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from hollywood.cli import output
from hollywood.cli.arena import cleared, said_before_errors, terminated_as_interrupted
from hollywood.cli.main import INTERRUPTED
from hollywood.cli.reading import add_rules_arguments, in_utf8, preset_name, rules_named
from hollywood.errors import HollywoodError

if TYPE_CHECKING:
    from hollywood.tournament.plan import Plan

_SYSTEMS = ("round-robin", "swiss", "knockout")
_UNITS = ("rounds", "games", "matches")
_MOST = {"pairs": 10**6, "rounds": 1000, "workers": 1024, "budget_ms": 10**7, "table": 8}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "players",
        metavar="PLAYER",
        nargs="*",
        help="a bot, python:MODULE:CLASS, 'program:COMMAND' or 'engine:COMMAND'; two or more",
    )
    add_rules_arguments(parser)
    parser.add_argument(
        "--system",
        choices=_SYSTEMS,
        metavar="SYSTEM",
        default="round-robin",
        help="round-robin (the default), swiss or knockout",
    )
    parser.add_argument(
        "--rounds",
        metavar="N",
        type=int,
        help="rounds of the Swiss system (default: enough to find the best), or how often all meet",
    )
    parser.add_argument(
        "--table",
        metavar="N",
        type=int,
        help="how many players meet at a table (default: as many as have seats, at a small table)",
    )
    parser.add_argument(
        "--unit",
        choices=_UNITS,
        metavar="UNIT",
        default="games",
        help="what each game of a pair is: rounds, games (one column, the default) or matches",
    )
    parser.add_argument(
        "--pairs", metavar="N", type=int, default=10, help="pairs in a meeting (default 10)"
    )
    parser.add_argument("--seed", metavar="TEXT", type=in_utf8, help="use the cards of this seed")
    parser.add_argument(
        "--budget-ms",
        metavar="MS",
        type=int,
        default=1000,
        help="the time for a decision, in milliseconds (default 1000)",
    )
    parser.add_argument(
        "--workers", metavar="W", type=int, default=1, help="how many games to play at once"
    )
    parser.add_argument(
        "--keep", action="store_true", help="let programs stay up for a whole round"
    )
    parser.add_argument("--out", metavar="DIR", type=Path, help="keep the results in this folder")
    parser.add_argument(
        "--resume", action="store_true", help="go on with the tournament in the folder of --out"
    )
    parser.add_argument(
        "--records", metavar="DIR", type=Path, help="keep the record of every game in this folder"
    )
    parser.add_argument("--html", metavar="FILE", type=Path, help="write a report with plots")
    parser.add_argument("--json", action="store_true", help="print one JSON object: the figures")
    parser.add_argument("--quiet", action="store_true", help="show no progress")


def run(arguments: argparse.Namespace) -> int:
    """Play and print the tables; after Ctrl-C, those of the whole rounds."""
    from hollywood.cli.simulate_progress import Progress
    from hollywood.cli.tournament_report import report
    from hollywood.match.presets import rules_from_mapping
    from hollywood.match.telling.told import one_line
    from hollywood.tournament.figures import figures_of
    from hollywood.tournament.journal import Journal
    from hollywood.tournament.page import page_of
    from hollywood.tournament.pairing import meetings_of
    from hollywood.tournament.running import play

    for option, most in _MOST.items():
        number = getattr(arguments, option)
        if number is not None and not 1 <= number <= most:
            name = option.replace("_", "-")
            raise HollywoodError(f"--{name} cannot be {number}: a whole number from 1 to {most:,}")
    if arguments.resume and arguments.out is None:
        raise HollywoodError("--resume goes on with a tournament in a folder: name it with --out")
    if arguments.html is not None and not arguments.html.parent.is_dir():
        raise HollywoodError(f"{arguments.html} cannot be written: there is no such folder")
    plan = _plan(arguments)
    journal = Journal(plan, arguments.out, resume=arguments.resume)
    progress = Progress(meetings_of(plan) * plan.pairs, "pairs", quiet=arguments.quiet)
    earlier = len(journal.pairs)

    def show(done: int, expected: int) -> None:
        progress.expect(expected)
        progress.show(done, earlier)

    show(earlier, meetings_of(plan) * plan.pairs)
    try:
        with terminated_as_interrupted(), said_before_errors(), cleared(progress):
            ended = play(
                plan,
                journal,
                workers=arguments.workers,
                progress=show,
                keep=arguments.keep,
                records=arguments.records,
            )
    finally:
        journal.close()
    told = figures_of(ended)
    if arguments.html is not None:
        page = page_of(told, game=one_line(rules_from_mapping(plan.rules)))
        arguments.html.write_text(page, encoding="utf-8")
    output.say(output.one_json(told) if arguments.json else report(told))
    return INTERRUPTED if ended.interrupted else 0


def _plan(arguments: argparse.Namespace) -> Plan:
    from hollywood.tournament.journal import plan_in
    from hollywood.tournament.plan import make_plan

    if arguments.resume and not arguments.players:
        return plan_in(arguments.out)
    seed = arguments.seed
    if seed is None:
        seed = plan_in(arguments.out).seed if arguments.resume else secrets.token_hex(8)
    return make_plan(
        rules_named(preset_name(arguments.rules), arguments.settings),
        arguments.players,
        system=arguments.system,
        unit=arguments.unit,
        pairs=arguments.pairs,
        seed=seed,
        budget_ms=arguments.budget_ms,
        rounds=arguments.rounds,
        at_table=arguments.table,
    )
