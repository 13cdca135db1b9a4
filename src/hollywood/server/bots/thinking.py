"""Answers the questions to bots: functions of plain values, run in another process.

To import this loads all bots.
"""

from __future__ import annotations

from hollywood.bots import make_bot
from hollywood.bots.advice import advise
from hollywood.bots.hints import Hint
from hollywood.bots.informed import Informed
from hollywood.bots.levels import LEVELS
from hollywood.bots.readying import make_ready
from hollywood.bots.search_bot import SearchBot
from hollywood.match.presets import AnyRules
from hollywood.server.bots.questions import Question, Thought

LIMIT_MS = 1_000
"""The most time any bot at a live table may think. A level has its own limit, in ``LEVELS``; after
that it plays the best move found so far."""
HINT_LIMIT_MS = 5_000
"""The same for a hint, which only one person waits for."""


def choose(asked: Question) -> Thought:
    """Return the decision of a kind of bot."""
    bot = make_bot(asked.kind, seat_name="bot", seed=asked.seed, family=asked.family)
    if asked.stake is not None and isinstance(bot, Informed):
        bot.at_stake(asked.stake)
    if not isinstance(bot, SearchBot):
        return Thought(bot.choose(asked.view))
    bot.limit_ms = LEVELS[asked.kind].most_ms if asked.kind in LEVELS else LIMIT_MS
    if asked.impressions is not None:
        bot.impressions = asked.impressions
    return Thought(bot.choose(asked.view), bot.impressions)


def hint(asked: Question) -> Hint:
    """Return what a level would do in the person's place, and why."""
    return advise(
        asked.view,
        seed=asked.seed,
        stake=asked.stake,
        impressions=asked.impressions,
        level=asked.kind,
        limit_ms=HINT_LIMIT_MS,
    )


def ready(games: tuple[AnyRules, ...]) -> None:
    """Make the bots that search ready for some games."""
    for rules in games:
        make_ready(rules)


def awake(_: None) -> None:
    """Do nothing: a worker that has done this has loaded everything it needs."""
