"""Every refusal has a text in every language: what was wrong, and what is allowed.

In English the server itself gives the reason; the other languages have a text for its code.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hollywood.server
from hollywood.contract.refusals import Refusal as ContractRefusal
from hollywood.gin.refusals import Refusal as GinRefusal
from tests.texts.catalogues import ENGLISH, folders, messages

SERVER = Path(hollywood.server.__file__).parent
SAYING = {
    "Refuse",
    "Trouble",
    "Closing",
    "Why",
    "_refused",
    "_sent_away",
    "send_away",
    "Unreadable",
}
"""Names that are called with a code and with words for the page of a table."""
SEEN_BY_NOBODY = {
    "gone",  # the page has left
    "no_hello",  # every page greets
    "protocol",  # the page says itself that it is out of date
    "too_slow",  # the page connects again and says so
    "restart",
    "reopened",
    *("by_invitation", "for_people", "scope"),  # only programs are refused so
}
ELSEWHERE = "contract-|card-"
"""Places with their own words for some codes."""
_CODE = re.compile(r"[a-z]+(_[a-z]+)*")


def _said() -> Iterator[tuple[str, str | None]]:
    """The codes in the source of the server, each with its words if they are next to it."""
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id not in SAYING:
                continue
            given = [*node.args, *(each.value for each in node.keywords if each.arg != "type")]
            texts = [
                each.value
                for each in given
                if isinstance(each, ast.Constant) and isinstance(each.value, str)
            ]
            codes = [text for text in texts if _CODE.fullmatch(text)]
            words = [text for text in texts if not _CODE.fullmatch(text)]
            if codes:
                yield codes[0], next(iter(words), None)


SAID = dict(_said())
ENGINE = {str(code) for code in (*GinRefusal, *ContractRefusal)}
CODES = sorted((ENGINE | SAID.keys()) - SEEN_BY_NOBODY)
LANGUAGES = [language for language in folders() if language != ENGLISH]


def test_the_codes_are_found() -> None:
    """All codes are found: otherwise a new way to refuse could go unnoticed."""
    assert {
        "stale",
        "hold",
        "advised",
        "no_chat",
        "private",
        "not_saved",
    } <= SAID.keys()
    assert len(SAID) > 45


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_is_told(language: str) -> None:
    texts = messages(language, pages=True)
    without = {each for each in CODES if f"why-{each}" not in texts}
    assert sorted(each for each in without if f"problem-{each}" not in texts) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_tells_what_is_never_refused(language: str) -> None:
    told = [name for name in messages(language, pages=True) if name.startswith("why-")]
    bare = {re.sub(f"^why-({ELSEWHERE})?", "", name) for name in told}
    assert sorted(bare - set(CODES)) == []


def test_the_english_words_are_sentences() -> None:
    for code, words in SAID.items():
        assert words is None or re.fullmatch(r"[A-Z].*\.", words), (code, words)
