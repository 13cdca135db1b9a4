"""The browser's check of a deal is tested against decks and matches of the engine."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hollywood.cards import shuffle
from hollywood.records import read_record, replay
from tools import fair_vectors

FILES = fair_vectors.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_committed_file_is_what_would_be_written(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path]


def test_check_says_when_a_file_has_drifted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert fair_vectors.main(["--check"]) == 0
    monkeypatch.setattr(fair_vectors, "VECTORS", tmp_path / "other.json")
    assert fair_vectors.main(["--check"]) == 1
    assert "other.json" in capsys.readouterr().err


def test_numbers_that_would_favour_a_card_occur_in_the_vectors() -> None:
    """Without such a number, a check that forgets to discard it would pass all vectors."""
    thrown = 0
    for vector in msgspec.json.decode(FILES[fair_vectors.VECTORS])["decks"]:
        secret = bytes.fromhex(vector["secret"])
        given = [bytes.fromhex(text) for text in vector["contributions"]]
        kind, board = vector["shuffle"], vector["board"]
        seed = shuffle._seed("shuffle", kind, secret, given, vector["round_number"], board)
        words = shuffle._words(seed)
        for bound in range(len(vector["deck"].split()), 1, -1):
            while next(words) >= 65536 - 65536 % bound:
                thrown += 1
    assert thrown > 0


def test_the_records_hold_and_one_of_them_has_a_stock_made_of_discards() -> None:
    records = [path for path in FILES if path.parent == fair_vectors.RECORDS]
    for path in records:
        replay(read_record(path))
    assert any('"type":"reshuffled"' in FILES[path] for path in records)
