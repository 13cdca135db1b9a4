"""Decks, positions and players for the tests of gin."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from hollywood.cards import Card, Hand, parse_cards
from hollywood.errors import RulesError
from hollywood.gin import GIN_PRESETS, BigGin, GinRound, GinRules, Knock, LayOff, Phase, ShowHand
from hollywood.melds import Meld, best_defence, deadwood, meld_of
from hollywood.play import Action, Discard, Seat, TakeDiscard

FIRST, SECOND = Seat(0), Seat(1)
GIN = GIN_PRESETS["gin"]

# The knobs that concern a round, with values worth trying; the others concern a match.
ROUND_KNOBS: dict[str, tuple[Any, ...]] = {
    "hand_size": (10, 10, 9, 8, 7),
    "set_sizes": ((3, 4), (3, 4), (3,), (4,)),
    "run_min": (3, 3, 4, 5),
    "run_suits": ("same", "same", "any"),
    "ace": ("low", "high_low", "round_corner"),
    "ace_points": (1, 15),
    "face_points": (10, 5),
    "upcard_option": (True, False),
    "both_pass": ("nondealer_draws_stock", "nondealer_draws_either"),
    "rediscard_taken": ("forbid", "allow"),
    "knock_limit": (0, 5, 10, 25),
    "knock_discard": ("face_up", "face_down"),
    "oklahoma": (True, False),
    "oklahoma_ace": ("gin_only", "one"),
    "spade_doubles": (True, False),
    "layoff": (True, True, False),
    "layoff_on_gin": (True, False),
    "knocker_layoff": (True, False),
    "gin_bonus": (20, 25),
    "undercut_bonus": (10, 25),
    "undercut_on_tie": (True, False),
    "gin_undercut": ("never", "no_score", "undercut"),
    "big_gin": (None, 31),
    "stock_floor": (0, 2, 10),
    "stock_end": ("immediate", "fiftieth_card"),
    "turn_cap": (20, 30, 1000),
    "multiplier": (1, 1, 3),
    "gin_extra_boxes": (0, 2),
    "undercut_extra_boxes": (0, 1),
    "doubled_boxes": ("plain", "extra", "all"),
}
MATCH_KNOBS = {
    *("family", "players", "form", "decks", "first_dealer", "next_dealer", "dealer_after_draw"),
    *("gin_bonus_allowed", "scoring", "games", "credit", "closed_entry", "target", "series_end"),
    *("overall", "game_bonus", "shutout", "box_bonus", "third_game_doubled", "sweep_doubled"),
    *("settlement", "stake", "rounding", "games_at_once", "partners_extra_boxes"),
}

Chooser = Callable[[GinRound, random.Random], Action]


def random_rules(rng: random.Random) -> GinRules:
    """Rules with random knobs; contradictions are drawn again."""
    while True:
        try:
            return replace(
                GIN, **{name: rng.choice(values) for name, values in ROUND_KNOBS.items()}
            )
        except RulesError:
            continue


def random_deck(rules: GinRules, rng: random.Random) -> tuple[Card, ...]:
    deck = list(rules.pack.cards)
    rng.shuffle(deck)
    return tuple(deck)


def random_deal(rules: GinRules, rng: random.Random) -> GinRound:
    return GinRound.deal(rules, dealer=Seat(rng.randrange(2)), deck=random_deck(rules, rng))


def anything(state: GinRound, rng: random.Random) -> Action:
    """Choose uniformly among all legal actions."""
    assert state.awaiting is not None
    return rng.choice(state.legal_actions(state.awaiting))


def keen(state: GinRound, rng: random.Random) -> Action:
    """Play toward a knock, so that the later phases are reached; now and then do anything."""
    seat = state.awaiting
    assert seat is not None
    legal = state.legal_actions(seat)
    if rng.random() < 0.1 or len(legal) == 1:
        return rng.choice(legal)
    hand, rules = state.hands[seat], state.rules.melds
    if state.table.phase is Phase.DISCARD:
        ends = [action for action in legal if not isinstance(action, Discard)]
        if ends and (rng.random() < 0.5 or len(ends) == len(legal)):
            return rng.choice(ends)
        discards = [action for action in legal if isinstance(action, Discard)]
        return min(discards, key=lambda action: deadwood(hand - action.card, rules))
    top = state.table.top_discard
    if top is not None and TakeDiscard() in legal:
        better = min(deadwood(hand + top - card, rules) for card in hand)
        return TakeDiscard() if better < deadwood(hand, rules) else legal[0]
    return rng.choice(legal)


def patient(state: GinRound, rng: random.Random) -> Action:
    """Improve the hand and never knock: wait for big gin."""
    assert state.awaiting is not None
    legal = state.legal_actions(state.awaiting)
    if isinstance(legal[-1], BigGin):
        return legal[-1]
    chosen = keen(state, rng)
    return legal[0] if isinstance(chosen, Knock) else chosen


def states(start: GinRound, choose: Chooser, rng: random.Random) -> Iterator[GinRound]:
    """Yield every state of a round, including the first and the last."""
    state = start
    yield state
    while state.awaiting is not None:
        state = state.after(state.awaiting, choose(state, rng))
        yield state


def finished(start: GinRound, choose: Chooser, rng: random.Random) -> GinRound:
    *_, last = states(start, choose, rng)
    return last


def defend(state: GinRound) -> GinRound:
    """Let the defender answer a knock as well as possible."""
    seat, table = state.awaiting, state.table
    assert seat is not None
    assert table.phase is Phase.LAYOFF
    defence = best_defence(
        state.hands[seat], table.spread, state.rules.melds, lay_off=table.layoffs_allowed
    )
    for layoff in defence.layoffs:
        state = state.after(seat, LayOff(layoff.card, layoff.onto))
    return state.after(seat, ShowHand(defence.melds))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_cards(text))


def melds(rules: GinRules, *texts: str) -> tuple[Meld, ...]:
    found = [meld_of(parse_cards(text), rules.melds) for text in texts]
    assert all(found)
    return tuple(meld for meld in found if meld is not None)


def knock(rules: GinRules, discard: str, *spread: str) -> Knock:
    return Knock(Card(discard), melds(rules, *spread))


def holding(
    rules: GinRules,
    mine: str,
    theirs: str = "",
    *,
    taken: str | None = None,
    stock: int | None = None,
    upcard: str | None = None,
    **more: Any,
) -> GinRound:
    """Return a position in which seat 0 holds ``mine`` after the draw; other cards fill up."""
    hand, other = Hand.parse(mine), list(cards(theirs))
    assert len(hand) == rules.hand_size + 1
    pile = [] if upcard is None or Card(upcard) in hand else [Card(upcard)]
    placed = {*hand, *other, *pile}
    rest = [card for card in rules.pack.cards if card not in placed]
    while len(other) < rules.hand_size:
        other.append(rest.pop())
    full = len(rules.pack) - 2 * rules.hand_size - 1
    lie = full - (full - 1 if stock is None else stock) - len(pile)
    return GinRound.at(
        rules,
        dealer=SECOND,
        phase=Phase.DISCARD,
        awaiting=FIRST,
        hands=(hand, Hand.of(other)),
        discards=[*pile, *rest[:lie]],
        stock=rest[lie:],
        taken=None if taken is None else Card(taken),
        upcard=None if upcard is None else Card(upcard),
        **more,
    )
