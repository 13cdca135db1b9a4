"""Killed, stopped or starved, it never takes half-written data for whole, and it can continue."""

from __future__ import annotations

import resource
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from tests import processes
from tests.simulation.program import REAL, most_memory, run, start, terminal_for, wait_for_rows
from tests.waiting import PATIENCE

ROUNDS = 3_000
SLOW = 0.0005  # a second and a half in all, on one worker
ARGUMENTS = ("--rounds", ROUNDS, "--seed", 5, "--players", "greedy,random", "--quiet")
SUFFIXES = (".csv", ".parquet")


@pytest.fixture(params=SUFFIXES)
def out(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return tmp_path / f"rows{request.param}"


def whole(out: Path) -> bytes:
    """Return what an undisturbed run writes."""
    undisturbed = out.with_name(f"undisturbed{out.suffix}")
    assert run(*ARGUMENTS, "--out", undisturbed).status == 0
    return undisturbed.read_bytes()


def test_killed_again_and_again_it_goes_on(out: Path) -> None:
    expected = whole(out)
    kills = 0
    for size in (1, 4_000, 8_000, 16_000, 24_000):
        program = start(
            *ARGUMENTS, "--out", out, "--resume", "--workers", 1 + kills % 3, seconds=SLOW
        )
        wait_for_rows(out, size, program)
        program.kill()
        program.communicate()
        kills += program.returncode == -signal.SIGKILL
        assert not out.exists()
    assert kills == 5
    ran = run(*ARGUMENTS, "--out", out, "--resume", "--json")
    assert ran.status == 0
    assert ran.json["rounds"] == ROUNDS
    assert 0 < ran.json["rounds_before"] < ROUNDS
    assert out.read_bytes() == expected
    assert not out.with_name(out.name + ".parts").exists()


def test_killed_at_the_real_game_it_goes_on(tmp_path: Path) -> None:
    words = ("--rounds", 400, "--seed", 5, "--quiet", "--workers", 2)
    out, undisturbed = tmp_path / "rows.csv", tmp_path / "undisturbed.csv"
    program = start(*words, "--out", out, module=REAL, NUMBA_DISABLE_JIT="1")
    wait_for_rows(out, 1, program)
    program.kill()
    program.communicate()
    assert program.returncode == -signal.SIGKILL
    assert not out.exists()
    assert run(*words, "--out", out, "--resume", module=REAL).status == 0  # compiled, if it can be
    assert run(*words, "--out", undisturbed, module=REAL).status == 0
    assert out.read_bytes() == undisturbed.read_bytes()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "SIGTERM"])
@pytest.mark.parametrize("workers", [1, 3])
def test_stopped_it_ends_in_order(number: signal.Signals, workers: int, out: Path) -> None:
    expected = whole(out)
    program = start(
        *ARGUMENTS, "--out", out, "--workers", workers, "--json", seconds=SLOW * workers
    )
    wait_for_rows(out, 4_000, program)
    program.send_signal(number)
    said, complaint = program.communicate()
    assert (program.returncode, complaint) == (130, "")
    assert '"interrupted": true' in said
    if out.suffix == ".csv":
        lines = out.read_bytes()
        assert expected.startswith(lines)
        assert len(lines) < len(expected)
    ran = run(*ARGUMENTS, "--out", out, "--resume", "--json")
    assert ran.json["interrupted"] is False
    assert out.read_bytes() == expected


def test_a_second_stop_ends_it_at_once(tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    terminal = terminal_for("--rounds", 200, "--out", out, "--workers", 1, seconds=2)
    terminal.expect("0 of 200 rounds")
    terminal.sendintr()
    terminal.expect("stopping")  # it waits for the chunks in progress
    terminal.sendintr()
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130
    assert not out.exists()


def test_stopped_it_says_how_to_go_on(tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    program = start(*ARGUMENTS, "--out", out, "--workers", 1, seconds=SLOW)
    wait_for_rows(out, 4_000, program)
    program.send_signal(signal.SIGINT)
    said, _ = program.communicate()
    first, *_ = said.splitlines()
    assert first.startswith("Stopped after ")
    assert "To continue from here, repeat the command with --resume." in said


def test_worker_processes_do_not_outlive_it(tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    program = start(
        "--rounds", 5_000, "--out", out, "--workers", 2, module=REAL, NUMBA_DISABLE_JIT="1"
    )
    wait_for_rows(out, 1, program)
    group = processes.children(program.pid)
    assert len(group) >= 2
    program.kill()
    program.communicate(timeout=PATIENCE)
    processes.wait_for_end(*group)


@pytest.fixture(params=["small disk", "limit"])
def small_disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Path, bool]]:
    """Return a folder that takes 64 KiB, or 24 KiB a file if no disk can be mounted."""
    mounted = (
        request.param == "small disk"
        and processes.run(
            ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", tmp_path], check=False
        ).returncode
        == 0
    )
    try:
        yield tmp_path, mounted
    finally:
        if mounted:
            processes.run(["umount", tmp_path])


def _little_room() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (24_576, 24_576))


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_full_disk_is_told_and_the_run_goes_on_elsewhere(
    small_disk: tuple[Path, bool], suffix: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder, mounted = small_disk
    out = folder / f"rows{suffix}"
    ran = run(*ARGUMENTS, "--out", out, preexec_fn=None if mounted else _little_room)
    words = "No space left on device" if mounted else "File too large"
    assert ran.complaint.endswith(f"cannot be written: {words}")
    assert ran.out == ""
    assert not out.exists()
    elsewhere = tmp_path_factory.mktemp("room") / out.name
    parts = elsewhere.with_name(out.name + ".parts")
    shutil.copytree(out.with_name(out.name + ".parts"), parts)
    assert run(*ARGUMENTS, "--out", elsewhere, "--resume").status == 0
    assert elsewhere.read_bytes() == whole(elsewhere)


def test_a_disk_that_is_full_only_at_the_end_keeps_the_rows(tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    ran = run("--rounds", 2_000, "--seed", 1, "--quiet", "--out", out, preexec_fn=_more_room)
    assert ran.complaint == f"{out} cannot be written: File too large"
    assert not out.exists()
    ran = run("--rounds", 2_000, "--seed", 1, "--quiet", "--out", out, "--resume", "--json")
    assert ran.json["rounds_before"] == 2_000
    assert out.read_bytes().count(b"\n") == 2_001


def _more_room() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000))  # for the journal, not for the CSV


@pytest.mark.parametrize("suffix", ["", *SUFFIXES], ids=["no file", *SUFFIXES])
def test_memory_does_not_grow_with_the_length(suffix: str, tmp_path: Path) -> None:
    used = []
    for rounds in (650_000, 1_500_000):
        where = ["--out", tmp_path / f"{rounds}{suffix}"] if suffix else []
        used.append(most_memory("--rounds", rounds, "--workers", 2, "--seed", 1, *where, "--json"))
    assert used[1] < used[0] + 30_000_000
    assert used[1] < 500_000_000
