"""Never print anything that a terminal obeys, whatever a record or the command line contains."""

from __future__ import annotations

import json
import os
import pty
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hollywood.cli.main import main
from hollywood.cli.output import one_json
from hollywood.records.lines import FIRST_CHECK, write_plain
from tests.cli.running import Ran, Runner
from tests.matches import recorded

BAD = "\x1b[2J\x1b]0;x\x07\r\b\x00\x7f\x85\x9b31m\u202e\u2066\u200b\u2028\u2029\ufeff\ue000"
"""Escapes, C0 and C1 controls, DEL, direction marks, separators, and invisible characters."""

# A word of the command line cannot contain a zero byte.
WORD = BAD.replace("\x00", "")


def unseen(text: str) -> set[str]:
    return {each for each in text if not each.isprintable()} - {"\n"}


def assert_harmless(ran: Ran) -> None:
    assert ran.out or ran.err
    assert not unseen(ran.out), ran.out
    assert not unseen(ran.err), ran.err


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """The record of one round."""
    path = tmp_path_factory.mktemp("record") / "match"
    recorded(path, rounds=1)
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def chained(entries: list[dict[str, Any]]) -> bytes:
    """Write entries with valid checksums, as a careful forger would."""
    check, content = FIRST_CHECK, b""
    for entry in entries:
        plain = {key: value for key, value in entry.items() if key not in _AROUND}
        line, check = write_plain(plain, check)
        content += line + b"\n"
    return content


_AROUND = {"check", "format", "version"}


def forged(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield copies of a plain value with one text or key made bad, and where."""
    if isinstance(value, str):
        yield path, BAD
        yield path, value + BAD
    elif isinstance(value, list):
        for number, each in enumerate(value):
            for where, other in forged(each, (*path, "[]")):
                yield where, [*value[:number], other, *value[number + 1 :]]
    elif isinstance(value, dict):
        yield (*path, "new key"), {**value, BAD: BAD}
        for key, each in value.items():
            yield (*path, key, "key"), {BAD if k == key else k: v for k, v in value.items()}
            for where, other in forged(each, (*path, key)):
                yield where, {**value, key: other}


def forgeries(entries: list[dict[str, Any]]) -> Iterator[bytes]:
    """Yield the record with each kind of field made bad once."""
    seen = set()
    for number, entry in enumerate(entries):
        plain = {key: value for key, value in entry.items() if key not in _AROUND}
        for where, other in forged(plain):
            kind = (entry["type"], where, str(other).startswith(BAD))
            if kind in seen or other.get("type") != entry["type"]:
                continue
            seen.add(kind)
            yield chained([*entries[:number], other, *entries[number + 1 :]])


def test_no_field_of_a_record_reaches_the_terminal_raw(
    hollywood: Runner, tmp_path: Path, lines: list[dict[str, Any]]
) -> None:
    path, tried = tmp_path / "match", 0
    for content in forgeries(lines):
        path.write_bytes(content)
        ran = hollywood("verify", str(path))
        assert_harmless(ran)
        tried += 1
    assert tried > 100


COMMANDS = (
    ("verify", "{}"),
    ("verify", "{}", "--json"),
    ("replay", "{}"),
    ("replay", "{}", "--plain"),
    ("replay", "{}", "--json"),
    ("replay", "{}", "--as", WORD),
    ("review", "{}", "--worlds", WORD),
    ("play", "gin", "--terminal", "--resume", "{}"),
)


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_file_with_a_bad_name_and_what_is_in_it(
    hollywood: Runner, tmp_path: Path, lines: list[dict[str, Any]], words: tuple[str, ...]
) -> None:
    path = tmp_path / WORD.replace("/", "")
    named = tuple(str(path) if word == "{}" else word for word in words)
    assert_harmless(hollywood(*named))
    for content in (chained(lines), chained(lines)[:-9], BAD.encode(), b"\x1b\x9b\xff"):
        path.write_bytes(content)
        assert_harmless(hollywood(*named, stdin=f"luck {BAD}\nproof\n{BAD}\n"))


@pytest.mark.parametrize(
    "words",
    [
        (WORD,),
        (f"--{WORD}",),
        ("help", WORD),
        ("sheet", WORD, "25", "Bob", "18"),
        ("sheet", f"Ann{WORD}", "25", "--players", f"Ann{WORD},Bob", "--json"),
        ("sheet", "--players", f"Ann,{WORD}", "Ann", "5"),
        ("melds", WORD),
        ("melds", "7h", "8h", f"--{WORD}"),
        ("melds", "--rules", WORD, "7h"),
        ("melds", "--rules", "may-i", "--contract", WORD, "7h"),
        ("defend", WORD, "--spread", WORD),
        ("defend", "7h", "--spread", WORD),
        ("rules", WORD),
        ("rules", "gin", "--set", f"{WORD}=1"),
        ("rules", "gin", "--set", f"target={WORD}"),
        ("presets", WORD),
        ("selfplay", "gin", "--bots", WORD),
        ("selfplay", "gin", "--rounds", "1", "--seed", WORD),
        ("simulate", "--players", WORD),
        ("simulate", "--rounds", WORD),
        ("arena", WORD, WORD),
        ("arena", f"program:./{WORD}", "simple", "--rules", "eaai", "--pairs", "1"),
        ("play", WORD, "--terminal"),
        ("play", "gin", "--terminal", "--name", WORD),
        ("play", "gin", "--terminal", "--name", f"Ann{WORD}"),
        ("serve", "--port", WORD),
        ("serve", "--log", WORD),
        ("serve", "--origin", "https://cards.example", "--smtp", WORD),
    ],
    ids=lambda words: " ".join(words).replace(WORD, "@"),
)
def test_no_word_of_the_command_line_reaches_it_raw(
    hollywood: Runner, words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert_harmless(hollywood(*words))


@pytest.mark.parametrize("words", [("melds", "-"), ("melds", "-", "--json"), ("sheet", "-")])
def test_no_line_of_the_input_reaches_it_raw(hollywood: Runner, words: tuple[str, ...]) -> None:
    assert_harmless(hollywood(*words, stdin=f"{BAD}\nAnn{BAD} 5\n"))


def test_what_is_escaped_in_json_is_read_as_it_was() -> None:
    value = {"a": BAD, BAD: ["\U000e0001", "Zoë \U0001f44b"]}
    text = one_json(value)
    assert text.isprintable()
    assert json.loads(text) == value
    assert "Zoë \U0001f44b" in text


def test_on_a_terminal_only_the_codes_of_the_program_remain(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lines: list[dict[str, Any]]
) -> None:
    path = tmp_path / f"{WORD.replace('/', '')}\x1b[5m"
    path.write_bytes(chained(lines))
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    ours, theirs = pty.openpty()
    with os.fdopen(theirs, "w", encoding="utf-8") as terminal:
        monkeypatch.setattr(sys, "stdout", terminal)
        assert main(["verify", str(path)]) == 0
        assert main(["help"]) == 0
    written = b""
    while piece := _read(ours):
        written += piece
    os.close(ours)
    said = written.decode().replace("\r\n", "\n")
    codes = re.compile("\x1b\\[(?:0|1|22|31|39)m")
    assert codes.search(said)
    assert "?[5m" in said
    assert not unseen(codes.sub("", said))


def _read(terminal: int) -> bytes:
    """Read a piece of the output; nothing once the other end is closed."""
    try:
        return os.read(terminal, 1 << 16)
    except OSError:
        return b""
