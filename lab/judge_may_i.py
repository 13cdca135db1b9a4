"""Compare ways to search in May-I by a judge: ``python -m lab.judge_may_i strongest fast``.

Whole matches are too coarse a measure: a player whose decisions are a tenth of a point better wins
hardly more of a thousand. So the first way plays against greedy players, and the others are asked
for each of its decisions. If they choose differently, a judge says which choice is worth more. The
judge is the same search with some eighteen times the turns, pasts mixed four to ten times as long,
and other random numbers. It cannot see whether its own pasts are right.

A way is a level, with changed settings after a colon, such as ``strongest:trust=200,sure=20``: the
fields of ``ContractWays``.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from typing import NamedTuple

from hollywood.bots.contract.search import ContractSearcher
from hollywood.bots.driver import Driver
from hollywood.bots.informed import Stake
from hollywood.bots.names import make_bot
from hollywood.bots.ways import CONTRACT_LEVELS, CONTRACT_STRONGEST, ContractWays
from hollywood.contract import CONTRACT_PRESETS
from hollywood.contract.sight import ContractView
from hollywood.intervals import ratio
from hollywood.match.decks import seeded_secrets
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.match.table import MatchTable
from hollywood.play import Action, Seat, View

SEATS = 4
ASKED, JUDGING = 12_345, 777
"""Seeds of the players asked and of the judge."""
JUDGE = CONTRACT_STRONGEST._replace(
    turns=2_500_000,
    work=16_000_000,
    throws=12,
    sure=40,
    little=0,
    steps=2_000,
    first_steps=8_000,
    more_steps=160,
)
"""How the judge searches: some seconds for each decision that it is asked about."""


class Asked(NamedTuple):
    """One decision: the lead of each way over the first, in points, and its milliseconds.

    ``None`` if the judge did not try that way's choice.
    """

    ahead: tuple[float | None, ...]
    took: tuple[float, ...]


class Panel:
    """A player whose every decision is put to several searchers; it follows the first."""

    def __init__(self, name: str, ways: Sequence[ContractWays], judge: ContractWays) -> None:
        self.name = name
        self.asked: list[Asked] = []
        self._searchers = [ContractSearcher(each, ASKED) for each in ways]
        self._judge = ContractSearcher(judge, JUDGING)
        self._totals: tuple[int, ...] = ()

    def at_stake(self, stake: Stake) -> None:
        """See the sheet, as every player who plays for the match does."""
        assert isinstance(stake, PenaltySheet), "it sits at tables of the contract game only"
        self._totals = stake.totals

    def choose(self, view: View) -> Action | None:
        """Do what the first finds best; record the value of the others' choices beside it."""
        assert isinstance(view, ContractView), "it sits at tables of the contract game only"
        wishes, took = [], []
        for searcher in self._searchers:
            searcher.for_match(self._totals)
            began = time.process_time()
            wishes.append(searcher.choose(view))
            took.append(1000 * (time.process_time() - began))
        ahead: tuple[float | None, ...] = (0.0,) * len(wishes)
        if any(wish != wishes[0] for wish in wishes):
            ahead = self._judged(view, wishes)
        self.asked.append(Asked(ahead, tuple(took)))
        return wishes[0]

    def _judged(
        self, view: ContractView, wishes: Sequence[Action | None]
    ) -> tuple[float | None, ...]:
        self._judge.for_match(self._totals)
        self._judge.choose(view)
        worths = {tried.action: tried.worth for tried in self._judge.tried}
        first = wishes[0]

        def ahead(wish: Action | None) -> float | None:
            if wish == first:
                return 0.0
            return worths[wish] - worths[first] if {wish, first} <= worths.keys() else None

        return tuple(map(ahead, wishes))


def judged_match(
    ways: Sequence[ContractWays], judge: ContractWays, seed: str, deck: int
) -> list[Asked]:
    """Play one match of May-I against greedy players; return every decision of the first seat."""
    panel = Panel("panel", ways, judge)
    names = ["panel", *(f"greedy {seat}" for seat in range(1, SEATS))]
    table = MatchTable.open(
        CONTRACT_PRESETS["may-i"],
        names,
        first_dealer=Seat(deck % SEATS),
        secrets=seeded_secrets(f"{seed}|{deck}"),
    )
    others = {
        Seat(seat): make_bot("greedy", seat_name=names[seat], seed=deck, family="contract")
        for seat in range(1, SEATS)
    }
    driver = Driver(table, {Seat(0): panel, **others})
    while not table.match.over:
        table.deal()
        driver.play_on()
    return panel.asked


def way_named(text: str) -> ContractWays:
    """Return the way described by ``text``; ValueError, in words, if there is none."""
    level, _, changes = text.partition(":")
    if level not in CONTRACT_LEVELS:
        raise ValueError(f"there is no level {level!r} that searches: {', '.join(CONTRACT_LEVELS)}")
    ways = CONTRACT_LEVELS[level]
    for change in filter(None, changes.split(",")):
        field, _, number = change.partition("=")
        if field not in ContractWays._fields or not number.isdecimal():
            allowed = ", ".join(ContractWays._fields)
            raise ValueError(f"{change!r} is no change of a way; FIELD=NUMBER of {allowed}")
        ways = ways._replace(**{field: int(number)})
    return ways


def told(names: Sequence[str], matches: Sequence[Sequence[Asked]]) -> list[str]:
    """Return the results, a line for each way.

    The decisions of a match have cards and pasts in common: the intervals are those of matches, and
    a single match has none.
    """
    lines = []
    asked = [each for match in matches for each in match]
    for number, name in enumerate(names):
        took = sum(each.took[number] for each in asked) / len(asked)
        line = f"{name}: {took:.1f} ms a decision"
        if number:
            by_match = [[each.ahead[number] for each in match] for match in matches]
            known = [[worth for worth in match if worth is not None] for match in by_match]
            gain = ratio(list(map(sum, known)), list(map(len, known)))
            if gain is not None:
                within = "" if gain.low is None else f" ({gain.low:+.3f} to {gain.high:+.3f})"
                line += f", {gain.mean:+.3f}{within} points a decision better"
            others = sum(each.ahead[number] != 0 for each in asked)
            untried = sum(each.ahead[number] is None for each in asked)
            line += f"; another choice in {others}, {untried} of them not tried by the judge"
        lines.append(line)
    return lines


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the arguments, play, and print the figures after every match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ways", nargs="+", help="the first plays; the others are told from it")
    parser.add_argument("--decks", type=int, default=6, help="each is a match")
    parser.add_argument("--first", type=int, default=0, help="number of the first deck")
    parser.add_argument("--seed", default="judged", help="none that is reported on")
    parser.add_argument("--judge", default=None, help="another way to judge")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args(arguments)
    if min(asked.decks, asked.workers, len(asked.ways) - 1) < 1 or asked.first < 0:
        parser.error("it takes two ways or more, --decks and --workers of 1 or more, --first of 0")
    try:
        ways = [way_named(text) for text in asked.ways]
        judge = JUDGE if asked.judge is None else way_named(asked.judge)
    except ValueError as error:
        parser.error(str(error))
    decks = range(asked.first, asked.first + asked.decks)
    found: list[list[Asked]] = []
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        shared = repeat(ways), repeat(judge), repeat(asked.seed)
        for deck, match in zip(decks, pool.map(judged_match, *shared, decks), strict=True):
            found.append(match)
            print(f"deck {deck}, {sum(map(len, found))} decisions so far")
            print(*told(asked.ways, found), sep="\n", flush=True)


if __name__ == "__main__":
    main()
