"""How strong the players are: every figure of ``benchmarks/strength.md``, played again.

Each row is one player against another in the arena, on pairs of games with the same cards. The
seeds are fixed here and used for nothing else; tuning used others. A row is played in blocks that
are kept in ``benchmarks/strength.json``: an interrupted row continues where it was, and blocks of
other players are discarded. When a source of the players has changed (for each game separately),
the first block is played again: players who play every card of it as before are the same players,
and their row continues.

    make strength                                     # all rows: many hours on one core
    make strength ARGS="fast-simple --pairs 200"      # one of them, up to 200 pairs
    make strength ARGS="--workers 16"                 # as many blocks at once
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shlex
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import as_completed
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from hollywood.arena.child import end_all
from hollywood.arena.running import check, run
from hollywood.arena.spec import Spec, Unit
from hollywood.cli.main import INTERRUPTED
from hollywood.cli.reading import rules_named
from hollywood.intervals import Estimate, ratio, share
from hollywood.match.presets import PRESETS
from hollywood.processes import Workers

HERE = Path(__file__).parent
KEPT, PAGE = HERE / "strength.json", HERE / "strength.md"
DECISIONS = HERE.parent / "tests" / "golden" / "decisions.json"
"""What every level decides in fixed positions: it identifies the version of the players."""
BLOCK = 10
"""Pairs in a block, the unit that is written to the file."""

CLUB = "python:lab.planners:Club"
"""The level ``club`` of May-I, compiled."""
HOLLYWOOD = ("box_bonus=25", "game_bonus=100", "shutout.kind=double")


class Row(NamedTuple):
    """One comparison; the first player is the one that is measured.

    ``target`` is what the lower end of the interval must reach: a share of games, or points of the
    settlement a match if ``net`` is true.
    """

    name: str
    words: str
    players: tuple[str, ...]
    preset: str
    unit: Unit
    target: float
    settings: tuple[str, ...] = ()
    net: bool = False
    pairs: int = 1_000

    @property
    def family(self) -> str:
        """The family of its games."""
        return rules_named(self.preset, list(self.settings)).family


def _open_spiel(repaired: bool) -> str:
    python, bot = HERE.parent / ".venv-bench/bin/python", HERE / "open_spiel_bot.py"
    return "program:" + shlex.join([str(python), str(bot), *["--repaired"] * repaired])


def _rows() -> Iterable[Row]:
    for level, games, camper, net, equity, may_i, club in (
        ("fast", 0.78, 0.60, 200, 80, 0.45, 0.30),
        ("strongest", 0.82, 0.66, 350, 100, 0.50, 0.33),
    ):
        yield Row(f"{level}-simple", "the simple player", (level, "simple"), "eaai", "games", games)
        for repaired in (False, True):
            yield Row(
                f"{level}-openspiel" + "-repaired" * repaired,
                "OpenSpiel's SimpleBot" + ", repaired to lay its melds and lay off" * repaired,
                (level, _open_spiel(repaired)),
                "eaai",
                "games",
                games,
            )
        yield Row(f"{level}-camper", "the camper", (level, "camper"), "eaai", "games", camper)
        yield Row(
            f"{level}-hollywood",
            "the camper, box 25, game 100, shutout doubled",
            (level, "camper"),
            "hollywood-gin",
            "matches",
            net,
            HOLLYWOOD,
            net=True,
        )
        yield Row(
            f"{level}-equity",
            "itself playing for points, the same rules",
            (level, f"{level}:points"),
            "hollywood-gin",
            "matches",
            equity,
            HOLLYWOOD,
            net=True,
        )
        yield Row(
            f"{level}-may-i",
            "three greedy players at a table of four",
            (level, "greedy", "greedy", "greedy"),
            "may-i",
            "matches",
            may_i,
        )
        yield Row(
            f"{level}-may-i-club",
            "three `club` players, who plan, at a table of four",
            (level, *[CLUB] * 3),
            "may-i",
            "matches",
            club,
            pairs=300,
        )


_ROLLOUT = "a plain player that plays its choices out in {} imagined rounds"
_FOES = {
    "rollout-512": ("Rollout512", _ROLLOUT.format(512), 0.53, 0.60),
    "rollout-128": ("Rollout128", _ROLLOUT.format(128), 0.58, 0.63),
    "mixer": ("Mixer", "a player that draws its style of knocking anew each round", 0.70, 0.73),
    "early": ("Early", "a player that keeps low cards and knocks at once", 0.70, 0.73),
    "baiter": ("Baiter", "a player that discards next to what it holds", 0.70, 0.73),
    "camping": ("Camping", "a player that waits for gin from its fourth turn on", 0.70, 0.73),
}
"""The opponents of the laboratory (``lab/foes``), and the targets of ``fast`` and ``strongest``."""


def _foes() -> Iterable[Row]:
    for place, level in enumerate(("fast", "strongest")):
        for name, (foe, words, *targets) in _FOES.items():
            players = (level, f"python:lab.foes.players:{foe}")
            yield Row(f"{level}-{name}", words, players, "eaai", "games", targets[place], pairs=300)


ROWS = {row.name: row for row in (*_rows(), *_foes())}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="*", metavar="ROW", help=", ".join(ROWS))
    parser.add_argument("--pairs", type=int, help="at most so many of each row")
    parser.add_argument("--workers", type=int, default=1, help="blocks that are played at once")
    parser.add_argument("--page", action="store_true", help="only write the page again")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.rows if name not in ROWS]
    if unknown:
        parser.error(f"there is no row {unknown[0]!r}: {', '.join(ROWS)}")
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    names = [] if options.page else options.rows or list(ROWS)
    try:
        for name in names:
            _measure(ROWS[name], kept, options.pairs, options.workers)
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
    PAGE.write_text("\n".join(page(kept)) + "\n")


def _measure(row: Row, kept: dict[str, Any], pairs: int | None, workers: int) -> None:
    """Play the missing blocks of a row; write each block when it is done."""
    wanted = row.pairs if pairs is None else min(pairs, row.pairs)
    kept[row.name] = taken_on(row, kept.get(row.name))
    _keep(kept)
    for _ in filled(
        kept[row.name], -(-wanted // BLOCK), partial(_played_at_once, row, workers=workers)
    ):
        _keep(kept)
        print(_line(row, kept[row.name]["blocks"]), flush=True)


def _keep(kept: dict[str, Any]) -> None:
    KEPT.write_text(json.dumps(kept, separators=(",", ":")) + "\n")


def taken_on(row: Row, kept: dict[str, Any] | None) -> dict[str, Any]:
    """Return the stored row if these players have played it, otherwise an empty row."""
    fresh = {"players": players_of(row), "blocks": []}
    return kept if kept is not None and kept["players"] == fresh["players"] else fresh


def filled(
    kept: dict[str, Any],
    wanted: int,
    play: Callable[[Sequence[int]], Iterable[tuple[int, dict[str, Any]]]],
) -> Iterator[None]:
    """Let ``play`` make the blocks that a row lacks; pause after each one.

    They may finish in any order. A block that finishes before its turn is kept ahead, and counts
    when those before it exist: otherwise shorter games would count first.
    """
    blocks, ahead = kept["blocks"], kept.get("ahead", {})
    lacking = [n for n in range(len(blocks), wanted) if str(n) not in ahead]
    for number, block in play(lacking):
        ahead[str(number)] = block
        while str(len(blocks)) in ahead:
            blocks.append(ahead.pop(str(len(blocks))))
        if ahead:
            kept["ahead"] = ahead
        else:
            kept.pop("ahead", None)
        yield


def players_of(row: Row) -> str:
    """Return what identifies the players of a row: their version, and that of an opponent."""
    known = version(row.family)
    return f"{known} {foes()}" if any("lab.foes" in name for name in row.players) else known


@cache
def foes() -> str:
    """Return a hash of the sources of the opponents of the laboratory."""
    sources = sorted((HERE.parent / "lab" / "foes").glob("*.py"))
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in sources)).hexdigest()[:12]


@cache
def version(family: str) -> str:
    """Return a hash of what the levels decide in the games of a family.

    It stays the same if sources are moved or made faster, and changes with the players.
    """
    frozen = json.loads(DECISIONS.read_text())["compiled"]
    games = {name: said for name, said in frozen.items() if name.split()[0] in PRESETS}
    decided = {
        name: said for name, said in games.items() if PRESETS[name.split()[0]].family == family
    }
    return hashlib.sha256(json.dumps(decided, sort_keys=True).encode()).hexdigest()[:12]


def _played_at_once(
    row: Row, numbers: Sequence[int], *, workers: int
) -> Iterator[tuple[int, dict[str, Any]]]:
    """Play these blocks, in this many processes, and yield each as it finishes."""
    if workers == 1:
        yield from ((number, _played(row, number)) for number in numbers)
        return
    with Workers(workers, leaving=end_all) as processes:
        jobs = {processes.submit(_played, row, number): number for number in numbers}
        yield from ((jobs[job], job.result()) for job in as_completed(jobs))


def _played(row: Row, block: int) -> dict[str, Any]:
    """Play a block; return for each pair the share of games, points, rounds, and the settlement."""
    spec = Spec(
        rules=rules_named(row.preset, list(row.settings)).to_mapping(),
        players=row.players,
        unit=row.unit,
        seed=f"strength|{row.name}|{block}",
        budget_ms=10_000,
    )
    check(spec)
    outcome = run(spec, BLOCK, 1, lambda _done: None)
    if outcome.interrupted:
        raise KeyboardInterrupt
    games = [game for pair in outcome.pairs for game in pair]
    told: dict[str, Any] = {
        "wins": [sum(game.wins[0] for game in pair) / len(pair) for pair in outcome.pairs],
        "ahead": [
            sum(
                game.tallies[0].points
                - sum(each.points for each in game.tallies[1:]) / (len(row.players) - 1)
                for game in pair
            )
            for pair in outcome.pairs
        ],
        "rounds": [sum(game.rounds for game in pair) for pair in outcome.pairs],
        "decisions": sum(game.thinking[0].decisions for game in games),
        "seconds": round(sum(game.thinking[0].processor for game in games), 3),
        "forfeits": [
            sum(g.lost is not None and g.lost.player == who for g in games) for who in (0, 1)
        ],
    }
    if row.net:
        told["net"] = [
            sum(game.net[0] for game in pair if game.net) / len(pair) for pair in outcome.pairs
        ]
    return told


# ---------------------------------------------------------------------------- results


def _all(blocks: Sequence[dict[str, Any]], what: str) -> list[float]:
    return [value for block in blocks for value in block[what]]


def _pairs(blocks: Sequence[dict[str, Any]]) -> int:
    return len(_all(blocks, "wins"))


def _estimate(row: Row, blocks: Sequence[dict[str, Any]]) -> Estimate | None:
    if row.net:
        net = _all(blocks, "net")
        return ratio(net, [1.0] * len(net))
    return share(_all(blocks, "wins"), len(row.players))


def _told(row: Row, estimate: Estimate | None) -> str:
    if estimate is None or estimate.low is None or estimate.high is None:
        return "not enough yet"
    if row.net:
        return f"{estimate.mean:+.0f} ({estimate.low:+.0f} to {estimate.high:+.0f})"
    return f"{estimate.mean:.1%} ({estimate.low:.1%} to {estimate.high:.1%})"


def _line(row: Row, blocks: Sequence[dict[str, Any]]) -> str:
    return f"{row.name}: {_pairs(blocks)} pairs, {_told(row, _estimate(row, blocks))}"


def page(kept: dict[str, Any]) -> Iterable[str]:
    """Return the lines of the page; it says which rows older players have played."""
    yield from (
        "# Strength",
        "",
        "Made by `make strength`. Pairs of games with the same cards and the seats exchanged (four",
        "games at a May-I table); in brackets the 95 % interval, of pairs. The seeds are",
        "`strength|ROW|BLOCK`, ten pairs in each block, and were used for nothing else; tuning",
        "used other seeds. Milliseconds are processor time of one core for each decision.",
        "",
        "| player | against | rules | pairs | result | to reach | points ahead a round | ms |",
        "|---|---|---|---|---|---|---|---|",
    )
    stale = []
    for row in ROWS.values():
        blocks = kept.get(row.name, {}).get("blocks", [])
        if not blocks:
            continue
        if kept[row.name]["players"] != players_of(row):
            stale.append(row.name)
        target = f"{row.target:+.0f} a match" if row.net else f"{row.target:.0%} of {row.unit}"
        ahead = ratio(_all(blocks, "ahead"), _all(blocks, "rounds"))
        spent = sum(block["seconds"] for block in blocks)
        decisions = sum(block["decisions"] for block in blocks)
        yield (
            f"| `{row.players[0]}` | {row.words} | `{row.preset}` | {_pairs(blocks):,} "
            f"| {_told(row, _estimate(row, blocks))} | {target} "
            f"| {'' if ahead is None else f'{ahead.mean:+.2f}'} | {1000 * spent / decisions:.1f} |"
        )
    if stale:
        yield from ("", f"Played by an earlier version of the players: {', '.join(stale)}.")


if __name__ == "__main__":
    main()
