"""The levels: one table, the same everywhere; weaker levels differ by a temperature only."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from hollywood.bots import make_bot
from hollywood.bots.driver import Driver
from hollywood.bots.informed import GinStake, Informed, Stake, show_stake, stake_of
from hollywood.bots.levels import LEVELS, READY_AT_ONCE, SEARCHING, Warmth
from hollywood.bots.policy_bot import PolicyBot
from hollywood.bots.readying import USUAL, make_ready
from hollywood.bots.search_bot import SearchBot
from hollywood.bots.warmth import drawn
from hollywood.cli.levels import LEVELS_TOLD
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.match.presets import rules_for
from hollywood.play import Action, Discard, Seat, View
from hollywood.texts import FOLDER, languages
from tests.bots.tables import bot, dealt, moments, opened

ROOT = Path(__file__).parent.parent.parent


def test_they_are_told_alike_everywhere() -> None:
    assert list(LEVELS_TOLD) == list(LEVELS)
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8").partition("A few more bots")[0]
    assert re.findall(r"^\| `(\w+)` \| .* \| .* \| [\w ,]+ \|$", page, re.MULTILINE) == list(LEVELS)
    for language in languages():
        pages = FOLDER / language / "pages"
        for level in LEVELS:
            for area, key in (("game", "bot"), ("levels", "level"), ("levels", "level-time")):
                catalogue = (pages / f"{area}.ftl").read_text("utf-8")
                assert re.search(rf"^{key}-{level} = \S", catalogue, re.MULTILINE)


def test_the_searching_ones_search_and_the_others_are_ready_at_once() -> None:
    assert list(SEARCHING) == [name for name, level in LEVELS.items() if level.searches]
    for name, level in LEVELS.items():
        made = make_bot(name, seat_name="Ann", seed=1)
        assert isinstance(made, SearchBot if level.searches else PolicyBot)
    assert not LEVELS[READY_AT_ONCE].searches
    assert list(SEARCHING) == ["skilled", "keen", "fast", "strongest"]


def test_a_temperature_is_a_softmax() -> None:
    chance = random.Random(1)
    taken = [drawn("abc", (0.0, -10.0, -20.0), 10.0, chance) for _ in range(20_000)]
    shares = [taken.count(each) / len(taken) for each in "abc"]
    assert shares == pytest.approx([0.6652, 0.2447, 0.0900], abs=0.015)


@pytest.mark.parametrize("preset", ["gin", "may-i"])
def test_hot_and_cold_differ_by_their_throws_alone(preset: str) -> None:
    """The hotter one makes more discards that the sharp one would not; all else is the same."""
    others = {"hot": 0, "warm": 0}
    for seed in range(6):
        play = dealt(rules_for(preset), seed=seed)
        for before, seat in moments(play, [bot("simple", 1) for _ in play.hands]):
            view = before.view(seat)
            sharp = bot("simple", 1).choose(view)
            for name, heat in (("hot", 3000), ("warm", 300)):
                warmth = Warmth("simple", heat), Warmth("greedy", heat)
                action = PolicyBot("Ann", *warmth, seed).choose(view)
                if isinstance(sharp, Discard):
                    assert isinstance(action, Discard)
                    others[name] += action != sharp
                else:
                    assert type(action) is type(sharp)
    assert others["hot"] > others["warm"] > 0


class _Asked:
    """A bot that wants to see the sheet, and records what it is shown."""

    name = "Ann"

    def __init__(self) -> None:
        self.shown: list[Stake] = []
        self.decided = 0

    def at_stake(self, stake: Stake) -> None:
        self.shown.append(stake)

    def choose(self, view: View) -> Action | None:
        self.decided += 1
        return bot("simple").choose(view)


@pytest.mark.parametrize(
    ("settings", "players"),
    [((), 2), (("form=cutthroat", "players=3"), 3), (("form=partnership", "players=4"), 4)],
)
def test_every_bot_that_asks_is_shown_its_sheet(settings: tuple[str, ...], players: int) -> None:
    table = opened(rules_for("hollywood-gin", settings), players)
    table.deal()
    for seat in map(Seat, range(players)):
        asked = _Asked()
        assert isinstance(asked, Informed)
        show_stake(asked, table.match, seat)
        stake = stake_of(table.match, seat)
        if table.match.board_of(seat) is None:
            assert stake is None
            assert asked.shown == []
        else:
            assert isinstance(stake, GinStake)
            assert asked.shown == [stake]
            assert not stake.sheet.entries
            assert stake.side == (seat % 2 if players == 4 else seat)
            assert stake.other != stake.side


def test_at_may_i_everybody_is_shown_the_penalties() -> None:
    """Before every decision, including a call out of turn, it is the sheet from before the hand."""
    table = opened(rules_for("may-i"), 4)
    asked = [_Asked() for _ in range(4)]
    driver = Driver(table, {Seat(seat): bot for seat, bot in enumerate(asked)})
    for hand in range(2):
        table.deal()
        before = table.match.course.sheet
        for bot_shown in asked:
            bot_shown.shown.clear()
            bot_shown.decided = 0
        driver.play_on()
        assert isinstance(before, PenaltySheet)
        assert len(before.hands) == hand
        assert all(set(each.shown) == {before} for each in asked)
        assert all(len(each.shown) == each.decided for each in asked)


@pytest.mark.parametrize("family", USUAL)
def test_whoever_searches_can_be_made_ready(family: str) -> None:
    make_ready(rules_for(USUAL[family]))
