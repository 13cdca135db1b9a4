"""Search for gin outs left lying: ``python -m lab.gin_outs --rounds 100000 --level fast``.

Two players of the linear policy, one of them in a hurry and one waiting for gin, play rounds of
``eaai``. Where a player draws from the stock although the top of the pile, kept for another card,
would leave more cards that make gin, the position is kept: this is quick. Then a level decides in
each of these positions. Where it draws, a long search with little trust in the net says how much
better or worse it would have been to take.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from hollywood.bots.gin.nets import learned_for, points_worth
from hollywood.bots.gin.search import rollouts_for
from hollywood.bots.levels import SEARCHING
from hollywood.bots.ways import Ways
from hollywood.cards import Card, Hand
from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.vectors.rules import game_of
from hollywood.intervals import margin
from hollywood.kernel.deadwood.tables import ALL_RANKS, IN_FOUR_SUITS
from hollywood.kernel.engine.bits import count, zeros
from hollywood.kernel.engine.chance import LENGTH, Stream, begin
from hollywood.kernel.engine.compiling import compiled, kernel
from hollywood.kernel.engine.stopping import new_stop
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import least
from hollywood.kernel.gin.deal import deal
from hollywood.kernel.gin.game import Board, Evidence, Game
from hollywood.kernel.gin.moves import apply
from hollywood.kernel.gin.price import P_LENGTH
from hollywood.kernel.gin.sight import sight
from hollywood.kernel.gin.story import G_LENGTH, begin_story, tell
from hollywood.kernel.gin.worth import WORTH_LENGTH
from hollywood.strategy.gin.belief.history import Styles
from hollywood.strategy.gin.belief.opponents import HABITS, TYPES
from hollywood.strategy.gin.policies.linear import CAMPER, GIN_NEAR, WEIGHTS, gin_outs, linear
from hollywood.strategy.gin.search import candidates as of
from hollywood.strategy.gin.search.desk import Player, new_desk
from hollywood.strategy.gin.search.search import search

ROW: Final = at.V_LENGTH + G_LENGTH
"""A kept position: the view of the seat, and the story."""
JUDGE = Ways(worlds=40_000, trust_net=1, unlikely=1 << 40, look=0, trust_near=1)
_LANES: Final = ALL_RANKS * IN_FOUR_SUITS


@kernel
def find(
    first: int,
    rounds: int,
    seed: int,
    more: int,
    game: Game,
    first_weights: list[int],
    second_weights: list[int],
    rows: list[int],
) -> int:
    """Play rounds and write the positions to ``rows``; return how many.

    In each, taking the top of the pile would leave ``more`` gin outs more, or still more than that.
    """
    board = Board(zeros(at.S_LENGTH), zeros(at.V_LENGTH), zeros(at.A_LENGTH), zeros(P_LENGTH))
    chance = Stream(zeros(LENGTH), 0)
    story = zeros(G_LENGTH)
    state, view = board.state, board.seen
    found = 0
    for number in range(first, first + rounds):
        deal(state, game.rules, number & 1, seed, number, 0)
        begin_story(story, state[at.S_UPCARD])
        while state[at.S_PHASE] != at.OVER and (found + 1) * ROW <= len(rows):
            seat = state[at.S_AWAITING]
            sight(state, game.rules, seat, view)
            weights = second_weights if seat else first_weights
            linear(view, game.rules, game.tables, weights, chance.state, chance.at, board.action)
            if (
                board.action[at.A_KIND] == at.A_DRAW
                and view[at.V_PILE_OPEN]
                and gained(view, game) >= more
            ):
                for place in range(at.V_LENGTH):
                    rows[found * ROW + place] = view[place]
                for place in range(G_LENGTH):
                    rows[found * ROW + at.V_LENGTH + place] = story[place]
                found += 1
            tell(story, state, game.rules, board.action)
            apply(state, game.rules, board.action)
    return found


@kernel
def gained(view: list[int], game: Game) -> int:
    """Return how many more gin outs the hand can have after taking the top of the pile."""
    hand = view[at.V_HAND]
    unseen = _LANES & ~view[at.V_SEEN]
    held = hand | 1 << view[at.V_TOP]
    most = 0
    cards = hand
    while cards:
        card = cards & -cards
        cards ^= card
        if least(held ^ card, game.tables) <= GIN_NEAR:
            most = max(most, count(gin_outs(held ^ card, unseen, game.tables)))
    if not most:
        return 0
    return most - count(gin_outs(hand, unseen, game.tables))


class Found(NamedTuple):
    """A position in which a level draws."""

    hand: str
    top: str
    turns: int
    better: float  # by how many points taking would be better, as the judge says
    card: str  # the discard after it


class _Asked:
    """A searching player without a match, who does not learn from round to round."""

    def __init__(self, ways: Ways, seed: int) -> None:
        rules = GIN_PRESETS["eaai"]
        learned = learned_for(rules, points_worth(), [1] * WORTH_LENGTH)
        settings = ways._replace(flat=learned.flat, slope=learned.slope)
        styles = (vector(n for each in part for n in each) for part in (TYPES, HABITS))
        self._player = Player(
            vector(settings),
            learned.net,
            Styles(*styles),
            rollouts_for(rules, points_worth()),
            vector(points_worth()),
        )
        self._desk, self._seed = new_desk(), seed

    def ask(self, evidence: Evidence) -> Any:
        """Return what the search found."""
        chance = Stream(empty_vector(LENGTH))
        begin(chance.state, 0, self._seed, 0, 0)
        action = empty_vector(at.A_LENGTH)
        compiled(search)(evidence, self._player, self._desk, chance, new_stop(), action)
        return self._desk.found


def _best(found: Any, first: int) -> tuple[float, int]:
    """Return the mean of the best candidate with this first action, in points, and its card."""
    best = -1e9, at.NO_CARD
    for number in range(found[of.C_NUMBER]):
        place = of.C_LIST + number * of.K_LENGTH
        if found[place + of.K_FIRST] == first and found[place + of.K_ROUNDS]:
            mean = found[place + of.K_SUM] / found[place + of.K_ROUNDS] / 1000
            best = max(best, (mean, int(found[place + of.K_CARD])))
    return best


def left_lying(rounds: int, ways: Ways, seed: int, more: int, most: int) -> tuple[int, list[Found]]:
    """Return how many positions there were (at most ``most``), and those where the level draws."""
    game = game_of(GIN_PRESETS["eaai"])
    rows = np.zeros(most * ROW, np.int64)
    weights = vector(WEIGHTS), vector(CAMPER)
    number = compiled(find)(0, rounds, seed, more, game, *weights, rows)
    player, judge = _Asked(ways, seed), _Asked(JUDGE, seed + 1)
    drawn = []
    for row in rows.reshape(-1, ROW)[:number]:
        view, story = vector(row[: at.V_LENGTH]), vector(row[at.V_LENGTH :])
        evidence = Evidence(view, story, game)
        found = player.ask(evidence)
        chosen = of.C_LIST + found[of.C_CHOSEN] * of.K_LENGTH
        if found[chosen + of.K_FIRST] != at.A_DRAW:
            continue
        told = judge.ask(evidence)
        taking, card = _best(told, at.A_TAKE)
        better = taking - _best(told, at.A_DRAW)[0]
        drawn.append(
            Found(
                str(Hand(int(view[at.V_HAND]))),
                str(Card(int(view[at.V_TOP]))),
                int(view[at.V_TURNS]),
                better,
                str(Card(card)) if card >= 0 else "-",
            )
        )
    return number, drawn


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the arguments, search, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20_000)
    parser.add_argument("--level", choices=sorted(SEARCHING), default="fast")
    parser.add_argument("--more", type=int, default=2, help="gin outs that taking brings")
    parser.add_argument("--most", type=int, default=400, help="positions to look at")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    if min(asked.rounds, asked.more, asked.most) < 1:
        parser.error("--rounds, --more and --most are 1 or more")
    number, drawn = left_lying(
        asked.rounds, SEARCHING[asked.level][0], asked.seed, asked.more, asked.most
    )
    print(f"{number} positions, {asked.level} draws in {len(drawn)}")
    for each in sorted(drawn, key=lambda found: -found.better)[:20]:
        print(
            f"{each.better:+.1f} points for taking {each.top}, discarding {each.card}: "
            f"{each.hand}, turn {each.turns}"
        )
    lost = [max(0.0, each.better) for each in drawn]
    if len(lost) > 1:
        print(f"lost in a position where it draws: {np.mean(lost):.2f} ± {margin(lost):.2f} points")


if __name__ == "__main__":
    main()
