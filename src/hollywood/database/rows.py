"""A match as rows: the match, its players, rounds, results, decisions, and their choices.

The rows are the same in the database, in Parquet, and in the data set; ``docs/database.md`` says
what each column means. Seats are those of the match. They hold hidden cards.
"""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from hollywood.analysis.report import Decision, Option, Review
from hollywood.cards import Card, Hand
from hollywood.contract import ContractResult
from hollywood.contract.result import price as contract_price
from hollywood.contract.rules import ContractRules
from hollywood.errors import HollywoodError
from hollywood.gin import GinResult
from hollywood.gin.result import price as gin_price
from hollywood.gin.rules import GinRules
from hollywood.match.match import Board, Match
from hollywood.match.table import MatchTable
from hollywood.melds.arrange import best_arrangement
from hollywood.play.text import to_plain
from hollywood.records import Record, replay
from hollywood.records.notation import nearest_preset
from hollywood.records.notation_actions import words_of

Row: TypeAlias = dict[str, Any]

_DRAWS = frozenset({"draw", "take"})
_LEFT = "leave"
"""The word for a discard that nobody called for: a decision without an action."""


class MatchRows(NamedTuple):
    """The rows of a match, by table. Each row has the match's ``id``, as ``match``."""

    matches: list[Row]
    players: list[Row]
    rounds: list[Row]
    results: list[Row]
    decisions: list[Row]
    choices: list[Row]


def match_id(record: Record) -> str:
    """Return the name of a match, which depends only on its record."""
    return hashlib.sha256(record.content).hexdigest()[:20]


def rows_of(record: Record, review: Review | None = None) -> MatchRows:
    """Return the rows of a match, with the figures of its review if there is one.

    RecordError if the record is not valid.
    """
    name = match_id(record)
    reader = _Reader(record, name)
    table = replay(record, watch=reader.line)
    reader.finish(table.match)
    if review is not None:
        reader.add(review)
    match, about = table.match, record.about
    won = set(match.course.winners) if match.over else set()
    rules = match.rules
    first = {
        "id": name,
        "date": about.date or None,
        "event": about.event or None,
        "place": about.place or None,
        "preset": about.preset or nearest_preset(rules),
        "family": rules.family,
        "rules": json.dumps(rules.to_mapping()),
        "players": len(match.players),
        "rounds": match.round_number,
        "actions": sum(entry["type"] == "act" for entry in record.entries),
        "over": int(match.over),
        "reviewed": 0 if review is None else review.worlds,
        "sealed": int(not any(board.get("deck") for board in reader.boards)),
        "more": json.dumps(about.more) if about.more else None,
    }
    players = [
        {
            "match": name,
            "seat": seat,
            "name": person,
            "kind": about.kinds[seat] if about.kinds else None,
            "rating": about.ratings[seat] if about.ratings else None,
            "won": int(seat in won) if match.over else None,
        }
        for seat, person in enumerate(match.players)
    ]
    return MatchRows([first], players, reader.rounds, reader.results, reader.rows(), reader.choices)


class _Reader:
    """Makes rows of the lines of a record while they are replayed."""

    def __init__(self, record: Record, name: str) -> None:
        self._record = record
        self._name = name
        self._before: Match | None = None
        self._done: set[int] = set()  # boards of this deal whose round is over
        self._turns: dict[int, int] = defaultdict(int)  # own turns of a seat in this deal
        self._decisions: list[Row] = []
        self.boards: list[Any] = []
        self.rounds: list[Row] = []
        self.results: list[Row] = []
        self.choices: list[Row] = []

    def line(self, table: MatchTable, number: int) -> None:
        entry, match = self._record.entries[number - 1], table.match
        if entry["type"] == "deal":
            if self._before is not None:
                self.finish(self._before)
            self._done.clear()
            self._turns.clear()
            self.boards += entry["boards"]
        elif entry["type"] == "undo":
            last = max(i for i, each in enumerate(self._decisions) if each["seat"] == entry["seat"])
            del self._decisions[last]
        else:
            assert self._before is not None
            self._decision(entry, number, self._before)
            for place, board in enumerate(match.boards):
                if board.round.result is not None and place not in self._done:
                    self._done.add(place)
                    self._round(match, place, board)
        self._before = match

    def finish(self, match: Match) -> None:
        """Add the rounds that are not over."""
        for place, board in enumerate(match.boards):
            if place not in self._done:
                self._done.add(place)
                self._round(match, place, board)

    def _decision(self, entry: Row, line: int, before: Match) -> None:
        seat, action = entry["seat"], entry["action"]
        place = before.board_of(seat)
        assert place is not None
        board = before.boards[place]
        own = board.place_of(seat)
        assert own is not None
        table, hand = board.round.table, board.round.hands[own]
        kind = action["type"]
        self._turns[seat] += kind in _DRAWS
        top = table.top_discard
        card = action.get("card") or action.get("discard")
        if card is None and kind == "take" and top is not None:
            card = top.text
        self._decisions.append(
            {
                "match": self._name,
                "line": line,
                "round": before.round_number,
                "board": place,
                "seat": seat,
                "turn": self._turns[seat],
                "phase": str(table.phase.value),
                "hand": _cards(hand),
                "top": None if top is None else top.text,
                "deadwood": _deadwood(hand, before),
                "action": kind,
                "card": card,
                "words": words_of(action),
                "role": role_of(card, hand, before.rules) if kind in {"discard", "knock"} else None,
            }
        )

    def _round(self, match: Match, place: int, board: Board) -> None:
        seats = board.deal.seats
        scored = _scored(board.round.result, match)
        self.rounds.append(
            {
                "match": self._name,
                "round": match.round_number,
                "board": place,
                "dealer": int(seats[board.deal.dealer]),
                "ending": scored.ending,
                "winner": None if scored.winner is None else int(seats[scored.winner]),
                "turns": None if board.round.result is None else board.round.result.turns,
            }
        )
        for own, seat in enumerate(seats):
            self.results.append(
                {
                    "match": self._name,
                    "round": match.round_number,
                    "board": place,
                    "seat": int(seat),
                    "won": None if scored.ending is None else int(scored.winner == own),
                    "points": None if scored.points is None else scored.points[own],
                }
            )

    def add(self, review: Review) -> None:
        """Add what a review says about the decisions, and the discards that nobody called for."""
        found = {(row["line"], row["seat"]): row for row in self._decisions}
        for part in review.rounds:
            for each in part.decisions:
                played = each.options[each.played]
                row = found.get((each.line, each.seat))
                if played.action is None or row is None:
                    row = self._left(each)
                    self._decisions.append(row)
                row.update(_graded(each))
                row["_choices"] = [_choice(option, each) for option in each.options]

    def _left(self, each: Decision) -> Row:
        return {
            "match": self._name,
            "line": each.line,
            "round": each.round_number,
            "board": each.board,
            "seat": each.seat,
            "turn": each.turn,
            "phase": "draw",
            "hand": _cards(each.hand),
            "top": None if each.top is None else each.top.text,
            "deadwood": None,
            "action": _LEFT,
            "card": None,
            "words": _LEFT,
            "role": None,
        }

    def rows(self) -> list[Row]:
        """The decisions in order, numbered; their choices get the same numbers."""
        rows = sorted(self._decisions, key=lambda row: (row["line"], row["action"] != _LEFT))
        for number, row in enumerate(rows, 1):
            row["number"] = number
            for rank, choice in enumerate(row.pop("_choices", ()), 1):
                self.choices.append({"match": self._name, "number": number, "rank": rank, **choice})
            for name in _GRADES:
                row.setdefault(name, None)
        return rows


class _Scored(NamedTuple):
    ending: str | None = None
    winner: int | None = None  # a seat of the round
    points: Sequence[int] | None = None  # by seat of the round


def _scored(result: object, match: Match) -> _Scored:
    rules = match.rules
    if isinstance(result, GinResult) and isinstance(rules, GinRules):
        score = gin_price(result, rules)
        won = score.winner
        points = [0 if won is None else score.points * (1 if s == won else -1) for s in (0, 1)]
        return _Scored(str(score.kind.value), won, points)
    if isinstance(result, ContractResult) and isinstance(rules, ContractRules):
        lost = contract_price(result, rules)
        return _Scored(str(result.ending.value), result.winner, [-each for each in lost])
    return _Scored()


_GRADES = ("status", "mark", "lost_points", "lost_match", "error", "best")


def _graded(each: Decision) -> Row:
    return {
        "status": str(each.status.value),
        "mark": str(each.mark.value),
        "lost_points": each.lost_points,
        "lost_match": each.lost_match,
        "error": each.error,
        "best": _words(each.options[0]),
    }


def _choice(option: Option, each: Decision) -> Row:
    return {
        "words": _words(option),
        "played": int(option is each.options[each.played]),
        "points": option.points,
        "points_error": option.points_error,
        "equity": option.match,
        "equity_error": option.match_error,
        "behind": option.behind,
        "behind_error": option.behind_error,
        "worlds": option.rounds,
    }


def _words(option: Option) -> str:
    return _LEFT if option.action is None else words_of(to_plain(option.action))


def _cards(hand: Hand) -> str:
    """A hand with blanks around each card, so that a card is found as ``' 7h '``."""
    return f" {' '.join(card.text for card in hand)} "


def _deadwood(hand: Hand, match: Match) -> int | None:
    rules = match.rules
    if not isinstance(rules, GinRules):
        return None
    try:
        return best_arrangement(hand, rules.melds).points
    except HollywoodError:
        return None


_RANKS = "A23456789TJQK"


def role_of(card: str | None, hand: Hand, rules: object) -> str | None:
    """Say what a card was to the rest of its hand, before it was discarded.

    ``meld`` is a card of the best arrangement's melds. Otherwise ``pair`` has another card of its
    rank, ``run`` a card of its suit at most two ranks away, ``both`` has both, and ``alone`` none.

    >>> from hollywood.match.presets import rules_for
    >>> role_of("8h", Hand.of(map(Card, "8h 8s 9h Kc 2d".split())), rules_for("gin"))
    'both'
    """
    if card is None or card[0] not in _RANKS:
        return None
    if isinstance(rules, GinRules):
        melds = best_arrangement(hand, rules.melds).melds
        if any(Card(card) in meld.cards for meld in melds):
            return "meld"
    others = [each.text for each in hand]
    if card in others:
        others.remove(card)
    rank = _RANKS.index(card[0])
    pair = any(each[0] == card[0] for each in others)
    run = any(
        each[1] == card[1] and each[0] in _RANKS and 0 < abs(_RANKS.index(each[0]) - rank) <= 2
        for each in others
    )
    if pair and run:
        return "both"
    return "pair" if pair else "run" if run else "alone"
