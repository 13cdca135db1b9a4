"""The rules of gin for the kernel: one vector of integers, and the meld tables.

Every setting is in exactly one of the groups below.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, TypeAlias

from hollywood.gin.rules import GinRules, Shutout
from hollywood.kernel.engine.vectors import meld_tables, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Game
from hollywood.kernel.gin.sheet import MOST_GAMES

Places: TypeAlias = Mapping[str, tuple[tuple[int, Callable[[Any], int]], ...]]
"""For each setting: its places in the vector, and how its value is written there."""


def _number(place: int) -> tuple[tuple[int, Callable[[Any], int]], ...]:
    return ((place, int),)


def _word(place: int, *words: str) -> tuple[tuple[int, Callable[[Any], int]], ...]:
    """Write a word as its number, and None (in a single game) as 0."""
    return ((place, lambda value: 0 if value is None else words.index(value)),)


_SHUTOUTS = ("replace_game_bonus", "add", "double")


def _shutout_kind(shutout: Shutout | None) -> int:
    return 0 if shutout is None else 1 + _SHUTOUTS.index(shutout.kind)


IN_TABLES = frozenset(
    {"set_sizes", "run_min", "run_suits", "ace", "ace_points", "face_points"},
)
"""Settings that decide what a meld is and what a card counts; they are in the meld tables."""

IN_PLAY: Places = MappingProxyType(
    {
        "hand_size": _number(at.R_HAND_SIZE),
        "upcard_option": _number(at.R_UPCARD_OPTION),
        "both_pass": _word(at.R_DRAWS_EITHER, "nondealer_draws_stock", "nondealer_draws_either"),
        "rediscard_taken": _word(at.R_REDISCARD, "forbid", "allow"),
        "knock_limit": _number(at.R_KNOCK_LIMIT),
        "knock_discard": _word(at.R_FACE_DOWN, "face_up", "face_down"),
        "oklahoma": _number(at.R_OKLAHOMA),
        "oklahoma_ace": _word(at.R_ACE_ASKS, "gin_only", "one"),
        "layoff": _number(at.R_LAYOFF),
        "layoff_on_gin": _number(at.R_LAYOFF_ON_GIN),
        "knocker_layoff": _number(at.R_KNOCKER_LAYOFF),
        "big_gin": ((at.R_BIG_GIN, lambda points: -1 if points is None else points),),
        "stock_floor": _number(at.R_STOCK_FLOOR),
        "stock_end": _word(at.R_LAST_CHANCE, "immediate", "fiftieth_card"),
        "turn_cap": _number(at.R_TURN_CAP),
    }
)
"""Settings that decide which actions are legal, and their effects; ``big_gin`` is also a score."""

IN_PRICE: Places = MappingProxyType(
    {
        "spade_doubles": _number(at.R_SPADE_DOUBLES),
        "multiplier": _number(at.R_MULTIPLIER),
        "gin_bonus": _number(at.R_GIN_BONUS),
        "undercut_bonus": _number(at.R_UNDERCUT_BONUS),
        "undercut_on_tie": _number(at.R_UNDERCUT_ON_TIE),
        "gin_undercut": _word(at.R_GIN_UNDERCUT, "never", "no_score", "undercut"),
        "gin_extra_boxes": _number(at.R_GIN_EXTRA_BOXES),
        "undercut_extra_boxes": _number(at.R_UNDERCUT_EXTRA_BOXES),
        "doubled_boxes": _word(at.R_DOUBLED_BOXES, "plain", "extra", "all"),
    }
)
"""Settings that decide only the score of a finished round."""

IN_MATCH: Places = MappingProxyType(
    {
        "next_dealer": _word(at.R_NEXT_DEALER, "winner", "loser", "alternate"),
        "dealer_after_draw": _word(at.R_DRAW_PASSES_DEAL, "same", "next"),
        "games": _number(at.R_GAMES),
        "games_at_once": ((at.R_AT_ONCE, lambda games: MOST_GAMES if games is None else games),),
        "credit": _word(at.R_BY_ROUNDS, "wins", "rounds"),
        "closed_entry": _word(at.R_FORFEIT, "shift", "forfeit"),
        "target": _number(at.R_TARGET),
        "series_end": _word(at.R_TWO_WINS, "all_three", "two_wins"),
        "overall": _word(at.R_OVERALL, "two_of_three", "all_three", "net"),
        "game_bonus": _number(at.R_GAME_BONUS),
        "shutout": (
            (at.R_SHUTOUT, _shutout_kind),
            (at.R_SHUTOUT_POINTS, lambda shutout: 0 if shutout is None else shutout.points),
        ),
        "box_bonus": _number(at.R_BOX_BONUS),
        "third_game_doubled": _number(at.R_THIRD_DOUBLED),
        "sweep_doubled": _number(at.R_SWEEP_DOUBLED),
    }
)
"""Settings that decide who deals, how the sheet is filled, when a match is over and who wins."""

NOT_IN_KERNEL: Mapping[str, str] = MappingProxyType(
    {
        "family": "it says that this is gin, and has one value",
        "decks": "gin has one deck",
        "players": "a round always has two seats; the match decides who sits there",
        "form": "with three or more players, the match decides who plays whom",
        "first_dealer": "a simulation says who deals first",
        "gin_bonus_allowed": "it only limits gin_bonus",
        "partners_extra_boxes": "partners play at several tables, and a simulation plays one round",
        "scoring": "games says the same",
        "settlement": "paying out the totals does not change them",
        "stake": "money is paid after the match",
        "rounding": "payments are rounded after the match",
    }
)
"""Settings that do not affect a simulation, each with the reason."""


def rules_vector(rules: GinRules) -> list[int]:
    """Return the rules as a vector of R_LENGTH numbers; the meld tables are separate."""
    vector = [0] * at.R_LENGTH
    for group in (IN_PLAY, IN_PRICE, IN_MATCH):
        for name, places in group.items():
            for place, written in places:
                vector[place] = written(getattr(rules, name))
    if rules.games == 1:
        # A single game has no other columns, whatever this setting says.
        vector[at.R_OVERALL] = 0
    return vector


vector_of: Callable[[GinRules], list[int]] = lru_cache(maxsize=16)(rules_vector)
"""The same, computed only once for each set of rules."""


def game_of(rules: GinRules) -> Game:
    """Return the rules and their meld tables, for compiled functions."""
    return Game(vector(vector_of(rules)), meld_tables(rules.melds.tables))
