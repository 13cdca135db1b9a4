"""Find out who plays better: each pair of games has the same cards, with the seats exchanged.

A player is one of the bots, or your own program: 'program:./mybot.py --fast', quoted as one word.
Name one player for each seat, or fewer, who repeat around the table. docs/bots.md explains how a
program plays, and how it can lose by forfeit.
"""

from __future__ import annotations

import argparse
import secrets
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hollywood.cli import output
from hollywood.cli.main import INTERRUPTED
from hollywood.cli.reading import add_rules_arguments, in_utf8, preset_name, rules_named
from hollywood.errors import HollywoodError

_PAIRS = 100
_UNITS = ("rounds", "games", "matches")
_MOST = {"pairs": 10**7, "workers": 1024, "budget_ms": 10**7}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "players", metavar="PLAYER", nargs="+", help="a bot, or 'program:COMMAND'; two or more"
    )
    add_rules_arguments(parser)
    parser.add_argument(
        "--unit",
        choices=_UNITS,
        metavar="UNIT",
        default="games",
        help="what each game of a pair is: rounds, games (one column, the default) or matches",
    )
    parser.add_argument(
        "--pairs", metavar="N", type=int, default=_PAIRS, help=f"pairs of games (default {_PAIRS})"
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
        "--workers",
        metavar="W",
        type=int,
        default=1,
        help="how many games to play at once (default 1, which times decisions best)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object: the figures")
    parser.add_argument("--quiet", action="store_true", help="show no progress")


def run(arguments: argparse.Namespace) -> int:
    """Play and print the figures; after Ctrl-C, those of the complete pairs."""
    from hollywood.arena.figures import figures_of
    from hollywood.arena.running import check
    from hollywood.arena.running import run as play
    from hollywood.arena.spec import Spec
    from hollywood.cli.arena_report import report
    from hollywood.cli.simulate_progress import Progress

    for option, most in _MOST.items():
        number = getattr(arguments, option)
        if not 1 <= number <= most:
            name = option.replace("_", "-")
            raise HollywoodError(f"--{name} cannot be {number}: a whole number from 1 to {most:,}")
    rules = rules_named(arguments.rules, arguments.settings)
    spec = Spec(
        rules=rules.to_mapping(),
        players=tuple(arguments.players),
        unit=arguments.unit,
        seed=secrets.token_hex(8) if arguments.seed is None else arguments.seed,
        budget_ms=arguments.budget_ms,
    )
    players = check(spec)
    progress = Progress(arguments.pairs, "pairs", quiet=arguments.quiet)
    progress.show(0, 0)
    with _terminated_as_interrupted():
        try:
            outcome = play(
                spec, arguments.pairs, arguments.workers, lambda done: progress.show(done, 0)
            )
        finally:
            progress.clear()
    told: dict[str, Any] = {
        "preset": preset_name(arguments.rules),
        "settings": arguments.settings,
        **figures_of(spec, players, outcome, asked=arguments.pairs, workers=arguments.workers),
    }
    output.say(output.one_json(told) if arguments.json else report(told))
    return INTERRUPTED if outcome.interrupted else 0


@contextmanager
def _terminated_as_interrupted() -> Iterator[None]:
    """Treat SIGTERM like Ctrl-C while playing, so no program is left behind."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
