"""The same rows with any workers, stopped and continued or in one go."""

from __future__ import annotations

import csv
import hashlib
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from hollywood.errors import HollywoodError
from hollywood.simulation import files
from hollywood.simulation.game import Spec
from hollywood.simulation.running import Outcome, Watch, simulate
from hollywood.simulation.work import Worker
from hollywood.simulation.workers import local_crew
from tests.simulation.toy import Toy, toy_spec

pytestmark = pytest.mark.usefixtures("toy")

UNITS = ("rounds", "matches")
TOTAL = 30_000
SUFFIXES = (".csv", ".parquet")


def run(
    spec: Spec,
    total: int,
    *,
    workers: int = 1,
    out: Path | None = None,
    resume: bool = False,
    stop_after: int | None = None,
) -> Outcome:
    worker = Worker(spec, keep=out is not None)
    seen = [0]

    def progress(done: int, _: int) -> None:
        seen[0] = done

    def stopping() -> bool:
        return stop_after is not None and seen[0] >= stop_after

    return simulate(
        spec,
        total,
        worker,
        local_crew(spec, worker, workers, keep=out is not None),
        watch=Watch(stopping, progress),
        out=out,
        resume=resume,
    )


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_files_are_the_same_whatever_the_number_of_workers(
    unit: str, suffix: str, tmp_path: Path
) -> None:
    spec = toy_spec(unit="rounds" if unit == "rounds" else "matches")
    total = TOTAL if unit == "rounds" else 2_000
    digests, figures = set(), []
    for workers in (1, 2, 5):
        out = tmp_path / f"{workers}{suffix}"
        outcome = run(spec, total, workers=workers, out=out)
        assert (outcome.workers, outcome.units, outcome.interrupted) == (workers, total, False)
        digests.add(digest(out))
        figures.append(Worker(spec, keep=False).reading.figures(outcome.summary))
    assert len(digests) == 1
    assert figures[0] == figures[1] == figures[2]
    assert len(list(tmp_path.iterdir())) == 3


def test_figures_are_the_same_without_a_file(tmp_path: Path) -> None:
    spec = toy_spec()
    reading = Worker(spec, keep=False).reading
    without, with_ = run(spec, 5_000), run(spec, 5_000, out=tmp_path / "rows.csv")
    assert reading.figures(without.summary) == reading.figures(with_.summary)


def test_the_csv_holds_the_rows_of_the_game(tmp_path: Path) -> None:
    spec, out = toy_spec(), tmp_path / "rows.csv"
    run(spec, 3_000, out=out)
    game = Toy(spec)
    with out.open(newline="", encoding="utf-8") as file:
        head, *lines = csv.reader(file)
    assert head == [column.name for column in game.columns]
    for line, row in zip(lines, game.play(0, 3_000).tolist(), strict=True):
        for text, number, column in zip(line, row, game.columns, strict=True):
            word = ("", *column.words)[number + 1] if column.words else str(number)
            assert text == word


@pytest.mark.parametrize("unit", UNITS)
def test_the_parquet_file_holds_the_rows_of_the_game(unit: str, tmp_path: Path) -> None:
    spec, out = toy_spec(unit="rounds" if unit == "rounds" else "matches"), tmp_path / "r.parquet"
    run(spec, 3_000, out=out)
    game = Toy(spec)
    rows = game.play(0, 3_000)
    table = pq.read_table(out)
    assert table.column_names == [column.name for column in game.columns]
    for place, column in enumerate(game.columns):
        told = table.column(place).to_pylist()
        if column.words:
            assert told == [(*column.words, None)[number] for number in rows[:, place]]
        else:
            assert told == rows[:, place].tolist()


def test_the_parquet_file_tells_how_it_was_made(tmp_path: Path) -> None:
    out = tmp_path / "rows.parquet"
    run(toy_spec(seed=11), 300, out=out)
    file = pq.ParquetFile(out)
    about = file.schema_arrow.metadata
    assert about[b"hollywood.seed"] == b"11"
    assert about[b"hollywood.players"] == b'["greedy", "random"]'
    assert about[b"hollywood.total"] == b"300"
    assert b'"target": 100' in about[b"hollywood.rules"]
    types = {field.name: str(field.type) for field in file.schema_arrow}
    assert types["number"] == types["seed"] == "int64"
    assert types["dealer"] == "int8"
    assert types["ending"].startswith("dictionary<values=string, indices=int8")
    assert file.metadata.row_group(0).column(0).compression == "ZSTD"


def test_a_long_parquet_file_has_several_row_groups(tmp_path: Path) -> None:
    out = tmp_path / "rows.parquet"
    run(toy_spec(), 510_000, workers=2, out=out)
    groups = pq.ParquetFile(out).metadata
    rows = [groups.row_group(number).num_rows for number in range(groups.num_row_groups)]
    assert sum(rows) == 510_000
    assert all(250_000 <= many < 260_000 for many in rows[:-1])


@pytest.mark.parametrize("suffix", SUFFIXES)
@pytest.mark.parametrize("workers", [1, 3])
def test_stopped_it_leaves_a_valid_file_and_goes_on(
    suffix: str, workers: int, tmp_path: Path
) -> None:
    spec, out, whole = toy_spec(), tmp_path / f"some{suffix}", tmp_path / f"whole{suffix}"
    run(spec, TOTAL, out=whole)
    stops, outcome = 0, run(spec, TOTAL, workers=workers, out=out, stop_after=1)
    while outcome.interrupted:
        stops += 1
        assert 0 < outcome.units < TOTAL
        assert outcome.summary.rounds == outcome.units
        if suffix == ".csv":
            some, every = out.read_bytes(), whole.read_bytes()
            assert every.startswith(some)
            assert some.count(b"\n") == outcome.units + 1
        else:
            assert pq.read_table(out).equals(pq.read_table(whole).slice(0, outcome.units))
        before = outcome.units
        outcome = run(
            spec, TOTAL, workers=workers, out=out, resume=True, stop_after=before + TOTAL // 4
        )
        assert outcome.rounds_before == before
    assert stops > 1
    assert out.read_bytes() == whole.read_bytes()
    reading = Worker(spec, keep=False).reading
    assert reading.figures(outcome.summary) == reading.figures(run(spec, TOTAL).summary)
    assert {path.name for path in tmp_path.iterdir()} == {out.name, whole.name}


def test_stopped_before_the_first_chunk_it_leaves_nothing(tmp_path: Path) -> None:
    outcome = run(toy_spec(), TOTAL, out=tmp_path / "rows.csv", stop_after=0)
    assert (outcome.units, outcome.interrupted) == (0, True)
    assert not list(tmp_path.iterdir())


def test_everything_played_but_not_yet_one_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, whole = tmp_path / "rows.csv", tmp_path / "whole.csv"
    run(toy_spec(), TOTAL, out=whole)
    with monkeypatch.context() as patch:
        patch.setattr(files, "move_whole", _killed)
        with pytest.raises(RuntimeError, match="killed"):
            run(toy_spec(), TOTAL, out=out)
    assert not out.exists()
    (tmp_path / "rows.csv.parts" / "whole").write_bytes(b"half of a file")
    outcome = run(toy_spec(), TOTAL, out=out, resume=True)
    assert (outcome.units, outcome.rounds_before, outcome.interrupted) == (TOTAL, TOTAL, False)
    assert outcome.rounds_per_second is None
    assert out.read_bytes() == whole.read_bytes()
    assert {path.name for path in tmp_path.iterdir()} == {out.name, whole.name}


def _killed(*_: Path) -> None:
    raise RuntimeError("killed")


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_number_that_does_not_fit_is_an_error_and_no_file(suffix: str, tmp_path: Path) -> None:
    class Wrong(Toy):
        def play(self, first: int, count: int) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
            rows = super().play(first, count)
            rows[:, 5] = -2  # no ending has this number
            return rows

    spec, out = toy_spec(), tmp_path / f"rows{suffix}"
    worker = Worker(spec, keep=True)
    worker.game = Wrong(spec)
    worker.reading.count = lambda *_: None  # type: ignore[method-assign]
    with pytest.raises((ValueError, IndexError), match="-2"):
        simulate(
            spec,
            100,
            worker,
            local_crew(spec, worker, 1, keep=True),
            watch=Watch(lambda: False, lambda *_: None),
            out=out,
        )
    assert not out.exists()


def test_a_worker_s_error_comes_through(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise HollywoodError("the game is broken")

    monkeypatch.setattr(Toy, "play", fail)
    with pytest.raises(HollywoodError, match="the game is broken"):
        run(toy_spec(), 1_000, workers=2)
