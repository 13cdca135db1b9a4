"""Statistics of gin rounds and matches: endings, points, deadwood, turns, and winners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hollywood.gin.rules import GinRules
from hollywood.intervals import proportion
from hollywood.match.forms import side_of, sides
from hollywood.play import Seat
from hollywood.simulation.game import Spec
from hollywood.simulation.summary import Rows, Summary, Table


class GinReading:
    """See :class:`hollywood.simulation.summary.Reading`."""

    def __init__(self, spec: Spec, words: Mapping[str, tuple[str, ...]]) -> None:
        self._players = spec.players
        self._endings = words["ending"]
        self._scored = words["scored"]
        self._boards = "board" in words  # not everyone plays in every round
        self._sides = _sides(spec)

    def count(self, summary: Summary, table: Table) -> None:
        """Count the rows."""
        winner, scored, points = table["winner"], table["scored"], table["points"]
        won = winner >= 0
        for name in ("ending", "scored", "winner", "turns", "layoffs", "knocker_layoffs"):
            summary.add(name, table[name])
        summary.add("points", points[won])
        for seat in range(2):
            summary.add("dealt", table[f"dealt_{seat}"])
        knocked = table["knocker"] >= 0
        summary.add("knocker_deadwood", table["knocker_deadwood"][knocked])
        summary.add("defender_deadwood", table["defender_deadwood"][knocked])
        for player in range(len(self._players)):
            if "player_0" in table:
                at_board = (table["player_0"] == player) | (table["player_1"] == player)
                summary.add(f"decided {player}", (winner[at_board] >= 0).astype(int))
            own = winner == player
            summary.add(f"points {player}", points[own])
            summary.add(f"scored {player}", scored[own])
        if len(self._players) == 2:
            summary.add("first player won", (winner[won] != table["dealer"][won]).astype(int))
        if "match_over" in table:
            over = table["match_over"] == 1
            self._count_matches(summary, table["match_winner"][over], table["match"][over])
            summary.add("match length", table["round"][over])

    def _count_matches(self, summary: Summary, winners: Rows, matches: Rows) -> None:
        """Count, for each player, the matches that the player's side of the sheet won."""
        for first in range(len(self._players)):  # the number of a match gives its first dealer
            here = winners[matches % len(self._players) == first]
            for player, side in enumerate(self._sides[first]):
                summary.add(f"match won {player}", (here == side).astype(int))

    def figures(self, summary: Summary) -> dict[str, Any]:
        """Return the figures."""
        rounds, matches = summary.rounds, summary["match length"].count
        points = summary["points"]
        decided = points.count
        figures: dict[str, Any] = {
            "endings": {
                word: summary["ending"][number] for number, word in enumerate(self._endings)
            },
            "scored": {word: summary["scored"][number] for number, word in enumerate(self._scored)},
            "dead_hands": proportion(rounds - decided, rounds).figures(),
            "points": points.figures(histogram=True),
            "turns": summary["turns"].figures(histogram=True),
            "layoffs": summary["layoffs"].figures(),
            "knocker_layoffs": summary["knocker_layoffs"].figures(),
            "dealt_deadwood": summary["dealt"].figures(histogram=True),
            "knocker_deadwood": summary["knocker_deadwood"].figures(),
            "defender_deadwood": summary["defender_deadwood"].figures(),
        }
        if len(self._players) == 2:
            figures["first_player"] = proportion(summary["first player won"][1], decided).figures()
        if matches:
            figures["match_length"] = summary["match length"].figures(histogram=True)
        figures["by_player"] = [
            self._player(summary, player, decided, matches) for player in range(len(self._players))
        ]
        return figures

    def _player(self, summary: Summary, player: int, decided: int, matches: int) -> dict[str, Any]:
        points, scored = summary[f"points {player}"], summary[f"scored {player}"]
        rounds = summary.rounds
        if self._boards:
            rounds, decided = summary[f"decided {player}"].count, summary[f"decided {player}"][1]
        figures: dict[str, Any] = {
            "player": self._players[player],
            "seat": player,
            "rounds": rounds,
            "rounds_won": proportion(points.count, decided).figures(),
            "won_by": {
                word: scored[number] for number, word in enumerate(self._scored) if scored[number]
            },
            "points": points.sum,
            "points_per_round": points.figures(of=rounds),
            "points_per_win": points.figures(),
        }
        if matches:
            won = summary[f"match won {player}"][1]
            figures["matches_won"] = proportion(won, matches).figures()
        return figures


def _sides(spec: Spec) -> list[list[int]]:
    """Return, for each possible first dealer, the side of the score sheet of every player."""
    rules = GinRules.from_mapping(spec.rules)
    people = range(rules.players)
    return [
        [side_of(Seat(person), sides(rules, Seat(first))) for person in people] for first in people
    ]
