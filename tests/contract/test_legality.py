"""The listed actions are the permitted ones, and a refused action changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations, product

import pytest

from hollywood.cards import Card, parse_cards
from hollywood.contract import (
    AllowMayI,
    CallMayI,
    ContractRound,
    ContractRules,
    DenyMayI,
    Displace,
    LayDown,
    LayOff,
    Phase,
    WithdrawMayI,
)
from hollywood.contract.actions import End
from hollywood.errors import IllegalAction
from hollywood.melds.wild import WildKind, WildMeld
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard
from tests.contract.setting import MAY_I, ME, at_random, dealt, lying, ruled, sitting

ENDS: tuple[End | None, ...] = (None, "top", "bottom")


def universe(play: ContractRound, cards: list[Card]) -> Iterator[Action]:
    """All actions, except the ways to lay down."""
    yield from (DrawStock(), TakeDiscard(), AllowMayI(), DenyMayI(), WithdrawMayI())
    yield from (CallMayI(moment) for moment in range(-1, play.table.moment + 3))
    yield from (Discard(card) for card in cards)
    for card, onto in product(cards, range(-1, len(play.table.melds) + 1)):
        for end in ENDS:
            yield LayOff(card, onto, end)
            if end is not None:
                yield Displace(card, onto, end)


def same(play: ContractRound, seat: Seat, cards: list[Card]) -> None:
    """Check, except for laying down, that the list and the permissions agree."""
    listed = [a for a in play.legal_actions(seat) if not isinstance(a, LayDown)]
    permitted = {a for a in universe(play, cards) if play.why_illegal(seat, a) is None}
    calls = [a for a in permitted if isinstance(a, CallMayI)]
    if calls:
        assert min(a.moment for a in calls) == play.table.moment
        permitted = permitted.difference(calls) | {CallMayI(play.table.moment)}
    assert len(listed) == len(set(listed))
    assert set(listed) == permitted


KNOBS = [
    (),
    ("rediscard_taken=forbid", "go_out_without_discard=false"),
    ("rediscard_taken=forbid", "layoff_requires_down=false"),
    ("layoff_targets=own_melds", "may_i.per_turn=2", "may_i.deny_forces_discard=false"),
    ("displace_ace=never", "layoff_same_turn=false", "may_i.withdraw=false"),
    ("stock_exhausted=hand_ends", "may_i.penalty_cards=2", "may_i_own_discard=false"),
]


@pytest.mark.parametrize("settings", KNOBS)
def test_listed_is_permitted_in_every_seat(settings: tuple[str, ...]) -> None:
    rules = ruled(*settings, "turn_cap=60")
    chance = random.Random("universe" + "".join(settings))
    cards = list(dict.fromkeys(rules.pack.cards))
    for number in (1, 2):
        start = dealt(rules, hand_number=number, seed=number)
        for step, (play, _, _) in enumerate(at_random(start, chance)):
            few = step % 6 == 0 or min(play.table.sizes) < 3
            if step % 30 == 0 or (few and not any(play.table.down)):
                for seat in range(4):
                    same(play, Seat(seat), cards)


@pytest.mark.parametrize("settings", KNOBS)
@pytest.mark.parametrize("hand", ["6c", "6c 9c", "Js Ah", "9c 9c", "9c Tc", "Js 2h 9c"])
@pytest.mark.parametrize("pile", ["Js", "Tc", "6c", "2h", "Ad"])
def test_listed_is_permitted_with_the_last_cards(
    settings: tuple[str, ...], hand: str, pile: str
) -> None:
    """Near the end, the knobs about the last card matter."""
    on_table = lying(1, "S Jc Jd Jh", "R 5c As 7c 8c") + lying(3, "S Qc Qd Qh", "R 5d 6d 7d 8d")
    play = sitting(
        hand,
        ruled(*settings),
        discards=pile,
        on_table=on_table,
        hand_number=2,
        phase=Phase.DRAW,
        turns=12,
    )
    cards = [*dict.fromkeys(parse_cards(f"{hand} {pile}")), Card("Ks")]
    taken = play.after(ME, TakeDiscard())
    for seat in range(4):
        same(play, Seat(seat), cards)
        same(taken, Seat(seat), cards)
    for action in taken.legal_actions(ME):
        after = taken.after(ME, action)
        assert after.over or next(iter(after.legal_actions(after.table.turn)), None) is not None


Laid = tuple[tuple[str, tuple[Card, ...]], ...]


def canonical(action: Action) -> Laid:
    """A lay down, ignoring the order of its melds and of the cards of its sets."""
    assert isinstance(action, LayDown)
    return tuple(
        sorted(
            (meld.kind, meld.cards if meld.kind == "R" else tuple(sorted(meld.cards)))
            for meld in action.melds
        )
    )


def every_lay_down(hand: list[Card], kinds: str) -> Iterator[LayDown]:
    """Every way to divide cards among melds of these kinds, runs in every order, legal or not."""
    for places in product(range(len(kinds) + 1), repeat=len(hand)):
        parts = [
            [card for card, place in zip(hand, places, strict=True) if place == number]
            for number in range(len(kinds))
        ]
        if any(len(part) < 2 for part in parts):
            continue
        orders = [
            permutations(part) if kind == "R" else [tuple(part)]
            for kind, part in zip(kinds, parts, strict=True)
        ]
        for laid in product(*orders):
            yield LayDown(
                tuple(WildMeld(WildKind(k), cards) for k, cards in zip(kinds, laid, strict=True))
            )


SMALL = ruled("set_min=2", "run_min=3", 'contracts=["SS", "SR", "SS"]', "deal=[6, 6, 6]")
LAYDOWNS = [
    (SMALL, 1, "3c 3d 3h 7s 7c Ah"),
    (SMALL, 1, "3c 3c 3d 3h Ad Ah"),
    (SMALL, 2, "3c 3d 4c 5c Ah 6c"),
    (SMALL, 2, "3c 3c 4c 5c 6c Ah"),
    (SMALL, 2, "Kc Qc Ac Ah Kd Kh"),
    (SMALL, 3, "3c 3d 3h 7s 7c Ah"),
    (SMALL, 3, "3c 3d 4h 7s 7c Ah"),
    (ruled("go_out_without_discard=false", base=SMALL), 1, "3c 3d 3h 7s 7c Ah"),
    (ruled("duplicate_rank_sets=false", base=SMALL), 1, "3c 3c 3d 3h 7d 7h"),
    (ruled("laydown=minimum", base=SMALL), 1, "3c 3c 3d 3h Ad Ah"),
    (ruled("laydown=minimum", base=SMALL), 3, "3c 3c 3d 3h Ad Ah"),
    (ruled("min_naturals_per_meld=2", base=SMALL), 2, "3c 3d 4c 5c Ah 6c"),
]


@pytest.mark.parametrize(("rules", "number", "hand"), LAYDOWNS)
def test_every_way_to_lay_down_is_listed_once(rules: ContractRules, number: int, hand: str) -> None:
    play = sitting(hand, rules, hand_number=number)
    listed = [a for a in play.legal_actions(ME) if isinstance(a, LayDown)]
    for action in listed:
        assert play.why_illegal(ME, action) is None
    kinds = rules.contracts[number - 1]
    wanted = [kinds, "SSS"] if rules.laydown == "minimum" else [kinds]
    permitted = {
        canonical(action)
        for asked in wanted
        for action in every_lay_down(parse_cards(hand), asked)
        if play.why_illegal(ME, action) is None
    }
    assert {canonical(action) for action in listed} == permitted
    assert len(listed) == len(permitted)


def test_a_taken_card_alone_cannot_be_kept_by_laying_down() -> None:
    rules = ruled("rediscard_taken=forbid", base=SMALL)
    play = sitting("3c 3d 7s 7c", rules, discards="Kh", phase=Phase.DRAW).after(ME, TakeDiscard())
    listed = [a for a in play.legal_actions(ME) if isinstance(a, LayDown)]
    assert listed == []
    permitted = [
        a for a in every_lay_down(list(play.hands[ME]), "SS") if play.why_illegal(ME, a) is None
    ]
    assert permitted == []


def test_ways_to_lay_down_come_one_by_one() -> None:
    """With a hand of twenty-two cards there are far too many to list."""
    hand = "2c 3c 4c 5c 6c 7c 8c 9c Tc 4h 5h 6h 7h 8h 9h Ac Ad Ah As Ac Ad Ah"
    for number in (1, 3, 7):
        play = sitting(hand, hand_number=number, granted=(0, 5, 0, 0))
        action = next((a for a in play.legal_actions(ME) if isinstance(a, LayDown)), None)
        if action is not None:
            assert play.why_illegal(ME, action) is None


@pytest.mark.parametrize("phase", [Phase.DRAW, Phase.PLAY])
def test_a_refused_action_changes_nothing(phase: Phase) -> None:
    on_table = lying(1, "S Jc Jd Jh", "R 5c As 7c 8c")
    play = sitting(
        "6c 9c 2h", discards="Js 4d", on_table=on_table, hand_number=2, phase=phase, turns=12
    )
    before, refused = (play.table, play.hands, play.stock, play.news), 0
    cards = parse_cards("6c 9c 2h Ks")
    wrong = [LayDown(()), LayDown((WildMeld(WildKind.SET, ()),)), *universe(play, cards)]
    for seat in (*range(5), -1):
        for action in wrong:
            words = play.why_illegal(Seat(seat), action)
            if words is None:
                continue
            refused += 1
            with pytest.raises(IllegalAction) as error:
                play.after(Seat(seat), action)
            assert str(error.value) == words
            assert (play.table, play.hands, play.stock, play.news) == before
    assert refused > 100


def test_a_view_lists_and_refuses_like_the_round() -> None:
    for play, seat, action in at_random(dealt(ruled("turn_cap=30")), random.Random(1)):
        for viewer in map(Seat, range(4)):
            view = play.view(viewer)
            assert view.refusal(action) == play.refusal(viewer, action)
        assert play.view(seat).why_illegal(action) is None
        assert next(iter(play.view(None).legal_actions()), None) is None
    assert MAY_I.turn_cap == 1000
