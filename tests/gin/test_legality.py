"""Legal actions are exactly those that are not refused; a refused action changes nothing."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from hollywood.cards import Card, Pack
from hollywood.errors import IllegalAction
from hollywood.gin import (
    GIN_PRESETS,
    BigGin,
    Finish,
    GinRound,
    GinRules,
    Knock,
    LayOff,
    PassUpcard,
    Phase,
    Refusal,
    ShowHand,
)
from hollywood.melds import Meld, MeldKind, meld_of
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard
from tests.gin.playing import (
    FIRST,
    GIN,
    SECOND,
    anything,
    cards,
    keen,
    random_deal,
    random_rules,
    states,
)
from tests.oracles import gin_melds as oracle

DECK = Pack().cards
JUNK = Meld(MeldKind.RUN, cards("7c 9d Jh"))


def key(action: Action) -> Any:
    """The action with its melds as sets, because their order means nothing."""
    match action:
        case Knock(card, spread):
            return Knock, card, frozenset(meld.cards for meld in spread)
        case BigGin(melds) | ShowHand(melds):
            return type(action), frozenset(meld.cards for meld in melds)
    return action


def universe(state: GinRound, rng: random.Random) -> Iterator[Action]:
    """Every action the awaited player might think of: a superset of all legal ones."""
    yield from (PassUpcard(), DrawStock(), TakeDiscard(), Finish())
    yield from map(Discard, DECK)
    targets = max(len(state.table.spread), len(state.table.shown or ()))
    yield from (LayOff(card, onto) for card in DECK for onto in range(-1, targets + 1))
    assert state.awaiting is not None
    hand = frozenset(state.hands[state.awaiting])
    spreads = [tuple(spread) for spread in families(state.rules, hand)]
    if state.table.phase not in {Phase.DISCARD, Phase.LAYOFF}:
        spreads = rng.sample(spreads, min(3, len(spreads)))
    spreads += [(JUNK,), *((spread[0], *spread) for spread in spreads[-1:] if spread)]
    strangers = rng.sample([card for card in DECK if card not in hand], 2)
    for spread in spreads:
        yield BigGin(spread)
        yield ShowHand(spread)
        yield from (Knock(card, spread) for card in (*hand, *strangers))


def families(rules: GinRules, hand: frozenset[Card]) -> Iterable[list[Meld]]:
    for family in oracle.arrangements(hand, rules.melds):
        melds = [meld_of(cards, rules.melds) for cards in family]
        yield [meld for meld in melds if meld is not None]


def check(state: GinRound, rng: random.Random) -> Counter[Refusal]:
    seat = state.awaiting
    assert seat is not None
    legal = state.legal_actions(seat)
    allowed = {key(action) for action in legal}
    assert len(allowed) == len(legal), "an action is listed twice"
    for action in legal:
        assert state.why_illegal(seat, action) is None
    refused: Counter[Refusal] = Counter()
    found = set()
    for action in universe(state, rng):
        refusal = state.refusal(seat, action)
        if refusal is None:
            found.add(key(action))
        else:
            refused[refusal.code] += 1
            assert "\n" not in refusal.words
            assert refusal.words.endswith(".")
    assert found == allowed
    return refused


@pytest.mark.parametrize("name", GIN_PRESETS)
def test_the_list_and_the_refusals_agree_in_every_preset(name: str) -> None:
    rng = random.Random(str(name))
    for _ in range(3):
        for state in states(random_deal(GIN_PRESETS[name], rng), keen, rng):
            rare = state.table.phase not in {Phase.DRAW, Phase.DISCARD}
            if state.awaiting is not None and (rare or rng.random() < 0.1):
                check(state, rng)


def test_they_agree_under_any_rules_in_every_phase_and_every_refusal_occurs() -> None:
    rng = random.Random(21)
    phases: Counter[Phase] = Counter()
    refused: Counter[Refusal] = Counter()
    common = {Phase.UPCARD, Phase.DRAW, Phase.DISCARD}
    for _ in range(250):
        for state in states(random_deal(random_rules(rng), rng), keen, rng):
            phase = state.table.phase
            wanted = phase not in common or rng.random() < 0.03 or state.table.turns == 0
            if state.awaiting is not None and wanted:
                phases[phase] += 1
                refused += check(state, rng)
    assert set(phases) == set(Phase) - {Phase.OVER}
    elsewhere = {
        *(Refusal.SPECTATOR, Refusal.ROUND_OVER, Refusal.NOT_YOUR_TURN, Refusal.OTHER_GAME),
        *(Refusal.MUST_KNOCK, Refusal.LAST_DISCARD_KNOCK, Refusal.MALFORMED),
    }
    assert set(Refusal) - elsewhere <= set(refused)


class Castle(Action, frozen=True, tag="castle"):
    """A move of another game."""


def test_the_refusals_of_who_and_what() -> None:
    state = random_deal(GIN, random.Random(0))
    awaited = state.awaiting
    assert awaited is not None
    for seat, action, code in (
        (Seat(1 - awaited), PassUpcard(), Refusal.NOT_YOUR_TURN),
        (Seat(2), PassUpcard(), Refusal.SPECTATOR),
        (Seat(-1), PassUpcard(), Refusal.SPECTATOR),
        (awaited, Castle(), Refusal.OTHER_GAME),
    ):
        refused = state.refusal(seat, action)
        assert refused is not None
        assert refused.code is code
        with pytest.raises(IllegalAction):
            state.after(seat, action)
    watching = state.view(None).refusal(PassUpcard())
    assert watching is not None
    assert watching.code is Refusal.SPECTATOR


def test_a_refused_action_leaves_the_state_as_it_was() -> None:
    rng = random.Random(5)
    seen: set[Phase] = set()
    while len(seen) < len(Phase):
        for state in states(random_deal(random_rules(rng), rng), keen, rng):
            phase = state.table.phase
            if phase in seen and rng.random() < 0.95:
                continue
            seen.add(phase)
            before = (state.table, state.hands, state.stock, state.drawn, state.thrown_down)
            seat = state.awaiting if state.awaiting is not None else FIRST
            tried = [Discard(card) for card in DECK]
            for actor, action in (
                *((seat, action) for action in (PassUpcard(), DrawStock(), Finish(), *tried)),
                (Seat(1 - seat), DrawStock()),
            ):
                if state.why_illegal(actor, action) is not None:
                    with pytest.raises(IllegalAction):
                        state.after(actor, action)
            after = (state.table, state.hands, state.stock, state.drawn, state.thrown_down)
            assert after == before


def test_the_order_is_fixed() -> None:
    rng = random.Random(9)
    for state in states(random_deal(GIN, rng), anything, rng):
        for seat in (FIRST, SECOND):
            assert state.legal_actions(seat) == state.legal_actions(seat)
            assert state.legal_actions(seat) == state.view(seat).legal_actions()
