"""Examples of the contract game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from hollywood.cards import Card, Hand
from hollywood.contract import (
    AllowMayI,
    CallMayI,
    ContractRound,
    ContractRules,
    DenyMayI,
    Displace,
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
from hollywood.melds.wild import (
    WildKind,
    WildMeld,
    meld_problem,
    order_run,
    wild_meld,
)
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard
from tests.acceptance.example import Example, cards, group, hand

PLAYERS = 4
ME = Seat(1)
_ENDS: tuple[End, ...] = ("bottom", "top")

# The reasons of a refused lay down in the words of the examples; any other: not the contract.
_REASONS = {code: code for code in ("wrong_contract", "bad_set", "bad_run", "not_in_hand")}


def _meld(kind: str, texts: list[str]) -> WildMeld:
    return WildMeld(WildKind(kind), tuple(cards(texts)))


def _unused(rules: ContractRules, used: list[Card]) -> Iterator[Card]:
    """Yield the cards of the pack that are not used yet."""
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
            assert _REASONS.get(refused.code.value, "wrong_contract") == wanted
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
    dealt, may_i = rules.deal[0], rules.may_i
    per_call = 1 + may_i.penalty_cards if may_i else 0
    granted, sizes = dict.fromkeys(names, 0), dict.fromkeys(names, dealt)
    for told in given.values():
        # By player, cards in hand or calls granted: no hand is as small as a number of calls.
        if isinstance(told, dict) and set(told) <= set(names):
            if all(number >= dealt for number in told.values()):
                sizes |= told
            else:
                granted |= told
    for name in names:
        sizes[name] = max(sizes[name], dealt + per_call * granted[name])
    spare = _unused(rules, [*pile, *stock])
    down = set(given.get("laid_down") or ())
    play = ContractRound.at(
        rules,
        hands=[Hand.of(next(spare) for _ in range(sizes[name])) for name in names],
        discards=pile,
        stock=stock,
        dealer=Seat((turn - 1 - turns) % len(names)),
        turn=turn,
        turns=turns,
        discarders=[Seat((turn - distance) % len(names)) for distance in range(len(pile), 0, -1)],
        down=[0 if name in down else None for name in names],
        granted=[granted[name] for name in names],
        whole=False,
    )
    rejected = []
    for call in sorted(given["calls"], key=lambda call: call["t"]):
        seat, action = Seat(names.index(call["player"])), CallMayI(call["t"])
        if play.why_illegal(seat, action) is None:
            play = play.after(seat, action)
        else:
            rejected.append(call["player"])
    for name in given.get("withdrawn") or ():
        if name not in rejected:
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
    """Seat 1 calls for the discard in the turns of the others until it has used up its calls."""
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


def contract_discard(rules: ContractRules, taken: Card, source: str, thrown: Card) -> bool:
    """May a player who has just taken one card discard this one?"""
    spare = _unused(rules, [taken, thrown])
    hands = [[next(spare)] for _ in range(PLAYERS)]
    if thrown != taken:
        hands[ME].append(thrown)
    top, first = (taken, next(spare)) if source == "discard" else (next(spare), taken)
    play = ContractRound.at(
        rules,
        hands=[Hand.of(held) for held in hands],
        discards=[top],
        stock=[first],
        turn=ME,
        turns=PLAYERS,
        whole=False,
    )
    play = play.after(ME, TakeDiscard() if source == "discard" else DrawStock())
    return play.why_illegal(ME, Discard(thrown)) is None


def _added(
    example: Example, meld: WildMeld, card: Card, actions: Iterable[Action], *, down: bool
) -> WildMeld | None:
    """Return the meld on the table after the first of the actions that is legal."""
    rules = example.contract
    spare = _unused(rules, [*meld.cards, card])
    held = Hand.of([card, next(spare), next(spare)])
    owner = ME if down else Seat(2)
    play = _in_play(rules, held, hand_number=1, melds=(TableMeld(owner, meld),))
    for action in actions:
        if play.why_illegal(ME, action) is None:
            return play.after(ME, action).table.melds[0].meld
    return None


def _becomes(example: Example, found: WildMeld | None) -> None:
    """Compare the changed meld, a run in its order; the order of a set does not matter."""
    said = example.expected
    assert (found is not None) == said["legal"]
    after = said.get("meld", said.get("run"))
    if found is None or after is None:
        assert after is None
    elif found.kind == WildKind.RUN:
        assert [str(card) for card in found.cards] == after
    else:
        assert group(found.cards) == group(after)


def cr_displace(example: Example) -> None:
    given = example.given
    kind = given.get("kind", "R")
    meld = _meld(kind, given.get("run") or given.get("meld") or given["set"])
    card, end = Card(given["card"]), given.get("ace_to")
    ends: tuple[End, ...] = tuple(each for each in _ENDS if each == end)
    actions = [Displace(card, 0, each) for each in ends]
    _becomes(example, _added(example, meld, card, actions, down=True))


def cr_layoff(example: Example) -> None:
    given = example.given
    meld, card = _meld(given["kind"], given["meld"]), Card(given["card"])
    wanted = given.get("at")
    ends: tuple[End | None, ...] = (None,)
    if meld.kind == WildKind.RUN:
        ends = tuple(each for each in _ENDS if wanted in {None, each})
    down = given.get("player_has_laid_down", True)
    actions = [LayOff(card, 0, each) for each in ends]
    _becomes(example, _added(example, meld, card, actions, down=down))


def cr_go_out(example: Example) -> None:
    given, rules = example.given, example.contract
    fillers = "3c 8d Jh 5s 9c Qd 3s 8h Jc 5d 9h Qs".split()
    left = cards(fillers[: given["cards_left_after_plays"]])
    runs = tuple(
        _meld("R", texts.split()) for texts in ("2h 3h 4h 5h", "4s 5s 6s 7s", "9d Td Jd Qd")
    )
    number = given["hand_no"]
    # In the last hand nobody is down before the winner goes out.
    last = number == rules.hands and rules.last_hand == "all_melded_no_discard"
    if given["has_laid_down"] and not last:
        mine = TableMeld(ME, _meld("S", ["6c", "6d", "6h"]))
        played = Card("6s")
        play = _in_play(rules, Hand.of([played, *left]), hand_number=number, melds=(mine,))
        play, legal = play.after(ME, LayOff(played, 0)), True
    else:
        melded = [card for run in runs for card in run.cards]
        play = _in_play(rules, Hand.of([*melded, *left]), hand_number=number)
        down = LayDown(runs)
        legal = play.why_illegal(ME, down) is None
        if legal:
            play = play.after(ME, down)
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
