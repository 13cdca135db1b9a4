"""Stopped or killed at any moment, the arena reports the play and leaves no program behind."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hollywood.arena import child
from hollywood.arena.child import Child, Fault
from hollywood.arena.game import play_table
from hollywood.arena.running import run
from tests import processes
from tests.arena.programs import example, number_in, program, spec_of
from tests.processes import children, wait_for_end
from tests.waiting import PATIENCE, wait_until

SLOW = """
import os, pathlib, time
pathlib.Path({path!r}).write_text(str(os.getpid()) + "\\n")
for number in (2, 15):
    import signal
    signal.signal(number, signal.SIG_IGN)
"""


def arena(*words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "hollywood.cli.main", "arena", *words]
    return processes.start(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_tells_what_was_played(tmp_path: Path, workers: str, number: signal.Signals) -> None:
    """The program thinks forever at its 150th decision; by then rounds have been played."""
    path, tally = tmp_path / "pid", tmp_path / "tally"
    tally.write_text("", encoding="utf-8")
    begins = re.search(r"^def decide\(.*\n", example(), re.MULTILINE)
    assert begins is not None
    stuck = SLOW.format(path=str(path)) + example().replace(
        begins[0],
        begins[0] + f"    with open({str(tally)!r}, 'a') as file:\n        file.write('x')\n"
        f"    if os.path.getsize({str(tally)!r}) > 150:\n        time.sleep(600)\n",
    )
    bot = program(tmp_path, stuck)
    process = arena(
        *(bot, "simple", "--rules", "eaai", "--unit", "rounds", "--pairs", "100000"),
        *("--budget-ms", "600000", "--workers", workers, "--seed", "1", "--json"),
    )
    wait_until(lambda: tally.stat().st_size > 150 or process.poll() is not None)
    assert process.poll() is None, process.communicate()
    pid = number_in(path)
    os.kill(process.pid, number)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, err
    assert err == ""
    told = json.loads(out)
    assert told["interrupted"] is True
    assert 0 < told["pairs"] < 100
    assert told["games"] == 2 * told["pairs"]
    wait_for_end(pid)


@pytest.mark.parametrize("after", [0.0, 0.1, 0.3, 0.8])
def test_ctrl_c_before_the_workers_play(after: float) -> None:
    """The signal reaches all of them, as at a terminal, whatever they were about to do."""
    process = arena(
        *("greedy", "simple", "--rules", "eaai", "--pairs", "100000"),
        *("--workers", "2", "--seed", "1", "--json"),
    )
    wait_until(lambda: len(children(process.pid)) >= 2 or process.poll() is not None)
    assert process.poll() is None, process.communicate()
    time.sleep(after)  # some moment of their start, whichever it is on this machine
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "")
    assert json.loads(out)["interrupted"] is True


def test_a_killed_arena_takes_its_workers_programs_along(tmp_path: Path) -> None:
    path = tmp_path / "pid"
    stuck = SLOW.format(path=str(path)) + 'print(\'{"type": "ready"}\', flush=True)\n'
    bot = program(tmp_path, stuck + "time.sleep(600)\n")
    process = arena(
        *(bot, "simple", "--rules", "eaai", "--pairs", "10", "--workers", "2"),
        *("--budget-ms", "600000"),
    )
    pid = number_in(path)
    process.kill()
    process.communicate(timeout=PATIENCE)
    wait_for_end(pid)


def test_whole_pairs_only(monkeypatch: pytest.MonkeyPatch) -> None:
    games = 0

    def interrupted(*arguments: object, **options: object) -> object:
        nonlocal games
        games += 1
        if games == 6:
            raise KeyboardInterrupt
        return play_table(*arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr("hollywood.arena.running.play_table", interrupted)
    outcome = run(spec_of("greedy", "simple"), 50, 1, lambda _: None)
    assert outcome.interrupted
    assert [len(pair) for pair in outcome.pairs] == [2, 2]


def test_an_error_of_ours_leaves_no_program_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "pid"
    bot = program(tmp_path, SLOW.format(path=str(path)) + example())

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a defect")

    monkeypatch.setattr("hollywood.arena.program_seats.turn", broken)
    with pytest.raises(RuntimeError, match="a defect"):
        run(spec_of(bot, "simple"), 1, 1, lambda _: None)
    wait_for_end(number_in(path))
    assert not child._groups


# ------------------------------------------------------------------------------ one child


def opened(code: str) -> Child:
    return Child([sys.executable, "-c", code])


def test_a_program_that_does_not_read_is_late() -> None:
    there = opened("import time; time.sleep(600)")
    try:
        with pytest.raises(Fault, match="does not read") as fault:
            there.tell(b"x" * (1 << 22) + b"\n", 0.2)
        assert fault.value.code == "late"
    finally:
        there.close()


def test_what_a_program_says_beforehand_is_unasked() -> None:
    there = opened("print('me first', flush=True); import time; time.sleep(600)")
    try:
        wait_until(lambda: there._look(0.05) or there._out)
        with pytest.raises(Fault, match="wrote 'me first' without being asked"):
            there.ask(b"{}\n", PATIENCE)
    finally:
        there.close()


def test_only_the_last_words_are_kept() -> None:
    there = opened("import sys; sys.stderr.write('noise ' * 100000 + '\\nlast\\n'); sys.exit(7)")
    with pytest.raises(Fault, match=r"exit status 7\): last"):
        there.ask(b"{}\n", PATIENCE)
    assert len(there._words) <= 2000
    there.close()


def test_an_answer_in_pieces_is_one_answer() -> None:
    code = (
        "import sys, time\nsys.stdin.readline()\n"
        "for c in 'piece by piece\\n':\n    sys.stdout.write(c)\n    sys.stdout.flush()\n"
        "    time.sleep(0.002)\nsys.stdin.readline()"
    )
    there = opened(code)
    assert there.ask(b"{}\n", PATIENCE) == b"piece by piece"
    assert there.close(politely=True) > 0


def test_closing_is_quick_and_final() -> None:
    there = opened("import time; time.sleep(600)")
    there.close()
    wait_for_end(there.pid)
    assert there.pid not in child._groups
