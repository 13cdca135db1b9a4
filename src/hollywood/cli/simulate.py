"""Play many rounds or matches, on all cores, and count the results.

Name one player for each seat, or fewer, who repeat around the table. The same seed gives the same
rounds with any number of workers. With --out every round becomes a row of a file. Ctrl-C stops
cleanly with the results so far. --resume continues after a stop or a kill.
"""

from __future__ import annotations

import argparse
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from hollywood.cli import output
from hollywood.cli.main import INTERRUPTED
from hollywood.cli.reading import (
    add_length_arguments,
    add_player_arguments,
    add_rules_arguments,
    in_utf8,
    preset_name,
    rules_named,
)
from hollywood.errors import HollywoodError

if TYPE_CHECKING:
    from hollywood.arena.simulated import TableGame, Terms
    from hollywood.match.presets import AnyRules
    from hollywood.simulation.game import Spec
    from hollywood.simulation.work import CrewContext, Worker

_USUAL = {
    ("gin", True): 100_000,
    ("gin", False): 1_000,
    ("contract", True): 2_000,
    ("contract", False): 50,
}
"""The default number of rounds: by family, and whether the kernel can be compiled."""
_MOST = 10**12
_MOST_WORKERS = 1024


class _Wanted(NamedTuple):
    """The checked arguments."""

    rules: AnyRules
    spec: Spec
    total: int
    workers: int
    seed_text: str | None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_rules_arguments(parser)
    add_length_arguments(
        parser, rounds=f"play this many rounds (default {_USUAL['gin', True]:,} of gin, compiled)"
    )
    parser.add_argument(
        "--players",
        metavar="A,B",
        default="greedy",
        help="who plays, separated by commas; player 1 takes seat 1 (default: greedy in all "
        "seats). Players that are not built in, as for `hollywood arena`, play slowly at tables",
    )
    add_player_arguments(parser)
    parser.add_argument(
        "--seed", metavar="SEED", type=in_utf8, help="a number or any text (default: random)"
    )
    parser.add_argument(
        "--workers",
        metavar="W",
        type=int,
        help="how many workers to use (default: one for each core)",
    )
    parser.add_argument("--out", metavar="FILE", help="write every round to FILE.parquet or .csv")
    parser.add_argument("--resume", action="store_true", help="continue FILE where it stopped")
    parser.add_argument("--plot", metavar="FILE", help="plot the figures to FILE.png or .svg")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster at ADDRESS")
    parser.add_argument("--json", action="store_true", help="print one JSON object: the figures")
    parser.add_argument("--quiet", action="store_true", help="show no progress")


def run(arguments: argparse.Namespace) -> int:
    """Simulate and print the figures; after Ctrl-C, those of the rounds played so far."""
    from hollywood.simulation.extras import need

    need("numpy", "hollywood simulate")
    wanted = _wanted(arguments)
    out = None if arguments.out is None else Path(arguments.out)
    plot = None if arguments.plot is None else Path(arguments.plot)
    _check_files(out, plot, resume=arguments.resume)
    if arguments.ray is not None:
        from hollywood.simulation.cluster import check_address

        check_address(arguments.ray)
    from hollywood.cli.arena import said_before_errors

    with said_before_errors():
        return _simulate(wanted, arguments, out, plot)


def _simulate(
    wanted: _Wanted, arguments: argparse.Namespace, out: Path | None, plot: Path | None
) -> int:
    from hollywood.cli.simulate_progress import Progress, stopped_in_order
    from hollywood.cli.simulate_report import report
    from hollywood.simulation.figures import figures_of
    from hollywood.simulation.running import Watch, simulate
    from hollywood.simulation.work import Worker

    game, longest = _at_tables(wanted, arguments)
    progress = Progress(wanted.total, wanted.spec.unit, quiet=arguments.quiet)
    with stopped_in_order(progress) as stopping:
        worker = Worker(wanted.spec, keep=out is not None, game=game)
        with nullcontext() if game is not None else progress.compiling():
            worker.play(0, 1)
        crew = _crew(wanted, worker, arguments, keep=out is not None, game=game)
        try:
            outcome = simulate(
                wanted.spec,
                wanted.total,
                worker,
                crew,
                watch=Watch(stopping, progress.show),
                out=out,
                resume=arguments.resume,
                longest=longest,
            )
        finally:
            progress.clear()
            if game is not None:
                game.close()
        found = figures_of(
            wanted.spec,
            outcome,
            worker.reading,
            total=wanted.total,
            preset=preset_name(arguments.rules),
            settings=arguments.settings,
            seed_text=wanted.seed_text,
        )
        if plot is not None and outcome.summary.rounds:
            from hollywood.simulation.plot import draw

            draw(found, plot)
    if arguments.json:
        output.say(output.one_json(found))
    else:
        output.say(report(found, out=out, plot=plot))
    return INTERRUPTED if outcome.interrupted else 0


def _wanted(arguments: argparse.Namespace) -> _Wanted:
    from hollywood.arena.players import is_outside, split_players
    from hollywood.kernel.engine.compiling import can_compile
    from hollywood.simulation.game import Spec
    from hollywood.simulation.seating import seated
    from hollywood.simulation.seeds import any_seed, seed_number
    from hollywood.simulation.workers import cores

    for option, most in (("rounds", _MOST), ("matches", _MOST), ("workers", _MOST_WORKERS)):
        number = getattr(arguments, option)
        if number is not None and not 1 <= number <= most:
            raise HollywoodError(
                f"--{option} cannot be {number}: a whole number from 1 to {most:,}"
            )
    if arguments.ray is not None and arguments.workers is not None:
        raise HollywoodError("--workers is for this machine: with --ray the whole cluster plays")
    rules = rules_named(arguments.rules, arguments.settings)
    players = seated(rules, split_players(arguments.players))
    seed = any_seed() if arguments.seed is None else seed_number(arguments.seed)
    spec = Spec(
        rules=rules.to_mapping(),
        players=players,
        unit="rounds" if arguments.matches is None else "matches",
        seed=seed,
    )
    outside = any(map(is_outside, players))
    if outside and arguments.ray is not None:
        raise HollywoodError("players that are not built in cannot play on a Ray cluster")
    usual = _USUAL[rules.family, can_compile() and not outside]
    total = arguments.rounds or arguments.matches or usual
    said = arguments.seed is not None and arguments.seed.strip() != str(seed)
    return _Wanted(
        rules, spec, total, arguments.workers or cores(), arguments.seed if said else None
    )


def _check_files(out: Path | None, plot: Path | None, *, resume: bool) -> None:
    from hollywood.simulation.files import check_out

    if out is not None:
        check_out(out, resume=resume)
    elif resume:
        raise HollywoodError("--resume continues a file: name it with --out")
    if plot is not None:
        from hollywood.simulation.plot import check_plot

        check_plot(plot, resume=resume)


def _at_tables(
    wanted: _Wanted, arguments: argparse.Namespace
) -> tuple[TableGame | None, int | None]:
    """Return the game if there are players that are not built in, and its longest chunk."""
    from hollywood.arena.players import is_outside

    if not any(map(is_outside, wanted.spec.players)):
        return None, None
    from hollywood.arena.simulated import LONGEST_CHUNK, TableGame

    return TableGame(wanted.spec, _terms(arguments)), LONGEST_CHUNK


def _terms(arguments: argparse.Namespace) -> Terms:
    from hollywood.arena.simulated import Terms

    return Terms(arguments.budget_ms, arguments.keep)


def _crew(
    wanted: _Wanted,
    worker: Worker,
    arguments: argparse.Namespace,
    *,
    keep: bool,
    game: TableGame | None,
) -> CrewContext:
    if arguments.ray is not None:
        from hollywood.simulation.cluster import ray_crew

        return ray_crew(wanted.spec, arguments.ray, keep=keep)
    if game is not None:
        from hollywood.arena.simulated import table_crew

        return table_crew(wanted.spec, _terms(arguments), worker, wanted.workers, keep=keep)
    from hollywood.simulation.workers import local_crew

    return local_crew(wanted.spec, worker, wanted.workers, keep=keep)
