"""What playing by match equity gains over playing for points: ``python tools/equity_gain.py``.

Two searching players are alike but for what they are told of the results of a round: the one their
points, the other what they are worth to the match on this very sheet. They play Hollywood gin with
box 25, game 100 and a doubled shutout; every match is played twice with the same decks, the seats
changed. A pair of matches takes some seconds; ``--first`` goes on where an earlier run ended.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from dataclasses import replace

from hollywood.bots.gin_search import GinSearcher, Ways
from hollywood.equity import worth_vector
from hollywood.gin import GinRound, price
from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.rules import Shutout
from hollywood.match.columns import Entry
from hollywood.match.dealers import next_dealer
from hollywood.match.sheet import ScoreSheet
from hollywood.play import Seat
from hollywood.simulation.gin_game import deck_of

RULES = replace(
    GIN_PRESETS["hollywood-gin"], box_bonus=25, game_bonus=100, shutout=Shutout(kind="double")
)
_MOST_ROUNDS = 500


def net_of_match(number: int, seat: int, ways: Ways, seed: int) -> int:
    """Play a match; return what the player by equity, who sits on ``seat``, nets."""
    players = [GinSearcher(ways, seed + player) for player in range(2)]
    sheet = ScoreSheet(("0", "1"), RULES)
    dealer = Seat(number % 2)
    for round_ in range(1, _MOST_ROUNDS):
        if sheet.over:
            break
        players[seat].for_result(worth_vector(RULES, sheet, seat, dealer))
        state = GinRound.deal(RULES, dealer=dealer, deck=deck_of(seed, number, round_))
        while state.awaiting is not None:
            acting = state.awaiting
            action = players[acting].choose(state.view(acting))
            assert action is not None
            state = state.after(acting, action)
        assert state.result is not None
        score = price(state.result, RULES)
        sheet = sheet.after(Entry(score.winner, score.points, score.boxes, score.kind))
        dealer = next_dealer(RULES, dealer, score.winner)
    return sheet.settlement.net[seat]


def main() -> int:
    """Play pairs of matches, and say what was gained."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--pairs", type=int, default=100)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--worlds", type=int, default=200)
    asked.add_argument("--seed", type=int, default=45_900)
    options = asked.parse_args()
    ways = Ways(worlds=options.worlds)
    pairs = []
    for number in range(options.first, options.first + options.pairs):
        nets = [net_of_match(number, seat, ways, options.seed) for seat in range(2)]
        pairs.append(sum(nets) / 2)
        print(f"pair {number}: {nets[0]:+d} {nets[1]:+d}", flush=True)
    half = 1.96 * statistics.stdev(pairs) / math.sqrt(len(pairs))
    print(f"by equity against by points: {statistics.mean(pairs):+.0f} +- {half:.0f} a match")
    return 0


if __name__ == "__main__":
    sys.exit(main())
