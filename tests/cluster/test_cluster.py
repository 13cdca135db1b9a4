"""The same rows from a cluster, even if a worker is lost, and clear words if there is none."""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from pathlib import Path

import pytest

from tests import processes
from tests.simulation.program import REAL, run, start, wait_for_rows

WORDS = ("--seed", 5, "--players", "greedy,random", "--quiet")


def play_processes() -> list[int]:
    """Return the processes of the cluster that are playing a chunk now."""
    listed = processes.run(["ps", "-eo", "pid=,args="])
    return [int(line.split()[0]) for line in listed.stdout.splitlines() if "ray::_play" in line]


@pytest.mark.parametrize("length", [("--rounds", 20_000), ("--matches", 300)], ids=str)
@pytest.mark.parametrize("suffix", [".csv", ".parquet"])
def test_the_rows_are_the_same(
    cluster: str, length: tuple[str, int], suffix: str, tmp_path: Path
) -> None:
    here, there = tmp_path / f"here{suffix}", tmp_path / f"there{suffix}"
    assert run(*WORDS, *length, "--out", here, module=REAL).status == 0
    ran = run(*WORDS, *length, "--out", there, "--ray", cluster, "--json", module=REAL)
    assert (ran.status, ran.err) == (0, "")
    assert ran.json["workers"] == 2
    assert there.read_bytes() == here.read_bytes()


def test_a_lost_worker_s_chunks_are_done_again_and_counted_once(
    cluster: str, tmp_path: Path
) -> None:
    words = (*WORDS, "--rules", "may-i", "--matches", 1_000)
    here, there = tmp_path / "here.csv", tmp_path / "there.csv"
    expected = run(*words, "--out", here, "--json", module=REAL).json
    program = start(*words, "--out", there, "--ray", cluster, "--json", module=REAL)
    wait_for_rows(there, 1, program)
    killed = 0
    while killed < 2 and program.poll() is None:
        for pid in play_processes()[:1]:
            os.kill(pid, signal.SIGKILL)
            killed += 1
        time.sleep(0.1)
    said, complaint = program.communicate()
    assert (program.returncode, complaint) == (0, "")
    assert killed
    assert there.read_bytes() == here.read_bytes()
    assert f'"rounds": {expected["rounds"]}, ' in said


def test_stopped_and_continued_without_the_cluster(cluster: str, tmp_path: Path) -> None:
    words = (*WORDS, "--rules", "may-i", "--matches", 1_000)
    here, there = tmp_path / "here.csv", tmp_path / "there.csv"
    assert run(*words, "--out", here, module=REAL).status == 0
    program = start(*words, "--out", there, "--ray", cluster, module=REAL)
    wait_for_rows(there, 1, program)
    program.send_signal(signal.SIGINT)
    said, complaint = program.communicate()
    assert (program.returncode, complaint) == (130, "")
    assert said.startswith("Stopped after ")
    assert run(*words, "--out", there, "--resume", module=REAL).status == 0
    assert there.read_bytes() == here.read_bytes()


def test_somebody_who_is_no_cluster_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        threading.Thread(target=_accept, args=(server,), daemon=True).start()
        address = f"127.0.0.1:{server.getsockname()[1]}"
        ran = run("--ray", address, "--out", tmp_path / "rows.csv", "--quiet", module=REAL)
    assert address in ran.complaint
    assert not list(tmp_path.iterdir())


def _accept(server: socket.socket) -> None:
    open_ = []
    while True:
        try:
            open_.append(server.accept())
        except OSError:
            return
