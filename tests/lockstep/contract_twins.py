"""One round of the contract game in the engine and in the kernel, described in the same terms."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

from hollywood.cards import Card, Hand
from hollywood.contract import (
    AllowMayI,
    CallMayI,
    ContractRound,
    DenyMayI,
    Displace,
    Ending,
    LayDown,
    LayOff,
    Phase,
    Reshuffled,
    WithdrawMayI,
    price,
)
from hollywood.contract import holder as engine_holder
from hollywood.contract.reshuffle import reshuffled
from hollywood.contract.vectors.rules import rules_vector
from hollywood.kernel.contract import layout
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.laydown.ways import way
from hollywood.kernel.contract.rules.legality import list_moves, may_lay_down, may_leave
from hollywood.kernel.contract.rules.moves import apply, holder, start_from
from hollywood.kernel.contract.rules.moves import price as kernel_price
from hollywood.kernel.contract.rules.sight import sight
from hollywood.kernel.contract.scratch import WORK_LENGTH
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.melds.wild import WildKind, WildMeld
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard

PHASES = tuple(Phase)
ENDINGS = tuple(Ending)
KINDS = (WildKind.SET, WildKind.RUN)
ENDS = {"bottom": at.AT_BOTTOM, "top": at.AT_TOP, None: at.NO_END}
MOST_WAYS = 300
"""If there are more ways to lay down than this, only this many are compared."""

# ------------------------------------------------------------------------------------ actions

_PLAIN: dict[int, Action] = {
    at.A_DRAW: DrawStock(),
    at.A_TAKE: TakeDiscard(),
    at.A_ALLOW: AllowMayI(),
    at.A_DENY: DenyMayI(),
    at.A_WITHDRAW: WithdrawMayI(),
}


def to_row(action: Action) -> tuple[int, ...]:
    """Write an action of the engine, except a lay down, as the kernel lists it."""
    match action:
        case Discard(card):
            return at.A_DISCARD, card, -1, at.NO_END, 0
        case LayOff(card, onto, end):
            return at.A_LAY_OFF, card, onto, ENDS[end], 0
        case Displace(card, onto, end):
            return at.A_DISPLACE, card, onto, ENDS[end], 0
        case CallMayI(moment):
            return at.A_CALL, layout.NO_CARD, -1, at.NO_END, moment
    kind = next(kind for kind, plain in _PLAIN.items() if plain == action)
    return kind, layout.NO_CARD, -1, at.NO_END, 0


def write(action: Action, vector: Any) -> None:
    """Write an action of the engine to an action vector."""
    if isinstance(action, LayDown):
        vector[at.A_KIND] = at.A_LAY_DOWN
        vector[at.A_LAY] = len(action.melds)
        for number, meld in enumerate(action.melds):
            spot = at.A_LAY + 1 + layout.M_LENGTH * number
            vector[spot + layout.M_KIND] = KINDS.index(meld.kind)
            vector[spot + layout.M_SIZE] = len(meld.cards)
            for index, card in enumerate(meld.cards):
                vector[spot + layout.M_CARDS + index] = int(card)
    else:
        for part, number in enumerate(to_row(action)):
            vector[at.A_KIND + part] = number


def read(vector: Sequence[int]) -> Action:
    """Read an action of the kernel."""
    kind, card, onto, end, moment = map(int, vector[at.A_KIND : at.A_LENGTH])
    where = next(name for name, number in ENDS.items() if number == end)
    if kind == at.A_LAY_DOWN:
        return LayDown(melds_at(vector, at.A_LAY + 1, int(vector[at.A_LAY])))
    if kind == at.A_DISCARD:
        return Discard(Card(card))
    if kind == at.A_LAY_OFF:
        return LayOff(Card(card), onto, where)  # type: ignore[arg-type]
    if kind == at.A_DISPLACE:
        return Displace(Card(card), onto, where)  # type: ignore[arg-type]
    if kind == at.A_CALL:
        return CallMayI(moment)
    return _PLAIN[kind]


def melds_at(vector: Sequence[int], start: int, count: int) -> tuple[WildMeld, ...]:
    melds = []
    for number in range(count):
        spot = start + layout.M_LENGTH * number
        first = spot + layout.M_CARDS
        cards = vector[first : first + int(vector[spot + layout.M_SIZE])]
        kind = KINDS[vector[spot + layout.M_KIND]]
        melds.append(WildMeld(kind, tuple(Card(int(card)) for card in cards)))
    return tuple(melds)


def unordered(melds: Iterable[WildMeld]) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    """A lay down, ignoring the order of its melds."""
    return tuple(sorted((str(meld.kind), meld.cards) for meld in melds))


# ------------------------------------------------------------------------------------ rounds


def told_by_engine(play: ContractRound) -> dict[str, Any]:
    """Everything that a round of the engine holds, hidden and open."""
    table, result = play.table, play.result
    return {
        "phase": PHASES.index(table.phase),
        "turn": int(table.turn),
        "dealer": int(table.dealer),
        "turns": table.turns,
        "stock": [int(card) for card in play.stock],
        "stock count": table.stock,
        "reshuffles": table.reshuffles,
        "taken": _number(table.taken),
        "drawn": _number(play.drawn),
        "drew": int(table.drew),
        "owed": _number(table.owed),
        "denied": int(table.denied),
        "granted now": table.granted_now,
        "calls": [(int(call.seat), call.moment) for call in table.calls],
        "sizes": list(table.sizes),
        "down": [_number(turn) for turn in table.down],
        "granted": list(table.granted),
        "called": list(table.called),
        "hands": [counts_of(hand) for hand in play.hands],
        "held": [sum({card.bit for card in hand}) for hand in play.hands],
        "known": [counts_of(hand) for hand in table.known],
        "pile": [int(card) for card in table.discards],
        "discarders": [_number(seat) for seat in table.discarders],
        "melds": [(int(one.owner), one.meld.kind, one.meld.cards) for one in table.melds],
        "result": None
        if result is None
        else (
            ENDINGS.index(result.ending),
            _number(result.winner),
            result.turns,
            result.may_is,
            price(result, play.rules),
        ),
    }


def told_by_kernel(state: Sequence[int], rules: Sequence[int]) -> dict[str, Any]:
    """The same from a state vector."""
    numbers = state if isinstance(state, list) else state.tolist()  # type: ignore[attr-defined]
    return _told(numbers, state, rules)


def _told(state: list[int], vector: Sequence[int], rules: Sequence[int]) -> dict[str, Any]:
    seats = int(rules[layout.R_SEATS])
    pile = int(state[at.S_PILE_SIZE])
    top = at.S_DECK + int(state[at.S_NEXT])
    told: dict[str, Any] = {
        "phase": int(state[at.S_PHASE]),
        "turn": int(state[at.S_TURN]),
        "dealer": int(state[at.S_DEALER]),
        "turns": int(state[at.S_TURNS]),
        "stock": _numbers(state, top, int(state[at.S_STOCK])),
        "stock count": int(state[at.S_STOCK]),
        "reshuffles": int(state[at.S_RESHUFFLES]),
        "taken": int(state[at.S_TAKEN]),
        "drawn": int(state[at.S_DRAWN]),
        "drew": int(state[at.S_DREW]),
        "owed": int(state[at.S_OWED]),
        "denied": int(state[at.S_DENIED]),
        "granted now": int(state[at.S_GRANTED_NOW]),
        "calls": [
            (int(state[at.S_CALL_SEATS + n]), int(state[at.S_CALL_MOMENTS + n]))
            for n in range(state[at.S_CALLS])
        ],
        "sizes": _numbers(state, at.S_SIZES, seats),
        "down": _numbers(state, at.S_DOWN, seats),
        "granted": _numbers(state, at.S_GRANTED, seats),
        "called": _numbers(state, at.S_CALLED, seats),
        "hands": [_counts(state, at.S_HANDS, seat) for seat in range(seats)],
        "held": _numbers(state, at.S_HELD, seats),
        "known": [_counts(state, at.S_KNOWN, seat) for seat in range(seats)],
        "pile": _numbers(state, at.S_PILE, pile),
        "discarders": _numbers(state, at.S_DISCARDERS, pile),
        "melds": _melds(state),
        "result": None,
    }
    if state[at.S_PHASE] == at.OVER:
        told["result"] = (
            int(state[at.S_ENDING]),
            int(state[at.S_WINNER]),
            int(state[at.S_PLAYED]),
            tuple(told["granted"]),
            tuple(int(compiled(kernel_price)(vector, rules, seat)) for seat in range(seats)),
        )
    return told


def counts_of(hand: Hand) -> dict[int, int]:
    counts: dict[int, int] = {}
    for card in hand:
        counts[int(card)] = counts.get(int(card), 0) + 1
    return counts


def _number(number: int | None) -> int:
    return -1 if number is None else int(number)


def _numbers(state: Sequence[int], first: int, count: int) -> list[int]:
    return list(state[first : first + count])


def _counts(state: Sequence[int], first: int, seat: int) -> dict[int, int]:
    counts = _numbers(state, first + layout.PLACES * seat, layout.PLACES)
    return {card: count for card, count in enumerate(counts) if count}


def _melds(state: Sequence[int]) -> list[tuple[int, str, tuple[Card, ...]]]:
    count = int(state[at.S_MELDS])
    owners = [int(state[at.S_TABLE + layout.M_LENGTH * number]) for number in range(count)]
    melds = melds_at(state, at.S_TABLE, count)
    return [(owner, meld.kind, meld.cards) for owner, meld in zip(owners, melds, strict=True)]


# ------------------------------------------------------------------------------------ twins


class Twins:
    """The same round in the engine and in the kernel, moved by the same actions."""

    def __init__(self, play: ContractRound, deck: Sequence[Card]) -> None:
        self.play = play
        table = play.table
        self.seats = table.seats
        self.rules = vector(
            rules_vector(table.rules, seats=table.seats, hand_number=table.hand_number)
        )
        self.state = empty_vector(at.S_LENGTH)
        self.view = empty_vector(at.V_LENGTH)
        self.action = empty_vector(at.A_LENGTH)
        self.work = empty_vector(WORK_LENGTH)
        self.rows = empty_vector(at.ROW * at.MOST_MOVES)
        self.whole = int(table.all_at_once)
        self.state[at.S_DECK : at.S_DECK + len(deck)] = vector(map(int, deck))
        self.state[at.S_STOCK] = self.state[at.S_SHUFFLED] = len(deck)
        compiled(start_from)(self.state, self.rules, int(table.dealer))
        self.compare()

    def act(self, seat: Seat, action: Action) -> None:
        """Let both do ``action``, which must be legal, and compare the results."""
        before = self.play.table
        self.play = self.play.after(seat, action)
        if any(isinstance(event, Reshuffled) for event in self.play.news):
            pile = before.discards[:-2] if isinstance(action, AllowMayI) else before.discards[:-1]
            stock = reshuffled(pile, key=self.play.key, number=before.reshuffles + 1)
            self.state[at.S_PREPARED] = len(stock)
            first = at.S_PREPARED + 1
            self.state[first : first + len(stock)] = vector(map(int, stock))
        write(action, self.action)
        compiled(apply)(self.state, self.rules, int(seat), self.action)
        self.compare()

    def compare(self) -> None:
        """Compare everything in the kernel's state with the engine's round."""
        told, wanted = told_by_kernel(self.state, self.rules), told_by_engine(self.play)
        different = {
            name: (told[name], wanted[name]) for name in wanted if told[name] != wanted[name]
        }
        assert not different, f"(kernel, engine) after {self.play.news}: {different}"
        if self.play.table.calls:
            assert compiled(holder)(self.state, self.rules) == engine_holder(self.play.table)

    def compare_legal(self, seat: Seat) -> list[Action]:
        """Compare what ``seat`` may do, and return it, with the first ways to lay down."""
        compiled(sight)(self.state, self.rules, int(seat), self.view)
        legal: list[Action] = []
        found: list[LayDown] = []
        for action in self.play.legal_actions(seat):
            if not isinstance(action, LayDown):
                legal.append(action)
            elif len(found) <= MOST_WAYS:
                found.append(action)
            else:
                break
        count = compiled(list_moves)(self.view, self.rules, int(seat), self.rows, 0)
        rows = [tuple(map(int, self.rows[at.ROW * n : at.ROW * (n + 1)])) for n in range(count)]
        assert rows == [to_row(action) for action in legal]
        table = self.play.table
        if (
            table.phase is Phase.PLAY
            and seat == table.turn
            and not table.calls
            and table.owed is None
        ):
            self._compare_lay_downs(seat, found)
        return [*legal, *found]

    def _compare_lay_downs(self, seat: Seat, found: list[LayDown]) -> None:
        """Compare the ways to lay down as sets if there are few, otherwise some of them."""
        count, told = self._ways(seat)
        if count <= MOST_WAYS and len(found) <= MOST_WAYS:
            legal = [one for one, is_legal in told if is_legal]
            assert {unordered(one.melds) for one in legal} == {
                unordered(one.melds) for one in found
            }
            assert len(legal) == len(found)
        assert bool(count) >= bool(found)
        for one in islice(found, 5):
            write(one, self.action)
            assert compiled(may_lay_down)(
                self.view, self.rules, int(seat), self.action, self.work
            ), one
        for one, is_legal in told[:5]:
            assert (self.play.why_illegal(seat, one) is None) == is_legal

    def _ways(self, seat: Seat) -> tuple[int, list[tuple[LayDown, bool]]]:
        """How many ways to lay down the kernel walks, with its description of each or the first."""
        if self.view[at.S_DOWN + int(seat)] != at.NOT_DOWN:
            return 0, []
        hand = at.S_HANDS + layout.PLACES * int(seat)
        found = []
        asked = (self.view, hand, self.rules, self.whole)
        count = compiled(way)(*asked, -1, MOST_WAYS + 1, self.action, self.work)
        for number in range(count if count <= MOST_WAYS else 5):
            walked = compiled(way)(*asked, number, number + 1, self.action, self.work)
            assert walked == number + 1
            self.action[at.A_KIND] = at.A_LAY_DOWN
            action = read(self.action)
            assert isinstance(action, LayDown)
            may = bool(compiled(may_leave)(self.view, self.rules, int(seat), self.action))
            found.append((action, may))
        return count, found
