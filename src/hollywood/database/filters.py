"""What a question asks for: matches, rounds, and decisions that fit every condition given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from hollywood.analysis.grades import Mark
from hollywood.cards import parse_cards
from hollywood.contract.pieces import Phase as ContractPhase
from hollywood.contract.result import Ending as ContractEnding
from hollywood.errors import HollywoodError
from hollywood.gin.result import ScoreKind
from hollywood.gin.table import Phase
from hollywood.records.about import DATE
from hollywood.records.notation_actions import KINDS

FROM: Final = """
decisions
JOIN matches ON matches.id = decisions.match
JOIN players ON players.match = decisions.match AND players.seat = decisions.seat
JOIN rounds ON rounds.match = decisions.match AND rounds.round = decisions.round
  AND rounds.board = decisions.board
LEFT JOIN results ON results.match = decisions.match AND results.round = decisions.round
  AND results.board = decisions.board AND results.seat = decisions.seat
"""
"""The decisions with all that is known about each: the tables that a condition may name."""

_WORST = [str(mark.value) for mark in (Mark.SMALL, Mark.DOUBTFUL, Mark.BAD, Mark.VERY_BAD)]
_WORDS: Mapping[str, Sequence[str]] = {
    "family": ("gin", "contract"),
    "ending": [*map(str, ScoreKind), *map(str, ContractEnding)],
    "phase": [str(each) for each in dict.fromkeys((*Phase, *ContractPhase)) if each != "over"],
    "action": [*KINDS, "leave"],
    "role": ("alone", "pair", "run", "both", "meld"),
}


class Asked(msgspec.Struct, kw_only=True):
    """The conditions of a question; those that are not given are None or empty.

    ``player`` took part in the match; ``by`` is who decided. ``holds`` are cards of the hand before
    the decision. Ranges are texts such as ``5``, ``5..10``, and ``..10``. ``mistakes`` is the least
    mark. ``where`` is a condition in SQL over the tables of :data:`FROM`.
    """

    match: str | None = None
    player: str | None = None
    preset: str | None = None
    family: str | None = None
    event: str | None = None
    place: str | None = None
    since: str | None = None
    until: str | None = None
    winner: str | None = None
    rating: str | None = None
    round: str | None = None
    ending: str | None = None
    by: str | None = None
    kind: str | None = None
    phase: str | None = None
    action: str | None = None
    card: str | None = None
    top: str | None = None
    holds: str | None = None
    role: str | None = None
    turn: str | None = None
    deadwood: str | None = None
    lost: str | None = None
    mistakes: str | None = None
    won: bool = False
    where: str | None = None


class Condition(NamedTuple):
    """A condition in SQL, and its values."""

    sql: str
    values: tuple[Any, ...] = ()


_TEXTS: Mapping[str, str] = {
    "preset": "matches.preset = ?",
    "family": "matches.family = ?",
    "match": "matches.id LIKE ? || '%'",
    "event": "matches.event LIKE '%' || ? || '%'",
    "place": "matches.place LIKE '%' || ? || '%'",
    "since": "matches.date >= ?",
    "until": "matches.date < ? || '~'",
    "ending": "rounds.ending = ?",
    "by": "players.name = ? COLLATE NOCASE",
    "kind": "players.kind = ?",
    "phase": "decisions.phase = ?",
    "action": "decisions.action = ?",
    "role": "decisions.role = ?",
    "player": (
        "EXISTS (SELECT 1 FROM players AS p WHERE p.match = matches.id"
        " AND p.name = ? COLLATE NOCASE)"
    ),
    "winner": (
        "EXISTS (SELECT 1 FROM players AS p WHERE p.match = matches.id AND p.won"
        " AND p.name = ? COLLATE NOCASE)"
    ),
}
_RANGES: Mapping[str, str] = {
    "round": "decisions.round",
    "turn": "decisions.turn",
    "deadwood": "decisions.deadwood",
    "lost": "decisions.lost_points",
    "rating": "players.rating",
}


def conditions(asked: Asked) -> list[Condition]:
    """Return the conditions of a question; HollywoodError for a value that is none."""
    found = []
    for name, sql in _TEXTS.items():
        if (value := getattr(asked, name)) is not None:
            _check(name, value)
            found.append(Condition(sql, (value,)))
    for name, column in _RANGES.items():
        if (value := getattr(asked, name)) is not None:
            found += _range(name, column, value)
    for name in ("card", "top"):
        if (value := getattr(asked, name)) is not None:
            (card,) = _cards(value, 1)
            found.append(Condition(f"decisions.{name} = ?", (card,)))
    for card in _cards(asked.holds or ""):
        found.append(Condition("decisions.hand LIKE '% ' || ? || ' %'", (card,)))
    if asked.mistakes is not None:
        if asked.mistakes not in _WORST:
            raise HollywoodError(f"mistakes are {', '.join(_WORST)}, not {asked.mistakes!r}")
        marks = _WORST[_WORST.index(asked.mistakes) :]
        places = ", ".join("?" * len(marks))
        found.append(Condition(f"decisions.mark IN ({places})", tuple(marks)))
    if asked.won:
        found.append(Condition("results.won"))
    if asked.where is not None:
        found.append(Condition(f"({asked.where}\n)"))
    return found


def where(given: Sequence[Condition]) -> tuple[str, list[Any]]:
    """Return the conditions as one, and all their values."""
    sql = " AND ".join(each.sql for each in given) or "1"
    return sql, [value for each in given for value in each.values]


def _check(name: str, value: str) -> None:
    """Refuse a word that no row can have: nothing would fit, and nobody would know why."""
    if (known := _WORDS.get(name)) is not None and value not in known:
        raise HollywoodError(f"{name} cannot be {value!r}: {', '.join(known)}")
    if name in {"since", "until"} and not DATE.match(value):
        raise HollywoodError(f"{name} cannot be {value!r}: a date, such as 2026-11-27 or 2026-11")


def _range(name: str, column: str, text: str) -> list[Condition]:
    low, dots, high = text.partition("..")
    found = []
    try:
        if not dots:
            return [Condition(f"{column} = ?", (float(low),))]
        if low:
            found.append(Condition(f"{column} >= ?", (float(low),)))
        if high:
            found.append(Condition(f"{column} <= ?", (float(high),)))
        backward = bool(low and high) and float(low) > float(high)
    except ValueError:
        found, backward = [], False
    if backward:
        raise HollywoodError(f"{name} cannot be {text!r}: the smaller number comes first")
    if not found:
        raise HollywoodError(f"{name} cannot be {text!r}: a number, or a range such as 5..10")
    return found


def _cards(text: str, count: int | None = None) -> list[str]:
    cards = [card.text for card in parse_cards(text)] if text else []
    if count is not None and len(cards) != count:
        raise HollywoodError(f"{text!r} is not one card, such as 7h")
    return cards
