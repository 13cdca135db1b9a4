"""The data set depends only on its plan, goes on after a stop, and is made in parts."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from hollywood.database.dataset import Plan, begin, counted, make_shard, play, setting
from hollywood.database.tables import COLUMNS
from hollywood.errors import HollywoodError
from hollywood.records import replay
from hollywood.records.reader import record_in

PLAN = Plan(matches=3, seed="test", levels=("simple", "beginner"), worlds=1, shard=2)
GIN = next(n for n in range(100) if setting(PLAN, n).preset == "gin")


@pytest.fixture
def plan(monkeypatch: pytest.MonkeyPatch) -> Plan:
    """A plan of three short matches."""
    monkeypatch.setattr("hollywood.database.dataset.GAMES", (("gin", 10),))
    return PLAN


def test_a_match_depends_only_on_its_number() -> None:
    longer = Plan(matches=9_999, seed="test", levels=("simple", "beginner"), worlds=7)
    first = play(PLAN, GIN)
    assert play(longer, GIN).content == first.content
    match = replay(first).match
    assert match.over
    assert first.about.winners == tuple(match.course.winners)
    assert first.about.kinds == setting(PLAN, GIN).levels
    other = Plan(matches=3, seed="other", levels=("simple", "beginner"))
    assert [setting(other, n) for n in range(20)] != [setting(PLAN, n) for n in range(20)]


def test_a_set_is_made_in_shards_and_goes_on(plan: Plan, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    assert begin(folder, plan) == [0, 1]
    assert make_shard(folder, plan, 0, stopping=lambda: True) is None
    assert begin(folder, plan) == [0, 1]
    made = make_shard(folder, plan, 1)
    assert made is not None
    assert made["matches"] == 1
    assert begin(folder, plan) == [0]
    assert counted(folder, range(plan.shards)) == made
    assert sorted(made) == sorted([*COLUMNS, "records"])
    again = tmp_path / "again"
    begin(again, plan)
    make_shard(again, plan, 1)
    for table in [*COLUMNS, "records"]:
        ours, theirs = (pq.read_table(f / table / "00001.parquet") for f in (folder, again))
        assert ours == theirs
        assert ours.num_rows == made[table]
    (content,) = pq.read_table(folder / "records" / "00001.parquet").column("content").to_pylist()
    assert content.encode() == play(plan, 2).content == record_in(content.encode()).content


def test_every_decision_has_its_choices(plan: Plan, tmp_path: Path) -> None:
    begin(tmp_path / "set", plan)
    make_shard(tmp_path / "set", plan, 1)
    read = {
        table: pq.read_table(tmp_path / "set" / table / "00001.parquet").to_pylist()
        for table in ("decisions", "choices")
    }
    graded = {row["number"]: row for row in read["decisions"] if row["status"] is not None}
    played = {row["number"]: row["words"] for row in read["choices"] if row["played"]}
    assert set(played) == set(graded)
    for number, row in graded.items():
        assert played[number] == row["words"]
        values = [each for each in read["choices"] if each["number"] == number]
        assert all(each["points"] is not None for each in values)
    assert len(read["choices"]) > len(graded)


def test_another_set_is_not_mixed_in(plan: Plan, tmp_path: Path) -> None:
    begin(tmp_path, plan)
    with pytest.raises(HollywoodError, match="has seed 'test', not 'other'"):
        begin(tmp_path, Plan(matches=3, seed="other", levels=plan.levels, worlds=1, shard=2))
    (tmp_path / "dataset.json").write_text("{")
    with pytest.raises(HollywoodError, match="is damaged"):
        begin(tmp_path, plan)
    full = tmp_path / "full"
    full.mkdir()
    (full / "letter.txt").write_text("hello")
    with pytest.raises(HollywoodError, match="is not empty"):
        begin(full, plan)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (Plan(matches=0, seed="x"), "matches cannot be 0"),
        (Plan(matches=1, seed="x", worlds=0), "worlds cannot be 0"),
        (Plan(matches=1, seed="x", shard=0), "shard cannot be 0"),
        (Plan(matches=1, seed="x", levels=("god",)), "there is no level 'god'"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(wrong: Plan, said: str, tmp_path: Path) -> None:
    with pytest.raises(HollywoodError, match=said):
        begin(tmp_path / "set", wrong)
    assert not (tmp_path / "set").exists()
