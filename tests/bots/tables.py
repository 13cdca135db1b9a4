"""Tables at which bots are watched: each answer is checked before it is carried out."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from hollywood.bots import BOT_NAMES, make_bot
from hollywood.bots.levels import SEARCHING
from hollywood.bots.names import ANY_GAME
from hollywood.bots.search_bot import SearchBot
from hollywood.bots.ways import ContractWays, Ways
from hollywood.contract import ContractRound
from hollywood.contract.may_i import eligible
from hollywood.gin import GIN_PRESETS, GinRound
from hollywood.gin.rules import GinRules
from hollywood.match.decks import seeded_secrets
from hollywood.match.presets import AnyRules
from hollywood.match.table import MatchTable
from hollywood.play import Action, Bot, Seat, View

AnyRound = GinRound | ContractRound
NAMES = ("Ann", "Bob", "Cy", "Dot", "Eve", "Fay", "Gus", "Hal")


class Watched:
    """A bot whose every answer is checked: legal, or nothing if nothing is awaited of it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.answers = 0

    def choose(self, view: View) -> Action | None:
        action = self.bot.choose(view)
        self.answers += 1
        if action is None:
            assert view.awaiting != view.seat
        else:
            assert view.why_illegal(action) is None
        return action


def kinds_for(preset: str) -> tuple[str, ...]:
    """The bots that play the game of a preset.

    Of those that search alike when they think only briefly, only the strongest is there.
    """
    family = 0 if preset in GIN_PRESETS else 1
    alike = {_briefly(kind)[family]: kind for kind in SEARCHING}
    kinds = ANY_GAME if family else BOT_NAMES
    return tuple(kind for kind in kinds if kind not in SEARCHING or kind in alike.values())


def _briefly(kind: str) -> tuple[Ways, ContractWays]:
    """The settings of a bot that searches, with little to do."""
    gin, contract = SEARCHING[kind]
    most = {
        "turns": 200,
        "work": 16_000,
        "pasts": 6,
        "steps": 60,
        "first_steps": 300,
        "more_steps": 10,
    }
    fewer = {name: min(number, getattr(contract, name)) for name, number in most.items()}
    shorter = gin._replace(worlds=min(gin.worlds, 24), burn=10, burn_turn=5)
    return shorter, contract._replace(**fewer)


def bot(kind: str, seed: int | str = 1, name: str = "Ann") -> Bot:
    """A bot of a kind; one that searches thinks only briefly, since whole matches are played."""
    if kind in SEARCHING:
        return SearchBot(name, *_briefly(kind), seed)
    return make_bot(kind, seat_name=name, seed=seed)


def opened(rules: AnyRules, players: int, *, seed: str = "1") -> MatchTable:
    return MatchTable.open(
        rules, NAMES[:players], first_dealer=Seat(0), secrets=seeded_secrets(seed)
    )


def dealt(rules: AnyRules, *, players: int = 4, hand: int = 1, seed: int = 1) -> AnyRound:
    deck = list(rules.pack.cards)
    random.Random(seed).shuffle(deck)
    if isinstance(rules, GinRules):
        return GinRound.deal(rules, dealer=Seat(0), deck=deck)
    return ContractRound.deal(rules, players=players, dealer=Seat(0), hand_number=hand, deck=deck)


def moments(play: AnyRound, bots: Sequence[Bot]) -> Iterator[tuple[AnyRound, Seat]]:
    """Play on to the end; yield each round in which a bot is about to be asked, and its seat."""
    asked = None
    while play.awaiting is not None:
        if isinstance(play, ContractRound):
            offer = (play.table.turns, len(play.table.discards))
            callers = eligible(play.table) if offer != asked else ()
            asked = offer
            for seat in callers:
                yield play, seat
                call = bots[seat].choose(play.view(seat))
                if call is not None:
                    play = play.after(seat, call)
        awaited = play.awaiting
        assert awaited is not None
        yield play, awaited
        action = bots[awaited].choose(play.view(awaited))
        assert action is not None
        play = play.after(awaited, action)
