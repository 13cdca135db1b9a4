"""Questions to a database: what fits some conditions, and what it has in common."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from hollywood.database.filters import FROM, Asked, Condition, conditions, where
from hollywood.database.tables import record_of
from hollywood.errors import HollywoodError

What = Literal["matches", "rounds", "decisions"]

_COLUMNS: Final[dict[str, str]] = {
    "matches": (
        "matches.id AS match, matches.date, matches.event, matches.place, matches.preset,"
        " (SELECT group_concat(name, ' / ') FROM players AS p WHERE p.match = matches.id)"
        " AS players,"
        " (SELECT group_concat(name, ' / ') FROM players AS p WHERE p.match = matches.id AND p.won)"
        " AS winners, matches.rounds, matches.actions, count(*) AS found"
    ),
    "rounds": (
        "matches.id AS match, rounds.round, rounds.board, rounds.dealer, rounds.ending,"
        " rounds.winner, rounds.turns, count(*) AS found"
    ),
    "decisions": (
        "matches.id AS match, decisions.number, decisions.line, decisions.round, decisions.board,"
        " players.name AS player, players.kind, decisions.seat, decisions.turn, decisions.phase,"
        " trim(decisions.hand) AS hand, decisions.top, decisions.deadwood, decisions.action,"
        " decisions.card, decisions.words, decisions.role, decisions.status, decisions.mark,"
        " decisions.lost_points, decisions.lost_match, decisions.error, decisions.best,"
        " results.won, results.points"
    ),
}
_GROUPED: Final[dict[str, str]] = {
    "matches": "GROUP BY matches.id ORDER BY matches.date, matches.rowid",
    "rounds": "GROUP BY matches.id, rounds.round, rounds.board"
    " ORDER BY matches.date, matches.rowid, rounds.round, rounds.board",
    "decisions": "ORDER BY matches.date, matches.rowid, decisions.number",
}
GROUPS: Final[dict[str, str]] = {
    "card": "decisions.card",
    "rank": "substr(decisions.card, 1, 1)",
    "role": "decisions.role",
    "top": "decisions.top",
    "deadwood": "decisions.deadwood / 10 * 10",
    "kind": "players.kind",
    "preset": "matches.preset",
    "round": "decisions.round",
    "hand": "trim(decisions.hand)",
}
"""What the statistics of openings may be divided by."""


def found(
    connection: sqlite3.Connection, what: What, asked: Asked, limit: int | None = None
) -> Iterator[dict[str, Any]]:
    """Yield the matches, rounds, or decisions that fit, as plain values by name.

    HollywoodError for a condition that is none. In matches and rounds, ``found`` is how many
    decisions fit.
    """
    sql, values = where(conditions(asked))
    most = "" if limit is None else f" LIMIT {int(limit)}"
    question = f"SELECT {_COLUMNS[what]} FROM {FROM} WHERE {sql} {_GROUPED[what]}{most}"
    for row in connection.execute(question, values):
        yield dict(row)


def records_found(connection: sqlite3.Connection, asked: Asked) -> Iterator[bytes]:
    """Yield the records of the matches that fit, as they were written."""
    for match in [each["match"] for each in found(connection, "matches", asked)]:
        yield record_of(connection, match)


def openings(
    connection: sqlite3.Connection, asked: Asked, by: Sequence[str] = ("rank", "role")
) -> Iterator[dict[str, Any]]:
    """Yield what is discarded first, from what, and how often it wins; the most frequent first.

    A first discard is that of a player's first turn of a round, or of the turns that ``asked``
    names. Each row has the values of the groups in ``by``, how often (``count``), in how many of
    the finished rounds the player won (``won`` of ``of``), and the mean ``points`` of the player.
    """
    for group in by:
        if group not in GROUPS:
            raise HollywoodError(f"openings are divided by {', '.join(GROUPS)}, not {group!r}")
    first = Condition("decisions.turn = 1") if asked.turn is None else Condition("1")
    discards = Condition("decisions.action IN ('discard', 'knock')")
    sql, values = where([discards, first, *conditions(asked)])
    names = ", ".join(f"{GROUPS[group]} AS {group}" for group in by)
    places = ", ".join(str(place) for place in range(1, len(by) + 1))
    question = (
        f"SELECT {names}, count(*) AS count, coalesce(sum(results.won), 0) AS won,"
        " count(results.won) AS of, avg(results.points) AS points,"
        " avg(decisions.lost_points) AS lost"
        f" FROM {FROM} WHERE {sql} GROUP BY {places} ORDER BY count DESC, {places}"
    )
    for row in connection.execute(question, values):
        yield dict(row)
