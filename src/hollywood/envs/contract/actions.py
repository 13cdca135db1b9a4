"""The ids of the actions of May-I. They depend only on how many melds can lie on the table.

To lay down names no melds: the lay down that leaves the fewest points is made. Where every lay down
is asked for (``spreads="all"``), the action begins the laying: then the cards are named one by one,
and an end after each meld. A second end says that the lay down is complete.
"""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.contract.actions import (
    AllowMayI,
    CallMayI,
    DenyMayI,
    Displace,
    End,
    LayDown,
    LayOff,
    WithdrawMayI,
)
from hollywood.contract.laying import best_lay_down, lay_downs
from hollywood.contract.legality import legal_actions
from hollywood.contract.rules import ContractRules
from hollywood.contract.sight import ContractView
from hollywood.envs.planes import CARD, KINDS, NAMES, PLACE
from hollywood.errors import HollywoodError, IllegalAction
from hollywood.melds.wild import WildKind
from hollywood.play import Action, Discard, DrawStock, TakeDiscard

DRAW, TAKE, ALLOW, DENY, CALL, LEAVE, LAY_DOWN = range(7)
DISCARD = 7
LAY_OFF = DISCARD + KINDS
ENDS = 2
"""The ends of a run: 0 bottom, 1 top. A set, and the hand of the player, count as the top."""

_ENDS: tuple[End, ...] = ("bottom", "top")
_PLAIN: dict[int, Action] = {
    DRAW: DrawStock(),
    TAKE: TakeDiscard(),
    ALLOW: AllowMayI(),
    DENY: DenyMayI(),
    CALL: CallMayI(),
}
_PLAIN_IDS = {type(action): number for number, action in _PLAIN.items()}
_WORDS = ("draw", "take", "allow May-I", "deny May-I", "May I?", "leave it", "lay down")


def most_melds(rules: ContractRules, players: int) -> int:
    """Return how many melds can lie on the table at once."""
    contracts = [rules.slots(contract) for contract in rules.contracts]
    most = players * max(map(len, contracts))
    if not rules.exact:
        least = min(slot.least for slots in contracts for slot in slots)
        most = max(most, len(rules.pack) // least)
    return most


class Ids:
    """The ids for a number of melds."""

    def __init__(self, melds: int, *, every: bool) -> None:
        """``every`` is whether each lay down can be named card by card."""
        self.melds = melds
        self.displace: int = LAY_OFF + melds * ENDS * KINDS
        self.end_meld: int = self.displace + melds * ENDS * KINDS
        self.meld: int = self.end_meld + 1
        self.count: int = self.meld + KINDS if every else self.end_meld
        table = [
            (DRAW, 1, "draw from the stock"),
            (TAKE, 1, "take the top of the discard pile"),
            (ALLOW, 1, "let the caller have the discard"),
            (DENY, 1, "deny the call and take the discard"),
            (CALL, 1, "ask for the discard out of turn"),
            (LEAVE, 1, "leave the discard alone, when asked about it"),
            (LAY_DOWN, 1, "lay down the contract"),
            (DISCARD, KINDS, "discard a card"),
            (
                LAY_OFF,
                melds * ENDS * KINDS,
                (
                    "add a card to a meld: (2 * meld + end) * 53 + card; end 0 is the low end of a "
                    "run, 1 its high end, or a set"
                ),
            ),
            (
                self.displace,
                melds * ENDS * KINDS,
                (
                    "put a card in place of a wild card: (2 * meld + end) * 53 + card; the wild "
                    "card goes to that end, or where the rules say so, to the hand (end 1)"
                ),
            ),
        ]
        if every:
            table += [
                (self.end_meld, 1, "the meld being laid is complete; once more: all melds are"),
                (self.meld, KINDS, "add a card to the meld being laid; a run from low to high"),
            ]
        self.table: tuple[tuple[int, int, str], ...] = tuple(table)

    def name_of(self, number: int) -> str:
        """Name an action in words."""
        if number < DISCARD:
            return _WORDS[number]
        if number < LAY_OFF:
            return f"discard {NAMES[number - DISCARD]}"
        if number < self.end_meld:
            first = LAY_OFF if number < self.displace else self.displace
            spot, card = divmod(number - first, KINDS)
            meld, end = divmod(spot, ENDS)
            if number < self.displace:
                return f"lay off {NAMES[card]} on meld {meld}, {_ENDS[end]}"
            return f"displace with {NAMES[card]} in meld {meld}, wild to {_ENDS[end]}"
        return "end meld" if number == self.end_meld else f"meld {NAMES[number - self.meld]}"

    def id_of(self, move: Action | None) -> int:
        """Return the id of a move; ``None`` leaves a discard alone."""
        match move:
            case None:
                return LEAVE
            case Discard(card):
                return DISCARD + PLACE[card]
            case LayOff(card, onto, end):
                return LAY_OFF + self._spot(onto, end) + PLACE[card]
            case Displace(card, onto, end):
                return self.displace + self._spot(onto, end) + PLACE[card]
            case LayDown():
                return LAY_DOWN
            case WithdrawMayI():
                raise HollywoodError("no seat is asked to withdraw a call, so it has no id")
        return _PLAIN_IDS[type(move)]

    def _spot(self, onto: int, end: End | None) -> int:
        return (ENDS * onto + (0 if end == "bottom" else 1)) * KINDS

    def move_of(self, number: int, view: ContractView) -> Action | None:
        """Return the move that an action means in this view, with the best lay down."""
        if number == LEAVE:
            return None
        if number == LAY_DOWN:
            assert view.seat is not None, "a spectator does not act"
            found = best_lay_down(view.table, view.seat, view.hand)
            if found is None:
                raise IllegalAction("There is nothing to lay down.")
            return found
        if number < DISCARD:
            return _PLAIN[number]
        if number < LAY_OFF:
            return Discard(CARD[number - DISCARD])
        displaces = number >= self.displace
        spot, place = divmod(number - (self.displace if displaces else LAY_OFF), KINDS)
        onto, end = divmod(spot, ENDS)
        card, rules = CARD[place], view.table.rules
        if displaces:
            return Displace(card, onto, None if rules.wild_to_hand else _ENDS[end])
        melds = view.table.melds
        is_set = onto < len(melds) and melds[onto].meld.kind == WildKind.SET
        return LayOff(card, onto, None if is_set else _ENDS[end])

    def legal_ids(self, view: ContractView) -> list[int]:
        """Return the ids of everything the viewer may do, in ascending order.

        A seat out of turn that may call may also leave the discard alone.
        """
        moves = legal_actions(view.table, view.seat, view.hand, best=True)
        found = {self.id_of(move) for move in moves if not isinstance(move, WithdrawMayI)}
        if view.seat != view.table.turn:
            found.add(LEAVE)
        return sorted(found)

    def ways(self, view: ContractView) -> Iterator[tuple[tuple[int, ...], Action]]:
        """Yield every lay down: the ids that spell it, and the move."""
        assert view.seat is not None, "a spectator does not act"
        for move in lay_downs(view.table, view.seat, view.hand):
            yield self.spelled(move), move

    def spelled(self, move: LayDown) -> tuple[int, ...]:
        """Return the ids that spell a lay down."""
        found: list[int] = []
        for meld in move.melds:
            found += [self.meld + PLACE[card] for card in meld.cards]
            found.append(self.end_meld)
        return (*found, self.end_meld)
