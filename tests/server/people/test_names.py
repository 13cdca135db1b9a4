"""Names are what they look like, whatever somebody types."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hollywood.bots.names import BOT_NAMES
from hollywood.server.people.names import LONGEST, NameRefused, clean_name, made_up_name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann  \t Lee ", "Ann Lee"),
        ("Ａｎｎ", "Ann"),  # noqa: RUF001  (wide letters are the point)
        ("José", "José"),
        ("Jose\u0301", "José"),
        ("李小龍", "李小龍"),
        ("Анна", "Анна"),
        ("x", "x"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("7", "7"),
        ("ﬁ", "fi"),
    ],
)
def test_names_as_they_are_shown(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("", "1 to 24"),
        ("   ", "1 to 24"),
        ("x" * 25, "this one has 25"),
        ("ﷺ" * 2, "this one has 36"),  # one letter that stands for eighteen
        ("...", "at least one letter or digit"),
        ("🂡🂱", "at least one letter or digit"),
        ("Ann\u200b", "cannot be seen"),
        ("Ann\u202e", "cannot be seen"),
        ("\u2066Ann", "cannot be seen"),
        ("Ann\x00", "cannot be seen"),
        ("Ann\nBob", "cannot be seen"),
        ("\u3164", "cannot be seen"),
        ("a\ufe0f", "cannot be seen"),
        ("a\u034fb", "cannot be seen"),
        ("\U000e0041nn", "cannot be seen"),
        ("\ud800", "cannot be seen"),
        ("\ue000", "cannot be seen"),
        ("a" + "\u0301\u0302\u0303\u0304", "at most 2 marks"),
        ("Аnn", "one alphabet"),  # noqa: RUF001  (the first letter is Cyrillic)
        ("Αnn", "one alphabet"),  # noqa: RUF001  (the first letter is Greek)
    ],
)
def test_names_that_are_refused(typed: str, says: str) -> None:
    with pytest.raises(NameRefused, match=says):
        clean_name(typed)


@pytest.mark.parametrize("bot", BOT_NAMES)
def test_nobody_is_called_like_a_bot_of_the_house(bot: str) -> None:
    spaced = " ".join(bot)
    for name in (
        bot,
        bot.upper(),
        f" {bot} ",
        spaced,
        f"{bot} Bot",
        f"*{bot}*",
        f"{bot[0]}\u0301{bot[1:]}",
    ):
        with pytest.raises(NameRefused, match=r"calls its own"):
            clean_name(name)
    assert clean_name(f"{bot} Ann")


@given(st.text(max_size=60))
def test_whatever_is_typed_is_a_clean_name_or_refused_in_one_line(typed: str) -> None:
    name, problem = "", ""
    try:
        name = clean_name(typed)
    except NameRefused as error:
        problem = str(error)
    assert "\n" not in problem
    assert bool(name) is not bool(problem)
    if problem:
        return
    assert 1 <= len(name) <= LONGEST
    assert name.isprintable()
    assert name == name.strip()
    assert "  " not in name
    assert unicodedata.normalize("NFKC", name) == name
    assert not any(unicodedata.category(letter) in {"Cf", "Cc", "Cs", "Co"} for letter in name)
    assert any(letter.isalnum() for letter in name)
    assert clean_name(name) == name


@given(
    st.text(
        st.characters(categories=("Cf", "Cc", "Zl", "Zp", "Cs")),
        min_size=1,
        max_size=3,
    ),
    st.integers(0, 3),
)
def test_what_cannot_be_seen_is_refused_wherever_it_is(unseen: str, place: int) -> None:
    typed = "Ann"[:place] + unseen + "Ann"[place:]
    if typed.replace("\t", " ").strip().isprintable():
        assert clean_name(typed)
        return
    with pytest.raises(NameRefused):
        clean_name("x" + typed + "x")


def test_made_up_names_fit() -> None:
    assert all(clean_name(name) == name for name in (made_up_name() for _ in range(500)))
