"""Measuring strength: the version of the players that its figures belong to."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from benchmarks import strength
from benchmarks.strength import ROWS, filled, page, taken_on, version
from hollywood.arena.players import player_named

BLOCK = {
    "wins": [1.0, 0.5],
    "ahead": [100.0, 20.0],
    "rounds": [8, 9],
    "decisions": 300,
    "seconds": 2.5,
    "forfeits": [0, 0],
}


@pytest.mark.parametrize(
    ("game", "changed"),
    [("oklahoma with 2", "gin"), ("shanghai with 4", "contract"), ("review of may-i with 4", "")],
)
def test_what_a_level_decides_names_the_version_of_the_players(
    game: str, changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    version.cache_clear()
    before = {family: version(family) for family in ("gin", "contract")}
    frozen = json.loads(strength.DECISIONS.read_text())
    frozen["compiled"][game] = "something else"
    (tmp_path / "decisions.json").write_text(json.dumps(frozen))
    monkeypatch.setattr(strength, "DECISIONS", tmp_path / "decisions.json")
    version.cache_clear()
    after = {family: version(family) for family in before}
    version.cache_clear()
    assert [family for family in after if after[family] != before[family]] == changed.split()


def test_a_row_is_stale_when_its_own_game_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, Any] = {
        name: {"players": f"{ROWS[name].family} of today", "blocks": [BLOCK]}
        for name in ("fast-simple", "fast-may-i", "strongest-simple", "strongest-may-i")
    }
    for changed, told in (
        ("none", ""),
        ("gin", "fast-simple, strongest-simple."),
        ("contract", "fast-may-i, strongest-may-i."),
    ):
        new = {"gin": "gin of today", "contract": "contract of today", changed: "another"}
        monkeypatch.setattr(strength, "version", new.get)
        last = list(page(kept))[-1]
        if changed == "none":
            assert last.startswith("| `strongest` |"), "all rows are of today"
        else:
            assert last == f"Played by an earlier version of the players: {told}"


def test_a_row_goes_on_with_players_who_play_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    row = ROWS["fast-simple"]
    monkeypatch.setattr(strength, "version", lambda _family: "today")
    fresh = {"players": "today", "blocks": []}
    assert taken_on(row, None) == fresh
    kept: dict[str, Any] = {"players": "today", "blocks": [BLOCK, BLOCK], "ahead": {"7": BLOCK}}
    assert taken_on(row, kept) == kept
    assert taken_on(row, {**kept, "players": "yesterday"}) == fresh


def test_what_is_known_of_players_is_kept_before_anything_else_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page names the rows that older players have played; on request, they start again."""
    names = ["fast-simple", "fast-camper"]
    kept = {name: {"players": "today", "blocks": [BLOCK]} for name in names}
    kept["fast-camper"]["players"] = "yesterday"
    (tmp_path / "kept.json").write_text(json.dumps(kept))
    monkeypatch.setattr(strength, "KEPT", tmp_path / "kept.json")
    monkeypatch.setattr(strength, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(strength, "version", lambda _family: "today")
    monkeypatch.setattr(strength, "_played", lambda *_asked: dict(BLOCK))
    strength.main(["fast-simple", "--pairs", "1"])
    assert json.loads((tmp_path / "kept.json").read_text()) == kept
    assert (tmp_path / "page.md").read_text().endswith("of the players: fast-camper.\n")
    strength.main(["fast-camper", "--pairs", "11"])  # two blocks; each of BLOCK has two pairs
    assert (tmp_path / "page.md").read_text().count("| 4 | ") == 1
    told = json.loads((tmp_path / "kept.json").read_text())["fast-camper"]
    assert told == {"players": "today", "blocks": [BLOCK, BLOCK]}


def test_every_row_is_of_a_known_family() -> None:
    assert {row.family for row in ROWS.values()} == {"gin", "contract"}
    assert [name for name, row in ROWS.items() if row.family == "contract"] == [
        "fast-may-i",
        "fast-may-i-club",
        "strongest-may-i",
        "strongest-may-i-club",
    ]


def test_the_opponents_of_the_laboratory_are_found_and_name_the_version_of_a_row(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Their rows begin again when their sources change; the other rows go on."""
    rows = [row for row in ROWS.values() if "lab.foes" in row.players[1]]
    assert len(rows) == 12
    for row in rows:
        assert player_named(row.players[1], "gin").kind == "python"
    row, other = rows[0], ROWS["fast-simple"]
    before = [strength.players_of(each) for each in (row, other)]
    monkeypatch.setattr(strength, "foes", lambda: "others")
    after = [strength.players_of(each) for each in (row, other)]
    assert [a == b for a, b in zip(before, after, strict=True)] == [False, True]


def test_blocks_may_come_in_any_order_and_are_counted_in_theirs() -> None:
    """A block that is ahead of its turn is kept, and not played again on continuing."""
    named = {number: {**BLOCK, "decisions": number} for number in range(6)}
    kept: dict[str, Any] = {"players": "today", "blocks": [named[0]]}
    asked: list[Sequence[int]] = []

    def play(numbers: Sequence[int]) -> Iterator[tuple[int, dict[str, Any]]]:
        asked.append(numbers)
        yield from ((number, named[number]) for number in sorted(numbers, key=lambda n: n % 3))

    there = []
    for _ in filled(kept, 4, play):
        there.append([block["decisions"] for block in kept["blocks"]])
        if len(there) == 1:
            assert kept["ahead"] == {"3": named[3]}
        if len(there) == 2:
            break  # stopped, and written
    kept = json.loads(json.dumps(kept))
    before = json.dumps(kept)
    assert list(filled(kept, 2, play)) == []
    assert json.dumps(kept) == before, "who wants fewer loses nothing"
    asked.remove([])
    there += [[block["decisions"] for block in kept["blocks"]] for _ in filled(kept, 6, play)]
    assert asked == [[1, 2, 3], [2, 4, 5]]
    assert there == [[0], [0, 1], [0, 1], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5]]
    assert kept == {"players": "today", "blocks": [named[number] for number in range(6)]}


def test_blocks_at_once_are_those_that_come_one_by_one() -> None:
    row = ROWS["fast-simple"]._replace(players=("greedy", "simple"))
    alone, at_once = (
        dict(strength._played_at_once(row, [0, 1, 2], workers=workers)) for workers in (1, 2)
    )
    for number in range(3):
        for what in alone[number].keys() - {"seconds"}:
            assert at_once[number][what] == alone[number][what]


def test_ctrl_c_is_no_defect_with_several_at_work_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_jobs: object) -> Iterator[object]:
        raise KeyboardInterrupt

    monkeypatch.setattr(strength, "KEPT", tmp_path / "kept.json")
    monkeypatch.setattr(strength, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(strength, "as_completed", interrupted)
    with pytest.raises(SystemExit) as left:
        strength.main(["fast-simple", "--pairs", "0", "--workers", "2"])
    assert left.value.code == 130
