"""A local Ray cluster of two workers; without Ray there is nothing to test here."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from hollywood.errors import HollywoodError
from hollywood.simulation.cluster import check_address
from tests import processes
from tests.ports import free_port
from tests.waiting import PATIENCE, wait_until

collect_ignore = [] if find_spec("ray") else ["test_cluster.py"]


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """Start a cluster of two processors; return its address."""
    # Ray makes sockets about 64 characters below its folder, and 107 is the most that a path of a
    # socket may have: a folder of pytest's is too deep.
    with tempfile.TemporaryDirectory(prefix="ray") as folder:
        yield from _cluster(Path(folder))


def _cluster(folder: Path) -> Iterator[str]:
    from tests.simulation.program import ROOT, SLOW_ENVIRONMENT

    log = folder / "head.log"
    address = f"127.0.0.1:{free_port()}"
    port = address.rpartition(":")[2]
    with log.open("wb") as said:
        head = processes.start(
            [
                *(str(Path(sys.executable).parent / "ray"), "start", "--head", "--block"),
                *("--num-cpus=2", f"--port={port}", "--include-dashboard=false"),
                *("--disable-usage-stats", "--object-store-memory=200000000"),
                f"--temp-dir={folder}",
            ],
            stdout=said,
            stderr=subprocess.STDOUT,
            cwd=ROOT,
            env=SLOW_ENVIRONMENT,
            lasting=True,
        )
    try:
        wait_until(lambda: _answers(address) or head.poll() is not None)
        assert head.poll() is None, log.read_text(errors="replace")[-2000:]
        yield address
    finally:
        head.terminate()  # it ends all processes of its cluster
        head.wait(PATIENCE)
        processes.end(head)


def _answers(address: str) -> bool:
    try:
        check_address(address)
    except HollywoodError:
        return False
    return True
