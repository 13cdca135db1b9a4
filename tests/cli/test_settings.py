"""The settings file: it changes the defaults, what is typed counts more, and a fault is a line."""

from __future__ import annotations

from pathlib import Path

import pytest

from hollywood.cli import settings_file
from hollywood.cli.main import NAMES
from hollywood.cli.parsing import Parser, typed
from hollywood.cli.play import add_arguments
from tests.cli.running import Runner

FILE = """\
language = "de"

[play]
rules = "may-i"
bot = ["club", "simple"]
no-open = true
port = 9000

[rules]
differences = true
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "settings.toml"
    monkeypatch.setenv("HOLLYWOOD_SETTINGS", str(path))
    path.write_text(FILE, encoding="utf-8")
    return path


def played(*words: str) -> dict[str, object]:
    parser = Parser(prog="hollywood play")
    add_arguments(parser)
    settings_file.apply(settings_file.read(NAMES), "play", parser)
    return vars(parser.read(words))


@pytest.mark.usefixtures("file")
def test_settings_are_the_defaults_and_what_is_typed_counts_more() -> None:
    usual = played()
    assert (usual["language"], usual["rules"], usual["port"]) == ("de", "may-i", 9000)
    assert (usual["bots"], usual["show"]) == (["club", "simple"], False)
    assert played("--bot", "fast")["bots"] == ["fast"]
    assert played("--rules", "gin", "--language=fr")["rules"] == "gin"


@pytest.mark.usefixtures("file")
def test_what_only_the_file_says_is_not_typed() -> None:
    parser = Parser(prog="hollywood play")
    add_arguments(parser)
    settings_file.apply(settings_file.read(NAMES), "play", parser)
    arguments = parser.read(["--port", "9001"])
    assert (typed(arguments, "bots"), typed(arguments, "port")) == (None, 9001)


@pytest.mark.usefixtures("file")
def test_they_hold_for_answers_and_for_errors(hollywood: Runner) -> None:
    assert "differences" not in hollywood("rules", "gin").out
    assert hollywood("rules", "hollywood-rounds").out.startswith("run_suits")
    assert hollywood("verify", "-", stdin="x").complaint != hollywood("x").complaint
    assert hollywood("replay", "none", "--language", "xx").status == 2


def test_the_command_shows_them_with_their_sources(hollywood: Runner, file: Path) -> None:
    told = {
        (each["command"], each["name"]): each
        for each in hollywood("settings", "--json").json["settings"]
    }
    assert told[None, "language"]["source"] == str(file)
    assert told["play", "bot"]["value"] == ["club", "simple"]
    shown = hollywood("settings").out
    assert "club, simple" in shown
    assert "(settings file)" in shown
    everything = hollywood("settings", "--all", "--json").json["settings"]
    assert {each["source"] for each in everything} >= {str(file), "default"}


def test_without_a_file_there_are_none(
    hollywood: Runner, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.unlink()
    assert "it is not there" in hollywood("settings").out
    monkeypatch.setenv("HOLLYWOOD_SETTINGS", "")
    assert hollywood("settings", "--json").json["file"] is None


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("language = ", "is no TOML"),
        ("x" * 3, "is no TOML"),
        ("[" * 100_000, "is no TOML"),
        ("seed = 1", "seed cannot stand above the tables: language, plain, quiet, rules"),
        ("[ply]\nrules = 'gin'", "there is no command 'ply': did you mean play?"),
        ("[play]\nbott = 'club'", "[play] bott is no option: did you mean bot?"),
        ("[play]\nport = 'near'", "[play] port cannot be 'near': a whole number"),
        ("[play]\nport = true", "[play] port cannot be True: a text or a number"),
        ("[play]\nport = [1, 2]", "[play] port cannot be [1, 2]: a text or a number"),
        ("[play]\nterminal = 1", "[play] terminal cannot be 1: true or false"),
        ("[play.rules]\ngin = 1", "[play] rules cannot be {'gin': 1}: a text or a number"),
        ("[serve]\nlog = 'loud'", "[serve] log cannot be 'loud': json or text"),
    ],
)
def test_a_bad_file_is_one_line(hollywood: Runner, file: Path, text: str, complaint: str) -> None:
    file.write_text(text, encoding="utf-8")
    said = hollywood("settings").complaint
    assert said.startswith(str(file))
    assert complaint in said


def test_bytes_and_folders_are_one_line(hollywood: Runner, file: Path) -> None:
    file.write_bytes(b"language = '\xff'")
    assert hollywood("presets").complaint == f"{file} is not text in UTF-8"
    file.unlink()
    file.mkdir()
    assert hollywood("presets").complaint.startswith(f"{file}: ")
