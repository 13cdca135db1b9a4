"""The results of the pairs of an arena as one plain object, which `--json` prints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hollywood.arena.players import Player, labels
from hollywood.arena.running import Outcome, Pair
from hollywood.arena.seats import Thinking
from hollywood.arena.spec import GRACE_MS, Spec, rules_of, seats_for
from hollywood.intervals import Estimate, difference, figures, ratio, share, sign_test
from hollywood.play.text import to_plain

_WORDS_KEPT = 3  # for each player, how many forfeits are shown with their text


def figures_of(
    spec: Spec, players: Sequence[Player], outcome: Outcome, *, asked: int, workers: int
) -> dict[str, Any]:
    """Return all results at the end. ``asked`` is how many pairs were requested."""
    pairs = outcome.pairs
    games = [game for pair in pairs for game in pair]
    endings = sum((game.endings for game in games), Counter[str]())
    rounds = sum(game.rounds for game in games)
    by_player = [_player(spec, players, number, pairs) for number in range(len(players))]
    first = by_player[0]["win_share"] or {}
    told: dict[str, Any] = {
        "unit": spec.unit,
        "seed": spec.seed,
        "players": list(spec.players),
        "seats": seats_for(rules_of(spec), len(players)),
        "budget_ms": spec.budget_ms,
        "grace_ms": GRACE_MS,
        "asked": asked,
        "pairs": len(pairs),
        "games": len(games),
        "rounds": rounds,
        "interrupted": outcome.interrupted,
        "workers": workers,
        "seconds": round(outcome.seconds, 3),
        "win_share": first.get("mean"),
        "win_share_low": first.get("low"),
        "win_share_high": first.get("high"),
        "points_per_round": [(each["points_per_round"] or {}).get("mean") for each in by_player],
        "ms_per_decision": [each["ms_per_decision"] for each in by_player],
        "endings": dict(sorted(endings.items())),
        "dead_hands": endings["dead_hand"],
        "turns_per_round": round(sum(game.turns for game in games) / rounds, 3) if rounds else None,
        "forfeits": sum(game.lost is not None for game in games),
    }
    if len(players) == 2:
        told |= _sweeps(pairs)
    numbers = outcome.numbers or range(len(pairs))
    results = [
        {"pair": number + 1, "games": [to_plain(game) for game in pair]}
        for number, pair in zip(numbers, pairs, strict=True)
    ]
    return told | {"by_player": by_player, "rules": spec.rules, "results": results}


def _sweeps(pairs: Sequence[Pair]) -> dict[str, Any]:
    """Count the pairs that the first of two players won, lost, or tied."""
    ahead = [sum(game.wins[0] for game in pair) - len(pair) / 2 for pair in pairs]
    won, lost = sum(each > 1e-9 for each in ahead), sum(each < -1e-9 for each in ahead)
    return {
        "pairs_won": won,
        "pairs_lost": lost,
        "pairs_even": len(pairs) - won - lost,
        "sign_test": round(sign_test(won, lost), 6),
    }


def _player(
    spec: Spec, players: Sequence[Player], number: int, pairs: Sequence[Pair]
) -> dict[str, Any]:
    rules = rules_of(spec)
    seats = seats_for(rules, len(players))
    others = [other for other in range(len(players)) if other != number]
    games = [game for pair in pairs for game in pair]
    tallies = [game.tallies[number] for game in games]
    thinking = Thinking()
    for game in games:
        thinking.add(game.thinking[number])
    ahead = difference(_points(pairs, [number]), _points(pairs, others))
    if ahead is not None and rules.family == "contract":  # contract points are penalties
        ahead = Estimate(-ahead.mean, _less(ahead.high), _less(ahead.low))
    lost = [game.lost for game in games if game.lost is not None and game.lost.player == number]
    told: dict[str, Any] = {
        "player": players[number].name,
        "label": labels(players)[number],
        "fair_share": round(tallies[0].seats / seats, 6) if tallies else None,
        "win_share": figures(
            share([_mean([game.wins[number] for game in pair]) for pair in pairs], len(players))
        ),
        "points_per_round": figures(ratio(*_points(pairs, [number]))),
        "ahead_per_round": figures(ahead),
        "net_per_game": figures(_net(pairs, number)),
        "rounds": sum(tally.rounds_played for tally in tallies),
        "rounds_won": sum(tally.rounds_won for tally in tallies),
        "won_by": dict(sorted(sum((tally.kinds for tally in tallies), Counter[str]()).items())),
        "decisions": thinking.decisions,
        "ms_per_decision": _ms(thinking.wall, thinking.decisions),
        "cpu_ms_per_decision": _ms(thinking.processor, thinking.decisions),
        "slowest_ms": round(1000 * thinking.slowest, 3),
        "over_budget": thinking.over_budget,
        "forfeits": dict(sorted(Counter(each.code for each in lost).items())),
        "forfeits_told": [each.words for each in lost[:_WORDS_KEPT]],
    }
    if rules.family == "contract":
        told["may_is"] = sum(tally.may_is for tally in tallies)
    return told


def _points(pairs: Sequence[Pair], players: Sequence[int]) -> tuple[list[float], list[float]]:
    """Return the points of some players and the number of rounds they played, pair by pair."""
    points, rounds = [], []
    for pair in pairs:
        tallies = [game.tallies[player] for game in pair for player in players]
        points.append(float(sum(tally.points for tally in tallies)))
        rounds.append(float(sum(tally.rounds_played for tally in tallies)))
    return points, rounds


def _net(pairs: Sequence[Pair], player: int) -> Estimate | None:
    """Return what an average finished game pays the player."""
    paid, games = [], []
    for pair in pairs:
        net = [game.net[player] for game in pair if game.net is not None]
        paid.append(float(sum(net)))
        games.append(float(len(net)))
    return ratio(paid, games)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _less(value: float | None) -> float | None:
    return None if value is None else -value


def _ms(seconds: float, decisions: int) -> float | None:
    return round(1000 * seconds / decisions, 4) if decisions else None
