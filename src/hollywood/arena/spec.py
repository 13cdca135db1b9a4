"""What the arena plays: the rules, the players, and what one game is.

A *pair* is one sequence of decks, played once for every rotation of the players around the table:
two games for two players, four for four. Every player thus has every seat with the same cards, so
the luck of the cards cancels out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal, NamedTuple

import msgspec

from hollywood.errors import HollywoodError
from hollywood.gin.rules import GinRules
from hollywood.kernel.engine.chance import seed_of
from hollywood.match.filling import seats_filled
from hollywood.match.presets import AnyRules, rules_from_mapping

Unit = Literal["rounds", "games", "matches"]
UNITS: tuple[Unit, ...] = ("rounds", "games", "matches")

BUDGET_MS = 1_000
"""The default time for a decision."""

GRACE_MS = 500
"""How much later an answer may arrive, because the machine may be busy."""


class Spec(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what is played, in plain values so it can go to other processes.

    ``rules`` are knobs as returned by :meth:`hollywood.play.knobs.Rules.to_mapping`; ``players``
    are names as read by :mod:`hollywood.arena.players`.
    """

    rules: Mapping[str, Any]
    players: tuple[str, ...]
    unit: Unit
    seed: str
    budget_ms: int = BUDGET_MS


class Table(NamedTuple):
    """One table of a pair: the number of the player in each seat, and the seed of its decks."""

    pair: int
    rotation: int
    placed: tuple[int, ...]
    seed: str


def rules_of(spec: Spec) -> AnyRules:
    """Return the rules that are played; for single games, those with one column.

    A game is one column, played to its target. If the sheet has only one column, or in the contract
    game, a game is the whole match.
    """
    rules = rules_from_mapping(spec.rules)
    if spec.unit != "games" or not isinstance(rules, GinRules) or rules.games == 1:
        return rules
    return replace(
        rules,
        scoring="single",
        games=1,
        games_at_once=None,
        third_game_doubled=False,
        sweep_doubled=False,
    )


def seats_for(rules: AnyRules, players: int) -> int:
    """Return how many seats the table has: players take turns until all seats are taken.

    HollywoodError if they cannot fill the seats evenly, or if there are fewer than two players.
    """
    if players < 2:
        raise HollywoodError("the arena is for two players or more: name them side by side")
    return seats_filled(rules, players)


def tables_of(spec: Spec, pair: int) -> tuple[Table, ...]:
    """Return the tables of a pair (from 0): one for each rotation, with the same decks."""
    players = len(spec.players)
    seats = seats_for(rules_of(spec), players)
    return tuple(
        Table(
            pair=pair,
            rotation=rotation,
            placed=tuple((seat - rotation) % players for seat in range(seats)),
            seed=f"{spec.seed}|{pair}",
        )
        for rotation in range(players)
    )


def contracts_before(spec: Spec, pair: int) -> int:
    """Return how many contracts a pair of single hands leaves out: each plays the next one."""
    rules = rules_of(spec)
    if spec.unit != "rounds" or isinstance(rules, GinRules):
        return 0
    return pair % rules.hands


def chance_of(table: Table, player: int) -> int:
    """Return the seed of a built-in bot at a table: 63 bits."""
    return _bits(f"{player}|{table.rotation}|{table.seed}")


def chance_for_program(table: Table, player: int) -> int:
    """Return the seed a program gets for its own randomness at a table: 63 bits.

    It does not depend on the seed of the decks, so it reveals nothing about them. Otherwise a
    program could guess a seed that a person chose and check each guess against this number.
    """
    return _bits(f"program|{player}|{table.rotation}|{table.pair}")


def text_seed(text: str) -> int:
    """Return 63 bits that follow from a text."""
    return _bits(text)


def _bits(text: str) -> int:
    return seed_of(f"hollywood-arena/1|{text}")
