"""Plays at random until everything that can happen has happened, and lists what never did.

Everything means each kind of action, event, ending and score, and each code of refusal, in gin and
in the contract game. Refusals are provoked by guesses, which are checked and never carried out.
``python -m tests.coverage.runner`` plays on until nothing is missing, and counts.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from itertools import islice
from typing import Any, get_args

from hollywood import contract, gin
from hollywood.bots import GreedyBot
from hollywood.contract import CallMayI, ContractRound
from hollywood.contract import refusals as contract_refusals
from hollywood.contract.result import Ending as ContractEnding
from hollywood.gin import GinRound
from hollywood.gin.rules import GinRules
from hollywood.play import Action, Bot, Discard, Event, Seat
from tests.coverage.games import GAMES, Game
from tests.coverage.guesses import AnyRound, guess

_CONSIDERED = 60
_STYLES = ("greedy", "random", "patient")
_GREEDY = GreedyBot("greedy")


def everything() -> frozenset[str]:
    """List everything that should occur."""
    kinds: dict[str, tuple[Any, ...]] = {
        "gin action": get_args(gin.GinAction),
        "gin event": get_args(gin.GinEvent),
        "contract action": get_args(contract.ContractAction),
        "contract event": get_args(contract.ContractEvent),
    }
    codes: dict[str, type[StrEnum]] = {
        "gin ending": gin.Ending,
        "gin score": gin.ScoreKind,
        "gin refusal": gin.Refusal,
        "contract ending": ContractEnding,
        "contract refusal": contract_refusals.Refusal,
    }
    named = {f"{what}: {kind.__name__}" for what, those in kinds.items() for kind in those}
    return frozenset(named | {f"{what}: {code}" for what, those in codes.items() for code in those})


class Coverage:
    """What has occurred so far, in rounds played from one seed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.rounds: Counter[str] = Counter()

    @property
    def missing(self) -> list[str]:
        """List what has never occurred."""
        return sorted(everything() - set(self.counts))

    def sweep(self) -> None:
        """Play a round of every game; rounds of gin are short, so play several."""
        for game in GAMES:
            for _ in range(1 if game.rules.family == "contract" else 4):
                self.play(game)

    def play(self, game: Game) -> None:
        """Play a round to its end."""
        family = game.rules.family
        play = self._deal(game)
        self._happened(family, play.news)
        players = [self._player(game) for _ in play.hands]
        while play.awaiting is not None:
            self._guess(play, family)
            seat, action = self._choice(play, players)
            self.counts[f"{family} action: {type(action).__name__}"] += 1
            play = play.after(seat, action)
            self._happened(family, play.news)
            if isinstance(play, ContractRound):
                self._regret(play)
        self._guess(play, family)
        self.rounds[game.name] += 1
        assert play.result is not None
        self.counts[f"{family} ending: {play.result.ending}"] += 1
        if isinstance(play, GinRound) and play.result is not None:
            self.counts[f"gin score: {gin.price(play.result, play.rules).kind}"] += 1

    def _regret(self, play: ContractRound) -> None:
        """See what happens if the player in turn undoes a lay down or an addition."""
        if play.awaiting is not None and contract.to_take_back(play.table, play.awaiting):
            self._happened("contract", play.taken_back(play.awaiting).news)

    def _deal(self, game: Game) -> AnyRound:
        deck = list(game.rules.pack.cards)
        self.chance.shuffle(deck)
        if isinstance(game.rules, GinRules):
            return GinRound.deal(game.rules, dealer=Seat(self.chance.randrange(2)), deck=deck)
        return ContractRound.deal(
            game.rules,
            players=game.players,
            dealer=Seat(self.chance.randrange(game.players)),
            hand_number=self.chance.randrange(game.rules.hands) + 1,
            deck=deck,
        )

    def _player(self, game: Game) -> str:
        return self.chance.choice(_STYLES) if game.style == "any" else game.style

    def _choice(self, play: AnyRound, players: list[str]) -> tuple[Seat, Action]:
        """Let somebody out of turn act now and then, otherwise the awaited player."""
        if isinstance(play, ContractRound) and play.table.may_be_called:
            seat = Seat(self.chance.randrange(len(players)))
            if seat != play.awaiting and self.chance.random() < 0.4:
                action = self._anything(play.legal_actions(seat))
                if isinstance(action, CallMayI):
                    action = CallMayI(action.moment + self.chance.randrange(3))
                if action is not None:
                    return seat, action
        assert play.awaiting is not None
        seat, action = play.awaiting, None
        if players[seat] == "greedy" and self.chance.random() < 0.9:
            bot: Bot = _GREEDY
            action = bot.choose(play.view(seat))
        elif players[seat] == "patient":
            actions = islice(play.legal_actions(seat), _CONSIDERED)
            discards = [action for action in actions if isinstance(action, Discard)]
            action = self.chance.choice(discards) if discards else None
        action = action or self._anything(play.legal_actions(seat))
        assert action is not None
        return seat, action

    def _anything(self, actions: Iterable[Action]) -> Action | None:
        """One of the first actions: the kind first, then one of its kind."""
        kinds: dict[type, list[Action]] = {}
        for action in islice(actions, _CONSIDERED):
            kinds.setdefault(type(action), []).append(action)
        return self.chance.choice(self.chance.choice(list(kinds.values()))) if kinds else None

    def _guess(self, play: AnyRound, family: str) -> None:
        for _ in range(_guesses(play)):
            seat, action = guess(play, self.chance)
            refused = play.refusal(seat, action)
            if refused is not None:
                self.counts[f"{family} refusal: {refused.code}"] += 1

    def _happened(self, family: str, news: Iterable[Event]) -> None:
        for event in news:
            self.counts[f"{family} event: {type(event).__name__}"] += 1


def _guesses(play: AnyRound) -> int:
    """How much to guess now: more at moments that rounds seldom reach."""
    if isinstance(play, GinRound):
        usual = play.table.phase in {gin.Phase.DRAW, gin.Phase.DISCARD}
        return 2 if usual and not play.table.must_knock else 30
    turn = play.table.turn
    if play.table.down[turn] is not None:
        return 40 if play.table.sizes[turn] <= 2 else 8
    return 8 if play.table.calls else 2


def cover(*, seed: int, sweeps: int) -> Coverage:
    """Play sweep after sweep until nothing is missing, up to a limit."""
    coverage = Coverage(seed)
    for _ in range(sweeps):
        coverage.sweep()
        if not coverage.missing:
            break
    return coverage


def main(words: list[str]) -> int:
    """Cover everything, print how often each thing occurred, and list what never did."""
    seed, sweeps = (int(word) for word in (*words, *("1", "30")[len(words) :]))
    began = time.perf_counter()
    coverage = cover(seed=seed, sweeps=sweeps)
    for name in sorted(everything()):
        print(f"{coverage.counts[name]:8}  {name}")
    rounds = sum(coverage.rounds.values())
    print(f"{rounds} rounds in {time.perf_counter() - began:.1f} s")
    print(f"Never occurred: {', '.join(coverage.missing) or 'nothing'}")
    return 1 if coverage.missing else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
