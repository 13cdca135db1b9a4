"""One round of gin in the engine and in the kernel, described in the same terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hollywood.cards import Card, Hand
from hollywood.gin import (
    BigGin,
    Ending,
    Finish,
    GinRound,
    GinRules,
    Knock,
    LayOff,
    PassUpcard,
    Phase,
    ScoreKind,
    ShowHand,
    price,
)
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin import price as gin_price
from hollywood.melds.forms import meld_from
from hollywood.melds.meld import LaidOff, Meld
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard

PHASES = tuple(Phase)
ENDINGS = tuple(Ending)
SCORES = tuple(ScoreKind)


def card_number(card: Card | None) -> int:
    return at.NO_CARD if card is None else int(card)


def seat_number(seat: Seat | None) -> int:
    return at.NOBODY if seat is None else int(seat)


def masks(melds: Sequence[Meld]) -> list[int]:
    found = [meld.hand.bits for meld in melds]
    assert len(found) <= at.MOST_MELDS
    return found + [0] * (at.MOST_MELDS - len(found))


def layoff_numbers(layoffs: Sequence[LaidOff]) -> list[int]:
    return [64 * layoff.onto + layoff.card for layoff in layoffs]


# ------------------------------------------------------------------------------------ actions


def to_vector(action: Action) -> list[int]:
    """Write an action of the engine as the kernel knows it."""
    match action:
        case PassUpcard():
            return [at.A_PASS, at.NO_CARD, 0, 0, 0, 0]
        case DrawStock():
            return [at.A_DRAW, at.NO_CARD, 0, 0, 0, 0]
        case TakeDiscard():
            return [at.A_TAKE, at.NO_CARD, 0, 0, 0, 0]
        case Discard(card):
            return [at.A_DISCARD, card, 0, 0, 0, 0]
        case Knock(card, spread):
            return [at.A_KNOCK, card, 0, *masks(spread)]
        case BigGin(spread):
            return [at.A_BIG_GIN, at.NO_CARD, 0, *masks(spread)]
        case LayOff(card, onto):
            return [at.A_LAY_OFF, card, onto, 0, 0, 0]
        case ShowHand(melds):
            return [at.A_SHOW, at.NO_CARD, 0, *masks(melds)]
        case Finish():
            return [at.A_FINISH, at.NO_CARD, 0, 0, 0, 0]
    raise AssertionError(action)


def to_action(vector: Sequence[int], rules: GinRules) -> Action:
    """Read an action of the kernel."""
    kind, card, onto = vector[:3]
    melds = tuple(meld_from(int(meld), rules.melds) for meld in vector[3:6] if meld)
    if kind == at.A_DISCARD:
        return Discard(Card(int(card)))
    if kind == at.A_KNOCK:
        return Knock(Card(int(card)), melds)
    if kind == at.A_BIG_GIN:
        return BigGin(melds)
    if kind == at.A_LAY_OFF:
        return LayOff(Card(int(card)), int(onto))
    if kind == at.A_SHOW:
        return ShowHand(melds)
    plain: dict[int, Action] = {
        at.A_PASS: PassUpcard(),
        at.A_DRAW: DrawStock(),
        at.A_TAKE: TakeDiscard(),
        at.A_FINISH: Finish(),
    }
    return plain[int(kind)]


def unordered(vector: Sequence[int]) -> tuple[int, ...]:
    """An action, ignoring the order of its melds."""
    return (*vector[:3], *sorted(vector[3:6]))


# ------------------------------------------------------------------------------------ rounds


def told_by_engine(state: GinRound) -> dict[str, Any]:
    """Everything that a round of the engine holds, hidden and open."""
    table, result = state.table, state.result
    return {
        "phase": PHASES.index(table.phase),
        "awaiting": seat_number(table.awaiting),
        "dealer": int(table.dealer),
        "upcard": int(table.upcard),
        "stock": [int(card) for card in state.stock],
        "stock count": table.stock,
        "turns": table.turns,
        "taken": card_number(table.taken),
        "drawn": card_number(state.drawn),
        "knocker": seat_number(table.knocker),
        "ending": _ending(state),
        "hands": [hand.bits for hand in state.hands],
        "known": [hand.bits for hand in table.known],
        "spread": masks(table.spread),
        "shown": masks(table.shown or ()),
        "has shown": int(table.shown is not None),
        "thrown down": card_number(state.thrown_down),
        "layoffs": layoff_numbers(table.layoffs),
        "knocker's layoffs": layoff_numbers(table.knocker_layoffs),
        "pile": [int(card) for card in table.discards],
        "pile as a hand": Hand.of(table.discards).bits,
        "left": table.left.bits,
        "shown left": table.shown_left.bits,
        "result": None
        if result is None
        else [result.turns, int(result.upcard), result.layoffs, result.knocker_layoffs],
    }


def _ending(state: GinRound) -> int:
    if state.result is not None:
        return ENDINGS.index(state.result.ending)
    return -1 if state.table.ending is None else ENDINGS.index(state.table.ending)


def told_by_kernel(state: Sequence[int]) -> dict[str, Any]:
    """The same from a state vector."""
    knocker, shown = state[at.S_KNOCKER], state[at.S_HAS_SHOWN]
    hands = list(state[at.S_HANDS : at.S_HANDS + 2])
    return {
        "phase": state[at.S_PHASE],
        "awaiting": state[at.S_AWAITING],
        "dealer": state[at.S_DEALER],
        "upcard": state[at.S_UPCARD],
        "stock": list(state[at.S_DECK + 52 - state[at.S_STOCK] : at.S_DECK + 52]),
        "stock count": state[at.S_STOCK],
        "turns": state[at.S_TURNS],
        "taken": state[at.S_TAKEN],
        "drawn": state[at.S_DRAWN],
        "knocker": knocker,
        "ending": state[at.S_ENDING],
        "hands": hands,
        "known": list(state[at.S_KNOWN : at.S_KNOWN + 2]),
        "spread": list(state[at.S_SPREAD : at.S_SPREAD + 3]),
        "shown": list(state[at.S_SHOWN : at.S_SHOWN + 3]),
        "has shown": shown,
        "thrown down": state[at.S_FACE_DOWN],
        "layoffs": _counted(state, at.S_LAYOFFS),
        "knocker's layoffs": _counted(state, at.S_KNOCKER_LAYOFFS),
        "pile": _counted(state, at.S_PILE_SIZE),
        "pile as a hand": state[at.S_PILED],
        "left": hands[knocker] if knocker in {0, 1} else 0,
        "shown left": hands[1 - knocker] if knocker in {0, 1} and shown else 0,
        "result": None
        if state[at.S_PHASE] != at.OVER
        else [
            state[at.S_TURNS],
            state[at.S_UPCARD],
            state[at.S_LAYOFFS],
            state[at.S_KNOCKER_LAYOFFS],
        ],
    }


def _counted(state: Sequence[int], place: int) -> list[int]:
    return list(state[place + 1 : place + 1 + state[place]])


def score_of(state: GinRound) -> list[int]:
    """The price of a finished round of the engine, as the kernel writes it."""
    result = state.result
    assert result is not None
    score = price(result, state.rules)
    out = [0] * gin_price.P_LENGTH
    out[gin_price.P_KIND] = SCORES.index(score.kind)
    out[gin_price.P_WINNER] = seat_number(score.winner)
    out[gin_price.P_POINTS] = score.points
    out[gin_price.P_BOXES] = score.boxes
    out[gin_price.P_KNOCKER_DEADWOOD] = result.knocker_deadwood
    out[gin_price.P_DEFENDER_DEADWOOD] = result.defender_deadwood
    return out
