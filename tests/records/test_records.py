"""A record replays to the state it was written from, and can be continued."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from hollywood.bots import make_bot
from hollywood.contract import Displace, LayDown, LayOff
from hollywood.errors import IllegalAction, RecordError
from hollywood.match.decks import seeded_secrets
from hollywood.match.log import no_log
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.records import Recorder, read_record, replay
from hollywood.records.replay import go_on
from tests.matches import GAME_IDS, GAMES, open_table, play_rounds, recorded

OLD = Path(__file__).parents[1] / "data" / "before_knobs"
"""Records written before some knobs and facts existed; never write them again."""


@pytest.mark.parametrize(("preset", "settings", "players"), GAMES, ids=GAME_IDS)
def test_a_record_replays_to_the_same_state(
    tmp_path: Path, preset: str, settings: tuple[str, ...], players: int
) -> None:
    table = recorded(tmp_path / "match", preset, settings, players, rounds=3)
    again = replay(read_record(tmp_path / "match"))
    assert again.match == table.match
    for viewer in (None, *map(Seat, range(players))):
        assert again.events(viewer) == table.events(viewer)


def test_the_same_match_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        recorded(tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_a_whole_match_is_replayed_to_its_winner(tmp_path: Path) -> None:
    table = recorded(tmp_path / "match", rounds=None)
    assert table.match.over
    again = replay(read_record(tmp_path / "match")).match
    assert again.over
    assert again.course.winners == table.match.course.winners != ()


def test_every_line_can_be_watched(tmp_path: Path) -> None:
    recorded(tmp_path / "match", rounds=1)
    record = read_record(tmp_path / "match")
    seen: list[tuple[int, int]] = []
    replay(record, watch=lambda table, line: seen.append((line, table.version)))
    assert [line for line, _ in seen] == list(range(2, len(record.entries) + 1))
    assert all(before <= after for (_, before), (_, after) in pairwise(seen))


@pytest.mark.parametrize(
    ("preset", "players"), [("hollywood-gin", 2), ("may-i", 4)], ids=["gin", "contract"]
)
def test_a_match_goes_on_from_any_line(tmp_path: Path, preset: str, players: int) -> None:
    """Cut after every few lines, resumed and played on, it is the match that was never cut."""
    path = tmp_path / "match"
    whole = recorded(path, preset, (), players, rounds=2)
    content = path.read_bytes()
    lines = content.split(b"\n")
    for kept in range(1, len(lines) - 1, 9):
        torn = lines[kept][: len(lines[kept]) // 2]
        path.write_bytes(b"\n".join([*lines[:kept], torn]))
        record = read_record(path)
        assert record.cut_off == f"line {kept + 1} is cut off and was left out"
        table = replay(record)
        with Recorder.continuing(record) as recorder:
            table.carry_on(secrets=seeded_secrets("test"), log=recorder)
            play_rounds(table, rounds=2 - max(0, table.match.round_number - table.match.in_play))
        assert path.read_bytes() == content
        assert table.match == whole.match


def test_a_record_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    recorded(tmp_path / "match")
    before = (tmp_path / "match").read_bytes()
    with pytest.raises(RecordError, match="already exists"):
        Recorder.new(tmp_path / "match")
    assert (tmp_path / "match").read_bytes() == before


def test_an_action_that_is_refused_leaves_no_line(tmp_path: Path) -> None:
    path = tmp_path / "match"
    with Recorder.new(path) as recorder:
        table = open_table("gin", log=recorder)
        table.deal()
        before, state = path.read_bytes(), table.match
        for seat in (Seat(0), Seat(1), Seat(7), Seat(-1)):
            action = table.match.boards[0].round.legal_actions(Seat(1))
            if seat != 1:
                with pytest.raises(IllegalAction):
                    table.act(seat, next(iter(action)))
        with pytest.raises(IllegalAction, match="not over"):
            table.deal()
    assert path.read_bytes() == before
    assert table.match is state


def test_carrying_on_without_a_log_is_possible(tmp_path: Path) -> None:
    recorded(tmp_path / "match", rounds=1)
    table: MatchTable = replay(read_record(tmp_path / "match"))
    table.carry_on(secrets=seeded_secrets("other"), log=no_log)
    play_rounds(table, rounds=1)
    assert table.match.round_number == 2


@pytest.mark.parametrize("name", ["may-i", "reshuffled"])
def test_a_record_from_before_a_knob_and_a_fact_existed_is_read_as_before(name: str) -> None:
    record = read_record(OLD / f"{name}.hollywood")
    match = replay(record).match
    rules = record.entries[0]["rules"]
    assert "take_after_laying_down" not in rules
    assert match.rules.to_mapping() == {
        **rules,
        "take_after_laying_down": True,
        "out_in_one_turn": 0,
        "run_gap": 1,
        "more_wilds_than_naturals": True,
        "wilds_side_by_side": True,
    }
    assert go_on(record.entries).match == match


def test_a_changed_knob_of_a_record_is_still_refused(tmp_path: Path) -> None:
    recorded(tmp_path / "match", "may-i", (), 4, rounds=1)
    entries = read_record(tmp_path / "match").entries
    rules = {**entries[0]["rules"], "out_in_one_turn": False}
    with pytest.raises(RecordError, match="out_in_one_turn"):
        go_on([{**entries[0], "rules": rules}, *entries[1:]])


@pytest.mark.parametrize("seed", ["undo", "undone"])
def test_what_was_taken_back_is_in_the_record_and_replays(tmp_path: Path, seed: str) -> None:
    """Undone and done again: an entry of its own, the same match, and it goes on from any line."""
    path = tmp_path / "match"
    with Recorder.new(path) as recorder:
        table = open_table("may-i", (), 4, seed=seed, log=recorder)
        table.deal()
        undone = _play_taking_back(table)
    assert undone > 2
    record = read_record(path)
    again = replay(record)
    assert again.match == table.match
    assert again.all_events() == table.all_events()
    assert sum(entry["type"] == "undo" for entry in record.entries) == undone
    for lines in range(2, len(record.entries) + 1):
        part = go_on(record.entries[:lines])
        for viewer in map(Seat, range(4)):
            view = part.view(viewer)
            assert view is None or part.match.board_of(viewer) == 0
    assert go_on(record.entries).match == table.match


def _play_taking_back(table: MatchTable) -> int:
    """Play a hand; whatever can be taken back is, once, and done again. Return how often."""
    bot = make_bot("greedy", seat_name="g", seed="1", family="contract")
    undone = 0
    while table.match.in_play:
        (seat,) = table.match.awaiting
        view = table.view(seat)
        assert view is not None
        action = bot.choose(view)
        assert action is not None
        before = table.match
        table.act(seat, action)
        if not isinstance(action, LayDown | LayOff | Displace) or not table.match.in_play:
            continue
        table.take_back(seat)
        assert table.match.boards[0].round.view(seat) == before.boards[0].round.view(seat)
        table.act(seat, action)
        undone += 1
    return undone


def test_an_undo_that_was_not_possible_is_refused(tmp_path: Path) -> None:
    table = recorded(tmp_path / "match", "may-i", (), 4, rounds=1)
    entries = [*read_record(tmp_path / "match").entries]
    line = next(
        n for n, entry in enumerate(entries) if entry.get("action", {}).get("type") == "draw"
    )
    entries.insert(line + 1, {"type": "undo", "seat": entries[line]["seat"], "events": []})
    with pytest.raises(RecordError, match=f"line {line + 2}: .*nothing to take back"):
        go_on(entries)
    assert table.match.in_play is False
