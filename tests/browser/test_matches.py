"""Whole matches in a real browser: by finger on a phone, by mouse, by keys alone, in each language.

The player reads the page: its roles, and the words of its language. The ordinary run plays one
short match each way, each in another language. ``HOLLYWOOD_SOAK`` plays every game in every
language each way, and whole matches of May-I with four people at four, five and six seats.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import ViewportSize, expect

from hollywood.texts import languages
from tests.browser.boxes import faults, hidden_melds
from tests.browser.catalogue import assert_speaks
from tests.browser.conftest import Visit
from tests.browser.gin import GinPlayer
from tests.browser.keyboard import KeyMayIPlayer, KeyPlayer, tab_to
from tests.browser.may_i import MayIPlayer
from tests.browser.person import Person
from tests.browser.pictures import FOLDER, picture
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
TABLET = Way({"width": 768, "height": 1024}, finger=True)
FOUR = {
    "Ann": (WAYS["mouse"], "en"),
    "Maximiliane": (TABLET, "fr"),
    "Cleo": (WAYS["upright"], "de"),
    "Dan": (WAYS["keys"], "es"),
}
"""The four people at one table, and the languages they read."""
MOST_PICTURES = 20


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


def shown(person: Person) -> dict[str, Any]:
    """The table as the server showed it last."""
    frames = (json.loads(each) for each in reversed(person.watch.frames))
    table: dict[str, Any] = next(each["table"] for each in frames if each.get("table"))
    return table


def everything_in_sight(player: MayIPlayer, *, touch: bool) -> list[str]:
    """What is wrong on a page: the turn and all melds must be in sight."""
    page = player.person.page
    melds = page.locator(".within .meld, .melds .stack")
    while has_melds(shown(player.person)) and not melds.count():
        page.wait_for_timeout(20)  # meanwhile a bot may end the hand
    page.evaluate(_LAID_OUT)
    return [*faults(page, touch=touch), *(hidden_melds(page) if melds.count() else [])]


def has_melds(table: dict[str, Any]) -> bool:
    """Whether a table in play shows melds."""
    return table["stage"] == "playing" and any(board["melds"] for board in table["boards"])


@pytest.mark.soak
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_four_people_see_every_meld_at_every_change(visit: Visit, seats: int) -> None:
    people = [
        visit(name, phone=sits.finger, language=code, window=sits.window)
        for name, (sits, code) in FOUR.items()
    ]
    # The bots take part in calls; a person who has not passed is waited for only a moment.
    form = {"players": seats, "bots": ["greedy"] * (seats - 4), "hold_ms": 2000}
    table = people[0].open_table(preset="may-i", **form)
    players = []
    for person, (sits, _) in zip(people, FOUR.values(), strict=True):
        person.open(f"/table/{table}")
        player = KeyMayIPlayer(person) if sits.keys else MayIPlayer(person)
        players.append(player)
        if len(players) > 1:
            sit = person.button(re.compile(player.says.any("gather-sitAt"))).first
            person.touch(sit)
            person.done(player.says.any("gather-sitAt"))
        if sits.keys:
            person.keys_alone()
    at = [0] * len(players)
    wrong: dict[str, str] = {}
    did: Counter[str] = Counter()
    while any(shown(person)["stage"] != "over" for person in people):
        # Who draws waits for the answers of the others: the one in turn comes last.
        for player in sorted(players, key=lambda each: each.person.page.title().startswith("●")):
            did[player.step(within=100)] += 1
            for number, (name, (sits, _)) in enumerate(FOUR.items()):
                frames = len(people[number].watch.frames)
                if frames != at[number]:
                    at[number] = frames
                    did["looked"] += 1
                    found = everything_in_sight(players[number], touch=sits.finger)
                    if found and len(wrong) < MOST_PICTURES:
                        picture(people[number].page, f"four-people-{seats}-{len(wrong)}")
                    for fault in found:
                        wrong.setdefault(f"{name}: {fault}", f"picture {len(wrong)}")
    told = {"did": did, "wrong": wrong}
    FOLDER.parent.mkdir(exist_ok=True)
    (FOLDER.parent / f"four-people-{seats}.json").write_text(json.dumps(told, indent=1))
    assert wrong == {}
