"""One table, and the tables of a pair: the same cards in every seat, and everything counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from hollywood.arena import sitting
from hollywood.arena.game import Played
from hollywood.arena.players import seat_names
from hollywood.arena.running import check
from hollywood.arena.spec import (
    Spec,
    Table,
    Unit,
    chance_for_program,
    chance_of,
    rules_of,
    tables_of,
)
from hollywood.bots import make_bot
from hollywood.contract.sight import ContractView
from hollywood.gin import Dealt, GinView, RoundOver, view_from
from hollywood.gin.rules import GinRules
from hollywood.play import Action, DrawStock, Event, View
from tests.arena.programs import played, spec_of


def pair(spec: Spec, number: int = 0) -> list[Played]:
    return [played(spec, pair=number, rotation=rotation) for rotation in range(len(spec.players))]


# ------------------------------------------------------------------------------ the same cards


@pytest.mark.parametrize("unit", ["rounds", "games", "matches"])
@pytest.mark.parametrize("preset", ["eaai", "hollywood-gin", "oklahoma"])
def test_two_that_play_alike_get_the_same_from_the_same_cards(preset: str, unit: Unit) -> None:
    """Greedy leaves nothing to chance: in the same seat it gets the same result again."""
    for number in range(3):
        first, second = pair(spec_of("greedy", "greedy", preset=preset, unit=unit), number)
        assert first.wins == second.wins[::-1]
        assert first.net == (None if second.net is None else second.net[::-1])
        assert [each.points for each in first.tallies] == [
            each.points for each in second.tallies[::-1]
        ]
        assert (first.endings, first.turns) == (second.endings, second.turns)
        assert sum(first.wins) == 1


def test_at_a_table_for_four_everybody_has_every_seat_once() -> None:
    spec = spec_of(*["greedy"] * 4, preset="may-i")
    assert [table.placed for table in tables_of(spec, 5)] == [
        (0, 1, 2, 3),
        (3, 0, 1, 2),
        (2, 3, 0, 1),
        (1, 2, 3, 0),
    ]
    games = pair(spec)
    by_seat = [
        [there.tallies[player].points for player in table.placed]
        for there, table in zip(games, tables_of(spec, 0), strict=True)
    ]
    assert by_seat.count(by_seat[0]) == 4, "the cards of a seat stay with the seat"
    assert len({table.seed for table in tables_of(spec, 0)}) == 1
    assert tables_of(spec, 0)[0].seed != tables_of(spec, 1)[0].seed


def test_two_names_fill_a_table_for_four() -> None:
    spec = spec_of("greedy", "random", preset="may-i")
    assert [table.placed for table in tables_of(spec, 0)] == [(0, 1, 0, 1), (1, 0, 1, 0)]
    there = played(spec)
    assert there.tallies[0].seats == 2
    assert there.tallies[0].rounds_played == 2
    names = seat_names(check(spec), (0, 1, 0, 1))
    assert names == ["greedy, seat 1", "random, seat 2", "greedy, seat 3", "random, seat 4"]


def test_partners_share_what_they_win() -> None:
    rules = rules_of(spec_of("greedy", "random", preset="hollywood-gin")).with_settings(
        ["form=partnership", "players=4"]
    )
    spec = Spec(rules=rules.to_mapping(), players=("greedy", "random"), unit="games", seed="1")
    there = played(spec)
    assert there.wins == [1.0, 0.0]
    assert there.net is not None
    assert there.net[0] == -there.net[1] > 0


def test_three_at_a_table_for_three() -> None:
    rules = rules_of(spec_of("greedy", "random", preset="gin")).with_settings(
        ["form=cutthroat", "players=3"]
    )
    spec = Spec(
        rules=rules.to_mapping(), players=("greedy", "random", "greedy"), unit="games", seed="1"
    )
    games = pair(spec)
    assert [sum(there.wins) for there in games] == [1, 1, 1]
    assert all(sum(there.net or [1]) == 0 for there in games)
    assert sum(there.wins[1] for there in games) < 1


# ------------------------------------------------------------------------------ units


def test_a_game_is_one_column_and_a_match_all_of_them() -> None:
    spec = spec_of("greedy", "simple", preset="hollywood-gin", unit="games")
    rules = rules_of(spec)
    assert isinstance(rules, GinRules)
    assert (rules.games, rules.gin_bonus, rules.target) == (1, 25, 100)
    matches = spec_of("greedy", "simple", preset="hollywood-gin", unit="matches")
    assert rules_of(matches) == rules_of(spec_of("greedy", "simple", preset="hollywood-gin"))
    assert played(matches).rounds > played(spec).rounds
    doubled = rules_of(matches).with_settings(["sweep_doubled=true", "third_game_doubled=true"])
    spec = Spec(rules=doubled.to_mapping(), players=("greedy",) * 2, unit="games", seed="1")
    assert sum(played(spec).wins) == 1


def test_a_round_is_one_deal() -> None:
    there = played(spec_of("greedy", "simple", preset="hollywood-gin"))
    assert there.rounds == 1
    assert there.net is None


def test_nobody_wins_a_dead_hand() -> None:
    spec = spec_of("random", "random", preset="straight-gin")
    games = [there for number in range(5) for there in pair(spec, number)]
    dead = [there for there in games if there.endings["dead_hand"]]
    assert dead
    assert all(there.wins == [0.5, 0.5] for there in dead)


class Spy:
    """Plays like greedy, and records what it saw and heard."""

    def __init__(self, name: str, listening: bool) -> None:
        self.name = name
        self.views: list[View] = []
        self.heard: list[Event] = []
        self.whole: list[bool] = []
        self._greedy = make_bot("greedy", seat_name=name, seed=1)
        if listening:
            self.told = self._told

    def choose(self, view: View) -> Action | None:
        self.views.append(view)
        if self.heard and isinstance(view, GinView):
            self.whole.append(view_from(view.table.rules, self._round()) == view)
        return self._greedy.choose(view)

    def _told(self, events: Sequence[Event]) -> None:
        self.heard += events

    def _round(self) -> list[Any]:
        last = max(n for n, event in enumerate(self.heard) if isinstance(event, Dealt))
        return self.heard[last:]


@pytest.fixture
def spies(monkeypatch: pytest.MonkeyPatch) -> list[Spy]:
    """Every greedy bot of the arena is a spy, every second of them listens."""
    seated: list[Spy] = []

    def make(name: str, *, seat_name: str, seed: int | str, family: str | None = None) -> Any:
        if name != "greedy":
            return make_bot(name, seat_name=seat_name, seed=seed, family=family)
        seated.append(Spy(seat_name, listening=len(seated) % 2 == 0))
        return seated[-1]

    monkeypatch.setattr(sitting, "make_bot", make)
    return seated


def test_hands_of_the_contract_game_have_the_contracts_in_turn(spies: list[Spy]) -> None:
    spec = spec_of("greedy", "random", preset="may-i")
    for number in (0, 1, 6, 7):
        played(spec, pair=number)
    hands = []
    for spy in spies[::2]:
        (hand,) = {view.table.hand_number for view in spy.views if isinstance(view, ContractView)}
        hands.append(hand)
    assert hands == [1, 2, 7, 1]


def test_a_bot_that_listens_hears_what_its_seat_sees(spies: list[Spy]) -> None:
    there = played(spec_of("greedy", "greedy", unit="games"))
    listener, deaf = spies
    assert not deaf.heard
    assert len(listener.whole) == len(listener.views) > 20
    assert all(listener.whole), "what it heard leads to what it sees"
    deals = [event for event in listener.heard if isinstance(event, Dealt)]
    assert len(deals) == there.rounds
    assert all(sum(hand is not None for hand in event.hands) == 1 for event in deals)
    assert sum(isinstance(event, RoundOver) for event in listener.heard) == there.rounds


# ------------------------------------------------------------------------------ forfeits, times


class Broken:
    """A bot of the house that makes illegal moves."""

    def __init__(self, action: Action | None) -> None:
        self.name = "broken"
        self.action = action

    def choose(self, view: View) -> Action | None:
        return self.action


@pytest.mark.parametrize(("action", "words"), [(None, "did nothing"), (DrawStock(), "upcard")])
def test_a_bot_of_the_house_that_does_what_it_may_not_loses_too(
    action: Action | None, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make(name: str, *, seat_name: str, seed: int | str, family: str | None = None) -> Any:
        if name == "random":
            return Broken(action)
        return make_bot(name, seat_name=seat_name, seed=seed, family=family)

    monkeypatch.setattr(sitting, "make_bot", make)
    for preset, expected in (("eaai", [0.0, 1.0]), ("may-i", [0.0, 1.0])):
        there = played(spec_of("random", "greedy", preset=preset, unit="matches"))
        assert there.lost is not None
        assert there.lost.code == "illegal"
        assert words in there.lost.words or preset == "may-i"
        assert there.wins == pytest.approx(expected)
        assert there.net is None


def test_decisions_are_timed_and_those_over_the_budget_counted() -> None:
    there = played(spec_of("greedy", "simple", unit="games", budget_ms=60_000))
    for thinking in there.thinking:
        assert thinking.decisions > 10
        assert thinking.wall > 0
        assert thinking.processor > 0
        assert thinking.wall / thinking.decisions <= thinking.slowest
        assert thinking.over_budget == 0


@pytest.mark.parametrize("chance", [chance_of, chance_for_program])
def test_a_player_has_chance_of_his_own_in_every_game(
    chance: Callable[[Table, int], int],
) -> None:
    seeds = {
        chance(table, player)
        for number in range(3)
        for table in tables_of(spec_of("simple", "simple"), number)
        for player in range(2)
    }
    assert len(seeds) == 12
