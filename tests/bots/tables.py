"""Tables at which bots are watched: each answer is checked before it is carried out."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from hollywood.bots import BOT_NAMES, make_bot
from hollywood.bots.levels import SEARCHING
from hollywood.bots.names import ANY_GAME
from hollywood.bots.search_bot import SearchBot
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
    """The bots that play the game of a preset."""
    return BOT_NAMES if preset in GIN_PRESETS else ANY_GAME


def bot(kind: str, seed: int | str = 1, name: str = "Ann") -> Bot:
    """A bot of a kind; one that searches thinks only briefly, since whole matches are played."""
    if kind in SEARCHING:
        gin, contract = SEARCHING[kind]
        shorter = gin._replace(worlds=24, burn=10, burn_turn=5)
        return SearchBot(name, shorter, contract._replace(turns=200), seed)
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
