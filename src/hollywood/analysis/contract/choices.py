"""The choices of a player of the contract game: those of the searching player, and the one made.

Every discard is a choice, whatever the planning player thinks of it. So are the ways to lay down
that leave the fewest points, and a dozen additions to melds. The choice made is always included.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from hollywood.bots.ways import CONTRACT_STRONGEST, ContractWays
from hollywood.contract.actions import CallMayI, LayDown
from hollywood.contract.pieces import Phase
from hollywood.contract.sight import ContractView
from hollywood.contract.vectors.action import action_of, row_of, write_action
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.evidence import Evidence
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import empty_vector
from hollywood.melds.wild import WildKind, WildMeld
from hollywood.play import Action, Discard
from hollywood.strategy.contract.search import candidates as of
from hollywood.strategy.contract.search.desk import Desk, Player
from hollywood.strategy.contract.search.entries import add_candidate, add_lay, carry_out
from hollywood.strategy.contract.search.propose import list_candidates

WAYS = ContractWays(
    0,
    throws=16,
    lays=of.MOST_LAYS,
    adds=12,
    hold=1,
    calls=1,
    pasts=1 if can_compile() else 0,
    first_steps=400,
    more_steps=16,
)
"""Which choices are tried and how hidden hands are simulated: like the searching player.

Each chain of simulated hands belongs to one past, found anew. Interpreted, that takes too long, so
hands are dealt at random.
"""

AGAIN = WAYS._replace(
    first_steps=CONTRACT_STRONGEST.first_steps, more_steps=CONTRACT_STRONGEST.more_steps
)
"""The same for a second look: pasts are looked for as long as the strongest level does."""


class ContractChoices(NamedTuple):
    """The choices of a decision, as actions and in the kernel's form.

    ``played`` is the number of the choice made; a call keeps its actual moment.
    """

    all: tuple[Action | None, ...]
    played: int
    evidence: Evidence
    lays: Any
    found: Any


def contract_choices_of(
    view: ContractView,
    action: Action | None,
    evidence: Evidence,
    player: Player,
    desk: Desk,
) -> ContractChoices:
    """Return the player's choices, and which of them ``action`` was; None leaves the discard.

    ``evidence`` is what the player knows. The candidates are those of the searching ``player``.
    """
    lays, found = empty_vector(of.LAYS_LENGTH), empty_vector(of.FOUND_LENGTH)
    written = empty_vector(at.A_LENGTH)
    own = desk._replace(lays=lays, found=found)
    compiled(list_candidates)(evidence.seen, evidence.rules, player, own, written)
    _add_throws(view, found)
    listed = _listed(lays, found, written)
    if not any(_same(each, action) for each in listed):
        _add(action, lays, found, written)
        listed = _listed(lays, found, written)
    played = next(number for number, each in enumerate(listed) if _same(each, action))
    return ContractChoices(tuple(listed), played, evidence, lays, found)


def _add_throws(view: ContractView, found: Any) -> None:
    """Add the discards that the searching player does not consider: wild cards.

    There is always room left for the choice made.
    """
    if view.table.phase is not Phase.PLAY or view.seat != view.table.turn:
        return
    for card in sorted(set(view.hand)):
        if found[of.F_NUMBER] == of.MOST_CANDIDATES - 1:
            return
        if view.refusal(Discard(card)) is None:
            add_candidate(found, *row_of(Discard(card)))


def _listed(lays: Any, found: Any, written: Any) -> list[Action | None]:
    actions = []
    for choice in range(int(found[of.F_NUMBER])):
        carry_out(lays, found, choice, written)
        actions.append(action_of(written))
    return actions


def _same(one: Action | None, other: Action | None) -> bool:
    """Whether two choices are the same, except for the order of melds and the moment of a call."""
    if isinstance(one, LayDown) and isinstance(other, LayDown):
        return _laid(one) == _laid(other)
    if isinstance(one, CallMayI):
        return isinstance(other, CallMayI)
    return one == other


def _laid(action: LayDown) -> list[tuple[str, tuple[int, ...]]]:
    return sorted((str(meld.kind), _in_order(meld)) for meld in action.melds)


def _in_order(meld: WildMeld) -> tuple[int, ...]:
    """The cards of a set can be in any order."""
    cards = tuple(map(int, meld.cards))
    return cards if meld.kind == WildKind.RUN else tuple(sorted(cards))


def _add(action: Action | None, lays: Any, found: Any, written: Any) -> None:
    """Add the choice made to the list; if needed, it replaces the last way to lay down."""
    if isinstance(action, LayDown):
        found[of.F_LAYS] = min(found[of.F_LAYS], of.MOST_LAYS - 1)
        number = int(found[of.F_NUMBER])
        for choice in range(number):
            entry = of.F_LIST + of.E_LENGTH * choice
            if found[entry + of.E_LAY] == of.MOST_LAYS - 1:
                _remove(found, choice)
                break
        write_action(action, written)
        add_lay(written, lays, found)
        return
    added = add_candidate(found, *row_of(action))
    assert added, "there is room for what was done"


def _remove(found: Any, choice: int) -> None:
    """Remove a choice from the list."""
    first = of.F_LIST + of.E_LENGTH * choice
    end = of.F_LIST + of.E_LENGTH * int(found[of.F_NUMBER])
    for place in range(first, end - of.E_LENGTH):
        found[place] = found[place + of.E_LENGTH]
    found[of.F_NUMBER] -= 1
