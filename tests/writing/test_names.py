"""Whether something may be a name, may be said, and whether two names look alike."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hollywood.writing import (
    FSI,
    LONGEST,
    PDI,
    LineRefused,
    NameRefused,
    as_line,
    as_name,
    bare,
    isolated,
    looks,
    readable,
    told_apart,
)
from tests.writing.samples import LINES, NAMES, SPOOFS


def test_there_are_as_many_samples_as_are_promised() -> None:
    assert len(set(NAMES) | set(LINES)) >= 200
    assert len(set(SPOOFS)) >= 50


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_what_people_are_called(name: str) -> None:
    kept = as_name(name)
    assert as_name(kept) == kept
    assert unicodedata.normalize("NFKC", kept) == unicodedata.normalize("NFKC", name)
    assert as_name(unicodedata.normalize("NFD", name)) == kept
    assert readable(kept, lambda _: "?") == kept


@pytest.mark.parametrize("line", [*LINES, *NAMES], ids=ascii)
def test_what_people_say(line: str) -> None:
    assert as_line(line) == " ".join(unicodedata.normalize("NFC", line).split())
    assert readable(as_line(line), lambda _: "?") == as_line(line)


@pytest.mark.parametrize("spoof", SPOOFS, ids=ascii)
def test_what_nobody_is_called(spoof: str) -> None:
    with pytest.raises(NameRefused) as refused:
        as_name(spoof)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 130


@pytest.mark.parametrize(
    "line",
    [
        *(
            "",
            " \t\n",
            "\u200b",
            "\u3164",
            "a\u202eb",
            "a\u200cb",
            "a\u200db",
            "a\x00b",
            "a\x1b[2J",
        ),
        *("\u2067a", "a\u2069", "a\u200fb", "\U000e0041", "a\ufe0f", "a" + "\u0301" * 5, " \u0301"),
        *("\ue000", "\ud800", "😀\u200d", "👍\u200b"),
    ],
    ids=ascii,
)
def test_what_nobody_says(line: str) -> None:
    with pytest.raises(LineRefused):
        as_line(line)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ali", "ALI"),
        ("Will", "WiIl"),
        ("Cary", "\u0421\u0430\u0433\u0443"),
        ("Bob 1", "Bob l"),
        ("Ann", "\uff21nn"),
        ("\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", "\u0639\u0644\u06cc\u0631\u0636\u0627"),
        ("Jos\u00e9", "Jose\u0301"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert looks(one) & looks(other)
    assert told_apart([one, "Bob", other]) == (one, "Bob", f"{other} (3)")


def test_names_that_differ_stay_as_they_are() -> None:
    assert told_apart(["Ann", "", "Bob", ""]) == ("Ann", "", "Bob", "")
    assert told_apart(["Ann", "Ann (2)", "Ann"]) == ("Ann", "Ann (2)", "Ann (3)")
    assert told_apart(["Ann (3)", "Ann", "Ann"]) == ("Ann (3)", "Ann", "Ann (3) (3)")


@given(st.lists(st.sampled_from(["Ann", "ann", "Ann (2)", "Ann (3)", "Bob"]), max_size=8))
def test_told_apart_they_never_look_alike(names: list[str]) -> None:
    told = told_apart(names)
    assert told_apart(told) == told
    assert len(set().union(*map(looks, told))) >= len(names)


@given(st.text(max_size=40))
def test_whatever_is_typed_is_a_name_or_refused(typed: str) -> None:
    try:
        name = as_name(typed)
    except NameRefused:
        return
    assert as_name(name) == name
    assert readable(name, lambda _: "?") == name
    assert name == " ".join(name.split())


def test_length_is_counted_as_readers_count() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert as_name(family * LONGEST) == family * LONGEST
    for long in ("x" * 25, family * 25, "x" + "\u0301\u0302\u0303" * 100):
        with pytest.raises(NameRefused, match="1 to 24 characters"):
            as_name(long)


def test_only_what_runs_to_the_left_is_isolated() -> None:
    for name in NAMES:
        turns = any(unicodedata.bidirectional(each) in {"R", "AL", "AN"} for each in name)
        assert isolated(name) == (f"{FSI}{name}{PDI}" if turns else name)
        assert isolated(isolated(name)) == isolated(name)
        assert bare(isolated(name)) == name


def test_pairs_of_isolates_are_readable_and_single_ones_are_not() -> None:
    assert readable(f"{FSI}a{PDI} b", lambda _: "?") == f"{FSI}a{PDI} b"
    assert readable(f"{FSI}a b\n{PDI}", lambda _: "?") == "?a b\n?".replace("\n", "?")
