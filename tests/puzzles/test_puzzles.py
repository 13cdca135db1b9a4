"""Puzzles: what they show, that their answers are legal and the best, and that seeds decide."""

from __future__ import annotations

import msgspec
import pytest

from hollywood.cards import Card
from hollywood.contract.actions import CallMayI
from hollywood.gin import GinRound, Phase
from hollywood.gin.sight import GinView
from hollywood.melds import LaidOff, best_arrangement, best_defence
from hollywood.play import Discard
from hollywood.play.text import to_json
from hollywood.puzzles.arranging import RULES, arranged, defense_puzzle, melds_puzzle
from hollywood.puzzles.choosing import (
    call_instead,
    call_puzzle,
    discard_instead,
    discard_puzzle,
    weighed_calls,
    weighed_discards,
)
from hollywood.puzzles.kinds import (
    DIFFICULTIES,
    KINDS,
    AnswerRefused,
    Difficulty,
    DiscardPuzzle,
    Kind,
    MeldsPuzzle,
    Puzzle,
    seed_of_day,
)
from hollywood.puzzles.making import puzzle_of, rank_of_arrangement, rank_of_choice
from tests.oracles.gin_melds import deadwood as least_deadwood

SEEDS = tuple(f"seed {number}" for number in range(8))


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_hand_of_melds_has_an_answer_and_a_slow_solver_finds_none_better(
    difficulty: Difficulty,
) -> None:
    for seed in SEEDS:
        hand = melds_puzzle(difficulty, seed).hand
        assert len(hand) == 10
        best = best_arrangement(hand, RULES.melds)
        found = arranged(hand, (), [meld.cards for meld in best.melds])
        assert found.points == found.least == least_deadwood(frozenset(hand), RULES.melds)
        assert rank_of_arrangement(found) == "right"
        assert rank_of_arrangement(arranged(hand, (), ())) == "wrong"


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_best_answer_to_a_knock_is_right_and_none_is_not(difficulty: Difficulty) -> None:
    for seed in SEEDS[:4]:
        view = defense_puzzle(difficulty, seed).view
        assert view.table.phase is Phase.LAYOFF
        assert view.awaiting == view.seat
        best = best_defence(view.hand, view.table.spread, RULES.melds)
        assert best.layoffs
        melds = [meld.cards for meld in best.melds]
        found = arranged(view.hand, view.table.spread, melds, best.layoffs)
        assert rank_of_arrangement(found) == "right"
        assert found.points == found.least == best.points
        without = arranged(view.hand, view.table.spread, melds)
        assert without.points > without.least


def test_an_arrangement_that_the_rules_forbid_is_refused() -> None:
    view = defense_puzzle("easy", "one").view
    hand, spread = view.hand, view.table.spread
    best = best_defence(hand, spread, RULES.melds)
    first = best.layoffs[0]
    for melds, layoffs, code in (
        ([tuple(hand)[:2]], (), "no_meld"),
        ([], (LaidOff(first.card, 9),), "does_not_fit"),
        ([], (first, first), "not_in_hand"),
        ([], (LaidOff(first.card, -1),), "does_not_fit"),
        ([(Card("XX"),) * 3], (), "no_meld"),
    ):
        with pytest.raises(AnswerRefused) as refused:
            arranged(hand, spread, melds, layoffs)
        assert refused.value.code == code


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_every_discard_has_a_value_and_the_best_is_right(difficulty: Difficulty) -> None:
    for seed in SEEDS[:2]:
        puzzle = discard_puzzle(difficulty, seed)
        decision = weighed_discards(puzzle, worlds=24)
        discards = [each.action for each in decision.options]
        assert set(discards) == {
            each for each in puzzle.view.legal_actions() if isinstance(each, Discard)
        }
        assert rank_of_choice(discard_instead(puzzle, decision, 0)) == "right"
        last = discard_instead(puzzle, decision, len(discards) - 1)
        assert rank_of_choice(last) != "right"
        assert last.grounds or rank_of_choice(last) == "nearly"


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_call_is_weighed_against_leaving_the_discard(difficulty: Difficulty) -> None:
    puzzle = call_puzzle(difficulty, "seed 1")
    view = puzzle.view
    assert view.seat != view.table.turn
    assert view.refusal(CallMayI(view.table.moment)) is None
    decision = weighed_calls(puzzle, worlds=24)
    assert {isinstance(each.action, CallMayI) for each in decision.options} == {True, False}
    assert rank_of_choice(call_instead(puzzle, decision, 0)) == "right"


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_decides_and_a_day_has_its_own(kind: Kind) -> None:
    one, again = (to_json(puzzle_of(kind, "medium", seed_of_day("2026-11-27", kind))) for _ in "ab")
    assert one == again
    assert one != to_json(puzzle_of(kind, "medium", seed_of_day("2026-11-28", kind)))
    assert len({seed_of_day("2026-11-27", each) for each in KINDS}) == len(KINDS)


def test_the_puzzles_of_a_day_are_these_cards_with_every_python() -> None:
    """A change of this list changes the puzzles of a day, of which people may talk."""
    made = {kind: puzzle_of(kind, "medium", seed_of_day("2026-11-27", kind)) for kind in KINDS}
    assert {kind: _open_cards(puzzle) for kind, puzzle in made.items()} == EXPECTED


def _open_cards(puzzle: Puzzle) -> str:
    if isinstance(puzzle, MeldsPuzzle):
        return str(puzzle.hand)
    table = puzzle.view.table
    return f"{puzzle.view.hand} / {' '.join(map(str, table.discards))}"


EXPECTED: dict[str, str] = {
    "discard": "5c Ad 4d 9d Td 9h As 2s 4s 9s Ts / Qs Qh Th Kc Tc Jc Jh Js Qc",
    "defense": "2c 6c Qc 8d 9d Td Jd 4h Qh Qs / Th 9h Kc Jc 4s 5d 6d",
    "melds": "2c 6c 4d 6d 4h 5h 6h 2s 4s 7s",
    "may-i": "Kc 6d 9d Kd Ah 2h Kh 4s 6s 7s 9s / 5s",
}


def test_hidden_cards_change_neither_a_puzzle_nor_its_values() -> None:
    puzzle = discard_puzzle("medium", "seed 1")
    view = puzzle.view
    seat = view.seat
    assert seat is not None
    found = set()
    for turned in (False, True):
        other = _another_world(view, turned=turned).view(seat)
        same = DiscardPuzzle(difficulty="medium", seed="seed 1", view=other)
        found.add(to_json([same, weighed_discards(same, worlds=24)]))
    assert len(found) == 1


def _another_world(view: GinView, *, turned: bool) -> GinRound:
    """A round that looks like this to the seat, with the hidden cards in one of two orders."""
    table, seat = view.table, view.seat
    assert seat is not None
    open_cards = {*view.hand, *table.discards, *table.known[1 - seat]}
    hidden = [card for card in table.rules.pack.cards if card not in open_cards]
    if turned:
        hidden.reverse()
    missing = table.rules.hand_size - len(table.known[1 - seat])
    theirs = table.known[1 - seat].plus(hidden[:missing])
    hands = (view.hand, theirs) if seat == 0 else (theirs, view.hand)
    return GinRound(
        table=table, hands=hands, stock=tuple(hidden[missing:]), drawn=view.drawn, news=()
    )


def test_no_puzzle_holds_a_card_that_its_seat_does_not_see() -> None:
    """Two hands of cards, of which a seat sees one: the text of a puzzle has no other."""
    for kind in ("discard", "defense"):
        puzzle = puzzle_of(kind, "medium", "seed 3")
        view = puzzle.view  # type: ignore[union-attr]
        assert isinstance(view, GinView)
        table = view.table
        shown = {
            *view.hand,
            *table.discards,
            *table.left,
            *(card for hand in table.known for card in hand),
            *(card for meld in table.spread for card in meld.cards),
            table.upcard,
            *(each.card for each in table.past if hasattr(each, "card") and each.card is not None),
        }
        told = _cards_in(msgspec.json.decode(to_json(puzzle)))
        assert told <= {str(card) for card in shown}


def _cards_in(value: object) -> set[str]:
    if isinstance(value, dict):
        return {card for key, each in value.items() if key != "rules" for card in _cards_in(each)}
    if isinstance(value, list):
        return {card for each in value for card in _cards_in(each)}
    if isinstance(value, str) and len(value) == 2 and value[0] in "A23456789TJQK":
        return {value} if value[1] in "cdhs" else set()
    return set()
