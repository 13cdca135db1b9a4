"""Odd command lines: each is one clear line on standard error, nothing before it, and status 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import Runner

ODD = (
    # The command itself.
    ("rulse", "there is no command 'rulse': did you mean rules?"),
    ("RULES gin", "there is no command 'RULES': did you mean rules?"),
    ("--verbose", "there is no option '--verbose'"),
    ("-x", "there is no option '-x'"),
    ("''", "there is no command ''"),
    ("help rulse", "there is no command 'rulse'"),
    # Words and options that a command does not have.
    ("presets gin", "hollywood presets cannot use 'gin'"),
    ("presets --jsno", "hollywood presets has no option --jsno: did you mean --json?"),
    ("rules gin --js", "hollywood rules has no option --js: did you mean --json?"),
    ("rules gin -j", "hollywood rules has no option -j"),
    ("rules gin --json=yes", "--json takes no value"),
    ("melds", "CARDS is missing"),
    ("rules", "PRESET is missing"),
    ("verify", "FILE is missing"),
    ("completion", "SHELL is missing"),
    ("completion powershell", "SHELL cannot be 'powershell': bash, zsh or fish"),
    ("serve --port", "--port needs a value"),
    ("serve --port near", "--port cannot be 'near': a whole number"),
    ("serve --log loud", "--log cannot be 'loud'"),
    ("serve --data a --database b", "--database and --data cannot be given together"),
    # Games and their rules.
    ("rules poker", "poker"),
    ("rules gin --set", "--set needs a value"),
    ("rules gin --set target", "'target'"),
    ("rules gin --set target=", "target"),
    ("rules gin --set target=many", "target cannot be"),
    ("rules gin --set targte=5", "targte"),
    ("rules gin --set knock_limit=99", "knock_limit cannot be 99"),
    ("rules gin --set =5", "no knob ''"),
    ("rules gin --language xx", "'xx' is not spoken here"),
    ("score --rules poker --players A,B", "poker"),
    # Cards.
    ("melds 1x", "1x"),
    ("melds 7h 7h", "7h is given 2 times"),
    ("melds ''", "there are no cards"),
    ("melds 7h --contract XYZ --rules may-i", "XYZ"),
    ("melds 7h --contract SS", "contract"),
    ("melds 7h --hand-number 99 --rules may-i", "99"),
    ("melds 7h --hand-number two", "--hand-number cannot be 'two': a whole number"),
    ("defend 7h", "--spread"),
    ("defend 7h --spread", "--spread needs a value"),
    ("defend 7h --spread zz", "zz"),
    # Sheets.
    ("sheet Ann", "Ann"),
    ("sheet Ann 25 Bob", "Bob"),
    ("sheet Ann -5", "-5"),
    ("sheet Ann 25.5 Bob 3", "25.5"),
    ("sheet Ann 25 Ann 99999999999999999999 Bob 1", "99999999999999999999"),
    ("sheet --layout round Ann 25 Bob 18", "--layout cannot be 'round'"),
    ("score --show", "score"),
    ("score nowhere", "nowhere"),
    ("score --new nowhere", "a new sheet has no name yet"),
    ("score --open nonsense", "this link holds no whole score sheet"),
    # Records.
    ("verify nowhere", "nowhere: No such file or directory"),
    ("verify .", ".: Is a directory"),
    ("verify empty", "empty"),
    ("verify text", "line 1"),
    ("replay text", "line 1"),
    ("replay nowhere --as Ann", "nowhere"),
    ("review text --worlds 1", "--worlds cannot be 1"),
    ("review text --workers 0", "--workers cannot be 0"),
    ("review nowhere", "nowhere"),
    # Bots.
    ("selfplay --bots nobody", "nobody"),
    ("selfplay --rounds many", "--rounds cannot be 'many': a whole number"),
    ("selfplay --rounds 1 --matches 1", "--matches and --rounds cannot be given together"),
    ("arena simple", "two players or more"),
    ("arena nobody simple", "nobody"),
    ("arena simple simple --pairs 0", "0"),
    ("arena program: simple --pairs 1", "program: has to name a command"),
    ("simulate --players nobody", "nobody"),
    ("simulate --rounds 0", "--rounds cannot be 0"),
    ("simulate --workers 99999", "--workers cannot be 99999"),
    ("simulate --out rounds.xyz", "rounds.xyz"),
    ("simulate --resume", "--resume continues a file"),
    ("simulate --plot plot.xyz", "plot.xyz"),
    ("simulate --ray auto --workers 2", "--workers is for this machine"),
    ("tournament nobody simple", "nobody"),
    ("bot walk mybot.py", "DOING cannot be 'walk': only run"),
    ("bot", "DOING and FILE are missing"),
    ("bot run nowhere.py --token x", "nowhere.py: No such file or directory"),
    ("bot run text --token x", "text is no Python file: name a file that ends in .py"),
    ("bot run", "FILE is missing"),
    ("bot run nowhere.py --tables 0", "--tables cannot be 0"),
    # Matches as data.
    ("convert nowhere", "nowhere"),
    ("convert text", "line 1"),
    ("convert text --to pdf", "--to cannot be 'pdf'"),
    ("db", "DOING and DB are missing"),
    ("db find", "DB is missing"),
    ("db import a", "FILE is missing"),
    ("docs nowhere --adress", "did you mean --address?"),
    # The table.
    ("play --name Ann", "--name"),
    ("play poker", "poker"),
    ("play --terminal --width 3", "3"),
    ("play gin --rules may-i --terminal", "may-i"),
    ("play --terminal --resume nowhere", "nowhere"),
    # What a server keeps.
    ("serve --processes 0", "0"),
    ("serve --node", "PostgreSQL"),
    ("serve --origin nowhere", "nowhere"),
    ("check nowhere", "nowhere"),
    ("restore nowhere", "nowhere"),
    ("backup copy --data nowhere", "nowhere"),
    ("site text", "text"),
)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home, with a file that is no record."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "empty").touch()
    (tmp_path / "text").write_text("this is a text\n", encoding="utf-8")
    return tmp_path


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(("line", "part"), ODD, ids=[line for line, _ in ODD])
def test_it_is_one_clear_line(hollywood: Runner, line: str, part: str) -> None:
    words = [word.replace("''", "") for word in line.split(" ")]
    said = hollywood(*words)
    assert (said.out, said.status) == ("", 2)
    assert part in said.complaint
    assert "Error" not in said.complaint
    assert "Traceback" not in said.complaint
    as_json = hollywood(*words, "--json")
    assert as_json.out == ""
    told = json.loads(as_json.err)
    assert told["status"] == 2
    assert told["error"]


def test_there_are_many_of_every_kind() -> None:
    assert len(ODD) > 60
    assert len({line.split()[0] for line, _ in ODD}) > 16
