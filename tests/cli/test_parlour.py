"""`hollywood play` without --terminal: the table opens in the browser."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hollywood.cli import parlour
from hollywood.cli.main import main
from hollywood.errors import RulesError
from tests import processes
from tests.cli.running import as_program
from tests.waiting import PATIENCE


@contextmanager
def opened(home: Path, *words: str, **environment: str) -> Iterator[tuple[str, list[str]]]:
    """Start the web table as a program; return the address of its page, and all its output."""
    process = processes.start(
        [sys.executable, "-m", "hollywood.cli.main", "play", "--no-open", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "XDG_DATA_HOME": str(home), "COLUMNS": "200", **environment},
    )
    assert process.stdout is not None
    said: list[str] = []
    try:
        for line in process.stdout:
            said.append(line.rstrip())
            if line.startswith("Ctrl-C"):
                break
        found = re.search(r"http://\S+", "".join(said[:1]))
        assert found, said
        yield found[0], said
    finally:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, (out, err)
        assert err == "", "somebody at home reads no log"


def test_it_serves_the_pages_and_says_where(tmp_path: Path) -> None:
    with opened(tmp_path, "--port", "0") as (where, said):
        with urllib.request.urlopen(where) as page:
            assert b"<title>" in page.read()
        assert said[0].startswith("The table is open: http://127.0.0.1:")
        with urllib.request.urlopen(f"{where}healthz") as answer:
            assert json.load(answer)["healthy"] is True
    assert (tmp_path / "hollywood" / "server" / "hollywood.sqlite3").exists()


def test_a_game_that_is_named_is_offered(tmp_path: Path) -> None:
    words = ("may-i", "--players", "5", "--set", "may_i.limit=3", "--port", "0")
    with opened(tmp_path, *words, "--host", "127.0.0.1") as (where, said):
        assert where.endswith("/new?preset=may-i&players=5&set=may_i.limit%3D3")
        assert len(said) == 2, "nobody on the network can reach it"


def test_a_table_that_is_open_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(tmp_path, "--port", "0") as (where, _):
        port = int(where.rstrip("/").rpartition(":")[2])
        monkeypatch.setattr(parlour, "PORT", port)
        parlour.open_parlour("/", host="0.0.0.0", port=None, data=None, show=False)
        assert capsys.readouterr().out == f"The table is already open: {where}\n"
        monkeypatch.setenv("DISPLAY", "")
        monkeypatch.setenv("WAYLAND_DISPLAY", "")
        assert parlour.show_page(where) is False, "without a desktop no browser is started"
    assert not parlour.answers(port)


def test_bots_of_ones_own_sit_at_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(tmp_path, "--port", "0", "--bot", "Careful=program:cat") as (where, _):
        with urllib.request.urlopen(f"{where}api/presets") as answer:
            assert all("Careful" in game["bots"] for game in json.load(answer))
        monkeypatch.setattr(parlour, "PORT", int(where.rstrip("/").rpartition(":")[2]))
        assert main(["play", "--no-open", "--bot", "Other=program:cat"]) == 2
        said = capsys.readouterr().err
        assert said.startswith("hollywood: A table is open already at http://127.0.0.1:")
    for wrong, told in (("program:cat", "needs a name"), ("fast=program:cat", "already called")):
        assert main(["play", "--no-open", "--port", "0", "--bot", wrong]) == 2
        assert told in capsys.readouterr().err


def test_whoever_else_listens_is_no_table() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        other.settimeout(0.1)
        assert not parlour.answers(other.getsockname()[1])


@pytest.mark.parametrize(
    "words",
    [
        ("--seed", "3"),
        ("--resume",),
        ("--plain",),
        ("--name", "Ann"),
        ("--bot", "random"),
        ("--bot", "random", "--bot", "Careful=program:cat"),
        ("--dealer", "me"),
        ("--luck", "x"),
        ("--record", "x"),
        ("--width", "40"),
    ],
)
def test_what_only_the_terminal_knows_is_said_so(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *words]) == 2
    said = capsys.readouterr().err
    assert said == f"hollywood: {words[0]} is for the terminal table: add --terminal\n"


def test_a_game_there_is_not_opens_nothing(tmp_path: Path) -> None:
    done = as_program("play", "nosuch", XDG_DATA_HOME=str(tmp_path))
    assert done.status == 2
    assert "there is no preset 'nosuch'" in done.err
    assert not list(tmp_path.iterdir())
    with pytest.raises(RulesError):
        parlour.page_for("gin", ["target=-1"], None)


def test_a_port_in_use_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("0.0.0.0", 0)) as other:
        port = other.getsockname()[1]
        done = as_program("play", "--port", str(port), XDG_DATA_HOME=str(tmp_path))
    assert done.status == 2
    assert done.err.startswith(f"hollywood: port {port} of 0.0.0.0 is in use")
    assert done.err.count("\n") == 1
