"""The notation holds a whole match: the record is made again from it, and anybody can write it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hollywood.errors import RecordError
from hollywood.gin import GinResult
from hollywood.records import About, Recorder, read_record, read_records, replay
from hollywood.records.notation import read_notation, write_notation
from hollywood.records.reader import records_in
from hollywood.records.writer import with_headers
from tests.matches import GAME_IDS, GAMES, recorded

PAGES = Path(__file__).parents[2] / "web/src/pages/verify/records"

FOREIGN = """
# Written by another program, which has no sealed decks and knows only a part of the stock.
[Hollywood 1]
[Event "Café evening"]
[Date "2026-11-27"]
[Rules "gin"]
[Rule "target" 150]
[Player "Ann" "person" 1512]
[Player "Łukasz" "club"]
[FirstDealer 0]
[More "table" "7"]

[Round 1]
[Board 0 1]
[Dealer 0]
[Hand 0 "Ac 2c 3c 4d 5d 6d 7h 8h 9h Ks"]
[Hand 1 "Ah 2h 3h 4s 5s 6s 7c 8c 9c Kd"]
[Upcard "Kh"]
[Stock "Qh Jh"]
1 pass
0 pass
1 draw
1 discard Qh
0 draw
0 knock Jh: Ac 2c 3c / 4d 5d 6d / 7h 8h 9h
1 show Ah 2h 3h / 4s 5s 6s / 7c 8c 9c
"""


@pytest.mark.parametrize(("preset", "settings", "players"), GAMES, ids=GAME_IDS)
def test_a_record_is_made_again_from_its_notation(
    tmp_path: Path, preset: str, settings: tuple[str, ...], players: int
) -> None:
    recorded(tmp_path / "match", preset, settings, players, rounds=2)
    record = read_record(tmp_path / "match")
    (again,) = read_notation(write_notation(record).encode())
    assert again.content == record.content


@pytest.mark.parametrize("path", sorted(PAGES.glob("*")), ids=lambda path: str(path.stem))
def test_so_are_sealed_and_reshuffled_ones(path: Path) -> None:
    record = read_record(path)
    (again,) = records_in(write_notation(record).encode().replace(b"\n", b"\r\n"))
    assert again.content == record.content
    assert again.noted


def test_headers_are_kept(tmp_path: Path) -> None:
    about = About(
        date="2026-11",
        place="Łódź",
        event='The "Old" club',
        preset="hollywood-gin",
        kinds=("person", "club"),
        ratings=(1512.5, None),
        more={"table": "7"},
    )
    path = tmp_path / "match"
    recorded(path, rounds=1)
    record = with_headers(read_record(path), about)
    path.write_bytes(record.content)
    assert read_record(path).about == about
    (again,) = read_notation(write_notation(read_record(path)).encode())
    assert again.about == about
    assert replay(again).match == replay(record).match


def test_a_match_of_another_program_is_read_and_verified() -> None:
    (record,) = read_notation(FOREIGN.encode())
    match = replay(record).match
    assert match.players == ("Ann", "Łukasz")
    assert match.rules.to_mapping()["target"] == 150
    assert list(record.about.ratings) == [1512, None]
    assert record.about.more == {"table": "7"}
    result: Any = match.boards[0].round.result
    assert isinstance(result, GinResult)
    assert result.knocker == 0
    (again,) = read_notation(write_notation(record).encode())
    assert replay(again).match == match


def test_several_matches_in_one_file() -> None:
    found = records_in((FOREIGN + FOREIGN).encode())
    assert [record.place for record in found] == [1, 2]


WRONG = {
    "no match": ("", "is empty"),
    "another version": ("[Hollywood 2]", "line 1: this hollywood reads version 1"),
    "no rules": ("[Hollywood 1]\n[Round 1]", "line 2: [Rules] must name a game"),
    "an unknown game": ('[Hollywood 1]\n[Rules "chess"]', "line 2: [Rules] is not a tag"),
    "an unknown tag": ("[Hollywood 1]\n[Colour 1]", "line 2: [Colour] is not a tag of a match"),
    "no tag": ("[Hollywood 1]\n[Round 1", "line 2: '[Round 1' is not a tag"),
    "no JSON": ("[Hollywood 1]\n[Event evening]", "line 2: [Event] has values as in JSON"),
    "a deep nest": ("[Hollywood 1]\n[More " + "[" * 50_000 + "]", "line 2: [More] has values"),
    "nobody": ('[Hollywood 1]\n[Rules "gin"]\n0 draw', "line 3: "),
}
CHANGED = {
    "a card twice": ('"Qh Jh"', '"Qh Qh"', "line 20: "),
    "a hand too short": ("9h Ks", "9h", "line 20: everybody is dealt as many cards"),
    "no upcard": ('[Upcard "Kh"]\n', "", "needs every [Hand], and the [Upcard]"),
    "another dealer of round 2": ("[Round 1]", "[Round 2]", "line 13: round 1 comes next"),
    "no such board": ("[Board 0 1]", "[Board 1 0]", "the boards of this round are [0, 1]"),
    "no card": ('"Kh"', '"Zz"', "line 18: "),
    "an illegal action": ("1 discard Qh", "1 discard Ks", "line 23: "),
    "out of turn": ("0 pass", "1 pass", "line 21: "),
    "an unknown action": ("1 draw", "1 peek", "line 22: "),
    "no action": ("1 draw", "draw", "line 22: 'draw' is not an action"),
    "too many words": ("1 draw", "1 draw Qh", "line 22: nothing follows 'draw'"),
    "a name that does more": ('"Ann"', '"A\\u001b[2J"', "a name has no characters"),
    "a date that is none": ("2026-11-27", "yesterday", "is not a date"),
    "too many ratings": ("1512]", "1512 3]", "[Player] is not a tag"),
    "no knob": ('"target"', '"speed"', "gin rules have no knob 'speed'"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_notation_is_refused(name: str) -> None:
    content, said = WRONG[name]
    with pytest.raises(RecordError) as caught:
        records_in(content.encode())
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", CHANGED)
def test_a_wrong_match_is_refused_with_its_line(name: str) -> None:
    old, new, said = CHANGED[name]
    assert FOREIGN.count(old) >= 1
    with pytest.raises(RecordError) as caught:
        records_in(FOREIGN.replace(old, new, 1).encode())
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_in_the_notation_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "match"
    path.write_text(FOREIGN)
    (record,) = read_records(path)
    with pytest.raises(RecordError, match="cannot be continued"):
        Recorder.continuing(record)
    assert path.read_text() == FOREIGN


def test_winners_that_did_not_win_are_refused() -> None:
    (record,) = records_in(FOREIGN.replace("[More", "[Winners 1]\n[More", 1).encode())
    with pytest.raises(RecordError, match="headers say that the winners are"):
        replay(record)


def test_headers_are_for_every_player(tmp_path: Path) -> None:
    recorded(tmp_path / "match", rounds=1)
    record = with_headers(read_record(tmp_path / "match"), About(kinds=("person",)))
    with pytest.raises(RecordError, match="kinds has 1 entries for 2 players"):
        replay(record)
