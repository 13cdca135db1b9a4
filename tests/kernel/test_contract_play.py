"""Whole hands and matches of the contract game in the kernel: rows, chance, and no peeking."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from hollywood.contract import CONTRACT_PRESETS, ContractRound, ContractRules, Ending, eligible
from hollywood.contract import next_moment as engine_moment
from hollywood.contract.actions import CallMayI
from hollywood.errors import HollywoodError
from hollywood.kernel.contract import layout
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.rules.legality import list_moves
from hollywood.kernel.contract.rules.sight import sight
from hollywood.kernel.contract.scratch import FIRST_ROW, MEMORY_LENGTH
from hollywood.kernel.engine.chance import LENGTH, begin
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.play import Seat
from hollywood.simulation.contract_game import ContractGame, contract_game, deck_of
from hollywood.simulation.game import Spec, Unit
from hollywood.strategy.contract.play import Table, new_table, play_hands, row_length
from hollywood.strategy.contract.policies.choose import GREEDY, RANDOM, at_random
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.policies.weights import PLAIN
from tests.contract.setting import MAY_I, dealt, ruled
from tests.lockstep.contract_twins import Twins, read

MATCHES = 40 if can_compile() else 1


def game(
    rules: ContractRules = MAY_I,
    players: str = "greedy greedy greedy greedy",
    unit: Unit = "rounds",
    seed: int = 5,
) -> ContractGame:
    named = tuple(players.split())
    return contract_game(Spec(rules=rules.to_mapping(), players=named, unit=unit, seed=seed))


def table_of(played: ContractGame, first: int, count: int) -> list[dict[str, int]]:
    names = [column.name for column in played.columns]
    rows = played.play(first, count)
    assert rows.dtype == np.int64
    return [dict(zip(names, map(int, row), strict=True)) for row in rows]


def test_rounds_go_through_the_hands_and_the_dealers() -> None:
    count = 20 if can_compile() else 4
    rows = table_of(game(), 3, count)
    assert [row["number"] for row in rows] == list(range(3, 3 + count))
    for row in rows:
        assert row["match"] == -1
        assert row["hand"] == 1 + row["number"] % 7
        assert row["dealer"] == row["number"] % 4
        assert row["seed"] == 5
        penalties = [row[f"penalty_{seat}"] for seat in range(4)]
        if row["winner"] >= 0:
            assert row["ending"] == list(Ending).index(Ending.WENT_OUT)
            assert penalties[row["winner"]] == 0
        assert all(0 <= row[f"may_is_{seat}"] <= 5 for seat in range(4))


def test_matches_add_up() -> None:
    """Totals, the dealer clockwise, and only the lowest total wins."""
    rows = table_of(game(unit="matches"), 2, MATCHES)
    assert len(rows) == 7 * MATCHES
    winners: Counter[int] = Counter()
    for number in range(MATCHES):
        totals = [0] * 4
        for hand, row in enumerate(rows[7 * number : 7 * number + 7]):
            assert (row["number"], row["match"], row["hand"]) == (number + 2, number + 2, hand + 1)
            assert row["dealer"] == (number + 2 + hand) % 4
            totals = [total + row[f"penalty_{seat}"] for seat, total in enumerate(totals)]
            assert [row[f"total_{seat}"] for seat in range(4)] == totals
            assert row["match_over"] == int(hand == 6)
            if hand < 6:
                assert row["match_winner"] == -1
            else:
                lowest = [seat for seat in range(4) if totals[seat] == min(totals)]
                assert row["match_winner"] == (lowest[0] if len(lowest) == 1 else -1)
                winners[row["match_winner"]] += 1
    assert not can_compile() or len(winners) >= 4


def test_shared_totals_have_no_winner() -> None:
    """With a turn cap that nobody can beat and cards that count nothing, all share the win."""
    free = ruled("turn_cap=20", 'points={"2-K": 0, "A": 0}')
    for row in table_of(game(free, "random random random random", "matches"), 0, 2):
        assert row["match_winner"] == -1
        assert row["total_0"] == 0


@pytest.mark.parametrize("unit", ["rounds", "matches"])
def test_a_unit_is_the_same_whoever_plays_it(unit: Unit) -> None:
    played = game(ruled("turn_cap=60"), "greedy random greedy random", unit)
    count = 6 if can_compile() else 2
    together = played.play(0, count)
    apart = [played.play(number, 1) for number in range(count)]
    assert np.array_equal(together, np.concatenate(apart))
    other = game(ruled("turn_cap=60"), "greedy random greedy random", unit, seed=6)
    assert not np.array_equal(together[:, 5:], other.play(0, count)[:, 5:])


@pytest.mark.parametrize("name", sorted(CONTRACT_PRESETS))
@pytest.mark.parametrize("in_matches", [0, 1], ids=["rounds", "matches"])
def test_interpreted_as_compiled(name: str, in_matches: int) -> None:
    """The same rows from plain lists and from machine code."""
    rules = CONTRACT_PRESETS[name].with_settings(("turn_cap=24",))
    seats = 3 if 3 in rules.players else 4
    if in_matches:
        rules = rules.with_settings(("deal=[11, 10]", 'contracts=["SR", "RR"]'))
    players = " ".join(["greedy", "random", "greedy", "greedy"][:seats])
    unit: Unit = "matches" if in_matches else "rounds"
    played = game(rules, players, unit)
    count, hands = 2, rules.hands if in_matches else 1
    length = row_length(seats, in_matches)
    rows = [0] * (count * hands * length)
    arguments: list[Any] = [
        *(4, count, in_matches, 5),
        [int(number) for number in played._book],
        [GREEDY if player == "greedy" else RANDOM for player in players.split()],
        Table(*(list(map(int, each)) for each in new_table())),
        rows,
    ]
    play_hands(*arguments)
    wanted = played.play(4, count)
    told = np.array(rows).reshape(-1, length)
    assert np.array_equal(told[:, 1:], wanted[:, 4:])


@pytest.mark.parametrize("name", sorted(CONTRACT_PRESETS))
def test_a_row_is_played_again_in_the_engine(name: str) -> None:
    """The deck of a row, and the kernel's greedy player at every seat, lead to the same result."""
    rules = CONTRACT_PRESETS[name]
    seats = min(rules.players)
    again = 0
    for row in table_of(game(rules, " ".join(["greedy"] * seats)), 0, 12 if can_compile() else 1):
        if row["reshuffles"]:
            continue  # the kernel's own order of a stock made of discards
        deck = deck_of(rules, 5, row["number"], seats=seats, hand=row["hand"])
        start = ContractRound.deal(
            rules,
            players=seats,
            dealer=Seat(row["dealer"]),
            hand_number=row["hand"],
            deck=deck,
        )
        result = replayed(Twins(start, deck)).result
        assert result is not None
        assert row["ending"] == list(Ending).index(result.ending)
        assert row["winner"] == (-1 if result.winner is None else result.winner)
        assert row["turns"] == result.turns
        assert tuple(row[f"may_is_{seat}"] for seat in range(seats)) == result.may_is
        again += 1
    assert again


def replayed(twins: Twins) -> ContractRound:
    """Play on like the driver of a table: all who may call are asked at about the same moment."""
    action, work = empty_vector(at.A_LENGTH), empty_vector(MEMORY_LENGTH)
    plain = vector(PLAIN)
    asked: tuple[int, int] | None = None
    while (turn := twins.play.awaiting) is not None:
        table = twins.play.table
        seats, moment = [turn], engine_moment(table)
        if table.phase == "draw" and asked != (table.turns, len(table.discards)):
            asked = (table.turns, len(table.discards))
            seats = list(eligible(table))
        for seat in seats:
            compiled(sight)(twins.state, twins.rules, int(seat), twins.view)
            compiled(planner)(twins.view, twins.rules, plain, action, work)
            if action[at.A_KIND] != at.A_NOTHING:
                chosen = read(action)
                twins.act(seat, CallMayI(moment) if isinstance(chosen, CallMayI) else chosen)
    return twins.play


def test_a_view_shows_nothing_hidden() -> None:
    """With any other hands and stock, the view is the same."""
    chance = random.Random(3)
    start = dealt(seed=3)
    twins = fresh_twins(start)
    for _ in range(30):
        twins.act(twins.play.table.turn, middle(twins.play))
    me = 2
    seen, other = empty_vector(at.V_LENGTH), empty_vector(at.V_LENGTH)
    compiled(sight)(twins.state, twins.rules, me, seen)
    shuffle_hidden(twins.state, me, chance)
    compiled(sight)(twins.state, twins.rules, me, other)
    assert list(seen) == list(other)
    compiled(sight)(twins.state, twins.rules, 1, other)
    assert list(seen) != list(other)


def fresh_twins(start: ContractRound) -> Twins:
    """Put a freshly dealt round into the kernel, by the deck it was dealt from."""
    table, seats = start.table, start.table.seats
    order = [(int(table.dealer) + 1 + step) % seats for step in range(seats)]
    hands = [list(hand) for hand in start.hands]
    cards = [hands[seat][place] for place in range(len(hands[0])) for seat in order]
    return Twins(start, (*cards, table.discards[0], *start.stock))


def middle(play: ContractRound) -> Any:
    legal = list(play.legal_actions(play.table.turn))
    return legal[len(legal) // 2]


def shuffle_hidden(state: Any, me: int, chance: random.Random) -> None:
    """Write nonsense over everything ``me`` may not know."""
    for seat in range(4):
        if seat != me:
            hand = at.S_HANDS + layout.PLACES * seat
            for place in range(layout.PLACES):
                state[hand + place] = chance.randrange(3)
            state[at.S_HELD + seat] = chance.randrange(1 << 60)
            for word in range(at.KEY):
                state[at.S_KEYS + at.KEY * seat + word] = chance.randrange(1 << 40)
    for place in range(at.V_LENGTH, at.S_LENGTH):
        state[place] = chance.randrange(60)
    if state[at.S_TURN] != me:
        state[at.S_DRAWN] = chance.randrange(60)


def test_the_random_player_prefers_nothing() -> None:
    """Each legal action is chosen about equally often; the bound is eight standard errors."""
    twins = fresh_twins(dealt(seed=4))
    twins.act(twins.play.table.turn, middle(twins.play))
    seat = int(twins.play.table.turn)
    compiled(sight)(twins.state, twins.rules, seat, twins.view)
    action, work = empty_vector(at.A_LENGTH), empty_vector(MEMORY_LENGTH)
    chance = empty_vector(LENGTH)
    compiled(begin)(chance, 0, 9, 9, 9)
    actions = compiled(list_moves)(twins.view, twins.rules, seat, work, FIRST_ROW) - FIRST_ROW
    times = 6_000 if can_compile() else 600
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(times):
        compiled(at_random)(twins.view, twins.rules, chance, 0, action, work)
        seen[int(action[at.A_KIND]), int(action[at.A_CARD])] += 1
    share = times / actions
    assert len(seen) == actions
    assert all(abs(count - share) < 8 * share**0.5 for count in seen.values())


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ("greedy greedy greedy gredy", "no player 'gredy' .* did you mean greedy"),
        ("greedy greedy greedy clever", "There are random, greedy"),
        ("greedy greedy", "2 players are named; these rules are for 4 or 5 or 6"),
    ],
    ids=["misspelt", "unknown", "too few"],
)
def test_who_cannot_play_is_refused(players: str, words: str) -> None:
    with pytest.raises(HollywoodError, match=words):
        game(players=players)
