"""Every server test that asks for `where` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A cluster for all tests of this process."""
    with cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh place for a store."""
    if request.param == "sqlite":
        return str(tmp_path / "kept")
    running: Cluster = request.getfixturevalue("postgres")
    return running.emptied_database()
