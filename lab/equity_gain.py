"""What playing by match equity gains over playing for points: ``python lab/equity_gain.py``.

Two players differ only in their aim. Both choose among the same ways of playing: linear policies
that knock with at most a given deadwood, or play for gin. Both know the results of every pair of
ways. One uses the best way in points, found by repeatedly taking the best response to the last one
until none is better. The other chooses, before every round, the way whose results are worth most to
the match on the current sheet. They play Hollywood gin with box 25, game 100 and a doubled shutout;
every match is played twice with the same decks and the seats exchanged. It takes about a minute for
600 pairs.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hollywood.equity import worth_of_results
from hollywood.equity.outcomes import GINNED, KNOCKED, UNDERCUT
from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.rules import GinRules, Shutout
from hollywood.gin.vectors.rules import game_of
from hollywood.intervals import margin
from hollywood.kernel.engine.chance import LENGTH
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Board
from hollywood.kernel.gin.price import P_LENGTH
from hollywood.kernel.gin.worth import CLASSES, MOST_POINTS, W_DRAWN, WORTH_LENGTH
from hollywood.match.columns import Entry
from hollywood.match.dealers import next_dealer
from hollywood.match.sheet import ScoreSheet
from hollywood.play import Seat
from hollywood.strategy.gin.play import (
    F_BOXES,
    F_LENGTH,
    F_POINTS,
    F_SCORED,
    F_WINNER,
    Deal,
    Seats,
    play_round,
    stream_of,
)
from hollywood.strategy.gin.policies.choose import LINEAR
from hollywood.strategy.gin.policies.linear import (
    CAMPER,
    W_KNOCK,
    W_KNOCK_GROWTH,
    W_KNOCK_LEAST,
    WEIGHTS,
)

_WAY_OF_SCORE = (KNOCKED, UNDERCUT, GINNED, GINNED)
"""By the kernel's kind of score."""
_MOST_ROUNDS = 500

Numbers = NDArray[np.int64]
Shares = NDArray[np.float64]


def _knocking(knock: int) -> list[int]:
    weights = list(WEIGHTS)
    weights[W_KNOCK], weights[W_KNOCK_GROWTH], weights[W_KNOCK_LEAST] = 100 * knock, 0, 0
    return weights


WAYS = {
    "for gin": list(CAMPER),
    **{f"knock {knock}": _knocking(knock) for knock in (2, 4, 6, 8, 10)},
    "usual": list(WEIGHTS),
}


class Engine:
    """Plays rounds of one set of rules between two of the WAYS, by number."""

    def __init__(self, rules: GinRules, seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self._game = game_of(rules)
        lengths = (at.S_LENGTH, at.V_LENGTH, at.A_LENGTH, P_LENGTH)
        self._board = Board(*(empty_vector(length) for length in lengths))
        self._chance = empty_vector(2 * LENGTH)
        self._facts = empty_vector(F_LENGTH)
        self._ways = [vector(weights) for weights in WAYS.values()]

    def play(self, ways: tuple[int, int], dealer: int, number: int, round_: int) -> Any:
        """Play a round; the facts are overwritten by the next."""
        first, second = (self._ways[way] for way in ways)
        seats = Seats(vector((LINEAR, LINEAR)), first, second)
        deal = Deal(dealer, self.seed, number, stream_of(round_, 0))
        compiled(play_round)(self._board, self._game, seats, deal, self._chance, self._facts, 0)
        return self._facts

    def results(self, way: int, against: int, rounds: int) -> Shares:
        """Return the frequency of each result for seat 0, by dealer, in the layout of values."""
        shares = np.zeros((2, WORTH_LENGTH))
        for number in range(rounds):
            facts = self.play((way, against), number & 1, number, 0)
            shares[number & 1, _result(facts)] += 2 / rounds
        return shares


def _result(facts: Any) -> int:
    if facts[F_WINNER] < 0:
        return W_DRAWN
    lost = 0 if facts[F_WINNER] == 0 else CLASSES
    points = min(int(facts[F_POINTS]), MOST_POINTS - 1)
    return (lost + _WAY_OF_SCORE[facts[F_SCORED]]) * MOST_POINTS + points


def best_in_points(engine: Engine, rounds: int) -> int:
    """Return the way that gets most points against opponents who play for points themselves."""
    gains = np.tile(np.arange(MOST_POINTS, dtype=np.float64), CLASSES)
    points = np.concatenate([gains, -gains, [0]])
    way = len(WAYS) - 1
    for _ in range(len(WAYS)):
        found = [engine.results(each, way, rounds).mean(0) @ points for each in range(len(WAYS))]
        best = int(np.argmax(found))
        said = ", ".join(f"{name} {gain:+.2f}" for name, gain in zip(WAYS, found, strict=True))
        print(f"points a round against {list(WAYS)[way]}: {said}", flush=True)
        if best == way:
            break
        way = best
    return way


def one_match(
    engine: Engine, number: int, seat: int, plain: int, shares: Shares, taken: Counter[str]
) -> float:
    """Play a match; return the net result of the player by equity, on ``seat``."""
    rules = engine.rules
    sheet = ScoreSheet(("0", "1"), rules)
    dealer = Seat(number & 1)
    for round_ in range(_MOST_ROUNDS):
        if sheet.over:
            break
        worth = np.array(worth_of_results(rules, sheet, seat, dealer, "points").numbers)
        way = int(np.argmax(shares[:, int(dealer != seat)] @ worth))
        taken[list(WAYS)[way]] += 1
        facts = engine.play((way, plain) if seat == 0 else (plain, way), dealer, number, round_)
        winner = None if facts[F_WINNER] < 0 else Seat(int(facts[F_WINNER]))
        sheet = sheet.after(Entry(winner, int(facts[F_POINTS]), int(facts[F_BOXES])))
        dealer = next_dealer(rules, dealer, winner)
    return sheet.settlement.net[seat]


def main() -> int:
    """Play and print the gain."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--pairs", type=int, default=600)
    asked.add_argument("--undercut", type=int, default=25, help="points for an undercut")
    asked.add_argument("--seed", type=int, default=45_900)
    options = asked.parse_args()
    rules = replace(
        GIN_PRESETS["hollywood-gin"],
        box_bonus=25,
        game_bonus=100,
        shutout=Shutout(kind="double"),
        undercut_bonus=options.undercut,
    )
    tuning = Engine(rules, options.seed + 1)
    plain = best_in_points(tuning, 15_000)
    shares = np.array([tuning.results(way, plain, 30_000) for way in range(len(WAYS))])
    engine, taken = Engine(rules, options.seed), Counter[str]()
    pairs = [
        sum(one_match(engine, number, seat, plain, shares, taken) for seat in range(2)) / 2
        for number in range(options.pairs)
    ]
    half = margin(pairs)
    print(f"taken by equity: {dict(taken)}")
    print(f"by equity against by points: {np.mean(pairs):+.0f} +- {half:.0f} points a match")
    return 0


if __name__ == "__main__":
    sys.exit(main())
