"""The worked examples of the rule pages, played and priced by the engine."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from hollywood.cards import Card, Hand, Pack
from hollywood.gin import (
    GIN_PRESETS,
    Ending,
    GinResult,
    GinRound,
    GinRules,
    Knock,
    PassUpcard,
    Phase,
    ScoreKind,
    price,
    stacked_deck,
)
from hollywood.melds import best_spread, discards_within, meld_of
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard
from tests.gin.playing import FIRST, SECOND, defend, holding

EXAMPLES = json.loads(
    (Path(__file__).parents[1] / "data" / "rule_examples.json").read_text(encoding="utf-8")
)
KNOBS = {field.name for field in fields(GinRules)}
SEATS = {"N": FIRST, "D": SECOND}


def examples(kind: str) -> pytest.MarkDecorator:
    chosen = [
        vector
        for vector in EXAMPLES["vectors"]
        if vector["kind"] == kind and vector["preset"] in GIN_PRESETS
    ]
    assert chosen
    return pytest.mark.parametrize("example", chosen, ids=lambda vector: vector["id"])


def rules_of(example: dict[str, Any]) -> GinRules:
    return GinRules.from_mapping(example.get("rules", {}), base=GIN_PRESETS[example["preset"]])


def hand(texts: list[str]) -> Hand:
    return Hand.of(map(Card, texts))


@pytest.mark.parametrize("name", [n for n in EXAMPLES["presets"] if n in GIN_PRESETS])
def test_presets(name: str) -> None:
    written = GIN_PRESETS[name].to_mapping()
    for knob, value in EXAMPLES["presets"][name].items():
        assert written[knob] == value, knob


@examples("knock_options")
def test_knock_options(example: dict[str, Any]) -> None:
    rules, given = rules_of(example), example["in"]
    taken = given["taken"] if given["taken_from"] == "discard" else None
    state = holding(rules, " ".join(given["hand"]), taken=taken)
    legal = {each.discard for each in state.legal_actions(FIRST) if isinstance(each, Knock)}
    left = dict(discards_within(state.hands[FIRST], rules.melds, state.table.knock_limit))
    options = {Card(option["discard"]): option for option in example["out"]["options"]}
    assert legal == set(options)
    for card, option in options.items():
        assert left[card] == option["deadwood"]
        assert (left[card] == 0) == option["gin"]


def check_score(score: Any, expected: dict[str, Any], winners: dict[str, Seat]) -> None:
    assert score.kind == expected["type"]
    assert score.winner == winners[expected["winner"]]
    assert score.points == expected["points"]


@examples("hand_score")
def test_hand_score(example: dict[str, Any]) -> None:
    given = example["in"]
    count = given["knocker_deadwood"]
    result = GinResult(
        ending=Ending.KNOCK if count else Ending.GIN,
        upcard=Card("9d"),
        turns=9,
        knocker=FIRST,
        knocker_deadwood=count,
        defender_deadwood=given["opponent_deadwood_after_layoff"],
    )
    score = price(result, rules_of(example))
    check_score(score, example["out"], {"knocker": FIRST, "opponent": SECOND})


@examples("hand_result")
def test_hand_result(example: dict[str, Any]) -> None:
    rules, given, out = rules_of(example), example["in"], example["out"]
    used = {*given["knocker_hand"], *given["opponent_hand"]}
    thrown = next(str(card) for card in Pack().cards if str(card) not in used)
    state = holding(
        rules, " ".join([*given["knocker_hand"], thrown]), " ".join(given["opponent_hand"])
    )
    spread = [meld_of(map(Card, meld), rules.melds) for meld in given["knocker_melds"]]
    state = state.after(FIRST, Knock(Card(thrown), tuple(meld for meld in spread if meld)))
    state = defend(state)
    assert state.result is not None
    assert state.result.knocker_deadwood == out["knocker_deadwood"]
    assert state.result.defender_deadwood == out["opponent_deadwood"]
    check_score(price(state.result, rules), out, {"knocker": FIRST, "opponent": SECOND})


def play(state: GinRound, text: str) -> GinRound:
    """Play ``player:pass|take|draw|discard:X|knock:X``; the knocker spreads what is best."""
    player, word, *card = text.split(":")
    seat = SEATS[player]
    action: Action
    match word:
        case "pass":
            action = PassUpcard()
        case "take" | "take_upcard":
            action = TakeDiscard()
        case "draw":
            action = DrawStock()
        case "discard":
            action = Discard(Card(card[0]))
        case _:
            rest = state.hands[seat] - Card(card[0])
            action = Knock(Card(card[0]), best_spread(rest, state.rules.melds).melds)
    return state.after(seat, action)


@examples("upcard")
def test_upcard(example: dict[str, Any]) -> None:
    rules, given = rules_of(example), example["in"]
    thrown = [text.split(":")[2] for text in given["actions"] if "discard" in text]
    held = [Card(text) for text in thrown]
    deck = stacked_deck(rules, dealer=SECOND, hands=(held, ()), upcard=Card(given["upcard"]))
    if given["actions"] and given["actions"][-1].startswith("D:discard"):
        deck = stacked_deck(rules, dealer=SECOND, hands=((), held), upcard=Card(given["upcard"]))
    state = GinRound.deal(rules, dealer=SECOND, deck=deck)
    for text in given["actions"]:
        state = play(state, text)
    assert state.awaiting == SEATS[example["out"]["next_player"]]
    words: dict[type[Action], str] = {
        PassUpcard: "pass",
        DrawStock: "draw_stock",
        TakeDiscard: "take_upcard" if state.table.phase is Phase.UPCARD else "draw_discard",
    }
    choices = {words[type(action)] for action in state.legal_actions(state.awaiting)}
    assert choices == set(example["out"]["choices"])


@examples("stock_end")
def test_stock_end(example: dict[str, Any]) -> None:
    rules, given = rules_of(example), example["in"]
    state = holding(
        rules, "Ac 3d 5h 7s 9c Jd Kh 3s 4c 6d 8s", stock=given["stock_after_discard"], turns=40
    )
    state = state.after(FIRST, Discard(Card("8s")))
    assert state.over == (example["out"]["result"] == "draw")


@examples("discard_legal")
def test_discard_legal(example: dict[str, Any]) -> None:
    rules, given = rules_of(example), example["in"]
    taken = given["taken"] if given["taken_from"] == "discard" else None
    state = holding(rules, f"Ac 3d 5h 7s 9c Jd Kh 3s 4c 6d {given['taken']}", taken=taken)
    legal = state.why_illegal(FIRST, Discard(Card(given["discard"]))) is None
    assert legal == example["out"]["legal"]


@examples("deal_counts")
def test_deal_counts(example: dict[str, Any]) -> None:
    rules, out = rules_of(example), example["out"]
    state = GinRound.deal(rules, dealer=FIRST, deck=Pack().cards)
    assert {len(each) for each in state.hands} == {out["hand"]}
    assert len(state.discard_pile) == out["discard"]
    assert len(state.stock) == out["stock"]
    assert len(state.stock) - rules.stock_floor == out["max_stock_draws"]


@examples("oklahoma")
def test_oklahoma(example: dict[str, Any]) -> None:
    given, out = example["in"], example["out"]
    knobs = {
        "oklahoma": True,
        "oklahoma_ace": given["ace_rule"],
        "spade_doubles": given["spade_doubles"],
    }
    rules = GinRules.from_mapping(knobs, base=rules_of(example))
    upcard = Card(given["upcard"])
    deck = stacked_deck(rules, dealer=FIRST, hands=((), ()), upcard=upcard)
    table = GinRound.deal(rules, dealer=FIRST, deck=deck).table
    assert (table.knock_limit, table.multiplier) == (out["knock_limit"], out["multiplier"])


@examples("gin_deal")
def test_gin_deal(example: dict[str, Any]) -> None:
    rules, given, out = rules_of(example), example["in"], example["out"]
    hands = (map(Card, given["hands"]["N"]), map(Card, given["hands"]["D"]))
    deck = stacked_deck(
        rules,
        dealer=SECOND,
        hands=hands,
        upcard=Card(given["upcard"]),
        stock=[Card(text) for text in given["stock"]],
    )
    state = GinRound.deal(rules, dealer=SECOND, deck=deck)
    for text in given["actions"]:
        state = play(state, text)
    if not state.over:
        state = defend(state)
    assert state.result is not None
    score = price(state.result, rules)
    check_score(score, out, {**SEATS, None: None})  # type: ignore[dict-item]
    assert [str(card) for card in state.discard_pile] == out["discard_pile"]
    assert len(state.stock) == out["stock_left"]
    for player, seat in SEATS.items():
        assert state.final_hands[seat] == hand(out["hands"][player])
    if score.kind is not ScoreKind.DRAW:
        assert state.result.knocker == SEATS[out["knocker"]]
        assert state.result.knocker_deadwood == out["knocker_deadwood"]
        assert state.result.defender_deadwood == out["opponent_deadwood"]
