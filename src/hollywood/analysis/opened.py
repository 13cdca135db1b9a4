"""A round with all cards open, as the state of the kernel; and its end with best lay-offs."""

from __future__ import annotations

from hollywood.bots.gin_bots import gin_choice
from hollywood.cards import Card
from hollywood.gin import Ending, GinRound, LayOff, Phase
from hollywood.gin.legality import layoff_targets
from hollywood.gin.vector import rules_vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.moves import apply
from hollywood.kernel.gin.price import P_LENGTH, price
from hollywood.kernel.gin.sight import sight
from hollywood.kernel.gin.worth import WORTH_LENGTH, worth_of
from hollywood.melds import points
from hollywood.play import Seat
from hollywood.strategy.gin.policies.common import answer

_PHASES = {phase: number for number, phase in enumerate(Phase)}
_ENDINGS = {ending: number for number, ending in enumerate(Ending)}
_CODES = list(range(WORTH_LENGTH))


def open_state(play: GinRound) -> list[int]:
    """Return the state of a round in play; the stock is the last cards of the deck, top first."""
    table = play.table
    state = [0] * at.S_LENGTH
    state[at.S_PHASE] = _PHASES[table.phase]
    state[at.S_AWAITING] = _or_none(table.awaiting)
    state[at.S_DEALER] = table.dealer
    state[at.S_UPCARD] = table.upcard
    state[at.S_STOCK] = table.stock
    state[at.S_TURNS] = table.turns
    state[at.S_TAKEN] = _or_none(table.taken)
    state[at.S_DRAWN] = _or_none(play.drawn)
    state[at.S_KNOCKER] = _or_none(table.knocker)
    state[at.S_ENDING] = -1 if table.ending is None else _ENDINGS[table.ending]
    state[at.S_THROWN_DOWN] = _or_none(play.thrown_down)
    for seat, (hand, known) in enumerate(zip(play.hands, table.known, strict=True)):
        state[at.S_HANDS + seat] = hand.bits
        state[at.S_KNOWN + seat] = known.bits
    for number, meld in enumerate(table.spread):
        state[at.S_SPREAD + number] = meld.hand.bits
    for number, meld in enumerate(table.shown or ()):
        state[at.S_SHOWN + number] = meld.hand.bits
    state[at.S_HAS_SHOWN] = int(table.shown is not None)
    state[at.S_PILE_SIZE] = len(table.discards)
    for place, card in enumerate(table.discards):
        state[at.S_PILE + place] = card
        state[at.S_PILED] |= 1 << card
    for place, card in enumerate(play.stock, start=52 - table.stock):
        state[at.S_DECK + place] = card
    state[at.S_SHUFFLED] = 52 - table.stock
    return state


def _or_none(value: Card | Seat | None) -> int:
    """Return a card or a seat, -1 where there is none."""
    return -1 if value is None else int(value)


def best_end(play: GinRound, seat: Seat) -> int:
    """Return the code for ``seat`` of a round after a knock if both lay off as well as they can.

    Of a round that is over, the code of its result.
    """
    rules = rules_vector(play.rules)
    tables = play.rules.melds.tables
    state = open_state(play)
    view, action, score = [0] * at.V_LENGTH, [0] * at.A_LENGTH, [0] * P_LENGTH
    while state[at.S_PHASE] != at.OVER:
        sight(state, rules, state[at.S_AWAITING], view)
        answer(view, rules, tables, action)
        apply(state, rules, action)
    price(state, rules, tables, score)
    return worth_of(score, seat, _CODES)


def best_layoffs(play: GinRound) -> tuple[tuple[tuple[Card, str], ...], int]:
    """Return what the awaited player should lay off, card and meld, and the deadwood it leaves him.

    The best play of both, worked out with all cards open; the round is at his first lay-off.
    """
    assert play.awaiting is not None
    seat, laid = play.awaiting, []
    while play.awaiting == seat:
        action = gin_choice(play.view(seat), "greedy")
        assert action is not None
        if isinstance(action, LayOff):
            laid.append((action.card, str(layoff_targets(play.table)[action.onto])))
        play = play.after(seat, action)
    return tuple(laid), open_deadwood(play, seat)


def open_deadwood(play: GinRound, seat: Seat) -> int:
    """Return the points of what a player has left, once he has shown his melds."""
    return points(play.hands[seat], play.rules.melds)
