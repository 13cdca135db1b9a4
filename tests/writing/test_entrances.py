"""Every entrance accepts what people write, and refuses what deceives."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import msgspec
import pytest
from limits import RateLimitItemPerMinute

from hollywood.cli.results import read_results, read_rows
from hollywood.cli.terminal.cast import Cast, person_name, seat_players
from hollywood.cli.terminal.screen import Screen
from hollywood.errors import HollywoodError, RulesError
from hollywood.match.course import new_course
from hollywood.match.decks import seeded_secrets
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.records import Recorder, read_record, replay
from hollywood.server.people.names import clean_name
from hollywood.server.protocol.forms import NameForm
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.web.settings import RateLimits
from hollywood.writing import NameRefused, as_line, as_name, bare
from tests.server.rooms.house import in_house, table_of
from tests.server.web.browsers import open_house, problem
from tests.writing.samples import LINES, NAMES, SPOOFS

GIN = rules_for("gin")


def test_the_library() -> None:
    for name in NAMES:
        assert new_course(GIN, [name, "Bob"], first_dealer=Seat(0)).players == (name, "Bob")
    for spoof in SPOOFS:
        with pytest.raises(RulesError):
            new_course(GIN, [spoof, "Bob"], first_dealer=Seat(0))
    with pytest.raises(RulesError, match="letters that look different"):
        new_course(GIN, ["Cary", "\u0421\u0430\u0433\u0443"], first_dealer=Seat(0))


def test_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        cast = Cast.playing(seat_players(person_name(name), ["greedy"], 2))
        assert bare(cast.names[0]) == as_name(name)
    for spoof in SPOOFS:
        with pytest.raises(HollywoodError, match="--name is no name"):
            person_name(spoof)
    typed = "".join(f"{line}\n" for line in LINES).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8"))
    screen = Screen(width=80)
    for line in LINES:
        assert as_line(screen.read("")) == as_line(line)


def test_the_sheet() -> None:
    for name in NAMES:
        assert [each.name for each in read_results([json.dumps([[name, 5]])])] == [as_name(name)]
        if not any(letter.isdecimal() for letter in name):  # else the number would be the points
            assert [each.name for each in read_results([f"{name} 5"])] == [as_name(name)]
        assert [each.name for each in read_rows([json.dumps({name: [5]})])] == [as_name(name)]
    for spoof in SPOOFS:
        with pytest.raises(HollywoodError):
            read_results([json.dumps([[spoof, 25]])])
        with pytest.raises(HollywoodError):
            read_rows([json.dumps({spoof: [5]})])


def test_records(tmp_path: Path) -> None:
    """What is written to a file is read from it again, name by name."""
    names = [name for name in NAMES if "7" not in name]
    rules = rules_for("may-i", ["players=[2]"])
    for number in range(0, len(names) - 1, 2):
        path = tmp_path / f"{number}"
        pair = tuple(names[number : number + 2])
        with Recorder.new(path) as recorder:
            MatchTable.open(
                rules, pair, first_dealer=Seat(0), secrets=seeded_secrets(""), log=recorder
            )
        assert replay(read_record(path)).match.players == pair


def test_what_the_pages_ask() -> None:
    for name in NAMES:
        assert clean_name(msgspec.convert({"name": name}, NameForm).name) == as_name(name)
    for spoof in SPOOFS:
        with pytest.raises(NameRefused):
            clean_name(spoof)


def test_the_pages_names(tmp_path: Path) -> None:
    often = RateLimitItemPerMinute(100_000)
    limits = RateLimits(changes_by_address=often, changes_by_person=often)
    with open_house(tmp_path, limits=limits) as visit:
        ann = visit.browser()
        ann.guest("Ann")
        for name in NAMES[::4]:  # all of them ask the same function, above
            answer = ann.send("PATCH", "/api/me", {"name": name})
            assert answer.status_code == 200, (ascii(name), answer.text)
            assert answer.json()["name"] == as_name(name)
        for spoof in SPOOFS:
            words = problem(ann.send("PATCH", "/api/me", {"name": spoof}), 422, "name")
            assert "\n" not in words


def test_what_is_said_at_a_table(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (ann, bob) = await table_of(rooms, "gin", 2)
        bob.read()
        for line in LINES:
            assert await ann.send({"type": "say", "text": line}) is False, ascii(line)
        said = [message["line"]["text"] for message in bob.read() if message["type"] == "said"]
        assert said == [as_line(line) for line in LINES]
        for line in ("a\u202eb", "a\u200cb", "\u3164", "a\u200fb"):
            assert await ann.send({"type": "say", "text": line}) is True
            assert ann.read()[-1]["code"] == "not_said"

    in_house(tmp_path, use)
