"""Who meets whom, in every system and with any number of players."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from hollywood.arena.game import Played
from hollywood.arena.seats import Thinking
from hollywood.bots.tally import Tally
from hollywood.errors import HollywoodError
from hollywood.match.presets import rules_for
from hollywood.tournament.pairing import meetings_of, next_round, rounds_of
from hollywood.tournament.plan import Meeting, Plan, System, make_plan
from hollywood.tournament.standing import Held, Standing


def plan_of(
    many: int,
    system: System,
    *,
    preset: str = "gin",
    rounds: int | None = None,
    at_table: int | None = None,
) -> Plan:
    return make_plan(
        rules_for(preset),
        ["greedy"] * many,
        system=system,
        unit="rounds",
        pairs=1,
        seed="1",
        budget_ms=1000,
        rounds=rounds,
        at_table=at_table,
    )


def game(wins: list[float]) -> Played:
    return Played(
        wins=wins,
        net=None,
        tallies=[Tally(bot="", seats=1) for _ in wins],
        thinking=[Thinking() for _ in wins],
    )


def held(meeting: Meeting) -> Held:
    """A meeting that the player with the lower number wins."""
    best = min(meeting.players)
    return Held(meeting, ((game([float(player == best) for player in meeting.players]),),))


def whole(plan: Plan) -> tuple[Standing, list[tuple[Meeting, ...]]]:
    """Hold a whole tournament."""
    standing, rounds = Standing(plan), []
    while (meetings := next_round(plan, standing)) is not None:
        players = [player for meeting in meetings for player in meeting.players]
        assert plan.at_table > 2 or len(players) == len(set(players)), "one table at a time"
        rounds.append(meetings)
        standing.add([held(meeting) for meeting in meetings])
        assert len(rounds) < 100
    assert len(rounds) == rounds_of(plan)
    assert sum(map(len, rounds)) == meetings_of(plan)
    return standing, rounds


@pytest.mark.parametrize("many", range(2, 12))
def test_in_a_round_robin_everybody_meets_everybody_once(many: int) -> None:
    standing, rounds = whole(plan_of(many, "round-robin"))
    met = Counter(meeting.players for meetings in rounds for meeting in meetings)
    assert met == Counter(combinations(range(many), 2))
    assert standing.order() == list(range(many))
    twice, _ = whole(plan_of(many, "round-robin", rounds=2))
    assert set(twice.met().values()) == {2}


@pytest.mark.parametrize("many", range(2, 17))
def test_the_swiss_system_lets_nobody_meet_twice_and_finds_the_best(many: int) -> None:
    standing, rounds = whole(plan_of(many, "swiss"))
    assert set(standing.met().values()) == {1}
    assert standing.order()[0] == 0
    assert max(standing.byes) <= (1 if many > 3 else 2)
    for meetings in rounds:
        assert len(meetings) == many // 2


@pytest.mark.parametrize("many", range(2, 18))
def test_a_knockout_ends_with_the_best_and_seeds_meet_late(many: int) -> None:
    standing, rounds = whole(plan_of(many, "knockout"))
    assert standing.left == {0}
    assert standing.order()[:2] == [0, 1]
    (final,) = rounds[-1]
    assert set(final.players) == {0, 1}
    assert sum(map(len, rounds)) == many - 1


@pytest.mark.parametrize("system", ["round-robin", "swiss", "knockout"])
@pytest.mark.parametrize(
    ("many", "at_table"), [(3, 3), (5, 3), (6, 3), (9, 3), (4, 4), (5, 4), (6, 4), (9, 4)]
)
def test_tables_of_may_i_hold_three_or_four(system: System, many: int, at_table: int) -> None:
    standing, rounds = whole(plan_of(many, system, preset="may-i", at_table=at_table))
    for meetings in rounds:
        for meeting in meetings:
            assert 2 <= len(meeting.players) <= at_table
    assert standing.order()[0] == 0
    if system == "round-robin":
        assert all(len(meeting.players) == at_table for meetings in rounds for meeting in meetings)


def test_a_tie_in_a_knockout_lets_the_better_seed_go_on() -> None:
    plan = plan_of(2, "knockout")
    standing = Standing(plan)
    (meeting,) = next_round(plan, standing) or ()
    standing.add([Held(meeting, ((game([0.5, 0.5]),),))])
    assert standing.left == {0}


@pytest.mark.parametrize(
    ("many", "words", "at_table"),
    [
        (1, "2 to 256 players; 1 are named", None),
        (257, "257 are named", None),
        (3, "3 players cannot meet at a table of this game: possible with 3 players are 2", 3),
    ],
)
def test_what_cannot_be_played_is_refused(many: int, words: str, at_table: int | None) -> None:
    with pytest.raises(HollywoodError, match=words):
        plan_of(many, "swiss", at_table=at_table)
    with pytest.raises(HollywoodError, match="use --system swiss"):
        plan_of(60, "round-robin", preset="may-i")
