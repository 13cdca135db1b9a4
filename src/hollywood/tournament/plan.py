"""What a tournament is: its rules, its players, its system, and how long a meeting lasts."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from hollywood.arena.players import Player, labels, player_named
from hollywood.arena.spec import Spec, Unit, rules_of, seats_for
from hollywood.errors import HollywoodError
from hollywood.match.presets import AnyRules

System = Literal["round-robin", "swiss", "knockout"]
SYSTEMS: tuple[System, ...] = ("round-robin", "swiss", "knockout")
MOST_PLAYERS = 256
MOST_MEETINGS = 20_000
_LARGEST_TABLE = 8


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides a tournament, in plain values.

    ``at_table`` is how many players meet at a table. A meeting has ``pairs`` pairs of games, as in
    the arena. ``rounds`` is the number of rounds of the Swiss system, or how often everybody meets
    everybody in a round robin.
    """

    rules: Mapping[str, Any]
    players: tuple[str, ...]
    system: System
    unit: Unit
    pairs: int
    rounds: int
    at_table: int
    seed: str
    budget_ms: int

    def spec(self, meeting: Meeting) -> Spec:
        """Return what the arena plays for a meeting; every table has its own cards."""
        return Spec(
            rules=self.rules,
            players=tuple(self.players[player] for player in meeting.players),
            unit=self.unit,
            seed=f"{self.seed}|{meeting.round}|{meeting.table}",
            budget_ms=self.budget_ms,
        )

    def labels(self) -> tuple[str, ...]:
        """Return the names of the players for the tables."""
        return labels(self.read_players())

    def read_players(self) -> list[Player]:
        """Return the players; HollywoodError if the game has no such player."""
        family = self.rules["family"]
        return [player_named(name, family) for name in self.players]


class Meeting(NamedTuple):
    """Some players at one table, by number; rounds and tables count from 1."""

    round: int
    table: int
    players: tuple[int, ...]


def make_plan(
    rules: AnyRules,
    players: Sequence[str],
    *,
    system: System,
    unit: Unit,
    pairs: int,
    seed: str,
    budget_ms: int,
    rounds: int | None = None,
    at_table: int | None = None,
) -> Plan:
    """Return a plan; HollywoodError if it cannot be played."""
    many = len(players)
    if not 2 <= many <= MOST_PLAYERS:
        raise HollywoodError(f"a tournament is for 2 to {MOST_PLAYERS} players; {many} are named")
    sizes = table_sizes(rules, many)
    if at_table is None:
        usual = rules.players if isinstance(rules.players, int) else min(rules.players)
        fitting = [size for size in sizes if size <= usual]
        at_table = max(fitting, default=0)
    if at_table not in sizes:
        allowed = ", ".join(map(str, sizes)) or "none"
        raise HollywoodError(
            f"{at_table} players cannot meet at a table of this game: possible with {many} players "
            f"are {allowed}"
        )
    usual_rounds = 1 if system != "swiss" else min(many - 1, math.ceil(math.log2(many)) + 1)
    plan = Plan(
        rules=rules.to_mapping(),
        players=tuple(players),
        system=system,
        unit=unit,
        pairs=pairs,
        rounds=usual_rounds if rounds is None else rounds,
        at_table=at_table,
        seed=seed,
        budget_ms=budget_ms,
    )
    meetings = math.comb(many, at_table) * plan.rounds
    if system == "round-robin" and meetings > MOST_MEETINGS:
        raise HollywoodError(
            f"a round robin of {many} players at tables of {at_table} has {meetings:,} meetings, "
            f"more than {MOST_MEETINGS:,}: use --system swiss"
        )
    plan.read_players()
    return plan


def table_sizes(rules: AnyRules, most: int) -> tuple[int, ...]:
    """Return how many players can meet at a table: they fill its seats, or go round evenly.

    >>> from hollywood.match.presets import rules_for
    >>> table_sizes(rules_for("gin"), 5), table_sizes(rules_for("may-i"), 5)
    ((2,), (2, 3, 4, 5))
    """
    found = []
    for size in range(2, min(most, _LARGEST_TABLE) + 1):
        try:
            seats_for(rules, size)
        except HollywoodError:
            continue
        found.append(size)
    return tuple(found)


def sizes_of(plan: Plan) -> tuple[int, ...]:
    """Return the sizes of tables that may occur in a tournament."""
    rules = rules_of(plan.spec(Meeting(1, 1, (0, 1))))
    return tuple(size for size in table_sizes(rules, len(plan.players)) if size <= plan.at_table)
