"""The trainer of the nets: the target value of a row, that it learns, and what it writes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from hollywood.bots.gin.nets import NETS
from hollywood.strategy.gin.net.features import FEATURES
from hollywood.strategy.gin.net.net import N_BEGUN, N_LENGTH, N_PLACES, NET_LENGTH, UNITS, value_of
from hollywood.strategy.gin.training.episodes import E_LAST, E_LENGTH, E_WORTH
from hollywood.strategy.gin.training.player import (
    L_BEST,
    L_LENGTH,
    L_MOMENT,
    L_NUMBER,
    L_PLACES,
    L_TRIED,
)
from training import train_gin
from training.learning import Examples, Learned, aims, learn
from training.train_gin import MOMENTS, SCALE, written

UNIT = SCALE


def rows_of(*rows: tuple[float, int]) -> np.ndarray:
    """Rows with the best choice's value in units of the net, and whether another was tried."""
    made = np.zeros((len(rows), L_LENGTH), np.int64)
    for row, (best, tried) in zip(made, rows, strict=True):
        row[L_BEST], row[L_TRIED] = round(best * UNIT), tried
    return made


def ends_of(*ends: tuple[float, int]) -> np.ndarray:
    made = np.zeros((len(ends), E_LENGTH), np.int64)
    for end, (worth, last) in zip(made, ends, strict=True):
        end[E_WORTH], end[E_LAST] = round(worth * UNIT), last
    return made


def test_a_row_is_drawn_to_what_comes_next_and_to_the_end() -> None:
    """Two rounds: three rows that end with 2, and two that end with -1, the second one tried."""
    rows = rows_of((9, 0), (1, 0), (3, 0), (9, 0), (0.5, 1))
    ends = ends_of((2, 0), (2, 0), (2, 1), (-1, 0), (-1, 1))
    aim = np.zeros(5, np.float32)
    aims(rows, ends, 0.75, SCALE, aim)
    second = 0.25 * 3 + 0.75 * 2
    first = 0.25 * 1 + 0.75 * second
    assert aim == pytest.approx([first, second, 2, 0.5, -1])
    aims(rows, ends, 1.0, SCALE, aim)
    assert aim == pytest.approx([2, 2, 2, 0.5, -1])


def lessons(number: int) -> tuple[np.ndarray, np.ndarray]:
    """Rows of eight random facts, each with its own value at each moment."""
    chance = np.random.default_rng(4)
    worths = chance.normal(0, 0.4, (3, FEATURES))
    rows = np.zeros((number, L_LENGTH), np.int64)
    rows[:, L_MOMENT] = chance.integers(0, 3, number)
    rows[:, L_NUMBER] = 8
    for row in rows:
        row[L_PLACES : L_PLACES + 8] = chance.choice(FEATURES, 8, replace=False)
    aim = [worths[row[L_MOMENT], row[L_PLACES : L_PLACES + 8]].sum() for row in rows]
    return rows, np.array(aim, np.float32)


def values(learned: Learned, rows: np.ndarray) -> np.ndarray:
    """The kernel's output for rows with the written weights, in units."""
    net, work = [int(weight) for weight in written(learned)], [0] * N_LENGTH
    found = []
    for row in rows:
        work[N_PLACES : N_PLACES + 8] = [int(place) for place in row[L_PLACES : L_PLACES + 8]]
        work[N_BEGUN : N_BEGUN + UNITS] = [0] * UNITS
        found.append(value_of(net, int(row[L_MOMENT]), 0, 8, work) / UNIT)
    return np.array(found)


def test_it_learns_and_the_kernel_reads_what_it_wrote() -> None:
    rows, aim = lessons(12_000)
    learned, order = Learned.new(MOMENTS, FEATURES, 1), np.random.default_rng(1)
    assert len(written(learned)) == NET_LENGTH
    before = values(learned, rows[:200])
    for _ in range(36):
        learn(*learned, rows, *Examples.of_rows(rows, aim), order.permutation(len(rows)), 3e-3)
    after = values(learned, rows[:200])
    spread = float(np.mean((aim[:200] - aim[:200].mean()) ** 2))
    assert np.mean((before - aim[:200]) ** 2) > 0.5 * spread
    assert np.mean((after - aim[:200]) ** 2) < 0.1 * spread


def test_it_writes_the_nets_down_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All of it with hardly any rounds; a missing file is noticed before them."""
    monkeypatch.setattr(train_gin, "ROUNDS", 30)
    monkeypatch.setattr(train_gin, "TESTED", 40)
    train_gin.main(["--watched", "2", "--played", "50", "--to", str(tmp_path)])
    lines = capsys.readouterr().out.splitlines()
    for name, said in zip(NETS, (lines[:3], lines[3:]), strict=True):
        assert said[0].startswith(f"{name}, watched: simple ")
        assert said[1].startswith("50 iterations, ")
        assert said[2].startswith(f"{name}, in the end: simple ")
        assert len(np.fromfile(tmp_path / name, "<i2")) == NET_LENGTH
    for asked, error in (
        (["another.net"], "there is no net 'another.net'"),
        (["--to", str(tmp_path / "nowhere")], "nowhere is no folder"),
    ):
        with pytest.raises(SystemExit):
            train_gin.main(asked)
        assert error in capsys.readouterr().err


def test_weights_that_do_not_fit_are_not_written() -> None:
    learned = Learned.new(MOMENTS, FEATURES, 1)
    learned.weights[1, 5] = 200
    with pytest.raises(ValueError, match="16 bits"):
        written(learned)
