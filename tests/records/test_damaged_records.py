"""A damaged record opens up to its last complete line; an edited one is refused by line."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hollywood.errors import RecordError
from hollywood.play import Seat
from hollywood.records import Recorder, read_record, replay
from hollywood.records.lines import FIRST_CHECK, _check
from tests import processes
from tests.matches import open_table, recorded


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("record") / "match"
    recorded(path, rounds=2)
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match"


def refused(path: Path, content: bytes) -> str:
    """Read and replay an invalid record; return the one line that says why."""
    path.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        replay(read_record(path))
    said = str(caught.value)
    assert "\n" not in said
    return said


def rechained(lines: list[dict[str, Any]]) -> bytes:
    """Write lines with valid checksums, as a careful forger would."""
    check, content = FIRST_CHECK, b""
    for line in lines:
        body = msgspec.json.encode({key: line[key] for key in line if key != "check"})
        check = _check(check, body)
        content += body[:-1] + f',"check":"{check}"}}\n'.encode()
    return content


def test_a_file_cut_off_anywhere_opens_up_to_its_last_whole_line(
    path: Path, content: bytes
) -> None:
    first = content.index(b"\n") + 1
    for cut in [*range(first, first + 3000), *range(len(content) - 500, len(content))]:
        path.write_bytes(content[:cut])
        record = read_record(path)
        whole = content[:cut].count(b"\n")
        torn = content[:cut].rpartition(b"\n")[2]
        if (
            torn.endswith(b'"}') and content[cut : cut + 1] == b"\n"
        ):  # only the line feed is missing
            whole, torn = whole + 1, b""
            assert record.mended
            cut += 1
        assert len(record.entries) == whole
        assert record.length == cut - len(torn)
        assert (record.cut_off is None) == (not torn)


def test_a_file_cut_in_its_first_line_cannot_be_opened(path: Path, content: bytes) -> None:
    for cut in range(1, content.index(b"\n")):
        said = refused(path, content[:cut])
        assert said.startswith("line 1 is cut off")


def test_a_byte_changed_in_any_line_is_refused_with_its_number(path: Path, content: bytes) -> None:
    starts = [0] + [i + 1 for i, byte in enumerate(content) if byte == 10]
    for number, start in enumerate(starts[:-1], start=1):
        at = start + (starts[number] - start) // 2
        changed = content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :]
        assert refused(path, changed).startswith(f"line {number}: ")


def test_lines_removed_moved_or_doubled_are_refused(path: Path, content: bytes) -> None:
    lines = content.splitlines(keepends=True)
    for at in (1, 2, len(lines) // 2, len(lines) - 2):
        removed = lines[:at] + lines[at + 1 :]
        moved = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        doubled = [*lines[: at + 1], *lines[at:]]
        for wrong, where in ((removed, at + 1), (moved, at + 1), (doubled, at + 2)):
            said = refused(path, b"".join(wrong))
            assert said.startswith(f"line {where}: its check does not match")


def _forge(change: Callable[[list[dict[str, Any]]], object], content: bytes) -> bytes:
    lines = [json.loads(line) for line in content.splitlines()]
    change(lines)
    return rechained(lines)


FORGERIES: dict[str, tuple[Callable[[list[dict[str, Any]]], object], str]] = {
    "another secret": (
        lambda lines: lines[1]["boards"][0].update(secret="ab" * 32),
        "line 2: boards[0].commitment is",
    ),
    "another commitment": (
        lambda lines: lines[1]["boards"][0].update(commitment="ab" * 32),
        "line 2: boards[0].commitment is",
    ),
    "another contribution": (
        lambda lines: lines[1].update(contributions=["", ""]),
        "line 2: boards[0].events[0].hands[",
    ),
    "another card dealt": (
        lambda lines: lines[1]["boards"][0]["events"][0].update(upcard="XX"),
        "line 2: boards[0].events[0].upcard is 'XX'; playing it again gives",
    ),
    "another dealer": (
        lambda lines: lines[1]["boards"][0].update(dealer=1),
        "line 2: boards[0].dealer is 1; playing it again gives 0",
    ),
    "two boards": (
        lambda lines: lines[1].update(boards=lines[1]["boards"] * 2),
        "line 2: 2 boards are dealt, 1 can be",
    ),
    "a short secret": (
        lambda lines: lines[1]["boards"][0].update(secret="ab"),
        "line 2: a secret of 1 bytes is too short",
    ),
    "a secret that is no number": (
        lambda lines: lines[1]["boards"][0].update(secret="zz"),
        "line 2: 'zz' is not hexadecimal",
    ),
    "another seat": (
        lambda lines: lines[2].update(seat=0),
        "line 3: this action is not possible here: ",
    ),
    "another kind of action": (
        lambda lines: lines[2].update(action={"type": "big_gin", "spread": []}),
        "line 3: this action is not possible here: ",
    ),
    "an unknown action": (
        lambda lines: lines[2].update(action={"type": "cheat"}),
        "line 3: ",
    ),
    "an event left out": (
        lambda lines: lines[2].update(events=[]),
        "line 3: events has 0 entries; playing it again gives 1",
    ),
    "an unknown kind of line": (
        lambda lines: lines[2].update(type="note"),
        "line 3: 'note' is neither a deal nor an action",
    ),
    "an addition": (
        lambda lines: lines[2].update(note="nice"),
        "line 3: note does not belong there",
    ),
    "an unknown knob": (
        lambda lines: lines[0]["rules"].update(speed=3),
        "line 1: gin rules have no knob 'speed'",
    ),
    "another knob": (
        lambda lines: lines[0]["rules"].update(hand_size=9),
        "line 2: boards[0].events[0].hands[",
    ),
    "no rules": (lambda lines: lines[0].update(rules={}), "line 1: family cannot be"),
    "too many players": (
        lambda lines: lines[0].update(players=["A", "B", "C"]),
        "line 1: 3 players sit at the table; these rules are for 2",
    ),
    "a number of another kind": (
        lambda lines: lines[1].update(round_number=1.0),
        "line 2: round_number is 1.0; playing it again gives 1",
    ),
    "a name that does more than be read": (
        lambda lines: lines[0].update(players=["Ann", "B\x1b[2J"]),
        "line 1: a name has no characters that cannot be seen",
    ),
    "a nest without end": (
        lambda lines: lines[0]["rules"].update(deal="[" * 50_000),
        "line 1: gin rules have no knob 'deal'",
    ),
    "a dealer from nowhere": (
        lambda lines: lines[0].update(first_dealer=5),
        "line 1: seat 5 cannot deal",
    ),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_careful_forgery_is_refused_by_playing_again(
    path: Path, content: bytes, name: str
) -> None:
    change, said = FORGERIES[name]
    assert refused(path, _forge(change, content)).startswith(said)


def test_a_card_thrown_otherwise_is_refused(path: Path, content: bytes) -> None:
    lines = [json.loads(line) for line in content.splitlines()]
    at, line = next(
        (at, line)
        for at, line in enumerate(lines)
        if line["type"] == "act" and line["action"]["type"] == "discard"
    )
    line["action"]["card"] = "2c" if line["action"]["card"] != "2c" else "3c"
    assert refused(path, rechained(lines)).startswith(f"line {at + 1}: ")


def test_a_record_from_the_future_is_refused_by_its_version(path: Path, content: bytes) -> None:
    future = content.replace(b'"version":1', b'"version":7', 1)
    said = refused(path, future)
    assert said == (
        "line 1: the record has format version 7; "
        "this hollywood reads up to version 1: you need a newer one"
    )


@pytest.mark.parametrize(
    "strange",
    [
        b"\x00\xff\xfe" * 100,
        b"[" * 100_000 + b"\n",
        b'{"a":' * 5_000 + b"\n",
        b"hello\n",
        b"[]\n",
        b'{"type":"match"}\n',
        b"\n",
        b"{}",
        b"\xff\n",
    ],
)
def test_what_is_no_record_is_refused(path: Path, strange: bytes) -> None:
    assert refused(path, strange).startswith("line 1")


def test_an_empty_file_is_refused(path: Path) -> None:
    assert "is empty" in refused(path, b"")


def test_garbage_behind_the_last_line_is_refused(path: Path, content: bytes) -> None:
    assert refused(path, content + b"\x00\x01garbage").startswith("line ")


FULL_DISK = """
import resource, signal, sys
from pathlib import Path
from hollywood.play import DrawStock, Seat
from hollywood.gin import PassUpcard
from hollywood.records import Recorder
from tests.matches import open_table

path = Path(sys.argv[1])
recorder = Recorder.new(path)
table = open_table("gin", log=recorder)
table.deal()
size, state = path.stat().st_size, table.match
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
limit = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 20, limit[1]))
for _ in range(2):
    try:
        table.act(Seat(1), PassUpcard())
    except OSError as error:
        print(error.errno, path.stat().st_size == size, table.match is state)
resource.setrlimit(resource.RLIMIT_FSIZE, limit)
table.act(Seat(1), PassUpcard())
"""


def test_a_full_disk_refuses_the_move_and_loses_nothing(path: Path) -> None:
    words = [sys.executable, "-c", FULL_DISK, path]
    told = processes.run(words, cwd=Path(__file__).parents[2]).stdout.splitlines()
    assert told == [f"{errno.EFBIG} True True"] * 2
    table = replay(read_record(path))
    assert table.match.awaiting == (Seat(0),)


def test_a_recorder_that_cannot_take_back_writes_nothing_more(path: Path) -> None:
    descriptor = os.open("/dev/full", os.O_WRONLY)
    recorder = Recorder(path, descriptor=descriptor, length=0, check=FIRST_CHECK)
    with pytest.raises(OSError, match="Invalid argument"):
        open_table("gin", log=recorder)
    with pytest.raises(RecordError, match="could not be written to its end"):
        open_table("gin", log=recorder)
    recorder.close()
