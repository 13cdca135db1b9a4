"""OpenSpiel's bot sees what the seat knows, and its decisions are legal at the table."""

from __future__ import annotations

import doctest
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from benchmarks import open_spiel_translation as told
from hollywood.cards import parse_cards
from hollywood.gin import GIN_PRESETS, GinRound, GinView
from hollywood.gin.actions import GinAction, PassUpcard
from hollywood.match.presets import rules_for
from hollywood.play import Action, Seat, TakeDiscard
from hollywood.play.text import from_json, to_json
from hollywood.server.sight.gin import show_gin
from tests.arena.open_spiel_rules import CARDS_OF, MELDS, Peer
from tests.bots.tables import bot, dealt, moments
from tests.bots.test_no_peeking import twin

CARDS = [told.written(card) for card in range(52)]
PAIRS = (("greedy", "greedy"), ("random", "random"), ("camper", "random"), ("greedy", "random"))


def boards(kinds: tuple[str, str], rounds: int) -> Iterator[tuple[GinRound, Seat, Any]]:
    """Rounds of gin by two bots: each decision in the engine, and as a program sees it."""
    rules = rules_for("eaai")
    for number in range(1, rounds + 1):
        play = dealt(rules, hand=number, seed=number)
        for before, seat in moments(play, [bot(kind, seed=number) for kind in kinds]):
            assert isinstance(before, GinRound)
            yield before, seat, shown(before, seat)


def shown(play: GinRound, seat: Seat) -> Any:
    """The board as a message shows it."""
    board = show_gin(play.view(seat), number=0, seats=(Seat(0), Seat(1)))
    return msgspec.json.decode(to_json(board))


def after(play: GinRound, action: Action) -> GinRound:
    """The round after an action of the player who is to act."""
    assert play.awaiting is not None
    return play.after(play.awaiting, action)


def why_not(view: GinView, action: Any) -> str | None:
    """Say why the table refuses an answer of the program."""
    done: Action = from_json(msgspec.json.encode(action), GinAction)
    return view.why_illegal(done)


@pytest.mark.parametrize("kinds", PAIRS)
def test_the_story_ends_in_what_the_seat_sees(kinds: tuple[str, str]) -> None:
    seen: Counter[str] = Counter()
    for play, seat, board in boards(kinds, 25):
        if board["layoffs"]:
            continue  # OpenSpiel's bot never lays off: stop before the first layoff
        player = told.player_at(board)
        assert player == (seat != 1 - play.table.dealer)
        peer = Peer(told.story(board, MELDS))
        mine, pile = told.numbers(board["hands"][seat]), told.numbers(board["discards"])
        phase = board["phase"]
        assert peer.player == player
        assert peer.hands[player] == set(mine)
        assert len(peer.deck) == board["stock"]
        if phase in {"upcard", "draw"}:
            assert [*peer.under, peer.upcard] == pile
            assert peer.phase == phase or len(pile) == 1  # nobody has drawn from the stock yet
        else:
            assert peer.under == pile
            assert peer.phase == phase
        if phase == "layoff":
            assert peer.hands[1 - player] == set(told.numbers(board["left"]))
            laid = [card for each in peer.laid for card in CARDS_OF[each]]
            melded = [card for meld in board["spread"] for card in told.numbers(meld["cards"])]
            assert sorted(laid) == sorted(melded)
        else:
            assert len(peer.hands[1 - player]) == 10
            known = {told.number(card.text) for card in play.table.known[1 - seat]}
            assert known <= peer.hands[1 - player]
            assert not peer.hands[1 - player] & {*mine, *pile}
        seen[f"{phase} {player}"] += 1
        seen["taken"] += board["taken"] is not None
        seen["known"] += any(play.table.known[1 - seat])
    for kind in ("upcard 0", "upcard 1", "draw 0", "draw 1", "discard 0", "discard 1", "taken"):
        assert seen[kind] > 10, kind
    assert seen["known"] > 10
    if kinds == ("greedy", "greedy"):
        assert min(seen["layoff 0"], seen["layoff 1"]) > 5


@pytest.mark.parametrize("passes", [0, 1])
def test_a_knock_before_anybody_has_drawn_is_told(passes: int) -> None:
    """Dealt two runs and two threes, the player takes a third three and discards a ten."""
    knocker = "Ac 2c 3c 4c 6d 7d 8d 3s 3h Th".split()
    other = "As 2s Ah 5s 5d 9c 9d Kc Jd Qh".split()
    order = (knocker, other) if passes == 0 else (other, knocker)  # the non-dealer comes first
    top = [card for pair in zip(*order, strict=True) for card in pair] + ["3d"]
    deck = [*top, *(card for card in CARDS if card not in top)]
    play = GinRound.deal(GIN_PRESETS["eaai"], dealer=Seat(1), deck=parse_cards(" ".join(deck)))
    moves: list[Action] = [PassUpcard()] * passes + [TakeDiscard()]
    for move in moves:
        play = after(play, move)
    assert play.awaiting is not None
    board = shown(play, play.awaiting)
    laid = [["3s", "3d", "3h"], ["Ac", "2c", "3c", "4c"], ["6d", "7d", "8d"]]
    knock = told.knock(board, "Th", [told.meld(told.numbers(cards)) for cards in laid])
    play = after(play, from_json(msgspec.json.encode(knock), GinAction))
    assert play.awaiting is not None
    peer = Peer(told.story(shown(play, play.awaiting), MELDS))
    assert (peer.phase, peer.player) == ("layoff", 1 - passes)
    assert peer.hands[passes] == set()
    assert peer.hands[1 - passes] == set(told.numbers(other))
    assert peer.under == [told.number("Th")]
    assert len(peer.deck) == 31


def test_the_story_is_made_from_what_the_seat_knows() -> None:
    chance, differed = random.Random(4), 0
    for play, seat, board in boards(("greedy", "random"), 20):
        other = twin(play, seat, chance)
        assert isinstance(other, GinRound)
        differed += other != play
        there = shown(other, seat)
        assert told.story(there, MELDS) == told.story(board, MELDS)
    assert differed > 100


@pytest.mark.parametrize("kinds", PAIRS)
def test_a_card_just_taken_stays_and_another_is_thrown(kinds: tuple[str, str]) -> None:
    barred = 0
    for play, seat, board in boards(kinds, 12):
        if board["phase"] != "discard":
            continue
        hand = board["hands"][seat]
        for card in hand:
            action = told.throw(board, card)
            assert why_not(play.view(seat), action) is None
            if card != board["taken"]:
                assert action == {"type": "discard", "card": card}
                continue
            left = [each for each in board["arrangement"]["left"] if each != card]
            high = max(told.RANKS.index(each[0]) for each in left or without(hand, card))
            assert told.RANKS.index(action["card"][0]) == high
            barred += 1
    assert barred > 10


def test_knocks_are_as_the_bot_laid_them_or_the_best_allowed() -> None:
    seen: Counter[str] = Counter()
    for play, seat, board in boards(("simple", "greedy"), 150):
        if board["phase"] != "discard":
            continue
        knocks, hand = board["options"]["knocks"], board["hands"][seat]
        for each in knocks:
            laid = [
                told.meld(piece)
                for meld in each["spreads"][-1]["melds"]
                for piece in told.pieces(meld)
            ]
            raw = told.knock(board, each["discard"], laid)
            best = told.knock(board, each["discard"], laid, repaired=True)
            assert raw == {"type": "knock", "discard": each["discard"], "spread": laid}
            assert best["spread"] == each["spreads"][0]["melds"]
            assert why_not(play.view(seat), raw) is None
            assert why_not(play.view(seat), best) is None
            seen["allowed"] += 1
        if board["taken"] is not None:
            instead = told.knock(board, board["taken"], [])
            assert why_not(play.view(seat), instead) is None
            if knocks:
                assert instead["discard"] == knocks[0]["discard"]
            else:
                assert instead == told.throw(board, board["taken"])
            seen["taken, a knock" if knocks else "taken, no knock"] += 1
        elif not knocks:
            assert told.knock(board, hand[0], []) == {"type": "discard", "card": hand[0]}
    assert all(seen[kind] > 3 for kind in ("allowed", "taken, a knock", "taken, no knock"))


def test_a_defence_may_be_none_and_may_be_the_best() -> None:
    seen: Counter[str] = Counter()
    for play, seat, board in boards(("simple", "greedy"), 60):
        if board["phase"] == "layoff":
            assert why_not(play.view(seat), told.show([])) is None
            assert why_not(play.view(seat), told.show(board["arrangement"]["melds"])) is None
            best = told.defence(board)
            assert why_not(play.view(seat), best) is None
            seen[best["type"]] += 1
            assert (best["type"] == "lay_off") == bool(board["options"]["defence"]["layoffs"])
    assert min(seen["lay_off"], seen["show"]) > 3


@pytest.mark.parametrize("length", range(3, 11))
def test_long_runs_are_laid_in_pieces_that_openspiel_knows(length: int) -> None:
    for first in range(14 - length):
        run = list(range(13 + first, 13 + first + length))
        laid = told.pieces(told.meld(run))
        assert [card for piece in laid for card in piece] == run
        assert all(piece in MELDS for piece in laid)
        assert len(laid) == 1 + (length > 5)


def test_numbers_and_cards() -> None:
    assert told.numbers(CARDS) == list(range(52))
    assert CARDS[:2] + CARDS[12:14] + CARDS[26:27] + CARDS[51:] == "As 2s Ks Ac Ad Kh".split()
    assert told.DRAW_UPCARD == 52
    assert (told.DRAW_STOCK, told.PASS, told.KNOCK, told.FIRST_MELD) == (53, 54, 55, 56)


def test_other_games_are_refused() -> None:
    assert told.other_rules(rules_for("eaai").to_mapping()) is None
    assert told.other_rules(rules_for("hollywood-gin").to_mapping()) is None  # other scores only
    for preset in ("oklahoma", "straight-gin", "round-the-corner", "hollywood-rounds"):
        words = told.other_rules(rules_for(preset).to_mapping())
        assert words is not None
        assert "preset eaai" in words
    assert told.other_rules(rules_for("may-i").to_mapping()) == (
        "OpenSpiel plays family=gin, not contract; preset eaai is what it plays"
    )


def test_examples() -> None:
    results = doctest.testmod(told)
    assert results.attempted > 5
    assert results.failed == 0


def without(cards: list[str], gone: str) -> list[str]:
    return [card for card in cards if card != gone]
