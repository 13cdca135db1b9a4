"""Puzzles that have an exact answer: all melds of a hand, and the best answer to a knock."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, count
from typing import Final

import msgspec

from hollywood.cards import Card, Hand
from hollywood.gin import GinRules, Phase
from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.sight import GinView
from hollywood.melds import (
    Defence,
    LaidOff,
    Meld,
    best_arrangement,
    best_defence,
    extended,
    fits,
    meld_of,
    melds_in,
    points,
)
from hollywood.melds.forms import why_no_meld
from hollywood.puzzles.dealing import deck_of, gin_views
from hollywood.puzzles.kinds import (
    AnswerRefused,
    DefensePuzzle,
    Difficulty,
    MeldsPuzzle,
    number_from,
)

RULES: Final[GinRules] = GIN_PRESETS["gin"]

_RANKS: Final = {"easy": 9, "medium": 7, "hard": 6}
"""How many ranks in a row the hand of a melds puzzle comes from: fewer make more melds."""
_SHARED: Final = {"easy": (0, 1), "medium": (2, 4), "hard": (4, 10)}
"""How many of the hand's cards could be in two melds that exclude each other."""
_MOST_ROUNDS: Final = 150
"""Rounds to look for a knock that fits the difficulty."""


class Arranged(msgspec.Struct, frozen=True, kw_only=True):
    """An answer, compared with the best: ``points`` of deadwood are left, and could be ``least``.

    ``best`` is a best answer.
    """

    left: Hand
    points: int
    least: int
    best: Defence


def melds_puzzle(difficulty: Difficulty, seed: str) -> MeldsPuzzle:
    """Return a hand of ten cards with melds in it."""
    ranks, (fewest, most) = _RANKS[difficulty], _SHARED[difficulty]
    for number in count():
        low = 1 + number_from(seed, "melds", number) % (14 - ranks)
        deck = deck_of(RULES.pack, f"{seed}|melds|{number}")
        hand = Hand.of([card for card in deck if low <= card.rank < low + ranks][:10])
        best = best_arrangement(hand, RULES.melds)
        if len(best.melds) < 2 or not best.left or not fewest <= _shared(hand) <= most:
            continue
        if difficulty != "hard" or _melded_in_turn(hand) > best.points:
            return MeldsPuzzle(difficulty=difficulty, seed=seed, hand=hand)
    raise AssertionError("the numbers do not end")


def _shared(hand: Hand) -> int:
    """Count the cards that are in two melds of which neither contains the other."""
    melds = [meld.hand for meld in melds_in(hand, RULES.melds)]
    shared = 0
    for one, other in combinations(melds, 2):
        both = one.bits & other.bits
        if both and both not in {one.bits, other.bits} and not _one_run(one, other):
            shared |= both
    return shared.bit_count()


def _one_run(one: Hand, other: Hand) -> bool:
    return meld_of(Hand(one.bits | other.bits), RULES.melds) is not None


def _melded_in_turn(hand: Hand) -> int:
    """Return the deadwood after taking the meld that saves most, again and again."""
    while melds := melds_in(hand, RULES.melds):
        dearest = max(melds, key=lambda meld: points(meld.hand, RULES.melds))
        hand = hand.minus(dearest.cards)
    return points(hand, RULES.melds)


def defense_puzzle(difficulty: Difficulty, seed: str) -> DefensePuzzle:
    """Return a knock that fits the difficulty, or after many rounds the best that was found."""
    fallback: tuple[int, GinView] | None = None
    wanted = {"easy": 1, "medium": 2, "hard": 3}[difficulty]
    for number in count():
        for view in gin_views(RULES, f"{seed}|defense|{number}"):
            if view.table.phase is not Phase.LAYOFF:
                continue
            found = _hardness(view)
            if found == wanted:
                return DefensePuzzle(difficulty=difficulty, seed=seed, view=view)
            if found and (fallback is None or abs(found - wanted) < abs(fallback[0] - wanted)):
                fallback = found, view
            break
        if number >= _MOST_ROUNDS and fallback is not None:
            return DefensePuzzle(difficulty=difficulty, seed=seed, view=fallback[1])
    raise AssertionError("the numbers do not end")


def _hardness(view: GinView) -> int:
    """Return how hard it is to answer a knock, from 1 to 3; 0 if there is nothing to lay off.

    3: to meld first and to lay off what is left is not the best. 2: several layoffs.
    """
    rules, spread = view.table.rules.melds, view.table.spread
    best = best_defence(view.hand, spread, rules, lay_off=view.table.layoffs_allowed)
    if not best.layoffs:
        return 0
    left = best_arrangement(view.hand, rules).left
    if points(left, rules) - _laid_off(left, spread) > best.points:
        return 3
    return 2 if len(best.layoffs) > 1 and best.melds else 1


def _laid_off(left: Hand, spread: Sequence[Meld]) -> int:
    """Return the points of all of these cards that can be laid off."""
    melds, saved = list(spread), 0
    rules = RULES.melds
    while True:
        fitting = [
            (card, n) for card in left for n, meld in enumerate(melds) if fits(meld, card, rules)
        ]
        if not fitting:
            return saved
        card, onto = fitting[0]
        melds[onto] = extended(melds[onto], card, rules)
        left, saved = left - card, saved + rules.points(card)


def arranged(
    hand: Hand,
    spread: Sequence[Meld],
    melds: Sequence[Sequence[Card]],
    layoffs: Sequence[LaidOff] = (),
) -> Arranged:
    """Compare an answer with the best; AnswerRefused if the rules do not allow it.

    ``layoffs`` are made in this order on ``spread``, before the ``melds``.
    """
    rules = RULES.melds
    table, left = list(spread), hand
    for card, onto in ((each.card, each.onto) for each in layoffs):
        left = _without(left, (card,))
        if not 0 <= onto < len(table) or not fits(table[onto], card, rules):
            raise AnswerRefused("does_not_fit", f"{card} does not fit on that meld")
        table[onto] = extended(table[onto], card, rules)
    for cards in melds:
        problem = why_no_meld(cards, rules)
        if problem is not None:
            raise AnswerRefused("no_meld", problem)
        left = _without(left, cards)
    best = best_defence(hand, spread, rules, lay_off=bool(spread))
    return Arranged(left=left, points=points(left, rules), least=best.points, best=best)


def _without(hand: Hand, cards: Sequence[Card]) -> Hand:
    if not hand.holds(cards):
        raise AnswerRefused("not_in_hand", "these cards are not in the hand")
    return hand.minus(cards)
