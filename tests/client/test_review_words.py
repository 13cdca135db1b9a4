"""The pages have a sentence for every ground, ending, kind of mistake that a review may tell."""

from __future__ import annotations

import re

import pytest

from hollywood.analysis.contract import grounds as contract_grounds
from hollywood.analysis.gin import grounds
from hollywood.analysis.grades import Mark
from hollywood.contract.result import Ending
from hollywood.gin.result import ScoreKind
from hollywood.texts import languages
from tests.texts.catalogues import messages

KEYS = {
    *(f"review.why.{code}" for code in (*grounds.CODES, *contract_grounds.CODES)),
    *(f"review.hand.end.{ending}" for ending in Ending),
    *(f"review.end.{kind}" for kind in ScoreKind if kind is not ScoreKind.DRAW),
    *(f"review.mark.{mark}" for mark in Mark if mark is not Mark.NONE),
    "review.end.none",
    "review.hand.why.fewer_outs",  # both games have this ground, and mean different things
}


@pytest.mark.parametrize("language", sorted(languages()))
def test_there_is_a_sentence_for_everything(language: str) -> None:
    assert messages(language, pages=True).keys() >= {re.sub("[. ]", "-", key) for key in KEYS}
