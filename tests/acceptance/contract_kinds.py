"""Examples of the contract game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

from hollywood.cards import Card, Hand
from hollywood.contract import (
    AllowMayI,
    CallMayI,
    ContractRound,
    ContractRules,
    DenyMayI,
    DrewPenalty,
    LayDown,
    LayOff,
    MayIGranted,
    Phase,
    TableMeld,
    WithdrawMayI,
)
from hollywood.contract.actions import End
from hollywood.contract.may_i import holder
from hollywood.errors import CardsError
from hollywood.melds.wild import (
    WildKind,
    WildMeld,
    displaced,
    meld_problem,
    order_run,
    wild_meld,
)
from hollywood.play import Discard, DrawStock, Seat, TakeDiscard
from tests.acceptance.example import Example, cards, group, hand

PLAYERS = 4
ME = Seat(1)

# What people call the reasons of a refused lay down, beside the engine's own codes.
_REASONS = {
    "wrong_contract": {"wrong_contract"},
    "bad_set": {"bad_set"},
    "bad_run": {"bad_run"},
    "not_in_hand": {"not_in_hand"},
}


def _meld(kind: str, texts: list[str]) -> WildMeld:
    return WildMeld(WildKind(kind), tuple(cards(texts)))


def _unused(rules: ContractRules, used: list[Card]) -> Iterator[Card]:
    """Yield the cards of the pack that are nowhere yet."""
    return iter(Hand.of(rules.pack.cards).minus(used))


def _in_play(
    rules: ContractRules, held: Hand, *, hand_number: int, melds: tuple[TableMeld, ...] = ()
) -> ContractRound:
    """A position in which seat 1 has drawn and holds ``held``."""
    spare = _unused(rules, [*held, *(card for meld in melds for card in meld.meld.cards)])
    down = [0 if any(meld.owner == seat for meld in melds) else None for seat in range(PLAYERS)]
    return ContractRound.at(
        rules,
        hands=[held if seat == ME else Hand.of([next(spare)]) for seat in range(PLAYERS)],
        discards=(),
        stock=[next(spare)],
        hand_number=hand_number,
        turn=ME,
        turns=PLAYERS,
        phase=Phase.PLAY,
        melds=melds,
        down=down,
        whole=False,
    )


def cr_meld(example: Example) -> None:
    given, rules = example.given, example.contract.melds
    problem = meld_problem(given["kind"], cards(given["cards"]), rules)
    answers: dict[str, Any] = {"legal": problem is None}
    if problem is None and given["kind"] == "R":
        answers["span"] = list(
            wild_meld(given["kind"], cards(given["cards"]), rules).span(rules) or ()
        )
    example.says(**answers)


def cr_run_possible(example: Example) -> None:
    found = order_run(cards(example.given["cards"]), example.contract.melds)
    example.says(possible=found is not None)


def cr_laydown(example: Example) -> None:
    given, said = example.given, example.expected
    held = hand(given["hand_after_draw"])
    play = _in_play(example.contract, held, hand_number=given["hand_no"])
    action = LayDown(tuple(_meld(meld["kind"], meld["cards"]) for meld in given["melds"]))
    refused = play.refusal(ME, action)
    assert (refused is None) == said["legal"]
    if refused is not None:
        wanted = said.get("reason")
        if wanted in _REASONS:
            assert refused.code.value in _REASONS[wanted]
        elif wanted is not None:
            assert refused.code.value not in _REASONS
        return
    after = play.after(ME, action)
    won = after.result is not None and after.result.winner == ME
    example.says(cards_left=len(after.hands[ME]), wins_at_once=won)


def cr_may_i(example: Example) -> None:
    given, rules = example.given, example.contract
    names: list[str] = given["seats"]
    turn = Seat(names.index(given["turn"]))
    pile, stock = cards(given["discard"]), cards(given["stock"])
    turns = len(names) + len(pile)
    counts = [
        value
        for key, value in given.items()
        if isinstance(value, dict) and set(value) <= set(names) and key != "hand_sizes"
    ]
    granted = [sum(count.get(name, 0) for count in counts) for name in names]
    size = rules.deal[0]
    spare = _unused(rules, [*pile, *stock])
    down = set(given.get("laid_down", ()))
    sizes = [size + 2 * count for count in granted]
    play = ContractRound.at(
        rules,
        hands=[Hand.of(next(spare) for _ in range(held)) for held in sizes],
        discards=pile,
        stock=stock,
        dealer=Seat((turn - 1 - turns) % len(names)),
        turn=turn,
        turns=turns,
        discarders=[Seat((turn - distance) % len(names)) for distance in range(len(pile), 0, -1)],
        down=[0 if name in down else None for name in names],
        granted=granted,
        whole=False,
    )
    rejected = []
    for call in sorted(given["calls"], key=lambda call: call["t"]):
        seat, action = Seat(names.index(call["player"])), CallMayI(call["t"])
        if play.why_illegal(seat, action) is None:
            play = play.after(seat, action)
        else:
            rejected.append(call["player"])
    for name in given.get("withdrawn", ()):
        play = play.after(Seat(names.index(name)), WithdrawMayI())
    standing = holder(play.table)
    answer = given.get("answer") if standing is not None else None
    result, gets = "none", []
    if answer == "allow":
        play = play.after(turn, AllowMayI())
        result = "granted"
        for event in play.news:
            if isinstance(event, MayIGranted | DrewPenalty):
                assert event.seat == standing
                gets.append(str(event.card))
    elif answer == "deny":
        play = play.after(turn, DenyMayI())
        result = "denied"
    options = []
    for draw in play.legal_actions(turn):
        if isinstance(draw, DrawStock):
            options.append("stock")
        elif isinstance(draw, TakeDiscard):
            options.append(f"discard:{play.table.top_discard}")
    if "active_options" in example.expected:
        assert sorted(options) == sorted(example.expected["active_options"])
    example.says(
        rejected=rejected,
        holder=None if standing is None else names[standing],
        result=result,
        caller_gets=gets,
    )


def cr_stock_exhausted(example: Example) -> None:
    """Where pile and stock are both empty, a granted May-I has just emptied them."""
    given, said = example.given, example.expected
    rules = example.contract
    pile, stock = cards(given["discard"]), cards(given["stock"])
    empty = not pile and not stock
    spare = _unused(rules, [*pile, *stock])
    if empty:
        pile, stock = [next(spare)], [next(spare)]
    play = ContractRound.at(
        rules,
        hands=[Hand.of([next(spare)]) for _ in range(PLAYERS)],
        discards=pile,
        stock=stock,
        turn=ME,
        turns=PLAYERS,
        whole=False,
    )
    if empty:
        play = play.after(Seat(2), CallMayI()).after(ME, AllowMayI())
        pile, stock = list(play.table.discards), list(play.stock)
    if play.why_illegal(ME, DrawStock()) is None:
        after = play.after(ME, DrawStock())
        assert after.drawn is not None
        stock, pile = [after.drawn, *after.stock], [*after.table.discards]
    if "new_stock_set" in said:
        assert group(stock) == group(said["new_stock_set"])
    example.says(discard=[str(card) for card in pile], hand_ends=play.over)


def cr_hand_size(example: Example) -> None:
    """Seat 1 calls for the discard in the turns of the others until it has had its calls."""
    given, rules = example.given, example.contract
    play = ContractRound.deal(
        rules, players=PLAYERS, dealer=ME, hand_number=1, deck=rules.pack.cards
    )
    wanted = given["granted_may_i"]
    while play.table.granted[ME] < wanted or play.awaiting != ME:
        turn = play.awaiting
        assert turn is not None
        if turn != ME and play.table.granted[ME] < wanted:
            play = play.after(ME, CallMayI()).after(turn, AllowMayI())
        play = play.after(turn, DrawStock())
        play = play.after(turn, Discard(play.hands[turn].cards[0]))
    if given["phase"] == "after_draw":
        play = play.after(ME, DrawStock())
    example.says(cards=len(play.hands[ME]))


def cr_displace(example: Example) -> None:
    given, rules = example.given, example.contract.melds
    run = wild_meld("R", cards(given["run"]), rules)
    try:
        after = displaced(run, Card(given["card"]), given["ace_to"], rules)
    except CardsError:
        example.says(legal=False, run=None)
    else:
        example.says(legal=True, run=[str(card) for card in after.cards])


def cr_layoff(example: Example) -> None:
    given, rules = example.given, example.contract
    meld, card = _meld(given["kind"], given["meld"]), Card(given["card"])
    owner = ME if given.get("player_has_laid_down", True) else Seat(2)
    held = Hand.of([card, *cards(["2c", "2s"])])
    play = _in_play(rules, held, hand_number=1, melds=(TableMeld(owner, meld),))
    action = LayOff(card, 0, cast("End | None", given.get("at")))
    if play.why_illegal(ME, action) is not None:
        example.says(legal=False, meld=None)
        return
    longer = play.after(ME, action).table.melds[0].meld
    example.says(legal=True, meld=[str(card) for card in longer.cards])


def cr_go_out(example: Example) -> None:
    given, rules = example.given, example.contract
    left = cards(["3c", "8d", "Jh", "5s", "9c", "Qd"][: given["cards_left_after_plays"]])
    runs = tuple(
        _meld("R", texts.split()) for texts in ("2h 3h 4h 5h", "4s 5s 6s 7s", "9d Td Jd Qd")
    )
    number = given["hand_no"]
    if rules.slots(rules.contracts[number - 1]) and not given["has_laid_down"]:
        melded = [card for run in runs for card in run.cards]
        play = _in_play(rules, Hand.of([*melded, *left]), hand_number=number)
        down = LayDown(runs)
        legal = play.why_illegal(ME, down) is None
        if legal:
            play = play.after(ME, down)
    else:
        mine = TableMeld(ME, _meld("S", ["6c", "6d", "6h"]))
        played = Card("6s")
        play = _in_play(rules, Hand.of([played, *left]), hand_number=number, melds=(mine,))
        play, legal = play.after(ME, LayOff(played, 0)), True
    if given["discards"] and left and not play.over:
        play = play.after(ME, Discard(left[0]))
    won = play.result is not None and play.result.winner == ME
    example.says(wins=won, legal_laydown=legal)


def cr_points(example: Example) -> None:
    points = example.contract.points
    example.says(points=sum(points.of(card) for card in cards(example.given["cards"])))


KINDS: Mapping[str, Callable[[Example], Any]] = {
    "cr_meld": cr_meld,
    "cr_run_possible": cr_run_possible,
    "cr_laydown": cr_laydown,
    "cr_may_i": cr_may_i,
    "cr_stock_exhausted": cr_stock_exhausted,
    "cr_hand_size": cr_hand_size,
    "cr_displace": cr_displace,
    "cr_layoff": cr_layoff,
    "cr_go_out": cr_go_out,
    "cr_points": cr_points,
}
