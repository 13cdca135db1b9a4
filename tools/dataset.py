"""Make the open data set of ``docs/dataset.md``, or a part of it: ``make dataset``.

It can be stopped at any time: the same command goes on. With ``--shards``, several machines make
one set together: copy their files into one folder.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path

from hollywood.bots.levels import LEVELS
from hollywood.database.dataset import Plan, begin, counted, make_shard
from hollywood.errors import HollywoodError
from hollywood.processes import Workers
from hollywood.simulation.workers import cores

_USUAL = Plan(matches=100_000, seed="2026")


def main() -> int:
    """Make the shards that are missing; return the exit status."""
    arguments = _parser().parse_args()
    plan = Plan(
        matches=arguments.matches,
        seed=arguments.seed,
        levels=tuple(arguments.levels.split(",")),
        worlds=arguments.worlds,
        shard=arguments.shard,
    )
    try:
        missing = begin(arguments.folder, plan)
        wanted = _shards(arguments.shards, plan.shards)
        return _make(arguments, plan, [shard for shard in missing if shard in wanted])
    except HollywoodError as error:
        print(f"dataset: {error}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make dataset", description=__doc__)
    parser.add_argument("folder", metavar="FOLDER", type=Path)
    parser.add_argument("--matches", type=int, default=_USUAL.matches)
    parser.add_argument("--seed", default=_USUAL.seed)
    parser.add_argument("--levels", default=",".join(LEVELS), help="levels, separated by commas")
    parser.add_argument("--worlds", type=int, default=_USUAL.worlds, help="rounds for a decision")
    parser.add_argument("--shard", type=int, default=_USUAL.shard, help="matches in a shard")
    parser.add_argument("--shards", metavar="A..B", help="make only these, counted from 0")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--seconds", type=float, help="begin no shard after so many seconds")
    return parser


def _shards(text: str | None, of: int) -> range:
    if text is None:
        return range(of)
    first, dots, last = text.partition("..")
    if not (dots and first.isdecimal() and last.isdecimal()):
        raise HollywoodError(f"--shards cannot be {text!r}: A..B")
    return range(int(first), min(int(last) + 1, of))


def _make(arguments: argparse.Namespace, plan: Plan, shards: list[int]) -> int:
    begun = time.monotonic()
    stopped: list[int] = []
    signal.signal(signal.SIGINT, lambda *_: stopped.append(1))
    signal.signal(signal.SIGTERM, lambda *_: stopped.append(1))
    todo, done = iter(shards), 0
    out: set[Future[dict[str, int] | None]] = set()
    with Workers(max(1, arguments.workers)) as workers:
        while True:
            late = arguments.seconds is not None and time.monotonic() - begun > arguments.seconds
            while not stopped and not late and len(out) < max(1, arguments.workers):
                shard = next(todo, None)
                if shard is None:
                    break
                out.add(workers.submit(make_shard, arguments.folder, plan, shard))
            if not out:
                break
            finished, out = wait(out, timeout=1.0, return_when=FIRST_COMPLETED)
            for each in finished:
                each.result()
                done += 1
                _tell(arguments.folder, plan, done, time.monotonic() - begun)
    left = len(begin(arguments.folder, plan))
    print(f"{plan.shards - left} of {plan.shards} shards are there.")
    return 130 if stopped else 0


def _tell(folder: Path, plan: Plan, done: int, seconds: float) -> None:
    total = counted(folder, range(plan.shards))
    print(
        f"{total['matches']:,} of {plan.matches:,} matches, {total['decisions']:,} decisions, "
        f"{total['choices']:,} choices; {done * plan.shard * 60 / seconds:.1f} matches a minute",
        flush=True,
    )


if __name__ == "__main__":
    raise SystemExit(main())
