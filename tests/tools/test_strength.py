"""The measuring of strength: of which version of the players its figures are."""

from __future__ import annotations

import ast
import json
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from benchmarks import strength
from benchmarks.strength import OF_ONE_GAME, PACKAGE, ROOMS, ROWS, filled, page, taken_on, version

BLOCK = {
    "wins": [1.0, 0.5],
    "ahead": [100.0, 20.0],
    "rounds": [8, 9],
    "decisions": 300,
    "seconds": 2.5,
    "forfeits": [0, 0],
}


def versions(package: Path) -> dict[str, str]:
    version.cache_clear()
    return {family: version(family, package) for family in OF_ONE_GAME}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of what the players play by, which a test may edit."""
    for room in (*ROOMS, "simulation"):
        shutil.copytree(PACKAGE / room, tmp_path / room, ignore=shutil.ignore_patterns("*.pyc"))
    return tmp_path


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("gin/rules.py", "gin"),
        ("equity/outcomes.json", "gin"),
        ("kernel/gin_net.py", "gin"),
        ("kernel/equity_paths.py", "gin"),
        ("bots/gin_search.py", "gin"),
        ("bots/gin_points.net", "gin"),
        ("contract/rules.py", "contract"),
        ("kernel/contract_plan.py", "contract"),
        ("bots/contract_search.py", "contract"),
        ("kernel/bits.py", "gin contract"),
        ("bots/levels.py", "gin contract"),
        ("arena/game.py", "gin contract"),
        ("simulation/gin_game.py", ""),
    ],
)
def test_a_changed_source_is_another_version_of_those_who_play_by_it(
    copy: Path, name: str, changed: str
) -> None:
    before = versions(copy)
    assert before == versions(PACKAGE)
    path = copy / name
    path.write_bytes(path.read_bytes() + b"\n\n")
    after = versions(copy)
    assert [family for family in after if after[family] != before[family]] == changed.split()


def test_a_source_that_comes_or_goes_is_another_version(copy: Path) -> None:
    seen = {versions(copy)["gin"]}
    (copy / "bots" / "new.py").write_bytes((copy / "bots" / "tally.py").read_bytes())
    seen.add(versions(copy)["gin"])
    (copy / "bots" / "tally.py").unlink()
    seen.add(versions(copy)["gin"])
    assert len(seen) == 3


def imported(path: Path) -> Iterator[str]:
    """What a module imports of the package, as the beginnings of paths there."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("hollywood"):
            for name in node.names:
                yield f"{node.module}.{name.name}".removeprefix("hollywood.").replace(".", "/")
        elif isinstance(node, ast.Import):
            for name in node.names:
                yield name.name.removeprefix("hollywood.").replace(".", "/")


@pytest.mark.parametrize("family", OF_ONE_GAME)
def test_what_only_one_game_is_played_by_knows_nothing_of_the_other(family: str) -> None:
    (other,) = (starts for name, starts in OF_ONE_GAME.items() if name != family)
    seen = 0
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.relative_to(PACKAGE).as_posix().startswith(OF_ONE_GAME[family]):
            seen += 1
            assert not [name for name in imported(path) if name.startswith(other)], path
    assert seen > 20


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
    row, asked = ROWS["fast-simple"], []
    again = dict(BLOCK)

    def replay() -> dict[str, Any]:
        asked.append("again")
        return again

    monkeypatch.setattr(strength, "version", lambda _family: "today")
    assert taken_on(row, None, replay) == {"players": "today", "blocks": []}
    kept: dict[str, Any] = {"players": "today", "blocks": [BLOCK, BLOCK]}
    assert taken_on(row, kept, replay) == kept
    assert asked == []
    kept["players"], kept["ahead"] = "yesterday", {"7": BLOCK}
    again["seconds"] = 1.5  # the one thing that may differ: it is the newer that counts
    assert taken_on(row, kept, replay) == {**kept, "players": "today", "blocks": [again, BLOCK]}
    for what in sorted(BLOCK.keys() - {"seconds"}):
        again = {**BLOCK, what: [0.0, 0.5]}
        assert taken_on(row, kept, replay) == {"players": "today", "blocks": []}
    assert len(asked) == len(BLOCK)


def test_what_is_known_of_players_is_kept_before_anything_else_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A row that goes on is not looked at again; the page names those that were not looked at."""
    names = ["fast-simple", "fast-camper"]
    kept = {name: {"players": "yesterday", "blocks": [BLOCK]} for name in names}
    (tmp_path / "kept.json").write_text(json.dumps(kept))
    monkeypatch.setattr(strength, "KEPT", tmp_path / "kept.json")
    monkeypatch.setattr(strength, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(strength, "version", lambda _family: "today")
    monkeypatch.setattr(strength, "_played", lambda *_asked: dict(BLOCK))
    strength.main(["fast-simple", "--pairs", "1"])
    kept["fast-simple"]["players"] = "today"
    assert json.loads((tmp_path / "kept.json").read_text()) == kept
    assert (tmp_path / "page.md").read_text().endswith("of the players: fast-camper.\n")
    strength.main(["fast-camper", "--pairs", "11"])  # a second block, of which two are told here
    assert (tmp_path / "page.md").read_text().count("| 4 | ") == 1
    told = json.loads((tmp_path / "kept.json").read_text())["fast-camper"]
    assert told == {"players": "today", "blocks": [BLOCK, BLOCK]}


def test_every_row_is_of_a_family_whose_sources_are_known() -> None:
    assert {row.family for row in ROWS.values()} == set(OF_ONE_GAME)
    assert [name for name, row in ROWS.items() if row.family == "contract"] == [
        "fast-may-i",
        "strongest-may-i",
    ]


def test_blocks_may_come_in_any_order_and_are_counted_in_theirs() -> None:
    """One that is ahead of its turn is kept, and not played again by who goes on."""
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
            break  # stopped, and written down
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
