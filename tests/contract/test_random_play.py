"""Every hand ends, with every card in its place and every view folded from its events."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from hollywood.contract import (
    CONTRACT_PRESETS,
    ContractRound,
    ContractView,
    Dealt,
    Ending,
    HandOver,
    opening_view,
    view_from,
)
from hollywood.contract import fold as fold_view
from hollywood.contract.actions import (
    AllowMayI,
    CallMayI,
    DenyMayI,
    Displace,
    LayDown,
    LayOff,
    WithdrawMayI,
)
from hollywood.errors import PositionError
from hollywood.play import Discard, DrawStock, Seat, TakeDiscard
from tests.contract.setting import all_cards, at_random, dealt, ruled

TABLES = [(name, players) for name in CONTRACT_PRESETS for players in range(2, 9)]


def consistent(play: ContractRound, pack: int) -> None:
    """Check that no card is lost or doubled, and that the open cards are correct."""
    table = play.table
    assert len(all_cards(play)) == pack
    assert table.sizes == tuple(map(len, play.hands))
    assert table.stock == len(play.stock)
    assert len(table.discards) == len(table.discarders)
    for hand, known in zip(play.hands, table.known, strict=True):
        assert hand.holds(known)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_hands_end_and_views_fold(name: str, players: int) -> None:
    """After every action: conservation, and folded events == view, for every viewer."""
    rules = ruled(f"players={players}", "turn_cap=120", base=CONTRACT_PRESETS[name])
    whole = all_cards(dealt(rules, players=players))
    chance = random.Random(f"{name} {players}")
    viewers = [None, *map(Seat, range(players))]
    for number in chance.sample(range(1, rules.hands + 1), 2):
        start = dealt(rules, players=players, hand_number=number, seed=number)
        views = {viewer: _opening(start, viewer) for viewer in viewers}
        play = start
        for before, seat, action in at_random(start, chance):
            play = before.after(seat, action)
            consistent(play, len(whole))
            for viewer in viewers:
                for event in play.news:
                    views[viewer] = fold_view(views[viewer], event.seen_by(viewer))
                assert views[viewer] == play.view(viewer)
        assert all_cards(play) == whole
        assert play.result is not None
        assert (play.result.winner is None) == (play.result.ending is not Ending.WENT_OUT)


def _opening(play: ContractRound, viewer: Seat | None) -> ContractView:
    (event,) = play.news
    assert isinstance(event, Dealt)
    return opening_view(play.rules, event.seen_by(viewer))


def test_random_play_touches_every_action_and_ending() -> None:
    done: Counter[type] = Counter()
    endings: Counter[Ending] = Counter()
    chance = random.Random(11)
    for seed in range(16):
        rules = ruled(f"turn_cap={20 if seed % 4 == 0 else 250}")
        play = dealt(rules, hand_number=seed % 6 + 1, seed=seed)
        for before, seat, action in at_random(play, chance):
            done[type(action)] += 1
            play = before.after(seat, action)
        assert play.result is not None
        endings[play.result.ending] += 1
    wanted = {DrawStock, TakeDiscard, Discard, CallMayI, WithdrawMayI, AllowMayI, DenyMayI}
    assert wanted | {LayDown, LayOff, Displace} <= set(done)
    assert {Ending.WENT_OUT, Ending.TURN_CAP} <= set(endings)


def test_the_same_deck_and_actions_lead_to_the_same_round() -> None:
    """A round is replayed from its deck, including reshuffles."""
    rules = ruled(
        "players=2", "decks=1", "deal=[11, 11]", 'contracts=["SS", "SSS"]', "turn_cap=150"
    )
    start = dealt(rules, players=2, seed=8)
    moves = [(seat, action) for _, seat, action in at_random(start, random.Random(5))]
    ends = []
    for _ in range(2):
        play = dealt(rules, players=2, seed=8)
        for seat, action in moves:
            play = play.after(seat, action)
        ends.append(play)
    assert ends[0] == ends[1]
    assert ends[0].over
    assert ends[0].table.reshuffles > 0


def test_a_view_comes_from_all_the_events() -> None:
    play = start = dealt(ruled("turn_cap=40"))
    events = list(start.news)
    for before, seat, action in at_random(start, random.Random(2)):
        play = before.after(seat, action)
        events += play.news
    assert isinstance(events[-1], HandOver)
    seen = [event.seen_by(Seat(2)) for event in events]
    assert view_from(start.rules, seen) == play.view(Seat(2))
    with pytest.raises(PositionError, match="begin with the deal"):
        view_from(start.rules, seen[1:])
    with pytest.raises(PositionError, match="one viewer's copy"):
        view_from(start.rules, events)
