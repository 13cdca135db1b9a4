"""What carries a file may change its ends and the ends of its lines; the match stays the same."""

from __future__ import annotations

import quopri
import textwrap
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hollywood.errors import RecordError
from hollywood.match.decks import seeded_secrets
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.records import About, Record, Recorder, read_record, replay
from hollywood.records.reader import record_in, records_in
from tests.matches import play_rounds

NAMES = ("Ann van der Berg", "Łukasz")
ABOUT = About(date="2026-11-27", place="Café “Zur Post”", event="Club evening no. 5")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A record with headers and names that hold blanks and letters of more than a byte."""
    path = tmp_path_factory.mktemp("record") / "match"
    with Recorder.new(path, ABOUT) as recorder:
        table = MatchTable.open(
            rules_for("hollywood-gin"),
            NAMES,
            first_dealer=Seat(0),
            secrets=seeded_secrets("transport"),
            log=recorder,
        )
        play_rounds(table, rounds=1)
    return path.read_bytes()


def _each(content: bytes, change: Callable[[bytes], bytes]) -> bytes:
    return b"\n".join(change(line) for line in content.split(b"\n")[:-1]) + b"\n"


def _wrapped(width: int, joint: bytes = b"\n") -> Callable[[bytes], bytes]:
    def wrap(content: bytes) -> bytes:
        lines = content.decode().split("\n")[:-1]
        cut = [[line[at : at + width] for at in range(0, len(line), width)] for line in lines]
        return b"".join(joint.join(part.encode() for part in line) + b"\n" for line in cut)

    return wrap


def _filled(content: bytes) -> bytes:
    """As an editor fills paragraphs: lines end at blanks, which are lost."""
    lines = content.decode().split("\n")[:-1]
    return "".join(
        "\n".join(textwrap.wrap(each, 300, break_on_hyphens=False)) + "\n" for each in lines
    ).encode()


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "CRLF": lambda c: c.replace(b"\n", b"\r\n"),
    "CR": lambda c: c.replace(b"\n", b"\r"),
    "CRCRLF": lambda c: c.replace(b"\n", b"\r\r\n"),
    "no last newline": lambda c: c[:-1],
    "many last newlines": lambda c: c + b"\n\n\r\n \n",
    "empty lines between": lambda c: c.replace(b"\n", b"\n\n"),
    "trailing blanks": lambda c: _each(c, lambda line: line + b" \t "),
    "leading blanks": lambda c: _each(c, lambda line: b"    " + line),
    "a no-break space at each end": lambda c: _each(c, lambda line: line + b"\xc2\xa0"),
    "a byte order mark": lambda c: b"\xef\xbb\xbf" + c,
    "UTF-16": lambda c: c.decode().encode("utf-16"),
    "UTF-16 without its mark": lambda c: c.decode().encode("utf-16-le"),
    "the end of a file of DOS": lambda c: c + b"\x1a",
    "filled up with zeros": lambda c: c + b"\0" * 512,
    "quoted": lambda c: _each(c, lambda line: b"> " + line),
    "quoted twice": lambda c: _each(c, lambda line: b">> " + line),
    "quoted by another program": lambda c: _each(c, lambda line: b"| > " + line),
    "numbered": lambda c: _each(c, lambda line: b"   12\t" + line),
    "a change in a patch": lambda c: _each(c, lambda line: b"+" + line),
    "in a list of JSON": lambda c: b"[" + c[:-1].replace(b"\n", b",\n") + b"]\n",
    "in a letter": lambda c: b"Dear Ann,\n\nhere is our match:\n\n" + c + b"\n-- \nYours, Bob\n",
    "in a block of code": lambda c: b"```json\n" + c + b"```\n",
    "wrapped at 998": _wrapped(998),
    "wrapped at 72": _wrapped(72),
    "wrapped and folded": _wrapped(76, b"\r\n "),
    "wrapped and quoted": lambda c: _each(_wrapped(70)(c), lambda line: b"> " + line),
    "filled": _filled,
    "quoted-printable": quopri.encodestring,
}


def _same(found: Record, written: bytes) -> None:
    assert found.content == written
    assert found.cut_off is None
    assert found.about == ABOUT
    assert found.entries == record_in(written).entries


@pytest.mark.parametrize("name", DAMAGE)
def test_what_systems_add_or_drop_changes_nothing(written: bytes, name: str) -> None:
    changed = DAMAGE[name](written)
    assert changed != written
    found = record_in(changed)
    _same(found, written)
    assert found.mended
    assert replay(found).match.players == NAMES


@given(
    data=st.data(),
    ends=st.sampled_from([b"\n", b"\r\n", b"\r", b"\r\r\n", b"\n\n"]),
    front=st.sampled_from([b"", b" ", b"> ", b">", b">>> ", b"| ", b"\t", b"\xef\xbb\xbf"]),
    back=st.sampled_from([b"", b" ", b"\t\t", b"\xc2\xa0", b"\xe2\x80\x8b", b"\0"]),
    width=st.one_of(st.none(), st.integers(20, 1200)),
    last=st.booleans(),
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_any_mixture_of_them_changes_nothing(
    written: bytes,
    data: st.DataObject,
    ends: bytes,
    front: bytes,
    back: bytes,
    width: int | None,
    last: bool,
) -> None:
    lines = (_wrapped(width)(written) if width else written).split(b"\n")[:-1]
    blank = data.draw(st.integers(0, 3))
    changed = ends.join(front + line + back for line in [b""] * blank + lines)
    _same(record_in(changed + (ends if last else b"")), written)


@given(data=st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_no_edit_is_taken_for_damage_on_the_way(written: bytes, data: st.DataObject) -> None:
    """A letter changed, removed, or added within the lines is refused, however it came."""
    at = data.draw(st.integers(0, len(written) - 2).filter(lambda at: written[at] != 10))
    what = data.draw(st.sampled_from(["change", "remove", "add"]))
    new = b"Q" if written[at : at + 1] != b"Q" else b"J"
    keep = {"change": at + 1, "remove": at + 1, "add": at}[what]
    edited = written[:at] + (b"" if what == "remove" else new) + written[keep:]
    carried = DAMAGE[data.draw(st.sampled_from(["CRLF", "quoted", "no last newline"]))](edited)
    for content in (edited, carried):
        with suppress(RecordError):
            found = record_in(content)
            # Only what stands before or after a line can be something that was added.
            assert found.content == written or found.content == written[: found.length]
            assert found.content == written or found.cut_off


def test_a_line_that_is_cut_off_is_left_out_however_it_came(written: bytes) -> None:
    whole = written.count(b"\n")
    for damage in ("CRLF", "quoted", "wrapped at 72", "empty lines between"):
        found = record_in(DAMAGE[damage](written[:-40] + b"\n"))
        assert found.cut_off is not None
        assert found.content.count(b"\n") == whole - 1


def test_text_between_the_lines_of_a_match_is_refused(written: bytes) -> None:
    lines = written.split(b"\n")
    with pytest.raises(RecordError, match="line 4: this is not a line of a hollywood record"):
        record_in(b"\n".join([*lines[:3], b"nice move!", *lines[3:]]))


def test_several_matches_in_one_file(written: bytes, tmp_path: Path) -> None:
    for between in (b"", b"\n\n", b"\r\n", b"And another one:\n"):
        path = tmp_path / "many"
        path.write_bytes(written + between + written + between + written)
        found = records_in(path.read_bytes())
        assert [record.place for record in found] == [1, 2, 3]
        assert {record.content for record in found} == {written}
        assert read_record(path, 2).content == written
        with pytest.raises(RecordError, match="holds 3 matches: say which one"):
            read_record(path)
        with pytest.raises(RecordError, match="there is no match 4"):
            read_record(path, 4)


def test_a_match_that_is_cut_off_ends_where_the_next_begins(written: bytes) -> None:
    first, second = records_in(written[:-40] + b"\n" + written)
    assert first.cut_off is not None
    assert second.content == written
    assert second.cut_off is None


@pytest.mark.parametrize("name", ["CRLF", "no last newline", "UTF-16", "wrapped at 72", "quoted"])
def test_a_record_that_was_carried_can_go_on(written: bytes, name: str, tmp_path: Path) -> None:
    path = tmp_path / "match"
    path.write_bytes(DAMAGE[name](written))
    record = read_record(path)
    table = replay(record)
    with Recorder.continuing(record) as recorder:
        table.carry_on(secrets=seeded_secrets("transport"), log=recorder)
        play_rounds(table, rounds=1)
    again = read_record(path)
    assert not again.mended
    assert again.content.startswith(written)
    assert replay(again).match == table.match


def test_a_letter_with_a_match_is_not_written_over(written: bytes, tmp_path: Path) -> None:
    path = tmp_path / "match"
    path.write_bytes(DAMAGE["in a letter"](written))
    with pytest.raises(RecordError, match="cannot be continued"):
        Recorder.continuing(read_record(path))
    assert path.read_bytes() == DAMAGE["in a letter"](written)
