"""Dealing again what a viewer may not know: the same round for the viewer, another for the others.

Cards that were seen to be taken stay where they are. So do the cards that the next action will show
(``pinned``), so that it is possible in the twin, too, and looks the same.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from hollywood.cards import Card, Hand
from hollywood.contract import AllowMayI, ContractRound, LayDown, holder
from hollywood.gin import BigGin, GinRound, Knock, ShowHand
from hollywood.match.match import Board, Match
from hollywood.play import Action, DrawStock, Seat

Pins = Mapping[int, Iterable[Card]]
Place = Seat | None


def match_anew(
    match: Match,
    viewer: Place,
    chance: random.Random,
    *,
    actor: Seat | None = None,
    action: Action | None = None,
    whole_hand: bool = False,
) -> Match:
    """The match dealt again behind ``viewer``, so that ``action`` is possible in it as well."""
    boards = []
    acting = None if actor is None else match.board_of(actor)
    for number, board in enumerate(match.boards):
        place = board.place_of(viewer)
        pins: dict[int, list[Card]] = {}
        kept = 0
        if number == acting and action is not None and actor is not None:
            seat = board.place_of(actor)
            assert seat is not None
            pins, kept = _needed(board, seat, action, place, whole_hand=whole_hand)
        anew = _anew(board.round, place, chance, pins, kept)
        boards.append(msgspec.structs.replace(board, round=anew))
    return msgspec.structs.replace(match, boards=tuple(boards))


def deal_anew(match: Match, viewer: Place, chance: random.Random) -> Match:
    """A freshly dealt match, with other cards for the others; its events agree."""
    twin = match_anew(match, viewer, chance)
    news = []
    for number, event in match.news:
        hands = twin.boards[number].round.hands
        news.append((number, msgspec.structs.replace(event, hands=hands)))
    boards = tuple(
        msgspec.structs.replace(
            board,
            round=msgspec.structs.replace(
                board.round, news=tuple(e for n, e in news if n == number)
            ),
        )
        for number, board in enumerate(twin.boards)
    )
    return msgspec.structs.replace(twin, boards=boards, news=tuple(news))


def same_action(match: Match, twin: Match, actor: Seat, action: Action) -> Action:
    """The action of the twin's player: a card discarded face down is the one they have left."""
    number = match.board_of(actor)
    assert number is not None
    play, place = match.boards[number].round, match.boards[number].place_of(actor)
    assert place is not None
    if not isinstance(action, Knock) or not _face_down(play):
        return action
    kept = play.hands[place].minus([action.discard])
    (card,) = twin.boards[number].round.hands[place].minus(kept)
    return Knock(card, action.spread)


def _face_down(play: GinRound | ContractRound) -> bool:
    return isinstance(play, GinRound) and play.rules.knock_discard == "face_down"


def _needed(
    board: Board, seat: Seat, action: Action, viewer: Place, *, whole_hand: bool
) -> tuple[dict[int, list[Card]], int]:
    """The cards of each place that ``action`` shows, and how much of the stock stays."""
    play = board.round
    ended = play.after(seat, action)
    if isinstance(play, ContractRound):
        assert isinstance(ended, ContractRound)
        drawer = holder(play.table) if isinstance(action, AllowMayI) else seat
        draws = isinstance(action, AllowMayI | DrawStock)
        kept = len(play.stock) - len(ended.stock) if draws and drawer == viewer else 0
        if draws and drawer == viewer and ended.table.reshuffles > play.table.reshuffles:
            kept = len(play.stock)
        if ended.over:
            return {place: list(hand) for place, hand in enumerate(play.hands)}, kept
    else:
        kept = 1 if isinstance(action, DrawStock) and seat == viewer else 0
    if seat == viewer:
        return {}, kept
    if whole_hand or isinstance(action, ShowHand | BigGin):
        return {seat: list(play.hands[seat])}, kept
    if isinstance(action, Knock):
        thrown = [action.discard] if _face_down(play) else []
        return {seat: list(play.hands[seat].minus(thrown))}, kept
    if isinstance(action, LayDown):
        return {seat: [card for meld in action.melds for card in meld.cards]}, kept
    card = getattr(action, "card", None)
    return ({seat: [card]} if isinstance(card, Card) else {}), kept


def _anew(
    play: GinRound | ContractRound, viewer: Place, chance: random.Random, pins: Pins, kept: int
) -> GinRound | ContractRound:
    """The round dealt again; ``kept`` cards of the stock stay on top of it."""
    stay = [_staying(play, place, viewer, pins) for place in range(len(play.hands))]
    pool = [
        card for hand, kept_of in zip(play.hands, stay, strict=True) for card in hand.minus(kept_of)
    ]
    pool += play.stock[kept:]
    down = play.thrown_down if isinstance(play, GinRound) else None
    hidden_down = down is not None and play.table.knocker != viewer  # type: ignore[union-attr]
    if hidden_down:
        assert down is not None
        pool.append(down)
    chance.shuffle(pool)
    hands = []
    for hand, kept_of in zip(play.hands, stay, strict=True):
        count = len(hand) - len(kept_of)
        hands.append(kept_of.plus(pool[:count]))
        del pool[:count]
    drawn = play.drawn
    turn = play.table.awaiting
    if drawn is not None and turn is not None and turn != viewer:
        drawn = chance.choice(list(hands[turn]))
    changed: dict[str, object] = {"hands": tuple(hands), "drawn": drawn}
    if hidden_down:
        changed["thrown_down"] = pool.pop()
    if isinstance(play, ContractRound) and not kept:
        changed["key"] = chance.randbytes(32)
    changed["stock"] = (*play.stock[:kept], *pool)
    return msgspec.structs.replace(play, **changed)


def _staying(play: GinRound | ContractRound, place: int, viewer: Place, pins: Pins) -> Hand:
    """The part of a hand that stays: all of the viewer's, known cards, cards to be shown."""
    hand, table = play.hands[place], play.table
    if place == viewer:
        return hand
    if isinstance(play, GinRound) and (play.table.knocker == place or play.table.shown is not None):
        return hand
    if table.awaiting is None and isinstance(play, ContractRound):
        return hand
    known = Counter(table.known[place])
    return Hand.of((known | Counter(pins.get(place, ()))).elements())
