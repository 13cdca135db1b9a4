"""The hands of the lessons for beginners are real, and contain everything to be learned."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tools import learn_hands

FILES = learn_hands.files()


def moves(name: str) -> list[str]:
    lesson = msgspec.json.decode(FILES[learn_hands.FOLDER / name])
    return [step["move"]["type"] for step in lesson["steps"]]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_committed_file_is_what_would_be_written(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path]


def test_check_says_when_a_file_has_drifted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn_hands.main(["--check"]) == 0
    monkeypatch.setattr(learn_hands, "FOLDER", tmp_path)
    assert learn_hands.main(["--check"]) == 1
    assert "gin.hand.json" in capsys.readouterr().err


def test_each_lesson_has_every_kind_of_move_in_it() -> None:
    assert {"pass", "draw", "take", "discard", "knock"} == set(moves("gin.hand.json"))
    assert {"take", "draw", "call", "lay_down", "lay_off", "discard"} == set(
        moves("mayi.hand.json")
    )


def test_the_columns_fill_as_the_lesson_tells_it() -> None:
    lesson = msgspec.json.decode(FILES[learn_hands.FOLDER / "gin.hand.json"])
    assert [entry["winner"] for entry in lesson["sheets"][-1]["entries"]] == [0, 1, 0, 0]
    lines = [[len(column["lines"]) for column in sheet["columns"]] for sheet in lesson["sheets"]]
    assert lines == [[1, 0, 0], [2, 0, 0], [3, 1, 0], [4, 2, 1]]


def test_no_card_of_the_others_is_in_a_lesson_before_it_lies_open() -> None:
    for text in FILES.values():
        lesson = msgspec.json.decode(text)
        for step in lesson["steps"]:
            assert all(hand is None for hand in step["board"]["hands"][1:])
