"""States: copies, saving, buffers, and what cannot be asked for."""

from __future__ import annotations

import contextlib
import random
from array import array
from typing import Any

import numpy as np
import pytest

from hollywood.envs import game
from hollywood.errors import HollywoodError, RulesError
from tests.envs.playing import NAMES, made, played, seen


@pytest.mark.parametrize("name", NAMES)
def test_a_saved_state_is_the_same(name: str) -> None:
    chance = random.Random(name)
    environment = made(name, chance, episode="match", spreads="all")
    state = environment.start(seed=4)
    for number, _ in enumerate(played(state, chance, 400)):
        if number % 40 == 39:
            loaded = environment.load(state.dump())
            assert loaded.dump() == state.dump()
            assert loaded.to_act == state.to_act
            for seat in range(environment.players):
                assert seen(loaded, seat) == seen(state, seat)
                assert loaded.legal(seat) == state.legal(seat)
                assert loaded.rewards() == state.rewards()


def test_a_copy_changes_by_itself() -> None:
    chance = random.Random(7)
    for name in ("gin", "may-i"):
        state = made(name, episode="match").start(seed=4)
        for _ in played(state, chance, 30):
            copy, before = state.clone(), state.dump()
            for _ in played(copy, chance, 5):
                pass
            assert state.dump() == before
            assert copy.dump() != before


def test_a_seed_repeats_everything_and_decks_can_be_given() -> None:
    for name in ("gin", "may-i", "partnership-4"):
        environment = made(name, episode="match")
        one, two, other = (environment.start(seed=seed) for seed in (1, "1", 2))
        assert one.dump() == two.dump() != other.dump()
        decks = one.inner.dealt[0].decks
        given = environment.start(seed=5, deal=decks, dealer=one.inner.start.dealer)
        assert seen(given, 0) == seen(one, 0)
        loaded = environment.load(given.dump())
        assert loaded.dump() == given.dump()
        assert seen(loaded, 0) == seen(given, 0)
    assert game("gin").start().dump() != game("gin").start().dump()


def test_vectors_are_written_where_the_caller_wants_them() -> None:
    environment = game("may-i")
    state = environment.start(seed=1)
    seat, actions = state.to_act[0], environment.actions
    for out in (
        np.full(environment.observation_size, 7, np.float32),
        [7.0] * environment.observation_size,
    ):
        assert state.observe(seat, out) is out
        assert np.asarray(out, np.float32).tobytes() == state.observe(seat).tobytes()
    room = array("f", [7.0]) * environment.observation_size
    state.observe(seat, memoryview(room))
    assert room.tobytes() == state.observe(seat).tobytes()
    for mask in (np.full(actions, 7, np.uint8), bytearray(b"\7" * actions), [7] * actions):
        assert state.mask(seat, mask) is mask
        assert list(mask) == state.mask(seat).tolist()
    assert state.mask(seat).dtype == np.uint8
    assert state.observe(seat).dtype == np.float32
    block = np.zeros((3, environment.information_size), np.float32)
    state.inform(seat, block[1])
    assert block[1].tolist() == state.inform(seat).tolist()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"preset": "ginn"}, "gin"),
        ({"changes": {"tarrget": 1}}, "target"),
        ({"changes": {"target": 0}}, "target"),
        ({"players": 3}, "3 players cannot play this"),
        ({"preset": "may-i", "players": 9}, "for 4 or 5 or 6"),
        ({"episode": "rounds"}, "an episode cannot be 'rounds': round or match"),
        ({"reward": "money"}, "points or equity or win"),
        ({"spreads": "some"}, "best or all"),
        ({"recall": -1}, "recall cannot be -1"),
    ],
)
def test_what_does_not_fit_together_is_one_clear_line(
    arguments: dict[str, Any], words: str
) -> None:
    with pytest.raises(RulesError, match=words) as refused:
        game(**arguments)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("gin", {"dealer": 2}, "seat 2 cannot deal"),
        ("gin", {"hand": 1}, "only rounds of May-I"),
        ("may-i", {"hand": 8}, "there is no hand 8: they are 1 to 7"),
        ("may-i", {"hand": 0}, "there is no hand 0"),
        ("gin", {"deal": [[]]}, "0 cards"),
        ("gin", {"deal": []}, "decks"),
    ],
)
def test_what_cannot_be_dealt(name: str, arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(HollywoodError, match=words):
        made(name).start(seed=1, **arguments)


def test_a_match_begins_with_the_first_hand() -> None:
    with pytest.raises(HollywoodError, match="begins with hand 1"):
        game("may-i", episode="match").start(seed=1, hand=2)


def test_what_is_not_a_saved_state() -> None:
    environment = game("gin")
    good = environment.start(seed=1).dump()
    with pytest.raises(HollywoodError, match="another game"):
        game("oklahoma").load(good)
    with pytest.raises(HollywoodError, match="another game"):
        game("gin", reward="win").load(good)
    chance = random.Random(1)
    for _ in range(300):
        bad = bytearray(good)
        for _ in range(chance.randrange(1, 4)):
            bad[chance.randrange(len(bad))] = chance.randrange(256)
        with contextlib.suppress(HollywoodError):
            environment.load(bytes(bad))


def test_the_longest_episode_is_not_longer() -> None:
    chance = random.Random(3)
    for name in ("gin", "may-i", "partnership-6"):
        environment = made(name)
        state = environment.start(seed=1)
        steps = sum(1 for _ in played(state, chance))
        assert 0 < steps <= environment.max_length
