"""Players by the names people give them."""

from __future__ import annotations

import pytest

from hollywood.arena.players import labels, player_named, seat_names
from hollywood.arena.running import check
from hollywood.errors import HollywoodError
from tests.arena.programs import spec_of


def test_names_tell_the_players_apart() -> None:
    players = [
        player_named(name, "gin")
        for name in ("greedy", "program:sh -c 'exit 1'", "greedy", "program:/bin/sh x")
    ]
    assert labels(players) == ("greedy 1", "sh -c exit 1", "greedy 2", "sh x")
    assert players[1].command == ("sh", "-c", "exit 1")
    odd = player_named("program:sh 'a\x1b[2Jb\n" + "x" * 200 + "'", "gin")
    (name,) = seat_names([odd], [0])
    assert name.isprintable()
    assert len(name) <= 60
    assert check(spec_of("program:sh a", "program:sh a"))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("gredy", "did you mean greedy"),
        ("", "there is no bot ''"),
        ("program:", "has to name a command"),
        ("program:  ", "has to name a command"),
        ("program:'x", "cannot be read as a command"),
        ("program:/no/such/bot", "there is no program '/no/such/bot'"),
        ("program:/etc/passwd", "that can be run"),
        ("program:sh \0", "that can be run"),
    ],
)
def test_there_is_no_such_player(name: str, words: str) -> None:
    with pytest.raises(HollywoodError, match=words):
        player_named(name, "gin")


def test_a_bot_of_gin_does_not_sit_down_to_may_i() -> None:
    with pytest.raises(HollywoodError, match="camper bot plays gin only"):
        check(spec_of("camper", "greedy", preset="may-i"))
