"""Names are judged by their looks, however they are typed."""

from __future__ import annotations

import pytest

from hollywood.bots.names import BOT_NAMES, BOT_PEOPLE
from hollywood.server.people.names import clean_name, made_up_name
from hollywood.writing import NameRefused


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
        ("a" + "\u0301\u0302\u0303\u0304\u0305", "at most 4 marks"),
        ("Аnn", "one alphabet"),  # noqa: RUF001  (the first letter is Cyrillic)
        ("Αnn", "one alphabet"),  # noqa: RUF001  (the first letter is Greek)
    ],
)
def test_names_that_are_refused(typed: str, says: str) -> None:
    with pytest.raises(NameRefused, match=says):
        clean_name(typed)


@pytest.mark.parametrize("bot", [*BOT_NAMES, *BOT_PEOPLE])
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
        "".join(
            chr(ord(each) - ord("a") + 0x1D482) for each in bot.lower() if each != "_"
        ),  # styled
    ):
        with pytest.raises(NameRefused, match=r"calls its own"):
            clean_name(name)
    assert clean_name(f"{bot} Ann")


@pytest.mark.parametrize(
    "name",
    [
        *(
            "admin",
            "Admin",
            "A D M I N",
            "4dm1n",
            "admin 2",
            "Admin_007",
            "The Admin",
            "Host",
            "h0st",
        ),
        *(
            "\N{CYRILLIC SMALL LETTER A}dmin",
            "Hollywood Team",
            "Moderador",
            "Gastgeber",
            "Ho\u0301te",
        ),
        *("System", "owner", "Support 24"),
    ],
)
def test_nobody_sounds_like_somebody_who_runs_the_house(name: str) -> None:
    with pytest.raises(NameRefused, match=r"calls its own|one alphabet"):
        clean_name(name)


@pytest.mark.parametrize(
    "name", ["Hostess", "Adminka", "Frederick", "Ann Host", "Ivy", "5eren", "Dealer's Dad"]
)
def test_names_that_only_begin_like_one_are_fine(name: str) -> None:
    assert clean_name(name) == name


def test_made_up_names_fit() -> None:
    assert all(clean_name(name) == name for name in (made_up_name() for _ in range(500)))
