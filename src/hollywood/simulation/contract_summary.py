"""Statistics of contract hands and matches: endings, penalties, May-I calls, and winners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hollywood.intervals import proportion
from hollywood.simulation.game import Spec
from hollywood.simulation.summary import Summary, Table


class ContractReading:
    """See :class:`hollywood.simulation.summary.Reading`."""

    def __init__(self, spec: Spec, words: Mapping[str, tuple[str, ...]]) -> None:
        self._players = spec.players
        self._hands = len(spec.rules["contracts"])
        self._endings = words["ending"]

    def count(self, summary: Summary, table: Table) -> None:
        """Count the rows."""
        seats = len(self._players)
        winner, hand = table["winner"], table["hand"]
        won = winner >= 0
        for name in ("ending", "winner", "turns", "reshuffles"):
            summary.add(name, table[name])
        first = (table["dealer"] + 1) % seats
        summary.add("first player won", (winner == first)[won].astype(int))
        for player in range(seats):
            summary.add(f"penalty {player}", table[f"penalty_{player}"])
            summary.add(f"may-is {player}", table[f"may_is_{player}"])
        for number in range(1, self._hands + 1):
            here = hand == number
            summary.add(f"turns of hand {number}", table["turns"][here])
            summary.add(f"won hand {number}", won[here].astype(int))
            for player in range(seats):
                penalties = table[f"penalty_{player}"][here]
                summary.add(f"penalty of hand {number}", penalties)
        if "match_over" in table:
            over = table["match_over"] == 1
            summary.add("match winner", table["match_winner"][over])
            summary.add("match length", hand[over])
            for player in range(seats):
                summary.add(f"total {player}", table[f"total_{player}"][over])

    def figures(self, summary: Summary) -> dict[str, Any]:
        """Return the figures."""
        matches = summary["match length"].count
        undecided = summary["winner"][-1]
        decided = summary.rounds - undecided
        penalties, may_is = Summary(), Summary()
        for player in range(len(self._players)):
            penalties.take("all", summary[f"penalty {player}"])
            may_is.take("all", summary[f"may-is {player}"])
        figures: dict[str, Any] = {
            "endings": {
                word: summary["ending"][number] for number, word in enumerate(self._endings)
            },
            "dead_hands": proportion(undecided, summary.rounds).figures(),
            "penalties": penalties["all"].figures(histogram=True),
            "may_is": may_is["all"].figures(),
            "turns": summary["turns"].figures(histogram=True),
            "reshuffles": summary["reshuffles"].figures(),
            "first_player": proportion(summary["first player won"][1], decided).figures(),
            "hands": [self._hand(summary, number) for number in range(1, self._hands + 1)],
        }
        if matches:
            figures["match_length"] = summary["match length"].figures(histogram=True)
        figures["by_player"] = [
            self._player(summary, player, decided, matches) for player in range(len(self._players))
        ]
        return figures

    def _hand(self, summary: Summary, number: int) -> dict[str, Any]:
        turns = summary[f"turns of hand {number}"]
        return {
            "hand": number,
            "rounds": turns.count,
            "won": summary[f"won hand {number}"][1],
            "turns": turns.figures(),
            "penalties": summary[f"penalty of hand {number}"].figures(),
        }

    def _player(self, summary: Summary, player: int, decided: int, matches: int) -> dict[str, Any]:
        penalty = summary[f"penalty {player}"]
        figures: dict[str, Any] = {
            "player": self._players[player],
            "seat": player,
            "rounds_won": proportion(summary["winner"][player], decided).figures(),
            "penalty": penalty.sum,
            "penalty_per_round": penalty.figures(),
            "may_is": summary[f"may-is {player}"].sum,
            "may_is_per_round": summary[f"may-is {player}"].figures(),
        }
        if matches:
            figures["matches_won"] = proportion(summary["match winner"][player], matches).figures()
            figures["total"] = summary[f"total {player}"].figures()
        return figures
