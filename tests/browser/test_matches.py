"""Whole matches in a real browser: by finger on a phone, by mouse, by keys alone, in each language.

The player reads the page: its roles, and the words of its language. The ordinary run plays one
short match each way, each in another language; ``HOLLYWOOD_SOAK`` plays every game in every
language each way.
"""

from __future__ import annotations

import os
import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import ViewportSize, expect

from hollywood.texts import languages
from tests.browser.boxes import faults
from tests.browser.catalogue import assert_speaks
from tests.browser.conftest import Visit
from tests.browser.gin import GinPlayer
from tests.browser.keyboard import KeyMayIPlayer, KeyPlayer, tab_to
from tests.browser.may_i import MayIPlayer
from tests.browser.person import Person
from tests.browser.sheets import penalties, recorded, written

SOAK = bool(os.environ.get("HOLLYWOOD_SOAK"))


class Way(NamedTuple):
    """How a player sits at the table."""

    window: ViewportSize
    finger: bool = False
    keys: bool = False


WAYS = {
    "upright": Way({"width": 390, "height": 844}, finger=True),
    "sideways": Way({"width": 844, "height": 390}, finger=True),
    "mouse": Way({"width": 1366, "height": 625}),
    "keys": Way({"width": 1366, "height": 625}, keys=True),
}
MAY_I: dict[str, Any] = {"players": 4, "bots": ["greedy"] * 3, "hold_ms": 0}
GAMES: dict[str, dict[str, Any]] = {
    "gin": {"changes": {"target": 10}},
    "hollywood-gin": {"changes": {"target": 10}},
    # A short last hand: a set and two more cards are enough to win it.
    "may-i": {**MAY_I, "changes": {"contracts": ["S"], "deal": [5], "last_hand": "same"}},
}
FEW = (
    ("keys", "gin", "it"),
    ("keys", "may-i", "en"),
    ("mouse", "may-i", "es"),
    ("sideways", "hollywood-gin", "fr"),
    ("upright", "may-i", "de"),
)
# A page measures its parts when they have changed, and lays them out in the next frame.
_LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
ALL = tuple((way, game, code) for way in WAYS for game in GAMES for code in languages())


def player_for(way: Way, game: str, person: Person) -> GinPlayer | MayIPlayer:
    if game == "may-i":
        return KeyMayIPlayer(person) if way.keys else MayIPlayer(person)
    return KeyPlayer(person) if way.keys else GinPlayer(person)


def look(player: GinPlayer | MayIPlayer, seen: set[frozenset[str]], *, touch: bool) -> None:
    """Look at each kind of moment once: everything is visible, and in one language."""
    controls = player.offered()
    able = {name for name, can in controls.items() if can}
    patterns = {name: each for name, each in vars(player.named).items() if isinstance(each, str)}
    moment = frozenset(
        what for what, each in patterns.items() if any(re.search(each, name) for name in able)
    )
    if moment not in seen:
        seen.add(moment)
        page = player.person.page
        page.evaluate(_LAID_OUT)
        assert_speaks(page, player.person.language)
        assert faults(page, touch=touch) == [], sorted(moment)


@pytest.mark.parametrize(("way", "game", "code"), ALL if SOAK else FEW)
def test_a_whole_match(visit: Visit, way: str, game: str, code: str) -> None:
    sits = WAYS[way]
    ann = visit("Ann", phone=sits.finger, language=code, window=sits.window)
    form = {"preset": game, "entrance": "bot", "bots": ["greedy"], **GAMES[game]}
    table = ann.open_table(**form)
    ann.open(f"/table/{table}")
    player = player_for(sits, game, ann)
    if sits.keys:
        ann.keys_alone()
    seen: set[frozenset[str]] = set()
    look(player, seen, touch=sits.finger)
    while player.step() != "over":
        look(player, seen, touch=sits.finger)
    listed = ann.get(f"/api/tables/{table}")
    assert listed["stage"] == "over"
    words = player.says
    won = "over-you" if listed["winners"] == [listed["you"]] else "over-one"
    heading = ann.page.get_by_role("heading", name=re.compile(words.begins(won)))
    expect(heading).to_be_visible()
    assert_speaks(ann.page, code)
    last = ann.get(f"/api/records/{table}/rounds/{listed['round_number']}")["sheet"]
    figure = ann.page.get_by_role("figure").filter(visible=True).first
    if game == "may-i":
        assert penalties(figure) == (last["hands"], last["totals"])
    elif game == "hollywood-gin":
        assert written(figure) == recorded(last)
    if sits.keys:
        tab_to(ann, words.any("over-again"))
        ann.page.keyboard.press("Enter")
        ann.page.wait_for_url(lambda url: "/table/" in url and table not in url)
        look(player, seen, touch=False)
