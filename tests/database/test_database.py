"""Matches in a database: what is in it is what was played, and every condition is answered."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from hollywood.analysis.crew import Watch
from hollywood.analysis.review import Reviewing
from hollywood.database.asking import found, openings
from hollywood.database.export import export
from hollywood.database.filters import Asked
from hollywood.database.importing import import_files
from hollywood.database.rows import match_id, rows_of
from hollywood.database.tables import COLUMNS, add, reading, writing
from hollywood.errors import HollywoodError
from hollywood.match.sheet import ScoreSheet
from hollywood.records import About, read_record, read_records, replay
from hollywood.records.writer import with_headers
from tests.matches import recorded

WATCH = Watch(lambda: False, lambda _done, _of: None)
ABOUT = About(
    date="2026-11-27", event="Club evening", kinds=("person", "club"), ratings=(1500, 1600)
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    recorded(folder / "gin.hollywood", "gin", rounds=3)
    record = with_headers(read_record(folder / "gin.hollywood"), ABOUT)
    (folder / "gin.hollywood").write_bytes(record.content)
    recorded(folder / "partners.hollywood", "hollywood-gin", ("form=partnership", "players=4"), 4)
    recorded(folder / "may-i.hollywood", "may-i", (), 4, rounds=2)
    (folder / "other.txt").write_bytes(record.content.replace(b"\n", b"\r\n"))
    return folder


@pytest.fixture(scope="module")
def path(folder: Path) -> Path:
    path = folder / "matches.db"
    with writing(path) as connection:
        done = import_files(connection, [folder])
        assert (done.new, done.known, done.refused) == (3, 1, ())
        record = read_record(folder / "gin.hollywood")
        review = Reviewing(record, seed=1, worlds=2).run(1, WATCH)
        assert not add(connection, rows_of(record, review), record.content)
    return path


@pytest.fixture
def db(path: Path) -> Iterator[sqlite3.Connection]:
    with reading(path) as connection:
        yield connection


def _count(db: sqlite3.Connection, what: Any = "decisions", **asked: Any) -> int:
    return len(list(found(db, what, Asked(**asked))))


def test_every_action_of_a_match_is_a_decision(folder: Path) -> None:
    for name in ("gin", "partners", "may-i"):
        record = read_record(folder / f"{name}.hollywood")
        rows = rows_of(record)
        acts = [entry for entry in record.entries if entry["type"] == "act"]
        assert [row["seat"] for row in rows.decisions] == [act["seat"] for act in acts]
        assert [row["action"] for row in rows.decisions] == [act["action"]["type"] for act in acts]
        match = replay(record).match
        assert len(rows.rounds) == match.round_number * len(match.boards)
        assert {row["match"] for row in rows.decisions} == {match_id(record)}
        for table, columns in COLUMNS.items():
            for row in getattr(rows, table):
                assert set(row) == set(columns)


def test_the_results_are_those_of_the_sheet(folder: Path) -> None:
    record = read_record(folder / "gin.hollywood")
    sheet = replay(record).match.course.sheet
    assert isinstance(sheet, ScoreSheet)
    rows = rows_of(record)
    won = [row for row in rows.results if row["won"]]
    assert [row["seat"] for row in won] == [each.winner for each in sheet.entries if each.boxes]
    assert all(row["points"] >= 0 for row in won)


def test_conditions_of_every_kind(db: sqlite3.Connection) -> None:
    everything = _count(db)
    assert _count(db, "matches") == 3
    assert _count(db, "matches", event="evening") == 1
    assert _count(db, "matches", since="2026-11-27", until="2026-11-27") == 1
    assert _count(db, "matches", since="2026-11-28") == 0
    assert _count(db, "matches", family="contract") == 1
    assert _count(db, "matches", player="eve") == 0
    assert _count(db, "matches", player="ann") == 3
    gin = _count(db, preset="gin")
    assert 0 < _count(db, preset="gin", by="Ann") < gin < everything
    assert _count(db, kind="club") == _count(db, preset="gin", by="Bob")
    assert _count(db, rating="1550..") == _count(db, kind="club")
    assert _count(db, deadwood="..10") + _count(db, deadwood="11..") == _count(db, family="gin")
    knocks = list(found(db, "decisions", Asked(action="knock")))
    assert knocks
    assert all(row["words"].startswith(f"knock {row['card']}:") for row in knocks)
    one = knocks[0]
    cards = " ".join(one["hand"].split()[:3])
    assert one in list(found(db, "decisions", Asked(holds=cards, action="knock")))
    assert all(
        set(cards.split()) <= set(r["hand"].split())
        for r in found(db, "decisions", Asked(holds=cards))
    )
    assert _count(db, card=one["card"], top=one["top"], turn=str(one["turn"])) >= 1
    assert _count(db, "rounds", won=True) <= _count(db, "rounds")
    assert _count(db, where="decisions.words LIKE 'knock%' -- all of them") == len(knocks)
    assert _count(db, match=one["match"][:8], round="1..2", phase="discard") > 0


def test_mistakes_are_found(db: sqlite3.Connection) -> None:
    small, bad = _count(db, mistakes="small"), _count(db, mistakes="bad")
    assert bad <= small
    for row in found(db, "decisions", Asked(mistakes="small")):
        assert row["mark"] in {"small", "doubtful", "bad", "very bad"}
        assert row["words"] != row["best"]
    choices = db.execute("SELECT count(*), sum(played) FROM choices").fetchone()
    graded = db.execute("SELECT count(*) FROM decisions WHERE status IS NOT NULL").fetchone()
    assert choices[1] == graded[0] > 0
    assert choices[0] > graded[0]


def test_openings_are_counted_as_they_were_played(db: sqlite3.Connection, folder: Path) -> None:
    first: Counter[str] = Counter()
    for name in ("gin", "partners"):
        seen: set[int] = set()
        for entry in read_record(folder / f"{name}.hollywood").entries:
            if entry["type"] == "deal":
                seen.clear()
            elif entry["type"] == "act" and entry["seat"] not in seen:
                action = entry["action"]
                if card := action.get("discard", action.get("card")):
                    seen.add(entry["seat"])
                    first[card] += 1
    rows = list(openings(db, Asked(family="gin"), ["card"]))
    assert {row["card"]: row["count"] for row in rows} == dict(first)
    assert [row["count"] for row in rows] == sorted(first.values(), reverse=True)
    won = sum(row["won"] for row in openings(db, Asked(family="gin"), ["preset"]))
    assert 0 < won < sum(first.values())
    with pytest.raises(HollywoodError, match="openings are divided by"):
        list(openings(db, Asked(), ["luck"]))


WRONG = {
    "no number": (Asked(deadwood="few"), "deadwood cannot be 'few'"),
    "no range": (Asked(turn=".."), "turn cannot be '..'"),
    "no card": (Asked(card="1x"), "is not a card"),
    "two cards": (Asked(top="7h 8h"), "is not one card"),
    "no mark": (Asked(mistakes="awful"), "mistakes are small, doubtful, bad, very bad"),
    "no family": (Asked(family="poker"), "family cannot be 'poker': gin, contract"),
    "no ending": (Asked(ending="gni"), "ending cannot be 'gni': knock, undercut, gin"),
    "no phase": (Asked(phase="over"), "phase cannot be 'over': upcard, draw"),
    "no action": (Asked(action="knocks"), "action cannot be 'knocks'"),
    "no role": (Asked(role="set"), "role cannot be 'set': alone, pair, run, both, meld"),
    "no date": (Asked(since="yesterday"), "since cannot be 'yesterday': a date"),
    "backward": (Asked(round="5..3"), "round cannot be '5..3': the smaller number comes first"),
    "no SQL": (Asked(where="((("), "matches.db: "),
    "no column": (Asked(where="luck > 3"), "no such column: luck"),
    "several statements": (Asked(where="1); DELETE FROM matches; --"), "matches.db: "),
    "a change": (Asked(where="(SELECT 1 FROM pragma_user_version)"), "matches.db: "),
    "an extension": (Asked(where="load_extension('x')"), "matches.db: "),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_conditions_are_one_clear_line(path: Path, name: str) -> None:
    asked, said = WRONG[name]
    with pytest.raises(HollywoodError) as caught, reading(path) as connection:
        list(found(connection, "matches", asked))
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_export_to_another_kind_of_file_is_refused(path: Path, tmp_path: Path) -> None:
    with (
        reading(path) as connection,
        pytest.raises(HollywoodError, match=r"knocks\.csv cannot be written"),
    ):
        export(connection, Asked(), tmp_path / "knocks.csv")
    assert not (tmp_path / "knocks.csv").exists()


def test_what_is_no_database_is_refused(tmp_path: Path, folder: Path) -> None:
    with pytest.raises(HollywoodError, match="is no file"), reading(tmp_path / "none"):
        pass
    with pytest.raises(HollywoodError, match="not a database"), reading(folder / "gin.hollywood"):
        pass
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as made:
        made.execute("CREATE TABLE matches (id)")
    made.close()
    with pytest.raises(HollywoodError, match="is not a database of matches"), writing(other):
        pass
    with sqlite3.connect(other) as made:
        made.execute(f"PRAGMA application_id = {0x484C5744}")
        made.execute("PRAGMA user_version = 9")
    made.close()
    with pytest.raises(HollywoodError, match="is of version 9"), reading(other):
        pass


def test_a_file_that_is_no_record_adds_nothing(tmp_path: Path, folder: Path) -> None:
    content = (folder / "gin.hollywood").read_bytes()
    (tmp_path / "bad.txt").write_bytes(content + content.replace(b'"seat":1', b'"seat":0', 1))
    with writing(tmp_path / "db") as connection:
        done = import_files(connection, [tmp_path / "bad.txt", folder / "gin.hollywood"])
    assert done.new == 1
    assert len(done.refused) == 1
    assert "its check does not match" in done.refused[0]


def test_an_import_that_fails_leaves_the_database_as_it_was(tmp_path: Path, folder: Path) -> None:
    with writing(tmp_path / "db") as connection:
        import_files(connection, [folder / "may-i.hollywood"])
    with pytest.raises(FileNotFoundError), writing(tmp_path / "db") as connection:
        import_files(connection, [folder / "gin.hollywood", tmp_path / "none"])
    with reading(tmp_path / "db") as connection:
        assert _count(connection, "matches") == 1


def test_export_as_records_and_as_a_database(
    db: sqlite3.Connection, tmp_path: Path, folder: Path
) -> None:
    export(db, Asked(family="gin"), tmp_path / "gin.hollywood")
    written = {match_id(record) for record in read_records(tmp_path / "gin.hollywood")}
    assert written == {
        match_id(read_record(folder / f"{n}.hollywood")) for n in ("gin", "partners")
    }
    counts = export(db, Asked(), tmp_path / "all.sqlite")
    with reading(tmp_path / "all.sqlite") as other:
        for table in COLUMNS:
            rows = other.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            assert (
                rows == counts[table] == db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            )
        assert _count(other) == _count(db)
    with pytest.raises(HollywoodError, match="already exists"):
        export(db, Asked(), tmp_path / "all.sqlite")


def test_export_as_parquet(db: sqlite3.Connection, tmp_path: Path) -> None:
    counts = export(db, Asked(preset="gin"), tmp_path / "gin")
    for table, columns in COLUMNS.items():
        read = pq.read_table(tmp_path / "gin" / f"{table}.parquet")
        assert read.column_names == list(columns)
        assert read.num_rows == counts[table]
    hands = pq.read_table(tmp_path / "gin" / "decisions.parquet").column("hand").to_pylist()
    assert hands == [
        row[0]
        for row in db.execute(
            "SELECT hand FROM decisions JOIN matches ON id = match WHERE preset = 'gin'"
            " ORDER BY number"
        )
    ]
    export(db, Asked(action="knock"), tmp_path / "knocks.parquet")
    flat = pq.read_table(tmp_path / "knocks.parquet").to_pylist()
    assert len(flat) == _count(db, action="knock")
    assert {row["action"] for row in flat} == {"knock"}
    with pytest.raises(HollywoodError, match="no decision fits"):
        export(db, Asked(player="nobody"), tmp_path / "none.parquet")


def test_rules_and_headers_are_kept(db: sqlite3.Connection) -> None:
    row = db.execute("SELECT rules, date, event FROM matches WHERE preset = 'gin'").fetchone()
    assert json.loads(row["rules"])["family"] == "gin"
    assert (row["date"], row["event"]) == ("2026-11-27", "Club evening")
