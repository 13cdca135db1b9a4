"""Under load every backup restores completely; a database stopped at once loses nothing."""

from __future__ import annotations

import random
import signal
import time
from pathlib import Path

from hollywood.server.store.backups import back_up
from hollywood.server.store.checking import Checked, check
from hollywood.server.store.restoring import restore
from hollywood.server.store.snapshot import snapshot
from tests.server.faults.process import soak
from tests.server.postgres import Cluster
from tests.server.store.playing import played

RESTORES = 100 if soak() else 3
STOPS = 50 if soak() else 2


def _ends(where: str | Path) -> dict[str, int]:
    with snapshot(where) as house:
        return dict(house.ask("SELECT id, last_seq FROM tables"))


def _sound(where: str | Path, known: dict[str, int]) -> Checked:
    """Check a house that must have what was known to be acknowledged."""
    found, ends = check(where), _ends(where)
    assert found.sound
    assert sum(ends.values()) == found.counts["entries"]
    assert {name: seq for name, seq in known.items() if ends.get(name, 0) < seq} == {}
    return found


def test_every_backup_under_load_restores_completely(where: str, tmp_path: Path) -> None:
    with played(where) as server:
        for number in range(RESTORES):
            server.goes_on()
            backup, known = tmp_path / f"backup{number}", dict(server.ends)
            made = back_up(where, backup)
            restored = restore(backup, tmp_path / "other", replace=True)
            found = _sound(tmp_path / "other", known)
            assert found.counts["entries"] == made.counts["entries"] == restored.counts["entries"]
            backup.unlink()
            for old in (tmp_path / "other").glob("hollywood.before-*"):
                old.unlink()
        acknowledged = server.stop()
    _sound(where, acknowledged)


def test_a_cluster_stopped_at_once_under_load_loses_nothing(postgres: Cluster) -> None:
    where, chance = postgres.new_database(), random.Random(9)
    with played(where) as server:
        for _ in range(STOPS):
            server.goes_on()
            time.sleep(chance.random() * 0.2)
            postgres.stop(signal.SIGQUIT)
            postgres.start()
            server.goes_on()
        acknowledged = server.stop()
    assert min(acknowledged.values()) >= STOPS
    _sound(where, acknowledged)
