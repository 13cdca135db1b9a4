"""Policies that somebody else wrote play in simulations and in the arena, and are checked."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from hollywood.arena.players import player_named
from hollywood.bots import make_bot
from hollywood.contract import CallMayI, ContractRound, LayDown
from hollywood.errors import HollywoodError
from hollywood.gin import GIN_PRESETS, GinRound
from hollywood.gin.vectors.rules import game_of
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.check import is_legal
from hollywood.match.presets import rules_for
from hollywood.play import Seat
from hollywood.simulation.game import Spec, Unit
from hollywood.simulation.games import game_of as simulated
from hollywood.strategy.contract.policies.weights import PLAIN
from tests.gin.playing import random_deck
from tests.kernel import their_policies
from tests.lockstep.gin_telling import to_vector

EXAMPLES = Path(__file__).parents[2] / "examples"
HERE = "kernel:tests.kernel.their_policies"
RULES = GIN_PRESETS["gin"]
MAY_I = rules_for("liverpool")


def _rows(first: str, second: str, unit: Unit, count: int) -> NDArray[np.int64]:
    spec = Spec(rules=RULES.to_mapping(), players=(first, second), unit=unit, seed=3)
    return simulated(spec).play(0, count)


@pytest.mark.parametrize("unit", ["rounds", "matches"])
def test_a_copy_of_a_built_in_policy_plays_alike(unit: Unit) -> None:
    count = 60 if unit == "rounds" else 2
    mine = _rows(f"{HERE}:alike", "greedy", unit, count)
    assert np.array_equal(mine, _rows("greedy", "greedy", unit, count))


def test_an_illegal_action_ends_a_simulation() -> None:
    with pytest.raises(HollywoodError, match="their_policies:cheating chose an action that is not"):
        _rows("greedy", f"{HERE}:cheating", "rounds", 60)


def _hands(players: Sequence[str], unit: Unit, count: int) -> NDArray[np.int64]:
    spec = Spec(rules=MAY_I.to_mapping(), players=tuple(players), unit=unit, seed=3)
    return simulated(spec).play(0, count)


TWO = (f"{HERE}:planning", f"{HERE}:grabbing", "random")
"""Both tests have the same two policies, so that they are compiled once."""


@pytest.mark.parametrize("unit", ["rounds", "matches"])
def test_a_copy_of_the_greedy_policy_of_may_i_plays_alike(
    unit: Unit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(their_policies.grabbing, "weights", (*PLAIN, 10_000))
    count = 14 if unit == "rounds" else 1
    assert np.array_equal(
        _hands(TWO, unit, count), _hands(("greedy", "greedy", "random"), unit, count)
    )


def test_an_illegal_action_ends_a_simulation_of_may_i() -> None:
    with pytest.raises(HollywoodError, match="their_policies:grabbing chose an action that is not"):
        _hands(TWO, "rounds", 7)


def test_a_policy_of_may_i_is_a_bot() -> None:
    mine, theirs = (make_bot(who, seat_name="A", seed=1) for who in (f"{HERE}:planning", "greedy"))
    rng = random.Random(4)
    deck = rng.sample(MAY_I.pack.cards, len(MAY_I.pack))
    play = ContractRound.deal(MAY_I, players=3, dealer=Seat(0), hand_number=1, deck=deck)
    called = 0
    while not play.over:
        turn = play.table.turn
        for seat in (Seat((turn + step) % 3) for step in (1, 2, 0)):
            view = play.view(seat)
            action = mine.choose(view)
            if not isinstance(action, LayDown):  # greedy takes the one that people are offered
                assert action == theirs.choose(view)
            called += isinstance(action, CallMayI)
            if action is not None:
                play = play.after(seat, action)
    assert called
    cheat = make_bot(f"{HERE}:grabbing", seat_name="Eve", seed=1)
    start = ContractRound.deal(MAY_I, players=3, dealer=Seat(0), hand_number=1, deck=deck)

    def play_with_a_cheat(play: ContractRound) -> None:
        while not play.over:
            action = cheat.choose(play.view(play.table.turn))
            assert action is not None
            play = play.after(play.table.turn, action)

    with pytest.raises(HollywoodError, match="Eve chose an action that is not legal"):
        play_with_a_cheat(start)


def test_a_policy_is_a_bot() -> None:
    name = f"{HERE}:alike"
    assert player_named(name, "gin").bot == name
    mine, theirs = (make_bot(who, seat_name="A", seed=1) for who in (name, "greedy"))
    cheat = make_bot(f"{HERE}:cheating", seat_name="Eve", seed=1)
    play = GinRound.deal(RULES, dealer=Seat(0), deck=random_deck(RULES, random.Random(4)))

    def play_with_a_cheat(play: GinRound) -> None:
        while play.awaiting is not None:
            view = play.view(play.awaiting)
            cheat.choose(view)
            action = mine.choose(view)
            assert action == theirs.choose(view)
            assert action is not None
            play = play.after(play.awaiting, action)

    with pytest.raises(HollywoodError, match="Eve chose an action that is not legal"):
        play_with_a_cheat(play)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("kernel:nothing", "has to name a module and a function"),
        ("kernel:tests.kernel.nowhere:policy", "cannot be imported: ModuleNotFoundError"),
        (f"{HERE}:missing", "has no function 'missing'"),
        (f"{HERE}:unmarked", "not marked with @kernel"),
        (f"{HERE}:short", "takes 2 arguments, not 7"),
    ],
)
def test_a_name_that_means_nothing_is_refused_in_one_line(name: str, words: str) -> None:
    with pytest.raises(HollywoodError, match=words) as refused:
        make_bot(name, seat_name="A", seed=1, family="gin")
    assert "\n" not in str(refused.value)
    with pytest.raises(HollywoodError, match=words):
        _rows(name, "greedy", "rounds", 1)
    with pytest.raises(HollywoodError, match=words):
        make_bot(name, seat_name="A", seed=1, family="contract")
    with pytest.raises(HollywoodError, match=words):
        make_bot(name, seat_name="A", seed=1)


@pytest.mark.parametrize(
    ("name", "family"),
    [("careful_policy.py:careful", "gin"), ("patient_policy.py:patient", "contract")],
)
def test_the_examples_are_players(name: str, family: str) -> None:
    policy = f"kernel:{EXAMPLES / name}"
    for given in (family, None):
        assert make_bot(policy, seat_name="A", seed=1, family=given).name == "A"


def test_a_policy_plays_one_of_the_games() -> None:
    with pytest.raises(HollywoodError, match="alike does not play May-I, where a policy takes"):
        make_bot(f"{HERE}:alike", seat_name="A", seed=1, family="contract")
    with pytest.raises(HollywoodError, match="planning does not play gin, where a policy takes"):
        make_bot(f"{HERE}:planning", seat_name="A", seed=1, family="gin")


def test_every_legal_action_is_legal_and_its_neighbors_are_not() -> None:
    rng = random.Random(8)
    legal = compiled(is_legal)
    seen = 0
    for _ in range(20):
        rules = GIN_PRESETS[rng.choice(["gin", "hollywood-rounds", "round-the-corner", "eaai"])]
        numbers, tables = game_of(rules)
        play = GinRound.deal(rules, dealer=Seat(0), deck=random_deck(rules, rng))
        while play.awaiting is not None:
            view = vector(view_vector(play.view(play.awaiting)))
            actions = play.legal_actions(play.awaiting)
            vectors = [to_vector(action) for action in actions]
            known = set(map(_meaning, vectors))
            for action in vectors:
                assert legal(view, numbers, tables, vector(action))
                wrong = list(action)
                places = at.A_LENGTH if any(action[at.A_MELDS :]) else at.A_MELDS
                wrong[rng.randrange(places)] = rng.choice([-1, 0, 1, 5, 77, 1 << 40, -(1 << 50)])
                if _meaning(wrong) not in known:
                    seen += 1
                    assert not legal(view, numbers, tables, vector(wrong)), (wrong, action)
            play = play.after(play.awaiting, rng.choice(actions))
    assert seen > 500


def _meaning(action: list[int]) -> tuple[tuple[int, ...], frozenset[int]]:
    """The action without the order of its melds."""
    return tuple(action[: at.A_MELDS]), frozenset(action[at.A_MELDS :])
