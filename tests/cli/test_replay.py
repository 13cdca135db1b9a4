"""`hollywood replay` retells a record, open or as one player saw it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import Runner
from tests.matches import recorded


@pytest.fixture(scope="module")
def gin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("record") / "match"
    recorded(path, "hollywood-gin", rounds=2)
    return path


def test_all_cards_are_open(gin: Path, hollywood: Runner) -> None:
    told = hollywood("replay", str(gin))
    assert told.status == 0
    assert "Round 1" in told.out
    assert "Round 2" in told.out
    assert "Ann" in told.out
    assert " draws and discards" not in told.out  # what was drawn is shown
    assert "Game 1" in told.out
    assert told.out.rstrip().endswith("The record ends here; the match is not over.")


def test_as_a_player_saw_it(gin: Path, hollywood: Runner) -> None:
    told = hollywood("replay", str(gin), "--as", "ann").out
    assert "You " in told
    assert "Bob draws and discards" in told or "Bob takes" in told


def test_one_round(gin: Path, hollywood: Runner) -> None:
    told = hollywood("replay", str(gin), "--round", "2").out
    assert "Round 2" in told
    assert "Round 1" not in told
    assert hollywood("replay", str(gin), "--round", "3").complaint == (
        "there is no round 3: the record has rounds 1 to 2"
    )


def test_a_stranger_cannot_be_watched(gin: Path, hollywood: Runner) -> None:
    assert hollywood("replay", str(gin), "--as", "Zoe").complaint == (
        "there is no player Zoe: the players were Ann and Bob"
    )


def test_events_as_json(gin: Path, hollywood: Runner) -> None:
    *events, end = hollywood("replay", str(gin), "--json").jsons
    assert end == {"over": False, "winners": []}
    assert events[0]["event"]["type"] == "dealt"
    assert all(hand is not None for hand in events[0]["event"]["hands"])
    *seen, _ = hollywood("replay", str(gin), "--json", "--as", "Bob").jsons
    assert len(seen) == len(events)
    assert [hand is None for hand in seen[0]["event"]["hands"]] == [True, False]


@pytest.mark.parametrize(
    ("preset", "settings", "players"),
    [
        ("may-i", (), 4),
        ("gin", ("form=cutthroat", "players=3"), 3),
        ("hollywood-gin", ("form=partnership", "players=4"), 4),
        ("liverpool", (), 3),
    ],
)
def test_every_family_and_form(
    tmp_path: Path,
    hollywood: Runner,
    preset: str,
    settings: tuple[str, ...],
    players: int,
) -> None:
    recorded(tmp_path / "match", preset, settings, players, rounds=2)
    for words in ((), ("--plain",), ("--as", "Bob")):
        told = hollywood("replay", str(tmp_path / "match"), *words)
        assert told.status == 0, told.err
        assert told.out.count("The record ends here") == 1


def test_a_whole_match_ends_with_its_winner(tmp_path: Path, hollywood: Runner) -> None:
    table = recorded(tmp_path / "match", "gin", rounds=None)
    (winner,) = table.match.course.winners
    told = hollywood("replay", str(tmp_path / "match")).out
    assert told.rstrip().endswith(f"{table.match.players[winner]} has won.")


def test_a_record_cut_off(gin: Path, tmp_path: Path, hollywood: Runner) -> None:
    (tmp_path / "cut").write_bytes(gin.read_bytes()[:-40])
    told = hollywood("replay", str(tmp_path / "cut"))
    assert told.status == 0
    assert "its last line is cut off" in " ".join(told.out.split())
