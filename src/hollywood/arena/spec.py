"""What is played in the arena: the rules, the players, and what one game is.

A *pair* is one sequence of decks played once for every rotation of the players over the seats: two
games for two players, four for four. So each has had every seat with the same cards, and what the
cards were worth drops out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal, NamedTuple

import msgspec

from hollywood.errors import HollywoodError
from hollywood.gin.rules import GinRules
from hollywood.match.filling import seats_filled
from hollywood.match.presets import AnyRules, rules_from_mapping

Unit = Literal["rounds", "games", "matches"]
UNITS: tuple[Unit, ...] = ("rounds", "games", "matches")

BUDGET_MS = 1_000
"""The time for a decision unless it is said."""

GRACE_MS = 500
"""So much later an answer may arrive before it is late: the machine may be busy."""


class Spec(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides what is played, in plain values, so that it can go to other processes.

    ``rules`` are knobs as :meth:`hollywood.play.knobs.Rules.to_mapping` gives them; ``players`` are
    names as :mod:`hollywood.arena.players` reads them.
    """

    rules: Mapping[str, Any]
    players: tuple[str, ...]
    unit: Unit
    seed: str
    budget_ms: int = BUDGET_MS


class Table(NamedTuple):
    """One table of a pair: who of the players, by number, has each seat, and what its decks are."""

    pair: int
    rotation: int
    placed: tuple[int, ...]
    seed: str


def rules_of(spec: Spec) -> AnyRules:
    """Return the rules that are played: of a game alone, those of one column.

    A game is one column to its target. Where the sheet has only one, it is the whole match, and so
    it is in the contract game.
    """
    rules = rules_from_mapping(spec.rules)
    if spec.unit != "games" or not isinstance(rules, GinRules) or rules.games == 1:
        return rules
    return replace(rules, scoring="single", games=1, third_game_doubled=False, sweep_doubled=False)


def seats_for(rules: AnyRules, players: int) -> int:
    """Return how many seats the table has: players go round it until all are taken.

    HollywoodError where they cannot go round evenly, or are fewer than two.
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


def chance_of(table: Table, player: int) -> int:
    """Return the seed of a bot of the house at a table: 63 bits."""
    return _bits(f"{player}|{table.rotation}|{table.seed}")


def chance_for_program(table: Table, player: int) -> int:
    """Return what a program is given for its chance at a table: 63 bits.

    It is the same whatever the seed of the decks, so that it says nothing of them: a seed that a
    person has chosen could be guessed, and each guess be tried on this number.
    """
    return _bits(f"program|{player}|{table.rotation}|{table.pair}")


def _bits(text: str) -> int:
    return int.from_bytes(hashlib.sha256(f"hollywood-arena/1|{text}".encode()).digest()[:8]) >> 1
