"""Run the command: inside the tests, and as a separate program."""

from __future__ import annotations

import io
import json
import os
import sys
from typing import Any, NamedTuple

import pytest

from hollywood.cli.main import main
from tests import processes


class Ran(NamedTuple):
    """The result of a command."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def jsons(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def complaint(self) -> str:
        """The one line on standard error of a failed command: in JSON, or without its prefix."""
        assert self.status == 2
        (line,) = self.err.splitlines()
        if line.startswith("{"):
            return str(json.loads(line)["error"])
        prefix, text = line[:11], line[11:]
        assert prefix == "hollywood: "
        return text


class Runner:
    """Runs commands in this process; ``columns`` is the width of the terminal."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._patch = patch
        self._patch.setenv("COLUMNS", "80")

    def __call__(self, *words: str, stdin: str | bytes = "", columns: int = 80) -> Ran:
        raw = stdin.encode() if isinstance(stdin, str) else stdin
        self._patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
        self._patch.setenv("COLUMNS", str(columns))
        self._capsys.readouterr()
        status = main(words)
        said = self._capsys.readouterr()
        return Ran(status, said.out, said.err)


def as_program(*words: str, stdin: str | bytes = "", **environment: str) -> Ran:
    """Run the command as a separate program."""
    done = processes.run(
        [sys.executable, "-m", "hollywood.cli.main", *words],
        text=False,
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        env={**os.environ, "COLUMNS": "80", "LC_ALL": "C.UTF-8", **environment},
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
