"""Train the net of May-I: ``python -m training.train_may_i`` (``make train``), some hours.

The learning seat plays hands of ``may-i`` at a table of four, every contract equally often. First
it watches itself plan, one random decision per hand, and learns the final result of its hands. Then
the net plays by itself, and learns by temporal differences (:mod:`training.learning`). Finally a
searching player says how much better one choice is than another, in many imagined rounds of its
decisions: this is far more accurate than the result of a hand. First it searches without a net,
then led by the one that has learned from it. The last contract, whose rounds are long and few, is
learned by play instead.

The value of a hand is 80 percent of the others' mean penalty points, minus the player's own. Every
hand depends on the seed below and its number; these seeds are used for nothing else.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hollywood.bots.contract.aims import points_stakes
from hollywood.bots.contract.nets import NET, SEATS, SHARE
from hollywood.bots.ways import CONTRACT_FAST
from hollywood.contract import CONTRACT_PRESETS
from hollywood.contract.vectors.rules import rules_vector
from hollywood.intervals import margin_of
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import vector
from hollywood.strategy.contract.net.features import FEATURES
from hollywood.strategy.contract.net.net import CONTRACTS, NET_LENGTH
from hollywood.strategy.contract.policies.weights import MINE_AND_THEIRS, PLAIN, WEIGHTS
from hollywood.strategy.contract.search.desk import Player, new_desk
from hollywood.strategy.contract.training import comparisons, episodes
from hollywood.strategy.contract.training.comparisons import (
    NO_ROW,
    X_LENGTH,
    X_OTHER,
    X_ROW,
    X_VARIANCE,
    X_WORTH,
)
from hollywood.strategy.contract.training.episodes import E_LENGTH, PLANNED, PLAYED, WATCHED
from hollywood.strategy.contract.training.player import L_LENGTH, Learner
from training import learning, provenance
from training.learning import Examples, Ints, Learned, learn, rates

FOLDER = Path(__file__).parent.parent / "src" / "hollywood" / "bots"
SEEDS = {"watched": 5_555, "played": 4_242, "searched": 8_181, "led": 9_191, "tested": 991}
OTHERS = (PLAIN, PLAIN, WEIGHTS)
"""The opponents, in turn."""
POINTS = 50.0
"""A unit of the learned values; this keeps weights small."""
SCALE = 100 * POINTS
HANDS, TIMES = 2_800, 2
"""Hands of an iteration; how often each row is used."""
TESTED = 14_000
"""Hands for measuring the net; at the start and the end, twice as many."""
ROWS = 45
"""An upper bound of the mean number of rows per hand."""
ALL = tuple(range(1, CONTRACTS + 1))
LAST = CONTRACTS
SEARCHED, ROOM, EPOCHS = 140, 60_000, 8
"""Hands searched at a time, the maximum number of rows, and how often all are used."""
WAYS = CONTRACT_FAST._replace(turns=3_000, sure=35, throws=20, little=0)
"""How the teacher searches: briefly, since many decisions teach more than a few certain ones; it
gives up late, and tries every possible discard."""
_FROM = "go on with this net: it leads at once, nothing is watched or searched without it"
NOTHING = np.zeros(0, np.int16)
"""No net."""
DOUBT, UNIT_VARIANCE = 4.0, 40.0
"""Squared points: the teacher's error apart from its noise; the variance with weight one."""


def book(contracts: Sequence[int]) -> Any:
    """Return the rules of the hands of these numbers, from 1."""
    rules = CONTRACT_PRESETS["may-i"]
    return vector(
        number
        for hand in contracts
        for number in rules_vector(rules, seats=SEATS, hand_number=hand)
    )


class Lessons:
    """Plays hands and returns their rows."""

    def __init__(
        self,
        hands: int,
        others: tuple[tuple[int, ...], ...] = OTHERS,
        contracts: Sequence[int] = ALL,
    ) -> None:
        self._book = book(contracts)
        self._weights = vector(weight for each in (WEIGHTS, *others) for weight in each)
        self._rows = np.zeros(ROWS * hands * L_LENGTH, np.int64)
        self._ends = np.zeros(ROWS * hands * E_LENGTH, np.int64)
        self._worths = np.zeros(hands, np.int64)

    def play(
        self, first: int, seed: int, net: NDArray[np.int16], how: int, *, tries: int = 0
    ) -> tuple[Ints, Ints, Ints]:
        """Return the rows, their ends, and the value of each hand."""
        vectors: Any = (self._rows, self._ends, self._worths)
        weights: Any = net
        learner = Learner(self._weights, weights, how, tries, SHARE)
        lessons = episodes.Lessons(*vectors)
        rows = compiled(episodes.play_lessons)(first, seed, self._book, learner, lessons)
        return (
            self._rows[: rows * L_LENGTH].reshape(rows, L_LENGTH),
            self._ends[: rows * E_LENGTH].reshape(rows, E_LENGTH),
            self._worths,
        )


def written(learned: Learned) -> NDArray[np.int16]:
    """Return the weights as ``strategy/contract/net/net.py`` reads them."""
    return learned.whole(SCALE, SCALE / 4)


def watch(learned: Learned, iterations: int, seed: int) -> None:
    """Learn from planned hands, by their final values."""
    lessons = Lessons(2 * HANDS)

    def lesson(number: int) -> tuple[Ints, Ints]:
        return lessons.play(2 * HANDS * number, SEEDS["watched"], NOTHING, WATCHED)[:2]

    learning.watch(learned, lesson, iterations, 1e-3, seed, scale=SCALE)


def play(
    learned: Learned, iterations: int, rate: float, seed: int, contracts: Sequence[int] = ALL
) -> None:
    """Learn from hands played by the net itself."""
    lessons = Lessons(HANDS, contracts=contracts)

    def lesson(number: int) -> tuple[Ints, Ints]:
        net, tries = written(learned), learning.TRIES
        return lessons.play(HANDS * number, SEEDS["played"], net, PLAYED, tries=tries)[:2]

    learning.play(
        learned,
        lesson,
        iterations,
        rate,
        seed,
        scale=SCALE,
        times=TIMES,
        every=25,
        told=lambda: told(written(learned), PLAYED),
    )


def search(first: int, seed: int, net: NDArray[np.int16]) -> tuple[Ints, Examples]:
    """Return rows and examples from searched hands: all except the last contract."""
    rows = np.zeros((ROOM, L_LENGTH), np.int64)
    found = np.zeros((ROOM, X_LENGTH), np.int64)
    counts = np.zeros(2, np.int64)
    weights: Any = net
    player = Player(vector(WAYS), vector(MINE_AND_THEIRS), weights, vector(points_stakes(SHARE)))
    vectors: Any = (rows.ravel(), found.ravel(), counts)
    examples = comparisons.Examples(*vectors)
    contracts = book(ALL[:-1])
    compiled(comparisons.play_examples)(
        first, SEARCHED, seed, contracts, player, new_desk(), examples
    )
    rows, found = rows[: counts[0]], found[: counts[1]]
    variance = found[:, X_VARIANCE] + DOUBT * (found[:, X_OTHER] != NO_ROW)
    return rows, Examples(
        found[:, [X_ROW, X_OTHER]],
        (found[:, X_WORTH] / SCALE).astype(np.float32),
        (UNIT_VARIANCE / variance).astype(np.float32),
    )


def be_taught(
    learned: Learned, net: NDArray[np.int16], hands: int, batches: int, rate: float, seed: int
) -> None:
    """Learn from the findings of a searching player, if there is one.

    It is led by the ``net``, if that is not empty. The deals depend on ``hands``.
    """
    if not batches:
        return
    order = np.random.default_rng(seed)
    rows: list[NDArray[np.int16]] = []
    taught: list[Examples] = []
    before = 0
    for number in range(batches):
        found, examples = search(SEARCHED * number, hands, net)
        examples.sides[examples.sides != NO_ROW] += before
        before += len(found)
        rows.append(found.astype(np.int16))
        taught.append(examples)
    every = np.concatenate(rows)
    whole = Examples(*(np.concatenate(each) for each in zip(*taught, strict=True)))
    for pace in rates(rate, EPOCHS):
        learn(*learned, every, *whole, order.permutation(len(whole.aim)), pace)


def told(net: NDArray[np.int16], how: int, times: int = 1) -> str:
    """Return the value of a match against three greedy players, with 95 %, and of each hand."""
    _, _, worths = Lessons(times * TESTED, (PLAIN,)).play(0, SEEDS["tested"], net, how)
    each = worths.reshape(CONTRACTS, -1) / 100
    off = margin_of(math.sqrt((each.var(1) / each.shape[1]).sum()))
    means = ", ".join(f"{mean:+.1f}" for mean in each.mean(1))
    return f"{each.mean(1).sum():+.1f} ± {off:.1f} ({means})"


def begun(file: Path, parser: argparse.ArgumentParser) -> Learned:
    """Return the learned state of a net that was written to a file."""
    try:
        numbers = np.fromfile(file, "<i2")
    except OSError as error:
        parser.error(f"{file} cannot be read: {error.strerror}")
    if len(numbers) != NET_LENGTH:
        parser.error(
            f"{file} is no net of May-I: it has {len(numbers):,} weights, not {NET_LENGTH:,}"
        )
    return Learned.of_whole(numbers, CONTRACTS, SCALE, SCALE / 4)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watched", type=int, default=160, help="iterations of 5,600 hands")
    parser.add_argument("--played", type=int, default=50, help="iterations of 2,800 hands")
    parser.add_argument("--searched", type=int, default=100, help="times 140 hands")
    parser.add_argument("--from", type=Path, dest="begun", metavar="FILE", help=_FROM)
    parser.add_argument("--led", type=int, default=300, help="times 140 hands, by the net")
    parser.add_argument("--deals", type=int, default=SEEDS["led"], help="seed of these hands")
    parser.add_argument("--last", type=int, default=60, help="iterations of the last contract")
    parser.add_argument("--to", type=Path, default=FOLDER / NET, metavar="FILE")
    options = parser.parse_args(arguments)
    if not options.to.parent.is_dir():
        parser.error(f"{options.to.parent} is no folder")
    if options.begun is None:
        learned = Learned.new(CONTRACTS, FEATURES, 1)
        print(f"the plan alone: {told(written(learned), PLANNED, 2)}", flush=True)
        watch(learned, options.watched, 2)
        print(f"watched: {told(written(learned), PLAYED)}", flush=True)
        play(learned, options.played, 5e-4, 3)
        be_taught(learned, NOTHING, SEEDS["searched"], options.searched, 6e-4, 4)
        print(f"taught: {told(written(learned), PLAYED)}", flush=True)
    else:
        learned = begun(options.begun, parser)
        print(f"begun: {told(written(learned), PLAYED)}", flush=True)
    be_taught(learned, written(learned), options.deals, options.led, 6e-4, 6)
    print(f"taught again: {told(written(learned), PLAYED)}", flush=True)
    play(learned, options.last, 5e-4, 5, (LAST,))
    options.to.write_bytes(written(learned).astype("<i2").tobytes())
    measured = told(written(learned), PLAYED, 2)
    print(f"in the end: {measured}", flush=True)
    given = " ".join(sys.argv[1:] if arguments is None else arguments)
    provenance.write(
        options.to,
        command=f"python -m training.train_may_i {given}".strip(),
        seeds=SEEDS,
        measured=measured,
    )


if __name__ == "__main__":
    main()
