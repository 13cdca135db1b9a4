"""The results of a tournament as one plain object, which `--json` prints and the page shows."""

from __future__ import annotations

from typing import Any

from hollywood.intervals import figures, share
from hollywood.tournament.ratings import bradley_terry, games_of, openskill
from hollywood.tournament.running import Ended
from hollywood.tournament.standing import Held, Standing


def figures_of(ended: Ended) -> dict[str, Any]:
    """Return everything about a tournament that does not depend on time or on the machine."""
    standing = ended.standing
    plan = standing.plan
    many = len(plan.players)
    names = plan.labels()
    ratings = bradley_terry(games_of(standing), many)
    skills = openskill(standing)
    cross = standing.cross_table()
    table = []
    for place, player in enumerate(standing.order(), 1):
        won, games = standing.share(player)
        table.append(
            {
                "place": place,
                "player": plan.players[player],
                "label": names[player],
                "points": float(standing.points[player]),
                "buchholz": float(standing.buchholz(player)),
                "games": games,
                "won": round(won, 6),
                "win_share": _share(standing, player),
                "rating": figures(ratings[player]) if games else None,
                "openskill": None
                if skills is None or not games
                else {"mu": round(skills[player].mu, 4), "sigma": round(skills[player].sigma, 4)},
                "byes": standing.byes[player],
                "forfeits": _forfeits(standing, player),
                "reached": standing.reached[player] if plan.system == "knockout" else None,
                "against": [
                    {"label": names[other], "better": round(better, 6), "games": counted}
                    for other, (better, counted) in enumerate(cross[player])
                ],
                "points_by_round": [points[player] for points in standing.by_round],
            }
        )
    return {
        "system": plan.system,
        "unit": plan.unit,
        "rules": plan.rules,
        "seed": plan.seed,
        "pairs": plan.pairs,
        "at_table": plan.at_table,
        "budget_ms": plan.budget_ms,
        "players": list(plan.players),
        "labels": list(names),
        "rounds": standing.rounds,
        "interrupted": ended.interrupted,
        "table": table,
        "meetings": [_meeting(held, names) for held in standing.held],
    }


def _meeting(held: Held, names: tuple[str, ...]) -> dict[str, Any]:
    return {
        "round": held.meeting.round,
        "table": held.meeting.table,
        "players": [names[player] for player in held.meeting.players],
        "win_shares": [round(float(each), 6) for each in held.shares()],
        "pairs": len(held.pairs),
    }


def _share(standing: Standing, player: int) -> dict[str, float | None] | None:
    """Return the share of its games that a player won, with an interval between pairs."""
    parts, games = [], 1
    for held in standing.held:
        if player in held.meeting.players:
            place = held.meeting.players.index(player)
            for pair in held.pairs:
                parts.append(sum(game.wins[place] for game in pair) / len(pair))
                games = len(pair)
    return figures(share(parts, games))


def _forfeits(standing: Standing, player: int) -> int:
    return sum(
        game.lost is not None and held.meeting.players[game.lost.player] == player
        for held in standing.held
        for pair in held.pairs
        for game in pair
    )
