"""Steps in two phases: an older program goes on beside a newer one, and is never cut off by it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event, text
from sqlalchemy.pool import NullPool

from hollywood.errors import HollywoodError
from hollywood.server.store import migrations, revisions
from hollywood.server.store.protocol import Store
from tests.server.postgres import Cluster
from tests.server.store.rows import append, status, table, with_store

SINCE = "0010"
"""The first step that nodes of two versions could take side by side."""

_ADDS = '''"""Planted: a column that newer programs use."""
import sqlalchemy as sa
from alembic import op

revision, down_revision = "9001", {before!r}


def upgrade():
    op.add_column("tables", sa.Column("planted", sa.Text, nullable=False, server_default=""))
'''
_TAKES_AWAY = '''"""Planted: what programs before 9001 use goes."""
from alembic import op

revision, down_revision = "9002", "9001"
NEEDS = "9001"


def upgrade():
    op.drop_column("tables", "asked")
'''


def _ask(address: str, words: str) -> Any:
    engine = create_engine(address.replace("postgresql", "postgresql+psycopg"), poolclass=NullPool)
    with engine.begin() as connection:
        found = connection.execute(text(words))
        return found.scalar() if found.returns_rows else None


def _a_node_lives(address: str, schema: str) -> None:
    until = "extract(epoch FROM clock_timestamp()) + 600"
    _ask(
        address,
        "INSERT INTO nodes VALUES "
        f"('old', '127.0.0.1:1', '0.0.9', '{schema}', 1, 0, {until}, false)",
    )


@pytest.fixture
def next_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Make this program know one planted step more, or two."""
    here = Path(migrations.__file__).parent
    shutil.copytree(here, tmp_path / "planted", ignore=shutil.ignore_patterns("__pycache__"))
    steps = {"9001": _ADDS.format(before=migrations.KNOWN[-1]), "9002": _TAKES_AWAY}

    def know(*names: str) -> None:
        monkeypatch.setattr(revisions, "KNOWN", (*migrations.KNOWN, *names))
        monkeypatch.setattr(revisions, "_SCRIPTS", str(tmp_path / "planted"))
        for name in names:
            (tmp_path / "planted" / "versions" / f"r{name}.py").write_text(steps[name])

    return know


async def _write(store: Store) -> None:
    await store.create_table(table("t1"), status(None, None))
    await store.append(append("t1", 1))


async def _write_on(store: Store) -> None:
    await store.append(append("t1", len(await store.entries("t1")) + 1))


def test_an_older_program_goes_on_after_a_step_that_adds(
    postgres: Cluster, next_steps: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    where = postgres.emptied_database()
    with_store(where, _write)
    known = migrations.KNOWN
    _a_node_lives(where, known[-1])
    next_steps("9001")
    with_store(where, _write_on)
    assert _ask(where, "SELECT version_num FROM alembic_version") == "9001"
    monkeypatch.setattr(revisions, "KNOWN", known)  # the older program starts, and writes
    with_store(where, _write_on)
    assert _ask(where, "SELECT last_seq FROM tables") == 3


def test_what_a_living_node_needs_is_not_taken_away(
    postgres: Cluster, next_steps: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    where = postgres.emptied_database()
    with_store(where, _write)
    known = migrations.KNOWN
    _a_node_lives(where, known[-1])
    next_steps("9001", "9002")
    with pytest.raises(HollywoodError, match=r"a node of hollywood 0\.0\.9 still runs") as refused:
        with_store(where, _write_on)
    assert "\n" not in str(refused.value)
    # Nothing has changed, neither of the two steps is taken.
    assert _ask(where, "SELECT version_num FROM alembic_version") == known[-1]
    assert _ask(where, "SELECT count(asked) FROM tables") is not None
    # A node that knows the version between needs nothing of it; one that has ended neither.
    _ask(where, "UPDATE nodes SET schema = '9001'")
    _take(where)
    assert _ask(where, "SELECT oldest FROM schema_floor") == "9001"
    monkeypatch.setattr(revisions, "KNOWN", known)
    with pytest.raises(HollywoodError, match=r"newer hollywood \(version 9002"):
        with_store(where, _write_on)


def test_what_a_dead_node_needed_is_taken_away(
    postgres: Cluster, next_steps: Callable[..., None]
) -> None:
    where = postgres.emptied_database()
    with_store(where, _write)
    _a_node_lives(where, migrations.KNOWN[-1])
    _ask(where, "UPDATE nodes SET until = 0")
    next_steps("9001", "9002")
    _take(where)


def _take(where: str) -> None:
    """Take the planted steps; this program's own statements still name what goes."""

    async def nothing(_: Store) -> None:
        """It is open: that is all."""

    with_store(where, nothing)
    assert _ask(where, "SELECT version_num FROM alembic_version") == "9002"


def test_a_node_that_is_too_old_gets_no_lease(postgres: Cluster) -> None:
    """It was paused while a newer one took away what it needs."""
    from hollywood.server.nodes import lease

    where = postgres.emptied_database()
    with_store(where, _write)
    row = {"id": "n", "address": "", "version": "1", "schema": "0", "records": 1}
    row |= {"draining": False}
    with create_engine(
        where.replace("postgresql", "postgresql+psycopg"), poolclass=NullPool
    ).begin() as connection:
        cursor = connection.connection.cursor()
        for known, registered in ((["0001"], 0), (list(migrations.KNOWN), 1)):
            cursor.execute(lease._REGISTER, {**row, "known": known})
            assert cursor.rowcount == registered


# ------------------------------------------------------------------------------ the steps there are

_ADDING = (
    r"CREATE TABLE \w+ \(.*",
    r"CREATE (UNIQUE )?INDEX \w+ ON \w+ .*",
    r"ALTER TABLE \w+ ADD COLUMN (?!.*NOT NULL).*",
    r"ALTER TABLE \w+ ADD COLUMN .*DEFAULT.*",
    r"INSERT INTO schema_floor .*",
    r"UPDATE alembic_version .*",
    r"SET LOCAL .*",
    r"(?i)select .*",
)


def _only_adds(statements: list[str]) -> list[str]:
    """Return what does more than add; a table that is new in this step may be made as it likes."""
    new = {words.split()[2] for words in statements if words.startswith("CREATE TABLE")}
    found = []
    for words in (" ".join(each.split()) for each in statements):
        unique = re.match(r"CREATE UNIQUE INDEX \w+ ON (\w+)", words)
        adds = any(re.fullmatch(pattern, words) for pattern in _ADDING)
        if not adds or (unique is not None and unique[1] not in new):
            found.append(words)
    return found


def test_every_step_adds_or_says_what_a_program_must_know(postgres: Cluster) -> None:
    where = postgres.emptied_database()
    config = Config()
    config.set_main_option("script_location", "hollywood.server.store:migrations")
    engine = create_engine(where.replace("postgresql", "postgresql+psycopg"), poolclass=NullPool)
    said: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda *given: said.append(given[2].strip()))
    scripts = {step.revision: step for step in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        for revision in migrations.KNOWN:
            said.clear()
            command.upgrade(config, revision)
            connection.commit()
            needs = getattr(scripts[revision].module, "NEEDS", None)
            if needs is not None:
                assert needs in migrations.KNOWN[: migrations.KNOWN.index(revision)]
            elif revision >= SINCE:
                assert _only_adds(list(said)) == []


@pytest.mark.parametrize(
    "words",
    [
        "ALTER TABLE tables DROP COLUMN asked",
        "ALTER TABLE tables ADD COLUMN more TEXT NOT NULL",
        "ALTER TABLE tables ALTER COLUMN asked SET NOT NULL",
        "CREATE UNIQUE INDEX one ON tables (owner)",
        "DROP TABLE chat",
        "ALTER TABLE tables RENAME TO boards",
        "UPDATE tables SET stage = 'over'",
    ],
)
def test_a_step_that_does_more_is_noticed(words: str) -> None:
    assert _only_adds([words]) == [words]
    assert _only_adds(["CREATE TABLE boards ( id TEXT )", "ALTER TABLE t ADD COLUMN a TEXT"]) == []
