"""Examples that play a gin round, or a part of one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from hollywood.cards import Card, Hand
from hollywood.contract import ContractRules
from hollywood.gin import (
    BigGin,
    GinRound,
    GinRules,
    Knock,
    LayOff,
    PassUpcard,
    Phase,
    ShowHand,
    price,
    stacked_deck,
)
from hollywood.match.dealers import next_dealer
from hollywood.melds import best_arrangement, best_defence, meld_of
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard
from tests.acceptance.contract_kinds import contract_discard
from tests.acceptance.example import Example, cards, group, hand

NON_DEALER, DEALER = Seat(0), Seat(1)

DEAD_HANDS = {"draw", "dead_hand", "void", "cancelled"}


def _dealt(
    rules: GinRules,
    first: Iterable[Card],
    second: Iterable[Card] = (),
    *,
    upcard: Card | None = None,
    stock: Sequence[Card] = (),
) -> GinRound:
    """Deal known cards to the non-dealer (seat 0) and the dealer (seat 1); fill up with others."""
    deck = stacked_deck(rules, dealer=DEALER, hands=(first, second), upcard=upcard, stock=stock)
    return GinRound.deal(rules, dealer=DEALER, deck=deck)


def _with_draw(rules: GinRules, held: Hand, taken: Card, source: str) -> GinRound:
    """Let the non-dealer hold ``held`` after the first draw, which was ``taken``."""
    before = held - taken
    if source == "discard":
        return _dealt(rules, before, upcard=taken).after(NON_DEALER, TakeDiscard())
    play = _dealt(rules, before, stock=[taken])
    if play.table.phase is Phase.UPCARD:
        play = play.after(NON_DEALER, PassUpcard()).after(DEALER, PassUpcard())
    return play.after(NON_DEALER, DrawStock())


def _defended(play: GinRound) -> GinRound:
    """Let the defender play the hand as well as possible."""
    seat = play.awaiting
    assert seat is not None
    lay_off = any(isinstance(action, LayOff) for action in play.legal_actions(seat))
    defence = best_defence(play.hands[seat], play.table.spread, play.rules.melds, lay_off=lay_off)
    for layoff in defence.layoffs:
        play = play.after(seat, LayOff(layoff.card, layoff.onto))
    return play.after(seat, ShowHand(defence.melds))


def knock_options(example: Example) -> None:
    given, rules = example.given, example.gin
    held = hand(given["hand"])
    taken = Card(given["taken"]) if given.get("taken") else held.cards[-1]
    if given.get("upcard"):
        # The upcard matters for the limit only, and need not be the card taken.
        limit = rules.knock_limit_for(Card(given["upcard"]))
        rules = example.changed(oklahoma=False, spade_doubles=False, knock_limit=limit)
    play = _with_draw(rules, held, taken, given.get("taken_from") or "stock")
    least: dict[Card, int] = {}
    big_gin = False
    for action in play.legal_actions(NON_DEALER):
        if isinstance(action, Knock):
            melded = [card for meld in action.spread for card in meld.cards]
            left = held.minus([action.discard, *melded])
            counted = sum(rules.melds.points(card) for card in left)
            least[action.discard] = min(counted, least.get(action.discard, counted))
        big_gin = big_gin or isinstance(action, BigGin)
    said = example.expected
    assert {str(card): counted for card, counted in least.items()} == {
        option["discard"]: option["deadwood"] for option in said["options"]
    }
    for option in said["options"]:
        assert option.get("gin", not option["deadwood"]) == (option["deadwood"] == 0)
    assert big_gin == bool(said.get("big_gin"))


def hand_result(example: Example) -> None:
    given = example.given
    rules = example.changed(multiplier=given.get("multiplier"))
    mine = hand(given["knocker_hand"])
    melds = [meld_of(cards(meld), rules.melds) for meld in given["knocker_melds"]]
    spread = tuple(meld for meld in melds if meld)
    assert len(spread) == len(melds)
    theirs = hand(given["opponent_hand"])
    spare = next(card for card in rules.pack.cards if card not in mine and card not in theirs)
    big_gin = len(mine) > rules.hand_size
    drawn = mine.cards[-1] if big_gin else spare
    upcard = Card(given["upcard"]) if given.get("upcard") else None
    dealt = mine - drawn if big_gin else mine
    play = _dealt(rules, dealt, theirs, upcard=upcard, stock=[drawn])
    play = play.after(NON_DEALER, PassUpcard()).after(DEALER, PassUpcard())
    play = play.after(NON_DEALER, DrawStock())
    ending: Action = BigGin(spread) if big_gin else Knock(drawn, spread)
    play = _defended(play.after(NON_DEALER, ending))
    assert play.result
    score = price(play.result, rules)
    winner = None if score.winner is None else ("knocker", "opponent")[score.winner]
    example.says(
        winner=winner,
        type=score.kind.value,
        points=score.points,
        knocker_deadwood=play.result.knocker_deadwood,
        opponent_deadwood=play.result.defender_deadwood,
    )


def upcard(example: Example) -> None:
    given = example.given
    seats = {given["nondealer"]: NON_DEALER, given["dealer"]: DEALER}
    acts = [text.split(":") for text in given["actions"]]
    thrown = {who: Card(rest[0]) for who, _, *rest in acts if rest}
    hands = [[thrown[who]] if who in thrown else [] for who in seats]
    play = _dealt(example.gin, hands[0], hands[1], upcard=Card(given["upcard"]))
    words: dict[str, Action] = {
        "pass": PassUpcard(),
        "take_upcard": TakeDiscard(),
        "draw_discard": TakeDiscard(),
        "draw_stock": DrawStock(),
    }
    for who, word, *rest in acts:
        play = play.after(seats[who], Discard(thrown[who]) if rest else words[word])
    taking = "take_upcard" if play.table.phase is Phase.UPCARD else "draw_discard"
    names: dict[type[Action], str] = {
        PassUpcard: "pass",
        DrawStock: "draw_stock",
        TakeDiscard: taking,
        Discard: "discard",
    }
    assert play.awaiting is not None
    choices = {names.get(type(act)) for act in play.legal_actions(play.awaiting)} - {None}
    assert choices == set(example.expected["choices"])
    assert seats[example.expected["next_player"]] == play.awaiting


def stock_end(example: Example) -> None:
    given, rules = example.given, example.gin
    left, knocked = given["stock_after_discard"], given["knocked"]
    ready = ("2c 2d 2h 3c 3d 3h 4c 4d 4h Ac", "6c 6d 6h 7c 7d 7h 8c 8d 8h Ad")
    play = _dealt(rules, hand(ready[0].split()), hand(ready[1].split()))
    play = play.after(NON_DEALER, PassUpcard()).after(DEALER, PassUpcard())
    while play.table.stock > left and not play.over:
        seat = play.awaiting
        assert seat is not None
        play = play.after(seat, DrawStock())
        card = play.drawn
        assert card is not None
        if knocked and play.table.stock <= left:
            best = best_arrangement(play.hands[seat] - card, rules.melds)
            play = play.after(seat, Knock(card, best.melds))
        else:
            play = play.after(seat, Discard(card))
    if knocked:
        play = _defended(play)
    drawn = play.over and play.result is not None and play.result.knocker is None
    assert drawn == (example.expected["result"] == "draw")
    assert play.over == (drawn or knocked)


def discard_legal(example: Example) -> None:
    given = example.given
    taken, thrown = Card(given["taken"]), Card(given["discard"])
    if isinstance(example.rules, ContractRules):
        example.says(legal=contract_discard(example.rules, taken, given["taken_from"], thrown))
        return
    rules = example.gin
    # Nine melded cards and one to spare, so that a knock is possible whatever the discard.
    melded = [
        card
        for card in cards("2c 2d 2h 3c 3d 3h 4c 4d 4h 5c 5d 5h 6c 6d 6h".split())
        if card.rank not in {taken.rank, thrown.rank}
    ][:9]
    spare = [thrown] if thrown != taken else [Card("As" if taken != Card("As") else "Ac")]
    play = _with_draw(rules, Hand.of([*melded, *spare, taken]), taken, given["taken_from"])
    knocks = {act.discard for act in play.legal_actions(NON_DEALER) if isinstance(act, Knock)}
    plain = play.why_illegal(NON_DEALER, Discard(thrown)) is None
    legal = thrown in knocks if given.get("knocking") else plain
    assert legal == example.expected["legal"]


def gin_deal(example: Example) -> None:
    given, said, rules = example.given, example.expected, example.gin
    names = list(given["hands"])
    dealer = Seat(names.index(given["dealer"]))
    deck = stacked_deck(
        rules,
        dealer=dealer,
        hands=(cards(given["hands"][names[0]]), cards(given["hands"][names[1]])),
        upcard=Card(given["upcard"]),
        stock=cards(given["stock"]),
    )
    play = GinRound.deal(rules, dealer=dealer, deck=deck)
    for text in given["actions"]:
        who, word, *rest = text.split(":")
        seat = Seat(names.index(who))
        if word == "knock":
            thrown = Card(rest[0])
            best = best_arrangement(play.hands[seat] - thrown, rules.melds)
            play = _defended(play.after(seat, Knock(thrown, best.melds)))
        elif word in {"big_gin", "biggin"}:
            play = _defended(
                play.after(seat, BigGin(best_arrangement(play.hands[seat], rules.melds).melds))
            )
        else:
            plain: dict[str, Action] = {
                "pass": PassUpcard(),
                "take": TakeDiscard(),
                "draw": DrawStock(),
            }
            play = play.after(seat, Discard(Card(rest[0])) if rest else plain[word])
    result = play.result
    assert result
    score = price(result, rules)
    knocker = result.knocker
    answers: dict[str, Any] = {
        "type": score.kind.value,
        "winner": None if score.winner is None else names[score.winner],
        "points": score.points,
        "stock_left": len(play.stock),
        "discard_pile": [str(card) for card in play.discard_pile],
        "next_dealer": names[next_dealer(rules, dealer, score.winner)],
        "hands": {
            name: list(group(held)) for name, held in zip(names, play.final_hands, strict=True)
        },
    }
    if knocker is not None:
        answers |= {
            "knocker": names[knocker],
            "knocker_deadwood": result.knocker_deadwood,
            "opponent_deadwood": result.defender_deadwood,
        }
    if "hands" in said:
        said["hands"] = {name: list(group(held)) for name, held in said["hands"].items()}
    if knocker is None and said.get("type") in DEAD_HANDS:
        said["type"] = answers["type"]
    example.says(**answers)


KINDS: Mapping[str, Callable[[Example], Any]] = {
    "knock_options": knock_options,
    "hand_result": hand_result,
    "upcard": upcard,
    "stock_end": stock_end,
    "discard_legal": discard_legal,
    "gin_deal": gin_deal,
}
