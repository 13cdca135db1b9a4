"""What the review says of a level: ``python -m lab.review_rates strongest --matches 40``.

The level plays matches against several opponents in turn, each match with its own decks, and every
match is reviewed. The error rate is that of all decisions that count together; its interval is
taken over matches. ``unconfirmed`` counts the decisions that the first look calls doubtful or worse
and the second look does not. With ``--records``, matches that are there already are not played
again, so a level can be reviewed by several versions of the review.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from hollywood.analysis.crew import Watch
from hollywood.analysis.gin.match_stakes import match_worth
from hollywood.analysis.grades import Mark, Status
from hollywood.analysis.report import Decision
from hollywood.analysis.review import Reviewing
from hollywood.bots.driver import Driver
from hollywood.bots.names import make_bot
from hollywood.intervals import Estimate, ratio
from hollywood.match.decks import seeded_secrets
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.records import Recorder, read_record

OPPONENTS = ("club", "fast", "simple", "camper", "casual", "greedy")
_WATCH = Watch(stopping=lambda: False, progress=lambda _done, _all: None)


class Found(NamedTuple):
    """What the reviews of some matches say of a level."""

    errors: list[float]  # the sum of the errors in each match, in thousandths of a plain win
    counted: list[float]  # the decisions that count in each match
    marks: Counter[Mark]
    looked_again: int
    unconfirmed: int
    seconds: float

    @property
    def rate(self) -> Estimate | None:
        """The error rate and its interval, over matches; None if no decision counts."""
        return ratio(self.errors, self.counted)


def play(path: Path, kinds: Sequence[str], preset: str, rounds: int, seed: str) -> None:
    """Record a match, or its first rounds; the first of ``kinds`` sits in seat 0."""
    names = [f"{kind} {number}" for number, kind in enumerate(kinds, 1)]
    with Recorder.new(path) as recorder:
        table = MatchTable.open(
            rules_for(preset, ()),
            names,
            first_dealer=Seat(0),
            secrets=seeded_secrets(seed),
            log=recorder,
        )
        bots = {
            Seat(seat): make_bot(kind, seat_name=names[seat], seed=1)
            for seat, kind in enumerate(kinds)
        }
        driver = Driver(table, bots)
        while rounds and not table.match.over:
            table.deal([name.encode() for name in names])
            driver.play_on()
            rounds -= 1


def decisions_of(path: Path, *, worlds: int | None, workers: int) -> list[Decision]:
    """Review a record, and return the decisions of seat 0."""
    reviewing = Reviewing(read_record(path), seed=1, worlds=worlds, match=match_worth)
    review = reviewing.run(workers, _WATCH)
    return [each for one in review.rounds for each in one.decisions if each.seat == 0]


def rates(matches: Sequence[Path], *, worlds: int | None, workers: int) -> Found:
    """Review matches; seat 0 is the level in question."""
    errors, counted, marks = [], [], Counter[Mark]()
    again = unconfirmed = 0
    began = time.monotonic()
    for path in matches:
        own = decisions_of(path, worlds=worlds, workers=workers)
        counts = [each for each in own if each.status is Status.COUNTED]
        errors.append(1000 * sum(each.error for each in counts))
        counted.append(float(len(counts)))
        marks.update(each.mark for each in counts)
        looked = [each for each in own if each.again is not None]
        again += len(looked)
        unconfirmed += sum(each.status is Status.TOO_CLOSE for each in looked)
        print(f"{path.name}: {errors[-1] / max(1, len(counts)):.1f}", flush=True)
    return Found(errors, counted, marks, again, unconfirmed, time.monotonic() - began)


def records(
    level: str,
    folder: Path,
    *,
    matches: int,
    rounds: int,
    against: Sequence[str] = OPPONENTS,
    preset: str = "hollywood-gin",
    players: int = 2,
) -> list[Path]:
    """Return the records of the matches of a level; those missing in the folder are played."""
    paths = []
    for number in range(matches):
        other = against[number % len(against)]
        path = folder / f"{preset}-{level}-{other}-{number + 1:03}.txt"
        paths.append(path)
        if not path.exists():
            part = path.with_suffix(".part")
            part.unlink(missing_ok=True)
            play(part, [level, *[other] * (players - 1)], preset, rounds, f"rates {number + 1}")
            part.rename(path)
    return paths


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, review, and print the figures."""
    parser = argparse.ArgumentParser(description="What the review says of a level.")
    parser.add_argument("level")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=10, help="at most, of each match")
    parser.add_argument("--against", nargs="+", default=list(OPPONENTS))
    parser.add_argument("--preset", default="hollywood-gin")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--worlds", type=int, help="simulated rounds; the usual number if left out")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--records", type=Path, help="a folder to keep the matches in")
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as kept:
        folder = asked.records or Path(kept)
        folder.mkdir(parents=True, exist_ok=True)
        matches = records(
            asked.level,
            folder,
            matches=asked.matches,
            rounds=asked.rounds,
            against=asked.against,
            preset=asked.preset,
            players=asked.players,
        )
        found = rates(matches, worlds=asked.worlds, workers=asked.workers)
    if (rate := found.rate) is not None:
        bounds = "" if rate.low is None else f" ({rate.low:.1f} to {rate.high:.1f})"
        print(f"{asked.level}: error rate {rate.mean:.1f}{bounds}")
    marked = ", ".join(f"{found.marks[mark]} {mark}" for mark in Mark if mark is not Mark.NONE)
    print(f"{sum(found.counted):.0f} decisions count: {marked}")
    print(f"{found.looked_again} looked at again, {found.unconfirmed} of them not confirmed")
    print(f"{found.seconds:.0f} seconds of reviewing")


if __name__ == "__main__":
    main()
