"""Review a recorded match: what every decision cost, what was luck, and the worst mistakes.

Every choice of a player is played out in the same simulated rounds, which use only what the player
could know. The figures have standard errors. Forced decisions and decisions that are too close do
not count. docs/review.md explains how to read the figures.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from hollywood.cli import output
from hollywood.cli.main import INTERRUPTED
from hollywood.cli.reading import (
    add_language_argument,
    add_match_arguments,
    in_utf8,
    language_in,
    records_named,
)
from hollywood.texts import Problem, speech

if TYPE_CHECKING:
    from hollywood.analysis.report import Review
    from hollywood.contract.rules import ContractRules
    from hollywood.gin.rules import GinRules
    from hollywood.records import Record

_MOST_WORLDS = 100_000
_LEAST_WORLDS = 24
_MOST_WORKERS = 1024
_USUAL_SEED = "1"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_match_arguments(parser)
    parser.add_argument(
        "--me", metavar="NAME", type=in_utf8, help="the player who reads: the review says 'you'"
    )
    parser.add_argument("--all", action="store_true", help="show every decision and every draw")
    parser.add_argument(
        "--round",
        "--hand",
        dest="round",
        type=int,
        metavar="N",
        help="show every decision and draw of round N (in the contract game: hand N)",
    )
    parser.add_argument(
        "--worlds",
        metavar="N",
        type=int,
        help=(
            "imagine at most N rounds for a decision (default 2,400, interpreted 48; "
            "hands of the contract game: 320, fewer in a long match, interpreted 24)"
        ),
    )
    parser.add_argument(
        "--seed",
        metavar="SEED",
        type=in_utf8,
        default=_USUAL_SEED,
        help="a number or any text (default 1)",
    )
    parser.add_argument(
        "--workers",
        metavar="W",
        type=int,
        help="how many workers to use (default: one for each core)",
    )
    parser.add_argument("--plain", action="store_true", help="words instead of drawings")
    parser.add_argument("--json", action="store_true", help="print one JSON object: all figures")
    parser.add_argument("--quiet", action="store_true", help="show no progress")
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Review the records of a file; RecordError for an invalid record."""
    for option, least, most in (
        ("worlds", _LEAST_WORLDS, _MOST_WORLDS),
        ("workers", 1, _MOST_WORKERS),
    ):
        number = getattr(arguments, option)
        if number is not None and not least <= number <= most:
            raise Problem("error-number", option=option, n=str(number), low=least, high=most)
    for record in records_named(arguments):
        if not _review(record, arguments):
            return INTERRUPTED
    return 0


def _review(record: Record, arguments: argparse.Namespace) -> bool:
    """Review a record; return whether the review was finished."""
    rounds = sum(entry.get("type") == "deal" for entry in record.entries)
    if arguments.round is not None and not 1 <= arguments.round <= rounds:
        raise Problem("error-no-round", n=arguments.round, rounds=rounds)
    me = _reader(arguments.me, record)
    review, rules = _reviewed(arguments, record)
    if arguments.json:
        from hollywood.play.text import to_plain

        output.say(output.one_json(to_plain(review)))
    else:
        from hollywood.cli.review_report import Teller
        from hollywood.cli.terminal.screen import Screen

        only = None if arguments.all else arguments.round
        telling = arguments.all or arguments.round is not None
        screen = Screen(plain=arguments.plain, language=language_in(arguments))
        if record.place > 1 and arguments.match is None:
            screen.gap()
        Teller(screen, review, rules, me).tell(every_move=telling, only=only)
    return review.finished


def _reader(name: str | None, record: Record) -> int | None:
    """Return the seat of the reader; HollywoodError if no player has that name.

    Without a name it is the player called You, the person's name at the terminal table.
    """
    from hollywood.cli.terminal.cast import USUAL_NAME

    players = [str(each) for each in record.entries[0]["players"]]
    wanted = USUAL_NAME if name is None else name
    found = [seat for seat, each in enumerate(players) if each.casefold() == wanted.casefold()]
    if len(found) == 1:
        return found[0]
    if name is None:
        return None
    if found:
        raise Problem("error-me-several", name=name, n=len(found))
    raise Problem("error-me-unknown", name=name, names=", ".join(players))


def _reviewed(
    arguments: argparse.Namespace, record: Record
) -> tuple[Review, GinRules | ContractRules]:
    from hollywood.analysis.crew import Watch
    from hollywood.analysis.review import Reviewing
    from hollywood.cli.simulate_progress import Progress, stopped_in_order
    from hollywood.simulation.seeds import seed_number
    from hollywood.simulation.workers import cores

    language = language_in(arguments)
    say = speech(language)
    unit = say("progress-pieces")
    progress = Progress(0, unit, quiet=arguments.quiet, language=language)
    with stopped_in_order(progress) as stopping:
        with progress.compiling():
            reviewing = Reviewing(
                record,
                seed=seed_number(arguments.seed),
                worlds=arguments.worlds,
            )
        progress.expect(reviewing.pieces)
        watch = Watch(stopping, lambda done, _all: progress.show(done, 0))
        try:
            return reviewing.run(arguments.workers or cores(), watch), reviewing.rules
        finally:
            progress.clear()
