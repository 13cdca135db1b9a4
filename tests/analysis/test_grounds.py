"""Every reason given is a known one, and names nobody."""

from __future__ import annotations

import inspect
import re

from hollywood.analysis.gin import grounds
from hollywood.cards import Card


def test_all_codes_are_listed_and_told() -> None:
    source = inspect.getsource(grounds)
    given = set(re.findall(r'_ground\(\s*"(\w+)"', source))
    given |= {"took_last", "left_last"}  # one call for both
    assert given == set(grounds.CODES)
    assert grounds.__doc__ is not None
    for code in grounds.CODES:
        assert f"``{code}``" in grounds.__doc__


def test_cards_and_melds_are_texts_and_numbers_stay_numbers() -> None:
    first, second = grounds.of_layoffs(12, 5, ((Card("3s"), "3c 3d 3h"),))
    assert first.values == {"left": 12, "could": 5}
    assert second.values == {"card": "3s", "meld": "3c 3d 3h"}
