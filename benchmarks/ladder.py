"""How strong the levels are: a round robin of all of them at each game, on one scale.

    make ladder                                    # the missing games: an hour or two on one core
    make ladder ARGS="gin --pairs 40 --minutes 20" # gin, up to 40 pairs a meeting, for 20 minutes
    make ladder ARGS="--page"                      # only write the table and the figures again

Every two levels meet in pairs of games: the same cards with the seats exchanged. Levels that are
more than two steps apart meet a quarter as often, because the result says less. At May-I, two
players of each level sit at a table of four, and who is left with fewer points did better. The
games are kept in ``benchmarks/ladder.json``, so an interrupted run goes on where it was. When a
level decides otherwise than before (``tests/golden/decisions.json``), its games are played again,
and no others.

The strengths are those of Bradley and Terry (:mod:`hollywood.tournament.ratings`). They go into
``docs/how-bots-think.md`` and ``src/hollywood/bots/strengths.json``.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from hollywood.arena.running import Job, Pair, play_jobs
from hollywood.arena.spec import Spec, Unit
from hollywood.bots.levels import LEVELS
from hollywood.bots.strengths import BASE, MIDDLE
from hollywood.cli.arena import terminated_as_interrupted
from hollywood.cli.main import INTERRUPTED
from hollywood.intervals import Estimate
from hollywood.match.presets import PRESETS, rules_for
from hollywood.tournament.ratings import Game, bradley_terry
from hollywood.tournament.standing import compared

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "benchmarks" / "ladder.json"
PAGE = ROOT / "docs" / "how-bots-think.md"
STRENGTHS = ROOT / "src" / "hollywood" / "bots" / "strengths.json"
DECISIONS = ROOT / "tests" / "golden" / "decisions.json"
BEGIN, END = "<!-- strengths: `make ladder` writes these lines -->", "<!-- end of strengths -->"
"""The comments around the table in the page."""


class Played(NamedTuple):
    """What is played in a family: a preset, and what one game is."""

    preset: str
    unit: Unit


PLAYED: dict[str, Played] = {
    "gin": Played("eaai", "games"),
    "contract": Played("may-i", "matches"),
}
NAMES = {"gin": "gin", "may-i": "contract"}
"""The families, as they are named on the command line."""

NEAR, LESS = 2, 4
"""Levels up to so many steps apart are near; others play so much less."""

Kept = dict[str, dict[str, Any]]
"""By family and two levels: who played (``players``), and the results of each pair (``pairs``)."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the arguments, play what is missing, and write the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(NAMES))
    parser.add_argument(
        "--pairs", type=int, default=40, help="pairs of levels near each other (40)"
    )
    parser.add_argument("--levels", help="only games between these, separated by commas")
    parser.add_argument("--minutes", type=float, help="stop after so long")
    parser.add_argument("--workers", type=int, default=1, help="pairs that are played at once")
    parser.add_argument("--page", action="store_true", help="only write the figures again")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.games if name not in NAMES]
    if unknown:
        parser.error(f"there is no game {unknown[0]!r}: {', '.join(NAMES)}")
    levels = options.levels.split(",") if options.levels else list(LEVELS)
    strange = [name for name in levels if name not in LEVELS]
    if strange:
        parser.error(f"there is no level {strange[0]!r}: {', '.join(LEVELS)}")
    levels = [name for name in LEVELS if name in levels]
    kept: Kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    families = [NAMES[name] for name in options.games or NAMES]
    until = None if options.minutes is None else time.monotonic() + 60 * options.minutes
    with terminated_as_interrupted():
        ended = options.page or all(
            play(kept, family, options.pairs, levels, options.workers, until) for family in families
        )
    write(kept)
    if not ended and until is None:
        raise SystemExit(INTERRUPTED)


# ------------------------------------------------------------------------------------- games


def play(
    kept: Kept,
    family: str,
    pairs: int,
    levels: Sequence[str],
    workers: int,
    until: float | None,
) -> bool:
    """Play what is missing between some levels; False if it was stopped before that."""
    own = kept.setdefault(family, {})
    for key in [key for key in own if not _is_current(key, own[key], family)]:
        del own[key]
    for one, two in couples():
        players = [version(family, one), version(family, two)]
        own.setdefault(key_of(one, two), {"players": players, "pairs": {}})
    done, last = 0, time.monotonic()
    couple_of = {spec_of(family, *couple).players: key_of(*couple) for couple in couples()}

    def finished(job: Job, pair: Pair) -> None:
        nonlocal done, last
        own[couple_of[job.spec.players]]["pairs"][str(job.pair)] = results(pair, family)
        done += 1
        if time.monotonic() - last > 20:
            keep(kept)
            print(f"{family}: {done} pairs", flush=True)
            last = time.monotonic()

    def jobs() -> Iterator[Job]:
        for number in range(pairs):
            for one, two in combinations(levels, 2):
                if until is not None and time.monotonic() > until:
                    return
                if (
                    number < many(pairs, one, two)
                    and str(number) not in own[key_of(one, two)]["pairs"]
                ):
                    yield Job(spec_of(family, one, two), number)

    ended = play_jobs(jobs(), workers, finished)
    keep(kept)
    return ended and (until is None or time.monotonic() <= until)


def couples() -> Iterator[tuple[str, str]]:
    """Yield every two levels, the weaker first."""
    return combinations(LEVELS, 2)


def many(pairs: int, one: str, two: str) -> int:
    """Return how many pairs two levels play if neighbors play ``pairs``."""
    names = list(LEVELS)
    return pairs if names.index(two) - names.index(one) <= NEAR else -(-pairs // LESS)


def key_of(one: str, two: str) -> str:
    """Return the name of a meeting in the file."""
    return f"{one} {two}"


def spec_of(family: str, one: str, two: str) -> Spec:
    """Return what is played by two levels; every pair of levels has its own cards."""
    preset, unit = PLAYED[family]
    return Spec(
        rules=rules_for(preset).to_mapping(),
        players=(one, two),
        unit=unit,
        seed=f"ladder|{one}|{two}",
        budget_ms=60_000,
    )


def results(pair: Pair, family: str) -> list[float]:
    """Return how the first level did in each game of a pair: 1, 0, or a half if even."""
    if any(game.lost is not None for game in pair):
        raise SystemExit("a level has lost by forfeit: this machine is too busy")
    return [compared(game, 0, 1, family) for game in pair]


def _is_current(key: str, meeting: Mapping[str, Any], family: str) -> bool:
    names = key.split()
    known = all(name in LEVELS for name in names)
    return known and meeting["players"] == [version(family, name) for name in names]


@cache
def version(family: str, level: str) -> str:
    """Return a hash of what a level decides in the games of a family."""
    frozen = json.loads(DECISIONS.read_text())["compiled"]
    said = {
        name: decided.get(level)
        for name, decided in frozen.items()
        if name.split()[0] in PRESETS and PRESETS[name.split()[0]].family == family
    }
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:8]


def keep(kept: Kept) -> None:
    """Write the games to their file."""
    KEPT.write_text(json.dumps(kept, separators=(",", ":")) + "\n")


# ----------------------------------------------------------------------------------- figures


def strengths(own: Mapping[str, Any]) -> dict[str, Estimate]:
    """Return the strength of each level from the games of a family."""
    numbers = {name: number for number, name in enumerate(LEVELS)}
    games, number = [], 0
    for key, meeting in own.items():
        one, two = (numbers[name] for name in key.split())
        for found in meeting["pairs"].values():
            games += [Game(number, one, two, ahead) for ahead in found]
            number += 1
    told = bradley_terry(games, len(LEVELS))
    middle = told[numbers[MIDDLE]].mean
    return {name: _moved(told[number], -middle) for name, number in numbers.items()}


def _moved(estimate: Estimate, by: float) -> Estimate:
    low, high = estimate.low, estimate.high
    return Estimate(
        estimate.mean + by, None if low is None else low + by, None if high is None else high + by
    )


def write(kept: Kept) -> None:
    """Write the table of the page, and the strengths that the package tells.

    A family in which two neighbors have not met stays as it is, and is left out of the table.
    """
    found = {family: strengths(kept[family]) for family in PLAYED if kept.get(family)}
    print("\n".join(lines(found, kept)))
    found = {family: own for family, own in found.items() if is_connected(kept[family])}
    page = PAGE.read_text()
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{PAGE} has no place for the table")
    table = "\n".join(lines(found, kept))
    PAGE.write_text(f"{before}{begin}\n\n{table}\n\n{end}{after}")
    told: dict[str, dict[str, int]] = json.loads(STRENGTHS.read_text())
    told |= {family: rounded(own) for family, own in found.items()}
    STRENGTHS.write_text(json.dumps(told, indent=1) + "\n")


def rounded(own: Mapping[str, Estimate]) -> dict[str, int]:
    """Return the strengths as whole numbers that rise from level to level."""
    risen = dict(zip(own, in_order([each.mean for each in own.values()]), strict=True))
    return {name: BASE + value - risen[MIDDLE] for name, value in risen.items()}


def in_order(values: Sequence[float]) -> list[int]:
    """Return whole numbers that rise; neighbors in the wrong order get their mean, one apart.

    >>> in_order([600.0, 810.0, 790.0, 1000.0])
    [600, 800, 801, 1000]
    """
    pools: list[list[float]] = []
    for value in values:
        pools.append([value])
        while len(pools) > 1 and fmean(pools[-2]) >= fmean(pools[-1]):
            last = pools.pop()
            pools[-1] += last
    risen: list[int] = []
    for value in (fmean(pool) for pool in pools for _ in pool):
        risen.append(max(round(value), risen[-1] + 1) if risen else round(value))
    return risen


def is_connected(own: Mapping[str, Any]) -> bool:
    """Whether every level has met the next one, so the games say how strong all are."""
    return all(own.get(key_of(one, two), {}).get("pairs") for one, two in pairwise(LEVELS))


def lines(found: Mapping[str, Mapping[str, Estimate]], kept: Kept) -> Iterable[str]:
    """Return the lines of the table: a level, and its strength in each game."""
    titles = {NAMES[name]: name for name in NAMES}
    yield "| level | " + " | ".join(titles[family] for family in found) + " |"
    yield "|---" * (1 + len(found)) + "|"
    for name in LEVELS:
        yield f"| `{name}` | " + " | ".join(_told(own[name]) for own in found.values()) + " |"
    yield ""
    counts = [
        f"{sum(len(each['pairs']) for each in kept[family].values()):,} pairs of {titles[family]}"
        for family in found
    ]
    yield f"From {' and '.join(counts)}."


def _told(estimate: Estimate) -> str:
    if estimate.low is None or estimate.high is None:
        return f"{BASE + estimate.mean:.0f}"
    return f"{BASE + estimate.mean:.0f} ({BASE + estimate.low:.0f} to {BASE + estimate.high:.0f})"


if __name__ == "__main__":
    main()
