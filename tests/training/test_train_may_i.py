"""The trainer of the net of May-I: what it writes, and that it learns from comparisons."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from hollywood.bots.contract.nets import NET, SEATS, learned_for
from hollywood.contract import CONTRACT_PRESETS
from hollywood.strategy.contract.net.features import FEATURES
from hollywood.strategy.contract.net.net import CONTRACTS, NET_LENGTH, PART, UNITS
from hollywood.strategy.contract.training.comparisons import NO_ROW
from hollywood.strategy.contract.training.episodes import PLANNED
from hollywood.strategy.contract.training.player import L_CONTRACT, L_LENGTH, L_NUMBER, L_PLACES
from training import train_may_i
from training.learning import Examples, Learned, learn
from training.train_may_i import NOTHING, Lessons, search, written


def compared(number: int) -> tuple[np.ndarray, Examples, np.ndarray]:
    """Pairs of rows of eight facts, each fact with a value, and by how much one is better."""
    chance = np.random.default_rng(4)
    worths = chance.normal(0, 0.4, (CONTRACTS, FEATURES))
    rows = np.zeros((2 * number, L_LENGTH), np.int64)
    rows[:, L_CONTRACT] = np.repeat(chance.integers(0, CONTRACTS, number), 2)
    rows[:, L_NUMBER] = 8
    for row in rows:
        row[L_PLACES : L_PLACES + 8] = chance.choice(60, 8, replace=False)
    each = np.array([worths[r[L_CONTRACT], r[L_PLACES : L_PLACES + 8]].sum() for r in rows])
    sides = np.arange(2 * number).reshape(number, 2)
    aim = (each[::2] - each[1::2]).astype(np.float32)
    return rows, Examples(sides, aim, np.ones(number, np.float32)), aim


def worth_of(learned: Learned, row: np.ndarray) -> float:
    part = learned.weights[row[L_CONTRACT]]
    places = row[L_PLACES : L_PLACES + row[L_NUMBER]]
    units = sum(part[place * UNITS : (place + 1) * UNITS] for place in places)
    last = FEATURES * UNITS
    return float(np.maximum(units, 0) @ part[last : last + UNITS] + part[-1])


def test_it_learns_by_how_much_one_choice_is_better() -> None:
    rows, examples, aim = compared(14_000)
    learned, order = Learned.new(CONTRACTS, FEATURES, 1), np.random.default_rng(1)
    assert len(written(learned)) == NET_LENGTH
    for _ in range(30):
        learn(*learned, rows, *examples, order.permutation(len(aim)), 3e-3)
    told = np.array(
        [worth_of(learned, rows[2 * n]) - worth_of(learned, rows[2 * n + 1]) for n in range(200)]
    )
    assert np.mean((told - aim[:200]) ** 2) < 0.1 * np.mean(aim[:200] ** 2)


def taught(rows: np.ndarray, aim: list[float], weight: list[float], steps: int) -> float:
    """By how much a row seems better than the one beside it when this has been learned."""
    learned, sides = Learned.new(1, FEATURES, 1), np.array([[0, 1]] * len(aim))
    examples = Examples(sides, np.array(aim, np.float32), np.array(weight, np.float32))
    for _ in range(steps):
        learn(*learned, rows, *examples, np.arange(len(aim)), 1e-3)
    return worth_of(learned, rows[0]) - worth_of(learned, rows[1])


def test_the_weight_says_how_much_an_example_counts() -> None:
    rows, _, _ = compared(3)
    rows[:, L_CONTRACT] = 0
    begun, some, found = (taught(rows, [2], [1], steps) for steps in (0, 20, 200))
    assert abs(some - 2) < abs(begun - 2)
    assert found == pytest.approx(2, abs=0.05)
    assert taught(rows, [2, -2], [3, 1], 300) == pytest.approx(1, abs=0.05)
    assert taught(rows, [2, -2], [1, 3], 300) == pytest.approx(-1, abs=0.05)


def test_weights_written_down_can_be_gone_on_with() -> None:
    numbers = np.fromfile(train_may_i.FOLDER / NET, "<i2")
    scale = train_may_i.SCALE
    learned = Learned.of_whole(numbers, CONTRACTS, scale, scale / 4)
    assert (written(learned) == numbers).all()
    assert not learned.steps.any()


def test_what_a_teacher_finds_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_may_i, "SEARCHED", 12)
    monkeypatch.setattr(train_may_i, "WAYS", train_may_i.WAYS._replace(turns=600))
    rows, examples = search(0, 8, NOTHING)
    assert len(rows) > 100
    assert set(rows[:, L_CONTRACT]) == set(range(6)), "but for the last contract, all"
    ends = examples.sides[:, 1] == NO_ROW
    assert 50 < ends.sum() < len(ends) - 50
    assert 0 <= examples.sides[:, 0].min() < examples.sides.max() < len(rows)
    first, other = rows[examples.sides[~ends], L_CONTRACT].T
    assert (first == other).all()
    assert examples.weight[ends].max() < examples.weight[~ends].mean()
    assert np.abs(examples.aim[~ends]).mean() < np.abs(examples.aim[ends]).mean()
    led, _ = search(0, 8, np.array(learned_for(CONTRACT_PRESETS["may-i"], SEATS)))
    assert led.shape != rows.shape or (led != rows).any(), "who is led by a net tries other things"


def test_it_writes_a_net_down_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All of it with hardly any hands; a missing folder is noticed before them."""
    for name, few in (("HANDS", 14), ("TESTED", 70), ("SEARCHED", 12)):
        monkeypatch.setattr(train_may_i, name, few)
    monkeypatch.setattr(train_may_i, "WAYS", train_may_i.WAYS._replace(turns=100))
    file = tmp_path / "may_i.net"
    all_of_it = "--watched 2 --played 25 --searched 2 --led 1 --last 1".split()
    train_may_i.main([*all_of_it, "--to", str(file)])
    lines = capsys.readouterr().out.splitlines()
    said = [line.partition(":")[0].partition(",")[0] for line in lines]
    last = ["taught", "taught again", "in the end"]
    assert said == ["the plan alone", "watched", "25 iterations", *last]
    net = np.fromfile(file, "<i2")
    assert len(net) == NET_LENGTH
    little = "--watched 2 --played 0 --searched 0 --led 0 --last 0".split()
    train_may_i.main([*little, "--to", str(file)])
    assert (np.fromfile(file, "<i2") != net).any(), "less of it, another net"
    capsys.readouterr()
    more = "--led 1 --deals 5 --last 0".split()
    net = np.fromfile(file, "<i2")
    train_may_i.main([*more, "--from", str(file), "--to", str(file)])
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["begun", "taught again", "in the end"]
    gone_on = np.fromfile(file, "<i2")
    assert 0 < np.abs(gone_on - net).mean() < np.abs(net).mean() / 4, "it goes on from there"
    file.write_bytes(b"short")
    for begun, wrong in ((file, "it has 2 weights"), (tmp_path / "none.net", "cannot be read")):
        with pytest.raises(SystemExit):
            train_may_i.main([*more, "--from", str(begun), "--to", str(file)])
        assert wrong in capsys.readouterr().err
    with pytest.raises(SystemExit):
        train_may_i.main(["--to", str(tmp_path / "nowhere" / "may_i.net")])
    assert "nowhere is no folder" in capsys.readouterr().err


def test_hands_that_are_planned_are_worth_what_they_were() -> None:
    rows, _, worths = Lessons(70).play(0, 1, np.zeros(NET_LENGTH, np.int16), PLANNED)
    assert not len(rows)
    assert PART * CONTRACTS == NET_LENGTH
    assert 0 < np.abs(worths).mean() / 100 < 80
