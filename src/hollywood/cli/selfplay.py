"""Let bots play each other, and count what happens.

Name one bot for each seat, or fewer, who repeat around the table: `greedy,random` at a
table for four is greedy, random, greedy, random. Everyone moves up one seat after each
match. The same seed gives the same figures.
"""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from hollywood.cli import output
from hollywood.cli.levels import LEVELS_TOLD
from hollywood.cli.main import INTERRUPTED
from hollywood.cli.reading import (
    add_length_arguments,
    add_player_arguments,
    add_rules_arguments,
    in_utf8,
    rules_named,
)
from hollywood.errors import HollywoodError

if TYPE_CHECKING:
    from hollywood.arena.company import Company
    from hollywood.bots.selfplay import Selfplay
    from hollywood.bots.tally import Tally
    from hollywood.match.presets import AnyRules

_USUAL_ROUNDS = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_rules_arguments(parser)
    add_length_arguments(
        parser, rounds=f"stop after this many rounds, even within a match (default {_USUAL_ROUNDS})"
    )
    parser.add_argument(
        "--bots",
        metavar="A,B",
        default="greedy,random",
        help=f"the bots, separated by commas: {', '.join(LEVELS_TOLD)}, greedy, random; for gin "
        "also linear, camper; or players as for `hollywood arena` (default: greedy,random)",
    )
    add_player_arguments(parser)
    parser.add_argument("--seed", metavar="TEXT", type=in_utf8, help="repeat the play of this seed")
    parser.add_argument("--json", action="store_true", help="print one JSON object: the figures")
    parser.add_argument("--quiet", action="store_true", help="show no progress")


def run(arguments: argparse.Namespace) -> int:
    """Play and print the figures; after Ctrl-C, those of the rounds played so far."""
    from hollywood.bots.selfplay import Selfplay

    for option in ("rounds", "matches"):
        wanted = getattr(arguments, option)
        if wanted is not None and wanted < 1:
            raise HollywoodError(f"--{option} cannot be {wanted}: a whole number from 1")
    rules = rules_named(arguments.rules, arguments.settings)
    seed = secrets.token_hex(4) if arguments.seed is None else arguments.seed
    progress = not arguments.quiet and sys.stderr is not None and sys.stderr.isatty()
    with _guests(rules, arguments) as (names, guests):
        selfplay = Selfplay(rules, names, seed=seed, guests=guests)
        began = time.perf_counter()
        interrupted = False
        try:
            _play(selfplay, arguments.rounds, arguments.matches, progress=progress)
        except KeyboardInterrupt:
            interrupted = True
        seconds = time.perf_counter() - began
    if arguments.json:
        output.say(output.one_json(_figures(selfplay, seconds, interrupted=interrupted)))
    else:
        _show(selfplay, seconds, interrupted=interrupted)
    return INTERRUPTED if interrupted else 0


@contextmanager
def _guests(
    rules: AnyRules, arguments: argparse.Namespace
) -> Iterator[tuple[list[str], Company | None]]:
    """Yield the names of the bots, and the players among them that are not built in, if any."""
    from hollywood.arena.players import is_outside, split_players

    names = split_players(arguments.bots)
    if not any(map(is_outside, names)):
        yield names, None
        return
    from hollywood.arena.company import Company
    from hollywood.cli.arena import said_before_errors, terminated_as_interrupted

    with (
        terminated_as_interrupted(),
        said_before_errors(),
        Company(rules, names, budget_ms=arguments.budget_ms, keep=arguments.keep) as guests,
    ):
        yield names, guests


def _play(selfplay: Selfplay, rounds: int | None, matches: int | None, *, progress: bool) -> None:
    """Play until there are enough rounds or matches; every deal is played to its end."""
    if rounds is None and matches is None:
        rounds = _USUAL_ROUNDS
    from hollywood.cli.simulate_progress import Progress

    goal, unit = (matches, "matches") if matches else (rounds or 0, "rounds")
    shown = Progress(goal, unit, quiet=not progress)
    try:
        for _ in selfplay.play():
            shown.show(min(goal, selfplay.matches if matches else selfplay.rounds), 0)
            if (matches and selfplay.matches >= matches) or (rounds and selfplay.rounds >= rounds):
                break
    finally:
        shown.clear()


def _figures(selfplay: Selfplay, seconds: float, *, interrupted: bool) -> dict[str, Any]:
    return {
        "seed": selfplay.seed,
        "players": selfplay.players,
        "rounds": selfplay.rounds,
        "matches": selfplay.matches,
        "interrupted": interrupted,
        "seconds": round(seconds, 3),
        "rounds_per_second": round(selfplay.rounds / seconds, 1) if seconds else None,
        "mean_turns": _mean(selfplay.turns, selfplay.rounds),
        "endings": dict(sorted(selfplay.endings.items())),
        "bots": [_bot_figures(tally, selfplay) for tally in selfplay.tallies],
    }


def _bot_figures(tally: Tally, selfplay: Selfplay) -> dict[str, Any]:
    figures: dict[str, Any] = {
        "bot": tally.bot,
        "seats": tally.seats,
        "rounds_won": tally.rounds_won,
        "matches_won": tally.matches_won,
    }
    if selfplay.rules.family == "gin":
        figures["points"] = tally.points
        figures["points_per_round"] = _mean(tally.points, tally.rounds_played)
        figures["won_by"] = dict(sorted(tally.kinds.items()))
    else:
        figures["penalty"] = tally.points
        figures["penalty_per_round"] = _mean(tally.points, tally.rounds_played)
        figures["may_is_granted"] = tally.may_is
    return figures


def _show(selfplay: Selfplay, seconds: float, *, interrupted: bool) -> None:
    if interrupted:
        output.say("Stopped; this is what was played.")
    if not selfplay.rounds:
        output.say("No round is finished.")
        return
    rounds, matches = (
        output.count(selfplay.rounds, "round"),
        output.count(selfplay.matches, "match", "matches"),
    )
    speed = selfplay.rounds / seconds
    output.say(f"{rounds}, {matches} finished, in {seconds:.1f} s ({speed:.0f} rounds per second).")
    output.say(f"A round took {_mean(selfplay.turns, selfplay.rounds)} turns.")
    output.say(f"Seed: {selfplay.seed}")
    output.say()
    endings = [(kind, str(count)) for kind, count in selfplay.endings.most_common()]
    output.say(output.heading("How the rounds ended"))
    output.say(output.table([(kind.replace("_", " "), count) for kind, count in endings]))
    output.say()
    gin = selfplay.rules.family == "gin"
    output.say(output.heading("The bots"))
    output.say(
        output.table(
            [
                ("bot", "seats", "rounds won", "matches won", "points per round"),
                *(
                    (
                        tally.bot,
                        str(tally.seats),
                        str(tally.rounds_won),
                        str(tally.matches_won),
                        f"{_mean(tally.points, tally.rounds_played)}{'' if gin else ' (penalty)'}",
                    )
                    for tally in selfplay.tallies
                ),
            ]
        )
    )


def _mean(total: int, count: int) -> float | None:
    return round(total / count, 2) if count else None
