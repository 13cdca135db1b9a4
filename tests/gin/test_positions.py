"""Any position that play can reach can be set up; an inconsistency is named."""

import random
from typing import Any

import msgspec
import pytest

from hollywood.cards import Card, Hand
from hollywood.errors import PositionError
from hollywood.gin import GIN_PRESETS, Ending, GinRound, Phase
from hollywood.melds.meld import LaidOff
from hollywood.play import Seat
from tests.gin.playing import (
    FIRST,
    GIN,
    SECOND,
    cards,
    holding,
    keen,
    knock,
    melds,
    random_deal,
    random_rules,
    states,
)


def parts(state: GinRound) -> dict[str, Any]:
    table = state.table
    return {
        "dealer": table.dealer,
        "phase": table.phase,
        "awaiting": table.awaiting,
        "hands": state.hands,
        "discards": table.discards,
        "stock": state.stock,
        "upcard": table.upcard,
        "taken": table.taken,
        "drawn": state.drawn,
        "turns": table.turns,
        "known": table.known,
        "knocker": table.knocker,
        "spread": table.spread,
        "layoffs": table.layoffs,
        "shown": table.shown,
        "knocker_layoffs": table.knocker_layoffs,
        "thrown_down": state.thrown_down,
    }


def untold(state: GinRound) -> GinRound:
    """Forget who did what: a round that is set up in the middle does not know."""
    return msgspec.structs.replace(state, table=msgspec.structs.replace(state.table, past=()))


@pytest.mark.parametrize("name", [*GIN_PRESETS, None])
def test_every_position_of_a_round_can_be_set_up_and_goes_on_alike(name: str | None) -> None:
    rng = random.Random(str(name))
    phases = set()
    for _ in range(100 if name is None else 10):
        rules = random_rules(rng) if name is None else GIN_PRESETS[name]
        for state in states(random_deal(rules, rng), keen, rng):
            if state.awaiting is None:
                continue
            phases.add(state.table.phase)
            again = GinRound.at(rules, **parts(state))
            assert untold(again).table == untold(state).table
            assert (again.hands, again.stock) == (state.hands, state.stock)
            action = rng.choice(state.legal_actions(state.awaiting))
            after = untold(state.after(state.awaiting, action))
            assert untold(again.after(state.awaiting, action)) == after
    assert name is not None or phases == set(Phase) - {Phase.OVER}


def test_what_is_left_out_is_filled_in() -> None:
    state = holding(GIN, "4h 5h 6h 9s Ts Js 6d 6s 6c Kd Qh", taken="Qh")
    assert state.table.upcard == state.table.discards[0]
    assert state.table.known == (Hand.parse("Qh"), Hand())
    assert state.table.turns == 1
    assert state.news == ()


HAND = "3c 3d 3h 7s 8s 9s Kc Kd Kh 8d"
SPREAD = ("3c 3d 3h", "7s 8s 9s", "Kc Kd Kh")
OTHER = "3s 6s Ts Js 5d 5h 5c Ks 2c Ac"
TURN = parts(holding(GIN, HAND + " Qd", OTHER, stock=20))
TAKEN = parts(holding(GIN, HAND + " Qd", OTHER, stock=20, taken="Qd"))
KNOCKED = parts(holding(GIN, HAND + " Qd", OTHER).after(FIRST, knock(GIN, "Qd", *SPREAD)))
DEAL = parts(random_deal(GIN, random.Random(6)))


def swapped(stock: tuple[Card, ...], card: str) -> tuple[Card, ...]:
    return (Card(card), *stock[1:])


@pytest.mark.parametrize(
    ("base", "changes", "words"),
    [
        (TURN, {"phase": Phase.OVER}, "a finished round cannot be set up"),
        (TURN, {"dealer": Seat(3)}, "are seat 0 or seat 1"),
        (TURN, {"awaiting": Seat(3)}, "are seat 0 or seat 1"),
        (TURN, {"phase": Phase.LAST_CHANCE}, "stock_end=immediate"),
        (TURN, {"phase": Phase.LAYOFF}, "the phase layoff needs a knocker"),
        (TURN, {"knocker": SECOND}, "the phase discard has no knocker"),
        (TURN, {"phase": Phase.KNOCKER_LAYOFF, "knocker": FIRST}, "knocker_layoff=false"),
        (TURN, {"stock": swapped(TURN["stock"], "3c")}, "3c is given 2 times"),
        (TURN, {"stock": TURN["stock"][1:]}, "cannot be found: every card must lie somewhere"),
        (TURN, {"upcard": TURN["stock"][3]}, "cannot be in the stock: it was turned face up"),
        (TURN, {"discards": (), "upcard": None}, "name the first upcard"),
        (TURN, {"phase": Phase.DRAW}, "seat 0 has 11 cards; in the phase draw it has 10"),
        (TURN, {"awaiting": SECOND}, "seat 0 has 11 cards"),
        (TURN, {"turns": 3}, "3 turns cannot have been completed: here it is 10 to 999"),
        (TURN, {"turns": 1000}, "here it is 10 to 999"),
        (TURN, {"taken": Card("5d")}, "the card taken, 5d, is not in the hand of seat 0"),
        (TURN, {"drawn": Card("5d")}, "the card drawn, 5d, is not in the hand of seat 0"),
        (TAKEN, {"drawn": Card("8d")}, "a turn has one draw"),
        (TURN, {"known": (Hand(), Hand.parse("9d"))}, "seat 1 is known to hold 9d"),
        (TURN, {"spread": melds(GIN, "3c 3d 3h")}, "3c is given 2 times"),
        (TURN, {"shown": ()}, "before a knock nothing is spread, shown or laid off"),
        (DEAL, {"awaiting": SECOND, "turns": 1}, "1 turns cannot have been completed"),
        (DEAL, {"taken": DEAL["upcard"]}, "no card is taken in the phase upcard"),
        (KNOCKED, {"awaiting": FIRST}, "in the phase layoff seat 1 is to act, not seat 0"),
        (KNOCKED, {"shown": ()}, "shown after the layoffs, and not before"),
        (
            KNOCKED,
            {"thrown_down": None, "discards": (*KNOCKED["discards"], Card("Qd"))},
            "knock_discard=face_down: the knocker's card lies face down",
        ),
        (
            KNOCKED,
            {
                "spread": KNOCKED["spread"][:2],
                "hands": (Hand.parse("8d Kc Kd Kh"), Hand.parse(OTHER)),
            },
            "the knocker has 38 deadwood; this round's limit is 10",
        ),
        (
            KNOCKED,
            {"layoffs": (LaidOff(Card("3s"), 0),)},
            "3s is not in the meld number 0, where it was laid off",
        ),
        (
            KNOCKED,
            {"layoffs": (LaidOff(Card("3h"), 0),)},
            "3c 3d 3h was no meld before 3h came to it",
        ),
    ],
)
def test_what_does_not_fit_is_named(
    base: dict[str, Any], changes: dict[str, Any], words: str
) -> None:
    with pytest.raises(PositionError, match=words):
        GinRound.at(GIN, **{**base, **changes})


@pytest.mark.parametrize(
    ("phase", "stock", "words"),
    [
        (Phase.UPCARD, 30, "while the upcard is offered it is the whole discard pile"),
        (Phase.DRAW, 2, "the stock has 2 cards; in the phase draw it has 3 to 31"),
    ],
)
def test_the_stock_of_each_phase(phase: Phase, stock: int, words: str) -> None:
    deck = GIN.pack.cards
    with pytest.raises(PositionError, match=words):
        GinRound.at(
            GIN,
            dealer=FIRST,
            phase=phase,
            awaiting=SECOND,
            hands=(Hand.of(deck[:10]), Hand.of(deck[10:20])),
            discards=deck[20 : 52 - stock],
            stock=deck[52 - stock :],
        )


def test_a_player_who_took_the_last_discard_must_be_able_to_knock() -> None:
    rules = GIN.with_settings(["stock_end=fiftieth_card"])
    with pytest.raises(PositionError, match="took the last discard and cannot knock"):
        holding(rules, "Ac 3d 5h 7s 9c Jd Kh 3s 4c 6d 8s", stock=2, turns=40, taken="8s")
    with pytest.raises(PositionError, match="in the phase discard it has 3 to 31"):
        holding(GIN, "Ac 3d 5h 7s 9c Jd Kh 3s 4c 6d 8s", stock=2, turns=40, taken="8s")


def test_the_ending_follows_from_the_cards() -> None:
    assert GinRound.at(GIN, **KNOCKED).table.ending is Ending.KNOCK
    with pytest.raises(PositionError, match="big_gin=none"):
        GinRound.at(
            GIN,
            **{
                **KNOCKED,
                "hands": (Hand(), KNOCKED["hands"][1]),
                "spread": melds(GIN, "3c 3d 3h", "7s 8s 9s", "Kc Kd Kh", "8d Td 9d"),
                "stock": tuple(c for c in KNOCKED["stock"] if c not in cards("9d Td")),
                "discards": KNOCKED["discards"],
            },
        )
