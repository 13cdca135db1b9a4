"""Rewards: the engine's own results on the same cards and moves, and what they add up to."""

from __future__ import annotations

import contextlib
import random

import pytest

from hollywood.contract import ContractRound, ContractRules
from hollywood.contract import price as penalties
from hollywood.envs import Game, State, game, rewards
from hollywood.envs.rewards import pot
from hollywood.errors import RulesError
from hollywood.gin import GinRound, GinRules, price
from hollywood.match.course import GinCourse
from hollywood.match.forms import side_of, sides
from hollywood.match.match import Match
from hollywood.play import Seat
from tests.envs.playing import FORMS, MAY_I, NAMES, SOAKING, made, played

ROUNDS = 500 if SOAKING else 20
"""Rounds of the readable states; :mod:`.test_batch_returns` plays 10,000 of each preset."""
MATCHES = 100 if SOAKING else 1


def engines_round(state: State) -> tuple[float, ...]:
    """Play the round again with the engine alone, one board after the other; return its score."""
    environment, inner = state.game, state.inner
    rules, start = environment.rules, inner.round.match
    boards = start.course.deals()
    results = []
    for number, (deal, deck) in enumerate(zip(boards, inner.dealt[-1].decks, strict=True)):
        moves = [(seat, move) for seat, move in inner.steps if seat in deal.seats and move]
        play: GinRound | ContractRound
        if isinstance(rules, GinRules):
            play = GinRound.deal(rules, dealer=deal.dealer, deck=deck)
        else:
            play = ContractRound.deal(
                rules,
                players=environment.players,
                dealer=deal.dealer,
                hand_number=inner.start.hand,
                deck=deck,
            )
        for seat, move in moves:
            play = play.after(Seat(deal.seats.index(seat)), move)
        assert play.over, number
        results.append((deal.seats, play.result))
    if isinstance(rules, ContractRules):
        ((_, result),) = results
        return tuple(-float(each) for each in penalties(result, rules))  # type: ignore[arg-type]
    return _gin_score(rules, start.course, results)  # type: ignore[arg-type]


def _gin_score(rules: GinRules, course: GinCourse, results: list) -> tuple[float, ...]:  # type: ignore[type-arg]
    """Who wins what in a round, written from the rules of each form."""
    people = [0.0] * rules.players
    if rules.form == "partnership":
        net = 0
        for seats, result in results:
            score = price(result, rules)
            if score.winner is not None:
                net += score.points * (1 if seats[score.winner] % 2 == 0 else -1)
        return tuple(float(net if seat % 2 == 0 else -net) for seat in range(rules.players))
    ((seats, result),) = results
    score = price(result, rules)
    if score.winner is None:
        return tuple(people)
    winner, loser = seats[score.winner], seats[1 - score.winner]
    people[winner], people[loser] = float(score.points), -float(score.points)
    if rules.form == "chouette":
        box = course.first
        partner = next(seat for seat in range(3) if seat not in seats)
        people[partner] = people[winner] if winner != box else people[loser]
        people[box] *= 2
    return tuple(people)


@pytest.mark.parametrize("name", NAMES)
def test_a_round_returns_what_the_engine_scores(name: str) -> None:
    chance = random.Random(name)
    scored = 0
    rounds = ROUNDS if SOAKING or name not in MAY_I else 8
    for number in range(rounds):
        environment = made(name, chance)
        state = environment.start(seed=number)
        for _ in played(state, chance, 3_000):
            assert not any(state.returns())
        if not state.over:  # May-I at random can last long
            continue
        assert state.returns() == engines_round(state)
        low, high = environment.utility_bounds
        assert all(low <= each <= high for each in state.returns())
        if environment.zero_sum:
            assert sum(state.returns()) == 0
        scored += any(state.returns())
    assert scored > rounds // 4


@pytest.mark.parametrize("name", NAMES)
def test_a_match_returns_the_settlement(name: str) -> None:
    chance = random.Random(name)
    for number in range(MATCHES):
        check_match(made(name, chance, episode="match"), number, chance)


def test_so_does_a_match_under_any_rules_of_the_sheet() -> None:
    chance = random.Random(34)
    for number in range(200 if SOAKING else 8):
        check_match(with_any_sheet(chance), number, chance)


def with_any_sheet(chance: random.Random) -> Game:
    """Return matches of gin in any form, with any rules that affect the sheet."""
    while True:
        games = chance.choice((1, 2, 3, 5))
        knobs = {
            **chance.choice([{}, *FORMS.values()]),
            "games": games,
            "scoring": "single" if games == 1 else "hollywood",
            "games_at_once": chance.choice((None, None, 1, 2)),
            "credit": chance.choice(("wins", "rounds")),
            "closed_entry": chance.choice(("shift", "forfeit")),
            "target": chance.choice((1, 30, 60)),
            "series_end": chance.choice(("all_three", "two_wins")),
            "overall": chance.choice(("two_of_three", "all_three", "net")),
            "game_bonus": chance.choice((0, 100)),
            "box_bonus": chance.choice((0, 20)),
            "shutout": chance.choice((None, {"kind": "add"}, {"kind": "double", "points": 0})),
            "third_game_doubled": chance.random() < 0.3,
            "sweep_doubled": chance.random() < 0.3,
            "next_dealer": chance.choice(("winner", "loser", "alternate")),
            "stake": chance.choice((0, 25)),
        }
        with contextlib.suppress(RulesError):
            return game("hollywood-gin", knobs, episode="match")


def check_match(environment: Game, number: int, chance: random.Random) -> None:
    """Play a match, and compare the returns with the settlement of the engine's sheet.

    A match of May-I at random can last long; what it has paid so far is compared too.
    """
    state = environment.start(seed=number)
    quick = isinstance(environment.rules, GinRules) or SOAKING
    for _ in played(state, chance, 12_000 if quick else 2_500):
        pass
    match = again(environment, state)
    assert match.course == state.course
    course, returns = match.course, state.returns()
    if isinstance(course, GinCourse):
        net = course.sheet.settlement.net
        among = sides(course.rules, course.first)
        wanted = [net[side_of(Seat(seat), among)] for seat in range(environment.players)]
        if course.rules.form == "chouette":
            wanted[course.first] *= 2
        assert returns == tuple(map(float, wanted))
        assert sum(returns) == 0
    else:
        assert returns == tuple(-float(total) for total in course.sheet.totals)
    low, high = environment.utility_bounds
    assert all(low <= each <= high for each in returns)
    if state.over:
        assert match.over or state.truncated


def again(environment: Game, state: State) -> Match:
    """Play the same decks and moves in a match of the engine."""
    names = [f"P{seat}" for seat in range(environment.players)]
    first = Seat(state.inner.start.dealer)
    match = Match.open(environment.rules, names, first_dealer=first)
    dealt = iter(state.inner.dealt)

    def deal() -> Match:
        each = next(dealt)
        return match.dealt(each.decks, each.keys)

    match = deal()
    for seat, move in state.inner.steps:
        if move is not None:
            match = match.after(seat, move)
        if not match.in_play and not match.over:
            match = deal()
    return match


@pytest.mark.parametrize("name", ["gin", "hollywood-gin", "may-i", *FORMS])
@pytest.mark.parametrize("episode", ["round", "match"])
def test_winning_pays_what_the_losers_lose(name: str, episode: str) -> None:
    chance = random.Random(name)
    paid = 0
    for number in range(6 if episode == "round" else 1):
        environment = made(name, chance, episode=episode, reward="win")
        state = environment.start(seed=number)
        for _ in played(state, chance, 12_000):
            pass
        returns = state.returns()
        assert sum(returns) == pytest.approx(0)
        low, high = environment.utility_bounds
        assert all(low <= each <= high for each in returns)
        if not state.over:
            continue
        paid += any(returns)
        if episode == "match" and state.course.winners:
            assert returns == tuple(pot(state.course.winners, environment.players))
            assert {seat for seat, each in enumerate(returns) if each > 0} == set(
                state.course.winners
            )
    assert paid


def test_the_pot() -> None:
    assert pot((0,), 2) == [1, -1]
    assert pot((1, 2), 4) == [-1, 1, 1, -1]
    assert pot((0,), 4) == [3, -1, -1, -1]
    assert pot((), 3) == pot((0, 1, 2), 3) == [0, 0, 0]


def test_equity_adds_up_to_the_result_of_the_match() -> None:
    """The changes of a match of gin, together, lead from its worth at the deal to its result."""
    chance = random.Random(3)
    environment = game("eaai", {"target": 60}, episode="match", reward="equity")
    state = environment.start(seed=8, dealer=0)
    rewarded = 0
    before = state.round_number
    for _ in played(state, chance):
        assert sum(state.returns()) == pytest.approx(0)
        rewarded += state.round_number != before
        before = state.round_number
    (winner,) = state.course.winners
    # At the deal both are worth about a half; the dealer, who acts second, a little less.
    assert state.returns()[winner] == pytest.approx(0.5, abs=0.05)
    assert sum(state.returns()) == pytest.approx(0)
    assert rewarded


def test_equity_in_may_i_is_the_chance_of_first_place() -> None:
    chance = random.Random(3)
    environment = game(
        "may-i", {"contracts": ("SS", "SR"), "deal": (11, 11)}, episode="match", reward="equity"
    )
    while True:
        state = environment.start(seed=chance.randrange(1000))
        for _ in played(state, chance, 3_000):
            assert sum(state.returns()) == pytest.approx(0)
        if state.over:
            break
    winners = state.course.winners
    for seat, gained in enumerate(state.returns()):
        share = 1 / len(winners) if seat in winners else 0
        assert gained == pytest.approx(share - 0.25)


def test_rewards_count_from_the_last_action_of_each_seat() -> None:
    chance = random.Random(5)
    state = game("nine-contracts", players=3, episode="match").start(seed=3)
    gained, marks = [0.0] * 3, [0.0] * 3
    for seat in played(state, chance, 1_500):
        totals = state.returns()
        assert state.rewards() == tuple(a - b for a, b in zip(totals, marks, strict=True))
        gained[seat] += state.rewards()[seat]
        marks[seat] = totals[seat]
    assert all(marks)
    for seat in range(3):
        gained[seat] += state.rewards()[seat]
    assert tuple(gained) == state.returns()


def test_a_match_of_too_many_rounds_ends_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two who never knock play dead hands for ever; 500 rounds are too long for a test."""
    monkeypatch.setattr(rewards, "MOST_ROUNDS", 15)
    environment = game(
        "gin", {"turn_cap": 20, "upcard_option": False}, episode="match", reward="win"
    )
    state = environment.start(seed=1)
    steps = 0
    while not state.over:
        seat = state.to_act[0]
        state.step(seat, min(state.legal(seat)))
        steps += 1
    assert state.truncated
    assert state.round_number == 15
    assert state.returns() == (0, 0)
    assert steps <= environment.max_length
