"""What the coverage runner plays: every preset, and the knobs without which some cases are rare."""

from __future__ import annotations

from typing import NamedTuple

from hollywood.match.presets import PRESETS, AnyRules, rules_for


class Game(NamedTuple):
    """Rules, the number of players, and how they play: each is random, greedy or patient."""

    name: str
    rules: AnyRules
    players: int = 2
    style: str = "any"


def _game(preset: str, *settings: str, players: int = 2, style: str = "any") -> Game:
    name = " ".join((preset, *settings))
    # A turn cap: the rules' own thousand would take too long.
    capped = any(setting.startswith("turn_cap=") for setting in settings)
    shorter = () if capped else ("turn_cap=120",)
    return Game(name, rules_for(preset, (*shorter, *settings)), players, style)


def _presets() -> tuple[Game, ...]:
    families = {name: rules.family for name, rules in PRESETS.items()}
    return tuple(_game(name, players=2 if families[name] == "gin" else 4) for name in families)


_LOW_STOCK = ("stock_floor=10", "stock_end=fiftieth_card")
_SMALL = ("hand_size=7", "run_suits=any")
_ONE_DECK = ("decks=1", "players=5", "deal=[10]", 'contracts=["SS"]', "last_hand=same")

GAMES: tuple[Game, ...] = (
    *_presets(),
    # Gin: the last discard of a round, layoffs of every kind, eleven cards melded, ties.
    _game("gin", *_LOW_STOCK, "knock_limit=50", style="patient"),
    _game("gin", *_LOW_STOCK, "knock_limit=10", style="patient"),
    _game("gin", "layoff=false", style="greedy"),
    _game("gin", "knocker_layoff=true", style="greedy"),
    _game("gin", "rediscard_taken=allow", "upcard_option=false"),
    _game("gin", "knock_limit=0", "big_gin=31", "layoff_on_gin=true", *_SMALL, style="greedy"),
    _game("gin", "big_gin=31", "turn_cap=20"),
    _game("straight-gin", "gin_undercut=undercut", *_SMALL, style="greedy"),
    # The contract game: May-I under every condition, laying off, the end of a hand.
    _game("may-i", "may_i=none", players=4),
    _game("may-i", "may_i_own_discard=false", "may_i.withdraw=false", players=4),
    _game("may-i", "may_i.limit=1", "may_i.after=active_draws_stock", players=4),
    _game("may-i", "may_i.max_cards=13", "may_i.per_turn=3", players=4),
    _game("may-i", "layoff_same_turn=false", "displace_ace=never", players=4, style="greedy"),
    _game("may-i", "layoff_targets=own_melds", "rediscard_taken=forbid", players=4, style="greedy"),
    _game("may-i", "go_out_without_discard=false", players=4, style="greedy"),
    _game("may-i", "layoff_requires_down=false", "may_i.deny_forces_discard=false", players=4),
    _game("may-i", "take_after_laying_down=false", players=4, style="greedy"),
    _game("may-i", "may_i.when=until_first_play", players=4),
    _game(
        *("may-i", "displace_ace=runs_only_to_hand_played_at_once", "wilds_side_by_side=false"),
        *("deal=[8]", 'contracts=["R"]', 'wild=["A","2","3"]', "last_hand=same"),
        players=4,
        style="greedy",
    ),
    _game("may-i", "turn_cap=20", players=5),
    _game("may-i", "stock_exhausted=hand_ends", players=6),
    _game("may-i", *_ONE_DECK, players=5),
    _game("may-i", *_ONE_DECK, "may_i.penalty_cards=0", players=5),
    _game("may-i", "deal=[5]", 'contracts=["S"]', players=4),
    _game(
        *("may-i", "go_out_without_discard=false", "last_hand=same", "may_i=none"),
        *("deal=[5]", 'contracts=["SS"]'),
        players=4,
        style="greedy",
    ),
)
