"""What the greedy bot does at the contract table, one decision at a time."""

from __future__ import annotations

import random

import pytest

from hollywood.bots import GreedyBot
from hollywood.cards import Card, Hand
from hollywood.contract import CONTRACT_PRESETS, CallMayI, ContractRound, Phase
from hollywood.contract.actions import AllowMayI, DenyMayI, Displace, LayDown, LayOff
from hollywood.contract.vectors.rules import rules_vector
from hollywood.errors import RulesError
from hollywood.melds.contract_fit import missing
from hollywood.play import Discard, DrawStock, Seat, TakeDiscard
from tests.bots.tables import bot, dealt, moments
from tests.contract.setting import LEFT, MAY_I, ME, OVER, lying, sitting
from tests.oracles.contract_plan import Aim, plan_for

GREEDY = GreedyBot("Greta")


def test_it_takes_what_brings_the_contract_nearer() -> None:
    hand = "3c 3d 9s 9h 5c Kd 7s 2h Jc 4d 6s"
    draw = sitting(hand, discards="Qd", phase=Phase.DRAW)
    assert GREEDY.choose(draw.view(ME)) == DrawStock()
    for wanted in ("3h", "9c", "Ad"):
        take = sitting(hand, discards=wanted, phase=Phase.DRAW)
        assert GREEDY.choose(take.view(ME)) == TakeDiscard()


def test_it_denies_a_may_i_only_for_a_card_it_wants() -> None:
    hand = "3c 3d 9s 9h 5c Kd 7s 2h Jc 4d 6s"
    wants = sitting(hand, discards="3h", phase=Phase.DRAW).after(LEFT, CallMayI())
    assert GREEDY.choose(wants.view(ME)) == DenyMayI()
    leaves = sitting(hand, discards="Qd", phase=Phase.DRAW).after(LEFT, CallMayI())
    assert GREEDY.choose(leaves.view(ME)) == AllowMayI()


def test_it_calls_for_a_card_that_helps_but_not_in_the_last_hand() -> None:
    first = sitting("3c 3d 9s 9h 5c Kd", discards="Jh", others=11, phase=Phase.DRAW)
    callers = [seat for seat in (LEFT, OVER) if GREEDY.choose(first.view(seat)) == CallMayI()]
    last = sitting("3c 3d 9s 9h 5c Kd", discards="Jh", others=11, phase=Phase.DRAW, hand_number=7)
    assert all(GREEDY.choose(last.view(seat)) is None for seat in (LEFT, OVER))
    for seat in (LEFT, OVER):
        hand = first.hands[seat]
        nearer = missing(hand + Card("Jh"), first.table.slots, MAY_I.melds) < missing(
            hand, first.table.slots, MAY_I.melds
        )
        assert nearer == (seat in callers)


def test_it_buys_in_a_last_hand_that_needs_more_cards_than_were_dealt() -> None:
    rules = CONTRACT_PRESETS["shanghai"]
    play = dealt(rules, hand=10, seed=4)
    called = 0
    for before, seat in moments(play, [GREEDY] * 4):
        if seat != before.awaiting and len(before.view(seat).hand) == 11:
            called += GREEDY.choose(before.view(seat)) is not None
    assert called


def test_it_lays_down_at_once_and_as_much_as_it_can() -> None:
    play = sitting("3c 3d 3h 3s 9s 9h 9c Kd Jc 4d 6s 7h")
    action = GREEDY.choose(play.view(ME))
    assert isinstance(action, LayDown)
    assert sorted(len(meld.cards) for meld in action.melds) == [3, 4]


def test_down_it_lays_off_all_it_can_then_goes_out() -> None:
    table = lying(ME, "S 3c 3d 3h") + lying(LEFT, "R 6c 7c Ad 9c")
    play = sitting("3s 8c Tc Kd", on_table=table)
    done = []
    while play.awaiting == ME:
        action = GREEDY.choose(play.view(ME))
        assert action is not None
        done.append(action)
        play = play.after(ME, action)
    kinds = [type(action) for action in done]
    assert kinds == [LayOff, LayOff, Displace, Discard]
    assert play.result is not None
    assert play.result.winner == ME


def test_it_keeps_wild_cards_and_what_the_contract_needs() -> None:
    for seed in range(3):
        play = dealt(MAY_I, hand=seed + 5, seed=seed)
        for before, seat in moments(play, [GREEDY] * 4):
            view = before.view(seat)
            action = GREEDY.choose(view)
            assert isinstance(before, ContractRound)
            if isinstance(action, Discard) and before.table.down[seat] is None:
                assert action.card.rank != 1
                now = missing(view.hand, before.table.slots, MAY_I.melds)
                after = missing(view.hand - action.card, before.table.slots, MAY_I.melds)
                if len(set(view.hand)) > 10 and not before.table.all_at_once:
                    assert after <= now + 1


def test_in_the_last_hand_it_lays_down_only_to_win() -> None:
    play = sitting("2c 3c 4c 5c 7d 8d 9d Td 9h Th Jh As", hand_number=7)
    action = GREEDY.choose(play.view(ME))
    assert isinstance(action, LayDown)
    assert play.after(ME, action).over
    play = sitting("2c 3c 4c 5c 7d 8d 9d Td 9h Th Ks As", hand_number=7)
    assert GREEDY.choose(play.view(ME)) == Discard(Card("Ks"))


@pytest.mark.parametrize("contract", ["SS", "SR", "RR", "SSS", "SSR", "SRR", "RRR"])
def test_the_plan_counts_what_is_missing(contract: str) -> None:
    slots = MAY_I.slots(contract)
    lengths = {
        kind: tuple(slot.least for slot in slots if slot.kind == kind) for kind in ("S", "R")
    }
    aim = Aim(lengths["S"], lengths["R"], MAY_I.melds)
    chance = random.Random(contract)
    for _ in range(60):
        hand = Hand.of(chance.sample(MAY_I.pack.cards, chance.choice((9, 11, 15))))
        plan = plan_for(hand.bits, aim)
        assert plan.missing == missing(hand, slots, MAY_I.melds)
        card = chance.choice(MAY_I.pack.cards)
        if plan.helps >> card & 1 and plan.missing:
            assert plan_for((hand + card).bits, aim).missing == plan.missing - 1


def test_a_hand_of_wild_cards_has_a_plan() -> None:
    aim = Aim((3, 3), (4,), MAY_I.melds)
    plan = plan_for(Hand.parse("Ac Ad Ah").bits, aim)
    assert (plan.open, plan.missing) == (10, 7)
    assert plan.helps >> Card("7h") & 1


def test_the_random_bot_may_do_nothing_out_of_turn() -> None:
    play = sitting("3c 3d 9s 9h 5c Kd", discards="Jh", others=11, phase=Phase.DRAW)
    answers = {bot("random", seed).choose(play.view(LEFT)) for seed in range(30)}
    assert answers == {None, CallMayI()}
    assert GREEDY.choose(play.view(None)) is None


@pytest.mark.parametrize("level", ["beginner", "simple", "club"])
@pytest.mark.parametrize("settings", [("laydown=minimum",), ('wild=["A", "2", "3", "4"]',)])
def test_it_plays_where_more_could_lie_than_a_simulation_has_room_for(
    level: str, settings: tuple[str, ...]
) -> None:
    rules = MAY_I.with_settings(("decks=4", *settings))
    with pytest.raises(RulesError, match="a simulation has room for"):
        rules_vector(rules, seats=4, hand_number=1)
    view = dealt(rules).view(Seat(1))
    assert view.awaiting == view.seat
    action = bot(level).choose(view)
    assert action is not None
    assert view.why_illegal(action) is None
