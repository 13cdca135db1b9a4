"""`hollywood simulate`: its output, and its answers to impossible requests."""

from __future__ import annotations

import importlib.util
import io
import json
import re
import socket
import sys
from pathlib import Path
from typing import Protocol

import pytest

from hollywood.cli import simulate_progress
from hollywood.cli.output import readable
from hollywood.cli.simulate_progress import Progress, duration, progress_line
from hollywood.simulation import extras, work
from hollywood.simulation.journal import Journal
from tests.cli.running import Ran, Runner
from tests.processes import Terminal
from tests.simulation.program import ROOT, SLOW_ENVIRONMENT, TOY, command
from tests.simulation.toy import Toy
from tests.waiting import wait_until

USUAL = ("simulate", "--rules", "gin", "--quiet", "--workers", "2")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "game_of", Toy)


class Simulate(Protocol):
    """Runs `hollywood simulate` with these words."""

    def __call__(self, *words: object, columns: int = 80) -> Ran: ...


@pytest.fixture
def simulate(hollywood: Runner) -> Simulate:
    def run(*words: object, columns: int = 80) -> Ran:
        return hollywood(*USUAL, *map(str, words), columns=columns)

    return run


REPORT = """\
1,000 rounds; T s, 2 workers, S rounds per second.
Seed: 3

How the rounds ended
"""


def test_it_tells_the_figures_in_tables(simulate: Simulate) -> None:
    ran = simulate("--rounds", 1000, "--seed", 3, "--players", "greedy,random")
    assert (ran.status, ran.err) == (0, "")
    said = re.sub(r"[\d.]+ s,", "T s,", re.sub(r"[\d,]+ rounds per", "S rounds per", ran.out))
    assert said.startswith(REPORT)
    for words in ("undercut", "points for a win", "turns per round", "1 greedy", "2 random"):
        assert words in said
    assert "The first player" not in said  # it would say who is stronger
    assert "matches won" not in said


def test_players_who_are_alike_show_who_is_better_off(simulate: Simulate) -> None:
    assert "The first player won " in simulate("--rounds", 1000, "--seed", 3).out


def test_matches_are_told_too(simulate: Simulate) -> None:
    out = simulate("--matches", 100, "--seed", 3).out
    assert re.match(r"\d+ rounds, 100 matches finished; ", out)
    assert "rounds per match" in out
    assert "matches won" in out


@pytest.mark.parametrize("columns", [24, 40, 60, 80])
@pytest.mark.parametrize("length", [("--rounds", 1000), ("--matches", 100)])
def test_it_fits_the_terminal(simulate: Simulate, columns: int, length: tuple[str, int]) -> None:
    out = simulate(*length, "--seed", 3, columns=columns).out
    assert max(map(len, out.splitlines())) <= columns


def test_json_is_one_object(simulate: Simulate) -> None:
    ran = simulate("--matches", 50, "--seed", "apple", "--players", "greedy,random", "--json")
    (found,) = ran.jsons
    assert found["rounds"] > found["matches"] == found["total"] == found["done"] == 50
    assert found["players"] == ["greedy", "random"]
    assert (found["preset"], found["settings"], found["rules"]["family"]) == ("gin", [], "gin")
    assert found["seed_text"] == "apple"
    assert (found["workers"], found["interrupted"], found["rounds_before"]) == (2, False, 0)
    assert found["rounds_per_second"] == pytest.approx(found["rounds"] / found["seconds"], rel=0.01)
    assert sum(found["endings"].values()) == found["rounds"]
    assert [player["seat"] for player in found["by_player"]] == [0, 1]


def test_the_seed_that_is_told_repeats_it(simulate: Simulate) -> None:
    first = simulate("--rounds", 500, "--seed", "any text", "--json").json
    second = simulate("--rounds", 500, "--seed", first["seed"], "--workers", 1, "--json").json
    drop = {"seed_text", "seconds", "rounds_per_second", "workers"}
    assert {key: first[key] for key in first.keys() - drop} == {
        key: second[key] for key in second.keys() - drop
    }
    assert simulate("--rounds", 500, "--json").json["seed"] != first["seed"]


def test_settings_are_told(simulate: Simulate) -> None:
    found = simulate("--rounds", 100, "--set", "target=150", "--json").json
    assert found["settings"] == ["target=150"]
    assert found["rules"]["target"] == 150


def test_rows_and_plot_are_written(simulate: Simulate, tmp_path: Path) -> None:
    rows, plot = tmp_path / "rows.csv", tmp_path / "plot.svg"
    out = simulate("--rounds", 500, "--out", rows, "--plot", plot, columns=200).out
    assert f"Rows: {rows}"[:80] in out.replace("\n", " ")
    assert rows.read_bytes().count(b"\n") == 501
    assert plot.read_text(encoding="utf-8").startswith("<?xml")
    assert {path.name for path in tmp_path.iterdir()} == {"rows.csv", "plot.svg"}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--rounds 0", "--rounds cannot be 0: a whole number from 1 to 1,000,000,000,000"),
        ("--rounds -5", "--rounds cannot be -5: a whole number from 1 to 1,000,000,000,000"),
        ("--matches 0", "--matches cannot be 0: a whole number from 1 to 1,000,000,000,000"),
        ("--matches -1", "--matches cannot be -1: a whole number from 1 to 1,000,000,000,000"),
        ("--rounds 9999999999999", "--rounds cannot be 9999999999999: a whole number from 1 to"),
        ("--rounds many", "--rounds cannot be 'many': a whole number"),
        ("--workers 0", "--workers cannot be 0: a whole number from 1 to 1,024"),
        ("--workers -1", "--workers cannot be -1: a whole number from 1 to 1,024"),
        ("--workers 99999", "--workers cannot be 99999: a whole number from 1 to 1,024"),
        ("--rounds 5 --matches 5", "--matches and --rounds cannot be given together"),
        ("--players a,b,c", "3 players cannot fill a table for 2: name as many as sit there"),
        ("--players greedy,", "--players has an empty name"),
        ("--rules nothing", "there is no preset 'nothing'"),
        ("--set target=-1", "target cannot be -1"),
        ("--out rows.txt", "--out cannot be rows.txt: a name that ends in .parquet or .csv"),
        ("--out rows", "--out cannot be rows: a name that ends in .parquet or .csv"),
        ("--out nowhere/rows.csv", "nowhere/rows.csv cannot be written: there is no folder"),
        ("--plot plot.pdf", "--plot cannot be plot.pdf: a name that ends in .png or .svg"),
        ("--plot nowhere/p.png", "nowhere/p.png cannot be written: there is no folder nowhere"),
        ("--out /proc/rows.csv", "/proc/rows.csv cannot be written: No such file"),
        ("--plot /proc/p.svg", "/proc/p.svg cannot be written: No such file"),
        ("--resume", "--resume continues a file: name it with --out"),
        ("--out there.csv", "there.csv is there already: nothing is written over it"),
        ("--plot there.svg", "there.svg is there already: nothing is written over it"),
        ("--out there.csv --resume", "there.csv is there already, and nothing beside it to go on"),
        ("--out begun.csv", "begun.csv.parts is there already, of a simulation that was not"),
        ("--out folder.csv", "folder.csv cannot be written: it is a folder"),
        ("--out begun.csv --resume", "begun.csv.parts/manifest is missing"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_line(
    hollywood: Runner,
    words: str,
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there.csv").write_text("mine", encoding="utf-8")
    Path("there.svg").write_text("mine", encoding="utf-8")
    Path("folder.csv").mkdir()
    Path("begun.csv.parts").mkdir()
    Path("begun.csv.parts/photo").write_text("mine", encoding="utf-8")
    before = sorted(tmp_path.rglob("*"))
    ran = hollywood("simulate", "--rules", "gin", "--quiet", *words.split())
    assert ran.complaint.startswith(complaint)
    assert ran.out == ""
    assert sorted(tmp_path.rglob("*")) == before
    assert Path("there.csv").read_text(encoding="utf-8") == "mine"


def test_an_unknown_player_is_told(hollywood: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # the real game has the players
    for rules, players in (("gin", "greedy,greddy"), ("may-i", "greddy")):
        ran = hollywood("simulate", "--rules", rules, "--quiet", "--players", players)
        assert "'greddy'" in ran.complaint
        assert "did you mean greedy?" in ran.complaint


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ("--seed 4", "its seed is 3, not 4"),
        ("--rounds 5001", "it is of 5000 rounds, not of 5001 rounds"),
        ("--players random", "the players are greedy,greedy there, random,random here"),
        ("--set target=120", "target is 100 there, 120 here"),
    ],
)
def test_resume_goes_on_with_the_same_simulation_only(
    simulate: Simulate,
    changed: str,
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out = tmp_path / "rows.csv"
    same = ["--rounds", "5000", "--seed", "3", "--out", out]
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "append", _full)
        assert "No space" in simulate(*same).complaint
    ran = simulate(*same, "--resume", *changed.split())
    assert ran.complaint == f"{out}.parts is of another simulation: {complaint}"
    assert simulate(*same, "--resume").status == 0
    assert out.read_bytes().count(b"\n") == 5001


def _full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_damaged_journal_is_told(simulate: Simulate, tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    words = ["--rounds", "1000", "--seed", "3", "--out", out]
    blocked = tmp_path / "rows.csv.parts" / "whole"
    blocked.mkdir(parents=True)
    blocked.rmdir()
    assert simulate(*words, "--resume").status == 0
    out.unlink()
    (tmp_path / "rows.csv.parts").mkdir()
    (tmp_path / "rows.csv.parts" / "rows").write_bytes(b"x" * 100)
    assert simulate(*words, "--resume").complaint.startswith(f"{out}.parts/manifest is missing")
    assert (tmp_path / "rows.csv.parts" / "rows").read_bytes() == b"x" * 100


@pytest.mark.parametrize(
    ("package", "words", "complaint"),
    [
        ("numpy", "", "hollywood simulate needs numpy, which is not installed here: pip install"),
        ("pyarrow", "--out r.parquet", "a parquet file needs pyarrow"),
        ("matplotlib", "--plot p.png", "--plot needs matplotlib"),
        ("ray", "--ray auto", "--ray needs ray"),
    ],
)
def test_a_missing_package_is_told(
    hollywood: Runner, package: str, words: str, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == package else find(name))
    ran = hollywood("simulate", "--rules", "gin", "--quiet", *words.split())
    assert ran.complaint.startswith(complaint)
    assert ran.complaint.endswith(
        f"pip install 'hollywood[{'cluster' if package == 'ray' else 'simulate'}]'"
    )


def test_csv_needs_no_more_than_numpy(
    simulate: Simulate, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in ("pyarrow", "matplotlib", "ray"):
        monkeypatch.setitem(sys.modules, package, None)
    assert simulate("--rounds", 100, "--out", tmp_path / "rows.csv").status == 0


@pytest.fixture
def with_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Ray were installed: its address is checked before it is used."""
    find = importlib.util.find_spec
    monkeypatch.setattr(extras, "find_spec", lambda name: find("sys" if name == "ray" else name))


@pytest.mark.usefixtures("with_ray")
@pytest.mark.parametrize("address", ["", "nonsense", "host:", "host:port", ":0", "host:99999"])
def test_an_address_of_ray_that_is_none_is_told(hollywood: Runner, address: str) -> None:
    ran = hollywood("simulate", "--quiet", "--ray", address)
    assert ran.complaint == f"--ray cannot be {address!r}: auto, HOST:PORT or ray://HOST:PORT"


@pytest.mark.usefixtures("with_ray")
@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_an_address_where_nobody_answers_is_told(hollywood: Runner, scheme: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and does not listen
        address = f"{scheme}127.0.0.1:{taken.getsockname()[1]}"
        ran = hollywood("simulate", "--quiet", "--ray", address)
    assert ran.complaint == f"no Ray cluster answers at {address}: Connection refused"


@pytest.mark.usefixtures("with_ray")
def test_ray_counts_its_own_workers(simulate: Simulate) -> None:
    complaint = simulate("--ray", "auto").complaint
    assert complaint == "--workers is for this machine: with --ray the whole cluster plays"


def test_progress_is_drawn_on_a_terminal_only(tmp_path: Path) -> None:
    words = command("--rounds", 2000, "--workers", 1, "--out", tmp_path / "rows.csv")
    terminal = Terminal(words, cwd=str(ROOT), env=SLOW_ENVIRONMENT)
    assert TOY in words
    shown = terminal.read()
    drawn = re.findall(r"([\d,]+) of 2,000 rounds, (\d+) %, [\d,.]+ per second, \d+ s left", shown)
    assert 2 <= len(drawn) <= 20
    assert [int(done.replace(",", "")) for done, _ in drawn] == sorted(
        int(done.replace(",", "")) for done, _ in drawn
    )


@pytest.mark.parametrize(
    ("width", "line"),
    [
        (80, "1,500,000 of 10,000,000 rounds, 15 %, 500,000 per second, 17 s left"),
        (60, "15 %, 500,000 per second, 17 s left"),
        (30, "15 %, 17 s left"),
    ],
)
def test_progress_fits_the_line(width: int, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    assert readable(progress_line(1_500_000, 0, 10_000_000, "rounds", 3.0)) == line


def test_progress_counts_the_speed_of_this_run_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    line = readable(progress_line(600, 500, 1000, "matches", 10.0))
    assert line == "600 of 1,000 matches, 60 %, 10.0 per second, 40 s left"
    line = readable(progress_line(600, 500, 1000, "matches", 10.0, stopping=True))
    assert line == "stopping, 600 of 1,000 matches, 60 %"


def test_progress_is_told_in_the_language_of_the_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    line = readable(progress_line(600, 500, 1000, "Teilen", 10.0, language="de"))
    assert line == "600 von 1.000 Teilen, 60 %, 10,0 je Sekunde, noch 40 s"


def test_progress_before_anything_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert readable(progress_line(0, 0, 1000, "matches", 0.0)) == "0 of 1,000 matches, 0 %"


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0, "0 s"), (59.1, "1 min 0 s"), (3599.5, "1 h 0 min"), (1e7, "2,777 h 46 min")],
)
def test_times_are_told_in_words(seconds: float, words: str) -> None:
    assert duration(seconds) == words


def test_compiling_is_announced_when_nothing_is_compiled_yet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from hollywood.kernel.engine import compiling

    said = io.StringIO()
    monkeypatch.setattr(sys, "stderr", said)
    monkeypatch.setattr(compiling, "can_compile", lambda: True)
    for cold in (True, False):
        monkeypatch.setattr(compiling, "is_cold", lambda cold=cold: cold)
        with Progress(10, "rounds", quiet=False).compiling():
            pass
    assert said.getvalue() == "Compiling the kernel, once; this takes about 20 seconds ...\n"


def test_a_late_word_while_it_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    from hollywood.kernel.engine import compiling

    said = io.StringIO()
    monkeypatch.setattr(sys, "stderr", said)
    monkeypatch.setattr(compiling, "can_compile", lambda: True)
    monkeypatch.setattr(compiling, "is_cold", lambda: False)
    monkeypatch.setattr(simulate_progress, "_SILENT_SECONDS", 0.01)
    with Progress(10, "rounds", quiet=False).compiling():
        wait_until(said.getvalue)
    assert said.getvalue() == "Compiling the kernel for this game, once ...\n"


def test_without_numba_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    said = io.StringIO()
    monkeypatch.setattr(sys, "stderr", said)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    with Progress(10, "rounds", quiet=False).compiling():
        pass
    assert said.getvalue().startswith("Without Numba every round is interpreted")


def test_json_is_plain(simulate: Simulate) -> None:
    assert json.loads(simulate("--rounds", 10, "--json").out)["rounds"] == 10
