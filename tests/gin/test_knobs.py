"""Every knob of a round changes something: the same question with two values has two answers."""

import random
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import pytest

from hollywood.cards import Card, Pack
from hollywood.gin import (
    GIN_PRESETS,
    BigGin,
    Ending,
    GinResult,
    GinRound,
    GinRules,
    Knock,
    LayOff,
    PassUpcard,
    Phase,
    ShowHand,
    price,
)
from hollywood.melds import best_arrangement
from hollywood.play import Discard, DrawStock, TakeDiscard
from tests.gin.playing import FIRST, GIN, MATCH_KNOBS, ROUND_KNOBS, SECOND, defend, holding, melds

Probe = Callable[[GinRules], Any]


def deal(rules: GinRules) -> GinRound:
    return GinRound.deal(rules, dealer=SECOND, deck=Pack().cards)


def size(rules: GinRules) -> Any:
    return len(deal(rules).hands[0])


def first_options(rules: GinRules) -> Any:
    return deal(rules).legal_actions(FIRST)


def options_after_both_passed(rules: GinRules) -> Any:
    state = deal(rules).after(FIRST, PassUpcard()).after(SECOND, PassUpcard())
    return state.legal_actions(FIRST)


def may_rediscard(rules: GinRules) -> Any:
    state = deal(rules).after(FIRST, TakeDiscard())
    return Discard(state.table.upcard) in state.legal_actions(FIRST)


def knocks(hand: str, upcard: str = "9d") -> Probe:
    """The discards with which a knock is possible."""

    def probe(rules: GinRules) -> Any:
        legal = holding(rules, hand, upcard=upcard).legal_actions(FIRST)
        return " ".join(sorted({str(each.discard) for each in legal if isinstance(each, Knock)}))

    return probe


def knocked(hand: str, discard: str, theirs: str = "") -> Callable[[GinRules], GinRound]:
    def probe(rules: GinRules) -> GinRound:
        state = holding(rules, hand, theirs, upcard="9d")
        rest = state.hands[FIRST] - Card(discard)
        spread = best_arrangement(rest, rules.melds).melds
        return state.after(FIRST, Knock(Card(discard), spread))

    return probe


PLAIN = knocked("3c 3d 3h 7s 8s 9s Kc Kd Kh 8d Qd", "Qd", "3s 6s Ts Js 5d 5h 5c Ks 2c Ac")
GIN_HAND = knocked("3c 3d 3h 7s 8s 9s Kc Kd Kh Ks Qd", "Qd", "3s 6s Ts Js 5d 5h 5c 2h 2c Ac")


def result(ending: Ending, mine: int, theirs: int, upcard: str = "9d") -> GinResult:
    return GinResult(
        ending=ending,
        upcard=Card(upcard),
        turns=9,
        knocker=FIRST,
        knocker_deadwood=mine,
        defender_deadwood=theirs,
    )


def priced(ending: Ending, mine: int, theirs: int, upcard: str = "9d") -> Probe:
    def probe(rules: GinRules) -> Any:
        score = price(result(ending, mine, theirs, upcard), rules)
        return score.winner, score.points, score.boxes

    return probe


def layoffs(play: Callable[[GinRules], GinRound]) -> Probe:
    def probe(rules: GinRules) -> Any:
        state = defend(play(rules))
        return len(state.table.layoffs)

    return probe


def phase_after_show(rules: GinRules) -> Any:
    state = PLAIN(rules)
    return state.after(SECOND, ShowHand(melds(rules, "5c 5d 5h"))).table.phase


def big_gin(rules: GinRules) -> Any:
    legal = holding(rules, "4c 5c 6c 4d 5d 6d 4h 5h 6h 7h 8h").legal_actions(FIRST)
    return sum(isinstance(action, BigGin) for action in legal)


JUNK = "Ac 3d 5h 7s 9c Jd Kh 3s 4c 6d 8s"


def after_discard_at(stock: int, turns: int = 30) -> Probe:
    def probe(rules: GinRules) -> Any:
        state = holding(rules, JUNK, stock=stock, turns=turns).after(FIRST, Discard(Card("8s")))
        return state.table.phase

    return probe


def face_down(rules: GinRules) -> Any:
    return PLAIN(rules).table.face_down


PASS, TAKE, DRAW = PassUpcard(), TakeDiscard(), DrawStock()
SMALL = "Ac 2c 3c 5d 5h 5s 9s Ts Js 9h Qh"  # keeps 9h
OKLAHOMA = {"oklahoma": True}
SPADES = OKLAHOMA | {"spade_doubles": True}
NOTHING = (None, 0, 0)

CASES: list[tuple[str, Any, Any, Any, Any, Probe, dict[str, Any]]] = [
    ("hand_size", 10, 10, 7, 7, size, {}),
    ("set_sizes", (3, 4), "9h Qh", (4,), "", knocks(SMALL), {}),
    ("run_min", 3, "9h Qh", 4, "", knocks(SMALL), {}),
    ("run_suits", "same", "", "any", "9h 9s Qh", knocks("Ac 2d 3c 5d 5h 5s 9s Tc Js 9h Qh"), {}),
    ("ace", "low", "", "high_low", "9h Qd", knocks("Ah Qh Kh 5d 5h 5s 9s Ts Js 9h Qd"), {}),
    (
        "ace",
        "high_low",
        "",
        "round_corner",
        "9h Qd",
        knocks("Ah 2h Kh 5d 5h 5s 9s Ts Js 9h Qd"),
        {},
    ),
    ("ace_points", 1, "Ad Qh", 15, "Ad", knocks("Ac 2c 3c 5d 5h 5s 9s Ts Js Ad Qh"), {}),
    ("face_points", 10, "9h Qh", 5, "9h Qh", knocks(SMALL), {}),
    (
        "face_points",
        10,
        "",
        5,
        "Jd Qh",
        knocks("Ac 2c 3c 5d 5h 5s 7d 7h 7s Jd Qh"),
        {"knock_limit": 5},
    ),
    ("upcard_option", True, (PASS, TAKE), False, (DRAW, TAKE), first_options, {}),
    (
        *("both_pass", "nondealer_draws_stock", (DRAW,), "nondealer_draws_either", (DRAW, TAKE)),
        *(options_after_both_passed, {}),
    ),
    ("rediscard_taken", "forbid", False, "allow", True, may_rediscard, {}),
    ("knock_limit", 10, "9h Qh", 9, "Qh", knocks(SMALL), {}),
    ("knock_limit", 9, "Qh", 0, "", knocks(SMALL), {}),
    ("knock_discard", "face_up", False, "face_down", True, face_down, {}),
    ("oklahoma", False, "9h Qh", True, "", knocks(SMALL, "5c"), {}),
    (
        "oklahoma_ace",
        "gin_only",
        "",
        "one",
        "Qh",
        knocks("2c 3c 4c 5d 5h 5s 9s Ts Js Ah Qh", "Ad"),
        OKLAHOMA,
    ),
    (
        *("spade_doubles", False, (FIRST, 7, 1), True, (FIRST, 14, 1)),
        *(priced(Ending.KNOCK, 1, 8, "5s"), OKLAHOMA),
    ),
    ("layoff", True, 5, False, 0, layoffs(PLAIN), {}),
    ("layoff_on_gin", False, 0, True, 4, layoffs(GIN_HAND), {}),
    ("knocker_layoff", False, Phase.OVER, True, Phase.KNOCKER_LAYOFF, phase_after_show, {}),
    ("gin_bonus", 20, (FIRST, 28, 1), 25, (FIRST, 33, 1), priced(Ending.GIN, 0, 8), {}),
    ("undercut_bonus", 10, (SECOND, 12, 1), 25, (SECOND, 27, 1), priced(Ending.KNOCK, 8, 6), {}),
    ("undercut_on_tie", True, (SECOND, 10, 1), False, (None, 0, 0), priced(Ending.KNOCK, 8, 8), {}),
    (
        "gin_undercut",
        "never",
        (FIRST, 20, 1),
        "no_score",
        (None, 0, 0),
        priced(Ending.GIN, 0, 0),
        {},
    ),
    (
        *("gin_undercut", "no_score", (None, 0, 0), "undercut", (SECOND, 10, 1)),
        *(priced(Ending.GIN, 0, 0), {}),
    ),
    ("big_gin", None, 0, 31, 1, big_gin, {}),
    ("big_gin", 31, (FIRST, 39, 1), 50, (FIRST, 58, 1), priced(Ending.BIG_GIN, 0, 8), {}),
    ("stock_floor", 2, Phase.DRAW, 3, Phase.OVER, after_discard_at(3), {}),
    (
        "stock_end",
        "immediate",
        Phase.OVER,
        "fiftieth_card",
        Phase.LAST_CHANCE,
        after_discard_at(2),
        {},
    ),
    ("turn_cap", 20, Phase.OVER, 21, Phase.DRAW, after_discard_at(20, turns=19), {}),
    ("multiplier", 1, (SECOND, 12, 1), 3, (SECOND, 36, 1), priced(Ending.KNOCK, 8, 6), {}),
    ("gin_extra_boxes", 0, (FIRST, 28, 1), 2, (FIRST, 28, 3), priced(Ending.GIN, 0, 8), {}),
    (
        *("doubled_boxes", "plain", (FIRST, 56, 3), "extra", (FIRST, 56, 5)),
        *(priced(Ending.GIN, 0, 8, "5s"), SPADES | {"gin_extra_boxes": 2}),
    ),
    (
        *("doubled_boxes", "plain", (FIRST, 14, 1), "all", (FIRST, 14, 2)),
        *(priced(Ending.KNOCK, 1, 8, "5s"), SPADES | {"gin_extra_boxes": 2}),
    ),
    (
        "undercut_extra_boxes",
        0,
        (SECOND, 12, 1),
        1,
        (SECOND, 12, 2),
        priced(Ending.KNOCK, 8, 6),
        {},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}={case[3]}")
def test_the_knob_changes_the_answer(case: tuple[str, Any, Any, Any, Any, Probe, Any]) -> None:
    knob, first, answer, second, other_answer, probe, more = case
    assert probe(replace(GIN, **{**more, knob: first})) == answer
    assert probe(replace(GIN, **{**more, knob: second})) == other_answer


def test_every_knob_of_a_round_has_its_case() -> None:
    changed = {knob for knob, _, answer, _, other, *_ in CASES if answer != other}
    assert changed == set(ROUND_KNOBS)
    assert set(ROUND_KNOBS) | MATCH_KNOBS == {field.name for field in fields(GinRules)}


@pytest.mark.parametrize(
    ("upcard", "ace", "limit", "times"),
    [
        *(("5h", "gin_only", 5, 1), ("5s", "gin_only", 5, 2), ("Kd", "gin_only", 10, 1)),
        *(("Ac", "gin_only", 0, 1), ("Ac", "one", 1, 1), ("As", "one", 1, 2)),
    ],
)
def test_oklahoma(upcard: str, ace: str, limit: int, times: int) -> None:
    rules = replace(GIN_PRESETS["oklahoma"], oklahoma_ace=ace)
    deck = sorted(Pack().cards, key=lambda card: card == Card(upcard))
    deck.insert(20, deck.pop())
    table = GinRound.deal(rules, dealer=FIRST, deck=deck).table
    assert (table.upcard, table.knock_limit, table.multiplier) == (Card(upcard), limit, times)


def test_the_oklahoma_limit_stays_that_of_the_first_upcard() -> None:
    deck = list(Pack().cards)
    random.Random(1).shuffle(deck)
    state = GinRound.deal(GIN_PRESETS["oklahoma"], dealer=SECOND, deck=deck)
    limit = state.table.knock_limit
    state = state.after(FIRST, TakeDiscard())
    card = next(card for card in state.hands[FIRST] if card.rank != state.table.upcard.rank)
    state = state.after(FIRST, Discard(card))
    assert state.table.knock_limit == limit


def test_layoffs_are_offered_only_where_they_are_allowed() -> None:
    for rules, offered in ((GIN, True), (replace(GIN, layoff=False), False)):
        legal = PLAIN(rules).legal_actions(SECOND)
        assert any(isinstance(action, LayOff) for action in legal) == offered
