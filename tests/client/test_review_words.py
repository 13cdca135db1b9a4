"""The pages have a sentence for every reason, ending and kind of mistake in a review."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from hollywood.analysis.contract import grounds as contract_grounds
from hollywood.analysis.gin import grounds
from hollywood.analysis.grades import Mark
from hollywood.contract.result import Ending
from hollywood.gin.result import ScoreKind
from hollywood.server.protocol.review_forms import ReviewKind
from hollywood.texts import languages
from tests.texts.catalogues import messages, variables

KEYS = {
    *(f"review.why.{code}" for code in (*grounds.CODES, *contract_grounds.CODES)),
    *(f"review.hand.end.{ending}" for ending in Ending),
    *(f"review.end.{kind}" for kind in ScoreKind if kind is not ScoreKind.DRAW),
    *(f"moments.again.what.{kind}" for kind in get_args(ReviewKind)),
    *(f"review.mark.{mark}" for mark in Mark if mark is not Mark.NONE),
    "review.end.none",
    "review.hand.why.fewer_outs",  # both games have this reason, with different meanings
}


@pytest.mark.parametrize("language", sorted(languages()))
def test_there_is_a_sentence_for_everything(language: str) -> None:
    assert messages(language, pages=True).keys() >= {re.sub("[. ]", "-", key) for key in KEYS}


@pytest.mark.parametrize("language", sorted(languages()))
def test_the_reader_is_you_in_every_reason_and_ending(language: str) -> None:
    """A reason that names the player has another text when that player reads it."""
    texts = messages(language, pages=True)
    told = [
        key
        for key, text in texts.items()
        if re.match(r"review-(hand-)?(why|end)-", key) and not key.endswith(("-you", "-left"))
        if "name" in variables(text)
    ]
    assert len(told) > 35
    assert [key for key in told if f"{key}-you" not in texts] == []
