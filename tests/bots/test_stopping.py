"""A search that would go on stops when told to, and has chosen something by then."""

from __future__ import annotations

import threading

import pytest

from hollywood.bots.advice import advise
from hollywood.bots.levels import SEARCHING
from hollywood.bots.search_bot import SearchBot
from hollywood.bots.ways import CONTRACT_STRONGEST, Ways
from hollywood.match.presets import rules_for
from hollywood.play import View
from tests.bots.tables import dealt

GIN = Ways(worlds=10**9, unlikely=10**6)
CONTRACT = CONTRACT_STRONGEST._replace(turns=10**9, work=10**9, sure=10**4, little=0)


DEALS = {"gin": 8, "hollywood-rounds": 3, "may-i": 3}
"""The first decisions are close: it thinks longer than a second, whatever the budget."""


def view_of(preset: str) -> View:
    play = dealt(rules_for(preset), seed=DEALS[preset])
    assert play.awaiting is not None
    return play.view(play.awaiting)


@pytest.mark.parametrize("preset", ["gin", "hollywood-rounds", "may-i"])
def test_it_can_be_stopped_from_another_thread(preset: str) -> None:
    view = view_of(preset)
    SearchBot("Bea", GIN, CONTRACT, 1, limit_ms=1).choose(view)  # everything is compiled by now
    bot = SearchBot("Ann", GIN, CONTRACT, 1)  # has drawn nothing yet: its search is always the same
    told = threading.Event()

    def stop() -> None:
        told.set()  # before the search can end by itself
        bot.stop()

    timer = threading.Timer(0.05, stop)
    timer.start()
    action = bot.choose(view)
    assert told.is_set(), "it had ended by itself"
    timer.join()
    assert action is not None
    assert view.why_illegal(action) is None


@pytest.mark.parametrize("preset", ["gin", "may-i"])
def test_advice_has_its_time_too(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SEARCHING, "strongest", (GIN, CONTRACT))
    view = view_of(preset)
    advice = advise(view, seed=1, limit_ms=200)
    assert advice.play.action is not None
    assert view.why_illegal(advice.play.action) is None


@pytest.mark.parametrize("preset", ["gin", "may-i"])
def test_it_stops_by_itself_after_its_time(preset: str) -> None:
    view = view_of(preset)
    bot = SearchBot("Ann", GIN, CONTRACT, 1, limit_ms=200)
    for _ in range(2):  # a stop ends one decision and not the next
        action = bot.choose(view)
        assert action is not None
        assert view.why_illegal(action) is None
