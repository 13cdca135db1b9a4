"""Measure a player of the contract game: ``python lab/duel_may_i.py fast --decks 50``.

It plays against greedy players or, with ``--others club``, against planners, with the same decks at
every seat of the table. One process; seeds below 1000 are for tuning, from 1000000 for reported
results.
"""

from __future__ import annotations

import argparse
import time

from hollywood.bots.contract.nets import learned_for
from hollywood.bots.ways import CONTRACT_LEVELS
from hollywood.contract import CONTRACT_PRESETS
from lab.duels import OTHERS, PLAYERS, duel_matches, figure


def main() -> None:
    """Read the arguments, play, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("player", choices=(*PLAYERS, *CONTRACT_LEVELS))
    parser.add_argument("--decks", type=int, default=50, help="each is a match for every seat")
    parser.add_argument("--first", type=int, default=0, help="number of the first deck")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--others", choices=sorted(OTHERS), default="greedy")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rules", choices=sorted(CONTRACT_PRESETS), default="may-i")
    parser.add_argument("--turns", type=int, help="turns to imagine for a decision")
    parser.add_argument(
        "--match", action="store_true", help="play the last hands for the first place"
    )
    asked = parser.parse_args()
    ways = CONTRACT_LEVELS.get(asked.player, CONTRACT_LEVELS["fast"])
    if asked.turns is not None:
        ways = ways._replace(turns=asked.turns)
    rules = CONTRACT_PRESETS[asked.rules]
    net = learned_for(rules, asked.seats)
    if asked.player == "guesser" and not len(net):
        parser.error(f"there is no net for {asked.rules} with {asked.seats} seats")
    began = time.process_time()
    duels = duel_matches(
        rules,
        seats=asked.seats,
        player=asked.player if asked.player in PLAYERS else "searcher",
        ways=ways,
        seed=asked.seed,
        first=asked.first,
        count=asked.decks,
        for_match=asked.match,
        net=net,
        others=asked.others,
    )
    spent = time.process_time() - began
    own, first, ratio = figure(duels.own), figure(duels.first), duels.ratio
    print(f"{asked.decks} decks x {asked.seats} seats, seed {asked.seed}, from {asked.first}")
    print(f"penalty a hand {own.mean:.2f} +- {own.within:.2f}, others {duels.others.mean():.2f}")
    print(f"of the others' {ratio.mean:.3f} +- {ratio.within:.3f}")
    print(f"first places {100 * first.mean:.1f} % +- {100 * first.within:.1f} %")
    if duels.decisions:
        print(
            f"{1000 * spent / duels.decisions:.2f} ms and {duels.turns / duels.decisions:.0f} "
            f"imagined turns a decision, {duels.decisions} decisions"
        )


if __name__ == "__main__":
    main()
