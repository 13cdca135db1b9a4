"""How the tests set up a contract table, and how they play on at random."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from hollywood.cards import Card, Hand, parse_cards
from hollywood.contract import CONTRACT_PRESETS, ContractRound, ContractRules, Phase, TableMeld
from hollywood.melds.wild import WildKind, WildMeld
from hollywood.play import Action, Seat

MAY_I = CONTRACT_PRESETS["may-i"]
ME, LEFT, OVER, RIGHT = Seat(1), Seat(2), Seat(3), Seat(0)
"""Seat 1 is in turn in most tests; the others follow clockwise."""


def ruled(*settings: str, base: ContractRules = MAY_I) -> ContractRules:
    return base.with_settings(settings)


def meld(kind: str, cards: str) -> WildMeld:
    return WildMeld(WildKind(kind), tuple(parse_cards(cards)))


def melds(*texts: str) -> tuple[WildMeld, ...]:
    """Melds written as in ``"S 3c 3d 3h"``."""
    return tuple(meld(text[0], text[1:]) for text in texts)


def lying(owner: int, *texts: str) -> tuple[TableMeld, ...]:
    return tuple(TableMeld(Seat(owner), one) for one in melds(*texts))


def sitting(
    hand: str,
    rules: ContractRules = MAY_I,
    *,
    discards: str = "",
    stock: str | None = None,
    on_table: Sequence[TableMeld] = (),
    phase: Phase = Phase.PLAY,
    players: int = 4,
    others: int = 2,
    hand_number: int = 1,
    **more: Any,
) -> ContractRound:
    """Seat 1 is in turn and holds ``hand``; the others hold ``others`` unnamed cards."""
    pile = parse_cards(discards)
    named = [*parse_cards(hand), *pile, *parse_cards(stock or "")]
    named += [card for one in on_table for card in one.meld.cards]
    spare = iter(Hand.of(rules.pack.cards).minus(named))
    hands = [
        Hand.parse(hand) if seat == ME else Hand.of(islice(spare, others))
        for seat in range(players)
    ]
    return ContractRound.at(
        rules,
        hands=hands,
        discards=pile,
        stock=tuple(spare) if stock is None else parse_cards(stock),
        melds=on_table,
        turn=ME,
        phase=phase,
        hand_number=hand_number,
        whole=False,
        **more,
    )


def code(play: ContractRound, seat: Seat, action: Action) -> str | None:
    """The code of the refusal; ``None`` if the action is legal. The words must be one line."""
    refused = play.refusal(seat, action)
    if refused is None:
        return None
    assert refused.words
    assert "\n" not in refused.words
    return str(refused.code)


def deck(rules: ContractRules, chance: random.Random) -> list[Card]:
    cards = list(rules.pack.cards)
    chance.shuffle(cards)
    return cards


def dealt(
    rules: ContractRules = MAY_I,
    *,
    players: int = 4,
    hand_number: int = 1,
    dealer: int = 0,
    seed: int = 1,
) -> ContractRound:
    return ContractRound.deal(
        rules,
        players=players,
        dealer=Seat(dealer),
        hand_number=hand_number,
        deck=deck(rules, random.Random(seed)),
    )


def chosen(actions: Iterable[Action], chance: random.Random, *, most: int = 60) -> Action | None:
    """One of the first ``most`` actions: the kind first, then one of its kind."""
    kinds: dict[str, list[Action]] = {}
    for action in islice(actions, most):
        kinds.setdefault(type(action).__name__, []).append(action)
    return chance.choice(kinds[chance.choice(sorted(kinds))]) if kinds else None


def at_random(
    play: ContractRound, chance: random.Random, *, callers: float = 0.3
) -> Iterator[tuple[ContractRound, Seat, Action]]:
    """Play to the end; yield each round with the action that is about to be carried out in it."""
    while play.awaiting is not None:
        seat, action = play.awaiting, None
        if play.table.may_be_called and chance.random() < callers:
            seat = Seat(chance.randrange(play.table.seats))
            action = chosen(play.legal_actions(seat), chance)
        if action is None:
            seat = play.awaiting
            action = chosen(play.legal_actions(seat), chance)
        assert action is not None
        yield play, seat, action
        play = play.after(seat, action)


def all_cards(play: ContractRound) -> Hand:
    """Every card wherever it is."""
    held = [card for hand in play.hands for card in hand]
    laid = [card for one in play.table.melds for card in one.meld.cards]
    return Hand.of([*held, *laid, *play.table.discards, *play.stock])
